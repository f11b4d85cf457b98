from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.magpie.names import CARDS, HAND, OWL
from tafelrunde.games.magpie.tests.table import Table
from tafelrunde.kernel import IllegalAction
from tafelrunde.pieces.cards import cards_in

OWLS = ["owl"] * 5
HANDS = {
    "anna": ["owl", "ring", "cat"],
    "ben": ["key", "spoon", "cat"],
    "cleo": ["bead", "bead", "button"],
}


def table_of(discards: list[str] | None = None, **hands: list[str]) -> Table:
    """A table with the module, at night, before the first round."""
    seats = {name: {"hand": cards} for name, cards in (HANDS | hands).items()}
    return Table(modules=("owl",), seats=seats, discards=discards or [])


def seen(table: Table, viewer: str, owner: str) -> list[str]:
    """The cards of another hand a viewer's view shows."""
    view: dict[str, Any] = table.game.view(table.s, table.seat(viewer))
    cards: list[str] = view["table"]["seats"][table.seat(owner)]["cards"]
    return cards


@pytest.mark.rule("magpie 6.1")
def test_five_owls_join_and_hands_have_five_cards() -> None:
    table = Table(modules=("owl",))
    assert [len(table.hand(name)) for name in table.names] == [5, 5, 5]
    assert table.s.pile[OWL] + table.s.kind.count(OWL) == 5
    assert sum(table.s.pile) + len(table.s.kind) == 53


@pytest.mark.rule("magpie 6.1")
def test_an_owl_that_is_shown_wants_nothing() -> None:
    table = table_of(ben=["owl", "cat"], cleo=["cat", "bead"])
    table.all_pass()
    table.show(anna="owl", ben="owl", cleo="cat")
    assert table.heard("nest_left") == [()]


@pytest.mark.rule("magpie 6.2")
def test_before_a_round_everybody_is_asked_and_owls_may_be_sent() -> None:
    table = table_of()
    assert table.prompt() == "night" and table.asked() == ["anna", "ben", "cleo"]
    assert table.options("anna") == ["pass", "peek ben", "peek cleo"]
    assert table.options("ben") == ["pass"]


@pytest.mark.rule("magpie 6.2")
def test_an_owl_shows_a_whole_hand_to_its_sender_only() -> None:
    table = table_of()
    table.all_act(anna="peek ben", ben="pass", cleo="pass")
    kinds = tuple(sorted(CARDS.index(card) for card in HANDS["ben"]))
    assert table.heard("hand_seen", "anna") == [(0, 1, kinds)]
    assert table.heard("hand_seen", "ben") == table.heard("hand_seen", "cleo") == []
    assert table.heard("owl_sent", "cleo") == [(0, 1)]
    assert seen(table, "anna", "ben") == ["cat", "key", "spoon"]
    assert seen(table, "cleo", "ben") == []
    assert table.game.view(table.s, 2)["table"]["discards"] == ["owl"]


@pytest.mark.rule("magpie 6.2")
def test_what_was_seen_is_remembered_card_by_card() -> None:
    table = table_of()
    table.all_act(anna="peek ben", ben="pass", cleo="pass")
    table.show(anna="ring", ben="spoon", cleo="bead")
    table.all_pass()
    assert len(table.hand("ben")) == 5
    assert seen(table, "anna", "ben") == ["cat", "key"]  # not those that Ben drew since
    for number in range(20):
        world = table.game.redeal(table.s, 0, number)
        hand = [world.kind[card] for card in cards_in(world, HAND + 1)]
        assert {CARDS.index("cat"), CARDS.index("key")} <= set(hand)


@pytest.mark.rule("magpie 6.2")
def test_owls_are_discarded_before_anybody_looks() -> None:
    table = table_of(ben=["owl", "key"])
    table.all_act(anna="peek ben", ben="peek anna", cleo="pass")
    assert seen(table, "anna", "ben") == ["key"]
    assert seen(table, "ben", "anna") == ["cat", "ring"]


@pytest.mark.rule("magpie 6.2")
def test_the_night_is_quiet_once_all_owls_lie_open() -> None:
    table = table_of(discards=OWLS, anna=["ring", "cat"])
    assert table.prompt() == "show"


@pytest.mark.rule("magpie 6.2")
@pytest.mark.parametrize("action", ["peek anna", "peek ben"])
def test_without_an_owl_or_into_the_own_hand_there_is_no_looking(action: str) -> None:
    table = table_of(ben=["key"])
    name = "anna" if action == "peek anna" else "ben"
    with pytest.raises(IllegalAction) as refused:
        table.act(name, action)
    assert refused.value.clause == "magpie 6.2"


def hissed_at_anna(**hands: list[str]) -> Table:
    """Ben's Cat is about to chase Anna off a nest of twelve."""
    table = table_of(**hands)
    table.all_pass()
    table.show(anna="ring", ben="spoon", cleo="bead")
    table.all_act(ben="hiss", cleo="pass")
    table.all_pass()
    return table


@pytest.mark.rule("magpie 6.3")
def test_an_owl_may_be_given_up_instead_of_fleeing() -> None:
    table = hissed_at_anna()
    assert table.prompt() == "owl_guard" and table.options("anna") == ["flee", "shoo"]
    table.act("anna", "shoo")
    assert table.treasure("anna") == ["bead", "spoon", "ring"]
    assert table.heard("cat_shooed") == [(0,)] and table.heard("chased_off") == []


@pytest.mark.rule("magpie 6.3")
def test_an_owl_may_be_kept() -> None:
    table = hissed_at_anna()
    table.act("anna", "flee")
    assert table.heard("chased_off") == [(0,)]
    assert "owl" in table.hand("anna") and table.nest() == ["bead", "spoon", "ring"]


@pytest.mark.rule("magpie 6.3")
def test_a_taker_without_an_owl_is_asked_too_but_can_only_flee() -> None:
    table = hissed_at_anna(anna=["ring", "cat"])
    assert table.prompt() == "owl_guard" and table.options("anna") == ["flee"]
    with pytest.raises(IllegalAction) as refused:
        table.act("anna", "shoo")
    assert refused.value.clause == "magpie 6.3"


@pytest.mark.rule("magpie 6.3")
def test_each_cat_takes_an_owl_of_its_own() -> None:
    table = table_of(cleo=["bead", "cat"])
    table.all_pass()
    table.show(anna="ring", ben="spoon", cleo="bead")
    table.all_act(ben="hiss", cleo="hiss")
    table.all_pass()
    table.act("anna", "shoo")
    assert table.prompt() == "owl_guard" and table.options("anna") == ["flee"]
    table.act("anna", "flee")
    assert table.heard("chased_off") == [(0,)]


@pytest.mark.rule("magpie 6.3")
def test_nobody_is_asked_when_a_cat_is_silenced_or_the_hand_is_empty() -> None:
    silenced = table_of()
    silenced.all_pass()
    silenced.show(anna="ring", ben="spoon", cleo="bead")
    silenced.all_act(ben="hiss", cleo="pass")
    silenced.all_act(anna="hiss", cleo="pass")
    silenced.all_pass()
    assert silenced.heard("cat_silenced") == [(1,)] and silenced.heard("nest_taken") == [(0, 12)]
    assert hissed_at_anna(anna=["ring"]).heard("chased_off") == [(0,)]
