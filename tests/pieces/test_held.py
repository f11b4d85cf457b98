"""Cards held face down: what was kept tells what it may be."""

from __future__ import annotations

from math import log

import pytest

from tafelrunde.kernel import State
from tafelrunde.pieces.held import Dealer, Hands, Kinds

WAITS, GOES, OTHER_BACK = 0, 1, 2


@pytest.fixture
def kinds() -> Kinds:
    """Two kinds of one back, of which one is mostly played at once, and one of another back."""
    return Kinds([0, 0, 1], [2, 2, 2], [log(0.9), log(0.3), log(0.5)], [0.0, log(0.5), 0.0])


def stream(seed: str) -> State:
    s = State()
    s.start()
    s.seed(seed)
    return s


def test_a_card_just_drawn_may_be_anything_there_is(kinds: Kinds) -> None:
    assert Dealer(kinds, [2, 1, 4]).chances((0, 0, 0)) == pytest.approx([2 / 3, 1 / 3, 0])


def test_what_was_kept_is_probably_of_a_kind_that_waits(kinds: Kinds) -> None:
    dealer = Dealer(kinds, [1, 1, 1])
    assert dealer.chances((0, 1, 0)) == pytest.approx([0.75, 0.25, 0])
    assert dealer.chances((0, 0, 2)) == pytest.approx([0.8, 0.2, 0])
    assert dealer.chances((0, 3, 0))[WAITS] > dealer.chances((0, 2, 0))[WAITS]


def test_the_slot_that_most_likely_held_the_card_is_gone(kinds: Kinds) -> None:
    hands = Hands(kinds, 2)
    hands.draws(0, 0, 1)
    hands.acted(0)
    hands.draws(0, 0, 1)
    assert hands.slots[0] == [(0, 1, 0), (0, 0, 0)]
    hands.plays(0, GOES)
    assert hands.slots[0] == [(0, 1, 0)]


def test_a_kind_that_waits_leaves_the_oldest_slot(kinds: Kinds) -> None:
    hands = Hands(kinds, 1)
    hands.draws(0, 0, 1)
    hands.acted(0)
    hands.draws(0, 0, 1)
    hands.plays(0, WAITS)
    assert hands.slots[0] == [(0, 0, 0)]


def test_a_card_that_was_never_seen_to_come_may_leave(kinds: Kinds) -> None:
    hands = Hands(kinds, 1)
    hands.draws(0, 1, 1)
    hands.plays(0, GOES)
    assert hands.slots[0] == [(1, 0, 0)]


def test_a_card_handed_on_unseen_is_new_to_its_receiver(kinds: Kinds) -> None:
    hands = Hands(kinds, 2)
    hands.draws(0, 0, 2)
    hands.asked(0)
    hands.passes(0, 1, 0)
    assert hands.slots == [[(0, 0, 1)], [(0, 0, 0)]]


def test_slots_of_cards_the_viewer_has_seen_are_not_hidden(kinds: Kinds) -> None:
    hands = Hands(kinds, 1)
    hands.draws(0, 0, 1)
    hands.acted(0)
    hands.draws(0, 0, 1)
    hands.draws(0, 1, 1)
    assert hands.hidden(0, [WAITS], [0, 1]) == [(0, 0, 0), (1, 0, 0)]
    assert hands.hidden(0, [WAITS, GOES, OTHER_BACK], [0]) == [(0, 0, 0)]  # a made-up position


def test_cards_are_drawn_by_their_chances_and_only_while_there_are_some(kinds: Kinds) -> None:
    dealer = Dealer(kinds, [1, 1, 1])
    s = stream("drawn")
    waiting = 0
    for _ in range(2000):
        left = [1, 1, 1]
        first = dealer.draw(s, (0, 1, 0), left)
        second = dealer.draw(s, (0, 1, 0), left)
        assert {first, second} == {WAITS, GOES}
        assert left == [0, 0, 1]
        waiting += first == WAITS
    assert waiting / 2000 == pytest.approx(0.75, abs=0.04)


def test_of_two_copies_one_is_left_half_as_likely(kinds: Kinds) -> None:
    dealer = Dealer(kinds, [2, 2, 0])
    s = stream("copies")
    again = 0
    for _ in range(2000):
        left = [1, 2, 0]  # another slot has taken one
        again += dealer.draw(s, (0, 0, 0), left) == WAITS
    assert again / 2000 == pytest.approx(1 / 3, abs=0.045)
