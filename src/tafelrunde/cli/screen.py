"""Where things are shown: colours and width as the terminal allows, plain text elsewhere."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

READABLE = 100  # columns; longer lines of prose are hard to read


class Screen(Console):
    """A terminal, a pipe or a file; names and texts are never taken for markup."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    @property
    def is_rich(self) -> bool:
        """Say whether more than the plainest signs can be shown."""
        return self.encoding.lower().replace("-", "").startswith("utf")

    @property
    def prose_width(self) -> int:
        """Return how wide sentences should run."""
        return min(self.width, READABLE)

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        self.print(Text(clean(text), style=style), width=self.prose_width)

    def say_unbroken(self, text: str, style: str = "") -> None:
        """Print a line with a file or a command in it, which we never break: it may be copied."""
        self.print(Text(clean(text), style=style), soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        """Print a table, a drawing or the like."""
        self.print(what)

    def blank(self) -> None:
        """Leave a line empty."""
        self.print()

    def wipe(self) -> None:
        """Clear a terminal with all that could be scrolled back to."""
        if self.is_terminal:
            self.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.file.flush()

    def on_broken_pipe(self) -> None:
        """Let whoever prints know that nobody reads; Rich would end the program."""
        raise BrokenPipeError(32, "nobody reads any more")


def plain_table(*headings: str, right: tuple[int, ...] = ()) -> Table:
    """Return a table without lines; the columns named in `right` are aligned to the right."""
    drawn = Table(
        box=None,
        show_header=bool(headings),
        header_style="bold",
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    for place, heading in enumerate(headings):
        drawn.add_column(heading, justify="right" if place in right else "left")
    return drawn


def clean(text: str) -> str:
    """Return a text without signs that could steer a terminal; it may come from a foreign file."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in text)


def print_json(data: Any) -> None:
    """Print data for programs."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
