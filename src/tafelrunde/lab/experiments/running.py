"""Playing an experiment: what is missing, in blocks in which all arms get on, on a crew.

Arms with other numbers in their tables play in processes of their own: a process has one set of
numbers for its whole life (games/tables.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Protocol

from tafelrunde.games.tables import Change, change_tables

from ..batch import Crew, Here, Progress, Workers, cores, run_all
from ..telling import load_once
from .design import Experiment
from .playing import Match, Task, play_one
from .results import Results, results_of

KEPT_TOGETHER = 8  # matches; what an interruption may cost each worker
BLOCKS = 10  # parts of an experiment, so that no arm is far ahead if it is interrupted
FEWEST_IN_A_BLOCK = 200  # matches: starting workers costs about a second


class Hiring(Protocol):
    """Finds a crew whose processes play with these numbers."""

    def __call__(self, folder: str, data: tuple[Change, ...], tasks: int) -> Crew:
        """Return a crew for so many matches."""
        ...


def run_experiment(
    experiment: Experiment,
    games: int = 0,
    into: Path | None = None,
    hire: Hiring | None = None,
    progress: Progress | None = None,
) -> list[Match]:
    """Play at least so many matches of each arm, go on where the file left off, return them all."""
    with results_of(experiment, into) as results:
        play_missing(results, games, hire or partial(hire_here, 0), progress)
        return list(results.matches())


def play_missing(results: Results, games: int, hire: Hiring, progress: Progress | None) -> None:
    """Play what is not among the results yet, and write it down as soon as it is known."""
    experiment = results.experiment
    folder = load_once(experiment.game).folder.name
    wanted = tasks_of(experiment, games)
    done = results.done()
    missing = [task for task in wanted if task not in done]
    before = len(wanted) - len(missing)
    for block in blocks(missing):
        for data, tasks in by_numbers(experiment, block):
            report = counted(progress, before, len(wanted))
            crew = hire(folder, data, len(tasks))
            job = partial(play_one, experiment)
            run_all(job, tasks, crew, report, results.keep, KEPT_TOGETHER)
            before += len(tasks)


def total_of(experiment: Experiment, games: int = 0) -> int:
    """Return how many matches an experiment has."""
    return len(tasks_of(experiment, games))


def tasks_of(experiment: Experiment, games: int = 0) -> list[Task]:
    """Return everything to be played, deal by deal: all arms have the same deals."""
    rounds = [experiment.rounds(arm, games) for arm in experiment.arms]
    return [
        (number, deal, turned)
        for deal in range(max(rounds))
        for number, arm in enumerate(experiment.arms)
        if deal < rounds[number]
        for turned in range(arm.round_length)
    ]


def blocks(tasks: list[Task]) -> Iterator[list[Task]]:
    """Part the work, so that all arms get on at about the same pace."""
    size = max(FEWEST_IN_A_BLOCK, -(-len(tasks) // BLOCKS))
    for first in range(0, len(tasks), size):
        yield tasks[first : first + size]


def by_numbers(
    experiment: Experiment, tasks: list[Task]
) -> list[tuple[tuple[Change, ...], list[Task]]]:
    """Put together what is played with the same numbers, and there what is played by one arm."""
    found: dict[tuple[Change, ...], list[Task]] = {}
    for task in sorted(tasks):
        found.setdefault(experiment.arms[task[0]].data, []).append(task)
    return list(found.items())


def counted(progress: Progress | None, before: int, total: int) -> Progress:
    """Return a progress that counts what was done before as well."""

    def report(done: int, missing: int) -> None:
        if progress is not None:
            progress(before + done, total)

    return report


# Crews


def hire_here(workers: int, folder: str, data: tuple[Change, ...], tasks: int) -> Crew:
    """Return worker processes of this machine; this process itself never has other numbers."""
    size = min(workers or cores(), tasks)
    if size <= 1 and not data:
        return Here()
    return Workers(size, preparing(folder, data))


def preparing(folder: str, data: tuple[Change, ...]) -> Callable[[], None]:
    """Return what a new process does first: take on the numbers it is to play with."""
    return partial(change_tables, folder, data)
