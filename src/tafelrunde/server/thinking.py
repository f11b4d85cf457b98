"""Bots think in processes of their own, so that no table ever waits for another's bot.

A process is sent plain data: one re-dealt world and what the seat was told. Neither the match's
key nor its true state leaves the server. Each question stands for itself, so any process can
answer it; a bot reads what it has to remember from the history.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import PriorityQueue
from secrets import choice
from threading import Lock, Thread

from tafelrunde.bots import make_bot
from tafelrunde.games import catalog
from tafelrunde.kernel import EVERYONE, Action, Event, Game, InfoSet, dump, load
from tafelrunde.lab.batch import cores
from tafelrunde.records.match import Match

from .protocol.errors import Refusal

BUDGET = 10.0  # seconds for one question
WAKING = 60.0  # seconds a new process may take until it can be asked
GAMES_KEPT = 64
QUICK = ("random", "heuristic")  # milliseconds: they need not wait for those who search
NICENESS = 5  # tables come first where cores are few

log = logging.getLogger(__name__)
_SPAWN = get_context("spawn")  # a fork would inherit the server's locks, sockets and secrets


@dataclass(frozen=True)
class Question:
    """What a bot is asked: everything its seat may know, and nothing else."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, int]
    files: dict[str, str]
    level: str
    seat: int
    seed: str
    world: str  # a possible world, saved: without key, and with guesses for all that is hidden
    history: list[Event]  # what the seat was told, but not who else was
    choices: tuple[Action, ...]


def question(match: Match, seat: int, level: str) -> Question:
    """Return what to ask a bot that is to decide for a seat now."""
    info = match.info_set(seat)
    world = dump(info.world)
    return Question(
        game=match.info.id,
        players=match.setting.players,
        modules=match.setting.modules,
        options=match.setting.options,
        files=match.setting.files,
        level=level,
        seat=seat,
        # Nobody can guess it, as the world was dealt by a secret; asked again it is the same.
        seed=blake2b(world.encode(), digest_size=16, person=b"tafelrunde-bot").hexdigest(),
        world=world,
        history=[(heard(event[0], seat), event[1], event[2]) for event in info.history],
        choices=info.options(),
    )


def heard(audience: int, seat: int) -> int:
    """Return an event's audience as far as it concerns the seat."""
    return EVERYONE if audience == EVERYONE else 1 << seat


def answer(asked: Question) -> Action:
    """Let a new bot of the wanted level decide."""
    game = game_of(
        asked.game,
        asked.players,
        asked.modules,
        tuple(asked.options.items()),
        tuple(asked.files.items()),
    )
    known = InfoSet(game, load(game, asked.world), asked.seat, asked.history)
    return make_bot(info_of(asked.game), asked.level, asked.seat, asked.seed).choose(known)


@lru_cache(GAMES_KEPT)
def info_of(id: str) -> catalog.GameInfo:
    """Return what a game's folder says."""
    return catalog.load(id)


@lru_cache(GAMES_KEPT)
def game_of(
    id: str,
    players: int,
    modules: tuple[str, ...],
    options: tuple[tuple[str, int], ...],
    files: tuple[tuple[str, str], ...],
) -> Game:
    """Return a game as a table plays it; putting one together takes longer than a move."""
    return info_of(id).build(players, modules, dict(options), dict(files))


# In the process


def think(pipe: Connection, answer: Callable[[Question], Action]) -> None:
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


def outcome(asked: Question, answer: Callable[[Question], Action]) -> tuple[Action, str]:
    """Return what the bot does, or why it doesn't."""
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
    answer: Future[Action] | None = field(compare=False, default=None)

    def settle(self, action: Action | None) -> None:
        """Give the answer, or that there won't be one, to whoever waits for it."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._set, action)

    def _set(self, action: Action | None) -> None:
        if self.answer is None or self.answer.done():  # nobody waits any more
            return
        if action is None:
            self.answer.set_exception(Refusal("unavailable"))
        else:
            self.answer.set_result(action)


class Thinker:
    """One process at a time, and the thread that talks to it."""

    def __init__(
        self,
        queue: PriorityQueue[Asked],
        answer: Callable[[Question], Action],
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
            action = self._decide(asked.question)
            asked.settle(None if self._stopping else action)
        self._end()

    def _begin(self) -> None:
        """Start a new process."""
        with self._changing:
            if self._stopping:
                return
            self._pipe, theirs = _SPAWN.Pipe()
            self._process = _SPAWN.Process(target=think, args=(theirs, self._answer), daemon=True)
            self._process.start()
            theirs.close()  # or we would never hear that the process has ended
        try:
            if not self._pipe.poll(WAKING):
                raise TimeoutError
            self._pipe.recv()
        except (EOFError, OSError):  # a TimeoutError is an OSError
            if not self._stopping:
                log.error("a process for bots could not be started")
            self._end()

    def _end(self) -> None:
        with self._changing:
            if self._process is not None and self._pipe is not None:
                self._pipe.close()
                self._process.kill()
                self._process.join()
                self._process.close()
            self._process = self._pipe = None

    def _decide(self, asked: Question) -> Action:
        """Return what the process says, or any legal choice where it fails."""
        try:
            action, why = self._ask(asked)
            if not why and action in asked.choices:
                return action
            why = why or f"it chose {action}, which is not offered"
        except TimeoutError:
            why = f"it took longer than {self._budget} seconds"
            self._replace()
        except (EOFError, OSError):
            why = "its process ended"
            self._replace()
        if not self._stopping:
            log.error("a %s bot of %s plays at random: %s", asked.level, asked.game, why)
        return choice(asked.choices)

    def _ask(self, asked: Question) -> tuple[Action, str]:
        if self._pipe is None:
            self._begin()
        if self._pipe is None:
            raise EOFError
        self._pipe.send(asked)
        if not self._pipe.poll(self._budget):
            raise TimeoutError
        action, why = self._pipe.recv()
        return action, why

    def _replace(self) -> None:
        self._end()
        self._begin()


class Thinkers:
    """Answers questions in worker processes; one that dies or hangs is replaced."""

    def __init__(
        self,
        workers: int = 0,
        budget: float = BUDGET,
        answer: Callable[[Question], Action] = answer,
    ) -> None:
        self._queue: PriorityQueue[Asked] = PriorityQueue()
        self._numbers = count()
        self._closed = False
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
        if self._closed:
            raise Refusal("unavailable")
        loop = asyncio.get_running_loop()
        waiting: Future[Action] = loop.create_future()
        slow = 0 if asked.level in QUICK else 1
        self._queue.put(Asked(slow, next(self._numbers), asked, loop, waiting))
        return await waiting

    async def close(self) -> None:
        """End all processes; whoever still waits is refused."""
        self._closed = True
        for thinker in self._thinkers:
            thinker.stop()
        for _ in self._thinkers:
            self._queue.put(Asked(2, next(self._numbers), None))
        for thinker in self._thinkers:
            await asyncio.to_thread(thinker.join)
