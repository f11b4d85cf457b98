"""Bots think in processes of their own, so that no table ever waits for another's bot.

What a process is sent is plain data (questions.py). Where a bot thinks by the clock, processes that
have nothing else to do think along.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import PriorityQueue
from secrets import choice
from threading import Lock, Thread
from typing import Any

from tafelrunde.bots import QUICK
from tafelrunde.bots.explaining import Hint
from tafelrunde.bots.parallel import Opinion
from tafelrunde.kernel import Action
from tafelrunde.lab.batch import cores

from .protocol.errors import Refusal
from .questions import ALONE, BY_THE_CLOCK, Answer, Question, chosen, respond

BUDGET = 10.0  # seconds for one question
PATIENCE = 3  # times as long for a hint, which no table waits for
WAKING = 60.0  # seconds a new process may take until it can be asked
NICENESS = 5  # tables come first where cores are few

log = logging.getLogger(__name__)
_SPAWN = get_context("spawn")  # a fork would inherit the server's locks, sockets and secrets


# In the process


def think(pipe: Connection, answer: Callable[[Question], Answer]) -> None:
    """Answer questions until the server ends or hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all, the server says what to do
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        pipe.send("ready")
        while True:
            pipe.send(outcome(pipe.recv(), answer))
    except (EOFError, OSError):
        return


def outcome(asked: Question, answer: Callable[[Question], Answer]) -> tuple[Answer, str]:
    """Return what the bot says, or why it doesn't."""
    try:
        return answer(asked), ""
    except Exception as error:
        return (), f"{type(error).__name__}: {error}"


# In the server


@dataclass(order=True)
class Asked:
    """A question in the queue: the quick ones first, then those that came first."""

    slow: int
    number: int
    question: Question | None = field(compare=False)  # None: there will be no more
    loop: AbstractEventLoop | None = field(compare=False, default=None)
    answer: Future[Any] | None = field(compare=False, default=None)

    def settle(self, said: Answer | None) -> None:
        """Give the answer, or that there won't be one, to whoever waits for it."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._set, said)

    def _set(self, said: Answer | None) -> None:
        if self.answer is None or self.answer.done():  # nobody waits any more
            return
        if said is None:
            self.answer.set_exception(Refusal("unavailable"))
        else:
            self.answer.set_result(said)


class Thinker:
    """One process at a time, and the thread that talks to it."""

    def __init__(
        self,
        queue: PriorityQueue[Asked],
        answer: Callable[[Question], Answer],
        budget: float,
    ) -> None:
        self._queue = queue
        self._answer = answer
        self._budget = budget
        self._changing = Lock()  # held while a process comes or goes
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._stopping = False
        self._thread = Thread(target=self._work, name="thinker", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int:
        """The process that thinks at the moment, 0 while there is none."""
        with self._changing:
            return self._process.pid or 0 if self._process is not None else 0

    def stop(self) -> None:
        """End the process whatever it is doing; the thread follows."""
        with self._changing:
            self._stopping = True
            if self._process is not None:
                self._process.kill()

    def join(self) -> None:
        """Wait until thread and process are gone."""
        self._thread.join()

    # In the thread

    def _work(self) -> None:
        self._begin()
        while True:
            asked = self._queue.get()
            if asked.question is None:
                break
            if asked.answer is None or asked.answer.cancelled():
                continue
            said = self._say(asked.question)
            asked.settle(None if self._stopping else said)
        self._end()

    def _begin(self) -> None:
        """Start a new process, and wait until it can be asked."""
        try:
            self._start()
            if self._pipe is None:
                return
            if not self._pipe.poll(WAKING):
                raise TimeoutError
            self._pipe.recv()
        except (EOFError, OSError):  # a TimeoutError is an OSError
            if not self._stopping:
                log.error("a process for bots could not be started")
            self._end()

    def _start(self) -> None:
        with self._changing:
            if self._stopping:
                return
            ours, theirs = _SPAWN.Pipe()
            process = _SPAWN.Process(target=think, args=(theirs, self._answer), daemon=True)
            process.start()  # the system may have none to spare: then there is nothing to end
            self._pipe, self._process = ours, process
            theirs.close()  # or we would never hear that the process has ended

    def _end(self) -> None:
        with self._changing:
            if self._process is not None and self._pipe is not None:
                self._pipe.close()
                self._process.kill()
                self._process.join()
                self._process.close()
            self._process = self._pipe = None

    def _say(self, asked: Question) -> Answer | None:
        if asked.share != ALONE:
            return self._think_along(asked)
        return self._explain(asked) if asked.hint else self._decide(asked)

    def _decide(self, asked: Question) -> Action:
        """Return what the process says, or any legal choice where it fails."""
        said, why = self._answer_to(asked, self._budget)
        if not why and said in asked.choices:
            action: Action = said
            return action
        why = why or f"it chose {said}, which is not offered"
        if not self._stopping:
            log.error("a %s bot of %s plays at random: %s", asked.level, asked.game, why)
        return choice(asked.choices)

    def _explain(self, asked: Question) -> Hint | None:
        """Return the hint the process gives, or nothing where it fails."""
        said, why = self._answer_to(asked, PATIENCE * self._budget)
        if not why and isinstance(said, Hint) and said.way[0] in asked.choices:
            return said
        if not self._stopping:
            log.error("there is no hint for %s: %s", asked.game, why or "it is none")
        return None

    def _think_along(self, asked: Question) -> list[Opinion] | None:
        """Return what the process thinks of each way, or nothing where it fails."""
        said, why = self._answer_to(asked, self._budget)
        if not why:
            opinions: list[Opinion] = said
            return opinions
        if not self._stopping:
            log.warning("%s is thought about by one process less: %s", asked.game, why)
        return None

    def _answer_to(self, asked: Question, seconds: float) -> tuple[Any, str]:
        """Return what the process says, or why it says nothing; then there is another process."""
        try:
            return self._ask(asked, seconds)
        except TimeoutError:
            why = f"it took longer than {seconds} seconds"
        except (EOFError, OSError):
            why = "its process ended"
        self._replace()
        return None, why

    def _ask(self, asked: Question, seconds: float) -> tuple[Any, str]:
        if self._pipe is None:
            self._begin()
        if self._pipe is None:
            raise EOFError
        self._pipe.send(asked)
        if not self._pipe.poll(seconds):
            raise TimeoutError
        said, why = self._pipe.recv()
        return said, why

    def _replace(self) -> None:
        self._end()
        self._begin()


class Thinkers:
    """Answers questions in worker processes; one that dies or hangs is replaced."""

    def __init__(
        self,
        workers: int = 0,
        budget: float = BUDGET,
        answer: Callable[[Question], Answer] = respond,
        together: int = 0,
    ) -> None:
        self._queue: PriorityQueue[Asked] = PriorityQueue()
        self._numbers = count()
        self._closed = False
        self._under_way = 0  # questions that somebody waits for
        self._together = together or max(1, cores() // 2)
        number = workers or max(1, cores() - 1)
        self._thinkers = [Thinker(self._queue, answer, budget) for _ in range(number)]

    @property
    def pids(self) -> list[int]:
        """The processes that think at the moment."""
        return [pid for pid in [thinker.pid for thinker in self._thinkers] if pid]

    async def choose(self, asked: Question) -> Action:
        """Return one of the question's choices."""
        if len(asked.choices) == 1:
            return asked.choices[0]
        helpers = self._helpers(asked)
        action: Action = await (
            self._choose_together(asked, helpers) if helpers > 1 else self._hand_in(asked)
        )
        return action

    async def explain(self, asked: Question) -> Hint:
        """Return what the strong bot would choose, and why; refuse where that fails."""
        found: Hint = await self._hand_in(asked)
        return found

    def _helpers(self, asked: Question) -> int:
        """Return how many processes may think about it: idle ones, and one more stays idle."""
        if asked.level not in BY_THE_CLOCK:
            return 1
        return min(self._together, len(self._thinkers) - self._under_way - 1)

    async def _choose_together(self, asked: Question, helpers: int) -> Action:
        """Let several processes think; those that fail count no more than if they had not begun."""
        shares = [self._hand_in(replace(asked, share=number)) for number in range(helpers)]
        said = await asyncio.gather(*shares, return_exceptions=True)
        found = [opinions for opinions in said if not isinstance(opinions, BaseException)]
        action = chosen(asked, found) if found else ()
        if action in asked.choices:
            return action
        alone: Action = await self._hand_in(asked)  # refused where all was closed meanwhile
        return alone

    async def _hand_in(self, asked: Question) -> Any:
        if self._closed:
            raise Refusal("unavailable")
        loop = asyncio.get_running_loop()
        waiting: Future[Any] = loop.create_future()
        slow = 0 if asked.level in QUICK else 1
        self._queue.put(Asked(slow, next(self._numbers), asked, loop, waiting))
        self._under_way += 1
        try:
            return await waiting
        finally:
            self._under_way -= 1

    async def close(self) -> None:
        """End all processes; whoever still waits is refused."""
        self._closed = True
        for thinker in self._thinkers:
            thinker.stop()
        for _ in self._thinkers:
            self._queue.put(Asked(2, next(self._numbers), None))
        for thinker in self._thinkers:
            await asyncio.to_thread(thinker.join)
