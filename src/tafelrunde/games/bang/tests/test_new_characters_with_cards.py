"""Chapter 9: Greg Digger, Herb Hunter, Pat Brennan, Pixie Pete and Sam the Healer."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.names import FACES
from tafelrunde.games.bang.tests.table import Table

GREG = {"character": "greg-digger"}
HERB = {"character": "herb-hunter"}
PAT = {"character": "pat-brennan"}
PIXIE = {"character": "pixie-pete"}
HEALER = {"character": "sam-the-healer"}
NO_GUN = {"character": "lucky-duke"}
ALL = "duel rage characters"
WHISKEY = "dynamite dynamite gatling whiskey gatling"
TWO_SHOTS = "1 1 dynamite dynamite gatling"
TWO_DUELS = "dynamite dynamite gatling duel duel"


def table(*dice: str, modules: str = ALL, **more: Any) -> Table:
    """A table with the modules these characters need."""
    return Table(dice=dice, modules=modules, **more)


# Greg Digger (9.3)


@pytest.mark.rule("bang 9.3", "bang 8.2")
def test_greg_may_use_a_whiskey_twice() -> None:
    t = table(WHISKEY, anna=GREG | {"life": 4}, rage=["beer", "two"])
    t.anna("stop")
    assert (t.anna.life, t.asked) == (5, "anna: greg_digger")
    t.anna("drink")
    assert (t.anna.life, t.anna.rage) == (6, "two beer")


@pytest.mark.rule("bang 9.3")
def test_greg_may_use_it_once_only() -> None:
    t = table(WHISKEY, anna=GREG | {"life": 4}, rage=["beer"])
    t.anna("stop", "skip")
    assert (t.turn, t.anna.life, t.anna.rage) == ("boris", 5, "beer")


@pytest.mark.rule("bang 9.3")
def test_each_of_gregs_whiskeys_counts_twice() -> None:
    t = table(
        "dynamite dynamite gatling whiskey whiskey",
        anna=GREG | {"life": 3},
        rage=["beer", "beer", "beer", "one"],
    )
    t.anna("stop", "drink", "drink")
    assert (t.turn, t.anna.life) == ("boris", 7)
    assert t.anna.rage == "one beer beer beer"


@pytest.mark.rule("bang 9.3", "bang 8.2")
def test_with_one_wound_gregs_second_sip_brings_a_rage_card() -> None:
    t = table(WHISKEY, anna=GREG | {"life": 4, "wounds": ["1"]}, rage=["beer"])
    t.anna("stop", "drink")
    assert (t.anna.life, t.anna.wounds, t.anna.rage) == (6, "", "beer")


@pytest.mark.rule("bang 9.3", "bang 8.2")
def test_with_two_wounds_greg_returns_both() -> None:
    t = table("1 dynamite gatling whiskey gatling", anna=GREG | {"wounds": ["1", "beer"]})
    t.anna("stop", "cure beer", "drink")
    assert t.asked == "anna: aim one 1"
    assert t.told("rage_drawn") == []


@pytest.mark.rule("bang 9.3")
def test_nobody_but_greg_is_asked_to_drink_again() -> None:
    t = table(WHISKEY, anna=NO_GUN, boris=GREG, rage=["beer"])
    t.anna("stop")
    assert t.turn == "boris"


# Herb Hunter (9.4)


@pytest.mark.rule("bang 9.4")
def test_who_loses_two_life_in_herbs_turn_draws_a_wound() -> None:
    t = table(TWO_SHOTS, anna=HERB, wounds=["beer"], rage=["one"])
    t.anna("stop", "shoot emma", "shoot emma")
    assert (t.emma.life, t.emma.wounds) == (6, "beer")


@pytest.mark.rule("bang 9.4")
def test_one_life_is_not_enough_for_herb() -> None:
    t = table(TWO_SHOTS, anna=HERB)
    t.anna("stop", "shoot boris", "shoot emma")
    assert t.told("wound_drawn") == []


@pytest.mark.rule("bang 9.4")
def test_herbs_wound_comes_at_the_second_point_even_of_two_events() -> None:
    t = table(
        "gatling gatling 1 gatling duel",
        anna=HERB,
        wounds=["beer", "two"],
        rage=["one"],
        duel=["arrow"],
    )
    t.anna("stop", "shoot emma")
    assert t.emma.wounds == "beer"  # the shot and the volley; the duel is still to come
    assert t.asked == "anna: challenge 1"
    t.anna("duel emma")
    assert t.emma.life == 5
    assert t.emma.wounds == "two beer"  # the duel's own, and no third: once per player and turn


@pytest.mark.rule("bang 9.4")
def test_herb_wounds_a_player_once_a_turn_however_much_they_lose() -> None:
    t = table("1 1 1 gatling gatling", anna=HERB, wounds=["beer"], rage=["one"])
    t.anna("stop", *["shoot emma"] * 3)
    assert t.told("wound_drawn") == ["wound_drawn emma beer"]


@pytest.mark.rule("bang 9.4")
def test_everybody_who_loses_two_life_in_herbs_turn_is_wounded_whoever_is_to_blame() -> None:
    t = table(
        "arrow dynamite dynamite gatling gatling",
        anna=HERB | {"arrows": 1},
        boris={"arrows": 3},
        clara={"arrows": 4},
        wounds=["beer", "two"],
        rage=["one", "one", "one"],
    )
    t.anna("stop")
    assert t.anna.life == 8
    assert t.told("wound_drawn") == ["wound_drawn boris beer", "wound_drawn clara two"]


@pytest.mark.rule("bang 9.4")
def test_in_the_turn_of_others_herb_wounds_nobody() -> None:
    t = table(TWO_SHOTS, anna=NO_GUN, boris=HERB, rage=["one"])
    t.anna("stop", "shoot emma", "shoot emma")
    assert t.told("wound_drawn") == []


@pytest.mark.rule("bang 9.4")
def test_herb_wounds_nobody_who_is_eliminated() -> None:
    t = table(TWO_SHOTS, anna=HERB, emma={"life": 2})
    t.anna("stop", "shoot emma", "shoot emma")
    assert t.emma.out
    assert t.told("wound_drawn") == []


# Pat Brennan (9.5)


@pytest.mark.rule("bang 9.5", "bang 10.2")
def test_pat_may_take_a_rage_card_at_the_start_of_his_turn_and_use_it_at_once() -> None:
    t = table(
        "1 dynamite dynamite gatling gatling",
        modules="rage characters",
        anna=PAT,
        boris={"rage": ["one"]},
        forced={"rage card": ["one"]},
    )
    assert t.asked == "anna: pat_brennan"
    t.anna("move_rage boris anna")
    assert t.told("rage_moved", "rage_turned_up", "rolled")[:2] == [
        "rage_moved boris anna",
        "rage_turned_up anna one",
    ]
    t.anna("stop")
    assert t.asked == "anna: aim one 2"
    assert t.boris.rage == ""


@pytest.mark.rule("bang 9.5")
def test_pat_may_move_a_card_from_anybody_to_anybody_else_or_none() -> None:
    t = table(anna=PAT | {"rage": ["arrow", "beer", "beer"]}, clara={"rage": ["two", "one"]})
    assert t.options == [
        "skip",
        *[
            f"give_rage {name} {card}"
            for name in ("boris", "clara", "dmitri", "emma")
            for card in ("arrow", "beer")
        ],
        *[f"move_rage clara {name}" for name in ("anna", "boris", "dmitri", "emma")],
    ]
    assert t.refusal("move_rage boris anna") == "bang 9.5"
    assert t.refusal("move_rage clara clara") == "bang 9.5"
    assert t.refusal("give_rage boris two") == "bang 9.5"


@pytest.mark.rule("bang 9.5")
def test_pat_gives_one_of_his_own_cards_away_and_does_not_use_it() -> None:
    t = table(anna=PAT | {"rage": ["arrow", "beer"]})
    t.anna("give_rage emma arrow")
    assert t.emma.rage == "arrow"
    assert t.told("rage_turned_up") == ["rage_turned_up anna beer"]
    assert t.anna.arrows == 0


@pytest.mark.rule("bang 9.5")
def test_pat_moves_one_card_only() -> None:
    t = table(anna=PAT, boris={"rage": ["one", "two"]}, forced={"rage card": ["two"]})
    t.anna("move_rage boris clara")
    assert (t.boris.rage, t.clara.rage) == ("one", "two")
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 9.5")
def test_pat_takes_any_of_the_cards_he_can_not_see() -> None:
    moved = set()
    for seed in range(30):
        t = table(anna=PAT, boris={"rage": ["one", "two"]}, forced={"rage card": ["any"]})
        t.s.seed(str(seed))
        t.anna("move_rage boris clara")
        moved.add(t.clara.rage)
    assert moved == {"one", "two"}


@pytest.mark.rule("bang 9.5")
def test_without_rage_cards_or_in_others_turns_pat_is_not_asked() -> None:
    assert table(anna=PAT).asked == "anna: reroll 2"
    assert table(boris=PAT | {"rage": ["one"]}).asked == "anna: reroll 2"


# Pixie Pete (9.6)


@pytest.mark.rule("bang 9.6")
def test_pixie_draws_two_rage_cards_and_keeps_one() -> None:
    t = table(TWO_SHOTS, anna=NO_GUN, emma=PIXIE, rage=["beer", "two"])
    t.anna("stop", "shoot emma", "shoot emma")
    assert t.asked == "emma: pixie_pete"
    assert t.options == ["keep_rage two", "keep_rage beer"]
    assert t.refusal("keep_rage gatling") == "bang 9.6"
    t.emma("keep_rage two")
    assert t.emma.rage == "two"
    assert len(t.s.rage_pile) == 17  # the other one was shuffled back
    assert t.s.rage_pile.count(FACES.index("beer")) == 3
    assert t.turn == "boris"


@pytest.mark.rule("bang 9.6", "bang 8.2")
def test_pixie_chooses_for_a_whiskey_too() -> None:
    t = table(WHISKEY, anna=PIXIE, rage=["beer", "two"])
    t.anna("stop")
    assert t.asked == "anna: pixie_pete"
    t.anna("keep_rage beer")
    assert t.anna.rage == "beer"


@pytest.mark.rule("bang 9.6", "bang 10.3")
def test_pixies_second_card_may_come_from_the_shuffled_discards() -> None:
    t = table(
        TWO_SHOTS,
        anna=NO_GUN | {"rage": ["beer", "beer"]},
        boris={"rage": ["arrow"] * 3 + ["dynamite"] * 3},
        clara={"rage": ["one"] * 3 + ["gatling"] * 3},
        dmitri={"rage": ["two"] * 3},
        emma=PIXIE,
        rage=["beer", "beer"],
    )
    assert [FACES[symbol] for symbol in t.s.rage_pile] == ["beer"]
    t.anna("stop", "shoot emma", "shoot emma", "heal anna", "heal anna")
    t.emma("keep_rage beer")
    assert t.emma.rage == "beer"
    assert [FACES[symbol] for symbol in t.s.rage_pile] == ["beer", "beer"]


@pytest.mark.rule("bang 9.6", "bang 10.3")
def test_pixie_takes_the_only_card_there_is() -> None:
    t = table(
        TWO_SHOTS,
        anna=NO_GUN,
        boris={"rage": ["arrow"] * 3 + ["dynamite"] * 3},
        clara={"rage": ["one"] * 3 + ["gatling"] * 3},
        dmitri={"rage": ["two"] * 3 + ["beer"] * 2},
        emma=PIXIE,
        rage=["beer"],
    )
    t.anna("stop", "shoot emma", "shoot emma")
    assert t.emma.rage == "beer"
    assert t.turn == "boris"


@pytest.mark.rule("bang 9.6", "bang 10.5")
def test_pixie_chooses_in_her_turn_of_the_drawing_even_if_the_roller_died() -> None:
    t = table(
        "dynamite dynamite arrow arrow dynamite",
        turn="dmitri",
        dmitri={"life": 1},
        emma=PIXIE | {"arrows": 3},
        clara={"arrows": 4},
        rage=["one", "two", "beer"],
    )
    assert t.asked == "emma: pixie_pete"
    t.emma("keep_rage two")
    assert (t.emma.rage, t.clara.rage) == ("", "beer")  # emma has turned hers up by now
    assert t.told("rage_turned_up") == ["rage_turned_up emma two"]


# Sam the Healer (9.7)


@pytest.mark.rule("bang 9.7")
def test_for_each_duel_he_starts_sam_may_give_a_player_one_life() -> None:
    t = table(
        TWO_DUELS,
        anna=HEALER | {"life": 5},
        clara={"life": 2},
        duel=["arrow", "arrow"],
        wounds=["one", "two"],
    )
    t.anna("stop", "duel boris")
    assert t.asked == "anna: sam_the_healer"
    assert t.options == [
        f"heal {name}" for name in ("anna", "boris", "clara", "dmitri", "emma")
    ] + ["skip"]
    t.anna("heal clara", "duel dmitri", "heal anna")
    assert (t.clara.life, t.anna.life) == (3, 6)
    assert (t.boris.life, t.dmitri.life) == (7, 7)


@pytest.mark.rule("bang 9.7")
def test_sam_need_not_heal() -> None:
    t = table(
        "dynamite dynamite gatling duel gatling",
        anna=HEALER | {"life": 5},
        duel=["arrow"],
        wounds=["one"],
    )
    t.anna("stop", "duel boris", "skip")
    assert (t.turn, t.anna.life) == ("boris", 5)


@pytest.mark.rule("bang 9.7")
def test_sam_does_not_heal_when_he_shoots_back() -> None:
    t = table(
        "dynamite dynamite gatling duel gatling",
        anna=NO_GUN,
        boris=HEALER,
        duel=["duel", "duel", "arrow"],
        wounds=["one"],
    )
    t.anna("stop", "duel boris")
    assert t.told("gained_life") == []
    assert t.turn == "boris"


@pytest.mark.rule("bang 9.7")
def test_sam_heals_only_for_a_duel_that_takes_place() -> None:
    t = Table(
        4,
        dice=[TWO_DUELS],
        modules=ALL,
        anna=HEALER | {"life": 5},
        boris={"out": True},
        clara={"out": True},
        duel=["arrow"],
        wounds=["one"],
    )
    t.anna("stop", "heal anna")
    assert (t.turn, t.anna.life) == ("dmitri", 6)
