"""Chapter 7.7 to 7.10: attack dice against defence dice, armour, and lost Health."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..board import Board
from ..hands import discard, give_up, holds, may_hold
from ..names import (
    BLAST,
    CHEAT_CODES,
    DAMAGE,
    DOUBLE,
    DOUBLE_SHOT,
    ENERGY,
    ENERGY_REFLECTOR,
    ENERGY_SHIELD,
    ENHANCED_DAMAGE,
    EXTRA,
    FIREPROOF_COATING,
    FLAME,
    MORE_DAMAGE,
    OUT,
    SCATTERS_BEYOND,
    SPECIAL,
    TRICK,
)
from ..state import FragState
from ..values import Weapon, attached, health_now
from .floor import lose_gear, must_shed, take_off_armour
from .fragging import in_danger
from .rolling import pips, roll

damage = Chapter("damage")

# What is announced and has hit: ("damage", attacker, target, weapon, way, distance, times, scorer)


def deal_damage(g: Game, s: FragState, frame: Frame) -> None:
    """One roll for all who are hit; each defends alone (7.7)."""
    attacker: int = frame[1]
    target: int = frame[2]
    weapon: Weapon = frame[3]
    kind = weapon[0]
    scorer: int = frame[7]
    if s.where[attacker] == OUT or s.where[target] == OUT:
        s.tell("attack_lapsed", attacker, target)  # 9.2
        return
    if ENERGY[kind] and ENERGY_REFLECTOR in s.gear[target]:
        lose_gear(s, target, ENERGY_REFLECTOR)
        discard(s, ENERGY_REFLECTOR)
        s.tell("energy_reflected", target, attacker)
        target, scorer = attacker, target
    if FLAME[kind] and FIREPROOF_COATING in s.gear[target]:
        s.tell("flame_withstood", target)
        return
    dice = damage_dice(s, target, weapon, frame[4], frame[5], frame[6])
    thrown = roll(s, dice, "damage")
    s.tell("damage_rolled", attacker, thrown, pips(thrown))
    extra = EXTRA[kind] // 2 if frame[4] == TRICK else EXTRA[kind]
    victims = blast_victims(g, s, target, BLAST[kind]) if BLAST[kind] else [target]
    for victim in sorted(victims, key=last_of_all(attacker)):
        s.push(("hurt", victim, pips(thrown), extra, scorer))


class last_of_all:  # noqa: N801 (a key for sorting, called like a function)
    """Orders victims so that the attacker's own frame lies lowest: it comes last (7.12)."""

    def __init__(self, attacker: int) -> None:
        self.attacker: int = attacker

    def __call__(self, victim: int) -> tuple[int, int]:
        """Return the victim's place on the agenda."""
        return (0 if victim == self.attacker else 1, -victim)


def damage_dice(
    s: FragState, target: int, weapon: Weapon, way: int, distance: int, times: int
) -> int:
    """Return the weapon's dice: first multiplied, then added to (9.3), never less than one."""
    dice = DAMAGE[weapon[0]] * times
    if way == TRICK:
        dice //= 2
    if ENERGY[weapon[0]] and s.armour[target] == ENERGY_SHIELD:
        dice //= 2
    dice += MORE_DAMAGE * attached(weapon, ENHANCED_DAMAGE)
    if way == DOUBLE:
        dice += DOUBLE_SHOT
    return max(1, dice - max(0, distance - SCATTERS_BEYOND[weapon[0]]))


def blast_victims(g: Game, s: FragState, target: int, radius: int) -> list[int]:
    """All fighters near the target that the blast reaches; walls stop it (card:portable_nuke)."""
    board: Board = g.ground
    centre = s.where[target]
    sight = board.lines(centre)
    return [
        seat
        for seat, node in enumerate(s.where)
        if node != OUT
        and not s.ghost[seat]
        and board.distance(centre, node) <= radius
        and (node == centre or sight[node] >= 0)
    ]


def hurt(g: Game, s: FragState, frame: Frame) -> None:
    """The victim defends with its Health; the quotient of the totals is lost (7.7, 7.8)."""
    seat: int = frame[1]
    if s.where[seat] == OUT:
        return
    thrown = roll(s, health_now(s, seat), "defence")
    loss = frame[2] // max(1, pips(thrown)) + frame[3]
    s.tell("defence_rolled", seat, thrown, pips(thrown), loss)
    if loss:
        s.push(("lose", seat, loss, frame[4]))
        if may_hold(s, seat, SPECIAL, (CHEAT_CODES,)) and not s.frozen[seat]:
            s.push(("brace", seat, loss))


def brace_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Take it, or type in a cheat code (card:cheat_codes)."""
    if holds(s, seat, CHEAT_CODES):
        return (("pass",), ("play", CHEAT_CODES))
    return (("pass",),)


def brace(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """Cheat Codes: nothing is lost."""
    if action[0] == "play":
        give_up(s, seat, CHEAT_CODES)
        discard(s, CHEAT_CODES)
        s.tell("card_played", seat, CHEAT_CODES)
        s.agenda.pop()  # the loss


def why_not_braced(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """Only a card for this moment helps now."""
    return "2.9"


def what_is_lost(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return how much Health is about to be lost."""
    return (frame[2],)


def lose(g: Game, s: FragState, frame: Frame) -> None:
    """Armour loses its points first (7.9), then the fighter is wounded."""
    seat: int = frame[1]
    loss: int = frame[2]
    absorbed = min(loss, s.pool[seat])
    if absorbed:
        s.pool[seat] -= absorbed
        if not s.pool[seat]:
            kind = s.armour[seat]
            take_off_armour(s, seat)
            discard(s, kind)
            s.tell("armour_broken", seat, kind)
    s.wounds[seat] += loss - absorbed
    s.tell("health_lost", seat, loss, max(health_now(s, seat), 0))
    if health_now(s, seat) <= 0:
        in_danger(s, seat, frame[3])
    else:
        must_shed(s, seat)


damage.verb("pass")
damage.event("attack_lapsed", seat="seat", target="seat")
damage.event("energy_reflected", seat="seat", target="seat")
damage.event("flame_withstood", seat="seat")
damage.event("damage_rolled", seat="seat", dice="pip*", total="number")
damage.event("defence_rolled", seat="seat", dice="pip*", total="number", loss="number")
damage.event("armour_broken", seat="seat", card="card")
damage.event("health_lost", seat="seat", loss="number", left="number")
damage.step("damage", deal_damage)
damage.step("hurt", hurt)
damage.decision(
    "brace",
    brace_options,
    brace,
    why_not_braced,
    what_is_lost,
    {"loss": "number"},
    automatic=False,
)
damage.step("lose", lose)
