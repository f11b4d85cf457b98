"""How far should a bot look ahead? Choices by walks of several lengths, judged by the longest.

    python -m tools.horizons cfs --turns 8 --worlds 60 --positions 24
    python -m tools.horizons frag --turns 16 --worlds 240 --positions 80 --every 37 --doubt 1
    python -m tools.horizons kf --turns 32 --worlds 200 --candidates 24

Positions of matches between a game's own bots are taken, every so manyth decision. All candidates
are tried in the same worlds, and the chances are noted after every turn of a walk. In some of the
worlds a choice is made by what they are after one turn, two, four … or by their average so far;
in the other worlds it is judged by what they are after the last turn, or on average after the last
half of the turns (`--judge late`), which scatters less. Printed is by how many points of 100 a
choice is better than the usual one, by few worlds and by more of them, and how much better by the
most of them than the choice by a single turn (95 %); then the same by few candidates and by more.
This takes seconds where matches take hours; but everybody plays on as the game's own bots do.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from math import sqrt

import numpy as np
import numpy.typing as npt

from tafelrunde.bots import Bot, make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.bots.bot import Around
from tafelrunde.bots.levels import STRONG
from tafelrunde.bots.parts import Parts
from tafelrunde.bots.search import Candidate, Dream, Mind, Worlds
from tafelrunde.bots.thinking import Budget, thinking_of
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import Action, InfoSet

Numbers = npt.NDArray[np.float64]  # by candidate, world and turn
Rule = Callable[[Numbers], Numbers]  # what a choice goes by: a number for each candidate and world

LONG = 2000  # decisions: only turns end a walk here
FEWEST = 8  # worlds to choose by, then twice as many, and so on
NARROWEST = 3  # candidates to choose among, then twice as many, and so on
TIMES = 20  # worlds are dealt out to choosing and judging


class Watching(Around):
    """A bot with somebody behind its back who tries its candidates out now and then."""

    def __init__(self, bot: Bot, seat: int, study: Study) -> None:
        super().__init__(bot)
        self._seat = seat
        self._study = study

    def choose(self, info: InfoSet) -> Action:
        """Ask the bot, and perhaps study the position."""
        self._study.see(info, self._seat)
        return self._bot.choose(info)


class Study:
    """Positions, each with every candidate's chances in every world after every turn."""

    def __init__(self, info: GameInfo, asked: argparse.Namespace) -> None:
        thinking = replace(
            thinking_of(info.thinking, STRONG), turns=asked.turns, decisions=LONG, average=True
        )
        if asked.candidates:
            thinking = replace(thinking, candidates=asked.candidates)
        self.found: list[Numbers] = []
        self._parts = Parts(info, Budget(1), thinking)
        self._turns, self._worlds, self._every = asked.turns, asked.worlds, asked.every
        self._asked = 0

    def see(self, info: InfoSet, seat: int) -> None:
        """Study every so manyth decision, if there is something to decide."""
        self._asked += 1
        if self._asked % self._every:
            return
        mind = Mind(info.game, self._parts, seat, "horizons")
        candidates = mind.candidates(info)
        if len(candidates) > 1:
            worlds = mind.worlds(info)
            rows = [
                [self._walk(mind, worlds, number, one) for number in range(self._worlds)]
                for one in candidates
            ]
            self.found.append(np.array(rows))

    def _walk(self, mind: Mind, worlds: Worlds, number: int, candidate: Candidate) -> list[float]:
        """Return the seat's chances after every turn; how a match ended counts for all later."""
        mind.table.begin()
        dream = Dream(mind, worlds.copy_of(number))
        dream.walk(candidate)
        chances = [each[mind.seat] for each in dream.chances]
        return chances + [chances[-1]] * (self._turns - len(chances))


def after(turns: int) -> Rule:
    """Go by the chances after so many turns."""
    return lambda rows: rows[:, :, turns - 1]


def average(turns: int) -> Rule:
    """Go by the average of the chances after each of so many turns."""
    return lambda rows: rows[:, :, :turns].mean(2)


def rules(turns: int) -> dict[str, Rule]:
    """Return what choices may go by, with one turn first."""
    found = {"after 1": after(1)}
    length = 2
    while length <= turns:
        found |= {f"after {length}": after(length), f"average of {length}": average(length)}
        length *= 2
    return found


def chosen(values: Numbers, doubt: float) -> int:
    """Return the candidate a search would choose by these values, the usual one in doubt."""
    gaps = values - values[0]
    errors = gaps.std(1, ddof=1) / sqrt(gaps.shape[1])
    leads = gaps.mean(1) - doubt * errors
    leads[0] = 0.0
    return int(leads.argmax())


def doubling(first: int, last: int) -> list[int]:
    """Return how many to try: few, twice as many, and so on, and at last all."""
    found = [first << step for step in range(last.bit_length()) if first << step < last]
    return [*found, last]


class Judge:
    """Says what choices are worth in worlds they were not made by."""

    def __init__(self, found: list[Numbers], doubt: float, last: int) -> None:
        self._found = found
        self._doubt = doubt
        self._last = last  # turns whose average counts
        self.worlds = found[0].shape[1] // 2
        self.candidates = max(len(rows) for rows in found)

    def gains(self, rule: Rule, worlds: int, candidates: int) -> Numbers:
        """Return by how much choices beat the usual ones, position by position."""
        chance = np.random.default_rng(1)
        better = np.zeros(len(self._found))
        for place, rows in enumerate(self._found):
            ends = rows[:, :, -self._last :].mean(2)
            for _ in range(TIMES):
                order = chance.permutation(rows.shape[1])
                choice = chosen(rule(rows[:candidates, order[:worlds]]), self._doubt)
                judged = ends[choice, order[self.worlds :]] - ends[0, order[self.worlds :]]
                better[place] += 100.0 * judged.mean() / TIMES
        return better


def told(numbers: Numbers) -> str:
    """Return a mean and how sure it is (95 %)."""
    return f"{numbers.mean():+.2f} ± {1.96 * numbers.std(ddof=1) / sqrt(len(numbers)):.2f}"


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description="Compare how far a game's bots may look ahead.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--every", type=int, default=31, help="study every so manyth decision")
    parser.add_argument("--doubt", type=float, help="standard errors; else a strong bot's")
    parser.add_argument("--candidates", type=int, default=0, help="at most; else a strong bot's")
    parser.add_argument("--judge", choices=("end", "late"), default="end")
    parser.add_argument("--seed", default="horizons")
    asked = parser.parse_args()
    info = load(asked.game)
    game = info.build(players=asked.players)
    study = Study(info, asked)
    match = 0
    while len(study.found) < asked.positions:
        bots = [
            Watching(make_bot(info, "regular", seat, match), seat, study)
            for seat in range(asked.players)
        ]
        play_match(game, bots, f"{asked.seed} {match}")
        match += 1
    doubt = thinking_of(info.thinking, STRONG).doubt if asked.doubt is None else asked.doubt
    print(f"{len(study.found)} positions of {match} matches, doubt {doubt}")
    judge = Judge(study.found, doubt, asked.turns // 2 if asked.judge == "late" else 1)
    report(judge, rules(asked.turns))


def report(judge: Judge, found: dict[str, Rule]) -> None:
    """Print what choices by each rule gain, by worlds and then by candidates."""
    sizes = doubling(FEWEST, judge.worlds)
    print(f"{'worlds':14}", *[f"{size:<15}" for size in sizes], "over one turn")
    by_one = judge.gains(after(1), judge.worlds, judge.candidates)
    for name, rule in found.items():
        better = [judge.gains(rule, size, judge.candidates) for size in sizes]
        print(f"{name:14}", *[f"{told(one):15}" for one in better], told(better[-1] - by_one))
    sizes = doubling(NARROWEST, judge.candidates)
    print(f"\n{'candidates':14}", *[f"{size:<15}" for size in sizes])
    for name, rule in found.items():
        better = [judge.gains(rule, judge.worlds, size) for size in sizes]
        print(f"{name:14}", *[f"{told(one):15}" for one in better])


if __name__ == "__main__":
    main()
