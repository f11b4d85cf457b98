"""Odds of actions, if a game works them out in its odds.py."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Action, Game, InfoSet
from tafelrunde.kernel.tables import BUILT_IN_KINDS

from .catalog import GameInfo

Chance = tuple[str, tuple[Any, ...], int, int]  # key, values, ways, of how many


def declared_chances(info: GameInfo, game: Game) -> dict[str, dict[str, str]]:
    """Return the keys of chances and their values by kind, as far as these modules know them."""
    odds = info.part_if_any("odds")
    declared: dict[str, dict[str, str]] = {} if odds is None else odds.CHANCES
    known = (*BUILT_IN_KINDS, *game.tables.kinds)
    return {
        key: row
        for key, row in declared.items()
        if all(kind.rstrip("*") in known for kind in row.values())
    }


def chances_of(info: GameInfo, known: InfoSet, action: Action) -> list[Chance]:
    """Return what may come of an action that is offered, worked out from what its seat knows."""
    odds = info.part_if_any("odds")
    if odds is None or action not in known.options():
        return []
    found: list[Chance] = odds.chances(known.game, known.world, known.seat, action)
    return found
