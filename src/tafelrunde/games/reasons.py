"""Why a bot suggests something, as keys and values; a game's own are in its reasons.py.

A game's `reasons.py` declares three things: REASONS, the keys with their arguments; FEATURES, what
each number of its evaluation is called by, for each kind of side (one row for all kinds that differ
only by a number at the end); and SECRET with `secrets`, what a seat may hide from others.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Game
from tafelrunde.kernel.tables import BUILT_IN_KINDS

from .catalog import GameInfo

Because = tuple[str, tuple[Any, ...]]  # key and values
# What a number of the evaluation is called by, and the factor that makes it a number for people;
# with no name it is not told, with no factor it only adds to how much another one counts.
Feature = tuple[str, float]

MORE: Final = "more"
LESS: Final = "less"
BELIEVED: Final = "believed"  # of a game with secrets: that a seat hides something

COMMON: Final[dict[str, dict[str, str]]] = {
    "only": {},
    "habit": {},
    "narrow": {},
    "ahead": {"points": "number"},
    "sure": {"percent": "number"},
    "wins_now": {"percent": "number"},
}


def names_of(reasons: Any, kind: str) -> tuple[Feature, ...]:
    """Return what a game calls the numbers of a kind of side; nothing where it has no names."""
    rows: dict[str, tuple[Feature, ...]] = getattr(reasons, "FEATURES", {})
    return rows.get(kind, rows.get(kind.rstrip("0123456789"), ()))


def declared_reasons(info: GameInfo, game: Game) -> dict[str, dict[str, str]]:
    """Return the keys of reasons and their values by kind, as far as these modules know them."""
    part = info.part_if_any("reasons")
    declared: dict[str, dict[str, str]] = {**COMMON, **(part.REASONS if part is not None else {})}
    known = (*BUILT_IN_KINDS, *game.tables.kinds)
    return {
        key: row
        for key, row in declared.items()
        if all(kind.rstrip("*") in known for kind in row.values())
    }
