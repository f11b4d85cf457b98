"""Chapter 2: the dice and what may be rolled again; dynamite."""

from __future__ import annotations

from itertools import combinations

import pytest

from tafelrunde.games.bang.tests.table import Table

FIVE_DIFFERENT = "1 2 beer gatling 1"


def subsets(dice: str) -> list[str]:
    """All rerolls of some of these dice."""
    numbers = dice.split()
    some = [chosen for size in range(1, 6) for chosen in combinations(numbers, size)]
    return [f"reroll {' '.join(chosen)}" for chosen in some]


# Rolling and rerolling


@pytest.mark.rule("bang 2.1")
def test_a_turn_begins_with_a_roll_of_five_dice() -> None:
    t = Table(dice=["arrow dynamite 1 2 beer"])
    assert t.dice == "arrow dynamite one two beer"
    assert t.news[:2] == ["turn_began anna", "rolled anna arrow dynamite one two beer"]


@pytest.mark.rule("bang 2.1")
def test_every_die_has_six_faces() -> None:
    seen = {face for seed in range(40) for face in Table.dealt(4, seed).dice.split()}
    assert seen == {"arrow", "dynamite", "one", "two", "beer", "gatling"}


@pytest.mark.rule("bang 2.1")
def test_any_subset_of_the_dice_may_be_rerolled_or_none() -> None:
    t = Table(dice=[FIVE_DIFFERENT])
    assert t.asked == "anna: reroll 2"
    assert sorted(t.options) == sorted(["stop", *subsets("1 2 3 4 5")])


@pytest.mark.rule("bang 2.1")
def test_a_reroll_changes_the_chosen_dice_and_no_other() -> None:
    t = Table(dice=["1 2 beer gatling 1", "beer 2 gatling"])
    t.anna("reroll 1 3 4")
    assert t.dice == "beer two two gatling one"
    assert t.news[-1] == "rerolled anna beer,two,gatling beer two two gatling one"


@pytest.mark.rule("bang 2.1")
def test_all_five_dice_may_be_rerolled_at_once() -> None:
    t = Table(dice=[FIVE_DIFFERENT, "beer beer beer 2 2"])
    t.anna("reroll 1 2 3 4 5")
    assert t.dice == "beer beer beer two two"


@pytest.mark.rule("bang 2.1")
def test_there_are_two_rerolls_and_no_third() -> None:
    t = Table(dice=[FIVE_DIFFERENT, "beer", "beer"])
    t.anna("reroll 1")
    assert t.asked == "anna: reroll 1"
    t.anna("reroll 2")
    assert t.asked == "anna: aim one 1"


@pytest.mark.rule("bang 2.1")
def test_a_die_kept_once_may_be_rerolled_later() -> None:
    t = Table(dice=["1 1 beer beer 2", "beer", "gatling gatling"])
    t.anna("reroll 1", "reroll 3 4")
    assert t.dice == "beer one gatling gatling two"


@pytest.mark.rule("bang 2.1")
def test_the_same_die_may_be_rerolled_twice() -> None:
    t = Table(dice=["1 1 beer beer 2", "beer", "gatling"])
    t.anna("reroll 1", "reroll 1")
    assert t.dice == "gatling one beer beer two"


@pytest.mark.rule("bang 2.1")
@pytest.mark.parametrize("rerolls", [0, 1])
def test_one_may_stop_at_any_time_and_rolls_no_more(rerolls: int) -> None:
    t = Table(dice=["1 gatling beer beer 2", *["gatling"] * rerolls])
    t.do(*["reroll 4"] * rerolls, "stop")
    assert t.asked == "anna: aim one 1"
    assert t.game.view(t.s, 0)["table"]["rerolls"] == 0


@pytest.mark.rule("bang 2.1")
def test_a_stop_that_a_bot_made_itself_is_a_stop_too() -> None:
    t = Table(dice=["1 gatling beer beer 2"])
    t.game.commit(t.s, 0, ("stop",))  # equal to what was offered, but another tuple
    assert t.asked == "anna: aim one 1"


@pytest.mark.rule("bang 2.1")
def test_everybody_has_two_rerolls_again_in_the_next_turn() -> None:
    t = Table(4, dice=["beer dynamite dynamite beer beer", "dynamite"])
    t.anna("reroll 1", "heal anna", "heal anna")
    assert t.asked == "boris: reroll 2"
    assert t.dice == "dynamite dynamite gatling beer one"


@pytest.mark.rule("bang 2.1")
@pytest.mark.parametrize("odd", ["reroll -", "reroll 6", "reroll 1 6", "shoot boris", "skip"])
def test_what_is_no_subset_of_the_dice_is_refused(odd: str) -> None:
    t = Table(dice=["1 1 beer dynamite 2"])
    assert t.refusal(odd) == "bang 2.1"


# Dynamite


@pytest.mark.rule("bang 2.3")
def test_dynamite_is_never_rerolled() -> None:
    t = Table(dice=["dynamite 1 dynamite 2 beer"])
    assert sorted(t.options) == sorted(["stop", *subsets("2 4 5")])
    for wish in ("reroll 1", "reroll 3", "reroll 1 3", "reroll 1 2", "reroll 1 2 3 4 5"):
        assert t.refusal(wish) == "bang 2.3"


@pytest.mark.rule("bang 2.3")
def test_dynamite_of_a_reroll_has_to_stay_too() -> None:
    t = Table(dice=["1 1 1 2 beer", "dynamite"])
    t.anna("reroll 5")
    assert t.refusal("reroll 5") == "bang 2.3"
    assert "reroll 1 2 3 4" in t.options


@pytest.mark.rule("bang 2.3")
def test_two_dynamite_cost_nothing() -> None:
    t = Table(dice=["dynamite dynamite 1 2 beer"])
    assert t.asked == "anna: reroll 2"
    assert t.told("lost_life") == []


@pytest.mark.rule("bang 2.3")
@pytest.mark.parametrize("rest", ["beer beer", "dynamite beer", "dynamite dynamite"])
def test_three_or_more_dynamite_cost_exactly_one_life(rest: str) -> None:
    t = Table(dice=[f"dynamite dynamite dynamite {rest}"])
    assert t.anna.life == 9
    assert t.told("lost_life") == ["lost_life anna 1 blast nobody"]


@pytest.mark.rule("bang 2.3")
def test_after_three_dynamite_nothing_is_rerolled_and_the_other_dice_count() -> None:
    t = Table(dice=["dynamite 1 dynamite dynamite beer"])
    assert t.asked == "anna: aim one 1"
    t.anna("shoot boris")
    assert t.boris.life == 7
    assert t.asked == "anna: pour 1"


@pytest.mark.rule("bang 2.3")
def test_the_third_dynamite_of_a_reroll_takes_the_second_reroll_away() -> None:
    t = Table(dice=["dynamite dynamite 1 1 1", "dynamite"])
    t.anna("reroll 5")
    assert t.anna.life == 9
    assert t.asked == "anna: aim one 2"
    assert t.game.view(t.s, 0)["table"]["rerolls"] == 0


@pytest.mark.rule("bang 2.3")
def test_dynamite_of_the_last_reroll_costs_life_as_well() -> None:
    t = Table(dice=["1 1 1 1 dynamite", "dynamite", "dynamite"])
    t.anna("reroll 1", "reroll 2")
    assert t.anna.life == 9
    assert t.told("lost_life") == ["lost_life anna 1 blast nobody"]


@pytest.mark.rule("bang 2.3", "bang 4.3")
def test_whom_the_dynamite_eliminates_does_nothing_with_the_other_dice() -> None:
    t = Table(dice=["dynamite dynamite dynamite 1 beer"], turn="boris", boris={"life": 1})
    assert t.boris.out
    assert t.asked == "clara: reroll 2"
    assert t.told("aimed", "gained_life") == []


# Arrow dice


@pytest.mark.rule("bang 2.4")
def test_arrow_dice_may_be_rerolled_and_the_token_stays() -> None:
    t = Table(dice=["arrow arrow 1 1 1", "beer beer"])
    assert "reroll 1 2" in t.options
    t.anna("reroll 1 2")
    assert t.dice == "beer beer one one one"
    assert t.anna.arrows == 2


@pytest.mark.rule("bang 2.4", "bang 2.2")
def test_an_arrow_rerolled_into_an_arrow_takes_another_token() -> None:
    t = Table(dice=["arrow 1 1 1 1", "arrow"])
    t.anna("reroll 1")
    assert t.anna.arrows == 2
    assert t.pile == 7
