"""Chapter 3: beer and the Gatling."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import Table

DUKE = {"character": "lucky-duke"}  # his ability is over when the dice are resolved


def gatlings(count: int, rest: str = "dynamite dynamite 1 1", **seats: Any) -> Table:
    """A table at which anna, as Lucky Duke, has rolled so many Gatlings."""
    roll = " ".join(["gatling"] * count + rest.split()[: 5 - count])
    seats = {"anna": DUKE, **seats}
    return Table(dice=[roll], **seats)


# Beer


@pytest.mark.rule("bang 3.3")
def test_a_beer_is_offered_to_everybody_in_play_the_roller_included() -> None:
    t = Table(6, dice=["beer dynamite dynamite gatling gatling"], anna=DUKE, dmitri={"out": True})
    t.anna("stop")
    assert t.options == [f"heal {name}" for name in ("anna", "boris", "clara", "emma", "felix")]
    assert t.refusal("heal dmitri") == "bang 3.3"


@pytest.mark.rule("bang 3.3")
@pytest.mark.parametrize("guest", ["anna", "clara"])
def test_a_beer_gives_one_life_to_a_player_of_ones_choice(guest: str) -> None:
    t = Table(
        dice=["beer dynamite dynamite gatling gatling"], anna=DUKE | {"life": 3}, clara={"life": 3}
    )
    t.anna("stop", f"heal {guest}")
    assert (t.anna.life, t.clara.life) == ((4, 3) if guest == "anna" else (3, 4))
    assert t.told("gained_life") == [f"gained_life {guest} 1 anna"]


@pytest.mark.rule("bang 3.3")
def test_each_beer_is_poured_on_its_own() -> None:
    t = Table(dice=["beer beer beer dynamite gatling"], anna={"life": 5}, clara={"life": 3})
    t.anna("stop")
    assert t.asked == "anna: pour 3"
    t.anna("heal clara")
    assert t.asked == "anna: pour 2"
    t.anna("heal anna", "heal clara")
    assert (t.anna.life, t.clara.life) == (6, 5)
    assert t.turn == "boris"


@pytest.mark.rule("bang 3.3", "bang 1.2")
def test_a_beer_never_lifts_life_above_the_maximum() -> None:
    t = Table(dice=["beer beer dynamite dynamite gatling"], boris={"life": 7})
    t.anna("stop", "heal boris", "heal boris")
    assert (t.boris.life, t.boris.limit) == (8, 8)
    assert t.told("gained_life") == ["gained_life boris 1 anna", "gained_life boris 0 anna"]


@pytest.mark.rule("bang 3.3", "bang 1.2")
def test_the_sheriffs_maximum_is_two_above_the_characters_number() -> None:
    t = Table(dice=["beer beer beer dynamite dynamite"], anna={"life": 8})
    t.anna("stop", "heal anna", "heal anna", "heal anna")
    assert t.anna.life == 10


@pytest.mark.rule("bang 3.3")
def test_a_beer_returns_no_arrows() -> None:
    t = Table(dice=["beer dynamite dynamite gatling arrow"], anna={"life": 3, "arrows": 2})
    t.anna("stop", "heal anna")
    assert t.anna.arrows == 3


# The Gatling


@pytest.mark.rule("bang 3.4")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_or_more_gatlings_cost_every_other_player_one_life(count: int) -> None:
    t = gatlings(count, "dynamite dynamite")
    t.anna("stop")
    assert t.lives == [10, 7, 7, 7, 7]
    assert t.told("volley_fired", "lost_life") == [
        "volley_fired anna",
        *[f"lost_life {name} 1 volley anna" for name in ("boris", "clara", "dmitri", "emma")],
    ]


@pytest.mark.rule("bang 3.4")
@pytest.mark.parametrize("count", [1, 2])
def test_fewer_than_three_gatlings_do_nothing(count: int) -> None:
    t = gatlings(count, "dynamite dynamite arrow arrow", anna=DUKE | {"arrows": 2})
    t.anna("stop")
    assert t.lives == [10, 8, 8, 8, 8]
    assert t.anna.arrows == 5 - count
    assert t.told("volley_fired", "arrows_returned") == []
    assert t.turn == "boris"


@pytest.mark.rule("bang 3.4")
def test_the_gatling_returns_all_arrows_of_its_roller_and_nobody_elses() -> None:
    t = gatlings(3, "arrow dynamite", anna=DUKE | {"arrows": 3}, boris={"arrows": 2})
    t.anna("stop")
    assert (t.arrows, t.pile) == ([0, 2, 0, 0, 0], 7)
    assert t.told("arrows_returned") == ["arrows_returned anna 4 anna"]


@pytest.mark.rule("bang 3.4")
def test_a_gatling_without_arrows_to_return_still_fires() -> None:
    t = gatlings(3, "dynamite dynamite")
    t.anna("stop")
    assert t.told("arrows_returned") == []
    assert t.boris.life == 7


@pytest.mark.rule("bang 3.4")
def test_the_gatling_works_once_in_every_turn_it_is_rolled_in() -> None:
    five = "gatling gatling gatling gatling gatling"
    t = Table(4, dice=[five, five], anna=DUKE, boris={"character": "black-jack"})
    t.anna("stop")
    t.boris("stop")
    assert t.lives == [9, 7, 6, 6]


@pytest.mark.rule("bang 3.4", "bang 4.1")
def test_the_gatling_spares_those_who_are_out() -> None:
    t = gatlings(3, "dynamite dynamite", clara={"out": True})
    t.anna("stop")
    assert t.clara.life == 0
    assert "lost_life clara 1 volley anna" not in t.news


@pytest.mark.rule("bang 3.4")
def test_gatlings_are_counted_in_the_final_result_only() -> None:
    t = Table(dice=["gatling gatling gatling 2 dynamite", "dynamite"], anna=DUKE)
    t.anna("reroll 1", "stop", "shoot clara")
    assert t.lives == [10, 8, 7, 8, 8]
