"""Whole tutorials on a phone: every lesson of a game, by clicking what is written."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults, sideways_scrolling
from tests.browser.at_lesson import AtLesson, AtListedLesson
from tests.browser.looks import FINGERS, PHONE
from tests.browser.texts import untranslated
from tests.browser.visitor import Invite, Visitor

MOST_MINUTES = 5.5
FOUR_LINES = 80  # pixels


def at_lesson_of(game: str, anna: Visitor) -> AtLesson:
    """Dice are marked on the board; where much can be done, the plain list has all of it."""
    return AtLesson(anna, game) if game == "bang" else AtListedLesson(anna, game)


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
@pytest.mark.parametrize("game", ["bang", "frag", "kf", "cfs"])
def test_a_tutorial_takes_five_minutes_of_reading_and_clicking(
    invite: Invite, game: str, lang: str
) -> None:
    anna = invite("Anna", lang, viewport=PHONE)
    cards = anna.ask("GET", f"/api/games/{game}/scenarios")
    lessons = [card for card in cards if card["lesson"]]
    at = at_lesson_of(game, anna)
    anna.open(f"/learn/{game}")
    anna.button("lesson-begin").click()
    for card, following in zip(lessons, [*lessons[1:], None], strict=True):
        at.begin()
        assert at.place() == (card["file"], card["number"])
        at.play_through()
        assert sideways_scrolling(at.page) <= 0
        assert not untranslated(at.page.locator("main").inner_text())
        if following:
            anna.button("lesson-next", title=following["title"][lang]).click()
            expect(at.page.get_by_role("heading", level=1)).to_have_text(following["title"][lang])
    assert at.minutes() <= MOST_MINUTES, f"{at.words} words and {at.acted} actions"
    at.end.get_by_role("link", name=anna.say("lesson-all")).click()
    done = anna.say("lesson-progress", done=len(lessons), lessons=len(lessons))
    expect(at.page.get_by_text(done)).to_be_visible()


@pytest.mark.parametrize("lang", ["de", "ru"])
@pytest.mark.parametrize("game", ["bang", "frag", "kf", "cfs"])
def test_on_a_phone_long_words_are_pushed_along_in_a_place_of_four_lines(
    invite: Invite, game: str, lang: str
) -> None:
    anna = invite("Anna", lang, **FINGERS)
    pushed = 0
    for card in anna.ask("GET", f"/api/games/{game}/scenarios"):
        if not card["lesson"]:
            continue
        at = AtLesson(anna, game).open(card["file"], card["number"])
        words = at.card.locator(".words")
        high, whole = words.evaluate("words => [words.clientHeight, words.scrollHeight]")
        assert high <= FOUR_LINES
        if whole > high + 3:
            pushed += 1
            expect(words).to_have_attribute("tabindex", "0")
            words.evaluate("words => words.scrollTo(0, 1000)")
            expect(words).not_to_contain_class("below")
    assert pushed or game != "bang"  # where one is long


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize(
    ("game", "file", "mistake", "hint"),
    [
        ("frag", "8_dodging", "Pass", "You wouldn't survive this"),
        ("kf", "6_surprises", "Pass", "The Ogre wants the Goblet"),
        ("cfs", "6_fighting", "End this figure's turn", "You didn't come here to chat"),
    ],
    ids=["FRAG", "KRALLEN & FALLEN", "COLLECT! FIGHT! SURVIVE!"],
)
def test_a_lesson_is_accessible_and_a_mistake_gets_its_hint(
    invite: Invite, scheme: str, game: str, file: str, mistake: str, hint: str
) -> None:
    at = AtListedLesson(invite("Anna", viewport=PHONE, color_scheme=scheme), game).open(file)
    told = at.told()
    at.actions.get_by_role("button", name=mistake).click()
    expect(at.card.get_by_role("status")).to_contain_text(hint)
    assert at.told() == told
    assert not faults(at.page)
