"""Different ways to go on with an activation: other pieces to fetch, somebody to fight, an end."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action

from .planning import NOTHING, Outing, Planner
from .turns import END, Turn
from .weighing import Weighing

Way = tuple[Action, ...]


def ideas_for(w: Weighing, options: tuple[Action, ...]) -> list[Way]:
    """Return ways of the active figure: each of its best plans, each fight, home, the end."""
    s = w.s
    figure = s.active
    planner = Planner(w)
    outing = Outing(planner, figure, s.where[figure], set())
    plans = [*outing.first_stops(), outing.straight_home(), NOTHING]
    found: list[Way] = []
    for plan in plans:
        note(found, Turn(w, planner, figure, plan).moves(), options)
    for way in fights(Turn(w, planner, figure, NOTHING)):
        note(found, way, options)
    note(found, [END], options)
    return found


def note(found: list[Way], moves: list[Action], options: tuple[Action, ...]) -> None:
    """Keep a way that can be begun now and is new."""
    way = tuple(moves)
    if way and way[0] in options and way not in found:
        found.append(way)


def fights(turn: Turn) -> list[list[Action]]:
    """Return the way to everybody who can be fought in this activation."""
    found: list[list[Action]] = []
    if turn.actions:
        for other in turn.w.opponents():
            place = turn.beside(turn.w.s.where[other])
            if place != NOBODY:
                found.append([*turn.reach.way(place), ("fight", turn.w.s.where[other])])
    return found
