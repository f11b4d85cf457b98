"""Tables in Markdown of many matches of FRAG; shares and averages with intervals of 95 %."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt

from tafelrunde.games.frag.names import ARMS, CARDS, COPIES
from tafelrunde.lab.simulate import CONFIDENCE, wilson
from tools.frag_tales import NO_ARM, Tale

A_DECISION = 20  # seconds a person takes for one


def tables(tales: list[Tale]) -> list[str]:
    """Return all tables, line by line."""
    return [
        *lengths(tales),
        *wins("Starting field", tales, lambda tale, seat: tale.starts[seat]),
        *wins("Place in the turn order", tales, place_in_order),
        *wins("Fighter (Health/Speed/Accuracy)", tales, lambda tale, seat: tale.fighters[seat]),
        *respawns(tales),
        *arms(tales),
        *cards(tales),
    ]


def place_in_order(tale: Tale, seat: int) -> str:
    """Return which turn of the first round was the seat's."""
    return str((seat - tale.starter) % tale.players + 1)


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Return a table of Markdown with an empty line after it."""
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return [*["| " + " | ".join(line) + " |" for line in lines], ""]


# Numbers


def percent(count: float, of: float) -> str:
    """Return a share with its interval."""
    low, high = wilson(count, int(of))
    return f"{count / max(1, of):.1%} ({low:.1%} to {high:.1%})"


def average(numbers: list[int]) -> str:
    """Return an average with its interval."""
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, count - 1)
    return f"{mean:.2f} ± {CONFIDENCE * sqrt(variance / count):.2f}"


def quantile(numbers: list[int], part: float) -> int:
    """Return the number below which that part of them lies."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


# Tables


def lengths(tales: list[Tale]) -> list[str]:
    """How long matches are: turns, gestures, and minutes at a fair pace."""
    minutes = [tale.gestures * A_DECISION // 60 for tale in tales]
    columns = {
        "turns": [tale.turns for tale in tales],
        "gestures": [tale.gestures for tale in tales],
        f"minutes at {A_DECISION} s each": minutes,
    }
    rows = [
        (name, average(column), *[str(quantile(column, part)) for part in (0.05, 0.5, 0.95)])
        for name, column in columns.items()
    ]
    falls = sum(tale.fallen for tale in tales), sum(tale.taken_out for tale in tales)
    return [
        f"{len(tales)} games of {tales[0].players}.",
        f"Falls without a scorer {falls[0]}, fighters disconnected {falls[1]}.",
        "",
        *table(("Length", "average", "5 %", "median", "95 %"), rows),
    ]


def wins(head: str, tales: list[Tale], label: Callable[[Tale, int], str]) -> list[str]:
    """Who won how often, by a label of the seats; twins in a match are each a trial."""
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for tale in tales:
        for seat in range(tale.players):
            games[label(tale, seat)] += 1
        won[label(tale, tale.winner)] += 1
    rows = [(name, str(games[name]), percent(won[name], games[name])) for name in sorted(games)]
    return table((head, "seats", "won"), rows)


def respawns(tales: list[Tale]) -> list[str]:
    """What lives that began on each respawn field brought, those after a fall alone."""
    frags: dict[str, list[int]] = {}
    for tale in tales:
        for life in tale.lives:
            if not life.first:
                frags.setdefault(life.field, []).append(life.frags)
    rows = [(name, str(len(frags[name])), average(frags[name])) for name in sorted(frags)]
    return table(("Respawned on", "lives", "frags in that life"), rows)


def arms(tales: list[Tale]) -> list[str]:
    """How often each arm was fired, hit and fragged, and made the frag that won."""
    attacks = total(tale.attacks for tale in tales)
    hits = total(tale.hits for tale in tales)
    frags = total(tale.frags for tale in tales)
    last = Counter(tale.decider for tale in tales)
    rows = []
    for arm in [*sorted(attacks, key=lambda arm: -frags[arm]), NO_ARM]:
        name = "none of them" if arm == NO_ARM else ARMS[arm]
        shots = attacks[arm]
        rows.append(
            (
                name,
                str(shots),
                f"{hits[arm] / max(1, shots):.0%}",
                percent(frags[arm], shots) if shots else str(frags[arm]),
                f"{frags[arm] / frags.total():.1%}",
                f"{last[arm] / len(tales):.1%}",
            )
        )
    heads = ("Arm", "attacks", "hit", "frags an attack", "of all frags", "of winning frags")
    return table(heads, rows)


def cards(tales: list[Tale]) -> list[str]:
    """How often each card came into a hand and was used then; the least used come first."""
    held = total(tale.held for tale in tales)
    used = total(tale.used for tale in tales)
    rows = [
        (
            CARDS[kind],
            str(COPIES[kind]),
            f"{held[kind] / len(tales):.2f}",
            f"{used[kind] / len(tales):.3f}",
            f"{used[kind] / max(1, held[kind]):.0%}",
        )
        for kind in sorted(range(len(CARDS)), key=lambda kind: used[kind] / max(1, held[kind]))
    ]
    return table(("Card", "copies", "in hand a game", "used a game", "used when held"), rows)


def total(counters: Iterable[Counter[int]]) -> Counter[int]:
    """Add up what matches counted."""
    summed: Counter[int] = Counter()
    for counter in counters:
        summed.update(counter)
    return summed
