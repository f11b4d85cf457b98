"""`tafelrunde replay`: a record played back in words, and played again to see whether it fits."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tafelrunde.games.catalog import load
from tafelrunde.kernel import Event, OptionError, SaveError
from tafelrunde.records.match import Match
from tafelrunde.records.reading import in_file
from tafelrunde.records.record import Message, Record, read_record
from tafelrunde.records.replay import begin_again, repeat, replay
from tafelrunde.words import Wording

from .files import viewer_of
from .keyboard import Keyboard, Left
from .screen import Screen, print_json
from .tables import Scene, drawing_for
from .tables.scene import PLAIN_SIGNS, RICH_SIGNS
from .telling import OPENING, paragraphs, sentence_of


@dataclass
class Found:
    """What playing a record again brought: a difference, or why it could not be tried."""

    actions: int = 0
    difference: str = ""
    untried: str = ""


def show_replay(file: Path, seat: str, step: bool, lang: str, as_json: bool) -> int:
    """Tell a record in words, and say whether the rules play it the same way again."""
    record = read_record(file)
    viewer = viewer_of(record, seat)
    words = words_for(record, lang).seen_by(viewer)
    found = play_again(record)
    if as_json:
        print_json(as_data(record, viewer, words, found))
        return 1 if found.difference else 0
    screen = Screen()
    teller = Teller(record, viewer, words, screen, again=not found.untried)
    with Keyboard(screen) as keyboard, contextlib.suppress(Left):
        messages = record.for_viewer(viewer)
        for turn in turns(messages) if step else [messages]:
            teller.tell(turn)
            if step:
                teller.draw(turn[-1].after)
                if keyboard.read(f"{words.text('press-enter')} ").lower() in ("q", "quit"):
                    break
    return show_finding(screen, words, found)


def words_for(record: Record, lang: str) -> Wording:
    """Return the words for a record's game."""
    try:
        info = load(record.game)
        game = info.build(len(record.names), record.modules, record.options, record.files)
    except OptionError as error:
        raise in_file(record.source, error) from None
    return Wording(info, game, lang, record.names)


def play_again(record: Record) -> Found:
    """Play a record again by the rules, if they are the ones it was played with."""
    try:
        result = replay(record)
    except SaveError as error:
        return Found(untried=str(error))
    place = f"{record.source} line {result.line}: " if result.line else f"{record.source}: "
    return Found(result.actions, place + result.difference if result.difference else "")


def show_finding(screen: Screen, words: Wording, found: Found) -> int:
    """Say whether the record fits the rules."""
    screen.blank()
    if found.difference:
        screen.say_unbroken(words.text("replay-differs", difference=found.difference), "bold red")
        return 1
    if found.untried:
        screen.say_unbroken(words.text("replay-untried", reason=found.untried), "yellow")
        return 0
    screen.say_unbroken(words.text("replay-fits", actions=found.actions), "bold green")
    return 0


def turns(messages: list[Message]) -> list[list[Message]]:
    """Return the messages turn by turn; a message belongs to the turn it ends in."""
    found: list[list[Message]] = [[]]
    for message in messages:
        found[-1].append(message)
        if any(event[1].endswith(OPENING) for event in message.events):
            found.append([])
    return [turn for turn in found if turn]


class Teller:
    """Tells a record turn by turn, with the table as it was then if the rules allow."""

    def __init__(
        self, record: Record, viewer: int, words: Wording, screen: Screen, again: bool
    ) -> None:
        self._record = record
        self._viewer = viewer
        self._words = words
        self._screen = screen
        self._match: Match | None = begin_again(record) if again else None
        self._repeated = 0  # entries of the log that were played again so far

    def tell(self, turn: list[Message]) -> None:
        """Tell what happened in one turn."""
        events: list[Event] = []
        for message in turn:
            if message.undo >= 0:
                self._say(events)
                events = []
                name = self._record.names[message.undo]
                self._screen.say(self._words.text("took-back", name=name), "dim")
            events += message.events
        self._say(events)

    def _say(self, events: list[Event]) -> None:
        for paragraph in paragraphs(events, self._words):
            self._screen.print(paragraph, width=self._screen.prose_width)

    def draw(self, after: int) -> None:
        """Draw the table as it was after so many entries of the log."""
        match = self._match
        if match is None:
            return
        for entry in self._record.entries[self._repeated : after]:
            if repeat(match, entry):
                self._match = None
                return
        self._repeated = max(after, self._repeated)
        view = match.game.view(match.s, self._viewer)
        signs = RICH_SIGNS if self._screen.is_rich else PLAIN_SIGNS
        scene = Scene(view, self._words, self._viewer, self._screen.width, signs)
        drawing = drawing_for(match.info.id)
        self._screen.show(drawing.board(scene))
        tray = drawing.tray(scene)
        if tray is not None:
            self._screen.show(tray)


def as_data(record: Record, viewer: int, words: Wording, found: Found) -> dict[str, Any]:
    """Return a replay as plain data."""
    told = []
    for message in record.for_viewer(viewer):
        sentences = [sentence_of(event, words) for event in message.events]
        undo = record.names[message.undo] if message.undo >= 0 else None
        told.append({"after": message.after, "undo": undo, "told": [s for s in sentences if s]})
    return {
        "game": record.game,
        "players": record.names,
        "status": record.status,
        "winners": [record.names[seat] for seat in record.winners],
        "messages": told,
        "same": not found.difference and not found.untried,
        "difference": found.difference or None,
        "not_played_again": found.untried or None,
    }
