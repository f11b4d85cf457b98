"""Who only watches sees what lies open, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.at_table import AtTable, play_on
from tests.browser.matches import asked_in_bang, finished_magpie
from tests.browser.visitor import Invite


def views(person: AtTable) -> list[dict[str, Any]]:
    """All views of the running match that the page was sent."""
    found = []
    for message in person.ear.received:
        match, position = message.get("match"), message.get("position")
        running = match is None or match["status"] == "running"
        if position and running and not position["view"]["over"]:  # at the end all is shown
            found.append(position["view"]["table"])
    return found


def test_a_spectator_sees_no_role_that_is_not_shown(invite: Invite) -> None:
    playing = asked_in_bang(invite("Anna"))  # the match waits for her while Walter comes
    watching = AtTable(invite("Walter"), playing.table).arrive()
    expect(watching.page.get_by_text(watching.say("table-watching"))).to_be_visible()
    play_on([playing], Random(9), enough=lambda: len(views(watching)) > 15)
    expect(watching.actions).to_have_count(0)

    sheriff = next(seat["role"] for seat in views(watching)[0]["seats"] if seat["role"])
    for view in views(watching):
        for seat in view["seats"]:
            assert seat["role"] in ("", sheriff) or not seat["in_play"]
    told = [event[0] for message in watching.ear.received for event in message.get("events", [])]
    assert told and "role_dealt" not in told
    # The player's own page knows exactly one role more (unless she is the sheriff herself).
    own = views(playing)[0]["seats"][0]["role"]
    assert own and playing.ear.received[0]["viewer"] == 0


def test_a_spectator_sees_who_won_and_has_no_vote(invite: Invite) -> None:
    playing = finished_magpie(invite("Anna"))
    watching = AtTable(invite("Walter"), playing.table).arrive()
    expect(watching.ending).to_be_visible()
    assert watching.winners() == playing.winners() != []
    expect(watching.visitor.button("table-rematch")).to_have_count(0)


def test_a_table_that_allows_no_watching_says_so(invite: Invite) -> None:
    anna, walter = invite("Anna"), invite("Walter")
    table = anna.new_table("magpie", ["me", "random"], watching={"allowed": False}, start=True)
    page = walter.open(f"/t/{table['id']}")
    page.get_by_role("heading", name=walter.say("state-no-watching")).wait_for()


def test_a_private_table_is_by_invitation_only(invite: Invite) -> None:
    anna, walter = invite("Anna"), invite("Walter")
    table = anna.new_table("magpie", ["me", "open"], visibility="private")
    page = walter.open(f"/t/{table['id']}")
    page.get_by_role("heading", name=walter.say("state-by-invitation")).wait_for()
