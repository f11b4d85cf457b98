"""What may come of an action that a roll decides: exact, in ways of so many.

Everything counts that lies open: the realm, the role, experience, what surprises added so far.
Surprises and claims of other players are left out; the roller's own claims are a row of their own.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Action, Frame, Game

from .cards.surprises import SURPRISING, announced, attempt_depth
from .modifiers import added_by_cards, added_by_experience
from .names import (
    CLAIM,
    COUNTERSPELL,
    ENTRY,
    ENTRY_ROLL,
    EXIT_ROLL,
    ROGUE,
    ROGUE_MARGIN,
    ROLL,
)
from .reckoning import entry_bonus, exit_bonus, exit_number, is_item
from .state import KfState
from .steps.attempts import LAPSED, claimable, has_target
from .steps.rolling import faces

Chance = tuple[str, tuple[Any, ...], int, int]  # key, values, ways, of how many
Roll = tuple[int, int, int, int, int]  # seat, way, card, the number it must reach, bonus

# Of a roll: the number it must reach, all modifiers together, the cards that are among them, and
# how much of it is experience (4.2); role and surprises are the rest.
ROLLED: Final[dict[str, str]] = {
    "card": "card",
    "needed": "number",
    "bonus": "number",
    "by": "card*",
    "experience": "number",
}
# What may come, and the values its text speaks of, by their kinds.
CHANCES: Final[dict[str, dict[str, str]]] = {
    "enter": ROLLED,
    "enter_with_claims": {"card": "card", "claims": "card*"},
    "beat": ROLLED,
    "beat_with_claims": {"card": "card", "claims": "card*"},
    "pocket": {"card": "card"},
    "then_enter": ROLLED,
    "then_beat": ROLLED,
}
# Told even where they are certain or impossible: actions are compared by them.
COMPARED: Final[tuple[str, ...]] = ("enter", "beat", "then_enter", "then_beat")
KEYS: Final[tuple[str, ...]] = ("enter", "beat")  # by the way of a roll
PLAYS: Final[tuple[str, ...]] = ("play", "play_on", "play_at")
SECONDS: Final[tuple[str, ...]] = ("also", "enough", "to", "as")


def chances(g: Game, s: KfState, seat: int, action: Action) -> list[Chance]:
    """Return what may come of an action, as far as a roll decides it."""
    return [one for one in all_rows(g, s, seat, action) if is_told(one)]


def is_told(row: Chance) -> bool:
    """Say whether a chance is open, or one that people compare actions by."""
    return 0 < row[2] < row[3] or row[0] in COMPARED


def all_rows(g: Game, s: KfState, seat: int, action: Action) -> list[Chance]:
    """Return what the roll of an action is about, be it certain or not."""
    verb: str = action[0]
    frame = s.agenda[-1]
    if verb in PLAYS:
        return roll_rows(g, s, entry_roll(s, seat, action[1], 0))
    if verb == "attack":
        return roll_rows(g, s, exit_roll(s, seat, action[1], 0))
    if verb in SECONDS and frame[0] == "second":
        return roll_rows(g, s, entry_roll(s, seat, frame[2], 0))
    if verb == "answer":
        own = roll_rows(g, s, entry_roll(s, seat, action[1], 0))
        return own + changed_rows(g, s, seat, action[1], action[2])
    if verb == "pass" and frame[0] == "answers":
        last = announced(s)[-1]
        return roll_rows(g, s, roll_of(s, last)) if stands(g, s, last) else []
    return []


# Rolls


def entry_roll(s: KfState, seat: int, card: int, added: int) -> Roll:
    """Return the roll that brings a card into play (3.2)."""
    return seat, ENTRY_ROLL, card, ENTRY[card], entry_bonus(s, seat, card) + added


def exit_roll(s: KfState, seat: int, card: int, added: int) -> Roll:
    """Return the roll that beats a card (4.1)."""
    return seat, EXIT_ROLL, card, exit_number(s, card), exit_bonus(s, seat, card) + added


def roll_of(s: KfState, attempt: Frame) -> Roll:
    """Return the roll an announced action waits for, with what surprises added to it."""
    roll = entry_roll if attempt[2] == ENTRY_ROLL else exit_roll
    return roll(s, attempt[1], attempt[3], attempt[6])


def stands(g: Game, s: KfState, attempt: Frame) -> bool:
    """Say whether an announced action will come to its roll (3.4)."""
    return attempt[7] != LAPSED and has_target(g, s, attempt)


def ways(g: Game, needed: int) -> tuple[int, int]:
    """Return how many faces of the die or the coin are high enough, and of how many."""
    shown = faces(g)
    return sum([face >= needed for face in shown]), len(shown)


def told_of(s: KfState, roll: Roll) -> tuple[Any, ...]:
    """Return what a text may say of a roll: its number and its modifiers with their sources."""
    seat, way, card, number, bonus = roll
    by = tuple([other for other, _ in added_by_cards(s, seat, way, card)])
    return card, number, bonus, by, added_by_experience(s, seat, way, card)


def roll_rows(g: Game, s: KfState, roll: Roll) -> list[Chance]:
    """Return the chance of a roll, with all own claims too, and of the Rogue's prize (8.4)."""
    seat, way, card, number, bonus = roll
    key = KEYS[way]
    rows: list[Chance] = [(key, told_of(s, roll), *ways(g, number - bonus))]
    claims = [other for other in claimable(s, seat, seat) if CLAIM[other] > 0 and other != card]
    if claims:
        most = bonus + sum([CLAIM[other] for other in claims])
        if ways(g, number - most) != ways(g, number - bonus):
            rows.append((f"{key}_with_claims", (card, tuple(claims)), *ways(g, number - most)))
    if way == EXIT_ROLL and s.role[seat] == ROGUE and is_item(card) and card not in s.realm[seat]:
        rows.append(("pocket", (card,), *ways(g, number + ROGUE_MARGIN - bonus)))
    return rows


# Surprises


def changed_rows(g: Game, s: KfState, seat: int, surprise: int, subject: int) -> list[Chance]:
    """Return what becomes of the announced roll if the surprise comes off (6.1).

    The surprise is tried out on a copy; it is about the attempt it names, or the first announced.
    """
    if ROLL[surprise] or surprise == COUNTERSPELL:
        depth = attempt_depth(s, subject)
    else:
        depth = s.agenda.index(announced(s)[0])
    twin = s.clone()
    SURPRISING[surprise](g, twin, seat, subject, NOBODY)
    attempt = twin.agenda[depth]
    roll = roll_of(twin, attempt)
    odds = ways(g, roll[3] - roll[4]) if stands(g, twin, attempt) else (0, len(faces(g)))
    return [(f"then_{KEYS[roll[1]]}", told_of(twin, roll), *odds)]
