"""What may come of an action that dice decide: exact, in ways of so many.

What is certain or impossible is no row. Of a jump only its first roll is told: whether a figure
that waits at the other end gives way is told once that end is known.
"""

from __future__ import annotations

from math import gcd
from typing import Any, Final

from tafelrunde.kernel import NOBODY, Action, Game

from .clashes import THROWS, Clash, fight_of, shove_of
from .dungeon import Dungeon
from .names import SIDES
from .state import CfsState
from .steps.jumping import CHOICE_FROM, open_exits
from .steps.lifting import CLUMSY, TRAP
from .values import figure_at, zone_owner

Chance = tuple[str, tuple[Any, ...], int, int]  # key, values, ways, of how many

# What may come, and the values its text speaks of, by their kinds.
CHANCES: Final[dict[str, dict[str, str]]] = {
    "beats": {"winner": "figure", "loser": "figure"},
    "gets_past": {"figure": "figure", "other": "figure"},
    "falls": {"figure": "figure"},
    "goes_out": {"figure": "figure"},
    "steals": {"figure": "figure", "resource": "resource"},
    "stays": {"figure": "figure"},
    "chooses_exit": {"figure": "figure"},
    "disaster": {"figure": "figure"},
}


def chances(g: Game, s: CfsState, seat: int, action: Action) -> list[Chance]:
    """Return what may come of an action, as far as dice decide it."""
    return [one for one in all_rows(g, s, seat, action) if 0 < one[2] < one[3]]


def all_rows(g: Game, s: CfsState, seat: int, action: Action) -> list[Chance]:
    """Return what the dice of an action are about, be it certain or not."""
    verb: str = action[0]
    figure = s.active
    if verb == "fight":
        return fight_rows(g, s, figure, figure_at(s, action[1]))
    if verb == "shove":
        return shove_rows(g, s, figure, figure_at(s, action[1]))
    if verb == "take" and zone_owner(g, s.where[figure]) not in (NOBODY, seat):
        return theft_rows(figure, action[1])
    if verb == "jump":
        return jump_rows(g, s, figure)
    if verb == "exit":
        dungeon: Dungeon = g.ground
        there = figure_at(s, dungeon.teleporters[action[1] - 1])
        return shove_rows(g, s, s.agenda[-1][2], there) if there != NOBODY else []
    return []


def row(key: str, values: tuple[Any, ...], ways: int, of: int) -> Chance:
    """Return a chance in lowest terms."""
    shared = gcd(ways, of)
    return (key, values, ways // shared, of // shared)


def fight_rows(g: Game, s: CfsState, figure: int, other: int) -> list[Chance]:
    """Either may win (5.2); the loser falls anyway, so only who goes out is told (5.4)."""
    clash = fight_of(g, s, figure, other)
    return [
        row("beats", (figure, other), clash.won, THROWS),
        row("beats", (other, figure), clash.lost, THROWS),
        *out_rows(clash, figure, other),
    ]


def shove_rows(g: Game, s: CfsState, figure: int, other: int) -> list[Chance]:
    """The figure gets past or not, and naturals knock down (3.7)."""
    clash = shove_of(g, s, figure, other)
    return [
        row("gets_past", (figure, other), clash.won, THROWS),
        row("falls", (other,), clash.other_falls - clash.other_out, THROWS),
        row("falls", (figure,), clash.own_falls - clash.own_out, THROWS),
        *out_rows(clash, figure, other),
    ]


def out_rows(clash: Clash, figure: int, other: int) -> list[Chance]:
    """Either may be out of play (6.2)."""
    return [
        row("goes_out", (other,), clash.other_out, THROWS),
        row("goes_out", (figure,), clash.own_out, THROWS),
    ]


def theft_rows(figure: int, kind: int) -> list[Chance]:
    """A trap, a fall, or the piece (3.4)."""
    return [
        row("steals", (figure, kind), SIDES - CLUMSY, SIDES),
        row("falls", (figure,), CLUMSY - TRAP, SIDES),
        row("goes_out", (figure,), TRAP, SIDES),
    ]


def jump_rows(g: Game, s: CfsState, figure: int) -> list[Chance]:
    """The figure stays, its owner chooses, or there is a disaster (3.5)."""
    dungeon: Dungeon = g.ground
    exits = open_exits(g, s, figure, dungeon.teleporters.index(s.where[figure]))
    chosen = SIDES - CHOICE_FROM
    stays = CHOICE_FROM - 1 - len(exits) + (0 if exits else chosen)
    return [
        row("chooses_exit", (figure,), chosen if exits else 0, SIDES),
        row("stays", (figure,), stays, SIDES),
        row("disaster", (figure,), 1, SIDES),
    ]
