"""Ways to answer a question that go wrong, for worker processes in tests."""

from __future__ import annotations

import os
import time

from tafelrunde.kernel import Action
from tafelrunde.server.thinking import Question


def sleep(asked: Question) -> Action:
    time.sleep(60)
    return asked.choices[0]


def sleep_if_searching(asked: Question) -> Action:
    time.sleep(0.5 if asked.level == "search" else 0.0)
    return asked.choices[0]


def die(asked: Question) -> Action:
    os._exit(1)


def fail(asked: Question) -> Action:
    raise ValueError("no idea")


def cheat(asked: Question) -> Action:
    return ("win",)
