"""Cards: what each one is, where it lies, and who has rightly seen it.

A face-down pile is a number of cards of each kind: it has no order that could leak. A card that
was drawn from it has a number of its own, and three columns tell all about it: its kind, its
place, and a bit mask of the seats that know it. Views, options and events speak of kinds only,
since a card's number stays the same wherever it goes and would tell what nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel import EVERYONE, RulesError, State

MANY: Final = 1_000


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """A state with a pile and cards drawn from it; a game's state adds its own columns."""

    __slots__ = ("kind", "known", "pile", "place")

    pile: list[int]  # how many cards of each kind are still face down
    kind: list[int]  # what a drawn card is
    place: list[int]  # where it lies: a number the game gives a meaning
    known: list[int]  # bit mask of the seats that know what it is; EVERYONE once it lies open

    def shuffle(self, deck: Sequence[int], kinds: int) -> None:
        """Make a pile of a deck with so many kinds of cards; no card is drawn yet."""
        self.pile = [deck.count(kind) for kind in range(kinds)]
        self.kind = []
        self.place = []
        self.known = []

    def copy_cards_to(self, twin: CardState) -> None:
        """Copy the columns of the kernel and of the cards; a game's `clone` copies its own."""
        self.copy_kernel_to(twin)
        twin.pile = self.pile[:]
        twin.kind = self.kind[:]
        twin.place = self.place[:]
        twin.known = self.known[:]


# What lies where


def cards_in(s: CardState, place: int) -> list[int]:
    """Return the cards of a place."""
    return [card for card, where in enumerate(s.place) if where == place]


def kinds_in(s: CardState, place: int) -> tuple[int, ...]:
    """Return the kinds of a place's cards, sorted, as a hand is held."""
    return tuple(sorted([s.kind[card] for card, where in enumerate(s.place) if where == place]))


def kinds_everywhere(s: CardState, places: int) -> list[list[int]]:
    """Return the kinds of the cards in each of the places, sorted: all of them at one go."""
    found: list[list[int]] = [[] for _ in range(places)]
    for card, place in enumerate(s.place):
        found[place].append(s.kind[card])
    for kinds in found:
        kinds.sort()
    return found


def kinds_known_in(s: CardState, first: int, places: int, viewer: int) -> list[list[int]]:
    """Return, sorted, the kinds the viewer knows in each of so many places, from the first on."""
    bit = 1 << viewer if viewer >= 0 else 0
    found: list[list[int]] = [[] for _ in range(places)]
    for card, place in enumerate(s.place):
        if first <= place < first + places:
            mask = s.known[card]
            if mask & bit or mask == EVERYONE:
                found[place - first].append(s.kind[card])
    for kinds in found:
        kinds.sort()
    return found


def kinds_in_pile(s: CardState) -> list[int]:
    """Return the kinds of the cards in the pile, sorted: nobody knows their order."""
    return [kind for kind, number in enumerate(s.pile) for _ in range(number)]


def knows(s: CardState, card: int, viewer: int) -> bool:
    """Say whether the viewer knows the card; a spectator (NOBODY) knows what lies open."""
    mask = s.known[card]
    return mask == EVERYONE or (viewer >= 0 and mask >> viewer & 1 == 1)


def may_be_hidden(s: CardState, kind: int) -> bool:
    """Say whether a card of this kind does not lie open yet; everybody can work that out."""
    return s.pile[kind] > 0 or any(
        s.kind[card] == kind and mask != EVERYONE for card, mask in enumerate(s.known)
    )


# Moving cards


def draw(s: CardState, place: int, seen_by: int, what: str) -> int:
    """Draw a card from the pile, each as likely, lay it somewhere and return it."""
    kinds = kinds_in_pile(s)
    if not kinds:
        raise RulesError(f"there is nothing to draw: the {what} are out")
    return take_from_pile(s, kinds[s.pick(kinds, what)], place, seen_by)


def take_from_pile(s: CardState, kind: int, place: int, seen_by: int) -> int:
    """Take a certain kind of card from the pile, as draws and written positions do."""
    if s.pile[kind] < 1:
        raise RulesError(f"there is no card of kind {kind} in the pile")
    s.pile[kind] -= 1
    s.kind.append(kind)
    s.place.append(place)
    s.known.append(seen_by)
    return len(s.kind) - 1


def move(s: CardState, card: int, place: int, seen_by: int = 0) -> None:
    """Lay a card somewhere else; the seats of the mask see it, and who knew it still does."""
    s.place[card] = place
    s.known[card] |= seen_by


def find(s: CardState, place: int, kind: int) -> int:
    """Return a card of this kind, and of several the one that most seats know.

    Somebody who has seen one of two equal cards then never learns, from which of them is left,
    that there was another.
    """
    best, most = -1, -1
    for card in cards_in(s, place):
        if s.kind[card] == kind and seats_that_know(s, card) > most:
            best, most = card, seats_that_know(s, card)
    if best < 0:
        raise RulesError(f"there is no card of kind {kind} in place {place}")
    return best


def seats_that_know(s: CardState, card: int) -> int:
    """Count the seats that know a card; one that lies open is known to more than sit here."""
    mask = s.known[card]
    return MANY if mask == EVERYONE else mask.bit_count()


# What a viewer can't know


def redeal_cards(s: CardState, viewer: int) -> None:
    """Deal all cards the viewer doesn't know anew, to the same places, and the rest to the pile.

    All deals are equally likely, and which one comes hangs only on the stream, not on the truth.
    Everybody keeps their masks: in the dealt world, too, nobody has forgotten anything.
    """
    unknown = [card for card in range(len(s.kind)) if not knows(s, card, viewer)]
    kinds = sorted(kinds_in_pile(s) + [s.kind[card] for card in unknown])
    for card in unknown:
        s.kind[card] = kinds.pop(s.draw(len(kinds)))
    s.pile = [kinds.count(kind) for kind in range(len(s.pile))]
