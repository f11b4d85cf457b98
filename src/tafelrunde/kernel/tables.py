"""Putting chapters together: one table each for steps, triggers, modifiers, replacements.

Everything that can be wrong with a game's make-up is found here, when it is built: two chapters
that define the same step, a sequence that names a missing part, a trigger that leads nowhere.
"""

from __future__ import annotations

from typing import Any

from .chapter import Chapter, Insertion, Modifier, Replacement, Run, SequenceRow, Step, Trigger
from .errors import RulesError
from .state import Frame, State

BUILT_IN_KINDS = ("seat", "number", "dice", "text")


class Sequence:
    """Runs the parts of a chain one after the other; the frame's program counter is frame[1]."""

    __slots__ = ("going_on", "last", "name", "parts")

    def __init__(self, row: SequenceRow, parts: list[Run]) -> None:
        self.name: str = row.name
        self.parts: list[Run] = parts
        self.last: int = len(parts) - 1
        self.going_on = row.going_on

    def run(self, game: Any, s: State, frame: Frame) -> None:
        """Run part after part, until one of them puts something on the agenda.

        While a part runs, the frame of the part after it lies on top of the agenda.
        """
        agenda = s.agenda
        parts = self.parts
        last = self.last
        going_on = self.going_on
        at: int = frame[1]
        values = frame[2:]
        while going_on is None or going_on(game, s, frame):
            if at == last:
                parts[at](game, s, frame)
                return
            following: Frame = (self.name, at + 1) + values  # noqa: RUF005 (twice as fast)
            agenda.append(following)
            parts[at](game, s, frame)
            if not agenda or agenda[-1] is not following:
                return
            agenda.pop()
            frame = following
            at += 1


class Asking:
    """A sequence's part that is a decision: it is put on the agenda."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: str = name

    def run(self, game: Any, s: State, frame: Frame) -> None:
        """Ask with the sequence's own values."""
        s.agenda.append((self.name, *frame[2:]))


class Replaceable:
    """A step that something may happen instead of."""

    __slots__ = ("original", "rows")

    def __init__(self, original: Run, rows: list[Replacement]) -> None:
        self.original: Run = original
        self.rows: list[Replacement] = rows

    def run(self, game: Any, s: State, frame: Frame) -> None:
        """Carry the frame out, unless something happens instead of it."""
        for row in self.rows:
            if row.when(game, s, frame):
                self.run_from(game, s, frame, 0)
                return
        self.original(game, s, frame)

    def run_from(self, game: Any, s: State, frame: Frame, row: int) -> None:
        """Carry on at replacement number `row`; each may step in once."""
        for number in range(row, len(self.rows)):
            replacement = self.rows[number]
            if replacement.when(game, s, frame):
                s.agenda.append((replacement.instead, frame[1], frame, number + 1))
                return
        self.original(game, s, frame)


class Tables:
    """The tables of one game, put together from its chapters in order."""

    def __init__(self, chapters: list[Chapter]) -> None:
        self.steps: dict[str, Step] = {}
        self.replaceable: dict[str, Replaceable] = {}
        self.triggers: dict[str, list[Trigger]] = {}  # last row first: the agenda is a stack
        self.modifiers: dict[str, list[Modifier]] = {}
        self.verbs: dict[str, dict[str, str]] = {}
        self.events: dict[str, dict[str, str]] = {}
        self.prompts: dict[str, dict[str, str]] = {}
        self.kinds: dict[str, tuple[str, ...]] = {}
        self._owner: dict[str, str] = {}
        for chapter in chapters:
            self._add_words(chapter)
            for step in chapter.steps:
                self._claim(step.name, chapter)
                self.steps[step.name] = copy_step(step)
            for query, change in chapter.modifiers:
                self.modifiers.setdefault(query, []).append(change)
            for trigger in chapter.triggers:
                self.triggers.setdefault(trigger.event, []).insert(0, trigger)
        self._add_replacements(chapters)
        self._add_sequences(chapters)
        self._check_rows()
        self._check_words()

    def _claim(self, name: str, chapter: Chapter) -> None:
        """Refuse a step name that another chapter has already."""
        if name in self._owner:
            raise RulesError(f"{self._owner[name]} and {chapter.name} both define step {name}")
        self._owner[name] = chapter.name

    def _add_words(self, chapter: Chapter) -> None:
        tables: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
            ("verb", self.verbs, chapter.verbs),
            ("event", self.events, chapter.events),
            ("prompt", self.prompts, chapter.prompts),
            ("kind", self.kinds, chapter.kinds),
        ]
        for what, ours, theirs in tables:
            for name, declaration in theirs.items():
                if ours.setdefault(name, declaration) != declaration:
                    raise RulesError(f"{chapter.name} declares {what} {name} in another way")

    def _add_replacements(self, chapters: list[Chapter]) -> None:
        for chapter in chapters:
            for row in chapter.replacements:
                step = self.steps.get(row.of)
                if step is None or (step.run is None and row.of not in self.replaceable):
                    raise RulesError(f"{chapter.name} replaces {row.of}, which does not run")
                if row.of not in self.replaceable:
                    assert step.run is not None
                    self.replaceable[row.of] = Replaceable(step.run, [])
                    step.run = self.replaceable[row.of].run
                self.replaceable[row.of].rows.append(row)

    def _add_sequences(self, chapters: list[Chapter]) -> None:
        rows: dict[str, SequenceRow] = {}
        for chapter in chapters:
            for row in chapter.sequences:
                self._claim(row.name, chapter)
                rows[row.name] = SequenceRow(row.name, row.parts[:], row.going_on)
        for chapter in chapters:
            for insertion in chapter.insertions:
                insert_part(rows, insertion, chapter)
        for row in rows.values():
            step = Step(row.name)
            step.run = Sequence(row, [self._part(rows, row, part) for part in row.parts]).run
            self.steps[row.name] = step

    def _part(self, rows: dict[str, SequenceRow], row: SequenceRow, name: str) -> Run:
        """Return what runs as a part; it sees the sequence's frame, not one of its own."""
        if name in rows:
            raise RulesError(f"sequence {name} can't be a part of {row.name}: let a step push it")
        if name in self.replaceable:
            raise RulesError(f"{name} is a part of {row.name}: let that push a step to replace")
        step = self.steps.get(name)
        if step is None:
            raise RulesError(f"sequence {row.name} names a missing step: {name}")
        return step.run if step.run is not None else Asking(name).run

    def _check_rows(self) -> None:
        """Find rows that lead nowhere."""
        for rows in self.triggers.values():
            for row in rows:
                if row.step not in self.steps:
                    raise RulesError(f"a trigger of {row.event} leads to {row.step}: no such step")
        for name, replaceable in self.replaceable.items():
            for replacement in replaceable.rows:
                if replacement.instead not in self.steps:
                    raise RulesError(f"{replacement.instead} instead of {name}: no such step")

    def _check_words(self) -> None:
        """Find words of unknown kinds."""
        kinds = [*BUILT_IN_KINDS, *self.kinds]
        for table in (self.verbs, self.events, self.prompts):
            for name, arguments in table.items():
                for kind in arguments.values():
                    if kind.rstrip("*") not in kinds:
                        raise RulesError(f"{name} speaks of an unknown kind: {kind}")


def copy_step(step: Step) -> Step:
    """Return a copy, so that games built from the same chapter don't share rows."""
    twin = Step(step.name)
    twin.run, twin.options, twin.apply = step.run, step.options, step.apply
    twin.actors, twin.apply_all = step.actors, step.apply_all
    twin.prompt, twin.why_not = step.prompt, step.why_not
    twin.automatic, twin.window = step.automatic, step.window
    return twin


def insert_part(rows: dict[str, SequenceRow], new: Insertion, chapter: Chapter) -> None:
    """Let a module's part join a sequence at its place."""
    place = new.before or new.after
    if new.sequence not in rows or place not in rows[new.sequence].parts:
        raise RulesError(f"{chapter.name} inserts {new.part} at {new.sequence}/{place}: not there")
    parts = rows[new.sequence].parts
    parts.insert(parts.index(place) + (1 if new.after else 0), new.part)
