"""What other hands probably hold: by what was kept over turns, and under attack."""

from __future__ import annotations

from math import log
from typing import Any, Final

from tafelrunde.games.tables import read_table
from tafelrunde.kernel import NOBODY, Event, Game, InfoSet
from tafelrunde.pieces.held import Dealer, Hands, Kinds, Slot

from .hands import SHIFT, is_known
from .names import CARDS, COPIES, DECK
from .state import FragState

_DATA: Final[dict[str, Any]] = read_table(__file__, "beliefs")
KEPT: Final = Kinds(
    DECK,
    COPIES,
    [log(float(_DATA["acted"][card])) for card in CARDS],
    [log(float(_DATA["asked"][card])) for card in CARDS],
)
MASK: Final = (1 << SHIFT) - 1
# Events (seat, kind) with which a card leaves a hand.
AWAY: Final = ("card_played", "card_answered", "card_discarded", "weapon_readied")


class Listener:
    """Keeps the slots of all hands up to date with what everybody hears."""

    __slots__ = ("_read", "_turn", "hands")

    def __init__(self, players: int) -> None:
        self.hands: Hands = Hands(KEPT, players)
        self._read: int = 0
        self._turn: int = NOBODY

    def listen(self, history: list[Event]) -> None:
        """Read on in the history."""
        if len(history) < self._read:  # something was taken back
            self.hands = Hands(KEPT, len(self.hands.slots))
            self._read = 0
            self._turn = NOBODY
        for at in range(self._read, len(history)):
            self.hear(history[at][1], history[at][2])
        self._read = len(history)

    def hear(self, key: str, args: tuple[Any, ...]) -> None:
        """Cards come and go, and others are kept."""
        if key == "card_drawn":
            self.hands.draws(args[0], args[1], 1)
        elif key == "card_taken":
            self.hands.draws(args[0], DECK[args[1]], 1)
        elif key == "card_stolen":
            self.hands.passes(args[1], args[0], args[2])
        elif key in AWAY:
            self.hands.plays(args[0], args[1])
        elif key == "turn_began":
            if self._turn != NOBODY:
                self.hands.acted(self._turn)
            self._turn = args[0]
        elif key == "attack_announced":
            self.hands.asked(args[1])


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
        s: FragState = info.world
        self._listener.listen(info.history)
        pool = s.deck[:]
        self._slots = []
        for other in range(info.game.players):
            kinds = [code >> SHIFT for code in self._hidden(s, other)]
            for kind in kinds:
                pool[kind] += 1
            seen = [code >> SHIFT for code in s.hand[other]]
            for kind in kinds:
                seen.remove(kind)
            backs = sorted([DECK[kind] for kind in kinds])
            self._slots.append(self._listener.hands.hidden(other, seen, backs))
        self._dealer = Dealer(KEPT, pool)

    def _hidden(self, s: FragState, other: int) -> list[int]:
        """Return the cards of a hand that the seat has not seen."""
        if other == self._seat:
            return []
        return [code for code in s.hand[other] if not is_known(code, self._seat)]

    def slots(self, other: int) -> list[Slot]:
        """Return the slots of a hand that the seat can't look into."""
        return self._slots[other]

    def chances(self, slot: Slot) -> list[float]:
        """Return how likely a slot holds each kind."""
        return self._dealer.chances(slot)

    def sample(self, info: InfoSet, seed: object) -> FragState:
        """Return a possible world, as likely as it seems to be."""
        world: FragState = info.sample(seed)
        left = world.deck[:]
        masks: list[list[tuple[int, int]]] = []
        for other in range(len(world.hand)):
            hidden = self._hidden(world, other)
            for code in hidden:
                left[code >> SHIFT] += 1
            masks.append(sorted([(DECK[code >> SHIFT], code & MASK) for code in hidden]))
            world.hand[other] = tuple([code for code in world.hand[other] if code not in hidden])
        for other, own in enumerate(masks):
            dealt = [self._dealer.draw(world, slot, left) for slot in self._slots[other]]
            codes = [kind << SHIFT | row[1] for kind, row in zip(dealt, own, strict=True)]
            world.hand[other] = tuple(sorted([*world.hand[other], *codes]))
        world.deck = left
        return world


def sampler(game: Game, seat: int) -> HandSampler:
    """Return what draws worlds for a seat in proportion to its beliefs."""
    return HandSampler(game, seat)
