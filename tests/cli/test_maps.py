"""`tafelrunde map check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.games.frag.board import FOLDER, SHIPPED
from tests.cli.terminal import Run, in_one_sentence

WRONG = "game: frag\ntitle: Wrong\n\n+---+\n|1 ?|\n|   |\n|. 3|\n+---+\n"


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    file = tmp_path / "wrong.txt"
    file.write_text(WRONG)
    return file


@pytest.mark.parametrize("name", SHIPPED)
def test_a_sound_map_is_measured(run: Run, name: str) -> None:
    ran = run("map", "check", str(FOLDER / f"{name}.txt"))
    assert ran.code == 0 and not ran.err
    title, *lines = ran.out.splitlines()
    assert title.endswith(" is sound.")
    assert "gadget fields          20" in lines
    assert any(line.startswith("6        a") for line in lines), "a row for each respawn field"


def test_what_is_wrong_is_printed_line_by_line_as_editors_understand_it(
    run: Run, wrong: Path
) -> None:
    ran = run("map", "check", str(wrong))
    assert ran.code == 1 and not ran.err
    assert ran.out.splitlines() == [
        f"{wrong}:4:1: respawn field 2 is missing",
        f"{wrong}:5:4: '?' means nothing as a field",
        "2 problems: nobody can play on this map yet.",
    ]


def test_programs_get_json(run: Run, wrong: Path) -> None:
    bad = run("map", "check", str(wrong), "--json")
    assert bad.code == 1
    data = json.loads(bad.out)
    assert not data["sound"] and data["problems"][1]["column"] == 4
    good = run("map", "check", str(FOLDER / "boiler_house.txt"), "--json")
    assert good.code == 0
    data = json.loads(good.out)
    assert data["sound"] and data["facts"]["fields across"] == 26
    assert [row["field"] for row in data["respawn"]][:2] == ["a1", "s1"]


def test_a_file_that_is_no_map_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    sentence = in_one_sentence(run("map", "check", str(file)), 1)
    assert sentence.endswith("x.txt: No such file or directory.")
    file.write_bytes(bytes(range(256)))
    assert "is no text in UTF-8" in in_one_sentence(run("map", "check", str(file)), 1)
    file.write_text("hello")
    assert "needs a line that names its game" in in_one_sentence(run("map", "check", str(file)), 2)
    file.write_text("game: chess\n")
    assert "there is no game 'chess'" in in_one_sentence(run("map", "check", str(file)), 2)
    file.write_text("game: bang\n")
    assert "is not played on maps" in in_one_sentence(run("map", "check", str(file)), 2)


def test_it_explains_itself_with_an_example(run: Run) -> None:
    assert "check" in run("map").out
    assert "Example: tafelrunde map check" in run("map", "check", "--help").out


def test_signs_of_a_foreign_file_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evil.txt"
    file.write_text(WRONG.replace("?", "\x1b").replace("Wrong", "\x1b[2J"))
    assert "\x1b" not in run("map", "check", str(file)).out
