"""A person at a table's page: what they see there, and what they do, by mouse or by keys."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import Error as NotPressed
from playwright.sync_api import TimeoutError as NothingHappened

from tests.browser.visitor import Visitor

CHOICES = """buttons => buttons.map(button => ({
    label: button.getAttribute("aria-label") ?? button.innerText,
    die: button.hasAttribute("aria-pressed"),
    off: button.getAttribute("aria-disabled") === "true" || button.classList.contains("fixed"),
}))"""
# Whoever is waited for reads it in the title, and has something that can be pressed. A board is
# drawn in steps: dice that come late would move everything in the list of what can be pressed.
ASKED = """() => document.title.startsWith("●") && document.querySelector("section.actions")
    && document.querySelector("[data-ground] [data-drawing]") === null
    && document.querySelector("[data-ground] [data-choice]:not([aria-disabled=true])") !== null"""
OVER = "() => document.querySelector('section.ending') !== null"
# A press has come to something when its button is gone or the list says something else.
ANSWERED = """([button, before]) => !button.isConnected
    || document.querySelector("section.actions")?.innerText !== before"""
BOARD = """board => [...board.querySelectorAll("li .head, dl > div")]
    .filter(part => !/^(–|0$)/.test(part.querySelector("dd")?.innerText.trim() ?? ""))
    .map(part => part.innerText.trim().replaceAll(/\\s+/g, " "))"""
GLANCE = 100  # milliseconds one page is watched while another may be asked
LONGEST_GAME = 120.0  # seconds
SENT = 400  # milliseconds until what was pressed has been sent
MEANWHILE = 3_000  # milliseconds after which a question has gone that was there
AGAIN = 10_000  # milliseconds until a page loaded again shows everything

Choice = dict[str, Any]
Decision = dict[str, Any]
Fits = Callable[[Decision], bool]


class AtTable:
    """One visitor at one table."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.ear = visitor.ear
        self.table = table
        self.say = visitor.say

    def arrive(self) -> AtTable:
        """Open the table's page and wait until it shows the table."""
        self.visitor.open(f"/t/{self.table}")
        self.page.get_by_role("list", name=self.say("table-seats")).wait_for()
        return self

    # What is seen

    @property
    def actions(self) -> Locator:
        """The list of what can be done."""
        return self.page.get_by_role("region", name=self.say("table-actions"), exact=True)

    @property
    def seats(self) -> Locator:
        """The cards of the seats."""
        return self.page.get_by_role("list", name=self.say("table-seats")).locator("> li")

    @property
    def recap(self) -> Locator:
        """What closes the list of what happened meanwhile."""
        list_of_it = self.page.get_by_role("complementary", name=self.say("table-recap"))
        return list_of_it.get_by_role("button", name=self.say("table-dismiss"))

    @property
    def log(self) -> Locator:
        """What happened, turn by turn."""
        return self.page.get_by_role("region", name=self.say("table-log"), exact=True)

    @property
    def ending(self) -> Locator:
        """What can be done after the match."""
        return self.page.get_by_role("region", name=self.say("table-ending"), exact=True)

    @property
    def choosable(self) -> Locator:
        """Everything that has a key: dice on the board, then the list of what can be done."""
        return self.page.locator("[data-ground] [data-choice]")

    def prompt(self) -> str:
        """Return what the page says is to be done."""
        return self.page.locator(".prompt .text").inner_text()

    def choices(self) -> list[Choice]:
        """Return everything that can be chosen, on the board and in the list of actions."""
        found: list[Choice] = self.choosable.evaluate_all(CHOICES)
        return found

    def log_lines(self) -> list[str]:
        """Return the lines of the log, those out of sight as well."""
        lines: list[str] = self.log.locator("h2, h3, li").evaluate_all(
            "lines => lines.map(line => line.textContent.trim())"
        )
        return lines

    def board(self) -> list[str]:
        """Return what the page shows of the position, but for entries that say "nothing".

        Such an entry keeps its place once it was used, so what is shown depends on the past.
        """
        facts: list[str] = self.page.locator(".board").evaluate(BOARD)
        return facts

    def seen(self) -> list[str]:
        """Return all that this person sees of a match when asked something, line by line."""
        labels = [choice["label"] for choice in self.choices()]
        return [self.prompt(), *labels, *self.board(), *self.log_lines()]

    def sees_again(self, before: list[str]) -> None:
        """All that was seen comes back, though a page is drawn in steps."""
        for _ in range(AGAIN // 100):
            if self.seen() == before:
                return
            self.page.wait_for_timeout(100)
        assert self.seen() == before

    def winners(self) -> list[str]:
        """Return the names of those whom the page calls winners."""
        badge = self.page.get_by_text(self.say("table-winner"), exact=True)
        names: list[str] = (
            self.seats.filter(has=badge)
            .locator("h2")
            .evaluate_all("titles => titles.map(title => title.firstChild.textContent.trim())")
        )
        return names

    def asked(self) -> bool:
        """Whether this person is to decide something now, and not what they have just decided."""
        return not self.ear.unanswered and bool(self.page.evaluate(ASKED))

    def acted(self) -> int:
        """Return how many actions the page has sent."""
        return sum(message["t"] == "act" for message in self.ear.sent)

    def in_a_window(self) -> bool:
        """Whether this person is asked to answer something, with the common time running."""
        return self.asked() and self.page.get_by_role("timer").locator("svg").count() > 0

    def over(self) -> bool:
        """Whether the page shows the end of the match."""
        return bool(self.page.evaluate(OVER))

    # What is done

    def wait_until_asked(self) -> None:
        """Wait until it is this person's turn to decide."""
        self.page.wait_for_function(ASKED)

    def glance(self) -> None:
        """Wait a moment for being asked, or for the end."""
        with contextlib.suppress(NothingHappened):  # then somebody else is to decide
            self.page.wait_for_function(f"() => ({ASKED})() || ({OVER})()", timeout=GLANCE)

    def press(self, place: int) -> None:
        """Press a button of the list of actions and wait for what comes of it."""
        self.press_this(self.choosable.nth(place).element_handle())

    def press_this(self, button: ElementHandle) -> None:
        """Press a button, unless its question has gone, and wait for what comes of it."""
        before = self.actions.inner_text()
        try:
            button.click()
        except NotPressed:
            if button.evaluate("button => button.isConnected"):
                raise
            return
        self.wait_for_answer(button, before)

    def see_the_table(self) -> None:
        """Close what lies over it until it was seen: an outbreak, or what happened meanwhile."""
        for over in (self.page.locator(".outbreak.still button"), self.recap):
            if over.count() > 0:
                with contextlib.suppress(NothingHappened):  # then it has gone by itself
                    over.click(timeout=MEANWHILE)

    def wait_for_answer(self, button: ElementHandle, before: str) -> None:
        """Wait until a press has come to something."""
        self.page.wait_for_function(ANSWERED, arg=[button, before])

    def choose(self, rng: Random) -> None:
        """Do something that is possible, at random: with dice, mark some of them first.

        Nothing is, if the question has gone since it was seen: a window may have closed.
        """
        self.see_the_table()
        choices = self.choices()
        dice = [place for place, choice in enumerate(choices) if choice["die"]]
        if dice and rng.random() < 0.5:
            for place in dice:
                if not choices[place]["off"] and rng.random() < 0.5:
                    self.choosable.nth(place).click()
        buttons = self.choosable.element_handles()  # these, and no others that take their places
        able = possible(self.page.evaluate(CHOICES, buttons))
        if able:
            self.press_this(buttons[rng.choice(able)])


def decision_of(person: AtTable) -> Decision | None:
    """Return what this person is asked, as the server told it."""
    asked: Decision | None = (person.ear.position or {}).get("decision")
    return asked


def answer(person: AtTable) -> None:
    """Answer what is asked by the list, and by the board only where it must be.

    Somebody else's answer may change the question meanwhile: then nothing was answered.
    """
    listed = person.actions.locator(".option:not([aria-disabled=true])")
    on_board = person.page.locator(".board [data-choice]")
    before = person.acted()
    try:
        if listed.count() == 0 and on_board.count() > 0:  # all of it is chosen on the board
            on_board.first.click(timeout=MEANWHILE)
        listed.first.click(timeout=MEANWHILE)
    except NothingHappened:
        return
    for _ in range(20):
        person.page.wait_for_timeout(50)
        if person.acted() > before:
            return


def possible(choices: Sequence[Choice]) -> list[int]:
    """Return the places of what can be done at once."""
    return [at for at, choice in enumerate(choices) if not choice["die"] and not choice["off"]]


def play_on(
    people: Sequence[AtTable], rng: Random, enough: Callable[[], bool] = lambda: False
) -> None:
    """Let people decide at random, whoever is asked, until all see the end or it is enough."""
    deadline = time.monotonic() + LONGEST_GAME
    while time.monotonic() < deadline:
        if enough() or all(person.over() for person in people):
            return
        asked = [person for person in people if person.asked()]
        for person in asked:
            person.choose(rng)
            if enough():
                return
        if not asked:
            for person in people:
                person.glance()
    raise AssertionError("the match did not come to an end")
