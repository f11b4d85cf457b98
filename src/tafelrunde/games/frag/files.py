"""The file a table of FRAG may bring: a map of its own (9.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .board import Board, load_board

MAPS_KEPT: Final = 50


@lru_cache(MAPS_KEPT)
def drawn(text: str) -> Board:
    """Return the board that a drawing shows, or refuse it with all that is wrong with it."""
    return load_board(text, "the map")


def most_players(files: dict[str, str]) -> int:
    """Check the map; it takes one player for each respawn field (1.1)."""
    return len(drawn(files["map"]).respawn)
