"""Chapter 3.3: the action phase, in which everything may be done in any order."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..cards.playing import card_options, play_card
from ..state import FragState
from .attacking import announce, fire_options
from .floor import drop, drop_options, take_blood, take_card, take_options
from .fragging import stand_it
from .healing import heal, is_healing
from .moving import move, move_options
from .reasons import why_not_done

acting = Chapter("acting")

DONE: Action = ("done",)


def act_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Move, attack, pick up, drop, play cards, or be done; on an occupied field only move on."""
    fighter: int = frame[2]
    node = s.where[fighter]
    options = move_options(g, s, fighter)
    if s.where.count(node) > 1:
        return tuple(options)  # 5.3
    own = seat == fighter
    options += fire_options(g, s, fighter, own)
    if s.may_take:
        options += take_options(s, node)
    if own:
        options += card_options(g, s, seat)
        options += drop_options(s.weapons[seat], s.gear[seat], s.armour[seat])
    options.append(DONE)
    return tuple(options)


def act(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """Carry out one action; then comes the next, until the player is done (3.3)."""
    fighter: int = frame[2]
    verb: str = action[0]
    if verb == "done":
        return
    s.push(frame)
    if verb in ("step", "jump", "beam"):
        move(g, s, fighter, action)
    elif verb in ("attack", "trick_shot", "double_shot"):
        announce(g, s, fighter, seat, action)
    elif verb == "take":
        take_card(s, fighter, action[1])
    elif verb == "take_blood":
        take_blood(s, fighter)
    elif verb == "drop":
        drop(s, fighter, action[1])
        stand_it(s, fighter)  # without armour there is less Health
    elif is_healing(action):
        heal(g, s, seat, action)
    else:
        play_card(g, s, seat, action)
        stand_it(s, fighter)  # new armour may be weaker than the old


def what_is_left(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the fighter that acts, and the movement points it has left."""
    return frame[2], s.points


acting.verb("done")
acting.decision(
    "act",
    act_options,
    act,
    why_not_done,
    what_is_left,
    {"fighter": "seat", "points": "number"},
    automatic=False,
)
