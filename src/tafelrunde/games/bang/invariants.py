"""What is true at every decision of BANG!, and what a viewer can't know; for the laws."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Game

from .names import (
    ARROWS,
    CHARACTERS,
    DEAL,
    DICE,
    LUCKY_DUKE,
    REROLLS,
    ROLES,
    SHERIFF,
    SIDES,
    SLAB_THE_KILLER,
)
from .state import BangState, in_play
from .steps.setting_up import full_life

AIMING = ("aim", "slab_the_killer")  # the decisions at which shots lie on the table (3.2, 5.13)


def check(g: Game, s: BangState) -> None:
    """Everything is in exactly one place and every counter is in its range."""
    check_cards(g, s)
    check_seats(g, s)
    check_arrows(s)
    check_dice(s)
    check_end(g, s)


def check_cards(g: Game, s: BangState) -> None:
    """The roles are those of the deal (1.1), the characters differ (1.2)."""
    dealt = [s.role.count(role) for role in range(len(ROLES))]
    assert dealt == DEAL[g.players], f"the roles {s.role} are not those dealt to {g.players}"
    assert len(set(s.character)) == g.players, f"a character is there twice: {s.character}"
    known = [0 <= character < len(CHARACTERS) for character in s.character]
    assert all(known), f"there is no such character: {s.character}"


def check_seats(g: Game, s: BangState) -> None:
    """Life is in its range; the eliminated have nothing left and have shown their role (4.1)."""
    falling = "harm" in [frame[0] for frame in s.agenda]  # deaths follow the losses (4.3)
    all_shown = g.players == 3 or not s.agenda  # with three players (7.1), and at the end
    shown = (1 << g.players) - 1 if all_shown else 1 << s.role.index(SHERIFF)
    for seat in range(g.players):
        limit = full_life(s.character[seat], s.role[seat])
        assert s.limit[seat] == limit, f"seat {seat} may have {s.limit[seat]} life, not {limit}"
        assert 0 <= s.life[seat] <= limit, f"seat {seat} has {s.life[seat]} of {limit} life"
        if in_play(s, seat):
            assert s.life[seat] or falling, f"seat {seat} plays on without life"
        else:
            shown |= 1 << seat
            assert not s.life[seat], f"seat {seat} is out and has {s.life[seat]} life"
            assert not s.arrows[seat], f"seat {seat} is out and holds arrows"
    assert s.shown == shown, f"the roles shown are {s.shown:b}, not {shown:b}"
    assert s.alive < 1 << g.players, f"more seats are in play than there are: {s.alive:b}"


def check_arrows(s: BangState) -> None:
    """Nine arrows, in the middle or before a player (1.3); the last one is never left lying."""
    assert min(s.arrows) >= 0, f"somebody holds fewer than no arrows: {s.arrows}"
    total = s.pile + sum(s.arrows)
    assert total == ARROWS, f"there are {total} arrows: {s.pile} in the middle, {s.arrows}"
    assert s.pile > 0 or not s.agenda, "the last arrow was taken and no attack came (2.2)"


def check_dice(s: BangState) -> None:
    """Five dice or none, rerolls as the rules give them, shots only while they are assigned."""
    assert len(s.dice) in (0, DICE), f"there are {len(s.dice)} dice"
    assert all(0 <= face < SIDES for face in s.dice), f"a die has no such face: {s.dice}"
    most = REROLLS + (s.character[s.turn] == LUCKY_DUKE)
    assert 0 <= s.rerolls <= most, f"seat {s.turn} has {s.rerolls} rerolls left (2.1)"
    assert s.dice or not s.rerolls, "there are rerolls but no dice"
    if any(s.aims):
        aiming = s.agenda and s.agenda[-1][0] in AIMING
        assert aiming, f"shots lie on the table and nobody assigns any: {s.aims}"
        assert min(s.aims) >= 0 and sum(s.aims) <= DICE, f"that many shots can't be: {s.aims}"
        assert not any(shots and not in_play(s, seat) for seat, shots in enumerate(s.aims))
    assert s.doubled in (0, 1), f"{s.doubled} beers doubled a shot (5.13)"
    if s.doubled and s.dice:
        assert s.character[s.turn] == SLAB_THE_KILLER, "somebody else doubled a shot"


def check_end(g: Game, s: BangState) -> None:
    """While it goes on nobody has won and whose turn it is plays; at the end there are winners."""
    if s.agenda:
        assert not s.winners, f"{s.winners} won, and the match goes on"
        assert in_play(s, s.turn), f"it is the turn of seat {s.turn}, who is out (4.3)"
    else:
        assert s.winners or (g.players == 3 and not s.alive), "the match ended without winners"
        assert s.winners == sorted(set(s.winners)), f"the winners are odd: {s.winners}"


def unknown(g: Game, s: BangState, viewer: int) -> dict[tuple[str, int], tuple[Any, ...]]:
    """Return the roles the viewer can't know (1.2) and what each of them may be."""
    if not s.agenda:
        return {}
    others = [seat for seat in range(g.players) if seat != viewer and not s.shown >> seat & 1]
    held = tuple(sorted({s.role[seat] for seat in others}))
    return {("role", seat): held for seat in others}
