"""Chapters 3.5 and 3.6: teleporters, and who is drawn into them.

("jump", figure, origin, forced): the figure jumps from teleporter number `origin`; a figure that
was drawn in stands nowhere till it is placed.
"""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..dungeon import Dungeon
from ..names import AWAY, SIDES, TELEPORTERS
from ..state import CfsState
from ..values import (
    are_teammates,
    figure_at,
    is_machine,
    is_out,
    nearest_free,
    owner_of,
)
from .clashing import roll_clash
from .falling import knock_down

jumping = Chapter("jumping")

CHOICE_FROM = TELEPORTERS + 1  # 5 to 7: another one of one's choice


def jump(g: Game, s: CfsState, frame: Frame) -> None:
    """d8: a numbered teleporter, one of one's choice, or a disaster (3.5)."""
    figure: int = frame[1]
    origin: int = frame[2]
    die = s.below(SIDES, "jump") + 1
    s.tell("jump_rolled", figure, die - 1)
    if die == SIDES:
        target = s.below(TELEPORTERS, "disaster")
        s.tell("disaster", figure, target + 1)
        land(g, s, figure, origin, target, frame[3], True)
    elif die >= CHOICE_FROM:
        choose_exit(g, s, frame)
    else:
        land(g, s, figure, origin, die - 1, frame[3], False)


def open_exits(g: Game, s: CfsState, figure: int, origin: int) -> list[int]:
    """Return the other teleporters that no teammate and nobody out of play stands on."""
    dungeon: Dungeon = g.ground
    found: list[int] = []
    for number, node in enumerate(dungeon.teleporters):
        there = figure_at(s, node)
        free = there == NOBODY or not (are_teammates(g, there, figure) or is_out(s, there))
        if number != origin and free:
            found.append(number)
    return found


def choose_exit(g: Game, s: CfsState, frame: Frame) -> None:
    """The owner chooses; machines take the first that is open."""
    exits = open_exits(g, s, frame[1], frame[2])
    if not exits:
        remain(g, s, frame[1], frame[2], frame[3], False)
    elif is_machine(g, frame[1]):
        land(g, s, frame[1], frame[2], exits[0], frame[3], False)
    else:
        s.push(("exit", owner_of(g, frame[1]), *frame[1:]))


def exit_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Another teleporter, by its number."""
    return tuple([("exit", number + 1) for number in open_exits(g, s, frame[2], frame[3])])


def exit_chosen(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> None:
    """There it goes."""
    land(g, s, frame[2], frame[3], int(action[1]) - 1, frame[4], False)


def land(
    g: Game, s: CfsState, figure: int, origin: int, target: int, forced: int, disaster: bool
) -> None:
    """Arrive at a teleporter, or stay where its number is one's own or a teammate's (3.5, 3.6)."""
    dungeon: Dungeon = g.ground
    if target not in open_exits(g, s, figure, origin):
        remain(g, s, figure, origin, forced, disaster)
        return
    node = dungeon.teleporters[target]
    there = figure_at(s, node)
    s.where[figure] = AWAY if there != NOBODY else node
    s.tell("jumped", figure, node)
    if disaster:
        knock_down_at(g, s, figure, node)
    if there != NOBODY and not is_out(s, figure):
        clash_at(g, s, figure, there, target)


def knock_down_at(g: Game, s: CfsState, figure: int, node: int) -> None:
    """Knock down at a teleporter; a figure that lay already is out, and leaves its load there."""
    if is_out(s, figure):
        return  # both dice may knock it down (9.5): it is nowhere already
    place = s.where[figure]
    s.where[figure] = node
    knock_down(g, s, figure)
    if not is_out(s, figure):
        s.where[figure] = place


def remain(g: Game, s: CfsState, figure: int, origin: int, forced: int, disaster: bool) -> None:
    """The figure stays where it is; who is forced rolls again until it is placed (3.5)."""
    dungeon: Dungeon = g.ground
    node = dungeon.teleporters[origin]
    if not forced:
        s.tell("jump_stayed", figure)
        if disaster:
            knock_down(g, s, figure)
    elif open_exits(g, s, figure, origin):
        s.push(("jump", figure, origin, forced))
    else:
        s.where[figure] = nearest_free(g, s, node)  # every way is closed by its own team
        s.tell("jumped", figure, s.where[figure])


def clash_at(g: Game, s: CfsState, arriving: int, there: int, target: int) -> None:
    """A test decides who stays; the loser is drawn in, on a tie the one arriving (3.6)."""
    dungeon: Dungeon = g.ground
    node = dungeon.teleporters[target]
    clash = roll_clash(g, s, arriving, there, "shove")
    drawn_in = there if clash.lead > 0 else arriving
    stays = arriving if clash.lead > 0 else there
    s.where[drawn_in] = AWAY
    s.where[stays] = node
    s.tell("drawn_in", drawn_in, node)
    for who in clash.knocks():
        if who == drawn_in:
            knock_down_at(g, s, who, node)
        else:
            knock_down(g, s, who)
    if drawn_in == s.active:
        s.moving = s.may_jump = 0  # one that was drawn in never moves on
    if not is_out(s, drawn_in):
        s.push(("jump", drawn_in, target, 1))


def who_jumps(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the figure."""
    return (frame[2],)


def why_no_exit(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """Another teleporter that none of the own team stands on."""
    return "3.5"


jumping.verb("exit", number="number")
jumping.event("jump_rolled", figure="figure", die="pip")
jumping.event("disaster", figure="figure", number="number")
jumping.event("jumped", figure="figure", field="field")
jumping.event("jump_stayed", figure="figure")
jumping.event("drawn_in", figure="figure", field="field")
jumping.step("jump", jump)
jumping.decision("exit", exit_options, exit_chosen, why_no_exit, who_jumps, {"figure": "figure"})
