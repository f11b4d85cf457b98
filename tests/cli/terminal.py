"""Running the command line in this process, with lines typed beforehand."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tafelrunde.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs a command and gives it lines to read."""

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run


def in_one_sentence(ran: Ran, code: int) -> str:
    """Check that a command ended in one sentence on standard error, and return it."""
    assert ran.code == code, ran
    assert ran.err.startswith("tafelrunde: "), ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("tafelrunde: ").strip()
