"""Cards: a table in a list, made when it is stored so that lists wake no table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel import NOBODY

from ..protocol.api import TableCard
from .documents import OPEN, Card, TableData

if TYPE_CHECKING:
    from ..people import Person
    from .core import Core


def card_of(core: Core) -> Card:
    """Return the card of a table that is awake."""
    return Card(
        id=core.id,
        game=core.setting.game,
        players=core.setting.players,
        modules=core.setting.modules,
        status=core.status,
        names=core.names(),
        open_seats=len(core.open_seats()),
        updated=core.updated,
        match=core.data.match,
        clock=core.setting.clock.kind,
        waiting=core.waiting() if core.status == "playing" else [],
    )


def card_of_new(id: str, data: TableData, now: int) -> Card:
    """Return the card of a table that is just set up."""
    setting = data.setting
    return Card(
        id=id,
        game=setting.game,
        players=setting.players,
        modules=setting.modules,
        status="open",
        names=[seat.name for seat in data.seats],
        open_seats=sum(seat.kind == OPEN for seat in data.seats),
        updated=now,
        match=0,
        clock=setting.clock.kind,
        waiting=[],
    )


def for_reader(card: Card, people: tuple[str, ...], person: Person | None) -> TableCard:
    """Return a card as one reader sees it."""
    reader = person.id if person is not None else ""
    own = [seat for seat, owner in enumerate(people) if owner == reader] if reader else []
    return TableCard(
        id=card.id,
        game=card.game,
        players=card.players,
        modules=card.modules,
        status=card.status,
        names=card.names,
        open_seats=card.open_seats,
        you=own[0] if own else NOBODY,
        your_turn=any(seat in card.waiting for seat in own),
        updated=card.updated,
        match=card.match,
        clock=card.clock,
    )
