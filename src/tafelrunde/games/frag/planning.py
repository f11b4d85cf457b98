"""A turn planned as a way over the map: where to pick up, where to fire from, where to end."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action

from .hoard import worth_of_blood, worth_of_taking, worth_of_weapon_card
from .names import OUT, POWER_UP, SIDES
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
        self.taken: set[int] = {node for seat, node in enumerate(s.where) if seat != w.fighter}
        points, costs = self.points, self.costs
        self.within: list[int] = [node for node, cost in enumerate(costs) if cost <= points]
        for node in self.taken:
            if self.in_reach(node):
                self.within.remove(node)
        self.fires: list[Worth] = best_of(w.firing_places(self.within), PLACES)
        self.finds: list[Worth] = []
        if w.seat == w.fighter:
            self.finds = best_of(self._things_to_fetch(), FINDS)

    def in_reach(self, node: int) -> bool:
        """Say whether the points that are left lead to a place."""
        return node != OUT and self.costs[node] <= self.points

    def _things_to_fetch(self) -> list[Worth]:
        """Return the power-ups not rolled for yet and the remains within reach (5.4, 7.14)."""
        w, s, board = self.w, self.w.s, self.w.board
        weapon = DRAWN * worth_of_weapon_card(s, w.seat)
        found = [(weapon, node) for node in board.weapon_list if not s.rolled >> node & 1]
        gadget = DRAWN * GADGET_CARD
        found += [(gadget, node) for node in board.gadget_list if not s.rolled >> node & 1]
        found += remains_to_fetch(w)
        near = [row for row in found if self.in_reach(row[1]) and row[1] != w.at]
        return [row for row in near if row[1] not in self.taken]

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


def remains_to_fetch(w: Weighing) -> list[Worth]:
    """Return blood and weapons on the floor that are worth going there."""
    s = w.s
    found: list[Worth] = [(worth_of_blood(s, w.seat), node) for node in sorted(set(s.blood_at))]
    for pile in s.piles:
        if pile[0] not in s.closed:
            worth = max([worth_of_taking(s, w.seat, kind) for kind in pile[2:]])
            found.append((worth, pile[0]))
    return found
