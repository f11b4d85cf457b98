"""Chapter 11, module 4: the graveyard, the outbreak, zombies and their Master."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Chapter, Frame, Game

from ..names import GRAVES, NO_CHARACTER, RENEGADE
from ..state import BangState, clockwise, in_play
from ..steps.victory import end

undead = Chapter("undead")

# What `outbreak` says
NOT_YET: Final = 0
DUE: Final = 1  # with the next turn
HERE: Final = 2
ZOMBIE_DICE: Final = 3


def dig_graves(g: Game, s: BangState, frame: Frame) -> None:
    """The graveyard cards are a shuffled face-down pile (11.2)."""
    s.graves = list(GRAVES)


undead.kind("outbreak", ("not_yet", "due", "here"))
undead.trigger("set_up", "dig_graves")
undead.step("dig_graves", dig_graves)


# The graveyard: before the outbreak


def before_the_outbreak(g: Game, s: BangState, dead: int, cause: int, source: int) -> bool:
    """From the outbreak on, who is eliminated is out for good (11.7)."""
    return s.outbreak != HERE


def bury(g: Game, s: BangState, frame: Frame) -> None:
    """The eliminated return their character and turn up a card at the end of this turn (11.1)."""
    s.fallen |= 1 << frame[1]
    s.character[frame[1]] = NO_CHARACTER


def turn_up_graves(g: Game, s: BangState, frame: Frame) -> None:
    """All who fell in this turn draw, clockwise from the active player; then one test (11.3)."""
    for place in range(g.players):
        seat = (s.turn + place) % g.players
        if s.fallen >> seat & 1:
            turn_up(s, seat)
    s.fallen = 0
    test_for_outbreak(s)


def turn_up(s: BangState, seat: int) -> None:
    """A card with hands stays open; one without is shuffled back, and all stays calm (11.2)."""
    if not s.graves:
        return
    hands = s.graves.pop(s.pick(s.graves, "graves"))
    s.tell("grave_opened", seat, hands)
    if hands:
        s.open_graves.append(hands)
        s.stirred = 1
    else:
        s.graves.append(hands)
        s.graves.sort()
        s.calm = 1


def test_for_outbreak(s: BangState) -> None:
    """More open hands than players alive, a hand just turned up, and no calm (11.3)."""
    last = s.calm and not any(s.graves)  # blocked, and no card left that could stir
    if s.stirred and sum(s.open_graves) > s.alive.bit_count() and (not s.calm or last):
        s.outbreak = DUE
    s.stirred = 0
    s.calm = 0


def somebody_fell(g: Game, s: BangState, seat: int) -> bool:
    """Somebody was eliminated in this turn, and the outbreak has not come yet."""
    return s.fallen != 0 and s.outbreak != HERE


def next_grave(g: Game, s: BangState, heir: int, seat: int) -> int:
    """Seats of the eliminated stay in the turn order for graveyard cards (13.6)."""
    return heir if s.outbreak == HERE else (seat + 1) % g.players


def is_dead_seat(g: Game, s: BangState, frame: Frame) -> bool:
    """The turn of somebody eliminated would come (11.1)."""
    return s.outbreak == NOT_YET and not in_play(s, frame[1])


def dead_turn(g: Game, s: BangState, frame: Frame) -> None:
    """They turn up another card; an outbreak starts with their turn as a zombie (11.4)."""
    seat: int = frame[1]
    turn_up(s, seat)
    test_for_outbreak(s)
    s.push(("turn", seat if s.outbreak == DUE else (seat + 1) % g.players))


undead.event("grave_opened", seat="seat", hands="number")
undead.trigger("eliminated", "bury", before_the_outbreak)
undead.trigger("turn_ended", "turn_up_graves", somebody_fell)
undead.step("bury", bury)
undead.step("turn_up_graves", turn_up_graves)
undead.modifier("next_seat", next_grave)
undead.replacement("turn", "dead_turn", is_dead_seat)
undead.step("dead_turn", dead_turn)


# The outbreak


def is_due(g: Game, s: BangState, frame: Frame) -> bool:
    """The outbreak comes with this turn (11.4)."""
    return s.outbreak == DUE


def outbreak(g: Game, s: BangState, frame: Frame) -> None:
    """The eliminated rise; a living Renegade leads them (11.5)."""
    living = s.alive.bit_count()
    s.outbreak = HERE
    s.graves = []
    s.open_graves = []
    s.tell("outbreak_came", living)
    choose_master(g, s, frame[1])
    s.zombies = (1 << g.players) - 1 & ~s.alive
    s.alive = (1 << g.players) - 1
    for seat in range(g.players):
        if s.zombies >> seat & 1:
            s.life[seat] = s.limit[seat] = living
            s.tell("rose", seat, living)
    s.push(("turn", frame[1]))


def choose_master(g: Game, s: BangState, turn: int) -> None:
    """The living Renegade nearest to the player on turn is the Master; all Renegades are shown."""
    for seat in clockwise(s, turn):
        if s.role[seat] == RENEGADE:
            s.shown |= 1 << seat
            if s.master == NOBODY:
                s.master = seat
                s.tell("master_shown", seat)
            else:
                s.tell("role_shown", seat, RENEGADE)  # joins the survivors


undead.event("outbreak_came", life="number")
undead.event("rose", seat="seat", life="number")
undead.event("master_shown", seat="seat")
undead.replacement("turn", "outbreak", is_due)
undead.step("outbreak", outbreak)


# Zombies (11.6)


def is_zombie(s: BangState, seat: int) -> bool:
    """Say whether the seat rose from its grave."""
    return s.zombies >> seat & 1 == 1


def zombie_dice(g: Game, s: BangState, dice: int, seat: int) -> int:
    """Zombies roll three base dice (11.6)."""
    return ZOMBIE_DICE if is_zombie(s, seat) else dice


def no_healing(g: Game, s: BangState, life: int, seat: int) -> int:
    """Nothing heals a zombie (11.6)."""
    return 0 if is_zombie(s, seat) else life


def no_cards(g: Game, s: BangState, allowed: bool, seat: int) -> bool:
    """Zombies draw no wounds and no rage cards (11.6)."""
    return allowed and not is_zombie(s, seat)


undead.modifier("dice", zombie_dice)
undead.modifier("healing", no_healing)
undead.modifier("may_draw", no_cards)


# Victory after the outbreak (11.7): ("undead_victory", cause, the test that is replaced, row)


def it_is_here(g: Game, s: BangState, frame: Frame) -> bool:
    """The Sheriff's death no longer ends the game."""
    return s.outbreak == HERE


def undead_victory(g: Game, s: BangState, frame: Frame) -> None:
    """The dead win when all survivors are out, also if they fall with them; then the living."""
    dead = s.zombies | (1 << s.master if s.master != NOBODY else 0)
    if not s.alive & ~dead:
        end(g, s, [seat for seat in range(g.players) if dead >> seat & 1])
    elif not s.alive & dead:
        end(g, s, [seat for seat in range(g.players) if not dead >> seat & 1])


undead.replacement("victory", "undead_victory", it_is_here)
undead.step("undead_victory", undead_victory)
