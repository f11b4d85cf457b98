"""KRALLEN & FALLEN at its own table: by touch and by keys, on a phone and on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError as Covered
from playwright.sync_api import expect

from tests.browser.accessibility import faults_by_day_and_night, sideways_scrolling
from tests.browser.at_kf import acts, hand_card, last_act, printed, sit_down, tile, until, word
from tests.browser.at_lesson import AtLesson
from tests.browser.at_table import SENT, answer, decision_of
from tests.browser.kf_moments import ANSWERING, BARRED, BUSY, DECREED, claim
from tests.browser.looks import DESK, LYING, PHONE, TABLET, covered, too_small
from tests.browser.moments import upload
from tests.browser.visitor import Invite, Visitor

MOST_STARTS = 20
NEEDED = ".stack, .wild, .realm.own, .own-hand .card"  # at every moment


def puzzle(anna: Visitor, scenario: str) -> Visitor:
    """Open a scenario on its own table."""
    anna.open("/puzzle")
    upload(anna, scenario)
    anna.page.locator(".own-hand li").first.wait_for()
    anna.page.evaluate("() => document.fonts.ready")  # lines break elsewhere in another font
    return anna


def test_a_card_is_taken_its_targets_are_lit_and_the_second_touch_plays_it(invite: Invite) -> None:
    person = until(invite("Anna", viewport=DESK), lambda asked: acts(asked, "play_at"))
    asked = decision_of(person)
    assert asked is not None
    wanted = next(option for option in asked["options"] if option[0] == "play_at")
    hand_card(person.page, word("card", wanted[1])).click()
    expect(person.page.locator(".press[data-target]")).to_have_count(
        sum(option[:2] == wanted[:2] for option in asked["options"])
    )
    seat = person.page.locator(f"[data-seat='{wanted[2]}'] .press")
    before = person.acted()
    seat.click()
    expect(person.actions.locator(".option.main")).to_contain_text("%")
    assert person.acted() == before
    seat.click()
    person.page.wait_for_timeout(SENT)
    assert last_act(person) == wanted


def test_a_card_in_play_is_attacked_by_touching_it_and_confirming(invite: Invite) -> None:
    person = until(invite("Anna", viewport=DESK), lambda asked: acts(asked, "attack"))
    asked = decision_of(person)
    assert asked is not None
    wanted = next(option for option in asked["options"] if option[0] == "attack")
    tile(person.page, word("card", wanted[1])).click()
    main = person.actions.locator(".option.main")
    expect(main).to_contain_text("%")
    main.click()
    person.page.wait_for_timeout(SENT)
    assert last_act(person) == wanted


def test_a_turn_is_played_by_keys_alone(invite: Invite) -> None:
    person = until(invite("Anna", viewport=DESK), lambda asked: acts(asked, "play"))
    asked = decision_of(person)
    assert asked is not None
    playable = {option[1] for option in asked["options"] if option[0] == "play"}
    lit = person.page.locator(".own-hand button[data-choice]")
    places = [
        place
        for place in range(lit.count())
        if lit.nth(place).locator("[data-card]").get_attribute("data-card")
        in {word("card", card) for card in playable}
    ]
    before = person.acted()
    person.page.keyboard.press(lit.nth(places[0]).get_attribute("data-key") or "")
    expect(lit.nth(places[0])).to_be_focused()
    expect(lit.nth(places[0])).to_have_attribute("aria-pressed", "true")
    assert person.acted() == before
    person.page.keyboard.press("Enter")
    person.page.wait_for_timeout(SENT)
    assert last_act(person)[0] == "play"


def test_t_leads_from_target_to_target_and_escape_lets_go(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=DESK), BUSY)
    hand_card(anna.page, "dragon").click()
    lit = anna.page.locator("[data-target]")
    expect(lit).not_to_have_count(0)
    for place in range(2):
        anna.page.keyboard.press("t")
        expect(lit.nth(place)).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(lit).to_have_count(0)


def test_behind_a_door_only_the_door_is_lit(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=DESK), BARRED)
    expect(anna.page.locator("[data-target]")).to_have_count(1)
    expect(tile(anna.page, "door")).to_have_attribute("data-target", "true")


def test_a_card_is_read_in_full_by_pointing_at_it_and_in_a_sheet(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=DESK), BUSY)
    tile(anna.page, "hydra").hover()
    large = anna.page.locator(".peek .card")
    expect(large.locator(".text")).not_to_be_empty()
    expect(large.locator(".flavour")).not_to_be_empty()
    expect(large.locator(".exit.changed")).to_contain_text(str(printed("hydra")[1] + 2))
    anna.page.mouse.move(0, 0)
    expect(large).to_have_count(0)
    tile(anna.page, "hydra").click()
    anna.page.locator(".caption button").last.click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(large_text(anna))


def large_text(anna: Visitor) -> str:
    """Return the beginning of what the line about a card says."""
    said: str = anna.page.locator(".caption .text p").inner_text()
    return said.split("\n")[-1][-30:]


def test_an_announcement_lists_its_number_and_every_modifier(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=DESK), ANSWERING)
    row = anna.page.locator(".attempt")
    expect(row.locator(".needed")).to_have_text(str(printed("goblet")[0]))
    expect(row.locator(".bonus")).to_have_text("+3")
    expect(row.locator(".modifiers span")).to_have_count(2)


def test_after_the_roll_the_die_lies_there_with_its_sum(invite: Invite) -> None:
    anna = invite("Anna", viewport=DESK)
    anna.open("/puzzle")
    claim(anna)
    row = anna.page.locator(".attempt.rolled")
    expect(row.locator(".die")).to_be_visible()
    expect(row.locator(".total")).to_have_text("= 3")
    expect(row.locator(".needed")).to_have_text(str(printed("crown")[0]))
    expect(tile(anna.page, "giants_potion")).to_have_attribute("data-target", "true")


def test_a_decree_changes_what_the_treasures_show(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=DESK), DECREED)
    expect(anna.page.locator(".goal.decree")).to_be_visible()
    expect(anna.page.locator("[data-seat='1'] .coin.gold")).to_have_text("2/3")


def test_cards_fly_and_dice_roll_where_things_may_move(invite: Invite) -> None:
    person = sit_down(invite("Anna", viewport=DESK, reduced_motion="no-preference"))
    person.page.evaluate(
        """() => {
            window.flights = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...given) {
                window.flights += 1;
                return animate.apply(this, given);
            };
        }"""
    )
    for _ in range(4):
        person.wait_until_asked()
        answer(person)
    person.page.wait_for_function("() => window.flights > 0")


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_on_a_phone_table_and_hand_are_seen_at_once(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    person = until(anna, acts, players=6)
    assert sideways_scrolling(person.page) <= 0
    assert person.page.evaluate("() => scrollY") == 0
    assert too_small(person.page) == []
    assert covered(person.page, NEEDED, leeway=8) == []


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_on_a_phone_hand_and_answers_are_seen_at_once_while_one_is_asked(
    invite: Invite, lang: str
) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    person = until(anna, lambda asked: asked["prompt"] == "answers")
    assert person.in_a_window()
    assert covered(person.page, NEEDED, leeway=8) == []
    expect(person.page.locator(".dock button").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_on_a_phone_a_lesson_leaves_the_hand_to_be_seen(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    hints = 0
    for card in anna.ask("GET", "/api/games/kf/scenarios"):
        if not card["lesson"]:
            continue
        at = AtLesson(anna, "kf").open(card["file"], card["number"])
        anna.page.locator(".own-hand li").first.wait_for()
        assert covered(anna.page, NEEDED, leeway=8) == [], card["file"]
        at.actions.locator(".option:not(.main)").last.click()
        anna.page.wait_for_timeout(SENT)
        if hint := at.card.get_by_role("status").inner_text():
            assert covered(anna.page, NEEDED, leeway=8) == [], hint
            hints += 1
    assert hints > 3


def test_on_a_tablet_a_full_table_leaves_the_hand_to_be_seen(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=TABLET, has_touch=True), BUSY)
    assert covered(anna.page, NEEDED) == []


def test_on_a_tablet_held_sideways_table_and_hand_are_seen_at_once(invite: Invite) -> None:
    person = until(invite("Anna", viewport=LYING, has_touch=True), acts, players=6)
    assert covered(person.page, NEEDED) == []


def test_on_a_phone_whoever_may_answer_sees_how_likely_it_comes_off(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=PHONE, has_touch=True, is_mobile=True), ANSWERING)
    expect(anna.page.locator(".attempt .chance")).to_have_text("67%")
    expect(anna.page.locator(".attempt .chance")).to_be_in_viewport(ratio=1)


def test_an_answer_is_a_card_that_is_taken_and_what_it_answers(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=PHONE, has_touch=True, is_mobile=True), ANSWERING)
    hand_card(anna.page, "stumble").click()
    anna.page.locator(".attempt [data-target]").click()
    main = anna.page.locator("section.actions .option.main")
    expect(main).to_contain_text("%")
    main.click()
    expect(anna.page.locator(".attempt")).to_have_count(2)


def test_on_a_phone_an_answer_lies_upon_what_it_answers_and_is_leafed_away(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=PHONE, has_touch=True, is_mobile=True), ANSWERING)
    announced = anna.page.locator(".attempt", has=anna.page.locator("[data-card=goblet]"))
    place = announced.bounding_box()
    assert place
    hand_card(anna.page, "stumble").click()
    announced.locator("button").click()
    anna.page.locator("section.actions .option.main").click()
    leaf = anna.button("kf-stack-leaf", place=1, rows=2)
    leaf.wait_for()
    for attempt in anna.page.locator(".attempt").all():
        assert (box := attempt.bounding_box())
        assert (box["x"], box["y"], box["height"]) == (place["x"], place["y"], place["height"])
    with pytest.raises(Covered):
        announced.locator("button").click(trial=True, timeout=SENT)
    leaf.click()
    announced.locator("button").click(trial=True)
    expect(anna.button("kf-stack-leaf", place=2, rows=2)).to_be_visible()


def test_rolls_for_who_starts_lie_on_the_table_until_something_is_done(invite: Invite) -> None:
    anna = invite("Anna", viewport=DESK)
    for _ in range(MOST_STARTS):  # bots that begin have done something before one looks
        person = sit_down(anna, players=2)
        person.wait_until_asked()
        thrown = person.page.locator(".roll-off")
        if thrown.count() > 0:
            break
    expect(thrown.locator("li")).to_have_count(2)
    expect(thrown.locator(".winner .die")).not_to_have_count(0)
    answer(person)
    expect(thrown).to_have_count(0)


def test_on_a_phone_every_realm_is_unfolded_by_its_owner(invite: Invite) -> None:
    anna = puzzle(invite("Anna", viewport=PHONE, has_touch=True, is_mobile=True), BUSY)
    expect(tile(anna.page, "princess")).to_have_count(0)
    anna.page.locator("[data-seat='4'] .press").click()
    expect(tile(anna.page, "princess")).to_be_visible()


@pytest.mark.parametrize("looks", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_at_the_table_is_out_of_anybodys_reach(
    invite: Invite, looks: dict[str, int]
) -> None:
    anna = invite("Anna", viewport=looks)
    for scenario in (BUSY, ANSWERING, DECREED):
        puzzle(anna, scenario)
        assert faults_by_day_and_night(anna.page) == []
    puzzle(anna, BUSY)
    hand_card(anna.page, "dragon").click()
    assert faults_by_day_and_night(anna.page) == []
    anna.page.locator(".caption button").last.click()
    anna.page.get_by_role("dialog").wait_for()
    assert faults_by_day_and_night(anna.page) == []
