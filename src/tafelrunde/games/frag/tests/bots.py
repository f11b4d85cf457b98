"""Asking FRAG's bot at a table of a test."""

from __future__ import annotations

from tafelrunde.games.frag.bot import FragBot
from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel.insight import look
from tafelrunde.records.notation import write

MOST_ACTIONS = 40  # of one turn in these tests


def choice(t: Table, name: str = "anna", bot: FragBot | None = None) -> str:
    """What a bot would do in somebody's place, in notation."""
    seat = t.seat(name)
    info = look(t.game, t.s, seat, "a guess", [])
    action = (bot or FragBot(seat, (2, 3, 2))).choose(info)
    return write(t.game, action, t.names)


def play_turn(t: Table, name: str = "anna") -> list[str]:
    """Let a bot act to the end of its turn, dice as they like, and return what it did."""
    t.forget()
    bot = FragBot(t.seat(name), (2, 3, 2))
    done: list[str] = []
    for _ in range(MOST_ACTIONS):
        if t.over or t.prompt != "act" or t.asked() != [name]:
            break
        done.append(choice(t, name, bot))
        t.act(name, done[-1])
    return done
