"""Windows people look through, and what is wrong with a board in one of them."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
LYING: Final[ViewportSize] = {"width": 1024, "height": 768}  # a tablet held sideways
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
FINGERS: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

TOO_SMALL: Final = """() => [...document.querySelectorAll(".board button:not(.visually-hidden)")]
    .map(button => [button, button.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
    .map(([button]) => button.outerHTML.slice(0, 120))"""
COVERED: Final = """([parts, leeway]) => {
    const dock = document.querySelector(".bottom").getBoundingClientRect();
    return [...document.querySelectorAll(parts)]
        .filter(part => part.getBoundingClientRect().bottom > dock.top + leeway)
        .map(part => part.outerHTML.slice(0, 120));
}"""


def too_small(page: Page) -> list[str]:
    """Return the buttons of the board that no finger would hit."""
    found: list[str] = page.evaluate(TOO_SMALL)
    return found


def covered(page: Page, parts: str, leeway: int = 1) -> list[str]:
    """Return which of these parts the dock lies over, by more than so many pixels."""
    found: list[str] = page.evaluate(COVERED, [parts, leeway])
    return found
