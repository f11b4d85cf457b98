"""Where a figure should go over the next rounds: pieces to fetch, then home to lay them down.

A plan is weighed in points: what it brings home in time, and what the time left may still bring.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY

from .names import ACTIONS, AWAY, CARRIES, MOVEMENT, STAND_UP, TEAM
from .routes import Costs
from .values import is_down, profile_of
from .weighing import Weighing, theft_worth

RATE: Final = 0.8  # points an action brings, while there is time for another way out and home
OUTING: Final = 3.0  # actions below which no other way out and home can be made
RISK: Final = 0.03  # the part of a load that is lost on the way, for each action
DELAY: Final = 0.2  # actions a plan takes longer than reckoned
TRIED: Final = 4  # first stops for which further stops are looked for
BARTER: Final = 2.0  # how much better a piece must be to leave another one for it
MOST_CARRIED: Final = max(CARRIES) + 1
UNKNOWN: Final = -1.0  # nothing is worth less than nothing

Ranked = tuple[float, int, float, float]  # value, stop, haul, time


class Plan:
    """Stops of a figure, in their order; after the last one it goes home."""

    __slots__ = ("haul", "stops", "time", "value")

    def __init__(self, stops: tuple[int, ...], haul: float, time: float, value: float) -> None:
        self.stops: tuple[int, ...] = stops
        self.haul: float = haul  # what it would have brought home
        self.time: float = time  # in actions
        self.value: float = value


NOTHING: Final = Plan((), 0.0, 0.0, 0.0)


def value_of(haul: float, time: float, actions: float) -> float:
    """Return what a haul is worth that takes so long, with so many actions left in the match."""
    slack = actions - time - DELAY
    if slack < 0.0:
        return 0.0
    in_time = min(1.0, 0.4 + slack)
    return haul * in_time * (1.0 - RISK * time) + RATE * max(0.0, slack - OUTING)


class Planner:
    """Plans for the figures of one seat in one position."""

    def __init__(self, w: Weighing) -> None:
        self.w: Weighing = w
        s = w.s
        self._zone_of: list[int] = w.dungeon.zone_of
        standing = set(s.where)
        self._free: list[int] = []  # fields with pieces that nobody stands on
        for node, pieces in enumerate(s.floor):
            if pieces and self._zone_of[node] != w.seat and node not in standing:
                self._free.append(node)
        self._worths: list[float] = [UNKNOWN] * (len(s.floor) * MOST_CARRIED)
        self.home: Costs = w.routes.costs(s.fields, *w.home)  # how far it is home, in fields

    def actions_left(self, figure: int) -> float:
        """Return how many actions a figure has till the end of the match."""
        s = self.w.s
        later = ACTIONS * self.w.rounds_left
        if s.active == figure:
            return later + s.actions
        if (s.done | s.out) >> figure & 1:
            return later
        lost = STAND_UP / MOVEMENT[profile_of(self.w.g, figure)][0] if is_down(s, figure) else 0.0
        return later + ACTIONS - lost

    def plan(self, figure: int, node: int, taken: set[int]) -> Plan:
        """Return the best plan for a figure on a field, without the stops of others."""
        outing = Outing(self, figure, node, taken)
        best = outing.straight_home()
        for first in outing.first_stops():
            best = max(best, first, key=_value)
            further = outing.longer(first)
            if further.value > first.value:
                best = max(best, further, outing.longer(further), key=_value)
        return best

    def plans(self, figures: list[int]) -> dict[int, Plan]:
        """Plan for several figures so that no two go for the same pieces, the best plan first."""
        found: dict[int, Plan] = {}
        taken: set[int] = set()
        waiting = {figure: self.plan(figure, self.w.s.where[figure], taken) for figure in figures}
        while waiting:
            figure = max(waiting, key=lambda one: (pace(waiting[one]), -one))
            found[figure] = waiting.pop(figure)
            taken.update(found[figure].stops)
            for other, plan in waiting.items():
                if taken.intersection(plan.stops):
                    waiting[other] = self.plan(other, self.w.s.where[other], taken)
        return found

    def stops(self, figure: int, taken: set[int]) -> list[int]:
        """Return the fields with pieces that nobody else stands on or goes for."""
        s = self.w.s
        here = s.where[figure]
        found = [node for node in self._free if node not in taken] if taken else self._free[:]
        lying = here != AWAY and s.floor[here] and self._zone_of[here] != self.w.seat
        if lying and here not in taken:
            found.append(here)
        return found

    def worth(self, stop: int, room: int, burden: float) -> float:
        """Return what the best pieces on a field are worth; what doesn't change is kept."""
        w = self.w
        zone = self._zone_of[stop]
        owner = zone if zone < w.g.players else NOBODY
        key = stop * MOST_CARRIED + (room if owner == NOBODY else 0)
        known = self._worths[key]
        if known == UNKNOWN:
            known = w.pieces_at(stop, room, 0.0) if owner == NOBODY else w.booty_at(stop, owner)
            self._worths[key] = known
        return known if owner == NOBODY else theft_worth(known, burden)


def _value(plan: Plan) -> float:
    return plan.value


def pace(plan: Plan) -> float:
    """Return what a plan brings for each action."""
    return plan.haul / (plan.time + 1.0)


class Outing:
    """The plans of one figure from one field."""

    def __init__(self, planner: Planner, figure: int, node: int, taken: set[int]) -> None:
        w = planner.w
        self._w: Weighing = w
        self._home: Costs = planner.home
        self._node: int = node
        profile = profile_of(w.g, figure)
        self._carried: int = len(w.s.load[figure])
        self._burden: float = w.load_worth(figure)
        most = CARRIES[profile]
        self._room: int = most - self._carried
        values = MOVEMENT[profile]
        self._speed: list[int] = [values[min(n, len(values) - 1)] for n in range(most + 1)]
        self._actions: float = planner.actions_left(figure)
        # Stops that a figure can come home from in time, side by side with the time that takes and
        # what they bring; no detour makes another one possible.
        self._stops: list[int] = []
        self._times: list[float] = []
        self._worths: list[float] = []
        self._look(planner, figure, planner.stops(figure, taken))

    def _look(self, planner: Planner, figure: int, stops: list[int]) -> None:
        """Note what each stop would bring, as far as there is time for it."""
        w = self._w
        away = w.routes.costs(w.s.fields, self._node)
        home, actions, burden = self._home, self._actions, self._burden
        there, back = self._pace(0), self._pace(1)
        room = max(1, self._room)
        least = 0.0 if self._room else min([w.mine[kind] for kind in w.s.load[figure]], default=0.0)
        for stop in stops:
            time = away[stop] / there + home[stop] / back
            if time >= actions:
                continue
            worth = planner.worth(stop, room, burden)
            if not self._room:
                worth = worth - least if worth >= least + BARTER else 0.0
            if worth > 0.0:
                self._stops.append(stop)
                self._times.append(time)
                self._worths.append(worth)

    def straight_home(self) -> Plan:
        """Bring home what is carried, and fetch nothing."""
        if not self._carried:
            return NOTHING
        time = self._home[self._node] / self._speed[self._carried]
        return Plan((), self._burden, time, value_of(self._burden, time, self._actions))

    def first_stops(self) -> list[Plan]:
        """Return the best plans with one stop."""
        burden, actions, times = self._burden, self._actions, self._times
        found: list[Ranked] = []
        for at, stop in enumerate(self._stops):
            haul = burden + self._worths[at]
            found.append((value_of(haul, times[at], actions), stop, haul, times[at]))
        found.sort(reverse=True)
        return [Plan((stop,), haul, time, value) for value, stop, haul, time in found[:TRIED]]

    def first_stop(self) -> Plan:
        """Return the very best of them, or nothing."""
        burden, actions = self._burden, self._actions
        stops, times, worths = self._stops, self._times, self._worths
        best, chosen = -1.0, -1
        for at in range(len(stops)):
            value = value_of(burden + worths[at], times[at], actions)
            if value > best or (value == best and stops[at] > stops[chosen]):
                best, chosen = value, at
        if chosen < 0:
            return NOTHING
        return Plan((stops[chosen],), burden + worths[chosen], times[chosen], best)

    def longer(self, plan: Plan) -> Plan:
        """Return the best plan with one stop more, or the same one if none is better."""
        number = len(plan.stops)
        if number >= self._room:
            return plan
        w = self._w
        last = plan.stops[-1]
        so_far = plan.time - self._home[last] / self._pace(number)
        away = w.routes.costs(w.s.fields, last)
        there, back = self._pace(number), self._pace(number + 1)
        home, actions, haul = self._home, self._actions, plan.haul
        best, chosen, total, needed = plan.value, -1, 0.0, 0.0
        stops, worths = self._stops, self._worths
        for at in range(len(stops)):
            stop = stops[at]
            time = so_far + away[stop] / there + home[stop] / back
            if time >= actions:
                continue
            value = value_of(haul + worths[at], time, actions)
            better = value > best or (value == best and stop > chosen >= 0)
            if better and stop not in plan.stops:
                best, chosen, total, needed = value, stop, haul + worths[at], time
        return Plan((*plan.stops, chosen), total, needed, best) if chosen >= 0 else plan

    def _pace(self, stops: int) -> int:
        """Return the movement value after so many stops."""
        return self._speed[min(self._carried + stops, len(self._speed) - 1)]


def team_of(w: Weighing) -> list[int]:
    """Return the own figures that take part."""
    first = w.seat * TEAM
    return [figure for figure in range(first, first + TEAM) if w.s.where[figure] != AWAY]
