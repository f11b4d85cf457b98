"""The state of a match of BANG!, and the few questions every step asks of it."""

from __future__ import annotations

from tafelrunde.kernel import State

from .names import ARROWS


class BangState(State):
    """Columns with one entry a seat, the dice of the running turn, the arrows in the middle."""

    __slots__ = (
        "aims",
        "alive",
        "arrows",
        "character",
        "dice",
        "doubled",
        "life",
        "limit",
        "pile",
        "rerolls",
        "role",
        "shown",
        "turn",
    )

    role: list[int]
    character: list[int]
    life: list[int]
    limit: list[int]  # the most life a seat can have
    arrows: list[int]
    alive: int  # bit mask of the seats in play
    shown: int  # bit mask of the seats whose role everybody knows
    pile: int  # arrows in the middle
    turn: int
    dice: list[int]
    rerolls: int  # rerolls left in this turn
    aims: list[int]  # shots assigned so far, by target (3.2)
    doubled: int  # Slab's beers spent in this turn (5.13)

    def clone(self) -> BangState:
        """Return an independent copy that tells no events."""
        twin = BangState()
        self.copy_kernel_to(twin)
        twin.role = self.role[:]
        twin.character = self.character[:]
        twin.life = self.life[:]
        twin.limit = self.limit[:]
        twin.arrows = self.arrows[:]
        twin.alive = self.alive
        twin.shown = self.shown
        twin.pile = self.pile
        twin.turn = self.turn
        twin.dice = self.dice[:]
        twin.rerolls = self.rerolls
        twin.aims = self.aims[:]
        twin.doubled = self.doubled
        return twin


def blank(players: int) -> BangState:
    """Return the table before anything is dealt: everybody in play, all arrows in the middle."""
    s = BangState()
    s.start()
    s.role = [0] * players
    s.character = [0] * players
    s.life = [0] * players
    s.limit = [0] * players
    s.arrows = [0] * players
    s.alive = (1 << players) - 1
    s.shown = 0
    s.pile = ARROWS
    s.turn = 0
    s.dice = []
    s.rerolls = 0
    s.aims = [0] * players
    s.doubled = 0
    return s


def in_play(s: BangState, seat: int) -> bool:
    """Say whether the seat has not been eliminated."""
    return s.alive >> seat & 1 == 1


def is_in_play(s: BangState, character: int, seat: int) -> bool:
    """Say whether the seat is in play as this character, with its ability."""
    return s.character[seat] == character and s.alive >> seat & 1 == 1


_clockwise: dict[tuple[int, int, int], tuple[int, ...]] = {}


def clockwise(s: BangState, seat: int) -> tuple[int, ...]:
    """Return the seats in play in turn order, from this seat (if in play) on."""
    players = len(s.life)
    key = (s.alive, seat, players)
    found = _clockwise.get(key)
    if found is None:
        order = [(seat + place) % players for place in range(players)]
        found = _clockwise[key] = tuple([other for other in order if s.alive >> other & 1])
    return found
