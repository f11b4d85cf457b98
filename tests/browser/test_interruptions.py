"""Nothing is lost by loading a page again, by a broken line or by a new version."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.at_table import AtTable, play_on
from tests.browser.matches import asked_in_bang, begin_magpie, finished_magpie
from tests.browser.visitor import Invite

AFTERWARDS = 600  # milliseconds after which what came late has been looked at


def test_a_page_loaded_again_in_mid_turn_shows_the_same(invite: Invite) -> None:
    person = asked_in_bang(invite("Anna"))
    before = person.seen()
    person.page.reload()
    person.wait_until_asked()
    person.sees_again(before)
    play_on([person], Random(3), enough=lambda: len(person.seen()) > len(before) + 5)


def test_a_page_without_network_says_so_and_comes_back_by_itself(invite: Invite) -> None:
    person = begin_magpie(invite("Anna"))
    person.wait_until_asked()
    person.visitor.expects_trouble = True
    person.visitor.context.set_offline(True)
    notice = person.page.get_by_text(person.say("state-offline-short")).first
    notice.wait_for()
    person.visitor.context.set_offline(False)
    expect(notice).to_have_count(0)
    person.wait_until_asked()
    play_on([person], Random(8))


def held_back(page: Page, address: str) -> list[Route]:
    """Let requests to an address wait, and return them as they come."""
    waiting: list[Route] = []
    page.route(address, lambda route: waiting.append(route))
    return waiting


def leave_before_it_comes(page: Page, way_out: str, waiting: list[Route]) -> None:
    """Go to another page with an answer still on its way, then let it come: nobody complains."""
    while not waiting:
        page.wait_for_event("request")
        page.wait_for_timeout(50)
    page.locator(f"a[href='{way_out}']:visible").first.click()
    page.wait_for_url(f"**{way_out}")
    page.get_by_role("heading", level=1).wait_for()
    for route in waiting:
        route.continue_()
    page.wait_for_timeout(AFTERWARDS)


def test_the_lobby_may_be_left_while_its_tables_are_on_their_way(invite: Invite) -> None:
    anna = invite("Anna")
    begin_magpie(anna)
    waiting = held_back(anna.page, "**/api/tables")
    leave_before_it_comes(anna.open("/"), "/about", waiting)


def test_a_replay_may_be_left_while_its_table_is_on_its_way(invite: Invite) -> None:
    anna = invite("Anna")
    ended = finished_magpie(anna)
    waiting = held_back(anna.page, f"**/api/tables/{ended.table}")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    leave_before_it_comes(anna.open(f"/replay/{ended.table}"), "/", waiting)
    assert not [url for url in asked if "/replay?match=" in url]


class Relay:
    """Stands between a page and the server and changes words on their way."""

    def __init__(self, page: Page) -> None:
        self.to_server: dict[str, str] = {}
        self.to_page: dict[str, str] = {}
        self.last: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: server.send(changed(str(message), self.to_server)))
        server.on_message(lambda message: route.send(changed(str(message), self.to_page)))
        self.last = route

    def cut(self) -> None:
        """Cut the line; the page will connect anew."""
        assert self.last is not None
        self.last.close()


def changed(message: str, words: dict[str, str]) -> str:
    for word, other in words.items():
        message = re.sub(word, other, message)
    return message


def test_a_page_older_than_the_server_is_told_to_load_again(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.new_table("magpie", ["me", "random"], start=True)
    relay = Relay(anna.page)
    relay.to_server = {r'"protocol":\d+': '"protocol":0'}
    page = anna.open(f"/t/{table['id']}")
    page.get_by_role("heading", name=anna.say("state-new-version")).wait_for()
    relay.to_server = {}  # as the page would be after loading it again
    anna.button("state-load-again").click()
    AtTable(anna, table["id"]).wait_until_asked()


def test_a_page_whose_server_was_updated_offers_to_load_again(invite: Invite) -> None:
    anna = invite("Anna")
    relay = Relay(anna.page)
    person = begin_magpie(anna)
    person.wait_until_asked()
    relay.to_server = {r'"boot":"[^"]*"': '"boot":"before the update"'}
    relay.to_page = {r'"version":"[^"]*"': '"version":"9.9.9"'}
    relay.cut()
    person.page.get_by_text(person.say("state-new-version"), exact=True).wait_for()
    person.wait_until_asked()  # and the game goes on all the same
    anna.button("state-load-again").click()
    person.wait_until_asked()


def test_a_table_that_is_not_there_offers_a_way_to_the_lobby(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.open("/t/no-such-table")
    page.get_by_role("heading", name=anna.say("state-no-table")).wait_for()
    anna.button("table-to-lobby").click()
    page.get_by_role("heading", name=anna.say("ui-lobby-hello")).wait_for()
