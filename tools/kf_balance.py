"""Measure what attacking is worth in KRALLEN & FALLEN: one of the bots keeps a vow.

    python -m tools.kf_balance --games 2000 --players 4 --vow never_attacks

Prints how long the games are, and how often whoever keeps the vow wins, beside an even share. What
doesn't need a vow is measured by `tafelrunde lab` (docs/balance/experiments). Vows:

    none            everybody plays alike
    leaves_realms   never attacks a card in another realm (monsters in the wilderness it does)
    never_attacks   attacks nothing but what lies in the own realm
    harms_nobody    neither that, nor raids, traps or thefts
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.bots.bot import Bot
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.games.kf.names import AIM
from tafelrunde.games.kf.state import KfState
from tafelrunde.kernel import Action, Game, InfoSet
from tafelrunde.lab.batch import run_batch
from tafelrunde.lab.simulate import wilson

VOWS = ("none", "leaves_realms", "never_attacks", "harms_nobody")
HARMFUL = ("raid", "rival", "rival_treasure", "barrier")  # aims of cards


@dataclass(frozen=True)
class Plan:
    """What is played; plain, so that it can be sent to a worker process."""

    players: int
    vow: str
    seed: str


@dataclass(frozen=True)
class Tale:
    """What is told of one match."""

    turns: int
    kept: float  # the share of the victory that went to whoever kept the vow


class Sworn:
    """The game's own bot, which keeps a vow in its own turn."""

    def __init__(self, bot: Bot, vow: str) -> None:
        self._bot = bot
        self._vow = vow

    def choose(self, info: InfoSet) -> Action:
        """Let the bot choose among what is allowed; the world it is given is a copy of its own."""
        s: KfState = info.world
        if s.agenda[-1][0] == "act":
            options = info.options()
            s.offer = tuple([one for one in options if is_allowed(self._vow, s, info.seat, one)])
        return self._bot.choose(info)


def is_allowed(vow: str, s: KfState, seat: int, action: Action) -> bool:
    """Say whether an action keeps a vow."""
    if action[0] == "attack":
        own = action[1] in s.realm[seat]
        return own or (vow == "leaves_realms" and action[1] in s.wild)
    harmful = len(action) > 1 and action[0] != "replace" and AIM[action[1]] in HARMFUL
    return not (vow == "harms_nobody" and harmful)


@lru_cache(maxsize=1)
def kf() -> GameInfo:
    """Return the game's description, read once in each process."""
    return load("kf")


@lru_cache(maxsize=8)
def built(players: int) -> Game:
    """Return the game for so many players, built once in each process."""
    return kf().build(players)


def play_one(plan: Plan, number: int) -> Tale:
    """Play one match of a plan; its number settles everything."""
    seed = f"{plan.seed}, game {number}"
    bots: list[Bot] = [make_bot(kf(), "regular", seat, seed) for seat in range(plan.players)]
    sworn = number % plan.players
    if plan.vow != "none":
        bots[sworn] = Sworn(bots[sworn], plan.vow)
    result = play_match(built(plan.players), bots, seed)
    return Tale(result.turns, (sworn in result.winners) / len(result.winners))


def tables(plan: Plan, tales: list[Tale]) -> list[str]:
    """Return everything as lines of Markdown."""
    games = len(tales)
    kept = sum(tale.kept for tale in tales)
    low, high = wilson(kept, games)
    turns = sorted(tale.turns for tale in tales)
    mean = sum(turns) / games
    return [
        f"{games} games of {plan.players}, turns: mean {mean:.1f}, median {turns[games // 2]}",
        f"vow {plan.vow}: {kept / games:.1%} ({low:.1%} to {high:.1%}),"
        f" even {1 / plan.players:.1%}",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description="How even is KRALLEN & FALLEN?")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--vow", choices=VOWS, default="none")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--cores", type=int, default=0)
    wish = parser.parse_args(arguments)
    plan = Plan(wish.players, wish.vow, wish.seed)
    print("\n".join(tables(plan, run_batch(partial(play_one, plan), wish.games, wish.cores))))


if __name__ == "__main__":
    main()
