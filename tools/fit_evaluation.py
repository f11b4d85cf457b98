"""Fit what a game's evaluation weighs to many matches of its own bots.

    python -m tools.fit_evaluation kf --games 20000 --keep 8

Positions of matches between the games' own bots are kept with who won in the end; the weights are
those that make this most likely (multinomial logistic regression, a little pulled towards 0).
They go to games/<id>/data/evaluation.toml. Printed is the loss (in nats) on every fifth batch,
which is not fitted to, beside that of even chances. Play on the compiled build: it takes minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import log
from os import cpu_count
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.bots.parts import every_decision
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import Event, Game, InfoSet
from tafelrunde.kernel.insight import look

FOLDER = Path(__file__).resolve().parent.parent / "src" / "tafelrunde" / "games"
STEPS = 8
PULL = 0.00001  # more makes evaluations doubt what many matches show
HELD_BACK = 5  # every so manyth batch, which has all settings, is kept for the test
BATCH = 60  # matches a process plays at a time
Weights = dict[str, list[float]]
Numbers = npt.NDArray[np.float64]


@dataclass
class Example:
    """One position: every side's kind and numbers, its seats, and in the end its share."""

    match: int
    kinds: tuple[str, ...]
    rows: list[list[float]]
    seats: list[list[int]]
    won: list[float]


def settings(info: GameInfo) -> list[tuple[int, tuple[str, ...]]]:
    """Every number of players, plain and with all modules that fit."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for players in range(info.fewest, info.most + 1):
        sets = info.module_sets(players)
        found += [(players, modules) for modules in {sets[0], max(sets, key=len)}]
    return sorted(found)


def batch_of(name: str, players: int, keep: int, first: int) -> list[Example]:
    """Play a batch of matches and return some positions, everything hidden as it truly was."""
    info = load(name)
    kinds = settings(info) if not players else [(players, info.module_sets(players)[0])]
    found: list[Example] = []
    for number in range(first, first + BATCH):
        found += positions(info, *kinds[number % len(kinds)], number, keep)
    return found


def positions(
    info: GameInfo, players: int, modules: tuple[str, ...], number: int, keep: int
) -> list[Example]:
    """Play one match and return every so manyth position with who won."""
    game = info.build(players, modules)
    bots = [make_bot(info, "regular", seat, number) for seat in range(players)]
    keeper = Keeper(info.part("evaluation"), number, keep)
    winners = play_match(game, bots, f"fit {number}", looking=keeper.look).winners
    found: list[Example] = []
    for example in keeper.kept:
        wins = [sum(seat in winners for seat in seats) for seats in example.seats]
        if sum(wins):
            example.won = [win / sum(wins) for win in wins]
            found.append(example)
    return found


class Keeper:
    """Shows seats the match as usual, and keeps every so manyth position.

    Search asks for the chances where a turn has just ended (`moment`), so only such positions
    count: the first decision after it.
    """

    def __init__(self, part: Any, match: int, keep: int) -> None:
        self.kept: list[Example] = []
        self._part, self._match, self._keep = part, match, keep
        self._asked = match % keep
        self._moment: Any = None

    def look(self, game: Game, s: Any, seat: int, seed: object, history: list[Event]) -> InfoSet:
        """Return what the seat may know."""
        before, self._moment = self._moment, getattr(self._part, "moment", every_decision)(s)
        if before is None or before == self._moment:
            return look(game, s, seat, seed, history)
        self._asked += 1
        if self._asked % self._keep == 0:
            sides = self._part.sides(game, s)
            kinds = tuple(side.kind for side in sides)
            rows = [side.features for side in sides]
            self.kept.append(Example(self._match, kinds, rows, [side.seats for side in sides], []))
        return look(game, s, seat, seed, history)


class Group:
    """Positions with the same kinds of sides, as one table of numbers."""

    def __init__(self, examples: list[Example], places: dict[str, int]) -> None:
        first = examples[0]
        widths = {kind: len(row) for kind, row in zip(first.kinds, first.rows, strict=True)}
        self.columns = np.array(
            [place for kind in widths for place in range(places[kind], places[kind] + widths[kind])]
        )
        starts, total = {}, 0
        for kind, width in widths.items():
            starts[kind], total = total, total + width
        self.x = np.zeros((len(examples), len(first.kinds), total))
        for side, kind in enumerate(first.kinds):
            rows = [one.rows[side] for one in examples]
            self.x[:, side, starts[kind] : starts[kind] + widths[kind]] = rows
        self.won = np.array([one.won for one in examples])

    def chances(self, weights: Numbers) -> Numbers:
        """Return every side's chance by these weights."""
        strengths = self.x @ weights[self.columns]
        parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        shares: Numbers = parts / parts.sum(axis=1, keepdims=True)
        return shares

    def loss(self, weights: Numbers) -> float:
        """Return how surprising the winners were in all, in nats."""
        return -float((self.won * np.log(np.maximum(self.chances(weights), 1e-9))).sum())

    def add_slope(self, weights: Numbers, up: Numbers, bend: Numbers) -> None:
        """Add where the likelihood grows, and how it bends there."""
        chances = self.chances(weights)
        up[self.columns] += np.einsum("ns,nsd->d", self.won - chances, self.x)
        means = np.einsum("ns,nsd->nd", chances, self.x)
        flat = self.x.reshape(-1, self.x.shape[2])
        bends = flat.T @ (flat * chances.reshape(-1, 1)) - means.T @ means
        bend[np.ix_(self.columns, self.columns)] += bends


def grouped(examples: list[Example], places: dict[str, int]) -> list[Group]:
    """Sort positions by the kinds of their sides."""
    alike: dict[tuple[str, ...], list[Example]] = defaultdict(list)
    for one in examples:
        alike[one.kinds].append(one)
    return [Group(group, places) for group in alike.values()]


def laid_out(examples: list[Example]) -> tuple[dict[str, int], dict[str, int]]:
    """Return how many numbers each kind of side has, and where its weights begin."""
    width = {
        kind: len(row) for one in examples for kind, row in zip(one.kinds, one.rows, strict=True)
    }
    places: dict[str, int] = {}
    for kind in sorted(width):
        places[kind] = sum(width[other] for other in places)
    return width, places


def fit(groups: list[Group], many: int) -> Numbers:
    """Climb to the most likely weights by Newton's method."""
    weights = np.zeros(many)
    count = sum(len(group.won) for group in groups)
    for _ in range(STEPS):
        up, bend = -PULL * count * weights, PULL * count * np.eye(many)
        for group in groups:
            group.add_slope(weights, up, bend)
        weights = weights + np.linalg.solve(bend, up)
    return weights


def save(info: GameInfo, weights: Weights, said: str) -> None:
    """Write the weights where the evaluation reads them."""
    lines = ["# Fitted by tools/fit_evaluation.py; evaluation.py says what each number weighs."]
    lines += [f"# {said}", "", "[weights]"]
    for kind in sorted(weights):
        numbers = ", ".join(f"{weight:.3f}" for weight in weights[kind])
        lines.append(f"{kind} = [{numbers}]")
    path = FOLDER / info.id / "data" / "evaluation.toml"
    path.write_text("\n".join(lines) + "\n", "utf-8")


def played(name: str, games: int, players: int, keep: int, cores: int) -> list[Example]:
    """Play all matches on so many cores, and tell how far they are."""
    found: list[Example] = []
    play = partial(batch_of, name, players, keep)
    with ProcessPoolExecutor(cores) as pool:
        for batch, examples in enumerate(pool.map(play, range(0, games, BATCH)), 1):
            found += examples
            if batch % 20 == 0:
                print(f"{batch * BATCH} matches, {len(found)} positions", file=sys.stderr)
    return found


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description="Fit a game's evaluation to matches of its bots.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--players", type=int, default=0, help="only so many, without modules")
    parser.add_argument("--keep", type=int, default=4, help="keep every so manyth position")
    parser.add_argument("--cores", type=int, default=cpu_count() or 1)
    asked = parser.parse_args()
    found = played(asked.game, asked.games, asked.players, asked.keep, asked.cores)
    width, places = laid_out(found)
    fitted = [one for one in found if one.match // BATCH % HELD_BACK]
    test = [one for one in found if not one.match // BATCH % HELD_BACK]
    groups, held_back = grouped(fitted, places), grouped(test, places)
    weights = fit(groups, sum(width.values()))
    even = sum(log(len(one.rows)) for one in test) / max(1, len(test))
    said = f"{asked.games} matches, {len(found)} positions: loss "
    said += f"{sum(group.loss(weights) for group in held_back) / max(1, len(test)):.3f}, fitted "
    said += f"{sum(group.loss(weights) for group in groups) / len(fitted):.3f}, even {even:.3f}."
    by_kind = {kind: weights[at : at + width[kind]].tolist() for kind, at in places.items()}
    save(load(asked.game), by_kind, said)
    print(said)


if __name__ == "__main__":
    main()
