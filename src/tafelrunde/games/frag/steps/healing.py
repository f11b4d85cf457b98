"""Healing: cards and blood markers, at any time they are offered (2.9, 7.14)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Chapter, Game

from ..hands import discard, give_up, holds
from ..names import ADRENALINE_SURGE, ENHANCED_MEDPACK, HEAL, MEDPACK
from ..state import FragState

healing = Chapter("healing")

HEALING: Final[tuple[int, ...]] = (MEDPACK, ADRENALINE_SURGE, ENHANCED_MEDPACK)


def heal_options(s: FragState, seat: int) -> list[Action]:
    """Healing of one's own: blood, and the cards that help now."""
    wounded = s.wounds[seat] > 0
    options: list[Action] = [("use_blood",)] if wounded and s.blood[seat] else []
    cards = (MEDPACK, ENHANCED_MEDPACK, ADRENALINE_SURGE)
    return options + [
        ("play", kind) for kind in cards if helps(kind, wounded) and holds(s, seat, kind)
    ]


def helps(kind: int, wounded: bool) -> bool:
    """Say whether a card heals now: medpacks mend wounds, adrenaline works at any time."""
    return kind == ADRENALINE_SURGE or wounded


def is_healing(action: Action) -> bool:
    """Say whether an action heals: blood, or a card for it."""
    return action[0] == "use_blood" or (action[0] == "play" and action[1] in HEALING)


def heal(g: Game, s: FragState, seat: int, action: Action) -> None:
    """Lost Health comes back, never above the start value; adrenaline is a bonus (7.10)."""
    if action[0] == "use_blood":
        s.blood[seat] -= 1
        mend(s, seat, 1)
        return
    kind: int = action[1]
    give_up(s, seat, kind)
    discard(s, kind)
    s.tell("card_played", seat, kind)
    if kind == ADRENALINE_SURGE:
        surge(s, seat)
    else:
        mend(s, seat, HEAL[kind])


def mend(s: FragState, seat: int, points: int) -> None:
    """So many wounds are gone."""
    mended = min(points, s.wounds[seat])
    s.wounds[seat] -= mended
    s.tell("healed", seat, mended)


def surge(s: FragState, seat: int) -> None:
    """More Health to the end of the next turn: in the own turn that is the one after it."""
    s.surges[seat] = (*s.surges[seat], ends_of_turn(s, seat))
    s.tell("surged", seat)


def ends_of_turn(s: FragState, seat: int) -> int:
    """Count the ends of own turns till the end of the next turn has come."""
    running = any(frame[0] in ("turn", "turn_over", "expiry") for frame in s.agenda)
    return 2 if s.turn == seat and running else 1


healing.verb("use_blood")
healing.event("healed", seat="seat", points="number")
healing.event("surged", seat="seat")
