"""Chapter 1: roles where they are played, five cards each, and a roll for who starts."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game, SaveError
from tafelrunde.pieces.dice import roll_off

from ..names import CARDS, CATEGORIES, HAND, METALS, PIPS, ROLES, WAYS
from ..state import KfState
from ..zones import draw
from .rolling import roll

setting_up = Chapter("setting up")
setting_up.kind("card", CARDS)
setting_up.kind("category", CATEGORIES)
setting_up.kind("metal", METALS)
setting_up.kind("role", ROLES)
setting_up.kind("way", WAYS)
setting_up.kind("pip", PIPS)

ROLE_CHOICES: Final[tuple[Action, ...]] = tuple([("be", role) for role in range(len(ROLES))])


def set_up(g: Game, s: KfState, carried: dict[str, Any]) -> None:
    """Five cards each, secret (1.2); roles are chosen before the game (8.4)."""
    s.wins = wins_so_far(g, carried)
    for seat in range(g.players):
        draw(s, seat, HAND)
    s.push(("starter", NOBODY))
    if g.option["roles"]:
        s.push(("role", NOBODY))


def carry(g: Game, s: KfState) -> dict[str, Any]:
    """A series counts who has won how often (8.2)."""
    return {"wins": [won + (seat in s.winners) for seat, won in enumerate(s.wins)]}


def wins_so_far(g: Game, carried: dict[str, Any]) -> list[int]:
    """Return the matches won before this one, or refuse what is no such list."""
    wins = carried.get("wins", [0] * g.players)
    if not isinstance(wins, list) or len(wins) != g.players:
        raise SaveError(f"a series of {g.players} needs as many numbers of wins, not {wins!r}")
    if any(type(won) is not int or won < 0 for won in wins):
        raise SaveError(f"wins are whole numbers from 0, not {wins!r}")
    return list(wins)


def role_actors(g: Game, s: KfState, frame: Frame) -> tuple[int, ...]:
    """All choose at once."""
    return tuple(range(g.players))


def role_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any role; roles may repeat (8.4)."""
    return ROLE_CHOICES


def take_roles(g: Game, s: KfState, frame: Frame, answers: list[Action]) -> None:
    """The roles are shown together."""
    for seat, answer in enumerate(answers):
        s.role[seat] = answer[1]
        s.tell("role_chosen", seat, answer[1])


def why_no_role(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """There are three roles."""
    return "8.4"


def starter(g: Game, s: KfState, frame: Frame) -> None:
    """The highest roll starts, ties roll again (1.1)."""

    def throw(seat: int) -> int:
        number = roll(g, s, "start")
        s.tell("start_rolled", seat, number - 1)
        return number

    s.turn = roll_off(list(range(g.players)), throw)
    s.tell("start_won", s.turn)
    s.push(("turn", 0, s.turn))


setting_up.verb("be", role="role")
setting_up.event("role_chosen", seat="seat", role="role")
setting_up.event("start_rolled", seat="seat", die="pip")
setting_up.event("start_won", seat="seat")
setting_up.event("cards_drawn", seat="seat", number="number")
setting_up.event("cards_received", seat="seat", cards="card*")
setting_up.event("pile_renewed", number="number")
setting_up.together("role", role_actors, role_options, take_roles, why_no_role)
setting_up.step("starter", starter)
