"""Small maps for tests: drawn on the spot, sound or not."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.games.frag.board import FOLDER, SHIPPED, Board, load_board
from tafelrunde.games.frag.legend import LEGEND
from tafelrunde.pieces.lattice import Drawing, MapError, Problem, read_drawing

ODD_MAPS = Path(__file__).parent / "maps"
HEADER = "game: frag\ntitle: Test\n"


def with_header(drawn: str, *signs: str) -> str:
    """A whole file; the drawing begins on line 4, or later by as many lines as there are signs."""
    return HEADER + "".join(f"sign {sign}\n" for sign in signs) + "\n" + drawn.strip("\n") + "\n"


def board_of(drawn: str, *signs: str) -> Board:
    """A board, whatever the checks would say of it."""
    return Board(read_drawing(with_header(drawn, *signs), LEGEND))


def problems_of(text: str) -> list[Problem]:
    try:
        load_board(text)
    except MapError as error:
        return error.problems
    return []


def told(drawn: str, *signs: str) -> list[tuple[int, int, str]]:
    """What is wrong with a drawing: line and column of the whole file, and the sentence."""
    found = problems_of(with_header(drawn, *signs))
    return [(problem.line, problem.column, str(problem.what)) for problem in found]


def odd_map(name: str) -> str:
    return (ODD_MAPS / f"{name}.txt").read_text("utf-8")


def shipped_drawings() -> list[Drawing]:
    texts = [(FOLDER / f"{name}.txt").read_text("utf-8") for name in SHIPPED]
    return [read_drawing(text, LEGEND) for text in texts]


def at(board: Board, *names: str) -> list[int]:
    """The nodes with these names."""
    return [board.names.index(name) for name in names]


def names(board: Board, nodes: tuple[int, ...] | list[int]) -> list[str]:
    return [board.names[node] for node in nodes]


def in_mask(board: Board, mask: int) -> list[str]:
    return [board.names[node] for node in range(board.nodes) if mask >> node & 1]
