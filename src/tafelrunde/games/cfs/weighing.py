"""What pieces, fights and dangers are worth to a seat, in points.

Only open things and the own cards are looked at. What others need is guessed from what lies in
their zone and what they carry.
"""

from __future__ import annotations

from math import comb
from typing import Final

from tafelrunde.kernel import NOBODY, Game

from .clashes import THROWS, fight_of
from .dungeon import Dungeon
from .names import (
    AWAY,
    CARRIES,
    COPIES,
    GREIFER,
    MATCHING,
    NEEDS,
    PLAIN,
    RESOURCES,
    SIDES,
    SOUGHT,
    STACKED,
    TEAM,
    WANTED,
)
from .routes import FAR, Routes, routes_in
from .state import CfsState
from .steps.lifting import CLUMSY, TRAP
from .steps.scoring import pieces_of
from .values import is_machine, is_out, movement_now, owner_of, profile_of, zone_owner

TELLING: Final = 3.0  # how much likelier a kind is needed for each piece its collector has
SURE: Final = 0.95  # nobody's needs are guessed with more certainty
DOWN: Final = 0.6  # points it costs to be knocked down
OUT: Final = 2.0  # points it costs to be out of play
COMES_HOME: Final = 0.7  # the part of a load's worth that its carrier will score
MINE_NOW: Final = 0.6  # the part of a dropped load's worth that the winner will score
ATTENTION: Final = 0.4  # how likely an opponent that could attack does
HUNGER: Final = 0.9  # the same for a Greifer

_WORTHS: dict[tuple[int, ...], list[float]] = {}  # by needs: there are few sets of them


class Weighing:
    """What one seat makes of the position."""

    def __init__(self, g: Game, s: CfsState, seat: int) -> None:
        self.g: Game = g
        self.s: CfsState = s
        self.seat: int = seat
        self.dungeon: Dungeon = g.ground
        self.routes: Routes = routes_in(g.ground)
        self.rounds_left: int = g.option["rounds"] - s.round
        self.share: float = 1.0 / (g.players - 1)  # of what others lose, what it is worth here
        self.mine: list[float] = known_worths(s.needs[seat])
        self._theirs: dict[int, list[float]] = {}
        room = [node for node in self.dungeon.zones[seat] if len(s.floor[node]) < STACKED]
        self.home: tuple[int, ...] = tuple(room or self.dungeon.zones[seat])

    # Pieces

    def load_worth(self, figure: int) -> float:
        """Return what a figure's load is worth to its owner; Krabber keep theirs from all."""
        owner = owner_of(self.g, figure)
        worths = self.mine if owner == self.seat else self.theirs(owner)
        return sum([worths[kind] for kind in self.s.load[figure]])

    def theirs(self, seat: int) -> list[float]:
        """Return what each kind is probably worth to another seat."""
        if seat == NOBODY:
            return [0.0] * len(RESOURCES)
        if seat not in self._theirs:
            self._theirs[seat] = guessed_worths(self.g, self.s, self.seat, seat)
        return self._theirs[seat]

    def pieces_at(self, node: int, room: int, burden: float) -> float:
        """Return what the best pieces on a field are worth to a figure that has room for them."""
        owner = zone_owner(self.g, node)
        kinds = self.s.floor[node]
        if owner == self.seat:
            return 0.0
        if owner == NOBODY:
            if len(kinds) == 1:
                return self.mine[kinds[0]]
            return sum(sorted([self.mine[kind] for kind in kinds])[-room:])
        return theft_worth(self.booty_at(node, owner), burden)

    def booty_at(self, node: int, owner: int) -> float:
        """Return what the best piece in somebody's zone would bring, as it is taken from them."""
        mine, theirs, share = self.mine, self.theirs(owner), self.share
        best = 0.0
        for kind in self.s.floor[node]:
            gain = mine[kind] + share * theirs[kind]
            if gain > best:
                best = gain
        return best

    # Fights

    def fight(self, figure: int, other: int) -> float:
        """Return what a fight is worth to the own figure that begins it (5)."""
        clash = fight_of(self.g, self.s, figure, other)
        owner = owner_of(self.g, other)
        share = 0.0 if owner == NOBODY else self.share
        gain = share * COMES_HOME * self.load_worth(other) + self._booty(figure, other)
        lost = COMES_HOME * self.load_worth(figure)
        worth = clash.won * gain - clash.lost * lost
        worth += (share or 0.3) * (clash.other_falls * DOWN + clash.other_out * OUT)
        worth -= clash.own_falls * DOWN + clash.own_out * OUT
        return worth / THROWS

    def _booty(self, figure: int, other: int) -> float:
        """Return what the winner may take from what the loser drops."""
        room = CARRIES[profile_of(self.g, figure)] - len(self.s.load[figure])
        if room <= 0 or not self.rounds_left:
            return 0.0
        worths = sorted([self.mine[kind] for kind in self.s.load[other]])
        return MINE_NOW * sum(worths[-room:], 0.0)

    # Dangers

    def danger(self, figure: int, node: int, fields: int) -> float:
        """Return what a figure of one's own risks by ending its activation on a field."""
        near = self.routes.nearby(fields, node)
        safe = 1.0
        for other, place in enumerate(self.s.where):
            if place != AWAY and near[place] < FAR and self._threatens(other, near[place]):
                machine = is_machine(self.g, other)
                will = HUNGER if machine else ATTENTION
                safe *= 1.0 - will * fight_of(self.g, self.s, other, figure).won / THROWS
        return (1.0 - safe) * (self.load_worth(figure) * COMES_HOME + DOWN)

    def _threatens(self, other: int, far: int) -> bool:
        """Say whether somebody can come and fight before the next activation: move, then fight."""
        g, s = self.g, self.s
        if owner_of(g, other) == self.seat or is_out(s, other):
            return False
        if is_machine(g, other) and profile_of(g, other) != GREIFER:
            return False
        if not self.rounds_left and s.done >> other & 1:
            return False
        return far - 1 <= movement_now(g, s, other)

    # Figures

    def opponents(self) -> list[int]:
        """Return the figures and machines that can be fought."""
        first = self.seat * TEAM
        return [
            other
            for other, node in enumerate(self.s.where)
            if node != AWAY and not first <= other < first + TEAM and not is_out(self.s, other)
        ]


def theft_worth(gain: float, burden: float) -> float:
    """Return what it is worth to try and steal such a piece, with so much to lose (3.4)."""
    good = (SIDES - CLUMSY) / SIDES
    return good * gain - (CLUMSY - TRAP) / SIDES * DOWN - TRAP / SIDES * (OUT + burden)


def known_worths(needs: tuple[int, ...]) -> list[float]:
    """Return what each kind is worth with these needs, worked out once."""
    known = _WORTHS.get(needs)
    if known is None:
        known = _WORTHS[needs] = own_worths(needs)
    return known


def own_worths(needs: tuple[int, ...]) -> list[float]:
    """Return what each kind is worth: 5 if needed, else more than 1, since it may be sought."""
    unseen = len(RESOURCES) * COPIES - len(needs)
    unsought = comb(unseen - COPIES, WANTED) / comb(unseen, WANTED)
    other = PLAIN * unsought + SOUGHT * (1.0 - unsought)
    return [float(MATCHING) if kind in needs else other for kind in range(len(RESOURCES))]


def guessed_worths(g: Game, s: CfsState, viewer: int, seat: int) -> list[float]:
    """Return what each kind is probably worth to another seat, by what it has collected."""
    signs = [float(COPIES)] * len(RESOURCES)
    for kind in s.needs[viewer]:
        signs[kind] -= 1.0
    for kind in pieces_of(g, s, seat):
        signs[kind] *= TELLING
    for figure in range(seat * TEAM, (seat + 1) * TEAM):
        for kind in s.load[figure]:
            signs[kind] *= TELLING
    scale = NEEDS / sum(signs, 0.0)
    worths: list[float] = []
    for sign in signs:
        needed = min(SURE, sign * scale)
        worths.append(needed * MATCHING + (1.0 - needed) * PLAIN)
    return worths
