"""Law 6 in numbers: re-deals are distributed as the deal was, and two are as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

from tafelrunde.kernel import State

from .subject import LawBroken, Subject, Unknown, as_json, who

LOUD = 4.75  # standard deviations: by luck one comparison in a million is that far off
RARE = 10  # values that came less often are counted together


def twice_is_once(subject: Subject, s: State, viewer: int, deals: int = 1_000) -> int:
    """Re-dealing twice has the distribution of once; return how many different deals came."""
    game = subject.game
    unknown = subject.unknown(game, s, viewer)
    once: Counter[str] = Counter()
    twice: Counter[str] = Counter()
    for number in range(deals):
        first = game.redeal(s, viewer, f"once {number}")
        second = game.redeal(game.redeal(s, viewer, f"first {number}"), viewer, f"then {number}")
        once[deal_of(first, unknown)] += 1
        twice[deal_of(second, unknown)] += 1
    if not alike(once, twice):
        raise LawBroken(6, f"for {who(viewer)} re-dealing twice differs from re-dealing once")
    return len(once)


def dealt_like_the_deal(subject: Subject, viewer: int, deals: int = 1_000) -> int:
    """At the start others see in re-deals what they see in deals, as often; return what moves.

    It is looked at through the eyes of the others and not in the columns: there the order of cards
    that lie in a bag, say, means nothing.
    """
    game = subject.game
    true: dict[tuple[int, str], Counter[str]] = {}
    again: dict[tuple[int, str], Counter[str]] = {}
    moving: set[tuple[int, str]] = set()
    for number in range(deals):
        s = game.new(f"deal {number}")
        here = seen_by_others(subject, s, viewer)
        there = seen_by_others(subject, game.redeal(s, viewer, f"again {number}"), viewer)
        moving.update([entry for entry in here if here[entry] != there.get(entry)])
        for seen, counters in ((here, true), (there, again)):
            for entry, value in seen.items():
                counters.setdefault(entry, Counter())[value] += 1
    for entry in true | again:
        if not alike(true.get(entry, Counter()), again.get(entry, Counter())):
            raise LawBroken(6, f"for {who(viewer)} {entry} is re-dealt unlike it was dealt")
    return len(moving)


def seen_by_others(subject: Subject, s: State, viewer: int) -> dict[tuple[int, str], str]:
    """Return every entry of the views of all but the viewer."""
    game = subject.game
    return {
        (other, name): value
        for other in range(game.players)
        if other != viewer
        for name, value in flat("", game.view(s, other))
    }


def flat(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """Yield every single value of a view with its path."""
    if isinstance(value, dict | list | tuple):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            yield from flat(f"{name}.{key}", inner)
    else:
        yield name, as_json(value)


def deal_of(s: State, unknown: Unknown) -> str:
    """Return the hidden values of a state as one text."""
    return as_json([getattr(s, column)[index] for column, index in unknown])


def alike(one: Counter[str], other: Counter[str]) -> bool:
    """Say whether two counts of equal size may come from the same chances (chi-square)."""
    both = one + other
    rare = [value for value, count in both.items() if count < RARE]
    pairs = [(one[value], other[value]) for value, count in both.items() if count >= RARE]
    if rare:
        pairs.append((sum(one[value] for value in rare), sum(other[value] for value in rare)))
    freedom = len(pairs) - 1
    distance = sum((a - b) ** 2 / (a + b) for a, b in pairs)
    return freedom < 1 or distance < critical(freedom)


def critical(freedom: int) -> float:
    """Return the chi-square value that luck hardly ever reaches (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + LOUD * sqrt(spread)) ** 3)
