"""Plain information-set tree search: many guesses at the hidden, one tree of what may be known.

Each iteration deals anew what the seat can't know, walks down the tree along actions that are
possible in that world, adds one node and plays at random from there. A node is named by the
actions that led to it, each with its seat; chance and hidden things are not part of the name,
so a child counts how often it was available as well as how often it was visited.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from tafelrunde.kernel import Action, Game, InfoSet
from tafelrunde.kernel.playout import play_out

Move = tuple[int, Action]  # a seat and what it does


class Node:
    """What is known of playing one action: how often, and how well it went for each seat."""

    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self, players: int) -> None:
        self.children: dict[Move, Node] = {}
        self.reward: list[float] = [0.0] * players
        self.visits: int = 0
        self.available: int = 0


class SearchBot:
    """Chooses by a fixed number of iterations, hence always the same from the same knowledge."""

    def __init__(
        self,
        seat: int,
        seed: object,
        iterations: int = 400,
        exploration: float = 0.5,
        bound: int = 100_000,
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._iterations = iterations
        self._exploration = exploration
        self._bound = bound  # on the length of a random game

    def choose(self, info: InfoSet) -> Action:
        """Return the action that was tried most, the first of equals."""
        options = info.options()
        if len(options) == 1:
            return options[0]
        root = self.tree(info)
        visits = [root.children[(self._seat, action)].visits for action in options]
        return options[visits.index(max(visits))]

    def tree(self, info: InfoSet) -> Node:
        """Search, and return the root with all it has learnt."""
        root = Node(info.game.players)
        for action in info.options():  # the seat's own options are certain: all are tried
            root.children[(self._seat, action)] = Node(info.game.players)
        for number in range(self._iterations):
            seed = f"search bot, seat {self._seat}, {self._seed}, {info.world.serial}, {number}"
            self._iterate(info.game, info.sample(seed), root)
        return root

    def _iterate(self, game: Game, world: Any, root: Node) -> None:
        """Play one possible world to its end and remember how it went."""
        path = [root]
        seat = self._seat  # where several decide at once, this seat first, then by seat
        while world.agenda and (path[-1].visits or path[-1] is root):
            options = game.options(world, seat)
            action = options[0]
            if len(options) > 1:
                action = self._select(path[-1], seat, options, world)
                path.append(path[-1].children[(seat, action)])
            game.commit(world, seat, action)
            if world.agenda:
                seat = game.actor(world)
        play_out(game, world, self._bound)
        self._remember(path, world.winners)

    def _select(self, node: Node, seat: int, options: tuple[Action, ...], world: Any) -> Action:
        """Take an action that was never tried, or the most promising one."""
        fresh: list[Action] = []
        best, chosen = -1.0, options[0]
        for action in options:
            child = node.children.get((seat, action))
            if child is None:
                child = node.children[(seat, action)] = Node(len(node.reward))
            child.available += 1
            if not child.visits:
                fresh.append(action)
            elif not fresh:
                promise = self._promise(child, seat)
                if promise > best:
                    best, chosen = promise, action
        return fresh[world.draw(len(fresh))] if fresh else chosen

    def _promise(self, child: Node, seat: int) -> float:
        """Upper confidence bound: what it brought so far, and more the less it was tried."""
        mean = child.reward[seat] / child.visits
        return mean + self._exploration * sqrt(log(child.available) / child.visits)

    def _remember(self, path: list[Node], winners: list[int]) -> None:
        """Credit every node on the way; winners share one point."""
        for node in path:
            node.visits += 1
            for seat in winners:
                node.reward[seat] += 1.0 / len(winners)
