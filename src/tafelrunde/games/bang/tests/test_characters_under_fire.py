"""Chapter 5: Bart Cassidy, Jourdonnais, Paul Regret, Pedro Ramirez."""

from __future__ import annotations

import pytest

from tafelrunde.games.bang.tests.table import Table

BART = {"character": "bart-cassidy"}
JOURDONNAIS = {"character": "jourdonnais"}
PAUL = {"character": "paul-regret"}
PEDRO = {"character": "pedro-ramirez"}
DUKE = {"character": "lucky-duke"}  # who shoots without any ability
ONE_SHOT = "1 dynamite dynamite gatling gatling"
VOLLEY = "gatling gatling gatling dynamite dynamite"


# Bart Cassidy


@pytest.mark.rule("bang 5.1")
def test_bart_may_take_an_arrow_instead_of_losing_a_life_to_a_shot() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=BART)
    t.anna("stop", "shoot boris")
    assert t.asked == "boris: bart_cassidy 1 shot"
    assert t.options == ["take_arrows 0", "take_arrows 1"]
    t.boris("take_arrows 1")
    assert (t.boris.life, t.boris.arrows, t.pile) == (8, 1, 8)
    assert t.told("lost_life", "took_arrows") == ["took_arrows boris 1"]


@pytest.mark.rule("bang 5.1")
def test_bart_may_lose_the_life_instead() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=BART)
    t.anna("stop", "shoot boris")
    t.boris("take_arrows 0")
    assert (t.boris.life, t.boris.arrows, t.pile) == (7, 0, 9)
    assert t.told("lost_life", "took_arrows") == ["lost_life boris 1 shot anna"]


@pytest.mark.rule("bang 5.1")
@pytest.mark.parametrize("shooter", ["anna", "clara"])
def test_bart_has_the_choice_whoever_shoots(shooter: str) -> None:
    t = Table(4, turn=shooter, dice=["1 1 dynamite dynamite gatling"], boris=BART)
    t.do("stop", "shoot boris", "shoot boris")
    assert t.asked == "boris: bart_cassidy 2 shot"
    t.boris("take_arrows 1")
    assert t.told("lost_life") == [f"lost_life boris 1 shot {shooter}"]


@pytest.mark.rule("bang 5.1")
def test_a_2_leaves_bart_the_same_choice() -> None:
    t = Table(dice=["2 dynamite dynamite gatling gatling"], anna=DUKE, clara=BART)
    t.anna("stop", "shoot clara")
    t.clara("take_arrows 1")
    assert t.clara.life == 8


@pytest.mark.rule("bang 5.1", "bang 3.4")
def test_so_does_a_gatling() -> None:
    t = Table(dice=[VOLLEY], anna=DUKE, boris=BART)
    t.anna("stop")
    assert t.asked == "boris: bart_cassidy 1 volley"
    t.boris("take_arrows 1")
    assert t.lives == [10, 8, 7, 7, 7]


@pytest.mark.rule("bang 5.1", "bang 2.2")
def test_against_the_indians_bart_has_no_choice() -> None:
    t = Table(dice=["arrow 1 1 1 1"], boris=BART | {"arrows": 4}, clara={"arrows": 4})
    assert t.boris.life == 4
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 5.1", "bang 2.3")
def test_against_dynamite_bart_has_no_choice() -> None:
    t = Table(dice=["dynamite dynamite dynamite 1 1"], anna=BART)
    assert (t.anna.life, t.anna.arrows) == (9, 0)
    assert t.asked == "anna: aim one 2"


@pytest.mark.rule("bang 5.1")
def test_bart_may_replace_some_of_several_lives() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris=BART)
    t.anna("stop", "shoot boris", "shoot boris", "shoot boris")
    assert t.asked == "boris: bart_cassidy 3 shot"
    assert t.options == [f"take_arrows {arrows}" for arrows in range(4)]
    t.boris("take_arrows 2")
    assert (t.boris.life, t.boris.arrows, t.pile) == (7, 2, 7)
    assert t.told("lost_life", "took_arrows") == [
        "took_arrows boris 2",
        "lost_life boris 1 shot anna",
    ]


@pytest.mark.rule("bang 5.1")
def test_bart_never_takes_the_last_arrow() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris=BART, clara={"arrows": 6})
    t.anna("stop", "shoot boris", "shoot boris", "shoot boris")
    assert t.options == ["take_arrows 0", "take_arrows 1", "take_arrows 2"]
    assert t.refusal("take_arrows 3") == "bang 5.1"
    t.boris("take_arrows 2")
    assert t.pile == 1
    assert t.told("indians_attacked") == []


@pytest.mark.rule("bang 5.1")
def test_with_one_arrow_left_in_the_middle_bart_is_not_asked() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=BART, clara={"arrows": 8})
    t.anna("stop", "shoot boris")
    assert (t.boris.life, t.boris.arrows) == (7, 0)
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.1")
@pytest.mark.parametrize("odd", ["take_arrows 2", "take_arrows -1", "skip", "stop"])
def test_bart_takes_at_most_one_arrow_for_each_life(odd: str) -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=BART)
    t.anna("stop", "shoot boris")
    assert t.refusal(odd) == "bang 5.1"


@pytest.mark.rule("bang 5.1", "bang 3.2")
def test_arrows_count_against_shots_beyond_barts_last_life() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris=BART | {"life": 2})
    t.anna("stop", "shoot boris", "shoot boris", "shoot boris")
    t.boris("take_arrows 1")
    assert (t.boris.out, t.boris.arrows, t.pile) == (True, 0, 9)


@pytest.mark.rule("bang 5.1", "bang 3.2")
def test_two_arrows_save_bart_from_three_shots_at_two_life() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris=BART | {"life": 2})
    t.anna("stop", "shoot boris", "shoot boris", "shoot boris")
    t.boris("take_arrows 2")
    assert (t.boris.life, t.boris.arrows) == (1, 2)


@pytest.mark.rule("bang 5.1")
def test_barts_arrows_help_nobody_else_who_was_hit() -> None:
    t = Table(dice=["1 1 dynamite dynamite gatling"], boris=BART)
    t.anna("stop", "shoot boris", "shoot emma")
    t.boris("take_arrows 1")
    assert (t.boris.life, t.emma.life) == (8, 7)


# Jourdonnais


@pytest.mark.rule("bang 5.6", "bang 2.2")
@pytest.mark.parametrize("arrows", [1, 2, 8])
def test_jourdonnais_loses_one_life_to_indians_however_many_arrows(arrows: int) -> None:
    t = Table(
        dice=["arrow 1 1 1 1"],
        boris=JOURDONNAIS | {"arrows": arrows},
        clara={"arrows": 8 - arrows},
    )
    assert (t.boris.life, t.clara.life) == (6, arrows)
    assert (t.boris.arrows, t.pile) == (0, 9)


@pytest.mark.rule("bang 5.6", "bang 2.2")
def test_jourdonnais_without_arrows_loses_nothing_to_indians() -> None:
    t = Table(dice=["arrow 1 1 1 1"], boris=JOURDONNAIS, clara={"arrows": 7}, emma={"arrows": 1})
    assert t.boris.life == 7


@pytest.mark.rule("bang 5.6", "bang 3.2")
def test_shots_hit_jourdonnais_like_anybody() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris=JOURDONNAIS)
    t.anna("stop", "shoot boris", "shoot boris", "shoot boris")
    assert t.boris.life == 4


# Paul Regret


@pytest.mark.rule("bang 5.9", "bang 3.4")
def test_no_gatling_hurts_paul() -> None:
    t = Table(dice=[VOLLEY], anna=DUKE, boris=PAUL | {"life": 1})
    t.anna("stop")
    assert t.lives == [10, 1, 7, 7, 7]
    assert not [line for line in t.told("lost_life") if "boris" in line]


@pytest.mark.rule("bang 5.9", "bang 3.4")
def test_a_gatling_with_nobody_but_paul_to_hit_still_returns_the_arrows() -> None:
    out = {"out": True}
    t = Table(4, dice=[VOLLEY], anna=DUKE | {"arrows": 4}, boris=PAUL, clara=out, dmitri=out)
    t.anna("stop")
    assert (t.anna.arrows, t.boris.life) == (0, 9)
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.9", "bang 3.2", "bang 2.2")
def test_shots_indians_and_dynamite_hurt_paul_like_anybody() -> None:
    t = Table(dice=["1 1 dynamite dynamite gatling"], boris=PAUL)
    t.anna("stop", "shoot boris", "shoot boris")
    assert t.boris.life == 7
    t = Table(dice=["arrow 1 1 1 1"], boris=PAUL | {"arrows": 8})
    assert t.boris.life == 1
    t = Table(turn="boris", dice=["dynamite dynamite dynamite 1 1"], boris=PAUL)
    assert t.boris.life == 8


@pytest.mark.rule("bang 5.9", "bang 3.4")
def test_pauls_own_gatling_hurts_the_others() -> None:
    t = Table(dice=[VOLLEY], anna=PAUL)
    t.anna("stop")
    assert t.lives == [11, 7, 7, 7, 7]


# Pedro Ramirez


@pytest.mark.rule("bang 5.10")
def test_pedro_may_return_an_arrow_for_a_life_lost_to_a_shot() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=PEDRO | {"arrows": 3})
    t.anna("stop", "shoot boris")
    assert t.asked == "boris: pedro_ramirez"
    assert t.options == ["return_arrows 0", "return_arrows 1"]
    t.boris("return_arrows 1")
    assert (t.boris.life, t.boris.arrows, t.pile) == (7, 2, 7)
    assert t.told("arrows_returned") == ["arrows_returned boris 1 boris"]


@pytest.mark.rule("bang 5.10")
def test_pedro_may_keep_his_arrows() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=PEDRO | {"arrows": 3})
    t.anna("stop", "shoot boris")
    t.boris("return_arrows 0")
    assert (t.boris.life, t.boris.arrows) == (7, 3)
    assert t.told("arrows_returned") == []


@pytest.mark.rule("bang 5.10")
def test_pedro_returns_one_arrow_for_each_of_several_lives() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris=PEDRO | {"arrows": 4})
    t.anna("stop", "shoot boris", "shoot boris", "shoot boris")
    assert t.options == [f"return_arrows {arrows}" for arrows in range(4)]
    assert t.refusal("return_arrows 4") == "bang 5.10"
    t.boris("return_arrows 3")
    assert (t.boris.life, t.boris.arrows) == (5, 1)


@pytest.mark.rule("bang 5.10")
def test_pedro_returns_no_more_arrows_than_he_holds() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris=PEDRO | {"arrows": 1})
    t.anna("stop", "shoot boris", "shoot boris", "shoot boris")
    assert t.options == ["return_arrows 0", "return_arrows 1"]
    assert t.refusal("return_arrows 2") == "bang 5.10"


@pytest.mark.rule("bang 5.10")
def test_pedro_may_return_arrows_with_his_last_life_left() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=PEDRO | {"arrows": 3, "life": 2})
    t.anna("stop", "shoot boris")
    t.boris("return_arrows 1")
    assert (t.boris.life, t.boris.arrows) == (1, 2)


@pytest.mark.rule("bang 5.10", "bang 2.3")
def test_pedro_may_return_an_arrow_for_his_own_dynamite() -> None:
    t = Table(dice=["dynamite dynamite dynamite 1 1"], anna=PEDRO | {"arrows": 2})
    assert t.options == ["return_arrows 0", "return_arrows 1"]
    t.anna("return_arrows 1")
    assert t.anna.arrows == 1
    assert t.asked == "anna: aim one 2"


@pytest.mark.rule("bang 5.10", "bang 3.4")
def test_pedro_may_return_an_arrow_for_a_gatling() -> None:
    t = Table(dice=[VOLLEY], anna=DUKE, clara=PEDRO | {"arrows": 2})
    t.anna("stop")
    t.clara("return_arrows 1")
    assert (t.clara.life, t.clara.arrows) == (7, 1)
    assert t.emma.life == 7


@pytest.mark.rule("bang 5.10")
def test_pedro_without_arrows_is_not_asked() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=PEDRO)
    t.anna("stop", "shoot boris")
    assert t.boris.life == 7
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.10", "bang 2.2")
def test_pedro_cannot_lessen_an_attack_that_is_going_on() -> None:
    t = Table(dice=["arrow 1 1 1 1"], boris=PEDRO | {"arrows": 5}, clara={"arrows": 3})
    assert (t.boris.life, t.boris.arrows, t.pile) == (3, 0, 9)
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 5.10", "bang 4.1")
def test_pedros_arrows_all_go_back_when_he_is_out_and_nobody_asks() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris=PEDRO | {"arrows": 3, "life": 1})
    t.anna("stop", "shoot boris")
    assert t.told("arrows_returned") == ["arrows_returned boris 3 boris"]
    assert t.asked == "anna: pour 1"


@pytest.mark.rule("bang 5.10")
def test_somebody_elses_loss_returns_nothing_of_pedros() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=PEDRO | {"arrows": 3})
    t.anna("stop", "shoot emma")
    assert t.boris.arrows == 3
    assert t.turn == "boris"
