"""Chapters 2.9 and 2.10: the windows in which cards interrupt what others do.

A window opens at the start of a turn, when an attack is announced, and after a hit. An answer is
the frame ("answer", seat, kind, about): it waits till nobody answers it, then cards/answering.py
carries it out.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game
from tafelrunde.kernel.windows import Window

from ..hands import discard, give_up, holds, may_hold
from ..names import (
    AUTOMATIC_MISS,
    BONUS_DAMAGE,
    COPIES,
    DISCONNECTED,
    FUMBLE,
    GADGET,
    INSUBSTANTIAL,
    OUT,
    PERSONAL_TELEPORTER,
    PISTOL,
    SPECIAL,
    TIMING_TROUBLES,
    ZIGGED,
)
from ..state import FragState
from .healing import HEALING, heal, heal_options, is_healing

answers = Chapter("answers")

# Verdicts on an announced attack, as ("to_hit", attacker, target, weapon, way, distance, verdict,
# scorer) holds them: the dice decide, it misses, it hits, or it lapses.
DICE: Final = -1
MISS: Final = 0
HIT: Final = 1
LAPSED: Final = 2

AT_START: Final[tuple[int, ...]] = (DISCONNECTED, TIMING_TROUBLES)
TO_ATTACK: Final[tuple[int, ...]] = (
    *(AUTOMATIC_MISS, DISCONNECTED, ZIGGED, FUMBLE),
    *(INSUBSTANTIAL, TIMING_TROUBLES),
)
TO_HIT: Final[tuple[int, ...]] = (BONUS_DAMAGE, DISCONNECTED, TIMING_TROUBLES)


def at_large(s: FragState, kinds: tuple[int, ...]) -> bool:
    """Say whether one of these cards isn't on the discard pile: everybody can work that out."""
    return any(s.discards[kind] < COPIES[kind] for kind in kinds)


def may_answer(g: Game, s: FragState, kinds: tuple[int, ...]) -> list[int]:
    """All who could hold one of these specials are asked; who is frozen may not answer."""
    if not at_large(s, kinds):
        return []
    return [
        seat
        for seat in range(g.players)
        if not s.frozen[seat] and may_hold(s, seat, SPECIAL, kinds)
    ]


def cards_at_hand(s: FragState, seat: int, kinds: tuple[int, ...]) -> list[int]:
    """Return which of these cards a seat holds."""
    return [kind for kind in kinds if holds(s, seat, kind)]


def interruptions(s: FragState, seat: int) -> list[Action]:
    """Return what ends a turn or a fighter: Disconnected on anybody, Timing Troubles."""
    options: list[Action] = []
    if holds(s, seat, DISCONNECTED):
        options += [
            ("play_on", DISCONNECTED, other)
            for other, node in enumerate(s.where)
            if node != OUT and not is_pending(s, DISCONNECTED, other)
        ]
    if seat != s.turn and holds(s, seat, TIMING_TROUBLES):
        options.append(("play", TIMING_TROUBLES))
    return options


def is_pending(s: FragState, kind: int, about: int) -> bool:
    """Say whether the same answer about the same fighter waits already."""
    return any(frame[0] == "answer" and frame[2:] == (kind, about) for frame in s.agenda)


# At the start of a turn


def start_actors(g: Game, s: FragState, frame: Frame) -> tuple[int, ...]:
    """All others who could hold something for this moment: who has the turn can act in it."""
    return tuple([seat for seat in may_answer(g, s, AT_START) if seat != s.turn])


def start_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Disconnected, or Timing Troubles in somebody else's turn."""
    return tuple(interruptions(s, seat))


def whose_turn(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return whose turn starts."""
    return (s.turn,)


# When an attack is announced


def attack_actors(g: Game, s: FragState, frame: Frame) -> tuple[int, ...]:
    """All who could hold an answer; the target's gadget might be a Personal Teleporter."""
    target: int = attack_of(s)[2]
    asked = may_answer(g, s, TO_ATTACK)
    if target not in asked and escapes_by_gadget(s, target):
        asked = sorted([*asked, target])
    return tuple(asked)


def escapes_by_gadget(s: FragState, target: int) -> bool:
    """Say whether the target could hold a Personal Teleporter."""
    return (
        not s.frozen[target]
        and at_large(s, (PERSONAL_TELEPORTER,))
        and may_hold(s, target, GADGET, (PERSONAL_TELEPORTER,))
    )


def attack_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """What changes the outcome, removes somebody, or takes the weapon or the target away."""
    attack = attack_of(s)
    verdict = verdict_to_come(s)
    options: list[Action] = []
    if verdict != MISS and holds(s, seat, AUTOMATIC_MISS):
        options.append(("play", AUTOMATIC_MISS))
    if verdict != HIT and holds(s, seat, ZIGGED):
        options.append(("play", ZIGGED))
    if seat == attack[2]:
        ways_out = cards_at_hand(s, seat, (INSUBSTANTIAL, PERSONAL_TELEPORTER))
        options += [("play", kind) for kind in ways_out]
    if seat != attack[1] and attack[3][0] != PISTOL and holds(s, seat, FUMBLE):
        options.append(("play", FUMBLE))
    return (*options, *interruptions(s, seat))


def attack_of(s: FragState) -> Frame:
    """Return the announced attack."""
    return s.agenda[depth_of(s, "to_hit")]


def depth_of(s: FragState, step: str) -> int:
    """Return where the uppermost frame of a step lies, or NOBODY."""
    for depth in range(len(s.agenda) - 1, -1, -1):
        if s.agenda[depth][0] == step:
            return depth
    return NOBODY


def verdict_to_come(s: FragState) -> int:
    """Return what the card played last says: it counts (2.8)."""
    for frame in reversed(s.agenda):
        if frame[0] == "answer" and frame[2] in (AUTOMATIC_MISS, INSUBSTANTIAL, ZIGGED):
            return HIT if frame[2] == ZIGGED else MISS
        if frame[0] == "to_hit":
            return int(frame[6])
    return DICE


def what_is_announced(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Any, ...]:
    """Return attacker, target, weapon, way and distance."""
    depth = depth_of(s, "to_hit")
    attack = s.agenda[depth if depth != NOBODY else depth_of(s, "damage")]
    return attack[1], attack[2], attack[3][0], attack[4], attack[5]


# After a hit


def hit_actors(g: Game, s: FragState, frame: Frame) -> tuple[int, ...]:
    """All who could hold something for this moment; the target may heal, even frozen (2.9)."""
    target: int = s.agenda[depth_of(s, "damage")][2]
    asked = may_answer(g, s, TO_HIT)
    if target not in asked and may_heal(s, target):
        asked = sorted([*asked, target])
    return tuple(asked)


def may_heal(s: FragState, seat: int) -> bool:
    """Say whether everybody must reckon with healing."""
    if s.blood[seat] and s.wounds[seat]:
        return True
    return may_hold(s, seat, GADGET, HEALING)


def hit_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """More damage, healing before it, or an interruption."""
    hit = s.agenda[depth_of(s, "damage")]
    options: list[Action] = []
    if seat == hit[7] and hit[6] == 1 and holds(s, seat, BONUS_DAMAGE):
        options.append(("play", BONUS_DAMAGE))
    if seat == hit[2]:
        options += heal_options(s, seat)
    return (*options, *([] if s.frozen[seat] else interruptions(s, seat)))


# Answering


def play_answer(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """An answer is laid on top; healing works at once."""
    if is_healing(action):
        heal(g, s, seat, action)
        return
    kind: int = action[1]
    about: int = action[2] if action[0] == "play_on" else NOBODY
    give_up(s, seat, kind)
    discard(s, kind)
    s.tell("card_answered", seat, kind)
    s.push(("answer", seat, kind, about))


def why_no_answer(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """Only cards for this moment are offered, and only to those who hold them."""
    return "2.10"


ATTACK_ASKS: Final[dict[str, str]] = {
    "attacker": "seat",
    "target": "seat",
    "arm": "arm",
    "way": "way",
    "distance": "number",
}
start_answers = Window("start_answers", start_actors, start_options, play_answer)
start_answers.join(answers, why_no_answer, whose_turn, {"seat": "seat"})
attack_answers = Window("attack_answers", attack_actors, attack_options, play_answer)
attack_answers.join(answers, why_no_answer, what_is_announced, ATTACK_ASKS)
hit_answers = Window("hit_answers", hit_actors, hit_options, play_answer)
hit_answers.join(answers, why_no_answer, what_is_announced, ATTACK_ASKS)
answers.verb("play_on", card="card", seat="seat")
answers.event("card_answered", seat="seat", card="card")
