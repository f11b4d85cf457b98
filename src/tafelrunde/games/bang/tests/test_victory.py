"""Chapters 1 and 4: goals, and who has won when the match ends."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import Table

OUT = {"out": True}
WEAK = {"life": 1}
ONE_SHOT = "1 beer dynamite dynamite gatling"
VOLLEY = "gatling gatling gatling dynamite dynamite"


def after_a_volley(players: int, turn: str, **seats: dict[str, Any]) -> Table:
    """Somebody fires a Gatling at all the others."""
    t = Table(players, turn=turn, dice=[VOLLEY], **seats)
    t.do("stop")
    return t


# The Sheriff is out


@pytest.mark.rule("bang 1.4", "bang 4.2")
def test_the_outlaws_win_when_the_sheriff_is_out() -> None:
    t = Table(turn="boris", dice=[ONE_SHOT], anna=WEAK)
    t.boris("stop", "shoot anna")
    assert t.over
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 4.1", "bang 4.2")
def test_dead_outlaws_win_with_the_living_ones() -> None:
    t = Table(turn="boris", dice=[ONE_SHOT], anna=WEAK, dmitri=OUT)
    t.boris("stop", "shoot anna")
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 4.2")
def test_the_outlaws_win_whoever_shot_the_sheriff() -> None:
    t = Table(turn="emma", dice=[ONE_SHOT], anna=WEAK)
    t.emma("stop", "shoot anna")
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 4.2", "bang 2.3")
def test_the_outlaws_win_when_dynamite_tears_the_sheriff_to_pieces() -> None:
    t = Table(dice=["dynamite dynamite dynamite 1 beer"], anna=WEAK)
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 4.2")
def test_the_outlaws_win_even_if_all_of_them_are_dead() -> None:
    t = Table(
        turn="clara", dice=["2 dynamite dynamite gatling beer"], anna=WEAK, boris=OUT, dmitri=OUT
    )
    t.clara("stop", "shoot anna")
    assert (t.clara.out, t.emma.out) == (False, False)
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 1.4", "bang 4.2")
def test_a_renegade_who_is_the_last_one_alive_wins() -> None:
    t = Table(turn="clara", dice=[ONE_SHOT], anna=WEAK, boris=OUT, dmitri=OUT, emma=OUT)
    t.clara("stop")
    assert t.winners == "clara"


@pytest.mark.rule("bang 4.2")
def test_an_outlaw_who_is_the_last_one_alive_wins_with_the_dead_outlaws() -> None:
    t = Table(turn="boris", dice=[ONE_SHOT], anna=WEAK, clara=OUT, dmitri=OUT, emma=OUT)
    t.boris("stop")
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 4.2")
def test_the_sheriffs_death_is_looked_at_first_when_the_last_enemy_falls_too() -> None:
    """Only a Deputy is left, yet the Outlaws win."""
    t = after_a_volley(5, "emma", anna=WEAK, boris=WEAK, clara=OUT, dmitri=WEAK)
    assert (t.anna.out, t.boris.out, t.dmitri.out) == (True, True, True)
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 4.2", "bang 2.2")
def test_the_outlaws_win_if_everybody_dies_together() -> None:
    t = Table(
        4,
        turn="clara",
        dice=["arrow 1 1 1 1"],
        anna={"life": 2, "arrows": 2},
        boris={"life": 1, "arrows": 2},
        clara={"life": 3, "arrows": 2},
        dmitri={"life": 2, "arrows": 2},
    )
    assert [t.anna.out, t.boris.out, t.clara.out, t.dmitri.out] == [True] * 4
    assert t.winners == "boris dmitri"


@pytest.mark.rule("bang 4.2")
def test_with_both_renegades_alive_the_sheriffs_death_is_the_outlaws_victory() -> None:
    others = dict.fromkeys(("boris", "dmitri", "emma", "felix", "greta"), OUT)
    t = Table(8, turn="hugo", dice=[ONE_SHOT], anna=WEAK, **others)
    t.hugo("stop", "shoot anna")
    assert (t.clara.role, t.hugo.role) == ("renegade", "renegade")
    assert (t.clara.out, t.hugo.out) == (False, False)
    assert t.winners == "boris dmitri felix"


@pytest.mark.rule("bang 1.4", "bang 4.2")
def test_of_two_renegades_only_the_one_who_is_left_wins() -> None:
    others = dict.fromkeys(("boris", "clara", "dmitri", "emma", "felix", "greta"), OUT)
    t = Table(8, turn="hugo", dice=[ONE_SHOT], anna=WEAK, **others)
    t.hugo("stop")
    assert t.clara.role == "renegade"
    assert t.winners == "hugo"


@pytest.mark.rule("bang 1.4", "bang 4.2")
def test_renegades_eliminate_the_sheriff_and_each_other_in_one_volley() -> None:
    others = dict.fromkeys(("boris", "dmitri", "emma", "felix", "greta"), OUT)
    t = after_a_volley(8, "hugo", anna=WEAK, clara=WEAK, **others)
    assert t.winners == "hugo"


# All Outlaws and Renegades are out


@pytest.mark.rule("bang 1.4", "bang 4.2")
def test_sheriff_and_deputies_win_when_all_outlaws_and_renegades_are_out() -> None:
    t = Table(dice=[ONE_SHOT], boris=WEAK, clara=OUT, dmitri=OUT)
    t.anna("stop", "shoot boris")
    assert t.over
    assert t.winners == "anna emma"


@pytest.mark.rule("bang 4.1", "bang 4.2")
def test_a_dead_deputy_wins_with_the_sheriff() -> None:
    t = Table(dice=[ONE_SHOT], boris=WEAK, clara=OUT, dmitri=OUT, emma=OUT)
    t.anna("stop")
    assert t.winners == "anna emma"


@pytest.mark.rule("bang 4.2")
def test_the_sheriff_wins_alone_where_there_is_no_deputy() -> None:
    t = Table(4, dice=[ONE_SHOT], boris=OUT, clara=OUT, dmitri=WEAK)
    t.anna("stop")
    assert t.winners == "anna"


@pytest.mark.rule("bang 4.2")
def test_the_match_goes_on_while_a_renegade_lives() -> None:
    t = Table(dice=[ONE_SHOT], boris=WEAK, dmitri=OUT)
    t.anna("stop", "shoot boris", "heal anna")
    assert not t.over
    assert t.turn == "clara"


@pytest.mark.rule("bang 4.2")
def test_the_match_goes_on_while_an_outlaw_lives() -> None:
    t = Table(turn="boris", dice=[ONE_SHOT], clara=WEAK, dmitri=OUT)
    t.boris("stop", "shoot clara", "heal boris")
    assert not t.over


@pytest.mark.rule("bang 4.2")
def test_a_deputys_death_ends_nothing() -> None:
    t = Table(dice=[ONE_SHOT], emma=WEAK)
    t.anna("stop", "shoot emma", "heal anna")
    assert t.emma.out
    assert not t.over


@pytest.mark.rule("bang 4.2", "bang 2.3")
def test_the_last_enemy_may_fall_by_their_own_dynamite() -> None:
    t = Table(
        turn="clara", dice=["dynamite dynamite dynamite 1 1"], boris=OUT, clara=WEAK, dmitri=OUT
    )
    assert t.winners == "anna emma"


# At once


@pytest.mark.rule("bang 4.2")
def test_the_match_ends_at_once_and_the_rest_of_the_roll_is_not_played() -> None:
    t = Table(turn="boris", dice=["1 beer beer beer gatling"], anna=WEAK, boris={"life": 2})
    t.boris("stop", "shoot anna")
    assert t.asked == "nobody"
    assert t.told("gained_life") == []
    assert t.news[-1] == "won boris dmitri"


@pytest.mark.rule("bang 4.2")
def test_at_the_end_everybodys_role_is_shown_once() -> None:
    t = Table(turn="boris", dice=[ONE_SHOT], anna=WEAK, dmitri=OUT)
    t.boris("stop", "shoot anna")
    assert t.told("eliminated", "role_shown") == [
        "eliminated anna sheriff",
        "role_shown boris outlaw",
        "role_shown clara renegade",
        "role_shown emma deputy",
    ]
    assert len(t.clara.roles_seen()) == 5
