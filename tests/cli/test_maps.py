"""`tafelrunde map check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.games.cfs.tests.drawn import FILES as DUNGEONS
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
    assert sentence.endswith("x.txt: can't be read: No such file or directory.")
    file.write_bytes(bytes(range(256)))
    assert "not text in UTF-8" in in_one_sentence(run("map", "check", str(file)), 1)
    file.write_text("hello")
    assert "needs a line that names its game" in in_one_sentence(run("map", "check", str(file)), 2)
    file.write_text("game: chess\n")
    assert "there is no game 'chess'" in in_one_sentence(run("map", "check", str(file)), 2)
    file.write_text("game: bang\n")
    assert "is not played on maps" in in_one_sentence(run("map", "check", str(file)), 2)


def test_what_is_wrong_is_told_in_the_readers_language(run: Run, wrong: Path) -> None:
    german = run("map", "check", str(wrong), "--lang", "de").out
    assert "wrong.txt:5:4: „?“ bedeutet nichts als Feld." in german
    assert "Fehler: Auf dieser Karte kann noch niemand spielen." in german
    russian = run("map", "check", str(wrong), "--lang", "ru").out
    assert "wrong.txt:5:4: «?» ничего не значит как клетка." in russian


def test_a_map_brought_to_a_game_is_refused_in_the_readers_language(run: Run, wrong: Path) -> None:
    bring = ("play", "frag", "--file", f"map={wrong}", "--lang", "de")
    sentence = in_one_sentence(run(*bring), 2)
    assert sentence.startswith("Auf dieser Zeichnung lässt sich nicht spielen. Zeile 4, Spalte 1:")
    gone = run("simulate", "frag", "--file", "map=none.txt", "--lang", "ru")
    assert in_one_sentence(gone, 2).startswith("none.txt: файл не читается")


def test_it_explains_itself_with_an_example(run: Run) -> None:
    assert "check" in run("map").out
    assert "Example: tafelrunde map check" in run("map", "check", "--help").out


def test_signs_of_a_foreign_file_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evil.txt"
    file.write_text(WRONG.replace("?", "\x1b").replace("Wrong", "\x1b[2J"))
    assert "\x1b" not in run("map", "check", str(file)).out


@pytest.mark.parametrize("file", DUNGEONS, ids=[file.stem for file in DUNGEONS])
def test_a_sound_dungeon_is_measured(run: Run, file: Path) -> None:
    ran = run("map", "check", str(file))
    assert ran.code == 0 and not ran.err
    title, *lines = ran.out.splitlines()
    assert title.endswith(" is sound.")
    assert "green energy fields         8" in lines
    row = next(line for line in lines if line.startswith("a     a1"))
    assert row.split()[-1] == "2", "ways out of the zone"
    data = json.loads(run("map", "check", str(file), "--json").out)
    assert data["sound"] and data["zones"][0]["field"] == "a1"
    assert len(data["zones"][0]["teleporters"]) == 4


def test_what_is_wrong_with_a_dungeon_is_printed_in_the_same_way(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "dungeon.txt"
    text = DUNGEONS[1].read_text("utf-8").replace("T", ".")
    file.write_text(text, "utf-8")
    first = text[: text.index("+-")].count("\n") + 1  # the line the drawing begins on
    ran = run("map", "check", str(file))
    assert ran.code == 1 and not ran.err
    assert ran.out.splitlines() == [
        f"{file}:{first}:1: 4 terminals are needed, not 0: draw 'T'",
        "1 problem: nobody can play on this map yet.",
    ]
