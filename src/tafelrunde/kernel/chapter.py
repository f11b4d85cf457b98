"""A chapter: the rows a rulebook chapter, a character or a module adds to a game's tables.

Chapters are filled when their file is imported and never change afterwards; `Game` puts the
chosen ones together. The vocabulary is small on purpose: steps, decisions, sequences, windows,
triggers, modifiers, replacements, and the words (verbs, events, kinds) they speak in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import RulesError
from .state import Action, Frame

# The game functions' own state type stands where these say Any.
Run = Callable[[Any, Any, Frame], None]  # (game, state, frame)
Options = Callable[[Any, Any, Frame, int], tuple[Action, ...]]  # (…, seat)
Apply = Callable[[Any, Any, Frame, int, Action], None]  # (…, seat, action)
ApplyAll = Callable[[Any, Any, Frame, list[Action]], None]  # (…, answers by seat)
Actors = Callable[[Any, Any, Frame], tuple[int, ...]]
Prompt = Callable[[Any, Any, Frame, int], tuple[Any, ...]]  # values for the prompt's variables
WhyNot = Callable[[Any, Any, Frame, int, Action], str]  # "" or the clause that forbids
When = Callable[..., bool]
Modifier = Callable[[Any, Any, Any, Any], Any]  # (…, value, what the query is about)


class Step:
    """One row of the steps table: it runs by itself, or somebody decides."""

    __slots__ = (
        "actors",
        "apply",
        "apply_all",
        "automatic",
        "name",
        "options",
        "prompt",
        "run",
        "why_not",
        "window",
    )

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.run: Run | None = None
        self.options: Options | None = None
        self.apply: Apply | None = None
        self.actors: Actors | None = None  # several at once; without it frame[1] is the seat
        self.apply_all: ApplyAll | None = None
        self.prompt: Prompt | None = None
        self.why_not: WhyNot | None = None
        self.automatic: bool = False  # a single option is taken without asking
        self.window: bool = False  # several are asked whether they answer something


class Trigger:
    """When `event` is fired and `when` agrees, the step follows with the event's values."""

    __slots__ = ("event", "step", "when")

    def __init__(self, event: str, step: str, when: When | None) -> None:
        self.event: str = event
        self.step: str = step
        self.when: When | None = when


class Replacement:
    """When a step is about to run and `when` agrees, another step happens instead."""

    __slots__ = ("instead", "of", "when")

    def __init__(self, of: str, instead: str, when: When) -> None:
        self.of: str = of
        self.instead: str = instead
        self.when: When = when


class SequenceRow:
    """A chain of steps that share one frame, with an optional condition for going on."""

    __slots__ = ("going_on", "name", "parts")

    def __init__(self, name: str, parts: list[str], going_on: When | None) -> None:
        self.name: str = name
        self.parts: list[str] = parts
        self.going_on: When | None = going_on


class Insertion:
    """A module's step that joins a sequence before or after one of its parts."""

    __slots__ = ("after", "before", "part", "sequence")

    def __init__(self, sequence: str, part: str, before: str, after: str) -> None:
        self.sequence: str = sequence
        self.part: str = part
        self.before: str = before
        self.after: str = after


class Chapter:
    """The rows one file adds to the tables of a game."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.steps: list[Step] = []
        self.sequences: list[SequenceRow] = []
        self.insertions: list[Insertion] = []
        self.triggers: list[Trigger] = []
        self.modifiers: list[tuple[str, Modifier]] = []
        self.replacements: list[Replacement] = []
        self.verbs: dict[str, dict[str, str]] = {}
        self.events: dict[str, dict[str, str]] = {}
        self.prompts: dict[str, dict[str, str]] = {}
        self.kinds: dict[str, tuple[str, ...]] = {}

    def step(self, name: str, run: Run) -> None:
        """Add a step that runs by itself."""
        row = Step(name)
        row.run = run
        self.steps.append(row)

    def decision(
        self,
        name: str,
        options: Options,
        apply: Apply,
        why_not: WhyNot | None = None,
        prompt: Prompt | None = None,
        asks: dict[str, str] | None = None,
        automatic: bool = True,
    ) -> None:
        """Add a decision of one seat, which its frame names first: `(name, seat, …)`.

        `asks` declares the prompt's variables, `prompt` gives their values. A single option is
        taken without asking unless `automatic` is off, as it must be where the options hang on
        something secret: not being asked would tell.
        """
        row = Step(name)
        row.options, row.apply, row.why_not, row.prompt = options, apply, why_not, prompt
        row.automatic = automatic
        self.steps.append(row)
        self.prompts[name] = asks or {}

    def together(
        self,
        name: str,
        actors: Actors,
        options: Options,
        apply_all: ApplyAll,
        why_not: WhyNot | None = None,
        prompt: Prompt | None = None,
        asks: dict[str, str] | None = None,
        window: bool = False,
    ) -> None:
        """Add a decision of several seats at once, unseen by each other until all are in.

        In a window (see `windows.py`) even who has answered already is nobody's business.
        """
        row = Step(name)
        row.window = window
        row.actors, row.options, row.apply_all = actors, options, apply_all
        row.why_not, row.prompt = why_not, prompt
        self.steps.append(row)
        self.prompts[name] = asks or {}

    def sequence(self, name: str, *parts: str, going_on: When | None = None) -> None:
        """Add a chain of steps; its frame is `(name, 0, …)` and every part sees that frame.

        A part that is a decision gets the frame `(part, …)`. When `going_on(game, state,
        frame)` says no, the rest of the chain lapses.
        """
        self.sequences.append(SequenceRow(name, list(parts), going_on))

    def insert(self, sequence: str, part: str, *, before: str = "", after: str = "") -> None:
        """Let a step join another chapter's sequence."""
        if bool(before) == bool(after):
            raise RulesError(f"insert {part} into {sequence}: say either before= or after=")
        self.insertions.append(Insertion(sequence, part, before, after))

    def trigger(self, event: str, step: str, when: When | None = None) -> None:
        """Let a step follow whenever the event is fired; `when(game, state, *values)`."""
        self.triggers.append(Trigger(event, step, when))

    def modifier(self, query: str, change: Modifier) -> None:
        """Let `change(game, state, value, about)` answer a query with another value."""
        self.modifiers.append((query, change))

    def replacement(self, of: str, instead: str, when: When) -> None:
        """Let another step happen instead of `of`; `when(game, state, frame)`.

        The new frame is `(instead, seat, frame, row)`; `Game.resume` carries on with the
        original, changed or not, past this replacement.
        """
        self.replacements.append(Replacement(of, instead, when))

    def verb(self, name: str, **arguments: str) -> None:
        """Declare an action: its arguments and their kinds, in order."""
        self.verbs[name] = arguments

    def event(self, key: str, **arguments: str) -> None:
        """Declare an event: its arguments and their kinds, in order."""
        self.events[key] = arguments

    def kind(self, name: str, words: tuple[str, ...]) -> None:
        """Declare a kind of thing: value i is written and worded as `words[i]`."""
        self.kinds[name] = words
