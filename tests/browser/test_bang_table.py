"""BANG! at its own table: by touch and by keys, on a phone and on a desk."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import faults, sideways_scrolling
from tests.browser.at_replay import AtReplay
from tests.browser.at_table import SENT, AtTable, play_on
from tests.browser.looks import DESK, PHONE, TABLET, covered, too_small
from tests.browser.moments import (
    MODULES,
    choose_a_side,
    fight,
    has_dice,
    has_targets,
    is_asked_for,
    rolls_busily,
    sit_down,
    until,
)
from tests.browser.visitor import Invite

MOST_MATCHES = 12
LIT = "[data-target].possible"
DICE = "ol.dice button, .below button"  # and what is shown below them
HIDDEN_SEATS = """seats => [...document.querySelectorAll("li[data-seat]")].filter(seat => {
    const dock = document.querySelector(".bottom").getBoundingClientRect();
    return seat.getBoundingClientRect().bottom > dock.top + 1;
}).length"""


def dice(person: AtTable) -> Locator:
    """Return the dice that may be marked."""
    return person.page.locator("ol.dice button:not(.fixed)")


def targets(person: AtTable) -> Locator:
    """Return the seats that may be touched."""
    return person.page.locator(LIT)


def last_act(person: AtTable) -> list[object]:
    """Return the last action the page has sent."""
    acts = [message for message in person.ear.sent if message["t"] == "act"]
    action: list[object] = acts[-1]["actions"][0]
    return action


def test_a_seat_is_previewed_by_one_touch_and_chosen_by_the_second(invite: Invite) -> None:
    person = until(invite("Anna", viewport=DESK), 5, [], has_targets)
    before, chosen = person.acted(), person.page.locator(f"article:not(.you) {LIT}").first
    name = chosen.get_attribute("aria-label") or ""
    seat = chosen.evaluate("button => Number(button.closest('[data-seat]').dataset.seat)")
    chosen.click()
    person.page.locator("svg line:not(.shade)").first.wait_for(state="attached")
    assert person.acted() == before
    preview = person.actions.locator(".previewed")
    expect(preview).to_have_count(1)
    label = preview.get_attribute("aria-label") or preview.inner_text()
    assert name.startswith(label.strip())
    person.page.keyboard.press("Escape")
    expect(preview).to_have_count(0)
    chosen.click()
    chosen.click()
    person.page.wait_for_timeout(SENT)
    assert last_act(person)[1] == seat


def test_dice_are_marked_by_numbers_and_thrown_again_by_enter(invite: Invite) -> None:
    person = until(invite("Anna", viewport=DESK), 5, [], has_dice)
    all_dice = person.page.locator("ol.dice button")
    places = [
        place
        for place in range(all_dice.count())
        if "fixed" not in (all_dice.nth(place).get_attribute("class") or "")
    ][:2]
    for place in places:
        person.page.keyboard.press(str(place + 1))
        expect(all_dice.nth(place)).to_have_attribute("aria-pressed", "true")
    wanted = sum(1 << place for place in places)
    person.page.locator("button.odds").wait_for()
    before = person.acted()
    person.page.keyboard.press("Enter")
    person.page.wait_for_timeout(SENT)
    assert person.acted() == before + 1
    assert last_act(person) == ["reroll", wanted]


def test_odds_are_shown_in_full_on_demand_and_not_where_the_table_is_without(
    invite: Invite,
) -> None:
    person = until(invite("Anna", viewport=PHONE, has_touch=True), 5, [], has_dice)
    dice(person).first.click()
    person.page.locator("button.odds").click()
    rows = person.page.get_by_role("dialog", name=person.say("table-odds")).get_by_role("listitem")
    expect(rows.first).to_contain_text("%")
    anna = invite("Strict", viewport=DESK)
    for attempt in range(MOST_MATCHES):
        table = anna.new_table("bang", ["me", *["regular"] * 4], odds=False, start=True)
        strict = AtTable(anna, table["id"]).arrive()
        play_on([strict], Random(attempt), enough=partial(is_asked_for, strict, has_dice))
        if not strict.over():
            dice(strict).first.click()
            strict.page.wait_for_timeout(500)
            expect(strict.page.locator("button.odds")).to_have_count(0)
            return
    raise AssertionError("Anna never had dice to roll")


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_five_players_are_seen_on_a_phone_without_scrolling(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    person = until(anna, 5, [], has_dice)
    assert person.page.evaluate("() => scrollY") == 0
    assert person.page.evaluate(HIDDEN_SEATS) == 0
    assert too_small(person.page) == []


def test_on_a_phone_one_of_eight_sees_the_own_seat_above_the_dock(invite: Invite) -> None:
    anna = invite("Anna", "de", viewport=PHONE, has_touch=True, is_mobile=True)
    person = until(anna, 8, MODULES, has_targets)
    assert covered(person.page, "li.own article", leeway=2) == []
    play_on([person], Random(4))
    replay = AtReplay(anna).open(person.table, more="#20")
    replay.page.locator("li.own article").wait_for()
    assert replay.page.evaluate(HIDDEN_SEATS) == 0
    assert too_small(replay.page) == []


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_eight_players_on_a_phone_see_their_dice_and_what_to_press(
    invite: Invite, lang: str
) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    person = until(anna, 8, MODULES, rolls_busily)
    person.see_the_table()
    assert too_small(person.page) == []
    dice(person).first.click()
    person.page.locator("button.odds").wait_for()
    assert covered(person.page, DICE) == []


def test_a_die_is_turned_on_the_board_by_touching_it_and_then_its_side(invite: Invite) -> None:
    anna = invite("Anna", "ru", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.open("/puzzle")
    choose_a_side(anna)
    page = anna.page
    assert covered(page, DICE) == []
    assert too_small(page) == []
    send = page.locator("section.actions .option.main")
    expect(send).to_have_attribute("aria-disabled", "true")
    sides = page.locator(".below [aria-pressed]")
    expect(sides).to_have_count(5)
    sides.first.click()
    expect(send).to_have_text(sides.first.get_attribute("aria-label") or "")
    page.keyboard.press("Escape")
    expect(sides).to_have_count(0)


def test_a_duel_shows_its_whole_exchange(invite: Invite) -> None:
    anna = invite("Anna", viewport=PHONE)
    anna.open("/puzzle")
    fight(anna)
    rolls = anna.page.locator("section.duel li")
    expect(rolls).to_have_count(4)
    assert [roll.split()[0] for roll in rolls.all_inner_texts()] == [
        "Dmitri",
        "Anna",
        "Dmitri",
        "Anna",
    ]


@pytest.mark.parametrize("looks", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_eight_players_with_all_modules_fit_and_axe_finds_no_fault(
    invite: Invite, looks: dict[str, int]
) -> None:
    anna = invite("Anna", viewport=looks)
    person = until(anna, 8, MODULES, has_targets)
    person.see_the_table()
    assert sideways_scrolling(person.page) <= 0
    for scheme in ("dark", "light"):
        person.page.emulate_media(color_scheme=scheme)
        assert faults(person.page) == [], scheme


def test_the_board_stays_where_it_is_while_questions_change(invite: Invite) -> None:
    person = sit_down(invite("Anna", viewport=DESK), 5, MODULES)
    place = "() => document.querySelector('.board').getBoundingClientRect().top + scrollY"
    tops = {person.page.evaluate(place)}
    decisions = 0
    rng = Random(3)
    while decisions < 8 and not person.over():
        person.glance()
        tops.add(person.page.evaluate(place))
        if person.asked():
            decisions += 1
            person.choose(rng)
    assert decisions > 0
    assert len(tops) == 1, tops


def test_somebody_who_listens_is_told_what_there_is_to_see(invite: Invite) -> None:
    person = sit_down(invite("Anna", viewport=DESK), 5, [])
    person.page.keyboard.press("v")
    summary = person.page.get_by_role("region", name=person.say("table-summary"))
    expect(summary).to_be_focused()
    match = person.ear.match
    assert match is not None
    for name in match["names"]:
        expect(summary).to_contain_text(name)


def test_what_a_character_can_do_is_a_touch_away_and_leads_to_its_rule(invite: Invite) -> None:
    person = sit_down(invite("Anna", viewport=DESK), 5, [])
    person.page.get_by_role("button", name=person.say("table-about", name="Anna")).click()
    sheet = person.page.get_by_role("dialog", name="Anna")
    rule = sheet.get_by_role("button").filter(has_text="5.")
    number = rule.inner_text().split()[-1]
    rule.click()
    here = person.page.locator(".rulebook article.here")
    expect(here).to_contain_text(number)
