"""The file of an experiment: a common table, what is varied, and the arms it comes to."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path
from typing import Any

from tafelrunde.kernel import OptionError
from tafelrunde.records.files import read_text

from .numbers import leaves

Raw = dict[str, Any]

# What a table or an arm may say, and of which kind it is.
TABLE_KEYS: dict[str, tuple[type, ...]] = {
    "players": (int,),
    "modules": (list,),
    "option": (dict,),
    "file": (dict,),
    "bots": (str, list),
    "iterations": (int, dict),
    "chance": (list,),
    "data": (dict,),
}
KINDS = {int: "a number", str: "a text", list: "a list", dict: "a table"}


def read_toml(text: str, source: str) -> Raw:
    """Read a file, or say what is wrong with it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise OptionError(f"{source} is no TOML: {error}") from None


def check_keys(source: str, raw: Raw, known: tuple[str, ...]) -> None:
    """Refuse keys that mean nothing: they would be mistakes."""
    for key in raw:
        if key not in known:
            raise OptionError(f"{source}: '{key}' means nothing: there are {', '.join(known)}")


def arms_in(raw: Raw, source: str) -> list[tuple[str, Raw]]:
    """Return each arm's name and table: the common one, what is varied, and its own."""
    common = checked(f"{source}, [table]", raw.get("table", {}))
    found: list[tuple[str, Raw]] = []
    for own in explicit_arms(raw, source):
        name = str(own.pop("name", ""))
        row = checked(f"{source}, arm '{name}'", own)
        for varied, words in variations(raw.get("vary", {}), source):
            whole = merged(merged(common, row), varied)
            found.append((", ".join(filter(None, (name, words))) or "all", whole))
    names = [name for name, _ in found]
    for name in names:
        if names.count(name) > 1:
            raise OptionError(f"{source}: there are two arms called '{name}'")
    return found


def explicit_arms(raw: Raw, source: str) -> list[Raw]:
    """Return the arms the file lists; one with nothing of its own if it lists none."""
    listed = raw.get("arm", [{}])
    if not isinstance(listed, list) or not listed:
        raise OptionError(f"{source}: write each arm as [[arm]]")
    if "arm" in raw and not all(row.get("name") for row in listed):
        raise OptionError(f"{source}: every [[arm]] needs a name")
    return [dict(row) for row in listed]


def checked(where: str, row: Raw) -> Raw:
    """Return a table if everything in it is of the right kind."""
    check_keys(where, row, tuple(TABLE_KEYS))
    for key, value in row.items():
        kinds = TABLE_KEYS[key]
        if not isinstance(value, kinds) or isinstance(value, bool):
            wanted = " or ".join(KINDS[kind] for kind in kinds)
            raise OptionError(f"{where}: {key} is {wanted}, not {value!r}")
    return row


def variations(vary: Raw, source: str) -> list[tuple[Raw, str]]:
    """Return every combination of what is varied, with words for it."""
    axes: list[list[tuple[str, Any]]] = []
    for path, values in leaves(vary):
        if not isinstance(values, list) or not values:
            raise OptionError(f"{source}: vary.{path} is a list of values, not {values!r}")
        axes.append([(path, value) for value in values])
    found: list[tuple[Raw, str]] = []
    for chosen in product(*axes):
        row: Raw = {}
        for path, value in chosen:
            row = merged(row, nested(path.split("."), value))
        words = ", ".join(f"{short(path)} {value}" for path, value in chosen)
        found.append((checked(f"{source}, [vary]", row), words))
    return found


def short(path: str) -> str:
    """Return the end of a path: an option's name, or a thing and which of its numbers."""
    first, *parts = path.split(".")
    return " ".join(parts[-2:]) if first == "data" else (parts or [first])[-1]


def nested(parts: list[str], value: Any) -> Raw:
    """Return a value within as many tables as its path has parts."""
    for part in reversed(parts[1:]):
        value = {part: value}
    return {parts[0]: value}


def merged(below: Raw, above: Raw) -> Raw:
    """Return both tables together; what both have is the latter's, or merged if it is a table."""
    whole = dict(below)
    for key, value in above.items():
        old = whole.get(key)
        both = isinstance(old, dict) and isinstance(value, dict)
        whole[key] = merged(old, value) if both and old is not None else value
    return whole


def read_files(row: Raw, folder: Path) -> Raw:
    """Return the table with the texts of the files it names; paths start at the experiment's."""
    texts: dict[str, str] = {}
    for key, path in row.get("file", {}).items():
        texts[key] = read_text(folder / str(path))
    return {**row, "file": texts}
