"""Chapter 2: the turn, what leaves at its end, and everybody's hand (2.1 to 2.4)."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..names import (
    ACTIONS,
    COSTS_ACTION,
    COSTS_TURN,
    EXIT,
    FIRST_ACTIONS,
    MYSTIC_MOMENT,
)
from ..reckoning import hand_limit
from ..state import KfState
from ..zones import discard, draw, give_up, in_play, leave_play
from .winning import VICTORY, victory

turn = Chapter("turn")
turn.sequence("turn", "dawn", "action_phase", "dusk", "refill_all", "next_turn")


def dawn(g: Game, s: KfState, frame: Frame) -> None:
    """One action in the first turn, two later (2.1); traps may take some or all of them (7.2)."""
    seat: int = frame[2]
    s.turn = seat
    s.actions = ACTIONS if s.turns[seat] else FIRST_ACTIONS
    s.turns[seat] += 1  # a lost first turn was the first
    s.swapped = s.seized = 0
    s.used = []
    trap = first_with(s, seat, COSTS_TURN)
    if trap != NOBODY:
        s.actions = 0
        s.tell("turn_lost", seat, trap)
        leave_play(s, trap)
        return
    s.tell("turn_began", seat)
    trap = first_with(s, seat, COSTS_ACTION)
    if trap != NOBODY:
        s.actions -= 1
        s.tell("action_lost", seat, trap)
        leave_play(s, trap)
    if MYSTIC_MOMENT in s.realm[seat]:
        s.actions += 1
        s.seized = 1
        s.tell("action_won", seat, MYSTIC_MOMENT)


def first_with(s: KfState, seat: int, column: tuple[int, ...]) -> int:
    """Return the first card of a realm that has something, or NOBODY."""
    for card in s.realm[seat]:
        if column[card]:
            return card
    return NOBODY


def action_phase(g: Game, s: KfState, frame: Frame) -> None:
    """The player acts as long as actions are left (2.2)."""
    if s.actions > 0:
        s.push(("act", frame[2]))


def dusk(g: Game, s: KfState, frame: Frame) -> None:
    """Cards whose printed exit number is 0 are discarded (2.3), and a moment that has passed."""
    seat: int = frame[2]
    depth = len(s.agenda)
    if s.seized and MYSTIC_MOMENT in s.realm[seat]:
        leave_play(s, MYSTIC_MOMENT)
    for card in in_play(s):
        if not EXIT[card]:
            leave_play(s, card)
    for monster, item in s.loot[:]:
        if not EXIT[item]:
            s.loot.remove((monster, item))
            discard(s, item)
            s.tell("card_left", item)
    if len(s.agenda) > depth:
        s.agenda.insert(depth, VICTORY)  # after what was untied (7.9)
    else:
        victory(g, s, VICTORY)


def refill_all(g: Game, s: KfState, frame: Frame) -> None:
    """Every player, the active one first, brings the hand to its number (2.3)."""
    refill(g, s, ("refill", frame[2], 0))


def refill(g: Game, s: KfState, frame: Frame) -> None:
    """Draw up, one after the other; who holds too many discards down before it goes on."""
    for place in range(frame[2], g.players):
        seat = (frame[1] + place) % g.players
        missing = hand_limit(s, seat) - len(s.hand[seat])
        if missing > 0:
            draw(s, seat, missing)
        elif missing < 0:
            s.push(("refill", frame[1], place + 1))
            s.push(("discard", seat))
            return


def discard_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any card of the hand."""
    return tuple([("discard", card) for card in s.hand[seat]])


def discard_one(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """A card is laid away, face up, until the hand is small enough."""
    give_up(s, seat, action[1])
    discard(s, action[1])
    s.tell("card_discarded", seat, action[1])
    if len(s.hand[seat]) > hand_limit(s, seat):
        s.push(frame)


def why_not_discarded(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """The hand must be brought down to its number."""
    return "2.3"


def next_turn(g: Game, s: KfState, frame: Frame) -> None:
    """The next player clockwise (2.1)."""
    s.push(("turn", 0, (frame[2] + 1) % g.players))


turn.verb("discard", card="card")
turn.event("turn_began", seat="seat")
turn.event("turn_lost", seat="seat", card="card")
turn.event("action_lost", seat="seat", card="card")
turn.event("action_won", seat="seat", card="card")
turn.event("card_discarded", seat="seat", card="card")
turn.event("card_left", card="card")
turn.step("dawn", dawn)
turn.step("action_phase", action_phase)
turn.step("dusk", dusk)
turn.step("refill_all", refill_all)
turn.step("refill", refill)
turn.decision("discard", discard_options, discard_one, why_not_discarded, automatic=False)
turn.step("next_turn", next_turn)
