from __future__ import annotations

import pytest

from tafelrunde.games.magpie.names import CARDS
from tafelrunde.games.magpie.steps import fill_hand
from tafelrunde.games.magpie.tests.table import Table
from tafelrunde.kernel import IllegalAction, dump

HANDS = {
    "anna": {"hand": ["ring", "key", "button", "bead"]},
    "ben": {"hand": ["ring", "spoon", "button", "bead"]},
    "cleo": {"hand": ["ring", "cat", "button", "bead"]},
}


@pytest.mark.rule("magpie 2.1")
def test_everybody_is_asked_at_once_for_any_card_they_hold() -> None:
    table = Table(seats=HANDS)
    assert table.asked() == ["anna", "ben", "cleo"]
    assert table.options("cleo") == ["show cat", "show button", "show bead", "show ring"]


@pytest.mark.rule("magpie 2.1")
def test_equal_cards_are_one_choice() -> None:
    table = Table(seats={"anna": {"hand": ["bead", "bead", "bead", "cat"]}})
    assert table.options("anna") == ["show cat", "show bead"]


@pytest.mark.rule("magpie 2.1")
def test_nothing_is_shown_until_all_have_chosen() -> None:
    table = Table(seats=HANDS)
    table.all_act(anna="show ring", ben="show spoon")
    assert table.nest() == [] and len(table.hand("anna")) == 4
    assert table.heard("card_shown") == []
    table.act("cleo", "show bead")
    assert table.nest() == ["bead", "spoon", "ring"]
    shown = [CARDS.index(card) for card in ("ring", "spoon", "bead")]
    assert table.heard("card_shown") == list(enumerate(shown))


@pytest.mark.rule("magpie 2.1")
def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    table = Table(seats=HANDS)
    table.all_act(anna="show ring", ben="show spoon")
    table.act("anna", "show button")
    table.act("cleo", "show bead")
    assert table.nest() == ["button", "bead", "spoon"]


@pytest.mark.rule("magpie 2.1")
def test_a_card_that_is_not_held_is_refused_with_the_clause() -> None:
    table = Table(seats=HANDS)
    before = dump(table.s)
    with pytest.raises(IllegalAction) as refused:
        table.act("anna", "show spoon")
    assert refused.value.clause == "magpie 2.1"
    assert dump(table.s) == before


@pytest.mark.rule("magpie 2.2")
def test_the_highest_value_shown_once_wants_the_nest() -> None:
    table = Table(seats=HANDS)
    table.show(anna="key", ben="spoon", cleo="bead")
    assert table.heard("nest_wanted") == [(1, 9)]


@pytest.mark.rule("magpie 2.2")
def test_equal_values_cancel_each_other_out() -> None:
    table = Table(seats=HANDS)
    table.show(anna="ring", ben="ring", cleo="bead")
    assert table.heard("nest_wanted") == [(2, 14)]


@pytest.mark.rule("magpie 2.3")
def test_the_nest_stays_if_no_trinket_stands_alone() -> None:
    table = Table(seats=HANDS)
    table.show(anna="ring", ben="ring", cleo="ring")
    assert table.heard("nest_wanted") == [] and table.heard("nest_left") == [()]
    assert table.nest() == ["ring", "ring", "ring"]
    assert table.s.round == 2


@pytest.mark.rule("magpie 2.3")
def test_a_cat_wants_nothing() -> None:
    table = Table(seats=HANDS)
    table.show(anna="ring", ben="ring", cleo="cat")
    assert table.heard("nest_left") == [()]
    assert table.nest() == ["cat", "ring", "ring"]


@pytest.mark.rule("magpie 2.3")
def test_who_holds_no_card_shows_none_and_wants_nothing() -> None:
    table = Table(seats=HANDS | {"cleo": {"hand": []}})
    assert table.asked() == ["anna", "ben"]
    table.show(anna="ring", ben="ring")
    assert table.heard("nest_left") == [()]


@pytest.mark.rule("magpie 2.4")
def test_the_taker_gets_the_whole_nest_and_what_was_left_there() -> None:
    table = Table(seats=HANDS, nest=["ring", "cat"])
    table.show(anna="key", ben="spoon", cleo="bead")
    table.all_pass()
    assert table.treasure("ben") == ["cat", "bead", "key", "spoon", "ring"]
    assert table.nest() == []
    assert table.heard("nest_taken") == [(1, 15)]
    seats = table.game.view(table.s, 0)["table"]["seats"]
    assert [seat["points"] for seat in seats] == [0, 15, 0]
    assert [seat["treasure"] for seat in seats] == [[], table.treasure("ben"), []]


@pytest.mark.rule("magpie 2.5")
def test_everybody_draws_up_to_four_cards() -> None:
    table = Table(seats=HANDS)
    pile = sum(table.s.pile)
    table.show(anna="ring", ben="ring", cleo="ring")
    assert [len(table.hand(name)) for name in table.names] == [4, 4, 4]
    assert sum(table.s.pile) == pile - 3
    assert table.heard("cards_drawn") == [(0, 1), (1, 1), (2, 1)]
    assert [values[0] for values in table.heard("cards_received", "ben")] == [1]


@pytest.mark.rule("magpie 2.5")
def test_who_has_a_full_hand_draws_nothing_and_nothing_is_told() -> None:
    table = Table(seats=HANDS)
    before = len(table.hand("anna")), sum(table.s.pile)
    fill_hand(table.game, table.s, 0)
    assert (len(table.hand("anna")), sum(table.s.pile)) == before
    assert table.heard("cards_drawn") == table.heard("cards_received") == []


def test_a_round_begins_with_nothing_shown() -> None:
    table = Table(seats=HANDS)
    table.show(anna="ring", ben="ring", cleo="ring")
    seats = table.game.view(table.s, 0)["table"]["seats"]
    assert [seat["shown"] for seat in seats] == ["", "", ""]
