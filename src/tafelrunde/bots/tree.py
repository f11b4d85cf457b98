"""The tree of a thought: what may follow a candidate, and how well it went for everybody.

A node stands for all worlds in which the same things were done; chance and hidden things are no
part of it, so an action counts how often it was available as well as how often it was taken. Where
several seats decide at once, each chooses by its own numbers at the same node, and only then is the
next node named by all their choices together: nobody reacts to what others chose secretly.
"""

from __future__ import annotations

from math import log, sqrt

from tafelrunde.kernel import Action

Joint = tuple[tuple[int, Action], ...]  # who did what in one decision


class Edge:
    """What is known of one seat's action at a node."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0  # of what it brought the seat that took it


class Node:
    """A decision of one seat, or of several at once."""

    __slots__ = ("children", "edges", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.edges: dict[tuple[int, Action], Edge] = {}
        self.children: dict[Joint, Node] = {}

    def child(self, joint: Joint) -> Node:
        """Return what follows these choices."""
        found = self.children.get(joint)
        if found is None:
            found = self.children[joint] = Node()
        return found

    def select(
        self, seat: int, options: tuple[Action, ...], usual: Action, fresh: int, curiosity: float
    ) -> Action:
        """Return what to try: the usual, something new now and then, or the most promising.

        A node is widened slowly: the square root of its visits says how many actions it has.
        `fresh` is a random number that says which is new.
        """
        known: list[Action] = []
        for action in options:
            edge = self.edges.get((seat, action))
            if edge is not None:
                edge.available += 1
                known.append(action)
        if usual not in known:
            return usual
        if len(known) < len(options) and len(known) * len(known) <= self.visits:
            new = [action for action in options if action not in known]
            return new[fresh % len(new)]
        best, chosen = -1.0, usual
        for action in known:
            edge = self.edges[(seat, action)]
            hope = curiosity * sqrt(log(edge.available + 1.0) / edge.visits)
            if edge.total / edge.visits + hope > best:
                best, chosen = edge.total / edge.visits + hope, action
        return chosen

    def learn(self, joint: Joint, values: list[float]) -> None:
        """Remember how well the choices went, for each seat by its own value."""
        self.visits += 1
        for choice in joint:
            edge = self.edges.get(choice)
            if edge is None:
                edge = self.edges[choice] = Edge()
                edge.available = 1
            edge.visits += 1
            edge.total += values[choice[0]]
