"""Parts of views that are made anew only when what they show has changed.

Most of a table stays as it is from one decision to the next. Such a part is handed out again as the
very same object, so whoever turns views into something else may remember what came of it. Nobody
changes a view they were given.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

MOST_KEPT: Final = 2_048

Key = TypeVar("Key")
Made = TypeVar("Made")


class Lasting:
    """A list of a view, with the column of the state it was made from."""

    def __init__(self) -> None:
        self._made: tuple[list[Any], list[Any]] = ([], [])

    def get(self, column: list[Any]) -> list[Any] | None:
        """Return the list if it was made from such a column."""
        made = self._made
        return made[1] if made[0] == column else None

    def keep(self, column: list[Any], shown: list[Any]) -> list[Any]:
        """Note what was made from a column, and return it."""
        self._made = (column[:], shown)
        return shown

    def outdated(self, column: list[Any]) -> tuple[list[Any], list[int]]:
        """Return the list to be brought up to date, and the places to be made anew in it.

        Where there are none, it is the list that was handed out before.
        """
        before, shown = self._made
        if len(before) != len(column):
            return [None] * len(column), list(range(len(column)))
        changed = [place for place, value in enumerate(column) if value != before[place]]
        return shown[:] if changed else shown, changed

    def keep_each(self, column: list[Any], shown: list[Any]) -> list[Any]:
        """Do so, but what is as it was at its place stays the same object."""
        before = self._made[1]
        for place, part in enumerate(before[: len(shown)]):
            if part == shown[place]:
                shown[place] = part
        return self.keep(column, shown)


class LastingSeats:
    """Tables of seats or figures, with the columns of the state they were made from."""

    def __init__(self) -> None:
        self._made: tuple[list[list[Any]], list[Any]] = ([], [])

    def outdated(self, columns: list[list[Any]]) -> tuple[list[list[Any]], list[Any], list[int]]:
        """Return the columns, the tables to be brought up to date, and the seats to make anew.

        Where there are none, columns and tables are those that were kept before.
        """
        before, shown = self._made
        if len(shown) != len(columns[0]):  # the first time, or a match of other numbers of players
            seats = range(len(columns[0]))
            return [column[:] for column in columns], [None] * len(seats), list(seats)
        if before == columns:
            return before, shown, []
        kept = before[:]
        changed: list[int] = []
        for place, column in enumerate(columns):
            earlier = before[place]
            if column != earlier:
                others = [seat for seat, value in enumerate(column) if value != earlier[seat]]
                changed += [seat for seat in others if seat not in changed]
                kept[place] = column[:]
        return kept, shown[:], changed

    def keep(self, columns: list[list[Any]], shown: list[Any]) -> list[Any]:
        """Note what was made from columns that are only ours, and return it."""
        self._made = (columns, shown)
        return shown


def keep(known: dict[Key, Made], key: Key, made: Made) -> Made:
    """Note what was made, and return it; when there is too much, all else is forgotten."""
    if len(known) >= MOST_KEPT:
        known.clear()
    known[key] = made
    return made
