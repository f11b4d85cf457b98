"""Moments of KRALLEN & FALLEN worth a picture; most are come to by scenarios, so they are alike."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.at_kf import ended, hand_card, tile
from tests.browser.moments import Moment, upload, wait_for_board
from tests.browser.visitor import Visitor

BUSY = """\
title: In the middle of it
game: kf
players: 6
options: {roles: 1}
puzzle: {seat: anna}
position:
  wilderness:
  - {card: hydra, loot: [golden_egg, small_potion]}
  - {card: goblin, loot: [flute]}
  - hunting_horn
  discards: [ogre, flood, worn_penny]
  seats:
    anna:
      role: rogue
      hand: [dragon, crown, light_fingers, false_trail, door]
      realm: [book, moon_mirror, dwarf, castle, {card: shrine, on: moon_mirror}, robe]
      foe: goblin
      tries: 2
    boris:
      realm: [goblet, {card: chest, on: goblet}, thimble, library, warding_stone]
    clara:
      realm: [sun_mask, lantern, city_wall, tavern, {card: basilisk, on: tavern}, fox, wand]
    dmitri:
      realm: [iron_gate, {card: rune, on: iron_gate}, copper_kettle, silver_knight]
    emma:
      realm: [princess, brooch, evil_eye]
steps:
- anna: play crown
"""
BARRED = """\
title: Behind a door
game: kf
players: 2
puzzle: {seat: anna}
position:
  seats:
    anna: {realm: [door, book], hand: [crown, heal, dragon, goblet, fox]}
    boris: {realm: [castle, thimble]}
steps:
- anna: attack door
"""
ANSWERING = """\
title: Somebody is about to win
game: kf
players: 3
puzzle: {seat: anna}
position:
  turn: boris
  seats:
    anna:
      hand: [stumble, vanishing, crown, pickpocket, counterspell]
      realm: [lantern, flute, sunken_hoard]
    boris:
      hand: [goblet open, troll open, goblin open, kobold open, mummy open]
      realm: [book, thimble, dwarf, dragon_hoard, wand]
    clara:
      realm: [princess, brooch]
forced:
  entry: [4, 3]
steps:
- boris: play goblet
- anna: answer stumble goblet
- anna: pass
"""
CLAIMING = """\
title: A potion decides
game: kf
players: 3
puzzle: {seat: anna}
position:
  seats:
    anna:
      hand: [crown open, ogre open, goblin open, kobold open, mummy open]
      realm: [book, thimble, giants_potion, dwarf]
    boris: {realm: [castle, brooch]}
forced:
  entry: [2]
steps:
- anna: play crown
- anna: claim giants_potion
"""
DECREED = """\
title: The King has decreed
game: kf
players: 4
puzzle: {seat: anna}
position:
  wilderness: [royal_decree]
  seats:
    anna:
      hand: [transmutation, ogre, goblin, kobold, mummy]
      realm: [book, lantern, thimble]
    boris: {realm: [crown, goblet, brooch]}
    clara: {realm: [flute, moon_mirror]}
steps:
- anna: play_on transmutation thimble
- anna: as bronze
"""


def take(anna: Visitor, card: str) -> None:
    """Take a card of the own hand, so that its targets are lit."""
    upload(anna, BUSY)
    hand_card(anna.page, card).click()
    anna.page.locator("[data-target]").first.wait_for()


def attack(anna: Visitor) -> None:
    """Preview an attack."""
    upload(anna, BUSY)
    tile(anna.page, "goblin").click()
    anna.page.locator(".tile.chosen").wait_for()


def read(anna: Visitor) -> None:
    """Open a card in full."""
    upload(anna, BUSY)
    tile(anna.page, "hydra").click()
    anna.page.locator(".caption button").last.click()
    anna.page.get_by_role("dialog").wait_for()


def claim(anna: Visitor) -> None:
    """Roll too low, with a potion at hand."""
    upload(anna, CLAIMING)
    hand_card(anna.page, "crown").click()
    hand_card(anna.page, "crown").click()
    anna.page.locator(".attempt.rolled").wait_for()


def kf_moments(anna: Visitor) -> Iterator[Moment]:
    """Come to moments of KRALLEN & FALLEN, one after the other."""
    anna.open("/puzzle")
    yield "kf busy", lambda one: upload(one, BUSY)
    yield "kf aiming at cards", lambda one: take(one, "dragon")
    yield "kf aiming at players", lambda one: take(one, "door")
    yield "kf attacking", attack
    yield "kf card", read
    yield "kf barred", lambda one: upload(one, BARRED)
    yield "kf answering", lambda one: upload(one, ANSWERING)
    yield "kf claiming", claim
    yield "kf decree", lambda one: upload(one, DECREED)
    ended(anna)
    yield "kf end", wait_for_board
    anna.open("/new/kf")
    yield "kf new table", lambda one: one.page.locator("form").wait_for()
