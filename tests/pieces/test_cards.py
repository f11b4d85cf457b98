"""Cards: piles without order, hands with memory, and dealing anew what somebody can't know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel import EVERYONE, NOBODY, Fate, RulesError, State
from tafelrunde.pieces.cards import (
    CardState,
    cards_in,
    draw,
    find,
    kinds_everywhere,
    kinds_in,
    kinds_in_pile,
    kinds_known_in,
    knows,
    may_be_hidden,
    move,
    redeal_cards,
    take_from_pile,
)

KINDS = 4
DECK = (0, 0, 0, 1, 1, 2, 3, 3)
TABLE, HAND = 0, 10
ANNA, BEN = 0, 1


class Cards(CardState):
    """A table with nothing but cards."""

    def clone(self) -> Cards:
        twin = Cards()
        self.copy_cards_to(twin)
        return twin


def table(seed: str = "cards") -> Cards:
    s = Cards()
    s.start()
    s.seed(seed)
    s.shuffle(DECK, KINDS)
    return s


def dealt(seed: str = "cards") -> Cards:
    """Two hands of three, one card open on the table, one left in the pile."""
    s = table(seed)
    for seat in (ANNA, BEN):
        for _ in range(3):
            draw(s, HAND + seat, 1 << seat, "cards")
    draw(s, TABLE, EVERYONE, "cards")
    return s


def everything(s: CardState) -> list[int]:
    return sorted(kinds_in_pile(s) + s.kind)


def test_all_places_at_one_go_hold_what_each_holds_alone() -> None:
    s = dealt()
    everywhere = kinds_everywhere(s, HAND + 2)
    assert [tuple(kinds) for kinds in everywhere] == [kinds_in(s, at) for at in range(HAND + 2)]
    assert sum(len(kinds) for kinds in everywhere) == 7


def test_a_pile_is_a_number_of_cards_of_each_kind() -> None:
    s = table()
    assert s.pile == [3, 2, 1, 2]
    assert kinds_in_pile(s) == sorted(DECK)


def test_a_drawn_card_lies_where_it_was_laid_and_is_known_to_those_who_saw_it() -> None:
    s = table()
    card = draw(s, HAND + ANNA, 1 << ANNA, "cards")
    assert cards_in(s, HAND + ANNA) == [card]
    assert kinds_in(s, HAND + ANNA) == (s.kind[card],)
    assert knows(s, card, ANNA) and not knows(s, card, BEN) and not knows(s, card, NOBODY)
    assert everything(s) == sorted(DECK)


def test_every_card_of_the_pile_is_as_likely() -> None:
    counts: Counter[int] = Counter()
    for number in range(4_000):
        s = table(f"fair {number}")
        counts[s.kind[draw(s, TABLE, EVERYONE, "cards")]] += 1
    for kind in range(KINDS):
        share = DECK.count(kind) / len(DECK)
        assert abs(counts[kind] / 4_000 - share) < 0.04


def test_an_empty_pile_and_a_missing_kind_are_mistakes_of_the_rules() -> None:
    s = table()
    take_from_pile(s, 2, TABLE, EVERYONE)
    with pytest.raises(RulesError, match="no card of kind 2 in the pile"):
        take_from_pile(s, 2, TABLE, EVERYONE)
    for _ in range(7):
        draw(s, TABLE, EVERYONE, "trinkets")
    with pytest.raises(RulesError, match="the trinkets are out"):
        draw(s, TABLE, EVERYONE, "trinkets")


class Chosen(Fate):
    """Lets a certain kind be drawn, as a scenario does."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.asked: list[str] = []

    def pick(self, s: State, items: Sequence[int], what: str) -> int:
        self.asked.append(what)
        return items.index(self.kind)


@pytest.mark.parametrize("kind", range(KINDS))
def test_a_scenario_can_choose_what_is_drawn_by_its_kind(kind: int) -> None:
    s = table()
    s.fate = fate = Chosen(kind)
    assert s.kind[draw(s, TABLE, EVERYONE, "cards")] == kind
    assert fate.asked == ["cards"]


def test_who_knew_a_card_still_does_after_it_moved() -> None:
    s = table()
    card = draw(s, HAND + ANNA, 1 << ANNA, "cards")
    move(s, card, HAND + BEN, 1 << BEN)
    assert knows(s, card, ANNA) and knows(s, card, BEN) and not knows(s, card, 2)
    move(s, card, TABLE, EVERYONE)
    assert knows(s, card, NOBODY)


def test_a_viewer_is_shown_the_cards_they_know() -> None:
    s = table()
    for kind in (3, 0, 1):
        take_from_pile(s, kind, HAND + ANNA, 1 << ANNA)
    s.known[0] |= 1 << BEN
    take_from_pile(s, 2, HAND + BEN, EVERYONE)
    take_from_pile(s, 0, HAND + BEN + 1, EVERYONE)  # beyond the places asked for
    assert kinds_known_in(s, HAND, 2, ANNA) == [[0, 1, 3], [2]]
    assert kinds_known_in(s, HAND, 2, BEN) == [[3], [2]]
    assert kinds_known_in(s, HAND, 2, NOBODY) == [[], [2]]


def test_of_equal_cards_the_one_most_seats_know_is_found() -> None:
    s = table()
    masks = (0b001, 0b011, EVERYONE)
    cards = [take_from_pile(s, 0, HAND, mask) for mask in masks]
    for card in reversed(cards):
        assert find(s, HAND, 0) == card
        move(s, card, TABLE)
    with pytest.raises(RulesError, match="no card of kind 0 in place 10"):
        find(s, HAND, 0)


def test_a_kind_may_be_hidden_until_all_of_it_lies_open() -> None:
    s = table()
    assert may_be_hidden(s, 1)
    first, second = [take_from_pile(s, 1, HAND + ANNA, 1 << ANNA) for _ in range(2)]
    move(s, first, TABLE, EVERYONE)
    assert may_be_hidden(s, 1)
    move(s, second, TABLE, EVERYONE)
    assert not may_be_hidden(s, 1)


@given(seed=st.integers(0, 10_000), viewer=st.sampled_from([ANNA, BEN, NOBODY]))
def test_dealing_anew_keeps_what_is_known_all_counts_and_all_memory(seed: int, viewer: int) -> None:
    s = dealt()
    s.known[4] |= 1 << ANNA  # a look into Ben's hand
    twin = s.clone()
    twin.seed(str(seed))
    redeal_cards(twin, viewer)
    assert everything(twin) == sorted(DECK)
    assert (twin.place, twin.known, sum(twin.pile)) == (s.place, s.known, sum(s.pile))
    for card in range(len(s.kind)):
        if knows(s, card, viewer):
            assert twin.kind[card] == s.kind[card]


def test_every_possible_deal_comes_as_often_as_it_should() -> None:
    s = dealt()
    unknown = sorted(kinds_in_pile(s) + [s.kind[card] for card in cards_in(s, HAND + BEN)])
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(6_000):
        twin = s.clone()
        twin.seed(f"deal {number}")
        redeal_cards(twin, ANNA)
        counts[tuple(twin.kind[card] for card in cards_in(twin, HAND + BEN))] += 1
    expected: Counter[tuple[int, ...]] = Counter()
    for a in range(4):
        for b in range(4):
            for c in range(4):
                if len({a, b, c}) == 3:
                    expected[unknown[a], unknown[b], unknown[c]] += 250  # of 24 ways
    assert counts.keys() == expected.keys()
    assert all(abs(counts[deal] - often) < 0.3 * often + 20 for deal, often in expected.items())


def test_a_deal_hangs_on_the_stream_and_not_on_the_truth() -> None:
    s = dealt()
    other = s.clone()
    other.seed("another world")
    redeal_cards(other, ANNA)
    assert other.kind != s.kind
    worlds = []
    for state in (s, other):
        twin = state.clone()
        twin.seed("the same")
        redeal_cards(twin, ANNA)
        worlds.append((twin.kind, twin.pile))
    assert worlds[0] == worlds[1]


def test_a_copy_shares_no_column_with_its_original() -> None:
    s = dealt()
    twin = s.clone()
    draw(twin, TABLE, EVERYONE, "cards")
    move(twin, 0, TABLE, EVERYONE)
    assert len(s.kind) == 7 and s.place[0] == HAND + ANNA and s.known[0] == 1 << ANNA
    assert sum(s.pile) == 1
