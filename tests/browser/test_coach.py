"""The coach: hints while one plays, and how it went when a match is over."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults_by_day_and_night, sideways_scrolling
from tests.browser.at_table import AtTable
from tests.browser.looks import DESK, FINGERS, PHONE
from tests.browser.matches import AT_ONCE, FEW_ROUNDS, finished_magpie
from tests.browser.visitor import Invite, Visitor

THINKING = 60_000  # milliseconds a busy machine may take to think
SUMMING_UP = 300_000  # or to play a short match again
MOST_DECISIONS = 100


def player(seat: int, level: str, **numbers: float) -> dict[str, Any]:
    """Return one player's sum as the server tells it."""
    parts = ("start", "deal", "dice", "hidden", "decisions", "usual", "others", "rest", "result")
    none = dict.fromkeys((*parts, "error"), 0.0)
    return {"seat": seat, "level": level, "choices": 3, "agreed": 2, **none, **numbers}


def belief(turn: int, chance: float) -> dict[str, Any]:
    """Return what the bot thought Anna held at one of its turns."""
    guesses = [
        {"value": 0, "chance": chance, "even": 0.5, "true": True},
        {"value": 1, "chance": 1 - chance, "even": 0.5, "true": False},
    ]
    return {"moment": turn, "seat": 1, "turn": turn, "about": 0, "kind": "card", "guesses": guesses}


# What the server would say of a match, with all there can be in it.
LOOKED_BACK: dict[str, Any] = {
    "state": "ready",
    "done": 6,
    "of": 6,
    "summary": {
        "game": "magpie",
        "names": ["Anna", "Bruno"],
        "status": "over",
        "winners": [1],
        "explained": 0.4,
        "vague": True,
        "players": [
            player(0, "", start=0.5, dice=0.2, decisions=-0.3, others=-0.4),
            player(1, "strong", start=0.5, dice=-0.2, others=0.7, result=1),
        ],
        "moments": [
            {
                "moment": 1,
                "entries": 1,
                "seat": 0,
                "played": ["show", 0],
                "then": [],
                "better": ["show", 1],
                "loss": 0.3,
                "error": 0.02,
                "reasons": [],
            }
        ],
        "strokes": [{"moment": 2, "entries": 2, "seat": 0, "gain": 0.2}],
        "beliefs": [belief(1, 0.6), belief(2, 0.9)],
    },
}


def sit_down(anna: Visitor, game: str, bots: int, **wishes: Any) -> AtTable:
    """Sit down to a match against bots."""
    anna.page.set_default_timeout(THINKING)
    seats = ["me", *["regular"] * bots]
    table = anna.new_table(game, seats, clock=AT_ONCE, start=True, **wishes)
    return AtTable(anna, table["id"]).arrive()


def hint(person: AtTable) -> None:
    """Ask the coach and wait for what it says."""
    person.page.get_by_role("button", name=person.say("coach-hint"), exact=True).click()
    person.page.locator("section.coach .what").wait_for()


def play_by_hints(person: AtTable) -> None:
    """Do what the coach says until the match is over."""
    for _ in range(MOST_DECISIONS):
        person.page.wait_for_function(
            "() => document.title.startsWith('●') || document.querySelector('section.ending')"
        )
        if person.over():
            return
        before = person.acted()
        if person.page.get_by_role("button", name=person.say("coach-hint"), exact=True).count():
            hint(person)
            person.page.locator(".option.previewed, .option.main").first.click()
        else:  # there is one thing to do
            person.choosable.first.click()
        person.page.wait_for_timeout(200)
        assert person.acted() > before


def test_a_hint_is_previewed_told_with_its_reasons_and_closed_by_esc(invite: Invite) -> None:
    person = sit_down(invite("Anna"), "bang", 3)
    person.wait_until_asked()
    person.page.keyboard.press("h")
    panel = person.page.locator("section.coach")
    panel.locator(".what").wait_for()
    assert panel.locator("li").count() > 0
    expect(panel).not_to_contain_text(re.compile(r"\[[a-z]+-"))
    assert person.page.locator(".dice [aria-pressed=true], .option.previewed").count() > 0
    heard = person.page.locator(".hint [role=status]")
    expect(heard).to_contain_text(person.say("coach-hint"))
    before = person.acted()
    person.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert person.page.locator(".dice [aria-pressed=true]").count() == 0
    assert person.acted() == before


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
@pytest.mark.parametrize("looks", [FINGERS, {"viewport": DESK}], ids=["phone", "desk"])
def test_a_hint_leaves_the_table_in_reach(invite: Invite, lang: str, looks: dict[str, Any]) -> None:
    person = sit_down(invite("Anna", lang, **looks), "cfs", 1)
    hint(person)
    assert sideways_scrolling(person.page) <= 0
    expect(person.page.locator("section.coach")).not_to_contain_text(re.compile(r"\[[a-z]+-"))
    assert faults_by_day_and_night(person.page) == []


def test_a_match_played_by_hints_is_looked_back_at(invite: Invite) -> None:
    person = sit_down(invite("Anna"), "magpie", 1, options={"rounds": FEW_ROUNDS})
    play_by_hints(person)
    person.page.get_by_role("link", name=person.say("summary-title")).click()
    page = person.page
    page.get_by_role("heading", name=person.say("summary-players")).wait_for(timeout=SUMMING_UP)
    cards = page.locator(".players > li")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("Anna")
    for key in ("summary-luck", "summary-decisions"):
        expect(cards.first.locator(".share.main", has_text=person.say(key))).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"\[[a-z]+-"))


def test_what_was_believed_and_what_it_cost_leads_into_the_replay(invite: Invite) -> None:
    anna = invite("Anna", viewport=PHONE)
    person = finished_magpie(anna)
    anna.page.route("**/summary?*", lambda route: route.fulfill(json=LOOKED_BACK))
    anna.open(f"/summary/{person.table}?match=1")
    page = anna.page
    beliefs = page.locator("[aria-labelledby=beliefs]")
    expect(beliefs.locator("li.true")).to_contain_text(person.say("summary-true"))
    beliefs.get_by_role("button", name=person.say("summary-turn-on")).click()
    expect(beliefs.locator("li.true b")).to_have_text("90%")
    assert sideways_scrolling(page) <= 0
    assert faults_by_day_and_night(page) == []
    page.locator("[aria-labelledby=moments] a").click()
    page.wait_for_url(re.compile(r"/replay/.*match=1&as=1#1$"))
    page.get_by_role("slider").wait_for()


def test_where_the_coach_is_off_nobody_is_offered_a_hint(invite: Invite) -> None:
    anna = invite("Anna")
    person = sit_down(anna, "magpie", 1, coach="off")
    person.wait_until_asked()
    hints = person.page.get_by_role("button", name=person.say("coach-hint"), exact=True)
    expect(hints).to_have_count(0)
    person.page.keyboard.press("h")
    expect(person.page.locator("section.coach")).to_have_count(0)


def test_the_coach_is_switched_off_in_the_form(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open("/new/magpie")
    anna.page.get_by_role("group", name=anna.say("coach-option")).get_by_text(
        anna.say("coach-off"), exact=True
    ).click()
    anna.button("ui-start-now").click()
    anna.page.wait_for_url("**/t/*")
    table = anna.ask("GET", "/api/tables/" + anna.page.url.rsplit("/", 1)[1])
    assert table["setting"]["coach"] == "off"
    assert table["coach"] is False
