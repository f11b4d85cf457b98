"""Matches that several tests need, begun over HTTP and played in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TypeVar

from tests.browser.at_table import AtTable, play_on
from tests.browser.visitor import Visitor

T = TypeVar("T")
MOST_MATCHES = 10
AT_ONCE = {"kind": "none", "window_least": 0}  # windows close as soon as all have answered
FEW_ROUNDS = 3
MANY_ROUNDS = 6  # so many that it would be a wonder if nobody ever reached for the nest


class Timid(Random):
    """Chance that always takes the first thing offered; in Magpie, the lowest card."""

    def random(self) -> float:
        """Never be tempted."""
        return 1.0

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        """Take the first."""
        return seq[0]


def begin_magpie(
    anna: Visitor, bots: int = 1, rounds: int = FEW_ROUNDS, window_most: int = 20
) -> AtTable:
    """Sit down to a match of Magpie with bots."""
    seats = ["me", *["regular"] * bots]
    options, clock = {"rounds": rounds}, {**AT_ONCE, "window_most": window_most}
    table = anna.new_table("magpie", seats, options=options, clock=clock, start=True)
    return AtTable(anna, table["id"]).arrive()


def begin_bang(anna: Visitor, bots: int = 4) -> AtTable:
    """Sit down to a match of BANG! with bots."""
    table = anna.new_table("bang", ["me", *["regular"] * bots], start=True)
    return AtTable(anna, table["id"]).arrive()


def is_asked(seated: AtTable, after: int) -> bool:
    """Say whether somebody who has acted so often is asked something."""
    return seated.acted() >= after and seated.asked()


def asked_in_bang(anna: Visitor, after: int = 0) -> AtTable:
    """Sit down to matches of BANG! until one asks Anna something, after so many own actions.

    The first shots may end a match, or her part in it, before that.
    """
    for attempt in range(MOST_MATCHES):
        seated = begin_bang(anna)
        play_on([seated], Random(attempt), enough=partial(is_asked, seated, after))
        if not seated.over():
            return seated
    raise AssertionError("Anna was never asked anything")


def finished_magpie(anna: Visitor) -> AtTable:
    """Play a short match of Magpie to its end."""
    seated = begin_magpie(anna)
    play_on([seated], Random(7))
    return seated


def join(guest: Visitor, invitation: str) -> AtTable:
    """Take a seat by an invitation link, as somebody who was sent one."""
    guest.open(f"/join/{invitation}")
    guest.button("ui-sit-down").click()
    guest.page.wait_for_url("**/t/*")
    joined = AtTable(guest, guest.page.url.rsplit("/", 1)[1])
    joined.seats.first.wait_for()
    return joined


def magpie_for_two(
    anna: Visitor, boris: Visitor, rounds: int = FEW_ROUNDS, window_most: int = 20
) -> tuple[AtTable, AtTable]:
    """Seat two people at Magpie and let the host begin."""
    clock = {**AT_ONCE, "window_most": window_most}
    table = anna.new_table("magpie", ["me", "open"], options={"rounds": rounds}, clock=clock)
    hosting = AtTable(anna, table["id"]).arrive()
    joined = join(boris, table["invitation"])
    anna.button("table-start").click()
    return hosting, joined


def reach_a_window(people: Sequence[AtTable], rng: Random) -> AtTable:
    """Play until somebody is asked in an answer window, and return them."""
    play_on(people, rng, enough=lambda: any(person.in_a_window() for person in people))
    return next(person for person in people if person.in_a_window())
