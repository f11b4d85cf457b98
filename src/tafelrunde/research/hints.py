"""Reading a game's vector.toml: how its view becomes a row, and how far numbers in actions go.

Entries stand in the row in the order of the file. Their forms:

    life = 12                        a number from 0 to 12;  [-9, 9]  one with other bounds
    in_play = true                   yes or no;  false: left out of the row
    turn = "one"                     one thing of a kind (which, says SHOWS in the game's view.py)
    nest = { _count = 9 }            things of a kind, counted word by word up to 9
    dice = { _places = 5 }           things of a kind in their order; with _most, numbers
    [view.duel]                      entries of their own, of which there may be none
    [view.seats]  _rows = "players"  a list of such, one a seat; a number: at most so many
    [view.floor]  _by = "field"      a list of such, one for each word of that entry's kind
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import Game, OptionError

from .layout import (
    MOST_PROMPT,
    Count,
    Layout,
    NumberPlaces,
    Part,
    Rows,
    RowsByWord,
    Table,
    WordPlaces,
)
from .vocabulary import Vocabulary

FILE = "vector.toml"


class Kinds:
    """The words of a game's kinds as numbers, and which entry of the view is of which kind."""

    def __init__(self, game: Game, shows: dict[str, str]) -> None:
        self.game = game
        self.shows = shows

    def of(self, entry: str) -> str:
        """Return the kind of an entry."""
        if entry not in self.shows:
            raise OptionError(f"SHOWS of {self.game.name} does not say what kind {entry} is of")
        return self.shows[entry].rstrip("*")

    def has(self, entry: str) -> bool:
        """Say whether the game as it is set up has the kind of an entry, if it is of one."""
        kind = self.shows.get(entry, "seat").rstrip("*")
        return kind == "seat" or kind in self.game.tables.kinds

    def words(self, kind: str) -> list[str]:
        """Return the words of a kind; seats are words too."""
        if kind == "seat":
            return [str(seat) for seat in range(self.game.players)]
        return list(self.game.tables.kinds[kind])

    def places(self, kind: str) -> dict[Any, int]:
        """Return the number of each word, from 1; a view may name a thing by word or by number."""
        words = self.words(kind)
        numbered: dict[Any, int] = {"": 0, -1: 0}
        numbered |= {number: number + 1 for number in range(len(words))}
        numbered |= {word: number + 1 for number, word in enumerate(words)}
        return numbered


def hints_of(info: GameInfo) -> dict[str, Any]:
    """Return what the game's vector.toml says."""
    file = info.folder / FILE
    if not file.is_file():
        raise OptionError(f"{info.title} has no {FILE}: docs/research.md tells how to write one")
    return tomllib.loads(file.read_text("utf-8"))


def read_vocabulary(game: Game, hints: dict[str, Any]) -> Vocabulary:
    """Return the game's actions, numbered."""
    return Vocabulary(game, hints.get("actions", {}))


def read_layout(info: GameInfo, game: Game, hints: dict[str, Any]) -> Layout:
    """Return how the game's view becomes a row."""
    kinds = Kinds(game, info.part("view").SHOWS)
    asked = {kind.rstrip("*") for asks in game.tables.prompts.values() for kind in asks.values()}
    most = hints.get("asked", MOST_PROMPT)
    for kind in asked - {"number", "dice", "text"}:
        most = max(most, len(kinds.words(kind)))
    return Layout(game, read_table(kinds, hints["view"]), most)


def read_table(kinds: Kinds, entries: dict[str, Any]) -> Table:
    """Return the entries of a table; what begins with an underscore is about the table itself."""
    table = Table()
    for entry, told in entries.items():
        if entry.startswith("_"):
            continue
        if told is False:
            table.left_out.append(entry)
        elif told is True:
            table.add_number(entry, 0, 1)
        elif isinstance(told, int):
            table.add_number(entry, 0, told)
        elif isinstance(told, list):
            table.add_number(entry, told[0], told[1])
        elif not kinds.has(entry):
            table.left_out.append(entry)  # of a kind that only a module brings
        elif told == "one":
            kind = kinds.of(entry)
            table.add_word(entry, kind, kinds.places(kind))
        else:
            table.add_part(entry, read_part(kinds, entry, told))
    return table


def read_part(kinds: Kinds, entry: str, told: dict[str, Any]) -> Part:
    """Return an entry that takes several cells."""
    if "_count" in told:
        kind = kinds.of(entry)
        return Count(kind, kinds.words(kind), kinds.places(kind), told["_count"])
    if "_most" in told:
        return NumberPlaces(told["_places"], told["_most"])
    if "_places" in told:
        kind = kinds.of(entry)
        return WordPlaces(kind, kinds.places(kind), seats_or(kinds, told["_places"]))
    table = read_table(kinds, told)
    if "_by" in told:
        kind = kinds.of(told["_by"])
        table.left_out.append(told["_by"])
        return RowsByWord(told["_by"], kinds.words(kind), kinds.places(kind), table)
    if "_rows" in told:
        return Rows(table, seats_or(kinds, told["_rows"]))
    return table


def check_room(layout: Layout, game: Game) -> None:
    """Refuse a layout that forgets an entry of the view, or names one that the view hasn't."""
    view = game.hidden.view(game, game.new("vector"), 0)
    for entry, what in differences(layout.view, view):
        raise OptionError(f"{FILE} of {game.name} {what} {entry}, which its view {SHOWN[what]}")


SHOWN = {"says nothing about": "shows", "names": "does not show"}


def differences(table: Table, view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Return entries that only one of the two has, with what vector.toml does about them."""
    placed = {entry for entry, _ in table.described}
    yield from ((entry, "says nothing about") for entry in view if entry not in table.entries())
    yield from ((entry, "names") for entry in placed if entry not in view)
    for entry, _, _, part in table.parts:
        row = part.row if isinstance(part, Rows | RowsByWord) else part
        if isinstance(row, Table) and entry in view:
            content = view[entry]
            for one in content if isinstance(content, list) else [content] if content else []:
                yield from differences(row, one)


def seats_or(kinds: Kinds, told: Any) -> int:
    """Return a number of rows or places: as it is, one for each seat, or one for each word."""
    if isinstance(told, int):
        return told
    return kinds.game.players if told == "players" else len(kinds.words(told))
