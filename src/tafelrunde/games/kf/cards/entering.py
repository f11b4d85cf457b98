"""A card comes into play: where it lies, and what it does at once (3.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel import Game

from ..aims import AT_SEATS, prey, second_prey
from ..names import (
    AIM,
    BANISHING,
    BASILISK,
    DRAWS,
    FAR_SIGHT,
    HEAL,
    LIGHT_FINGERS,
    RUNE,
    TRANSMUTATION,
    UNBINDING,
    WILD,
)
from ..state import KfState
from ..zones import LAID, cover, draw, home, lay, leave_play, move_to, paint, take_out
from .events import EVENTS
from .surprises import SURPRISING

Effect = Callable[[Game, KfState, int, int, int], None]  # (…, seat, aim, more)


def come_into_play(g: Game, s: KfState, seat: int, card: int, aim: int, more: int) -> None:
    """Lay the card where it belongs, and let it work."""
    if AIM[card] == "raid":
        raid(s, seat, card, aim, more)
        return
    if WILD[card]:
        s.wild.append(card)
    elif AIM[card] == AT_SEATS:
        lay(s, card, aim)
    elif card in (RUNE, BASILISK):
        lay(s, card, home(s, aim))
        cover(s, card, aim)
    else:
        lay(s, card, seat)
        if AIM[card] in LAID and card != TRANSMUTATION:
            cover(s, card, aim)
    effect = EFFECTS.get(card)
    if effect is not None:
        effect(g, s, seat, aim, more)


def raid(s: KfState, seat: int, monster: int, first: int, second: int) -> None:
    """The monster takes what is still there and lives in the wilderness with it (7.5)."""
    s.wild.append(monster)
    left = prey(s, seat, monster)
    items = [item for item in (first, second) if item in left]
    if len(items) > 1 and second not in second_prey(s, seat, monster, first):
        items = [first]  # a thief took one of them to another realm (card:vampire)
    for item in items:
        take_out(s, item)
        s.loot.append((monster, item))
    s.tell("raided", monster, tuple(items))


# Scrolls


def transmutation(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """The treasure counts as another metal (card:transmutation)."""
    paint(s, aim, more)


def light_fingers(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """A treasure changes realms (card:light_fingers)."""
    move_to(s, aim, seat)


def heal(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """A trap or a place goes to another realm (card:heal)."""
    move_to(s, aim, more)


def far_sight(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """More cards to choose from until the end of the turn (card:far_sight)."""
    draw(s, seat, DRAWS[FAR_SIGHT])


def removal(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """What the scroll names is discarded (card:unbinding, card:banishing)."""
    leave_play(s, aim)


EFFECTS: Final[dict[int, Effect]] = {
    TRANSMUTATION: transmutation,
    LIGHT_FINGERS: light_fingers,
    HEAL: heal,
    FAR_SIGHT: far_sight,
    UNBINDING: removal,
    BANISHING: removal,
    **EVENTS,
    **SURPRISING,
}
