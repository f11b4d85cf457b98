"""The first load on a phone: nothing is asked for twice or late, and nothing jumps."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tafelrunde.games import catalog
from tafelrunde.words.languages import texts_of
from tests.browser.at_table import AtTable
from tests.browser.texts import say
from tests.browser.visitor import LOCALES, Invite, Visitor

PHONE = ViewportSize(width=412, height=823)
# What moved, as browsers count it; less than this is hardly seen.
HARDLY = 0.02
WATCH = """() => {
    window.moved = [];
    new PerformanceObserver(list => window.moved.push(...list.getEntries()
        .filter(one => !one.hadRecentInput).map(one => ({
            value: one.value,
            parts: one.sources.map(({ node }) => `${node?.nodeName} ${node?.className}`),
        }))))
        .observe({ type: "layout-shift", buffered: true });
}"""
LOADED = """() => performance.getEntriesByType("resource").map(one => ({
    path: one.name.replace(location.origin, ""), start: one.startTime,
}))"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
# What the parser has put there, before any script of ours runs.
REMEMBER = """() => new MutationObserver((_, observer) => {
    if (!document.querySelector("noscript")) return;
    window.came = [...document.querySelectorAll("article, main h1, header button")];
    observer.disconnect();
}).observe(document, { childList: true, subtree: true })"""
STAYED = "() => window.came.filter(one => one.isConnected).length"


def first_response(visitor: Visitor, path: str) -> str:
    """Return the words of a page as the server sends it, before any script has run."""
    headers = {"Accept-Language": LOCALES[visitor.lang]}
    text = visitor.context.request.get(visitor.server.address + path, headers=headers).text()
    body = text.partition("<body>")[2]
    return html.unescape(re.sub(r"<[^>]*>", "", body))


def on_a_phone(invite: Invite, name: str, lang: str = "en") -> Visitor:
    visitor = invite(name, lang=lang)
    visitor.page.set_viewport_size(PHONE)
    return visitor


def loaded(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate(LOADED))


def moved(page: Page) -> list[str]:
    """List what moved so far that anybody would see, and by how much."""
    found = page.evaluate("() => window.moved")
    return [f"{one['value']}: {one['parts']}" for one in found if one["value"] > HARDLY]


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_the_first_response_has_the_lobby_in_the_readers_words(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang=lang)
    words = first_response(anna, "/")
    assert anna.say("ui-lobby-hello") in words
    assert words.count(anna.say("ui-play-now")) >= 4
    for game in anna.ask("GET", "/api/games"):
        own = texts_of(catalog.load(game["id"]).folder, lang)
        for key in ("game-title", "game-blurb"):
            told = own.format(key, {})
            assert told is not None and told[0] in words
    assert anna.say("state-loading") in first_response(anna, "/t/any")


def test_what_came_drawn_stays_when_the_client_takes_over(invite: Invite) -> None:
    anna = on_a_phone(invite, "Anna", "de")
    anna.page.add_init_script(f"({REMEMBER})()")
    anna.page.add_init_script(f"({WATCH})()")
    page = anna.open("/")
    page.get_by_text(anna.say("ui-open-none")).wait_for()  # the server's answers are here
    assert page.evaluate("() => window.came.length") >= 7
    assert page.evaluate(STAYED) == page.evaluate("() => window.came.length")
    assert not moved(page)
    asked = [file["path"] for file in loaded(page)]
    assert not [path for path in asked if "Cover" in path or "/texts/" in path]
    page.get_by_role("button", name=anna.say("ui-play-now")).first.click()
    page.wait_for_url("**/t/*")


def test_a_chosen_theme_comes_with_the_page(invite: Invite) -> None:
    anna = on_a_phone(invite, "Anna")
    page = anna.open("/")
    page.get_by_role("button", name=anna.say("ui-settings")).click()
    page.get_by_role("dialog").get_by_text(anna.say("ui-theme-dark"), exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    sent = anna.context.request.get(anna.server.address + "/").text()
    assert 'data-theme="dark"' in sent.partition("<head>")[0]


def test_a_page_that_came_in_another_language_is_drawn_anew(invite: Invite) -> None:
    anna = on_a_phone(invite, "Anna", "en")
    page = anna.open("/")
    page.evaluate("() => localStorage.setItem('tafelrunde.lang', 'ru')")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("ui-lobby-hello", "ru"))
    expect(page.get_by_role("article")).to_have_count(len(anna.ask("GET", "/api/games")))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_a_table_needs_is_asked_for_at_once_and_only_once(invite: Invite, lang: str) -> None:
    anna = on_a_phone(invite, "Anna", lang)
    table = anna.new_table("bang", ["me", *["regular"] * 3], start=True)["id"]
    AtTable(anna, table).arrive()
    files = loaded(anna.page)
    asked = [file["path"] for file in files if "/mark" not in file["path"]]
    assert sorted(asked) == sorted(set(asked))
    hinted = [path for path in asked if path.startswith("/api/games/") or "/bang-" in path]
    assert [path for path in hinted if "/texts/" in path] == [f"/api/games/bang/texts/{lang}"]
    assert len(hinted) == 4  # texts, vocabulary, the game's script and style
    # Without hints the socket would have to tell which game it is, and the page says that it waits.
    painted = anna.page.evaluate(PAINTED)
    assert all(file["start"] < painted for file in files if file["path"] in hinted)


def test_the_language_chosen_here_is_the_one_that_is_hinted(invite: Invite) -> None:
    anna = on_a_phone(invite, "Anna")
    page = anna.open("/")
    page.get_by_role("button", name=anna.say("ui-settings")).click()
    page.get_by_role("dialog").get_by_text("Deutsch", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    page.get_by_role("article").first.wait_for()
    texts = [file["path"] for file in loaded(page) if "texts" in file["path"]]
    assert texts
    assert not [path for path in texts if "texts.en" in path or path.endswith("/en")]


def test_nothing_jumps_when_a_table_is_laid(invite: Invite) -> None:
    anna = on_a_phone(invite, "Anna")
    table = anna.new_table("bang", ["me", *["regular"] * 3], start=True)["id"]
    anna.page.add_init_script(f"({WATCH})()")
    AtTable(anna, table).arrive()
    anna.page.locator(".dock").wait_for()
    assert not moved(anna.page)


def test_nothing_jumps_in_the_lobby_when_a_table_of_ours_is_found(invite: Invite) -> None:
    anna = on_a_phone(invite, "Anna")
    anna.open("/").get_by_role("article").first.wait_for()
    anna.new_table("bang", ["me", "open", "open", "open"])
    anna.page.add_init_script(f"({WATCH})()")
    page = anna.open("/")
    page.get_by_role("heading", name=anna.say("ui-my-games")).wait_for()
    page.get_by_role("article").first.wait_for()
    assert not moved(page)
