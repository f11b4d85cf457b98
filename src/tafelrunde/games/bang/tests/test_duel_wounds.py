"""Chapter 8: wounds, what they cancel, and when they go back."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.bang.names import FACES
from tafelrunde.games.bang.tests.table import Table

ON = "duel rage"
NO_GUN = {"character": "lucky-duke"}
ONE_DUEL = "dynamite dynamite gatling duel gatling"
QUIET = "dynamite beer 1 dynamite gatling"


def table(*dice: str, anna: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table with modules 1 and 2, at which anna has no use for two Gatlings."""
    return Table(dice=dice, modules=ON, anna=NO_GUN | (anna or {}), **more)


def pile_of(t: Table) -> dict[str, int]:
    """The wounds in the pile, by symbol."""
    return dict(Counter(FACES[face] for face in t.s.wound_pile))


# The pile (8.4)


@pytest.mark.rule("bang 8.4")
def test_there_are_fifteen_wounds_three_beer_five_1_five_2_and_two_dynamite() -> None:
    assert pile_of(Table.dealt(5, "wounds", ON)) == {"beer": 3, "one": 5, "two": 5, "dynamite": 2}


@pytest.mark.rule("bang 8.4")
def test_any_wound_may_come_as_often_as_there_are_of_it() -> None:
    drawn = Counter[str]()
    for seed in range(300):
        t = table(ONE_DUEL, duel=["arrow"], forced={"wounds": ["any"]})
        t.s.seed(f"wound {seed}")
        t.anna("stop", "duel clara")
        drawn[t.clara.wounds] += 1
    assert set(drawn) == {"beer", "one", "two", "dynamite"}
    assert drawn["one"] > drawn["beer"] > drawn["dynamite"]
    assert drawn["two"] > drawn["beer"]


@pytest.mark.rule("bang 8.4")
def test_a_drawn_wound_lies_open_before_its_owner() -> None:
    t = table(ONE_DUEL, duel=["arrow"], wounds=["2"])
    t.anna("stop", "duel clara")
    for viewer in (-1, 0, 2, 4):
        assert t.clara.row_seen_by(viewer)["wounds"] == ["two"]
    assert pile_of(t)["two"] == 4


@pytest.mark.rule("bang 8.4")
def test_a_wound_whose_symbol_you_have_goes_back_without_another() -> None:
    t = table(ONE_DUEL, duel=["arrow"], wounds=["2"], clara={"wounds": ["2", "beer"]})
    t.anna("stop", "duel clara")
    assert t.clara.life == 7
    assert t.clara.wounds == "two beer"
    assert pile_of(t) == {"beer": 2, "one": 5, "two": 4, "dynamite": 2}
    assert t.told("wound_drawn", "wound_returned") == [
        "wound_drawn clara two",
        "wound_returned clara two",
    ]


@pytest.mark.rule("bang 8.4")
def test_wounds_of_different_symbols_lie_side_by_side() -> None:
    t = table(ONE_DUEL, duel=["arrow"], wounds=["dynamite"], clara={"wounds": ["2", "beer"]})
    t.anna("stop", "duel clara")
    assert t.clara.wounds == "dynamite two beer"


@pytest.mark.rule("bang 8.4")
def test_returned_wounds_are_in_the_pile_again_and_can_be_drawn() -> None:
    t = table(
        "dynamite beer gatling duel gatling",
        duel=["arrow"],
        wounds=["beer"],
        anna={"wounds": ["beer"]},
        clara={"wounds": ["2"]},
        dmitri={"wounds": ["beer"]},
        emma={"wounds": ["beer"]},
    )
    t.anna("stop")
    assert pile_of(t).get("beer", 0) == 0
    with pytest.raises(Exception, match="which has no beer left"):
        t.anna("duel clara")
    t = table(
        QUIET,
        "dynamite dynamite beer duel gatling",
        duel=["arrow"],
        wounds=["beer"],
        anna={"wounds": ["beer"]},
        dmitri={"wounds": ["beer"]},
        emma={"wounds": ["beer"]},
    )
    t.anna("stop", "shoot boris")
    t.boris("stop", "heal boris", "duel clara")
    assert t.clara.wounds == "beer"


# What they cancel (8.5)


@pytest.mark.rule("bang 8.5", "bang 13.4")
@pytest.mark.parametrize(
    ("wound", "dice", "asked"),
    [
        ("1", "1 1 1 gatling gatling", "anna: aim one 2"),
        ("2", "2 2 2 gatling gatling", "anna: aim two 2"),
        ("beer", "beer beer beer gatling gatling", "anna: pour 2"),
    ],
)
def test_a_wound_cancels_one_die_and_not_all(wound: str, dice: str, asked: str) -> None:
    t = table(dice, anna={"wounds": [wound]})
    t.anna("stop")
    assert t.asked == asked


@pytest.mark.rule("bang 8.5")
@pytest.mark.parametrize("wound", ["1", "2", "beer"])
def test_a_wound_cancels_the_only_die_with_its_symbol(wound: str) -> None:
    t = table(f"{wound} dynamite dynamite gatling gatling", anna={"wounds": [wound]})
    t.anna("stop")
    assert t.turn == "boris"
    assert t.lives == [10, 8, 8, 8, 8]


@pytest.mark.rule("bang 8.5")
def test_a_wound_leaves_other_symbols_alone() -> None:
    t = table("1 2 beer gatling gatling", anna={"wounds": ["1"]})
    t.anna("stop", "shoot clara")
    assert t.asked == "anna: pour 1"


@pytest.mark.rule("bang 8.5")
def test_every_wound_cancels_a_die_of_its_own() -> None:
    t = table("1 2 beer gatling gatling", anna={"wounds": ["1", "2", "beer"]})
    t.anna("stop")
    assert t.turn == "boris"


@pytest.mark.rule("bang 8.5")
def test_wounds_do_not_hinder_rerolling_only_the_final_result() -> None:
    t = table("1 beer beer gatling gatling", "2", anna={"wounds": ["1"]})
    t.anna("reroll 1", "stop")
    assert t.asked == "anna: aim two 1"


@pytest.mark.rule("bang 8.5")
def test_somebody_elses_wounds_do_not_bother_the_roller() -> None:
    t = table("1 beer dynamite gatling gatling", boris={"wounds": ["1", "beer"]})
    t.anna("stop")
    assert t.asked == "anna: aim one 1"


@pytest.mark.rule("bang 8.5", "bang 10.2")
def test_a_wound_does_not_cancel_a_rage_symbol() -> None:
    t = table(
        "dynamite dynamite gatling gatling duel",
        anna={"wounds": ["1"], "rage": ["1"]},
    )
    t.anna("stop")
    assert t.asked == "anna: aim one 1"


@pytest.mark.rule("bang 8.5", "bang 10.2")
def test_of_a_die_and_a_rage_card_with_the_wounds_symbol_one_shot_is_left() -> None:
    t = table("1 dynamite dynamite gatling gatling", anna={"wounds": ["1"], "rage": ["1"]})
    t.anna("stop")
    assert t.asked == "anna: aim one 1"


@pytest.mark.rule("bang 8.5", "bang 8.2")
def test_whiskey_may_remove_the_wound_before_its_die_is_resolved() -> None:
    t = table("1 dynamite dynamite gatling whiskey", anna={"wounds": ["1"]})
    t.anna("stop")
    assert t.asked == "anna: aim one 1"


@pytest.mark.rule("bang 8.5", "bang 8.2")
def test_the_wound_that_whiskey_did_not_remove_still_cancels() -> None:
    t = table("1 beer dynamite gatling whiskey", anna={"wounds": ["1", "beer"]})
    t.anna("stop", "cure one", "shoot boris")
    assert t.turn == "boris"  # the beer was cancelled


@pytest.mark.rule("bang 8.5", "bang 5.14")
def test_a_cancelled_shot_still_spoils_suzys_rest() -> None:
    suzy = {"character": "suzy-lafayette", "life": 5}
    t = table("1 dynamite dynamite gatling gatling", anna=suzy | {"wounds": ["1"]})
    t.anna("stop")
    assert (t.turn, t.anna.life) == ("boris", 5)
    t = table(
        "gatling dynamite dynamite gatling duel",
        anna=suzy | {"wounds": ["1"]},
        duel=["arrow"],
        wounds=["2"],
    )
    t.anna("stop", "duel boris")
    assert t.anna.life == 7


@pytest.mark.rule("bang 8.5", "bang 5.13")
def test_slab_can_not_double_a_shot_with_a_cancelled_beer() -> None:
    slab = {"character": "slab-the-killer"}
    t = table("1 beer dynamite gatling gatling", anna=slab | {"wounds": ["beer"]})
    t.anna("stop", "shoot boris")
    assert (t.turn, t.boris.life) == ("boris", 7)


# Dynamite


@pytest.mark.rule("bang 8.5", "bang 2.3")
def test_the_dynamite_wound_counts_as_one_more_dynamite_from_the_first_roll_on() -> None:
    t = table("dynamite dynamite beer gatling gatling", anna={"wounds": ["dynamite"]})
    assert t.anna.life == 9
    assert t.asked == "anna: pour 1"  # no reroll, and the other dice count


@pytest.mark.rule("bang 8.5")
def test_with_one_dynamite_the_dynamite_wound_does_nothing_yet() -> None:
    t = table("dynamite beer beer gatling gatling", anna={"wounds": ["dynamite"]})
    assert (t.asked, t.anna.life) == ("anna: reroll 3", 10)


@pytest.mark.rule("bang 8.5", "bang 2.3")
def test_the_dynamite_wound_counts_after_a_reroll_too() -> None:
    t = table("dynamite 1 beer gatling gatling", "dynamite", anna={"wounds": ["dynamite"]})
    t.anna("reroll 2")
    assert (t.asked, t.anna.life) == ("anna: pour 1", 9)


@pytest.mark.rule("bang 8.5")
def test_the_dynamite_wound_cancels_no_dynamite() -> None:
    t = table("dynamite dynamite dynamite gatling gatling", anna={"wounds": ["dynamite"]})
    assert (t.turn, t.anna.life) == ("boris", 9)


@pytest.mark.rule("bang 8.5", "bang 5.2")
def test_black_jack_may_not_reroll_dynamite_that_a_wound_makes_three() -> None:
    t = table(
        "dynamite dynamite beer gatling gatling",
        anna={"character": "black-jack", "wounds": ["dynamite"]},
    )
    assert (t.asked, t.anna.life) == ("anna: pour 1", 9)


# Going back


@pytest.mark.rule("bang 8.5")
def test_at_the_end_of_your_turn_all_your_wounds_go_back_used_or_not() -> None:
    t = table("1 dynamite dynamite gatling gatling", anna={"wounds": ["1", "2", "beer"]})
    t.anna("stop")
    assert t.anna.wounds == ""
    assert pile_of(t) == {"beer": 3, "one": 5, "two": 5, "dynamite": 2}


@pytest.mark.rule("bang 8.5")
def test_a_wound_drawn_in_your_own_turn_goes_back_at_its_end() -> None:
    t = table(ONE_DUEL, duel=["duel", "arrow"], wounds=["2"])
    t.anna("stop", "duel clara")
    assert (t.turn, t.anna.wounds) == ("boris", "")
    assert t.told("wound_drawn", "wound_returned") == [
        "wound_drawn anna two",
        "wound_returned anna two",
    ]


@pytest.mark.rule("bang 8.5")
def test_wounds_wait_for_their_owners_turn_through_the_turns_of_others() -> None:
    t = table(QUIET, QUIET, "1 1 beer gatling gatling", clara={"wounds": ["1"]})
    t.anna("stop", "shoot boris", "heal anna")
    t.boris("stop", "shoot anna", "heal boris")
    assert t.clara.wounds == "one"
    t.clara("stop")
    assert t.asked == "clara: aim one 1"


@pytest.mark.rule("bang 4.3", "bang 8.4", "bang 10.3")
def test_wounds_and_rage_cards_of_the_eliminated_go_back() -> None:
    boris = {"life": 1, "wounds": ["1", "beer"], "rage": ["gatling", "arrow"]}
    t = table("1 dynamite dynamite gatling gatling", boris=boris)
    t.anna("stop", "shoot boris")
    assert t.boris.out
    assert (t.boris.wounds, t.boris.rage) == ("", "")
    assert pile_of(t) == {"beer": 3, "one": 5, "two": 5, "dynamite": 2}
    assert sorted(FACES[symbol] for symbol in t.s.rage_discards) == ["arrow", "gatling"]


@pytest.mark.rule("bang 4.3", "bang 10.3")
def test_who_dies_in_their_own_turn_returns_all_cards_at_its_end() -> None:
    dmitri = {"life": 1, "wounds": ["1", "dynamite"], "rage": ["gatling", "beer"]}
    t = Table(
        turn="dmitri", dice=["dynamite dynamite 1 gatling gatling"], modules=ON, dmitri=dmitri
    )
    assert t.dmitri.out
    assert t.turn == "emma"
    assert sum(pile_of(t).values()) == 15
    assert sorted(FACES[symbol] for symbol in t.s.rage_discards) == ["beer", "gatling"]
    assert t.s.rage_up == []
