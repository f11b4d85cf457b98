"""Ways between places: what can be reached from where, and which places hang together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

UNREACHED: Final = -1


def distances(steps: Sequence[Sequence[int]], starts: Sequence[int]) -> list[int]:
    """Return by node how many steps it is from the nearest start, or UNREACHED."""
    found = [UNREACHED] * len(steps)
    for node in starts:
        found[node] = 0
    waiting = list(starts)
    for node in waiting:  # grows while it is read
        for to in steps[node]:
            if found[to] == UNREACHED:
                found[to] = found[node] + 1
                waiting.append(to)
    return found


def turned_round(steps: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the same ways walked backwards."""
    back: list[list[int]] = [[] for _ in steps]
    for node, ahead in enumerate(steps):
        for to in ahead:
            back[to].append(node)
    return back


def largest_circuit(steps: Sequence[Sequence[int]]) -> list[int]:
    """Return the largest set of nodes each of which can be reached from all others in it."""
    back = turned_round(steps)
    placed = [False] * len(steps)
    best: list[int] = []
    for start in reversed(order_of_leaving(steps)):
        if placed[start]:
            continue
        placed[start] = True
        circuit = [start]
        for node in circuit:  # grows while it is read
            for to in back[node]:
                if not placed[to]:
                    placed[to] = True
                    circuit.append(to)
        if len(circuit) > len(best):
            best = circuit
    return sorted(best)


def order_of_leaving(steps: Sequence[Sequence[int]]) -> list[int]:
    """Walk all ways, deep before wide, and return the nodes as they are left for good."""
    seen = [False] * len(steps)
    left: list[int] = []
    for start in range(len(steps)):
        waiting = [] if seen[start] else [start]
        seen[start] = True
        tried = [0] * len(waiting)
        while waiting:
            ahead = steps[waiting[-1]]
            if tried[-1] == len(ahead):
                left.append(waiting.pop())
                tried.pop()
                continue
            to = ahead[tried[-1]]
            tried[-1] += 1
            if not seen[to]:
                seen[to] = True
                waiting.append(to)
                tried.append(0)
    return left


def groups(steps: Sequence[Sequence[int]], members: Sequence[int]) -> list[list[int]]:
    """Return the members in groups that hang together, whichever way their ways lead."""
    back = turned_round(steps)
    free = [False] * len(steps)
    for node in members:
        free[node] = True
    found: list[list[int]] = []
    for start in members:
        if not free[start]:
            continue
        free[start] = False
        group = [start]
        for node in group:  # grows while it is read
            for to in [*steps[node], *back[node]]:
                if free[to]:
                    free[to] = False
                    group.append(to)
        found.append(sorted(group))
    return found
