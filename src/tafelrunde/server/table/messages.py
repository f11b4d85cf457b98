"""What viewers are told, put together from nothing for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tafelrunde
from tafelrunde.kernel import EVERYONE, NOBODY, Event
from tafelrunde.kernel.insight import audible
from tafelrunde.records.fairness import seal
from tafelrunde.records.match import Match

from ..protocol import PROTOCOL, common, socket
from ..storage.rows import ChatRow
from . import clocks, coaching, orders
from .channels import HOST, WATCHERS, Channel, Delayed

if TYPE_CHECKING:
    from ..people import Person
    from .core import Core

ASIDE = -2  # stored as the seat of what spectators said while a match went on: players might hear


# The table


def info(core: Core, reader: str, seat: int) -> common.TableInfo:
    """Return the table as somebody sees it, at one of their seats or not."""
    data = core.data
    host = bool(reader) and reader == core.host
    known = host or (bool(reader) and reader in core.people)
    return common.TableInfo(
        id=core.id,
        setting=core.setting,
        status=core.status,
        seats=[seat_info(core, number, reader, seat) for number in range(len(core.seats))],
        host=host,
        you=seat,
        invitation=core.invitation if known else "",
        match=data.match,
        votes=common.Votes(data.votes.rematch[:], data.votes.abandon[:]),
        watchers=core.channels.watchers(),
        created=core.created,
        updated_rules=updated_rules(core),
        coach=coaching.is_on(core),
    )


def seat_info(core: Core, number: int, reader: str, you: int) -> common.Seat:
    """Return a seat as a reader sees it who has the seat `you` now."""
    seat = core.seats[number]
    return common.Seat(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        here=core.here(number),
        stand_in=seat.stand_in,
        you=number == you,
        own=bool(reader) and core.people[number] == reader,
        wins=seat.wins,
    )


def updated_rules(core: Core) -> bool:
    """Say whether the match began with other rules than those of today."""
    if core.lost is not None:
        return core.info is None or core.lost.rules != core.info.rules_version
    return core.match is not None and core.match.rules != core.match.info.rules_version


def info_for(core: Core, person: Person | None) -> common.TableInfo:
    """Return the table as a person sees it."""
    return info(core, person.id if person is not None else "", core.seat_of(person))


def info_on(core: Core, channel: Channel) -> common.TableInfo:
    """Return the table as a channel's listeners see it."""
    return info(core, core.reader_at(channel.key), channel.viewer)


def commitment(core: Core) -> str:
    """Return the seal of a match that waits for contributions."""
    gathering = core.data.gathering
    return seal(gathering.secret) if gathering is not None else ""


def tell_table(core: Core) -> None:
    """Tell everybody that something about the table changed."""
    core.tell(
        lambda channel: socket.TableChanged(
            0, info_on(core, channel), channel.viewer, commitment(core)
        )
    )


# The match


def match_info(core: Core) -> socket.MatchInfo | None:
    """Return what stays the same during a match, and how it ended."""
    match = core.match
    if match is None:
        return lost_match_info(core)
    ended = match.status != "running"
    status: Any = match.status
    return socket.MatchInfo(
        number=core.data.match,
        names=match.names,
        rules=match.rules,
        commitment=seal(match.secret),
        contributions=list(match.contributions),
        status=status,
        winners=list(match.s.winners),
        secret=match.secret if ended else "",
    )


def lost_match_info(core: Core) -> socket.MatchInfo | None:
    """Return what is left to tell of a match today's rules can't go on with."""
    if core.lost is None:
        return None
    return socket.MatchInfo(
        number=core.data.match,
        names=core.lost.names,
        rules=core.lost.rules,
        commitment=core.lost.commitment,
        contributions=list(core.lost.contributions),
        status="failed" if core.lost.status == "running" else core.lost.status,  # type: ignore[arg-type]
        winners=core.lost.winners,
        secret=core.lost.secret,
    )


def position(core: Core, viewer: int, clock: socket.Clock | None = None) -> socket.Position | None:
    """Return the match as a viewer sees it now."""
    match = core.match
    if match is None:
        return None
    sight = core.sight()
    return socket.Position(
        serial=match.s.serial,
        view=sight.view(viewer),
        waiting=sight.waiting if match.status == "running" else [],
        decision=decision(core, match, viewer) if viewer != NOBODY else None,
        clock=clock or clocks.shown(core),
        undo=core.play.window is None and match.may_undo(viewer),
        orders=orders.shown(core, viewer),
    )


def decision(core: Core, match: Match, seat: int) -> socket.Decision | None:
    """Return what a seat is asked; an answer that is held counts as given."""
    asked = match.game.decision(match.s, seat) if match.status == "running" else None
    if asked is None:
        return None
    window = core.play.window
    return socket.Decision(
        id=asked["id"],
        prompt=asked["prompt"],
        values=asked["values"],
        options=asked["options"],
        answered=asked["answered"] or (window is not None and seat in window.answers),
        window=window is not None,
    )


def history(match: Match | None, viewer: int) -> list[common.Event]:
    """Return what a viewer was told and still stands."""
    if match is None:
        return []
    return [wire(event) for event in match.history(viewer)]


def wire(event: Event) -> common.Event:
    """Return an event as it is sent: whom else it was told is nobody's business."""
    arguments: Any = event[2]
    return event[1], arguments


def tell_moved(core: Core, events: tuple[Event, ...] = (), undone: int = NOBODY) -> None:
    """Tell every viewer what happened, and how things stand now."""
    clock = clocks.shown(core)
    public = [wire(event) for event in events]  # the same for all, where nothing is private
    if any(event[0] != EVERYONE for event in events):
        core.tell(
            lambda channel: moved(
                core, channel.viewer, clock, heard_by(channel.viewer, events), undone
            )
        )
    else:
        core.tell(lambda channel: moved(core, channel.viewer, clock, public, undone))


def heard_by(viewer: int, events: tuple[Event, ...]) -> list[common.Event]:
    """Return the events that are meant for a viewer."""
    return [wire(event) for event in events if audible(event, viewer)]


def tell_seat(core: Core, seat: int) -> None:
    """Tell one seat how things stand, and nobody else."""
    now = core.now()
    channel = core.channels.all[seat]
    if channel.wanted(now):
        core.tell_one(channel, moved(core, seat, clocks.shown(core), []), now)
    else:
        channel.skip()


def moved(
    core: Core,
    viewer: int,
    clock: socket.Clock,
    heard: list[common.Event],
    undone: int = NOBODY,
) -> socket.Moved:
    """Return what one viewer is told of a step."""
    match = core.match
    assert match is not None
    now = position(core, viewer, clock)
    assert now is not None
    return socket.Moved(0, match.heard(viewer) - len(heard), heard, now, undone)


def tell_match(core: Core, anew: bool = False) -> None:
    """Tell everybody that a match began or ended."""
    about = match_info(core)
    assert about is not None
    core.tell(lambda channel: match_changed(core, channel.viewer, about, anew))


def match_changed(
    core: Core, viewer: int, about: socket.MatchInfo, anew: bool
) -> socket.MatchChanged:
    """Return what one viewer is told of the match."""
    told = history(core.match, viewer) if anew else None
    return socket.MatchChanged(0, about, position(core, viewer), told)


# Welcome


def welcome(core: Core, channel: Channel) -> socket.Welcome:
    """Return everything a newcomer has to know."""
    if isinstance(channel, Delayed):
        return delayed_welcome(core, channel)
    viewer = channel.viewer
    return _welcome(
        channel,
        table=info_on(core, channel),
        match=match_info(core),
        position=position(core, viewer),
        history=history(core.match, viewer),
        chat=[line(row) for row in core.chat if may_read(core, row, channel)],
        gathering=commitment(core),
    )


def delayed_welcome(core: Core, channel: Delayed) -> socket.Welcome:
    """Return what those see who lag behind."""
    return _welcome(
        channel,
        table=channel.table or info_on(core, channel),
        match=channel.match,
        position=channel.position,
        history=channel.history,
        chat=channel.chat,
        gathering=channel.gathering,
    )


def _welcome(channel: Channel, **contents: Any) -> socket.Welcome:
    return socket.Welcome(
        protocol=PROTOCOL,
        version=tafelrunde.__version__,
        boot=channel.boot,
        viewer=channel.viewer,
        seq=channel.seq,
        **contents,
    )


# Chat


def line(row: ChatRow) -> common.ChatLine:
    """Return a line of chat as it is sent."""
    return common.ChatLine(row.number, row.time, max(row.seat, NOBODY), row.name, row.text)


def may_read(core: Core, row: ChatRow, channel: Channel) -> bool:
    """Players don't read what spectators say while a match goes on."""
    return row.seat != ASIDE or channel.key in (WATCHERS, HOST) or core.status != "playing"
