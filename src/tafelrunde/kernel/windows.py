"""Answer windows: somebody announces something, and others may answer before it happens.

A window goes in rounds. All who could publicly hold an answer are asked at once and choose
unseen; answers given are laid on the agenda clockwise from the acting seat, who comes last; a new
round opens over what now lies on top; a round of passes closes the window, and what lies on top
happens first. Latency decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .chapter import Chapter, Options, Prompt, WhyNot
from .state import Action, Frame, State

PASS: Action = ("pass",)
ONLY_PASS: tuple[Action, ...] = (PASS,)

MayAnswer = Callable[[Any, Any, Frame], tuple[int, ...]]
Play = Callable[[Any, Any, Frame, int, Action], None]


class Window:
    """A window of one kind; its frame is `(name, acting seat, depth of what is answered)`.

    `may_answer(game, state, frame)` gives the seats that could publicly hold an answer,
    `options` a seat's answers (without passing), and `play(game, state, frame, seat, action)`
    pays for an answer and pushes the frame of its effect.
    """

    def __init__(self, name: str, may_answer: MayAnswer, options: Options, play: Play) -> None:
        self.name: str = name
        self.may_answer: MayAnswer = may_answer
        self.answers: Options = options
        self.play: Play = play

    def open(self, s: State, acting: int) -> None:
        """Ask for answers to the frame that lies on top of the agenda."""
        s.agenda.append((self.name, acting, len(s.agenda) - 1))

    def options(self, game: Any, s: State, frame: Frame, seat: int) -> tuple[Action, ...]:
        """Passing is always possible, and the only thing for those who hold no answer."""
        answers = self.answers(game, s, frame, seat)
        return (PASS, *answers) if answers else ONLY_PASS

    def close(self, game: Any, s: State, frame: Frame, answers: list[Action]) -> None:
        """Lay the answers of a round on the agenda and ask again about the topmost."""
        given = [seat for seat, answer in enumerate(answers) if answer and answer != PASS]
        if not given:
            return
        acting: int = frame[1]
        later = [seat for seat in given if seat > acting]
        for seat in later + given[: len(given) - len(later)]:
            self.play(game, s, frame, seat, answers[seat])
        self.open(s, acting)

    def join(
        self,
        chapter: Chapter,
        why_not: WhyNot | None = None,
        prompt: Prompt | None = None,
        asks: dict[str, str] | None = None,
    ) -> None:
        """Add the window's decision to a chapter; the rest is as in `Chapter.together`."""
        chapter.together(
            self.name, self.may_answer, self.options, self.close, why_not, prompt, asks, window=True
        )
        chapter.verb("pass")
