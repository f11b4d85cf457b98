"""The tables of a game's data folder, read when the game is imported; the lab may change numbers.

A game's numbers are the same for a whole process: its modules read them once. The lab's worker
processes call `change_tables` before anything of the game is imported, and play nothing else.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel import RulesError

# (table, the way to a value in it by keys and places, the value)
Value = bool | int | float | tuple[int | float, ...]
Change = tuple[str, tuple[str | int, ...], Value]

_changes: Final[dict[str, list[Change]]] = {}  # by the game's folder
_read: Final[set[str]] = set()  # folders of games some of whose tables were read


def read_table(module: str, name: str) -> dict[str, Any]:
    """Return the table data/NAME.toml of the game that a module (its `__file__`) belongs to."""
    folder = Path(module).parent
    table = tomllib.loads((folder / "data" / f"{name}.toml").read_text("utf-8"))
    _read.add(folder.name)
    for changed, way, value in _changes.get(folder.name, []):
        if changed == name:
            put(table, way, value)
    return table


def put(table: Any, way: tuple[str | int, ...], value: Value) -> None:
    """Change one value of a table."""
    for part in way[:-1]:
        table = table[part]
    table[way[-1]] = list(value) if isinstance(value, tuple) else value


def change_tables(folder: str, changes: tuple[Change, ...]) -> None:
    """Let a game read these numbers instead of its own, in this process and from now on."""
    wanted = list(changes)
    if _changes.get(folder, []) == wanted:
        return
    if folder in _read:
        raise RulesError(f"this process has read the tables of '{folder}' with other numbers")
    _changes[folder] = wanted
