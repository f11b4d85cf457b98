"""Chapter 7.13 to 7.16: markers on the floor, what is taken and what is dropped."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..hands import OPEN, discard, take_in
from ..names import DECK, FIREPROOF_COATING, OUT, WEAPON
from ..state import FragState
from ..values import Weapon, weapon_limit

floor = Chapter("floor")

REMEMBERED: Final = 4096  # belongings whose options are kept


def pile_at(s: FragState, node: int) -> int:
    """Return which pile lies on a field, or NOBODY."""
    for number, pile in enumerate(s.piles):
        if pile[0] == node:
            return number
    return NOBODY


def lay(s: FragState, node: int, kinds: tuple[int, ...]) -> None:
    """Lay cards on a field under a numbered marker; what lies there already joins them (7.13)."""
    place = pile_at(s, node)
    if place == NOBODY:
        s.markers += 1
        s.piles.append((node, s.markers, *sorted(kinds)))
    else:
        pile = s.piles[place]
        s.piles[place] = (node, pile[1], *sorted((*pile[2:], *kinds)))


def take_options(s: FragState, node: int) -> list[Action]:
    """One marker for each time the field is entered: blood, or a card of the pile (7.14)."""
    if not s.may_take:
        return []
    options: list[Action] = [("take_blood",)] if node in s.blood_at else []
    place = pile_at(s, node)
    if place != NOBODY and node not in s.closed:
        kinds = set(s.piles[place][2:])
        options += [("take", kind) for kind in sorted(kinds) if may_take_back(s, node, kind)]
    return options


def may_take_back(s: FragState, node: int, kind: int) -> bool:
    """What was dropped in this turn stays on the floor till the next (7.16)."""
    pile = s.piles[pile_at(s, node)]
    return pile[2:].count(kind) > s.fresh.count((node, kind))


def take_blood(s: FragState, seat: int) -> None:
    """A blood marker is kept on the sheet (7.14)."""
    s.may_take = 0
    s.blood_at.remove(s.where[seat])
    s.blood[seat] += 1
    s.tell("blood_taken", seat)


def take_card(s: FragState, seat: int, kind: int) -> None:
    """A card of the pile goes into the hand: everybody saw it lie there (7.14)."""
    node = s.where[seat]
    s.may_take = 0
    s.closed.append(node)
    place = pile_at(s, node)
    left = list(s.piles[place][2:])
    left.remove(kind)
    if left:
        s.piles[place] = (*s.piles[place][:2], *left)
    else:
        s.piles.pop(place)
    take_in(s, seat, kind, OPEN)
    s.tell("card_taken", seat, kind)


# Dropping


def weapon_to_drop(s: FragState, seat: int, kind: int) -> Weapon:
    """Of two weapons of a kind the emptier one is dropped, without attachments if possible."""
    found = [weapon for weapon in s.weapons[seat] if weapon[0] == kind]
    return min(found, key=burden)


def burden(weapon: Weapon) -> tuple[int, int]:
    """Order weapons by what is lost with them."""
    return len(weapon), weapon[1]


def lose_weapon(s: FragState, seat: int, weapon: Weapon) -> None:
    """A weapon leaves play; what is attached to it is discarded (7.13)."""
    weapons = list(s.weapons[seat])
    weapons.remove(weapon)
    s.weapons[seat] = tuple(weapons)
    for kind in weapon[2:]:
        discard(s, kind)


def take_off_armour(s: FragState, seat: int) -> None:
    """The armour leaves its slot, and a coating worn over it is discarded with it."""
    s.armour[seat], s.pool[seat] = NOBODY, 0
    if FIREPROOF_COATING in s.gear[seat]:
        lose_gear(s, seat, FIREPROOF_COATING)
        discard(s, FIREPROOF_COATING)


def lose_gear(s: FragState, seat: int, kind: int) -> None:
    """A gadget is no longer worn."""
    gear = list(s.gear[seat])
    gear.remove(kind)
    s.gear[seat] = tuple(gear)


def drop(s: FragState, seat: int, kind: int) -> None:
    """A weapon or gadget in play is laid on the own field (7.16)."""
    if DECK[kind] == WEAPON:
        drop_weapon(s, seat, weapon_to_drop(s, seat, kind))
        return
    if s.armour[seat] == kind:
        take_off_armour(s, seat)
    else:
        lose_gear(s, seat, kind)
    lay_down(s, seat, kind)


def drop_weapon(s: FragState, seat: int, weapon: Weapon) -> None:
    """A certain weapon falls on the own field."""
    lose_weapon(s, seat, weapon)
    lay_down(s, seat, weapon[0])


def lay_down(s: FragState, seat: int, kind: int) -> None:
    """The card lies on the field now; who dropped it in their turn can't take it back in it."""
    lay(s, s.where[seat], (kind,))
    if seat == s.turn:
        s.fresh.append((s.where[seat], kind))
    s.tell("card_dropped", seat, kind)


@lru_cache(REMEMBERED)
def drop_options(
    weapons: tuple[Weapon, ...], gear: tuple[int, ...], armour: int
) -> tuple[Action, ...]:
    """Any weapon or gadget in play but the pistol (7.16)."""
    kinds = {*[weapon[0] for weapon in weapons], *gear, armour} - {NOBODY}
    return tuple([("drop", kind) for kind in sorted(kinds)])


# Too many weapons (2.4)


def must_shed(s: FragState, seat: int) -> None:
    """Health fell below what is carried: the excess is dropped at once (2.4)."""
    if s.where[seat] != OUT and len(s.weapons[seat]) > weapon_limit(s, seat):
        s.push(("shed", seat))


def shed_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any weapon in play: the choice is its owner's (2.4)."""
    return tuple([("drop", kind) for kind in sorted({weapon[0] for weapon in s.weapons[seat]})])


def shed(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """One weapon falls, then the next, till the rest can be carried."""
    drop(s, seat, action[1])
    must_shed(s, seat)


def why_not_shed(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """At most Health + 1 weapons."""
    return "2.4"


floor.verb("take", card="card")
floor.verb("take_blood")
floor.verb("drop", card="card")
floor.event("blood_taken", seat="seat")
floor.event("card_taken", seat="seat", card="card")
floor.event("card_dropped", seat="seat", card="card")
floor.decision("shed", shed_options, shed, why_not_shed)
