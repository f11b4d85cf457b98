"""Questions every step asks: whose a figure is, who stands where, what it can do."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Game

from .dungeon import Dungeon
from .names import (
    AWAY,
    BURDEN,
    CARRIES,
    FIGHTS,
    MACHINE_KINDS,
    MOVEMENT,
    PASSES_FIELDS,
    PRONE,
    TEAM,
)
from .state import CfsState


def profile_of(g: Game, figure: int) -> int:
    """Return the profile of a figure or machine."""
    first = g.players * TEAM
    return figure % TEAM if figure < first else MACHINE_KINDS[figure - first]


def owner_of(g: Game, figure: int) -> int:
    """Return the seat of a figure, or NOBODY for a machine."""
    return figure // TEAM if figure < g.players * TEAM else NOBODY


def is_machine(g: Game, figure: int) -> bool:
    """Say whether a figure is a machine."""
    return figure >= g.players * TEAM


def are_teammates(g: Game, one: int, other: int) -> bool:
    """Say whether two figures belong together; machines do (3.8)."""
    return owner_of(g, one) == owner_of(g, other)


def figure_at(s: CfsState, node: int) -> int:
    """Return who stands on a field, or NOBODY."""
    for figure, place in enumerate(s.where):
        if place == node:
            return figure
    return NOBODY


def is_down(s: CfsState, figure: int) -> bool:
    """Say whether a figure is knocked down (6.1)."""
    return s.down >> figure & 1 == 1


def is_out(s: CfsState, figure: int) -> bool:
    """Say whether a figure is out of play till the next round (6.2)."""
    return s.out >> figure & 1 == 1


def movement_now(g: Game, s: CfsState, figure: int) -> int:
    """Return the movement value under the present load (3.2)."""
    values = MOVEMENT[profile_of(g, figure)]
    return values[min(len(s.load[figure]), len(values) - 1)]


def may_carry(g: Game, s: CfsState, figure: int) -> bool:
    """Say whether a figure can take up one more piece."""
    return len(s.load[figure]) < CARRIES[profile_of(g, figure)]


def passes(g: Game, figure: int) -> bool:
    """Say whether active energy fields let a figure pass (4.1)."""
    return PASSES_FIELDS[profile_of(g, figure)] == 1


def is_barred(g: Game, s: CfsState, figure: int, node: int) -> bool:
    """Say whether an active energy field lies between a figure and the next field (4.1)."""
    dungeon: Dungeon = g.ground
    return s.fields & dungeon.step_to(s.where[figure], node)[1] != 0


def modifier(g: Game, s: CfsState, figure: int) -> int:
    """Return what is added to a figure's die: profile, load, and lying down (3.7)."""
    prone = PRONE if is_down(s, figure) else 0
    return FIGHTS[profile_of(g, figure)] - BURDEN * len(s.load[figure]) - prone


def zone_owner(g: Game, node: int) -> int:
    """Return whose zone a field is in; a zone nobody plays is plain floor (1.2)."""
    dungeon: Dungeon = g.ground
    zone = dungeon.zone_of[node]
    return zone if zone < g.players else NOBODY


def on_board(s: CfsState, figure: int) -> bool:
    """Say whether a figure stands in the dungeon."""
    return s.where[figure] != AWAY


def nearest_free(g: Game, s: CfsState, start: int) -> int:
    """Return the free field nearest to another one, walls in the way, energy fields not."""
    dungeon: Dungeon = g.ground
    taken = set(s.where)
    seen = {start}
    ring = [start]
    while ring:
        free = [node for node in ring if node not in taken]
        if free:
            return min(free)
        beyond: list[int] = []
        for node in ring:
            for to, _, _ in dungeon.steps[node]:
                if to not in seen:
                    seen.add(to)
                    beyond.append(to)
        ring = beyond
    raise AssertionError("the dungeon is full")
