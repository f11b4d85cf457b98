"""What other hands probably hold: by what was kept while its owner acted or could answer."""

from __future__ import annotations

from math import log
from typing import Any, Final

from tafelrunde.games.tables import read_table
from tafelrunde.kernel import Event, Game, InfoSet
from tafelrunde.pieces.held import Dealer, Hands, Kinds, Slot

from .names import CARDS
from .state import KfState
from .view import is_seen

_DATA: Final[dict[str, Any]] = read_table(__file__, "beliefs")
BACK: Final = 0  # all cards have the same
KEPT: Final = Kinds(
    [BACK] * len(CARDS),
    [1] * len(CARDS),
    [log(float(_DATA["acted"][card])) for card in CARDS],
    [log(float(_DATA["asked"][card])) for card in CARDS],
)
# Events (seat, card, …) with which a card leaves a hand; the first five begin an action.
ENTRIES: Final = ("entry_announced", "entry_announced_at", "entry_announced_on")
MOVES: Final = ("move_announced", "metal_announced")
AWAY: Final = ("card_shown", "card_replaced", "card_discarded", "surprise_announced")


class Listener:
    """Keeps the slots of all hands up to date with what everybody hears."""

    __slots__ = ("_read", "_shown", "hands")

    def __init__(self, players: int) -> None:
        self.hands: Hands = Hands(KEPT, players)
        self._read: int = 0
        self._shown: int = -1  # a card that was shown before it was announced

    def listen(self, history: list[Event]) -> None:
        """Read on in the history."""
        if len(history) < self._read:  # something was taken back
            self.hands = Hands(KEPT, len(self.hands.slots))
            self._read = 0
        for at in range(self._read, len(history)):
            self.hear(history[at][1], history[at][2])
        self._read = len(history)

    def hear(self, key: str, args: tuple[Any, ...]) -> None:
        """Cards come and go, and others are kept."""
        if key == "cards_drawn":
            self.hands.draws(args[0], BACK, args[1])
        elif key == "card_returned":
            self.hands.draws(args[0], BACK, 1)
        elif key == "card_handed_over":
            self.hands.passes(args[0], args[1], BACK)
        elif key in AWAY:
            self.hands.plays(args[0], args[1])
            if key == "card_shown":
                self._shown = args[1]
            elif key == "card_replaced":
                self.hands.acted(args[0])
        elif key in ENTRIES or key in MOVES:
            if args[1] != self._shown:
                self.hands.plays(args[0], args[1])
            self._shown = -1
            self._announced(args[0])
        elif key == "attack_announced":
            self._announced(args[0])

    def _announced(self, seat: int) -> None:
        """Somebody acted, and all others were asked for surprises (6.2)."""
        for other in range(len(self.hands.slots)):
            if other == seat:
                self.hands.acted(seat)
            else:
                self.hands.asked(other)


class HandSampler:
    """Deals hidden hands in proportion to what a seat believes."""

    __slots__ = ("_dealer", "_listener", "_seat", "_slots")

    def __init__(self, game: Game, seat: int) -> None:
        self._seat: int = seat
        self._listener: Listener = Listener(game.players)
        self._slots: list[list[Slot]] = []
        self._dealer: Dealer = Dealer(KEPT, [0] * len(CARDS))

    def listen(self, info: InfoSet) -> None:
        """Learn what has happened, and work out which slots the seat can't look into."""
        s: KfState = info.world
        self._listener.listen(info.history)
        pool = [0] * len(CARDS)
        for card in s.deck:
            pool[card] = 1
        self._slots = []
        for other in range(info.game.players):
            seen = [card for card in s.hand[other] if is_seen(s, other, card, self._seat)]
            number = len(s.hand[other]) - len(seen)
            self._slots.append(self._listener.hands.hidden(other, seen, [BACK] * number))
            for card in s.hand[other]:
                if card not in seen:
                    pool[card] = 1
        self._dealer = Dealer(KEPT, pool)

    def slots(self, other: int) -> list[Slot]:
        """Return the slots of a hand that the seat can't look into."""
        return self._slots[other]

    def chances(self, slot: Slot) -> list[float]:
        """Return how likely a slot holds each kind."""
        return self._dealer.chances(slot)

    def sample(self, info: InfoSet, seed: object) -> KfState:
        """Return a possible world, as likely as it seems to be."""
        world: KfState = info.sample(seed)
        left = [0] * len(CARDS)
        masks: list[list[int]] = []
        for other, hand in enumerate(world.hand):
            hidden = [card for card in hand if not is_seen(world, other, card, self._seat)]
            masks.append(sorted([world.known[card] for card in hidden]))
            world.hand[other] = tuple([card for card in hand if card not in hidden])
            for card in hidden:
                left[card] = 1
                world.known[card] = 0
        for card in world.deck:
            left[card] = 1
        for other, own in enumerate(masks):
            dealt = [self._dealer.draw(world, slot, left) for slot in self._slots[other]]
            for card, mask in zip(dealt, own, strict=True):
                world.known[card] = mask
            world.hand[other] = tuple(sorted([*world.hand[other], *dealt]))
        world.deck = [card for card in range(len(CARDS)) if left[card]]
        return world


def sampler(game: Game, seat: int) -> HandSampler:
    """Return what draws worlds for a seat in proportion to its beliefs."""
    return HandSampler(game, seat)
