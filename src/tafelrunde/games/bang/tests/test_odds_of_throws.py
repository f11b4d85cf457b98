"""The odds of a throw against all throws there are, each played on by the real rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

import pytest

from tafelrunde.games.bang.names import BEER, DUEL_SIDES, DYNAMITE, FACES, ONE, SIDES
from tafelrunde.games.bang.odds import chances
from tafelrunde.games.bang.state import BangState
from tafelrunde.games.bang.tests.table import Table
from tafelrunde.kernel import Action, Fate, State

ALL = "duel rage characters undead legacy"
PLAIN = {"character": "jourdonnais"}
DANGERS = ("blast", "indians")
CURES = (ONE, BEER)  # what may be gone for by whiskey


class FirstThrow(Fate):
    """Decides one throw and leaves the rest to the stream."""

    def __init__(self, code: int) -> None:
        self.code = code

    def below(self, s: State, n: int, what: str) -> int:
        """Let the throw fall."""
        if self.code < 0 or what != "dice":
            return int(s.draw(n))
        code, self.code = self.code, -1
        return code


Told = list[tuple[str, tuple[Any, ...]]]


def told_of(t: Table, action: Action, code: int, left: int, cure: int) -> Told:
    """What all hear of one throw and, after the last one, of the rest of the turn."""
    s: BangState = t.s.clone()
    s.seed(f"throw {code}")
    s.fate, s.news = FirstThrow(code), []
    seat, game = s.turn, t.game
    game.apply(s, seat, action)
    while not left and not game.over(s) and "turn_began" not in [event[1] for event in s.news]:
        actor = game.actor(s)
        game.apply(s, actor, choice(game.options(s, actor), cure))
    return [(key, values) for _, key, values in s.news]


def choice(options: tuple[Action, ...], cure: int) -> Action:
    """Give beer to a neighbour, who comes last, and by whiskey cure this wound before others."""
    return ("cure", cure) if ("cure", cure) in options else options[-1]


def facts(told: Told, seat: int) -> set[str]:
    """What came of a throw, by the events of the real rules."""
    found: set[str] = set()
    for key, values in told:
        if key == "turn_began":
            break
        if key == "lost_life" and values[0] == seat and values[2] == 1:
            found.add("blast")
        if key == "gained_life" and values[2] == seat:
            found.add("whiskey" if values[0] == seat else "beer")
        if key == "aimed":
            found.add(FACES[values[2]])
        found |= {SIGNS[key]} if key in SIGNS else set()
    return found


SIGNS = {"indians_attacked": "indians", "volley_fired": "gatling", "duel_began": "duel"}


def counted(t: Table, mask: int, left: int) -> dict[str, tuple[int, int]]:
    """Play all throws and count what came of them, in ways of so many."""
    seat, ways = t.s.turn, SIDES ** mask.bit_count()
    tallied: Counter[str] = Counter()
    for code in range(ways):
        plays = [told_of(t, ("reroll", mask), code, left, cure) for cure in CURES]
        tallied.update(set().union(*[facts(told, seat) for told in plays]))
    return {key: (number, ways) for key, number in tallied.items() if number < ways}


def rows(t: Table, mask: int) -> dict[str, tuple[int, int]]:
    found = chances(t.game, t.s, t.s.turn, ("reroll", mask))
    assert len({key for key, *_ in found}) == len(found)
    return {key: (ways, of) for key, _, ways, of in found}


def last_roll(dice: str, players: int = 5, modules: str = "", **more: Any) -> Table:
    """A table at which the player on turn has thrown these dice and may reroll once."""
    t = Table(players, dice=[dice], modules=modules, **more)
    t.s.rerolls = 1
    return t


@pytest.mark.parametrize("mask", [0b00001, 0b00110, 0b11100])
def test_the_last_throw_brings_what_all_throws_bring(mask: int) -> None:
    t = last_roll("gatling 1 beer gatling 2", anna=PLAIN, boris={"arrows": 7})
    assert rows(t, mask) == counted(t, mask, left=0)


def test_all_five_dice_bring_what_all_throws_bring() -> None:
    t = last_roll("1 1 1 1 1", anna=PLAIN, boris={"arrows": 5})
    assert rows(t, 0b11111) == counted(t, 0b11111, left=0)


@pytest.mark.rule("bang 5.16")
def test_willy_needs_fewer_gatlings() -> None:
    t = last_roll("gatling 1 beer 1 2", anna={"character": "willy-the-kid"})
    assert rows(t, 0b01100)["gatling"] == counted(t, 0b01100, left=0)["gatling"] == (11, 36)


@pytest.mark.rule("bang 8.1")
@pytest.mark.parametrize("mask", [0b11000, 0b10001, 0b01110])
def test_duel_dice_bring_what_all_throws_bring(mask: int) -> None:
    t = last_roll(
        "gatling 1 beer gatling arrow",
        modules="duel rage",
        anna=PLAIN | {"life": 5},
        boris={"arrows": 6},
    )
    t.s.seed("wounds and rage are drawn")
    assert rows(t, mask) == counted(t, mask, left=0)


@pytest.mark.rule("bang 8.5", "bang 10.2")
@pytest.mark.parametrize("mask", [0b00011, 0b00111, 0b11001])
def test_wounds_and_rage_count_as_they_do_in_the_rules(mask: int) -> None:
    t = last_roll(
        "1 2 beer gatling gatling",
        modules="duel rage",
        anna=PLAIN | {"wounds": ["beer", "1", "dynamite"], "rage": ["dynamite", "2"]},
    )
    assert rows(t, mask) == counted(t, mask, left=0)


@pytest.mark.rule("bang 10.2")
@pytest.mark.parametrize(("at_once", "left", "blasts"), [(0, 0, 11), (0, 1, 1), (1, 1, 11)])
def test_rage_dynamite_counts_in_the_final_result_unless_at_once(
    at_once: int, left: int, blasts: int
) -> None:
    t = last_roll(
        "1 2 beer dynamite gatling",
        modules="rage",
        at_once=at_once,
        anna=PLAIN | {"rage": ["dynamite"]},
    )
    t.s.rerolls = left + 1
    assert rows(t, 0b00011)["blast"] == counted(t, 0b00011, left)["blast"] == (blasts, 36)


@pytest.mark.parametrize("mask", [0b00011, 0b10110])
def test_before_the_last_throw_dangers_are_those_of_this_throw(mask: int) -> None:
    t = Table(dice=["dynamite 1 beer 2 2"], anna=PLAIN, boris={"arrows": 7})
    free = mask & ~1
    found = {key: row for key, row in rows(t, free).items() if key in DANGERS}
    assert found == counted(t, free, left=1)


@pytest.mark.rule("bang 11.6")
def test_zombies_throw_three_dice_and_their_gatling_needs_all() -> None:
    t = last_roll(
        "gatling 1 beer",
        modules="undead",
        layout={"outbreak": True},
        anna={"zombie": True, "role": "outlaw"},
        boris={"role": "sheriff"},
    )
    assert rows(t, 0b110) == counted(t, 0b110, left=0)
    assert rows(t, 0b110)["gatling"] == (1, 36)


# By the last roll


@cache
def best(gatlings: int, dynamite: int, others: int, left: int, jack: bool, bust: int) -> Fraction:
    """The chance of three Gatlings by the best rerolls, searched through all of them."""
    if gatlings >= 3 or not left or dynamite >= bust:
        return Fraction(int(gatlings >= 3))
    keeps = [
        mean(gatlings - a, dynamite - b, others - c, a + b + c, (left, jack, bust))
        for a in range(gatlings + 1)
        for b in range(dynamite + 1 if jack else 1)
        for c in range(others + 1)
        if a + b + c
    ]
    return max(keeps)


def mean(
    gatlings: int, dynamite: int, others: int, thrown: int, rest: tuple[int, bool, int]
) -> Fraction:
    """The mean over all throws of some dice: one side Gatling, one dynamite, four others."""
    left, jack, bust = rest
    total = Fraction(0)
    for new in range(thrown + 1):
        for bombs in range(thrown - new + 1):
            blank = thrown - new - bombs
            ways = comb(thrown, new) * comb(thrown - new, bombs) * 4**blank
            now = best(gatlings + new, dynamite + bombs, others + blank, left - 1, jack, bust)
            total += Fraction(ways, 6**thrown) * now
    return total


@pytest.mark.parametrize("rerolls", [2, 3])
@pytest.mark.parametrize(
    ("dice", "modules", "mask", "kept"),
    [
        ("gatling 1 beer 2 2", "", 0b11110, (1, 0, 0)),
        ("gatling gatling beer 2 2", "", 0b00100, (2, 0, 2)),
        ("dynamite gatling beer 2 2", "", 0b11100, (1, 1, 0)),
        ("dynamite 1 beer duel gatling", "duel rage", 0b01110, (1, 1, 0)),
        ("dynamite 1 beer duel gatling", "duel rage", 0b00110, (1, 1, 1)),
    ],
)
def test_gatlings_by_the_last_roll_are_those_of_the_best_rerolls(
    dice: str, modules: str, mask: int, kept: tuple[int, int, int], rerolls: int
) -> None:
    t = Table(dice=[dice], modules=modules, anna=PLAIN)
    t.s.rerolls = rerolls
    expected = mean(*kept, mask.bit_count(), (rerolls, False, 3))
    ways, of = rows(t, mask)["gatling_later"]
    assert Fraction(ways, of) == expected


@pytest.mark.rule("bang 5.2", "bang 8.5")
def test_locks_and_wounds_count_for_gatlings_by_the_last_roll() -> None:
    jack = Table(dice=["dynamite gatling beer 2 2"], anna={"character": "black-jack"})
    ways, of = rows(jack, 0b11101)["gatling_later"]
    assert Fraction(ways, of) == mean(1, 0, 0, 4, (2, True, 3))
    wounded = Table(
        dice=["dynamite gatling beer duel arrow"],
        modules="duel rage",
        anna=PLAIN | {"wounds": ["dynamite"]},
    )
    ways, of = rows(wounded, 0b11100)["gatling_later"]
    assert Fraction(ways, of) == mean(1, 1, 0, 3, (2, False, 2))


@pytest.mark.parametrize("character", ["belle-star", "chuck-wengam", "sean-mallory"])
def test_nothing_is_said_of_later_rolls_where_a_character_changes_dice(character: str) -> None:
    t = Table(dice=["gatling 1 beer arrow gatling"], modules=ALL, anna={"character": character})
    if t.asked != "anna: reroll 2":
        t.anna("skip")
    assert t.asked == "anna: reroll 2"
    assert "gatling_later" not in rows(t, 0b00110)
    assert "gatling" in rows(t, 0b00110)


# What is told


def test_rows_say_who_is_in_reach_and_how_many_gatlings_are_needed() -> None:
    t = last_roll("1 1 1 1 1", 6, anna=PLAIN)
    found = {key: values for key, values, *_ in chances(t.game, t.s, 0, ("reroll", 0b11111))}
    assert (found["one"], found["two"], found["gatling"]) == (((1, 5),), ((2, 4),), (3,))


def test_dangers_come_first_and_there_are_not_too_many_rows() -> None:
    t = Table(dice=["1 1 1 duel duel"], modules=ALL, anna=PLAIN, boris={"arrows": 8})
    keys = [key for key, *_ in chances(t.game, t.s, 0, ("reroll", 0b11111))]
    assert keys == ["blast", "indians", "gatling", "gatling_later", "beer", "one", "two", "whiskey"]


def test_what_is_certain_or_impossible_is_not_told() -> None:
    t = last_roll("beer 1 2 gatling arrow", anna=PLAIN)
    assert set(rows(t, 0b10000)) == set()
    assert chances(t.game, t.s, 0, ("stop",)) == []


def test_a_duel_die_is_thrown_with_its_own_sides() -> None:
    t = last_roll("beer 1 2 gatling arrow", modules="duel rage", anna=PLAIN)
    assert rows(t, 0b10000) == {"whiskey": (1, 6), "duel": (2, 6)}
    assert DUEL_SIDES.count(DYNAMITE) == 1
