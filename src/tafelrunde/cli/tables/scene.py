"""What a drawing is given: the view of one viewer, the words for it, and the room there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from tafelrunde.kernel import NOBODY
from tafelrunde.words import Wording

from ..screen import clean

NAME_WIDTH = 14


@dataclass(frozen=True)
class Signs:
    """Small signs, and what stands for them where a terminal knows only the plainest."""

    life: str
    lost: str
    turn: str
    arrow: str
    aim: str
    dot: str
    none: str
    frame: tuple[str, str, str, str, str, str]  # corners clockwise from top left, sides, tops
    seats: str  # one for each seat, for maps


RICH_SIGNS = Signs("♥", "·", "▶", "➶", "◎", "·", "–", ("╭", "╮", "╯", "╰", "│", "─"), "❶❷❸❹❺❻❼❽❾❿")
PLAIN_SIGNS = Signs("*", ".", ">", "^", "o", "-", "-", ("+", "+", "+", "+", "|", "-"), "ABCEFHJKLM")


@dataclass(frozen=True)
class Scene:
    """A moment of a match as one viewer sees it."""

    view: dict[str, Any]
    words: Wording
    viewer: int
    width: int
    signs: Signs = RICH_SIGNS
    whole: bool = False  # with everything worth knowing, however much room that takes

    @property
    def table(self) -> dict[str, Any]:
        """Return the game's own part of the view."""
        found: dict[str, Any] = self.view["table"]
        return found

    def name(self, seat: int) -> Text:
        """Return a player's name; the reader's own is marked."""
        name = shortened(clean(self.words.names[seat]), NAME_WIDTH)
        if seat != self.viewer or self.viewer == NOBODY:
            return Text(name)
        return Text.assemble((name, "bold"), (f" ({self.words.text('you')})", "dim"))

    def heading(self, key: str) -> str:
        """Return a heading in the reader's language, or the key itself where there is none."""
        text = self.words.text(f"heading-{key.replace('_', '-')}")
        return key.replace("_", " ").capitalize() if text.startswith("[") else text


def shortened(text: str, most: int) -> str:
    """Return a text that is not longer than this."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
