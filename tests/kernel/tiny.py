"""A throwaway game for tests of the kernel: its steps write down what they did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.kernel import Action, Chapter, Frame, Game, Hidden, State

Run = Callable[[Any, Any, Frame], None]


class Notes(State):
    """What happened, line by line, a number to play with, and one secret number a seat."""

    __slots__ = ("notes", "number", "secret")

    notes: list[str]
    number: int
    secret: list[int]

    def clone(self) -> Notes:
        twin = Notes()
        self.copy_kernel_to(twin)
        twin.notes = self.notes[:]
        twin.number = self.number
        twin.secret = self.secret[:]
        return twin


def blank(players: int) -> Notes:
    s = Notes()
    s.start()
    s.notes = []
    s.number = 0
    s.secret = [0] * players
    return s


def view(g: Game, s: Notes, viewer: int) -> dict[str, Any]:
    own = s.secret[viewer] if viewer >= 0 else -1
    return {"notes": s.notes[:], "number": s.number, "secret": own}


def redeal(g: Game, s: Notes, viewer: int) -> None:
    for seat in range(g.players):
        if seat != viewer:
            s.secret[seat] = s.draw(10)


def game_of(*chapters: Chapter, first: tuple[Frame, ...] = (("go",),), players: int = 3) -> Game:
    """Put a game together that begins with the frames given, the first one first."""

    def setup(g: Game, s: Notes, carried: dict[str, Any]) -> None:
        for frame in reversed(first):
            s.push(frame)

    return Game("tiny", players, list(chapters), blank, setup, Hidden(view, redeal))


def note(text: str) -> Run:
    """A step that writes its name and the values of its frame."""

    def run(g: Game, s: Notes, frame: Frame) -> None:
        s.notes.append(" ".join([text, *[str(value) for value in frame[1:]]]))

    return run


def bare(text: str) -> Run:
    """A step that writes only its name."""

    def run(g: Game, s: Notes, frame: Frame) -> None:
        s.notes.append(text)

    return run


def pushing(text: str, *frames: Frame) -> Run:
    """A step that writes its name and lets frames follow, the first one first."""

    def run(g: Game, s: Notes, frame: Frame) -> None:
        s.notes.append(text)
        for each in reversed(frames):
            s.push(each)

    return run


def offering(*actions: Action) -> Callable[..., tuple[Action, ...]]:
    """Options that are always these."""
    return lambda g, s, frame, seat: actions


def noting_choice(g: Game, s: Notes, frame: Frame, seat: int, action: Action) -> None:
    """Write down who chose what."""
    s.notes.append(f"{seat}: {' '.join([str(part) for part in action])}")


def noting_answers(g: Game, s: Notes, frame: Frame, answers: list[Action]) -> None:
    """Write down all answers of a decision taken together."""
    s.notes.append(" | ".join([" ".join([str(p) for p in answer]) for answer in answers]))
