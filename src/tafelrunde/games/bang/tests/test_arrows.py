"""Chapter 2: arrows are taken at once, and the last one brings the Indians."""

from __future__ import annotations

import pytest

from tafelrunde.games.bang.tests.table import Table


@pytest.mark.rule("bang 2.2", "bang 13.1")
def test_arrows_are_taken_before_anything_may_be_rerolled() -> None:
    t = Table(dice=["arrow 1 arrow beer 2"])
    assert t.asked == "anna: reroll 2"
    assert (t.anna.arrows, t.pile) == (2, 7)
    assert t.news[-1] == "took_arrows anna 2"


@pytest.mark.rule("bang 2.2")
def test_a_roll_without_arrows_takes_none() -> None:
    t = Table(dice=["1 1 beer beer 2"])
    assert (t.anna.arrows, t.pile) == (0, 9)
    assert t.told("took_arrows") == []


@pytest.mark.rule("bang 2.2")
def test_an_arrow_that_was_kept_takes_no_second_token() -> None:
    t = Table(dice=["arrow 1 1 1 1", "beer", "beer"])
    t.anna("reroll 2", "reroll 2")
    assert t.anna.arrows == 1


@pytest.mark.rule("bang 2.2")
def test_every_roll_of_a_turn_takes_its_own_arrows() -> None:
    t = Table(dice=["arrow 1 1 1 1", "arrow 2", "arrow arrow"])
    t.anna("reroll 2 3", "reroll 4 5")
    assert (t.anna.arrows, t.pile) == (4, 5)


@pytest.mark.rule("bang 2.2")
def test_no_attack_comes_while_a_token_is_left() -> None:
    t = Table(dice=["arrow arrow 1 1 1"], boris={"arrows": 6})
    assert t.pile == 1
    assert t.told("indians_attacked", "lost_life") == []


@pytest.mark.rule("bang 2.2")
def test_the_last_token_costs_everybody_a_life_for_each_of_theirs() -> None:
    t = Table(
        dice=["arrow arrow 1 1 1"],
        anna={"arrows": 1},
        boris={"arrows": 4},
        dmitri={"arrows": 2},
    )
    assert t.lives == [7, 4, 8, 6, 8]
    assert t.told("indians_attacked", "lost_life") == [
        "indians_attacked",
        "lost_life anna 3 indians nobody",
        "lost_life boris 4 indians nobody",
        "lost_life dmitri 2 indians nobody",
    ]


@pytest.mark.rule("bang 2.2")
def test_after_an_attack_all_tokens_are_back_and_the_roll_goes_on() -> None:
    t = Table(dice=["arrow arrow 1 1 1"], boris={"arrows": 7})
    assert (t.pile, t.arrows) == (9, [0, 0, 0, 0, 0])
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 2.2", "bang 13.1")
def test_the_attack_comes_in_mid_roll_and_the_roller_takes_the_rest_afterwards() -> None:
    t = Table(dice=["arrow arrow arrow 1 1"], anna={"arrows": 2}, boris={"arrows": 5})
    assert t.told("took_arrows", "indians_attacked", "lost_life") == [
        "took_arrows anna 2",
        "indians_attacked",
        "lost_life anna 4 indians nobody",
        "lost_life boris 5 indians nobody",
        "took_arrows anna 1",
    ]
    assert (t.anna.life, t.boris.life) == (6, 3)
    assert (t.pile, t.anna.arrows) == (8, 1)


@pytest.mark.rule("bang 2.2", "bang 13.1")
def test_of_five_arrows_four_may_come_after_the_attack() -> None:
    t = Table(dice=["arrow arrow arrow arrow arrow"], boris={"arrows": 4}, clara={"arrows": 4})
    assert t.lives == [9, 4, 4, 8, 8]
    assert (t.pile, t.anna.arrows) == (5, 4)


@pytest.mark.rule("bang 2.2")
def test_an_attack_may_come_between_two_rerolls() -> None:
    t = Table(dice=["1 1 1 1 1", "arrow arrow"], boris={"arrows": 3}, clara={"arrows": 5})
    t.anna("reroll 1 2")
    assert t.lives == [9, 5, 3, 8, 8]
    assert t.anna.arrows == 1
    assert t.asked == "anna: reroll 1"


@pytest.mark.rule("bang 2.2", "bang 5.6")
def test_two_attacks_may_come_in_one_turn() -> None:
    five = "arrow arrow arrow arrow arrow"
    t = Table(
        dice=["1 1 1 1 arrow", five, five],
        anna={"character": "jourdonnais"},
        clara={"life": 8, "arrows": 7},
        emma={"arrows": 1},
    )
    t.anna("reroll 1 2 3 4 5", "reroll 1 2 3 4 5")
    assert t.told("indians_attacked") == ["indians_attacked"] * 2
    assert (t.anna.life, t.anna.arrows, t.pile) == (7, 1, 8)


@pytest.mark.rule("bang 2.2")
def test_an_attack_of_the_last_reroll_comes_before_the_dice_are_resolved() -> None:
    t = Table(dice=["1 1 1 1 1", "1", "arrow"], boris={"arrows": 3, "life": 4}, clara={"arrows": 5})
    t.anna("reroll 1", "reroll 2")
    assert t.boris.life == 1
    assert t.asked == "anna: aim one 4"


@pytest.mark.rule("bang 2.2", "bang 4.3")
def test_a_roller_whom_the_attack_eliminates_takes_no_more_arrows_and_rolls_no_more() -> None:
    t = Table(
        turn="boris",
        dice=["arrow arrow 1 beer beer"],
        boris={"life": 3, "arrows": 4},
        clara={"arrows": 4},
    )
    assert t.boris.out
    assert (t.pile, t.boris.arrows) == (9, 0)
    assert t.asked == "clara: reroll 2"
    assert t.told("took_arrows") == ["took_arrows boris 1"]


@pytest.mark.rule("bang 2.2", "bang 2.3")
def test_arrows_come_before_the_dynamite_of_the_same_roll() -> None:
    t = Table(dice=["dynamite dynamite dynamite arrow 1"], boris={"arrows": 8, "life": 8})
    assert t.told("took_arrows", "lost_life") == [
        "took_arrows anna 1",
        "lost_life anna 1 indians nobody",
        "lost_life boris 8 indians nobody",
        "lost_life anna 1 blast nobody",
    ]


@pytest.mark.rule("bang 2.2", "bang 2.3", "bang 4.3")
def test_dynamite_does_not_go_off_for_somebody_the_indians_got_first() -> None:
    t = Table(
        turn="boris",
        dice=["dynamite dynamite dynamite arrow 1"],
        boris={"life": 2, "arrows": 3},
        clara={"arrows": 5},
    )
    assert t.boris.out
    assert t.told("lost_life") == [
        "lost_life boris 2 indians nobody",
        "lost_life clara 5 indians nobody",
    ]


@pytest.mark.rule("bang 2.2", "bang 4.3")
def test_the_indians_may_eliminate_several_and_the_roller_plays_on() -> None:
    t = Table(
        6,
        dice=["arrow 1 1 1 1"],
        boris={"life": 2, "arrows": 4},
        clara={"life": 1, "arrows": 4},
    )
    assert t.boris.out
    assert t.clara.out
    assert t.asked == "anna: reroll 2"
    t.anna("stop")
    assert t.options == ["shoot dmitri", "shoot felix"]


@pytest.mark.rule("bang 2.2")
def test_the_attack_follows_the_order_of_turns_from_the_roller_on() -> None:
    t = Table(turn="dmitri", dice=["arrow 1 1 1 1"], anna={"arrows": 4}, clara={"arrows": 4})
    assert t.told("lost_life") == [
        "lost_life dmitri 1 indians nobody",
        "lost_life anna 4 indians nobody",
        "lost_life clara 4 indians nobody",
    ]
