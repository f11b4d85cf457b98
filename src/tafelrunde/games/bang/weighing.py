"""What a result of the dice is worth to the roller: each symbol's worth in lives.

Symbols are weighed one by one and added up; only where they work together (shots that reach the
same targets, Slab's beer, Suzy's rest) are they looked at together.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game
from tafelrunde.pieces.odds import Rerolls

from .goals import Stakes
from .names import (
    ARROWS,
    BART_CASSIDY,
    BEER,
    EL_GRINGO,
    INDIANS,
    KIT_CARLSON,
    ONE,
    PEDRO_RAMIREZ,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    TWO,
    VOLLEY,
)
from .state import BangState, clockwise
from .steps.resolving import in_reach, reach

IMPOSSIBLE: Final = -1e9
FINE: Final = 4  # decimals; rounding makes every build of Python see the same worth

# The chance that the arrows lying before the players will hurt them, by how many are left.
RISK: Final[tuple[float, ...]] = (1.0, 0.8, 0.7, 0.62, 0.55, 0.5, 0.45, 0.4, 0.36, 0.33)
# Hits cost Bart and Pedro less than others (5.1, 5.10).
SPARED: Final[dict[int, float]] = {BART_CASSIDY: 0.7, PEDRO_RAMIREZ: 0.9}


class Weighing:
    """The worth of arrows, shots, beers and Gatlings to one seat at one moment."""

    __slots__ = ("_pending", "game", "s", "seat", "stakes")

    def __init__(self, g: Game, s: BangState, seat: int, stakes: Stakes) -> None:
        self.game: Game = g
        self.s: BangState = s
        self.seat: int = seat
        self.stakes: Stakes = stakes
        self._pending: float = 0.0  # an Indian attack now, but for what it costs the seat itself
        for other in clockwise(s, seat):
            if other != seat:
                self._pending += self.attacked(other, s.arrows[other])

    # Arrows (2.2)

    def attacked(self, seat: int, arrows: int) -> float:
        """Return what it is worth that Indians attack a seat that holds so many arrows."""
        if not arrows:
            return 0.0
        lost: int = self.game.ask(self.s, "loss", arrows, seat, INDIANS)
        return self.stakes.gain(seat, self.s.life[seat], lost)

    def threat(self, pile: int, arrows: int) -> float:
        """Return what the arrows before all players are worth if the seat holds so many."""
        return RISK[min(pile, ARROWS)] * (self._pending + self.attacked(self.seat, arrows))

    def taking(self, arrows: int) -> float:
        """Return what it is worth to take arrows; the last one brings the Indians at once."""
        s = self.s
        held = s.arrows[self.seat]
        now = self.threat(s.pile, held)
        if arrows < s.pile:
            return self.threat(s.pile - arrows, held + arrows) - now
        attack = self._pending + self.attacked(self.seat, held + s.pile)
        later = RISK[ARROWS] * self.attacked(self.seat, arrows - s.pile)
        return attack + later - now

    def returning(self, owner: int, arrows: int) -> float:
        """Return what it is worth that somebody's arrows go back into the middle."""
        s = self.s
        mine = s.arrows[self.seat]
        now = self.threat(s.pile, mine)
        if owner == self.seat:
            return self.threat(s.pile + arrows, mine - arrows) - now
        held = s.arrows[owner]
        less = self.attacked(owner, held - arrows) - self.attacked(owner, held)
        return self.threat(s.pile + arrows, mine) + RISK[s.pile] * less - now

    # Shots (3.2)

    def hits(self, target: int, most: int) -> list[float]:
        """Return what 0, 1, 2 … shots on a target are worth; too many do no more."""
        s = self.s
        life = max(0, s.life[target] - s.aims[target])
        spared = SPARED.get(s.character[target], 1.0)
        worth = [spared * self.stakes.gain(target, life, shots) for shots in range(most + 1)]
        if s.character[target] == EL_GRINGO and not s.aims[target]:
            price = self.taking(1)  # he strikes back with an arrow, once (5.4)
            worth = [0.0, *[each + price for each in worth[1:]]]
        return worth

    def shots(self, targets: tuple[int, ...], most: int) -> list[float]:
        """Return the worth of 0, 1, 2 … shots, each at the best target; all must be fired."""
        best = [0.0] + [IMPOSSIBLE] * most
        for target in targets:
            hits = self.hits(target, most)
            best = [
                max([best[shots - here] + hits[here] for here in range(shots + 1)])
                for shots in range(most + 1)
            ]
        return best

    def aims(self, targets: tuple[int, ...], left: int) -> list[float]:
        """Return for each target what the shots left are worth if at least one is for it."""
        worth: list[float] = []
        for target in targets:
            hits = self.hits(target, left)
            rest = self.shots(tuple([other for other in targets if other != target]), left)
            worth.append(max([hits[here] + rest[left - here] for here in range(1, left + 1)]))
        return worth

    def doubling(self, target: int) -> float:
        """Return what another shot on somebody who is shot at already is worth (5.13)."""
        left = max(0, self.s.life[target] - self.s.aims[target])
        return SPARED.get(self.s.character[target], 1.0) * self.stakes.gain(target, left)

    # Beer (3.3)

    def beer_on(self, target: int, given: int) -> float:
        """Return what it is worth to give somebody life."""
        s = self.s
        return self.stakes.help(target, s.life[target], s.limit[target], given)

    def beers(self, most: int) -> list[float]:
        """Return what 0, 1, 2 … beers are worth, each given where it is worth most."""
        s = self.s
        own: int = self.game.ask(s, "beer_for_oneself", 1, self.seat)
        life = s.life[:]
        worth = [0.0]
        for _ in range(most):
            best, drinker = 0.0, self.seat
            for target in clockwise(s, self.seat):
                given = own if target == self.seat else 1
                gain = self.stakes.help(target, life[target], s.limit[target], given)
                if gain > best:
                    best, drinker = gain, target
            given = own if drinker == self.seat else 1
            life[drinker] = min(s.limit[drinker], life[drinker] + given)
            worth.append(worth[-1] + best)
        return worth

    # Gatling (3.4)

    def volley(self) -> float:
        """Return what it is worth that every other player loses 1 and one's arrows go back."""
        s = self.s
        worth = self.returning(self.seat, s.arrows[self.seat])
        for other in clockwise(s, self.seat):
            if other != self.seat:
                lost: int = self.game.ask(s, "loss", 1, other, VOLLEY)
                spared = SPARED.get(s.character[other], 1.0)
                worth += spared * self.stakes.gain(other, s.life[other], lost)
                if s.character[other] == EL_GRINGO:
                    worth += self.taking(1)
        return worth

    def gatlings(self, most: int) -> list[float]:
        """Return what 0, 1, 2 … Gatlings are worth, and each one to Kit Carlson (5.7)."""
        needed: int = self.game.ask(self.s, "gatlings_needed", 3, self.seat)
        worth = [0.0] * min(needed, most + 1) + [self.volley()] * (most + 1 - needed)
        if self.s.character[self.seat] == KIT_CARLSON:
            for count in range(1, most + 1):
                worth[count] += self.arrows_back(count, own=count < needed)
        return worth

    def arrows_back(self, most: int, own: bool) -> float:
        """Return what it is worth to return so many arrows of any players, own ones or not."""
        gains: list[float] = []
        for holder in clockwise(self.s, self.seat):
            if own or holder != self.seat:
                gains += [self.returning(holder, 1)] * self.s.arrows[holder]
        gains.sort(reverse=True)
        return sum([max(0.0, gain) for gain in gains[:most]])

    # All together

    def toll(self, rerolls: Rerolls) -> list[float]:
        """Return what throwing 0, 1, 2 … dice costs through the arrows among them (2.2)."""
        dice = rerolls.sets.dice
        return rerolls.toll_by_count([round(-self.taking(n), FINE) for n in range(dice + 1)])

    def final(self, rerolls: Rerolls) -> list[float]:
        """Return the worth of every possible final result, in the order of the outcomes."""
        s, dice = self.s, rerolls.sets.dice
        one = in_reach(s, self.seat, reach(self.game, s, self.seat, ONE))
        two = in_reach(s, self.seat, reach(self.game, s, self.seat, TWO))
        ones = rounded(self.shots(one, dice))
        twos = ones if one == two else rounded(self.shots(two, dice))
        beers = rounded(self.beers(dice))
        nothing = [0.0] * (dice + 1)
        tables = [nothing, self.blasts(dice), ones, twos, beers, rounded(self.gatlings(dice))]
        if one == two:  # with two or three in play a 2 counts as a 1: see below
            tables[ONE] = tables[TWO] = nothing
        worth = rerolls.tabled(tables)
        fired = shot_counts(rerolls)
        if one == two:
            worth = [each + ones[shots] for each, shots in zip(worth, fired, strict=True)]
        if s.character[self.seat] == SUZY_LAFAYETTE:
            rest = round(self.beer_on(self.seat, 2), FINE)
            worth = [w if shots else w + rest for w, shots in zip(worth, fired, strict=True)]
        if s.character[self.seat] == SLAB_THE_KILLER:
            self._add_doubling(rerolls, worth, beers, max(ones[2] - ones[1], twos[2] - twos[1]))
        return worth

    def blasts(self, most: int) -> list[float]:
        """Return what 0, 1, 2 … dynamite are worth: three cost a life (2.3)."""
        blast = round(self.stakes.gain(self.seat, self.s.life[self.seat]), FINE)
        return [blast if count >= 3 else 0.0 for count in range(most + 1)]

    def _add_doubling(
        self, rerolls: Rerolls, worth: list[float], beers: list[float], another: float
    ) -> None:
        """Let Slab spend a beer on another shot where that is worth more than drinking (5.13)."""
        for at, counts in enumerate(rerolls.outcomes):
            drunk = counts[BEER]
            if drunk and counts[ONE] + counts[TWO]:
                worth[at] += max(0.0, another - (beers[drunk] - beers[drunk - 1]))


def rounded(worth: list[float]) -> list[float]:
    """Return a list of worths in which no build of Python sees a difference."""
    return [round(each, FINE) for each in worth]


_SHOT_COUNTS: dict[int, list[int]] = {}


def shot_counts(rerolls: Rerolls) -> list[int]:
    """Return how many shots there are in each of the outcomes."""
    dice = rerolls.sets.dice
    found = _SHOT_COUNTS.get(dice)
    if found is None:
        found = [counts[ONE] + counts[TWO] for counts in rerolls.outcomes]
        _SHOT_COUNTS[dice] = found
    return found
