"""Moments of COLLECT! FIGHT! SURVIVE! worth a picture; most are scenarios, so they are alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.browser.at_cfs import do_something, sit_down, touch, until, use_terminal, wait
from tests.browser.at_table import AtTable
from tests.browser.moments import Moment, upload, wait_for_board
from tests.browser.visitor import Visitor

BUSY = """\
title: In the middle of it
game: cfs
players: 3
puzzle: {seat: anna}
position:
  round: 2
  active: ranger_1
  rest: spread
  floor: {e4: [salt, glass], a1: [water, fuel], c5: [spores, seeds, cloth], i9: [tools]}
  fields: {f2-f3: off, b5-c5: off, d2-d3: off}
  machines: {greifer_1: f6, greifer_2: {at: g6, down: true}, krabber_1: {at: d7, load: [copper]}}
  seats:
    anna:
      needs: [salt, water, crystal]
      left_out: hauler
      card: k_clubs
      scout: {at: c4, load: [seeds]}
      guard: {at: b2, out: true}
      ranger: {at: e4, load: [crystal]}
    boris:
      card: 9_hearts
      left_out: scout
      guard: {at: f4, load: [medicine]}
      hauler: {at: h9, load: [copper, fuel, tools, circuits]}
    clara: {card: q_spades, left_out: guard, scout: {at: i2, down: true}, hauler: g1}
forced:
  fight: [8, 1]
steps:
- anna: fight f4
"""
SWITCHING = """\
title: At a terminal
game: cfs
players: 3
puzzle: {seat: anna}
position:
  active: ranger_1
  seats:
    anna: {ranger: c3, needs: [salt, water, crystal]}
steps:
- anna: console
- anna: toggle d2-d3
- anna: enough
"""
THROWN = """\
title: Who follows
game: cfs
players: 2
puzzle: {seat: anna}
position:
  active: guard_1
  seats:
    anna: {guard: f3, needs: [salt, water, crystal]}
    boris: {scout: {at: g3, load: [salt]}}
forced:
  fight: [6, 2]
steps:
- anna: fight g3
- anna: follow
"""
JUMPING = """\
title: Through the teleporter
game: cfs
players: 2
puzzle: {seat: anna}
position:
  active: scout_1
  seats:
    anna: {scout: d1, needs: [salt, water, crystal]}
forced:
  jump: [6]
steps:
- anna: step e1
- anna: jump
- anna: exit 3
"""
CHOOSING = """\
title: A card for the round
game: cfs
players: 3
options: {rounds: 6}
puzzle: {seat: anna}
position:
  phase: choose
  pile: [9_clubs]
  rest: spread
  seats:
    anna:
      needs: [salt, water, crystal]
      hand: [2_diamonds, 7_hearts, 10_spades, q_diamonds, k_clubs, a_hearts]
    boris: {hand: [2_hearts]}
    clara: {hand: [2_spades]}
forced:
  machine_card: [9_clubs]
steps:
- anna: choose a_hearts
- boris: choose 2_hearts
- clara: choose 2_spades
"""


def meet(anna: Visitor) -> None:
    """Touch somebody to be fought."""
    upload(anna, BUSY)
    touch(anna.page, "f4")
    anna.page.locator(".clash li button").first.wait_for()


def go(anna: Visitor) -> None:
    """Touch a field far away."""
    upload(anna, BUSY)
    touch(anna.page, "d5")
    anna.page.locator("path.way").first.wait_for(state="attached")


def switch(anna: Visitor) -> None:
    """Set two switches of a terminal."""
    upload(anna, SWITCHING)
    use_terminal(anna.page)
    for place in range(2):
        anna.page.locator(".switchboard button").nth(place).click()


def win(anna: Visitor) -> None:
    """Win a fight, with the dice still to be seen."""
    upload(anna, THROWN)
    touch(anna.page, "g3")
    anna.page.locator(".clash li button").first.click()
    anna.page.locator("section.actions .option.main").click()
    anna.page.locator(".duel.thrown").wait_for()


def look_at_machines(anna: Visitor) -> None:
    """Open what is known of the machines."""
    upload(anna, BUSY)
    anna.page.locator(".track .tone-machine").click()
    anna.page.get_by_role("dialog").wait_for()


def ended(anna: Visitor) -> AtTable:
    """Play a match to its end, at random."""
    person = sit_down(anna, players=3)
    rng = Random(2)
    while not person.over():
        wait(person)
        if not person.over():
            do_something(person, rng)
    return person


def cfs_moments(anna: Visitor) -> Iterator[Moment]:
    """Come to moments of COLLECT! FIGHT! SURVIVE!, one after the other."""
    anna.open("/puzzle")
    yield "cfs busy", lambda one: upload(one, BUSY)
    yield "cfs walking", go
    yield "cfs meeting", meet
    yield "cfs switching", switch
    yield "cfs thrown", win
    yield "cfs choosing", lambda one: upload(one, CHOOSING)
    yield "cfs machines", look_at_machines
    sit_down(anna, players=3)
    yield "cfs benching", wait_for_board
    until(sit_down(anna, players=2), lambda asked: asked["prompt"] == "place")
    yield "cfs placing", wait_for_board
    until(sit_down(anna, players=4), lambda asked: asked["prompt"] == "pick")
    yield "cfs picking", wait_for_board
    ended(anna)
    yield "cfs end", wait_for_board
    anna.open("/new/cfs")
    yield "cfs new table", lambda one: one.page.locator("form").wait_for()
