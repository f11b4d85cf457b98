"""A person at a match of KRALLEN & FALLEN: how moments are come to, and what is touched there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

from tafelrunde.games.catalog import load
from tests.browser.at_table import SENT, AtTable, Decision, Fits, answer, decision_of
from tests.browser.matches import AT_ONCE
from tests.browser.visitor import Visitor

MOST_MATCHES = 6
PASSING = 0.3  # of all decisions of whoever does something


def sit_down(anna: Visitor, players: int = 4, **options: int) -> AtTable:
    """Sit down to a match of KRALLEN & FALLEN with bots."""
    seats = ["me", *["regular"] * (players - 1)]
    table = anna.new_table("kf", seats, options=options, clock=AT_ONCE, start=True)
    person = AtTable(anna, table["id"]).arrive()
    person.page.locator(".board .realm").first.wait_for()
    return person


def until(anna: Visitor, fits: Fits, players: int = 4) -> AtTable:
    """Play matches until something is asked that is wanted."""
    for _ in range(MOST_MATCHES):
        person = sit_down(anna, players)
        if comes_to(person, fits):
            return person
    raise AssertionError("such a moment never came")


def comes_to(person: AtTable, fits: Fits) -> bool:
    """Do whatever comes first in the list until it is asked; false where the match ends before."""
    while not person.over():
        person.glance()
        asked = decision_of(person)
        if not asked or not person.asked():
            continue
        if fits(asked):
            return True
        answer(person)
    return False


def do_something(person: AtTable, rng: Random, seen: Callable[[], None]) -> None:
    """Use a card of the hand by touching it, and what is lit then; else answer by the list."""
    lit = person.page.locator(".own-hand button[data-choice]")
    if lit.count() == 0 or rng.random() < PASSING:
        answer(person)
        return
    lit.nth(rng.randrange(lit.count())).click()
    seen()
    main = person.actions.locator(".option.main:not([aria-disabled=true])")
    targets = person.page.locator("[data-target]:visible")
    if main.count() == 0 and targets.count() > 0:
        targets.first.click()
        seen()
    if main.count() > 0:
        main.click()
        person.page.wait_for_timeout(SENT)
    else:
        answer(person)


def ended(anna: Visitor) -> AtTable:
    """Let bots play a match to its end while somebody mostly watches."""
    person = sit_down(anna, players=3)
    while not person.over():
        person.glance()
        if person.asked():
            answer(person)
    return person


def acts(asked: Decision, *verbs: str) -> bool:
    """Say whether somebody has an action to use, with all of these verbs among the options."""
    offered = {option[0] for option in asked["options"]}
    return asked["prompt"] == "act" and offered.issuperset(verbs)


def word(kind: str, number: int) -> str:
    """Return the name of a card, say, that an action has as a number."""
    names: tuple[str, ...] = load("kf").build(2).tables.kinds[kind]
    return names[number]


def printed(card: str) -> tuple[int, int]:
    """Return the entry and the exit number that a card has printed on it."""
    names = load("kf").part("names")
    place = names.CARDS.index(card)
    return names.ENTRY[place], names.EXIT[place]


def hand_card(page: Page, card: str) -> Locator:
    """Return a card of the own hand."""
    return page.locator(f".own-hand li:has([data-card={card}]) > button")


def tile(page: Page, card: str) -> Locator:
    """Return a card in play."""
    return page.locator(f".tile[data-card={card}]")


def last_act(person: AtTable) -> list[object]:
    """Return the last action the page has sent."""
    sent = [message for message in person.ear.sent if message["t"] == "act"]
    action: list[object] = sent[-1]["actions"][0]
    return action
