"""Saving and loading states as JSON, and hashing them."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from operator import attrgetter
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from .errors import SaveError
from .game import Game
from .state import State

SAVE_VERSION = 1


_COLUMN = (MemberDescriptorType, GetSetDescriptorType)  # what a plain, a compiled class has
_JSON = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


Reader = tuple[list[str], Callable[[Any], tuple[Any, ...]]]
_readers: dict[Any, Reader] = {}  # by class: a dump is made at every move


def columns(s: State) -> list[str]:
    """Return the names of all saved columns, in the same order on both builds."""
    return _reader(type(s))[0]


def _reader(kind: Any) -> Reader:
    """Return a class's columns, and what reads them all at once."""
    if kind not in _readers:
        found = [
            name
            for cls in kind.__mro__
            for name, what in vars(cls).items()
            if isinstance(what, _COLUMN) and name[0] != "_" and name not in State.TRANSIENT
        ]
        _readers[kind] = sorted(found), attrgetter(*sorted(found))
    return _readers[kind]


def values(s: State) -> tuple[Any, ...]:
    """Return what is in all saved columns, in their order."""
    return _reader(type(s))[1](s)


def contents(s: State) -> dict[str, Any]:
    """Return all that is saved of a state, as plain data."""
    saved: dict[str, Any] = {"save": SAVE_VERSION}
    saved.update(zip(columns(s), values(s), strict=True))
    return saved


def dump(s: State) -> str:
    """Return the state as one line of JSON."""
    return _JSON.encode(contents(s))


def load(game: Game, text: str) -> Any:
    """Return the state a line of JSON describes; it goes on exactly where it was."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError(f"the save is not JSON: {error.msg} at column {error.colno}") from None
    if not isinstance(data, dict) or data.pop("save", None) != SAVE_VERSION:
        raise SaveError(f"this is not a save of version {SAVE_VERSION}")
    s = game.blank(game.players)
    names = columns(s)
    for missing in [name for name in names if name not in data]:
        raise SaveError(f"the save has no column {missing}")
    for extra in [name for name in data if name not in names]:
        raise SaveError(f"the save has a column {extra} that {game.name} does not know")
    for name in names:
        setattr(s, name, _like(name, getattr(s, name), data[name]))
    _check_agenda(game, s)
    return s


def _like(name: str, default: Any, value: Any) -> Any:
    """Restore a column: what JSON made a list inside a list was a tuple."""
    wanted = list if isinstance(default, list) else type(default)
    if not isinstance(value, wanted):
        raise SaveError(f"column {name} of the save should be a {wanted.__name__}")
    return [_frozen(item) for item in value] if isinstance(value, list) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _check_agenda(game: Game, s: State) -> None:
    frames: Any = s.agenda  # read from a file: not even certain to be frames
    for frame in frames:
        if not isinstance(frame, tuple) or not frame or frame[0] not in game.steps:
            raise SaveError(f"the save's agenda has a step {game.name} does not know: {frame!r}")


def state_hash(s: State, before: str = "") -> str:
    """Return a hash of the state, chained to the hash before it."""
    return dump_hash(dump(s), before)


def dump_hash(text: str, before: str = "") -> str:
    """Return the hash of a state from its dump, for those who need both."""
    return blake2b((before + text).encode(), digest_size=12).hexdigest()
