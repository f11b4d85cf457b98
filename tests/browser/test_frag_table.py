"""FRAG in its arena: by touch and by keys, on a phone and on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults_by_day_and_night, sideways_scrolling
from tests.browser.at_frag import arena, last_acts, shoots, sit_down, until, walks
from tests.browser.at_table import SENT, decision_of
from tests.browser.looks import DESK, PHONE, covered, too_small
from tests.browser.moments import upload
from tests.browser.visitor import Invite, Visitor

OPEN_YARD = """\
game: frag
title: Open Yard

+-----------+
|1 . . . . .|
|           |
|. . g . w .|
|           |
|. . . . . 2|
+-----------+
"""
AIMING = """\
title: In sight
game: frag
players: 3
options: {map: 1}
puzzle: {seat: anna}
position:
  seats:
    anna: {at: d4, weapons: [shotgun], hand: [needler]}
    boris: {at: f4}
    clara: {at: z16}
forced:
  to_hit: [6 6]
  damage: [1 1 1 1 1]
  defence: [6 6 6]
steps:
- anna: attack boris shotgun
"""


def test_a_fighter_is_built_by_keys_and_always_has_seven_points(invite: Invite) -> None:
    person = sit_down(invite("Anna", viewport=DESK))
    sliders = person.page.locator(".builder input[type=range]")
    expect(sliders).to_have_count(3)
    sliders.nth(2).focus()
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowRight")
    shown = [int(value) for value in person.page.locator(".builder output").all_inner_texts()]
    assert sum(shown) == 7
    assert shown[2] == 4
    person.actions.locator(".option.main").click()
    person.page.wait_for_timeout(SENT)
    assert last_acts(person) == [["build", *shown]]


def test_a_far_field_is_walked_to_by_two_clicks_in_one_gesture(invite: Invite) -> None:
    person = until(sit_down(invite("Anna", viewport=DESK), map_number=1), walks)
    far = person.page.locator("text.cost", has_text="3").first
    far.click(force=True)
    person.page.locator("path.way").first.wait_for(state="attached")
    before = person.acted()
    expect(person.actions.locator(".option.main")).not_to_have_attribute("aria-disabled", "true")
    far.click(force=True)
    person.page.wait_for_timeout(SENT)
    assert person.acted() == before + 1
    assert [action[0] for action in last_acts(person)] == ["step"] * 3


def test_a_turn_is_played_by_keys_alone_and_the_cursor_is_heard(invite: Invite) -> None:
    person = until(sit_down(invite("Anna", viewport=DESK)), walks)
    asked = decision_of(person)
    assert asked is not None
    arena(person).focus()
    person.page.keyboard.press("Home")
    heard = person.page.locator(".map [aria-live=polite]")
    expect(heard).to_contain_text("Anna")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        person.page.keyboard.press("Home")
        person.page.keyboard.press(key)
        if person.say("frag-field-walk", points=1) in heard.inner_text():
            break
    before = person.acted()
    person.page.keyboard.press("Enter")
    person.page.wait_for_timeout(SENT // 4)
    assert person.acted() == before
    person.page.keyboard.press("Enter")
    person.page.wait_for_timeout(SENT)
    assert last_acts(person)[0][0] == "step"
    assert arena(person).evaluate("map => map === document.activeElement")


def test_a_target_lists_weapons_with_chances_and_the_second_touch_fires(invite: Invite) -> None:
    anna = invite("Anna", viewport=DESK)
    person = until(sit_down(anna, players=2, files={"map": OPEN_YARD}), shoots)
    person.page.keyboard.press("t")
    person.page.keyboard.press("Enter")
    rows = person.page.locator(".aim ul button")
    expect(rows.first).to_contain_text("%")
    expect(person.page.locator("line.sight").first).to_be_attached()
    if rows.first.get_attribute("aria-pressed") != "true":
        rows.first.click()
    main = person.actions.locator(".option.main")
    expect(main).to_contain_text("%")
    before = person.acted()
    main.click()
    person.page.wait_for_timeout(SENT)
    assert person.acted() == before + 1
    assert last_acts(person)[0][0] == "attack"


def take_aim(anna: Visitor) -> None:
    """Touch the only target there is, by keys."""
    anna.open("/puzzle")
    upload(anna, AIMING)
    anna.page.locator("g.target").wait_for()
    anna.page.keyboard.press("t")
    anna.page.keyboard.press("Enter")
    anna.page.locator(".aim ul button").first.wait_for()


def test_the_map_is_zoomed_by_buttons_wheel_and_keys_and_shown_whole_again(invite: Invite) -> None:
    person = sit_down(invite("Anna", viewport=DESK))
    picture = arena(person).locator("svg")

    def wide() -> float:
        person.page.wait_for_timeout(SENT // 4)
        return float((picture.get_attribute("viewBox") or "").split()[2])

    whole = wide()
    person.visitor.button("table-zoom-in").click()
    nearer = wide()
    assert nearer < whole
    arena(person).focus()
    person.page.keyboard.press("+")
    assert wide() < nearer
    arena(person).hover()
    person.page.mouse.wheel(0, 300)
    person.page.keyboard.press("0")
    assert wide() == pytest.approx(whole)


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_on_a_phone_map_and_hand_are_seen_at_once(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    person = until(sit_down(anna, players=6), walks)
    assert sideways_scrolling(person.page) <= 0
    assert person.page.evaluate("() => scrollY") == 0
    assert too_small(person.page) == []
    assert covered(person.page, ".map, .belongings .item") == []


def test_a_card_says_what_it_does_and_offers_what_can_be_done_with_it(invite: Invite) -> None:
    person = until(sit_down(invite("Anna", viewport=PHONE)), walks)
    card = person.page.locator(".belongings ul").last.get_by_role("button").first
    name = card.locator(".name").inner_text()
    card.click()
    dialog = person.page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    assert len(dialog.inner_text()) > len(name) + 20
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("looks", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_in_the_arena_is_out_of_anybodys_reach(
    invite: Invite, looks: dict[str, int]
) -> None:
    person = sit_down(invite("Anna", viewport=looks), players=6)
    assert faults_by_day_and_night(person.page) == []  # while building a fighter
    until(person, walks)
    assert faults_by_day_and_night(person.page) == []
    take_aim(person.visitor)
    assert faults_by_day_and_night(person.page) == []
