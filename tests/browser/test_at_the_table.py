"""What people do at a table besides playing: talk, leave and return, take back, play again."""

from __future__ import annotations

import re
from functools import partial
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.at_table import AtTable, play_on
from tests.browser.matches import begin_bang, finished_magpie, magpie_for_two
from tests.browser.visitor import Invite

STOP = "Stop and keep all dice"
READ_RULE = re.compile(r"^Read rule \d+\.\d+$")


def open_chat(person: AtTable) -> None:
    """Show the chat beside the board."""
    person.page.get_by_text(person.say("table-chat"), exact=True).click()


def test_what_one_says_the_other_reads_and_it_is_kept(invite: Invite) -> None:
    anna, boris = magpie_for_two(invite("Anna"), invite("Boris"))
    anna.wait_until_asked()
    boris.wait_until_asked()
    open_chat(anna)
    line = anna.page.get_by_role("textbox", name=anna.say("table-chat-label"))
    line.fill("Hello <b>Boris</b> & good luck")
    anna.visitor.button("table-chat-send").click()
    expect(line).to_have_value("")
    boris.visitor.button("table-chat-unread", unread=1).wait_for()
    boris.visitor.button("table-chat-unread", unread=1).click()
    said = boris.page.get_by_role("log", name=boris.say("table-chat"))
    expect(said).to_contain_text("Hello <b>Boris</b> & good luck")
    boris.page.reload()
    open_chat(boris)
    expect(said).to_contain_text("Hello <b>Boris</b> & good luck")


def test_a_bot_takes_over_who_leaves_and_hands_back_on_return(invite: Invite) -> None:
    anna, boris = magpie_for_two(invite("Anna"), invite("Boris"))
    boris.wait_until_asked()
    boris.visitor.button("table-menu").click()
    boris.visitor.button("table-leave").click()
    boris.visitor.button("table-leave-bot").click()
    boris.page.get_by_role("heading", name=boris.say("ui-lobby-hello")).wait_for()
    anna.page.get_by_text(anna.say("table-left", name="Boris")).first.wait_for()
    expect(anna.seats.nth(1)).to_contain_text(anna.say("table-seat-left"))

    mine = boris.page.get_by_role("region", name=boris.say("ui-my-games"))
    mine.get_by_role("link").filter(has_text="Anna").click()
    boris.visitor.button("table-take-back").click()
    anna.page.get_by_text(anna.say("table-is-back", name="Boris")).first.wait_for()
    expect(anna.seats.nth(1)).not_to_contain_text(anna.say("table-seat-left"))
    play_on([anna, boris], Random(11))


def test_a_bot_plays_on_for_somebody_who_left(invite: Invite) -> None:
    anna, boris = magpie_for_two(invite("Anna"), invite("Boris"))
    boris.wait_until_asked()
    boris.visitor.button("table-menu").click()
    boris.visitor.button("table-leave").click()
    boris.visitor.button("table-leave-bot").click()
    play_on([anna], Random(12))
    assert anna.ear.match is not None and anna.ear.match["status"] == "over"


def is_there(thing: Locator) -> bool:
    return thing.count() > 0


def stop_rolling(person: AtTable) -> bool:
    """Keep the dice as they are; return whether that can be taken back."""
    stop = person.actions.get_by_role("button", name=STOP)
    if not is_there(stop):
        return False
    handle, before = stop.element_handle(), person.actions.inner_text()
    stop.click()
    person.wait_for_answer(handle, before)
    return is_there(person.visitor.button("table-undo"))


def test_a_step_that_told_nobody_anything_is_taken_back(invite: Invite) -> None:
    anna = invite("Anna")
    for attempt in range(10):  # the dice may leave nothing to decide
        person = begin_bang(anna)
        stop = person.actions.get_by_role("button", name=STOP)
        play_on([person], Random(attempt), enough=partial(is_there, stop))
        told, asked = person.log_lines(), person.prompt()
        if person.over() or not stop_rolling(person) or not person.asked():
            continue
        assert person.prompt() != asked
        person.visitor.button("table-undo").click()
        expect(person.page.locator(".prompt .text")).to_have_text(asked)
        assert person.log_lines() == told
        return
    raise AssertionError("ten games without anything to take back")


def test_two_people_who_want_it_play_again(invite: Invite) -> None:
    anna, boris = magpie_for_two(invite("Anna"), invite("Boris"))
    play_on([anna, boris], Random(13))
    anna.visitor.button("table-rematch").click()
    wanted = boris.say("table-rematch-wanted", names="Anna", count=1)
    boris.ending.get_by_text(wanted).wait_for()
    boris.visitor.button("table-rematch").click()
    for person in (anna, boris):
        number = person.page.get_by_text(person.say("table-match-number", number=2))
        number.first.wait_for()
        assert person.ear.match is not None and person.ear.match["number"] == 2
    play_on([anna, boris], Random(14))


def test_alone_among_bots_one_wish_is_enough_to_play_again(invite: Invite) -> None:
    person = finished_magpie(invite("Anna"))
    first = person.ear.match
    person.visitor.button("table-rematch").click()
    person.wait_until_asked()
    second = person.ear.match
    assert first is not None and second is not None
    assert (first["number"], second["number"]) == (1, 2)
    assert first["commitment"] != second["commitment"]


def test_a_die_that_cannot_be_chosen_says_why_and_opens_the_rule(invite: Invite) -> None:
    anna = invite("Anna")
    for attempt in range(20):  # until some roll shows dynamite
        person = begin_bang(anna)
        stuck = person.page.locator("[data-choice].fixed")
        play_on([person], Random(attempt), enough=partial(is_there, stuck))
        if person.over():
            continue
        stuck.first.click()
        person.page.get_by_role("button", name=READ_RULE).click()
        rulebook = person.page.locator(".rulebook article.here")
        expect(rulebook).to_contain_text("dynamite", ignore_case=True)
        return
    raise AssertionError("twenty games without dynamite")
