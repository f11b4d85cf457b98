"""A person at a match of FRAG: how moments are come to, and what is sent by touching the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.at_table import AtTable
from tests.browser.matches import AT_ONCE
from tests.browser.visitor import Visitor

SENT = 400  # milliseconds until what was pressed has been sent
MOST_ANSWERS = 150

Decision = dict[str, Any]
Fits = Callable[[Decision], bool]


def sit_down(
    anna: Visitor, players: int = 4, map_number: int = 0, goal: int = 10, **wishes: Any
) -> AtTable:
    """Sit down to a match of FRAG with bots."""
    seats = ["me", *["heuristic"] * (players - 1)]
    options = {"goal": goal, "map": map_number}
    table = anna.new_table("frag", seats, options=options, clock=AT_ONCE, start=True, **wishes)
    person = AtTable(anna, table["id"]).arrive()
    person.page.locator(".board .fighter, .board .builder").first.wait_for()
    return person


def decision_of(person: AtTable) -> Decision | None:
    """Return what this person is asked, as the server told it."""
    asked: Decision | None = (person.ear.position or {}).get("decision")
    return asked


def until(person: AtTable, fits: Fits) -> AtTable:
    """Do whatever comes first in the list until something is asked that is wanted."""
    for _ in range(MOST_ANSWERS):
        person.wait_until_asked()
        asked = decision_of(person)
        if asked and fits(asked):
            return person
        answer(person)
    raise AssertionError("such a moment never came")


def answer(person: AtTable) -> None:
    """Answer what is asked by the list alone."""
    listed = person.actions.locator(".option:not([aria-disabled=true])")
    before = person.acted()
    listed.first.click()
    person.page.wait_for_timeout(SENT // 4)
    for _ in range(20):
        if person.acted() > before:
            return
        person.page.wait_for_timeout(50)


def walks(asked: Decision) -> bool:
    """Say whether a fighter has some way to go."""
    return asked["prompt"] == "act" and asked["values"][1] >= 4 and offers(asked, "step")


def shoots(asked: Decision) -> bool:
    """Say whether somebody can be attacked."""
    return asked["prompt"] == "act" and offers(asked, "attack")


def offers(asked: Decision, verb: str) -> bool:
    """Say whether a verb is among the options."""
    return any(option[0] == verb for option in asked["options"])


def arena(person: AtTable) -> Locator:
    """Return the map."""
    return person.page.get_by_role("application")


def last_acts(person: AtTable) -> list[list[object]]:
    """Return all actions of the last gesture the page has sent."""
    acts = [message for message in person.ear.sent if message["t"] == "act"]
    actions: list[list[object]] = acts[-1]["actions"]
    return actions
