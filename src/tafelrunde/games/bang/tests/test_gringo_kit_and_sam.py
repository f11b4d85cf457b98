"""Chapter 5: El Gringo, Kit Carlson, Vulture Sam: abilities that reach other players."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import NAMES, Table

GRINGO = {"character": "el-gringo"}
KIT = {"character": "kit-carlson"}
SAM = {"character": "vulture-sam"}
BART = {"character": "bart-cassidy"}
DUKE = {"character": "lucky-duke"}
ONE_SHOT = "1 dynamite dynamite gatling gatling"
VOLLEY = "gatling gatling gatling dynamite dynamite"
WEAK = {"life": 1}


# El Gringo


@pytest.mark.rule("bang 5.4")
def test_who_shoots_el_gringo_takes_an_arrow() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=GRINGO)
    t.anna("stop", "shoot boris")
    assert t.boris.life == 6
    assert (t.arrows, t.pile) == ([1, 0, 0, 0, 0], 8)
    assert t.told("took_arrows") == ["took_arrows anna 1"]


@pytest.mark.rule("bang 5.4")
@pytest.mark.parametrize(
    ("shooter", "seat"), [("anna", 0), ("boris", 1), ("clara", 2), ("dmitri", 3)]
)
def test_it_is_the_shooter_who_takes_it_wherever_they_sit(shooter: str, seat: int) -> None:
    gringo = NAMES[(seat + 1) % 4]
    t = Table(4, turn=shooter, dice=["1 1 dynamite dynamite gatling"], **{gringo: GRINGO})
    t.do("stop", f"shoot {gringo}", f"shoot {gringo}")
    assert t.arrows == [1 if place == seat else 0 for place in range(4)]


@pytest.mark.rule("bang 5.4")
def test_several_shots_at_el_gringo_are_one_event_and_cost_one_arrow() -> None:
    t = Table(dice=["1 1 1 dynamite dynamite"], boris=GRINGO)
    t.anna("stop", "shoot boris", "shoot boris", "shoot boris")
    assert t.boris.life == 4
    assert t.anna.arrows == 1


@pytest.mark.rule("bang 5.4", "bang 3.4")
def test_a_gatling_first_returns_its_rollers_arrows_and_then_brings_one() -> None:
    t = Table(dice=[VOLLEY], anna=DUKE | {"arrows": 4}, clara=GRINGO)
    t.anna("stop")
    assert (t.anna.arrows, t.pile) == (1, 8)
    assert t.told("arrows_returned", "took_arrows") == [
        "arrows_returned anna 4 anna",
        "took_arrows anna 1",
    ]


@pytest.mark.rule("bang 5.4", "bang 3.4")
def test_shots_and_gatling_are_two_events_for_el_gringo() -> None:
    t = Table(dice=["gatling gatling gatling 1 dynamite"], anna=DUKE, boris=GRINGO)
    t.anna("stop", "shoot boris")
    assert t.told("took_arrows", "arrows_returned") == [
        "took_arrows anna 1",
        "arrows_returned anna 1 anna",
        "took_arrows anna 1",
    ]
    assert t.boris.life == 5


@pytest.mark.rule("bang 5.4")
def test_who_shoots_somebody_else_takes_no_arrow() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=GRINGO)
    t.anna("stop", "shoot emma")
    assert t.anna.arrows == 0


@pytest.mark.rule("bang 5.4", "bang 2.2")
def test_nobody_takes_an_arrow_for_what_the_indians_did_to_el_gringo() -> None:
    t = Table(dice=["arrow 1 1 1 1"], boris=GRINGO | {"arrows": 4}, clara={"arrows": 4})
    assert t.boris.life == 3
    assert (t.arrows, t.pile) == ([0] * 5, 9)


@pytest.mark.rule("bang 5.4", "bang 2.3")
def test_nobody_takes_an_arrow_for_el_gringos_own_dynamite() -> None:
    t = Table(dice=["dynamite dynamite dynamite 1 1"], anna=GRINGO)
    assert t.anna.life == 8
    assert (t.arrows, t.pile) == ([0] * 5, 9)


@pytest.mark.rule("bang 5.4")
def test_el_gringos_own_shots_and_gatling_bring_him_no_arrow() -> None:
    t = Table(dice=["gatling gatling gatling 1 dynamite"], anna=GRINGO)
    t.anna("stop", "shoot boris")
    assert t.arrows == [0] * 5


@pytest.mark.rule("bang 5.4", "bang 4.1")
def test_the_shot_that_eliminates_el_gringo_still_brings_an_arrow() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=GRINGO | WEAK)
    t.anna("stop", "shoot boris")
    assert t.boris.out
    assert t.anna.arrows == 1


@pytest.mark.rule("bang 5.4", "bang 2.2")
def test_el_gringos_last_arrow_brings_the_indians_after_the_shots() -> None:
    t = Table(
        dice=["1 1 dynamite dynamite gatling"],
        anna={"arrows": 3},
        boris=GRINGO,
        clara={"arrows": 5},
        emma=WEAK,
    )
    t.anna("stop", "shoot boris", "shoot emma")
    assert t.told("lost_life", "took_arrows", "eliminated", "indians_attacked") == [
        "lost_life boris 1 shot anna",
        "lost_life emma 1 shot anna",
        "took_arrows anna 1",
        "eliminated emma deputy",
        "indians_attacked",
        "lost_life anna 4 indians nobody",
        "lost_life clara 5 indians nobody",
    ]
    assert (t.arrows, t.pile) == ([0] * 5, 9)


@pytest.mark.rule("bang 5.4", "bang 2.2", "bang 4.3")
def test_whom_that_attack_eliminates_loses_the_rest_of_the_roll() -> None:
    t = Table(
        turn="dmitri",
        dice=["1 beer dynamite dynamite gatling"],
        dmitri=WEAK,
        emma=GRINGO,
        clara={"arrows": 8},
        anna={"life": 5},
    )
    t.dmitri("stop", "shoot emma")
    assert t.dmitri.out
    assert t.told("gained_life") == []
    assert t.turn == "emma"


@pytest.mark.rule("bang 5.4", "bang 3.3")
def test_after_that_attack_a_survivor_goes_on_with_the_roll() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris=GRINGO, clara={"arrows": 8})
    t.anna("stop", "shoot boris")
    assert t.clara.out
    assert t.asked == "anna: pour 1"


@pytest.mark.rule("bang 5.4", "bang 2.2")
def test_the_attack_comes_even_if_the_fallen_returned_arrows_meanwhile() -> None:
    t = Table(dice=[ONE_SHOT], anna=DUKE, boris=GRINGO | WEAK | {"arrows": 2}, clara={"arrows": 6})
    t.anna("stop", "shoot boris")
    assert "indians_attacked" in t.news
    assert t.lives[:3] == [9, 0, 2]


@pytest.mark.rule("bang 5.4", "bang 3.4", "bang 2.2")
def test_a_volley_at_el_gringo_may_bring_the_indians_as_well() -> None:
    t = Table(dice=[VOLLEY], anna=DUKE, boris=GRINGO, clara={"arrows": 8, "life": 8}, emma=WEAK)
    t.anna("stop")
    assert t.told("eliminated", "indians_attacked") == [
        "eliminated emma deputy",
        "indians_attacked",
        "eliminated clara renegade",
    ]
    assert t.lives == [9, 6, 0, 7, 0]


@pytest.mark.rule("bang 5.4", "bang 3.4")
def test_the_arrows_a_gatling_returned_may_keep_the_indians_away() -> None:
    t = Table(dice=[VOLLEY], anna=DUKE | {"arrows": 1}, boris=GRINGO, clara={"arrows": 7})
    t.anna("stop")
    assert "indians_attacked" not in t.news
    assert (t.anna.arrows, t.pile) == (1, 1)


@pytest.mark.rule("bang 5.4", "bang 4.2")
def test_no_attack_follows_an_event_that_ended_the_match() -> None:
    t = Table(
        turn="emma",
        dice=["1 1 dynamite dynamite gatling"],
        anna=WEAK,
        clara={"arrows": 8},
        dmitri=GRINGO,
    )
    t.emma("stop", "shoot anna", "shoot dmitri")
    assert t.winners == "boris dmitri"
    assert "indians_attacked" not in t.news


@pytest.mark.rule("bang 5.4", "bang 5.1")
def test_bart_leaves_the_last_arrow_and_el_gringo_gives_it_to_the_shooter() -> None:
    t = Table(dice=["1 1 dynamite dynamite gatling"], boris=GRINGO, clara={"arrows": 7}, emma=BART)
    t.anna("stop", "shoot boris", "shoot emma")
    t.emma("take_arrows 1")
    assert t.told("took_arrows", "indians_attacked") == [
        "took_arrows emma 1",
        "took_arrows anna 1",
        "indians_attacked",
    ]
    assert t.lives == [9, 6, 1, 8, 7]


# Kit Carlson


@pytest.mark.rule("bang 5.7")
def test_kits_gatling_may_return_one_arrow_of_any_player() -> None:
    t = Table(
        dice=["gatling dynamite dynamite 2 arrow"],
        anna=KIT,
        clara={"arrows": 2},
        emma={"arrows": 1},
    )
    t.anna("stop", "shoot clara")
    assert t.asked == "anna: kit_carlson 1"
    assert t.options == ["give_back anna", "give_back clara", "give_back emma", "skip"]
    t.anna("give_back clara")
    assert (t.arrows, t.pile) == ([1, 0, 1, 0, 1], 6)
    assert t.told("arrows_returned") == ["arrows_returned clara 1 anna"]
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.7")
@pytest.mark.parametrize("holder", NAMES)
def test_kit_reaches_every_seat_of_the_largest_table(holder: str) -> None:
    t = Table(8, dice=["gatling dynamite dynamite beer 2"], **seats_of_kit_and(holder))
    t.anna("stop", "shoot clara", "heal anna", f"give_back {holder}")
    assert t.pile == 8


def seats_of_kit_and(holder: str) -> dict[str, Any]:
    """Anna as Kit, and two arrows with one of the players."""
    return {"anna": KIT, holder: {"arrows": 2} | (KIT if holder == "anna" else {})}


@pytest.mark.rule("bang 5.7")
def test_kit_may_return_none() -> None:
    t = Table(dice=["gatling dynamite dynamite 2 gatling"], anna=KIT, clara={"arrows": 2})
    t.anna("stop", "shoot clara", "skip")
    assert t.clara.arrows == 2
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.7", "bang 3.4")
def test_two_gatlings_return_two_arrows_and_fire_no_volley() -> None:
    t = Table(
        dice=["gatling gatling dynamite dynamite arrow"],
        anna=KIT | {"arrows": 2},
        boris={"arrows": 2},
    )
    t.anna("stop")
    assert t.asked == "anna: kit_carlson 2"
    t.anna("give_back boris")
    assert t.asked == "anna: kit_carlson 1"
    t.anna("give_back anna")
    assert t.arrows == [2, 1, 0, 0, 0]
    assert t.told("volley_fired") == []


@pytest.mark.rule("bang 5.7", "bang 3.4")
def test_three_gatlings_return_all_of_kits_own_arrows_and_three_more() -> None:
    t = Table(
        dice=["gatling gatling gatling dynamite arrow"],
        anna=KIT | {"arrows": 2},
        boris={"arrows": 4},
    )
    t.anna("stop")
    assert t.asked == "anna: kit_carlson 3"
    assert t.options == ["give_back boris", "skip"]
    t.anna("give_back boris", "give_back boris", "give_back boris")
    assert t.arrows == [0, 1, 0, 0, 0]
    assert t.lives == [9, 7, 7, 7, 7]
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.7", "bang 3.4")
def test_four_gatlings_return_a_fourth_arrow() -> None:
    t = Table(
        dice=["gatling gatling gatling gatling dynamite"],
        anna=KIT,
        boris={"arrows": 3},
        emma={"arrows": 3},
    )
    t.anna("stop", "give_back boris", "give_back emma", "give_back boris", "give_back boris")
    assert t.arrows == [0, 0, 0, 0, 2]
    assert t.told("volley_fired") == ["volley_fired anna"]


@pytest.mark.rule("bang 5.7")
def test_kit_is_asked_no_more_when_no_arrow_is_left() -> None:
    t = Table(dice=["gatling gatling dynamite dynamite 2"], anna=KIT, boris={"arrows": 1})
    t.anna("stop", "shoot clara", "give_back boris")
    assert t.pile == 9
    assert t.turn == "boris"


@pytest.mark.rule("bang 5.7")
@pytest.mark.parametrize("odd", ["give_back clara", "stop", "heal anna"])
def test_kit_returns_only_arrows_somebody_holds(odd: str) -> None:
    t = Table(dice=["gatling dynamite dynamite 2 2"], anna=KIT, boris={"arrows": 1})
    t.anna("stop", "shoot clara", "shoot clara")
    assert t.refusal(odd) == "bang 5.7"


@pytest.mark.rule("bang 5.7")
def test_nobody_else_returns_arrows_with_a_gatling() -> None:
    t = Table(dice=["gatling gatling dynamite dynamite 2"], anna=DUKE, boris=KIT | {"arrows": 3})
    t.anna("stop", "shoot clara")
    assert t.turn == "boris"
    assert t.boris.arrows == 3


# Vulture Sam


@pytest.mark.rule("bang 5.15", "bang 4.1")
def test_sam_gets_two_life_when_another_player_is_eliminated() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris=WEAK, clara=SAM | {"life": 3})
    t.anna("stop", "shoot boris")
    assert t.clara.life == 5
    assert t.told("gained_life") == ["gained_life clara 2 clara"]


@pytest.mark.rule("bang 5.15")
def test_sam_gets_two_life_for_whom_he_eliminates_himself() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], anna=SAM | {"life": 3}, boris=WEAK)
    t.anna("stop", "shoot boris")
    assert t.anna.life == 5


@pytest.mark.rule("bang 5.15", "bang 4.3")
def test_sam_gets_two_life_for_each_of_several_deaths() -> None:
    t = Table(
        6, dice=["1 1 dynamite dynamite gatling"], boris=WEAK, clara=SAM | {"life": 3}, felix=WEAK
    )
    t.anna("stop", "shoot boris", "shoot felix")
    assert t.clara.life == 7


@pytest.mark.rule("bang 5.15", "bang 1.2")
def test_sam_never_rises_above_his_maximum() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"], boris=WEAK, clara=SAM | {"life": 8})
    t.anna("stop", "shoot boris")
    assert t.clara.life == 9


@pytest.mark.rule("bang 5.15", "bang 4.3")
def test_sam_loses_his_life_in_the_event_first_and_gains_then() -> None:
    t = Table(dice=[VOLLEY], anna=DUKE, boris=WEAK, clara=SAM | {"life": 2})
    t.anna("stop")
    assert t.clara.life == 3


@pytest.mark.rule("bang 5.15", "bang 4.3")
def test_sam_who_falls_with_another_gets_nothing() -> None:
    t = Table(6, dice=[VOLLEY], anna=DUKE, boris=WEAK, clara=SAM | WEAK)
    t.anna("stop")
    assert (t.boris.out, t.clara.out) == (True, True)
    assert t.clara.life == 0
    assert t.told("gained_life") == []


@pytest.mark.rule("bang 5.15", "bang 4.1")
def test_sam_who_is_out_gets_nothing_any_more() -> None:
    t = Table(6, dice=["1 beer dynamite dynamite gatling"], boris=WEAK, clara=SAM | {"out": True})
    t.anna("stop", "shoot boris")
    assert t.clara.life == 0
    assert t.told("gained_life") == []


@pytest.mark.rule("bang 5.15", "bang 2.3")
def test_sam_gets_two_life_whatever_the_cause() -> None:
    t = Table(
        turn="boris", dice=["dynamite dynamite dynamite 1 1"], boris=WEAK, emma=SAM | {"life": 3}
    )
    assert t.emma.life == 5
    t = Table(dice=["arrow 1 1 1 1"], boris={"arrows": 8}, emma=SAM | {"life": 3})
    assert t.emma.life == 5
