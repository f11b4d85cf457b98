"""Asking the bot of KRALLEN & FALLEN at a table of a test."""

from __future__ import annotations

from tafelrunde.games.kf.bot import KfBot
from tafelrunde.games.kf.names import WARLORD
from tafelrunde.games.kf.tests.table import Table
from tafelrunde.kernel.insight import look
from tafelrunde.records.notation import write


def choice(t: Table, name: str = "anna") -> str:
    """What a bot would do in somebody's place, in notation."""
    seat = t.seat(name)
    info = look(t.game, t.s, seat, "a guess", [])
    return write(t.game, KfBot(seat, WARLORD).choose(info), t.names)
