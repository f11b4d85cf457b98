"""The bell: finds out who is newly asked and not there, and has them told a moment later."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from ..table.documents import PERSON
from .post import Notice, Post

if TYPE_CHECKING:
    import asyncio

    from ..table.core import Core

log = logging.getLogger(__name__)

PAUSE = 5.0  # seconds: who just loads the page again is back by then
QUIET = 60.0  # seconds between two notices about one table to one person
REMEMBERED = 10_000

Key = TypeVar("Key")
Value = TypeVar("Value")
Later = Callable[[float, Callable[[], None]], "asyncio.TimerHandle"]
Moment = tuple[int, int]  # match and serial of what is asked


class Bell:
    """Rings for people whose turn it is while no page of theirs shows the table."""

    def __init__(
        self,
        post: Post,
        find: Callable[[str], Core | None],
        later: Later,
        now: Callable[[], float],
    ) -> None:
        self._post = post
        self._find = find  # a table that is awake
        self._later = later
        self._now = now
        self._gathering: set[str] = set()  # tables whose match is about to begin
        self._seen: OrderedDict[tuple[str, str], Moment] = OrderedDict()  # by table and person
        self._rung: OrderedDict[tuple[str, str, str], float] = OrderedDict()  # and by kind

    def look(self, core: Core) -> None:
        """See who is asked since the last change of a table; never raises, never waits."""
        try:
            self._look(core)
        except Exception:
            log.exception("the bell could not look at table %s", core.id)

    def _look(self, core: Core) -> None:
        begins = core.id in self._gathering and core.status == "playing"
        self._gathering.discard(core.id)
        if core.status == "gathering":
            self._gathering.add(core.id)
        if core.status != "playing" or core.match is None:
            return
        moment = moment_of(core)
        asked = absent(core, core.waiting())
        for person in asked:
            if self._remember(core.id, person, moment):
                self._plan(core.id, person, moment, "turn")
        if begins:
            for person in absent(core, list(range(len(core.seats)))) - asked:
                self._plan(core.id, person, moment, "begin")

    def _remember(self, table: str, person: str, moment: Moment) -> bool:
        """Note what somebody is asked; say whether that is new."""
        key = table, person
        if self._seen.get(key) == moment:
            return False
        keep(self._seen, key, moment)
        return True

    def _plan(self, table: str, person: str, moment: Moment, kind: str) -> None:
        self._later(PAUSE, lambda: self._ring(table, person, moment, kind))

    def _ring(self, table: str, person: str, moment: Moment, kind: str) -> None:
        """Send the notice, unless the person has come or nobody waits for them any more."""
        core = self._find(table)
        if core is None or core.match is None or core.status != "playing":
            return
        if kind == "turn" and moment_of(core) != moment:
            return
        seats = core.waiting() if kind == "turn" else list(range(len(core.seats)))
        if person not in absent(core, seats):
            return
        key, now = (table, person, kind), self._now()
        wait = self._rung.get(key, -QUIET) + QUIET - now
        if wait > 0:  # they were told a moment ago: later, if they are still asked then
            self._later(wait, lambda: self._ring(table, person, moment, kind))
            return
        keep(self._rung, key, now)
        self._post.send(person, Notice(kind, table, core.setting.game))


def keep(memory: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Remember something; the oldest is forgotten where there is too much."""
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)


def moment_of(core: Core) -> Moment:
    """Return what tells one decision at a table from the next."""
    assert core.match is not None
    return core.data.match, core.match.s.serial


def absent(core: Core, seats: list[int]) -> set[str]:
    """Return the people at these seats who play themselves, have yet to answer and are not here."""
    held = core.play.window.answers if core.play.window is not None else {}
    return {
        core.people[seat]
        for seat in seats
        if core.seats[seat].kind == PERSON
        and not core.seats[seat].stand_in
        and seat not in held
        and not core.here(seat)
    }
