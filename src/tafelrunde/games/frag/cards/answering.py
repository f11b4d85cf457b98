"""Specials and gadgets that answer something (2.10), and what they do to it."""

from __future__ import annotations

from tafelrunde.kernel import Chapter, Frame, Game

from ..names import (
    AUTOMATIC_MISS,
    BONUS_DAMAGE,
    DISCONNECTED,
    FUMBLE,
    INSUBSTANTIAL,
    OUT,
    PERSONAL_TELEPORTER,
    TIMING_TROUBLES,
    ZIGGED,
)
from ..state import FragState
from ..steps.answers import DICE, HIT, LAPSED, MISS, depth_of
from ..steps.arriving import arrive, respawn_field
from ..steps.floor import drop_weapon
from ..steps.fragging import cut_turn, remains

answering = Chapter("answering")


def answer(g: Game, s: FragState, frame: Frame) -> None:
    """Nobody answers this answer: it takes effect."""
    seat: int = frame[1]
    kind: int = frame[2]
    if kind == AUTOMATIC_MISS:
        decide(s, MISS)
    elif kind == ZIGGED:
        decide(s, HIT)
    elif kind == INSUBSTANTIAL:
        turn_insubstantial(s, seat)
        decide(s, MISS)
    elif kind == PERSONAL_TELEPORTER:
        beam_out(g, s, seat)
        decide(s, LAPSED)
    elif kind == FUMBLE:
        fumble_attack(s)
    elif kind == BONUS_DAMAGE:
        double_damage(s)
    elif kind == DISCONNECTED:
        disconnect(s, frame[3])
    elif kind == TIMING_TROUBLES:
        s.follows = seat
        cut_turn(s)


def decide(s: FragState, verdict: int) -> None:
    """Settle an attack, unless a card that was played later has settled it already (2.8)."""
    depth = depth_of(s, "to_hit")
    attack = s.agenda[depth]
    if attack[6] == DICE or verdict == LAPSED:
        s.agenda[depth] = (*attack[:6], verdict, *attack[7:])


def turn_insubstantial(s: FragState, seat: int) -> None:
    """Walls and weapons go right through the fighter till its next turn (card:insubstantial)."""
    s.ghost[seat] = 1
    s.tell("insubstantial", seat)


def beam_out(g: Game, s: FragState, seat: int) -> None:
    """A die gives the respawn field (card:personal_teleporter)."""
    if s.where[seat] == OUT:
        return
    node = respawn_field(g, s)
    s.tell("teleported", seat, node)
    arrive(s, seat, node)
    s.push(("landing", seat))


def fumble_attack(s: FragState) -> None:
    """The announced weapon falls on the attacker's field, and the attack lapses (card:fumble)."""
    attack = s.agenda[depth_of(s, "to_hit")]
    attacker: int = attack[1]
    if s.where[attacker] != OUT and attack[3] in s.weapons[attacker]:
        s.tell("fumbled", attacker, attack[3][0])
        drop_weapon(s, attacker, attack[3])
    decide(s, LAPSED)


def double_damage(s: FragState) -> None:
    """The damage dice are doubled (card:bonus_damage)."""
    depth = depth_of(s, "damage")
    hit = s.agenda[depth]
    s.agenda[depth] = (*hit[:6], 2, *hit[7:])


def disconnect(s: FragState, seat: int) -> None:
    """A fighter is removed as if fragged, and nobody scores; it may end a turn (9.2)."""
    if s.where[seat] == OUT:
        return
    s.tell("disconnected", seat)
    remains(s, seat)
    if seat == s.turn:
        cut_turn(s)


answering.event("insubstantial", seat="seat")
answering.event("disconnected", seat="seat")
answering.event("fumbled", seat="seat", card="card")
answering.step("answer", answer)
