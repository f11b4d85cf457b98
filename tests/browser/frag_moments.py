"""Moments of FRAG worth a picture; most are come to by scenarios, so that they are alike."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.at_frag import sit_down, until, walks
from tests.browser.at_table import AtTable, Decision, answer
from tests.browser.moments import Moment, upload, wait_for_actions, wait_for_board
from tests.browser.visitor import Visitor

BUSY = """\
title: In the middle of it
game: frag
players: 6
options: {map: 1}
puzzle: {seat: anna}
position:
  points: 5
  piles:
    e7: [shotgun, medpack]
  blood: [f4, g6]
  seats:
    anna:
      at: d4
      weapons: [electromagnetic_cannon enhanced_damage, missile_launcher]
      hand: [lightning_blaster, targeting_system, personal_teleporter, teleportation]
      armour: heavy_armor
      gear: [energy_reflector, fireproof_coating]
      wounds: 1
    boris: {at: f4, weapons: [needler], hand: [lag, zigged, medpack]}
    clara: {at: g6, wounds: 2}
    dmitri: {at: z16}
    emma: {out: true}
steps:
- anna: attack boris pistol
"""
TELEPORTING = """\
title: Anywhere
game: frag
players: 2
options: {map: 1}
puzzle: {seat: anna}
position:
  phase: roll
  seats:
    anna: {at: d4, hand: [teleportation]}
steps:
- anna: play teleportation
- anna: go h7
"""
ANSWERING = """\
title: Under fire
game: frag
players: 3
options: {map: 1}
puzzle: {seat: anna}
position:
  turn: boris
  seats:
    anna: {at: f4, hand: [automatic_miss, personal_teleporter, medpack]}
    boris: {at: d4, weapons: [shotgun]}
    clara: {at: z16}
steps:
- boris: attack anna shotgun
- anna: play automatic_miss
"""


def is_window(asked: Decision) -> bool:
    """Say whether answers are asked for."""
    return bool(asked["window"])


def ended(anna: Visitor) -> AtTable:
    """Play a short match of FRAG to its end by the list alone."""
    person = sit_down(anna, players=4, goal=1)
    while not person.over():
        person.glance()
        if person.asked():
            answer(person)
    return person


def take_aim(anna: Visitor) -> None:
    """Touch somebody in sight."""
    upload(anna, BUSY)
    anna.page.locator("g.target").first.wait_for()
    anna.page.keyboard.press("t")
    anna.page.keyboard.press("Enter")
    anna.page.locator(".aim ul button").first.wait_for()


def play_teleportation(anna: Visitor) -> None:
    """Play Teleportation, which asks for a field."""
    upload(anna, TELEPORTING)
    anna.page.locator(".belongings ul").last.get_by_role("button").first.click()
    anna.page.get_by_role("dialog").locator("ul button").first.click()
    anna.page.locator("path.reach[d^=M]").first.wait_for(state="attached")


def look_at_a_card(anna: Visitor) -> None:
    """Open a card of the own hand."""
    upload(anna, BUSY)
    anna.page.locator(".belongings ul").last.get_by_role("button").first.click()
    anna.page.get_by_role("dialog").wait_for()


def look_at_a_fighter(anna: Visitor) -> None:
    """Open what is known of another fighter."""
    upload(anna, BUSY)
    anna.page.locator(".fighters button").nth(1).click()
    anna.page.get_by_role("dialog").wait_for()


def frag_moments(anna: Visitor) -> Iterator[Moment]:
    """Come to moments of FRAG, one after the other."""
    anna.open("/puzzle")
    yield "frag busy", lambda one: upload(one, BUSY)
    yield "frag aiming", take_aim
    yield "frag anywhere", play_teleportation
    yield "frag answering", lambda one: upload(one, ANSWERING)
    yield "frag card", look_at_a_card
    yield "frag fighter", look_at_a_fighter
    sit_down(anna, players=6)
    yield "frag building", wait_for_actions
    until(sit_down(anna, players=6), walks)
    yield "frag walking", wait_for_actions
    until(sit_down(anna, players=4), is_window)
    yield "frag window", wait_for_actions
    ended(anna)
    yield "frag end", wait_for_board
    anna.open("/learn/frag?file=7_leaping&n=0")
    yield "frag lesson", wait_for_actions
    anna.open("/new/frag")
    yield "frag new table", lambda one: one.page.locator("form").wait_for()
