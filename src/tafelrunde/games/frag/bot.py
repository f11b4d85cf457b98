"""An honest player of FRAG: exact odds of every shot, and a way over the map for every turn.

It looks at its information set alone: its own hand, what lies open, and the backs of other hands.
Everything is weighed in frags.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Frame, Game, InfoSet, State

from .board import Board
from .hoard import best_take, card_to_play, to_drop, worst_card, worst_weapon
from .ideas import ideas_for
from .names import MAGIC_BULLET, PHASE_SHIFT, TELEPORTATION
from .paths import paths_on
from .planning import Planner
from .replies import PASS, brace_for, reply_to_attack, reply_to_hit, rescue
from .state import FragState
from .values import leap_now, speed_now
from .weighing import MEAN_DIE, Weighing

# Health, Speed, Accuracy: what wins most often against each other (docs/bots.md).
BUILDS: Final = ((1, 3, 3), (3, 3, 1), (2, 2, 3), (2, 4, 1))
RAISED: Final = (("raise", 2), ("raise", 0), ("raise", 1))
SURPRISE: Final = 0.2  # what a shot without line of sight must be worth, and more than others
ROLL: Final[Action] = ("roll",)
DONE: Final[Action] = ("done",)

Sight = tuple[int, int, int, tuple[int, ...]]  # what must be as foreseen to go on with a plan


class FragBot:
    """Plays one seat of one match; it goes on with the way it chose until something happens."""

    def __init__(self, seat: int, build: tuple[int, int, int]) -> None:
        self._seat: int = seat
        self._build: tuple[int, int, int] = build
        self._way: list[Action] = []  # the next move last
        self._foreseen: Sight = (-1, -1, -1, ())

    def forget(self) -> None:
        """Drop the way: it was made in another world."""
        self._way = []

    def choose(self, info: InfoSet) -> Action:
        """Return what is worth most."""
        game: Game = info.game
        s: FragState = info.world
        options = info.options()
        frame = s.agenda[-1]
        name: str = frame[0]
        if name == "act":
            return self._act(game, s, frame[2], options)
        if name in ("build", "raise", "enter", "set_off_choice", "destination"):
            return self._prepare(game, s, frame, options)
        return self._react(game, s, frame, options)

    def ways(self, info: InfoSet) -> list[tuple[Action, ...]]:
        """Return fighters to build, or ways of an own turn, the usual first; elsewhere nothing."""
        s: FragState = info.world
        frame = s.agenda[-1]
        if frame[0] == "build":
            builds = [self._build, *[build for build in BUILDS if build != self._build]]
            return [(("build", *build),) for build in builds]
        if frame[0] != "act":
            return []
        usual = (self.choose(info), *reversed(self._way))
        others = ideas_for(Weighing(info.game, s, self._seat, frame[2]), info.options())
        return [usual, *[way for way in others if way != usual]]

    # Before the action phase

    def _prepare(self, g: Game, s: FragState, frame: Frame, options: tuple[Action, ...]) -> Action:
        """Build, enter, set off."""
        name: str = frame[0]
        if name == "build":
            return ("build", *self._build)
        if name == "raise":
            return next(action for action in RAISED if action in options)
        if name == "enter":
            return best_entrance(g, s, self._seat, options)
        w = Weighing(g, s, self._seat, self._seat if name == "destination" else frame[2])
        if name == "destination":
            return best_destination(w, options)
        return teleport_or_roll(w, options)

    # Answers and what must be

    def _react(self, g: Game, s: FragState, frame: Frame, options: tuple[Action, ...]) -> Action:
        """Answer others, or put up with what happened."""
        name: str = frame[0]
        seat = self._seat
        if name == "brace":
            return brace_for(s, seat, frame, options)
        if name == "rescue":
            return rescue(s, seat, options)
        if name == "shed":
            return worst_weapon(s, seat, options)
        if name == "discard":
            return worst_card(options)
        if name == "attack_answers":
            return reply_to_attack(Weighing(g, s, seat, seat), options)
        if name == "hit_answers":
            return reply_to_hit(Weighing(g, s, seat, seat), options)
        return PASS if PASS in options else options[0]

    # The action phase

    def _act(self, g: Game, s: FragState, fighter: int, options: tuple[Action, ...]) -> Action:
        """Go on with the plan, or make a new one."""
        if s.may_take and fighter == self._seat:
            take = best_take(s, self._seat, options)
            if take:
                return take
        if self._way and self._foreseen == self._sight(s, fighter, s.where[fighter]):
            return self._walk(s, fighter, options)
        return self._plan(Weighing(g, s, self._seat, fighter), options)

    def _sight(self, s: FragState, fighter: int, node: int) -> Sight:
        """Return what a plan depends on, with the fighter on a place."""
        return fighter, node, s.shots, s.hand[self._seat]

    def _plan(self, w: Weighing, options: tuple[Action, ...]) -> Action:
        """Play what helps now, then fire, fetch something, or go where the turn should end."""
        planner = Planner(w)
        own = w.seat == w.fighter
        card: Action = own_card(w, options, planner) if own else ()
        if card:
            return card
        errand = planner.errand()
        if errand.worth > 0.0 and errand.fire and errand.node == w.at:
            return w.best_from(w.at)[1]
        end = errand.node if errand.worth > 0.0 else planner.end()
        if end != w.at:
            self._way = planner.way_to(end)
            return self._walk(w.s, w.fighter, options)
        return last_thing(w, options) if DONE in options else move_on(w.s, options)

    def _walk(self, s: FragState, fighter: int, options: tuple[Action, ...]) -> Action:
        """Take the next move of the way, and note what it should lead to."""
        move = self._way.pop()
        if move not in options:
            self._way = []
            return DONE if DONE in options else move_on(s, options)
        self._foreseen = self._sight(s, fighter, move[1])
        return move


def move_on(s: FragState, options: tuple[Action, ...]) -> Action:
    """Leave an occupied field, if possible for a free one (5.3)."""
    free = [action for action in options if action[1] not in s.where]
    return free[0] if free else options[0]


def last_thing(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Before the turn ends, make room for a better weapon, or disarm who is steered."""
    if w.seat != w.fighter:
        drops = [action for action in options if action[0] == "drop"]
        return drops[0] if drops else DONE
    drop = to_drop(w.s, w.seat)
    return drop if drop and drop in options else DONE


def own_card(w: Weighing, options: tuple[Action, ...], planner: Planner) -> Action:
    """Return a card of the own hand to play now, or nothing."""
    card = card_to_play(w, options, planner.prospect())
    return card or magic_bullet(w, options, planner) or phase_shift(w, options, planner)


def magic_bullet(w: Weighing, options: tuple[Action, ...], planner: Planner) -> Action:
    """Fire without line of sight if that is much better than what can be seen."""
    play: Action = ("play", MAGIC_BULLET)
    if play not in options or not w.attacks_left():
        return ()
    best = 0.0
    for target in w.others():
        distance = w.board.distance(w.at, w.s.where[target])
        best = max(best, w.best_shot(target, distance, True)[0])
    return play if best >= SURPRISE + planner.prospect() else ()


def phase_shift(w: Weighing, options: tuple[Action, ...], planner: Planner) -> Action:
    """Walk through walls if that leads to a much better attack."""
    play: Action = ("play", PHASE_SHIFT)
    if play not in options or not planner.points:
        return ()
    costs = paths_on(w.board, leap_now(w.s, w.fighter), True).costs_from(w.at)
    within = [node for node, cost in enumerate(costs) if cost <= planner.points]
    free = [node for node in within if node not in w.s.where]
    best = max([0.0, *[row[0] for row in w.firing_places(free)]])
    return play if best >= SURPRISE + planner.prospect() else ()


def best_entrance(g: Game, s: FragState, seat: int, options: tuple[Action, ...]) -> Action:
    """Start where power-ups are near (1.5)."""
    board: Board = g.ground
    paths = paths_on(board, leap_now(s, seat), False)
    nodes = [board.respawn[action[1] - 1] for action in options]
    worth = [2.0 * paths.weapon_pull[node] + paths.gadget_pull[node] for node in nodes]
    return options[worth.index(max(worth))]


def teleport_or_roll(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Give the movement roll up only for an attack that walking can't bring (3.2)."""
    play: Action = ("play", TELEPORTATION)
    if play not in options:
        return ROLL
    usual = MEAN_DIE * speed_now(w.s, w.fighter)
    costs = w.paths.costs_from(w.at)
    free = [node for node in range(w.board.nodes) if node not in w.s.where]
    near = [node for node in free if costs[node] <= usual]
    there = max([0.0, *[row[0] for row in w.firing_places(free)]])
    here = max([0.0, *[row[0] for row in w.firing_places(near)]])
    return play if there >= here + SURPRISE else ROLL


def best_destination(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Appear where the best attack is, out of danger if there are several."""
    board = w.board
    nodes = [action[1] for action in options]
    free = [node for node in nodes if node not in w.s.where and not board.acid >> node & 1]
    worth = dict.fromkeys(free, 0.0)
    for fired, node in w.firing_places(free):
        worth[node] = fired
    best, chosen = -1_000.0, nodes[0]
    for node in free:
        total = worth[node] - w.danger(node)
        if total > best:
            best, chosen = total, node
    return ("go", chosen)


def make_bot(game: Game, seat: int, seed: object) -> FragBot:
    """Return a player for one seat of one match; the seed decides which fighter it builds."""
    stream = State()
    stream.start()
    stream.seed(f"frag bot, seat {seat}, {seed}")
    return FragBot(seat, BUILDS[stream.draw(len(BUILDS))])
