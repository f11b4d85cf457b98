"""The house keeps its walls: who imports whom, and rules without clock, chance or I/O."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.catalog import GameInfo, all_games

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tafelrunde"

# What the rules may import besides each other. A longer list needs a good reason: everything here
# gives the same result on every machine and in every process.
HARMLESS = {
    *("__future__", "abc", "bisect", "collections", "fractions", "functools", "hashlib", "heapq"),
    *("itertools", "json", "math", "operator", "re", "types", "typing", "mypy_extensions"),
}
READING_DATA = {"pathlib", "tomllib"}  # games read their own data files, once
FINDING_GAMES = {"importlib", "os"}  # the one module that looks for game folders

# Built-in names that read or write, run text as code, or differ from process to process (`hash`).
HARMFUL_NAMES = {
    *("breakpoint", "eval", "exec", "hash", "id", "input", "open", "print", "__import__"),
}
WRITING = {
    *("mkdir", "rename", "rmdir", "symlink_to", "touch", "unlink", "write_bytes", "write_text"),
}
OUTSIDE_EVENTS = ("open", "os.", "socket.", "subprocess.", "time.", "sqlite3.", "shutil.")


def sources(*parts: str) -> list[Path]:
    """All modules of these parts of the house but their tests."""
    found = (path for part in parts for path in (PACKAGE / part).rglob("*.py"))
    return sorted(path for path in found if "tests" not in path.relative_to(PACKAGE).parts)


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def imported_modules(tree: ast.AST) -> Iterator[str]:
    """The top-level names of all absolute imports, also of those inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.split(".")[0]


def allowed_imports(path: Path) -> set[str]:
    allowed = HARMLESS | {"tafelrunde"}
    if path.is_relative_to(PACKAGE / "games"):
        allowed |= READING_DATA
    if path == PACKAGE / "games" / "catalog.py":
        allowed |= FINDING_GAMES
    return allowed


def harmful_uses(tree: ast.AST) -> Iterator[str]:
    """Uses of names that read, write or depend on the process."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in HARMFUL_NAMES:
            yield f"{node.id} in line {node.lineno}"
        elif isinstance(node, ast.Attribute) and node.attr in WRITING:
            yield f".{node.attr} in line {node.lineno}"


def test_the_import_contracts_of_the_house_are_kept() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    check = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert check.returncode == 0, check.stdout


@pytest.mark.parametrize("path", sources("kernel", "pieces", "games"), ids=name_of)
def test_rules_import_nothing_that_could_surprise(path: Path) -> None:
    surprising = set(imported_modules(ast.parse(path.read_text("utf-8")))) - allowed_imports(path)
    assert not surprising


@pytest.mark.parametrize("path", sources("kernel", "pieces", "games"), ids=name_of)
def test_rules_neither_write_nor_print_nor_depend_on_the_process(path: Path) -> None:
    assert not list(harmful_uses(ast.parse(path.read_text("utf-8"))))


@pytest.mark.parametrize("path", sources("."), ids=name_of)
def test_files_stay_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < 400


class Watch:
    """Notes what Python's audit events tell of the outside world while it is switched on."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[str] = []
        sys.addaudithook(self.note)

    def note(self, event: str, args: tuple[Any, ...]) -> None:
        if self.on and event.startswith(OUTSIDE_EVENTS):
            self.seen.append(f"{event} {args}")


@pytest.fixture(scope="module")
def watch() -> Watch:
    return Watch()  # an audit hook can't be taken off again, so one serves all tests


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_a_match_touches_nothing_outside_its_state(info: GameInfo, watch: Watch) -> None:
    game = info.build()
    watch.seen.clear()
    watch.on = True
    s = game.new("untouched")
    for turn in range(2_000):
        if game.over(s):
            break
        seat = game.actors(s)[0]
        options = game.options(s, seat)
        game.apply(s, seat, options[turn * 7 % len(options)])
        game.view(s, seat)
    watch.on = False
    assert not watch.seen
