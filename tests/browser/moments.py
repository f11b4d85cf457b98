"""Moments worth a picture that take some playing: BANG! at its busiest, covers, sheets, dialogs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from tests.browser.at_replay import AtReplay
from tests.browser.at_table import AtTable, play_on
from tests.browser.device import Device, at_one_device
from tests.browser.matches import MANY_ROUNDS
from tests.browser.visitor import Visitor

MODULES = ["duel", "rage", "characters", "undead", "legacy"]
MOST_MATCHES = 12
LONG_ENOUGH = 60  # events until a table is full of things

Fits = Callable[[AtTable], bool]
# What is done on a page, once it is open, until the moment is there.
Doing = Callable[[Visitor], object]
Moment = tuple[str, Doing]


def sit_down(anna: Visitor, players: int, modules: list[str]) -> AtTable:
    """Sit down to a match of BANG! with bots."""
    seats = ["me", *["regular"] * (players - 1)]
    table = anna.new_table("bang", seats, modules=modules, start=True)
    person = AtTable(anna, table["id"]).arrive()
    person.page.locator(".board").wait_for()  # the dice are being sealed first
    return person


def is_asked_for(person: AtTable, fits: Fits) -> bool:
    """Say whether somebody is asked, and the moment is the one that is wanted."""
    return fits(person) and person.asked()


def until(anna: Visitor, players: int, modules: list[str], fits: Fits) -> AtTable:
    """Play matches until one comes to such a moment."""
    for attempt in range(MOST_MATCHES):
        person = sit_down(anna, players, modules)
        play_on([person], Random(attempt), enough=partial(is_asked_for, person, fits))
        if not person.over():
            return person
    raise AssertionError("such a moment never came")


def ended_bang(anna: Visitor, players: int, modules: list[str]) -> AtTable:
    """Play a match of BANG! to its end."""
    person = sit_down(anna, players, modules)
    play_on([person], Random(4))
    return person


def has_dice(person: AtTable) -> bool:
    """Say whether several dice may be marked."""
    free = person.page.locator("ol.dice button:not(.fixed)").count()
    return free > 1 and person.page.locator(".tray button.all").count() > 0


def has_targets(person: AtTable) -> bool:
    """Say whether several seats may be touched."""
    return person.page.locator("[data-target].possible").count() > 1


def told(person: AtTable) -> int:
    """Return how many events of the match have been told."""
    moved = [message for message in person.ear.received if message.get("t") == "moved"]
    return int(moved[-1]["at"]) + len(moved[-1]["events"]) if moved else 0


def is_busy(person: AtTable) -> bool:
    """Say whether somebody is to be chosen at a table that is full of things by now."""
    return told(person) > LONG_ENOUGH and has_targets(person)


def rolls_busily(person: AtTable) -> bool:
    """Say whether dice are to be chosen at a table that is full of things by now."""
    return told(person) > LONG_ENOUGH and has_dice(person)


DMITRI = re.compile("Dmitri|Дмитри")


# On a page that is open


def wait_for_actions(anna: Visitor) -> None:
    """Wait until there is something to choose."""
    anna.page.locator("section.actions [data-choice]").first.wait_for()


def wait_for_board(anna: Visitor) -> None:
    """Wait until the table is there."""
    anna.page.locator(".board").wait_for()


def touch_a_target(anna: Visitor) -> None:
    """Preview what would happen to somebody."""
    anna.page.locator("[data-target].possible").first.click()


def touch_dice(anna: Visitor) -> None:
    """Mark two dice."""
    for place in range(2):
        anna.page.locator("ol.dice button:not(.fixed)").nth(place).click()
    anna.page.locator("button.odds").wait_for()


def open_odds(anna: Visitor) -> None:
    """Look at all that may come of two dice."""
    touch_dice(anna)
    anna.page.locator("button.odds").click()
    anna.page.get_by_role("dialog").wait_for()


def open_by(key: str, anna: Visitor) -> None:
    """Press a button that opens a dialog."""
    anna.button(key).click()
    anna.page.get_by_role("dialog").wait_for()


def choose_a_side(anna: Visitor) -> None:
    """Play Chuck Wengam's scenario up to where he turns a die, and choose die and side."""
    upload(anna, TURNING)
    anna.page.locator("ol.dice button:not(.fixed)").nth(1).click()
    anna.page.locator("ul [data-choice][aria-pressed] svg").first.wait_for()


def upload(anna: Visitor, scenario: str) -> None:
    """Open a scenario of one's own."""
    anna.page.get_by_role("textbox").fill(scenario)
    anna.button("lesson-puzzle-go").click()
    wait_for_actions(anna)


def rise(anna: Visitor) -> None:
    """Play a scenario until the dead rise."""
    upload(anna, RISING)
    anna.page.locator("section.actions .option:not(.main)").first.click()
    anna.page.locator(".outbreak").wait_for()


def fight(anna: Visitor) -> None:
    """Play a scenario up to the middle of a duel."""
    upload(anna, FIGHTING)
    anna.page.locator("section.actions .option:not(.main)").first.click()
    anna.page.locator("section.actions .option", has_text=DMITRI).click()
    anna.page.locator("section.duel").wait_for()


RISING = """\
title: The dead rise
game: bang
players: 5
modules: [undead]
puzzle: {seat: anna}
position:
  hands: [2, 1, 1]
  seats:
    boris: {out: true}
    dmitri: {life: 1}
forced:
  dice:
  - [2, dynamite, dynamite, gatling, gatling]
  - any
  graves: [1]
steps:
- anna: stop
"""
FIGHTING = """\
title: A duel
game: bang
players: 5
modules: [duel, rage]
puzzle: {seat: anna}
position:
  seats:
    anna: {character: bart-cassidy}
forced:
  dice:
  - [dynamite, dynamite, gatling, gatling, duel]
  - any
  duel: [duel, duel, duel, whiskey]
  wounds: [beer]
steps:
- anna: stop
- anna: duel dmitri
- anna: take_arrows 0
"""
TURNING = """\
title: Chuck Wengam turns a die
game: bang
players: 5
modules: [characters]
position:
  seats:
    anna: {character: chuck-wengam}
forced:
  dice:
  - [1, 2, dynamite, beer, arrow]
steps:
- anna: turn 1 gatling
"""


def bang_moments(anna: Visitor) -> Iterator[Moment]:
    """Come to moments of BANG! that are hard to show, one after the other."""
    until(anna, 8, MODULES, is_busy)
    yield "bang eight busy", wait_for_actions
    yield "bang eight aiming", touch_a_target
    until(anna, 8, MODULES, rolls_busily)
    yield "bang eight dice", touch_dice
    until(anna, 5, MODULES, is_busy)
    yield "bang five busy", wait_for_actions
    yield "bang five aiming", touch_a_target
    until(anna, 5, [], has_dice)
    yield "bang dice marked", touch_dice
    yield "bang odds", open_odds
    ended_bang(anna, 5, MODULES)
    yield "bang end", wait_for_board
    anna.open("/puzzle")
    yield "bang turning a die", choose_a_side
    yield "bang outbreak", rise
    yield "bang duel", fight


def asked_for_answers(anna: Visitor) -> Device:
    """Play at one device until it asks whether anybody answers."""
    device = at_one_device(anna, "magpie", ["Boris", "Clara"], 1, options={"rounds": MANY_ROUNDS})
    while not (device.covered() and device.asks_for_answers()):
        if device.covered():
            name = device.next_name()
            if name:  # else it has just begun to ask
                device.enter(name)
        elif device.person.asked():
            device.person.press(0)
        elif device.person.over():
            return asked_for_answers(anna)
        device.settle()
    return device


def other_moments(anna: Visitor) -> Iterator[Moment]:
    """Come to what is a touch away on other pages."""
    anna.open("/")
    yield "settings", partial(open_by, "ui-settings")
    ended = ended_bang(anna, 4, [])
    AtReplay(anna).open(ended.table, more="#9")
    yield "replay of bang", wait_for_board
    yield "playing on", partial(open_by, "ui-replay-fork")
    asked_for_answers(anna)
    yield "does anyone answer", lambda visitor: visitor.page.locator(".passing .panel").wait_for()
