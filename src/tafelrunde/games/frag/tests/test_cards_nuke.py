"""Card by card: the Portable Nuke, whose blast asks neither friend nor owner."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

TEN = "1 1 1 1 1 1 1 1 1 1"
FIFTEEN = "2 2 2 2 2 1 1 1 1 1"
NUKE = {"weapons": ["portable_nuke"]}

# A wall between the columns b and c, and a door between the rows 3 and 4 of column a.
WALLS = """
+---+-----+
|1 .|. . 2|
|   |     |
|. .|. . .|
|   |     |
|. .|. . .|
|D+ +     |
|3 . . . 4|
|         |
|. 5 . 6 .|
+---------+
"""


def at(field: str, **more: Any) -> dict[str, Any]:
    """A fighter on a field."""
    return {"at": field, **more}


@pytest.mark.rule("frag card:portable_nuke")
def test_the_nuke_hits_all_within_two_fields_of_the_target_and_nobody_else() -> None:
    t = Table(
        {
            "anna": at("e1", **NUKE),
            "ben": at("e5"),
            "cleo": at("e7"),
            "dora": at("f4"),
            "emil": at("e8"),
            "fay": at("g6"),
        },
        to_hit="2 2",
        damage=FIFTEEN,
        defence=["5 5 5", "5 5 6", "4 5 6"],
    )
    t.act("anna", "attack ben portable_nuke")
    assert t.told("damage_rolled", "defence_rolled", "health_lost") == [
        "damage_rolled anna 2,2,2,2,2,1,1,1,1,1 15",
        "defence_rolled ben 5,5,5 15 1",
        "health_lost ben 1 2",
        "defence_rolled cleo 5,5,6 16 0",
        "defence_rolled dora 4,5,6 15 1",
        "health_lost dora 1 2",
    ]
    assert [t.health(name) for name in t.names] == [3, 2, 3, 2, 3, 3]
    assert t.weapons("anna") == ["portable_nuke 0"] and t.turn == "anna"


@pytest.mark.rule("frag card:portable_nuke")
def test_the_distance_of_the_blast_counts_from_the_target_and_not_from_the_attacker() -> None:
    t = Table(
        {"anna": at("a1", **NUKE), "ben": at("a4"), "cleo": at("b1")},
        to_hit="2 2",
        damage=TEN,
        defence="6 6 6",
    )
    t.act("anna", "attack ben portable_nuke")
    assert t.told("defence_rolled") == ["defence_rolled ben 6,6,6 18 0"]


@pytest.mark.rule("frag card:portable_nuke")
def test_a_nuke_that_misses_hurts_nobody() -> None:
    t = Table(
        {"anna": at("a1", **NUKE), "ben": at("a4"), "cleo": at("b4")},
        to_hit="1 1",
    )
    t.act("anna", "attack ben portable_nuke")
    assert t.told("missed", "damage_rolled", "defence_rolled") == ["missed anna ben"]
    assert t.weapons("anna") == ["portable_nuke 0"]


@pytest.mark.rule("frag card:portable_nuke")
def test_walls_and_doors_stop_the_blast_and_fighters_do_not() -> None:
    t = Table(
        {
            "anna": at("c5", **NUKE),
            "ben": at("c2"),
            "cleo": at("b2"),
            "dora": at("d2"),
            "emil": at("e2"),
        },
        map=WALLS,
        to_hit="2 2",
        damage=TEN,
        defence=["6 6 6"] * 3,
    )
    t.act("anna", "attack ben portable_nuke")
    assert [line.split()[1] for line in t.told("defence_rolled")] == ["ben", "dora", "emil"]


@pytest.mark.rule("frag card:portable_nuke")
def test_a_closed_door_stops_the_blast() -> None:
    t = Table(
        {"anna": at("e4", **NUKE), "ben": at("a4"), "cleo": at("a3")},
        map=WALLS,
        to_hit="2 2",
        damage=TEN,
        defence="6 6 6",
    )
    t.act("anna", "attack ben portable_nuke")
    assert [line.split()[1] for line in t.told("defence_rolled")] == ["ben"]


@pytest.mark.rule("frag card:portable_nuke", "frag 8.2")
def test_the_attacker_is_hit_last_and_nobody_scores_for_it() -> None:
    t = Table(
        {"anna": at("c3", **NUKE), "ben": at("c5", health=2), "cleo": at("c6", health=1)},
        to_hit="1 1",
        damage=FIFTEEN,
        defence=["3 2", "5", "1 2 2"],
        special=["lag", "freeze"],
    )
    t.act("anna", "attack ben portable_nuke")
    assert t.prompt == "brace" and t.asked() == ["anna"], "the first special might help already"
    t.act("anna", "pass", "fall")
    assert t.told("defence_rolled", "fragged", "fell", "card_drawn", "turn_began") == [
        "defence_rolled ben 3,2 5 3",
        "fragged ben anna 1",
        "card_drawn anna special",
        "defence_rolled cleo 5 5 3",
        "fragged cleo anna 2",
        "card_drawn anna special",
        "defence_rolled anna 1,2,2 5 3",
        "fell anna",
        "turn_began ben",
    ]
    assert t.frags("anna") == 2 and t.hand("anna") == ["lag", "freeze"]
    assert [t.where(name) for name in t.names] == ["", "", ""] and t.turn == "ben"
    assert t.blood_on("c3") == 1 and t.pile("c3") == ["portable_nuke"]


@pytest.mark.rule("frag card:portable_nuke", "frag 7.12")
def test_victims_come_in_the_order_of_seats_but_the_attacker_after_all_others() -> None:
    t = Table(
        {"anna": at("c5"), "ben": at("c3", **NUKE), "cleo": at("c6")},
        turn="ben",
        to_hit="1 1",
        damage=TEN,
        defence=["6 6 6"] * 3,
    )
    t.act("ben", "attack anna portable_nuke")
    assert [line.split()[1] for line in t.told("defence_rolled")] == ["anna", "cleo", "ben"]


@pytest.mark.rule("frag card:portable_nuke", "frag 7.12")
def test_a_winning_frag_counts_although_the_attacker_would_fall_too() -> None:
    t = Table(
        {"anna": at("c3", health=1, frags=2, **NUKE), "ben": at("c5", health=1)},
        to_hit="1 1",
        damage=FIFTEEN,
        defence="1",
    )
    t.act("anna", "attack ben portable_nuke")
    assert t.over and t.winners == ["anna"] and t.frags("anna") == 3
    assert t.where("anna") == "c3", "the game is over before the blast reaches the attacker"
    assert t.told("card_drawn") == []


@pytest.mark.rule("frag card:portable_nuke", "frag card:insubstantial")
def test_the_blast_goes_through_whoever_is_insubstantial() -> None:
    t = Table(
        {"anna": at("a1", **NUKE), "ben": at("a4"), "cleo": at("b4", ghost=True)},
        to_hit="2 2",
        damage=TEN,
        defence="6 6 6",
    )
    t.act("anna", "attack ben portable_nuke")
    assert [line.split()[1] for line in t.told("defence_rolled")] == ["ben"]


@pytest.mark.rule("frag card:portable_nuke", "frag card:disconnected", "frag 9.2")
def test_the_whole_blast_lapses_if_its_target_is_removed() -> None:
    t = Table(
        {"anna": at("a1", **NUKE), "ben": at("a4"), "cleo": at("b4", hand=["disconnected"])},
        to_hit="2 2",
    )
    t.act("anna", "attack ben portable_nuke")
    t.act("cleo", "pass", "play_on disconnected ben")
    assert t.told("attack_lapsed", "damage_rolled") == ["attack_lapsed anna ben"]
    assert t.health("cleo") == 3


@pytest.mark.rule("frag card:portable_nuke", "frag card:cheat_codes")
def test_each_victim_answers_for_itself() -> None:
    t = Table(
        {"anna": at("a1", **NUKE), "ben": at("a4"), "cleo": at("b4", hand=["cheat_codes"])},
        to_hit="2 2",
        damage=FIFTEEN,
        defence=["5 5 5", "4 4 4"],
    )
    t.act("anna", "attack ben portable_nuke")
    t.act("cleo", "pass", "pass")
    assert t.prompt == "brace" and t.asked() == ["cleo"]
    t.act("cleo", "play cheat_codes")
    assert (t.health("ben"), t.health("cleo")) == (2, 3)
