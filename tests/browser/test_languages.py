"""Three languages: whole pages in each, and a change of language at any time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.matches import asked_in_bang, begin_magpie, finished_magpie
from tests.browser.texts import untranslated
from tests.browser.visitor import Invite, Visitor

LANGUAGES = ("en", "de", "ru")
NAMES = {"en": "English", "de": "Deutsch", "ru": "Русский"}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def whole_text(page: Page) -> str:
    """Everything a page says, also to those who only hear it."""
    said: str = page.evaluate(
        """() => [document.title, document.body.innerText,
            ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
                element => ["aria-label", "title", "placeholder"].map(
                    name => element.getAttribute(name) ?? ""))].join("\\n")"""
    )
    return said


def assert_spoken(visitor: Visitor, lang: str) -> None:
    """The page says that it is in this language, and every text is there."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    said = whole_text(visitor.page)
    assert untranslated(said) == []
    assert bool(CYRILLIC.search(said.replace("Русский", ""))) == (lang == "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang)
    seated = finished_magpie(anna)
    assert_spoken(anna, lang)
    open_table = anna.new_table("magpie", ["me", "open"])
    pages = {
        "/": "ui-lobby-hello",
        "/new/bang": "ui-new-who",
        f"/verify?table={seated.table}&match=1": "ui-verify",
        "/about": "ui-about",
        "/nowhere": "ui-missing-title",
    }
    for path, heading in pages.items():
        page = anna.open(path)
        page.get_by_role("heading", name=anna.say(heading), exact=True).wait_for()
        assert_spoken(anna, lang)
    anna.open(f"/t/{open_table['id']}").get_by_role("list", name=anna.say("table-seats")).wait_for()
    assert_spoken(anna, lang)
    anna.open("/rules/magpie").get_by_role("heading", level=1).wait_for()
    assert_spoken(anna, lang)


def choose_language(visitor: Visitor, lang: str) -> None:
    """Change the language in the settings, from whatever it is."""
    visitor.button("ui-settings").click()
    visitor.page.get_by_text(NAMES[lang], exact=True).click()
    visitor.lang = lang
    visitor.button("ui-done").click()


def test_the_language_changes_at_once_and_is_remembered(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.open("/")
    for lang in ("de", "ru", "en", "de"):
        choose_language(anna, lang)
        page.get_by_role("heading", name=anna.say("ui-lobby-hello")).wait_for()
        assert_spoken(anna, lang)
    page.reload()
    page.get_by_role("heading", name=anna.say("ui-lobby-hello")).wait_for()
    assert_spoken(anna, "de")


def test_a_running_game_changes_its_language_without_changing_anything_else(
    invite: Invite,
) -> None:
    seated = asked_in_bang(invite("Anna"))
    told, offered = len(seated.log_lines()), len(seated.choices())
    prompts = set()
    for lang in LANGUAGES:
        choose_language(seated.visitor, lang)
        expect(seated.actions).to_be_visible()
        prompts.add(seated.prompt())
        assert (len(seated.log_lines()), len(seated.choices())) == (told, offered)
        assert_spoken(seated.visitor, lang)
    assert len(prompts) == len(LANGUAGES)


def test_people_at_one_table_each_read_their_own_language(invite: Invite) -> None:
    seated = begin_magpie(invite("Anna", "ru"))
    seated.wait_until_asked()
    watcher = invite("Walter", "de")
    watcher.open(f"/t/{seated.table}")
    watcher.page.get_by_role("list", name=watcher.say("table-seats")).wait_for()
    assert_spoken(watcher, "de")
    assert_spoken(seated.visitor, "ru")
