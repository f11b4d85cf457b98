"""The invariants notice what can't be; what a viewer can't know."""

from __future__ import annotations

import pytest

from tafelrunde.games.cfs.invariants import Sorted, check, unknown
from tafelrunde.games.cfs.names import AWAY, PLAYING_CARDS
from tafelrunde.games.cfs.state import CfsState
from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.kernel import NOBODY
from tests.games.spoiling import Spoil, both, by_sentence, notices, put, swap

Spoiling = Spoil[CfsState]
SCOUT, GUARD = 0, 1  # of anna


def table() -> Table:
    return Table(
        players=3,
        rounds=5,
        round=2,
        anna={"scout": {"at": "f1", "load": ["salt", "water"]}, "guard": {"down": True}},
        ben={"hauler": {"out": True}},
        floor={"c5": ["salt", "glass"]},
        moved=1,
    )


def overload(s: CfsState) -> None:
    s.load[SCOUT], s.floor[42] = (0, 9, 9), (10,)


def lay_unsorted(s: CfsState) -> None:
    s.floor[42] = (10, 9)


def go_out_loaded(s: CfsState) -> None:
    s.out |= 1 << SCOUT


def use_a_card_twice(s: CfsState) -> None:
    s.used[0] = s.hand[1][0]


def hide_a_card(s: CfsState) -> None:
    s.hand[1] = s.hand[1][1:]


def show_other_cards(s: CfsState) -> None:
    s.chosen[0], s.chosen[1] = s.chosen[1], s.chosen[0]


SPOILT: list[tuple[Spoiling, str]] = [
    (swap("floor", 42, (9,)), "there are not 4 pieces of glass"),
    (swap("floor", 0, (1,)), "there are not 4 pieces of seeds"),
    (swap("floor", 0, (12,)), "pieces of no kind: [12]"),
    (overload, "scout_1 carries 3 pieces, more than 2 (8.2)"),
    (lay_unsorted, "pieces are not sorted: (10, 9)"),
    (swap("where", GUARD, 5), "two stand on ['f1'] (3.7)"),
    (swap("where", GUARD, 100), "somebody is off"),
    (swap("where", GUARD, AWAY), "1 figures are missing, 0 on the way"),
    (put("down", 1 << 20), "a figure that isn't there is marked"),
    (put("out", 1 << GUARD), "somebody is down and out"),
    (go_out_loaded, "scout_1 is out and carries something (6.2)"),
    (put("down", 1 << 3), "ranger_1 doesn't take part, but lies"),
    (put("fields", 1 << 6), "no such energy fields"),
    (swap("needs", 1, (1, 1, 2)), "seat 1 needs (1, 1, 2) (1.4)"),
    (swap("needs", 1, (1, 2)), "seat 1 needs (1, 2) (1.4)"),
    (swap("needs", 1, (4, 3, 5)), "needs are not sorted"),
    (both(swap("needs", 1, (0, 1, 2)), swap("needs", 2, (0, 1, 3))), "more than 2 cards"),
    (put("sought", [11, 11]), "2 cards turned up (1.4)"),
    (use_a_card_twice, "a card is in two places"),
    (hide_a_card, "2 cards after 2 rounds of 5"),
    (put("pile", [PLAYING_CARDS.index("k_clubs"), 20, 21]), "cards are not sorted"),
    (put("pile", [52, 53, 54]), "no such cards"),
    (show_other_cards, "are not the last ones used"),
    (swap("chosen", 2, NOBODY), "only some have turned up a card"),
    (put("round", 3), "2 cards were used in round 3"),
    (both(put("round", 6), put("chosen", [NOBODY] * 4)), "2 cards were used in round 6"),
    (put("actions", 3), "3 actions are left (2.4)"),
    (put("moving", 2), "a move that is neither so nor so"),
    (put("handled", 1 << 24), "no such kinds were handled"),
    (put("active", 99), "99 is active"),
    (put("active", SCOUT + 4), "4 acts and wasn't activated (2.3)"),
    (put("moved", 7), "0 has moved 7 fields (3.1)"),
    (both(put("moving", 0), put("may_jump", 1)), "a jump is part of a move (3.5)"),
    (put("down", 1 << SCOUT), "who is knocked down moves on (6.1)"),
    (both(put("may_jump", 1), swap("where", SCOUT, 4)), "a jump without a teleporter (3.5)"),
    (both(go_out_loaded, swap("load", SCOUT, ()), swap("floor", 0, (0, 9))), "has actions left"),
    (put("winners", [1]), "winners and the end go together"),
]


@by_sentence(SPOILT)
def test_what_cannot_be_is_noticed(spoil: Spoiling, sentence: str) -> None:
    assert sentence in notices(table(), spoil)


@pytest.mark.rule("cfs 7.1", "cfs 7.2")
def test_whoever_did_not_score_most_has_not_won() -> None:
    t = Table(phase="end", round=4, floor={"a1": ["water"]}, sought=["salt", "glass"])
    t.s.winners = [1]
    with pytest.raises(AssertionError, match=r"\[\(5, 1\), \(0, 0\)\] were scored, \[1\] won"):
        check(t.game, t.s)


# What a viewer can't know


@pytest.mark.rule("cfs 1.4", "cfs 1.5")
def test_needs_and_hands_of_others_and_the_pile_are_unknown() -> None:
    t = table()
    known = {("needs", 0), ("hand", 0)}
    hidden = {("needs", 1), ("hand", 1), ("needs", 2), ("hand", 2)}
    pile = {("pile", place) for place in range(3)}
    assert set(unknown(t.game, t.s, 0)) == hidden | pile
    assert set(unknown(t.game, t.s, NOBODY)) == hidden | known | pile


@pytest.mark.rule("cfs 1.4")
def test_at_the_end_nobody_has_a_secret_need() -> None:
    t = Table(phase="end", round=4, sought=["salt", "glass"])
    assert set(unknown(t.game, t.s, 0)) == {("hand", 1)}  # and that is empty


def test_what_others_may_hold_is_sorted_and_from_what_nobody_has_seen() -> None:
    t = table()
    hands = unknown(t.game, t.s, 0)["hand", 1]
    assert t.s.hand[1] in hands and (30, 31, 32) in hands
    assert (31, 30, 32) not in hands and (30, 30, 31) not in hands and (30, 31) not in hands
    assert (t.s.hand[0][0], 30, 31) not in hands and (30, 31, t.s.used[-1]) not in hands
    assert [30, 31, 32] not in hands
    assert (len(Sorted([1, 2], 1)), len(Sorted([1, 2], 2)), len(Sorted([1, 2], 0))) == (2, 1, 1)
