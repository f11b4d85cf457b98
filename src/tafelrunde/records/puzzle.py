"""A scenario as a puzzle: a person plays one of its seats, and answers what is written there.

Nothing is kept between answers: each time all of them are played again from the beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from tafelrunde.kernel import NOBODY, Action, Event, SaveError
from tafelrunde.kernel.insight import audible

from .forms import clause_against
from .moves import Move
from .playing import Play, Stop
from .scenario import Scenario, finish, table_of
from .steps import Step
from .told import Told, joined

FIRST = 0  # who looks on where nobody acts
Status = Literal["asked", "wrong", "illegal", "solved"]


@dataclass
class Puzzle:
    """A scenario where it stands after some answers."""

    scenario: Scenario
    play: Play
    seat: int  # whom the person plays
    steps: int  # answers it takes
    status: Status = "solved"
    right: int = 0  # answers given so far that were right
    answer: Action | None = None  # what is written for the next one
    hint: Told = field(default_factory=dict)
    clause: str = ""  # that forbids an illegal answer
    seen: int = 0  # events of the history that had happened when the last right answer came

    @property
    def tell(self) -> Told:
        """Return what the lesson says at this point."""
        return joined(self.play.told)

    def history(self) -> list[Event]:
        """Return what the person's seat was told since the beginning."""
        return [event for event in self.play.history if audible(event, self.seat)]

    def fresh(self) -> int:
        """Return how many of these events are new since the last answer."""
        return sum(audible(event, self.seat) for event in self.play.history[self.seen :])


def answered(scenario: Scenario, answers: Sequence[Any]) -> Puzzle:
    """Play a scenario with these answers of the person, up to the next question or the end."""
    movers = seats_moving(scenario)
    seat = scenario.seat if scenario.seat != NOBODY else (movers or [FIRST])[0]
    puzzle = Puzzle(scenario, table_of(scenario), seat, movers.count(seat))
    puzzle.play.begin(scenario.item, scenario.carried)
    for at, step in enumerate(scenario.steps):
        own = isinstance(step, Move) and mover(puzzle.play, step) == seat
        if not isinstance(step, Move) or not own:
            step(puzzle.play)
        elif not take_answer(puzzle, step, answers, scenario.steps[at + 1 :]):
            break
    return puzzle


def seats_moving(scenario: Scenario) -> list[int]:
    """Return who acts, in order; refuse a scenario that does not hold, for it can't be played."""
    play = table_of(scenario)
    seats: list[int] = []

    def noted(step: Step) -> Step:
        def carry_out(play: Play) -> None:
            if isinstance(step, Move):
                seats.append(mover(play, step))
            step(play)

        return carry_out

    try:
        play.begin(scenario.item, scenario.carried)
        finish(play, [noted(step) for step in scenario.steps])
    except Stop:
        pass  # the miss that stopped it is noted
    for miss in play.misses:
        raise SaveError(
            f"{scenario.source} line {miss.line}: expected {miss.expected}, found {miss.found}"
        )
    return seats


def mover(play: Play, move: Move) -> int:
    """Return who carries out a move."""
    return play.seat_asked(move.item) if move.seat == NOBODY else move.seat


def take_answer(puzzle: Puzzle, move: Move, answers: Sequence[Any], rest: list[Step]) -> bool:
    """Carry out the person's answer if there is one and it is right; else ask for it."""
    play = puzzle.play
    if puzzle.right == len(answers):
        puzzle.status, puzzle.answer, puzzle.hint = "asked", move.action, move.hint
        return False
    answer = answers[puzzle.right]
    options = play.game.options(play.s, puzzle.seat)
    if answer not in options:
        puzzle.status = "illegal"
        puzzle.clause = clause_against(play.game, play.s, puzzle.seat, answer)
    elif not is_right(play, puzzle.seat, move, answer, rest):
        puzzle.status = "wrong"
    else:
        puzzle.seen = len(play.history)
        play.told = []
        play.act(puzzle.seat, options[options.index(answer)], move.item)
        puzzle.right += 1
        return True
    puzzle.answer, puzzle.hint = move.action, move.hint
    return False


def is_right(play: Play, seat: int, move: Move, answer: Action, rest: list[Step]) -> bool:
    """Say whether a legal answer is what is written, or accepted and the rest holds with it."""
    if answer == move.action:
        return True
    if not move.free and answer not in [action for action, _ in move.others]:
        return False
    twin = play.twin()
    finish(twin, [Move(seat, answer, move.item), *rest])
    return not twin.misses
