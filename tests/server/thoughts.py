"""Ways to answer a question that go wrong, for worker processes in tests."""

from __future__ import annotations

import os
import time

from tafelrunde.bots import EXPERT
from tafelrunde.bots.levels import BUDGETS
from tafelrunde.bots.thinking import Budget
from tafelrunde.kernel import Action
from tafelrunde.server.questions import ALONE, Answer, Question, respond


def sleep(asked: Question) -> Action:
    time.sleep(60)
    return asked.choices[0]


def sleep_if_searching(asked: Question) -> Action:
    time.sleep(0.5 if asked.level == "strong" else 0.0)
    return asked.choices[0]


def die(asked: Question) -> Action:
    os._exit(1)


def fail(asked: Question) -> Action:
    raise ValueError("no idea")


def cheat(asked: Question) -> Action:
    return ("win",)


def disagree(asked: Question) -> Answer:
    """Alone take the first option; of several the last process is sure that the last is best."""
    if asked.share == ALONE:
        return asked.choices[0]
    sure = 1.0 if asked.share > 0 else 0.0
    first, last = (asked.choices[0],), (asked.choices[-1],)
    return [(first, 4, 0.0, [0.0] * 4), (last, 4, sure, [sure, sure / 2] * 2)]


def disagree_after_a_while(asked: Question) -> Answer:
    time.sleep(0.5)
    return disagree(asked)


def die_but_the_first(asked: Question) -> Answer:
    if asked.share == 1:
        os._exit(1)
    return disagree(asked)


def die_together(asked: Question) -> Answer:
    if asked.share != ALONE:
        os._exit(1)
    return asked.choices[0]


def think_briefly_after_a_while(asked: Question) -> Answer:
    """Really think, but for less than a second of a core."""
    BUDGETS[EXPERT] = Budget(seconds=0.05)
    time.sleep(0.3)
    return respond(asked)
