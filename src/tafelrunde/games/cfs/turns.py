"""One activation: what the active figure does with its actions, as a list of moves.

A list ends where dice decide, or where a piece is handled; then the figure looks round anew.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action

from .dungeon import BLUE
from .names import ACTIONS, SIDES, TELEPORTERS
from .planning import NOTHING, Plan, Planner, value_of
from .routes import BLUE_COST, FAR, Costs, Reach, Start
from .steps.jumping import open_exits
from .values import figure_at, is_down, may_carry, movement_now, zone_owner
from .weighing import Weighing

DETOUR: Final = 3.0  # fields a terminal must spare
THERE_AND_BACK: Final = 2  # fields it takes to enter the teleporter one stands on
FALL: Final = 6.0  # fields a disaster costs
CROWD: Final = 4.0  # fields an opponent on the other teleporter costs
LOOKED_AT: Final = 4  # ends of a way whose danger is weighed
WORTH_A_FIGHT: Final = 0.15
WORTH_A_SWITCH: Final = 0.5

END: Final[Action] = ("end",)
JUMP: Final[Action] = ("jump",)
CONSOLE: Final[Action] = ("console",)
ENOUGH: Final[Action] = ("enough",)


class Turn:
    """The rest of one figure's activation."""

    def __init__(self, w: Weighing, planner: Planner, figure: int, plan: Plan) -> None:
        self.w: Weighing = w
        self.figure: int = figure
        self.plan: Plan = plan
        self._planner: Planner = planner
        s = w.s
        self.node: int = s.where[figure]
        self.actions: int = s.actions if s.active == figure else ACTIONS
        self.reach: Reach = Reach(w.g, s, Start(w.g, s, figure, self.actions))
        self.goals: tuple[int, ...] = plan.stops[:1] or w.home
        self.costs: Costs = w.routes.costs(s.fields, *self.goals)

    def moves(self) -> list[Action]:
        """Return what to do next: handle pieces, fight, go on with the plan, or be done."""
        found = self._handle() or self._fight()
        if not found and self.plan is not NOTHING:
            found = self._go()
        return found or self._last_thing()

    def gets_on(self) -> bool:
        """Say whether the figure, not yet activated, could go on with its plan or fight."""
        if is_down(self.w.s, self.figure) or self.plan.stops[:1] == (self.node,):
            return True
        return bool(self._fight() or (self.plan is not NOTHING and self._go()))

    # Pieces

    def _handle(self) -> list[Action]:
        """Lay down what is at home, take up what the plan is about."""
        w = self.w
        s = w.s
        if s.load[self.figure] and self.node in w.home:
            best = max(s.load[self.figure], key=w.mine.__getitem__)
            lay: Action = ("lay", best)
            return [lay] if self._may(lay) else []
        if self.plan.stops[:1] != (self.node,):
            return []
        return self._take()

    def _take(self) -> list[Action]:
        """Take the best piece here; a full load is lightened of the worst one."""
        w = self.w
        s = w.s
        if may_carry(w.g, s, self.figure):
            owner = zone_owner(w.g, self.node)
            theirs = w.theirs(owner)
            best = max(s.floor[self.node], key=lambda kind: w.mine[kind] + w.share * theirs[kind])
            take: Action = ("take", best)
            return [take] if self._may(take) else []
        lay: Action = ("lay", min(s.load[self.figure], key=w.mine.__getitem__))
        return [lay] if self._may(lay) else []

    def _may(self, action: Action) -> bool:
        """Say whether the action is offered."""
        return action in self.w.g.options(self.w.s, self.w.seat)

    # Fights

    def _fight(self) -> list[Action]:
        """Go and fight if that is worth the actions it takes."""
        s = self.w.s
        if not self.actions:
            return []
        best, chosen = WORTH_A_FIGHT, (NOBODY, NOBODY)
        for other in self.w.opponents():
            place = self.beside(s.where[other])
            if place == NOBODY:
                continue
            used = self.actions - self.reach.left_at(place) + 1
            worth = self.w.fight(self.figure, other) - self._price(used, place)
            if worth > best:
                best, chosen = worth, (place, s.where[other])
        if chosen[0] == NOBODY:
            return []
        return [*self.reach.way(chosen[0]), ("fight", chosen[1])]

    def beside(self, node: int) -> int:
        """Return the field from which somebody is fought soonest, with an action left for it."""
        s, reach = self.w.s, self.reach
        best, chosen = FAR, NOBODY
        for to, bit, _ in self.w.dungeon.steps[node]:
            time = reach.times.get(to, FAR)
            free = to == self.node or to not in reach.taken
            if time < best and free and not s.fields & bit and reach.left_at(to) >= 1:
                best, chosen = time, to
        return chosen

    def _price(self, used: int, place: int) -> float:
        """Return what the plan loses if so many actions are spent, and the figure ends there."""
        actions = self._planner.actions_left(self.figure)
        plan = self.plan
        if plan is NOTHING:
            return 0.0
        farther = self.costs[place] - self.costs[self.node]
        late = plan.time + used + farther / movement_now(self.w.g, self.w.s, self.figure)
        # what was walked in the right direction is not lost
        late = max(late, plan.time + 1.0)
        return value_of(plan.haul, plan.time, actions) - value_of(plan.haul, late, actions)

    # Ways

    def _go(self) -> list[Action]:
        """Go to the goal, or as near to it as this activation allows."""
        reach = self.reach
        ends = reach.ends()
        there = [node for node in self.goals if node in ends]
        if there:
            return reach.way(min(there, key=reach.times.__getitem__))
        other_way = self._by_teleporter(ends) or self._by_terminal(ends)
        return other_way or self._approach(ends)

    def _approach(self, ends: list[int]) -> list[Action]:
        """End the activation near to the goal and out of danger; open the next energy field."""
        rest = {node: self._rest(node) for node in ends}
        near = sorted(ends, key=lambda node: (rest[node], self.reach.times[node]))[:LOOKED_AT]
        best, chosen = float("-inf"), self.node
        for node in near:
            danger = self.w.danger(self.figure, node, self.reach.switched(node))
            value = self._value_at(rest[node]) - danger
            if value > best + 1e-9:
                best, chosen = value, node
        way = self.reach.way(chosen)
        if self.reach.left_at(chosen) and rest[chosen] < self.costs[chosen]:
            way.append(("switch", self._gate(chosen)))
        return way

    def _value_at(self, rest: int) -> float:
        """Return what the plan is still worth once this activation has ended so far away."""
        speed = movement_now(self.w.g, self.w.s, self.figure)
        time = max(0.0, self.plan.time - (self.costs[self.node] - rest) / speed)
        later = self._planner.actions_left(self.figure) - self.actions
        return value_of(self.plan.haul, time, later)

    def _rest(self, node: int) -> int:
        """Return how far the goal is from a field, its gate opened if an action is left for it."""
        rest = self.costs[node]
        opened = self.reach.left_at(node) and self._gate(node) != NOBODY
        return rest - BLUE_COST if opened else rest

    def _gate(self, node: int) -> int:
        """Return the active blue field beside a field on the way to the goal, or NOBODY."""
        fields = self.w.s.fields
        for to, bit, _ in self.w.dungeon.steps[node]:
            if fields & bit and self.costs[node] == self.costs[to] + 1 + BLUE_COST:
                number = bit.bit_length() - 1
                if self.w.dungeon.colour[number] == BLUE:
                    return number
        return NOBODY

    # Teleporters and terminals

    def after_jump(self, node: int) -> float:
        """Return how far the goal is after a jump from a teleporter, on average (3.5)."""
        g, s = self.w.g, self.w.s
        teleporters = self.w.dungeon.teleporters
        exits = open_exits(g, s, self.figure, teleporters.index(node))
        far = [float(self.costs[node])] * TELEPORTERS
        for number in exits:
            crowd = CROWD if figure_at(s, teleporters[number]) != NOBODY else 0.0
            far[number] = self.costs[teleporters[number]] + crowd
        chosen = min(far[number] for number in exits) if exits else far[0]
        total = sum(far, 0.0)
        thrown = total / TELEPORTERS + FALL
        return (total + chosen * (SIDES - 1 - TELEPORTERS) + thrown) / SIDES

    def _by_teleporter(self, ends: list[int]) -> list[Action]:
        """Jump if that is likely to spare something of the way."""
        w = self.w
        here = w.routes.walks(w.s.fields, self.node)
        best = float(w.routes.walks(w.s.fields, *self.goals)[self.node])
        chosen: list[Action] = []
        for node in w.dungeon.teleporters:
            way = self._into(node, ends)
            if way:
                far = here[node] + (THERE_AND_BACK if len(way) > 1 and node == self.node else 0)
                total = far + self.after_jump(node)
                if total < best:
                    best, chosen = total, way
        return chosen

    def _into(self, node: int, ends: list[int]) -> list[Action]:
        """Return the way into a teleporter and the jump, or nothing if it is too far (3.5)."""
        s = self.w.s
        if node != self.node:
            return [*self.reach.way(node), JUMP] if node in ends else []
        if s.may_jump and s.active == self.figure:
            return [JUMP]
        for to, bit, _ in self.w.dungeon.steps[node]:
            if to in ends and not s.fields & bit and to not in s.where:
                return [("step", to), ("step", node), JUMP]
        return []

    def _by_terminal(self, ends: list[int]) -> list[Action]:
        """Switch off the green fields on the way if that spares a good part of it (4.3)."""
        fields, dungeon, routes = self.w.s.fields, self.w.dungeon, self.w.routes
        here = routes.walks(fields, self.node)
        opened = routes.walks(fields & ~dungeon.green, *self.goals)
        best, chosen = self.costs[self.node] - DETOUR, NOBODY
        for node in dungeon.terminals:
            total = float(here[node] + BLUE_COST + opened[node])
            if total < best and (node == self.node or node not in self.reach.taken):
                best, chosen = total, node
        toggles = self._greens(chosen, opened) if chosen != NOBODY else []
        if not toggles:
            return []
        if chosen in ends and self.reach.left_at(chosen):
            return [*self.reach.way(chosen), CONSOLE, *toggles, ENOUGH]
        self.goals, self.costs = (chosen,), routes.costs(fields, chosen)
        return self._approach(ends)

    def _greens(self, node: int, opened: Costs) -> list[Action]:
        """Return the switches of the green fields between a field and the goal."""
        fields = self.w.s.fields
        closed = fields & ~self.w.dungeon.green
        toggles: list[Action] = []
        while opened[node]:
            for to, bit, _ in self.w.dungeon.steps[node]:
                price = 1 + (BLUE_COST if closed & bit else 0)
                if opened[to] + price == opened[node]:
                    if fields & bit & self.w.dungeon.green:
                        toggles.append(("toggle", bit.bit_length() - 1))
                    node = to
                    break
        return toggles

    # Before the end

    def _last_thing(self) -> list[Action]:
        """With an action left, close the energy field through which danger would come."""
        w = self.w
        s = w.s
        if not self.actions or is_down(s, self.figure):
            return [END]
        best = w.danger(self.figure, self.node, s.fields) - WORTH_A_SWITCH
        chosen: list[Action] = [END]
        for to, bit, _ in w.dungeon.steps[self.node]:
            if not bit or s.fields & bit or w.dungeon.colour[bit.bit_length() - 1] != BLUE:
                continue
            number = bit.bit_length() - 1
            closed = s.fields | bit
            sides: list[tuple[Action, int]] = [(("switch", number), self.node)]
            if to not in s.where:
                sides.append((("switch_across", number), to))
            for action, node in sides:
                danger = w.danger(self.figure, node, closed)
                if danger < best:
                    best, chosen = danger, [action, END]
        return chosen
