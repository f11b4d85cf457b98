"""Passing one device around: somebody has several seats, and only one of them looks at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..protocol import socket
from ..protocol.errors import Refusal
from . import messages, orders, playing, windows
from .core import ASKED, Core

if TYPE_CHECKING:
    from ..people import Person


def place(core: Core, person: Person | None, wanted: int) -> int:
    """Return which of a person's seats a page is for; refuse the seats of others.

    A page that leaves the choice to us stays with the seat it was given: the next one who is asked
    may be somebody else.
    """
    seats = core.seats_of(person.id) if person is not None else []
    if wanted >= 0 and wanted not in seats:
        raise Refusal("not-seated", "this is nobody's seat at your device")
    if wanted != ASKED or len(seats) < 2:
        return wanted
    waiting = core.waiting()
    return next((seat for seat in seats if seat in waiting), seats[0])


def pass_all(core: Core, person: Person | None, wish: socket.PassAll) -> None:
    """Let all seats of a device pass in the open window, but for those that have answered."""
    seats = core.own_seats(person)
    match = core.running()
    if core.play.window is None or match.s.serial != wish.serial:
        raise Refusal("stale")
    for seat in windows.unanswered(core, match):
        if seat in seats and not core.plays_itself(seat):
            windows.hold(core, seat, orders.passing(match.game.options(match.s, seat)))
            messages.tell_seat(core, seat)
    playing.close_window(core)
