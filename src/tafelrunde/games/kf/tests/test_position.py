"""Positions of KRALLEN & FALLEN: what is not written is sensible, what can't be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.names import CARDS, KINDS, SORT, SURPRISE
from tafelrunde.games.kf.position import FILLERS, position
from tafelrunde.games.kf.state import KfState
from tafelrunde.games.kf.tests.table import Table, kf
from tafelrunde.kernel import SaveError

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]


def made(data: dict[str, Any], **options: int) -> KfState:
    return position(kf(3, tuple(options.items())), data, NAMES[:3])


# What is not written


@pytest.mark.parametrize("players", range(2, 7))
def test_by_default_the_first_player_may_act_and_nobody_could_answer(players: int) -> None:
    t = Table(players=players)
    assert (t.turn, t.prompt, t.asked(), t.actions) == ("anna", "act", ["anna"], 2)
    assert not any(t.realm(name) for name in t.names)
    assert {len(t.hand(name)) for name in t.names} == {5}
    held = [card for name in t.names for card in t.hand(name)]
    assert not any(SORT[CARDS.index(card)] == SURPRISE for card in held)
    assert (len(t.deck), t.discards, t.heard()) == (KINDS - 5 * players, [], [])
    t.unanswered("anna", "done")
    assert (t.turn, t.prompt) == ("ben", "act")  # nobody drew a card


def test_hands_that_are_not_written_are_as_big_as_the_realm_says() -> None:
    t = Table(anna={"realm": ["book", "wand"]}, ben={"realm": ["harp"]})
    assert (len(t.hand("anna")), len(t.hand("ben"))) == (7, 5)


def test_hands_that_are_not_written_leave_what_is_written_elsewhere_alone() -> None:
    mentioned = list(FILLERS[:4])
    t = Table(anna={"hand": mentioned[:1]}, discards=mentioned[1:2], deck=mentioned[2:4])
    assert not set(t.hand("ben")) & set(mentioned)
    assert t.deck == sorted(mentioned[2:4], key=CARDS.index)


def test_there_are_hands_for_six_whatever_is_written() -> None:
    t = Table(players=6, discards=list(FILLERS))
    assert [len(t.hand(name)) for name in t.names] == [5] * 6


# What is written


def test_cards_of_a_realm_may_lie_on_others() -> None:
    realm = [
        "book",
        {"card": "chest", "on": "book"},
        "castle",
        {"card": "basilisk", "on": "castle"},
    ]
    t = Table(ben={"realm": realm}, anna={"realm": ["door", {"card": "rune", "on": "door"}]})
    assert t.realm("ben") == ["book", "chest", "castle", "basilisk"]
    assert (t.on("chest"), t.on("basilisk"), t.on("rune"), t.on("book")) == (
        *("book", "castle", "door"),
        "",
    )


def test_what_a_card_lies_on_may_be_written_after_it() -> None:
    t = Table(anna={"realm": [{"card": "shrine", "on": "crown"}, "crown"]})
    assert (t.realm("anna"), t.on("shrine")) == (["shrine", "crown"], "crown")


def test_a_treasure_may_be_painted() -> None:
    t = Table(anna={"realm": ["crown", {"card": "transmutation", "on": "crown", "as": "bronze"}]})
    assert (t.metal("crown"), t.on("transmutation")) == ("bronze", "crown")


def test_the_wilderness_holds_monsters_with_their_loot_and_ownerless_cards() -> None:
    dragon = {"card": "dragon", "loot": ["goblet", "wand"]}
    t = Table(wilderness=[dragon, "crown", "royal_decree", "goblin"])
    assert t.wilderness == ["dragon", "crown", "royal_decree", "goblin"]
    assert (t.loot("dragon"), t.loot("goblin")) == (["goblet", "wand"], [])
    assert [t.where(card) for card in ("crown", "goblet", "fox")] == ["wilderness", "", ""]


def test_cards_in_hand_are_secret_open_or_known_to_some() -> None:
    t = Table(ben={"hand": ["crown", "stumble open", "book cleo"]}, cleo={})
    assert t.hand("ben") == ["book", "crown", "stumble"]
    assert t.hand_seen_by("anna", "ben") == ["stumble"]
    assert t.hand_seen_by("cleo", "ben") == ["book", "stumble"]


def test_experience_and_the_series_may_be_written() -> None:
    t = Table(anna={"foe": "dragon", "tries": 2, "wins": 3}, wilderness=["dragon"])
    assert (t.experience("anna"), t.experience("ben")) == (("dragon", 2), ("", 0))
    assert t.row_seen_by("ben", "anna")["wins"] == 3
    assert Table(anna={"foe": "dragon"}, wilderness=["dragon"]).experience("anna")[1] == 1


def test_a_turn_may_stand_at_its_start_or_at_its_end() -> None:
    t = Table(phase="start", turn="ben")
    assert (t.turn, t.actions, t.told("turn_began")) == ("ben", 2, ["turn_began ben"])
    t = Table(phase="start", anna={"turns": 0})
    assert t.actions == 1
    t = Table(phase="end", anna={"realm": ["heal", "book"]})
    assert (t.turn, t.realm("anna"), t.discards) == ("ben", ["book"], ["heal"])


def test_what_was_done_in_the_turn_may_be_written() -> None:
    t = Table(anna={"realm": ["tavern", "robe"]}, swapped=True, used=["robe"], actions=1)
    assert (t.s.swapped, t.s.used, t.actions) == (1, [CARDS.index("robe")], 1)
    assert Table(anna={"realm": ["mystic_moment"]}, seized=True, actions=3).s.seized == 1


def test_of_a_draw_pile_that_is_written_nothing_else_is_left() -> None:
    t = Table(deck=["crown", "book"], discards=["fox"])
    assert (t.deck, t.discards[-1]) == (["book", "crown"], "fox")
    assert len(t.discards) == KINDS - 10 - 2


def test_a_written_role_plays_with_roles_and_others_are_warlords() -> None:
    t = Table(anna={"role": "rogue"}, ben={})
    roles = [t.row_seen_by("ben", name)["role"] for name in t.names]
    assert (t.game.option["roles"], roles) == (1, ["rogue", "warlord"])


# What can't be

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"phase": "noon"}, "phase: there is no 'noon'"),
    ({"turn": "zoe"}, "turn: no player is called 'zoe'"),
    ({"weather": 1}, "a position: 'weather' means nothing here"),
    ({"actions": 4}, "actions: write a number from 0 to 3, not 4"),
    ({"phase": "start", "actions": 1}, "actions: comes after the start of the turn"),
    ({"seized": True}, "seized: only with mystic_moment in the realm"),
    ({"used": ["sword"]}, "used: there is no 'sword'"),
    ({"discards": ["book", "book"]}, "discards: there is only one card book"),
    ({"discards": "book"}, "discards: write a list"),
    ({"deck": ["sword"]}, "deck: there is no card 'sword'"),
    ({"wilderness": ["fox"]}, "wilderness: fox lies in a realm (1.3)"),
    ({"wilderness": [{"card": "goblin", "on": "fox"}]}, "wilderness: 'on' means nothing here"),
    ({"wilderness": [{"card": "goblin", "loot": ["fox"]}]}, "only items lie there"),
    ({"wilderness": [{"card": "book", "loot": ["wand"]}]}, "only items lie there, beneath mon"),
    (
        {"wilderness": [{"card": "goblin", "loot": ["book", "wand"]}]},
        "goblin carries off at most 1",
    ),
]
REFUSED_SEATS: list[tuple[dict[str, Any], str]] = [
    ({"sword": 1}, "seats.ben: 'sword' means nothing here"),
    ({"hand": ["sword"]}, "seats.ben.hand: there is no card 'sword'"),
    ({"hand": ["book zoe"]}, "seats.ben.hand: no player is called 'zoe'"),
    ({"realm": ["dragon"]}, "seats.ben.realm: dragon lies in the wilderness (1.3, 7.5)"),
    ({"realm": ["royal_decree"]}, "royal_decree lies in the wilderness"),
    (
        {"realm": [{"card": "chest", "on": "book"}]},
        "chest lies on 'book', which is not in this realm",
    ),
    ({"realm": ["fox", {"card": "chest", "on": "fox"}]}, "chest can't lie on fox"),
    ({"realm": ["wand", {"card": "shrine", "on": "wand"}]}, "shrine can't lie on wand"),
    ({"realm": ["cobweb", {"card": "rune", "on": "cobweb"}]}, "rune can't lie on cobweb"),
    ({"realm": ["fox", {"card": "basilisk", "on": "fox"}]}, "basilisk can't lie on fox"),
    ({"realm": ["book", {"card": "wand", "on": "book"}]}, "wand can't lie on book"),
    ({"realm": ["shrine"]}, "shrine lies on another card"),
    ({"realm": ["basilisk"]}, "basilisk lies on another card"),
    ({"realm": ["book", {"card": "transmutation", "on": "book"}]}, "realm.as: there is no None"),
    (
        {"realm": ["book", {"card": "transmutation", "on": "book", "as": "bronze"}]},
        "realm.as: book is bronze already",
    ),
    ({"realm": ["book", "flute", "crown"]}, "seats: seat 2 has won already (8.1)"),
    ({"role": "rogue"}, "seats.ben.role: nobody has a role here"),
    ({"foe": "dragon"}, "seats.ben.foe: dragon is not in play (4.2)"),
    ({"tries": 1}, "seats.ben.tries: write the foe as well"),
    ({"turns": -1}, "seats.ben.turns: write a number from 0 to 99"),
]


@pytest.mark.parametrize(("data", "sentence"), REFUSED, ids=[row[1] for row in REFUSED])
def test_what_cannot_be_is_refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError) as refusal:
        made(data)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(("row", "sentence"), REFUSED_SEATS, ids=[row[1] for row in REFUSED_SEATS])
def test_what_a_player_cannot_have_is_refused(row: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError) as refusal:
        made({"seats": {"ben": row}})
    assert sentence in str(refusal.value)


def test_nobody_is_described_twice() -> None:
    with pytest.raises(SaveError, match="described twice"):
        made({"seats": {"ben": {}, "Ben": {}}})


def test_with_roles_only_the_three_are_there() -> None:
    with pytest.raises(SaveError, match="there is no 'bard'; there are warlock, warlord, rogue"):
        made({"seats": {"ben": {"role": "bard"}}}, roles=1)


def test_no_turn_begins_with_what_left_at_the_end_of_the_last_one() -> None:
    for data in ({"seats": {"ben": {"realm": ["heal"]}}}, {"wilderness": ["heal"]}):
        with pytest.raises(SaveError, match="heal left play at the end of the last turn"):
            made({"phase": "start", **data})


def test_a_team_that_has_the_set_has_won_already() -> None:
    seats = {"anna": {"realm": ["book", "flute"]}, "cleo": {"realm": ["crown"]}}
    with pytest.raises(SaveError, match="seat 1 has won already"):
        position(kf(4, (("teams", 1),)), {"seats": seats}, NAMES[:4])
