"""What came over two wires, compared byte for byte, but for the time of day and the boot."""

from __future__ import annotations

import re
from itertools import zip_longest

import msgspec

from tafelrunde.kernel import EVERYONE, Event
from tafelrunde.lab.secrecy import check_parting, difference, first_difference
from tafelrunde.lab.subject import LawBroken, Subject, who
from tafelrunde.server.protocol import common, socket

_BOOT = re.compile(rb'"boot":"[^"]*"')
_TIME = re.compile(rb'"(now|updated)":\d{13}')
_WINDOW = re.compile(rb'"window":\[(\d{13}),(\d{13})\]')
_decoder: msgspec.json.Decoder[socket.ServerMessage] = msgspec.json.Decoder(socket.ServerMessage)


def masked(data: bytes) -> bytes:
    """Return a message without what two servers never have in common; of windows, their length."""
    data = _TIME.sub(rb'"\1":0', _BOOT.sub(b'"boot":""', data))
    return _WINDOW.sub(lambda found: b'"window":%d' % (int(found[2]) - int(found[1])), data)


def compare(
    subject: Subject, viewer: int, here: list[bytes], there: list[bytes], cause: str
) -> bool:
    """Demand that a viewer received the same; return whether something was rightly disclosed.

    From then on the two differ for good reason.
    """
    for one, other in zip_longest(here, there, fillvalue=b""):
        if masked(one) == masked(other):
            continue
        if parts(subject, viewer, one, other, cause):
            return True
        how = difference(masked(one).decode(), masked(other).decode())
        raise LawBroken(4, f"after {cause} {who(viewer)} receives what is hidden: {how}")
    return False


def parts(subject: Subject, viewer: int, one: bytes, other: bytes, cause: str) -> bool:
    """Say whether two moves part at an event; then it has to be one that rightly discloses."""
    if not one or not other:
        return False
    moved, twin = _decoder.decode(one), _decoder.decode(other)
    if not isinstance(moved, socket.Moved) or not isinstance(twin, socket.Moved):
        return False
    here, there = [as_event(event) for event in moved.events], [as_event(e) for e in twin.events]
    at = first_difference(here, there)
    if at < 0:
        return False
    check_parting(subject, here[at : at + 1], there[at : at + 1], viewer, cause)
    return True


def as_event(event: common.Event) -> Event:
    """Return an event as the game told it; to whom else is not on the wire."""
    return EVERYONE, event[0], tuple(event[1])
