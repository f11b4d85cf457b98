"""Chapter 1: roles, characters, life, arrows, and who starts."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Chapter, Game

from ..names import (
    CHARACTER_LIFE,
    CHARACTERS,
    DEAL,
    DEPUTY,
    ROLES,
    SHERIFF,
    SHERIFF_BONUS,
)
from ..state import BangState

setting_up = Chapter("setting up")
setting_up.kind("role", ROLES)
setting_up.kind("character", CHARACTERS)
setting_up.event("role_shown", seat="seat", role="role")
setting_up.event("role_dealt", seat="seat", role="role")
setting_up.event("character_dealt", seat="seat", character="character", life="number")
setting_up.event("won", winners="seat*")


def set_up(g: Game, s: BangState, carried: dict[str, Any]) -> None:
    """Deal roles and characters; the Sheriff starts (1.3), with three players the Deputy (7.1)."""
    deal_roles(s)
    deal_characters(s)
    s.push(("turn", 0, s.role.index(DEPUTY if g.players == 3 else SHERIFF)))


def deal_roles(s: BangState) -> None:
    """Deal the roles for this number of players (1.1): secret but the Sheriff's (1.2)."""
    players = len(s.role)
    deck = [role for role in range(len(ROLES)) for _ in range(DEAL[players][role])]
    for seat in range(players):
        role = deck.pop(s.pick(deck, "roles"))
        s.role[seat] = role
        if role == SHERIFF or players == 3:  # with three players all roles are open (7.1)
            s.shown |= 1 << seat
            s.tell("role_shown", seat, role)
        else:
            s.whisper(1 << seat, "role_dealt", seat, role)


def deal_characters(s: BangState) -> None:
    """Deal one open character each; it sets the life, +2 for the Sheriff (1.2)."""
    deck = list(range(len(CHARACTERS)))
    for seat in range(len(s.character)):
        character = deck.pop(s.pick(deck, "characters"))
        s.character[seat] = character
        s.limit[seat] = full_life(character, s.role[seat])
        s.life[seat] = s.limit[seat]
        s.tell("character_dealt", seat, character, s.life[seat])


def full_life(character: int, role: int) -> int:
    """Return the life a character starts with in this role, which is also the most (1.2)."""
    return CHARACTER_LIFE[character] + (SHERIFF_BONUS if role == SHERIFF else 0)
