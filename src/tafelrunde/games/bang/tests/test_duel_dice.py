"""Chapter 8: duel dice, the order in which they are resolved, whiskey and duels."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.bang.names import DUEL_SIDES, FACES
from tafelrunde.games.bang.tests.table import Table

ON = "duel rage"
NO_GUN = {"character": "black-jack"}
JESSE = {"character": "jesse-jones"}
BART = {"character": "bart-cassidy"}
GRINGO = {"character": "el-gringo"}
WHISKEY = "dynamite dynamite gatling whiskey gatling"  # and nothing else that matters
TWO_WHISKEYS = "dynamite dynamite gatling whiskey whiskey"
ONE_DUEL = "dynamite dynamite gatling duel gatling"
TWO_DUELS = "dynamite dynamite gatling duel duel"


def table(dice: str, players: int = 5, anna: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table with modules 1 and 2, at which anna has no use for two Gatlings."""
    return Table(players, dice=[dice], modules=ON, anna=NO_GUN | (anna or {}), **more)


# The dice (8.1)


@pytest.mark.rule("bang 8.1")
def test_a_duel_die_has_two_duels_and_one_each_of_arrow_dynamite_whiskey_and_gatling() -> None:
    sides = Counter(FACES[face] for face in DUEL_SIDES)
    assert sides == {"duel": 2, "arrow": 1, "dynamite": 1, "whiskey": 1, "gatling": 1}


@pytest.mark.rule("bang 8.1")
def test_two_of_the_five_dice_are_duel_dice_and_three_base_dice() -> None:
    seen: list[set[str]] = [set() for _ in range(5)]
    for seed in range(200):
        for die, face in enumerate(Table.dealt(5, seed, ON).dice.split()):
            seen[die].add(face)
    assert seen[:3] == [{"arrow", "dynamite", "one", "two", "beer", "gatling"}] * 3
    assert seen[3:] == [{"arrow", "dynamite", "whiskey", "duel", "gatling"}] * 2


@pytest.mark.rule("bang 8.1")
def test_a_rerolled_duel_die_shows_a_side_of_its_own() -> None:
    t = Table(dice=["1 1 beer gatling gatling", "2 whiskey"], modules=ON)
    t.anna("reroll 1 5")
    assert t.dice == "two one beer gatling whiskey"


@pytest.mark.rule("bang 8.1", "bang 2.2", "bang 2.3")
def test_arrows_and_dynamite_of_duel_dice_are_like_any_others() -> None:
    t = table("dynamite dynamite beer dynamite arrow")
    assert t.anna.arrows == 1
    assert t.anna.life == 9
    assert t.asked == "anna: pour 1"


@pytest.mark.rule("bang 8.1", "bang 3.4")
def test_gatlings_of_duel_dice_count_with_the_others() -> None:
    t = table("gatling beer dynamite gatling gatling")
    t.anna("stop", "heal anna")
    assert t.lives == [10, 7, 7, 7, 7]


@pytest.mark.rule("bang 8.1", "bang 13.3", "bang 3.2")
def test_whiskey_comes_first_then_shots_beer_gatling_and_duels_last() -> None:
    t = Table(  # anna is Willy, whose Gatling works with two
        dice=["1 2 gatling whiskey duel"],
        modules=ON,
        rage=["dynamite", "dynamite", "dynamite", "gatling"],  # anna's, and for two life lost
        duel=["arrow"],
        wounds=["beer"],
        anna={"life": 5, "rage": ["beer", "gatling"]},
    )
    t.anna("stop", "shoot boris", "shoot clara", "heal anna", "duel emma")
    order = ("gained_life", "aimed", "lost_life", "volley_fired", "duel_began")
    assert t.told(*order) == [
        "gained_life anna 1 anna",
        "aimed anna boris one",
        "aimed anna clara two",
        "lost_life boris 1 shot anna",
        "lost_life clara 1 shot anna",
        "gained_life anna 1 anna",
        "volley_fired anna",
        *[f"lost_life {name} 1 volley anna" for name in ("boris", "clara", "dmitri", "emma")],
        "duel_began anna emma",
        "lost_life emma 1 duel anna",
    ]


@pytest.mark.rule("bang 13.3")
def test_who_falls_by_the_gatling_can_not_be_challenged_any_more() -> None:
    t = table("gatling gatling gatling duel whiskey", boris={"life": 1}, rage=["beer"])
    t.anna("stop")
    assert t.boris.out
    assert t.options == ["duel clara", "duel dmitri", "duel emma"]


# Whiskey (8.2)


@pytest.mark.rule("bang 8.2")
def test_whiskey_gives_the_roller_one_life_and_nobody_else_can_have_it() -> None:
    t = table(WHISKEY, anna={"life": 5}, boris={"life": 5}, rage=["beer"])
    t.anna("stop")
    assert t.turn == "boris"
    assert t.lives[:2] == [6, 5]


@pytest.mark.rule("bang 8.2")
def test_whiskey_returns_a_wound_and_then_brings_no_rage_card() -> None:
    t = table(WHISKEY, anna={"life": 5, "wounds": ["beer"]})
    t.anna("stop")
    assert (t.anna.life, t.anna.wounds, t.anna.rage) == (6, "", "")
    assert t.told("wound_returned", "rage_drawn") == ["wound_returned anna beer"]


@pytest.mark.rule("bang 8.2")
def test_the_drinker_chooses_which_of_several_wounds_goes_back() -> None:
    t = table(WHISKEY, anna={"wounds": ["beer", "1", "2"]})
    t.anna("stop")
    assert t.options == ["cure one", "cure two", "cure beer"]
    assert t.refusal("cure dynamite") == "bang 8.2"
    t.anna("cure two")
    assert t.told("wound_returned")[0] == "wound_returned anna two"


@pytest.mark.rule("bang 8.2")
def test_without_a_wound_whiskey_brings_a_rage_card() -> None:
    t = table(WHISKEY, anna={"life": 5}, rage=["gatling"])
    t.anna("stop")
    assert (t.anna.life, t.anna.rage) == (6, "gatling")


@pytest.mark.rule("bang 8.2")
def test_at_full_life_whiskey_still_returns_a_wound() -> None:
    t = table(WHISKEY, anna={"wounds": ["1"]})
    t.anna("stop")
    assert t.anna.life == 10
    assert t.told("gained_life", "wound_returned") == [
        "gained_life anna 0 anna",
        "wound_returned anna one",
    ]


@pytest.mark.rule("bang 8.2")
def test_two_whiskeys_with_one_wound_return_it_and_then_bring_a_rage_card() -> None:
    t = table(TWO_WHISKEYS, anna={"life": 5, "wounds": ["1"]}, rage=["arrow"])
    t.anna("stop")
    assert (t.anna.life, t.anna.rage) == (7, "arrow")
    assert t.told("wound_returned", "rage_drawn") == ["wound_returned anna one", "rage_drawn anna"]


@pytest.mark.rule("bang 5.5", "bang 8.2")
def test_whiskey_gives_jesse_jones_one_life_however_weak_he_is() -> None:
    t = table(WHISKEY, anna=JESSE | {"life": 3}, rage=["arrow"])
    t.anna("stop")
    assert t.anna.life == 4


@pytest.mark.rule("bang 5.5", "bang 8.1")
def test_jesse_jones_is_tested_after_the_whiskey_and_before_the_beers() -> None:
    t = table("beer beer 1 whiskey gatling", anna=JESSE | {"life": 4}, rage=["arrow"])
    t.anna("stop", "shoot boris", "heal anna", "heal anna")
    assert t.anna.life == 7  # the whiskey made it 5, so each beer gives 1


# Duels (8.3)


@pytest.mark.rule("bang 8.3")
def test_any_other_player_can_be_challenged_however_far_away() -> None:
    t = table(ONE_DUEL)
    t.anna("stop")
    assert t.asked == "anna: challenge 1"
    assert t.options == ["duel boris", "duel clara", "duel dmitri", "duel emma"]
    assert t.refusal("duel anna") == "bang 8.3"
    assert t.refusal("stop") == "bang 8.3"


@pytest.mark.rule("bang 8.3")
def test_the_challenged_player_rolls_first_and_without_a_duel_loses_life_and_is_wounded() -> None:
    t = table(ONE_DUEL, duel=["gatling"], wounds=["2"])
    t.anna("stop", "duel clara")
    assert (t.clara.life, t.clara.wounds) == (7, "two")
    assert t.anna.life == 10
    assert t.told("duel_began", "duel_rolled", "lost_life", "wound_drawn") == [
        "duel_began anna clara",
        "duel_rolled clara gatling",
        "lost_life clara 1 duel anna",
        "wound_drawn clara two",
    ]


@pytest.mark.rule("bang 8.3")
def test_after_a_duel_symbol_the_challenger_must_roll_one_and_loses_without() -> None:
    t = table(ONE_DUEL, duel=["duel", "whiskey"], wounds=["2"])
    t.anna("stop", "duel clara")
    assert t.lives == [9, 8, 8, 8, 8]
    assert t.told("duel_rolled", "lost_life", "wound_drawn") == [
        "duel_rolled clara duel",
        "duel_rolled anna whiskey",
        "lost_life anna 1 duel clara",
        "wound_drawn anna two",
    ]


@pytest.mark.rule("bang 8.3")
def test_a_duel_goes_to_and_fro_until_the_first_miss() -> None:
    t = table(ONE_DUEL, duel=["duel", "duel", "duel", "duel", "arrow"], wounds=["2"])
    t.anna("stop", "duel boris")
    rolled = [line.split()[1] for line in t.told("duel_rolled")]
    assert rolled == ["boris", "anna", "boris", "anna", "boris"]
    assert t.lives == [10, 7, 8, 8, 8]


@pytest.mark.rule("bang 8.3")
@pytest.mark.parametrize("face", ["arrow", "dynamite", "whiskey", "gatling"])
def test_other_faces_do_nothing_in_a_duel(face: str) -> None:
    t = table(ONE_DUEL, duel=[face], wounds=["2"], clara={"life": 5, "arrows": 1})
    t.anna("stop", "duel clara")
    assert (t.clara.life, t.clara.arrows, t.clara.rage) == (4, 1, "")
    assert t.lives == [10, 8, 4, 8, 8]


@pytest.mark.rule("bang 8.3")
def test_several_duels_come_one_after_another_in_the_rollers_order() -> None:
    t = table(TWO_DUELS, duel=["arrow", "arrow"], wounds=["2", "1"])
    t.anna("stop")
    assert t.asked == "anna: challenge 2"
    t.anna("duel dmitri")
    assert (t.dmitri.life, t.dmitri.wounds) == (7, "two")
    assert t.asked == "anna: challenge 1"
    t.anna("duel boris")
    assert (t.boris.life, t.boris.wounds) == (7, "one")
    assert t.turn == "boris"


@pytest.mark.rule("bang 8.3")
def test_nobody_is_challenged_twice_in_a_turn() -> None:
    t = table(TWO_DUELS, duel=["arrow"], wounds=["2"])
    t.anna("stop", "duel boris")
    assert t.options == ["duel clara", "duel dmitri", "duel emma"]
    assert t.refusal("duel boris") == "bang 8.3"


@pytest.mark.rule("bang 8.3")
def test_in_the_next_turn_the_same_player_can_be_challenged_again() -> None:
    t = table(ONE_DUEL, duel=["arrow"], wounds=["2"])
    t.force("dice", "beer dynamite gatling dynamite duel")
    t.anna("stop", "duel clara")
    t.boris("stop", "heal boris")
    assert "duel clara" in t.options


@pytest.mark.rule("bang 8.3")
def test_without_another_opponent_left_a_further_duel_lapses() -> None:
    t = table(TWO_DUELS, 4, boris={"out": True}, clara={"out": True}, duel=["arrow"], wounds=["2"])
    t.anna("stop")
    assert t.turn == "dmitri"
    assert t.told("duel_began") == ["duel_began anna dmitri"]


@pytest.mark.rule("bang 8.3", "bang 4.3")
def test_a_challenger_who_dies_in_the_first_duel_starts_no_second() -> None:
    t = Table(
        turn="dmitri",
        dice=[TWO_DUELS],
        modules=ON,
        duel=["duel", "arrow"],
        dmitri=NO_GUN | {"life": 1},
    )
    t.dmitri("stop", "duel anna")
    assert t.dmitri.out
    assert t.asked == "emma: reroll 2"
    assert t.told("wound_drawn") == []  # none for the eliminated


@pytest.mark.rule("bang 8.3", "bang 4.2")
def test_a_duel_can_end_the_game() -> None:
    t = Table(
        turn="boris", dice=[ONE_DUEL], modules=ON, duel=["arrow"], anna={"life": 1}, boris=NO_GUN
    )
    t.boris("stop", "duel anna")
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 7.1", "bang 8.3")
def test_with_three_players_a_duel_won_against_the_target_wins_the_game() -> None:
    t = table(ONE_DUEL, 3, boris={"life": 1}, duel=["arrow"])  # the Deputy hunts the Renegade
    t.anna("stop", "duel boris")
    assert t.winners == "anna"


@pytest.mark.rule("bang 7.1", "bang 8.3")
def test_with_three_players_the_challenged_hunter_may_win_in_somebody_elses_turn() -> None:
    t = table(ONE_DUEL, 3, anna={"life": 1}, duel=["duel", "arrow"])  # the Outlaw hunts the Deputy
    t.anna("stop", "duel clara")
    assert t.winners == "clara"


# Base characters in a duel


@pytest.mark.rule("bang 5.1", "bang 8.3")
def test_bart_may_take_an_arrow_instead_of_losing_a_duel_and_is_wounded_all_the_same() -> None:
    t = table(ONE_DUEL, clara=BART, duel=["arrow"], wounds=["2"])
    t.anna("stop", "duel clara")
    assert t.asked == "clara: bart_cassidy 1 duel"
    t.clara("take_arrows 1")
    assert (t.clara.life, t.clara.arrows, t.clara.wounds) == (8, 1, "two")


@pytest.mark.rule("bang 5.1")
def test_bart_does_not_take_the_last_arrow_in_a_duel() -> None:
    t = table(ONE_DUEL, clara=BART, emma={"arrows": 8}, duel=["arrow"], wounds=["2"])
    t.anna("stop", "duel clara")
    assert (t.clara.life, t.clara.arrows) == (7, 0)


@pytest.mark.rule("bang 5.4", "bang 8.3")
def test_who_beats_el_gringo_in_a_duel_takes_an_arrow() -> None:
    t = table(ONE_DUEL, clara=GRINGO, duel=["arrow"], wounds=["2"])
    t.anna("stop", "duel clara")
    assert t.arrows == [1, 0, 0, 0, 0]


@pytest.mark.rule("bang 5.4", "bang 8.3")
def test_whoever_el_gringo_challenges_and_loses_to_takes_the_arrow() -> None:
    t = table(ONE_DUEL, anna=GRINGO, duel=["duel", "arrow"], wounds=["2"])
    t.anna("stop", "duel clara")
    assert t.arrows == [0, 0, 1, 0, 0]


@pytest.mark.rule("bang 5.4", "bang 8.3")
def test_beating_an_opponent_brings_el_gringo_no_arrow() -> None:
    t = table(ONE_DUEL, anna=GRINGO, duel=["arrow"], wounds=["2"])
    t.anna("stop", "duel clara")
    assert t.arrows == [0] * 5


@pytest.mark.rule("bang 5.4", "bang 4.3", "bang 2.2")
def test_the_last_arrow_for_el_gringos_duel_brings_the_indians_after_it() -> None:
    t = table(
        TWO_DUELS, clara=GRINGO | {"life": 1}, emma={"arrows": 8}, duel=["arrow"], rage=["beer"]
    )
    t.anna("stop", "duel clara")
    assert t.told("lost_life", "eliminated", "indians_attacked") == [
        "lost_life clara 1 duel anna",
        "eliminated clara renegade",
        "indians_attacked",
        "lost_life anna 1 indians nobody",
        "lost_life emma 8 indians nobody",
        "eliminated emma deputy",
    ]
    assert t.asked == "anna: challenge 1"  # and the roll goes on
