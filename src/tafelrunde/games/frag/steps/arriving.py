"""Chapters 4 and 6: coming onto a field, being bumped off it, and what fields do."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Chapter, Frame, Game

from ..board import Board
from ..hands import draw_card
from ..names import ACID_DICE, GADGET, OUT, POWER_UP, SIDES, WEAPON
from ..state import FragState
from .floor import pile_at
from .rolling import pips, roll

arriving = Chapter("arriving")


def respawn_field(g: Game, s: FragState) -> int:
    """Roll for a respawn field: as many sides as the map has of them (4.1)."""
    board: Board = g.ground
    return board.respawn[s.below(len(board.respawn), "respawn")]


def arrive(s: FragState, seat: int, node: int) -> None:
    """Come onto a field out of nowhere: who stands there is bumped (4.3)."""
    s.where[seat] = node
    if seat == s.turn:
        s.may_take = 0
    for other, place in enumerate(s.where):
        if place == node and other != seat:
            s.push(("bump", other))


def bump(g: Game, s: FragState, frame: Frame) -> None:
    """The bumped fighter rolls and moves to that respawn field, unhurt; it may bump in turn."""
    seat: int = frame[1]
    if s.where[seat] != OUT:
        node = respawn_field(g, s)
        s.tell("bumped", seat, node)
        arrive(s, seat, node)


def landing(g: Game, s: FragState, frame: Frame) -> None:
    """Who came by teleport has entered the field (5.4)."""
    entered(g, s, frame[1])


def entered(g: Game, s: FragState, seat: int) -> None:
    """A field was entered: markers may be taken (7.14), power-ups roll (5.4), acid bites (6.1)."""
    board: Board = g.ground
    node = s.where[seat]
    if seat == s.turn:
        s.may_take = 1 if node in s.blood_at or pile_at(s, node) != NOBODY else 0
    if board.weapon_fields >> node & 1:
        power_up(g, s, seat, WEAPON)
    elif board.gadget_fields >> node & 1:
        power_up(g, s, seat, GADGET)
    if board.acid >> node & 1 and not s.ghost[seat]:
        thrown = roll(s, ACID_DICE, "acid")
        s.tell("acid_entered", seat, thrown)
        s.push(("hurt", seat, pips(thrown), 0, NOBODY))


def power_up(g: Game, s: FragState, seat: int, deck: int) -> None:
    """A die of 4 to 6 draws a card; each field once a turn (5.4)."""
    if seat == s.turn:
        place = 1 << s.where[seat]
        if s.rolled & place:
            return
        s.rolled |= place
    die = s.below(SIDES, "power_up")
    s.tell("power_up_rolled", seat, deck, die)
    if die + 1 >= POWER_UP:
        draw_card(g, s, seat, deck)


arriving.event("bumped", seat="seat", field="field")
arriving.event("acid_entered", seat="seat", dice="pip*")
arriving.event("power_up_rolled", seat="seat", deck="deck", die="pip")
arriving.step("bump", bump)
arriving.step("landing", landing)
