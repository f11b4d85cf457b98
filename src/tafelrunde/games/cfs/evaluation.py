"""Everybody's chance to win a match whose needs are all known (or guessed)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.tables import read_table
from tafelrunde.kernel import Game
from tafelrunde.pieces.contest import Side, chances, decided

from .looks import Look, Needs, look_of
from .names import PLAYING_CARDS
from .planning import NOTHING, Outing, Plan, Planner, team_of
from .state import CfsState
from .steps.scoring import pieces_of
from .values import movement_now
from .weighing import Weighing

WEIGHTS: Final[dict[str, list[float]]] = read_table(__file__, "evaluation")["weights"]
MOST_ROUNDS: Final = 4  # more that are left count like this
KINDS: Final[tuple[str, ...]] = tuple([f"left_{left}" for left in range(MOST_ROUNDS + 1)])
MOST_STOPS: Final = 3
MOST_KEPT: Final = 1_000  # looks of positions
HIGHEST: Final = float(len(PLAYING_CARDS) - 1)  # a card that counts as 1
EASY: Final = 2.0  # actions more than needed that make it sure that a load comes home


def evaluate(g: Game, s: CfsState) -> list[float]:
    """Return for each seat its chance to win, needs as they are in this world."""
    if not s.agenda:
        return decided(g.players, s.winners)
    return chances(g.players, sides(g, s), WEIGHTS)


def moment(s: CfsState) -> int:
    """Return a number that grows with every activation: search goes on for some of them."""
    return s.round << 8 | s.done.bit_count()


def sides(g: Game, s: CfsState) -> list[Side]:
    """Everybody plays alone; the fewer rounds are left, the more a point weighs."""
    left = min(MOST_ROUNDS, g.option["rounds"] - s.round)
    kind = KINDS[left]
    known = _KEPT.about(g, s)
    found: list[Side] = []
    for seat in range(g.players):
        key = (seat, s.needs[seat])
        features = known.get(key)
        if features is None:
            features = known[key] = features_of(g, s, seat)
        found.append(Side(kind, [seat], features + cards_of(s, seat)))
    return found


class Kept:
    """Features of a game's positions by how they look: only the own needs count besides."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._known: dict[Look, dict[tuple[int, Needs], list[float]]] = {}

    def about(self, g: Game, s: CfsState) -> dict[tuple[int, Needs], list[float]]:
        """Return what is known of positions that look like this one, by seat and needs."""
        if g is not self._game or len(self._known) >= MOST_KEPT:
            self.forget()
            self._game = g
        look = look_of(s)
        found = self._known.get(look)
        if found is None:
            found = self._known[look] = {}
        return found

    def forget(self) -> None:
        """Drop everything: the match has gone on."""
        self._game = None
        self._known = {}


_KEPT: Final = Kept()


def forget() -> None:
    """Drop what was worked out for an earlier decision."""
    _KEPT.forget()


def features_of(g: Game, s: CfsState, seat: int) -> list[float]:
    """Return what a team has: points at home, on the way and within reach, dangers, time."""
    w = Weighing(g, s, seat)
    planner = Planner(w)
    taken: set[int] = set()
    carried, coming, value, danger, ready, standing = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for figure in team_of(w):
        far = planner.home[s.where[figure]]
        load = w.load_worth(figure)
        actions = planner.actions_left(figure)
        plan = rough_plan(planner, figure, taken)
        taken.update(plan.stops)
        value += plan.value
        ready += actions
        standing += 0.0 if (s.down | s.out) >> figure & 1 else 1.0
        if load:
            carried += load
            coming += load * in_time(actions - far / movement_now(g, s, figure))
        if load and far:
            danger += w.danger(figure, s.where[figure], s.fields)
    pieces = pieces_of(g, s, seat)
    home = sum([w.mine[kind] for kind in pieces])
    return [home, coming, carried, value, ready, float(len(pieces)), standing, danger]


def cards_of(s: CfsState, seat: int) -> list[float]:
    """Return what a seat has kept to act early later (2.2): its highest card, and all together."""
    hand = s.hand[seat]
    return [max(hand) / HIGHEST, sum(hand) / HIGHEST] if hand else [0.0, 0.0]


def rough_plan(planner: Planner, figure: int, taken: set[int]) -> Plan:
    """Return a good plan, soon found: up to two stops more after the best first one, or home."""
    outing = Outing(planner, figure, planner.w.s.where[figure], taken)
    best = outing.straight_home()
    plan = outing.first_stop()
    while plan is not NOTHING:
        if plan.value > best.value:
            best = plan
        longer = outing.longer(plan)
        if longer is plan or len(plan.stops) == MOST_STOPS:
            break
        plan = longer
    return best


def in_time(slack: float) -> float:
    """Return how likely a load comes home with so many actions more than needed."""
    return 0.0 if slack < 0.0 else min(1.0, 0.5 + 0.5 * slack / EASY)
