"""The tutorial of FRAG on a phone: every lesson, by what is written, from the plain list."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults, sideways_scrolling
from tests.browser.at_lesson import Action, AtLesson
from tests.browser.texts import untranslated
from tests.browser.visitor import Invite, Visitor

PHONE = {"width": 360, "height": 740}
WORDS_A_MINUTE = 200
SECONDS_AN_ACTION = 4  # to find the button and to see what comes of it
MOST_MINUTES = 5.5
PLAIN_LIST = "localStorage.setItem('tafelrunde.plain-list', 'yes')"


class AtArena(AtLesson):
    """One visitor at a lesson of FRAG who wants everything in a list, grouped by verb."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, "frag")
        visitor.page.add_init_script(PLAIN_LIST)

    def place_of(self, action: Action) -> int:
        """Return at which place of the list an action stands."""
        options = self.standing()["position"]["decision"]["options"]
        verbs = list(dict.fromkeys(option[0] for option in options))
        return sorted(options, key=lambda option: verbs.index(option[0])).index(action)


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_the_tutorial_of_frag_takes_five_minutes_of_reading_and_clicking(
    invite: Invite, lang: str
) -> None:
    anna = invite("Anna", lang, viewport=PHONE)
    lessons = [card for card in anna.ask("GET", "/api/games/frag/scenarios") if card["lesson"]]
    at = AtArena(anna)
    anna.open("/learn/frag")
    anna.button("lesson-begin").click()
    for number, card in enumerate(lessons):
        at.begin()
        assert at.place() == (card["file"], card["number"])
        at.play_through()
        assert sideways_scrolling(at.page) <= 0
        assert not untranslated(at.page.locator("main").inner_text())
        if number + 1 < len(lessons):
            following = lessons[number + 1]["title"][lang]
            anna.button("lesson-next", title=following).click()
            expect(at.page.get_by_role("heading", level=1)).to_have_text(following)
    minutes = at.words / WORDS_A_MINUTE + at.acted * SECONDS_AN_ACTION / 60
    assert minutes <= MOST_MINUTES, f"{at.words} words and {at.acted} actions"


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_lesson_of_frag_is_accessible_and_a_mistake_gets_its_hint(
    invite: Invite, scheme: str
) -> None:
    at = AtArena(invite("Anna", viewport=PHONE, color_scheme=scheme)).open("8_dodging")
    told = at.told()
    at.actions.get_by_role("button", name="Pass").click()
    expect(at.card.get_by_role("status")).to_contain_text("You wouldn't survive this")
    assert at.told() == told
    assert not faults(at.page)
