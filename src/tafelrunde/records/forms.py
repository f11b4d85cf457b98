"""Actions from outside: whether they are formed as the game declares, before any rule sees them."""

from __future__ import annotations

import logging
from typing import Any

from tafelrunde.kernel import NOBODY, Game, State

from .notation import MOST_DICE

log = logging.getLogger(__name__)

MOST_NUMBER = 2**53  # what every client can count to


def clause_against(game: Game, s: State, seat: int, action: Any) -> str:
    """Return the clause that forbids whoever decides an action, if one does."""
    if seat not in game.deciders(s) or not well_formed(game, action):
        return ""
    try:
        return game.why_not(s, seat, action)
    except Exception:  # a reason that can't be given must not do any harm
        log.exception("%s could not say why %r is not possible", game.name, action)
        return ""


def well_formed(game: Game, action: Any) -> bool:
    """Say whether an action is a verb of the game with arguments of the declared kinds."""
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str):
        return False
    declared = game.tables.verbs.get(action[0])
    if declared is None or len(action) != len(declared) + 1:
        return False
    return all(
        fits(game, kind, value) for kind, value in zip(declared.values(), action[1:], strict=True)
    )


def fits(game: Game, kind: str, value: Any) -> bool:
    """Say whether a value is of a kind."""
    if kind.endswith("*"):
        return isinstance(value, tuple) and all(fits(game, kind[:-1], item) for item in value)
    if kind == "text":
        return isinstance(value, str)
    if type(value) is not int:
        return False
    if kind == "seat":
        return NOBODY <= value < game.players
    if kind == "number":
        return abs(value) <= MOST_NUMBER
    if kind == "dice":
        return 0 <= value < 1 << MOST_DICE
    return 0 <= value < len(game.tables.kinds[kind])
