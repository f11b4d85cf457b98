"""The state of a match of BANG!, and the few questions every step asks of it."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, State

from .names import ARROWS, NO_CHARACTER, NO_ROLE


class BangState(State):
    """Columns with one entry a seat, the dice of the running turn, the arrows in the middle."""

    __slots__ = (
        "aims",
        "alive",
        "arrows",
        "blasted",
        "calm",
        "character",
        "dead_order",
        "dice",
        "doubled",
        "duelled",
        "fallen",
        "fallen_before",
        "graves",
        "heir",
        "life",
        "limit",
        "lost",
        "master",
        "namer",
        "old",
        "open_graves",
        "outbreak",
        "pile",
        "rage",
        "rage_choice",
        "rage_discards",
        "rage_pile",
        "rage_up",
        "rerolls",
        "retired",
        "role",
        "shown",
        "spent",
        "stirred",
        "turn",
        "wound_pile",
        "wounds",
        "zombies",
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
    blasted: int  # whether dynamite has cost life in this turn (2.3)
    # module rage (10)
    lost: list[int]  # life lost in this turn, by seat (10.1)
    rage_pile: list[int]  # symbols of the face-down pile; it has no order
    rage_discards: list[int]
    rage: list[tuple[tuple[int, int], ...]]  # face-down cards: seats that know it, symbol
    rage_up: list[int]  # symbols turned up in this turn (10.2)
    # module duel (8)
    wound_pile: list[int]  # symbols of the face-down pile; it has no order
    wounds: list[int]  # bit mask of the wounded symbols, by seat (8.4)
    duelled: int  # bit mask of the seats challenged in this turn (8.3)
    # module characters (9)
    rage_choice: list[int]  # the two symbols Pixie drew, while she chooses (9.6)
    spent: int  # bit mask of the abilities used up in this turn, by bit
    # module undead (11)
    graves: list[int]  # hands on the face-down graveyard cards; the pile has no order
    open_graves: list[int]  # hands on the open ones
    fallen: int  # bit mask of those eliminated in this turn, who draw at its end (11.1)
    stirred: int  # a card with hands was turned up in this turn
    calm: int  # a card without hands was turned up in this turn (11.2)
    outbreak: int  # 0 not yet, 1 with the next turn, 2 it has come
    zombies: int  # bit mask of the seats that became zombies (11.5)
    master: int  # the Zombie Master (11.5)
    # module legacy (12)
    heir: int  # who is Sheriff (next) by legacy (12.1)
    retired: int  # the old Sheriff who named another (12.1)
    namer: int  # the old Sheriff who names the next one (12.1)
    dead_order: list[int]  # who was eliminated, in order (12.2)
    fallen_before: list[int]  # who was eliminated in the last match, in order (12.2)
    old: list[int]  # characters of the last match's survivors (12.2)

    def clone(self) -> BangState:  # noqa: PLR0915 (a line a column)
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
        twin.blasted = self.blasted
        twin.lost = self.lost[:]
        twin.rage_pile = self.rage_pile[:]
        twin.rage_discards = self.rage_discards[:]
        twin.rage = self.rage[:]
        twin.rage_up = self.rage_up[:]
        twin.wound_pile = self.wound_pile[:]
        twin.wounds = self.wounds[:]
        twin.duelled = self.duelled
        twin.rage_choice = self.rage_choice[:]
        twin.spent = self.spent
        twin.graves = self.graves[:]
        twin.open_graves = self.open_graves[:]
        twin.fallen = self.fallen
        twin.stirred = self.stirred
        twin.calm = self.calm
        twin.outbreak = self.outbreak
        twin.zombies = self.zombies
        twin.master = self.master
        twin.heir = self.heir
        twin.retired = self.retired
        twin.namer = self.namer
        twin.dead_order = self.dead_order[:]
        twin.fallen_before = self.fallen_before[:]
        twin.old = self.old[:]
        return twin


def blank(players: int) -> BangState:  # noqa: PLR0915 (a line a column)
    """Return the table before anything is dealt: everybody in play, all arrows in the middle."""
    s = BangState()
    s.start()
    s.role = [NO_ROLE] * players
    s.character = [NO_CHARACTER] * players
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
    s.blasted = 0
    s.lost = [0] * players
    s.rage_pile = []
    s.rage_discards = []
    s.rage = [()] * players
    s.rage_up = []
    s.wound_pile = []
    s.wounds = [0] * players
    s.duelled = 0
    s.rage_choice = []
    s.spent = 0
    s.graves = []
    s.open_graves = []
    s.fallen = 0
    s.stirred = 0
    s.calm = 0
    s.outbreak = 0
    s.zombies = 0
    s.master = NOBODY
    s.heir = NOBODY
    s.retired = NOBODY
    s.namer = NOBODY
    s.dead_order = []
    s.fallen_before = []
    s.old = [NO_CHARACTER] * players
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
