"""Who is probably what: roles inferred from who shot, healed and helped whom.

A seat's acts are weighed by how likely each role would have chosen them, given what the whole
table could think of the targets then. The deal (1.1) binds the seats together: every way the
hidden roles can lie counts with the product of its seats' weights. At the outbreak the sides
become public (11.5), and roles matter no more.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Event, Game

from .modules.duel import opponents
from .names import DEAL, OUTLAW, ROLES
from .state import BangState, blank, clockwise
from .steps.resolving import in_reach, reach

HIDDEN: Final = -1
Odds = list[list[float]]  # for each seat, the chance of each role

# How gladly a role (row) turns to a role (column): Sheriff, Renegade, Outlaw, Deputy. The rows
# of the Sheriff, whom everybody knows, are never asked for.
SHOOTS: Final[Odds] = [
    [1.0, 1.0, 1.0, 1.0],
    [1.5, 3.0, 3.0, 6.0],
    [12.0, 3.0, 1.0, 5.0],
    [0.4, 5.0, 7.0, 1.0],
]
HELPS: Final[Odds] = [
    [1.0, 1.0, 1.0, 1.0],
    [3.0, 1.0, 1.0, 1.0],
    [0.3, 0.7, 2.0, 0.5],
    [8.0, 0.5, 0.5, 2.0],
]
NO_ALTERNATIVE: Final = 0.0
HELP_ONESELF: Final = 3.0
KEEP_THE_BEER: Final = 5.0
WHIM: Final = 0.15  # the share of acts that follow no goal
DOUBT: Final = 1e-6  # no act ever rules a role out


class Beliefs:
    """What the acts of a match so far say about each seat's role; reads a history bit by bit."""

    __slots__ = ("_known", "_opinion", "_over", "_read", "_table", "_traits")

    def __init__(self, players: int) -> None:
        self._read: int = 0
        self._table: BangState = blank(players)  # who was in play when something happened
        self._known: list[int] = [HIDDEN] * players
        self._traits: Odds = [[1.0] * len(ROLES) for _ in range(players)]
        self._over: bool = False  # since the outbreak
        self._opinion: Odds = []  # the table's, at the beginning of a turn; empty: not asked for

    def listen(self, g: Game, s: BangState, history: list[Event]) -> None:
        """Read on in the history; of the state only what everybody sees."""
        if self._read == 0 or len(history) < self._read:  # the latter: something was taken back
            self._begin(s, history)
        for at in range(self._read, len(history)):
            if not self._over:
                self._hear(g, history[at][1], history[at][2])
        self._read = len(history)

    def odds(self, seat: int, role: int) -> Odds:
        """Return the chances of all roles as the seat sees them, whose own role is this."""
        known = self._known[:]
        known[seat] = role
        return role_odds(known, self._traits)

    def _begin(self, s: BangState, history: list[Event]) -> None:
        """Set the table as it was before the history: who was eliminated in it sits again."""
        players = len(s.life)
        gone = [args[0] for _, key, args in history if key == "eliminated"]
        self._read = 0
        self._table.character = s.character[:]
        self._table.alive = s.alive
        self._table.duelled = 0
        self._over = False
        for seat in gone:
            self._table.alive |= 1 << seat
        self._known = [
            s.role[seat] if s.shown >> seat & 1 and seat not in gone else HIDDEN
            for seat in range(players)
        ]
        self._traits = [[1.0] * len(ROLES) for _ in range(players)]
        self._opinion = []

    def _hear(self, g: Game, key: str, args: tuple[Any, ...]) -> None:
        """Draw conclusions from one event: who did what to whom, though others were at hand."""
        table = self._table
        if key == "aimed":
            targets = in_reach(table, args[0], reach(g, table, args[0], args[2]))
            self._weigh(args[0], args[1], targets, SHOOTS, NO_ALTERNATIVE)
        elif key == "shot_doubled":
            self._weigh(args[0], args[1], (args[1],), SHOOTS, KEEP_THE_BEER)
        elif key in ("gained_life", "arrows_returned"):
            helped, much, helper = args
            if much and helped != helper:
                self._weigh(helper, helped, clockwise(table, helper)[1:], HELPS, HELP_ONESELF)
        elif key == "duel_began":
            self._weigh(args[0], args[1], tuple(opponents(table, args[0])), SHOOTS, NO_ALTERNATIVE)
            table.duelled |= 1 << args[1]
        else:
            self._note(key, args)

    def _note(self, key: str, args: tuple[Any, ...]) -> None:
        """Keep the table as it is while the history goes on."""
        table = self._table
        if key == "turn_began":
            self._opinion = []
            table.duelled = 0
        elif key == "eliminated":
            table.alive &= ~(1 << args[0])
            self._known[args[0]] = args[1]
            self._opinion = []
        elif key == "role_shown":  # the Sheriff's, before the first turn
            self._known[args[0]] = args[1]
        elif key == "character_dealt":  # the state has forgotten those of the fallen (11.1)
            table.character[args[0]] = args[1]
        elif key == "outbreak_came":
            self._over = True

    def _weigh(
        self, actor: int, chosen: int, choices: tuple[int, ...], wishes: Odds, otherwise: float
    ) -> None:
        """Make each role of the actor as likely as its choosing this one of the seats."""
        if self._known[actor] != HIDDEN or not choices or (len(choices) < 2 and not otherwise):
            return
        if not self._opinion:
            self._opinion = role_odds(self._known, self._traits)
        traits = self._traits[actor]
        for role in range(len(ROLES)):
            wish = wishes[role]
            every = otherwise
            this = 0.0
            for seat in choices:
                a, b, c, d = self._opinion[seat]
                glad = a * wish[0] + b * wish[1] + c * wish[2] + d * wish[3]
                every += glad
                if seat == chosen:
                    this = glad
            traits[role] *= WHIM / len(choices) + (1.0 - WHIM) * this / every
        most = max(traits)
        self._traits[actor] = [max(DOUBT, each / most) for each in traits]


def role_odds(known: list[int], traits: Odds) -> Odds:
    """Return each seat's chances of each role, by all ways the hidden roles can lie."""
    hidden = [seat for seat in range(len(known)) if known[seat] == HIDDEN]
    odds: Odds = [[0.0] * len(ROLES) for _ in known]
    total = 0.0
    for way in ways(known):
        weight = 1.0
        for place, role in enumerate(way):
            weight *= traits[hidden[place]][role]
        total += weight
        for place, role in enumerate(way):
            odds[hidden[place]][role] += weight
    for seat in range(len(known)):
        if known[seat] != HIDDEN:
            odds[seat][known[seat]] = 1.0
        else:
            odds[seat] = [each / total for each in odds[seat]]
    return odds


_WAYS: dict[tuple[int, ...], list[tuple[int, ...]]] = {}


def ways(known: list[int]) -> list[tuple[int, ...]]:
    """Return all different ways to deal the roles that are not known to the hidden seats."""
    key = tuple(known)
    found = _WAYS.get(key)
    if found is None:
        left = [DEAL[len(known)][role] - known.count(role) for role in range(len(ROLES))]
        missing = known.count(HIDDEN) - sum([max(0, many) for many in left])
        left[OUTLAW] += max(0, missing)  # a made-up position need not keep to the deal
        found = _WAYS[key] = arrangements(left, known.count(HIDDEN))
    return found


def arrangements(left: list[int], places: int) -> list[tuple[int, ...]]:
    """Return all different ways to fill the places from so many of each role."""
    if not places:
        return [()]
    found: list[tuple[int, ...]] = []
    for role in range(len(left)):
        if left[role] > 0:
            left[role] -= 1
            found += [(role, *rest) for rest in arrangements(left, places - 1)]
            left[role] += 1
    return found
