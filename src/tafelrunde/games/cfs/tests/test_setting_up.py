"""Chapter 1: pieces over the dungeon, secret cards, teams chosen and placed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.cfs.names import PLAYING_CARDS, RESOURCES
from tafelrunde.games.cfs.tests.drawn import OPEN_DUNGEON
from tafelrunde.games.cfs.tests.table import INFO, Table
from tafelrunde.kernel import OptionError
from tafelrunde.records.forced import ForcedError
from tests.games.story import TABLES

THREE_STRIPS = (
    "game: cfs\ntitle: Strips\nsector: a1-j3\nsector: a4-j7\nsector: a8-j10\n" + OPEN_DUNGEON
)
FIELDS_OF_ANNA = ["place a1", "place b1", "place a2", "place b2", "place a3", "place b3"]


def places_of(t: Table, kind: str) -> list[str]:
    return [name for name in t.dungeon.names if kind in t.floor(name)]


# Teams


@pytest.mark.rule("cfs 1.1")
def test_two_players_place_four_figures_each_on_free_fields_of_their_zone() -> None:
    t = Table.dealt(2)
    assert (t.prompt, t.asked(), t.options("anna")) == ("place", ["anna"], FIELDS_OF_ANNA)
    assert t.refused("anna", "place c1") == "1.1" == t.refused("anna", "place i1")
    t.act("anna", "place b2")
    assert t.options("anna") == [field for field in FIELDS_OF_ANNA if field != "place b2"]
    t.act("anna", "place a1", "place b1", "place a3")
    assert t.asked() == ["ben"]
    assert t.options("ben")[:3] == ["place i1", "place j1", "place i2"]
    t.act("ben", "place j3", "place j2", "place j1", "place i1")
    assert t.told("placed", "left_out") == [
        *("placed scout_1 b2", "placed guard_1 a1", "placed hauler_1 b1", "placed ranger_1 a3"),
        *("placed scout_2 j3", "placed guard_2 j2", "placed hauler_2 j1", "placed ranger_2 i1"),
    ]
    assert (t.prompt, t.asked(), t.round) == ("choice", ["anna", "ben"], 1)


@pytest.mark.rule("cfs 1.1")
def test_three_players_leave_a_profile_out_and_place_the_rest_openly_in_seat_order() -> None:
    t = Table.dealt(3)
    profiles = ["leave_out scout", "leave_out guard", "leave_out hauler", "leave_out ranger"]
    assert (t.prompt, t.asked(), t.options("anna")) == ("bench", ["anna"], profiles)
    assert t.refused("anna", "place a1") == "1.1"
    t.act("anna", "leave_out guard", "place a1", "place b1", "place a2")
    assert (t.prompt, t.asked()) == ("bench", ["ben"])
    t.act("ben", "leave_out scout", "place i1", "place j1", "place i2")
    t.act("cleo", "leave_out ranger", "place i8", "place j8", "place i9")
    assert t.told("left_out", "placed") == [
        *("left_out anna guard", "placed scout_1 a1", "placed hauler_1 b1", "placed ranger_1 a2"),
        *("left_out ben scout", "placed guard_2 i1", "placed hauler_2 j1", "placed ranger_2 i2"),
        *("left_out cleo ranger", "placed scout_3 i8", "placed guard_3 j8", "placed hauler_3 i9"),
    ]
    assert [t.where(name) for name in ("guard_1", "scout_2", "ranger_3")] == ["", "", ""]


@pytest.mark.rule("cfs 1.1")
@pytest.mark.parametrize(
    ("players", "figures", "first"),
    [(2, 0, "place"), (3, 0, "bench"), (4, 0, "bench"), (2, 3, "bench"), (3, 4, "place")],
)
def test_teams_are_as_big_as_recommended_or_agreed(players: int, figures: int, first: str) -> None:
    assert Table.dealt(players, figures=figures).prompt == first


@pytest.mark.rule("cfs 1.1")
def test_a_team_of_fewer_than_three_is_refused() -> None:
    for figures in (1, 2):
        with pytest.raises(OptionError, match=r"a team has 3 or 4 figures \(cfs 1.1\)"):
            INFO.build(2, options={"figures": figures})


@pytest.mark.rule("cfs 1.1", "cfs 2.3")
def test_who_was_left_out_is_never_activated() -> None:
    t = Table(figures=3, phase="team", turn="anna", anna={"left_out": "scout"})
    assert t.options("anna") == ["activate guard", "activate hauler", "activate ranger"]


# The dungeon


@pytest.mark.rule("cfs 1.2", "cfs 4.4", "cfs 8.3")
def test_machines_stand_at_their_starts_and_energy_fields_are_as_drawn() -> None:
    t = Table.dealt(2)
    machines = ("greifer_1", "greifer_2", "krabber_1", "krabber_2", "krabber_3")
    assert [t.where(name) for name in machines] == ["d10", "e10", "f10", "g10", "h10"]
    on = [name for name in t.dungeon.barriers if t.is_on(name)]
    assert on == ["c2-d2", "e4-f4", "e5-f5", "e9-e10"]
    assert len(t.dungeon.barriers) == 6


@pytest.mark.rule("cfs 1.2")
def test_a_zone_nobody_plays_is_plain_floor() -> None:
    t = Table(anna={"scout": "i8"}, floor={"i8": ["salt"]})
    t.act("anna", "take salt")  # no theft is rolled
    assert t.load("scout_1") == ["salt"]
    t = Table(players=3, anna={"scout": "i8"}, floor={"i8": ["salt"]}, theft=5)
    t.act("anna", "take salt")
    assert t.told("theft_rolled") == ["theft_rolled scout_1 salt 5"]


# Pieces


@pytest.mark.rule("cfs 1.3", "cfs 8.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_each_sector_gets_a_piece_of_every_kind(players: int, seed: str) -> None:
    t = Table.dealt(players, seed=seed)
    for sector in t.dungeon.sectors:
        kinds = [kind for node in sector for kind in t.s.floor[node]]
        assert sorted(kinds) == list(range(12))
    assert t.told("pieces_spread") == ["pieces_spread 48"]


@pytest.mark.rule("cfs 1.3")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_no_two_pieces_share_a_field_and_none_lies_where_it_must_not(seed: str) -> None:
    t = Table.dealt(3, seed=seed)
    lying = [name for name in t.dungeon.names if t.floor(name)]
    assert len(lying) == 48
    zones = {f"{col}{row}" for col in "ab" for row in (1, 2, 3)}
    zones |= {f"{col}{row}" for col in "ij" for row in (1, 2, 3, 8, 9, 10)}
    assert not zones & set(lying)
    assert not {"f1", "j5", "c9", "a6", "d1", "a5", "j6", "h9"} & set(lying)


@pytest.mark.rule("cfs 1.3")
def test_with_three_sectors_each_has_sixteen_pieces_and_every_kind_at_least_once() -> None:
    t = Table.dealt(2, dungeon=THREE_STRIPS)
    for sector in t.dungeon.sectors:
        kinds = Counter([kind for node in sector for kind in t.s.floor[node]])
        assert kinds.total() == 16 and len(kinds) == 12


@pytest.mark.rule("cfs 1.3")
def test_each_piece_is_put_on_any_free_field_of_its_sector() -> None:
    cards: dict[str, Any] = {"need": ["any"] * 6, "playing_card": ["any"] * 12}
    t = Table.dealt(2, place=[1, 1, 1, 1, 1, *["any"] * 43], **cards)
    assert places_of(t, "water") == ["c1", "g1", "b6", "f6"]
    assert places_of(t, "seeds")[0] == "e1"
    t = Table.dealt(2, place=[17, *["any"] * 47], **cards)  # the last one of 17 fields
    assert "e5" in places_of(t, "water")


@pytest.mark.rule("cfs 1.2", "cfs 1.3")
def test_pieces_may_lie_in_a_zone_nobody_plays() -> None:
    lying = {field for seed in "abcdef" for field in fields_with_pieces(Table.dealt(2, seed=seed))}
    assert {"i8", "j10", "a8", "b10"} <= lying


def fields_with_pieces(t: Table) -> list[str]:
    return [name for name in t.dungeon.names if t.floor(name)]


# Cards


@pytest.mark.rule("cfs 1.4", "cfs 8.5")
def test_three_different_resource_cards_are_dealt_to_each_and_only_they_hear_which() -> None:
    t = Table.dealt(3, seed="needs")
    for name in t.names:
        needs = t.needs(name)
        assert len(set(needs)) == 3
        heard = [line for line in t.heard(name) if line.startswith("needs_dealt")]
        assert heard == [f"needs_dealt {name} {' '.join(needs)}"]
        assert t.seen_by(name)["seats"][t.seat(name)]["needs"] == needs
    assert not t.told("needs_dealt")
    assert [seat["needs"] for seat in t.seen_by("")["seats"]] == [[], [], []]
    assert t.seen_by("ben")["seats"][0]["needs"] == []


@pytest.mark.rule("cfs 8.5")
@pytest.mark.parametrize(
    ("needs", "cannot"),
    [
        (["water", "water"], "water"),
        (["water", "salt", "water"], "water"),
        (["water", "salt", "glass", "water", "salt", "glass", "glass"], "glass"),
    ],
)
def test_nobody_is_dealt_a_kind_twice_and_there_are_two_cards_of_each(
    needs: list[str], cannot: str
) -> None:
    with pytest.raises(ForcedError, match=cannot):
        Table.dealt(3, place=["any"] * 48, need=needs)
    TABLES[-1].forget()


@pytest.mark.rule("cfs 8.5")
def test_the_same_kind_may_be_dealt_to_two_players() -> None:
    needs = ["water", "salt", "glass"] * 2
    t = Table.dealt(2, place=["any"] * 48, need=needs, playing_card=["any"] * 12)
    assert t.needs("anna") == t.needs("ben") == ["water", "salt", "glass"]


@pytest.mark.rule("cfs 1.5")
@pytest.mark.parametrize("rounds", [4, 5, 6])
def test_hands_and_the_pile_have_a_card_for_each_round(rounds: int) -> None:
    t = Table.dealt(3, rounds=rounds)
    hands = [t.hand(name) for name in t.names]
    assert [len(hand) for hand in hands] == [rounds] * 3
    assert len(t.s.pile) == rounds
    cards = [*t.s.pile, *[card for hand in t.s.hand for card in hand]]
    assert len(set(cards)) == 4 * rounds
    for name, hand in zip(t.names, hands, strict=True):
        heard = [line for line in t.heard(name) if line.startswith("playing_cards_dealt")]
        assert heard == [f"playing_cards_dealt {name} {' '.join(hand)}"]
    assert not t.told("playing_cards_dealt")


@pytest.mark.rule("cfs 1.5")
def test_any_of_the_52_cards_may_be_dealt_but_each_only_once() -> None:
    dealt = {card for seed in range(40) for card in all_cards(Table.dealt(4, seed=str(seed)))}
    assert dealt == set(range(52)) and len(PLAYING_CARDS) == 52
    with pytest.raises(ForcedError, match="a_clubs"):
        Table.dealt(
            2,
            place=["any"] * 48,
            need=["any"] * 6,
            playing_card=["a_clubs", "a_clubs"],
        )
    TABLES[-1].forget()


def all_cards(t: Table) -> list[int]:
    return [*t.s.pile, *[card for hand in t.s.hand for card in hand]]


@pytest.mark.rule("cfs 8.5")
def test_there_are_twelve_kinds_of_resources() -> None:
    assert len(set(RESOURCES)) == 12
