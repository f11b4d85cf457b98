"""Who takes part, and the rounds in which everybody is measured in turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench.result import Result

ROOT = Path(__file__).resolve().parent.parent
TITLES = {
    "bang": "BANG!",
    "frag": "FRAG",
    "kf": "KRALLEN & FALLEN",
    "cfs": "COLLECT! FIGHT! SURVIVE!",
}


class BenchError(Exception):
    """A measurement that failed, in one sentence."""


@dataclass
class Contestant:
    """One row of the table: a module to run, the sources it runs on, and what came out."""

    title: str
    module: str
    sources: Path = ROOT / "src"
    compiled: bool = False
    results: list[Result] = field(default_factory=list)
    details: dict[str, float] = field(default_factory=dict)
    missing: str = ""

    def typical(self, rate: Callable[[Result], float]) -> float:
        """The median of a rate over all rounds."""
        return median(rate(result) for result in self.results)

    def clone_us(self) -> float | None:
        """The median time of a clone, if there is one."""
        times = [result.clone_us for result in self.results if result.clone_us is not None]
        return median(times) if times else None


def contestants(compiled: Path) -> list[Contestant]:
    """Our plain build, our compiled build where there is one, and the peers."""
    ours: list[Contestant] = []
    for name, title in TITLES.items():
        ours.append(Contestant(f"{title} plain", name))
        if compiled.is_dir():
            ours.append(Contestant(f"{title} compiled", name, compiled, compiled=True))
    return [
        *ours,
        Contestant("RLCard UNO", "uno"),
        Contestant("RLCard UNO, rules only", "uno_bare"),
        Contestant("Catanatron", "catanatron"),
        Contestant("OpenSpiel liars_dice (C++)", "liars_dice"),
        Contestant("OpenSpiel hearts (C++)", "hearts"),
    ]


def run_rounds(everybody: Sequence[Contestant], seconds: float, rounds: int) -> None:
    """Measure everybody once a round, so that a slow minute of the machine hits all alike."""
    for number in range(1, rounds + 1):
        for contestant in everybody:
            if contestant.missing:
                continue
            print(f"round {number}/{rounds}: {contestant.title} ...", file=sys.stderr, flush=True)
            note(contestant, answer_of(contestant, seconds))


def answer_of(contestant: Contestant, seconds: float) -> dict[str, Any]:
    """Run the worker on the contestant's sources."""
    environment = dict(os.environ, PYTHONPATH=f"{contestant.sources}{os.pathsep}{ROOT}")
    command = [sys.executable, "-m", "bench.worker", contestant.module, str(seconds)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise BenchError(f"{contestant.title} failed; the reason is above")
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def note(contestant: Contestant, answer: dict[str, Any]) -> None:
    """Keep a worker's answer, if it measured the build that was meant."""
    contestant.missing = answer.get("missing", "")
    if contestant.missing:
        return
    if answer.get("compiled", contestant.compiled) != contestant.compiled:
        raise BenchError(f"{contestant.title}: {contestant.sources} holds the other build")
    contestant.results.append(Result(**answer["result"]))
    fresh = answer.get("details", {})
    old = contestant.details
    contestant.details = {name: min(us, old.get(name, us)) for name, us in fresh.items()}
