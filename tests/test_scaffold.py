"""`tafelrunde new-game NAME`: a working game in one go, or a clear sentence and nothing at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.games import catalog
from tafelrunde.kernel import OptionError
from tafelrunde.scaffold import TITLES, new_game, renamed

ROOT = Path(__file__).resolve().parent.parent


def files(folder: Path) -> set[str]:
    """The names of all files below a folder, besides what a build leaves there."""
    found = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".so"]
    return {str(path.relative_to(folder)) for path in found if "__pycache__" not in path.parts}


def run(command: list[str], games: Path) -> subprocess.CompletedProcess[str]:
    """Run Python elsewhere, with games in a folder of their own."""
    paths = {"PYTHONPATH": str(ROOT / "src"), "TAFELRUNDE_GAMES": str(games)}
    return subprocess.run(
        [sys.executable, *command],
        cwd=games,
        env=os.environ | paths,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_new_game_passes_its_own_tests_and_shows_up_without_an_edit(tmp_path: Path) -> None:
    folder = new_game("night_market", tmp_path)
    assert folder == tmp_path / "night_market"
    tests = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)], tmp_path)
    assert tests.returncode == 0, tests.stdout
    shown = run(["-c", SHOW], tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.split("\n")[:3] == ["night_market True", "Night Market", "night_market 2.1"]


SHOW = """
from tafelrunde.games import catalog
from tafelrunde.kernel import IllegalAction
from tafelrunde.kernel.playout import play_out
info = catalog.load("night_market")
game = info.build(3, ("owl",))
s = game.new("first")
play_out(game, s)
print(info.id, game.over(s))
print(info.title)
try:
    game = info.build()
    game.apply(game.new(), 0, ("show", 99))
except IllegalAction as refused:
    print(refused.clause)
"""


def test_the_name_is_replaced_everywhere(tmp_path: Path) -> None:
    folder = new_game("night_market", tmp_path)
    assert files(folder) == files(catalog.load("magpie").folder)
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            text = file.read_text("utf-8")
            assert "magpie" not in text.lower() and not [old for old in TITLES if old in text], file
    assert "class NightMarketState(CardState)" in (folder / "state.py").read_text("utf-8")
    for lang in ("en", "de", "ru"):
        rulebook = (folder / "rulebook" / f"{lang}.md").read_text("utf-8")
        texts = (folder / "texts" / f"{lang}.ftl").read_text("utf-8")
        assert rulebook.startswith("# Night Market\n") and "game-title = Night Market\n" in texts


def test_names_are_fitted_to_where_they_stand() -> None:
    text = 'class MagpieBot: """Magpie, Elster, Сорока."""  # magpie 2.1'
    assert renamed(text, "hen") == 'class HenBot: """Hen, Hen, Hen."""  # hen 2.1'


@pytest.mark.parametrize("name", ["", "My-Game", "Game", "7up", "a b", "../x", "_x", "ключ", "x\n"])
def test_a_name_that_is_no_package_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="can't be a game's name: take small letters"):
        new_game(name, tmp_path / "games")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["class", "import"])
def test_a_word_of_python_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=f"'{name}' can't be a game's name: it is a word"):
        new_game(name, tmp_path)


@pytest.mark.parametrize("name", ["bang", "magpie", "catalog"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=f"something called '{name}' already"):
        new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_there_already_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("precious", "utf-8")
    with pytest.raises(OptionError, match="something called 'mine' already"):
        new_game("mine", tmp_path)
    assert files(tmp_path) == {"mine/notes.txt"}


def test_nothing_half_is_left_where_it_can_not_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(text: str, name: str) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tafelrunde.scaffold.renamed", full)
    with pytest.raises(OptionError, match=r"can't be made in .*: No space left on device"):
        new_game("late", tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_file_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(OptionError, match=r"can't be made in .*file"):
        new_game("late", tmp_path / "file" / "games")
