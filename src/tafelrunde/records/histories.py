"""What everybody was told: the messages of a match, and what of them still stands."""

from __future__ import annotations

from tafelrunde.kernel import EVERYONE, NOBODY, Event
from tafelrunde.kernel.insight import audible

from .record import Message


class Histories:
    """The messages of a match, and for each viewer the events that were not taken back."""

    def __init__(self, players: int) -> None:
        self.messages: list[Message] = []
        self._told: dict[int, list[Event]] = {viewer: [] for viewer in range(NOBODY, players)}

    def tell(self, after: int, events: list[Event]) -> bool:
        """Send everybody their events; say whether any was not for all."""
        self.messages.append(Message(after, tuple(events)))
        if all(event[0] == EVERYONE for event in events):
            for told in self._told.values():
                told += events
            return False
        for viewer, told in self._told.items():
            told += [event for event in events if audible(event, viewer)]
        return True

    def take_back(self, after: int, seat: int, heard: dict[int, int]) -> None:
        """Tell that a seat took its last step back: everybody knows what they had heard before."""
        for viewer, told in self._told.items():
            del told[heard[viewer] :]
        self.messages.append(Message(after, (), seat))

    def take_up(self, messages: list[Message]) -> None:
        """Tell again what was told before."""
        marks: list[dict[int, int]] = []
        for message in messages:
            if message.undo != NOBODY:
                self.take_back(message.after, message.undo, marks.pop())
            else:
                marks.append(self.heard())
                self.tell(message.after, list(message.events))

    def of(self, viewer: int) -> list[Event]:
        """Return what a viewer was told and still stands."""
        return self._told[viewer][:]

    def length(self, viewer: int) -> int:
        """Return how many events the viewer's history has."""
        return len(self._told[viewer])

    def heard(self) -> dict[int, int]:
        """Return how many events each viewer's history has, from NOBODY on."""
        return {viewer: len(told) for viewer, told in self._told.items()}


def standing(messages: list[Message]) -> tuple[Event, ...]:
    """Return all events that were not taken back, each with its audience."""
    told: list[tuple[Event, ...]] = []
    for message in messages:
        if message.undo == NOBODY:
            told.append(message.events)
        else:
            told.pop()
    return tuple(event for events in told for event in events)
