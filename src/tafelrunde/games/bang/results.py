"""What all dice of a roll are worth together, and which of them to roll again.

Symbols are weighed one by one and added up; only where they work together (shots that reach the
same targets, Slab's beer, Suzy's rest, three of a kind) are they looked at together. Wounds and
rage symbols change how often a symbol counts. With duel dice two kinds of dice are rolled.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.pieces.dice import beyond, tally
from tafelrunde.pieces.mixed import Kind, MixedRerolls, Worth
from tafelrunde.pieces.odds import Rerolls, solver

from .names import (
    ALL_DICE,
    BEER,
    BELLE_STAR,
    DICE,
    DUEL,
    DUEL_DICE,
    DUEL_SIDES,
    DYNAMITE,
    GATLING,
    ONE,
    SIDES,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    SYMBOLS,
    TWO,
    WHISKEY,
)
from .perils import duels, whiskeys
from .weighing import FINE, Weighing

Table = list[list[float]]

LAPSED: Final = 1.5  # what the rest of a roll is worth on average: it is lost with the last life
BASE_DICE: Final = (ALL_DICE & ~DUEL_DICE).bit_count()  # beside duel dice (8.1)
DUEL_FACES: Final[tuple[int, ...]] = tuple(sorted(set(DUEL_SIDES)))
DUEL_PLACES: Final[tuple[int, ...]] = tuple([DUEL_FACES.index(face) for face in DUEL_SIDES])


class Result:
    """What a final result is worth: one part for shots and beer, one for dynamite and Gatlings."""

    __slots__ = ("_w", "bust_count", "dice", "joint", "shots_and_beers")

    def __init__(self, w: Weighing, dice: int, base: int) -> None:
        self._w = w
        self.dice = dice
        dynamites = self.counted(DYNAMITE)
        # So many dynamite dice end the rolling: fewer with a wound (2.3, 8.5).
        ending = [many for many, count in enumerate(dynamites) if count >= 3]
        self.bust_count: int = max(1, ending[0]) if ending else dice + 1
        self.joint: Table = self._dynamite_and_gatlings(dynamites)  # by number of dice of each
        self.shots_and_beers: list[Table] = self._shots_and_beers(base)  # 1s, 2s, beers

    def counted(self, face: int) -> list[int]:
        """Return how often a symbol counts if 0, 1, 2 … dice show it (8.5, 10.2)."""
        w, s = self._w, self._w.s
        if not s.rage_up and not s.wounds[w.seat]:
            return list(range(self.dice + 1))
        real, counts = s.dice, []
        for many in range(self.dice + 1):
            s.dice = [face] * many
            counts.append(w.game.ask(s, SYMBOLS[face], many, w.seat))
        s.dice = real
        return counts

    def _dynamite_and_gatlings(self, dynamites: list[int]) -> Table:
        w, s = self._w, self._w.s
        blast = 0.0 if s.blasted else w.harmed(w.seat, 1)
        if blast and s.life[w.seat] == 1:
            blast -= LAPSED
        raging = 0  # in the final result (10.2), unless it has counted from the start
        if not w.game.option.get("rage_dynamite_at_once"):
            raging = s.rage_up.count(DYNAMITE)
        costs = [blast if many + raging >= 3 else 0.0 for many in dynamites]
        counts = self.counted(GATLING)
        volleys = w.gatlings(counts[-1])
        return [[round(cost + volleys[many], FINE) for many in counts] for cost in costs]

    def _shots_and_beers(self, base: int) -> list[Table]:
        w = self._w
        ones, twos, beers = self.counted(ONE), self.counted(TWO), self.counted(BEER)
        near, far = w.reached(ONE), w.reached(TWO)
        first = rounded(w.shots(near, ones[base] + (twos[base] if near == far else 0)))
        second = [] if near == far else rounded(w.shots(far, twos[base]))
        drunk = rounded(w.beers(beers[base]))
        extra = self._extras(first, second or first, drunk, beers[: base + 1])
        found: list[Table] = []
        for i in range(base + 1):
            found.append([])
            for k in range(base + 1 - i):
                shots = ones[i] + twos[k]
                fired = first[ones[i]] + second[twos[k]] if second else first[shots]
                line = extra[1 if shots else 0 if i + k == 0 else 2]
                rest = range(base + 1 - i - k)
                found[i].append([fired + drunk[beers[n]] + line[n] for n in rest])
        return found

    def _extras(
        self, first: list[float], second: list[float], drunk: list[float], beers: list[int]
    ) -> Table:
        """Return what comes on top by beers: with no shot at all, with some, with cancelled ones.

        Suzy rests if there is no 1 and no 2 (5.14); Slab may spend a beer on another shot (5.13).
        """
        w, s = self._w, self._w.s
        none = [0.0] * len(beers)
        rest = slab = none
        shown: int = w.game.ask(s, "shots_shown", 0, w.seat)  # on rage cards
        if s.character[w.seat] == SUZY_LAFAYETTE and not shown:
            rest = [round(w.beer_on(w.seat, 2), FINE)] * len(beers)
        if s.character[w.seat] == SLAB_THE_KILLER:
            steps = [shots[2] - shots[1] for shots in (first, second) if len(shots) > 2]
            another = max([0.0, *steps])
            slab = [max(0.0, another - drunk[n] + drunk[n - 1]) if n else 0.0 for n in beers]
        return [rest, slab, none]


def rounded(worth: list[float]) -> list[float]:
    """Return a list of worths in which no build of Python sees a difference."""
    return [round(each, FINE) for each in worth]


def toll(w: Weighing, dice: int) -> list[float]:
    """Return what throwing 0, 1, 2 … dice costs through the arrows among them (2.2)."""
    costs = [round(-w.taking(arrows), FINE) for arrows in range(dice + 1)]
    return solver(dice, SIDES).toll_by_count(costs)


def dynamite_is_free(w: Weighing) -> bool:
    """Black Jack may reroll dynamite (5.2)."""
    mask: int = w.game.ask(w.s, "locked_dice", ALL_DICE, w.seat)
    return mask == 0


def defused(result: Result) -> Table:
    """Belle may turn one dynamite into a Gatling after each roll, but not of three (9.1)."""
    joint = result.joint
    better = [row[:] for row in joint]
    for many in range(1, min(result.bust_count, len(joint))):
        for gatlings in range(len(joint) - 1):
            turned = joint[many - 1][gatlings + 1]
            better[many][gatlings] = max(better[many][gatlings], turned)
    return better


class EqualDice:
    """The outlook of a roll of base dice alone: five, or a zombie's three (11.6)."""

    __slots__ = ("_final", "_later", "_rerolls", "_toll")

    def __init__(self, w: Weighing) -> None:
        dice = len(w.s.dice)
        result = Result(w, dice, dice)
        locked = 0 if dynamite_is_free(w) else 1 << DYNAMITE
        self._rerolls: Rerolls = solver(dice, SIDES, locked, DYNAMITE, result.bust_count)
        self._toll: list[float] = toll(w, dice)
        self._final: list[float] = self._worths(result, result.joint)
        self._later: list[float] = self._final
        if w.s.character[w.seat] == BELLE_STAR:
            self._later = self._worths(result, defused(result))

    def _worths(self, result: Result, joint: Table) -> list[float]:
        shots_and_beers = result.shots_and_beers
        return [
            shots_and_beers[one][two][beer] + joint[dynamite][gatling]
            for _, dynamite, one, two, beer, gatling in self._rerolls.outcomes
        ]

    def final(self, dice: tuple[int, ...]) -> float:
        """Return what dice are worth as they lie."""
        return self._final[self._rerolls.sets.index[tally(dice, SIDES)]]

    def worth(self, dice: tuple[int, ...], left: int) -> float:
        """Return what a roll is worth with so many rerolls left."""
        return self._best(dice, left)[0]

    def again(self, dice: tuple[int, ...], left: int) -> int:
        """Return the dice to reroll, as a bit mask; 0 is to stop."""
        return beyond(dice, self._best(dice, left)[1])

    def ranked(self, dice: tuple[int, ...], left: int) -> list[int]:
        """Return stopping (0) and the dice of all rerolls that differ, the best first."""
        roll = tally(dice, SIDES)
        again = self._rerolls.weigh(roll, left, self._later, self._toll)[1:]
        found = [(self.final(dice), 0)]
        found += [(worth, beyond(dice, kept)) for worth, kept in again]
        found.sort(reverse=True)
        return [mask for _, mask in found]

    def _best(self, dice: tuple[int, ...], left: int) -> tuple[float, tuple[int, ...]]:
        roll = tally(dice, SIDES)
        best = (self.final(dice), roll)
        for option in self._rerolls.weigh(roll, left, self._later, self._toll)[1:]:
            if option[0] > best[0]:
                best = option
        return best


_MIXED: dict[tuple[bool, int], MixedRerolls] = {}


def mixed_solver(free: bool, bust_count: int) -> MixedRerolls:
    """Return the solver for base and duel dice, built at the first call."""
    found = _MIXED.get((free, bust_count))
    if found is None:
        locked = 0 if free else 1 << DYNAMITE
        base = Kind(BASE_DICE, tuple(range(SIDES)), (DYNAMITE, GATLING), locked)
        places = (DUEL_FACES.index(DYNAMITE), DUEL_FACES.index(GATLING))
        locked = 0 if free else 1 << places[0]
        duelling = Kind(DUEL_DICE.bit_count(), DUEL_PLACES, places, locked)
        found = _MIXED[(free, bust_count)] = MixedRerolls(base, duelling, bust_count)
    return found


class MixedDice:
    """The outlook of a roll of three base dice and two duel dice (8.1)."""

    __slots__ = ("_final", "_later", "_rerolls")

    def __init__(self, w: Weighing) -> None:
        result = Result(w, DICE, BASE_DICE)
        self._rerolls: MixedRerolls = mixed_solver(dynamite_is_free(w), result.bust_count)
        base = self._rerolls.first.sets.hands[: self._rerolls.first.full]
        own = [result.shots_and_beers[one][two][beer] for _, _, one, two, beer, _ in base]
        duelling, costs = self._duel_dice(w), toll(w, DICE)
        self._final: Worth = Worth(own, duelling, result.joint, costs)
        self._later: Worth = self._final
        if w.s.character[w.seat] == BELLE_STAR:
            self._later = Worth(own, duelling, defused(result), costs)

    def _duel_dice(self, w: Weighing) -> list[float]:
        """Return what whiskey and duels are worth, for each hand of duel dice."""
        dice = self._rerolls.second
        drinks, fights = rounded(whiskeys(w, dice.dice)), rounded(duels(w, dice.dice))
        whiskey, duel = DUEL_FACES.index(WHISKEY), DUEL_FACES.index(DUEL)
        hands = dice.sets.hands[: dice.full]
        return [drinks[hand[whiskey]] + fights[hand[duel]] for hand in hands]

    def final(self, dice: tuple[int, ...]) -> float:
        """Return what dice are worth as they lie."""
        return self._rerolls.final(self._roll(dice), self._final)

    def worth(self, dice: tuple[int, ...], left: int) -> float:
        """Return what a roll is worth with so many rerolls left."""
        return self._best(dice, left)[0]

    def again(self, dice: tuple[int, ...], left: int) -> int:
        """Return the dice to reroll, as a bit mask; 0 is to stop."""
        _, row, column = self._best(dice, left)
        return self._mask(dice, row, column)

    def _mask(self, dice: tuple[int, ...], row: int, column: int) -> int:
        """Return the dice beyond those that are kept."""
        base, duelling = self._rerolls.first.sets.hands, self._rerolls.second.sets.hands
        mask = beyond(places_of(dice[BASE_DICE:]), duelling[column]) << BASE_DICE
        return mask | beyond(dice[:BASE_DICE], base[row])

    def ranked(self, dice: tuple[int, ...], left: int) -> list[int]:
        """Return stopping (0) and the dice of all rerolls that differ, the best first."""
        roll = self._roll(dice)
        found = [(self._rerolls.final(roll, self._final), 0)]
        for worth, row, column in self._rerolls.weigh(roll, left, self._later)[1:]:
            found.append((worth, self._mask(dice, row, column)))
        found.sort(reverse=True)
        return [mask for _, mask in found]

    def _best(self, dice: tuple[int, ...], left: int) -> tuple[float, int, int]:
        roll = self._roll(dice)
        best = (self._rerolls.final(roll, self._final), *roll)
        for option in self._rerolls.weigh(roll, left, self._later)[1:]:
            if option[0] > best[0]:
                best = option
        return best

    def _roll(self, dice: tuple[int, ...]) -> tuple[int, int]:
        duelling = tally(places_of(dice[BASE_DICE:]), len(DUEL_FACES))
        return self._rerolls.hands(tally(dice[:BASE_DICE], SIDES), duelling)


def places_of(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Number the faces of duel dice among themselves."""
    return tuple([DUEL_FACES.index(face) for face in dice])


Outlook = EqualDice | MixedDice


def outlook(w: Weighing) -> Outlook:
    """Return what may become of the dice that lie there; a zombie rolls no duel dice (11.6)."""
    if "challenge" in w.game.steps and len(w.s.dice) == DICE:
        return MixedDice(w)
    return EqualDice(w)
