"""Chapter 2: the five dice, arrows and the Indians, dynamite, rerolls."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game
from tafelrunde.pieces.dice import members, submasks, throws

from ..names import (
    ALL_DICE,
    ARROW,
    ARROWS,
    BLAST,
    DICE,
    DYNAMITE,
    FACES,
    INDIANS,
    REROLLS,
    SIDES,
)
from ..state import BangState, clockwise, in_play
from .losing import harm

rolling = Chapter("rolling")
rolling.kind("face", FACES)
rolling.verb("stop")
rolling.verb("reroll", dice="dice")
rolling.event("rolled", seat="seat", dice="face*")
rolling.event("rerolled", seat="seat", rerolled="face*", dice="face*")
rolling.event("took_arrows", seat="seat", arrows="number")
rolling.event("indians_attacked")

BLASTS = 3  # as many dynamite cost 1 life and end the rolling (2.3)
STOP: Action = ("stop",)
_THROWS: list[list[tuple[int, ...]]] = [throws(SIDES, count) for count in range(DICE + 1)]
# What may be done with the dice, by the bit mask of those that may be rerolled.
_CHOICES: tuple[tuple[Action, ...], ...] = tuple(
    (STOP, *(("reroll", mask) for mask in submasks(free) if mask)) for free in range(ALL_DICE + 1)
)


def first_roll(g: Game, s: BangState, frame: Frame) -> None:
    """Roll all five dice; two rerolls are left (2.1)."""
    seat: int = frame[2]
    s.rerolls = g.ask(s, "rerolls", REROLLS, seat)
    s.doubled = 0
    s.blasted = 0
    count: int = g.ask(s, "dice", DICE, seat)
    s.dice = list(throw(g, s, members((1 << count) - 1)))
    if s.news is not None:
        s.tell("rolled", seat, tuple(s.dice))
    land(g, s, seat, s.dice.count(ARROW))


def throw(g: Game, s: BangState, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Roll some of the dice and return their new faces."""
    table = _THROWS[len(dice)]
    fresh = table[s.below(len(table), "dice")]
    shown: tuple[int, ...] = g.ask(s, "faces", fresh, dice)
    return shown


def land(g: Game, s: BangState, seat: int, arrows: int) -> None:
    """After every roll: arrows are taken at once (2.2), then the dynamite is counted (2.3)."""
    if arrows:
        s.agenda.append(("count_dynamite", seat))
        s.agenda.append(("take_arrows", seat, arrows))
    else:
        count_dynamite(g, s, ("count_dynamite", seat))


def take_arrows(g: Game, s: BangState, frame: Frame) -> None:
    """Take tokens one by one; the last one starts the Indian attack at once (2.2)."""
    seat: int = frame[1]
    wanted: int = frame[2]
    if not in_play(s, seat):
        return
    taken = min(wanted, s.pile)
    s.pile -= taken
    s.arrows[seat] += taken
    s.tell("took_arrows", seat, taken)
    if not s.pile:
        if wanted > taken:
            s.agenda.append(("take_arrows", seat, wanted - taken))
        s.agenda.append(("indians",))


def indians(g: Game, s: BangState, frame: Frame) -> None:
    """Everybody loses 1 life per token they hold, and all tokens go back (2.2)."""
    losses = [(seat, s.arrows[seat]) for seat in clockwise(s, s.turn) if s.arrows[seat]]
    s.arrows = [0] * g.players
    s.pile = ARROWS
    s.tell("indians_attacked")
    harm(g, s, INDIANS, NOBODY, losses)


def count_dynamite(g: Game, s: BangState, frame: Frame) -> None:
    """Three or more dynamite cost exactly 1 life and end the rolling (2.3)."""
    seat: int = frame[1]
    if not in_play(s, seat):
        return
    dynamite: int = g.ask(s, "dynamites", s.dice.count(DYNAMITE), seat)
    if dynamite < BLASTS:
        if s.rerolls:
            s.agenda.append(("reroll", seat))
        g.fire(s, "landed", seat)
    else:
        s.rerolls = 0
        g.fire(s, "landed", seat)
        blast(g, s, seat)


def blast(g: Game, s: BangState, seat: int) -> None:
    """Three dynamite cost 1 life, once a turn (2.3)."""
    if not s.blasted:
        s.blasted = 1
        harm(g, s, BLAST, NOBODY, [(seat, 1)])


def locked_dice(g: Game, s: BangState, seat: int) -> int:
    """Return the dice that may not be rerolled: dynamite (2.3), unless you are Black Jack (5.2)."""
    locked = 0
    if DYNAMITE in s.dice:
        for die, face in enumerate(s.dice):
            if face == DYNAMITE:
                locked |= 1 << die
    mask: int = g.ask(s, "locked_dice", locked, seat)
    return mask


def reroll_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Stop at any time, or reroll any subset of the dice that are not locked (2.1, 2.4)."""
    if not s.rerolls:  # an ability brought the third dynamite after the roll
        return (STOP,)
    return _CHOICES[(1 << len(s.dice)) - 1 & ~locked_dice(g, s, seat)]


def why_no_reroll(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Dynamite is never rerolled (2.3); anything else odd is no subset of the dice (2.1)."""
    if action[:1] != ("reroll",):
        return "2.1"  # what dice do comes when rolling is over
    for mask in action[1:]:
        if isinstance(mask, int) and 0 < mask <= ALL_DICE and mask & locked_dice(g, s, seat):
            return "2.3"
    return "2.1"


def reroll(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Roll the chosen dice again; one reroll fewer is left."""
    if action is STOP or action == STOP:
        s.rerolls = 0
        return
    s.rerolls -= 1
    chosen = members(action[1])
    fresh = throw(g, s, chosen)
    for place in range(len(chosen)):
        s.dice[chosen[place]] = fresh[place]
    if s.news is not None:
        s.tell("rerolled", seat, fresh, tuple(s.dice))
    land(g, s, seat, fresh.count(ARROW))


rolling.step("first_roll", first_roll)
rolling.step("take_arrows", take_arrows)
rolling.step("indians", indians)
rolling.step("count_dynamite", count_dynamite)
rolling.decision(
    "reroll",
    reroll_options,
    reroll,
    why_no_reroll,
    asks={"rerolls": "number"},
    prompt=lambda g, s, frame, seat: (s.rerolls,),
)
