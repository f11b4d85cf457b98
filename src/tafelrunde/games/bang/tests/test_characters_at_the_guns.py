"""Chapter 5: Calamity Janet, Rose Doolan, Slab the Killer."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import NAMES, Table

OUT = {"out": True}
JANET = {"character": "calamity-janet"}
ROSE = {"character": "rose-doolan"}
SLAB = {"character": "slab-the-killer"}


def targets(players: int, face: str, shooter: dict[str, Any], **others: Any) -> str:
    """Whom anna may shoot at with this face."""
    t = Table(players, dice=[f"{face} {face} dynamite dynamite gatling"], anna=shooter, **others)
    t.anna("stop")
    if t.turn != "anna":  # no choice: the only target was taken
        return t.told("aimed")[0].split()[2]
    return " ".join(option.split()[1] for option in t.options)


def alive(players: int) -> dict[str, Any]:
    """Seats of an eight-player table of whom only the first ones are in play."""
    return dict.fromkeys(NAMES[players:], OUT)


# Calamity Janet


@pytest.mark.rule("bang 5.3", "bang 3.2")
@pytest.mark.parametrize("face", ["1", "2"])
@pytest.mark.parametrize(
    ("players", "reached"),
    [
        (8, "boris clara greta hugo"),
        (6, "boris clara emma felix"),
        (5, "boris clara dmitri emma"),
        (4, "boris clara dmitri"),
    ],
)
def test_janet_may_use_either_face_as_the_other(players: int, face: str, reached: str) -> None:
    assert targets(players, face, JANET) == reached


@pytest.mark.rule("bang 5.3", "bang 3.2")
def test_janet_may_use_each_die_in_another_way() -> None:
    t = Table(dice=["1 1 2 2 dynamite"], anna=JANET)
    t.anna("stop", "shoot boris", "shoot clara", "shoot dmitri", "shoot emma")
    assert t.lives[1:] == [7, 7, 7, 7]


@pytest.mark.rule("bang 5.3")
def test_janet_reaches_nobody_three_places_away() -> None:
    t = Table(7, dice=["1 2 dynamite dynamite gatling"], anna=JANET)
    t.anna("stop")
    assert t.refusal("shoot dmitri") == "bang 3.2"


@pytest.mark.rule("bang 5.3", "bang 3.2")
@pytest.mark.parametrize("face", ["1", "2"])
def test_with_three_or_two_alive_janets_dice_are_all_1s(face: str) -> None:
    assert targets(8, face, JANET, **alive(3)) == "boris clara"
    assert targets(8, face, JANET, **alive(2)) == "boris"


@pytest.mark.rule("bang 5.3")
def test_nobody_else_uses_the_dice_janets_way() -> None:
    t = Table(dice=["1 dynamite dynamite gatling beer"], dmitri=JANET)
    t.anna("stop")
    assert t.options == ["shoot boris", "shoot emma"]


# Rose Doolan


@pytest.mark.rule("bang 5.11", "bang 3.2")
@pytest.mark.parametrize(
    ("players", "one", "two"),
    [
        (8, "boris clara greta hugo", "clara dmitri felix greta"),
        (7, "boris clara felix greta", "clara dmitri emma felix"),
        (6, "boris clara emma felix", "clara dmitri emma"),
        (5, "boris clara dmitri emma", "clara dmitri"),
        (4, "boris clara dmitri", "boris clara dmitri"),
        (3, "boris clara", "boris clara"),
        (2, "boris", "boris"),
    ],
)
def test_roses_shots_reach_one_place_further_either_way_round(
    players: int, one: str, two: str
) -> None:
    assert targets(8, "1", ROSE, **alive(players)) == one
    assert targets(8, "2", ROSE, **alive(players)) == two


@pytest.mark.rule("bang 5.11", "bang 3.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rose_never_reaches_herself(players: int) -> None:
    t = Table(8, dice=["2 1 dynamite dynamite gatling"], anna=ROSE, **alive(players))
    t.anna("stop")
    assert t.refusal("shoot anna") == "bang 3.2"


@pytest.mark.rule("bang 5.11")
def test_the_eliminated_are_no_places_for_rose_either() -> None:
    assert targets(8, "1", ROSE, boris=OUT, hugo=OUT) == "clara dmitri felix greta"


@pytest.mark.rule("bang 5.11")
def test_nobody_else_shoots_as_far_as_rose() -> None:
    t = Table(6, dice=["2 dynamite dynamite gatling beer"], boris=ROSE)
    t.anna("stop")
    assert t.options == ["shoot clara", "shoot emma"]


# Slab the Killer


@pytest.mark.rule("bang 5.13")
@pytest.mark.parametrize(("face", "target"), [("1", "boris"), ("2", "clara")])
def test_slabs_beer_doubles_a_shot_and_heals_nobody(face: str, target: str) -> None:
    t = Table(dice=[f"{face} beer dynamite dynamite gatling"], anna=SLAB)
    t.anna("stop", f"shoot {target}")
    assert t.asked == "anna: slab_the_killer"
    assert t.options == [f"double {target}", "skip"]
    t.anna(f"double {target}")
    assert t.lives[1:] == [6 if name == target else 8 for name in t.names[1:]]
    assert t.told("shot_doubled", "gained_life") == [f"shot_doubled anna {target}"]
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.13")
def test_slab_may_drink_the_beer_instead() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], anna=SLAB | {"life": 3})
    t.anna("stop", "shoot boris", "skip")
    assert t.boris.life == 7
    t.anna("heal anna")
    assert t.anna.life == 4


@pytest.mark.rule("bang 5.13")
def test_slab_doubles_one_shot_not_all_on_that_target() -> None:
    t = Table(dice=["1 1 beer dynamite dynamite"], anna=SLAB)
    t.anna("stop", "shoot boris", "shoot boris", "double boris")
    assert t.boris.life == 5
    assert t.told("lost_life") == ["lost_life boris 3 shot anna"]


@pytest.mark.rule("bang 5.13")
def test_slab_doubles_once_a_turn_and_the_second_beer_heals() -> None:
    t = Table(dice=["1 2 beer beer dynamite"], anna=SLAB | {"life": 3})
    t.anna("stop", "shoot boris", "shoot clara", "double clara")
    assert t.asked == "anna: pour 1"
    t.anna("heal anna")
    assert (t.boris.life, t.clara.life, t.anna.life) == (7, 6, 4)
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.13")
def test_slab_doubles_only_a_shot_somebody_gets() -> None:
    t = Table(dice=["1 2 beer dynamite dynamite"], anna=SLAB)
    t.anna("stop", "shoot emma", "shoot clara")
    assert t.options == ["double clara", "double emma", "skip"]
    assert t.refusal("double boris") == "bang 5.13"
    assert t.refusal("heal anna") == "bang 5.13"


@pytest.mark.rule("bang 5.13")
@pytest.mark.parametrize(
    ("dice", "next_question"),
    [
        ("1 dynamite dynamite gatling gatling", "boris: reroll 2"),
        ("beer dynamite dynamite gatling gatling", "anna: pour 1"),
    ],
)
def test_slab_needs_a_shot_and_a_beer(dice: str, next_question: str) -> None:
    t = Table(dice=[dice], anna=SLAB)
    t.anna("stop")
    if "1" in dice:
        t.anna("shoot boris")
    assert t.asked == next_question


@pytest.mark.rule("bang 5.13")
def test_nobody_else_doubles_a_shot() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris=SLAB)
    t.anna("stop", "shoot boris")
    assert t.asked == "anna: pour 1"


@pytest.mark.rule("bang 5.13", "bang 3.3")
def test_the_beer_slab_spent_is_not_missing_in_the_next_turn() -> None:
    t = Table(
        dice=["1 beer dynamite dynamite gatling", "beer dynamite dynamite gatling beer"], anna=SLAB
    )
    t.anna("stop", "shoot emma", "double emma")
    t.boris("stop")
    assert t.asked == "boris: pour 2"


@pytest.mark.rule("bang 5.13")
def test_slab_may_double_again_in_his_next_turn() -> None:
    shot_and_beer = "1 beer dynamite dynamite gatling"
    out = {"out": True}
    t = Table(
        4, dice=[shot_and_beer, shot_and_beer, shot_and_beer], anna=SLAB, boris=out, dmitri=out
    )
    t.anna("stop", "double clara")
    t.clara("stop", "heal clara")
    t.anna("stop", "double clara")
    assert t.clara.life == 5


@pytest.mark.rule("bang 5.13", "bang 4.1")
def test_a_doubled_shot_may_be_the_last() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], anna=SLAB, boris={"life": 2})
    t.anna("stop", "shoot boris", "double boris")
    assert t.boris.out
