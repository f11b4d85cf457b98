"""The first load on a phone: nothing is asked for twice or late, and nothing jumps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.at_table import AtTable
from tests.browser.visitor import Invite, Visitor

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


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_a_table_needs_is_asked_for_at_once_and_only_once(invite: Invite, lang: str) -> None:
    anna = on_a_phone(invite, "Anna", lang)
    table = anna.new_table("bang", ["me", *["heuristic"] * 3], start=True)["id"]
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
    table = anna.new_table("bang", ["me", *["heuristic"] * 3], start=True)["id"]
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
