"""Positions of FRAG: what is not written is sensible, and what can't be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.invariants import check
from tafelrunde.games.frag.names import CARDS, COPIES, FIRST
from tafelrunde.games.frag.position import position
from tafelrunde.games.frag.state import FragState
from tafelrunde.games.frag.tests.table import OPEN_FIELD, Table, frag
from tafelrunde.kernel import SaveError

HALVES = """
    +-----+
    |1 . 2|
    |   + |
    |. / g|
    | +   |
    |. . w|
    +-----+
    """
SPECIALS = [
    card
    for card, copies in zip(CARDS[FIRST[2] :], COPIES[FIRST[2] :], strict=True)
    for _ in range(copies)
]


def made(data: dict[str, Any], players: int = 3, ground: str | int = OPEN_FIELD) -> FragState:
    names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"][:players]
    return position(frag(players, ground, 3), data, names)


# What is not written


def test_by_default_the_first_player_may_act_and_nobody_has_anything() -> None:
    t = Table(players=6)
    assert (t.turn, t.prompt, t.asked(), t.points) == ("anna", "act", ["anna"], 6)
    assert [t.where(name) for name in t.names] == ["a1", "i1", "i9", "a9", "e1", "e9"]
    assert {t.values(name) for name in t.names} == {(3, 2, 2)}
    assert not any(t.hand(name) or t.weapons(name) or t.gear(name) for name in t.names)
    assert len(t.deck("weapon") + t.deck("gadget") + t.deck("special")) == 112
    assert not t.heard()


@pytest.mark.parametrize("ground", [0, 1])
@pytest.mark.parametrize("players", range(2, 7))
def test_the_default_position_stands_on_every_shipped_map(players: int, ground: int) -> None:
    t = Table(players=players, map=ground)
    assert sorted(t.s.where) == sorted(t.board.respawn[:players])


def test_who_is_not_placed_stands_on_the_first_free_respawn_field() -> None:
    t = Table({"anna": {}, "ben": {"at": "a1"}, "cleo": {}})
    assert [t.where(name) for name in t.names] == ["i1", "a1", "i9"]


# What is written


def test_a_turn_may_stand_at_its_start_or_before_the_movement_roll() -> None:
    t = Table({"anna": {"frozen": True}}, phase="start")
    assert t.told("turn_began", "stood_frozen") == ["turn_began anna", "stood_frozen anna"]
    t = Table(phase="roll", turn="ben", movement="3 4")
    assert (t.prompt, t.asked(), t.heard()) == ("set_off_choice", ["ben"], [])
    t.act("ben", "roll")
    assert (t.prompt, t.points) == ("act", 7)


def test_a_fighter_may_be_built_wounded_and_equipped() -> None:
    row = {
        "build": [4, 1, 2],
        "at": "c3",
        "health": 5,
        "armour": "heavy_armor",
        "pool": 1,
        "gear": ["speed_boost", "fireproof_coating"],
        "weapons": ["shotgun 2 trick_fire targeting_system", "chainsaw", "needler"],
        "surges": [1],
        "blood": 2,
        "frags": 1,
    }
    t = Table({"anna": {}, "ben": row})
    assert (t.where("ben"), t.wounds("ben"), t.values("ben")) == ("c3", 3, (5, 2, 2))
    assert t.armour("ben") == "heavy_armor 1"
    assert t.gear("ben") == ["speed_boost", "fireproof_coating"]
    assert t.weapons("ben") == [
        "shotgun 2 trick_fire targeting_system",
        "chainsaw 0",
        "needler 6",
    ]
    assert (t.blood("ben"), t.frags("ben"), t.ammo("ben", "needler")) == (2, 1, 6)


def test_wounds_may_be_written_instead_of_health() -> None:
    assert Table({"anna": {"wounds": 2, "armour": "light_armor"}}).health("anna") == 2


def test_cards_in_hand_are_secret_open_or_known_to_some() -> None:
    hand = ["lag", "theft open", "medpack cleo"]
    t = Table({"anna": {}, "ben": {"hand": hand}, "cleo": {}})
    assert t.hand("ben") == ["medpack", "lag", "theft"]
    assert t.hand_seen_by("anna", "ben") == ["theft"]
    assert t.hand_seen_by("cleo", "ben") == ["medpack", "theft"]
    assert t.row_seen_by("anna", "ben")["hand"] == [0, 1, 2]


def test_what_specials_do_may_be_written() -> None:
    row = {"ram": 2, "lagged": 1, "frozen": True, "steered": "anna", "cheats": 2, "ghost": True}
    t = Table({"anna": {}, "ben": {**row, "wins": 3}})
    seen = t.row_seen_by("anna", "ben")
    assert t.values("ben") == (6, 4, 4)
    assert (seen["ram"], seen["lagged"], seen["frozen"], seen["steered_by"]) == (True, 1, True, 0)
    assert (seen["insubstantial"], seen["cheats"], seen["wins"]) == (True, 2, 3)
    assert "extra_ram" not in t.deck("special")


def test_who_is_out_may_keep_weapons_and_gadgets() -> None:
    row = {"out": True, "kept": True, "weapons": ["needler 1"], "armour": "exoskeleton"}
    t = Table({"anna": row, "ben": {}}, phase="start", respawn=4)
    assert (t.where("anna"), t.health("anna")) == ("a9", 4)
    assert (t.weapons("anna"), t.armour("anna")) == (["needler 1"], "exoskeleton 1")


@pytest.mark.rule("frag 2.4")
def test_what_was_kept_may_be_too_much_by_now() -> None:
    row = {"out": True, "kept": True, "weapons": ["needler"] * 4 + ["chainsaw"]}
    t = Table({"anna": row, "ben": {}}, phase="start", respawn=4)
    assert (t.where("anna"), t.prompt, t.asked()) == ("a9", "shed", ["anna"])


def test_the_floor_may_hold_blood_and_cards() -> None:
    t = Table(
        {"anna": {"at": "c3"}},
        blood=["c3", "c3", "d4"],
        piles={"c3": ["needler", "medpack"], "e5": ["shotgun"]},
        entered=True,
        dropped={"c3": ["medpack"]},
    )
    assert (t.blood_on("c3"), t.blood_on("d4"), t.pile("e5")) == (2, 1, ["shotgun"])
    assert t.options("anna", "take") == ["take needler"]
    assert t.options("anna", "take_blood") == ["take_blood"]
    assert [pile[1] for pile in t.s.piles] == [1, 2]


def test_what_was_done_in_the_turn_may_be_written() -> None:
    t = Table(
        {"anna": {"at": "b2nw", "weapons": ["needler"]}, "ben": {"at": "a2"}},
        map=HALVES,
        points=3,
        shots=1,
        extras=["needler"],
        rolled=["c2"],
        closed=["a3"],
        phasing=True,
        magic=True,
    )
    assert (t.points, t.attacks_left(), t.s.phasing, t.s.magic) == (3, 0, 1, 1)
    assert t.s.rolled == 1 << t.board.names.index("c2")
    assert t.s.closed == [t.board.names.index("a3")]
    assert t.s.extras == [CARDS.index("needler")]


def test_a_written_deck_holds_those_cards_and_the_others_are_discarded() -> None:
    t = Table({"anna": {"hand": ["lag"]}}, deck={"special": ["theft", "lag"]}, discards=["medpack"])
    assert t.deck("special") == ["lag", "theft"]
    assert len(t.discards("special")) == 22 - 3
    assert (t.discards("gadget"), len(t.deck("gadget"))) == (["medpack"], 55)


def test_a_deck_may_be_empty_when_all_its_cards_are_held() -> None:
    t = Table({"anna": {"hand": SPECIALS}})
    assert (t.deck("special"), t.discards("special")) == ([], [])


def test_every_written_position_keeps_the_invariants_and_goes_on() -> None:
    data = {
        "phase": "start",
        "turn": "cleo",
        "seats": {"ben": {"out": True}, "cleo": {"hand": ["fumble"], "surges": [2, 1]}},
    }
    s = made(data)
    game = frag(3, OPEN_FIELD, 3)
    game.advance(s)
    check(game, s)
    assert game.actors(s) == (2,)


# What can't be


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"turns": 1}, "a position: 'turns' means nothing here"),
        ({"turn": "zoe"}, "turn: no player is called 'zoe'; there are Anna, Ben, Cleo"),
        ({"phase": "dawn"}, "phase: there is no 'dawn'; there are start, roll, act"),
        ({"phase": "roll", "points": 3}, "points: comes after the movement roll, in phase act"),
        ({"points": 13}, "points: write a number from 0 to 12, not 13"),
        ({"shots": True}, "shots: write a number from 0"),
        ({"magic": 1}, "magic: write true or false, not 1"),
        ({"rolled": ["c3"]}, "rolled: c3 is no power-up field (5.4)"),
        ({"closed": "c3"}, "closed: write a list, not 'c3'"),
        ({"dropped": {"c3": ["needler"]}}, "dropped.c3: not so many needler lie there"),
        ({"blood": ["z9"]}, "blood: this map has no field 'z9'; it goes from a1 to i9"),
        ({"piles": {"c3": []}}, "piles.c3: weapons and gadgets lie under a marker (7.16)"),
        ({"piles": {"c3": ["lag"]}}, "piles.c3: weapons and gadgets lie under a marker (7.16)"),
        ({"piles": ["c3"]}, "piles: write pairs such as health: 2, not ['c3']"),
        ({"discards": ["joker"]}, "discards: there is no card 'joker'"),
        ({"discards": ["theft", "theft"]}, "discards: the game has 1 of the card theft, no more"),
        ({"deck": {"armour": []}}, "deck: there is no 'armour'; there are weapon, gadget, special"),
        ({"deck": {"weapon": ["lag"]}}, "deck.weapon: lag is no weapon"),
        ({"deck": {"weapon": []}}, "deck.weapon: an empty deck takes its discards in at once"),
        ({"seats": ["anna"]}, "seats: write pairs such as health: 2"),
        ({"seats": {"zoe": {}}}, "seats.zoe: no player is called 'zoe'"),
        ({"seats": {"anna": 3}}, "seats.anna: write pairs such as health: 2, not 3"),
        ({"seats": {"anna": {}, "Anna": {}}}, "seats.Anna: this player is described twice"),
    ],
)
def test_a_wrong_entry_is_refused_with_its_path(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError) as refusal:
        made(data)
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"life": 3}, ": 'life' means nothing here"),
        ({"build": [3, 2]}, ".build: write Health, Speed and Accuracy"),
        ({"build": [3, 0, 4]}, ".build: write a number from 1"),
        ({"at": "j1"}, ".at: this map has no field 'j1'"),
        ({"at": "c3"}, ".at: Anna stands on c3 already (5.3)"),
        ({"health": 0}, ".health: write a number from 1 to 3, not 0"),
        ({"health": 4}, ".health: write a number from 1 to 3, not 4"),
        ({"wounds": 3}, ".wounds: write a number from 0 to 2, not 3"),
        ({"wounds": 1, "health": 2}, ".wounds: write either wounds or the health that is left"),
        ({"armour": "speed_boost"}, ".armour: speed_boost is no armour (7.9)"),
        ({"armour": "lag"}, ".armour: lag is no gadget"),
        ({"armour": "heavy_armor", "pool": 3}, ".pool: write a number from 1 to 2, not 3"),
        ({"pool": 1}, ".pool: only armour has a pool (7.9)"),
        ({"gear": ["medpack"]}, ".gear: medpack doesn't stay in play before a fighter"),
        ({"gear": ["fireproof_coating"]}, ".gear: fireproof_coating is worn over an armour"),
        ({"gear": ["power_leap"] * 2}, ".gear: the game has 1 of the card power_leap, no more"),
        ({"weapons": ["pistol"]}, ".weapons: there is no card 'pistol'"),
        ({"weapons": ["medpack"]}, ".weapons: medpack is no weapon"),
        ({"weapons": ["needler 7"]}, ".weapons: write a number from 0 to 6, not 7"),
        (
            {"weapons": ["chainsaw over_under"]},
            ".weapons: over_under can't be attached to chainsaw 0",
        ),
        (
            {"weapons": ["needler trick_fire trick_fire"]},
            ".weapons: trick_fire can't be attached to needler 6 trick_fire",
        ),
        ({"weapons": ["needler medpack"]}, ".weapons: medpack can't be attached to needler 6"),
        ({"weapons": ["needler"] * 5}, ".weapons: the game has 4 of the card needler, no more"),
        (
            {"weapons": ["needler"] * 3, "health": 1},
            ".weapons: with this Health a fighter has at most 2 (2.4)",
        ),
        ({"hand": ["lag zoe"]}, ".hand: no player is called 'zoe'"),
        ({"hand": ["lag"] * 3}, ".hand: the game has 2 of the card lag, no more"),
        ({"ram": 3}, ".ram: the game has 2 of the card extra_ram, no more"),
        ({"surges": [3]}, ".surges: write a number from 1 to 2, not 3"),
        ({"steered": "ben"}, ".steered: somebody else steers the fighter"),
        ({"frags": 3}, ".frags: write a number from 0 to 2, not 3"),
        ({"kept": True}, ".kept: only who is out keeps anything"),
        ({"out": True, "at": "c4"}, ".at: who is out has none"),
        ({"out": True, "gear": ["speed_boost"]}, ": who is out has nothing in play"),
    ],
)
def test_a_fighter_that_cannot_be_is_refused(row: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError) as refusal:
        made({"seats": {"anna": {"at": "c3"}, "ben": row}})
    assert str(refusal.value).startswith(f"seats.ben{sentence}")


def test_who_is_out_has_no_turn_but_its_start() -> None:
    with pytest.raises(SaveError, match="phase: Anna is out, so write phase: start"):
        made({"seats": {"anna": {"out": True}}})


def test_of_a_divided_field_the_half_has_to_be_named() -> None:
    with pytest.raises(SaveError, match="b2 is two halves: write b2nw or b2se"):
        made({"seats": {"anna": {"at": "b2"}}}, 2, HALVES)
