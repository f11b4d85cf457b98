"""Counting in the events of a match what each seat did with which thing, for a game's report."""

from __future__ import annotations

from tafelrunde.kernel import Event

Tally = list[dict[str, int]]  # a seat each: a thing's name -> how often


def tally(
    players: int, names: tuple[str, ...], news: list[Event] | None, places: dict[str, int]
) -> Tally:
    """Count things by seat: an event begins with the seat, and has the thing at a given place.

    A thing is a number, or several are a tuple of them; `names` says what they are called.
    """
    found: Tally = [{} for _ in range(players)]
    for _, key, values in news or []:
        if key not in places:
            continue
        thing = values[places[key]]
        things: tuple[int, ...] = thing if isinstance(thing, tuple) else (thing,)
        counts = found[values[0]]
        for each in things:
            name = names[each]
            counts[name] = counts.get(name, 0) + 1
    return found
