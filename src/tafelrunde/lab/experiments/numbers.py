"""Numbers of a game's data tables, as an experiment names them, and where they stand.

cards.card.shotgun.dice = 6               a row of a list is named by its id
cards.card."category=bronze".exit = 7     or all rows with such a value
figures.profile.scout.fights = "+1"       one more than it is
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tafelrunde.games.catalog import GameInfo
from tafelrunde.games.tables import Change, Value, put
from tafelrunde.kernel import OptionError

Way = tuple[str | int, ...]

RELATIVE = re.compile(r"[+-]\d+(\.\d+)?")
ABSENT = 0  # what a number is that a row leaves out


def leaves(table: dict[str, Any], way: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Yield everything in nested tables as (path with dots, value)."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, (*way, key))
        else:
            yield ".".join((*way, key)), value


def changes_of(info: GameInfo, wanted: dict[str, Any]) -> tuple[Change, ...]:
    """Return what is to be changed in which table, or refuse what there is not."""
    tables = tables_of(info)
    found: dict[tuple[str, Way], Value] = {}
    for path, value in leaves(wanted):
        name, *parts = path.split(".")
        if name not in tables:
            raise OptionError(
                f"data.{path}: {info.title} has no table '{name}': it has {', '.join(tables)}"
            )
        for way in ways(f"data.{path}", tables[name], parts):
            new = changed(f"data.{path}", tables[name], way, value)
            put(tables[name], way, new)
            found[name, way] = new
    return tuple((name, way, value) for (name, way), value in found.items())


def tables_of(info: GameInfo) -> dict[str, Any]:
    """Return all tables of a game's data folder by their names."""
    files = sorted((info.folder / "data").glob("*.toml"))
    return {file.stem: deepcopy(tomllib.loads(file.read_text("utf-8"))) for file in files}


def ways(path: str, table: Any, parts: list[str], way: Way = ()) -> Iterator[Way]:
    """Yield the ways a path leads to: one, or several if it names rows by what they have."""
    if not parts:
        yield way
        return
    part, *rest = parts
    if isinstance(table, dict) and (part in table or not rest):
        yield from ways(path, table.get(part), rest, (*way, part))
    elif isinstance(table, list):
        rows = rows_named(table, part)
        if not rows:
            raise OptionError(f"{path}: there is no '{part}'{among(table)}")
        if not rest:
            raise OptionError(f"{path}: '{part}' is a row: name one of its numbers")
        if not any(rest[0] in row for row in table if isinstance(row, dict)):
            keys = dict.fromkeys(key for row in table for key in row)
            raise OptionError(f"{path}: no row has '{rest[0]}': they have {', '.join(keys)}")
        for row in rows:
            yield from ways(path, table[row], rest, (*way, row))
    else:
        raise OptionError(f"{path}: there is no '{part}'{among(table)}")


def rows_named(table: list[Any], name: str) -> list[int]:
    """Return the places of the rows with this id, or with this value as in `category=bronze`."""
    key, equals, value = name.partition("=")
    if not equals:
        key, value = "id", name
    return [
        place
        for place, row in enumerate(table)
        if isinstance(row, dict) and str(row.get(key, "")) == value
    ]


def among(table: Any) -> str:
    """Say what there is instead, if that is not too much."""
    if isinstance(table, list):
        names = [str(row["id"]) for row in table if isinstance(row, dict) and "id" in row]
    else:
        names = list(table) if isinstance(table, dict) else []
    some = ", ".join(names[:12]) + (", …" if len(names) > 12 else "")
    return f": there are {some}" if names else " to be changed"


def changed(path: str, table: Any, way: Way, value: Any) -> Value:
    """Return the new value for a place, which must be of the kind that stands there."""
    for part in way[:-1]:
        table = table[part]
    now = table.get(way[-1])
    if now is None and len(way) > 1 and isinstance(way[-2], int):
        now = ABSENT if not isinstance(value, bool | list) else type(value)()
    if now is None:
        raise OptionError(f"{path}: there is no '{way[-1]}'{among(table)}")
    if isinstance(value, str) and RELATIVE.fullmatch(value) and is_number(now):
        more: Value = now + (float(value) if "." in value else int(value))
        return more
    if not alike(now, value):
        raise OptionError(f"{path} is {now!r}, and can't be {value!r}")
    new: Value = tuple(value) if isinstance(value, list) else value
    return new


def is_number(value: Any) -> bool:
    """Say whether it is a number, and not merely yes or no."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def alike(now: Any, value: Any) -> bool:
    """Say whether one value can stand for the other: numbers, yes or no, and lists of them."""
    if isinstance(now, list) and isinstance(value, list):
        return bool(value) and all(is_number(each) for each in (*now, *value))
    if isinstance(now, bool) or isinstance(value, bool):
        return isinstance(now, bool) and isinstance(value, bool)
    return is_number(now) and is_number(value)
