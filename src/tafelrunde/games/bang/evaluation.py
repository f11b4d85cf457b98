"""Everybody's chance to win a match of BANG! whose roles are all known (or guessed)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.tables import read_table
from tafelrunde.kernel import Game
from tafelrunde.pieces.contest import Side, chances, decided

from .goals import undead
from .modules.undead import HERE
from .names import ARROWS, DEPUTY, OUTLAW, RENEGADE, SHERIFF
from .state import BangState
from .steps.three_players import PREY
from .weighing import RISK

WEIGHTS: Final[dict[str, list[float]]] = read_table(__file__, "evaluation")["weights"]
FULL: Final = 5.0  # lives that count as 1
LOW: Final = 3.0  # lives below which a Sheriff is in danger
LEAST: Final = 0.3  # lives of somebody in play whom the Indians would kill
# What weighs how much depends on how many sat down.
LAW: Final = tuple([f"law{players}" for players in range(9)])
OUTLAWS: Final = tuple([f"outlaws{players}" for players in range(9)])
LONER: Final = tuple([f"renegade{players}" for players in range(9)])


def evaluate(g: Game, s: BangState) -> list[float]:
    """Return for each seat its chance to win, roles as they are in this world."""
    if not s.agenda:
        return decided(g.players, s.winners)
    return chances(g.players, sides(g, s), WEIGHTS)


def moment(s: BangState) -> int:
    """Return whose turn it is: search goes on for some turns, then asks for the chances."""
    return s.turn


def sides(g: Game, s: BangState) -> list[Side]:
    """Return who wins together and what they have."""
    if g.players == 3:
        return hunters(s)
    if s.outbreak == HERE:
        return undead_and_living(s)
    return law_and_outlaws(s)


def lasting(s: BangState, seat: int) -> float:
    """Return a seat's life in fives, less what its arrows will probably cost (2.2)."""
    if not s.alive >> seat & 1:
        return 0.0
    arrows = s.arrows[seat]
    life = float(s.life[seat])
    if arrows:
        life -= RISK[min(s.pile, ARROWS)] * arrows
    return max(LEAST, life) / FULL


def law_and_outlaws(s: BangState) -> list[Side]:
    """Law, Outlaws, and each Renegade alone (4.2): all are weighed by what everybody has."""
    count = [0.0, 0.0, 0.0, 0.0]
    life = [0.0, 0.0, 0.0, 0.0]
    renegades: list[int] = []
    law: list[int] = []
    outlaws: list[int] = []
    for seat, role in enumerate(s.role):
        here = lasting(s, seat)
        if here > 0.0:
            count[role] += 1.0
            life[role] += here
        if role == OUTLAW:
            outlaws.append(seat)
        elif role == RENEGADE:
            renegades.append(seat)
        else:
            law.append(seat)
    mover = s.role[s.turn]
    features = [
        1.0,
        life[SHERIFF],
        max(0.0, LOW / FULL - life[SHERIFF]),
        count[DEPUTY],
        life[DEPUTY],
        count[OUTLAW],
        life[OUTLAW],
        count[RENEGADE],
        life[RENEGADE],
        1.0 if mover in (SHERIFF, DEPUTY) else 0.0,
        1.0 if mover == OUTLAW else 0.0,
    ]
    players = len(s.role)
    found = [Side(LAW[players], law, features), Side(OUTLAWS[players], outlaws, features)]
    kind = LONER[players]
    living = [seat for seat in renegades if s.alive >> seat & 1]
    return found + [Side(kind, [seat], [*features, lasting(s, seat)]) for seat in living]


def undead_and_living(s: BangState) -> list[Side]:
    """After the outbreak there are two sides (11.7)."""
    dead = undead(s)
    members: list[list[int]] = [[], []]
    count = [0.0, 0.0]
    life = [0.0, 0.0]
    for seat in range(len(s.life)):
        side = dead >> seat & 1
        members[side].append(seat)
        here = lasting(s, seat)
        if here > 0.0:
            count[side] += 1.0
            life[side] += here
    return [
        Side("living", members[0], [1.0, count[0], life[0]]),
        Side("undead", members[1], [1.0, count[1], life[1]]),
    ]


def hunters(s: BangState) -> list[Side]:
    """With three players each hunts another (7.1); once one is dead the last one left wins."""
    hunting = 1.0 if s.alive.bit_count() == 3 else 0.0
    found: list[Side] = []
    for seat in range(3):
        if not s.alive >> seat & 1:
            continue
        prey = next(other for other in range(3) if s.role[other] == PREY[s.role[seat]])
        next_up = 1.0 if s.turn == seat else 0.0
        own = lasting(s, seat)
        features = [own, hunting * own, hunting * lasting(s, prey), next_up]
        found.append(Side("hunter", [seat], features))
    return found
