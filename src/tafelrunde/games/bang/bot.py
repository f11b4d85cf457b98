"""An honest player of BANG!: it guesses roles from what was done and rolls by exact odds.

It looks at its information set alone: of the world only what its seat sees, never a hidden role.
Everything is weighed in lives: what one of each player is worth to its role's goal.
"""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel import Action, Frame, Game, InfoSet
from tafelrunde.pieces.dice import beyond, tally
from tafelrunde.pieces.odds import Rerolls, solver

from .beliefs import Beliefs
from .goals import Stakes
from .names import ALL_DICE, BEER, DYNAMITE, SIDES
from .state import BangState
from .steps.resolving import symbols
from .steps.rolling import STOP
from .weighing import Weighing

Worth = Callable[[Weighing, Frame, tuple[Action, ...]], list[float]]


class BangBot:
    """Plays one seat of one match: remembers what it has seen, and weighs what it may do."""

    __slots__ = ("_beliefs", "_seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._seat: int = seat
        self._beliefs: Beliefs = Beliefs(game.players)

    def choose(self, info: InfoSet) -> Action:
        """Return what is worth most, the first of equals."""
        game: Game = info.game
        s: BangState = info.world
        options = info.options()
        self._beliefs.listen(game, s, info.history)
        frame = s.agenda[-1]
        if frame[0] != "reroll" and frame[0] not in WORTHS:
            return options[0]  # a decision this bot has no opinion on
        stakes = Stakes(s, self._seat, self._beliefs.odds(self._seat, s.role[self._seat]))
        weighing = Weighing(game, s, self._seat, stakes)
        if frame[0] == "reroll":
            return best_reroll(weighing)
        worth = WORTHS[frame[0]](weighing, frame, options)
        return options[worth.index(max(worth))]


def best_reroll(weighing: Weighing) -> Action:
    """Stop, or reroll the dice that exact odds say (2.1)."""
    s = weighing.s
    dice = tuple(s.dice)
    rerolls = reroll_solver(weighing)
    final = weighing.final(rerolls)
    toll = weighing.toll(rerolls)
    kept = rerolls.best(tally(dice, SIDES), s.rerolls, final, toll)[1]
    mask = beyond(dice, kept)
    return ("reroll", mask) if mask else STOP


def reroll_solver(weighing: Weighing) -> Rerolls:
    """Dynamite is locked unless a character says otherwise, and three end the rolling (2.3)."""
    s = weighing.s
    free = weighing.game.ask(s, "locked_dice", ALL_DICE, weighing.seat) == 0
    return solver(len(s.dice), SIDES, 0 if free else 1 << DYNAMITE, DYNAMITE, 3)


# What each option of a decision is worth


def worth_of_aims(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Shots are spread so that all that are left do most (3.2)."""
    return w.aims(tuple([option[1] for option in options]), frame[3])


def worth_of_beers(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """A beer gives its roller what the frame says, anybody else 1 (3.3)."""
    own: int = frame[3]
    return [w.beer_on(option[1], own if option[1] == w.seat else 1) for option in options]


def worth_of_healing(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Sid gives 1 life (5.12)."""
    return [w.beer_on(option[1], 1) for option in options]


def worth_of_returns(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Kit returns an arrow of any player, or none (5.7)."""
    return [w.returning(option[1], 1) if len(option) > 1 else 0.0 for option in options]


def worth_of_doubling(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Slab's beer doubles a shot, or is drunk (5.13)."""
    beers = symbols(w.game, w.s, w.seat, BEER)
    drunk = w.beers(beers)
    price = drunk[beers] - drunk[beers - 1]
    return [w.doubling(option[1]) if len(option) > 1 else price for option in options]


def worth_of_arrows(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Bart takes arrows instead of losing life (5.1)."""
    life: int = w.s.life[w.seat]
    lost: int = frame[2][2]
    return [
        w.taking(option[1]) + w.stakes.gain(w.seat, life, lost - option[1]) for option in options
    ]


def worth_of_relief(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Pedro returns his own arrows (5.10)."""
    return [w.returning(w.seat, option[1]) for option in options]


WORTHS: dict[str, Worth] = {
    "aim": worth_of_aims,
    "pour": worth_of_beers,
    "sid_ketchum": worth_of_healing,
    "kit_carlson": worth_of_returns,
    "slab_the_killer": worth_of_doubling,
    "bart_cassidy": worth_of_arrows,
    "pedro_ramirez": worth_of_relief,
}


def make_bot(game: Game, seat: int, seed: object) -> BangBot:
    """Return a player for one seat of one match; it leaves nothing to chance."""
    return BangBot(game, seat)
