"""The machines' decision tables: read from data, checked row by row (8)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel import OptionError, TafelrundeError

from .names import MACHINES

CONDITIONS: Final[tuple[str, ...]] = (
    *("down", "carrying", "empty", "at_nest", "on_resource", "beside_carrier", "beside_figure"),
    *("way_to_carrier", "way_to_figure", "way_to_resource", "way_to_nest"),
)
DEEDS: Final[tuple[str, ...]] = (
    *("stand", "fight_carrier", "fight_figure", "go_to_carrier", "go_to_figure"),
    *("go_to_resource", "go_to_nest", "take", "lay", "wait"),
)
NOT: Final = "not "
MOST_ROWS: Final = 40
LONGEST: Final = 20_000


class Row:
    """One row: what must hold, and what the machine then does."""

    __slots__ = ("deed", "when")

    def __init__(self, when: tuple[tuple[int, bool], ...], deed: int) -> None:
        self.when: tuple[tuple[int, bool], ...] = when  # (condition, whether it must hold)
        self.deed: int = deed


Table = tuple[tuple[Row, ...], ...]  # by kind of machine


def read_table(text: str) -> Table:
    """Read what machines do, or refuse the row that is wrong."""
    if len(text) > LONGEST:
        raise OptionError(
            f"the machines' table has at most {LONGEST} characters, not {len(text)}",
            "error-table-long",
            most=LONGEST,
            number=len(text),
        )
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        sentence = f"the machines' table can't be read: {error}"
        raise OptionError(sentence, "error-table-toml", reason=str(error)) from error
    for name in data:
        if name not in MACHINES:
            words = ", ".join(MACHINES)
            sentence = f"there is no machine '{name}': there are {words}"
            raise OptionError(sentence, "error-table-machine", word=name, words=words)
    return tuple([read_rows(name, data.get(name, [])) for name in MACHINES])


def read_rows(name: str, rows: Any) -> tuple[Row, ...]:
    """Read the rows of one kind of machine; the last one must always hold."""
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_ROWS:
        sentence = f"{name} needs 1 to {MOST_ROWS} rows, [[{name}]] each"
        raise OptionError(sentence, "error-table-rows", machine=name, most=MOST_ROWS)
    read = [read_row(Place(name, number), row) for number, row in enumerate(rows, 1)]
    if read[-1].when:
        last = "the last row holds always, so `when = []`"
        raise Place(name, len(rows)).wrong(last, "error-table-last")
    return tuple(read)


class Place:
    """Which row of which machine is being read."""

    __slots__ = ("machine", "row")

    def __init__(self, machine: str, row: int) -> None:
        self.machine: str = machine
        self.row: int = row

    def wrong(self, sentence: str, key: str, **values: str | int) -> OptionError:
        """Return what is told about a mistake in this row."""
        what = TafelrundeError(sentence, key, **values)
        place = f"row {self.row} of {self.machine}"
        told = f"{place}: {sentence}"
        at = "error-table-at"
        return OptionError(told, at, [what], machine=self.machine, row=self.row)


def read_row(place: Place, row: Any) -> Row:
    """Read one row."""
    if not isinstance(row, dict) or set(row) != {"when", "do"}:
        raise place.wrong("a row has `when` and `do`, and nothing else", "error-table-row")
    if not isinstance(row["when"], list):
        raise place.wrong("`when` is a list of conditions", "error-table-when")
    if row["do"] not in DEEDS:
        words = ", ".join(DEEDS)
        sentence = f"'{row['do']}' is no deed: {words}"
        raise place.wrong(sentence, "error-table-deed", word=str(row["do"]), words=words)
    return Row(tuple([read_condition(place, word) for word in row["when"]]), DEEDS.index(row["do"]))


def read_condition(place: Place, word: Any) -> tuple[int, bool]:
    """Read a condition, perhaps turned round by `not`."""
    name = str(word).removeprefix(NOT)
    if name not in CONDITIONS:
        words = ", ".join(CONDITIONS)
        sentence = f"'{word}' is no condition: {words}"
        raise place.wrong(sentence, "error-table-condition", word=str(word), words=words)
    return CONDITIONS.index(name), not str(word).startswith(NOT)


@cache
def shipped_table() -> Table:
    """Return what our machines do."""
    file = Path(__file__).parent / "data" / "machines.toml"
    return read_table(file.read_text("utf-8"))
