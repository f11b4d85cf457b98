"""Small experiments for the tests: texts of files, and what they come to."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.catalog import load
from tafelrunde.lab.experiments import Experiment, read_experiment

THREE_ARMS = """
title = "Rings"
seed = "test"
games = 12

[table]
bots = "random"
option.rounds = 3

[[arm]]
name = "as printed"

[[arm]]
name = "worthless rings"
data.cards.card.ring.value = 0

[[arm]]
name = "one regular"
bots = ["regular", "random", "random", "random"]
"""


def experiment(text: str, game: str = "magpie", folder: Path = Path()) -> Experiment:
    """Return the experiment of a text."""
    return read_experiment(load(game), text, folder, "test.toml")
