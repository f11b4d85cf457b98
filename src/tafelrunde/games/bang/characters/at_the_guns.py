"""Characters whose ability is about their own shots."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..names import BEER, CALAMITY_JANET, ROSE_DOOLAN, SLAB_THE_KILLER
from ..state import BangState, clockwise
from ..steps.resolving import symbols
from .at_the_dice import SKIP

at_the_guns = Chapter("characters at the guns")


# Calamity Janet


def calamity_janet(g: Game, s: BangState, distances: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """May use 1 as 2 and 2 as 1; with two or three in play both are 1 (5.3)."""
    if s.character[seat] != CALAMITY_JANET or s.alive.bit_count() <= 3:
        return distances
    return (1, 2)


at_the_guns.modifier("reach", calamity_janet)


# Rose Doolan


def rose_doolan(g: Game, s: BangState, distances: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """1 reaches one or two places, 2 two or three: each distance or one more (5.11)."""
    if s.character[seat] != ROSE_DOOLAN:
        return distances
    return tuple([near + more for near in distances for more in (0, 1)])


at_the_guns.modifier("reach", rose_doolan)


# Slab the Killer: ("slab_the_killer", seat)


def slab_has_shot_and_beer(g: Game, s: BangState, seat: int) -> bool:
    """Slab needs a shot to double and a beer to do it with (5.13)."""
    return s.character[seat] == SLAB_THE_KILLER and symbols(g, s, seat, BEER) > 0


def slab_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Double a shot on one of the targets, or keep the beer."""
    targets = [target for target in clockwise(s, seat) if s.aims[target]]
    return (*[("double", target) for target in targets], SKIP)


def slab_doubles(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Once a turn a beer doubles one 1 or 2 on the same target; it heals nobody (5.13)."""
    if action != SKIP:
        s.aims[action[1]] += 1
        s.doubled = 1
        s.tell("shot_doubled", seat, action[1])


def why_no_double(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Only a player who is being shot at can be shot at twice (5.13)."""
    return "5.13"


def slab_spent_a_beer(g: Game, s: BangState, beers: int, seat: int) -> int:
    """The beer that doubled a shot is gone (5.13)."""
    return beers - s.doubled


at_the_guns.verb("double", target="seat")
at_the_guns.event("shot_doubled", seat="seat", target="seat")
at_the_guns.trigger("aims_taken", "slab_the_killer", slab_has_shot_and_beer)
at_the_guns.decision("slab_the_killer", slab_options, slab_doubles, why_no_double)
at_the_guns.modifier("beers", slab_spent_a_beer)
