"""The state of a match of FRAG, and the few questions every step asks of it."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, State

from .names import COPIES, OUT


class FragState(State):
    """Columns with one entry a seat, the decks as numbers of cards, the floor, the running turn.

    A hand is a sorted tuple of codes: kind << 16 | mask of the other seats that know the card
    (see hands.py). A weapon in play is (kind, ammunition, attachments…).
    """

    __slots__ = (
        "accuracy",
        "armour",
        "blood",
        "blood_at",
        "cheats",
        "closed",
        "deck",
        "discards",
        "extras",
        "follows",
        "frags",
        "fresh",
        "frozen",
        "gear",
        "ghost",
        "hand",
        "health",
        "kept",
        "lagged",
        "magic",
        "markers",
        "may_take",
        "phasing",
        "piles",
        "points",
        "pool",
        "ram",
        "rolled",
        "shots",
        "speed",
        "steered",
        "surges",
        "turn",
        "weapons",
        "where",
        "wins",
        "wounds",
    )

    # The player
    health: list[int]  # start values (1.2)
    speed: list[int]
    accuracy: list[int]
    frags: list[int]
    hand: list[tuple[int, ...]]
    ram: list[int]  # Extra RAM in play
    lagged: list[int]  # turns to be missed
    frozen: list[int]  # 1: till the end of the next turn
    steered: list[int]  # the seat that steers the next turn, or NOBODY
    wins: list[int]  # rounds of the tournament won so far (8.3)
    # The fighter
    where: list[int]  # node, or OUT
    wounds: list[int]
    armour: list[int]  # kind of the armour worn, or NOBODY
    pool: list[int]  # what is left of its bonus (7.9)
    gear: list[tuple[int, ...]]  # other gadgets in play
    weapons: list[tuple[tuple[int, ...], ...]]  # in the order they came into play
    blood: list[int]  # blood markers held (7.14)
    surges: list[tuple[int, ...]]  # for each Adrenaline Surge: own turns that have yet to end
    cheats: list[int]  # own turns that have yet to end till Cheater Cheater wears off
    ghost: list[int]  # 1: insubstantial till the own turn starts
    kept: list[int]  # 1: fragged, but weapons and gadgets wait for the return
    # Decks and floor
    deck: list[int]  # face-down cards of each kind; they have no order
    discards: list[int]
    blood_at: list[int]  # nodes with a blood marker, once for each
    piles: list[tuple[int, ...]]  # (node, number, kinds…): cards under a marker, one pile a node
    markers: int  # numbers given to weapon markers so far
    # The turn
    turn: int
    follows: int  # who comes next if not the next seat clockwise, or NOBODY
    points: int  # movement points left
    shots: int  # attacks made
    extras: list[int]  # weapons whose own additional attacks were made
    rolled: int  # bit mask of the power-up fields rolled for (5.4)
    may_take: int  # 1: a marker may be taken from the field just entered (7.14)
    closed: list[int]  # nodes whose pile something was taken from (7.14)
    fresh: list[tuple[int, int]]  # (node, kind) dropped in this turn (7.16)
    phasing: int  # 1: walls don't stop steps in this turn
    magic: int  # 1: the next attack needs no line of sight

    def clone(self) -> FragState:
        """Return an independent copy that tells no events."""
        twin = FragState()
        self.copy_kernel_to(twin)
        twin.health = self.health[:]
        twin.speed = self.speed[:]
        twin.accuracy = self.accuracy[:]
        twin.frags = self.frags[:]
        twin.hand = self.hand[:]
        twin.ram = self.ram[:]
        twin.lagged = self.lagged[:]
        twin.frozen = self.frozen[:]
        twin.steered = self.steered[:]
        twin.wins = self.wins[:]
        twin.where = self.where[:]
        twin.wounds = self.wounds[:]
        twin.armour = self.armour[:]
        twin.pool = self.pool[:]
        twin.gear = self.gear[:]
        twin.weapons = self.weapons[:]
        twin.blood = self.blood[:]
        twin.surges = self.surges[:]
        twin.cheats = self.cheats[:]
        twin.ghost = self.ghost[:]
        twin.kept = self.kept[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.blood_at = self.blood_at[:]
        twin.piles = self.piles[:]
        twin.markers = self.markers
        twin.turn = self.turn
        twin.follows = self.follows
        twin.points = self.points
        twin.shots = self.shots
        twin.extras = self.extras[:]
        twin.rolled = self.rolled
        twin.may_take = self.may_take
        twin.closed = self.closed[:]
        twin.fresh = self.fresh[:]
        twin.phasing = self.phasing
        twin.magic = self.magic
        return twin


def blank(players: int) -> FragState:
    """Return the table before anything is dealt: nobody stands anywhere, all cards in the decks."""
    s = FragState()
    s.start()
    s.health = [0] * players
    s.speed = [0] * players
    s.accuracy = [0] * players
    s.frags = [0] * players
    s.hand = [()] * players
    s.ram = [0] * players
    s.lagged = [0] * players
    s.frozen = [0] * players
    s.steered = [NOBODY] * players
    s.wins = [0] * players
    s.where = [OUT] * players
    s.wounds = [0] * players
    s.armour = [NOBODY] * players
    s.pool = [0] * players
    s.gear = [()] * players
    s.weapons = [()] * players
    s.blood = [0] * players
    s.surges = [()] * players
    s.cheats = [0] * players
    s.ghost = [0] * players
    s.kept = [0] * players
    s.deck = list(COPIES)
    s.discards = [0] * len(COPIES)
    s.blood_at = []
    s.piles = []
    s.markers = 0
    s.turn = 0
    s.follows = NOBODY
    s.points = 0
    s.shots = 0
    s.extras = []
    s.rolled = 0
    s.may_take = 0
    s.closed = []
    s.fresh = []
    s.phasing = 0
    s.magic = 0
    return s
