"""The experiments in the documentation can be run as they are."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.lab.experiments import Experiment, read_experiment
from tafelrunde.lab.experiments.findings import findings_of
from tafelrunde.lab.experiments.playing import play_one
from tafelrunde.lab.simulate import build

DOCS = Path(__file__).resolve().parents[2] / "docs"
FILES = sorted([*DOCS.glob("examples/*.toml"), *DOCS.glob("balance/experiments/*.toml")])

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def experiment_in(file: Path) -> Experiment:
    text = file.read_text("utf-8")
    return read_experiment(load(tomllib.loads(text)["game"]), text, file.parent, file.name)


def test_every_game_that_is_measured_has_experiments() -> None:
    games = {experiment_in(file).game for file in FILES}
    assert games == {"bang", "cfs", "frag", "kf", "magpie"}


@each_file
def test_it_is_read_and_asks_something(file: Path) -> None:
    found = experiment_in(file)
    assert found.title and found.question and found.goals and len(found.arms) > 1


@each_file
def test_its_goals_are_about_what_is_measured(file: Path) -> None:
    found = experiment_in(file)
    matches = [
        play_one(found, (number, 0, 0))
        for number, arm in enumerate(found.arms)
        if not arm.data and set(arm.levels) == {"regular"}
    ]
    if not matches:  # strong bots would take long; other files ask the same of regular ones
        return
    told = findings_of(found, build(found.arms[0]), matches)
    assert {goal.about for goal in found.goals} <= told.names()
