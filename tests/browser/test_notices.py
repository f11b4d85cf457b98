"""Who looks elsewhere is told that it is their turn: once, and nothing that others may not read."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable, play_on
from tests.browser.matches import AT_ONCE, Timid, join
from tests.browser.visitor import Invite, Visitor

# Notices as the browser would show them, kept for us; nothing else is changed.
NOTICES = """
window.shown = [];
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, about) { window.shown.push({ title, body: about.body, tag: about.tag }); }
    close() {}
};
localStorage.setItem("tafelrunde.notices", "on");
"""
LOOK = """hidden => {
    Object.defineProperty(document, "visibilityState",
        { get: () => (hidden ? "hidden" : "visible"), configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def look_away(page: Page, away: bool = True) -> None:
    """Do as if another tab were in front: a headless browser shows all of them."""
    page.evaluate(LOOK, away)


def shown(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.shown")
    return found


def icon(page: Page) -> str:
    found: str = page.evaluate("document.querySelector('link[rel=icon]').href")
    return found


def seated(anna: Visitor, boris: Visitor) -> tuple[AtTable, AtTable]:
    """Seat two people at Magpie, the second of whom gets notices; the match has not begun."""
    boris.page.add_init_script(NOTICES)
    table = anna.new_table("magpie", ["me", "open"], clock=AT_ONCE, options={"rounds": 5})
    hosting = AtTable(anna, table["id"]).arrive()
    joined = join(boris, table["invitation"])
    boris.page.get_by_role("list", name=boris.say("table-seats")).wait_for()
    return hosting, joined


def begin(hosting: AtTable, joined: AtTable) -> None:
    hosting.visitor.button("table-start").click()
    hosting.wait_until_asked()
    joined.wait_until_asked()


def test_who_looks_elsewhere_is_told_once_for_each_question(invite: Invite) -> None:
    hosting, joined = seated(invite("Anna"), invite("Boris"))
    page = joined.page
    look_away(page)
    begin(hosting, joined)
    page.wait_for_function("() => window.shown.length > 0")
    hosting.press(0)  # news, but no new question
    (notice,) = shown(page)
    assert notice["title"] == joined.say("notice-turn")
    assert notice["tag"] == f"table-{joined.table}"
    play_on([hosting, joined], Timid(), enough=lambda: len(shown(page)) > 1)
    asked = {tuple(message["decision"]) for message in joined.ear.sent if message["t"] == "act"}
    assert len(shown(page)) <= len(asked) + 1


def test_a_notice_tells_nothing_of_the_game(invite: Invite) -> None:
    hosting, joined = seated(invite("Anna"), invite("Boris"))
    look_away(joined.page)
    begin(hosting, joined)
    joined.page.wait_for_function("() => window.shown.length > 0")
    (notice,) = shown(joined.page)
    title = joined.page.get_by_role("heading", level=1).inner_text()
    assert (notice["title"], notice["body"]) == (joined.say("notice-turn"), title)


def test_who_looks_at_the_table_is_not_told_what_they_see(invite: Invite) -> None:
    hosting, joined = seated(invite("Anna"), invite("Boris"))
    begin(hosting, joined)
    play_on([hosting, joined], Timid(), enough=lambda: joined.acted() > 1)
    assert shown(joined.page) == []


def test_who_does_not_want_notices_gets_none(invite: Invite) -> None:
    hosting, joined = seated(invite("Anna"), invite("Boris"))
    joined.page.evaluate("localStorage.setItem('tafelrunde.notices', 'off')")
    joined.page.add_init_script("localStorage.setItem('tafelrunde.notices', 'off')")
    joined.page.reload()
    joined.page.get_by_role("list", name=joined.say("table-seats")).wait_for()
    look_away(joined.page)
    begin(hosting, joined)
    assert shown(joined.page) == []


def test_the_pages_icon_has_a_dot_while_somebody_is_waited_for(invite: Invite) -> None:
    hosting, joined = seated(invite("Anna"), invite("Boris"))
    assert "mark-turn" not in icon(joined.page)
    begin(hosting, joined)
    assert "mark-turn" in icon(joined.page)
    joined.press(0)
    joined.page.wait_for_function(
        "() => !document.querySelector('link[rel=icon]').href.includes('mark-turn')"
    )
    hosting.page.locator("a.home").click()
    expect(hosting.page.get_by_role("heading", name=hosting.say("ui-lobby-hello"))).to_be_visible()
    assert "mark-turn" not in icon(hosting.page)
