"""Chapter 3: the order of resolving, and shots."""

from __future__ import annotations

import pytest

from tafelrunde.games.bang.tests.table import Table

# The order, and that nothing may be passed


@pytest.mark.rule("bang 3.1", "bang 3.2", "bang 3.3", "bang 3.4")
def test_ones_come_first_then_twos_then_beer() -> None:
    t = Table(dice=["beer 2 1 gatling 2"])
    t.anna("stop")
    assert t.asked == "anna: aim one 1"
    t.anna("shoot boris")
    assert t.asked == "anna: aim two 2"
    t.anna("shoot clara")
    assert t.asked == "anna: aim two 1"
    t.anna("shoot clara")
    assert t.asked == "anna: pour 1"


@pytest.mark.rule("bang 3.1", "bang 3.3")
def test_shots_have_happened_before_the_first_beer_is_poured() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris={"life": 8})
    t.anna("stop", "shoot boris")
    assert t.boris.life == 7
    t.anna("heal boris")
    assert t.boris.life == 8


@pytest.mark.rule("bang 3.1", "bang 3.2")
def test_whom_a_shot_eliminated_no_beer_can_save() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris={"life": 1})
    t.anna("stop", "shoot boris")
    assert t.boris.out
    assert t.refusal("heal boris") == "bang 3.3"


@pytest.mark.rule("bang 3.1", "bang 3.4")
def test_a_beer_comes_in_time_before_the_gatling() -> None:
    t = Table(dice=["gatling gatling gatling beer dynamite"], boris={"life": 1})
    t.anna("stop", "heal boris")
    assert t.boris.life == 1
    assert t.told("gained_life", "lost_life")[:2] == [
        "gained_life boris 1 anna",
        "lost_life boris 1 volley anna",
    ]


@pytest.mark.rule("bang 3.1", "bang 3.2", "bang 13.2")
@pytest.mark.parametrize("refusal", ["stop", "skip", "heal anna", "take_arrows 0"])
def test_a_shot_may_not_be_passed(refusal: str) -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"])
    t.anna("stop")
    assert t.options == ["shoot boris", "shoot emma"]
    assert t.refusal(refusal) == "bang 3.2"


@pytest.mark.rule("bang 3.1", "bang 3.3")
@pytest.mark.parametrize("refusal", ["stop", "skip", "shoot boris"])
def test_a_beer_may_not_be_passed(refusal: str) -> None:
    t = Table(dice=["beer dynamite dynamite gatling 2"], anna={"life": 10})
    t.anna("stop", "shoot clara")
    assert t.refusal(refusal) == "bang 3.3"


@pytest.mark.rule("bang 13.2", "bang 3.2")
def test_a_deputy_between_friends_has_to_shoot_at_one_of_them() -> None:
    t = Table(
        7,
        turn="anna",
        dice=["1 dynamite dynamite gatling gatling"],
        anna={"role": "deputy", "character": "black-jack"},
        boris={"role": "sheriff"},
        greta={"role": "deputy"},
    )
    t.anna("stop")
    assert t.options == ["shoot boris", "shoot greta"]
    t.anna("shoot boris")
    assert t.boris.life == t.boris.limit - 1


@pytest.mark.rule("bang 13.2", "bang 3.2")
def test_with_one_target_in_reach_the_shot_is_taken_without_asking() -> None:
    t = Table(4, dice=["2 2 dynamite dynamite gatling"])
    t.anna("stop")
    assert t.clara.life == 6
    assert t.told("aimed") == ["aimed anna clara two"] * 2


# Distances


@pytest.mark.rule("bang 3.2")
@pytest.mark.parametrize(
    ("players", "one", "two"),
    [
        (5, "boris emma", "clara dmitri"),
        (6, "boris felix", "clara emma"),
        (7, "boris greta", "clara felix"),
        (8, "boris hugo", "clara greta"),
    ],
)
def test_a_1_reaches_the_neighbours_and_a_2_exactly_two_places(
    players: int, one: str, two: str
) -> None:
    t = Table(players, dice=["1 2 dynamite dynamite gatling"])
    t.anna("stop")
    assert t.options == [f"shoot {name}" for name in one.split()]
    assert {t.refusal(f"shoot {name}") for name in two.split()} == {"bang 3.2"}
    t.anna("shoot boris")
    assert t.options == [f"shoot {name}" for name in two.split()]
    assert {t.refusal(f"shoot {name}") for name in one.split()} == {"bang 3.2"}


@pytest.mark.rule("bang 3.2")
def test_places_are_counted_from_the_shooter() -> None:
    t = Table(6, turn="emma", dice=["1 2 dynamite dynamite gatling"])
    t.emma("stop")
    assert t.options == ["shoot felix", "shoot dmitri"]
    t.emma("shoot felix")
    assert t.options == ["shoot anna", "shoot clara"]


@pytest.mark.rule("bang 3.2")
@pytest.mark.parametrize("face", ["1", "2"])
def test_nobody_shoots_at_themselves(face: str) -> None:
    t = Table(dice=[f"{face} dynamite dynamite gatling beer"])
    t.anna("stop")
    assert t.refusal("shoot anna") == "bang 3.2"


@pytest.mark.rule("bang 3.2")
def test_the_eliminated_are_no_places() -> None:
    t = Table(7, dice=["1 2 dynamite dynamite gatling"], boris={"out": True}, greta={"out": True})
    t.anna("stop")
    assert t.options == ["shoot clara", "shoot felix"]
    assert t.refusal("shoot boris") == "bang 3.2"
    t.anna("shoot clara")
    assert t.options == ["shoot dmitri", "shoot emma"]


@pytest.mark.rule("bang 3.2")
def test_with_four_alive_a_2_is_still_two_places() -> None:
    t = Table(5, dice=["2 dynamite dynamite gatling beer"], boris={"out": True})
    t.anna("stop")
    assert t.told("aimed") == ["aimed anna dmitri two"]


@pytest.mark.rule("bang 3.2")
def test_with_three_alive_a_2_counts_as_a_1() -> None:
    t = Table(5, dice=["2 dynamite dynamite gatling beer"], boris={"out": True}, emma={"out": True})
    t.anna("stop")
    assert t.asked == "anna: aim two 1"
    assert t.options == ["shoot clara", "shoot dmitri"]


@pytest.mark.rule("bang 3.2")
def test_with_two_alive_both_faces_hit_the_other() -> None:
    out = {"out": True}
    t = Table(4, dice=["1 2 2 dynamite dynamite"], boris=out, dmitri=out)
    t.anna("stop")
    assert t.clara.life == 5
    assert t.told("aimed") == ["aimed anna clara one", *["aimed anna clara two"] * 2]


# Assigned first, then together


@pytest.mark.rule("bang 3.2")
def test_each_shot_costs_one_life() -> None:
    t = Table(dice=["1 1 1 2 dynamite"], boris={"life": 8})
    t.anna("stop", "shoot boris", "shoot emma", "shoot boris", "shoot dmitri")
    assert t.lives == [10, 6, 8, 7, 7]
    assert t.told("lost_life") == [
        "lost_life boris 2 shot anna",
        "lost_life dmitri 1 shot anna",
        "lost_life emma 1 shot anna",
    ]


@pytest.mark.rule("bang 3.2")
def test_no_shot_happens_before_all_are_assigned() -> None:
    t = Table(dice=["1 1 2 dynamite dynamite"], boris={"life": 1})
    t.anna("stop", "shoot boris", "shoot emma")
    assert (t.boris.life, t.emma.life) == (1, 8)
    assert t.asked == "anna: aim two 1"
    t.anna("shoot clara")
    assert (t.boris.life, t.clara.life, t.emma.life) == (0, 7, 7)


@pytest.mark.rule("bang 3.2")
def test_whoever_will_fall_is_still_a_place_for_the_shots_that_follow() -> None:
    t = Table(dice=["1 2 dynamite dynamite gatling"], boris={"life": 1})
    t.anna("stop", "shoot boris")
    assert t.options == ["shoot clara", "shoot dmitri"]


@pytest.mark.rule("bang 3.2")
def test_a_player_may_be_shot_more_often_than_they_have_life() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris={"life": 1})
    t.anna("stop", "shoot boris", "shoot boris")
    assert t.options == ["shoot boris", "shoot emma"]
    t.anna("shoot boris")
    assert t.boris.out
    assert t.emma.life == 8
    assert t.told("lost_life") == ["lost_life boris 1 shot anna"]


@pytest.mark.rule("bang 3.2")
def test_the_shots_of_one_turn_are_gone_in_the_next() -> None:
    t = Table(dice=["1 1 dynamite dynamite gatling", "2 2 dynamite dynamite gatling"])
    t.anna("stop", "shoot boris", "shoot emma")
    t.boris("stop", "shoot dmitri", "shoot emma")
    assert t.lives == [10, 7, 8, 7, 6]
    assert t.told("lost_life")[2:] == [
        "lost_life dmitri 1 shot boris",
        "lost_life emma 1 shot boris",
    ]


@pytest.mark.rule("bang 3.2")
def test_everybody_sees_who_is_aimed_at_while_shots_are_assigned() -> None:
    t = Table(dice=["1 1 2 dynamite gatling"])
    t.anna("stop", "shoot boris", "shoot boris")
    seats = t.game.view(t.s, 3)["table"]["seats"]
    assert [row["aims"] for row in seats] == [0, 2, 0, 0, 0]
    t.anna("shoot clara")
    seats = t.game.view(t.s, 3)["table"]["seats"]
    assert [row["aims"] for row in seats] == [0, 0, 0, 0, 0]
