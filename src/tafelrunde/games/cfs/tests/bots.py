"""Asking the bot of COLLECT! FIGHT! SURVIVE! at a table of a test."""

from __future__ import annotations

from tafelrunde.games.cfs.bot import CfsBot
from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.kernel.insight import look
from tafelrunde.records.notation import write

MOST_ACTIONS = 40  # of one activation in these tests


def choice(t: Table, name: str = "anna", bot: CfsBot | None = None) -> str:
    """What a bot would do in somebody's place, in notation."""
    seat = t.seat(name)
    info = look(t.game, t.s, seat, "a guess", [])
    return write(t.game, (bot or CfsBot(seat)).choose(info), t.names)


def play_on(t: Table, name: str = "anna") -> list[str]:
    """Let a bot act to the end of the activation, dice as they like, and return what it did."""
    t.forget()
    bot = CfsBot(t.seat(name))
    done: list[str] = []
    for _ in range(MOST_ACTIONS):
        if t.over or t.asked() != [name] or t.prompt not in ("act", "console", "exit", "following"):
            break
        done.append(choice(t, name, bot))
        t.act(name, done[-1])
    return done
