"""What single things are worth to a seat, in lives: arrows, shots, beer, a Gatling.

What the dice are worth all together is in `results.py`, what the modules' things are worth in
`perils.py`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game

from .goals import Stakes
from .names import (
    ARROWS,
    BART_CASSIDY,
    EL_GRINGO,
    HERB_HUNTER,
    INDIANS,
    KIT_CARLSON,
    LOSSES,
    PEDRO_RAMIREZ,
    VOLLEY,
)
from .state import BangState, clockwise, in_play
from .steps.resolving import in_reach, reach

IMPOSSIBLE: Final = -1e9
FINE: Final = 4  # decimals; rounding makes every build of Python see the same worth

# The chance that the arrows lying before the players will hurt them, by how many are left.
RISK: Final[tuple[float, ...]] = (1.0, 0.8, 0.7, 0.62, 0.55, 0.5, 0.45, 0.4, 0.36, 0.33)
# Hits cost Bart and Pedro less than others (5.1, 5.10).
SPARED: Final[dict[int, float]] = {BART_CASSIDY: 0.7, PEDRO_RAMIREZ: 0.9}
# What a rage card is worth to its owner and what a wound costs, on average, in lives (8.5, 10.2).
RAGE_CARD: Final = 0.35
WOUND: Final = 0.4
MUCH: Final = 2  # as much life lost in a turn brings a rage card (10.1), in Herb's a wound (9.4)


class Weighing:
    """The worth of arrows, shots, beers and Gatlings to one seat at one moment."""

    __slots__ = ("_anger", "_pending", "game", "s", "seat", "stakes")

    def __init__(self, g: Game, s: BangState, seat: int, stakes: Stakes) -> None:
        self.game: Game = g
        self.s: BangState = s
        self.seat: int = seat
        self.stakes: Stakes = stakes
        self._anger: float = 0.0  # what it costs to have lost much, besides the life
        if "draw_rage" in g.steps:
            herb = s.character[s.turn] == HERB_HUNTER and in_play(s, s.turn)
            self._anger = (WOUND if herb else 0.0) - RAGE_CARD
        self._pending: float = 0.0  # an Indian attack now, but for what it costs the seat itself
        for other in clockwise(s, seat):
            if other != seat:
                self._pending += self.attacked(other, s.arrows[other])

    # Arrows (2.2)

    def attacked(self, seat: int, arrows: int) -> float:
        """Return what it is worth that Indians attack a seat that holds so many arrows."""
        if not arrows:
            return 0.0
        lost: int = self.game.ask(self.s, LOSSES[INDIANS], arrows, seat)
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

    # Losing life (4, 10.1)

    def harmed(self, target: int, lost: int) -> float:
        """Return what it is worth that somebody, shots assigned so far aside, loses life."""
        s = self.s
        aimed = s.aims[target]
        life = max(0, s.life[target] - aimed)
        worth = SPARED.get(s.character[target], 1.0) * self.stakes.gain(target, life, lost)
        before = s.lost[target] + aimed
        if self._anger and before < MUCH <= before + lost and lost < life and self.draws(target):
            worth += self.stakes.weight[target] * self._anger
        return worth

    def draws(self, seat: int) -> bool:
        """Say whether a seat draws wounds and rage cards: zombies don't (11.6)."""
        allowed: bool = self.game.ask(self.s, "may_draw", True, seat)
        return allowed

    # Shots (3.2)

    def reached(self, face: int) -> tuple[int, ...]:
        """Return whom a 1 or 2 reaches."""
        return in_reach(self.s, self.seat, reach(self.game, self.s, self.seat, face))

    def hits(self, target: int, most: int) -> list[float]:
        """Return what 0, 1, 2 … shots on a target are worth; too many do no more."""
        s = self.s
        worth = [self.harmed(target, shots) for shots in range(most + 1)]
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

    def another_shot(self, face: int, shots: int) -> float:
        """Return what one shot more is worth than so many."""
        worth = self.shots(self.reached(face), shots + 1)
        return worth[-1] - worth[-2]

    # Beer (3.3)

    def beer_on(self, target: int, given: int) -> float:
        """Return what it is worth to give somebody life; nothing heals a zombie (11.6)."""
        s = self.s
        given = self.game.ask(s, "healing", given, target)
        return self.stakes.help(target, s.life[target], s.limit[target], given)

    def beers(self, most: int) -> list[float]:
        """Return what 0, 1, 2 … beers are worth, each given where it is worth most."""
        s = self.s
        own: int = self.game.ask(s, "beer_for_oneself", 1, self.seat)
        gives = [
            (target, self.game.ask(s, "healing", own if target == self.seat else 1, target))
            for target in clockwise(s, self.seat)
        ]
        life = s.life[:]
        worth = [0.0]
        for _ in range(most):
            best, drinker, drunk = 0.0, self.seat, 0
            for target, given in gives:
                gain = self.stakes.help(target, life[target], s.limit[target], given)
                if gain > best:
                    best, drinker, drunk = gain, target, given
            life[drinker] = min(s.limit[drinker], life[drinker] + drunk)
            worth.append(worth[-1] + best)
        return worth

    # Gatling (3.4)

    def volley(self) -> float:
        """Return what it is worth that every other player loses 1 and one's arrows go back."""
        s = self.s
        worth = self.returning(self.seat, s.arrows[self.seat])
        for other in clockwise(s, self.seat):
            if other != self.seat:
                lost: int = self.game.ask(s, LOSSES[VOLLEY], 1, other)
                worth += self.harmed(other, lost)
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
