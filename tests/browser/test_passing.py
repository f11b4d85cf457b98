"""One device for several people: everybody sees their own, and nothing hidden in between."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from tests.browser.accessibility import faults, sideways_scrolling
from tests.browser.at_table import LONGEST_GAME
from tests.browser.device import Device, at_one_device
from tests.browser.looks import PHONE
from tests.browser.matches import FEW_ROUNDS, MOST_MATCHES
from tests.browser.test_keyboard import choose_by_keys, focused
from tests.browser.visitor import Invite

FRIENDS = ["Anna", "Boris", "Clara"]
SECRET_ROLES = {"renegade", "outlaw", "deputy"}


def assert_no_hand_is_known(device: Device) -> None:
    """No card of a hand has come since the device was covered."""
    device.assert_knows_nothing_hidden()
    heard = device.heard_under_cover()
    for message in heard:
        if message.get("position"):
            seats = message["position"]["view"]["table"]["seats"]
            assert all(seat["cards"] == [] for seat in seats)
        events = [*message.get("events", []), *(message.get("history") or [])]
        assert "cards_received" not in [event[0] for event in events]
    known = device.say("table-you")  # marks the seat of whoever looks
    assert device.page.get_by_text(known, exact=True).count() == 0


def assert_no_role_is_known(device: Device) -> None:
    """No role but those that lie open is in the page, or has come since it was covered."""
    device.assert_knows_nothing_hidden()
    page, frames = device.everything_in_the_page(), repr(device.heard_under_cover())
    for role in SECRET_ROLES.difference(one["role"] for one in seats_seen(device)):
        assert role not in page.lower()
        assert role not in frames


def seats_seen(device: Device) -> list[dict[str, Any]]:
    """Return the seats of the position that came last over the open line."""
    heard = device.conversations[-1].received
    position = next(message["position"] for message in reversed(heard) if message.get("position"))
    seats: list[dict[str, Any]] = position["view"]["table"]["seats"]
    return seats


def press_by_keys(device: Device, key: str, **values: str | int) -> None:
    """Go to a button of the cover by Tab, wait until it can be pressed, press Enter."""
    wanted = device.say(key, **values)
    for _ in range(30):
        device.page.keyboard.press("Tab")
        if focused(device.page)[0].replace("\n", " ").endswith(wanted):
            break
    else:
        raise AssertionError(f"Tab does not lead to “{wanted}”")
    device.page.wait_for_function("() => document.activeElement.ariaDisabled !== 'true'")
    device.page.keyboard.press("Enter")


def pass_on_by_keys(device: Device, rng: Random) -> None:
    """Do what the cover asks for: hand the device over, or say whether anybody answers."""
    name = device.next_name()
    if name:
        press_by_keys(device, "passing-i-am", name=name)
    elif device.asks_for_answers() and rng.random() < 0.5:
        question = device.panel.element_handle()
        press_by_keys(device, "passing-anyone-no")
        device.page.wait_for_function("panel => !panel.isConnected", arg=question)
        return
    else:
        press_by_keys(device, "passing-anyone-yes")
        first = device.panel.locator(".enter button").first.inner_text().replace("\n", " ")
        name = first.removeprefix(device.say("passing-i-am", name="")).split()[-1]
        assert_no_hand_is_known(device)
        press_by_keys(device, "passing-i-am", name=name)
    device.covers.append(name)
    device.page.locator(".play").wait_for()


def test_two_people_and_a_bot_play_a_whole_game_of_magpie_by_keys_at_one_device(
    invite: Invite,
) -> None:
    anna, rng = invite("Anna"), Random(5)
    device = at_one_device(anna, "magpie", ["Boris"], 1, options={"rounds": FEW_ROUNDS})
    anna.page.evaluate("() => addEventListener('mousedown', () => { window.mouse = true; }, true)")
    deadline = time.monotonic() + LONGEST_GAME
    while not device.person.over():
        assert time.monotonic() < deadline, "the match did not come to an end"
        if device.covered():
            assert_no_hand_is_known(device)
            pass_on_by_keys(device, rng)
        elif device.person.asked():
            assert device.conversations[-1].seat >= 0
            choose_by_keys(device.person, rng)
        else:
            device.settle()
    for seat, name in enumerate(["Anna", "Boris"]):
        acts = [one for one in device.conversations if one.seat == seat for _ in one.acts()]
        assert len(acts) >= FEW_ROUNDS
        assert name in device.covers
    assert anna.ear.match is not None and anna.ear.match["status"] == "over"
    assert anna.page.evaluate("() => window.mouse") is None
    # Everybody sees the end, and one word is enough for all who sit here.
    anna.button("table-rematch").click()
    device.panel.wait_for()
    assert_no_hand_is_known(device)
    assert anna.ear.match["number"] == 2


def play_until_everybody_was_asked(device: Device, rng: Random) -> set[str]:
    """Pass the device around until all three were asked, or the match ends before."""
    asked: set[str] = set()
    deadline = time.monotonic() + LONGEST_GAME
    while len(asked) < len(FRIENDS) and not device.person.over():
        assert time.monotonic() < deadline, "not everybody was asked"
        if device.covered():
            assert_no_role_is_known(device)
            assert sideways_scrolling(device.page) <= 0
            device.enter(device.next_name())
        elif device.person.asked():
            name = device.covers[-1]
            assert_only_own_role_is_known(device, FRIENDS.index(name))
            asked.add(name)
            device.person.choose(rng)
        else:
            device.settle()
    return asked


def assert_only_own_role_is_known(device: Device, seat: int) -> None:
    """Whoever looks knows the own role, and those that lie open: the Sheriff's, and of the dead."""
    assert device.conversations[-1].seat == seat
    seats = seats_seen(device)
    assert seats[seat]["role"]
    others = [one for at, one in enumerate(seats) if at != seat and one["life"] > 0]
    assert {one["role"] for one in others} <= {"", "sheriff"}


def test_three_people_play_bang_at_one_device_and_no_role_shows_in_between(
    invite: Invite,
) -> None:
    anna = invite("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    for attempt in range(MOST_MATCHES):  # the first shots may end somebody's part too early
        device = at_one_device(anna, "bang", FRIENDS[1:], 2)
        if len(play_until_everybody_was_asked(device, Random(attempt))) == len(FRIENDS):
            return
    raise AssertionError("not everybody was ever asked")


def test_loading_the_page_again_comes_back_to_the_cover(invite: Invite) -> None:
    device = at_one_device(invite("Anna"), "magpie", ["Boris"], 1)
    device.enter("Anna")
    device.person.wait_until_asked()
    assert device.conversations[-1].seat == 0
    device.conversations.clear()  # they end with their page, without a word
    device.page.reload()
    device.panel.wait_for()
    assert device.next_name() == "Anna"
    assert_no_hand_is_known(device)
    device.enter("Anna")
    device.visitor.open("/about")
    device.conversations.clear()
    device.page.go_back()
    device.panel.wait_for()
    assert_no_hand_is_known(device)


def test_somebody_looks_at_their_own_cards_out_of_turn_and_covers_them_again(
    invite: Invite,
) -> None:
    anna = invite("Anna")
    device = at_one_device(anna, "magpie", ["Boris"], 1)
    device.button("passing-somebody-else").click()
    assert_no_hand_is_known(device)
    device.enter("Boris")
    device.person.wait_until_asked()
    device.person.choose(Random(1))
    device.panel.wait_for()
    assert device.next_name() == "Anna"
    device.enter("Anna")
    device.person.wait_until_asked()
    anna.button("passing-show-as").click()
    device.panel.wait_for()
    assert_no_hand_is_known(device)
    device.enter("Boris")
    anna.button("passing-seen-enough").click()
    device.panel.wait_for()
    assert device.next_name() == "Anna"
    assert_no_hand_is_known(device)


def taking_back(device: Device) -> str:
    """Return who may take their last action back under the cover; empty if nobody can."""
    for name in FRIENDS:
        if device.button("passing-take-back", name=name).count():
            return name
    return ""


def play_until_somebody_may_take_back(device: Device, rng: Random) -> str:
    """Pass the device around until the cover offers to take back; empty if it never did."""
    deadline = time.monotonic() + LONGEST_GAME
    while not device.person.over():
        assert time.monotonic() < deadline, "nobody could ever take anything back"
        if device.covered():
            if name := taking_back(device):
                return name
            device.enter(device.next_name())
        elif device.person.asked():
            device.person.choose(rng)
        else:
            device.settle()
    return ""


def test_whoever_acted_last_takes_it_back_although_the_device_is_covered(invite: Invite) -> None:
    anna = invite("Anna")
    for attempt in range(MOST_MATCHES):
        device = at_one_device(anna, "bang", [*FRIENDS[1:], "Dora"], 0)
        name = play_until_somebody_may_take_back(device, Random(attempt))
        if name:
            break
    assert_no_role_is_known(device)
    device.button("passing-take-back", name=name).and_(
        device.page.locator(":not([aria-disabled=true])")
    ).click()
    device.person.wait_until_asked()
    assert device.conversations[-1].seat == FRIENDS.index(name)
    assert_only_own_role_is_known(device, FRIENDS.index(name))
    welcome, *after = device.conversations[-1].received
    moved = [one for one in after if one["t"] == "moved"]
    assert [one["undone"] for one in moved] == [FRIENDS.index(name)]
    # What was told of it is void; a choice that only opens the next one told nothing.
    assert moved[0]["at"] <= len(welcome["history"])
    device.person.choose(Random(1))  # and thinks of something else


def test_friends_are_seated_in_the_lobby_and_at_the_table(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.open("/new/magpie?local=1")
    page.get_by_label(anna.say("passing-friend-name", seat=2)).fill("Boris")
    page.get_by_label(anna.say("passing-friend-name", seat=3)).fill("Clara")
    device = Device(anna)
    anna.button("ui-start-now").click()
    device.panel.wait_for()
    assert device.next_name() == "Anna"
    names = [seat["name"] for seat in anna.ear.table["seats"]]
    assert names[:3] == ["Anna", "Boris", "Clara"]


def test_a_friend_sits_down_at_an_open_table_and_is_let_go(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.new_table("magpie", ["me", "open", "open"])
    person = Device(anna, table["id"]).person.arrive()
    choice = person.page.get_by_label(anna.say("table-seat-for", seat=2))
    choice.select_option(label=anna.say("passing-friend-option"))
    person.page.get_by_label(anna.say("passing-friend-name", seat=2)).fill("Boris")
    person.page.keyboard.press("Enter")
    person.page.get_by_role("heading", name="Boris").wait_for()
    assert person.page.get_by_text(anna.say("passing-here"), exact=True).count() == 2
    person.seats.nth(1).get_by_role("button", name=anna.say("table-free-seat")).click()
    person.page.get_by_role("heading", name="Boris").wait_for(state="detached")


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_covers_have_no_faults_and_fit_a_phone(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    device = at_one_device(anna, "magpie", ["Maximiliane-Franziska von Hohenzollern"], 1)
    for scheme in ("dark", "light"):
        anna.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert faults(anna.page) == []
    assert sideways_scrolling(anna.page) <= 0
    device.button("passing-somebody-else").click()
    device.panel.locator(".enter").nth(1).wait_for()
    assert faults(anna.page) == []
    assert sideways_scrolling(anna.page) <= 0
    device.enter("Anna")
    device.person.wait_until_asked()
    assert sideways_scrolling(anna.page) <= 0
    assert faults(anna.page) == []
