"""A log of 300 turns: all of it can be read, little of it is in the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.past import lengthen, long_past
from tests.browser.visitor import Invite

TURNS = 300
MOST_IN_THE_PAGE = 40


def test_of_a_long_log_only_the_turns_around_the_reader_are_in_the_page(invite: Invite) -> None:
    anna = invite("Anna", viewport={"width": 1440, "height": 900})
    anna.page.route_web_socket("**/socket", lambda route: lengthen(route, long_past(TURNS)))
    table = anna.new_table("bang", ["me", *["regular"] * 4], start=True)
    person = AtTable(anna, table["id"]).arrive()
    person.wait_until_asked()
    turns = person.log.locator(".turn")
    earlier = person.log.locator(".earlier button")
    expect(earlier).to_contain_text("earlier turns")
    assert 10 < turns.count() <= MOST_IN_THE_PAGE
    last = turns.last.text_content()
    assert person.page.evaluate("() => document.querySelector('.lines').scrollTop") > 0

    before = turns.all_text_contents()
    person.log.evaluate("lines => { lines.scrollTop = 0; }")
    expect(turns).not_to_have_count(len(before))  # what was read stays, and more comes before it
    assert turns.all_text_contents()[-len(before) :] == before
    while earlier.count():
        count = turns.count()
        person.log.evaluate("lines => { lines.scrollTop = 0; }")
        expect(turns).not_to_have_count(count)
    assert turns.count() >= TURNS
    assert turns.last.text_content() == last
    person.page.get_by_role("button", name=person.say("table-log-newest")).click()
    expect(turns.nth(MOST_IN_THE_PAGE)).to_have_count(0)
