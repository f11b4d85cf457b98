"""How fast bots think: iterations a second of strong bots in each game, and what the time goes to.

    python -m bench.thinking                     all games, plain and compiled
    python -m bench.thinking --seconds 2 bang kf

An iteration is a sampled world's copy, a candidate played in it, the walk on to the horizon and the
evaluation there; the sampling is shared by the candidates tried in that world. Positions come from
matches of regular bots.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rich.console import Console

from bench.contest import ROOT, BenchError
from bench.ours import is_compiled
from bench.report import table
from bench.result import clock, microseconds
from tafelrunde.bots import REGULAR, SearchBot, make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.bots.parts import Parts
from tafelrunde.bots.thinking import Budget
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import Action, Event, Game, InfoSet
from tafelrunde.kernel.insight import look

GAMES = ("bang", "kf", "frag", "cfs")
PLAYERS = 4
POSITIONS = 12
EVERY = 9  # decisions from one position to the next
ITERATIONS = 120  # for each
WIDTH = 110
SHARES = ("redeal", "clone", "evaluation", "habits", "rules and tree")


class Keeper:
    """Shows seats a match as usual, and keeps every so manyth decision."""

    def __init__(self) -> None:
        self.kept: list[InfoSet] = []
        self._asked = 0

    def look(self, game: Game, s: Any, seat: int, seed: object, history: list[Event]) -> InfoSet:
        """Return what the seat may know."""
        info = look(game, s, seat, seed, history)
        self._asked += 1
        if self._asked % EVERY == 0 and len(self.kept) < POSITIONS:
            self.kept.append(InfoSet(game, info.world.clone(), seat, list(history)))
        return info


class Timed:
    """Something that is called, and how long that took in all."""

    def __init__(self, call: Any) -> None:
        self.seconds = 0.0
        self._call = call

    def __call__(self, *values: Any) -> Any:
        """Call it and look at the clock."""
        began = clock()
        found = self._call(*values)
        self.seconds += clock() - began
        return found


def positions(info: GameInfo) -> list[InfoSet]:
    """Return decisions from the middle of a match."""
    game = info.build(PLAYERS)
    keeper = Keeper()
    bots = [make_bot(info, REGULAR, seat, 1) for seat in range(PLAYERS)]
    play_match(game, bots, "bench", looking=keeper.look)
    return keeper.kept


def think(info: GameInfo, known: list[InfoSet], parts: Any) -> tuple[int, float]:
    """Let bots think about each decision; return iterations and seconds."""
    done, began = 0, clock()
    for one in known:
        found = SearchBot(parts, one.seat, 1).weigh(one)
        done += sum(candidate.visits for candidate in found)
    return done, clock() - began


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Return iterations a second, and the shares of time of their parts."""
    info = load(name)
    known = positions(info)
    parts = Parts(info, Budget(ITERATIONS))
    think(info, known, parts)  # tables that are worked out once
    done, spent = 0, 0.0
    while spent < seconds:
        more, longer = think(info, known, parts)
        done, spent = done + more, spent + longer
    rate = done / spent
    return {"rate": rate, "shares": shares_of(info, known, rate), "compiled": is_compiled()}


def shares_of(info: GameInfo, known: list[InfoSet], rate: float) -> dict[str, float]:
    """Return what part of an iteration goes where; looking at the clock is taken out again."""
    parts: Any = Parts(info, Budget(ITERATIONS))
    evaluate, habits, redeal = Timed(parts.evaluate), Timed(ask), Timed(deal)
    parts.evaluate = evaluate
    sampler, make = parts.sampler, parts.bot.make_bot
    parts.sampler = lambda game, seat: SimpleNamespace(
        listen=(own := sampler(game, seat)).listen,
        sample=lambda known, seed: redeal(own, known, seed),
    )
    parts.bot = SimpleNamespace(make_bot=lambda *values: Asked(make(*values), habits))
    done, spent = think(info, known, parts)
    clones = done * microseconds(known[0].world.clone) / 1e6
    found = {
        "redeal": redeal.seconds / spent,
        "clone": clones * rate / done,
        "evaluation": evaluate.seconds / spent,
        "habits": habits.seconds / spent,
    }
    found["rules and tree"] = max(0.0, 1.0 - sum(found.values()))
    return found


class Asked:
    """A game's own bot that is timed when it is asked."""

    def __init__(self, bot: Any, habits: Timed) -> None:
        self._bot, self._habits = bot, habits

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)

    def choose(self, info: InfoSet) -> Action:
        """Choose as the bot does."""
        action: Action = self._habits(self._bot, info)
        return action


def ask(bot: Any, info: InfoSet) -> Action:
    """Ask a game's own bot."""
    action: Action = bot.choose(info)
    return action


def deal(sampler: Any, info: InfoSet, seed: object) -> Any:
    """Sample a world."""
    return sampler.sample(info, seed)


def answer_of(sources: Path, name: str, seconds: float) -> dict[str, Any]:
    """Measure a build in a process of its own."""
    environment = dict(os.environ, PYTHONPATH=f"{sources}{os.pathsep}{ROOT}")
    command = [sys.executable, "-m", "bench.thinking", "--worker", "--seconds", str(seconds), name]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise BenchError(f"{name} failed; the reason is above")
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(prog="bench.thinking", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled" / "src")
    parser.add_argument("--worker", action="store_true", help="measure this build, answer JSON")
    asked = parser.parse_args()
    if asked.worker:
        print(json.dumps(measure(asked.games[0], asked.seconds)))
        return
    builds = [ROOT / "src", *[asked.compiled.resolve()] * asked.compiled.is_dir()]
    made = table("Strong bots, four seats", "", "iterations/s", *SHARES)
    for name in asked.games:
        for sources in builds:
            answer = answer_of(sources, name, asked.seconds)
            title = f"{load(name).title}, {'compiled' if answer['compiled'] else 'plain'}"
            parts = [f"{answer['shares'][share]:.0%}" for share in SHARES]
            made.add_row(title, f"{answer['rate']:,.0f}", *parts)
    Console(highlight=False, width=WIDTH).print(made)


if __name__ == "__main__":
    main()
