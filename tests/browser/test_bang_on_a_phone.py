"""BANG! on a phone where it is fullest: eight people with clocks, many chances at once."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.device import at_one_device
from tests.browser.looks import FINGERS, covered
from tests.browser.moments import upload
from tests.browser.visitor import Invite

FRIENDS: Final = ["Boris", "Clara", "Dmitri", "Emma", "Felix", "Greta", "Hugo"]
CLOCK: Final[dict[str, Any]] = {"kind": "bank", "seconds": 600, "increment": 10}
# What somebody can't read: words of a clock that reach out of its seat.
OUTSIDE: Final = """() => [...document.querySelectorAll("li[data-seat] .digits")]
    .map(clock => [clock.getBoundingClientRect(), clock.closest("article").getBoundingClientRect()])
    .filter(([clock, seat]) => clock.right > seat.right || clock.bottom > seat.bottom).length"""
# Chances of which only a part is seen: they begin in the box, and reach out of it.
CUT: Final = """odds => {
    const box = odds.closest(".below").getBoundingClientRect();
    return [...odds.querySelectorAll(".one")]
        .map(one => one.getBoundingClientRect())
        .filter(one => one.top < box.top - 1
            || (one.top < box.bottom - 1 && one.bottom > box.bottom + 1)).length;
}"""
ROLLING = """\
title: Many chances
game: bang
players: 5
puzzle: {seat: anna}
forced:
  dice:
  - [1, 2, beer, arrow, arrow]
  - any
steps:
- anna: reroll 1 2 3 4 5
"""


@pytest.mark.parametrize("lang", ["de", "ru"])
def test_eight_people_with_clocks_fit_on_a_phone(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, **FINGERS)
    modules = ["duel", "rage", "undead"]
    device = at_one_device(anna, "bang", FRIENDS, 0, modules=modules, clock=CLOCK)
    device.enter(device.next_name())
    anna.page.locator(".dock").wait_for()
    anna.page.locator("li.own article").wait_for()
    assert anna.page.locator("li[data-seat] .digits").count() == 8
    assert anna.page.evaluate(OUTSIDE) == 0
    assert covered(anna.page, "li.own article") == []


def test_no_chance_is_cut_in_two_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", "de", **FINGERS)  # whose percents are longer
    anna.open("/puzzle")
    upload(anna, ROLLING)
    anna.page.locator(".tray button.all").click()
    odds = anna.page.locator("button.odds")
    odds.wait_for()
    assert odds.locator(".one").count() > 4
    assert odds.evaluate(CUT) == 0
