from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.magpie.names import CARDS, VALUE
from tafelrunde.games.magpie.tests.table import Table
from tafelrunde.kernel import EVERYONE, OptionError

INFO = catalog.load("magpie")


def deck_of(game: Any) -> dict[str, int]:
    """All cards of a match, by name: in the pile or drawn."""
    s = game.new("deck")
    return {word: s.pile[kind] + s.kind.count(kind) for kind, word in enumerate(CARDS)}


@pytest.mark.rule("magpie 1.1")
def test_there_are_seven_of_each_trinket_and_six_cats() -> None:
    deck = deck_of(INFO.build())
    assert deck.pop("cat") == 6
    assert deck.pop("owl") == 0
    assert set(deck.values()) == {7} and len(deck) == 6


@pytest.mark.rule("magpie 1.1")
def test_trinkets_are_worth_one_to_six() -> None:
    words = ["button", "bead", "key", "spoon", "brooch", "ring"]
    assert [VALUE[CARDS.index(word)] for word in words] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("magpie 1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_it_is_for_two_to_five(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 5 players"):
        INFO.build(players)


@pytest.mark.rule("magpie 1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_four_cards(players: int) -> None:
    table = Table(players)
    assert [len(table.hand(name)) for name in table.names] == [4] * players
    assert sum(table.s.pile) == 48 - 4 * players
    assert table.nest() == []


@pytest.mark.rule("magpie 1.2")
def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others() -> None:
    table = Table(seats={"ben": {"hand": ["ring", "cat", "bead"]}, "cleo": {"hand": ["ring"]}})
    own = table.game.view(table.s, 1)["table"]["seats"]
    others = table.game.view(table.s, 0)["table"]["seats"]
    assert own[1]["cards"] == ["cat", "bead", "ring"]
    assert others[1]["cards"] == others[2]["cards"] == []
    assert [seat["hand"] for seat in others] == [4, 3, 1]


@pytest.mark.rule("magpie 1.2")
def test_only_the_one_who_draws_is_told_which_cards() -> None:
    game = INFO.build(2)
    s = game.blank(2)
    s.seed("deal")
    s.news = []
    game.begin(s)
    told = [event for event in s.news if event[1] == "cards_received"]
    assert [event[0] for event in told] == [0b01, 0b10]
    assert [len(event[2][1]) for event in told] == [4, 4]
    assert [event for event in s.news if event[1] == "cards_drawn"] == [
        (EVERYONE, "cards_drawn", (0, 4)),
        (EVERYONE, "cards_drawn", (1, 4)),
    ]
