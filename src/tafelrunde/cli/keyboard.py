"""The player's side: reading lines, and noticing when nobody is there any more."""

from __future__ import annotations

import signal
import sys
from threading import current_thread, main_thread
from types import FrameType, TracebackType
from typing import Any

from .screen import Screen

try:
    import readline  # arrow keys and history, where the system has them
except ImportError:
    readline = None  # type: ignore[assignment]

END_OF_INPUT = 1
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class Left(Exception):
    """The player has gone: end of input, Ctrl-C, a closed terminal; `code` is the exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Keyboard:
    """Reads lines; a signal is heeded only while waiting, so no move is ever cut in two."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._waiting = False
        self._gone = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Keyboard:
        for name in SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and current_thread() is main_thread():
                self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._gone = 128 + number
        if self._waiting:
            raise Left(self._gone)

    def check(self) -> None:
        """Leave if a signal came while nobody was waiting."""
        if self._gone:
            raise Left(self._gone)

    def forget(self) -> None:
        """Forget what was typed: the next player must not get at it with the arrow keys."""
        if readline is not None:
            readline.clear_history()

    def read(self, prompt: str = "> ") -> str:
        """Return the next line, without blanks around it."""
        self.check()
        self._waiting = True
        try:
            return self._line(prompt).strip()
        except (EOFError, OSError):
            raise Left(self._gone or END_OF_INPUT) from None
        finally:
            self._waiting = False

    def _line(self, prompt: str) -> str:
        if sys.stdin.isatty() and self._screen.is_terminal:
            return input(prompt)
        self._screen.file.write(prompt)
        self._screen.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():  # whoever reads the output wants to see what was typed
            self._screen.say(line.strip())
        return line
