"""Records as training data: every decision as its seat saw it, what was chosen, how it ended."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from tafelrunde.kernel import Game, SaveError
from tafelrunde.records.match import Match
from tafelrunde.records.notation import read
from tafelrunde.records.record import UNDO, Entry, Record
from tafelrunde.records.replay import begin_again, repeat

from .subject import Subject, shares


@dataclass(frozen=True)
class Decision:
    """One row: who was asked what in which position, what they chose, and what came of it."""

    record: str  # where it is from
    game: str
    players: int
    step: int  # which decision of the match it was
    seat: int
    prompt: str
    view: str  # JSON: what the seat saw
    events: str  # JSON: what it was told since it last decided
    options: list[str]  # JSON: what it might have done
    choice: int  # the place among them of what it did
    observation: list[int]  # the view as a row of numbers
    legal: list[int]  # the options by their numbers
    action: int  # the chosen one by its number
    result: float  # in the end: the winners share 1
    winners: list[int]


NAMES = tuple(field.name for field in fields(Decision))


class Reader:
    """Plays a record again and looks over the shoulder of everybody who decides."""

    def __init__(self, record: Record, match: Match) -> None:
        self._record = record
        self._match = match
        self._subject = Subject(match.info, match.setting)
        self._told = [0] * match.setting.players
        self._rows: list[dict[str, Any]] = []

    def rows(self) -> Iterator[Decision]:
        """Return all decisions that were not taken back."""
        for entry in self._record.entries:
            self._take(entry)
        if self._match.status != "over":
            raise SaveError(f"{self._record.source}: the match is not over")
        winners = list(self._match.s.winners)
        got = shares(winners, self._match.setting.players, "shared")
        for step, row in enumerate(self._rows):
            yield Decision(**row, step=step, result=got[row["seat"]], winners=winners)

    def _take(self, entry: Entry) -> None:
        """Note a decision before it is carried out; drop the one that is taken back."""
        if entry.text == UNDO:
            mine = [n for n, row in enumerate(self._rows) if row["seat"] == entry.seat]
            del self._rows[mine[-1]]
        else:
            self._rows.append(self._seen(entry))
        difference = repeat(self._match, entry)
        if difference:
            raise SaveError(
                f"{self._record.source} line {entry.line}: can't be played again: {difference}"
            )

    def _seen(self, entry: Entry) -> dict[str, Any]:
        match, seat = self._match, entry.seat
        game: Game = match.game
        asked = game.decision(match.s, seat)
        if asked is None:
            raise SaveError(f"{self._record.source} line {entry.line}: nobody asked this seat")
        numbered = self._subject.numbered(match.s, seat)
        options = asked["options"]
        action = read(game, entry.text, match.names, options)
        if action not in options:
            raise SaveError(f"{self._record.source} line {entry.line}: {entry.text} is not offered")
        history = match.history(seat)
        events = [event[1:] for event in history[self._told[seat] :]]
        self._told[seat] = len(history)
        return {
            "record": self._record.source,
            "game": match.info.id,
            "players": match.setting.players,
            "seat": seat,
            "prompt": asked["prompt"],
            "view": as_json(game.view(match.s, seat)),
            "events": as_json(events),
            "options": [as_json(option) for option in options],
            "choice": options.index(action),
            "observation": self._subject.layout.numbers(match.s, seat),
            "legal": list(numbered),
            "action": self._subject.vocabulary.index(action),
        }


def decisions(record: Record) -> Iterator[Decision]:
    """Return every decision of a finished match; SaveError if it can't be played again."""
    return Reader(record, begin_again(record)).rows()


def as_json(value: Any) -> str:
    """Return JSON in one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
