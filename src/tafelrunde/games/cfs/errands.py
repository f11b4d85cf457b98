"""How likely each set of needs makes an errand: what a figure went for, of all that lay about.

An errand ends with a piece taken up, or where the activation ended. Every piece that lies about
draws a figure by its kind, its way there and home; a needed one draws more. Who took a piece chose
it among them all; who ended somewhere was on the way to one of them, or home. So both that a piece
was fetched and that others were passed by count. The numbers are fitted to games among bots
(tools/belief_fit.py writes data/beliefs.toml).
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from tafelrunde.games.tables import read_table
from tafelrunde.kernel import NOBODY, Game

from .dungeon import Dungeon
from .names import ACTIONS, CARRIES, MOVEMENT, NEEDS, RESOURCES
from .routes import FAR, routes_in
from .state import CfsState
from .values import owner_of, profile_of, zone_owner

_DATA: Final[dict[str, Any]] = read_table(__file__, "beliefs")
NUMBERS: Final[tuple[str, ...]] = tuple(_DATA)
NUMBER: Final[dict[str, float]] = {name: float(_DATA[name]) for name in NUMBERS}
LEAST: Final = 1e-9  # of a chance: no errand rules anything out

# Every set of needs: different kinds, in their order (1.4).
SETS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        (one, two, three)
        for one in range(len(RESOURCES))
        for two in range(one + 1, len(RESOURCES))
        for three in range(two + 1, len(RESOURCES))
    ]
)
assert len(SETS[0]) == NEEDS

# A piece as a figure sees it: its kind, fields to it, fields from it home, actions late, whether it
# would be a theft, and how far out of the way to it the errand's end lies.
Piece = tuple[int, int, int, float, float, int]


class Errand:
    """What a figure could go for when it set out, and what became of it."""

    __slots__ = ("detour", "load", "pieces", "round", "seat", "taken")

    def __init__(
        self, g: Game, table: CfsState, figure: int, passed: list[int], taken: int
    ) -> None:
        self.seat: int = owner_of(g, figure)
        self.round: int = table.round
        self.taken: int = taken  # the kind that was taken up, or NOBODY
        self.load: int = len(table.load[figure])
        self.pieces: list[Piece] = []
        self.detour: int = 0  # how far out of the way home the end lies
        self._look(g, table, figure, passed)

    def _look(self, g: Game, table: CfsState, figure: int, passed: list[int]) -> None:
        """Note every piece that could be gone for; what was passed by, nobody was on the way to."""
        dungeon: Dungeon = g.ground
        routes = routes_in(dungeon)
        start, end = passed[0], table.where[figure]
        away = routes.costs(table.fields, start)
        beyond = routes.costs(table.fields, end)
        home = routes.costs(table.fields, *dungeon.zones[self.seat])
        speeds = MOVEMENT[profile_of(g, figure)]
        speed = speeds[min(self.load + 1, len(speeds) - 1)]
        actions = ACTIONS * (g.option["rounds"] - table.round + 1)
        self.detour = away[end] + home[end] - home[start]
        for node in range(dungeon.nodes):
            if table.floor[node] and zone_owner(g, node) != self.seat:
                far, back = away[node], home[node]
                late = max(0.0, (far + back) / speed - actions)
                theft = 0.0 if zone_owner(g, node) == NOBODY else 1.0
                out = FAR if node in passed else away[end] + beyond[node] - far
                self.pieces += [(kind, far, back, late, theft, out) for kind in table.floor[node]]


def has_room(g: Game, table: CfsState, figure: int) -> bool:
    """Say whether a figure can carry one piece more."""
    return len(table.load[figure]) < CARRIES[profile_of(g, figure)]


class Signs:
    """How strongly each kind drew a figure, and how well that fits what the figure did."""

    __slots__ = ("base", "drawn", "fits", "fits_base", "share")

    def __init__(self, errand: Errand, number: dict[str, float]) -> None:
        kinds = len(RESOURCES)
        detour = number["detour"]
        self.drawn: list[float] = [0.0] * kinds
        self.fits: list[float] = [0.0] * kinds
        # Late errands hang on the time left more than on needs.
        self.share: float = number["temper"] * float(number["fading"] ** max(0, errand.round - 1))
        idle = exp(number["idle"] + number["laden"] * errand.load)
        self.base: float = idle  # of all that draws, whatever is needed
        self.fits_base: float = idle * exp(-detour * errand.detour) if errand.taken < 0 else 0.0
        far, home, late, theft = number["far"], number["home"], number["late"], number["theft"]
        for kind, away, back, tardy, stolen, out in errand.pieces:
            pull = exp(-far * away - home * back - late * tardy - theft * stolen)
            self.drawn[kind] += pull
            self.base += pull
            if errand.taken < 0:
                fit = pull * exp(-detour * out)
                self.fits[kind] += fit
                self.fits_base += fit
        if errand.taken >= 0:
            self.fits[errand.taken] = self.fits_base = 1.0

    def add_to(self, logs: list[float], number: dict[str, float]) -> None:
        """Make each set of needs as likely as the errand under it."""
        more = exp(number["needed"]) - 1.0
        share = self.share
        drawn, fits, base, fits_base = self.drawn, self.fits, self.base, self.fits_base
        for at, needs in enumerate(SETS):
            one, two, three = needs
            fit = fits_base + more * (fits[one] + fits[two] + fits[three])
            every = base + more * (drawn[one] + drawn[two] + drawn[three])
            logs[at] += share * log(fit / every + LEAST)
