"""Clocks: how long people may think. Windows have a time of their own, and there none of these run.

Deadlines are times of the day, so that a restarted server keeps them, with some grace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..protocol import socket
from .documents import PERSON

if TYPE_CHECKING:
    from .core import Core

GRACE = 20_000  # milliseconds for people to find back, after a restart or from a bot


def start(core: Core) -> None:
    """Give everybody their time for a new match."""
    core.play.clock.banks = [core.setting.clock.seconds * 1000] * core.setting.players


def run(core: Core, increment: int) -> None:
    """Stop the clocks of those who have decided, and start those of the people who are asked."""
    wish, clock = core.setting.clock, core.play.clock
    if wish.kind == "none" or core.match is None:
        return
    now = core.now()
    anew = clock.serial != core.match.s.serial
    asked = [] if core.play.window is not None else core.waiting()
    running = [seat for seat in asked if not core.plays_itself(seat)]
    for seat in list(clock.deadlines):
        if anew or seat not in running:
            clock.banks[seat] = max(0, clock.deadlines.pop(seat) - now)
    for seat in running:
        if seat not in clock.deadlines:
            if anew:
                clock.banks[seat] += increment
            clock.deadlines[seat] = now + allowance(core, seat)


def allowance(core: Core, seat: int) -> int:
    """Return how long a seat may think about a decision from its beginning."""
    wish = core.setting.clock
    return core.play.clock.banks[seat] if wish.kind == "bank" else wish.seconds * 1000


def take_back(core: Core) -> None:
    """A decision that is undone brings nobody time: they could go to and fro for ever."""
    clock, soon = core.play.clock, core.now() + 1000
    if core.setting.clock.kind == "bank":
        for seat, deadline in clock.deadlines.items():
            clock.deadlines[seat] = max(soon, deadline - increment(core))


def increment(core: Core) -> int:
    """Return what a seat is given for each decision."""
    return core.setting.clock.increment * 1000


def hand_back(core: Core, seat: int) -> None:
    """Who comes back has some time at least."""
    banks = core.play.clock.banks
    if banks:
        banks[seat] = max(banks[seat], GRACE)


def due(core: Core) -> int | None:
    """Return when the next one runs out of time."""
    deadlines = core.play.clock.deadlines
    return min(deadlines.values()) if deadlines else None


def overdue(core: Core) -> list[int]:
    """Return the seats that ran out of time."""
    now = core.now()
    return [seat for seat, deadline in core.play.clock.deadlines.items() if deadline <= now]


def allow_grace(core: Core) -> None:
    """After a restart nobody runs out of time before they could come back."""
    least = core.now() + GRACE
    clock, window = core.play.clock, core.play.window
    clock.deadlines = {seat: max(time, least) for seat, time in clock.deadlines.items()}
    if window is not None:
        window.most = max(window.most, least)


def shown(core: Core) -> socket.Clock:
    """Return the clocks as everybody sees them."""
    now = core.now()
    clock, window = core.play.clock, core.play.window
    left: list[int | None] = [None] * core.setting.players
    if core.setting.clock.kind != "none" and clock.banks:
        for number, seat in enumerate(core.seats):
            if seat.kind == PERSON:
                deadline = clock.deadlines.get(number)
                left[number] = (
                    allowance(core, number) if deadline is None else max(0, deadline - now)
                )
    between = (window.least, window.most) if window is not None else None
    return socket.Clock(now, left, sorted(clock.deadlines), between)
