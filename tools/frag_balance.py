"""Measure how even FRAG is: bots play many games, from starting fields and fighters of chance.

    python -m tools.frag_balance --games 2000 --players 4 --map 0 --starts random --builds random

The ordinary bot always enters where it likes it best and builds one of four fighters; with `random`
it does neither, so that every field and every fighter is tried equally often. Prints tables in
Markdown (tools/frag_tables.py). The compiled build is several times as fast.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import Action, Game, InfoSet, State
from tafelrunde.lab.batch import run_batch
from tools.frag_tables import tables
from tools.frag_tales import Tale, read

MOVES = ("step", "jump", "beam")  # parts of a path, which people draw as one gesture
RANDOM = "random"
WAYS = ("usual", RANDOM)


@dataclass(frozen=True)
class Plan:
    """What is played; plain, so that it can be sent to a worker process."""

    players: int
    map: int
    goal: int
    starts: str  # one of WAYS
    builds: str
    seed: str
    drawing: str = ""  # a map of one's own, instead of one of ours


class Wanderer:
    """The game's own bot, but where it starts and what it builds may be left to chance."""

    def __init__(self, bot: Any, plan: Plan, seat: int, seed: str) -> None:
        self._bot = bot
        ways = {"enter": plan.starts, "build": plan.builds}
        self._left_to_chance = [name for name, way in ways.items() if way == RANDOM]
        self._stream = State()
        self._stream.start()
        self._stream.seed(f"wanderer, seat {seat}, {seed}")
        self._moving = False
        self.gestures = 0  # decisions, if a path is one

    def choose(self, info: InfoSet) -> Action:
        """Return the bot's choice, or any option where chance decides."""
        if info.world.agenda[-1][0] in self._left_to_chance:
            options = info.options()
            action: Action = options[self._stream.draw(len(options))]
        else:
            action = self._bot.choose(info)
        moving = action[0] in MOVES
        self.gestures += not (moving and self._moving)
        self._moving = moving
        return action


@lru_cache(maxsize=1)
def frag() -> GameInfo:
    """Return the game's description, read once in each process."""
    return load("frag")


@lru_cache(maxsize=8)
def built(plan: Plan) -> Game:
    """Return the game of a plan, built once in each process."""
    files = {"map": plan.drawing} if plan.drawing else {}
    return frag().build(plan.players, (), {"map": plan.map, "goal": plan.goal}, files)


def play_one(plan: Plan, number: int) -> Tale:
    """Play one match of a plan; its number settles everything."""
    seed = f"{plan.seed}, game {number}"
    bots = [
        Wanderer(make_bot(frag(), "heuristic", seat, seed), plan, seat, seed)
        for seat in range(plan.players)
    ]
    result = play_match(built(plan), bots, seed)
    tale = Tale(plan.players, result.winners[0], result.turns, sum(bot.gestures for bot in bots))
    read(tale, built(plan), result.s.news)
    return tale


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description="How even is FRAG?")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--map", type=int, default=0)
    parser.add_argument("--goal", type=int, default=3)
    parser.add_argument("--starts", choices=WAYS, default=RANDOM)
    parser.add_argument("--builds", choices=WAYS, default=RANDOM)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--cores", type=int, default=0)
    parser.add_argument("--file", type=Path, help="a map of your own")
    wish = parser.parse_args(arguments)
    ways = (wish.starts, wish.builds, wish.seed)
    drawing = wish.file.read_text("utf-8") if wish.file else ""
    plan = Plan(wish.players, wish.map, wish.goal, *ways, drawing)
    print("\n".join(tables(run_batch(partial(play_one, plan), wish.games, wish.cores))))


if __name__ == "__main__":
    main()
