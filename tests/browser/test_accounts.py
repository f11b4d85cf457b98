"""An account is never needed, and keeps games over devices."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.at_table import AtTable
from tests.browser.matches import begin_magpie
from tests.browser.visitor import Invite, Visitor

PASSWORD = "correct horse battery"


def open_account_sheet(visitor: Visitor, name: str) -> Locator:
    """Open the sheet about oneself."""
    visitor.page.locator("header").get_by_role("button", name=name).click()
    return visitor.page.get_by_role("dialog")


def fill_credentials(visitor: Visitor, sheet: Locator, login: str, password: str) -> None:
    sheet.get_by_label(visitor.say("ui-login")).fill(login)
    sheet.get_by_label(visitor.say("ui-password")).fill(password)


def test_games_of_an_account_are_found_on_another_device(invite: Invite) -> None:
    anna = invite("Anna of two devices")
    seated = begin_magpie(anna)
    seated.wait_until_asked()
    anna.open("/")
    sheet = open_account_sheet(anna, "Anna of two devices")
    fill_credentials(anna, sheet, "anna-of-two-devices", PASSWORD)
    sheet.get_by_role("button", name=anna.say("ui-register")).click()
    anna.page.get_by_text(anna.say("ui-registered")).first.wait_for()

    phone = invite("The same Anna", known=False)
    page = phone.open("/")
    sheet = open_account_sheet(phone, phone.say("ui-account-none"))
    fill_credentials(phone, sheet, "anna-of-two-devices", "not the password")
    phone.expects_trouble = True  # the browser writes down that the server said no
    sheet.get_by_role("button", name=phone.say("ui-log-in")).click()
    expect(sheet.get_by_role("alert")).to_have_text(phone.say("refused-wrong-password"))
    fill_credentials(phone, sheet, "Anna-of-Two-Devices", PASSWORD)
    sheet.get_by_role("button", name=phone.say("ui-log-in")).click()
    page.get_by_text(phone.say("ui-logged-in")).first.wait_for()

    mine = page.get_by_role("region", name=phone.say("ui-my-games"))
    mine.get_by_role("link").filter(has_text=phone.say("ui-your-turn")).click()
    page.wait_for_url(f"**/t/{seated.table}")
    AtTable(phone, seated.table).wait_until_asked()


def test_a_guest_may_change_their_name_and_a_name_is_kept(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.open("/")
    sheet = open_account_sheet(anna, "Anna")
    sheet.get_by_label(anna.say("ui-your-name")).fill("Anna Karenina")
    sheet.get_by_role("button", name=anna.say("ui-name-save")).click()
    header = page.locator("header").first
    expect(header).to_contain_text("Anna Karenina")
    page.reload()
    expect(header).to_contain_text("Anna Karenina")
