"""The coach: what the strong bot would do in somebody's place, from what that seat can know."""

from __future__ import annotations

import logging

from tafelrunde.bots import STRONG
from tafelrunde.bots.explaining import Hint, Option
from tafelrunde.kernel import Action
from tafelrunde.records.match import Match

from ..protocol import socket
from ..protocol.advice import Because, Weighed
from ..protocol.errors import Refusal
from ..questions import Question, question
from .channels import Connection
from .core import Core
from .documents import PERSON
from .odds import chances

log = logging.getLogger(__name__)


def is_on(core: Core) -> bool:
    """Say whether hints may be asked for: `auto` gives them where only one seat is a person's."""
    if core.setting.coach == "auto":
        return sum(seat.kind == PERSON for seat in core.seats) == 1
    return core.setting.coach == "on"


def check_ended(core: Core, match: int) -> None:
    """Refuse to look back at a match that goes on, and where the table plays without the coach."""
    if core.setting.coach == "off":
        raise Refusal("no-coach")
    if match == core.data.match and core.match is not None and core.match.status == "running":
        raise Refusal("wrong-status", "a match can be summed up once it has ended")


def begin(core: Core, page: Connection, wish: socket.Hint) -> Question:
    """Return what to ask a bot, and remember that it is asked; or refuse."""
    seat = core.acting_seat(page)
    match = decided_by(core, seat, wish)
    if seat in core.advising:
        raise Refusal("coach-busy")
    try:
        asked = question(match, seat, STRONG, hint=True)
    except Exception:  # a hint that can't be given must not do any harm
        log.exception("no bot could be asked for a hint at table %s", core.id)
        raise Refusal("unavailable") from None
    core.advising.add(seat)
    return asked


def decided_by(core: Core, seat: int, wish: socket.Hint) -> Match:
    """Return the match, if the decision is open, the seat's own, and hints are allowed."""
    match = core.running()
    if not is_on(core):
        raise Refusal("no-coach")
    if wish.decision[1] != seat:
        raise Refusal("not-seated", "this is somebody else's decision")
    if wish.decision[0] != match.s.serial or seat not in match.game.deciders(match.s):
        raise Refusal("stale")
    if core.seats[seat].stand_in:
        raise Refusal("wrong-status", "a bot plays for you: take your seat back first")
    return match


def finish(core: Core, page: Connection, wish: socket.Hint, hint: Hint | None) -> socket.Hinted:
    """Return what the bot said, if it still is what the page's seat has to decide."""
    core.advising.discard(wish.decision[1])
    if hint is None:
        raise Refusal("unavailable")
    decided_by(core, core.acting_seat(page), wish)
    return socket.Hinted(
        ref=wish.ref,
        decision=wish.decision,
        action=list(hint.way[0]),
        then=listed(hint.way[1:]),
        chance=hint.chance,
        sure=hint.sure,
        tried=hint.tried,
        against=list(hint.against),
        reasons=[Because(key, list(values)) for key, values in hint.reasons],
        costs=[Because(key, list(values)) for key, values in hint.costs],
        chances=chances(core, wish.decision[1], list(hint.way[0])) if core.setting.odds else [],
        others=[weighed(option) for option in hint.others],
    )


def weighed(option: Option) -> Weighed:
    """Return something else that could be done, as it is sent."""
    return Weighed(
        action=list(option.way[0]),
        then=listed(option.way[1:]),
        chance=option.chance,
        behind=option.behind,
        error=option.error,
        tried=option.tried,
    )


def listed(way: tuple[Action, ...]) -> list[list[object]]:
    """Return actions as they are sent."""
    return [list(action) for action in way]
