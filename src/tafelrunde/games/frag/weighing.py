"""What things are worth to a player, in frags: shots, wounds, and being seen by others.

Of other players it looks at what lies open alone: fighters, cards in play, backs of hands.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action, Game

from .board import Board
from .duels import Shot, Ways, is_loaded, losing, reaching
from .hands import SHIFT
from .names import (
    AMMO,
    BLAST,
    DAMAGE,
    DECK,
    DOUBLE,
    OUT,
    OVER_UNDER,
    PISTOL,
    PLAIN,
    REACH,
    TRICK,
    TRICK_FIRE,
    WEAPON,
)
from .paths import Paths, paths_on
from .state import FragState
from .steps.attacking import VERBS, arsenal, bodies
from .values import (
    Weapon,
    accuracy_now,
    attached,
    attacks_now,
    health_now,
    leap_now,
    own_attacks,
    speed_now,
)

# In frags. Guesses that play well; docs/bots.md tells what came of trying others.
WIN: Final = 2.0  # more, for the frag that wins
LEADER: Final = 0.25  # more, for each frag the victim has
WOUND: Final = 0.2  # Health taken from others that doesn't frag
OWN_WOUND: Final = 0.12
FALLING: Final = 0.45  # being fragged, besides what is lost with it
ARM: Final = 0.02  # a damage die of a weapon that is lost
AMMUNITION: Final = 0.015  # a damage die fired, divided by the weapon's ammunition
BLOWN_UP: Final = 0.6  # standing in one's own blast
ANOTHER_SHOT: Final = 0.6  # what each further attack from a place adds to the first
UNKNOWN_WEAPON: Final = 4  # damage dice to reckon with when a hand holds a weapon card
MEAN_DIE: Final = 3.5
# How likely an enemy who doesn't see a place now comes round to attack there.
CLOSE_BY: Final = 0.5
NOT_FAR: Final = 0.2
FAR_OFF: Final = 0.03
AIMED: Final = 0.8  # how likely such an enemy hits

BestShot = tuple[float, Action]
NO_SHOT: Final[BestShot] = (0.0, ())


def share(ways: Ways) -> float:
    """Return a chance as a number between 0 and 1."""
    return ways[0] / ways[1]


class Weighing:
    """The position as the player sees it who acts for a fighter."""

    def __init__(self, g: Game, s: FragState, seat: int, fighter: int) -> None:
        self.game: Game = g
        self.s: FragState = s
        self.seat: int = seat  # who scores
        self.fighter: int = fighter  # who acts; another one only under Assume Control
        self.board: Board = g.ground
        self.at: int = s.where[fighter]
        self.paths: Paths = self.ways_of(fighter)
        self.standing: int = bodies(s) & ~(1 << self.at) if self.at != OUT else bodies(s)
        self.arms: list[Weapon] = []
        if s.turn == fighter and self.at != OUT and not s.ghost[fighter] and not s.frozen[fighter]:
            self.arms = arsenal(s, fighter, seat == fighter)
        self._shots: dict[int, BestShot] = {}
        self._prizes: list[float] = [self._prize(victim) for victim in range(g.players)]
        self._threats: list[tuple[int, float, float]] = []

    def ways_of(self, fighter: int) -> Paths:
        """Return the ways a fighter can go now."""
        s = self.s
        phased = s.ghost[fighter] == 1 or (s.turn == fighter and s.phasing == 1)
        return paths_on(self.board, leap_now(s, fighter), phased)

    def others(self) -> list[int]:
        """Return the fighters on the map that may be shot at."""
        s = self.s
        return [
            seat
            for seat, node in enumerate(s.where)
            if node != OUT and seat not in (self.seat, self.fighter) and not s.ghost[seat]
        ]

    # Victims

    def _prize(self, victim: int) -> float:
        """Return what it is worth to frag somebody: leaders and the well armed first."""
        s = self.s
        if victim == self.seat:
            return -self.price_of_falling(NOBODY)
        prize = 1.0 + LEADER * s.frags[victim] + ARM * carried_dice(s, victim)
        return prize + WIN if s.frags[self.seat] + 1 >= self.game.option["goal"] else prize

    def price_of_falling(self, scorer: int) -> float:
        """Return what it costs to be fragged by somebody."""
        s = self.s
        price = FALLING + ARM * carried_dice(s, self.seat)
        if scorer != NOBODY and s.frags[scorer] + 1 >= self.game.option["goal"]:
            price += WIN
        return price

    def harm(self, shot: Shot, hit: float) -> float:
        """Return what a shot is worth that hits so often."""
        worth = 0.0
        for victim in shot.victims(self.game, self.s):
            frag = share(shot.frags(self.s, victim))
            wound = share(shot.wounds(self.s, victim)) - frag
            own = victim == self.seat
            worth += frag * self._prizes[victim] + wound * (-OWN_WOUND if own else WOUND)
        return worth * hit

    # Shots

    def attacks_left(self) -> int:
        """Return how many attacks the fighter may still make this turn (7.1)."""
        s, fighter = self.s, self.fighter
        left = max(0, attacks_now(s, fighter) - s.shots)
        for weapon in self.arms:
            left += max(0, own_attacks(s, fighter, weapon) - s.extras.count(weapon[0]))
        return left

    def best_shot(self, target: int, distance: int, seen: bool) -> BestShot:
        """Return the best way to attack somebody at this distance, and its worth."""
        key = (target << 12 | distance) << 1 | (1 if seen else 0)
        known = self._shots.get(key)
        if known is None:
            known = self._find_shot(target, distance, seen)
            self._shots[key] = known
        return known

    def _find_shot(self, target: int, distance: int, seen: bool) -> BestShot:
        """Compare all weapons that reach."""
        best = NO_SHOT
        for weapon in self.arms:
            if distance <= REACH[weapon[0]]:
                for way in ways_to_fire(weapon, seen):
                    worth = self.worth_of(Shot(self.fighter, target, weapon, way, distance, 1))
                    if worth > best[0]:
                        best = (worth, (VERBS[way], target, weapon[0]))
        return best

    def worth_of(self, shot: Shot) -> float:
        """Return what a shot is worth, less its ammunition."""
        kind = shot.weapon[0]
        worth = self.harm(shot, share(shot.hit(self.s)))
        if AMMO[kind]:
            fired = 2 if shot.way == DOUBLE else 1
            worth -= AMMUNITION * DAMAGE[kind] * fired / AMMO[kind]
        if BLAST[kind] and shot.distance <= BLAST[kind]:
            worth -= BLOWN_UP
        return worth

    def best_from(self, node: int) -> BestShot:
        """Return the best attack from a place."""
        best = NO_SHOT
        for target in self.others():
            shot = self.best_shot(
                target, self.board.distance(node, self.s.where[target]), self.sees(node, target)
            )
            if shot[0] > best[0]:
                best = shot
        return best

    def sees(self, node: int, target: int) -> bool:
        """Say whether the fighter would see somebody from a place (7.2)."""
        if self.s.magic and self.s.turn == self.fighter:
            return True
        line = self.board.lines(self.s.where[target])[node]
        return line >= 0 and not line & self.standing

    def firing_places(self, nodes: list[int]) -> list[tuple[float, int]]:
        """Return the places from which something can be attacked, with what that is worth."""
        s, board = self.s, self.board
        best: dict[int, float] = {}
        attacks = self.attacks_left()
        if not attacks or not self.arms:
            return []
        factor = 1.0 + ANOTHER_SHOT * (attacks - 1)
        tricks = s.magic == 1 or TRICK_FIRE in [kind for weapon in self.arms for kind in weapon[2:]]
        for target in self.others():
            place = s.where[target]
            lines = board.lines(place)
            standing = self.standing
            for node in nodes:
                line = lines[node]
                seen = line >= 0 and not line & standing
                if (seen or tricks) and node != place:
                    distance = board.distance(node, place)
                    worth = self.best_shot(target, distance, seen or s.magic == 1)[0]
                    if worth > best.get(node, 0.0):
                        best[node] = worth
        return [(worth * factor, node) for node, worth in best.items()]

    # Danger

    def threats(self) -> list[tuple[int, float, float]]:
        """Return enemies, what a hit of theirs costs, and how far they usually walk."""
        if not self._threats:
            s = self.s
            for enemy in self.others():
                if not s.frozen[enemy] and not s.lagged[enemy]:
                    walk = MEAN_DIE * speed_now(s, enemy)
                    self._threats.append((enemy, self._cost_of_hit(enemy), walk))
        return self._threats

    def _cost_of_hit(self, enemy: int) -> float:
        """Return what the attacks of an enemy's turn cost if they hit."""
        s = self.s
        dice = dice_to_fear(s, enemy)
        health = max(1, health_now(s, self.seat))
        frag = share(losing(dice, health, health))
        wound = share(losing(dice, health, 1)) - frag
        cost = frag * self.price_of_falling(enemy) + wound * OWN_WOUND
        return cost * (1.0 + ANOTHER_SHOT * (attacks_now(s, enemy) - 1))

    def danger(self, node: int) -> float:
        """Return what it costs on average to stand on a place till the next turn."""
        s, board = self.s, self.board
        cost = 0.0
        for enemy, price, walk in self.threats():
            place = s.where[enemy]
            line = board.lines(place)[node]
            way = self.paths.costs_from(place)[node]
            near = CLOSE_BY if way <= walk else NOT_FAR if way <= 2 * walk else FAR_OFF
            exposed = near * AIMED
            if line >= 0 and not line & self.standing:
                hit = share(reaching(accuracy_now(s, enemy), board.distance(place, node)))
                exposed = max(exposed, hit)
            cost += price * exposed
        return cost


def ways_to_fire(weapon: Weapon, seen: bool) -> tuple[int, ...]:
    """Return how a weapon can be fired: plainly, as a double shot, or at who isn't seen."""
    if not seen:
        return (TRICK,) if attached(weapon, TRICK_FIRE) else ()
    if weapon[1] >= 2 and attached(weapon, OVER_UNDER):
        return (PLAIN, DOUBLE)
    return (PLAIN,)


def carried_dice(s: FragState, seat: int) -> int:
    """Add up the damage dice of a fighter's weapons in play."""
    return sum([DAMAGE[weapon[0]] for weapon in s.weapons[seat]])


def dice_to_fear(s: FragState, enemy: int) -> int:
    """Return the most damage dice an enemy shows, or may hold in its hand."""
    dice = [DAMAGE[weapon[0]] for weapon in s.weapons[enemy] if is_loaded(weapon)]
    if WEAPON in [DECK[code >> SHIFT] for code in s.hand[enemy]]:
        dice.append(UNKNOWN_WEAPON)  # a card's back shows its deck
    return max([*dice, DAMAGE[PISTOL]])
