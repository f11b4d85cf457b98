"""Chapter 1: hands, the starter, roles and series before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.names import CARDS
from tafelrunde.games.kf.tests.table import INFO, Table
from tafelrunde.kernel import OptionError, SaveError


@pytest.mark.rule("kf 1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_is_dealt_five_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    t = Table.dealt(players)
    assert [len(t.hand(name)) for name in t.names] == [5] * players
    assert len(t.deck) == len(CARDS) - 5 * players and t.discards == []
    held = [card for name in t.names for card in t.hand(name)]
    assert sorted([*held, *t.deck]) == sorted(CARDS)


@pytest.mark.rule("kf 1.2")
def test_only_its_holder_sees_a_hand() -> None:
    t = Table.dealt(3)
    assert t.hand_seen_by("anna", "anna") == t.hand("anna")
    assert t.hand_seen_by("anna", "ben") == [] == t.hand_seen_by("cleo", "ben")
    received = [line for line in t.heard("ben") if line.startswith("cards_received")]
    assert len(received) == 1 and received[0].startswith("cards_received ben")
    assert t.told("cards_drawn")[:3] == [f"cards_drawn {name} 5" for name in t.names]


@pytest.mark.rule("kf 1.1")
def test_the_highest_roll_starts() -> None:
    t = Table(3, phase="start", turn="anna")
    assert t.turn == "anna"
    t = Table.dealt(3, start=[2, 6, 4], card=list(CARDS[:15]))
    assert t.turn == "ben" and t.asked() == ["ben"]
    assert t.told("start_rolled") == [
        "start_rolled anna 2",
        "start_rolled ben 6",
        "start_rolled cleo 4",
    ]
    assert t.told("start_won") == ["start_won ben"]


@pytest.mark.rule("kf 1.1")
def test_those_who_tie_roll_again_and_nobody_else() -> None:
    t = Table.dealt(4, start=[5, 1, 5, 5, 2, 3, 3, 6, 1], card=list(CARDS[:20]))
    assert t.turn == "cleo"
    rolled = [line.split()[1] for line in t.told("start_rolled")]
    assert rolled == ["anna", "ben", "cleo", "dora", "anna", "cleo", "dora", "cleo", "dora"]


@pytest.mark.rule("kf 1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_it_is_a_game_for_two_to_six(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 6 players"):
        INFO.build(players)


@pytest.mark.rule("kf 1.3")
def test_what_you_bring_into_play_lies_in_your_own_realm() -> None:
    t = Table(anna={"hand": ["wand open"]}, entry=6)
    t.act("anna", "play wand")
    assert t.realm("anna") == ["wand"] and t.realm("ben") == [] and t.wilderness == []


@pytest.mark.rule("kf 1.3", "kf 7.5")
def test_monsters_live_between_the_realms() -> None:
    t = Table(anna={"hand": ["ogre open"]}, ben={"realm": ["wand"]}, entry=6)
    t.act("anna", "play_on ogre wand")
    assert t.wilderness == ["ogre"] and t.loot("ogre") == ["wand"] and t.realm("ben") == []


# Series (8.2)


@pytest.mark.rule("kf 8.2")
def test_a_series_counts_who_won_how_often() -> None:
    t = Table(anna={"hand": ["goblet open"], "realm": ["book", "thimble"]}, entry=6)
    t.s.wins = [2, 1]
    t.act("anna", "play goblet")
    assert t.winners == ["anna"]
    assert t.game.carry(t.game, t.s) == {"wins": [3, 1]}
    following = Table.dealt(2, carried={"wins": [3, 1]})
    assert following.s.wins == [3, 1]
    assert following.row_seen_by("ben", "anna")["wins"] == 3


@pytest.mark.rule("kf 8.2")
@pytest.mark.parametrize(
    ("carried", "sentence"),
    [
        ({"wins": [1]}, "a series of 2 needs as many numbers of wins, not .1."),
        ({"wins": 3}, "needs as many numbers of wins, not 3"),
        ({"wins": [1, -1]}, "wins are whole numbers from 0"),
        ({"wins": [1, True]}, "wins are whole numbers from 0"),
        ({"wins": [1, "2"]}, "wins are whole numbers from 0"),
    ],
)
def test_wins_that_make_no_sense_are_refused(carried: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        Table.dealt(2, carried=carried)


# Roles (8.4)


@pytest.mark.rule("kf 8.4")
def test_roles_are_chosen_at_once_and_shown_together() -> None:
    t = Table.dealt(3, {"roles": 1})
    assert t.prompt == "role" and t.asked() == ["anna", "ben", "cleo"]
    assert t.options("ben") == ["be warlock", "be warlord", "be rogue"]
    t.act("ben", "be rogue")
    assert t.row_seen_by("anna", "ben")["role"] == "" and t.told("role_chosen") == []
    t.act("anna", "be rogue")  # roles may repeat
    t.act("cleo", "be warlock")
    assert [t.row_seen_by("ben", name)["role"] for name in t.names] == ["rogue", "rogue", "warlock"]
    assert t.told("role_chosen") == [
        "role_chosen anna rogue",
        "role_chosen ben rogue",
        "role_chosen cleo warlock",
    ]
    assert t.prompt == "act"


@pytest.mark.rule("kf 8.4")
def test_there_is_no_other_role() -> None:
    t = Table.dealt(2, {"roles": 1})
    assert t.game.why_not(t.s, 0, ("be", 3)) == "kf 8.4"


@pytest.mark.rule("kf 8.4")
def test_without_the_variant_nobody_has_a_role() -> None:
    t = Table.dealt(2)
    assert t.prompt == "act" and t.s.role == [-1, -1]
    assert t.row_seen_by("anna", "anna")["role"] == ""
