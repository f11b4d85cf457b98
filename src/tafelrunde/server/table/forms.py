"""What people send as an action: the option that is meant, or why there is none."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Action
from tafelrunde.records import forms
from tafelrunde.records.match import Match

from ..protocol.actions import action_from
from ..protocol.errors import Refusal


def legal_action(match: Match, seat: int, data: Any) -> Action:
    """Return the option that is meant; refuse what is not offered, with the clause that forbids."""
    action = action_from(data)
    options = match.game.options(match.s, seat)
    if action in options:
        return options[options.index(action)]  # 1.0 equals 1 but is no seat
    clause = clause_against(match, seat, action)
    raise Refusal("illegal", "that is not possible now", "error-not-offered", clause)


def clause_against(match: Match, seat: int, action: Any) -> str:
    """Return the clause that forbids an action in a match that runs, if one does."""
    if match.status != "running":
        return ""
    return forms.clause_against(match.game, match.s, seat, action)
