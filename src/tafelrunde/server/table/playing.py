"""Playing: actions and gestures, taking back, bots, and how a match begins and ends."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel import EVERYONE, Action, Event, IllegalAction
from tafelrunde.records import undo as going_back
from tafelrunde.records.match import Match

from ..protocol import socket
from ..protocol.actions import action_from
from ..protocol.errors import Refusal
from . import clocks, messages, orders, windows
from .beginning import new_match
from .core import Core, Thought
from .forms import clause_against, legal_action

if TYPE_CHECKING:
    from ..people import Person

log = logging.getLogger(__name__)


# Actions


def act(core: Core, seat: int, wish: socket.Act) -> int:
    """Answer a decision by a gesture; return how many of its actions were carried out."""
    match = decided_now(core, seat, wish.decision)
    if core.play.window is not None:
        answer_window(core, match, seat, legal_action(match, seat, wish.actions[0]))
        return 1
    for applied, data in enumerate(wish.actions):
        try:
            action = legal_action(match, seat, data)
        except Refusal:
            if not applied:
                raise
            return applied
        if not step(core, [(seat, action)]):
            return applied + 1
    return len(wish.actions)


def decided_now(core: Core, seat: int, decision: tuple[int, int]) -> Match:
    """Return the match if the decision is open and the seat's own to take."""
    if decision[1] != seat:
        raise Refusal("not-seated", "this is somebody else's decision")
    if core.match is None:
        raise Refusal("wrong-status")
    match = core.match
    if match.status != "running" or decision[0] != match.s.serial:
        raise Refusal("stale")
    if seat not in match.game.deciders(match.s):
        raise Refusal("stale")
    if core.seats[seat].stand_in:
        raise Refusal("wrong-status", "a bot plays for you: take your seat back first")
    return match


def step(core: Core, answers: windows.Answers) -> bool:
    """Carry out an action, or all answers of a window; say whether a gesture may go on."""
    match = core.match
    assert match is not None
    seat, serial, drawn = answers[0][0], match.s.serial, match.s.drawn
    again = bool(match.s.answers and match.s.answers[seat])
    events = carry_out(core, match, answers)
    core.log_step()
    settle(core)
    if again and match.s.serial == serial:
        messages.tell_seat(core, seat)  # that somebody changed their mind is nobody's business
    else:
        messages.tell_moved(core, events)
    if match.status != "running":
        finish(core)
        return False
    if match.s.serial == serial or match.s.drawn != drawn or core.play.window is not None:
        return False
    return match.game.deciders(match.s) == (seat,) and not discloses(match, events)


def carry_out(core: Core, match: Match, answers: windows.Answers) -> tuple[Event, ...]:
    """Let answers take effect in the match and return what is told; broken rules end it."""
    told = len(match.messages)
    try:
        for seat, action in answers:
            match.act(seat, action)
    except IllegalAction as error:
        raise Refusal("illegal", error.sentence, error.key, error.clause) from None
    except Exception:
        if match.status != "failed":
            raise
        log.exception("the rules of %s broke down at table %s", match.info.id, core.id)
    return match.messages[-1].events if len(match.messages) > told else ()


def discloses(match: Match, events: tuple[Event, ...]) -> bool:
    """Say whether events were private, or may have told something hidden."""
    try:
        telling = match.info.part("view").DISCLOSES
    except (ImportError, AttributeError):  # nobody knows: then all of them may
        return bool(events)
    return any(event[0] != EVERYONE or event[1] in telling for event in events)


def settle(core: Core, undone: bool = False) -> None:
    """After every step: windows open, orders for a turn end, clocks are set."""
    match = core.match
    assert match is not None
    if core.play.clock.serial != match.s.serial or not core.opened:
        core.opened = core.now()
    windows.follow(core, match)
    if core.play.window is None:
        orders.expire(core, match.game.deciders(match.s))
    clocks.run(core, 0 if undone else clocks.increment(core))
    core.play.clock.serial = match.s.serial


def answer_window(core: Core, match: Match, seat: int, action: Action) -> None:
    """Hold an answer; close the window if it was waited for and the time has come."""
    windows.hold(core, seat, action)
    messages.tell_seat(core, seat)
    close_window(core)


def close_window(core: Core) -> None:
    """Let all answers take effect, if the window's time has come."""
    due = windows.due(core)
    if due is not None and due <= core.now():
        assert core.match is not None
        step(core, windows.all_answers(core, core.match))


def undo(core: Core, seat: int) -> None:
    """Take a seat's last action back, if nobody learned anything from it."""
    match = core.running()
    if core.seats[seat].stand_in:
        raise Refusal("wrong-status", "a bot plays for you: take your seat back first")
    held = core.play.window is not None and seat in core.play.window.answers
    if core.play.window is not None:
        # Whether somebody has answered already must not show, so nothing is taken back at all.
        reason = going_back.OPEN if held else going_back.WINDOW
        raise Refusal("no-undo", reason[1], reason[0])
    try:
        match.undo(seat)
    except IllegalAction as error:
        raise Refusal("no-undo", error.sentence, error.key) from None
    clocks.take_back(core)
    core.log_step()
    settle(core, undone=True)
    messages.tell_moved(core, (), seat)


def why(core: Core, seat: int, action: Any) -> str:
    """Return the clause that forbids an action."""
    return clause_against(core.running(), seat, action_from(action))


# Standing orders


def order(core: Core, seat: int, wish: socket.Order) -> None:
    """Take a standing order down, and let it answer a window that is open."""
    match = core.running()
    orders.give(core, seat, wish)
    windows.obey(core, match, seat)
    core.play_changed()
    messages.tell_seat(core, seat)
    close_window(core)


def cancel_orders(core: Core, seat: int) -> None:
    """Take all standing orders back; an answer they gave can still be changed."""
    core.running()
    orders.cancel(core, seat)
    core.play_changed()
    messages.tell_seat(core, seat)


# Bots


def bots_asked(core: Core) -> list[int]:
    """Return the seats a bot has to decide for now."""
    if core.status != "playing" or core.match is None or not core.has_bots():
        return []
    held = core.play.window.answers if core.play.window is not None else {}
    return [seat for seat in core.waiting() if core.plays_itself(seat) and seat not in held]


def thoughts_due(core: Core) -> list[Thought]:
    """Return the decisions no bot thinks about yet."""
    asked = bots_asked(core)
    if not asked or core.match is None:
        return []
    number, serial = core.data.match, core.match.s.serial
    thoughts = [(number, serial, seat) for seat in asked]
    return [thought for thought in thoughts if thought not in core.thinking]


def bot_due(core: Core) -> int | None:
    """Return when the next bot may begin: they play at the table's pace.

    In a window with people they begin at once: it has a pace of its own, its least time, and they
    must have their answers by then.
    """
    if not thoughts_due(core):
        return None
    at_once = core.play.window is not None and core.has_people()
    return core.opened + (0 if at_once else core.setting.pace)


def forced(core: Core) -> tuple[int, Action] | None:
    """Return what a bot does that has no choice."""
    assert core.match is not None
    for _, _, seat in thoughts_due(core):
        options = core.match.game.options(core.match.s, seat)
        if len(options) == 1:
            return seat, options[0]
    return None


def decide(core: Core, thought: Thought, action: Any) -> None:
    """Carry out what a bot has thought of, if it is still asked; nonsense is replaced."""
    core.thinking.discard(thought)
    number, serial, seat = thought
    match = core.match
    if match is None or number != core.data.match or serial != match.s.serial:
        return
    if seat not in bots_asked(core):
        return
    options = match.game.options(match.s, seat)
    try:
        chosen = legal_action(match, seat, action)
    except Refusal:
        log.error("a bot of %s chose %r at table %s", match.info.id, action, core.id)
        chosen = secrets.choice(options)
    decide_for(core, seat, chosen)


def decide_for(core: Core, seat: int, action: Action) -> None:
    """Let a bot's action take effect: at once, or with everybody's in a window."""
    if core.play.window is not None:
        windows.hold(core, seat, action)
        messages.tell_seat(core, seat)
        close_window(core)
    else:
        step(core, [(seat, action)])


def stand_in(core: Core, seat: int, reason: str) -> None:
    """Let a bot play for a person who has left or ran out of time."""
    data = core.seats[seat]
    data.stand_in = "left" if reason == "left" else "time"
    data.level = core.usual_level()
    core.table_changed()
    if core.match is not None and core.status == "playing":
        settle(core)
        core.play_changed()
        messages.tell_moved(core)  # clocks stopped
    messages.tell_table(core)


def hand_back(core: Core, person: Person | None) -> None:
    """Give a person all their seats back from bots."""
    away = [seat for seat in core.own_seats(person) if core.seats[seat].stand_in]
    if not away:
        return
    for seat in away:
        core.seats[seat].stand_in, core.seats[seat].level = "", ""
    core.table_changed()
    if core.match is not None and core.status == "playing":
        for seat in away:
            clocks.hand_back(core, seat)
        settle(core)
        core.play_changed()
        messages.tell_moved(core)
    messages.tell_table(core)


# Beginning and end


def begin(core: Core) -> None:
    """All contributions are in, or it took too long: the match begins."""
    gathering = core.data.gathering
    assert gathering is not None and core.info is not None
    try:
        match = new_match(core, gathering)
    except Exception:
        log.exception("a match of %s could not begin at table %s", core.info.id, core.id)
        core.data.gathering = None
        core.status = "over" if core.data.match else "open"
    else:
        core.data.gathering = core.data.fork = None
        core.data.match += 1
        core.status = "playing"
        core.begin_match(match)
        clocks.start(core)
        core.opened = 0
        settle(core)
        messages.tell_match(core, anew=True)
    core.table_changed()
    messages.tell_table(core)
    if core.match is not None and core.status == "playing" and core.match.status != "running":
        finish(core)


def finish(core: Core) -> None:
    """The match has ended: count wins, open the secret, and wait for a rematch."""
    match = core.match
    assert match is not None
    if match.status == "over":
        for seat in match.s.winners:
            core.seats[seat].wins += 1
    core.status = "over"
    core.play.window = None
    core.play.clock.deadlines.clear()
    core.play.orders.clear()
    core.thinking.clear()
    core.data.votes.rematch.clear()
    core.data.votes.abandon.clear()
    core.play_changed()
    core.table_changed()
    messages.tell_match(core)
    messages.tell_table(core)


def abandon(core: Core) -> None:
    """Break the match off."""
    core.running().abandon()
    finish(core)


def tick(core: Core) -> list[Thought]:
    """Do the next thing whose time has come; return what bots have to think about."""
    now = core.now()
    core.channels.release(now)
    gathering = core.data.gathering
    if gathering is not None:
        if gathering.deadline <= now:
            begin(core)
        return []
    if core.status != "playing":
        return []
    close_window(core)
    for seat in clocks.overdue(core):
        stand_in(core, seat, "time")
    due = bot_due(core)
    if due is None or due > now:
        return []
    move = forced(core)
    if move is not None:
        decide_for(core, *move)
        return []
    thoughts = thoughts_due(core)
    core.thinking.update(thoughts)
    return thoughts


def next_due(core: Core) -> int | None:
    """Return when something has to be done, if at all."""
    times = [core.channels.due()]
    if core.data.gathering is not None:
        times.append(core.data.gathering.deadline)
    elif core.status == "playing":
        times += [windows.due(core), clocks.due(core), bot_due(core)]
    return min([time for time in times if time is not None], default=None)
