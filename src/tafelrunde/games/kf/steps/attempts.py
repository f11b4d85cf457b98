"""Chapters 3.2 to 3.4 and 4: the roll that everything comes down to, and claims after it.

An announced action waits as ("attempt", seat, way, card, aim, more, bonus, verdict): the way is an
entry or an exit roll, aim and more are what the card was announced on, the bonus is what surprises
added, the verdict says whether it still stands. After the roll it waits as ("outcome", seat, way,
card, aim, more, total, number) while claims go round.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..aims import may_attack, still_there
from ..cards.entering import come_into_play
from ..cards.surprises import is_pointless
from ..names import (
    CLAIM,
    ENTRY,
    ENTRY_ROLL,
    EXIT_ROLL,
    ROBE,
    ROGUE,
    ROGUE_MARGIN,
    SORT,
    SURPRISE,
    WAYS,
)
from ..reckoning import entry_bonus, exit_bonus, exit_number, is_item
from ..state import KfState
from ..zones import discard, leave_play
from .beating import beat
from .rolling import roll
from .winning import VICTORY, victory

attempts = Chapter("attempts")

LAPSED: Final = 0  # verdicts: a surprise undid it
STANDS: Final = 1
PASS: Final[Action] = ("pass",)


def attempt(g: Game, s: KfState, frame: Frame) -> None:
    """When all have answered, the die decides, if there is still something to decide (3.4)."""
    seat: int = frame[1]
    way: int = frame[2]
    card: int = frame[3]
    if frame[7] == LAPSED or not has_target(g, s, frame):
        lapse(s, seat, way, card)
        return
    if way == ENTRY_ROLL:
        number, bonus = ENTRY[card], entry_bonus(s, seat, card)
    else:
        number, bonus = exit_number(s, card), exit_bonus(s, seat, card)
        s.tries[seat] += 1  # 4.2
    die = roll(g, s, WAYS[way])
    bonus += frame[6]
    s.tell("rolled", seat, way, card, die - 1, bonus, die + bonus, number)
    rolled = ("outcome", seat, way, card, frame[4], frame[5], die + bonus, number)
    if has_claims(s):
        s.agenda.append(rolled)
        s.agenda.append(("claims", seat, 0))
    else:
        take_effect(g, s, rolled)


def lapse(s: KfState, seat: int, way: int, card: int) -> None:
    """The action is spent, and an entering card discarded (3.4)."""
    s.tell("attempt_lapsed", seat, way, card)
    if way == ENTRY_ROLL:
        discard(s, card)


def has_target(g: Game, s: KfState, frame: Frame) -> bool:
    """Say whether what was announced can still be done."""
    card: int = frame[3]
    if frame[2] == EXIT_ROLL:
        return may_attack(s, card)
    if SORT[card] == SURPRISE:
        return not is_pointless(s, frame)
    return still_there(s, g.players, frame[1], card, frame[4], frame[5])


def outcome(g: Game, s: KfState, frame: Frame) -> None:
    """Claims may have changed the roll, or taken away what it was about (3.3)."""
    if frame[6] >= frame[7] and not has_target(g, s, frame):
        lapse(s, frame[1], frame[2], frame[3])  # a potion attacked, or covered, and used up
    else:
        take_effect(g, s, frame)


def take_effect(g: Game, s: KfState, frame: Frame) -> None:
    """The number is reached or not: in play or discarded, beaten or still there (3.2, 4.1)."""
    seat: int = frame[1]
    card: int = frame[3]
    margin: int = frame[6] - frame[7]
    if frame[2] == EXIT_ROLL:
        if margin < 0:
            s.tell("attack_failed", seat, card)
        else:
            beat(g, s, seat, card, margin)
            victory(g, s, VICTORY)
    elif margin < 0:
        s.tell("entry_failed", seat, card)  # 10.1
        discard(s, card)
    else:
        s.tell("entered", seat, card)
        come_into_play(g, s, seat, card, frame[4], frame[5])
        victory(g, s, VICTORY)


# Claims: the roller first, then clockwise (3.3)


def claims(g: Game, s: KfState, frame: Frame) -> None:
    """Ask the next player whose cards in play can still change the outcome."""
    roller: int = frame[1]
    for place in range(frame[2], g.players):
        seat = (roller + place) % g.players
        asking = ("claim", seat, roller, place)
        if claimable(s, seat, roller) and claim_options(g, s, asking, seat) != (PASS,):
            s.push(asking)
            return


def has_claims(s: KfState) -> bool:
    """Say whether anybody has anything to claim: mostly nobody does."""
    for cards in s.realm:
        for card in cards:
            if CLAIM[card]:
                return True
    return False


def claim_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Cards that help where help is needed, or hinder what would succeed, if they can matter."""
    roller: int = frame[2]
    rolled = outcome_of(s)
    goals = [rolled[7]]
    if rolled[2] == EXIT_ROLL and s.role[roller] == ROGUE and is_item(rolled[3]):
        goals.append(rolled[7] + ROGUE_MARGIN)
    total: int = rolled[6]
    most = least = total
    for place in range(frame[3], g.players):
        for card in claimable(s, (roller + place) % g.players, roller):
            most += max(CLAIM[card], 0)
            least += min(CLAIM[card], 0)
    helps = is_any_between(total, goals, most)
    hinders = is_any_between(least, goals, total)
    own = claimable(s, seat, roller)
    return (
        PASS,
        *[("claim", card) for card in own if (helps if CLAIM[card] > 0 else hinders)],
    )


def is_any_between(least: int, goals: list[int], most: int) -> bool:
    """Say whether one total reaches a goal that the other misses."""
    for goal in goals:  # noqa: SIM110 (a generator costs more)
        if least < goal <= most:
            return True
    return False


def claimable(s: KfState, seat: int, roller: int) -> list[int]:
    """Return the cards of a realm that can change this roll (card:robe, card:evil_eye)."""
    return [
        card
        for card in s.realm[seat]
        if CLAIM[card]
        and not (card == ROBE and (seat != roller or card in s.used))
        and not (CLAIM[card] < 0 and seat == roller)
    ]


def outcome_of(s: KfState) -> Frame:
    """Return the roll that claims are about."""
    for frame in reversed(s.agenda):
        if frame[0] == "outcome":
            return frame
    raise AssertionError("no roll waits")


def claim(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """The roll is changed; potions and the like are used up, the Robe is not (3.3)."""
    if action == PASS:
        s.push(("claims", frame[2], frame[3] + 1))
        return
    card: int = action[1]
    rolled = s.agenda[-1]
    total: int = rolled[6] + CLAIM[card]
    s.agenda[-1] = (*rolled[:6], total, rolled[7])
    s.tell("claimed", seat, card, CLAIM[card], total)
    s.push(("claims", frame[2], frame[3]))
    if card == ROBE:
        s.used.append(card)
    else:
        leave_play(s, card)


def what_was_rolled(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Any, ...]:
    """Return whose roll it is, for what, its total and the number it must reach."""
    rolled = outcome_of(s)
    return rolled[1], rolled[2], rolled[3], rolled[6], rolled[7]


def why_no_claim(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """Only cards of the own realm that can still change the outcome."""
    return "3.3"


attempts.verb("claim", card="card")
attempts.verb("pass")
attempts.event("attempt_lapsed", seat="seat", way="way", card="card")
attempts.event(
    "rolled",
    seat="seat",
    way="way",
    card="card",
    die="pip",
    bonus="number",
    total="number",
    needed="number",
)
attempts.event("claimed", seat="seat", card="card", bonus="number", total="number")
attempts.event("entry_failed", seat="seat", card="card")
attempts.event("entered", seat="seat", card="card")
attempts.event("attack_failed", seat="seat", card="card")
attempts.step("attempt", attempt)
attempts.step("outcome", outcome)
attempts.step("claims", claims)
attempts.decision(
    "claim",
    claim_options,
    claim,
    why_no_claim,
    what_was_rolled,
    {"seat": "seat", "way": "way", "card": "card", "total": "number", "needed": "number"},
    automatic=False,
)
