"""Nothing is lost: by loading a page again, by a dead server, or by a broken line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.at_table import AtTable, play_on
from tests.browser.matches import (
    MANY_ROUNDS,
    begin_bang,
    begin_magpie,
    magpie_for_two,
    reach_a_window,
)
from tests.browser.serving import Server
from tests.browser.visitor import Invite

WAY_OFF = 600  # seconds: no window closes by itself while a server is dead


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed and started again."""
    started = Server(tmp_path)
    started.start()
    yield started
    started.stop()


def seen(person: AtTable) -> list[str]:
    """All that a person sees of a match when they are asked something, line by line."""
    labels = [choice["label"] for choice in person.choices()]
    return [person.prompt(), *labels, *person.board(), *person.log_lines()]


def outlive_the_server(server: Server, *people: AtTable) -> None:
    """Kill the server, let everybody notice, and start it again on the same data."""
    for person in people:
        person.visitor.expects_trouble = True
    server.kill()
    for person in people:
        person.page.get_by_text(person.say("state-reconnecting")).first.wait_for()
    server.start()
    for person in people:
        person.page.get_by_text(person.say("state-restarted")).first.wait_for()
        expect(person.page.get_by_text(person.say("state-reconnecting"))).to_have_count(0)


def test_a_page_loaded_again_in_mid_turn_shows_the_same(invite: Invite) -> None:
    person = begin_bang(invite("Anna"))
    person.wait_until_asked()
    before = seen(person)
    person.page.reload()
    person.wait_until_asked()
    assert seen(person) == before
    play_on([person], Random(3), enough=lambda: len(seen(person)) > len(before) + 5)


def test_a_server_killed_in_mid_turn_goes_on_where_it_was(invite: Invite, server: Server) -> None:
    person = begin_bang(invite("Anna"))
    person.wait_until_asked()
    person.choose(Random(4))
    person.wait_until_asked()
    before = seen(person)
    outlive_the_server(server, person)
    person.wait_until_asked()
    assert seen(person) == before
    assert len(set(person.ear.boots())) == 2
    play_on([person], Random(4))
    assert person.ear.match is not None and person.ear.match["status"] == "over"


def test_a_server_killed_inside_a_window_keeps_answers_and_question(
    invite: Invite, server: Server
) -> None:
    players = invite("Anna"), invite("Boris")
    anna, boris = magpie_for_two(*players, rounds=MANY_ROUNDS, window_most=WAY_OFF)
    rng = Random(5)
    asked = reach_a_window([anna, boris], rng)
    other = boris if asked is anna else anna
    before, others_before = seen(asked), other.log_lines()
    outlive_the_server(server, anna, boris)
    asked.wait_until_asked()
    assert seen(asked) == before
    assert other.log_lines() == others_before
    play_on([anna, boris], rng)
    for person in (anna, boris):
        assert person.ear.match is not None and person.ear.match["status"] == "over"


def test_an_answer_given_before_the_server_died_still_stands(
    invite: Invite, server: Server
) -> None:
    anna, boris = magpie_for_two(invite("Anna"), invite("Boris"))
    anna.wait_until_asked()
    anna.press(0)
    mark = anna.actions.get_by_text(anna.say("table-your-answer"))
    expect(mark).to_have_count(1)
    outlive_the_server(server, anna, boris)
    assert anna.ear.position is not None and anna.ear.position["decision"]["answered"]
    expect(anna.page).not_to_have_title("●")
    play_on([anna, boris], Random(6))


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


def test_a_page_older_than_the_server_is_told_to_load_again(invite: Invite) -> None:
    anna = invite("Anna")

    spoken = ['"protocol":0']  # what the page is made to say, instead of today's number

    def as_an_old_page(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(
            lambda message: server.send(str(message).replace('"protocol":1', spoken[0]))
        )

    table = anna.new_table("magpie", ["me", "random"], start=True)
    anna.page.route_web_socket("**/socket", as_an_old_page)
    page = anna.open(f"/t/{table['id']}")
    page.get_by_role("heading", name=anna.say("state-new-version")).wait_for()
    spoken[0] = '"protocol":1'  # as the page would be after loading it again
    anna.button("state-load-again").click()
    AtTable(anna, table["id"]).arrive().wait_until_asked()


def test_a_table_that_is_not_there_offers_a_way_to_the_lobby(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.open("/t/no-such-table")
    page.get_by_role("heading", name=anna.say("state-no-table")).wait_for()
    anna.button("table-to-lobby").click()
    page.get_by_role("heading", name=anna.say("ui-lobby-hello")).wait_for()
