"""Where machines start: as drawn, or elsewhere with a certain number of players (1.2)."""

from __future__ import annotations

import re
from typing import Final

from tafelrunde.pieces.lattice import Drawing, Sign, field_name

from .names import GREIFER, MACHINE_KINDS

Starts = tuple[list[int], list[int]]  # those of the Greifer, then those of the Krabber: their nests

LINE: Final = "machines"
EXAMPLE: Final = "machines: 3 players, g e5 f6, k c4 g4 f7"
FIELD: Final = r" ([a-z]+\d+)"
GREIFERS: Final = MACHINE_KINDS.count(GREIFER)
KRABBERS: Final = len(MACHINE_KINDS) - GREIFERS
FORM: Final = re.compile(rf"([1-9]) players, g{FIELD * GREIFERS}, k{FIELD * KRABBERS}")


def read_starts(drawing: Drawing) -> dict[int, Starts]:
    """Return where machines start by number of players, for those that have a line of their own."""
    numbers = {
        field_name(row, col): row * drawing.width + col
        for row in range(drawing.height)
        for col in range(drawing.width)
    }
    starts: dict[int, Starts] = {}
    for key, line in drawing.lines:
        if key == LINE:
            read_line(drawing, line, numbers, starts)
    return starts


def read_line(
    drawing: Drawing, line: Sign, numbers: dict[str, int], starts: dict[int, Starts]
) -> None:
    """Read one such line: `3 players, g e5 f6, k c4 g4 f7`."""
    match = FORM.fullmatch(line.words)
    if match is None:
        sentence = f"where machines start with some number of players is told by `{EXAMPLE}`"
        drawing.wrong(line.line, line.column, sentence, "error-starts-form", form=EXAMPLE)
        return
    players, *names = match.groups()
    outside = [name for name in names if name not in numbers]
    if outside:
        sentence = f"'{outside[0]}' leaves the dungeon"
        key = "error-sector-outside"
        drawing.wrong(line.line, line.column, sentence, key, word=outside[0])
    elif int(players) in starts:
        sentence = f"where machines start with {players} players is told already"
        key = "error-starts-twice"
        drawing.wrong(line.line, line.column, sentence, key, players=int(players))
    else:
        nodes = [numbers[name] for name in names]
        starts[int(players)] = (nodes[:GREIFERS], nodes[GREIFERS:])
