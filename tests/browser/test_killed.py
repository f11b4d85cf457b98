"""A server that dies without warning and starts again goes on exactly where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import AtTable, play_on
from tests.browser.matches import (
    MANY_ROUNDS,
    asked_in_bang,
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


def test_a_server_killed_in_mid_turn_goes_on_where_it_was(invite: Invite, server: Server) -> None:
    person = asked_in_bang(invite("Anna"), after=2)
    before = person.seen()
    outlive_the_server(server, person)
    person.wait_until_asked()
    person.sees_again(before)
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
    before, others_before = asked.seen(), other.log_lines()
    outlive_the_server(server, anna, boris)
    asked.wait_until_asked()
    asked.sees_again(before)
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


def test_a_lobby_whose_server_is_gone_says_so_and_recovers(invite: Invite, server: Server) -> None:
    anna = invite("Anna")
    page = anna.open("/")
    play_now = page.get_by_role("button", name=anna.say("ui-play-now")).first
    play_now.wait_for()
    anna.expects_trouble = True
    server.kill()
    play_now.click()
    page.get_by_text(anna.say("ui-unreachable")).first.wait_for()
    server.start()
    play_now.click()
    page.wait_for_url("**/t/*")
