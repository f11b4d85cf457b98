"""OpenSpiel's liars_dice with its default settings."""

from __future__ import annotations

from bench.peers.openspiel import random_play
from bench.result import Result


def run(seconds: float) -> Result:
    """Play liars_dice at random."""
    return random_play("liars_dice", seconds)
