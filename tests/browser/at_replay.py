"""A person who looks at a match again: what they see there, and how they go through it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor


class AtReplay:
    """One visitor at the page of replays."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.say = visitor.say

    def open(self, table: str, match: int = 1, more: str = "") -> AtReplay:
        """Open the replay of a table's match; `more` is the rest of the address."""
        self.visitor.open(f"/replay/{table}?match={match}{more}")
        self.slider.wait_for()
        return self

    def upload(self, file: Path) -> None:
        """Choose a file on the page that takes records."""
        self.visitor.open("/replay")
        self.page.locator("input[type=file]").set_input_files(file)

    # What is seen

    @property
    def slider(self) -> Locator:
        """The time line."""
        return self.page.get_by_role("slider", name=self.say("ui-replay-timeline"))

    @property
    def seen_by(self) -> Locator:
        """Where one chooses through whose eyes to look."""
        return self.page.get_by_role("combobox", name=self.say("ui-replay-as"))

    @property
    def log(self) -> Locator:
        """What happened, turn by turn."""
        return self.page.get_by_role("region", name=self.say("table-log"), exact=True)

    def at(self) -> int:
        """Return the moment that is shown."""
        return int(self.slider.input_value())

    def last(self) -> int:
        """Return the last moment."""
        return int(self.slider.get_attribute("max") or 0)

    def expect_at(self, moment: int) -> None:
        """Wait until a moment is shown."""
        expect(self.slider).to_have_value(str(moment))

    def log_lines(self) -> list[str]:
        """Return all lines of the log, also those that are yet to come."""
        lines: list[str] = self.log.locator("h3, li").evaluate_all(
            "lines => lines.map(line => line.textContent.trim())"
        )
        return lines

    def prompts(self) -> list[str]:
        """Go through the whole match and return what the page says at each moment."""
        self.press("Home")
        found = []
        for moment in range(self.last() + 1):
            self.expect_at(moment)
            found.append(self.page.locator(".prompt .text").inner_text())
            self.press("ArrowRight")
        return found

    def said(self) -> str:
        """Return what is read aloud."""
        return self.page.locator("[role=log] p").inner_text()

    # What is done

    def press(self, key: str) -> None:
        """Press a key, wherever the focus is."""
        self.page.keyboard.press(key)

    def look_as(self, name: str) -> None:
        """Look through somebody's eyes, and wait until they are open."""
        (value,) = self.seen_by.select_option(name)
        self.page.wait_for_function(
            "seat => new URL(location).searchParams.get('as') === seat", arg=str(int(value) + 1)
        )

    def open_menu(self) -> Locator:
        """Open the menu and return it."""
        self.visitor.button("table-menu").click()
        menu = self.page.get_by_role("dialog")
        menu.wait_for()
        return menu

    def download(self, folder: Path) -> Path:
        """Take the record home, by the menu."""
        menu = self.open_menu()
        name = self.say("table-record")
        link = menu.get_by_role("link", name=name).or_(menu.get_by_role("button", name=name))
        with self.page.expect_download() as download:
            link.click()
        path = folder / f"{self.visitor.name}.yaml"
        download.value.save_as(path)
        self.press("Escape")
        return path


def frames_of(visitor: Visitor, table: str, viewer: int) -> list[dict[str, Any]]:
    """Ask the server for the moments of a table's first match, as somebody saw them."""
    body = visitor.ask("GET", f"/api/tables/{table}/replay?match=1&viewer={viewer}")
    frames: list[dict[str, Any]] = body["frames"]
    return frames
