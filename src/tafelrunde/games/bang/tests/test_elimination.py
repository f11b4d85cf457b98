"""Chapter 4: what happens to those whose life is gone."""

from __future__ import annotations

import pytest

from tafelrunde.games.bang.tests.table import Table


@pytest.mark.rule("bang 4.1")
def test_at_no_life_a_player_shows_the_role_returns_the_arrows_and_is_out() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris={"life": 1, "arrows": 3})
    assert "boris" not in t.clara.roles_seen()
    t.anna("stop", "shoot boris")
    assert t.boris.out
    assert t.clara.roles_seen()["boris"] == "outlaw"
    assert (t.boris.arrows, t.pile) == (0, 9)
    assert t.told("eliminated", "arrows_returned") == [
        "eliminated boris outlaw",
        "arrows_returned boris 3 boris",
    ]


@pytest.mark.rule("bang 4.1")
def test_with_one_life_left_a_player_plays_on() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris={"life": 2})
    t.anna("stop", "shoot boris", "heal anna")
    assert (t.boris.life, t.boris.out) == (1, False)
    assert t.asked == "boris: reroll 2"


@pytest.mark.rule("bang 4.1")
def test_only_the_eliminated_show_their_role() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris={"life": 1})
    t.anna("stop", "shoot boris")
    assert t.clara.roles_seen() == {"anna": "sheriff", "boris": "outlaw", "clara": "renegade"}


@pytest.mark.rule("bang 4.1")
def test_the_eliminated_get_no_turn() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris={"life": 1})
    t.anna("stop", "shoot boris", "heal anna")
    assert t.turn == "clara"


@pytest.mark.rule("bang 4.3")
def test_shots_of_one_turn_eliminate_several_at_once_in_the_order_of_turns() -> None:
    t = Table(6, dice=["1 1 2 dynamite dynamite"], boris={"life": 1}, felix={"life": 1})
    t.anna("stop", "shoot felix", "shoot boris", "shoot clara")
    assert t.told("eliminated", "lost_life") == [
        "lost_life boris 1 shot anna",
        "lost_life clara 1 shot anna",
        "lost_life felix 1 shot anna",
        "eliminated boris outlaw",
        "eliminated felix outlaw",
    ]


@pytest.mark.rule("bang 4.3")
def test_all_deaths_of_the_shots_count_before_victory_is_tested() -> None:
    """Sheriff and last Outlaw fall together: the Renegade is alone, and the Outlaws don't win."""
    t = Table(
        4,
        turn="clara",
        dice=["1 1 dynamite dynamite gatling"],
        anna={"life": 1},
        boris={"life": 1},
        dmitri={"out": True},
    )
    t.clara("stop", "shoot anna", "shoot boris")
    assert t.winners == "clara"


@pytest.mark.rule("bang 4.3")
def test_all_deaths_of_a_gatling_count_before_victory_is_tested() -> None:
    t = Table(
        4,
        turn="clara",
        dice=["gatling gatling gatling gatling gatling"],
        anna={"life": 1},
        boris={"life": 1},
        dmitri={"life": 1},
    )
    t.clara("stop")
    assert t.winners == "clara"


@pytest.mark.rule("bang 4.3")
def test_all_deaths_of_an_indian_attack_count_before_victory_is_tested() -> None:
    t = Table(
        4,
        turn="clara",
        dice=["arrow 1 1 1 1"],
        anna={"life": 4, "arrows": 4},
        boris={"life": 4, "arrows": 4},
        dmitri={"out": True},
    )
    assert t.winners == "clara"


@pytest.mark.rule("bang 4.3", "bang 2.3")
def test_a_player_who_dies_in_their_own_turn_ends_it_and_the_next_one_rolls() -> None:
    t = Table(turn="dmitri", dice=["dynamite dynamite dynamite beer 1"], dmitri={"life": 1})
    assert t.told("eliminated", "turn_began") == [
        "turn_began dmitri",
        "eliminated dmitri outlaw",
        "turn_began emma",
    ]
    assert t.asked == "emma: reroll 2"


@pytest.mark.rule("bang 4.3", "bang 3.4")
def test_the_gatlings_of_somebody_who_dies_in_their_own_turn_lapse() -> None:
    t = Table(
        turn="dmitri",
        dice=["gatling gatling gatling arrow arrow"],
        dmitri={"life": 2, "arrows": 2},
        clara={"arrows": 5},
    )
    assert t.dmitri.out
    assert t.told("volley_fired") == []
    assert t.asked == "emma: reroll 2"


@pytest.mark.rule("bang 4.3")
def test_the_last_seats_death_in_its_own_turn_leads_round_to_the_first() -> None:
    t = Table(turn="emma", dice=["dynamite dynamite dynamite beer 1"], emma={"life": 1})
    assert t.turn == "anna"


@pytest.mark.rule("bang 4.3", "bang 5.14")
def test_the_end_of_a_turn_gives_nothing_to_the_eliminated() -> None:
    suzy = {"life": 1, "character": "suzy-lafayette"}
    t = Table(turn="dmitri", dice=["dynamite dynamite dynamite beer beer"], dmitri=suzy)
    assert (t.dmitri.out, t.dmitri.life) == (True, 0)
    assert t.told("gained_life") == []
