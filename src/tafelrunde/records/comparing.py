"""Comparing what a scenario expects of the table with what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.kernel import NOBODY, State
from tafelrunde.kernel.save import columns

from .notation import did_you_mean, fold
from .playing import Play
from .reading import Item

_MISSING = object()


class Table:
    """The table as somebody sees it, or (with `truth`) as it is.

    The truth about a seat is that seat's own view, and the state's columns for what no view shows.
    """

    def __init__(self, play: Play, viewer: int, truth: bool) -> None:
        self.play = play
        self.viewer = viewer
        self.truth = truth
        self.whole = play.game.view(play.s, viewer)

    def check(self, wanted: Item, aliases: dict[str, str]) -> None:
        """Compare everything that is written about the table."""
        for key, item in wanted.pairs():
            seat = self._seat(key.text())
            if seat == NOBODY:
                found = self._of_table(key)
                self._compare(item, key.text(), found, aliases)
                continue
            for name, value in item.pairs():
                path = f"{key.text()}.{name.text()}"
                self._compare(value, path, self._of_seat(seat, name), aliases)

    def _compare(self, item: Item, path: str, found: Any, aliases: dict[str, str]) -> None:
        wanted = item.value()
        if path == "winners" and isinstance(wanted, list):
            wanted = sorted(fold(str(name)) for name in wanted)
            found = sorted(fold(self.play.names[seat]) for seat in found)
        different = list(differences(wanted, found, path, self.play.names, aliases))
        if not different:
            self.play.check(True, item, "", "")
        for where, expected, instead in different:
            self.play.check(False, item, f"{where}: {expected}", f"{where}: {instead}")

    def _seat(self, word: str) -> int:
        """Return the seat of a whole name; NOBODY if it is none."""
        names = [fold(name) for name in self.play.names]
        return names.index(fold(word)) if fold(word) in names else NOBODY

    def _of_seat(self, seat: int, key: Item) -> Any:
        whole = self.play.game.view(self.play.s, seat) if self.truth else self.whole
        rows = whole["table"].get("seats")
        row: dict[str, Any] = rows[seat] if rows else {}
        columns_by_seat = self._columns(by_seat=True)
        if key.text() in row:
            return row[key.text()]
        if key.text() in columns_by_seat:
            return columns_by_seat[key.text()][seat]
        raise _unknown(key, [*row, *columns_by_seat])

    def _of_table(self, key: Item) -> Any:
        table = {name: value for name, value in self.whole["table"].items() if name != "seats"}
        general = {name: self.whole[name] for name in ("over", "winners", "waiting")}
        known = {**self._columns(by_seat=False), **general, **table}
        if key.text() in known:
            return known[key.text()]
        raise _unknown(key, [*table, *general, *self.play.names])

    def _columns(self, by_seat: bool) -> dict[str, Any]:
        """Return the game's own columns of the state; a view is no place to look for them."""
        if not self.truth:
            return {}
        s = self.play.s
        own = [name for name in columns(s) if not hasattr(State, name)]
        players = self.play.game.players
        found: dict[str, Any] = {}
        for name in own:
            value = getattr(s, name)
            if (isinstance(value, list) and len(value) == players) == by_seat:
                found[name] = value
        return found


def _unknown(key: Item, known: list[str]) -> Exception:
    words = list(dict.fromkeys(known))
    hint = did_you_mean(key.text(), words) or f"there are {', '.join(words)}"
    return key.error(f"there is no '{key.text()}' to look at: {hint}")


def differences(
    wanted: Any, found: Any, path: str, names: list[str], aliases: dict[str, str]
) -> Iterator[tuple[str, Any, Any]]:
    """Return path, what was wanted and what was found, for all that differs.

    A mapping need only say what matters, a list has to say it all. Seats may be called by name.
    """
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            there = found.get(key, _MISSING)
            if there is _MISSING:
                yield f"{path}.{key}", value, "nothing"
            else:
                yield from differences(value, there, f"{path}.{key}", names, aliases)
    elif isinstance(wanted, list) and isinstance(found, list | tuple):
        if len(wanted) != len(found) or any(
            next(differences(want, have, "", names, aliases), None) is not None
            for want, have in zip(wanted, found, strict=True)
        ):
            yield path, wanted, list(found)
    elif not same(wanted, found, names, aliases):
        yield path, wanted, _named(wanted, found, names)


def same(wanted: Any, found: Any, names: list[str], aliases: dict[str, str]) -> bool:
    """Compare single values: numbers, words, seats by name, and nothing with nothing."""
    if isinstance(found, bool) or isinstance(wanted, bool):
        return wanted is found
    if isinstance(found, str):
        word = "" if wanted is None else str(wanted)
        return found == aliases.get(word, word)
    if isinstance(wanted, str) and isinstance(found, int):
        folded = [fold(name) for name in names]
        return fold(wanted) in folded and folded.index(fold(wanted)) == found
    return bool(wanted == found)


def _named(wanted: Any, found: Any, names: list[str]) -> Any:
    """Return a seat by its name where a name was expected."""
    if isinstance(wanted, str) and isinstance(found, int) and 0 <= found < len(names):
        return names[found].lower()
    return found if found != "" else '""'
