"""Bots in any language: a program that is started once and plays one seat, match after match."""

from __future__ import annotations

import atexit
import contextlib
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import Action, InfoSet, OptionError

from .bot import Bot
from .levels import make_bot
from .lines import LONGEST, BotGone, Talk, decide_line, match_line, over_line

PREFIX = "exec:"  # as in exec:node mybot.js
PATIENCE = 60.0  # seconds for an answer
FAREWELL = 2.0  # seconds for a program to end once nothing comes any more


class Program:
    """A running program whose lines are read in a thread, so that waiting can end."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._lines: queue.Queue[str] = queue.Queue()
        words = shlex.split(command)
        if not words:
            raise OptionError(f"write a command after {PREFIX}, such as {PREFIX}node mybot.js")
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise OptionError(f"{words[0]} can't be started: {error.strerror}") from None
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        """Pass every line on; an empty one says that no more will come."""
        assert self._process.stdout is not None
        try:
            while line := self._process.stdout.readline(LONGEST + 2):
                self._lines.put(line)
        except (OSError, ValueError):  # closed, or no text at all
            pass
        self._lines.put("")

    def send(self, line: str) -> None:
        """Bring the program a line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise BotGone(f"{self._command} has ended") from None

    def receive(self) -> str:
        """Wait for a line; blank ones don't count."""
        while True:
            try:
                line = self._lines.get(timeout=self._patience)
            except queue.Empty:
                raise BotGone(
                    f"{self._command} gave no answer in {self._patience:.0f} seconds"
                ) from None
            if not line:
                raise BotGone(f"{self._command} has ended")
            if line.strip():
                return line.strip()

    def close(self) -> None:
        """Let the program end, and end it if it doesn't."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


_running: dict[tuple[str, int], Program] = {}  # one for each seat of this process


def program_for(command: str, seat: int) -> Program:
    """Return the program of a seat, started when it is needed for the first time."""
    if not _running:
        atexit.register(close_all)
    key = (command, seat)
    if key not in _running:
        _running[key] = Program(command)
    return _running[key]


def close_all() -> None:
    """End all programs this process has started."""
    while _running:
        _running.popitem()[1].close()


class ExternalBot:
    """Plays one seat of one match by asking a program."""

    def __init__(self, info: GameInfo, command: str, seat: int) -> None:
        self._info = info
        self._command = command
        self._seat = seat
        self._told = -1  # how much of the history the program knows; -1: nothing of the match

    def choose(self, info: InfoSet) -> Action:
        """Ask the program, which hears of the match when it is asked for the first time."""
        talk = Talk(program_for(self._command, self._seat))
        if self._told < 0:
            talk.tell(self._beginning(info))
            self._told = 0
        decision = info.game.decision(info.world, self._seat)
        assert decision is not None
        fresh = [event[1:] for event in info.history[self._told :]]
        question = decide_line(
            info.view(),
            decision["prompt"],
            decision["values"],
            decision["options"],
            self._told,
            fresh,
        )
        self._told = len(info.history)
        options: tuple[Action, ...] = decision["options"]
        return options[talk.ask(question)]

    def hear_end(self, winners: Sequence[int]) -> None:
        """Tell the program the end of a match that it knows of."""
        if self._told >= 0:
            Talk(program_for(self._command, self._seat)).tell(over_line(winners, self._seat))

    def _beginning(self, info: InfoSet) -> dict[str, object]:
        game = info.game
        verbs = {verb: list(kinds.items()) for verb, kinds in game.tables.verbs.items()}
        names = [f"seat {seat + 1}" for seat in range(game.players)]
        return match_line(
            self._info.id, self._seat, names, game.option, verbs, dict(game.tables.kinds)
        )


def is_program(level: str) -> bool:
    """Say whether a bot is a program and no level."""
    return level.startswith(PREFIX)


def make_any_bot(info: GameInfo, level: str, seat: int, seed: object) -> Bot:
    """Return a bot of a level, or a program after `exec:`; never for levels that came by wire."""
    if is_program(level):
        return ExternalBot(info, level.removeprefix(PREFIX), seat)
    return make_bot(info, level, seat, seed)
