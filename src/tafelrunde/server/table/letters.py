"""Letters: what is put into a table's mailbox."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ..protocol.errors import Refusal
from .core import Core

Answer = TypeVar("Answer")


class Letter(Generic[Answer]):
    """A change somebody wants, and what to do with its outcome."""

    __slots__ = ("answer", "change", "refuse")

    def __init__(
        self,
        change: Callable[[Core], Answer],
        answer: Callable[[Answer], None],
        refuse: Callable[[Refusal], None],
    ) -> None:
        self.change = change
        self.answer = answer
        self.refuse = refuse


def ignore(outcome: object) -> None:
    """Nobody waits for the outcome."""
