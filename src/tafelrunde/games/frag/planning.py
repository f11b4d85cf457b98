"""A turn planned as a way over the map: where to pick up, where to fire from, where to end."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action

from .hoard import worth_of_blood, worth_of_taking, worth_of_weapon_card
from .names import POWER_UP, SIDES
from .paths import nearness
from .weighing import Weighing, share

A_POINT: Final = 0.003  # what a movement point is worth that isn't used for a plan
GADGET_CARD: Final = 0.25
DRAWN: Final = share((SIDES + 1 - POWER_UP, SIDES))
BEFORE: Final = 0.03  # what it is worth to fetch first and fire then: it may be a better weapon
PLACES: Final = 6  # firing places looked at, best first
FINDS: Final = 6  # things to fetch looked at, best first
LATER: Final = 0.5  # what a thing to fetch is worth in a later turn
HUNTING: Final = 0.5  # what a possible attack is worth in a later turn
HUNTED_FROM: Final = 3  # fields away: from where such an attack is imagined

Worth = tuple[float, int]  # and a place


class Errand:
    """What to do next: fire from a place, or go there for something."""

    __slots__ = ("fire", "node", "worth")

    def __init__(self, worth: float, node: int, fire: bool) -> None:
        self.worth: float = worth
        self.node: int = node
        self.fire: bool = fire


class Planner:
    """Looks for what the points and attacks that are left can do."""

    def __init__(self, w: Weighing) -> None:
        s = w.s
        self.w: Weighing = w
        self.points: int = 0 if s.frozen[w.fighter] else s.points
        self.costs: list[int] = w.paths.costs_from(w.at)
        taken = {node for seat, node in enumerate(s.where) if seat != w.fighter}
        self.within: list[int] = [
            node for node, cost in enumerate(self.costs) if cost <= self.points
        ]
        self.within = [node for node in self.within if node not in taken]
        self.fires: list[Worth] = best_of(w.firing_places(self.within), PLACES)
        self.finds: list[Worth] = []
        if w.seat == w.fighter:
            self.finds = best_of(things_to_fetch(w, self.within), FINDS)

    def prospect(self) -> float:
        """Return what the attacks within reach are worth at best."""
        return self.fires[0][0] if self.fires else 0.0

    def errand(self) -> Errand:
        """Return the best thing to do next; a worth of 0 says there is none."""
        best = Errand(0.0, self.w.at, False)
        for worth, node in self.finds:
            total = worth + self._after(node, self.fires) - A_POINT * self.costs[node]
            if total + BEFORE > best.worth:
                best = Errand(total + BEFORE, node, False)
        for worth, node in self.fires:
            total = worth + self._after(node, self.finds) - A_POINT * self.costs[node]
            if total > best.worth:
                best = Errand(total, node, True)
        return best

    def _after(self, node: int, others: list[Worth]) -> float:
        """Return the best that can still be reached from a place."""
        costs = self.w.paths.costs_from(node)
        left = self.points - self.costs[node]
        best = 0.0
        for worth, other in others:
            if worth > best and costs[other] <= left:
                best = worth
        return best

    def end(self, fear: float = 1.0) -> int:
        """Return where to be when the turn ends: near to what is wanted, out of danger."""
        best, chosen = -1_000.0, self.w.at
        if self.w.seat != self.w.fighter:
            return chosen  # whose fighter is steered may be found anywhere
        draw = self._pulls()
        for node in self.within:
            worth = draw[node] - fear * self.w.danger(node) - A_POINT * self.costs[node]
            if worth > best:
                best, chosen = worth, node
        return chosen

    def _pulls(self) -> list[float]:
        """Return how promising each place is for the next turn."""
        w, s = self.w, self.w.s
        weapon = LATER * DRAWN * worth_of_weapon_card(s, w.seat)
        gadget = LATER * DRAWN * GADGET_CARD
        paths = w.paths
        pulls = [0.0] * len(self.costs)
        for node in self.within:
            pulls[node] = weapon * paths.weapon_pull[node] + gadget * paths.gadget_pull[node]
        goals = [(LATER * worth, node) for worth, node in remains_to_fetch(w)]
        for target in w.others():
            worth = w.best_shot(target, HUNTED_FROM, True)[0]
            goals.append((HUNTING * worth, s.where[target]))
        for worth, goal in goals:
            costs = paths.costs_to(goal)
            for node in self.within:
                pulls[node] += worth * nearness(costs[node])
        return pulls

    def way_to(self, node: int) -> list[Action]:
        """Return the moves that lead to a place, the last one first."""
        return self.w.paths.way(self.w.at, node)


def best_of(found: list[Worth], most: int) -> list[Worth]:
    """Return the best ones, the first of equals first."""
    found.sort(key=by_worth)
    return found[:most]


def by_worth(row: Worth) -> tuple[float, int]:
    """Order by worth, then by place."""
    return -row[0], row[1]


def things_to_fetch(w: Weighing, within: list[int]) -> list[Worth]:
    """Return the power-ups not rolled for yet and the remains among some places (5.4, 7.14)."""
    s, board = w.s, w.board
    reach = 0
    for node in within:
        reach |= 1 << node
    reach &= ~(1 << w.at | s.rolled)
    weapon = DRAWN * worth_of_weapon_card(s, w.seat)
    found = [(weapon, node) for node in places(reach & board.weapon_fields)]
    found += [(DRAWN * GADGET_CARD, node) for node in places(reach & board.gadget_fields)]
    return found + [row for row in remains_to_fetch(w) if row[1] in within and row[1] != w.at]


def places(mask: int) -> list[int]:
    """Return the places of a mask, in order."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def remains_to_fetch(w: Weighing) -> list[Worth]:
    """Return blood and weapons on the floor that are worth going there."""
    s = w.s
    found: list[Worth] = [(worth_of_blood(s, w.seat), node) for node in sorted(set(s.blood_at))]
    for pile in s.piles:
        if pile[0] not in s.closed:
            worth = max([worth_of_taking(s, w.seat, kind) for kind in pile[2:]])
            found.append((worth, pile[0]))
    return found
