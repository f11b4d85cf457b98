"""The state of a match of COLLECT! FIGHT! SURVIVE!."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, State

from .names import AWAY, MACHINE_KINDS, TEAM


class CfsState(State):
    """Figures with their load, pieces on the floor, energy fields, secret cards, the running round.

    A figure is 4 * seat + profile; the machines come after all players' figures.
    """

    __slots__ = (
        "actions",
        "active",
        "chosen",
        "done",
        "down",
        "fields",
        "floor",
        "hand",
        "handled",
        "load",
        "may_jump",
        "moved",
        "moving",
        "needs",
        "out",
        "pile",
        "round",
        "sought",
        "used",
        "where",
    )

    # Figures
    where: list[int]  # field, or AWAY
    load: list[tuple[int, ...]]  # sorted kinds
    down: int  # bit mask of figures that are knocked down (6.1)
    out: int  # out of play till the next round (6.2)
    done: int  # activated in this round
    # Dungeon
    floor: list[tuple[int, ...]]  # by field, sorted kinds
    fields: int  # bit mask of the active energy fields
    # Cards
    needs: list[tuple[int, ...]]  # secret resource cards (1.4)
    sought: list[int]  # kinds turned up at the end
    hand: list[tuple[int, ...]]  # secret playing cards, sorted
    pile: list[int]  # those of the machines, sorted: it has no order that could leak
    chosen: list[int]  # cards turned up this round by seat, then the machines'; NOBODY before
    used: list[int]  # playing cards turned up so far
    # The activation
    round: int
    active: int  # figure, or NOBODY
    actions: int  # left
    moving: int  # 1: a move goes on
    moved: int  # fields of it
    may_jump: int  # 1: the teleporter was just entered (3.5)
    handled: int  # bit mask of kinds taken here since the last step or action, then of kinds laid

    def clone(self) -> CfsState:
        """Return an independent copy that tells no events."""
        twin = CfsState()
        self.copy_kernel_to(twin)
        twin.where = self.where[:]
        twin.load = self.load[:]
        twin.down = self.down
        twin.out = self.out
        twin.done = self.done
        twin.floor = self.floor[:]
        twin.fields = self.fields
        twin.needs = self.needs[:]
        twin.sought = self.sought[:]
        twin.hand = self.hand[:]
        twin.pile = self.pile[:]
        twin.chosen = self.chosen[:]
        twin.used = self.used[:]
        twin.round = self.round
        twin.active = self.active
        twin.actions = self.actions
        twin.moving = self.moving
        twin.moved = self.moved
        twin.may_jump = self.may_jump
        twin.handled = self.handled
        return twin


def blank_in(players: int, nodes: int) -> CfsState:
    """Return an empty dungeon."""
    s = CfsState()
    s.start()
    figures = players * TEAM + len(MACHINE_KINDS)
    s.where = [AWAY] * figures
    s.load = [()] * figures
    s.down = s.out = s.done = 0
    s.floor = [()] * nodes
    s.fields = 0
    s.needs = [()] * players
    s.sought = []
    s.hand = [()] * players
    s.pile = []
    s.chosen = [NOBODY] * (players + 1)
    s.used = []
    s.round = 0
    s.active = NOBODY
    s.actions = s.moving = s.moved = s.may_jump = s.handled = 0
    return s
