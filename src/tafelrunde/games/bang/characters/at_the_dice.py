"""Characters whose ability is about their own dice, beer and turn."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game
from tafelrunde.kernel.chapter import WhyNot

from ..names import (
    BLACK_JACK,
    JESSE_JONES,
    KIT_CARLSON,
    LUCKY_DUKE,
    ONE,
    SID_KETCHUM,
    SUZY_LAFAYETTE,
    TWO,
    WILLY_THE_KID,
)
from ..state import BangState, clockwise, is_in_play
from ..steps.losing import heal, return_arrows
from ..steps.resolving import HEAL, MOST_SEATS

at_the_dice = Chapter("characters at the dice")

SKIP: Action = ("skip",)
GIVE_BACK: tuple[Action, ...] = tuple(("give_back", seat) for seat in range(MOST_SEATS))


def because(clause: str) -> WhyNot:
    """Return a reason against everything that is not offered: always the same clause."""

    def reason(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
        return clause

    return reason


# Black Jack


def black_jack(g: Game, s: BangState, locked: int, seat: int) -> int:
    """May reroll dynamite; with three or more nobody is asked to reroll at all (5.2)."""
    return 0 if s.character[seat] == BLACK_JACK else locked


at_the_dice.modifier("locked_dice", black_jack)


# Jesse Jones


def jesse_jones(g: Game, s: BangState, life: int, seat: int) -> int:
    """At four life or fewer a beer on himself gives 2; tested before the beers (5.5)."""
    return 2 if s.character[seat] == JESSE_JONES and s.life[seat] <= 4 else life


at_the_dice.modifier("beer_for_oneself", jesse_jones)


# Kit Carlson: ("kit_carlson", seat, how many more)


def kit_rolled_gatlings(g: Game, s: BangState, seat: int, count: int) -> bool:
    """Kit's ability works with any number of Gatlings (5.7)."""
    return s.character[seat] == KIT_CARLSON


def kit_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Return one arrow of any player, or none."""
    holders = [other for other in clockwise(s, seat) if s.arrows[other]]
    return (*[GIVE_BACK[other] for other in holders], SKIP)


def kit_returns(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Each Gatling may return one arrow of any player (5.7)."""
    if action == SKIP:
        return
    return_arrows(s, action[1], 1, seat)
    if frame[2] > 1:
        s.push(("kit_carlson", seat, frame[2] - 1))


def why_no_return(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Only a player who holds an arrow can return one (5.7)."""
    return "5.7"


at_the_dice.verb("give_back", target="seat")
at_the_dice.verb("skip")
at_the_dice.trigger("gatlings", "kit_carlson", kit_rolled_gatlings)
at_the_dice.decision(
    "kit_carlson",
    kit_options,
    kit_returns,
    why_no_return,
    asks={"left": "number"},
    prompt=lambda g, s, frame, seat: (frame[2],),
)


# Lucky Duke


def lucky_duke(g: Game, s: BangState, rerolls: int, seat: int) -> int:
    """One reroll more (5.8)."""
    return rerolls + 1 if s.character[seat] == LUCKY_DUKE else rerolls


at_the_dice.modifier("rerolls", lucky_duke)


# Sid Ketchum: ("sid_ketchum", seat)


def sid_is_on_turn(g: Game, s: BangState, seat: int) -> bool:
    """Sid heals at the start of his own turn (5.12)."""
    return s.character[seat] == SID_KETCHUM


def sid_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """A player of his choice, himself too."""
    return tuple([HEAL[target] for target in clockwise(s, seat)])


def sid_heals(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """The chosen player gets 1 life (5.12)."""
    heal(g, s, action[1], 1, seat)


def why_no_healing(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Sid heals a player in play (5.12)."""
    return "5.12"


at_the_dice.trigger("turn_began", "sid_ketchum", sid_is_on_turn)
at_the_dice.decision("sid_ketchum", sid_options, sid_heals, why_no_healing)


# Suzy Lafayette


def suzy_rolled_no_shot(g: Game, s: BangState, seat: int) -> bool:
    """Suzy is still in play and her final result has no 1 and no 2 (5.14)."""
    if not is_in_play(s, SUZY_LAFAYETTE, seat):
        return False
    shots: int = g.ask(s, "shots_shown", s.dice.count(ONE) + s.dice.count(TWO), seat)
    return shots == 0


def suzy_rests(g: Game, s: BangState, frame: Frame) -> None:
    """She gets 2 life at the end of her turn (5.14)."""
    heal(g, s, frame[1], 2, frame[1])


at_the_dice.trigger("turn_ended", "suzy_lafayette", suzy_rolled_no_shot)
at_the_dice.step("suzy_lafayette", suzy_rests)


# Willy the Kid


def willy_the_kid(g: Game, s: BangState, needed: int, seat: int) -> int:
    """The Gatling works with two (5.16)."""
    return 2 if s.character[seat] == WILLY_THE_KID else needed


at_the_dice.modifier("gatlings_needed", willy_the_kid)
