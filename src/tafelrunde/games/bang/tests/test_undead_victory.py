"""Chapter 11: who wins after the outbreak."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import Table

NO_GUN = {"character": "lucky-duke"}
WEAK = {"life": 1}
ZOMBIE = {"zombie": True}
OUT = {"out": True}
ONE_SHOT = "1 dynamite dynamite gatling gatling"
QUIET = "dynamite dynamite gatling beer beer"


def undead(*dice: str, players: int = 5, **more: Any) -> Table:
    """A table after the outbreak."""
    return Table(players, dice=dice, modules="undead", layout={"outbreak": True}, **more)


@pytest.mark.rule("bang 11.7")
def test_who_is_eliminated_after_the_outbreak_is_out_for_good() -> None:
    t = undead(ONE_SHOT, QUIET, anna=NO_GUN, boris=ZOMBIE | WEAK, dmitri=ZOMBIE, emma=WEAK)
    t.anna("stop", "shoot boris")
    assert t.boris.out
    assert t.turn == "clara"  # no card, no turn
    t.clara("stop", "heal clara", "heal clara")
    assert t.told("grave_opened", "rose") == []


@pytest.mark.rule("bang 11.7", "bang 4.2")
def test_the_sheriffs_death_no_longer_ends_the_game() -> None:
    t = undead("1 beer gatling", turn="boris", boris=ZOMBIE, anna=WEAK)
    t.boris("stop", "shoot anna")
    assert t.anna.out
    assert not t.over
    assert t.asked == "boris: pour 1"


@pytest.mark.rule("bang 11.7", "bang 4.2")
def test_the_death_of_all_outlaws_and_renegades_no_longer_ends_the_game() -> None:
    t = undead(
        "1 dynamite dynamite gatling gatling",
        turn="emma",
        clara=OUT,
        boris=ZOMBIE,
        dmitri=WEAK,
        anna=NO_GUN,
    )
    t.emma("stop", "shoot dmitri")
    assert t.dmitri.out
    assert not t.over


@pytest.mark.rule("bang 11.7")
def test_zombies_and_master_win_when_all_survivors_are_out() -> None:
    t = undead(
        "1 beer gatling",
        turn="boris",
        players=6,
        boris=ZOMBIE,
        dmitri=ZOMBIE | OUT,
        emma=OUT,
        felix=OUT,
        anna=WEAK,
    )
    t.boris("stop", "shoot anna")
    assert t.winners == "boris clara dmitri"  # the zombie who fell again and the Master, too


@pytest.mark.rule("bang 11.7")
def test_a_fallen_master_wins_with_the_zombies() -> None:
    t = undead(
        "1 beer gatling", turn="boris", players=4, boris=ZOMBIE, clara=OUT, dmitri=OUT, anna=WEAK
    )
    t.boris("stop")  # there is nobody else to shoot
    assert t.winners == "boris clara"


@pytest.mark.rule("bang 11.7")
def test_survivors_win_when_the_last_of_zombies_and_master_is_out_even_fallen_ones() -> None:
    t = undead(ONE_SHOT, anna=NO_GUN, boris=ZOMBIE | WEAK, clara=OUT, emma=OUT)
    t.anna("stop", "shoot boris")
    assert t.winners == "anna dmitri emma"  # Sheriff, Outlaw and the fallen Deputy


@pytest.mark.rule("bang 11.7")
def test_while_the_master_lives_the_survivors_have_not_won() -> None:
    t = undead(ONE_SHOT, anna=NO_GUN, boris=ZOMBIE | WEAK)
    t.anna("stop", "shoot boris")
    assert not t.over
    assert t.turn == "clara"


@pytest.mark.rule("bang 11.7")
def test_while_a_zombie_walks_the_survivors_have_not_won() -> None:
    t = undead("1 1 beer gatling gatling", anna=NO_GUN, boris=WEAK, clara=ZOMBIE)
    t.anna("stop", "shoot boris", "shoot emma")
    assert not t.over


@pytest.mark.rule("bang 11.7", "bang 11.5")
def test_the_second_renegade_wins_with_the_survivors() -> None:
    t = undead(ONE_SHOT, players=8, anna=NO_GUN, boris=ZOMBIE | WEAK, clara=OUT)
    t.anna("stop", "shoot boris")
    assert t.winners == "anna dmitri emma felix greta hugo"


@pytest.mark.rule("bang 11.7", "bang 4.3")
def test_if_all_fall_in_one_event_the_zombies_win() -> None:
    t = undead(
        "arrow beer beer",
        turn="boris",
        players=4,
        boris=ZOMBIE | WEAK,
        clara=OUT,
        anna={"life": 4, "arrows": 4},
        dmitri={"life": 4, "arrows": 4},
    )
    assert t.s.alive == 0
    assert t.winners == "boris clara"


@pytest.mark.rule("bang 11.7", "bang 4.3")
def test_victory_is_tested_after_each_event_and_not_at_the_end_of_the_turn() -> None:
    """The shots end it, though the Gatling would have felled the last survivor beside anna."""
    t = undead(
        "1 gatling gatling gatling beer",
        players=4,
        anna=NO_GUN,
        boris=ZOMBIE | WEAK,
        clara=OUT,
        dmitri=WEAK,
    )
    t.anna("stop", "shoot boris")
    assert t.winners == "anna dmitri"
    assert not t.dmitri.out


@pytest.mark.rule("bang 11.7", "bang 4.1")
def test_at_the_end_all_roles_are_shown() -> None:
    t = undead(ONE_SHOT, anna=NO_GUN, boris=ZOMBIE | WEAK, clara=OUT)
    t.anna("stop", "shoot boris")
    assert t.dmitri.roles_seen() == {
        "anna": "sheriff",
        "boris": "outlaw",
        "clara": "renegade",
        "dmitri": "outlaw",
        "emma": "deputy",
    }


@pytest.mark.rule("bang 11.7", "bang 5.15")
def test_vulture_sam_feeds_on_a_zombie_who_falls_again() -> None:
    t = undead(
        ONE_SHOT,
        anna=NO_GUN,
        boris=ZOMBIE | WEAK,
        dmitri=ZOMBIE,
        emma={"character": "vulture-sam", "life": 3},
    )
    t.anna("stop", "shoot boris")
    assert t.emma.life == 5
