"""COLLECT! FIGHT! SURVIVE! in its dungeon: by touch and by keys, on a phone and on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults_by_day_and_night, sideways_scrolling
from tests.browser.at_cfs import (
    FIELD,
    arena,
    last_acts,
    puzzle,
    sit_down,
    touch,
    touch_barrier,
    until,
    use_terminal,
    wait,
    word,
)
from tests.browser.at_lesson import AtLesson
from tests.browser.at_table import SENT, AtTable, Decision, Fits, decision_of
from tests.browser.cfs_moments import BUSY, CHOOSING, JUMPING, SWITCHING, THROWN, win
from tests.browser.looks import DESK, FINGERS, LYING, PHONE, covered, too_small
from tests.browser.matches import MOST_MATCHES
from tests.browser.visitor import Invite, Visitor

IN_SIGHT = ".map, .track, .hand button, .hand [data-card]"


def acts(asked: Decision) -> bool:
    """Say whether a figure has some way to go."""
    steps = [option for option in asked["options"] if option[0] == "step"]
    return asked["prompt"] == "act" and asked["values"][1] == 2 and len(steps) > 1


def asks(prompt: str) -> Fits:
    """Want this to be asked."""
    return lambda asked: bool(asked["prompt"] == prompt)


def test_a_far_field_is_walked_to_by_two_touches_in_one_gesture(invite: Invite) -> None:
    person = until(sit_down(invite("Anna", viewport=DESK)), acts)
    costs = person.page.locator("text.cost")
    told = [int(cost) for cost in costs.all_text_contents()]
    far = costs.nth(told.index(max(told)))
    across, down = [float(far.get_attribute(axis) or "") // FIELD for axis in ("x", "y")]
    far.click(force=True)
    person.page.locator("path.way").first.wait_for(state="attached")
    before = person.acted()
    far.click(force=True)
    person.page.wait_for_timeout(SENT)
    assert person.acted() == before + 1
    sent = last_acts(person)
    assert {action[0] for action in sent} == {"step"}
    assert sent[-1][1] == down * 10 + across


def test_a_team_is_placed_and_a_card_chosen_by_keys_alone(invite: Invite) -> None:
    person = sit_down(invite("Anna", viewport=DESK), players=2)
    for prompt in ("place", "place", "place", "place", "choice"):
        wait(person)
        asked = decision_of(person)
        assert asked is not None and asks(prompt)(asked)
        before = person.acted()
        first = person.actions.locator(".option:not([aria-disabled=true])").first
        person.page.keyboard.press(first.get_attribute("data-key") or "")
        expect(first).to_be_focused()
        person.page.keyboard.press("Enter")
        person.page.wait_for_timeout(SENT)
        assert person.acted() == before + 1
        assert last_acts(person) == [asked["options"][0]]


def test_the_cursor_is_heard_and_enter_walks(invite: Invite) -> None:
    person = until(sit_down(invite("Anna", viewport=DESK)), acts)
    asked = decision_of(person)
    assert asked is not None
    arena(person.page).focus()
    heard = person.page.locator(".map [aria-live=polite]")
    walk = person.say("cfs-field-walk", fields=1, actions=1)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        person.page.keyboard.press("Home")
        person.page.keyboard.press(key)
        if walk in heard.inner_text():
            break
    expect(heard).to_contain_text(walk)
    before = person.acted()
    person.page.keyboard.press("Enter")
    person.page.wait_for_timeout(SENT // 4)
    assert person.acted() == before
    person.page.keyboard.press("Enter")
    person.page.wait_for_timeout(SENT)
    assert last_acts(person)[0][0] == "step"
    assert arena(person.page).evaluate("map => map === document.activeElement")


def test_an_opponent_is_shown_with_modifiers_and_odds_before_it_is_fought(invite: Invite) -> None:
    anna = invite("Anna", viewport=DESK)
    page = puzzle(anna, BUSY)
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    expect(page.locator(".clash .side")).to_have_count(2)
    expect(page.locator(".clash .side").first.locator(".modifiers li")).to_have_count(3)
    fight = page.locator(".clash li button").first
    fight.click()
    expect(fight).to_have_attribute("aria-pressed", "true")
    expect(page.locator("section.actions .option.main")).to_contain_text(word("field", 35))


def test_a_thrown_duel_shows_both_dice_with_their_sums(invite: Invite) -> None:
    anna = invite("Anna", viewport=DESK)
    anna.open("/puzzle")
    win(anna)
    totals = anna.page.locator(".duel.thrown .total")
    assert totals.all_inner_texts() == ["9", "0"]  # 6 + 2 + 1 against 2 - 1 - 1


def test_energy_fields_are_switched_where_they_glow(invite: Invite) -> None:
    person = until(
        sit_down(invite("Anna", viewport=DESK)),
        lambda asked: any(option[0] == "switch" for option in asked["options"]),
    )
    asked = decision_of(person)
    assert asked is not None
    wanted = next(option for option in asked["options"] if option[0] == "switch")
    name = word("barrier", wanted[1])
    touch_barrier(person.page, name)
    expect(person.page.locator(f".barrier.chosen[data-barrier='{name}']")).to_have_count(1)
    touch_barrier(person.page, name)
    person.page.wait_for_timeout(SENT)
    assert last_acts(person) == [wanted]


def test_a_terminal_sets_several_switches_before_any_is_thrown(invite: Invite) -> None:
    page = puzzle(invite("Anna", viewport=DESK), SWITCHING)
    use_terminal(page)
    switches = page.get_by_role("switch")
    expect(switches).not_to_have_count(0)
    expect(switches.first).to_have_attribute("aria-checked", "true")
    switches.first.click()
    touch_barrier(page, "e2-f2")
    expect(page.locator(".switchboard .changed")).to_have_count(2)
    expect(page.locator(".barrier.on.green")).to_have_count(switches.count())  # not yet
    expect(switches.first).to_have_attribute("aria-checked", "false")
    expect(page.locator("section.actions .option.main")).to_have_text("Switch 2 energy fields")


def test_a_teleporter_is_left_where_one_touches(invite: Invite) -> None:
    page = puzzle(invite("Anna", viewport=DESK), JUMPING)
    touch(page, "e1")
    touch(page, "e1")
    page.locator("section.actions .option:not(.main)").first.click()
    expect(page.locator("rect.exit")).to_have_count(3, timeout=15_000)
    touch(page, "f10")
    expect(page.locator("path.end")).to_have_count(1)


def after_the_machines(anna: Visitor) -> AtTable:
    """Sit down until machines act before Anna does; cards of chance say who is first."""
    for _ in range(MOST_MATCHES):
        person = until(sit_down(anna), asks("pick"))
        if person.page.locator(".machines li .readers svg").count() > 0:
            return person
    raise AssertionError("the machines were never first")


def test_the_row_a_machine_read_is_lit_with_its_reason(invite: Invite) -> None:
    person = after_the_machines(invite("Anna", viewport=DESK))
    lit = person.page.locator(".machines li.lit")
    expect(lit).to_have_count(1)
    expect(lit.locator(".readers svg").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_on_a_phone_map_and_hand_are_seen_at_once(invite: Invite, lang: str) -> None:
    person = sit_down(invite("Anna", lang, **FINGERS), players=4)
    for prompt in ("bench", "place", "choice", "act"):
        until(person, asks(prompt))
        assert sideways_scrolling(person.page) <= 0
        assert person.page.evaluate("() => scrollY") == 0
        assert too_small(person.page) == []
        assert covered(person.page, IN_SIGHT) == []


def test_on_a_tablet_held_sideways_map_and_hand_are_seen_at_once(invite: Invite) -> None:
    person = until(sit_down(invite("Anna", viewport=LYING, has_touch=True), players=4), acts)
    assert covered(person.page, f"{IN_SIGHT}, .roster > li") == []


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_on_a_phone_a_lesson_covers_nobody(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, **FINGERS)
    lessons = [card for card in anna.ask("GET", "/api/games/cfs/scenarios") if card["lesson"]]
    assert len(lessons) > 3
    for card in lessons:
        AtLesson(anna, "cfs").open(card["file"], card["number"])
        anna.page.locator(".roster > li").first.wait_for()
        assert covered(anna.page, f"{IN_SIGHT}, .roster > li") == [], card["file"]


def test_a_hint_of_the_coach_moves_nothing(invite: Invite) -> None:
    person = until(sit_down(invite("Anna", **FINGERS)), acts)
    before = person.page.locator(".map").bounding_box()
    person.page.keyboard.press("h")
    person.page.locator(".guide").wait_for()
    assert person.page.locator(".map").bounding_box() == before


def test_on_a_phone_a_duel_covers_nobody_who_is_in_it(invite: Invite) -> None:
    page = puzzle(invite("Anna", **FINGERS), BUSY)
    touch(page, "f4")
    duel = page.locator(".duel").bounding_box()
    foe = page.locator("[data-figure=guard_2]").bounding_box()
    assert duel is not None and foe is not None
    assert duel["y"] >= foe["y"] + foe["height"] or duel["y"] + duel["height"] <= foe["y"]
    assert too_small(page) == []


@pytest.mark.parametrize("looks", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_in_the_dungeon_is_out_of_anybodys_reach(
    invite: Invite, looks: dict[str, int]
) -> None:
    anna = invite("Anna", viewport=looks)
    for scenario in (BUSY, CHOOSING, THROWN):
        puzzle(anna, scenario)
        assert faults_by_day_and_night(anna.page) == []
    puzzle(anna, BUSY)
    touch(anna.page, "f4")
    assert faults_by_day_and_night(anna.page) == []
    puzzle(anna, SWITCHING)
    use_terminal(anna.page)
    anna.page.get_by_role("switch").first.click()
    assert faults_by_day_and_night(anna.page) == []
    anna.page.locator(".track .tone-machine").click()
    anna.page.get_by_role("dialog").wait_for()
    assert faults_by_day_and_night(anna.page) == []
