"""What is true at every decision of KRALLEN & FALLEN, and what a viewer can't know; for the laws.

Written from the rules: it asks the cards' numbers, and hardly any helper of the engine.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final

from tafelrunde.kernel import NOBODY, Frame, Game

from .names import (
    ACTIONS,
    AIM,
    BARRIER,
    BASILISK,
    CARDS,
    CHEST,
    CLAIMABLE,
    ENTRY_ROLL,
    EXIT,
    EXIT_ROLL,
    ITEM,
    KINDS,
    METALS,
    MONSTER,
    NO_ROLE,
    PLACE,
    ROLES,
    ROYAL_DECREE,
    RUNE,
    SHRINE,
    SORT,
    TAKES,
    TRANSMUTATION,
    TREASURE,
    WILD,
)
from .reckoning import hand_limit
from .state import OPEN, KfState
from .steps.turn import turn as turn_chapter

# Random games go on for thousands of decisions: the laws watch the beginning.
SHORT: Final[dict[str, int]] = {}
WATCHED: Final = 250

ALL: Final = list(range(KINDS))
AFTER_DUSK: Final = turn_chapter.sequences[0].parts.index("dusk") + 1
TIED: Final = (SHRINE, BASILISK)  # they go when what they lie on is gone (7.9)
LOOSENING: Final = ("untied", "settle", "resting")  # steps that see to cards without a tie


def check(g: Game, s: KfState) -> None:
    """Every card is in exactly one place, and everything else in its range."""
    check_cards(s)
    check_frames(g, s)
    for seat in range(g.players):
        check_hand(g, s, seat)
        check_realm(s, seat)
        check_player(g, s, seat)
    check_covers(s)
    check_wilderness(s)
    check_turn(g, s)
    check_end(g, s)


# Cards


def check_cards(s: KfState) -> None:
    """Every card is on a pile, in a hand, in play, beneath a monster, or announced."""
    there = [*s.deck, *s.discards, *s.wild, *[item for _, item in s.loot]]
    for cards in (*s.hand, *s.realm):
        there += cards
    there += [card_held_by(frame) for frame in s.agenda if card_held_by(frame) != NOBODY]
    if not s.agenda:  # a victory may end an announcement, whose cards are nowhere then (10.7)
        there += [card for card in ALL if card not in there]
    if sorted(there) != ALL:
        wrong = [name for card, name in enumerate(CARDS) if there.count(card) != 1]
        raise AssertionError(f"not once in the game: {wrong}, {len(there)} cards in all")
    assert s.deck == sorted(s.deck), "the draw pile is not sorted: its order could tell something"


def card_held_by(frame: Frame) -> int:
    """Return the card that was shown and has not come into play yet, or NOBODY (3.1)."""
    if frame[0] == "second":
        return int(frame[2])
    if frame[0] in ("attempt", "outcome") and frame[2] == ENTRY_ROLL:
        return int(frame[3])
    return NOBODY


def check_frames(g: Game, s: KfState) -> None:
    """At most one attack goes on, and what waits for a roll is somebody's."""
    waiting = [frame for frame in s.agenda if frame[0] in ("attempt", "outcome")]
    for frame in waiting:
        assert 0 <= frame[1] < g.players, f"seat {frame[1]} announced {CARDS[frame[3]]}"
        assert frame[2] in (ENTRY_ROLL, EXIT_ROLL), f"{CARDS[frame[3]]} goes the way {frame[2]}"
        if frame[0] == "attempt":
            assert frame[7] in (0, 1), f"{CARDS[frame[3]]} neither stands nor falls"
    attacks = [frame for frame in waiting if frame[2] == EXIT_ROLL]
    assert len(attacks) <= 1, f"{len(attacks)} attacks go on at once"
    actions = [frame for frame in waiting if frame[1] == s.turn and waiting.index(frame) == 0]
    assert len(actions) == bool(waiting), "the first thing announced is the active player's"


def check_hand(g: Game, s: KfState, seat: int) -> None:
    """A hand is sorted; others may have seen some of its cards, and of no others."""
    hand = s.hand[seat]
    assert list(hand) == sorted(hand), f"the hand of seat {seat} is not sorted"
    others = (1 << g.players) - 1 & ~(1 << seat)
    for card in hand:
        mask = s.known[card]
        seen = mask == OPEN or (mask >= 0 and not mask & ~others)
        assert seen, f"{CARDS[card]} of seat {seat} is known to {mask}"
    if s.agenda and s.agenda[-1] == ("discard", seat):
        assert len(hand) > hand_limit(s, seat), f"seat {seat} discards for nothing (2.3)"


def check_realm(s: KfState, seat: int) -> None:
    """Monsters and the Decree don't lie in realms, but for the Basilisk (1.3, 7.5)."""
    for card in s.realm[seat]:
        fits = card == BASILISK or not (SORT[card] == MONSTER or WILD[card])
        assert fits, f"{CARDS[card]} lies in the realm of seat {seat}"


def check_covers(s: KfState) -> None:
    """A card lies on one other of its realm, which is of the right kind."""
    uppers = [upper for upper, _ in s.covers]
    assert len(set(uppers)) == len(uppers), f"a card lies on two others: {s.covers}"
    for upper, lower in s.covers:
        names = f"{CARDS[upper]} lies on {CARDS[lower]}"
        together = [seat for seat, cards in enumerate(s.realm) if upper in cards and lower in cards]
        assert together, f"{names}, which is elsewhere"
        assert may_lie(upper, lower), names
    if TRANSMUTATION in uppers:
        treasure = dict(s.covers)[TRANSMUTATION]
        assert s.painted in [1 << metal for metal in range(len(METALS))], f"metal {s.painted}"
        assert s.painted != SORT[treasure], f"{CARDS[treasure]} is painted in its own metal"
    for card in TIED:
        # A victory ends everything at once, also what would have been seen to next (8.1).
        is_seen_to = not s.agenda or any(
            frame[0] in LOOSENING and card in frame[1:] for frame in s.agenda
        )
        lies = any(card in cards for cards in s.realm)
        assert not lies or card in uppers or is_seen_to, f"{CARDS[card]} lies on nothing (7.9)"


def may_lie(upper: int, lower: int) -> bool:
    """Say whether a card may lie on another."""
    if upper == CHEST:
        return SORT[lower] & ITEM != 0
    if upper in (TRANSMUTATION, SHRINE):
        return SORT[lower] & TREASURE != 0
    if upper == RUNE:
        return BARRIER[lower] == 1
    return upper == BASILISK and SORT[lower] == PLACE


def check_wilderness(s: KfState) -> None:
    """There lie monsters with items beneath them, ownerless items, and the Royal Decree (7.5)."""
    for card in s.wild:
        fits = AIM[card] == "raid" or WILD[card] or SORT[card] & ITEM
        assert fits, f"{CARDS[card]} lies in the wilderness"
    for monster, item in s.loot:
        names = f"{CARDS[item]} lies beneath {CARDS[monster]}"
        assert monster in s.wild and SORT[monster] == MONSTER and SORT[item] & ITEM, names
        number = len([host for host, _ in s.loot if host == monster])
        assert number <= TAKES[monster], f"{names} as one of {number}"


# Players


def check_player(g: Game, s: KfState, seat: int) -> None:
    """Roles where they are played (8.4), and experience only with cards in play (4.2)."""
    choosing = "role" in [frame[0] for frame in s.agenda]
    if g.option["roles"] and not choosing:
        assert 0 <= s.role[seat] < len(ROLES), f"seat {seat} has the role {s.role[seat]}"
    else:
        assert s.role[seat] == NO_ROLE, f"seat {seat} has a role already, or nevertheless"
    if s.foe[seat] == NOBODY:
        assert not s.tries[seat], f"seat {seat} has experience with nothing"
    else:
        in_play = any(s.foe[seat] in cards for cards in (*s.realm, s.wild))
        assert in_play, f"the foe of seat {seat} has left play (4.2)"
    assert s.tries[seat] >= 0 and s.turns[seat] >= 0 and s.wins[seat] >= 0, f"seat {seat}: below 0"


def check_turn(g: Game, s: KfState) -> None:
    """Actions are in range (2.1), and nothing with exit 0 stays beyond the turn (2.3)."""
    assert 0 <= s.turn < g.players, f"it is the turn of {s.turn}"
    assert 0 <= s.actions <= ACTIONS + 1, f"{s.actions} actions are left"
    assert s.swapped in (0, 1) and s.seized in (0, 1), "a turn that is neither so nor so"
    assert set(s.used) <= set(CLAIMABLE) and len(set(s.used)) == len(s.used), f"used: {s.used}"
    held = {card for hand in s.hand for card in hand}
    for card, mask in enumerate(s.known):
        assert not mask or card in held, f"{CARDS[card]} is in no hand, but somebody knows it there"
    if s.agenda and s.agenda[0][0] == "turn" and s.agenda[0][1] >= AFTER_DUSK:
        in_play = [*s.wild, *[item for _, item in s.loot]]
        for cards in s.realm:
            in_play += cards
        for card in in_play:
            assert EXIT[card], f"{CARDS[card]} stays beyond the turn (2.3)"


# The end


def check_end(g: Game, s: KfState) -> None:
    """The match is over exactly when somebody has the set (8.1); two may have to play again."""
    sides = [side for side in g.ground.sides if has_set(s, side)]
    if s.agenda:
        assert not sides and not s.winners, f"{sides} have the set, and the match goes on (8.1)"
        return
    assert sides, "the match is over, and nobody has the set"
    undecided = g.option["rematch"] and len(sides) > 1
    expected = [] if undecided else sorted([seat for side in sides for seat in side])
    assert s.winners == expected, f"{expected} have the set, {s.winners} won"


def has_set(s: KfState, seats: list[int]) -> bool:
    """Say whether these realms hold a treasure of each metal, or with the Decree three of one."""
    painted = dict(s.covers).get(TRANSMUTATION, NOBODY)
    held = [0, 0, 0]
    for seat in seats:
        for card in s.realm[seat]:
            if SORT[card] & TREASURE:
                bit = s.painted if card == painted else SORT[card]
                held[bit.bit_length() - 1] += 1
    return max(held) >= 3 if ROYAL_DECREE in s.wild else min(held) >= 1


# What a viewer can't know


def unknown(g: Game, s: KfState, viewer: int) -> dict[tuple[str, int], Container[Any]]:
    """Return the hands of others and the draw pile, and what may be in them for this viewer."""
    unseen = set(s.deck)
    masks = {0}
    for seat in range(g.players):
        hidden = [card for card in s.hand[seat] if not knows(s, seat, card, viewer)]
        unseen.update(hidden)
        masks.update([s.known[card] for card in hidden])
    found: dict[tuple[str, int], Container[Any]] = {
        ("hand", seat): Hands(s, seat, viewer, unseen)
        for seat in range(g.players)
        if seat != viewer
    }
    for place in range(len(s.deck)):
        found["deck", place] = Among(unseen)
    for card in unseen:
        found["known", card] = Among(masks)
    return found


def knows(s: KfState, seat: int, card: int, viewer: int) -> bool:
    """Say whether a viewer has seen a card of a hand; spectators know what lies open to all."""
    if seat == viewer or s.known[card] == OPEN:
        return True
    return viewer != NOBODY and s.known[card] & 1 << viewer != 0


class Among:
    """Some numbers; which one it is follows from the hands."""

    def __init__(self, numbers: set[int]) -> None:
        self.numbers: set[int] = numbers

    def __contains__(self, number: object) -> bool:
        return number in self.numbers


class Hands:
    """All hands a viewer must reckon with where this one is held: too many to write them down."""

    def __init__(self, s: KfState, seat: int, viewer: int, unseen: set[int]) -> None:
        hand = s.hand[seat]
        self.unseen: set[int] = unseen
        self.size: int = len(hand)
        self.seen: list[int] = [card for card in hand if knows(s, seat, card, viewer)]

    def __contains__(self, hand: object) -> bool:
        if not isinstance(hand, tuple) or list(hand) != sorted(set(hand)):
            return False
        if len(hand) != self.size or not set(self.seen) <= set(hand):
            return False
        return set(hand) - set(self.seen) <= self.unseen

    def __len__(self) -> int:
        """Return 2 if there are several, else 1."""
        hidden = self.size - len(self.seen)
        return 2 if 0 < hidden < len(self.unseen) else 1
