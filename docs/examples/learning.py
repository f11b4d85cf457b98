"""A policy learns Magpie against random play, through the PettingZoo environment alone.

    python docs/examples/learning.py                    # 12,000 matches, a minute or two
    python docs/examples/learning.py --matches 200 --judged 100

The policy is linear: a row of weights for each action, whose products with what the seat sees are
turned into probabilities among the options. After each batch of matches the weights go along the
REINFORCE gradient: what was done in matches that were won becomes more likely. It sits in every
seat in turn, and sees the table from there: its own things first, then those of its neighbours.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tafelrunde.lab.simulate import wilson
from tafelrunde.research import pettingzoo_env

BATCH = 50  # matches between two steps of learning
RATE = 0.5  # how far a step goes


@dataclass
class Policy:
    """Weights for every action, and how a seat's row becomes features."""

    env: Any
    chance: np.random.Generator
    weights: np.ndarray[Any, Any] = field(init=False)

    def __post_init__(self) -> None:
        cells = self.env.subject.layout.cells()
        names = [cell.name for cell in cells]
        players = self.env.max_num_agents
        self._scale = np.array([1 / max(1, abs(cell.least), cell.most) for cell in cells])
        self._turned = [
            np.array([names.index(seen_from(name, seat, players)) for name in names])
            for seat in range(players)
        ]
        self.weights = np.zeros((self.env.subject.vocabulary.size, len(cells) + 1))

    def features(self, row: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any]:
        """Return the row as the seat sees it, its own things first, and a constant."""
        turned = self._turned[seat]
        seen = row[turned] * self._scale[turned]
        seen[0] = 0.0  # which seat it is says nothing once the table is turned
        return np.append(seen, 1.0)

    def likelihoods(self, seen: Any, options: Any) -> np.ndarray[Any, Any]:
        """Return how likely each of the options is."""
        worth = self.weights[options] @ seen
        grown = np.exp(worth - worth.max())
        return np.asarray(grown / grown.sum())


def seen_from(name: str, seat: int, players: int) -> str:
    """Return which cell lies where this one does for seat 0."""
    first, _, rest = name.partition(".")
    if first != "seats":
        return name
    number, _, entry = rest.partition(".")
    return f"seats.{(int(number) + seat) % players}.{entry}"


def play(policy: Policy, own: int, learns: bool) -> tuple[float, np.ndarray[Any, Any]]:
    """Play a match against random bots; return what the own seat got, and the way of its choices.

    That way is the gradient of the logarithm of their likelihood.
    """
    env, chance = policy.env, policy.chance
    env.reset(seed=int(chance.integers(2**31)))
    way = np.zeros_like(policy.weights)
    me = env.possible_agents[own]
    while not env.terminations[me]:
        observation, *_ = env.last()
        options = np.flatnonzero(observation["action_mask"])
        if env.agent_selection != me or len(options) == 1:
            env.step(options[chance.integers(len(options))])
            continue
        seen = policy.features(observation["observation"], own)
        likely = policy.likelihoods(seen, options)
        chosen = chance.choice(len(options), p=likely)
        if learns:
            likely[chosen] -= 1.0
            way[options] -= np.outer(likely, seen)
        env.step(options[chosen])
    return env.rewards[me], way


def learn(policy: Policy, matches: int) -> None:
    """Play so many matches, and learn after each batch of them."""
    players = policy.env.max_num_agents
    for _ in range(matches // BATCH):
        played = [play(policy, number % players, learns=True) for number in range(BATCH)]
        got = np.array([reward for reward, _ in played])
        better = (got - got.mean()) / (got.std() + 1e-9)
        for much, (_, way) in zip(better, played, strict=True):
            policy.weights += RATE / BATCH * much * way


def judge(policy: Policy, matches: int) -> str:
    """Return the share of matches the policy wins among random bots, with its interval."""
    players = policy.env.max_num_agents
    won = sum(play(policy, number % players, learns=False)[0] for number in range(matches))
    low, high = wilson(won, matches)
    return f"{won / matches:.1%} ({low:.1%} to {high:.1%})"


def say(text: str) -> None:
    """Write a line at once: learning takes its time."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    """Judge the policy, let it learn, judge it again."""
    parser = argparse.ArgumentParser(description="A linear policy learns by REINFORCE.")
    parser.add_argument("--game", default="magpie")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=12_000)
    parser.add_argument("--judged", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    env = pettingzoo_env(wish.game, wish.players)
    policy = Policy(env, np.random.default_rng(wish.seed))
    say(f"fair share: {1 / env.max_num_agents:.1%}, of {wish.judged} matches each (95 %)")
    say(f"before learning: {judge(policy, wish.judged)}")
    learn(policy, wish.matches)
    say(f"after {wish.matches} matches: {judge(policy, wish.judged)}")


if __name__ == "__main__":
    main()
