"""Seating: who sits where, who may begin, votes, and the gathering before a match."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tafelrunde.bots import level_of
from tafelrunde.kernel import NOBODY
from tafelrunde.records.fairness import fresh_secret

from ..people import clean
from ..protocol import socket
from ..protocol.errors import Refusal
from . import messages, playing
from .channels import COVERS, Connection
from .core import COVERED, Core
from .documents import BOT, PERSON, GatheringData, SeatData
from .naming import bot_name, unique

if TYPE_CHECKING:
    from ..people import Person

GATHERING = 3_000  # milliseconds in which people's pages contribute to the key
BETWEEN_MATCHES = ("open", "over")


# People


def sit(core: Core, person: Person | None, wanted: int = NOBODY) -> None:
    """Take an open seat; the first one, if none is named."""
    if person is None:
        raise Refusal("unknown-person")
    if core.seat_of(person) != NOBODY:
        raise Refusal("already-seated")
    if core.status not in BETWEEN_MATCHES:
        raise Refusal("wrong-status")
    free = core.open_seats()
    if not free:
        raise Refusal("table-full")
    seat = free[0] if wanted == NOBODY else wanted
    if seat not in free:
        raise Refusal("seat-taken")
    others = [name for number, name in enumerate(core.names()) if number != seat]
    core.seats[seat] = SeatData(PERSON, unique(person.name, others), wins=core.seats[seat].wins)
    core.people[seat] = person.id
    seats_changed(core, [seat])


def stand(core: Core, person: Person | None) -> None:
    """Leave: between matches the seats are free again, in a match bots play on."""
    seats = core.own_seats(person)
    if core.status == "closed":
        raise Refusal("wrong-status")
    if core.status not in BETWEEN_MATCHES:
        for seat in seats:
            if not core.seats[seat].stand_in:
                playing.stand_in(core, seat, "left")
        begin_if_all_contributed(core)
        return
    for seat in seats:
        free(core, seat)
    if core.is_host(person):
        pass_on_host(core)
    seats_changed(core, seats)


def free(core: Core, seat: int) -> None:
    """Empty a seat; who sat there may still come and see."""
    person, core.people[seat] = core.people[seat], ""
    if person and person not in core.data.guests and person not in core.people:
        core.data.guests.append(person)
    core.seats[seat] = SeatData(wins=core.seats[seat].wins)
    for votes in (core.data.votes.rematch, core.data.votes.abandon):
        if seat in votes:
            votes.remove(seat)


def pass_on_host(core: Core) -> None:
    """Let the next person be the host; an open table without people is closed."""
    others = [person for person in core.people if person]
    if others:
        core.host = others[0]
    elif core.status == "open":
        core.status = "closed"


def seats_changed(core: Core, seats: list[int]) -> None:
    """Tell everybody, and let those whose place changed hear what their new place is told."""
    for seat in seats:
        for key in (seat, COVERS - seat):
            if key in core.channels.all:
                core.channels.all[key].skip()  # it tells somebody else from now on
    core.table_changed()
    rearrange(core)
    messages.tell_table(core)


def rearrange(core: Core) -> None:
    """Let every connection listen where its person belongs now."""
    for connection in core.channels.connections():
        channel = core.channels.of(connection)
        key = core.key_of(connection.person, connection.seat)
        if channel is not None and channel.key != key:
            channel.connections.remove(connection)
            listen(core, connection)
    turn_out(core)


def listen(core: Core, connection: Connection) -> None:
    """Let a connection listen to its person's channel from the beginning."""
    channel = core.channels.at(core.key_of(connection.person, connection.seat))
    channel.connections.append(connection)
    channel.greet(connection, messages.welcome(core, channel))


def turn_out(core: Core) -> None:
    """Say goodbye to those who may not watch (any more)."""
    for connection in core.channels.connections():
        try:
            core.check_may_see(connection.person)
        except Refusal as refusal:
            core.channels.leave(connection, core.now())
            connection.close(refusal.code, again=False)


def accept(core: Core, person: Person, token: str) -> None:
    """Take an invitation: see the table from now on, and have a seat while there is one."""
    if token != core.invitation or core.status == "closed":
        raise Refusal("link-expired")
    if person.id not in core.data.guests:
        core.data.guests.append(person.id)
        core.table_changed()
    if core.status == "open" and core.open_seats() and core.seat_of(person) == NOBODY:
        sit(core, person)


def renew_invitation(core: Core, person: Person | None) -> str:
    """Make a new invitation; the old link is worth nothing any more."""
    check_host(core, person)
    core.invitation = new_token()
    core.table_changed()
    messages.tell_table(core)
    return core.invitation


def move_person(core: Core, old: str, new: str) -> None:
    """Put an account in the place of a guest, unless it has a seat here already."""
    if not core.is_known(old):
        return
    if new not in core.people:
        core.people = [new if person == old else person for person in core.people]
    core.data.guests = [new if person == old else person for person in core.data.guests]
    core.host = new if core.host == old else core.host
    seats_changed(core, [])


def new_token() -> str:
    """Return what nobody can guess, fit for a link."""
    return secrets.token_urlsafe(12)


# The host


def check_host(core: Core, person: Person | None) -> None:
    """Refuse everybody but the host."""
    if not core.is_host(person):
        raise Refusal("not-host" if person is not None else "unknown-person")


def set_seat(core: Core, person: Person | None, wish: socket.SetSeat) -> None:
    """Give a seat to a bot, or free it; in a match, call a bot in for somebody who is away."""
    check_host(core, person)
    seat = wish.seat
    if not 0 <= seat < len(core.seats):
        raise Refusal("malformed", f"there is no seat {seat}")
    if wish.level and level_of(wish.level) not in core.levels():
        raise Refusal("bad-setting", f"there is no bot '{wish.level}'")
    if core.status == "playing":
        call_in_bot(core, seat)
        return
    if core.status not in BETWEEN_MATCHES:
        raise Refusal("wrong-status")
    if core.seats[seat].kind == PERSON:
        if wish.level or wish.name:
            raise Refusal("seat-taken")
        if core.people[seat] == core.host and core.people.count(core.host) == 1:
            raise Refusal("wrong-status", "the host stands up to leave")
    name = clean(wish.name) if wish.name else ""
    free(core, seat)
    if name:
        put_friend(core, seat, name)
    elif wish.level:
        put_bot(core, seat, wish.level)
    seats_changed(core, [seat])


def call_in_bot(core: Core, seat: int) -> None:
    """Let a bot stand in for a person whose page is closed; they can take the seat back."""
    data = core.seats[seat]
    if data.kind != PERSON or data.stand_in or core.here(seat):
        raise Refusal("wrong-status")
    playing.stand_in(core, seat, "left")


def put_bot(core: Core, seat: int, level: str) -> None:
    """Let a bot have a seat."""
    name = bot_name([name for name in core.names() if name], seat)
    core.seats[seat] = SeatData(BOT, name, level, wins=core.seats[seat].wins)


def put_friend(core: Core, seat: int, name: str) -> None:
    """Let somebody have a seat who plays at the host's device."""
    core.seats[seat] = SeatData(PERSON, unique(name, core.names()), wins=core.seats[seat].wins)
    core.people[seat] = core.host


# From one match to the next


def start(core: Core, person: Person | None) -> None:
    """The host begins."""
    check_host(core, person)
    if core.status != "open":
        raise Refusal("wrong-status")
    gather(core)


def gather(core: Core) -> None:
    """Fill open seats with bots, seal a secret, and let people contribute to the key."""
    if core.info is None:
        raise Refusal("no-game")
    for seat in core.open_seats():
        put_bot(core, seat, core.usual_level())
    for votes in (core.data.votes.rematch, core.data.votes.abandon):
        votes.clear()
    core.status = "gathering"
    core.data.gathering = GatheringData(
        fresh_secret(), core.now() + GATHERING, [""] * core.setting.players
    )
    core.table_changed()
    cover(core)
    turn_out(core)
    if core.voters():
        messages.tell_table(core)
    else:
        playing.begin(core)  # nobody is there to contribute


def cover(core: Core) -> None:
    """Hands are about to be dealt: who looks at a device that is passed around must say so."""
    for connection in core.channels.connections():
        if connection.person is not None and len(core.seats_of(connection.person.id)) > 1:
            connection.seat = COVERED
    rearrange(core)


def contribute(core: Core, person: Person | None, digits: str) -> None:
    """Take a device's own random digits; the first ones count, for whichever seats it has."""
    seat = core.own_seats(person)[0]
    gathering = core.data.gathering
    if gathering is None:
        raise Refusal("wrong-status")
    if not gathering.contributions[seat]:
        gathering.contributions[seat] = digits
        core.table_changed()
        begin_if_all_contributed(core)


def begin_if_all_contributed(core: Core) -> None:
    """Begin as soon as everybody has contributed who is there."""
    gathering = core.data.gathering
    if gathering is None:
        return
    present = {core.people[seat] for seat in core.voters() if core.here(seat)}
    if present and all(gathering.contributions[core.people.index(one)] for one in present):
        playing.begin(core)


def vote(core: Core, person: Person | None, wish: socket.Vote) -> None:
    """Note a vote; what all people want who play themselves happens. Bots agree to everything."""
    seats = core.own_seats(person)
    status, votes = (
        ("over", core.data.votes.rematch)
        if wish.what == "rematch"
        else ("playing", core.data.votes.abandon)
    )
    if core.status != status:
        raise Refusal("wrong-status")
    if core.info is None:
        raise Refusal("no-game")
    playing.hand_back(core, person)  # who votes is there
    votes[:] = sorted({*votes, *seats} if wish.yes else {*votes}.difference(seats))
    core.table_changed()
    if wish.yes and all(voter in votes for voter in core.voters()):
        if wish.what == "rematch":
            gather(core)
        else:
            playing.abandon(core)
        return
    messages.tell_table(core)
