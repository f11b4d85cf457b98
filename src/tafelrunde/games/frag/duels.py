"""What a shot comes to, exactly: the roll to hit, and attack dice against defence dice (7.6, 7.7).

Everything is counted in ways of so many. What nobody can know, such as answers in other hands, is
left out.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Game
from tafelrunde.pieces.odds import quotients, sums

from .board import Board
from .names import (
    AMMO,
    BLAST,
    ENERGY,
    ENERGY_REFLECTOR,
    EXTRA,
    FIREPROOF_COATING,
    FLAME,
    PISTOL,
    SIDES,
    TRICK,
)
from .state import FragState
from .steps.attacking import PISTOL_IN_HAND, VERBS, weapon_to_fire
from .steps.damage import blast_victims, damage_dice
from .values import Weapon, accuracy_with, health_now

Ways = tuple[int, int]  # ways, of how many

SURE: Final[Ways] = (1, 1)
NEVER: Final[Ways] = (0, 1)

_REACHED: dict[tuple[int, int], Ways] = {}
_LOST: dict[tuple[int, int, int], Ways] = {}


def reaching(dice: int, total: int) -> Ways:
    """Count how often so many dice add up to this total or more (7.6)."""
    known = _REACHED.get((dice, total))
    if known is None:
        ways = sums(dice, SIDES)
        known = (sum(ways[max(total, 0) :]), int(SIDES**dice))
        _REACHED[(dice, total)] = known
    return known


def losing(attack: int, defence: int, least: int) -> Ways:
    """Count how often attack dice by defence dice, rounded down, give so much or more (7.7)."""
    if least <= 0:
        return SURE
    known = _LOST.get((attack, defence, least))
    if known is None:
        ways = quotients(attack, max(1, defence), SIDES)
        known = (sum(ways[least:]), sum(ways))
        _LOST[(attack, defence, least)] = known
    return known


def times(first: Ways, second: Ways) -> Ways:
    """Return how often both happen, one independent of the other."""
    return first[0] * second[0], first[1] * second[1]


class Shot:
    """An attack as it is announced, or as it would be."""

    __slots__ = ("attacker", "distance", "multiplied", "target", "way", "weapon")

    def __init__(
        self, attacker: int, target: int, weapon: Weapon, way: int, distance: int, multiplied: int
    ) -> None:
        self.attacker: int = attacker
        self.target: int = target
        self.weapon: Weapon = weapon
        self.way: int = way
        self.distance: int = distance
        self.multiplied: int = multiplied  # its damage dice (card:bonus_damage)

    def hit(self, s: FragState) -> Ways:
        """Count how often the dice reach the distance; up to Accuracy they always do (12.2)."""
        return reaching(accuracy_with(s, self.attacker, self.weapon), self.distance)

    def struck(self, s: FragState) -> int:
        """Return whom a hit strikes: energy may be turned back (card:energy_reflector)."""
        if ENERGY[self.weapon[0]] and ENERGY_REFLECTOR in s.gear[self.target]:
            return self.attacker
        return self.target

    def victims(self, g: Game, s: FragState) -> list[int]:
        """Return all who must defend after a hit, the target first, the attacker last."""
        struck = self.struck(s)
        radius = BLAST[self.weapon[0]]
        if not radius:
            return [struck]
        found = [seat for seat in blast_victims(g, s, struck, radius) if seat != struck]
        own = [self.attacker] if self.attacker in found else []
        return [struck, *[seat for seat in found if seat != self.attacker], *own]

    def costs(self, s: FragState, victim: int, least: int) -> Ways:
        """Count how often a hit costs a victim so much Health or more, armour included (7.9)."""
        kind = self.weapon[0]
        struck = self.struck(s)
        if FLAME[kind] and FIREPROOF_COATING in s.gear[struck]:
            return NEVER
        dice = damage_dice(s, struck, self.weapon, self.way, self.distance, self.multiplied)
        return losing(dice, health_now(s, victim), least - self.extra())

    def extra(self) -> int:
        """Return the weapon's extra damage (7.8); a trick shot has half of it."""
        extra = EXTRA[self.weapon[0]]
        return extra // 2 if self.way == TRICK else extra

    def wounds(self, s: FragState, victim: int) -> Ways:
        """Count how often a hit costs a victim Health."""
        return self.costs(s, victim, 1)

    def frags(self, s: FragState, victim: int) -> Ways:
        """Count how often a hit brings a victim to 0 Health or less (7.11)."""
        return self.costs(s, victim, health_now(s, victim))

    def frags_any(self, s: FragState, victims: list[int]) -> Ways:
        """Count how often a blast brings at least one of these to 0 Health or less.

        There is one attack roll for all, and each defends alone (7.7).
        """
        dice = damage_dice(s, self.target, self.weapon, self.way, self.distance, self.multiplied)
        spared, whole = 0, int(SIDES**dice)
        for total, ways in enumerate(sums(dice, SIDES)):
            for victim in victims:
                ways *= holding_out(health_now(s, victim), total, self.extra())
            spared += ways
        for victim in victims:
            whole *= int(SIDES ** health_now(s, victim))
        return whole - spared, whole


def holding_out(health: int, attack: int, extra: int) -> int:
    """Count the defence throws after which a fighter of this Health still stands."""
    ways = sums(health, SIDES)
    return sum([ways[own] for own in range(health, len(ways)) if attack // own + extra < health])


def shot_of(g: Game, s: FragState, fighter: int, action: Action) -> Shot:
    """Return the shot that an action of a fighter would announce."""
    board: Board = g.ground
    target: int = action[1]
    distance = board.distance(s.where[fighter], s.where[target])
    weapon = weapon_named(s, fighter, action[2])
    return Shot(fighter, target, weapon, VERBS.index(action[0]), distance, 1)


def weapon_named(s: FragState, fighter: int, kind: int) -> Weapon:
    """Return the weapon of a kind that would fire; one out of the hand is fully loaded (7.4)."""
    if [weapon for weapon in s.weapons[fighter] if weapon[0] == kind and is_loaded(weapon)]:
        return weapon_to_fire(s, fighter, kind)
    return PISTOL_IN_HAND if kind == PISTOL else (kind, AMMO[kind])


def is_loaded(weapon: Weapon) -> bool:
    """Say whether a weapon can fire (7.5)."""
    return weapon[1] > 0 or not AMMO[weapon[0]]
