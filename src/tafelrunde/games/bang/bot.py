"""An honest player of BANG!: it guesses roles from what was done and rolls by exact odds.

It looks at its information set alone: of the world only what its seat sees, never a hidden role
or card. Everything is weighed in lives: what one of each player is worth to its goal.
"""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel import Action, Frame, Game, InfoSet

from .goals import Stakes
from .inference import Beliefs
from .legacies import CHOICES
from .modules.undead import HERE
from .names import ARROW, BEER, DUEL_SIDES, DYNAMITE, GATLING
from .perils import a_card_of, duel_with, sip, symbol_for, without_wound
from .results import outlook
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
        frame = s.agenda[-1]
        if frame[0] in CHOICES:  # between two matches: there is nothing to weigh yet
            return CHOICES[frame[0]](game, s, self._seat, options)
        self._beliefs.listen(game, s, info.history)
        if frame[0] != "reroll" and frame[0] not in WORTHS:
            return options[0]  # a decision this bot has no opinion on
        weighing = Weighing(game, s, self._seat, self._stakes(s))
        if frame[0] == "reroll":
            return best_reroll(weighing)
        worth = WORTHS[frame[0]](weighing, frame, options)
        return options[worth.index(max(worth))]

    def ideas(self, info: InfoSet) -> list[Action]:
        """Return what this bot has an opinion on, what is worth most first."""
        s: BangState = info.world
        options = info.options()
        frame = s.agenda[-1]
        if frame[0] in CHOICES or (frame[0] != "reroll" and frame[0] not in WORTHS):
            return [self.choose(info)]
        self._beliefs.listen(info.game, s, info.history)
        weighing = Weighing(info.game, s, self._seat, self._stakes(s))
        if frame[0] == "reroll":
            return best_rerolls(weighing)
        worth = WORTHS[frame[0]](weighing, frame, options)
        order = sorted(range(len(options)), key=lambda place: (-worth[place], place))
        return [options[place] for place in order]

    def _stakes(self, s: BangState) -> Stakes:
        """Ask who is friend and foe: from the outbreak on everybody sees that (11.5)."""
        seat = self._seat
        odds = [] if s.outbreak == HERE else self._beliefs.odds(seat, s.role[seat])
        return Stakes(s, seat, odds)


def best_reroll(w: Weighing) -> Action:
    """Stop, or reroll the dice that exact odds say (2.1)."""
    mask = outlook(w).again(tuple(w.s.dice), w.s.rerolls)
    return ("reroll", mask) if mask else STOP


def best_rerolls(w: Weighing) -> list[Action]:
    """Return stopping and all rerolls that differ, what exact odds say is best first."""
    masks = outlook(w).ranked(tuple(w.s.dice), w.s.rerolls)
    return [("reroll", mask) if mask else STOP for mask in masks]


# What each option of a decision is worth


def worth_of_aims(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Shots are spread so that all that are left do most (3.2)."""
    return w.aims(tuple([option[1] for option in options]), frame[3])


def worth_of_beers(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """A beer gives its roller what the frame says, anybody else 1 (3.3)."""
    own: int = frame[3]
    return [w.beer_on(option[1], own if option[1] == w.seat else 1) for option in options]


def worth_of_healing(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Both Sid and Sam the Healer give 1 life, Sam only if he likes (5.12, 9.7)."""
    return [w.beer_on(option[1], 1) if len(option) > 1 else 0.0 for option in options]


def worth_of_returns(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Kit returns an arrow of any player, or none (5.7)."""
    return [w.returning(option[1], 1) if len(option) > 1 else 0.0 for option in options]


def worth_of_doubling(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Slab's beer doubles a shot, or is drunk (5.13)."""
    beers = symbols(w.game, w.s, w.seat, BEER)
    drunk = w.beers(beers)
    price = drunk[beers] - drunk[beers - 1]
    return [w.harmed(option[1], 1) if len(option) > 1 else price for option in options]


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


# Undead or Alive


def worth_of_challenges(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """A duel with somebody must be fought (8.3)."""
    return [duel_with(w, option[1]) for option in options]


def worth_of_cures(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Whiskey takes a wound away (8.2)."""
    return [without_wound(w, option[1]) for option in options]


def worth_of_another_sip(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Greg may use a whiskey once more (9.3)."""
    return [sip(w, 0, 0) if option == ("drink",) else 0.0 for option in options]


def worth_of_defusing(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Belle may turn a dynamite into a Gatling after each roll (9.1)."""
    dice = w.s.dice[:]
    dice[dice.index(DYNAMITE)] = GATLING
    ahead = outlook(w)
    return [
        ahead.worth(tuple(dice if option == ("defuse",) else w.s.dice), w.s.rerolls)
        for option in options
    ]


def worth_of_turning(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Chuck may pay a life for a die of his choice; he waits while he rolls on anyhow (9.2)."""
    ahead = outlook(w)
    dice = tuple(w.s.dice)
    if ahead.again(dice, w.s.rerolls):
        return [1.0 if len(option) == 1 else 0.0 for option in options]
    price = w.harmed(w.seat, 1)
    arrow = w.taking(1)
    worth: list[float] = []
    for option in options:
        if len(option) == 1:
            worth.append(ahead.final(dice))
        else:
            turned = w.s.dice[:]
            turned[option[1].bit_length() - 1] = option[2]
            cost = price + arrow if option[2] == ARROW else price
            worth.append(cost + ahead.final(tuple(turned)))
    return worth


def worth_of_throwing(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Sean may throw a duel die again; he waits while he rolls on anyhow (9.8)."""
    ahead = outlook(w)
    dice = tuple(w.s.dice)
    if ahead.again(dice, w.s.rerolls):
        return [1.0 if len(option) == 1 else 0.0 for option in options]
    arrow = w.taking(1)
    worth: list[float] = []
    for option in options:
        added = len(DUEL_SIDES) * ahead.final(dice)
        if len(option) > 1:
            added = arrow
            thrown = w.s.dice[:]
            for face in DUEL_SIDES:
                thrown[option[1].bit_length() - 1] = face
                added += ahead.final(tuple(thrown))
        worth.append(added / len(DUEL_SIDES))
    return worth


def worth_of_rolling_on(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """In a duel Sean has nothing to lose by rolling again (9.8)."""
    return [1.0 if option == ("roll_again",) else 0.0 for option in options]


def worth_of_keeping(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Pixie keeps one of two rage cards (9.6)."""
    return [symbol_for(w, w.seat, option[1]) for option in options]


def worth_of_moves(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> list[float]:
    """Pat may move a rage card: his own as he likes, another's unseen (9.5)."""
    worth: list[float] = []
    for option in options:
        if option[0] == "give_rage":
            kept, given = symbol_for(w, w.seat, option[2]), symbol_for(w, option[1], option[2])
            worth.append(given - kept)
        elif option[0] == "move_rage":
            worth.append(a_card_of(w, option[1], option[2]) - a_card_of(w, option[1], option[1]))
        else:
            worth.append(0.0)
    return worth


WORTHS: dict[str, Worth] = {
    "aim": worth_of_aims,
    "pour": worth_of_beers,
    "sid_ketchum": worth_of_healing,
    "kit_carlson": worth_of_returns,
    "slab_the_killer": worth_of_doubling,
    "bart_cassidy": worth_of_arrows,
    "pedro_ramirez": worth_of_relief,
    "challenge": worth_of_challenges,
    "cure": worth_of_cures,
    "greg_digger": worth_of_another_sip,
    "belle_star": worth_of_defusing,
    "chuck_wengam": worth_of_turning,
    "sean_mallory": worth_of_throwing,
    "sean_duels": worth_of_rolling_on,
    "sam_the_healer": worth_of_healing,
    "pixie_pete": worth_of_keeping,
    "pat_brennan": worth_of_moves,
}


def make_bot(game: Game, seat: int, seed: object) -> BangBot:
    """Return a player for one seat of one match; it leaves nothing to chance."""
    return BangBot(game, seat)
