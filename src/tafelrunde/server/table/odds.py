"""Exact odds for whoever is asked something, worked out from what that seat can know."""

from __future__ import annotations

import logging
from typing import Any

from tafelrunde.games.chances import chances_of

from ..protocol import socket
from ..protocol.actions import action_from
from ..protocol.errors import Refusal
from .core import Core

log = logging.getLogger(__name__)


def chances(core: Core, seat: int, action: Any) -> list[socket.Chance]:
    """Return what may come of an action; nothing for one that is not offered.

    Odds are counted in a world dealt anew for the seat, so nothing hidden can show in them.
    """
    match = core.running()
    if not core.setting.odds:
        raise Refusal("no-odds")
    if seat not in match.game.deciders(match.s):
        raise Refusal("wrong-status", "odds are for whoever has to decide")
    wanted = action_from(action)
    try:
        found = chances_of(match.info, match.info_set(seat), wanted)
    except Exception:  # odds that can't be given must not do any harm
        log.exception("%s could not work out the odds of %r", match.info.id, wanted)
        return []
    return [socket.Chance(key, list(values), ways, of) for key, values, ways, of in found]
