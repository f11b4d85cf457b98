"""Chapter 7: anna the Deputy hunts boris the Renegade, who hunts clara the Outlaw."""

from __future__ import annotations

import pytest

from tafelrunde.games.bang.tests.table import Table
from tafelrunde.kernel import NOBODY

OUT = {"out": True}
WEAK = {"life": 1}
DUKE = {"character": "lucky-duke"}
ONE_SHOT = "1 beer dynamite dynamite gatling"
VOLLEY = "gatling gatling gatling dynamite dynamite"


# Setting up


@pytest.mark.rule("bang 7.1", "bang 1.1")
def test_all_roles_are_open_and_there_is_no_sheriff() -> None:
    t = Table.dealt(3, "open")
    shown = [line.split()[2] for line in t.heard_by(NOBODY) if line.startswith("role_shown")]
    assert sorted(shown) == ["deputy", "outlaw", "renegade"]
    assert t.told("role_dealt") == []
    assert sorted(t.anna.roles_seen().values()) == ["deputy", "outlaw", "renegade"]


@pytest.mark.rule("bang 7.1", "bang 1.3")
def test_the_deputy_starts() -> None:
    for seed in range(10):
        t = Table.dealt(3, seed)
        assert t.anna.roles_seen()[t.turn] == "deputy"


@pytest.mark.rule("bang 7.1", "bang 1.2")
def test_nobody_gets_the_sheriffs_extra_life() -> None:
    t = Table(3)
    assert t.lives == [8, 8, 8]


# The hunt


@pytest.mark.rule("bang 7.1")
@pytest.mark.parametrize(
    ("hunter", "prey"), [("anna", "boris"), ("boris", "clara"), ("clara", "anna")]
)
def test_whoever_takes_the_targets_last_life_wins_at_once(hunter: str, prey: str) -> None:
    t = Table(3, turn=hunter, dice=[ONE_SHOT], **{prey: WEAK})
    t.do("stop", f"shoot {prey}")
    assert t.asked == "nobody"
    assert t.winners == hunter


@pytest.mark.rule("bang 7.1")
@pytest.mark.parametrize(
    ("shooter", "hunter"), [("anna", "clara"), ("boris", "anna"), ("clara", "boris")]
)
def test_shooting_the_one_who_hunts_you_wins_nothing_yet(shooter: str, hunter: str) -> None:
    t = Table(3, turn=shooter, dice=[ONE_SHOT], **{hunter: WEAK})
    t.do("stop", f"shoot {hunter}")
    assert not t.over
    assert t.asked == f"{shooter}: pour 1"


@pytest.mark.rule("bang 7.1")
def test_the_hunters_gatling_wins_too() -> None:
    t = Table(3, dice=[VOLLEY], boris=WEAK)
    t.anna("stop")
    assert t.winners == "anna"


@pytest.mark.rule("bang 7.1", "bang 4.3")
def test_who_takes_the_last_life_of_both_others_at_once_has_taken_the_targets() -> None:
    t = Table(3, turn="boris", dice=[VOLLEY], anna=WEAK, clara=WEAK)
    t.boris("stop")
    assert t.winners == "boris"


@pytest.mark.rule("bang 7.1", "bang 3.2")
def test_with_three_players_a_2_counts_as_a_1() -> None:
    t = Table(3, dice=["2 dynamite dynamite gatling beer"])
    t.anna("stop")
    assert t.options == ["shoot boris", "shoot clara"]


# Eliminated in another way


@pytest.mark.rule("bang 7.1")
def test_after_another_elimination_the_two_others_fight_until_one_is_left() -> None:
    """The Outlaw is gone; the Renegade, whose prey that was, wins by outliving the Deputy."""
    t = Table(3, turn="boris", dice=[ONE_SHOT], anna=WEAK, clara=OUT)
    t.boris("stop")
    assert t.winners == "boris"


@pytest.mark.rule("bang 7.1")
def test_in_the_last_fight_it_does_not_matter_who_hunted_whom() -> None:
    t = Table(3, turn="boris", dice=["dynamite dynamite dynamite beer 1"], boris=WEAK, clara=OUT)
    assert t.winners == "anna"


@pytest.mark.rule("bang 7.1")
def test_the_last_one_left_wins_from_the_shot_at_the_wrong_one_to_the_end() -> None:
    t = Table(
        3,
        dice=["1 dynamite dynamite gatling beer", "1 1 1 dynamite dynamite"],
        anna={"life": 3},
        clara=WEAK,
    )
    t.anna("stop", "shoot clara", "heal boris")
    t.boris("stop")
    assert t.anna.out
    assert t.winners == "boris"


@pytest.mark.rule("bang 7.1", "bang 2.2")
def test_a_target_the_indians_got_is_nobodys_kill() -> None:
    t = Table(3, dice=["arrow 1 1 1 1"], boris={"life": 8, "arrows": 8})
    assert t.boris.out
    assert not t.over
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 7.1", "bang 2.3")
def test_dynamite_is_nobodys_kill() -> None:
    t = Table(3, turn="boris", dice=["dynamite dynamite dynamite beer 1"], boris=WEAK)
    assert t.boris.out
    assert not t.over
    assert t.turn == "clara"


@pytest.mark.rule("bang 7.1", "bang 2.2")
def test_whom_the_indians_leave_alone_wins_as_the_last_one() -> None:
    t = Table(
        3, dice=["arrow 1 1 1 1"], boris={"life": 4, "arrows": 4}, clara={"life": 3, "arrows": 4}
    )
    assert t.winners == "anna"


@pytest.mark.rule("bang 7.1", "bang 2.2")
def test_it_is_a_draw_if_all_three_fall_at_once() -> None:
    t = Table(
        3,
        dice=["arrow 1 1 1 1"],
        anna=WEAK,
        boris={"life": 4, "arrows": 4},
        clara={"life": 3, "arrows": 4},
    )
    assert t.over
    assert t.winners == ""


@pytest.mark.rule("bang 7.1", "bang 2.2")
def test_it_is_a_draw_if_the_last_two_fall_at_once() -> None:
    t = Table(3, dice=["arrow 1 1 1 1"], anna=WEAK, boris={"life": 8, "arrows": 8}, clara=OUT)
    assert t.over
    assert t.winners == ""


@pytest.mark.rule("bang 7.1", "bang 5.4")
def test_an_attack_that_el_gringo_brought_about_is_nobodys_kill() -> None:
    """Anna shoots El Gringo, who is not her target, and takes the last arrow."""
    t = Table(
        3,
        dice=["1 dynamite dynamite gatling gatling"],
        anna=DUKE,
        boris={"life": 3, "arrows": 8},
        clara={"character": "el-gringo", "life": 5},
    )
    t.anna("stop", "shoot clara")
    assert t.boris.out
    assert not t.over
    assert t.turn == "clara"


@pytest.mark.rule("bang 7.1", "bang 4.1")
def test_who_is_eliminated_shows_a_role_everybody_knows_and_is_passed_over() -> None:
    t = Table(3, dice=["1 dynamite dynamite gatling beer"], clara=WEAK)
    t.anna("stop", "shoot clara", "heal anna")
    assert t.told("eliminated") == ["eliminated clara outlaw"]
    t.boris("stop")
    assert t.asked == "boris: pour 1"
    t.boris("heal boris")
    assert t.turn == "anna"
