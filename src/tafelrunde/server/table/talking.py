"""What people say to a table: each kind of message and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel import NOBODY

from ..protocol import PROTOCOL, socket
from ..protocol.errors import Refusal
from ..storage.rows import ChatRow
from . import messages, playing, seating
from .channels import Channel, Connection, Delayed
from .core import Core

if TYPE_CHECKING:
    from ..people import Person

Answer = socket.Done | socket.Reason


def heed(core: Core, person: Person | None, message: socket.ClientMessage) -> Answer:
    """Do what a message asks for and return the answer; or refuse, and change nothing."""
    handler = HANDLERS.get(type(message))
    if handler is None:
        raise Refusal("malformed")
    answer: Answer = handler(core, person, message)
    return answer


def act(core: Core, person: Person | None, message: socket.Act) -> Answer:
    """Answer a decision."""
    return socket.Done(message.ref, playing.act(core, person, message))


def why(core: Core, person: Person | None, message: socket.Why) -> Answer:
    """Tell which clause forbids something."""
    return socket.Reason(message.ref, playing.why(core, person, message.action))


def doing(change: Callable[[Core, Person | None, Any], object]) -> Callable[..., Answer]:
    """Return a handler whose answer is that it is done."""

    def handler(core: Core, person: Person | None, message: Any) -> Answer:
        change(core, person, message)
        return socket.Done(message.ref)

    return handler


HANDLERS: dict[type, Callable[..., Answer]] = {
    socket.Act: act,
    socket.Why: why,
    socket.Undo: doing(lambda core, person, _: playing.undo(core, person)),
    socket.Order: doing(playing.order),
    socket.CancelOrders: doing(lambda core, person, _: playing.cancel_orders(core, person)),
    socket.Contribute: doing(
        lambda core, person, message: seating.contribute(core, person, message.digits)
    ),
    socket.Say: doing(lambda core, person, message: say(core, person, message.text)),
    socket.Sit: doing(lambda core, person, message: seating.sit(core, person, message.seat)),
    socket.Stand: doing(lambda core, person, _: seating.stand(core, person)),
    socket.Back: doing(lambda core, person, _: playing.hand_back(core, person)),
    socket.SetSeat: doing(seating.set_seat),
    socket.Start: doing(lambda core, person, _: seating.start(core, person)),
    socket.Vote: doing(seating.vote),
}


# Chat


def say(core: Core, person: Person | None, text: str) -> None:
    """Say something to all; what spectators say in a match is for spectators."""
    if person is None:
        raise Refusal("unknown-person")
    clean = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not clean:
        raise Refusal("malformed", "there is nothing to say")
    seat = core.seat_of(person)
    name = core.seats[seat].name if seat != NOBODY else person.name
    if seat == NOBODY and core.status == "playing":
        seat = messages.ASIDE
    number = core.chat[-1].number + 1 if core.chat else 1
    row = ChatRow(core.id, number, core.now(), seat, person.id, name, clean)
    core.say(row)
    tell_line(core, row)


def tell_line(core: Core, row: ChatRow) -> None:
    """Tell everybody who may read it; spectators hear each other without delay."""
    now = core.now()
    for channel in core.channels.all.values():
        if not messages.may_read(core, row, channel.viewer):
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
    channel = core.channels.all[core.key_of(connection.person)]
    first = not channel.connections or channel.viewer == NOBODY
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
