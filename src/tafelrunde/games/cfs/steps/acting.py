"""Chapters 2.4 to 5: what an activated figure may do, with its two actions and for nothing."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..dungeon import BLUE, Dungeon
from ..names import AWAY, STACKED, STAND_UP
from ..state import CfsState
from ..values import (
    are_teammates,
    is_barred,
    is_down,
    is_out,
    may_carry,
    movement_now,
    zone_owner,
)
from .clashing import fight, shove
from .lifting import LAID, lay, take
from .reasons import why_not_done

acting = Chapter("acting")

END: Final[Action] = ("end",)
STAND: Final[Action] = ("stand_up",)
JUMP: Final[Action] = ("jump",)
CONSOLE: Final[Action] = ("console",)


def act_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Move, lift and lay, switch, fight, or be done; who lies stands up first (6.1)."""
    figure = s.active
    if is_out(s, figure):
        return (END,)
    if is_down(s, figure):
        return (STAND, END) if s.actions else (END,)
    options = move_options(g, s, figure)
    options += lift_options(g, s, figure, seat)
    if s.actions:
        options += switch_options(g, s, figure)
        options += fight_options(g, s, figure)
    options.append(END)
    return tuple(options)


# Moving (3)


def fields_left(g: Game, s: CfsState, figure: int) -> int:
    """Return how far the figure can still go: in this move, or in a new one."""
    if s.moving:
        left = movement_now(g, s, figure) - s.moved
        if left > 0:
            return left
    return movement_now(g, s, figure) if s.actions else 0


def move_options(g: Game, s: CfsState, figure: int) -> list[Action]:
    """Steps to free fields, also past teammates; tests against opponents; jumps (3.1, 3.7)."""
    dungeon: Dungeon = g.ground
    left = fields_left(g, s, figure)
    options: list[Action] = [JUMP] if s.may_jump else []
    if left <= 0:
        return options
    fields = s.fields
    where = s.where
    start = where[figure]
    beyond: list[int] = []
    for to, bit, _ in dungeon.steps[start]:
        if fields & bit:
            continue
        if to not in where:
            options.append(("step", to))
            continue
        other = where.index(to)
        if are_teammates(g, other, figure):
            beyond.append(to)
        elif not is_out(s, other):
            options.append(("shove", to))
    if beyond:  # what is left of this move may be too little, but a new one is not
        most = movement_now(g, s, figure) if s.actions else left
        options += [("step", node) for node in past_teammates(g, s, figure, beyond, most)]
    return options


def past_teammates(g: Game, s: CfsState, figure: int, first: list[int], left: int) -> list[int]:
    """Return free fields that can be reached through fields of the own team only (3.7)."""
    return sorted([node for node, cost in ways_past(g, s, figure, first).items() if cost <= left])


def ways_past(g: Game, s: CfsState, figure: int, first: list[int]) -> dict[int, int]:
    """Return the fields beyond one's own team and how many fields of movement they cost."""
    dungeon: Dungeon = g.ground
    near = {to for to, bit, _ in dungeon.steps[s.where[figure]] if not s.fields & bit}
    found: dict[int, int] = {}
    seen = {s.where[figure], *first}
    ring, cost = first, 1
    while ring:
        cost += 1
        following: list[int] = []
        for node in ring:
            for to, bit, _ in dungeon.steps[node]:
                if s.fields & bit or to in seen:
                    continue
                seen.add(to)
                if to not in s.where:
                    if to not in near:
                        found[to] = cost
                elif are_teammates(g, s.where.index(to), figure):
                    following.append(to)
        ring = following
    return found


def start_move(g: Game, s: CfsState, figure: int) -> None:
    """Go on with the move, or begin another one with the next action."""
    if not s.moving or s.moved >= movement_now(g, s, figure):
        s.actions -= 1
        s.moving, s.moved = 1, 0
    s.handled = 0
    s.may_jump = 0


def step(g: Game, s: CfsState, figure: int, node: int) -> None:
    """One field on, or several past teammates (3.1)."""
    dungeon: Dungeon = g.ground
    cost = 1
    if dungeon.step_to(s.where[figure], node)[0] < 0 or is_barred(g, s, figure, node):
        first = team_beside(g, s, figure)
        cost = ways_past(g, s, figure, first)[node]
        if s.moved + cost > movement_now(g, s, figure):
            s.moving = 0  # too far for this move: another one begins
    start_move(g, s, figure)
    s.where[figure] = node
    s.moved += cost
    s.tell("stepped", figure, node)
    s.may_jump = 1 if node in dungeon.teleporters else 0


def team_beside(g: Game, s: CfsState, figure: int) -> list[int]:
    """Return the fields beside a figure on which its own team stands."""
    dungeon: Dungeon = g.ground
    return [
        to
        for to, bit, _ in dungeon.steps[s.where[figure]]
        if not s.fields & bit and to in s.where and are_teammates(g, s.where.index(to), figure)
    ]


def push_through(g: Game, s: CfsState, figure: int, node: int) -> None:
    """Into a field with an opponent: a test decides (3.7)."""
    dungeon: Dungeon = g.ground
    start_move(g, s, figure)
    if shove(g, s, figure, node):
        s.moved += 1
        s.may_jump = 1 if node in dungeon.teleporters else 0
    else:
        s.moving = 0


def stand_up(g: Game, s: CfsState, figure: int) -> None:
    """Part of the next move, at the cost of two fields (6.1)."""
    s.actions -= 1
    s.moving, s.moved, s.handled = 1, STAND_UP, 0
    s.down &= ~(1 << figure)
    s.tell("stood_up", figure)
    if movement_now(g, s, figure) < STAND_UP:
        s.moving = 0


# Pieces (3.2)


def lift_options(g: Game, s: CfsState, figure: int, seat: int) -> list[Action]:
    """Take up or lay down pieces; none there and back again before the next step or action."""
    node = s.where[figure]
    options: list[Action] = []
    if s.floor[node] and may_carry(g, s, figure):
        kinds = dict.fromkeys(s.floor[node])
        options += [("take", kind) for kind in kinds if not s.handled >> LAID + kind & 1]
    if s.load[figure] and len(s.floor[node]) < STACKED:
        kinds = dict.fromkeys(s.load[figure])
        options += [("lay", kind) for kind in kinds if not s.handled >> kind & 1]
    return options


# Switching (4)


def switch_options(g: Game, s: CfsState, figure: int) -> list[Action]:
    """Blue fields beside the figure; green ones from a terminal."""
    dungeon: Dungeon = g.ground
    node = s.where[figure]
    options: list[Action] = []
    for to, bit, _ in dungeon.steps[node]:
        if bit:
            number = bit.bit_length() - 1
            if dungeon.colour[number] == BLUE:
                options.append(("switch", number))
                if not s.fields & bit and to not in s.where:
                    options.append(("switch_across", number))
    if node in dungeon.terminals:
        options.append(CONSOLE)
    return options


def switch(g: Game, s: CfsState, figure: int, number: int, across: bool) -> None:
    """A blue field goes off or on; on switching on the figure may change sides (4.2)."""
    dungeon: Dungeon = g.ground
    spend(s)
    s.fields ^= 1 << number
    s.tell("switched", figure, number, s.fields >> number & 1)
    if across:
        one, other = dungeon.ends[number]
        s.where[figure] = other if s.where[figure] == one else one
        s.tell("sidestepped", figure, s.where[figure])


def spend(s: CfsState) -> None:
    """Use an action that is no move: a move that went on is over."""
    s.actions -= 1
    s.moving = s.may_jump = s.handled = 0


def console_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any green field, each once (4.3)."""
    dungeon: Dungeon = g.ground
    left = dungeon.green & ~frame[2]
    greens = [number for number in range(len(dungeon.ends)) if left >> number & 1]
    return (*[("toggle", number) for number in greens], ("enough",))


def console(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> None:
    """One action switches any number of green fields."""
    if action[0] == "enough":
        return
    number: int = action[1]
    s.fields ^= 1 << number
    s.tell("switched", s.active, number, s.fields >> number & 1)
    s.push(("console", seat, frame[2] | 1 << number))


def why_not_toggled(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """Green fields only, each once."""
    return "4.3"


# Fighting (5)


def fight_options(g: Game, s: CfsState, figure: int) -> list[Action]:
    """Opponents on adjacent fields, not through walls or active energy fields (5.1)."""
    dungeon: Dungeon = g.ground
    options: list[Action] = []
    for to, bit, _ in dungeon.steps[s.where[figure]]:
        if not s.fields & bit and to in s.where:
            other = s.where.index(to)
            if not are_teammates(g, other, figure) and not is_out(s, other):
                options.append(("fight", to))
    return options


# Carrying it out


def act(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> None:
    """One thing after the other, until the figure is done."""
    verb: str = action[0]
    figure = s.active
    if verb == "end":
        return
    s.push(frame)
    if verb == "step":
        step(g, s, figure, action[1])
    elif verb == "shove":
        push_through(g, s, figure, action[1])
    elif verb == "stand_up":
        stand_up(g, s, figure)
    elif verb == "jump":
        s.may_jump = s.handled = 0
        dungeon: Dungeon = g.ground
        s.push(("jump", figure, dungeon.teleporters.index(s.where[figure]), 0))
    elif verb == "take":
        take(g, s, figure, action[1], zone_owner(g, s.where[figure]))
    elif verb == "lay":
        lay(g, s, figure, action[1])
    elif verb == "fight":
        spend(s)
        fight(g, s, figure, action[1])
    elif verb == "console":
        spend(s)
        s.push(("console", seat, 0))
    else:
        switch(g, s, figure, action[1], verb == "switch_across")


def what_is_left(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the figure, its actions, and how far it can still go."""
    return s.active, s.actions, fields_left(g, s, s.active) if s.where[s.active] != AWAY else 0


acting.verb("step", field="field")
acting.verb("shove", field="field")
acting.verb("stand_up")
acting.verb("jump")
acting.verb("take", resource="resource")
acting.verb("lay", resource="resource")
acting.verb("switch", barrier="barrier")
acting.verb("switch_across", barrier="barrier")
acting.verb("console")
acting.verb("toggle", barrier="barrier")
acting.verb("enough")
acting.verb("fight", field="field")
acting.verb("end")
acting.event("stepped", figure="figure", field="field")
acting.event("stood_up", figure="figure")
acting.event("switched", figure="figure", barrier="barrier", on="number")
acting.event("sidestepped", figure="figure", field="field")
acting.decision(
    "act",
    act_options,
    act,
    why_not_done,
    what_is_left,
    {"figure": "figure", "actions": "number", "fields": "number"},
)
acting.decision("console", console_options, console, why_not_toggled)
