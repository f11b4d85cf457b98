"""Different ways to go on with an own turn: where to fire, what to fetch, where to end."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action

from .planning import Planner
from .weighing import Weighing

PLACES: Final = 3  # firing places and things to fetch, each
CARDS: Final = ("play", "attach", "play_on", "fumble")

Way = tuple[Action, ...]


def ideas_for(w: Weighing, options: tuple[Action, ...]) -> list[Way]:
    """Return shots from here, ways to other places, cards, and the end of the turn."""
    planner = Planner(w)
    found: list[Way] = [(shot,) for shot in shots(w) if shot in options]
    nodes = [node for _, node in planner.fires[:PLACES]]
    nodes += [node for _, node in planner.finds[:PLACES]]
    nodes += [planner.end(), planner.end(fear=0.0)]
    for node in nodes:
        way = tuple(reversed(planner.way_to(node))) if node != w.at else ()
        if way and way[0] in options and way not in found:
            found.append(way)
    found += [(action,) for action in options if action[0] in CARDS]
    if ("done",) in options:
        found.append((("done",),))
    return found


def shots(w: Weighing) -> list[Action]:
    """Return the best way to fire at each enemy from here."""
    found: list[Action] = []
    if w.attacks_left():
        for target in w.others():
            distance = w.board.distance(w.at, w.s.where[target])
            worth, shot = w.best_shot(target, distance, w.sees(w.at, target))
            if worth > 0.0:
                found.append(shot)
    return found
