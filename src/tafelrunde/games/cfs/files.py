"""The files a table may bring: a dungeon of its own, and what the machines do (1.2, 8.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .decisions import Table, read_table
from .dungeon import Dungeon
from .names import MOST_PLAYERS
from .surveying import load_dungeon

FILES_KEPT: Final = 50


@lru_cache(FILES_KEPT)
def drawn(text: str) -> Dungeon:
    """Return the dungeon that a drawing shows, or refuse it with all that is wrong with it."""
    return load_dungeon(text, "the dungeon")


@lru_cache(FILES_KEPT)
def tabled(text: str) -> Table:
    """Return what the machines do by a table, or refuse the row that is wrong."""
    return read_table(text)


def most_players(files: dict[str, str]) -> int:
    """Check the files; a dungeon takes one player for each zone (1.2)."""
    if "machines" in files:
        tabled(files["machines"])
    if "dungeon" not in files:
        return MOST_PLAYERS
    return len([zone for zone in drawn(files["dungeon"]).zones if zone])
