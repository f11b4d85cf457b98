"""Chapter 1: roles, characters, life, arrows, and who starts."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import NOBODY, Chapter, Frame, Game

from ..names import (
    BASE_CHARACTERS,
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


# Setting up has the frame ("setting_up", pc).
setting_up.sequence("setting_up", "deal_roles", "cast", "sit_down", "first_turn")


def set_up(g: Game, s: BangState, carried: dict[str, Any]) -> None:
    """Begin to set up; what an earlier match left is for the module that asked for it (12)."""
    s.agenda.append(("setting_up", 0))
    g.fire(s, "set_up")


def deal_roles(g: Game, s: BangState, frame: Frame) -> None:
    """Deal the roles for this number of players (1.1): secret but the Sheriff's (1.2)."""
    deck = [role for role in range(len(ROLES)) for _ in range(DEAL[g.players][role])]
    sheriff: int = g.ask(s, "sheriff", NOBODY)
    if sheriff != NOBODY:
        deck.remove(SHERIFF)
    for seat in range(g.players):
        role = SHERIFF if seat == sheriff else deck.pop(s.pick(deck, "roles"))
        s.role[seat] = role
        if role == SHERIFF or g.players == 3:  # with three players all roles are open (7.1)
            s.shown |= 1 << seat
            s.tell("role_shown", seat, role)
        else:
            s.whisper(1 << seat, "role_dealt", seat, role)


def cast(g: Game, s: BangState, frame: Frame) -> None:
    """Everybody gets a character."""
    s.agenda.append(("deal_characters", NOBODY))


def deal_characters(g: Game, s: BangState, frame: Frame) -> None:
    """Deal one open character each (1.2) of those whose modules are on (6.1)."""
    deck = characters(g, s)
    for seat in range(g.players):
        s.character[seat] = deck.pop(s.pick(deck, "characters"))


def characters(g: Game, s: BangState) -> list[int]:
    """Return all characters in this game, in the order of their clauses."""
    deck: list[int] = g.ask(s, "characters", list(BASE_CHARACTERS))
    return sorted(deck)


def sit_down(g: Game, s: BangState, frame: Frame) -> None:
    """The character sets the life, +2 for the Sheriff (1.2)."""
    for seat in range(g.players):
        s.limit[seat] = g.ask(s, "full_life", full_life(s.character[seat], s.role[seat]), seat)
        s.life[seat] = s.limit[seat]
        s.tell("character_dealt", seat, s.character[seat], s.life[seat])


def full_life(character: int, role: int) -> int:
    """Return the life a character starts with in this role, which is also the most (1.2)."""
    return CHARACTER_LIFE[character] + (SHERIFF_BONUS if role == SHERIFF else 0)


def first_turn(g: Game, s: BangState, frame: Frame) -> None:
    """The Sheriff starts (1.3), with three players the Deputy (7.1)."""
    s.agenda.append(("turn", s.role.index(DEPUTY if g.players == 3 else SHERIFF)))


setting_up.step("deal_roles", deal_roles)
setting_up.step("cast", cast)
setting_up.step("deal_characters", deal_characters)
setting_up.step("sit_down", sit_down)
setting_up.step("first_turn", first_turn)
