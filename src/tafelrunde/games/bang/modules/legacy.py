"""Chapter 12, module 5: what one match leaves to the next."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game, SaveError

from ..names import NO_CHARACTER, SHERIFF
from ..state import BangState
from ..steps.setting_up import characters, set_up

legacy = Chapter("legacy")


# What is carried over


def note_death(g: Game, s: BangState, frame: Frame) -> None:
    """Who eliminates the Sheriff is Sheriff in the next match (12.1); zombies fell before."""
    dead: int = frame[1]
    if dead not in s.dead_order:
        s.dead_order.append(dead)
    if s.role[dead] == SHERIFF:
        s.heir = frame[3]


def carry(g: Game, s: BangState) -> dict[str, Any]:
    """Return what the next match begins with: plain data."""
    sheriff = s.role.index(SHERIFF)
    survived = sheriff not in s.dead_order
    return {
        "heir": NOBODY if survived else s.heir,
        "namer": sheriff if survived else NOBODY,
        "fallen": s.dead_order[:],
        "characters": [
            NO_CHARACTER if seat in s.dead_order else s.character[seat] for seat in range(g.players)
        ],
    }


def inherit(g: Game, s: BangState, carried: dict[str, Any]) -> None:
    """Set up with what the last match left; the first match of a series inherits nothing."""
    if carried:
        if len(carried["characters"]) != g.players:
            raise SaveError(f"the series has {len(carried['characters'])} players, not {g.players}")
        s.heir = carried["heir"]
        s.namer = carried["namer"]
        s.fallen_before = list(carried["fallen"])
        s.old = list(carried["characters"])
    set_up(g, s, carried)


legacy.trigger("eliminated", "note_death")
legacy.step("note_death", note_death)


# The Sheriff (12.1): ("name_sheriff", seat)


def hand_over(g: Game, s: BangState, frame: Frame) -> None:
    """A Sheriff who survived names the next one."""
    if s.namer != NOBODY:
        s.push(("name_sheriff", s.namer))


def name_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Anybody, themselves too."""
    return tuple([("name", other) for other in range(g.players)])


def name_sheriff(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """The old Sheriff who names another starts with 1 life more."""
    s.heir = action[1]
    s.retired = seat if action[1] != seat else NOBODY
    s.tell("sheriff_named", seat, action[1])


def why_not_named(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """One of the players must be Sheriff (12.1)."""
    return "12.1"


def inherited_sheriff(g: Game, s: BangState, sheriff: int, about: int) -> int:
    """Nobody's kill: roles at random (12.1)."""
    return s.heir


def pension(g: Game, s: BangState, life: int, seat: int) -> int:
    """The old Sheriff's 1 life more raises the maximum too (12.1)."""
    return life + 1 if seat == s.retired else life


def forget(g: Game, s: BangState, frame: Frame) -> None:
    """All that was inherited is given out; from here on the next match's legacy is noted."""
    s.heir = s.namer = NOBODY
    s.fallen_before = []
    s.old = [NO_CHARACTER] * g.players


legacy.verb("name", target="seat")
legacy.event("sheriff_named", seat="seat", target="seat")
legacy.insert("setting_up", "hand_over", before="deal_roles")
legacy.insert("setting_up", "forget", after="sit_down")
legacy.step("hand_over", hand_over)
legacy.decision("name_sheriff", name_options, name_sheriff, why_not_named)
legacy.step("forget", forget)
legacy.modifier("sheriff", inherited_sheriff)
legacy.modifier("full_life", pension)


# Characters (12.2): ("pick_character", seat), ("keep_character", seat)


def is_a_sequel(g: Game, s: BangState, frame: Frame) -> bool:
    """There was a match before this one."""
    return bool(s.fallen_before) or any(old != NO_CHARACTER for old in s.old)


def inherit_characters(g: Game, s: BangState, frame: Frame) -> None:
    """The eliminated pick in the order they fell, before survivors draw (12.2)."""
    s.character = s.old[:]
    survivors = [seat for seat in range(g.players) if s.old[seat] != NO_CHARACTER]
    for seat in reversed(survivors):
        s.push(("keep_character", seat))
    for seat in reversed(s.fallen_before):
        s.push(("pick_character", seat))


def unused(g: Game, s: BangState) -> list[int]:
    """Return the characters nobody has, nor may yet keep."""
    return [one for one in characters(g, s) if one not in s.character and one not in s.old]


def pick_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any character that is not in use."""
    return tuple([("pick", character) for character in unused(g, s)])


def pick_character(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Who was eliminated picks a new character (12.2)."""
    s.character[seat] = action[1]


def keep_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Keep the character, or draw another one unseen."""
    return (("keep",), ("draw",)) if unused(g, s) else (("keep",),)


def keep_character(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Who survived keeps theirs, or draws an unused one before the old one is shuffled back."""
    if action[0] == "draw":
        deck = unused(g, s)
        s.character[seat] = deck[s.pick(deck, "characters")]
        s.old[seat] = NO_CHARACTER  # only now: nobody draws the character they give up


def why_not_picked(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """Only characters nobody uses can be picked or drawn (12.2)."""
    return "12.2"


legacy.verb("pick", character="character")
legacy.verb("keep")
legacy.verb("draw")
legacy.replacement("deal_characters", "inherit_characters", is_a_sequel)
legacy.step("inherit_characters", inherit_characters)
legacy.decision("pick_character", pick_options, pick_character, why_not_picked)
legacy.decision("keep_character", keep_options, keep_character, why_not_picked)
