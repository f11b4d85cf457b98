"""What a game's own report.py tells of a finished match, for simulations and experiments.

Every function of it is optional:

    labels(g, s)      for each grouping a label a seat, such as roles; "" leaves a seat out
    happenings(g, s)  what may happen in a match, and whether it has
    numbers(g, s)     a few numbers of the match, such as how often somebody jumped
    played(g, s)      for each kind of thing, such as cards: what each seat used, and how often
    dealt(g, s)       likewise, what came into each seat's hands

It may also say which things of such a kind there are, where that is no kind of the game's
(`THINGS`), and which actions in a row are one gesture of a person, such as steps (`PATHS`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from tafelrunde.bots.arena import TURN_EVENTS
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import Game

Labels = dict[str, list[str]]
Counts = dict[str, list[dict[str, int]]]  # kind -> a seat each: thing -> how often

TURN = "turn"
TURN_BEGAN = TURN_EVENTS[0]


@dataclass(frozen=True)
class Told:
    """What is told of a match besides who won and how long it took."""

    labels: Labels = field(default_factory=dict)
    happened: dict[str, bool] = field(default_factory=dict)
    numbers: dict[str, float] = field(default_factory=dict)
    played: Counts = field(default_factory=dict)
    dealt: Counts = field(default_factory=dict)


def told_of(game_id: str, game: Game, s: Any) -> Told:
    """Ask a game's report.py about a finished match."""
    asked = ("labels", "happenings", "numbers", "played", "dealt")
    return Told(*[told(name, game_id, game, s) for name in asked])


def told(name: str, game_id: str, game: Game, s: Any) -> Any:
    """Ask one function of a game's report.py; one that it has not tells nothing."""
    tell = getattr(own_report(game_id), name, None)
    return tell(game, s) if tell is not None else {}


def turns_of(game: Game, s: Any) -> list[str]:
    """Return which turn of the first round was each seat's; nothing where all act at once."""
    for _, key, values in s.news or []:
        if key == TURN_BEGAN:
            return [str((seat - values[0]) % game.players + 1) for seat in range(game.players)]
    return []


def paths_of(game_id: str) -> tuple[str, ...]:
    """Return the verbs of actions that are one gesture if they follow each other."""
    return tuple(getattr(own_report(game_id), "PATHS", ()))


def things_of(game_id: str, game: Game, kind: str) -> tuple[str, ...]:
    """Return all things of a kind, used or not; a kind may be told apart, as in `arm_fragging`."""
    named: dict[str, tuple[str, ...]] = getattr(own_report(game_id), "THINGS", {})
    return tuple(named.get(kind) or game.tables.kinds.get(kind.split("_")[0], ()))


@lru_cache(maxsize=8)
def load_once(game_id: str) -> GameInfo:
    """Return a game's description, read once in each process."""
    return load(game_id)


@lru_cache(maxsize=8)
def own_report(game_id: str) -> Any:
    """Return the game's own report.py, if it has one."""
    return load_once(game_id).part_if_any("report")
