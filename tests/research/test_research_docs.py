"""The examples of docs/research.md run, and its protocol is the one that is spoken."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.lines import decide_line, match_line, over_line, read_answer
from tafelrunde.games.catalog import load
from tafelrunde.research.subject import subject

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "research.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_python_on_the_page_runs() -> None:
    names: dict[str, Any] = {}
    assert len(blocks("python")) == 5
    for code in blocks("python"):
        exec(compile(code, "docs/research.md", "exec"), names)
    assert names["game"].num_players() == 2
    assert not names["env"].agents


def test_the_learner_learns_and_is_judged() -> None:
    """A tiny budget: what it reaches is measured on the page."""
    command = [sys.executable, str(DOCS / "examples" / "learning.py"), "--matches", "600"]
    done = subprocess.run([*command, "--judged", "300"], capture_output=True, text=True, check=True)
    fair, before, after = done.stdout.splitlines()
    assert fair.startswith("fair share: 33.3%")
    assert before.startswith("before learning: ") and after.startswith("after 600 matches: ")
    first, learnt = (float(line.split(": ")[1].split("%")[0]) for line in (before, after))
    assert learnt > first, "with this seed a few hundred matches are enough to see it"


def test_the_messages_on_the_page_have_the_fields_that_are_sent() -> None:
    (block,) = blocks("json")
    match, decide, error, over = (json.loads(line) for line in block.splitlines())
    assert list(match) == list(match_line("", 0, [], {}, {}, {}))
    assert list(decide) == list(decide_line({}, "", [], [], 0, []))
    assert list(over) == list(over_line([], 0))
    assert error["t"] == "error"
    for answer, place in (('{"choose": 1}', 1), ('{"action": ["shoot", 3]}', 1)):
        assert answer in PAGE
        assert read_answer(answer, decide["options"]) == place


@pytest.mark.parametrize("game", ["magpie", "bang", "cfs", "frag", "kf"])
def test_the_sizes_on_the_page_are_those_of_the_games(game: str) -> None:
    about = subject(game)
    title = "BANG!" if game == "bang" else about.info.title
    (row,) = (line for line in PAGE.splitlines() if line.startswith(f"| {title}"))
    assert f"| {about.layout.size:,}" in row
    assert f"| {about.vocabulary.size:,}" in row
    if game == "bang":
        whole = subject(game, 0, load(game).module_sets(5)[-1])
        assert f"({whole.layout.size})" in row and f"({whole.vocabulary.size})" in row
