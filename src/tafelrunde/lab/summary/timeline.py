"""A record played again decision by decision, with what everybody knew and what was true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.kernel import NOBODY, Action, Event, Game, InfoSet, SaveError
from tafelrunde.kernel.insight import look
from tafelrunde.records.match import Match
from tafelrunde.records.notation import read
from tafelrunde.records.record import UNDO, Entry, Record
from tafelrunde.records.replay import begin_again, repeat, without_breakdown


@dataclass
class Step:
    """A decision that was not taken back: the table before it, all answers, the table after it."""

    moment: int  # of the replay: where it was decided; the next one shows what came of it
    entries: int  # lines of the log that lie behind it
    before: Any
    answers: list[tuple[int, Action]]
    heard: list[Event]  # by everybody
    known: dict[int, InfoSet] = field(default_factory=dict)  # of those who had a choice
    after: Any = None

    def goes_on_with(self, other: Step) -> bool:
        """Say whether the same seat alone decides again, and nothing was drawn in between."""
        if len(self.answers) > 1 or len(other.answers) > 1:
            return False
        return self.answers[0][0] == other.answers[0][0] and self.before.drawn == self.after.drawn


class Timeline:
    """The decisions of a match that stood, to be gone through once."""

    def __init__(self, record: Record) -> None:
        self.record = without_breakdown(record)
        self._match = begin_again(self.record)
        if self._match.start != self.record.start:
            raise SaveError(f"{record.source}: the match starts in another state")
        self.game: Game = self._match.game
        self.beginning: Any = self._match.s.clone()
        self.last: Any = self.beginning
        self._groups = grouped(self.record.entries)
        self._standing = standing(self._groups)

    def __len__(self) -> int:
        """Return how many decisions stood."""
        return len(self._standing)

    def steps(self) -> Iterator[Step]:
        """Play the match again, and stop at each decision that stood."""
        entries = 0
        for moment, group in enumerate(self._groups):
            step = self._ahead(moment, entries, group) if moment in self._standing else None
            for entry in group:
                difference = repeat(self._match, entry)
                if difference:
                    raise SaveError(f"{self.record.source}: {entry.text}: {difference}")
            if self._match.entries[entries:] != group:
                raise SaveError(f"{self.record.source}: {group[-1].text}: it came out otherwise")
            entries += len(group)
            self.last = self._match.s.clone()
            if step is not None:
                step.after = self.last
                yield step

    def _ahead(self, moment: int, entries: int, group: list[Entry]) -> Step:
        """Take down how things are before a decision is carried out."""
        match = self._match
        answers = [(entry.seat, read(match.game, entry.text, match.names)) for entry in group]
        step = Step(moment, entries, match.s.clone(), answers, match.history(NOBODY))
        for seat, _ in answers:
            if len(match.game.options(match.s, seat)) > 1:
                step.known[seat] = known_to(match, seat)
        return step


def known_to(match: Match, seat: int) -> InfoSet:
    """Return what a seat knows; worlds dealt from it are the same each time a match is read."""
    seed = f"summary, {len(match.entries)}, seat {seat}"
    return look(match.game, match.s, seat, seed, match.history(seat))


def grouped(entries: list[Entry]) -> list[list[Entry]]:
    """Put answers that took effect together into one group: only the last one has a hash."""
    groups: list[list[Entry]] = [[]]
    for entry in entries:
        groups[-1].append(entry)
        if entry.hash:
            groups.append([])
    return groups[:-1]


def standing(groups: list[list[Entry]]) -> set[int]:
    """Return the numbers of decisions that were not taken back."""
    found: list[int] = []
    for number, group in enumerate(groups):
        if group[0].text == UNDO:
            found.pop()
        else:
            found.append(number)
    return set(found)
