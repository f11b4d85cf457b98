"""What people say to a table: each kind of message and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel import NOBODY

from ..protocol import PROTOCOL, socket
from ..protocol.errors import Refusal
from ..storage.rows import ChatRow
from . import messages, odds, passing, playing, seating
from .channels import HOST, WATCHERS, Channel, Connection, Delayed
from .core import Core

if TYPE_CHECKING:
    from ..people import Person

Answer = socket.Done | socket.Reason | socket.Chances


def heed(core: Core, page: Connection, message: socket.ClientMessage) -> Answer:
    """Do what a message asks for and return the answer; or refuse, and change nothing."""
    handler = HANDLERS.get(type(message))
    if handler is None:
        raise Refusal("malformed")
    answer: Answer = handler(core, page, message)
    return answer


def act(core: Core, page: Connection, message: socket.Act) -> Answer:
    """Answer a decision."""
    return socket.Done(message.ref, playing.act(core, core.acting_seat(page), message))


def why(core: Core, page: Connection, message: socket.Why) -> Answer:
    """Tell which clause forbids something."""
    return socket.Reason(message.ref, playing.why(core, core.acting_seat(page), message.action))


def chances(core: Core, page: Connection, message: socket.Odds) -> Answer:
    """Tell what may come of an action."""
    return socket.Chances(message.ref, odds.chances(core, core.acting_seat(page), message.action))


def of_seat(change: Callable[[Core, int, Any], object]) -> Callable[..., Answer]:
    """Return a handler for what a page does for the seat it has now; the answer: it is done."""

    def handler(core: Core, page: Connection, message: Any) -> Answer:
        change(core, core.acting_seat(page), message)
        return socket.Done(message.ref)

    return handler


def of_person(change: Callable[[Core, Person | None, Any], object]) -> Callable[..., Answer]:
    """Return a handler for what concerns all seats of a person; the answer: it is done."""

    def handler(core: Core, page: Connection, message: Any) -> Answer:
        change(core, page.person, message)
        return socket.Done(message.ref)

    return handler


# Chat


def say(core: Core, page: Connection, message: socket.Say) -> Answer:
    """Say something to all; what spectators say in a match is for spectators."""
    person, text = page.person, message.text
    if person is None:
        raise Refusal("unknown-person")
    clean = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not clean:
        raise Refusal("malformed", "there is nothing to say")
    seat = page.seat if page.seat in core.seats_of(person.id) else core.seat_of(person)
    name = core.seats[seat].name if seat != NOBODY else person.name
    if seat == NOBODY and core.status == "playing":
        seat = messages.ASIDE
    number = core.chat[-1].number + 1 if core.chat else 1
    row = ChatRow(core.id, number, core.now(), seat, person.id, name, clean)
    core.say(row)
    tell_line(core, row)
    return socket.Done(message.ref)


def tell_line(core: Core, row: ChatRow) -> None:
    """Tell everybody who may read it; spectators hear each other without delay."""
    now = core.now()
    for channel in core.channels.all.values():
        if not messages.may_read(core, row, channel):
            continue
        said = socket.Said(0, messages.line(row))
        if isinstance(channel, Delayed) and row.seat < 0:
            channel.show(said)
            channel.tell(said)
        elif channel.wanted(now):
            core.tell_one(channel, said, now)
        else:
            channel.skip()


# Coming and going


def connect(core: Core, connection: Connection, hello: socket.Hello) -> None:
    """Greet a page: with what it missed, or with everything."""
    if hello.protocol != PROTOCOL:
        raise Refusal("old-client")
    core.check_may_see(connection.person)
    connection.seat = passing.place(core, connection.person, hello.seat)
    channel = core.channels.at(core.key_of(connection.person, connection.seat))
    first = channel.key in (WATCHERS, HOST) or not core.here(core.seat_of(connection.person))
    channel.connections.append(connection)
    if first:  # others see who is here, and how many watch
        channel.newcomer = connection
        messages.tell_table(core)
        channel.newcomer = None
    tail = missed(channel, hello)
    if tail is None:
        channel.greet(connection, messages.welcome(core, channel))
    else:
        channel.resume(connection, hello.seq, tail)


def missed(channel: Channel, hello: socket.Hello) -> list[bytes] | None:
    """Return what a page missed since it was here, or None if it has to begin anew."""
    if hello.boot != channel.boot or hello.viewer != channel.viewer:
        return None
    return channel.tail(hello.seq)


def gone(core: Core, connection: Connection) -> None:
    """Tell the others that a page was closed."""
    core.channels.leave(connection, core.now())  # it may have come back to life with the table
    messages.tell_table(core)
    seating.begin_if_all_contributed(core)


HANDLERS: dict[type, Callable[..., Answer]] = {
    socket.Act: act,
    socket.Why: why,
    socket.Odds: chances,
    socket.Undo: of_seat(lambda core, seat, _: playing.undo(core, seat)),
    socket.Order: of_seat(playing.order),
    socket.CancelOrders: of_seat(lambda core, seat, _: playing.cancel_orders(core, seat)),
    socket.PassAll: of_person(passing.pass_all),
    socket.Contribute: of_person(
        lambda core, person, message: seating.contribute(core, person, message.digits)
    ),
    socket.Say: say,
    socket.Sit: of_person(lambda core, person, message: seating.sit(core, person, message.seat)),
    socket.Stand: of_person(lambda core, person, _: seating.stand(core, person)),
    socket.Back: of_person(lambda core, person, _: playing.hand_back(core, person)),
    socket.SetSeat: of_person(seating.set_seat),
    socket.Start: of_person(lambda core, person, _: seating.start(core, person)),
    socket.Vote: of_person(seating.vote),
}
