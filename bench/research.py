"""Environment steps a second: our PettingZoo environments beside PettingZoo's own and RLCard's.

    python -m bench.research                     everybody, three rounds
    python -m bench.research --seconds 1 --rounds 1 bang connect_four
    python -m bench.research --yes-no            masks are read as yes and no, which is faster

Everybody is driven as its users would: look (`last`), choose at random among what the mask allows,
`step`; an observation and a mask are made for every step. RLCard's own environment works alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console

from bench.contest import ROOT, TITLES, BenchError
from bench.report import table, verdict
from bench.result import Played, Result, generator, play_for

PEERS = {  # title and module; the first is what the goal is about
    "connect_four": ("PettingZoo connect four", "connect_four_v3"),
    "tictactoe": ("PettingZoo tic-tac-toe", "tictactoe_v3"),
    "holdem": ("PettingZoo Texas hold'em", "texas_holdem_v4"),
}
RLCARD = {"uno": "RLCard UNO"}
OURS = {"magpie": "Magpie", **TITLES}
GOAL = 3.0  # times the steps of PettingZoo's connect four


@dataclass
class Row:
    """Somebody who takes part, and the steps a second of each round."""

    name: str
    title: str
    sources: Path = ROOT / "src"
    rates: list[float] = field(default_factory=list)
    missing: str = ""

    def rate(self) -> float:
        """The median of the rounds."""
        return median(self.rates)


# In a process of its own


def drive(env: Any, seconds: float, yes_no: bool) -> Result:
    """Play whole games at random through PettingZoo's interface, as its own benchmark does.

    Read as yes and no, long masks are searched faster; numpy has a way of its own for these.
    """
    flatnonzero = import_module("numpy").flatnonzero
    chance = generator()
    env.reset(seed=1)

    def play() -> Played:
        decisions = choices = 0
        env.reset()
        while True:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                return decisions, choices
            mask = observation["action_mask"]
            legal = flatnonzero(mask.view(bool) if yes_no else mask).tolist()
            decisions += 1
            choices += len(legal) > 1
            env.step(legal[int(chance() * len(legal))])

    return play_for(seconds, play, None)


def measure(name: str, seconds: float, yes_no: bool) -> dict[str, Any]:
    """Measure one of them; a library that is not there is an answer."""
    try:
        return {"result": asdict(runner(name, yes_no)(seconds))}
    except ModuleNotFoundError as error:
        library = (error.name or "").split(".")[0]
        if library in ("", "bench", "tafelrunde"):
            raise
        return {"missing": library}


def runner(name: str, yes_no: bool) -> Callable[[float], Result]:
    """Return what plays."""
    if name in RLCARD:
        rlcard: Callable[[float], Result] = import_module(f"bench.peers.{name}").run
        return rlcard
    if name in PEERS:
        env = import_module(f"pettingzoo.classic.{PEERS[name][1]}").env()
    else:
        env = import_module("tafelrunde.research").pettingzoo_env(name)
    return lambda seconds: drive(env, seconds, yes_no)


# The rounds


def rows(wanted: Sequence[str], compiled: Path) -> list[Row]:
    """Everybody who was asked for, ours in both builds."""
    found: list[Row] = []
    for name, title in OURS.items():
        found.append(Row(name, f"{title} plain"))
        if compiled.is_dir():
            found.append(Row(name, f"{title} compiled", compiled))
    found += [Row(name, title) for name, (title, _) in PEERS.items()]
    found += [Row(name, title) for name, title in RLCARD.items()]
    return [row for row in found if not wanted or row.name in wanted]


def run_rounds(everybody: Sequence[Row], seconds: float, rounds: int, yes_no: bool) -> None:
    """Measure everybody once a round, each in a process of its own."""
    for number in range(1, rounds + 1):
        for row in everybody:
            if row.missing:
                continue
            print(f"round {number}/{rounds}: {row.title} ...", file=sys.stderr, flush=True)
            answer = ask(row, seconds, yes_no)
            row.missing = answer.get("missing", "")
            if not row.missing:
                row.rates.append(Result(**answer["result"]).decisions_per_second)


def ask(row: Row, seconds: float, yes_no: bool) -> dict[str, Any]:
    """Run one measurement on the row's sources."""
    environment = dict(os.environ, PYTHONPATH=f"{row.sources}{os.pathsep}{ROOT}")
    command = [sys.executable, "-W", "ignore", "-m", "bench.research", "--one", row.name]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), *["--yes-no"] * yes_no],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BenchError(f"{row.title} failed; the reason is above")
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def show(everybody: Sequence[Row]) -> None:
    """Print steps a second, and how many times connect four's and UNO's they are."""
    console = Console(highlight=False)
    measured = {row.name: row for row in everybody if row.rates}
    heads = [name for name in ("connect_four", "uno") if name in measured]
    made = table(
        "Environment steps a second on one core, median of the rounds",
        *("", "steps/s", *(f"× {measured[name].title}" for name in heads)),
    )
    for row in everybody:
        if row.missing:
            made.add_row(row.title, f"[bold red]NOT INSTALLED: {row.missing}[/]")
            continue
        ratios = [f"{row.rate() / measured[name].rate():.2f}" for name in heads]
        made.add_row(row.title, f"{row.rate():,.0f}", *ratios)
    console.print(made)
    if "connect_four" in measured:
        for row in everybody:
            if row.name in OURS and row.rates:
                ratio = row.rate() / measured["connect_four"].rate()
                goal = f"{GOAL:.0f}× PettingZoo's connect four"
                console.print(f"{verdict(ratio >= GOAL)}: {row.title}, {goal}: {ratio:.2f}×")


def main() -> int:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(prog="bench.research", description=__doc__)
    parser.add_argument("names", nargs="*", help="who takes part; else everybody")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled" / "src")
    parser.add_argument("--yes-no", action="store_true", help="masks are read as yes and no")
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.one:
        print(json.dumps(measure(wish.one, wish.seconds, wish.yes_no)))
        return 0
    everybody = rows(wish.names, wish.compiled.resolve())
    try:
        run_rounds(everybody, wish.seconds, max(1, wish.rounds), wish.yes_no)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    show(everybody)
    return 0


if __name__ == "__main__":
    sys.exit(main())
