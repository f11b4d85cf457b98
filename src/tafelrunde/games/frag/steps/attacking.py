"""Chapter 7.1 to 7.6: announcing an attack, paying for it, and the to-hit roll."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..board import Board
from ..hands import give_up, kinds_held
from ..names import (
    AMMO,
    DECK,
    DOUBLE,
    OUT,
    OVER_UNDER,
    PISTOL,
    REACH,
    TRICK_FIRE,
    WEAPON,
)
from ..state import FragState
from ..values import (
    Weapon,
    accuracy_with,
    attached,
    attacks_now,
    own_attacks,
    weapon_limit,
)
from .answers import DICE, HIT, LAPSED, MISS, attack_answers, hit_answers
from .rolling import pips, roll

attacking = Chapter("attacking")

PISTOL_IN_HAND: Weapon = (PISTOL, 0)
VERBS = ("attack", "trick_shot", "double_shot")


def arsenal(s: FragState, seat: int, own_hand: bool) -> list[Weapon]:
    """Return every weapon that can be announced: pistol, in play and loaded, or in hand (7.4)."""
    loaded = [arm for arm in s.weapons[seat] if may_fire(s, seat, arm)]
    arms = [PISTOL_IN_HAND, *dict.fromkeys(loaded)]  # twins are offered once
    if own_hand and len(s.weapons[seat]) < weapon_limit(s, seat):
        carried = [weapon[0] for weapon in arms]
        held = [kind for kind in sorted(set(kinds_held(s, seat))) if DECK[kind] == WEAPON]
        arms += [(kind, AMMO[kind]) for kind in held if kind not in carried]
    if s.shots >= attacks_now(s, seat):
        arms = [arm for arm in arms if s.extras.count(arm[0]) < own_attacks(s, seat, arm)]
    return arms


def may_fire(s: FragState, seat: int, weapon: Weapon) -> bool:
    """Say whether the weapon is loaded (7.5), and first in line among those of its kind."""
    if AMMO[weapon[0]] and not weapon[1]:
        return False
    return weapon == weapon_to_fire(s, seat, weapon[0])


def weapon_to_fire(s: FragState, seat: int, kind: int) -> Weapon:
    """Of two weapons of a kind, the loaded one with more attached fires, then the fuller one."""
    if kind == PISTOL:
        return PISTOL_IN_HAND
    found = [weapon for weapon in s.weapons[seat] if weapon[0] == kind]
    return max(found, key=readiness)


def readiness(weapon: Weapon) -> tuple[bool, int, int]:
    """Order weapons by how gladly they are fired."""
    return weapon[1] > 0, len(weapon), weapon[1]


def fire_options(g: Game, s: FragState, seat: int, own_hand: bool) -> list[Action]:
    """Every target in sight with every weapon that reaches it, and trick shots beyond (7.2)."""
    if s.ghost[seat] or s.frozen[seat]:
        return []
    seen = targets_in_sight(g, s, seat)
    unseen = tricky(s.weapons[seat])
    if not seen and not unseen:
        return []
    board: Board = g.ground
    options: list[Action] = []
    arms = arsenal(s, seat, own_hand)
    for target, node in enumerate(s.where):
        if target == seat or node == OUT or s.ghost[target]:
            continue
        visible = target in seen
        if arms and (visible or unseen):
            distance = board.distance(s.where[seat], node)
            for weapon in arms:
                if distance <= REACH[weapon[0]]:
                    options += shots_at(target, weapon, visible)
    return options


def targets_in_sight(g: Game, s: FragState, seat: int) -> list[int]:
    """Return who may be attacked: no wall, no door and no fighter is in the way (7.2)."""
    board: Board = g.ground
    where = s.where
    if s.magic:  # card:magic_bullet
        return [other for other, node in enumerate(where) if node != OUT and other != seat]
    sight = board.lines(where[seat])
    found: list[int] = []
    for other, node in enumerate(where):
        if node != OUT and other != seat and sight[node] >= 0 and not s.ghost[other]:
            found.append(other)
    if found:
        standing = bodies(s)
        found = [other for other in found if not sight[where[other]] & standing]
    return found


def tricky(weapons: tuple[Weapon, ...]) -> bool:
    """Say whether a weapon can be fired round corners (card:trick_fire)."""
    return any(TRICK_FIRE in weapon[2:] for weapon in weapons)


def bodies(s: FragState) -> int:
    """Return the fields on which a fighter blocks the line of sight, as a mask (7.2)."""
    mask = 0
    for seat, node in enumerate(s.where):
        if node != OUT and not s.ghost[seat]:
            mask |= 1 << node
    return mask


def shots_at(target: int, weapon: Weapon, seen: bool) -> list[Action]:
    """Return the ways in which a weapon can be fired at a target."""
    kind = weapon[0]
    if not seen:
        return [("trick_shot", target, kind)] if attached(weapon, TRICK_FIRE) else []
    if weapon[1] >= 2 and attached(weapon, OVER_UNDER):
        return [("attack", target, kind), ("double_shot", target, kind)]
    return [("attack", target, kind)]


def announce(g: Game, s: FragState, fighter: int, scorer: int, action: Action) -> None:
    """The weapon is named, comes into play if need be (7.4), and its ammunition is paid (7.5)."""
    board: Board = g.ground
    target: int = action[1]
    kind: int = action[2]
    way = VERBS.index(action[0])
    weapon = ready(s, fighter, kind, scorer == fighter)
    if s.extras.count(kind) < own_attacks(s, fighter, weapon):
        s.extras.append(kind)
    else:
        s.shots += 1
    s.magic = 0
    paid = pay(s, fighter, weapon, 2 if way == DOUBLE else 1)
    distance = board.distance(s.where[fighter], s.where[target])
    s.tell("attack_announced", fighter, target, kind, way, distance)
    s.push(("to_hit", fighter, target, paid, way, distance, DICE, scorer))
    attack_answers.open(s, s.turn)


def ready(s: FragState, seat: int, kind: int, own_hand: bool) -> Weapon:
    """Return the weapon that was named; out of the hand it comes into play, fully loaded."""
    if kind == PISTOL:
        return PISTOL_IN_HAND
    loaded = [w for w in s.weapons[seat] if w[0] == kind and (w[1] or not AMMO[kind])]
    if loaded:
        return weapon_to_fire(s, seat, kind)
    give_up(s, seat, kind)
    weapon = (kind, AMMO[kind])
    s.weapons[seat] = (*s.weapons[seat], weapon)
    s.tell("weapon_readied", seat, kind)
    return weapon


def pay(s: FragState, seat: int, weapon: Weapon, shots: int) -> Weapon:
    """Take the ammunition; a miss costs it too (7.5)."""
    if not AMMO[weapon[0]]:
        return weapon
    paid = (weapon[0], weapon[1] - shots, *weapon[2:])
    weapons = list(s.weapons[seat])
    weapons[weapons.index(weapon)] = paid
    s.weapons[seat] = tuple(weapons)
    return paid


def to_hit(g: Game, s: FragState, frame: Frame) -> None:
    """As many dice as Accuracy must reach the distance (7.6), unless a card decides (2.8)."""
    attacker: int = frame[1]
    target: int = frame[2]
    verdict: int = frame[6]
    if verdict == LAPSED or s.where[attacker] == OUT or s.where[target] == OUT:
        s.tell("attack_lapsed", attacker, target)  # 2.10
        return
    if verdict == DICE:
        thrown = roll(s, accuracy_with(s, attacker, frame[3]), "to_hit")
        s.tell("to_hit_rolled", attacker, thrown, pips(thrown), frame[5])
        verdict = HIT if pips(thrown) >= frame[5] else MISS
    if verdict == MISS:
        s.tell("missed", attacker, target)
        return
    s.tell("hit", attacker, target)
    s.push(("damage", attacker, target, frame[3], frame[4], frame[5], 1, frame[7]))
    hit_answers.open(s, s.turn)


attacking.verb("attack", target="seat", arm="arm")
attacking.verb("trick_shot", target="seat", arm="arm")
attacking.verb("double_shot", target="seat", arm="arm")
attacking.event(
    "attack_announced", seat="seat", target="seat", arm="arm", way="way", distance="number"
)
attacking.event("weapon_readied", seat="seat", card="card")
attacking.event("to_hit_rolled", seat="seat", dice="pip*", total="number", distance="number")
attacking.event("missed", seat="seat", target="seat")
attacking.event("hit", seat="seat", target="seat")
attacking.step("to_hit", to_hit)
