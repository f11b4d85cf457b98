"""Bots: they are given an information set, never the true state."""

from __future__ import annotations

from .bot import Bot, RandomBot
from .levels import (
    EXPERT,
    LEVELS,
    OFFERED,
    QUICK,
    RANDOM,
    REGULAR,
    STRONG,
    USUAL,
    known_levels,
    level_of,
    levels,
    make_bot,
)
from .search import SearchBot

__all__ = [
    "EXPERT",
    "LEVELS",
    "OFFERED",
    "QUICK",
    "RANDOM",
    "REGULAR",
    "STRONG",
    "USUAL",
    "Bot",
    "RandomBot",
    "SearchBot",
    "known_levels",
    "level_of",
    "levels",
    "make_bot",
]
