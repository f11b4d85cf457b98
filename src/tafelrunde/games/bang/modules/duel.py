"""Chapter 8, module 1: two duel dice, whiskey, duels and wounds."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..names import (
    BEER,
    DUEL,
    DUEL_DICE,
    DUEL_SIDES,
    DYNAMITE,
    ONE,
    SIDES,
    STANDOFF,
    SYMBOLS,
    TWO,
    WHISKEY,
    WOUNDS,
)
from ..state import BangState, clockwise, in_play
from ..steps.losing import harm, heal
from ..steps.resolving import symbols

duel = Chapter("duel")


# The dice (8.1)


def duel_faces(
    g: Game, s: BangState, fresh: tuple[int, ...], dice: tuple[int, ...]
) -> tuple[int, ...]:
    """Two of the five dice are duel dice, with sides of their own."""
    shown = _shown.get((fresh, dice))
    if shown is None:
        shown = _shown[fresh, dice] = tuple(
            [
                DUEL_SIDES[fresh[place]] if DUEL_DICE >> die & 1 else fresh[place]
                for place, die in enumerate(dice)
            ]
        )
    return shown


_shown: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}


duel.modifier("faces", duel_faces)


# Whiskey (8.2): ("drink", seat, how many more)


def whiskey(g: Game, s: BangState, frame: Frame) -> None:
    """Whiskey comes before the shots (8.1)."""
    count = symbols(g, s, frame[2], WHISKEY)
    if count:
        s.push(("drink", frame[2], count))


def drink(g: Game, s: BangState, frame: Frame) -> None:
    """Each whiskey works once; Greg may use it twice (9.3)."""
    seat: int = frame[1]
    if frame[2] > 1:
        s.push(("drink", seat, frame[2] - 1))
    g.fire(s, "whiskey", seat)
    s.push(("sip", seat))


def sip(g: Game, s: BangState, frame: Frame) -> None:
    """The roller gets 1 life and returns a wound, or draws a rage card without one (8.2)."""
    seat: int = frame[1]
    heal(g, s, seat, 1, seat)
    s.push(("cure", seat) if s.wounds[seat] else ("draw_rage", seat))


def cure_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Return one of your wounds."""
    return tuple(
        [("cure", face) for face in (DYNAMITE, ONE, TWO, BEER) if has_wound(s, seat, face)]
    )


def cure(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """The wound goes back into the pile (8.2)."""
    return_wound(s, seat, action[1])


def why_no_cure(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Whiskey returns one of your own wounds (8.2)."""
    return "8.2"


duel.verb("cure", wound="face")
duel.insert("act", "whiskey", before="shots")
duel.step("whiskey", whiskey)
duel.step("drink", drink)
duel.step("sip", sip)
duel.decision("cure", cure_options, cure, why_no_cure)


# Duels (8.3)


def duels(g: Game, s: BangState, frame: Frame) -> None:
    """Duels come last (8.1)."""
    s.duelled = 0
    count = symbols(g, s, frame[2], DUEL)
    if count:
        s.push(("next_duel", frame[2], count))


def next_duel(g: Game, s: BangState, frame: Frame) -> None:
    """One duel after another, while the roller lives and has somebody left to challenge."""
    seat: int = frame[1]
    if frame[2] and in_play(s, seat) and opponents(s, seat):
        s.push(("challenge", seat, frame[2]))


def opponents(s: BangState, seat: int) -> list[int]:
    """Return who can be challenged: any other player, the same one at most once a turn."""
    return [other for other in clockwise(s, seat) if other != seat and not s.duelled >> other & 1]


def challenge_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Hand the die to an opponent."""
    return tuple([("duel", other) for other in opponents(s, seat)])


def challenge(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """The opponent rolls first."""
    target: int = action[1]
    s.duelled |= 1 << target
    s.tell("duel_began", seat, target)
    s.push(("next_duel", seat, frame[2] - 1))
    s.push(("duel_roll", target, seat))
    g.fire(s, "duel_began", seat)


def why_no_duel(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Another player in play, at most once a turn, and nobody may decline (8.3)."""
    return "8.3"


def duel_roll(g: Game, s: BangState, frame: Frame) -> None:
    """Who rolls no duel symbol loses; otherwise the other one must roll one."""
    roller: int = frame[1]
    other: int = frame[2]
    face = DUEL_SIDES[s.below(SIDES, "duel")]
    s.tell("duel_rolled", roller, face)
    s.push(("duel_roll", other, roller) if face == DUEL else ("duel_lost", roller, other, face))


def duel_lost(g: Game, s: BangState, frame: Frame) -> None:
    """The first to miss loses 1 life and draws a wound (8.3)."""
    loser: int = frame[1]
    s.push(("draw_wound", loser))
    harm(g, s, STANDOFF, frame[2], [(loser, 1)])


duel.verb("duel", target="seat")
duel.event("duel_began", seat="seat", target="seat")
duel.event("duel_rolled", seat="seat", face="face")
duel.insert("act", "duels", after="gatling")
duel.step("duels", duels)
duel.step("next_duel", next_duel)
duel.decision(
    "challenge",
    challenge_options,
    challenge,
    why_no_duel,
    asks={"left": "number"},
    prompt=lambda g, s, frame, seat: (frame[2],),
)
duel.step("duel_roll", duel_roll)
duel.step("duel_lost", duel_lost)


# Wounds (8.4, 8.5): ("draw_wound", seat)


def shuffle_wounds(g: Game, s: BangState, frame: Frame) -> None:
    """The wounds are a shuffled face-down pile."""
    s.wound_pile = list(WOUNDS)


def has_wound(s: BangState, seat: int, face: int) -> bool:
    """Say whether the player has a wound with this symbol."""
    return s.wounds[seat] >> face & 1 == 1


def draw_wound(g: Game, s: BangState, frame: Frame) -> None:
    """A drawn wound lies open; one whose symbol you have already goes back (8.4)."""
    seat: int = frame[1]
    if not in_play(s, seat) or not s.wound_pile or not g.ask(s, "may_draw", True, seat):
        return
    face = s.wound_pile.pop(s.pick(s.wound_pile, "wounds"))
    s.tell("wound_drawn", seat, face)
    if has_wound(s, seat, face):
        s.wound_pile.append(face)
        s.wound_pile.sort()
        s.tell("wound_returned", seat, face)
    else:
        s.wounds[seat] |= 1 << face


def return_wound(s: BangState, seat: int, face: int) -> None:
    """A returned wound is shuffled into the pile (8.4)."""
    s.wounds[seat] &= ~(1 << face)
    s.wound_pile.append(face)
    s.wound_pile.sort()
    s.tell("wound_returned", seat, face)


def is_wounded(g: Game, s: BangState, seat: int) -> bool:
    """The player whose turn ends has wounds."""
    return s.wounds[seat] != 0


def return_wounds(g: Game, s: BangState, frame: Frame) -> None:
    """At the end of your turn, and when you are eliminated, all your wounds go back (8.5, 4.3)."""
    for face in (DYNAMITE, ONE, TWO, BEER):
        if has_wound(s, frame[1], face):
            return_wound(s, frame[1], face)


def wounded_ones(g: Game, s: BangState, count: int, seat: int) -> int:
    """A wound cancels one die with its symbol (8.5)."""
    return count - 1 if has_wound(s, seat, ONE) and ONE in s.dice else count


def wounded_twos(g: Game, s: BangState, count: int, seat: int) -> int:
    """A wound cancels one die with its symbol (8.5)."""
    return count - 1 if has_wound(s, seat, TWO) and TWO in s.dice else count


def wounded_beers(g: Game, s: BangState, count: int, seat: int) -> int:
    """A wound cancels one die with its symbol (8.5)."""
    return count - 1 if has_wound(s, seat, BEER) and BEER in s.dice else count


def wounded_dynamites(g: Game, s: BangState, count: int, seat: int) -> int:
    """The dynamite wound counts as one more dynamite, from the first roll on (8.5)."""
    return count + 1 if has_wound(s, seat, DYNAMITE) else count


duel.event("wound_drawn", seat="seat", wound="face")
duel.event("wound_returned", seat="seat", wound="face")
duel.trigger("set_up", "shuffle_wounds")
duel.trigger("eliminated", "return_wounds")
duel.trigger("turn_ended", "return_wounds", is_wounded)
duel.step("shuffle_wounds", shuffle_wounds)
duel.step("draw_wound", draw_wound)
duel.step("return_wounds", return_wounds)
duel.modifier(SYMBOLS[ONE], wounded_ones)
duel.modifier(SYMBOLS[TWO], wounded_twos)
duel.modifier(SYMBOLS[BEER], wounded_beers)
duel.modifier(SYMBOLS[DYNAMITE], wounded_dynamites)
