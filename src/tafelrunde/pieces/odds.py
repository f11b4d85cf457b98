"""Exact odds of dice: sums, opposed throws, and the best rerolls towards any pattern of faces.

Odds are whole numbers of ways, or fractions made of them. Bots, which weigh many positions, use
floats; those are added in a fixed order, not by `sum`, and weighted by division, which no compiler
fuses with an addition, so that every Python and the compiled build choose the same dice.
"""

from collections.abc import Callable
from fractions import Fraction

Counts = tuple[int, ...]  # how many dice show each face

_SUMS: dict[tuple[int, int], tuple[int, ...]] = {}
_OPPOSED: dict[tuple[int, int, int, int], tuple[int, int, int]] = {}
_QUOTIENTS: dict[tuple[int, int, int], tuple[int, ...]] = {}


# Sums


def sums(count: int, sides: int) -> tuple[int, ...]:
    """Count the ways to throw each total, from 0 up, with dice numbered from 1."""
    known = _SUMS.get((count, sides))
    if known is not None:
        return known
    if count < 0 or sides < 1:
        raise ValueError(f"there are no {count} dice of {sides} sides")
    ways = [1]
    for _ in range(count):
        longer = [0] * (len(ways) + sides)
        for total, number in enumerate(ways):
            for pips in range(1, sides + 1):
                longer[total + pips] += number
        ways = longer
    _SUMS[(count, sides)] = tuple(ways)
    return _SUMS[(count, sides)]


def at_least(ways: tuple[int, ...], target: int) -> Fraction:
    """Give the chance that a counted result reaches the target."""
    return Fraction(sum(ways[max(target, 0) :]), sum(ways))


def average(ways: tuple[int, ...]) -> Fraction:
    """Give the mean of a counted result."""
    return Fraction(sum([result * number for result, number in enumerate(ways)]), sum(ways))


def shares(ways: tuple[int, ...]) -> tuple[float, ...]:
    """Turn counted ways into floats that add up to 1."""
    everything = sum(ways)
    return tuple([number / everything for number in ways])


def chance_at_least(count: int, sides: int, target: int) -> Fraction:
    """Give the chance that the sum of some dice reaches the target."""
    return at_least(sums(count, sides), target)


# Opposed throws


def opposed(attack: int, defence: int, sides: int, edge: int = 0) -> tuple[int, int, int]:
    """Count the ways in which attack dice plus the edge end higher, level and lower."""
    key = (attack, defence, sides, edge)
    known = _OPPOSED.get(key)
    if known is not None:
        return known
    higher = level = lower = 0
    for ours, our_ways in enumerate(sums(attack, sides)):
        for theirs, their_ways in enumerate(sums(defence, sides)):
            ways = our_ways * their_ways
            if ours + edge > theirs:
                higher += ways
            elif ours + edge == theirs:
                level += ways
            else:
                lower += ways
    _OPPOSED[key] = (higher, level, lower)
    return _OPPOSED[key]


def beats(attack: int, defence: int, sides: int, edge: int = 0) -> Fraction:
    """Give the chance that the attack dice plus the edge end higher than the defence dice."""
    higher, level, lower = opposed(attack, defence, sides, edge)
    return Fraction(higher, higher + level + lower)


def quotients(attack: int, defence: int, sides: int = 6) -> tuple[int, ...]:
    """Count the ways to each quotient of attack total by defence total, rounded down."""
    key = (attack, defence, sides)
    known = _QUOTIENTS.get(key)
    if known is not None:
        return known
    if defence < 1:
        raise ValueError("a defence without dice has no total to divide by")
    result = [0] * (attack * sides // defence + 1)
    for ours, our_ways in enumerate(sums(attack, sides)):
        if our_ways:
            for theirs, their_ways in enumerate(sums(defence, sides)):
                if their_ways:
                    result[ours // theirs] += our_ways * their_ways
    _QUOTIENTS[key] = tuple(result)
    return _QUOTIENTS[key]


# Rerolls


class Multisets:
    """All ways to hold up to `dice` dice regardless of their order, full hands first.

    Equal faces are interchangeable: five six-sided dice make 7,776 throws but 252 full hands, and
    462 hands when some dice are still to come.
    """

    __slots__ = ("dice", "hands", "index", "one_more", "sides", "starts")

    def __init__(self, dice: int, sides: int) -> None:
        self.dice = dice
        self.sides = sides
        self.hands: list[Counts] = []
        self.starts: list[int] = []  # where the hands that miss 0, 1, 2 ... dice begin; the end
        for missing in range(dice + 1):
            self.starts.append(len(self.hands))
            self.hands.extend(_hands(dice - missing, sides))
        self.starts.append(len(self.hands))
        self.index: dict[Counts, int] = {hand: i for i, hand in enumerate(self.hands)}
        # For every hand that is not full: where one more die takes it, face by face.
        self.one_more: list[tuple[int, ...]] = [
            tuple([self.index[_changed(hand, face, 1)] for face in range(sides)])
            for hand in self.hands[self.starts[1] :]
        ]

    def sums(self, full: list[float]) -> list[float]:
        """Add the values of all full hands that each hand may grow to, throw by throw."""
        grown = list(full)
        if self.sides == 6:  # the common die, written out: nearly twice as fast
            for a, b, c, d, e, f in self.one_more:
                grown.append(grown[a] + grown[b] + grown[c] + grown[d] + grown[e] + grown[f])
            return grown
        for row in self.one_more:
            added = 0.0
            for larger in row:
                added += grown[larger]
            grown.append(added)
        return grown

    def exact_sums(self, full: list[int]) -> list[int]:
        """Do the same in whole numbers."""
        grown = list(full)
        for row in self.one_more:
            grown.append(sum([grown[larger] for larger in row]))
        return grown


class Rerolls:
    """The best way to reroll dice when some faces are locked and some throws end the rolling.

    Dice that show a face of the mask `locked` are never rerolled; with `bust_count` or more of
    `bust_face` nothing is. Values are listed in the order of `outcomes`, the full hands. A `toll`
    lists what throwing 0, 1, 2 ... dice costs on average, whatever becomes of them.
    """

    __slots__ = ("_ended", "_free", "_keeps", "_steps", "locked", "outcomes", "sets")

    def __init__(
        self, dice: int, sides: int, locked: int = 0, bust_face: int = -1, bust_count: int = 0
    ) -> None:
        if dice < 1 or sides < 1:
            raise ValueError(f"there are no {dice} dice of {sides} sides to reroll")
        if not 0 <= locked < 1 << sides or not -1 <= bust_face < sides:
            raise ValueError(f"a locked or ending face is not on a die of {sides} sides")
        if bust_face >= 0 and bust_count < 1:
            raise ValueError("rolling cannot end at fewer than one die")
        self.sets = _multisets(dice, sides)
        self.outcomes: tuple[Counts, ...] = tuple(self.sets.hands[: self.sets.starts[1]])
        self.locked = locked
        self._ended: list[bool] = [
            bust_face >= 0 and hand[bust_face] >= bust_count for hand in self.sets.hands
        ]
        self._free: list[float] = [0.0] * (dice + 1)
        self._keeps: dict[int, list[int]] = {}
        # Pairs (hand, the same with one die less to keep), smaller hands first within each face:
        # one pass over them carries the best value of any keep up to every full hand.
        self._steps: list[tuple[int, int]] = [
            (i, self.sets.index[_changed(self.sets.hands[i], face, -1)])
            for face in range(sides)
            for i in range(len(self.sets.hands) - 1, -1, -1)
            if self.sets.hands[i][face] and not locked >> face & 1 and not self._ended[i]
        ]

    # What a final result is worth

    def valued(self, value: Callable[[Counts], float]) -> list[float]:
        """List the value of every outcome by a function of its counts."""
        return [float(value(counts)) for counts in self.outcomes]

    def tabled(self, tables: list[list[float]]) -> list[float]:
        """List the value of every outcome as the sum of `tables[face][count]` over its faces."""
        if len(tables) != self.sets.sides:
            raise ValueError(f"{len(tables)} tables for the faces of {self.sets.sides}-sided dice")
        if self.sets.sides == 6:
            t, u, v, w, x, y = tables
            return [t[a] + u[b] + v[c] + w[d] + x[e] + y[f] for a, b, c, d, e, f in self.outcomes]
        final: list[float] = []
        for counts in self.outcomes:
            added = 0.0
            for face, count in enumerate(counts):
                added += tables[face][count]
            final.append(added)
        return final

    # What a throw costs on the way

    def toll_by_face(self, cost: list[float]) -> list[float]:
        """Make a toll from the cost of each face newly thrown."""
        if len(cost) != self.sets.sides:
            raise ValueError(f"{len(cost)} costs for the faces of {self.sets.sides}-sided dice")
        added = 0.0
        for each in cost:
            added += each
        return [thrown * added / self.sets.sides for thrown in range(self.sets.dice + 1)]

    def toll_by_count(self, cost: list[float]) -> list[float]:
        """Make a toll from the cost of 0, 1, 2 ... new dice of one face in the same throw."""
        if len(cost) != self.sets.dice + 1:
            raise ValueError(f"{len(cost)} costs for 0 to {self.sets.dice} dice of one face")
        others = self.sets.sides - 1
        toll: list[float] = []
        ways = [1]  # ways[n] to see the face n times, as in Pascal's triangle
        for thrown in range(self.sets.dice + 1):
            throws = float(self.sets.sides**thrown)
            added = 0.0
            for n, number in enumerate(ways):
                if number:
                    added += cost[n] / (throws / number)
            toll.append(added)
            ways = [a * others + b for a, b in zip([*ways, 0], [0, *ways], strict=True)]
        return toll

    # The fast way, in floats

    def values(
        self, final: list[float], rerolls: int, toll: list[float] | None = None
    ) -> list[list[float]]:
        """List, for 0 to `rerolls` rerolls left, the value of every outcome under best play."""
        self._check(len(final), rerolls)
        levels = [list(final)]
        for _ in range(rerolls):
            best = self._means(levels[-1], toll)
            best[: len(final)] = final  # to keep every die is to stop
            for hand, smaller in self._steps:
                if best[smaller] > best[hand]:
                    best[hand] = best[smaller]
            levels.append(best[: len(final)])
        return levels

    def fresh(self, final: list[float], rerolls: int, toll: list[float] | None = None) -> float:
        """Give the value of a turn before its first throw, the toll of that throw included."""
        return self._means(self.values(final, rerolls, toll)[-1], toll)[-1]

    def weigh(
        self, roll: Counts, left: int, final: list[float], toll: list[float] | None = None
    ) -> list[tuple[float, Counts]]:
        """List the value of each keep of a roll: stopping first, then the larger keeps."""
        hand = self._hand(roll)
        self._check(len(final), left)
        stopping = [(final[hand], roll)]
        if left == 0 or self._ended[hand]:
            return stopping
        means = self._means(self.values(final, left - 1, toll)[-1], toll)
        hands = self.sets.hands
        return stopping + [(means[keep], hands[keep]) for keep in self._keeps_of(hand)]

    def best(
        self, roll: Counts, left: int, final: list[float], toll: list[float] | None = None
    ) -> tuple[float, Counts]:
        """Give the value of a roll and the dice to keep; of equals, the one that keeps more."""
        options = self.weigh(roll, left, final, toll)
        chosen = options[0]
        for option in options:
            if option[0] > chosen[0]:
                chosen = option
        return chosen

    # The exact way, in whole numbers

    def exact_values(self, final: list[int], rerolls: int) -> list[list[int]]:
        """Do as `values` does; with r rerolls left the values count in `(sides ** dice) ** -r`."""
        self._check(len(final), rerolls)
        levels = [list(final)]
        whole: int = self.sets.sides**self.sets.dice
        for left in range(1, rerolls + 1):
            sums = self.sets.exact_sums(levels[-1])
            level: list[int] = []
            for hand in range(len(final)):
                value = final[hand] * whole**left
                if not self._ended[hand]:
                    for keep in self._keeps_of(hand):
                        # A keep of n dice leaves sides ** (dice - n) throws: bring all to one.
                        weight: int = self.sets.sides ** sum(self.sets.hands[keep])
                        value = max(value, sums[keep] * weight)
                level.append(value)
            levels.append(level)
        return levels

    def chance(
        self, wanted: Callable[[Counts], bool], rerolls: int, roll: Counts | None = None
    ) -> Fraction:
        """Give the chance of a wanted outcome under best play, from a roll or before the first."""
        final = [1 if wanted(counts) else 0 for counts in self.outcomes]
        level = self.exact_values(final, rerolls)[-1]
        whole: int = self.sets.sides**self.sets.dice
        if roll is None:
            return Fraction(self.sets.exact_sums(level)[-1], whole ** (rerolls + 1))
        return Fraction(level[self._hand(roll)], whole**rerolls)

    # Helpers

    def _means(self, full: list[float], toll: list[float] | None) -> list[float]:
        """Give each hand the mean value of what it grows to, less the toll of the dice thrown."""
        means = self.sets.sums(full)
        costs = self._free if toll is None else toll
        if len(costs) != self.sets.dice + 1:
            raise ValueError(f"a toll of {len(costs)} entries for 0 to {self.sets.dice} dice")
        starts = self.sets.starts
        for thrown in range(1, self.sets.dice + 1):
            throws = float(self.sets.sides**thrown)
            cost = costs[thrown]
            for i in range(starts[thrown], starts[thrown + 1]):
                means[i] = means[i] / throws - cost
        return means

    def _keeps_of(self, hand: int) -> list[int]:
        """List what may be kept of a hand when at least one die is rerolled, largest first."""
        known = self._keeps.get(hand)
        if known is not None:
            return known
        found: list[Counts] = [()]
        for face, count in enumerate(self.sets.hands[hand]):
            fewest = count if self.locked >> face & 1 else 0
            found = [(*keep, n) for keep in found for n in range(fewest, count + 1)]
        keeps = sorted([self.sets.index[keep] for keep in found])
        self._keeps[hand] = keeps[1:]  # the first is the hand itself: that is stopping
        return self._keeps[hand]

    def _hand(self, roll: Counts) -> int:
        """Find the index of a roll among the outcomes."""
        hand = self.sets.index.get(roll, -1)
        if not 0 <= hand < len(self.outcomes):
            raise ValueError(f"{roll} does not count {self.sets.dice} dice by their face")
        return hand

    def _check(self, values: int, rerolls: int) -> None:
        """Refuse a list of values that does not fit, and rerolls below zero."""
        if values != len(self.outcomes):
            raise ValueError(f"{values} values for {len(self.outcomes)} outcomes")
        if rerolls < 0:
            raise ValueError(f"there cannot be {rerolls} rerolls left")


_MULTISETS: dict[tuple[int, int], Multisets] = {}
_SOLVERS: dict[tuple[int, int, int, int, int], Rerolls] = {}


def solver(
    dice: int, sides: int, locked: int = 0, bust_face: int = -1, bust_count: int = 0
) -> Rerolls:
    """Give the solver for these dice, built at the first call."""
    key = (dice, sides, locked, bust_face, bust_count)
    if key not in _SOLVERS:
        _SOLVERS[key] = Rerolls(dice, sides, locked, bust_face, bust_count)
    return _SOLVERS[key]


def _multisets(dice: int, sides: int) -> Multisets:
    """Give the hands of these dice, built at the first call."""
    if (dice, sides) not in _MULTISETS:
        _MULTISETS[(dice, sides)] = Multisets(dice, sides)
    return _MULTISETS[(dice, sides)]


def _hands(dice: int, sides: int) -> list[Counts]:
    """List all counts of exactly so many dice, most of the first faces first."""
    if sides == 1:
        return [(dice,)]
    return [
        (first, *rest) for first in range(dice, -1, -1) for rest in _hands(dice - first, sides - 1)
    ]


def _changed(counts: Counts, face: int, by: int) -> Counts:
    """Give the counts with one face changed."""
    return (*counts[:face], counts[face] + by, *counts[face + 1 :])
