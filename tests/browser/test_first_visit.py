"""The first visit: quickly at a table, in one's own language, with friends by a link."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.at_table import ASKED, OVER, AtTable, possible
from tests.browser.matches import join
from tests.browser.visitor import Invite, Visitor

MOST_CLICKS = 3


COUNT_CLICKS = """() => {
    window.clicks = 0;
    addEventListener("click", event => { window.clicks += event.isTrusted; }, true);
}"""


def without_waiting_for_bots(route: Route) -> None:
    """Let the table that is asked for have bots which move at once."""
    wish = route.request.post_data_json
    if route.request.method == "POST" and wish:
        wish["setting"]["pace"] = 0
        route.continue_(post_data=json.dumps(wish))
    else:
        route.continue_()


def play_now(newcomer: Visitor, game: str) -> AtTable:
    """Go from the lobby to a table by one click, and wait for a turn or for the end."""
    page = newcomer.open("/")
    page.route("**/api/tables", without_waiting_for_bots)
    page.evaluate(COUNT_CLICKS)
    tile = page.get_by_role("article", name=game)
    tile.get_by_role("button", name=newcomer.say("ui-play-now")).click()
    page.wait_for_url("**/t/*")
    page.wait_for_function(f"() => ({ASKED})() || ({OVER})()")
    return AtTable(newcomer, page.url.rsplit("/", 1)[1])


@pytest.mark.parametrize("game", ["BANG! The Dice Game", "Magpie"])
def test_from_the_first_visit_to_the_first_move_takes_three_clicks_at_most(
    invite: Invite, game: str
) -> None:
    seated = play_now(invite("Newcomer", known=False), game)
    while seated.over():  # bots may shoot each other before anybody else's turn comes
        seated = play_now(invite("Newcomer", known=False), game)
    seated.press(possible(seated.choices())[0])
    assert seated.page.evaluate("() => window.clicks") <= MOST_CLICKS
    assert seated.acted() == 1
    assert seated.visitor.ask("GET", "/api/me")["name"].startswith("Guest ")


def test_a_friend_joins_by_the_link_the_host_copied(invite: Invite) -> None:
    anna = invite("Anna", permissions=["clipboard-read", "clipboard-write"])
    table = anna.new_table("magpie", ["me", "open"])
    hosting = AtTable(anna, table["id"]).arrive()
    anna.button("table-copy-link").click()
    hosting.page.get_by_text(anna.say("table-link-copied")).wait_for()
    link = hosting.page.evaluate("() => navigator.clipboard.readText()")

    boris = invite("Boris", known=False)
    boris.page.goto(link)
    boris.page.get_by_role("textbox", name=boris.say("ui-your-name")).fill("Boris")
    boris.button("ui-sit-down").click()
    boris.page.wait_for_url("**/t/*")
    expect(hosting.seats.nth(1)).to_contain_text("Boris")
    expect(boris.page.get_by_text(boris.say("table-host-starts"))).to_be_visible()


def test_a_pasted_link_leads_to_the_invitation(invite: Invite) -> None:
    anna, boris = invite("Anna"), invite("Boris")
    table = anna.new_table("magpie", ["me", "open"])
    page = boris.open("/")
    field = page.get_by_role("textbox", name=boris.say("ui-join-label"))
    field.fill("what is this")
    boris.button("ui-join-go").click()
    page.get_by_text(boris.say("ui-join-wrong")).wait_for()
    field.fill(f"{boris.server.address}/join/{table['invitation']}")
    boris.button("ui-join-go").click()
    page.wait_for_url("**/join/*")
    boris.button("ui-sit-down").wait_for()


def test_a_renewed_link_makes_the_old_one_expire(invite: Invite) -> None:
    anna, boris = invite("Anna"), invite("Boris")
    table = anna.new_table("magpie", ["me", "open"])
    AtTable(anna, table["id"]).arrive()
    anna.button("table-renew-link").click()
    anna.page.get_by_text(anna.say("table-link-renewed")).wait_for()
    boris.expects_trouble = True  # the browser writes down that the link is gone
    page = boris.open(f"/join/{table['invitation']}")
    page.get_by_role("heading", name=boris.say("ui-link-expired")).wait_for()
    boris.button("ui-to-lobby").click()
    page.get_by_role("heading", name=boris.say("ui-lobby-hello")).wait_for()
    link = anna.page.get_by_role("textbox", name=anna.say("table-invite")).input_value()
    join(boris, link.rsplit("/", 1)[1])


def test_a_full_table_says_so_and_lets_one_watch(invite: Invite) -> None:
    anna, boris, clara = invite("Anna"), invite("Boris"), invite("Clara")
    table = anna.new_table("magpie", ["me", "open"])
    join(boris, table["invitation"])
    page = clara.open(f"/join/{table['invitation']}")
    page.get_by_text(clara.say("ui-table-full"), exact=True).wait_for()
    clara.button("ui-watch").click()
    page.wait_for_url("**/t/*")
    page.get_by_text(clara.say("state-table-full"), exact=True).wait_for()


def test_an_open_table_is_found_in_the_lobby(invite: Invite) -> None:
    anna, boris = invite("Anna of the listed table"), invite("Boris")
    table = anna.new_table("magpie", ["me", "open"], visibility="listed")
    page = boris.open("/")
    section = page.get_by_role("region", name=boris.say("ui-open-tables"))
    section.get_by_role("link").filter(has_text="Anna of the listed table").click()
    page.wait_for_url(f"**/t/{table['id']}")
    boris.button("table-sit").first.click()
    page.get_by_text(boris.say("table-host-starts")).wait_for()
