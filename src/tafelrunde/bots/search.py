"""Thinking ahead: a few candidates, many possible worlds, a short way into each, a judgement.

Each iteration takes a world in which everything the seat can't know is guessed, plays one candidate
there, walks on for a few turns and asks the game's evaluation how everybody stands. All candidates
are tried in the same worlds with the same dice, turn by turn, and the worse half of them is dropped
again and again, so that most of the time goes to the close calls. With a fixed number of iterations
the choice depends on the bot's seed and on what the seat knows, and on nothing else.
"""

from __future__ import annotations

import gc
from math import sqrt
from typing import Any

from tafelrunde.kernel import Action, Game, InfoSet

from .policy import Table, Way
from .thinking import Clock, Thinking
from .tree import Joint, Node

FIRST_LOOK = 8  # worlds; whether a call is clear is asked then, and after twice as many


class Candidate:
    """One thing the seat could do, and how well it went in the worlds tried so far."""

    __slots__ = ("gaps", "node", "total", "visits", "way")

    def __init__(self, way: Way) -> None:
        self.way: Way = way
        self.node: Node = Node()
        self.visits: int = 0
        self.total: float = 0.0
        self.gaps: list[float] = []  # how much better than the usual it was, world by world

    def mean(self) -> float:
        """Return what it brought on average."""
        return self.total / self.visits if self.visits else 0.0

    def note(self, value: float, usual: float) -> None:
        """Remember how it went in a world, and how the usual choice went there."""
        self.visits += 1
        self.total += value
        self.gaps.append(value - usual)

    def lead(self, doubt: float) -> float:
        """Return by how much it is better than the usual, less so many standard errors."""
        count = len(self.gaps)
        if count < 2:
            return 0.0
        mean = sum(self.gaps) / count
        spread = sum([(gap - mean) ** 2 for gap in self.gaps]) / (count - 1)
        return mean - doubt * sqrt(spread / count)


class Mind:
    """What a seat thinks with in one match: possible worlds, everybody's habits, a judgement."""

    def __init__(self, game: Game, parts: Any, seat: int, seed: object) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.parts: Any = parts
        self.thinking: Thinking = parts.thinking
        self._seed: object = seed
        self._sampler: Any = parts.sampler(game, seat)
        self.table: Table = parts.table(game, seed)

    def candidates(self, info: InfoSet) -> list[Candidate]:
        """Return what is worth thinking about, the game's own bot's choice first."""
        self.table.listen(info.history)
        self.table.begin()
        ways = self.table.ideas(info)[: self.thinking.candidates]
        return [Candidate(way) for way in ways]

    def worlds(self, info: InfoSet) -> Worlds:
        """Return the worlds the seat holds possible, in an order its seed settles."""
        self._sampler.listen(info)
        return Worlds(info, self._sampler, f"{self.seat}, {self._seed}, {info.world.serial}")


class Worlds:
    """Possible worlds, sampled as they are asked for and kept for all candidates."""

    def __init__(self, info: InfoSet, sampler: Any, seed: str) -> None:
        self._info: InfoSet = info
        self._sampler: Any = sampler
        self._seed: str = seed
        self._kept: list[Any] = []

    def copy_of(self, number: int) -> Any:
        """Return a copy of world number so and so, its dice as yet unthrown."""
        while number >= len(self._kept):
            seed = f"search, {self._seed}, {len(self._kept)}"
            world = self._sampler.sample(self._info, seed)
            world.answers = [()] * len(world.answers)  # others' are guessed by how they play
            self._kept.append(world)
        return self._kept[number].clone()


class Dream:
    """One walk into one world; counts how far it has gone."""

    def __init__(self, mind: Mind, world: Any) -> None:
        self.game: Game = mind.game
        self.seat: int = mind.seat
        self.world: Any = world
        self._table: Table = mind.table
        self._thinking: Thinking = mind.thinking
        self._moment: Any = mind.parts.moment
        self._evaluate: Any = mind.parts.evaluate
        self._dice: tuple[int, int, int] = (world.sfc_a, world.sfc_b, world.sfc_c)  # of the world
        self._path: list[tuple[Node, Joint]] = []
        self._left: int = mind.thinking.decisions
        self._turns: int = mind.thinking.turns
        self.chances: list[list[float]] = []  # everybody's, at the end or after each turn

    def walk(self, candidate: Candidate) -> list[float]:
        """Try a candidate, go on till the horizon, and return everybody's chances there."""
        game, world = self.game, self.world
        plan = list(candidate.way)
        now = self._moment(world)
        node: Node | None = candidate.node
        first = True
        while world.agenda:
            joint = self._decide(node, plan, first)
            if node is not None and not first:
                self._path.append((node, joint))
            for seat, action in joint:
                game.commit(world, seat, action)
            if node is not None:
                node = self._below(node, joint, first)
            first = False
            later = self._moment(world)
            if later != now:
                now = later
                self._turns -= 1
                # The dice of a turn are the same whatever was thrown before it, so that
                # candidates differ in later turns by what they changed and not by chance.
                world.reseed(self._dice, self._turns + 1)
                if self._thinking.average and self._turns > 0 and world.agenda:
                    self.chances.append(self._evaluate(game, world))
            if (self._turns <= 0 or self._left <= 0) and not plan:
                break
        self.chances.append(self._evaluate(game, world))
        values = self._averaged()
        for visited, choices in self._path:
            visited.learn(choices, values)
        return values

    def _averaged(self) -> list[float]:
        """Return the mean of the chances noted; where a match ends early, that counts for later."""
        if len(self.chances) == 1:
            return self.chances[0]
        later = max(0, self._turns)
        sums = [chance * later for chance in self.chances[-1]]
        for chances in self.chances:
            for seat, chance in enumerate(chances):
                sums[seat] += chance
        return [total / (len(self.chances) + later) for total in sums]

    def _below(self, node: Node, joint: Joint, first: bool) -> Node | None:
        """Return the next node, or None where the tree ends."""
        if len(self._path) >= self._thinking.depth:
            return None
        own = tuple([choice for choice in joint if choice[0] != self.seat]) if first else joint
        return node.child(own)

    def _decide(self, node: Node | None, plan: list[Action], first: bool) -> Joint:
        """Let everybody who is asked now choose, nobody knowing what the others choose."""
        game, world = self.game, self.world
        choices: list[tuple[int, Action]] = []
        for seat in game.actors(world):
            options = game.options(world, seat)
            if seat == self.seat and plan:
                wanted = plan.pop(0)
                if wanted in options:
                    choices.append((seat, wanted))
                    continue
                plan.clear()
            choices.append((seat, self._choice(node if not first else None, seat, options)))
        return tuple(choices)

    def _choice(self, node: Node | None, seat: int, options: tuple[Action, ...]) -> Action:
        """Return what a seat does; a single option costs nothing."""
        if len(options) == 1:
            return options[0]
        self._left -= 1
        usual = self._table.choose(self.world, seat, options)
        if node is None:
            return usual
        return node.select(seat, options, usual, self.world.draw(1 << 16), self._thinking.curiosity)


class SearchBot:
    """Chooses by trying its candidates out in possible worlds."""

    def __init__(self, parts: Any, seat: int, seed: object) -> None:
        self._parts = parts
        self._seat = seat
        self._seed = seed
        self._mind: Mind | None = None
        self._rest: Way = ()  # of the way that was chosen
        self._heard: int = 0  # events when it was

    def choose(self, info: InfoSet) -> Action:
        """Return the first action of the best candidate, or go on with its way undisturbed."""
        options = info.options()
        if len(options) == 1:
            return options[0]
        if self._rest and self._rest[0] in options and len(info.history) == self._heard + 1:
            way = self._rest
        else:
            way = best_of(self.weigh(info), self._parts.thinking.doubt).way
        self._rest = way[1:]
        self._heard = len(info.history)
        return way[0]

    def weigh(self, info: InfoSet) -> list[Candidate]:
        """Return all candidates with what was learnt about each."""
        if self._mind is None:
            self._mind = Mind(info.game, self._parts, self._seat, self._seed)
        mind = self._mind
        candidates = mind.candidates(info)
        if len(candidates) > 1:
            race(mind, info, candidates, self._parts.clock())
        return candidates


def race(mind: Mind, info: InfoSet, candidates: list[Candidate], clock: Clock) -> None:
    """Find out how good candidates are, with nobody looking for garbage meanwhile.

    Worlds and walks hold no cycles; looking for some takes up to a twentieth of the time.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        run(mind, info, candidates, clock)
    finally:
        if collecting:
            gc.enable()


def run(mind: Mind, info: InfoSet, candidates: list[Candidate], clock: Clock) -> None:
    """Try the candidates in the same worlds, and drop the worse half again and again."""
    worlds = mind.worlds(info)
    left = candidates[:]  # the usual one is first and stays: others must beat it
    rounds = max(1, (len(left) - 1).bit_length())
    sure = mind.thinking.sure
    number = 0
    for lap in range(1, rounds + 1):
        while not number or not clock.passed(lap / rounds, len(left)):
            try_all(mind, worlds, number, left)
            clock.count(len(left))
            number += 1
            if sure and number >= FIRST_LOOK and number & (number - 1) == 0:
                left = open_calls(left, sure)
                if len(left) == 1 or (len(left) == 2 and left[1].lead(sure) > 0.0):
                    return
        if len(left) > 2:
            others = sorted(left[1:], key=lambda one: -one.mean())
            left = [left[0], *others[: len(left) // 2]]


def open_calls(left: list[Candidate], sure: float) -> list[Candidate]:
    """Return the usual one and those that may still be the best."""
    bar = max([0.0, *[one.lead(sure) for one in left[1:]]])
    hopeful = [one for one in left[1:] if one.lead(-sure) > 0.0]
    return [left[0], *[one for one in hopeful if one.lead(-sure) >= bar]]


def try_all(mind: Mind, worlds: Worlds, number: int, left: list[Candidate]) -> None:
    """Try the candidates in one world, all with the same dice."""
    usual = 0.0
    for candidate in left:
        mind.table.begin()
        dream = Dream(mind, worlds.copy_of(number))
        value = dream.walk(candidate)[mind.seat]
        if candidate is left[0]:
            usual = value
        candidate.note(value, usual)


def best_of(candidates: list[Candidate], doubt: float) -> Candidate:
    """Return the best of those tried most; the usual one unless another is better for sure."""
    best, ahead = candidates[0], 0.0
    most = max([one.visits for one in candidates])
    for one in candidates[1:]:
        lead = one.lead(doubt)
        if one.visits == most and lead > ahead:
            best, ahead = one, lead
    return best
