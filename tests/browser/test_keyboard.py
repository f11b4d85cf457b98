"""Whole games without a mouse."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Page

from tests.browser.at_table import LONGEST_GAME, AtTable, possible
from tests.browser.visitor import Invite, Visitor

FOCUSED = """() => {
    const at = document.activeElement;
    const label = at.getAttribute("aria-label") ?? at.labels?.[0]?.innerText ?? at.innerText;
    const tile = at.closest("article")?.querySelector("h3")?.innerText ?? "";
    return [label.trim(), tile, at.type ?? at.localName];
}"""
MOST_TABS = 80


def focused(page: Page) -> tuple[str, str, str]:
    """Return what the focus is on: its label, the tile it is in, and its kind."""
    label, tile, kind = page.evaluate(FOCUSED)
    return label, tile, kind


def tab_to(visitor: Visitor, key: str, tile: str = "") -> None:
    """Press Tab until the focus is on the thing with this text."""
    wanted = visitor.say(key)
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        label, inside, _ = focused(visitor.page)
        if label == wanted and tile in inside:
            return
    raise AssertionError(f"Tab does not lead to “{wanted}”")


def choose_by_keys(person: AtTable, rng: Random) -> None:
    """Mark some dice if there are any, go to an option by its key or by arrows, press Enter."""
    keys = person.page.keyboard
    choices = person.choices()
    dice = [place for place, choice in enumerate(choices) if choice["die"] and not choice["off"]]
    marked = [place for place in dice if rng.random() < 0.4]
    for place in marked:
        keys.press("123456789"[place])
    choices = person.choices()
    options = possible(choices)
    if not options:  # a window may have closed meanwhile
        return
    wanted = rng.choice(options)
    before = person.actions.inner_text()
    if wanted < 9 and rng.random() < 0.5:
        keys.press("123456789"[wanted])
    else:
        keys.press("Home")
        for _ in range(wanted):
            keys.press("ArrowDown")
    handle = person.choosable.nth(wanted).element_handle()
    keys.press("Enter")
    person.wait_for_answer(handle, before)


def play_by_keys(person: AtTable, rng: Random) -> None:
    deadline = time.monotonic() + LONGEST_GAME
    while not person.over():
        assert time.monotonic() < deadline, "the match did not come to an end"
        if person.asked():
            choose_by_keys(person, rng)
        else:
            person.glance()


def test_a_whole_game_of_bang_is_set_up_and_played_by_keys_alone(invite: Invite) -> None:
    anna = invite("Anna", known=False)
    page = anna.open("/")
    page.get_by_role("article", name="BANG! The Dice Game").wait_for()
    page.evaluate("() => addEventListener('mousedown', () => { window.mouse = true; }, true)")
    keys = page.keyboard

    tab_to(anna, "ui-new-table", "BANG! The Dice Game")
    keys.press("Enter")
    page.get_by_role("heading", name=anna.say("ui-new-who")).wait_for()
    for _ in range(MOST_TABS):  # the number of players is one stop, and arrows go through it
        keys.press("Tab")
        if focused(page)[2] == "radio":
            break
    while focused(page)[0] != "4":
        keys.press("ArrowLeft")
    tab_to(anna, "ui-more")
    keys.press("Enter")
    tab_to(anna, "ui-pace")
    keys.press("Home")  # the first pace: none
    tab_to(anna, "ui-start-now")
    keys.press("Enter")

    page.wait_for_url("**/t/*")
    person = AtTable(anna, page.url.rsplit("/", 1)[1])
    play_by_keys(person, Random(31))
    assert person.ear.match is not None and person.ear.match["status"] == "over"
    assert person.ear.table["setting"]["players"] == 4
    assert person.ear.table["setting"]["pace"] == 0
    assert page.evaluate("() => window.mouse") is None
    tab_to(anna, "table-rematch")
    keys.press("Enter")
    page.get_by_text(anna.say("table-match-number", number=2)).first.wait_for()
