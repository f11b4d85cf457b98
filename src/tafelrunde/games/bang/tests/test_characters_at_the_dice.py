"""Chapter 5: Black Jack, Jesse Jones, Lucky Duke, Sid Ketchum, Suzy Lafayette, Willy the Kid."""

from __future__ import annotations

import pytest

from tafelrunde.games.bang.tests.table import Table

JACK = {"character": "black-jack"}
JESSE = {"character": "jesse-jones"}
DUKE = {"character": "lucky-duke"}
SID = {"character": "sid-ketchum"}
SUZY = {"character": "suzy-lafayette"}
WILLY = {"character": "willy-the-kid"}


# Black Jack


@pytest.mark.rule("bang 5.2", "bang 2.3")
def test_black_jack_may_reroll_dynamite() -> None:
    t = Table(dice=["dynamite dynamite 1 1 1", "beer beer"], anna=JACK)
    assert len(t.options) == 32
    t.anna("reroll 1 2")
    assert t.dice == "beer beer one one one"


@pytest.mark.rule("bang 5.2", "bang 2.3")
def test_black_jack_may_not_reroll_three_dynamite() -> None:
    t = Table(dice=["dynamite dynamite dynamite 1 1"], anna=JACK)
    assert t.anna.life == 9
    assert t.asked == "anna: aim one 2"


@pytest.mark.rule("bang 5.2", "bang 2.3")
def test_black_jack_may_keep_dynamite_and_suffers_the_third() -> None:
    t = Table(dice=["dynamite dynamite 1 1 1", "dynamite"], anna=JACK)
    t.anna("reroll 5")
    assert t.anna.life == 9
    assert t.asked == "anna: aim one 2"


@pytest.mark.rule("bang 5.2")
def test_three_dynamite_of_different_rolls_that_never_lay_together_cost_black_jack_nothing() -> (
    None
):
    t = Table(dice=["dynamite dynamite 1 1 1", "1 1", "dynamite"], anna=JACK)
    t.anna("reroll 1 2", "reroll 5")
    assert t.anna.life == 10


@pytest.mark.rule("bang 5.2")
def test_black_jack_helps_nobody_else_with_dynamite() -> None:
    t = Table(dice=["dynamite 1 1 1 1"], anna=WILLY, boris=JACK)
    assert t.refusal("reroll 1") == "bang 2.3"


# Jesse Jones


@pytest.mark.rule("bang 5.5")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_jesses_beer_on_himself_gives_two_at_four_life_or_fewer(life: int, after: int) -> None:
    t = Table(dice=["beer dynamite dynamite gatling 2"], anna=JESSE | {"life": life})
    t.anna("stop", "shoot clara", "heal anna")
    assert t.anna.life == after


@pytest.mark.rule("bang 5.5")
def test_jesse_is_tested_once_before_the_first_beer() -> None:
    t = Table(dice=["beer beer beer dynamite gatling"], anna=JESSE | {"life": 3})
    t.anna("stop", "heal anna", "heal anna", "heal anna")
    assert t.anna.life == 9
    assert t.told("gained_life") == ["gained_life anna 2 anna"] * 3


@pytest.mark.rule("bang 5.5")
def test_jesses_beer_for_somebody_else_gives_one() -> None:
    t = Table(
        dice=["beer beer dynamite gatling dynamite"], anna=JESSE | {"life": 2}, boris={"life": 2}
    )
    t.anna("stop", "heal boris", "heal anna")
    assert (t.boris.life, t.anna.life) == (3, 4)


@pytest.mark.rule("bang 5.5", "bang 3.3")
def test_somebody_elses_beer_gives_jesse_one() -> None:
    t = Table(dice=["beer dynamite dynamite gatling 2"], boris=JESSE | {"life": 2})
    t.anna("stop", "shoot clara", "heal boris")
    assert t.boris.life == 3


@pytest.mark.rule("bang 5.5", "bang 1.2")
def test_jesse_never_rises_above_his_maximum() -> None:
    beers = "beer beer beer beer beer"
    t = Table(turn="boris", dice=[beers], boris=JESSE | {"life": 4})
    t.boris("stop", *["heal boris"] * 5)
    assert t.boris.life == 9


@pytest.mark.rule("bang 5.5", "bang 2.3")
def test_what_jesse_loses_while_rolling_counts_for_the_test() -> None:
    t = Table(dice=["dynamite dynamite dynamite beer gatling"], anna=JESSE | {"life": 5})
    t.anna("heal anna")
    assert t.anna.life == 6


# Lucky Duke


@pytest.mark.rule("bang 5.8", "bang 2.1")
def test_lucky_duke_has_one_reroll_more() -> None:
    t = Table(dice=["1 1 1 1 1", "beer", "beer", "beer"], anna=DUKE)
    assert t.asked == "anna: reroll 3"
    t.anna("reroll 1", "reroll 2")
    assert t.asked == "anna: reroll 1"
    t.anna("reroll 3")
    assert t.asked == "anna: aim one 2"


@pytest.mark.rule("bang 5.8")
def test_lucky_duke_gives_nobody_else_a_reroll() -> None:
    t = Table(anna=WILLY, boris=DUKE)
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 5.8", "bang 2.3")
def test_three_dynamite_take_all_of_lucky_dukes_rerolls() -> None:
    t = Table(dice=["dynamite dynamite dynamite 1 1"], anna=DUKE)
    assert t.asked == "anna: aim one 2"


# Sid Ketchum


@pytest.mark.rule("bang 5.12")
def test_sid_gives_a_player_of_his_choice_a_life_before_he_rolls() -> None:
    t = Table(6, anna=SID, clara={"life": 3}, emma={"out": True})
    assert t.asked == "anna: sid_ketchum"
    assert t.dice == ""
    assert t.options == [f"heal {name}" for name in ("anna", "boris", "clara", "dmitri", "felix")]
    t.anna("heal clara")
    assert t.clara.life == 4
    assert t.told("gained_life") == ["gained_life clara 1 anna"]
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 5.12")
def test_sid_may_choose_himself() -> None:
    t = Table(anna=SID | {"life": 3})
    t.anna("heal anna")
    assert t.anna.life == 4


@pytest.mark.rule("bang 5.12", "bang 1.2")
def test_sid_lifts_nobody_above_the_maximum() -> None:
    t = Table(anna=SID)
    t.anna("heal boris")
    assert t.boris.life == 8


@pytest.mark.rule("bang 5.12")
def test_sid_heals_once_in_each_of_his_own_turns_only() -> None:
    roll = "dynamite dynamite 2 gatling 2"
    t = Table(4, dice=[roll] * 5, anna=WILLY, boris=SID, clara=JACK, dmitri=DUKE)
    for action in ("stop", "heal boris", "stop", "stop", "stop", "stop"):
        t.do(action)
    assert t.told("turn_began")[-1] == "turn_began boris"
    assert t.told("gained_life") == ["gained_life boris 0 boris"]
    assert t.asked == "boris: sid_ketchum"


@pytest.mark.rule("bang 5.12")
@pytest.mark.parametrize("odd", ["heal emma", "skip", "stop"])
def test_sid_heals_a_player_in_play_and_does_not_pass(odd: str) -> None:
    t = Table(anna=SID, emma={"out": True})
    assert t.refusal(odd) == "bang 5.12"


# Suzy Lafayette


@pytest.mark.rule("bang 5.14")
def test_suzy_gets_two_life_at_the_end_of_a_turn_without_shots() -> None:
    t = Table(dice=["beer dynamite dynamite gatling gatling"], anna=SUZY | {"life": 3})
    t.anna("stop")
    assert t.anna.life == 3
    t.anna("heal anna")
    assert t.anna.life == 6
    assert t.told("gained_life", "turn_began")[1:] == [
        "gained_life anna 1 anna",
        "gained_life anna 2 anna",
        "turn_began boris",
    ]


@pytest.mark.rule("bang 5.14")
@pytest.mark.parametrize(("face", "target"), [("1", "boris"), ("2", "clara")])
def test_suzy_gets_nothing_with_a_shot_in_her_final_result(face: str, target: str) -> None:
    t = Table(dice=[f"{face} dynamite dynamite gatling gatling"], anna=SUZY | {"life": 3})
    t.anna("stop", f"shoot {target}")
    assert t.turn == "boris"
    assert t.anna.life == 3


@pytest.mark.rule("bang 5.14")
def test_only_suzys_final_result_counts() -> None:
    t = Table(dice=["1 2 dynamite dynamite gatling", "gatling arrow"], anna=SUZY | {"life": 3})
    t.anna("reroll 1 2", "stop")
    assert t.anna.life == 5


@pytest.mark.rule("bang 5.14", "bang 2.3")
def test_dynamite_does_not_keep_suzy_from_resting() -> None:
    t = Table(dice=["dynamite dynamite dynamite gatling arrow"], anna=SUZY | {"life": 3})
    assert t.anna.life == 4
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.14", "bang 1.2")
def test_suzy_rises_to_her_maximum_and_no_further() -> None:
    t = Table(
        turn="boris", dice=["dynamite dynamite gatling gatling arrow"], boris=SUZY | {"life": 7}
    )
    t.boris("stop")
    assert t.boris.life == 8


@pytest.mark.rule("bang 5.14")
def test_suzy_gets_nothing_in_somebody_elses_turn() -> None:
    t = Table(dice=["dynamite dynamite gatling arrow arrow"], boris=SUZY | {"life": 3})
    t.anna("stop")
    assert t.turn == "boris"
    assert t.boris.life == 3


# Willy the Kid


@pytest.mark.rule("bang 5.16", "bang 3.4")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_willys_gatling_works_with_two_and_still_once(count: int) -> None:
    roll = ["gatling"] * count + ["dynamite", "dynamite", "arrow"][: 5 - count]
    t = Table(dice=[" ".join(roll)], anna=WILLY | {"arrows": 3})
    t.anna("stop")
    assert t.lives == [10, 7, 7, 7, 7]
    assert t.anna.arrows == 0
    assert t.told("volley_fired") == ["volley_fired anna"]


@pytest.mark.rule("bang 5.16", "bang 3.4")
def test_one_gatling_is_not_enough_for_willy() -> None:
    t = Table(dice=["gatling dynamite dynamite arrow arrow"], anna=WILLY)
    t.anna("stop")
    assert t.lives == [10, 8, 8, 8, 8]
    assert t.anna.arrows == 2


@pytest.mark.rule("bang 5.16", "bang 3.4")
def test_two_gatlings_are_enough_for_nobody_but_willy() -> None:
    t = Table(dice=["gatling gatling dynamite dynamite arrow"], anna=DUKE, boris=WILLY)
    t.anna("stop")
    assert t.told("volley_fired") == []
