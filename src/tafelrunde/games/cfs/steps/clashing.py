"""Two figures measure themselves: out of the way (3.7) and fights (5)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..dungeon import Dungeon
from ..names import ATTACKER, FOLLOWS, SIDES
from ..state import CfsState
from ..values import (
    figure_at,
    is_down,
    is_machine,
    is_out,
    modifier,
    owner_of,
    passes,
    profile_of,
)
from .falling import drop_all, knock_down

clashing = Chapter("clashing")

FOLLOW: Final[Action] = ("follow",)
STAY: Final[Action] = ("stay",)


class Clash:
    """What both dice of a test or fight said."""

    __slots__ = ("attacker", "defender", "lead", "one", "other")

    def __init__(self, attacker: int, defender: int, one: int, other: int, lead: int) -> None:
        self.attacker: int = attacker
        self.defender: int = defender
        self.one: int = one  # the natural number of the attacker
        self.other: int = other
        self.lead: int = lead  # by how much the attacker is ahead

    def knocks(self) -> list[int]:
        """Return who is knocked down by naturals, once for each time (5.4)."""
        fallen: list[int] = []
        if self.one == 1:
            fallen.append(self.attacker)
        if self.other == SIDES:
            fallen.append(self.attacker)
        if self.other == 1:
            fallen.append(self.defender)
        if self.one == SIDES:
            fallen.append(self.defender)
        return fallen


def roll_clash(g: Game, s: CfsState, attacker: int, defender: int, what: str) -> Clash:
    """Both roll d8 with profile, load, lying down, and +1 for the attacker (3.7, 5.2)."""
    one = s.below(SIDES, what) + 1
    other = s.below(SIDES, what) + 1
    first = one + modifier(g, s, attacker) + ATTACKER
    second = other + modifier(g, s, defender)
    s.tell("clash_rolled", attacker, one - 1, first, defender, other - 1, second)
    return Clash(attacker, defender, one, other, first - second)


# Fights (5)


def fight(g: Game, s: CfsState, attacker: int, node: int) -> None:
    """Result, drop, push, naturals, follow: in this order (5.3)."""
    defender = figure_at(s, node)
    s.tell("fight_began", attacker, defender)
    clash = roll_clash(g, s, attacker, defender, "fight")
    winner = loser = NOBODY
    left = NOBODY
    if clash.lead:
        winner, loser = (attacker, defender) if clash.lead > 0 else (defender, attacker)
        left = s.where[loser]
        s.tell("fight_won", winner, loser)
        drop_all(s, loser, left)
        push_back(g, s, winner, loser)
        knock_down(g, s, loser)
    for fallen in clash.knocks():
        knock_down(g, s, fallen)
    if winner != NOBODY:
        s.push(("pursuit", winner, left))


def push_back(g: Game, s: CfsState, winner: int, loser: int) -> None:
    """Straight away from the winner, if nothing is in the way (5.3)."""
    dungeon: Dungeon = g.ground
    direction, _ = dungeon.step_to(s.where[winner], s.where[loser])
    to, bit = dungeon.toward(s.where[loser], direction)
    blocked = to < 0 or to in s.where or (s.fields & bit and not passes(g, loser))
    if not blocked:
        s.where[loser] = to
        s.tell("pushed", loser, to)


def pursuit(g: Game, s: CfsState, frame: Frame) -> None:
    """The winner may follow, attacker or not, if it stands and the field is free (5.3, 9.3)."""
    winner: int = frame[1]
    if is_out(s, winner) or is_down(s, winner) or frame[2] in s.where:
        return
    if not is_machine(g, winner):
        s.push(("following", owner_of(g, winner), winner, frame[2]))
    elif FOLLOWS[profile_of(g, winner)]:
        follow_to(s, winner, frame[2])


def follow_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Follow or stay."""
    return (FOLLOW, STAY)


def following(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> None:
    """The winner takes the field, or stays."""
    if action == FOLLOW:
        follow_to(s, frame[2], frame[3])


def follow_to(s: CfsState, winner: int, node: int) -> None:
    """The winner stands where the loser stood."""
    s.where[winner] = node
    s.tell("followed", winner, node)


def who_may_follow(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the winner and the field."""
    return frame[2], frame[3]


def why_not_followed(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """One or the other."""
    return "5.3"


# Out of the way (3.7)


def shove(g: Game, s: CfsState, attacker: int, node: int) -> bool:
    """Fight one's way into a field; say whether the move may go on."""
    defender = figure_at(s, node)
    start = s.where[attacker]
    clash = roll_clash(g, s, attacker, defender, "shove")
    won = clash.lead > 0
    fallen = clash.knocks()
    for who in [who for who in fallen if who == defender]:
        knock_down(g, s, who)
    if won:
        s.where[attacker] = node
        if s.where[defender] == node:  # a defender that went out is gone already
            s.where[defender] = start
        s.tell("swapped", attacker, defender, node)
    else:
        s.tell("shove_failed", attacker, defender)
    for who in [who for who in fallen if who == attacker]:
        knock_down(g, s, who)
    return won and not is_down(s, attacker) and not is_out(s, attacker)


clashing.verb("follow")
clashing.verb("stay")
clashing.event(
    "clash_rolled",
    attacker="figure",
    die="pip",
    total="number",
    defender="figure",
    other_die="pip",
    other_total="number",
)
clashing.event("fight_began", attacker="figure", defender="figure")
clashing.event("fight_won", winner="figure", loser="figure")
clashing.event("pushed", figure="figure", field="field")
clashing.event("followed", figure="figure", field="field")
clashing.event("swapped", figure="figure", other="figure", field="field")
clashing.event("shove_failed", figure="figure", other="figure")
clashing.step("pursuit", pursuit)
clashing.decision(
    "following",
    follow_options,
    following,
    why_not_followed,
    who_may_follow,
    {"figure": "figure", "field": "field"},
)
