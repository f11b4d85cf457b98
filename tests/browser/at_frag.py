"""A person at a match of FRAG: how moments are come to, and what is sent by touching the map."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.at_table import AtTable, Decision, Fits, answer, decision_of
from tests.browser.matches import AT_ONCE
from tests.browser.visitor import Visitor

MOST_ANSWERS = 150


def sit_down(
    anna: Visitor, players: int = 4, map_number: int = 0, goal: int = 10, **wishes: Any
) -> AtTable:
    """Sit down to a match of FRAG with bots."""
    seats = ["me", *["regular"] * (players - 1)]
    options = {"goal": goal, "map": map_number}
    table = anna.new_table("frag", seats, options=options, clock=AT_ONCE, start=True, **wishes)
    person = AtTable(anna, table["id"]).arrive()
    person.page.locator(".board .fighter, .board .builder").first.wait_for()
    return person


def until(person: AtTable, fits: Fits) -> AtTable:
    """Do whatever comes first in the list until something is asked that is wanted."""
    for _ in range(MOST_ANSWERS):
        person.wait_until_asked()
        asked = decision_of(person)
        if asked and fits(asked):
            return person
        answer(person)
    raise AssertionError("such a moment never came")


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
