"""All ways the hidden roles can lie, and what weights of single seats make of them together."""

from __future__ import annotations

from typing import Final

from .acts import Odds
from .names import DEAL, OUTLAW, ROLES

HIDDEN: Final = -1


def role_odds(known: list[int], traits: Odds) -> Odds:
    """Return each seat's chances of each role, by all ways the hidden roles can lie."""
    hidden = [seat for seat in range(len(known)) if known[seat] == HIDDEN]
    odds: Odds = [[0.0] * len(ROLES) for _ in known]
    total = 0.0
    for way in ways(known):
        weight = 1.0
        for place, role in enumerate(way):
            weight *= traits[hidden[place]][role]
        total += weight
        for place, role in enumerate(way):
            odds[hidden[place]][role] += weight
    for seat in range(len(known)):
        if known[seat] != HIDDEN:
            odds[seat][known[seat]] = 1.0
        else:
            odds[seat] = [each / total for each in odds[seat]]
    return odds


_WAYS: dict[tuple[int, ...], list[tuple[int, ...]]] = {}


def ways(known: list[int]) -> list[tuple[int, ...]]:
    """Return all different ways to deal the roles that are not known to the hidden seats."""
    key = tuple(known)
    found = _WAYS.get(key)
    if found is None:
        left = [DEAL[len(known)][role] - known.count(role) for role in range(len(ROLES))]
        missing = known.count(HIDDEN) - sum([max(0, many) for many in left])
        left[OUTLAW] += max(0, missing)  # a made-up position need not keep to the deal
        found = _WAYS[key] = arrangements(left, known.count(HIDDEN))
    return found


def arrangements(left: list[int], places: int) -> list[tuple[int, ...]]:
    """Return all different ways to fill the places from so many of each role."""
    if not places:
        return [()]
    found: list[tuple[int, ...]] = []
    for role in range(len(left)):
        if left[role] > 0:
            left[role] -= 1
            found += [(role, *rest) for rest in arrangements(left, places - 1)]
            left[role] += 1
    return found
