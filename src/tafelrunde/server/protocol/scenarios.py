"""Bodies for scenarios: puzzles and lessons that are played in the browser."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import Action, Event
from .socket import Chance, Position

Told = dict[str, str]  # a text by language; "" where it is in no particular one


class ScenarioCard(Struct):
    """A scenario in a list."""

    game: str
    file: str  # its file's name without ending, in the game's folder; empty for somebody's own
    number: int  # in its file, from 0
    title: Told
    about: Told
    clauses: list[str]
    lesson: bool  # part of the game's tutorial, which is played in order


class ScenarioWish(Struct, forbid_unknown_fields=True):
    """A scenario to play, and what was answered so far; nothing of it is kept by the server."""

    text: Annotated[str, Meta(max_length=200_000)] = ""  # somebody's own; else game and file
    game: Annotated[str, Meta(max_length=40)] = ""
    file: Annotated[str, Meta(max_length=80)] = ""
    number: int = 0
    answers: Annotated[list[Action], Meta(max_length=500)] = []
    show: bool = False  # also tell what is written as the next answer
    odds: Action | None = None  # also tell what may come of this action


class Prospect(Struct):
    """An action that is offered, and what may come of it."""

    action: Action
    chances: list[Chance]


class PuzzleBody(Struct):
    """A scenario where it stands after so many answers."""

    card: ScenarioCard
    scenarios: int  # in its file
    players: int
    modules: list[str]
    options: dict[str, int]
    names: dict[str, list[str]]  # by language, in the order of seats; "" for any other language
    seat: int  # whom the person plays
    status: Literal["asked", "wrong", "illegal", "solved"]  # of the last answer, if it counts
    step: int  # answers given that were right
    steps: int  # answers it takes
    tell: Told  # what a lesson says at this point
    hint: Told  # what helps after a wrong answer
    clause: str  # that forbids an illegal answer; empty where none does
    answer: Action | None  # what is written as the next answer, for those who want to be shown
    position: Position
    history: list[Event]
    fresh: int  # so many events at the end of the history are new since the last answer
    chances: list[Chance] = []  # what may come of the action asked about
    prospects: list[Prospect] = []  # of somebody's own scenario: what may come of what is offered
    files: dict[str, str] = {}  # what the scenario brings, such as a map of its own
