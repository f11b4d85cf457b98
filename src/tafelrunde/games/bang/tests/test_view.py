"""What the view shows of the table beyond dice and life: piles, distances, duels, the graveyard."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import NAMES, Table
from tafelrunde.kernel import NOBODY

ALL = "duel rage characters undead legacy"
ONE_DUEL = "dynamite dynamite gatling duel gatling"
NO_GUN = {"character": "black-jack"}


def seen(t: Table, viewer: int = NOBODY) -> dict[str, Any]:
    """What a viewer, or with NOBODY a spectator, sees of the table."""
    table: dict[str, Any] = t.game.view(t.s, viewer)["table"]
    return table


def column(t: Table, name: str) -> list[Any]:
    """One entry of all seats."""
    return [row[name] for row in seen(t)["seats"]]


# Piles


def test_face_down_piles_are_shown_as_numbers_and_discards_openly() -> None:
    t = Table(modules=ALL, boris={"rage": ["beer", "1"], "wounds": ["2"]})
    t.s.rage_discards = [t.s.rage_pile.pop(0), t.s.rage_pile.pop(0)]
    table = seen(t)
    assert (table["rage_pile"], table["wound_pile"], table["graves"]) == (14, 14, 11)
    assert table["rage_discards"] == ["arrow", "arrow"]


def test_without_modules_there_are_no_piles() -> None:
    table = seen(Table())
    assert (table["rage_pile"], table["wound_pile"], table["graves"]) == (0, 0, 0)
    assert (table["rage_discards"], table["duel"], table["outbreak_needs"]) == ([], None, 0)


# Distances and reach


@pytest.mark.rule("bang 3.2")
def test_distances_are_counted_from_the_player_on_turn_the_shorter_way_round() -> None:
    assert column(Table(6), "distance") == [0, 1, 2, 3, 2, 1]
    assert column(Table(6, turn="clara"), "distance") == [2, 1, 0, 1, 2, 3]


@pytest.mark.rule("bang 3.2")
def test_the_eliminated_are_no_places() -> None:
    t = Table(6, boris={"out": True})
    assert column(t, "distance") == [0, 0, 1, 2, 2, 1]


@pytest.mark.rule("bang 3.2")
def test_the_view_says_whom_a_1_and_a_2_reach() -> None:
    near, far = ["one"], ["two"]
    assert column(Table(6), "reach") == [[], near, far, [], far, near]
    assert column(Table(3), "reach") == [[], ["one", "two"], ["one", "two"]]


@pytest.mark.rule("bang 5.11", "bang 5.3")
def test_reach_follows_the_character_of_the_player_on_turn() -> None:
    both = ["one", "two"]
    rose = Table(7, anna={"character": "rose-doolan"})
    assert column(rose, "reach") == [[], ["one"], both, ["two"], ["two"], both, ["one"]]
    janet = Table(6, anna={"character": "calamity-janet"})
    assert column(janet, "reach") == [[], both, both, [], both, both]


def test_who_falls_in_their_own_turn_is_no_place_and_reaches_nobody() -> None:
    t = Table(
        modules="rage characters",
        dice=["arrow dynamite dynamite dynamite 1"],
        anna={"life": 1, "role": "outlaw"},
        rage=["beer", "1"],
        boris={"character": "pixie-pete", "arrows": 8},
        clara={"role": "sheriff"},
    )
    assert (t.anna.out, t.asked) == (True, "boris: pixie_pete")
    assert column(t, "distance") == [0] * 5
    assert column(t, "reach") == [[]] * 5


def test_the_view_outlives_everybody() -> None:
    brink: Any = {name: {"life": 1, "arrows": 2 + (name != "anna")} for name in NAMES[:3]}
    t = Table(3, dice=["arrow beer beer beer beer"], **brink)
    assert t.over
    assert column(t, "in_play") == [False] * 3
    assert column(t, "distance") == [0] * 3


# What the dice are counted against


@pytest.mark.rule("bang 5.16")
def test_the_view_says_how_many_gatlings_are_needed() -> None:
    assert seen(Table(anna=NO_GUN))["gatlings_needed"] == 3
    assert seen(Table(anna={"character": "willy-the-kid"}))["gatlings_needed"] == 2


@pytest.mark.rule("bang 8.5")
def test_a_dynamite_wound_is_counted_with_the_dice() -> None:
    roll = ["dynamite beer 1 whiskey gatling"]
    assert seen(Table(modules=ALL, dice=roll))["dynamites"] == 1
    t = Table(modules=ALL, dice=roll, anna={"wounds": ["dynamite"]})
    assert seen(t)["dynamites"] == 2


# Duels


@pytest.mark.rule("bang 8.3")
def test_a_duel_that_waits_for_its_first_roll_shows_who_has_to_roll() -> None:
    sam = {"character": "sam-the-healer"}  # who is asked before the first roll
    t = Table(modules=ALL, dice=[ONE_DUEL], duel=["arrow"], wounds=["1"], anna=sam)
    t.anna("stop", "duel clara")
    assert t.asked == "anna: sam_the_healer"
    going_on = {"challenger": 0, "opponent": 2, "roller": 2, "rolled": "", "lost": False}
    assert seen(t)["duel"] == going_on
    t.anna("skip")
    assert seen(t)["duel"] is None


@pytest.mark.rule("bang 9.8")
def test_a_duel_shows_what_sean_rolled_while_he_may_roll_again() -> None:
    t = Table(
        modules=ALL, dice=[ONE_DUEL], duel=["duel", "whiskey"], anna={"character": "sean-mallory"}
    )
    t.anna("skip", "stop", "duel boris")
    assert t.asked == "anna: sean_duels"
    rolled = {"challenger": 0, "opponent": 1, "roller": 0, "rolled": "whiskey", "lost": False}
    assert seen(t)["duel"] == rolled


@pytest.mark.rule("bang 5.1", "bang 8.3")
def test_a_lost_duel_is_shown_while_its_loser_decides() -> None:
    t = Table(
        modules=ALL,
        dice=[ONE_DUEL],
        duel=["gatling"],
        wounds=["1"],
        anna=NO_GUN,
        boris={"character": "bart-cassidy"},
    )
    t.anna("stop", "duel boris")
    assert t.asked == "boris: bart_cassidy 1 duel"
    lost = {"challenger": 0, "opponent": 1, "roller": 1, "rolled": "", "lost": True}
    assert seen(t)["duel"] == lost
    t.boris("take_arrows 0")
    assert seen(t)["duel"] is None


def test_a_shot_at_bart_is_no_duel() -> None:
    t = Table(modules=ALL, dice=["1 beer beer duel gatling"], boris={"character": "bart-cassidy"})
    t.s.duelled = 0b100  # as an earlier turn left it
    t.anna("stop", "shoot boris")
    assert t.asked == "boris: bart_cassidy 1 shot"
    assert seen(t)["duel"] is None


# The graveyard


@pytest.mark.rule("bang 11.3", "bang 13.7")
def test_the_view_says_how_many_hands_the_outbreak_needs() -> None:
    t = Table(modules=ALL, layout={"hands": [2, 1]}, emma={"out": True})
    table = seen(t)
    assert (table["open_graves"], table["hands"], table["living"]) == ([2, 1], 3, 4)
    assert (table["outbreak_needs"], table["graves"]) == (5, 9)


@pytest.mark.rule("bang 11.3")
@pytest.mark.parametrize(
    ("hands", "looms"), [([1], False), ([1, 1], False), ([2, 1], True), ([2, 2], True)]
)
def test_an_outbreak_looms_when_the_next_card_could_bring_it(hands: list[int], looms: bool) -> None:
    t = Table(modules=ALL, layout={"hands": hands}, emma={"out": True})
    assert seen(t)["outbreak_looms"] is looms


@pytest.mark.rule("bang 11.3")
def test_a_pile_without_two_hands_is_counted_as_it_is() -> None:
    t = Table(modules=ALL, layout={"hands": [2, 2, 2]}, players=8)
    t.s.open_graves = [*t.s.open_graves, 1]
    t.s.graves.remove(1)
    assert (seen(t)["hands"], seen(t)["living"]) == (7, 8)
    assert seen(t)["outbreak_looms"] is False


@pytest.mark.rule("bang 11.5")
def test_after_the_outbreak_zombies_are_not_alive_and_nothing_looms() -> None:
    t = Table(modules=ALL, layout={"outbreak": True}, boris={"zombie": True}, emma={"zombie": True})
    table = seen(t)
    assert (table["living"], table["outbreak_needs"], table["outbreak_looms"]) == (3, 0, False)


# Legacy


@pytest.mark.rule("bang 12.1")
def test_who_is_to_be_sheriff_and_who_was_is_shown() -> None:
    carried = {"heir": 2, "namer": NOBODY, "fallen": [1, 4], "characters": [0, -1, 2, 3, -1]}
    t = Table.dealt(5, "legacy", "legacy", carried)
    assert t.asked == "boris: pick_character"
    assert seen(t)["heir"] == 2
    t = Table.dealt(5, "legacy", "legacy", carried | {"heir": NOBODY, "namer": 3})
    t.do("name emma")
    assert (seen(t)["heir"], seen(t)["retired"]) == (4, 3)


@pytest.mark.rule("bang 12.2")
def test_the_order_of_elimination_is_shown_for_the_next_match() -> None:
    t = Table(
        modules="legacy",
        dice=["1 1 beer beer gatling"],
        boris={"life": 1, "role": "outlaw"},
        emma={"life": 1, "role": "deputy"},
    )
    t.anna("stop", "shoot emma", "shoot boris")
    assert seen(t)["fallen"] == [1, 4]
