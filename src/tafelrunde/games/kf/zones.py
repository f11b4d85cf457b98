"""Where cards lie, and how they go from one place to another; ties that break on the way (7.9)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, RulesError

from .names import BASILISK, CHEST, MYSTIC_MOMENT, RUNE, TRANSMUTATION
from .state import OPEN, KfState

WILDERNESS: Final = -1
OUT_OF_PLAY: Final = -2  # in a hand, on a pile, announced, or beneath a monster

# Cards that keep what they lie on from being attacked (4.1, card:rune).
HIDING: Final[tuple[int, ...]] = (CHEST, RUNE, BASILISK)
# Cards that are laid on another one, and can be laid anew by whoever gets them (7.8).
LAID: Final[tuple[str, ...]] = ("own_item", "own_treasure", "barrier")


# What lies where


def home(s: KfState, card: int) -> int:
    """Return whose realm a card is in, or the wilderness, or that it is not in play."""
    for seat, cards in enumerate(s.realm):
        if card in cards:
            return seat
    return WILDERNESS if card in s.wild else OUT_OF_PLAY


def in_play(s: KfState) -> list[int]:
    """Return all cards in play, realm by realm, then the wilderness (7.10)."""
    found: list[int] = []
    for cards in s.realm:
        found += cards
    found += s.wild
    return found


def lies_on(s: KfState, card: int) -> int:
    """Return the card this one was laid on, or NOBODY."""
    for upper, lower in s.covers:
        if upper == card:
            return lower
    return NOBODY


def is_hidden(s: KfState, card: int) -> bool:
    """Say whether something must be beaten before this card can be (4.1)."""
    for upper, lower in s.covers:  # noqa: SIM110 (a generator costs more)
        if lower == card and upper in HIDING:
            return True
    return False


def in_chest(s: KfState, card: int) -> bool:
    """Say whether the Chest lies over an item (card:chest)."""
    return (CHEST, card) in s.covers


def is_silenced(s: KfState, card: int) -> bool:
    """Say whether the Basilisk sits on a place (card:basilisk)."""
    return (BASILISK, card) in s.covers


def loot_of(s: KfState, monster: int) -> list[int]:
    """Return what lies beneath a monster (7.5)."""
    return [item for host, item in s.loot if host == monster]


# Hands and piles


def hold(s: KfState, seat: int, card: int, known: int) -> None:
    """Put a card into a hand; `known` is the mask of the others who have seen it, or OPEN."""
    s.hand[seat] = tuple(sorted((*s.hand[seat], card)))
    s.known[card] = known


def give_up(s: KfState, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    hand = list(s.hand[seat])
    hand.remove(card)
    s.hand[seat] = tuple(hand)
    s.known[card] = 0


def discard(s: KfState, card: int) -> None:
    """Lay a card on the discards, face up (1.2)."""
    s.discards.append(card)


def draw(s: KfState, seat: int, number: int) -> None:
    """Draw so many cards; all see how many, only the drawer which (1.2)."""
    drawn: list[int] = []
    for _ in range(number):
        if not s.deck and not turn_over_discards(s):
            break
        drawn.append(s.deck.pop(s.pick(s.deck, "card")))
    if drawn:
        s.hand[seat] = tuple(sorted((*s.hand[seat], *drawn)))
        if s.news is not None:
            s.tell("cards_drawn", seat, len(drawn))
            s.whisper(1 << seat, "cards_received", seat, tuple(drawn))


def turn_over_discards(s: KfState) -> bool:
    """The discards are shuffled into a new draw pile (2.4); say whether there were any."""
    if not s.discards:
        return False
    s.deck = sorted(s.discards)
    s.discards = []
    s.tell("pile_renewed", len(s.deck))
    return True


# Cards in play


def lay(s: KfState, card: int, seat: int) -> None:
    """Lay a card into a realm (1.3)."""
    s.realm[seat] = (*s.realm[seat], card)


def cover(s: KfState, card: int, below: int) -> None:
    """Lay a card on another one, which is in the same realm."""
    s.covers.append((card, below))


def paint(s: KfState, treasure: int, metal: int) -> None:
    """Lay Transmutation on a treasure, with the metal that was named (card:transmutation)."""
    cover(s, TRANSMUTATION, treasure)
    s.painted = 1 << metal
    s.tell("treasure_painted", treasure, metal)


def take_out(s: KfState, card: int) -> None:
    """A card leaves play; nobody has experience with it any more (4.2)."""
    lift(s, card)
    end_experience(s, card)


def end_experience(s: KfState, card: int) -> None:
    """Whoever attacked this card last begins anew (4.2)."""
    for seat, foe in enumerate(s.foe):
        if foe == card:
            s.foe[seat], s.tries[seat] = NOBODY, 0


def lift(s: KfState, card: int) -> None:
    """A card leaves the place where it lies.

    What lay on it is untied (7.9), what lay beneath a monster stays ownerless (7.5).
    """
    where = home(s, card)
    if where == OUT_OF_PLAY:
        raise RulesError(f"card {card} is not in play")
    if where == WILDERNESS:
        s.wild.remove(card)
    else:
        s.realm[where] = tuple([other for other in s.realm[where] if other != card])
        if card == MYSTIC_MOMENT:
            s.seized = 0  # wherever it comes next, its chance is a new one
    if s.covers:
        untied = [upper for upper, lower in s.covers if lower == card]
        s.covers = [pair for pair in s.covers if card not in pair]
        for upper in untied:
            s.push(("untied", upper))
    if s.loot:
        free_loot(s, card)


def free_loot(s: KfState, monster: int) -> None:
    """The items of a monster that was not beaten lie in the wilderness and belong to nobody."""
    items = loot_of(s, monster)
    if items:
        s.loot = [pair for pair in s.loot if pair[0] != monster]
        s.wild += items
        s.tell("items_ownerless", tuple(items))


def leave_play(s: KfState, card: int) -> None:
    """A card in play is discarded."""
    take_out(s, card)
    discard(s, card)
    s.tell("card_left", card)


def move_to(s: KfState, card: int, seat: int) -> None:
    """A card goes to another realm and works for its new owner from now on (7.8).

    It stays in play, so experience with it stays, too (4.2).
    """
    lift(s, card)
    settle_in(s, card, seat)


def settle_in(s: KfState, card: int, seat: int) -> None:
    """A card from elsewhere in play comes into a realm; who gets a Chest may lay it (10.8)."""
    lay(s, card, seat)
    s.tell("card_moved", card, seat)
    s.push(("settle", card, seat))


def return_to_hand(s: KfState, card: int, seat: int) -> None:
    """A card in play goes back to a hand; everybody knows it is there."""
    take_out(s, card)
    hold(s, seat, card, OPEN)
    s.tell("card_returned", seat, card)
