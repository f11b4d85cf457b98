"""OpenSpiel's hearts with its default settings."""

from __future__ import annotations

from bench.peers.openspiel import random_play
from bench.result import Result


def run(seconds: float) -> Result:
    """Play hearts at random."""
    return random_play("hearts", seconds)
