"""How things move, sound and tell is everybody's own choice, and is remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import AtTable
from tests.browser.visitor import Invite, Visitor

# Counts what is played, at the border to the loudspeaker.
EAVESDROP = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
};
"""
NO_NOTICES = "delete window.Notification;"
FORBIDDEN = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"


def open_settings(visitor: Visitor) -> Locator:
    """Open the settings from the header and return the sheet."""
    visitor.button("ui-settings").click()
    sheet = visitor.page.get_by_role("dialog", name=visitor.say("ui-settings"))
    sheet.wait_for()
    return sheet


def kept(page: Page, key: str) -> str | None:
    found: str | None = page.evaluate(f"localStorage.getItem('tafelrunde.{key}')")
    return found


def test_what_is_chosen_is_remembered(invite: Invite) -> None:
    anna = invite("Anna", reduced_motion="no-preference")
    page = anna.open("/")
    sheet = open_settings(anna)
    expect(sheet.get_by_text(anna.say("settings-motion-hint"))).to_be_visible()
    sheet.get_by_text(anna.say("settings-motion-slow"), exact=True).click()
    sheet.get_by_label(anna.say("settings-sound")).check()
    sheet.get_by_label(anna.say("settings-volume")).fill("30")
    sheet.get_by_label(anna.say("settings-keys")).uncheck()
    anna.button("ui-done").click()
    expect(sheet).to_be_hidden()
    page.reload()
    sheet = open_settings(anna)
    expect(sheet.get_by_label(anna.say("settings-motion-slow"))).to_be_checked()
    expect(sheet.get_by_label(anna.say("settings-sound"))).to_be_checked()
    expect(sheet.get_by_label(anna.say("settings-volume"))).to_have_value("30")
    expect(sheet.get_by_label(anna.say("settings-keys"))).not_to_be_checked()


def test_all_of_it_can_be_done_by_keyboard(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.open("/")
    anna.button("ui-settings").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name=anna.say("ui-settings"))
    sheet.wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if sheet.get_by_label(anna.say("settings-sound")).evaluate(
            "box => box === document.activeElement"
        ):
            break
    page.keyboard.press("Space")
    expect(sheet.get_by_label(anna.say("settings-sound"))).to_be_checked()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(anna.button("ui-settings")).to_be_focused()
    assert kept(page, "sound") == "on"


def test_nothing_is_heard_until_sounds_are_switched_on(invite: Invite) -> None:
    anna = invite("Anna")
    anna.page.add_init_script(EAVESDROP)
    page = anna.open("/")
    sheet = open_settings(anna)
    sheet.get_by_text(anna.say("settings-motion-quick"), exact=True).click()
    assert page.evaluate("window.heard") == 0
    sheet.get_by_label(anna.say("settings-sound")).check()
    page.wait_for_function("() => window.heard > 0")
    heard = page.evaluate("window.heard")
    sheet.get_by_label(anna.say("settings-sound")).uncheck()
    assert page.evaluate("window.heard") == heard


def test_a_turn_is_chimed_at_the_table(invite: Invite) -> None:
    anna = invite("Anna")
    anna.page.add_init_script(EAVESDROP)
    table = anna.new_table("magpie", ["me", "regular"], options={"rounds": 3})
    page = anna.open(f"/t/{table['id']}")
    page.evaluate("localStorage.setItem('tafelrunde.sound', 'on')")
    page.reload()
    anna.button("table-start").click()
    AtTable(anna, table["id"]).wait_until_asked()
    page.wait_for_function("() => window.heard > 0")


def test_the_settings_are_in_the_menu_of_a_table_too(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.new_table("magpie", ["me", "regular"], start=True)
    AtTable(anna, table["id"]).arrive().wait_until_asked()
    anna.button("table-menu").click()
    menu = anna.page.get_by_role("dialog")
    menu.get_by_role("button", name=anna.say("ui-settings"), exact=True).click()
    sheet = anna.page.get_by_role("dialog", name=anna.say("ui-settings"))
    expect(sheet.get_by_label(anna.say("settings-sound"))).to_be_visible()


def test_who_wants_less_motion_is_told_why_nothing_moves(invite: Invite) -> None:
    anna = invite("Anna", reduced_motion="reduce")
    anna.open("/")
    expect(open_settings(anna).get_by_text(anna.say("settings-motion-system"))).to_be_visible()


def test_notices_are_switched_on_and_off(invite: Invite) -> None:
    anna = invite("Anna")
    anna.context.grant_permissions(["notifications"], origin=anna.server.address)
    page = anna.open("/")
    box = open_settings(anna).get_by_label(anna.say("settings-notices"))
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    assert kept(page, "notices") == "on"
    box.uncheck()
    assert kept(page, "notices") == "off"


@pytest.mark.parametrize(
    ("obstacle", "way_on"),
    [(FORBIDDEN, "settings-notices-denied"), (NO_NOTICES, "settings-notices-unsupported")],
)
@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_where_notices_cant_be_shown_the_settings_say_how_to_go_on(
    invite: Invite, obstacle: str, way_on: str, lang: str
) -> None:
    anna = invite("Anna", lang)
    anna.page.add_init_script(obstacle)
    anna.open("/")
    sheet = open_settings(anna)
    expect(sheet.get_by_text(anna.say(way_on))).to_be_visible()
    expect(sheet.get_by_label(anna.say("settings-notices"))).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_the_settings_fit_on_a_phone(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, viewport={"width": 360, "height": 740}, has_touch=True)
    page = anna.open("/")
    open_settings(anna).get_by_label(anna.say("settings-sound")).check()
    wide = page.evaluate(
        """() => [...document.querySelectorAll("dialog[open], dialog[open] .body")]
            .filter(part => part.scrollWidth > part.clientWidth).length"""
    )
    assert wide == 0
