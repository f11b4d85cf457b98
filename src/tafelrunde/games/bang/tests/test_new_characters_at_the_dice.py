"""Chapter 9: what all new characters share, Belle Star and Chuck Wengam."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import Table

BELLE = {"character": "belle-star"}
CHUCK = {"character": "chuck-wengam"}
DUELS = "duel rage characters"


def table(*dice: str, modules: str = "characters", **more: Any) -> Table:
    """A table with the new characters."""
    return Table(dice=dice, modules=modules, **more)


@pytest.mark.rule(
    "bang 9.1",
    "bang 9.2",
    "bang 9.3",
    "bang 9.4",
    "bang 9.5",
    "bang 9.6",
    "bang 9.7",
    "bang 9.8",
)
@pytest.mark.parametrize(
    ("character", "life"),
    [
        ("belle-star", 8),
        ("chuck-wengam", 8),
        ("greg-digger", 7),
        ("herb-hunter", 8),
        ("pat-brennan", 8),
        ("pixie-pete", 9),
        ("sam-the-healer", 7),
        ("sean-mallory", 8),
    ],
)
def test_the_new_characters_have_their_life_and_two_more_as_sheriff(
    character: str, life: int
) -> None:
    t = table(modules=DUELS, turn="clara", boris={"character": character})
    assert (t.boris.life, t.boris.limit) == (life, life)
    t = table(modules=DUELS, turn="clara", anna={"character": character})
    assert (t.anna.life, t.anna.limit) == (life + 2, life + 2)


# Belle Star (9.1)


@pytest.mark.rule("bang 9.1")
def test_belle_may_turn_one_dynamite_into_a_gatling_after_her_roll() -> None:
    t = table("dynamite dynamite 1 2 beer", anna=BELLE)
    assert t.asked == "anna: belle_star"
    assert t.options == ["defuse", "skip"]
    t.anna("defuse")
    assert t.dice == "gatling dynamite one two beer"
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 9.1")
def test_belle_may_leave_the_dynamite_alone() -> None:
    t = table("dynamite dynamite 1 2 beer", anna=BELLE)
    t.anna("skip")
    assert t.dice == "dynamite dynamite one two beer"
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 9.1")
def test_belle_is_asked_again_after_each_roll_the_last_one_too() -> None:
    t = table("dynamite dynamite 1 2 beer", "gatling", "gatling", anna=BELLE)
    t.anna("defuse", "reroll 3")
    assert t.asked == "anna: belle_star"
    t.anna("defuse", "reroll 4")
    assert t.dice == "gatling gatling gatling gatling beer"
    assert t.asked == "anna: pour 1"


@pytest.mark.rule("bang 9.1")
def test_after_her_last_roll_belle_is_asked_before_anything_is_resolved() -> None:
    t = table("1 1 1 gatling gatling", "1", "dynamite", anna=BELLE, boris={"arrows": 1})
    t.anna("reroll 1", "reroll 1")
    assert t.asked == "anna: belle_star"
    t.anna("defuse")
    assert t.dice == "gatling one one gatling gatling"


@pytest.mark.rule("bang 9.1", "bang 2.3")
def test_belle_can_not_defuse_three_dynamite() -> None:
    t = table("dynamite dynamite dynamite 1 beer", anna=BELLE)
    assert t.anna.life == 9
    assert t.asked == "anna: aim one 1"


@pytest.mark.rule("bang 9.1", "bang 8.5")
def test_the_dynamite_wound_counts_for_belles_three() -> None:
    t = table(
        "dynamite dynamite 1 gatling gatling", modules=DUELS, anna=BELLE | {"wounds": ["dynamite"]}
    )
    assert (t.anna.life, t.asked) == (9, "anna: aim one 1")


@pytest.mark.rule("bang 9.1", "bang 10.2")
def test_rage_dynamite_does_not_count_for_belles_three() -> None:
    t = table(
        "dynamite dynamite 1 gatling gatling", modules=DUELS, anna=BELLE | {"rage": ["dynamite"]}
    )
    assert t.asked == "anna: belle_star"


@pytest.mark.rule("bang 9.1")
def test_without_dynamite_belle_is_not_asked_and_others_never_are() -> None:
    t = table("1 1 1 2 beer", anna=BELLE)
    assert t.asked == "anna: reroll 2"
    t = table("dynamite dynamite 1 2 beer", boris=BELLE)
    assert t.asked == "anna: reroll 2"


# Chuck Wengam (9.2)


@pytest.mark.rule("bang 9.2")
def test_chuck_may_pay_one_life_to_turn_a_die_to_any_side() -> None:
    t = table("1 1 1 2 beer", anna=CHUCK)
    assert t.asked == "anna: chuck_wengam"
    assert len(t.options) == 1 + 5 * 5
    t.anna("turn 4 gatling")
    assert t.dice == "one one one gatling beer"
    assert t.anna.life == 9
    assert t.told("die_turned", "lost_life") == [
        "die_turned anna gatling",
        "lost_life anna 1 price nobody",
    ]
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 9.2")
def test_chuck_may_do_it_after_any_roll_but_once_a_turn() -> None:
    t = table("1 1 1 2 beer", "2", "2", anna=CHUCK)
    t.anna("skip", "reroll 1")
    assert t.asked == "anna: chuck_wengam"
    t.anna("turn 1 gatling", "reroll 2")
    assert t.asked == "anna: aim one 1"  # not asked after the third roll
    assert t.anna.life == 9


@pytest.mark.rule("bang 9.2")
def test_chuck_is_asked_after_his_last_roll_before_anything_is_resolved() -> None:
    t = table("1 1 1 2 beer", "2", "2", anna=CHUCK)
    t.anna("skip", "reroll 1", "skip", "reroll 1")
    assert t.asked == "anna: chuck_wengam"
    t.anna("turn 5 gatling")
    assert t.asked == "anna: aim one 2"


@pytest.mark.rule("bang 9.2")
def test_chuck_can_do_it_again_in_his_next_turn() -> None:
    t = table(
        "1 1 1 2 beer",
        *["beer dynamite dynamite gatling beer"] * 4,
        "1 1 1 2 beer",
        anna=CHUCK,
        emma={"life": 3},
    )
    t.anna("turn 1 gatling", "stop", "shoot boris", "shoot emma", "shoot clara", "heal anna")
    for _ in range(4):
        t.do("stop", "heal emma", "heal emma")
    assert t.asked == "anna: chuck_wengam"


@pytest.mark.rule("bang 9.2")
def test_chuck_can_not_pay_with_his_last_life() -> None:
    t = table("1 1 1 2 beer", anna=CHUCK | {"life": 1})
    assert t.asked == "anna: reroll 2"
    t = table("1 1 1 2 beer", anna=CHUCK | {"life": 2})
    assert t.asked == "anna: chuck_wengam"


@pytest.mark.rule("bang 9.2", "bang 2.3")
def test_with_three_dynamite_chuck_can_turn_other_dice_only() -> None:
    t = table("dynamite dynamite dynamite 1 beer", anna=CHUCK)
    assert t.anna.life == 9
    assert t.asked == "anna: chuck_wengam"
    assert t.refusal("turn 1 gatling") == "bang 9.2"
    t.anna("turn 4 beer")
    assert (t.anna.life, t.asked) == (8, "anna: pour 2")


@pytest.mark.rule("bang 9.2")
def test_with_two_dynamite_chuck_can_turn_one_of_them() -> None:
    t = table("dynamite dynamite 1 1 beer", anna=CHUCK)
    t.anna("turn 2 beer")
    assert t.dice == "dynamite beer one one beer"


@pytest.mark.rule("bang 9.2", "bang 2.2")
def test_an_arrow_chuck_makes_takes_a_token() -> None:
    t = table("1 1 1 2 beer", anna=CHUCK)
    t.anna("turn 1 arrow")
    assert (t.anna.arrows, t.pile) == (1, 8)


@pytest.mark.rule("bang 9.2", "bang 2.3")
def test_a_third_dynamite_chuck_makes_goes_off() -> None:
    t = table("dynamite dynamite 1 1 beer", anna=CHUCK)
    t.anna("turn 3 dynamite")
    assert t.anna.life == 8
    assert t.asked == "anna: aim one 1"  # and there is no reroll


@pytest.mark.rule("bang 9.2", "bang 10.1")
def test_what_chuck_pays_counts_as_life_lost() -> None:
    t = table(
        "dynamite dynamite dynamite 1 gatling", modules="rage characters", anna=CHUCK, rage=["beer"]
    )
    t.anna("turn 5 beer", "shoot boris", "heal anna")
    assert t.anna.rage == "beer"


@pytest.mark.rule("bang 9.2", "bang 8.1")
def test_chuck_turns_a_duel_die_to_its_own_sides() -> None:
    t = table("1 1 1 gatling gatling", modules=DUELS, anna=CHUCK)
    fourth = [option for option in t.options if option.startswith("turn 4 ")]
    assert sorted(fourth) == [
        "turn 4 arrow",
        "turn 4 duel",
        "turn 4 dynamite",
        "turn 4 whiskey",
    ]
    assert t.refusal("turn 1 duel") == "bang 9.2"


@pytest.mark.rule("bang 9.2", "bang 4.3")
def test_chuck_who_dies_of_the_arrow_he_made_rolls_no_more() -> None:
    t = table("1 1 1 2 beer", turn="dmitri", dmitri=CHUCK | {"life": 2}, emma={"arrows": 8})
    t.dmitri("turn 1 arrow")
    assert t.dmitri.out
    assert t.asked == "anna: reroll 2"
