"""Specials (10) of one's own turn; those that answer something are in answering.py."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Game

from ..hands import SHIFT, remove_code, take_in
from ..names import (
    ASSUME_CONTROL,
    CHEATER_CHEATER,
    DECK,
    DISCONNECTED,
    EXTRA_RAM,
    FREEZE,
    FUMBLE,
    INSUBSTANTIAL,
    LAG,
    MAGIC_BULLET,
    OUT,
    THEFT,
)
from ..state import FragState
from ..steps.floor import drop
from ..steps.healing import ends_of_turn
from .answering import disconnect, turn_insubstantial

specials = Chapter("specials")

SIMPLE: Final[tuple[int, ...]] = (CHEATER_CHEATER, EXTRA_RAM)
ON_ANOTHER: Final[tuple[int, ...]] = (LAG, DISCONNECTED, FREEZE, ASSUME_CONTROL, THEFT)
OF_ONE_S_OWN_TURN: Final[tuple[int, ...]] = (
    *SIMPLE,
    *ON_ANOTHER,
    *(FUMBLE, INSUBSTANTIAL, MAGIC_BULLET),
)


def special_options(g: Game, s: FragState, seat: int, kind: int) -> list[Action]:
    """Return how a special can be played in the own turn; answers wait for their moment."""
    if kind in ON_ANOTHER:
        return [
            ("play_on", kind, other)
            for other in range(g.players)
            if (other != seat or kind == DISCONNECTED) and is_target(s, kind, other)
        ]
    if kind == FUMBLE:
        return [
            ("fumble", other, arm)
            for other in range(g.players)
            if other != seat
            for arm in sorted({weapon[0] for weapon in s.weapons[other]})
            if s.where[other] != OUT
        ]
    if kind in SIMPLE or (kind == INSUBSTANTIAL and not s.ghost[seat]):
        return [("play", kind)]
    if kind == MAGIC_BULLET and not s.magic:
        return [("play", kind)]
    return []


def is_target(s: FragState, kind: int, other: int) -> bool:
    """Say whether a special does anything to somebody."""
    if kind == DISCONNECTED:
        return s.where[other] != OUT
    if kind == FREEZE:
        return not s.frozen[other]
    if kind == ASSUME_CONTROL:
        return s.steered[other] == NOBODY
    if kind == THEFT:
        return len(s.hand[other]) > 0
    return True


def play_special(g: Game, s: FragState, seat: int, action: Action) -> None:
    """Carry out a special of the own turn."""
    kind: int = FUMBLE if action[0] == "fumble" else action[1]
    if kind == FUMBLE:
        s.tell("fumbled", action[1], action[2])
        drop(s, action[1], action[2])
    elif kind == CHEATER_CHEATER:
        s.cheats[seat] = ends_of_turn(s, seat)  # card:cheater_cheater
    elif kind == EXTRA_RAM:
        s.ram[seat] += 1
    elif kind == INSUBSTANTIAL:
        turn_insubstantial(s, seat)
    elif kind == MAGIC_BULLET:
        s.magic = 1
    else:
        play_on_another(g, s, seat, kind, action[2])


def play_on_another(g: Game, s: FragState, seat: int, kind: int, other: int) -> None:
    """Carry out a special that somebody else suffers."""
    s.tell("card_aimed", seat, kind, other)
    if kind == LAG:
        s.lagged[other] += 1
    elif kind == FREEZE:
        s.frozen[other] = 1
    elif kind == ASSUME_CONTROL:
        s.steered[other] = seat
    elif kind == THEFT:
        steal(s, seat, other)
    else:
        disconnect(s, other)


def steal(s: FragState, seat: int, other: int) -> None:
    """A random card of the other's hand is yours; both know which (card:theft)."""
    hand = s.hand[other]
    code = hand[s.below(len(hand), "theft")]
    remove_code(s, other, code)
    kind = code >> SHIFT
    known = (code & (1 << SHIFT) - 1 | 1 << other) & ~(1 << seat)
    take_in(s, seat, kind, known)
    s.tell("card_stolen", seat, other, DECK[kind])
    s.whisper(1 << seat | 1 << other, "theft_seen", seat, other, kind)


specials.verb("fumble", target="seat", weapon="card")
specials.event("card_aimed", seat="seat", card="card", target="seat")
specials.event("fumbled", seat="seat", card="card")
specials.event("card_stolen", seat="seat", target="seat", deck="deck")
specials.event("theft_seen", seat="seat", target="seat", card="card")
