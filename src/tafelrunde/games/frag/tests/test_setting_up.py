"""Chapter 1: building fighters, dealing cards, rolling for the start, and the way onto the map."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.names import COPIES, DECK
from tafelrunde.games.frag.tests.table import INFO, Table
from tafelrunde.kernel import OptionError

ALL_BUILDS = [
    *("build 1 2 4", "build 1 3 3", "build 1 4 2", "build 2 1 4", "build 2 2 3", "build 2 3 2"),
    *("build 2 4 1", "build 3 1 3", "build 3 2 2", "build 3 3 1", "build 4 1 2", "build 4 2 1"),
]

# Both respawn fields do something to who enters them.
HOT_SEATS = """
game: frag
title: Hot Seats
sign A: respawn-1 weapon acid
sign B: respawn-2 gadget acid

+-----+
|A . B|
|     |
|. . .|
+-----+
"""


def three_dealt(*start: str) -> Table:
    return Table.dealt(
        3,
        weapon=["needler", "shotgun", "chainsaw"],
        gadget=["medpack", "light_armor", "medpack"],
        special=["lag", "theft", "freeze"],
        start=list(start),
    )


def all_built(*start: str) -> Table:
    t = three_dealt(*start)
    for name in t.names:
        t.act(name, "build 3 2 2")
    return t


# Players and map (1.1, 1.3)


@pytest.mark.rule("frag 1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(players: int) -> None:
    assert Table.dealt(players).asked() == ["anna", "ben", "cleo", "dora", "emil", "fay"][:players]


@pytest.mark.rule("frag 1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_neither_one_nor_seven_may_play_on_our_maps(players: int) -> None:
    with pytest.raises(OptionError, match=f"FRAG is for 2 to 6 players, not {players}"):
        INFO.build(players)


@pytest.mark.rule("frag 1.3")
def test_one_of_two_maps_is_chosen() -> None:
    titles = [INFO.build(2, options={"map": number}).ground.title for number in (0, 1)]
    assert titles == ["Boiler House", "Parade Ground"]
    assert INFO.build(2).ground.title == "Boiler House"
    with pytest.raises(OptionError, match="option map goes from 0 to 1, not 2"):
        INFO.build(2, options={"map": 2})


# Fighters (1.2)


@pytest.mark.rule("frag 1.2")
def test_a_fighter_is_any_seven_points_over_three_values_from_one_to_four() -> None:
    t = Table.dealt(2)
    assert t.prompt == "build"
    assert t.options("anna") == ALL_BUILDS and t.options("ben") == ALL_BUILDS


@pytest.mark.rule("frag 1.2")
@pytest.mark.parametrize("build", ["2 2 2", "3 3 2", "5 1 1", "1 1 5", "0 3 4", "4 3 0", "4 4 4"])
def test_any_other_fighter_is_refused(build: str) -> None:
    assert Table.dealt(2).refused("ben", f"build {build}") == "1.2"


@pytest.mark.rule("frag 1.2")
def test_all_build_at_once_and_unseen_and_show_their_fighters_together() -> None:
    t = three_dealt("6", "1", "1")
    t.act("cleo", "build 1 2 4")
    t.act("anna", "build 4 2 1")
    assert t.asked() == ["ben"] and t.told("fighter_built") == []
    assert t.row_seen_by("ben", "anna")["start"] == [0, 0, 0]
    t.act("ben", "build 2 3 2")
    assert t.told("fighter_built") == [
        "fighter_built anna 4 2 1",
        "fighter_built ben 2 3 2",
        "fighter_built cleo 1 2 4",
    ]
    assert [t.row_seen_by("ben", name)["start"] for name in t.names] == [
        [4, 2, 1],
        [2, 3, 2],
        [1, 2, 4],
    ]


# Cards (1.4)


@pytest.mark.rule("frag 1.4")
def test_three_decks_have_112_cards() -> None:
    by_deck = [sum(COPIES[kind] for kind in range(49) if DECK[kind] == deck) for deck in range(3)]
    assert by_deck == [34, 56, 22] and sum(COPIES) == 112


@pytest.mark.rule("frag 1.4")
def test_everybody_is_dealt_one_card_of_each_deck_unseen_by_the_others() -> None:
    t = three_dealt("6", "1", "1")
    assert t.hand("anna") == ["needler", "medpack", "lag"]
    assert t.hand("ben") == ["shotgun", "light_armor", "theft"]
    assert t.hand("cleo") == ["chainsaw", "medpack", "freeze"]
    assert t.row_seen_by("ben", "anna")["hand"] == [1, 1, 1]
    assert t.hand_seen_by("ben", "anna") == [] and len(t.hand_seen_by("anna", "anna")) == 3
    assert [len(t.deck(deck)) for deck in ("weapon", "gadget", "special")] == [31, 53, 19]
    assert t.heard() == [
        f"card_drawn {name} {deck}" for name in t.names for deck in ("weapon", "gadget", "special")
    ]
    assert [line for line in t.heard("cleo") if "received" in line] == [
        "card_received cleo chainsaw",
        "card_received cleo medpack",
        "card_received cleo freeze",
    ]
    t.forget()


# Who starts, and where (1.5)


@pytest.mark.rule("frag 1.5")
def test_the_highest_die_starts_and_only_those_who_tie_for_it_roll_again() -> None:
    t = all_built("5", "5", "2", "4", "4", "3", "6")
    assert t.told("start_rolled", "start_won") == [
        "start_rolled anna 5",
        "start_rolled ben 5",
        "start_rolled cleo 2",
        "start_rolled anna 4",
        "start_rolled ben 4",
        "start_rolled anna 3",
        "start_rolled ben 6",
        "start_won ben",
    ]
    assert t.prompt == "enter" and t.asked() == ["ben"]


@pytest.mark.rule("frag 1.5")
def test_a_tie_below_the_highest_die_does_not_matter() -> None:
    t = all_built("3", "3", "4")
    assert t.told("start_won") == ["start_won cleo"] and t.asked() == ["cleo"]


@pytest.mark.rule("frag 1.5")
def test_clockwise_from_the_starter_each_takes_a_free_respawn_field_of_their_choice() -> None:
    t = all_built("1", "6", "2")
    assert t.options("ben") == [f"enter {number}" for number in (1, 2, 3, 4, 5, 6)]
    assert t.refused("ben", "enter 7") == "1.5" and t.refused("ben", "enter 0") == "1.5"
    t.act("ben", "enter 3")
    assert t.where("ben") == "i9" and t.asked() == ["cleo"]
    assert t.refused("cleo", "enter 3") == "1.5", "two fighters can't begin on the same field"
    t.act("cleo", "enter 6")
    assert t.asked() == ["anna"] and t.options("anna") == [
        "enter 1",
        "enter 2",
        "enter 4",
        "enter 5",
    ]
    t.act("anna", "enter 1")
    assert t.told("fighter_placed") == [
        "fighter_placed ben i9",
        "fighter_placed cleo e9",
        "fighter_placed anna a1",
    ]


@pytest.mark.rule("frag 1.5", "frag 4.3")
def test_being_placed_is_not_entering_and_the_last_free_field_needs_no_choice() -> None:
    t = Table.dealt(
        2,
        map=HOT_SEATS,
        weapon=["any"] * 2,
        gadget=["any"] * 2,
        special=["lag", "theft"],
        start=["1", "2"],
    )
    t.act("anna", "build 3 2 2")
    t.act("ben", "build 3 2 2")
    assert t.asked() == ["ben"] and t.options("ben") == ["enter 1", "enter 2"]
    t.act("ben", "enter 2")
    assert (t.where("anna"), t.where("ben")) == ("a1", "c1")
    assert t.told("power_up_rolled", "acid_entered") == []


# The first turn (1.6)


@pytest.mark.rule("frag 1.6")
def test_when_all_stand_the_starter_takes_the_first_turn_and_play_goes_clockwise() -> None:
    t = all_built("1", "6", "2")
    t.act("ben", "enter 3")
    t.act("cleo", "enter 6")
    assert t.told("turn_began") == []
    t.act("anna", "enter 1")
    assert t.told("turn_began") == ["turn_began ben"]
    assert t.prompt == "start_answers" and t.asked() == ["anna", "cleo"]
    t.force(movement=["1 1"] * 4)
    for name in ("ben", "cleo", "anna", "ben"):
        t.pass_all()
        assert (t.prompt, t.asked(), t.turn) == ("set_off_choice", [name], name)
        t.act(name, "roll", "done")
    assert t.told("turn_began") == [
        f"turn_began {name}" for name in ("ben", "cleo", "anna", "ben", "cleo")
    ]
