"""What a person types at the table: an action, its number, or one of a few commands."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from tafelrunde.bots.explaining import hint
from tafelrunde.kernel import Action, IllegalAction, TafelrundeError
from tafelrunde.records.notation import NotationError, read

from .advising import show_chances, show_odds
from .coaching import show_hint
from .options import examples, is_short, notation, show_options
from .rules import RuleReader
from .telling import paragraphs

if TYPE_CHECKING:
    from .session import Session

LATEST = 12  # paragraphs of the log that are shown without being asked for more
LONG = 60  # signs; nothing that makes sense is longer
ALSO = {"?": "help", "hint": "coach"}  # other words for commands
NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)


class Quit(Exception):
    """The player wants to leave; the match is to be kept."""


class Answers:
    """Heeds the lines one person types while one decision is open."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.match = session.match
        self.seat = seat
        self.screen = session.screen
        self.words = session.words.seen_by(seat)
        self.options = self.match.game.options(self.match.s, seat)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "options": self.list_options,
            "table": self.table,
            "log": self.log,
            "rules": self.rules,
            "why": self.why,
            "odds": self.odds,
            "coach": self.coach,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    def heed(self, line: str) -> None:
        """Do what a line says, or say in one sentence what to type instead."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(ALSO.get(word.lower(), word.lower()))
        if not line:
            self.screen.say(self._possible())
        elif command is not None:
            command(rest.strip())
        else:
            try:
                self.session.act(self.seat, self.action(line))
            except NotationError as error:
                self.screen.say(self._unclear(line, error), "yellow")

    def action(self, line: str) -> Action:
        """Return the action a line means: by its number in the list, or in the notation."""
        if not NUMBER.fullmatch(line):
            return read(self.match.game, line, self.match.names, self.options)
        if not 1 <= int(line) <= len(self.options):
            raise NotationError(
                "error-no-option", f"there is no option {line}", number=str(len(self.options))
            )
        return self.options[int(line) - 1]

    def _unclear(self, line: str, error: NotationError) -> str:
        """Say what can't be understood, with the nearest thing that can."""
        if len(line) > LONG:
            return self.words.text("input-unknown", text=f"{line[:LONG]}…", example=self.example())
        if error.key != "error-no-action":
            return f"{self.words.error(error)} {self._possible()}"
        word = line.split()[0]
        verbs = [action[0] for action in self.options]
        near = get_close_matches(word.lower(), [*self.commands, *verbs], n=1)
        if near:
            return self.words.text("input-near", text=line, near=near[0])
        return self.words.text("input-unknown", text=line, example=self.example())

    def _possible(self) -> str:
        """Name the options, or examples of them if there are many."""
        if is_short(self.match, self.options):
            texts = [notation(self.match, action) for action in self.options]
        else:
            texts = examples(self.match, self.options)
        return self.words.text("possible-now", actions=" · ".join(texts))

    def example(self) -> str:
        """Return an action that could be typed now."""
        return examples(self.match, self.options)[-1]

    # Commands

    def help(self, rest: str) -> None:
        """List what can be typed."""
        self.screen.say(self.words.text("help-title"), "bold")
        for key in ("choose", "action", *self.commands):
            example = {"example": self.example()} if key == "action" else {}
            self.screen.say(f"  {self.words.text(f'help-{key}', **example)}")

    def list_options(self, rest: str) -> None:
        """List all options, with their numbers."""
        show_options(self.screen, self.match, self.words, self.options, whole=True)

    def table(self, rest: str) -> None:
        """Draw the table again, with all there is to know."""
        self.session.draw(self.seat, whole=True)
        self.screen.say(self.session.prompt(self.seat), "bold")

    def log(self, rest: str) -> None:
        """Tell again what happened, as far back as wanted."""
        told = paragraphs(self.match.history(self.seat), self.words)
        latest = int(rest) if NUMBER.fullmatch(rest) and int(rest) else LATEST
        for paragraph in told if rest == "all" else told[-latest:]:
            self.screen.print(paragraph, width=self.screen.prose_width)

    def rules(self, rest: str) -> None:
        """Show the contents of the rulebook, a chapter or a clause."""
        reader = RuleReader(self.match.info, self.words.lang)
        try:
            self.screen.show(reader.look_up(rest) if rest else reader.contents())
        except TafelrundeError as error:
            self.screen.say(self.words.error(error), "yellow")

    def why(self, rest: str) -> None:
        """Say by which clause an action is not possible now."""
        if not rest:
            self.screen.say(self.words.text("why-what", example=self.example()))
            return
        try:
            action = self.action(rest)
        except NotationError as error:
            self.screen.say(self._unclear(rest, error), "yellow")
            return
        if action in self.options:
            self.screen.say(self.words.text("why-possible", action=notation(self.match, action)))
            return
        clause = self.match.game.why_not(self.match.s, self.seat, action)
        refusal = IllegalAction("error-not-offered", "that is not possible now", clause)
        self.screen.say(self.words.error(refusal))

    def odds(self, rest: str) -> None:
        """Show the exact odds of what the dice can still become, or of one action."""
        known = self.match.info_set(self.seat)
        if not rest:
            show_odds(self.screen, self.words, known)
            return
        try:
            action = self.action(rest)
        except NotationError as error:
            self.screen.say(self._unclear(rest, error), "yellow")
            return
        if action in self.options:
            show_chances(self.screen, self.words, known, action)
        else:
            self.why(rest)

    def coach(self, rest: str) -> None:
        """Say what the strong bot would do here, and why; for who may ask that."""
        if not self.session.coach:
            self.screen.say(self.words.text("coach-off"), "yellow")
            return
        with self.screen.status(Text(self.words.text("coach-thinks"))):
            found = hint(self.match.info_set(self.seat), self.match.info, self.match.start)
        show_hint(self.screen, self.match, self.words, found)

    def undo(self, rest: str) -> None:
        """Take the last step back, if nobody learned anything from it."""
        try:
            self.match.undo(self.seat)
        except IllegalAction as error:
            self.screen.say(self.words.error(error), "yellow")
        else:
            self.screen.say(self.words.text("undo-done"))

    def save(self, rest: str) -> None:
        """Write the match to a file and go on."""
        try:
            if rest:
                file = self.session.keeper.write(self.match, Path(rest))
            else:
                file = self.session.keeper.save(self.match)
        except TafelrundeError as error:
            self.screen.say_unbroken(self.words.error(error), "yellow")
        else:
            self.screen.say_unbroken(self.words.text("saved-as", file=str(file)))

    def quit(self, rest: str) -> None:
        """Keep the match and leave."""
        raise Quit
