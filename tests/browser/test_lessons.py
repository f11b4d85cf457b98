"""Lessons: mistakes and hints, keys, what is read aloud, and scenarios of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.accessibility import faults, sideways_scrolling
from tests.browser.at_lesson import AtLesson
from tests.browser.looks import PHONE, TABLET
from tests.browser.visitor import Invite

OWN = """\
title: Two shots of my own
game: bang
players: 4
position: {seats: {anna: {character: paul-regret}}}
forced: {dice: [[1, 1, beer, dynamite, gatling]]}
steps:
- anna: stop
- anna: shoot boris
---
title: Another one
game: bang
players: 4
forced: {dice: [any]}
steps:
- expect: {turn: anna}
"""


def test_magpie_is_learned_too_and_the_last_lesson_leads_to_a_table(invite: Invite) -> None:
    anna = invite("Anna")
    at = AtLesson(anna, "magpie").open("1_the_nest")
    at.play_through()
    anna.button("lesson-next", title="Cats").click()
    expect(at.page.get_by_role("heading", level=1)).to_have_text("Cats")
    at.begin()
    at.play_through()
    anna.button("lesson-play-now").click()
    at.page.wait_for_url(re.compile("/t/"))
    at.page.get_by_role("list", name=anna.say("table-seats")).wait_for()


def test_a_mistake_is_met_with_a_hint_and_then_with_the_answer(invite: Invite) -> None:
    at = AtLesson(invite("Anna")).open("1_secret_role")
    at.do(["stop"])
    hint = at.card.get_by_role("status")
    told = at.told()
    at.actions.get_by_role("button", name="Shoot Clara").click()
    expect(hint).to_contain_text("Clara's role is hidden")
    assert at.told() == told
    at.visitor.button("lesson-show-me").click()
    expect(hint).to_contain_text(at.say("lesson-shown", option="Shoot Anna"))
    at.visitor.button("lesson-do-it").click()
    expect(at.card.locator(".told")).to_contain_text("One more")


def test_what_the_rules_forbid_is_explained_by_its_rule(invite: Invite) -> None:
    at = AtLesson(invite("Anna")).open("6_dynamite")
    at.page.locator("[data-choice][aria-pressed], [data-choice].fixed").first.click()
    expect(
        at.page.get_by_role("button", name=at.say("table-read-rule", clause="2.3"))
    ).to_be_visible()


def test_one_can_go_back_a_step_and_begin_anew(invite: Invite) -> None:
    at = AtLesson(invite("Anna")).open("5_beer_and_gatling")
    first = at.told()
    at.do(["reroll", 0b10000])
    second = at.told()
    at.do(["stop"])
    at.visitor.button("lesson-back").click()
    expect(at.card.locator(".told")).to_have_text(second)
    at.visitor.button("lesson-again").click()
    expect(at.card.locator(".told")).to_have_text(first)
    expect(at.visitor.button("lesson-back")).to_be_disabled()


def test_a_lesson_is_played_by_keys_alone(invite: Invite) -> None:
    at = AtLesson(invite("Anna", viewport=PHONE)).open("1_secret_role")
    stop = at.actions.get_by_role("button", name="Stop and keep all dice")
    expect(stop).to_have_attribute("data-key", "7")  # after five dice, and rerolling them
    at.page.keyboard.press("7")
    at.page.keyboard.press("Enter")
    expect(at.card.locator(".told")).to_contain_text("A 1 hits a neighbour")
    for step in ("One more", "Outlaws win together"):
        shoot = at.actions.get_by_role("button", name="Shoot Anna")
        expect(shoot).to_have_attribute("data-key", "2")
        at.page.keyboard.press("2")
        at.page.keyboard.press("Enter")
        expect(at.card.locator(".told")).to_contain_text(step)
    expect(at.end.get_by_role("link").first).to_be_focused()
    at.page.keyboard.press("Enter")
    expect(at.page.get_by_role("heading", level=1)).to_have_text("Roll and keep")


def test_what_is_told_is_read_aloud(invite: Invite) -> None:
    at = AtLesson(invite("Anna")).open("1_secret_role")
    heard = at.page.locator('[aria-live="assertive"]')
    expect(heard).to_contain_text("You are an Outlaw")
    at.do(["stop"])
    expect(heard).to_contain_text("A 1 hits a neighbour. Clara could be a friend.")


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, TABLET, None])
def test_lessons_are_accessible(invite: Invite, scheme: str, size: ViewportSize | None) -> None:
    looks = {"viewport": size} if size else {}
    at = AtLesson(invite("Anna", "de", color_scheme=scheme, **looks)).open("7_sheriff_wins")
    at.do(["stop"])
    at.actions.get_by_role("button", name="Clara").click()
    at.visitor.button("lesson-show-me").wait_for()
    assert not faults(at.page)
    at.visitor.open("/learn/bang").locator("ol.lessons").wait_for()
    assert not faults(at.page)
    assert sideways_scrolling(at.page) <= 0
    at.visitor.open("/puzzle").get_by_role("textbox").wait_for()
    assert not faults(at.page)


# Scenarios


def test_a_rule_leads_to_the_table_where_it_can_be_seen(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open("/rules/bang#13.8")
    link = anna.page.locator("article.here").get_by_role("link", name=anna.say("lesson-see"))
    link.click()
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(anna.say("lesson-clause", clause="13.8"))
    anna.page.locator("a.way").last.click()
    AtLesson(anna).begin()


def test_a_scenario_of_ones_own_is_pasted_and_played(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open("/puzzle").get_by_role("textbox").fill(OWN)
    anna.button("lesson-puzzle-go").click()
    at = AtLesson(anna)
    at.begin()
    expect(at.page.get_by_role("heading", level=1)).to_have_text("Two shots of my own")
    at.actions.get_by_role("button", name="Stop and keep all dice").click()
    at.actions.get_by_role("button", name="Shoot Boris").click()
    at.end.wait_for()
    at.page.get_by_role("combobox", name=anna.say("lesson-which")).select_option("1")
    expect(at.page.get_by_role("heading", level=1)).to_have_text("Another one")
    anna.button("lesson-other-file").first.click()
    expect(at.page.get_by_role("textbox")).to_have_value(OWN)


def test_a_file_that_can_not_be_played_is_explained_with_its_line(
    invite: Invite, tmp_path: Path
) -> None:
    anna = invite("Anna")
    anna.expects_trouble = True  # the browser notes the refusal
    file = tmp_path / "broken.yaml"
    file.write_text(OWN.replace("shoot boris", "shoot bors"), "utf-8")
    page = anna.open("/puzzle")
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_text("line 8 column 9")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_value(re.compile("shoot bors"))
