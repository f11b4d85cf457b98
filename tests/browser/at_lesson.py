"""A person at a lesson or another scenario: what it says, and how it is answered by clicking."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

Action = list[Any]

WORDS_A_MINUTE: Final = 200
SECONDS_AN_ACTION: Final = 4  # to find the button and to see what comes of it
PLAIN_LIST: Final = "localStorage.setItem('tafelrunde.plain-list', 'yes')"


class AtLesson:
    """One visitor at one scenario of a game."""

    def __init__(self, visitor: Visitor, game: str = "bang") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.say = visitor.say
        self.game = game
        self.answers: list[Action] = []
        self.words = 0  # read so far
        self.acted = 0

    def open(self, file: str, number: int = 0) -> AtLesson:
        """Open a scenario of the game."""
        self.visitor.open(f"/learn/{self.game}?file={file}&n={number}")
        self.begin()
        return self

    def begin(self) -> None:
        """Wait until it says what it is about."""
        self.answers = []
        self.card.wait_for()

    # What is seen

    @property
    def card(self) -> Locator:
        """What the lesson says."""
        return self.page.locator("section.lesson")

    @property
    def actions(self) -> Locator:
        """The list of what can be done."""
        return self.page.get_by_role("region", name=self.say("table-actions"), exact=True)

    @property
    def end(self) -> Locator:
        """What comes after it."""
        return self.page.get_by_role("region", name=self.say("lesson-end"), exact=True)

    def told(self) -> str:
        """Return what the lesson says now."""
        return self.card.locator(".told").inner_text()

    def minutes(self) -> float:
        """Return how long reading and clicking so far takes somebody."""
        return self.words / WORDS_A_MINUTE + self.acted * SECONDS_AN_ACTION / 60

    def place(self) -> tuple[str, int]:
        """Return file and number of what is played, as the address has them."""
        query = dict(part.split("=") for part in self.page.url.partition("?")[2].split("&"))
        return query["file"], int(query["n"])

    def standing(self) -> dict[str, Any]:
        """Ask the server what is written as the next answer."""
        file, number = self.place()
        wish = {"game": self.game, "file": file, "number": number, "answers": self.answers}
        found: dict[str, Any] = self.visitor.ask("POST", "/api/scenarios", {**wish, "show": True})
        return found

    # What is done

    def do(self, action: Action) -> None:
        """Click an action: dice are marked on the board, everything else is in the list."""
        before = self.told()
        if action[0] == "reroll":
            for die in range(5):
                if action[1] >> die & 1:
                    self.page.locator("[data-choice][aria-pressed]").nth(die).click()
            self.actions.locator("[data-choice].main").click()
        else:
            buttons = self.actions.locator("[data-choice].option:not(.main)")
            buttons.nth(self.place_of(action)).click()
        expect(self.card.locator(".told")).not_to_have_text(before)
        self.answers.append(action)
        self.acted += 1

    def place_of(self, action: Action) -> int:
        """Return at which place of the list an action stands; dice have their own button."""
        options = self.standing()["position"]["decision"]["options"]
        return [option for option in options if option[0] != "reroll"].index(action)

    def play_through(self) -> None:
        """Do what is written until it is solved, reading everything."""
        while True:
            self.words += len(self.told().split())
            standing = self.standing()
            if standing["status"] == "solved":
                break
            self.do(standing["answer"])
        self.end.wait_for()


class AtListedLesson(AtLesson):
    """One visitor at a lesson who wants everything in a list, grouped by verb."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        super().__init__(visitor, game)
        visitor.page.add_init_script(PLAIN_LIST)

    def place_of(self, action: Action) -> int:
        """Return at which place of the list an action stands."""
        options = self.standing()["position"]["decision"]["options"]
        verbs = list(dict.fromkeys(option[0] for option in options))
        return sorted(options, key=lambda option: verbs.index(option[0])).index(action)
