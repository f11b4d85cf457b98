"""A match at the terminal: people are asked, bots answer, and everybody reads what happened."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from time import monotonic

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.bots import Bot
from tafelrunde.kernel import EVERYONE, NOBODY, Action, IllegalAction
from tafelrunde.kernel.windows import PASS
from tafelrunde.records.match import Match
from tafelrunde.records.notation import complete
from tafelrunde.words import Wording

from .answers import Answers
from .keeping import Keeper
from .keyboard import Keyboard
from .options import show_options
from .screen import Screen
from .tables import Scene, drawing_for
from .tables.scene import PLAIN_SIGNS, RICH_SIGNS
from .telling import paragraphs

IDLE: AbstractContextManager[object] = nullcontext()
PATIENCE = 0.3  # seconds a bot may think unnoticed


class Session:
    """One match with its people and bots, shown on one screen."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        lang: str,
        screen: Screen,
        keyboard: Keyboard,
        keeper: Keeper,
    ) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat in range(match.game.players) if seat not in bots]
        self.screen = screen
        self.keyboard = keyboard
        self.keeper = keeper
        self.words = Wording(match.info, match.game, lang, match.names)
        self.drawing = drawing_for(match.info.id)
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self._heard: dict[int, int] = {}  # how much of the history each viewer has read
        self._drawn = ("", "")  # board and tray as they were drawn last
        self._kept = keeper.begin(match)
        self._slow = False  # whether the last bot took its time
        self._introduced: set[int] = set()  # people who have seen the whole table
        self.coach = False  # whether people may ask what the strong bot would do

    # The flow of a match

    def play(self) -> None:
        """Play until the match is over."""
        while self.match.game.actors(self.match.s):
            self.keyboard.check()
            seats = self.match.game.actors(self.match.s)
            bots = [seat for seat in seats if seat in self.bots]
            if bots:
                self._let_act(bots[0])
            else:
                self._ask(seats)
                self._keep()
        self._keep()
        self._end()

    def _keep(self) -> None:
        """Bring the record up to date, and say so if it had to go elsewhere."""
        file = self.keeper.keep_up(self.match)
        if file != self._kept and self._kept is not None:
            self.screen.say_unbroken(self.words.text("saved-as", file=str(file)), "yellow")
        self._kept = file

    def _let_act(self, seat: int) -> None:
        """Let a bot act; while slow ones think, people read what has happened so far."""
        started = monotonic()
        thinks = Text(self.words.text("bot-thinks", name=self.match.names[seat]))
        with self.screen.status(thinks) if self._slow else IDLE:
            action = self.bots[seat].choose(self.match.info_set(seat))
        self.match.act(seat, action)
        self._slow = monotonic() - started > PATIENCE
        if not self.people or (self._slow and len(self.people) == 1):
            self.tell(self.viewer)

    def _ask(self, seats: Sequence[int]) -> None:
        """Ask the people; where several may answer something, first ask whether anybody does."""
        if len(seats) > 1 and all(PASS in self._options(seat) for seat in seats):
            self._ask_whether(seats)
        else:
            self._ask_one(seats[0])

    def _options(self, seat: int) -> tuple[Action, ...]:
        return self.match.game.options(self.match.s, seat)

    def _ask_one(self, seat: int) -> None:
        """Let a person choose; alone at the terminal, nobody is asked about a single option."""
        options = self._options(seat)
        if len(self.people) == 1 and len(options) == 1:
            self.match.act(seat, options[0])
            return
        self._hand_over(seat)
        serial = self.match.s.serial
        self.show(seat)
        answers = Answers(self, seat)
        while self.match.s.serial == serial and not self._has_answered(seat):
            answers.heed(self.keyboard.read())

    def _has_answered(self, seat: int) -> bool:
        return bool(self.match.s.answers and self.match.s.answers[seat])

    def _ask_whether(self, seats: Sequence[int]) -> None:
        """Ask once for all at this terminal, so that nobody learns who could have answered."""
        self._cover()
        self.tell(NOBODY)
        prompts = {self.prompt(seat) for seat in seats}
        if len(prompts) == 1:  # what is asked in different ways may tell something secret
            self.screen.say(prompts.pop(), "bold")
        willing = self._willing(seats)
        for seat in seats:
            if seat in willing:
                self._ask_one(seat)
            else:
                self.match.act(seat, PASS)

    def _willing(self, seats: Sequence[int]) -> set[int]:
        """Return who wants to answer, by name or its beginning; ask again after a typing error."""
        names = [self.match.names[seat] for seat in seats]
        while True:
            self.screen.say(self.words.text("anyone-answers", names=" · ".join(names)))
            typed = self.keyboard.read().replace(",", " ").split()
            found = [complete(word, names, lambda place: False) for word in typed]
            if all(len(places) == 1 for places in found):
                return {seats[places[0]] for places in found}

    def prompt(self, seat: int) -> str:
        """Return what a seat is asked, in one sentence."""
        decision = self.match.game.decision(self.match.s, seat)
        assert decision is not None
        return self.words.prompt(decision)

    # Several people at one terminal

    def _hand_over(self, seat: int) -> None:
        """Cover what the last one saw, and wait until the next one sits down."""
        if seat == self.viewer:
            return
        if len(self.people) > 1:
            self._cover()
            self.screen.say(self.words.text("pass-device", name=self.match.names[seat]), "bold")
            self.keyboard.read("")
        self.viewer = seat

    def _cover(self) -> None:
        """Clear the screen of secrets."""
        self.screen.wipe()
        self.keyboard.forget()
        self.viewer = NOBODY
        self._drawn = ("", "")

    # What is shown

    def show(self, seat: int) -> None:
        """Show what happened, the table, the dice, and what can be done."""
        self.tell(seat)
        first = seat not in self._introduced
        self._introduced.add(seat)
        if first:
            self.screen.say(self.words.text("help-hint"), "dim")
        self.draw(seat, whole=first)
        self.screen.say(self.prompt(seat), "bold")
        show_options(self.screen, self.match, self.words.seen_by(seat), self._options(seat))

    def tell(self, viewer: int) -> None:
        """Tell what the viewer has not read yet."""
        history = self.match.history(viewer)
        fresh = history[min(self._heard.get(viewer, 0), len(history)) :]
        self._heard[viewer] = len(history)
        for paragraph in paragraphs(fresh, self.words.seen_by(viewer)):
            self.screen.print(paragraph, width=self.screen.prose_width)

    def draw(self, viewer: int, whole: bool = False) -> None:
        """Draw the board and what is in hand, each if it is not what was drawn last."""
        scene = self.scene(viewer)
        board, tray = self.drawing.board(scene), self.drawing.tray(scene)
        drawn = (self._captured(board), self._captured(tray))
        if whole or drawn[0] != self._drawn[0]:
            self.screen.rule(Text(self.words.text("game-title"), "bold"), style="dim")
            self.screen.show(self.drawing.board(replace(scene, whole=True)) if whole else board)
        if tray is not None and (whole or drawn != self._drawn):
            self.screen.show(tray)
        self._drawn = drawn

    def _captured(self, what: RenderableType | None) -> str:
        """Return what would be printed."""
        with self.screen.capture() as captured:
            self.screen.show(what if what is not None else "")
        return captured.get()

    def scene(self, viewer: int) -> Scene:
        """Return the moment as a viewer sees it."""
        view = self.match.game.view(self.match.s, viewer)
        signs = RICH_SIGNS if self.screen.is_rich else PLAIN_SIGNS
        return Scene(view, self.words.seen_by(viewer), viewer, self.screen.width, signs)

    def _end(self) -> None:
        """Show how it ended; when several people sit here, as everybody may see it."""
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        if len(self.people) > 1:
            self._cover()
        self.tell(viewer)
        self._drawn = ("", "")
        self.draw(viewer)
        won = self.words.seen_by(viewer).event((EVERYONE, "won", (tuple(self.match.s.winners),)))
        self.screen.say(f"{self.words.text('game-over')} {won}", "bold")

    # What people do

    def act(self, seat: int, action: Action) -> None:
        """Carry out what a person chose, or say why that is not possible."""
        try:
            self.match.act(seat, action)
        except IllegalAction as error:
            self.screen.say(self.words.seen_by(seat).error(error), "yellow")
