"""Windows: several seats may answer something, and nobody may learn anything from who is quick.

Answers are held beside the match, and stored, until the window closes: not before its least time
(bots and standing orders wait for it too), then as soon as all are in, or at its latest time, when
those who are silent pass. Only then do they enter the match, in seat order, all at once.

Who is asked is public (docs/hidden-information.md, "Asking tells"), and so is who plays for a seat.
So a window that asks only quick bots may be shorter than one that asks a person: nobody learns
anything from that. Its least time is still far longer than such bots think, or they would tell by
theirs whether they had a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.bots import QUICK
from tafelrunde.kernel import Action
from tafelrunde.records.match import Match
from tafelrunde.records.stored import frozen

from . import orders
from .documents import WindowData

if TYPE_CHECKING:
    from .core import Core

Answers = list[tuple[int, Action]]
AMONG_BOTS = 600  # milliseconds a window lasts at least that asks nobody but quick bots


def follow(core: Core, match: Match) -> None:
    """Open a window where the match has come to one, and forget one that is done with."""
    game, s = match.game, match.s
    if match.status != "running" or not game.is_window(s):
        core.play.window = None
        return
    window = core.play.window
    if window is None or window.serial != s.serial:
        now, least = core.now(), least_time(core, match)
        most = max(core.setting.clock.window_most * 1000, least)
        core.play.window = WindowData(s.serial, now + least, now + most)
        for seat in game.deciders(s):
            obey(core, match, seat)
    elif any(not core.plays_itself(seat) for seat in game.deciders(s)):
        # Somebody took their seat back: from now on it is a person who might be quick.
        window.least = max(window.least, core.opened + least_time(core, match))


def least_time(core: Core, match: Match) -> int:
    """Return how many milliseconds a window lasts at least: by what everybody knows alone."""
    if not core.has_people():
        return 0
    common = core.setting.clock.window_least * 1000
    asked = match.game.deciders(match.s)
    if all(core.plays_itself(seat) and core.seats[seat].level in QUICK for seat in asked):
        return min(common, AMONG_BOTS)
    return common


def obey(core: Core, match: Match, seat: int) -> None:
    """Let a standing order answer, unless the seat has answered or is not asked."""
    window = core.play.window
    if window is None or seat in window.answers or seat not in match.game.deciders(match.s):
        return
    options = match.game.options(match.s, seat)
    answer = orders.answer(core, seat, match.s.agenda[-1][0], options)
    if answer is not None:
        window.answers[seat] = answer


def hold(core: Core, seat: int, action: Action) -> None:
    """Keep an answer until the window closes; it replaces one given before."""
    assert core.play.window is not None
    core.play.window.answers[seat] = action
    core.play_changed()


def unanswered(core: Core, match: Match) -> list[int]:
    """Return the seats whose answer is not in."""
    assert core.play.window is not None
    return [seat for seat in match.game.deciders(match.s) if seat not in core.play.window.answers]


def due(core: Core) -> int | None:
    """Return when the window closes, as far as can be told now."""
    window = core.play.window
    if window is None or core.match is None:
        return None
    return window.most if unanswered(core, core.match) else window.least


def all_answers(core: Core, match: Match) -> Answers:
    """Return everybody's answer in seat order; who is silent passes."""
    assert core.play.window is not None
    held = core.play.window.answers
    answers: Answers = []
    for seat in sorted(match.game.deciders(match.s)):
        options = match.game.options(match.s, seat)
        action = frozen(held[seat]) if seat in held else orders.passing(options)
        answers.append((seat, action if action in options else orders.passing(options)))
    return answers
