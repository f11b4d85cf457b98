from __future__ import annotations

import pytest

from tafelrunde.games.magpie.tests.table import Table
from tafelrunde.kernel import IllegalAction

CATS = ["cat"] * 6


def wanted_by_anna(**hands: list[str]) -> Table:
    """Anna reaches for a nest of nine; everybody else may hold what is written."""
    seats = {"anna": ["spoon"], "ben": ["key"], "cleo": ["bead"]}
    for name, cards in hands.items():
        seats[name] += cards
    table = Table(seats={name: {"hand": cards} for name, cards in seats.items()})
    table.show(anna="spoon", ben="key", cleo="bead")
    return table


@pytest.mark.rule("magpie 3.1")
def test_a_cat_chases_the_taker_off_and_the_nest_stays() -> None:
    table = wanted_by_anna(ben=["cat"], cleo=["button"])
    table.all_act(ben="hiss", cleo="pass")
    table.all_pass()
    assert table.heard("chased_off") == [(0,)]
    assert table.treasure("anna") == []
    assert table.nest() == ["bead", "key", "spoon"]


@pytest.mark.rule("magpie 3.1")
def test_a_played_cat_is_discarded_for_all_to_see() -> None:
    table = wanted_by_anna(ben=["cat"], cleo=["button"])
    table.all_act(ben="hiss", cleo="pass")
    assert table.game.view(table.s, 0)["table"]["discards"] == ["cat"]
    assert table.heard("hissed") == [(1, 0)]


@pytest.mark.rule("magpie 3.1")
def test_everybody_else_with_cards_is_asked_whatever_they_hold() -> None:
    table = wanted_by_anna(anna=["cat"], ben=["button"], cleo=["cat"])
    assert table.prompt() == "cats"
    assert table.asked() == ["ben", "cleo"]
    assert table.options("ben") == ["pass"] and table.options("cleo") == ["pass", "hiss"]


@pytest.mark.rule("magpie 3.1")
def test_nobody_without_cards_is_asked() -> None:
    assert wanted_by_anna(cleo=["button"]).asked() == ["cleo"]


@pytest.mark.rule("magpie 3.1")
def test_nobody_is_asked_once_all_cats_lie_open() -> None:
    hands = {name: {"hand": [card, "bead"]} for name, card in [("anna", "ring"), ("ben", "key")]}
    table = Table(2, seats=hands, discards=CATS)
    table.show(anna="ring", ben="bead")
    assert table.heard("nest_taken") == [(0, 8)]


@pytest.mark.rule("magpie 3.1")
def test_hissing_without_a_cat_is_refused_with_the_clause() -> None:
    table = wanted_by_anna(ben=["button"])
    with pytest.raises(IllegalAction) as refused:
        table.act("ben", "hiss")
    assert refused.value.clause == "magpie 3.1"


@pytest.mark.rule("magpie 3.2")
def test_the_taker_may_silence_a_cat_and_keep_the_catch() -> None:
    table = wanted_by_anna(anna=["cat"], ben=["cat"], cleo=["button"])
    table.all_act(ben="hiss", cleo="pass")
    assert table.asked() == ["anna", "cleo"]  # but not Ben, whose Cat it is
    table.all_act(anna="hiss", cleo="pass")
    table.all_pass()
    assert table.heard("cat_silenced") == [(1,)] and table.heard("chased_off") == []
    assert table.treasure("anna") == ["bead", "key", "spoon"]


@pytest.mark.rule("magpie 3.2")
def test_a_silenced_silencer_lets_the_first_cat_stand() -> None:
    table = wanted_by_anna(anna=["cat"], ben=["cat", "cat"], cleo=["button"])
    table.all_act(ben="hiss", cleo="pass")
    table.all_act(anna="hiss", cleo="pass")
    assert table.asked() == ["ben", "cleo"]
    table.all_act(ben="hiss", cleo="pass")
    table.all_pass()
    assert table.heard("cat_silenced") == [(0,)]
    assert table.heard("chased_off") == [(0,)]


@pytest.mark.rule("magpie 3.3")
def test_cats_of_one_round_are_stacked_clockwise_from_the_taker() -> None:
    table = wanted_by_anna(anna=["cat"], ben=["cat"], cleo=["cat"])
    table.all_act(cleo="hiss", ben="hiss")  # who is quicker decides nothing
    assert [values[0] for values in table.heard("hissed")] == [1, 2]
    decision = table.game.decision(table.s, 0)
    assert decision is not None
    assert decision["values"] == (0, 9, 2, 2)  # Anna wants 9, two Cats lie there, Cleo's on top


@pytest.mark.rule("magpie 3.3")
def test_only_the_topmost_cat_can_be_silenced() -> None:
    table = wanted_by_anna(anna=["cat"], ben=["cat", "button"], cleo=["cat"])
    table.all_act(ben="hiss", cleo="hiss")
    table.all_act(anna="hiss", ben="pass")
    assert table.heard("cat_silenced") == []  # nothing takes effect before all is said
    table.all_pass()
    assert table.heard("cat_silenced") == [(2,)]
    assert table.heard("chased_off") == [(0,)]  # by Ben's, which lay beneath


@pytest.mark.rule("magpie 3.3")
def test_two_cats_chase_the_taker_off_only_once() -> None:
    table = wanted_by_anna(ben=["cat"], cleo=["cat", "button"])
    table.all_act(ben="hiss", cleo="hiss")
    table.all_pass()
    assert table.heard("chased_off") == [(0,)]
    assert table.nest() == ["bead", "key", "spoon"]
