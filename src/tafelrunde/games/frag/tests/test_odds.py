"""The odds of shots, fields and movement, against every throw of the dice by the real rules."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tafelrunde.games.frag.duels import losing, reaching
from tafelrunde.games.frag.names import DECKS, SIDES
from tafelrunde.games.frag.odds import CHANCES, chances
from tafelrunde.games.frag.state import FragState
from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import Fate, State
from tafelrunde.records.notation import read

Row = dict[str, Any]
Rows = dict[str, Row]
ANNA, BEN, CLEO = 0, 1, 2
WEAK = {"at": "c3", "build": [4, 2, 1]}
ACID_AND_POWER = """
+---------+
|1 g ~ w .|
|         |
|. . . . .|
|         |
|. . . . 2|
+---------+
"""


class Throws(Fate):
    """Lets each roll fall as written; what is not written comes from the stream."""

    def __init__(self, **codes: int) -> None:
        self.codes = codes

    def below(self, s: State, n: int, what: str) -> int:
        return self.codes[what] if what in self.codes else int(s.draw(n))


def told(t: Table, action: str, name: str = "anna") -> dict[tuple[Any, ...], Fraction]:
    """The chances of an action, by key and values."""
    rows = chances(t.game, t.s, t.seat(name), read(t.game, action, t.names))
    return {(key, *values): Fraction(ways, of) for key, values, ways, of in rows}


def after(t: Table, action: str, fate: Fate | None, seed: str = "a try") -> FragState:
    """The position after an action with these dice."""
    s: FragState = t.s.clone()
    s.seed(seed)
    s.fate, s.news = fate, []
    t.game.apply(s, ANNA, read(t.game, action, t.names))
    return s


def happened(s: FragState) -> set[tuple[Any, ...]]:
    """What the odds speak of, read from what was told."""
    found: set[tuple[Any, ...]] = set()
    for _, key, values in s.news or []:
        if key == "hit":
            found.add(("hit", values[1]))
        elif key == "health_lost":
            found.add(("wound", values[0]))
        elif key in ("fragged", "fell"):
            found.add(("frag", values[0]))
    return found


def counted(t: Table, action: str, accuracy: int, damage: int, defence: int) -> dict[Any, Fraction]:
    """How often Ben is hit, wounded and fragged over all throws of so many dice."""
    found: dict[Any, int] = {("hit", BEN): 0, ("wound", BEN): 0, ("frag", BEN): 0}
    throws = list(every_throw(accuracy, damage, defence))
    for fate in throws:
        for thing in happened(after(t, action, fate)):
            found[thing] = found.get(thing, 0) + 1
    return {thing: Fraction(number, len(throws)) for thing, number in found.items()}


def every_throw(accuracy: int, damage: int, defence: int) -> Iterator[Throws]:
    sizes = [range(SIDES**dice) for dice in (accuracy, damage, defence)]
    for to_hit, hurts, holds in product(*sizes):
        yield Throws(to_hit=to_hit, damage=hurts, defence=holds)


# Shots


@pytest.mark.rule("frag 7.6", "frag 7.7")
@pytest.mark.parametrize("field", ["c4", "c6", "c8"])
def test_a_pistol_shot_is_counted_as_all_its_throws_fall(field: str) -> None:
    t = Table({"anna": WEAK, "ben": {"at": field, "build": [1, 4, 2]}})
    assert told(t, "attack ben pistol") == counted(t, "attack ben pistol", 1, 2, 1)


@pytest.mark.rule("frag 7.9")
def test_armour_adds_defence_dice_and_must_be_shot_through() -> None:
    row: Row = {"at": "c4", "build": [1, 4, 2], "armour": "light_armor"}
    t = Table({"anna": WEAK, "ben": row})
    exact = told(t, "attack ben pistol")
    assert exact == counted(t, "attack ben pistol", 0, 2, 2)  # any throw hits at distance 1
    assert exact["frag", BEN] < exact["wound", BEN]


@pytest.mark.rule("frag 12.2")
def test_up_to_accuracy_a_hit_is_certain() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c5"}})
    assert told(t, "attack ben pistol")["hit", BEN] == 1
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c6"}})
    assert told(t, "attack ben pistol")["hit", BEN] == Fraction(35, 36)


@pytest.mark.rule("frag 7.8")
def test_extra_damage_wounds_after_every_hit() -> None:
    t = Table({"anna": {"at": "c3", "weapons": ["missile_launcher"]}, "ben": {"at": "c5"}})
    exact = told(t, "attack ben missile_launcher")
    assert exact["wound", BEN] == 1 and exact["frag", BEN] == Fraction(*losing(6, 3, 2))


@pytest.mark.rule("frag 7.4")
def test_a_weapon_in_the_hand_has_the_odds_of_a_loaded_one() -> None:
    seats: Rows = {"anna": {"at": "c3", "hand": ["machine_gun"]}, "ben": {"at": "c5"}}
    in_play: Rows = {"anna": {"at": "c3", "weapons": ["machine_gun"]}, "ben": {"at": "c5"}}
    shot = "attack ben machine_gun"
    assert told(Table(seats), shot) == told(Table(in_play), shot)


@pytest.mark.rule("frag card:targeting_system", "frag card:enhanced_damage", "frag card:shotgun")
def test_what_is_attached_counts_and_so_does_scattering() -> None:
    weapon = "shotgun 6 targeting_system enhanced_damage"
    t = Table({"anna": {"at": "a3", "weapons": [weapon]}, "ben": {"at": "i3"}})
    exact = told(t, "attack ben shotgun")
    hit = Fraction(*reaching(3, 8))
    assert exact["hit", BEN] == hit
    assert exact["frag", BEN] == hit * Fraction(*losing(5 + 2 - 5, 3, 3))


@pytest.mark.rule("frag card:over_under")
def test_a_double_shot_rolls_three_dice_more() -> None:
    t = Table({"anna": {"at": "c3", "weapons": ["needler 6 over_under"]}, "ben": {"at": "c4"}})
    assert told(t, "double_shot ben needler")["frag", BEN] == Fraction(*losing(6, 3, 3))


@pytest.mark.rule("frag card:trick_fire")
def test_a_trick_shot_rolls_half_the_dice() -> None:
    wall = "+---+-+\n|1 .|2|\n|   + |\n|. . .|\n+-----+"
    seats = {"anna": {"weapons": ["pulse_rifle 6 trick_fire"]}, "ben": {}}
    t = Table(seats, map=wall)
    exact = told(t, "trick_shot ben pulse_rifle")
    assert exact["hit", BEN] == 1
    assert exact["wound", BEN] == Fraction(*losing(2, 3, 1))


@pytest.mark.rule("frag card:energy_shield")
def test_an_energy_shield_halves_the_dice_and_defends() -> None:
    row: Row = {"at": "c4", "armour": "energy_shield"}
    t = Table({"anna": {"at": "c3", "weapons": ["lightning_blaster"]}, "ben": row})
    assert told(t, "attack ben lightning_blaster")["frag", BEN] == Fraction(*losing(3, 4, 4))


@pytest.mark.rule("frag card:energy_reflector")
def test_reflected_energy_endangers_the_attacker_alone() -> None:
    row: Row = {"at": "c4", "gear": ["energy_reflector"]}
    t = Table({"anna": {"at": "c3", "weapons": ["lightning_blaster"]}, "ben": row})
    exact = told(t, "attack ben lightning_blaster")
    assert exact["frag", ANNA] == Fraction(*losing(6, 3, 3))
    assert ("frag", BEN) not in exact


@pytest.mark.rule("frag card:fireproof_coating")
def test_flame_does_nothing_to_who_is_coated() -> None:
    row: Row = {"at": "c4", "armour": "heavy_armor", "gear": ["fireproof_coating"]}
    t = Table({"anna": {"at": "c3", "weapons": ["flamethrower"]}, "ben": row})
    exact = told(t, "attack ben flamethrower")
    assert exact["wound", BEN] == exact["frag", BEN] == 0


@pytest.mark.rule("frag card:portable_nuke")
def test_a_blast_tells_the_odds_of_everybody_it_reaches() -> None:
    seats: Rows = {
        "anna": {"at": "c3", "weapons": ["portable_nuke"]},
        "ben": {"at": "c5"},
        "cleo": {"at": "c7", "wounds": 2},
    }
    exact = told(Table(seats), "attack ben portable_nuke")
    assert exact["frag", BEN] == exact["own_frag",] == Fraction(*losing(10, 3, 3))
    assert ("blast_frag", (CLEO,)) not in exact  # ten dice always beat one
    seats["cleo"]["wounds"] = 0
    seats["dora"] = {"at": "d5", "armour": "heavy_armor"}
    several = told(Table(seats), "attack ben portable_nuke")["blast_frag", (CLEO, 3)]
    alone = Fraction(*losing(10, 3, 3)), Fraction(*losing(10, 5, 5))
    assert max(alone) < several < sum(alone)


@pytest.mark.rule("frag 7.7")
def test_many_dice_agree_with_many_tries() -> None:
    tries = 2_000
    shooter = {"at": "a3", "weapons": ["heavy_assault_cannon 2 enhanced_damage over_under"]}
    t = Table({"anna": shooter, "ben": {"at": "g3", "build": [4, 2, 1], "armour": "heavy_armor"}})
    shot = "double_shot ben heavy_assault_cannon"
    exact = told(t, shot)
    found = [happened(after(t, shot, None, f"try {number}")) for number in range(tries)]
    for row, chance in exact.items():
        seen = sum(row in things for things in found) / tries
        spread = (float(chance * (1 - chance)) / tries) ** 0.5
        assert abs(seen - float(chance)) <= 4 * spread


# Answers


@pytest.mark.rule("frag 2.10")
def test_the_target_of_an_announced_attack_is_told_the_same_odds() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c8", "hand": ["automatic_miss"]}})
    expected = told(t, "attack ben pistol")
    del expected["hit", BEN]  # what counts then is what it costs
    t.act("anna", "attack ben pistol")
    assert told(t, "pass", "ben") == expected
    t.forget()


@pytest.mark.rule("frag card:bonus_damage")
def test_bonus_damage_is_told_with_twice_the_dice() -> None:
    seats: Rows = {"anna": {"at": "c3", "hand": ["bonus_damage"]}, "ben": {"at": "c4"}}
    t = Table(seats, to_hit="6 6")
    t.act("anna", "attack ben pistol")
    t.act("anna", "pass")
    assert t.prompt == "hit_answers"
    assert told(t, "pass")["frag", BEN] == Fraction(*losing(2, 3, 3))
    assert told(t, "play bonus_damage")["frag", BEN] == Fraction(*losing(4, 3, 3))


# Fields and movement


@pytest.mark.rule("frag 5.4", "frag 6.1")
def test_fields_tell_what_they_may_do() -> None:
    t = Table({"anna": {"at": "c2", "build": [2, 3, 2]}, "ben": {}}, map=ACID_AND_POWER)
    assert told(t, "step c1") == {
        ("acid_wound",): Fraction(*losing(2, 2, 1)),
        ("acid_frag",): Fraction(*losing(2, 2, 2)),
    }
    assert told(t, "step b2") == {}
    t = Table({"anna": {"at": "d2"}, "ben": {}}, map=ACID_AND_POWER)
    assert told(t, "step d1") == {("draw", DECKS.index("weapon")): Fraction(1, 2)}


@pytest.mark.rule("frag 5.4")
def test_a_power_up_rolled_for_this_turn_promises_nothing() -> None:
    t = Table({"anna": {"at": "d2"}, "ben": {}}, map=ACID_AND_POWER, rolled=["d1"])
    assert told(t, "step d1") == {}


@pytest.mark.rule("frag 5.1")
@pytest.mark.parametrize(("speed", "points"), [(1, 4), (2, 7), (3, 11)])
def test_the_movement_roll_tells_what_every_other_roll_reaches(speed: int, points: int) -> None:
    t = Table({"anna": {"build": [6 - speed, speed, 1]}, "ben": {}}, phase="roll")
    assert told(t, "roll") == {("points_at_least", points): Fraction(*reaching(speed, points))}


def test_every_chance_that_is_told_is_declared() -> None:
    t = Table({"anna": {"at": "d2"}, "ben": {}}, map=ACID_AND_POWER)
    for action in t.game.options(t.s, ANNA):
        for key, values, ways, of in chances(t.game, t.s, ANNA, action):
            assert len(values) == len(CHANCES[key])
            assert 0 <= ways <= of
