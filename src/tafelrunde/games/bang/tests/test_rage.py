"""Chapter 10: who draws rage cards, and what they do in the next turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.bang.names import FACES
from tafelrunde.games.bang.tests.table import Table

NO_GUN = {"character": "lucky-duke"}
QUIET = "dynamite dynamite gatling beer gatling"
SUZY = {"character": "suzy-lafayette"}
ALL_BUT_BEERS = {
    "boris": ["arrow"] * 3,
    "clara": ["dynamite"] * 3,
    "dmitri": ["one"] * 3 + ["gatling"] * 3,
    "emma": ["two"] * 3,
}


def table(*dice: str, anna: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table with module 2, at which anna has no use for two Gatlings."""
    return Table(dice=dice, modules="rage", anna=NO_GUN | (anna or {}), **more)


# Drawing (10.1)


@pytest.mark.rule("bang 10.1")
def test_who_loses_two_life_in_somebody_elses_turn_draws_a_rage_card_at_its_end() -> None:
    t = table("1 1 beer gatling gatling", rage=["gatling"])
    t.anna("stop", "shoot boris", "shoot boris")
    assert t.boris.rage == ""
    t.anna("heal anna")
    assert t.told("rage_drawn", "turn_began")[1:] == ["rage_drawn boris", "turn_began boris"]


@pytest.mark.rule("bang 10.1")
def test_one_life_is_not_enough() -> None:
    t = table("1 1 dynamite gatling gatling")
    t.anna("stop", "shoot boris", "shoot emma")
    assert t.told("rage_drawn") == []


@pytest.mark.rule("bang 10.1", "bang 13.5")
def test_however_much_was_lost_in_a_turn_it_brings_one_card() -> None:
    t = table("1 1 1 1 1", rage=["gatling"])
    t.anna("stop", *["shoot emma"] * 5)
    assert t.emma.life == 3
    assert t.told("rage_drawn") == ["rage_drawn emma"]


@pytest.mark.rule("bang 10.1", "bang 13.5")
def test_losses_of_one_turn_add_up_whatever_their_cause() -> None:
    t = table("gatling gatling gatling 1 dynamite", rage=["gatling"])
    t.anna("stop", "shoot emma")
    assert t.told("rage_drawn") == ["rage_drawn emma"]


@pytest.mark.rule("bang 10.1")
def test_losses_are_counted_gross_even_if_they_are_healed_in_the_same_turn() -> None:
    t = table("1 1 beer beer dynamite", rage=["gatling"])
    t.anna("stop", "shoot emma", "shoot emma", "heal emma", "heal emma")
    assert t.emma.life == 8
    assert t.emma.rage == "gatling"


@pytest.mark.rule("bang 10.1")
def test_the_losses_of_two_turns_do_not_add_up() -> None:
    t = table("1 1 dynamite dynamite gatling", "1 1 dynamite dynamite gatling")
    t.anna("stop", "shoot boris", "shoot emma")
    t.boris("stop", "shoot anna", "shoot clara")
    assert t.told("rage_drawn") == []
    t = table("1 dynamite dynamite gatling gatling", "2 dynamite dynamite gatling 1")
    t.anna("stop", "shoot emma")
    t.boris("stop", "shoot anna", "shoot emma")
    assert (t.emma.life, t.told("rage_drawn")) == (6, [])


@pytest.mark.rule("bang 10.1", "bang 2.2", "bang 2.3")
def test_indians_and_dynamite_in_the_own_turn_count_too() -> None:
    t = table("arrow dynamite dynamite dynamite 1", clara={"arrows": 8}, rage=["one", "two"])
    assert t.anna.life == 8
    t.anna("shoot boris")
    assert t.told("rage_drawn") == ["rage_drawn anna"]
    assert t.clara.out  # and draws nothing


@pytest.mark.rule("bang 10.1", "bang 5.1")
def test_arrows_that_bart_takes_instead_are_no_life_lost() -> None:
    t = table("1 1 dynamite gatling gatling", boris={"character": "bart-cassidy"})
    t.anna("stop", "shoot boris", "shoot boris")
    t.boris("take_arrows 1")
    assert (t.boris.life, t.told("rage_drawn")) == (7, [])


# Turning up (10.2)


@pytest.mark.rule("bang 10.2")
def test_all_your_cards_are_turned_up_before_your_next_roll() -> None:
    t = table("1 1 dynamite gatling gatling", rage=["beer"], boris={"rage": ["two", "gatling"]})
    t.anna("stop", "shoot boris", "shoot boris")
    assert t.told("rage_turned_up", "rolled")[1:] == [
        "rage_turned_up boris two beer gatling",
        "rolled boris dynamite dynamite gatling beer one",
    ]
    assert t.boris.rage == ""


@pytest.mark.rule("bang 10.2")
@pytest.mark.parametrize(
    ("card", "dice", "asked"),
    [
        ("one", "1 beer dynamite gatling gatling", "anna: aim one 2"),
        ("two", "2 beer dynamite gatling gatling", "anna: aim two 2"),
        ("beer", "beer dynamite dynamite gatling gatling", "anna: pour 2"),
        ("one", "beer beer dynamite gatling gatling", "anna: aim one 1"),
    ],
)
def test_rage_symbols_join_the_final_result(card: str, dice: str, asked: str) -> None:
    t = table(dice, anna={"rage": [card]})
    t.anna("stop")
    assert t.asked == asked


@pytest.mark.rule("bang 10.2", "bang 3.4")
def test_a_rage_gatling_makes_three_of_two() -> None:
    t = table(
        "gatling gatling dynamite dynamite 1",
        anna={"arrows": 2, "rage": ["gatling"]},
        rage=["beer"],
    )
    t.anna("stop", "shoot boris")
    assert t.lives == [10, 6, 7, 7, 7]
    assert t.anna.arrows == 0


@pytest.mark.rule("bang 10.2", "bang 5.7")
def test_kit_returns_an_arrow_for_a_rage_gatling() -> None:
    t = table(
        "gatling dynamite dynamite 1 1",
        boris={"arrows": 3},
        anna={"character": "kit-carlson", "rage": ["gatling"]},
    )
    t.anna("stop", "shoot emma", "shoot boris")
    assert t.asked == "anna: kit_carlson 2"


@pytest.mark.rule("bang 10.2")
def test_rage_symbols_can_not_be_rerolled_or_locked() -> None:
    t = table("1 1 1 1 1", anna={"rage": ["beer", "dynamite"]})
    assert len(t.options) == 32
    assert t.dice == "one one one one one"


@pytest.mark.rule("bang 10.2", "bang 2.2")
def test_rage_arrows_are_carried_out_before_the_roll() -> None:
    t = table("arrow beer beer gatling gatling", anna={"rage": ["arrow", "arrow", "beer"]})
    assert t.told("rage_turned_up", "took_arrows", "rolled") == [
        "rage_turned_up anna arrow arrow beer",
        "took_arrows anna 2",
        "rolled anna arrow beer beer gatling gatling",
        "took_arrows anna 1",
    ]
    assert t.anna.arrows == 3


@pytest.mark.rule("bang 10.2", "bang 2.2")
def test_a_rage_arrow_can_bring_the_indians_before_the_roll() -> None:
    t = table(QUIET, anna={"rage": ["arrow", "arrow"]}, boris={"arrows": 8})
    assert t.told("indians_attacked", "eliminated", "rolled") == [
        "indians_attacked",
        "eliminated boris outlaw",
        "rolled anna dynamite dynamite gatling beer gatling",
    ]
    assert (t.anna.life, t.anna.arrows, t.pile) == (9, 1, 8)  # the second arrow came after


@pytest.mark.rule("bang 10.2", "bang 4.3")
def test_who_dies_of_a_rage_arrow_does_not_roll() -> None:
    t = Table(
        turn="dmitri",
        modules="rage",
        dmitri={"life": 1, "rage": ["arrow"]},
        boris={"arrows": 7},
        emma={"arrows": 1},
        rage=["one"],
    )
    assert t.dmitri.out
    assert [line for line in t.told("rolled") if "dmitri" in line] == []
    assert t.turn == "emma"
    assert [FACES[symbol] for symbol in t.s.rage_discards] == ["arrow"]


@pytest.mark.rule("bang 10.2", "bang 5.12")
def test_sid_heals_before_the_rage_cards_are_turned_up() -> None:
    t = table(QUIET, anna={"character": "sid-ketchum", "life": 5, "rage": ["beer"]})
    assert t.asked == "anna: sid_ketchum"
    assert t.told("rage_turned_up") == []
    t.anna("heal anna")
    assert t.told("gained_life", "rage_turned_up", "rolled")[1] == "rage_turned_up anna beer"


@pytest.mark.rule("bang 10.2", "bang 5.14")
@pytest.mark.parametrize(
    ("card", "actions", "life"),
    [
        ("one", ["shoot boris"], 5),
        ("two", ["shoot clara"], 5),
        ("beer", ["heal boris"], 7),
        ("gatling", [], 7),
    ],
)
def test_a_shot_among_the_rage_symbols_spoils_suzys_rest(
    card: str, actions: list[str], life: int
) -> None:
    t = table("dynamite dynamite gatling beer beer", anna=SUZY | {"life": 5, "rage": [card]})
    t.anna("stop", *actions, "heal boris", "heal boris")
    assert (t.turn, t.anna.life) == ("boris", life)


# Discarding (10.3)


@pytest.mark.rule("bang 10.3")
def test_cards_turned_up_are_discarded_at_the_end_of_the_turn() -> None:
    t = table("beer dynamite dynamite gatling 1", anna={"rage": ["beer", "two"]})
    assert t.s.rage_up != []
    t.anna("stop", "shoot boris", "shoot clara", "heal anna", "heal anna")
    assert t.s.rage_up == []
    assert sorted(FACES[symbol] for symbol in t.s.rage_discards) == ["beer", "two"]
    t.boris("stop", "shoot anna", "heal boris")
    assert t.turn == "clara"  # boris shot once and poured once: the cards are gone


@pytest.mark.rule("bang 10.3", "bang 10.1")
def test_a_card_drawn_in_the_own_turn_stays_for_the_next_one() -> None:
    t = table(
        "arrow dynamite dynamite dynamite 1",
        clara={"arrows": 7},
        boris={"arrows": 1},
        anna={"rage": ["beer"]},
        rage=["gatling", "one"],
    )
    t.anna("shoot emma", "heal anna")
    assert t.anna.rage == "gatling"
    assert [FACES[symbol] for symbol in t.s.rage_discards] == ["beer"]


@pytest.mark.rule("bang 10.3", "bang 8.2", "bang 10.5")
def test_a_card_drawn_for_whiskey_is_extra_and_stays_for_the_next_turn() -> None:
    t = Table(
        dice=["arrow dynamite dynamite dynamite whiskey"],
        modules="duel rage",
        anna=NO_GUN,
        clara={"arrows": 8},
        rage=["gatling", "two"],
    )
    assert t.turn == "boris"
    assert t.anna.rage == "two gatling"


@pytest.mark.rule("bang 10.3")
def test_when_the_pile_is_empty_the_discards_are_shuffled() -> None:
    seats = {name: {"rage": cards} for name, cards in ALL_BUT_BEERS.items()}
    t = table("beer 1 1 dynamite gatling", **seats, anna={"rage": ["beer"] * 3}, rage=["beer"])
    assert t.s.rage_pile == []
    t.anna("stop", "shoot emma", "shoot emma", *["heal anna"] * 4)
    assert t.emma.rage == "two two two beer"
    assert sorted(FACES[symbol] for symbol in t.s.rage_pile) == ["beer", "beer"]


@pytest.mark.rule("bang 10.3")
def test_when_all_cards_are_out_nobody_draws() -> None:
    seats = {name: {"rage": cards} for name, cards in ALL_BUT_BEERS.items()}
    seats["emma"]["rage"] = ["two"] * 3 + ["beer"] * 3
    t = table("beer 1 1 dynamite gatling", **seats)
    t.anna("stop", "shoot emma", "shoot emma", "heal anna")
    assert t.turn == "boris"
    assert t.told("rage_drawn") == []


@pytest.mark.rule("bang 10.4")
def test_there_are_eighteen_rage_cards_three_of_each_base_symbol() -> None:
    pile = Counter(FACES[symbol] for symbol in Table.dealt(5, "rage", "rage").s.rage_pile)
    assert pile == dict.fromkeys(("arrow", "dynamite", "one", "two", "beer", "gatling"), 3)


# The end of the turn (10.5)


@pytest.mark.rule("bang 10.5")
def test_the_active_player_draws_first_and_then_the_others_clockwise() -> None:
    t = Table(
        turn="clara",
        dice=["arrow 1 1 dynamite dynamite"],
        modules="rage",
        anna={"arrows": 2},
        clara={"arrows": 3},
        emma={"arrows": 3},
        rage=["one", "two", "beer"],
    )
    t.clara("stop", "shoot boris", "shoot dmitri")
    assert t.told("rage_drawn") == ["rage_drawn clara", "rage_drawn emma", "rage_drawn anna"]
    assert (t.clara.rage, t.emma.rage, t.anna.rage) == ("one", "two", "beer")


@pytest.mark.rule("bang 10.5", "bang 10.1")
def test_the_eliminated_draw_no_card_though_they_lost_much() -> None:
    t = table("1 1 dynamite gatling gatling", boris={"life": 2})
    t.anna("stop", "shoot boris", "shoot boris")
    assert t.boris.out
    assert t.told("rage_drawn") == []


@pytest.mark.rule("bang 10.5", "bang 8.5", "bang 5.14", "bang 11.1")
def test_suzy_then_cards_go_back_then_rage_is_drawn_then_the_graves_open() -> None:
    t = Table(
        dice=["arrow beer gatling gatling dynamite"],
        modules="duel rage undead",
        anna=SUZY | {"arrows": 2, "rage": ["dynamite"], "wounds": ["1"]},
        boris={"life": 1, "arrows": 1},
        clara={"arrows": 5},
        rage=["one", "two"],
        graves=[1, 2],
    )
    t.anna("stop", "heal anna")
    keys = ("gained_life", "wound_returned", "rage_drawn", "grave_opened", "turn_began")
    assert t.told(*keys)[2:] == [
        "gained_life anna 2 anna",
        "wound_returned anna one",
        "rage_drawn anna",
        "rage_drawn clara",
        "grave_opened boris 1",
        "grave_opened boris 2",  # boris' turn would have come
        "turn_began clara",
    ]


@pytest.mark.rule("bang 10.5", "bang 4.3")
def test_the_end_of_the_turn_comes_though_the_active_player_died() -> None:
    t = Table(
        turn="dmitri",
        dice=["dynamite dynamite arrow arrow dynamite"],
        modules="rage",
        dmitri={"life": 1},
        emma={"arrows": 3},
        clara={"arrows": 4},
        rage=["one", "two"],
    )
    assert t.dmitri.out
    assert t.told("rage_drawn") == ["rage_drawn emma", "rage_drawn clara"]


@pytest.mark.rule("bang 10.1", "bang 7.1")
def test_with_three_players_rage_works_the_same() -> None:
    t = Table(3, dice=["1 1 dynamite gatling dynamite"], modules="rage", anna=NO_GUN, rage=["beer"])
    t.anna("stop", "shoot boris", "shoot boris")
    assert t.told("rage_turned_up") == ["rage_turned_up boris beer"]
