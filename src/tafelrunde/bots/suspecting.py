"""What others probably hide, where it is a reason: they are aimed at, or it makes the difference.

Whether it makes a difference is read from the worlds themselves: is one way better than the other
just where a player hides a certain thing?
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from tafelrunde.games.reasons import BELIEVED, Because
from tafelrunde.kernel import NOBODY, Action, Game, InfoSet

from .search import Candidate, Mind

DEALS = 200  # worlds that are looked at for what is hidden
STRIKING = 3.5  # standard errors by which a way is better where somebody hides a certain thing
FEWEST = 5  # worlds of either sort, to tell them apart

Dealt = list[list[tuple[int, ...]]]  # what each seat hides, world by world
Suspicion = tuple[int, int]  # a seat, and what it hides


def hidden_reasons(mind: Mind, info: InfoSet, one: Candidate, other: Candidate) -> list[Because]:
    """Say what somebody probably hides, where that makes the difference or is aimed at."""
    if not hasattr(mind.parts.reasons, "secrets"):
        return []
    dealt = secrets_dealt(mind, info)
    told = aimed_at(mind.game, info.seat, one.way[0], dealt)
    striking = most_striking(info.seat, one, other, dealt)
    if striking is not None and striking not in told:
        told.append(striking)
    return [(BELIEVED, (seat, thing, share_of(dealt, seat, thing))) for seat, thing in told]


def secrets_dealt(mind: Mind, info: InfoSet, number: int = DEALS) -> Dealt:
    """Return what each seat hides in the first worlds the seat thinks of."""
    worlds = mind.worlds(info)
    dealt: Dealt = []
    for at in range(number):
        world = worlds.copy_of(at)
        seats = range(mind.game.players)
        dealt.append([mind.parts.reasons.secrets(mind.game, world, seat) for seat in seats])
    return dealt


def share_of(dealt: Dealt, seat: int, thing: int) -> int:
    """Return in how many of 100 worlds a seat hides a thing; 100 only if in all of them."""
    number = sum(thing in world[seat] for world in dealt)
    return 100 if number == len(dealt) else min(99, round(100 * number / len(dealt)))


def aimed_at(game: Game, own: int, action: Action, dealt: Dealt) -> list[Suspicion]:
    """Return whom an action aims at, with what they most likely hide, if that is one thing."""
    kinds = list(game.tables.verbs.get(action[0], {}).values())
    seats = [value for kind, value in zip(kinds, action[1:], strict=False) if kind == "seat"]
    found: list[Suspicion] = []
    for seat in seats:
        if seat in (own, NOBODY) or len(dealt[0][seat]) != 1:
            continue
        things = [world[seat][0] for world in dealt]
        if len(set(things)) > 1:  # else it is known
            found.append((seat, max(sorted(set(things)), key=things.count)))
    return found


def most_striking(own: int, one: Candidate, other: Candidate, dealt: Dealt) -> Suspicion | None:
    """Return who hides what where one way is clearly better than elsewhere, if that is likely."""
    gaps = [a - b for a, b in zip(one.gaps, other.gaps, strict=False)][: len(dealt)]
    worlds = dealt[: len(gaps)]
    best = STRIKING
    found: Suspicion | None = None
    for seat in [seat for seat in range(len(dealt[0])) if seat != own]:
        for thing in sorted({thing for world in worlds for thing in world[seat]}):
            here = [gap for gap, world in zip(gaps, worlds, strict=True) if thing in world[seat]]
            rest = [
                gap for gap, world in zip(gaps, worlds, strict=True) if thing not in world[seat]
            ]
            if len(here) >= len(rest) and difference(here, rest) > best:
                best, found = difference(here, rest), (seat, thing)
    return found


def difference(here: Sequence[float], elsewhere: Sequence[float]) -> float:
    """Return by how many standard errors numbers are higher here than elsewhere."""
    if min(len(here), len(elsewhere)) < FEWEST:
        return 0.0
    (mean, error), (other, other_error) = mean_and_error(here), mean_and_error(elsewhere)
    whole = sqrt(error**2 + other_error**2)
    return (mean - other) / whole if whole else 0.0


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some numbers and its standard error; one alone tells no error."""
    count = len(numbers)
    if count < 2:
        return sum(numbers), 0.0
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, sqrt(spread / count)
