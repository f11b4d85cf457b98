"""Replays: through a match step by step, through anybody's eyes, and from a moment on again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults, sideways_scrolling
from tests.browser.at_replay import AtReplay, frames_of
from tests.browser.at_table import AtTable, play_on
from tests.browser.looks import PHONE
from tests.browser.matches import begin_bang, begin_magpie, finished_magpie
from tests.browser.visitor import Invite

FINGER = 44  # pixels


def test_a_match_is_gone_through_from_its_beginning_to_its_end(invite: Invite) -> None:
    played = finished_magpie(invite("Anna"))
    winners = played.winners()
    watching = AtTable(invite("Walter"), played.table).arrive()
    told = watching.log_lines()
    replay = AtReplay(watching.visitor)
    watching.visitor.button("ui-replay-watch").click()
    replay.expect_at(0)
    assert replay.log_lines() == told  # the very lines a spectator was told
    replay.visitor.button("ui-replay-step-on").click()
    replay.expect_at(1)
    assert replay.say("ui-replay-step", step=1, steps=replay.last()) in replay.said()
    replay.visitor.button("ui-replay-last").click()
    replay.expect_at(replay.last())
    expect(replay.log.locator("[aria-current]").last).to_be_in_viewport()
    assert all(name in replay.page.locator(".prompt .text").inner_text() for name in winners)
    replay.log.get_by_role("button").first.click()
    replay.expect_at(0)


def test_a_match_plays_by_itself_until_somebody_stops_it(invite: Invite) -> None:
    replay = AtReplay(invite("Anna")).open(finished_magpie(invite("Boris")).table)
    replay.page.get_by_role("combobox", name=replay.say("ui-replay-speed")).select_option("4")
    replay.visitor.button("ui-replay-play").click()
    replay.expect_at(3)
    replay.visitor.button("ui-replay-pause").click()
    stopped = replay.at()
    replay.page.wait_for_timeout(1500)  # longer than a moment lasts at this speed
    assert replay.at() == stopped < replay.last()


def test_a_match_is_gone_through_by_keys_alone(invite: Invite) -> None:
    replay = AtReplay(invite("Anna")).open(finished_magpie(invite("Boris")).table)
    opened = replay.log.locator("h3").count()
    turns = 0
    while replay.at() < replay.last():
        before = replay.at()
        replay.press("]")
        assert replay.at() > before
        turns += 1
    assert turns >= opened - 1  # the first round begins with the match
    for key, moment in (("Home", 0), ("ArrowRight", 1), ("End", replay.last())):
        replay.press(key)
        replay.expect_at(moment)
    replay.slider.focus()
    replay.press("ArrowLeft")
    replay.expect_at(replay.last() - 1)
    replay.press("[")
    assert replay.at() < replay.last() - 1


def test_a_secret_role_is_seen_through_the_eyes_of_its_player_only(invite: Invite) -> None:
    played = begin_bang(invite("Anna"))
    play_on([played], Random(3))
    replay = AtReplay(invite("Walter")).open(played.table)
    names = replay.seen_by.locator("option").all_inner_texts()[1:]
    dealt = [
        event[1][0]
        for event in frames_of(replay.visitor, played.table, -1)[0]["events"]
        if event[0] == "role_shown"
    ]
    secret = next(seat for seat in range(len(names)) if seat not in dealt)
    moment = 2
    replay.press("ArrowRight")
    replay.press("ArrowRight")
    line = replay.log.get_by_text(f"{names[secret]}'s secret role")
    expect(line).to_have_count(0)
    replay.look_as(names[secret])
    expect(line).to_have_count(1)
    replay.expect_at(moment)
    seats = frames_of(replay.visitor, played.table, secret)[moment]["view"]["table"]["seats"]
    assert [seat for seat, row in enumerate(seats) if row["role"]] == sorted([*dealt, secret])
    replay.look_as(replay.say("ui-replay-spectator"))
    expect(line).to_have_count(0)


def test_a_moment_can_be_shared_by_its_address(invite: Invite) -> None:
    anna, boris = invite("Anna"), invite("Boris")
    played = finished_magpie(anna)
    replay = AtReplay(anna).open(played.table)
    replay.look_as(replay.seen_by.locator("option").nth(2).inner_text())
    for _ in range(4):
        replay.press("ArrowRight")
    anna.page.wait_for_url("**#4")
    shared = AtReplay(boris)
    boris.page.goto(anna.page.url)
    shared.expect_at(4)
    assert shared.seen_by.input_value() == replay.seen_by.input_value() == "1"
    boris.page.evaluate("location.hash = '#2'")
    shared.expect_at(2)


def test_a_downloaded_record_shows_the_same_match_when_it_is_opened(
    invite: Invite, tmp_path: Path
) -> None:
    played = finished_magpie(invite("Anna"))
    ours = AtReplay(invite("Walter")).open(played.table)
    theirs = AtReplay(invite("Stranger", known=False))
    theirs.upload(ours.download(tmp_path))
    theirs.expect_at(0)
    assert theirs.log_lines() == ours.log_lines() != []
    assert theirs.prompts() == ours.prompts()
    again = theirs.download(tmp_path).read_text("utf-8")
    assert again == (tmp_path / "Walter.yaml").read_text("utf-8")
    theirs.open_menu().get_by_role("button", name=theirs.say("table-verify")).click()
    theirs.page.get_by_text(theirs.say("ui-verdict-ok"), exact=True).wait_for()


def test_what_is_no_record_is_refused_in_words_and_another_may_follow(
    invite: Invite, tmp_path: Path
) -> None:
    anna = invite("Anna")
    anna.expects_trouble = True  # the browser writes down that the server said no
    good = AtReplay(anna).open(finished_magpie(anna).table).download(tmp_path)
    bad = tmp_path / "bad.yaml"
    bad.write_text("!!python/object/apply:os.system ['true']", "utf-8")
    replay = AtReplay(anna)
    replay.upload(bad)
    field = anna.page.get_by_role("textbox", name=anna.say("ui-verify-paste"))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.say("refused-bad-record"))
    anna.page.locator("input[type=file]").set_input_files(good)
    replay.expect_at(0)


def test_in_mid_game_there_is_only_what_one_was_told(invite: Invite) -> None:
    playing = begin_magpie(invite("Anna"))
    playing.wait_until_asked()
    told = playing.log_lines()
    replay = AtReplay(playing.visitor).open(playing.table)
    expect(replay.page.get_by_text(replay.say("ui-replay-own-stream"))).to_be_visible()
    expect(replay.seen_by).to_have_count(0)
    assert len(replay.log_lines()) == len(told)
    expect(replay.visitor.button("ui-replay-fork")).to_have_count(0)


def test_a_match_is_played_on_from_its_middle(invite: Invite) -> None:
    anna = invite("Anna")
    played = finished_magpie(anna)
    replay = AtReplay(anna).open(played.table, more="#3")
    replay.expect_at(3)
    anna.button("ui-replay-fork").click()
    anna.button("ui-replay-fork-go").click()
    anna.page.wait_for_url("**/t/*")
    forked = AtTable(anna, anna.page.url.rsplit("/", 1)[1])
    assert forked.table != played.table
    play_on([forked], Random(5), enough=lambda: forked.acted() > played.acted())
    assert forked.log_lines()
    play_on([forked], Random(5))
    assert forked.winners()
    anna.button("table-verify").click()
    anna.page.get_by_text(anna.say("ui-verdict-ok"), exact=True).wait_for()


def test_the_lobby_leads_to_the_replays_of_what_is_over(invite: Invite) -> None:
    played = finished_magpie(invite("Anna"))
    anna = played.visitor
    anna.open("/")
    anna.button("ui-replay-watch").first.click()
    AtReplay(anna).expect_at(0)
    assert f"/replay/{played.table}" in anna.page.url


def test_axe_core_finds_no_fault_in_a_replay_and_its_dialogs(invite: Invite) -> None:
    anna = invite("Anna")
    played = finished_magpie(anna)
    anna.open("/replay").get_by_role("textbox").wait_for()
    assert faults(anna.page) == []
    replay = AtReplay(anna).open(played.table, more="#2")
    replay.expect_at(2)
    for scheme in ("dark", "light"):
        anna.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert faults(anna.page) == [], scheme
        replay.open_menu()
        assert faults(anna.page) == [], f"menu, {scheme}"
        anna.page.keyboard.press("Escape")
        anna.button("ui-replay-fork").click()
        assert faults(anna.page) == [], f"playing on, {scheme}"
        anna.page.keyboard.press("Escape")


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_a_replay_fits_a_phone_and_its_fingers(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    played = finished_magpie(anna)
    assert sideways_scrolling(anna.page) <= 0, "the end of the match"
    replay = AtReplay(anna)
    anna.open("/replay").get_by_role("textbox").wait_for()
    assert sideways_scrolling(anna.page) <= 0, "opening a record"
    replay.open(played.table)
    before = replay.slider.bounding_box()
    for _ in range(replay.last()):
        replay.press("ArrowRight")
        assert sideways_scrolling(anna.page) <= 0
        assert replay.slider.bounding_box() == before  # whatever is said, the time line stays
    buttons = replay.page.locator("section.dock button:visible").all()
    assert len(buttons) == 6  # five ways to wind (the time line has both ends), and playing on
    for button in buttons:
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= FINGER
    assert before and before["height"] >= FINGER
