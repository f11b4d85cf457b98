"""Positions: what is not written is sensible, what can't be is refused with one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.position import position
from tafelrunde.games.cfs.state import CfsState
from tafelrunde.games.cfs.tests.drawn import OPEN_DUNGEON
from tafelrunde.games.cfs.tests.table import Table, cfs
from tafelrunde.kernel import SaveError

NAMES = ["Anna", "Ben", "Cleo"]


def made(data: dict[str, Any], figures: int = 4) -> CfsState:
    return position(cfs(3, OPEN_DUNGEON, 4, figures, ""), data, NAMES)


# What is not written


@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_default_the_first_scout_acts_and_all_stand_where_they_start(players: int) -> None:
    t = Table(players=players)
    assert (t.active, t.prompt, t.asked(), t.actions, t.round) == ("scout_1", "act", ["anna"], 2, 1)
    assert [t.where(f"guard_{seat + 1}") for seat in range(players)] == [
        *("b1", "j1", "j8", "b8")[:players]
    ]
    assert t.where("greifer_1") == "d10" and t.where("krabber_3") == "h10"
    assert (len(t.floor("h10")), t.heard(), t.left) == (48, [], 6)
    assert (t.is_on("c2-d2"), t.is_on("e6-f6"), t.is_on("c7-c8")) == (True, False, False)


def test_by_default_whoever_acts_is_first_and_the_machines_are_last() -> None:
    t = Table(players=3, active="guard_2")
    cards = [t.card(name) for name in ("ben", "cleo", "machines", "anna")]
    assert cards == ["a_clubs", "a_spades", "a_hearts", "a_diamonds"]
    t.end_team("ben")
    assert t.asked() == ["cleo"]


def test_hands_and_pile_have_a_card_for_each_round_that_is_left() -> None:
    assert [len(Table(round=number).hand("ben")) for number in (1, 2, 3, 4)] == [3, 2, 1, 0]
    t = Table(round=2, phase="choose", ben={"hand": ["k_hearts"]})
    assert (len(t.hand("ben")), t.hand("ben")[-1], t.prompt) == (3, "k_hearts", "choice")


def test_needs_that_are_not_written_are_three_for_each() -> None:
    t = Table(players=3, ben={"needs": ["salt", "water", "glass"]})
    assert t.needs("ben") == ["water", "salt", "glass"]
    assert t.needs("anna") == ["water", "seeds", "medicine"]
    assert t.needs("cleo") == ["circuits", "cloth", "tools"]


@pytest.mark.parametrize("dungeon", [0, 1])
def test_all_other_pieces_may_be_spread_as_in_a_set_up(dungeon: int) -> None:
    t = Table(players=3, dungeon=dungeon, rest="spread", floor={"c5": ["salt", "salt"]})
    assert [len(pieces) for pieces in t.s.floor].count(1) == 46
    zones = [node for zone in t.dungeon.zones[:3] for node in zone]
    assert not any(t.s.floor[node] for node in (*zones, *t.dungeon.teleporters))


# What is written


def test_figures_are_written_by_field_or_by_all_there_is_to_them() -> None:
    guard = {"at": "d4", "load": ["salt", "water"], "down": True}
    t = Table(anna={"scout": "c4", "guard": guard}, ben={"ranger": {"out": True}})
    assert (t.where("scout_1"), t.where("guard_1")) == ("c4", "d4")
    assert (t.load("guard_1"), t.is_down("guard_1")) == (["water", "salt"], True)
    assert t.is_out("ranger_2") and t.where("ranger_2") == "j2"


def test_who_finds_the_own_zone_full_stands_beside_it() -> None:
    zone = {"scout": "a1", "guard": "b1", "hauler": "a2", "ranger": "b2"}
    t = Table(anna={"scout": "c5"}, ben=zone, machines={"greifer_1": "a3", "greifer_2": "b3"})
    assert [t.where(f"{name}_1") for name in ("guard", "hauler", "ranger")] == ["c1", "d1", "c2"]


def test_a_team_of_three_leaves_out_the_last_profile_nobody_wrote_about() -> None:
    t = Table(players=3, anna={"ranger": "c5"}, ben={"left_out": "scout"})
    absent = [f"{name}_{seat}" for seat in (1, 2, 3) for name in ("scout", "hauler", "ranger")]
    assert [name for name in absent if not t.where(name)] == ["hauler_1", "scout_2", "ranger_3"]


def test_a_move_may_be_under_way() -> None:
    t = Table(anna={"hauler": "c4"}, active="hauler_1", actions=1, moved=3)
    assert (t.active, t.actions, t.left) == ("hauler_1", 1, 1)
    t = Table(anna={"scout": "f1"}, actions=0, entered=True)
    assert (t.may("anna", "jump"), t.left) == (True, 5)
    scout = {"at": "c4", "load": ["tools"]}
    t = Table(
        anna={"scout": scout}, floor={"c4": ["salt", "water"]}, taken=["tools"], laid=["salt"]
    )
    assert (t.options("anna", "take"), t.options("anna", "lay")) == (["take water"], [])


def test_whoever_has_a_higher_card_has_acted() -> None:
    t = Table(
        players=3,
        active="scout_2",
        anna={"card": "k_clubs"},
        ben={"card": "q_clubs", "guard": {"done": True}},
        cleo={"card": "3_clubs"},
        machines_card="a_hearts",
    )
    assert t.is_done("scout_1") and t.is_done("krabber_1") and not t.is_done("scout_3")
    t.act("ben", "end")  # the hauler is the only one left
    assert (t.active, t.told("activated")) == ("hauler_2", ["activated hauler_2"])
    t.act("ben", "end")
    assert t.asked() == ["cleo"]


def test_a_round_may_stand_before_a_team_or_the_machines_act() -> None:
    t = Table(phase="team", turn="ben", ben={"scout": {"done": True}})
    assert (t.prompt, t.asked(), t.active) == ("pick", ["ben"], "")
    assert t.options("ben") == ["activate guard", "activate hauler", "activate ranger"]
    t = Table(phase="team", turn="machines")
    assert len(t.told("activated")) == 5 and t.asked() == ["anna"]


def test_a_machine_may_act_and_those_after_it_follow() -> None:
    t = Table(active="krabber_2", actions=1)
    assert t.told("machine_decided") == [
        "machine_decided krabber_2 6 wait",
        "machine_decided krabber_3 6 wait",
        "machine_decided krabber_3 6 wait",
    ]
    assert t.is_done("greifer_1") and t.asked() == ["anna"]


def test_a_round_may_stand_at_its_start_or_at_its_end() -> None:
    t = Table(phase="start", round=3, anna={"scout": {"out": True}})
    assert (t.told("round_began"), t.is_out("scout_1")) == (["round_began 3"], False)
    assert (t.prompt, t.asked()) == ("choice", ["anna", "ben"])
    t = Table(phase="end", round=4, floor={"a1": ["water"]}, sought=["salt", "glass"])
    assert (t.over, t.winners, t.sought) == (True, ["anna"], ["salt", "glass"])


# What can't be

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"weather": 1}, "a position: 'weather' means nothing here"),
    ({"phase": "noon"}, "phase: there is no 'noon'"),
    ({"round": 5}, "round: write a number from 1 to 4, not 5"),
    ({"turn": "zoe"}, "turn: no player is called 'zoe'"),
    ({"phase": "choose", "turn": "ben"}, "turn: nobody acts in phase choose"),
    ({"active": "scout_2", "turn": "anna"}, "turn: scout_2 is somebody else's"),
    ({"active": "scout_9"}, "active: there is no 'scout_9'"),
    ({"phase": "team", "active": "scout_1"}, "active: comes while a figure acts"),
    ({"actions": 3}, "actions: write a number from 0 to 2, not 3"),
    ({"moved": 7}, "moved: write a number from 0 to 6, not 7"),
    ({"entered": True}, "entered: only a teleporter just entered lets a figure jump (3.5)"),
    ({"taken": ["gold"]}, "taken: there is no 'gold'"),
    ({"phase": "team", "laid": ["salt"]}, "laid: comes while a figure acts"),
    ({"active": "krabber_1", "moved": 1}, "moved: a machine's deed is never left half done"),
    ({"machines": {"greifer_3": "c5"}}, "machines: 'greifer_3' means nothing here"),
    ({"machines": {"greifer_1": "k5"}}, "machines.greifer_1.at: there is no field 'k5'"),
    ({"machines": {"greifer_1": {"load": ["salt"]}}}, "load: it carries at most 0 (8.2)"),
    ({"machines": {"greifer_1": "c5", "greifer_2": "c5"}}, "greifer_1 stands there already"),
    ({"floor": {"k5": ["salt"]}}, "floor: there is no field 'k5'"),
    ({"floor": {"c5": "salt"}}, "floor.c5: write a list"),
    ({"floor": {"c5": ["salt"] * 5}}, "floor.c5: there are only 4 pieces of salt"),
    ({"rest": "hidden"}, "rest: there is no 'hidden'; there are nest, spread"),
    ({"fields": {"a1-b1": "on"}}, "fields: there is no energy field 'a1-b1'; there are c2-d2"),
    ({"fields": {"c2-d2": "dim"}}, "fields.c2-d2: write on or off, not 'dim'"),
    ({"fields": {"c2-d2": 1}}, "fields.c2-d2: write on or off, not 1"),
    ({"machines_card": "11_clubs"}, "machines_card: there is no card '11_clubs'"),
    ({"phase": "choose", "machines_card": "a_clubs"}, "in phase choose none is turned up"),
    ({"pile": ["2_clubs", "2_clubs"]}, "pile: there is only one 2_clubs"),
    ({"round": 4, "pile": ["2_clubs"]}, "pile: 0 cards are left in this round, not 1 (1.5)"),
]
REFUSED_SEATS: list[tuple[Any, str]] = [
    ({"medic": "c5"}, "seats.ben: 'medic' means nothing here"),
    ({"scout": 5}, "seats.ben.scout: write pairs"),
    ({"scout": {"hat": 1}}, "seats.ben.scout: 'hat' means nothing here"),
    ({"scout": {"load": ["salt"] * 3}}, "seats.ben.scout.load: it carries at most 2 (8.2)"),
    ({"scout": {"down": "yes"}}, "seats.ben.scout.down: write true or false"),
    ({"scout": {"out": True, "load": ["salt"]}}, "who is out stands at home and carries nothing"),
    ({"scout": {"out": True, "down": True}}, "who is out stands at home"),
    ({"scout": {"done": True}}, "seats.ben.scout.done: it has yet to act in this round (2.2)"),
    ({"left_out": "scout"}, "seats.ben.left_out: a team of 4 leaves nobody out (1.1)"),
    ({"needs": ["salt", "water"]}, "seats.ben.needs: write 3 different resources (1.4)"),
    ({"needs": ["salt", "salt", "water"]}, "seats.ben.needs: write 3 different resources (1.4)"),
    ({"needs": ["salt", "gold", "water"]}, "seats.ben.needs: there is no 'gold'"),
    ({"hand": ["x"]}, "seats.ben.hand: there is no card 'x'"),
    ({"card": "a_clubs", "hand": ["a_clubs"]}, "seats.ben.card: there is only one a_clubs"),
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


def test_a_team_of_three_is_written_as_three() -> None:
    four = {"scout": "c4", "guard": "c5", "hauler": "c6", "ranger": "c7"}
    with pytest.raises(SaveError, match="a team has 3 figures here, not 4"):
        made({"seats": {"ben": four}}, figures=3)
    with pytest.raises(SaveError, match=r"seats.ben.guard: it was left out"):
        made({"seats": {"ben": {"guard": "c5", "left_out": "guard"}}}, figures=3)
    with pytest.raises(SaveError, match="active: ranger_1 is not in play in this round"):
        made({"active": "ranger_1"}, figures=3)


def test_no_kind_of_resource_is_needed_more_often_than_it_has_cards() -> None:
    needs = {"needs": ["salt", "water", "glass"]}
    with pytest.raises(
        SaveError, match=r"seats.cleo.needs: there are only 2 cards of salt \(8.5\)"
    ):
        made({"seats": {"anna": needs, "ben": needs, "cleo": needs}})


def test_pieces_need_enough_fields_to_be_spread_over() -> None:
    small = "+-+-+\n|. .|\n+-+-+\n|. .|\n+-+-+"
    with pytest.raises(SaveError, match="rest: there are not enough free fields"):
        Table(dungeon=small, rest="spread")
