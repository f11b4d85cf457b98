"""An honest player of COLLECT! FIGHT! SURVIVE!: plans for its whole team, and exact odds of fights.

It looks at its information set alone: open things, its own needs and its own cards. Everything is
weighed in points.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Action, Frame, Game, InfoSet

from .ideas import ideas_for
from .looks import look_of
from .names import TEAM
from .planning import Plan, Planner, pace, team_of
from .state import CfsState
from .turns import END, Turn
from .values import figure_at
from .weighing import Weighing

LEFT_OUT: Final = 1  # the profile a team of three does without (docs/bots.md)
MOST_KEPT: Final = 300  # thoughts: a server has many bots
EARLY: Final = 2.0  # points at stake from which the highest card is played
MIDDLE: Final = 0.8
STAND: Final[Action] = ("stand_up",)
FOLLOW: Final[Action] = ("follow",)
STAY: Final[Action] = ("stay",)


class Thought:
    """What a bot did in a position, and what it means to do after that."""

    __slots__ = ("action", "plans", "way")

    def __init__(self, action: Action, way: list[Action], plans: dict[int, Plan]) -> None:
        self.action: Action = action
        self.way: list[Action] = way
        self.plans: dict[int, Plan] = plans


class CfsBot:
    """Plays one seat of one match; it goes on with its moves until dice or pieces change things."""

    def __init__(self, seat: int) -> None:
        self._seat: int = seat
        self._way: list[Action] = []
        self._walker: tuple[int, int] = (-1, -1)  # round and figure of the way
        self._plans: dict[int, Plan] = {}
        self._thoughts: dict[tuple[Any, ...], Thought] | None = None  # while it is asked again

    def forget(self) -> None:
        """Drop ways and plans: they were made in another world.

        Whoever is asked about world after world comes to the same positions again and again, and
        remembers what it thought there: its choices hang on nothing but what it may know.
        """
        self._way = []
        self._plans = {}
        if self._thoughts is None or len(self._thoughts) >= MOST_KEPT:
            self._thoughts = {}

    def choose(self, info: InfoSet) -> Action:
        """Return what is worth most."""
        s: CfsState = info.world
        options = info.options()
        frame = s.agenda[-1]
        name: str = frame[0]
        if name in ("act", "console"):
            return self._act(info.game, s, options)
        if name == "bench":
            return ("leave_out", LEFT_OUT)
        thoughts = self._thoughts
        if thoughts is None:
            return self._answer(info.game, s, options)
        key = (frame, options, s.needs[self._seat], look_of(s))
        known = thoughts.get(key)
        if known is None:
            known = Thought(self._answer(info.game, s, options), [], self._plans.copy())
            thoughts[key] = known
        elif name == "pick":
            self._plans = known.plans.copy()
        return known.action

    def _answer(self, g: Game, s: CfsState, options: tuple[Action, ...]) -> Action:
        """Return what is worth most, between activations or where dice have fallen."""
        frame = s.agenda[-1]
        name: str = frame[0]
        w = Weighing(g, s, self._seat)
        if name in ("place", "home"):
            return best_place(w, frame[2], options)
        if name == "pick":
            return self._pick(w, options)
        if name == "exit":
            return best_exit(w, frame, options)
        if name == "following":
            return follow_or_stay(w, frame)
        return best_card(w, options)

    def ways(self, info: InfoSet) -> list[tuple[Action, ...]]:
        """Return how the active figure could go on, the usual way first; elsewhere nothing."""
        s: CfsState = info.world
        options = info.options()
        if s.agenda[-1][0] != "act" or STAND in options:
            return []
        usual = (self.choose(info), *self._way)
        others = ideas_for(Weighing(info.game, s, self._seat), options)
        return [usual, *[way for way in others if way != usual]]

    def _pick(self, w: Weighing, options: tuple[Action, ...]) -> Action:
        """Activate first whose plan brings most for its time, if nobody stands in its way."""
        figures = [w.seat * TEAM + action[1] for action in options]
        planner = Planner(w)
        self._plans = planner.plans(figures)
        figures.sort(key=lambda figure: (-pace(self._plans[figure]), figure))
        for figure in figures:
            if Turn(w, planner, figure, self._plans[figure]).gets_on():
                return ("activate", figure % TEAM)
        return ("activate", figures[0] % TEAM)

    def _act(self, g: Game, s: CfsState, options: tuple[Action, ...]) -> Action:
        """Go on with the moves, or look round anew."""
        if STAND in options:
            return STAND
        if self._walker != (s.round, s.active) or not self._way or self._way[0] not in options:
            if s.agenda[-1][0] == "console":
                return options[-1]
            self._walker = (s.round, s.active)
            self._way = self._look_round(g, s)
        move = self._way.pop(0)
        return move if move in options else END

    def _look_round(self, g: Game, s: CfsState) -> list[Action]:
        """Plan anew for the active figure; the others' stops are theirs."""
        figure = s.active
        taken: set[int] = set()
        for other, plan in self._plans.items():
            if other != figure and not s.done >> other & 1:
                taken.update(plan.stops)
        thoughts = self._thoughts
        if thoughts is None:
            return self._moves(g, s, taken)
        now = (s.moving, s.moved, s.may_jump, s.handled)
        key = (frozenset(taken), now, s.needs[self._seat], look_of(s))
        known = thoughts.get(key)
        if known is None:
            way = self._moves(g, s, taken)
            known = thoughts[key] = Thought(END, way, {figure: self._plans[figure]})
        self._plans[figure] = known.plans[figure]
        return known.way[:]

    def _moves(self, g: Game, s: CfsState, taken: set[int]) -> list[Action]:
        """Return how the active figure goes on, and keep its plan."""
        w = Weighing(g, s, self._seat)
        planner = Planner(w)
        plan = planner.plan(s.active, s.where[s.active], taken)
        self._plans[s.active] = plan
        return Turn(w, planner, s.active, plan).moves()


def best_place(w: Weighing, figure: int, options: tuple[Action, ...]) -> Action:
    """Stand where the best plan begins (1.1, 6.2)."""
    planner = Planner(w)
    values = [planner.plan(figure, action[1], set()).value for action in options]
    return options[values.index(max(values))]


def best_exit(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> Action:
    """Come out where the figure's plan goes on best (3.5)."""
    planner = Planner(w)
    best, chosen = -1.0, options[0]
    for action in options:
        node = w.dungeon.teleporters[action[1] - 1]
        value = planner.plan(frame[2], node, set()).value
        if figure_at(w.s, node) >= 0:
            value *= 0.5
        if value > best:
            best, chosen = value, action
    return chosen


def follow_or_stay(w: Weighing, frame: Frame) -> Action:
    """Follow if the plan is better from there, or less is to be feared (5.3)."""
    figure: int = frame[2]
    planner = Planner(w)
    values: list[float] = []
    for node in (frame[3], w.s.where[figure]):
        value = planner.plan(figure, node, set()).value
        values.append(value - w.danger(figure, node, w.s.fields))
    return FOLLOW if values[0] > values[1] else STAY


def best_card(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Act early if much is at stake, late if little is (2.2); options go from low to high."""
    at_stake = stake(w)
    if at_stake >= EARLY:
        return options[-1]
    return options[len(options) // 2] if at_stake >= MIDDLE else options[0]


def stake(w: Weighing) -> float:
    """Return what may be lost to others, or won from them, before the own team acts."""
    s = w.s
    total = 0.0
    for figure in team_of(w):
        total += w.danger(figure, s.where[figure], s.fields)
    for other in w.opponents():
        if s.load[other]:
            chances = [w.fight(figure, other) for figure in team_of(w) if near(w, figure, other)]
            total += max([0.0, *chances])
    return total


def near(w: Weighing, figure: int, other: int) -> bool:
    """Say whether a figure could come and fight another one at once."""
    walks = w.routes.walks(w.s.fields, w.s.where[other])
    return walks[w.s.where[figure]] <= 5


def make_bot(game: Game, seat: int, seed: object) -> CfsBot:
    """Return a player for one seat of one match; nothing in it is left to chance."""
    return CfsBot(seat)
