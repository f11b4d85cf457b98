"""Golden playthroughs: what players saw stays the same until the rules version says otherwise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.lab.golden import (
    Digests,
    Playthrough,
    golden_files,
    main,
    playthroughs,
    update,
    verdict,
    version_of,
)

HERE = Path(__file__).parent
ALL = [one for info in all_games() for one in playthroughs(info)]


@pytest.mark.parametrize("one", ALL, ids=Playthrough.path)
def test_a_playthrough_is_as_it_was(one: Playthrough) -> None:
    assert not verdict(one, HERE), verdict(one, HERE)


def test_no_file_is_left_over() -> None:
    kept = {str(file.relative_to(HERE)) for file in HERE.rglob("*.txt")}
    assert kept == {one.path() for info in all_games() for one in golden_files(info)}


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_every_other_setting_plays_as_it_did(info: GameInfo) -> None:
    assert not verdict(Digests(info), HERE), verdict(Digests(info), HERE)


@pytest.mark.parametrize("one", ALL, ids=Playthrough.path)
def test_a_playthrough_is_short_enough_to_read(one: Playthrough) -> None:
    text = (HERE / one.path()).read_text("utf-8")
    assert len(text.splitlines()) <= 500
    assert max(map(len, text.splitlines())) < 200


def test_only_its_owner_hears_which_role_was_dealt() -> None:
    text = (HERE / "bang" / "base-5.txt").read_text("utf-8")
    dealt = re.findall(r"^  (\S+) hear role_dealt seat=(\d) ", text, re.MULTILINE)
    assert len(dealt) == 4
    assert all(hearer == seat for hearer, seat in dealt)


# Keeping and renewing


@pytest.fixture
def one() -> Playthrough:
    return Playthrough(load("bang"), (), 4)


def test_a_missing_file_is_written_and_then_agrees(one: Playthrough, tmp_path: Path) -> None:
    assert "is missing: run `python -m tafelrunde.lab.golden --update`" in verdict(one, tmp_path)
    assert update(one, tmp_path).startswith("written: ")
    assert (tmp_path / "bang" / "base-4.txt").read_text("utf-8") == one.text()
    assert verdict(one, tmp_path) == ""
    assert update(one, tmp_path) == ""


def spoil(one: Playthrough, folder: Path, version: int) -> Path:
    """A file of other rules: one line differs, from a game of the given rules version."""
    update(one, folder)
    file = folder / one.path()
    text = file.read_text("utf-8").replace("rules_version 1\n", f"rules_version {version}\n")
    lines = text.splitlines(keepends=True)
    lines[9] = "  all hear something else\n"
    file.write_text("".join(lines), "utf-8")
    return file


def test_a_difference_without_a_new_rules_version_is_told_and_not_overwritten(
    one: Playthrough, tmp_path: Path
) -> None:
    file = spoil(one, tmp_path, version=1)
    before = file.read_text("utf-8")
    assert "differs from line 10 on" in verdict(one, tmp_path)
    assert "raise rules_version" in verdict(one, tmp_path)
    assert update(one, tmp_path).startswith("refused: ")
    assert file.read_text("utf-8") == before


def test_a_new_rules_version_renews_a_file(one: Playthrough, tmp_path: Path) -> None:
    version = one.info.rules_version
    file = spoil(one, tmp_path, version)
    one.info.rules_version = version + 1
    assert update(one, tmp_path).startswith("written: ")
    assert version_of(file.read_text("utf-8")) == version + 1


def test_a_view_that_shows_more_of_the_same_play_is_renewed_on_request(
    one: Playthrough, tmp_path: Path
) -> None:
    update(one, tmp_path)
    file = tmp_path / one.path()
    now = file.read_text("utf-8")
    file.write_text(re.sub(r", rerolls \d", "", now), "utf-8")
    assert update(one, tmp_path).startswith("refused: ")
    assert update(one, tmp_path, views=True).startswith("written: ")
    assert file.read_text("utf-8") == now


def test_another_play_is_not_renewed_as_if_only_views_had_changed(
    one: Playthrough, tmp_path: Path
) -> None:
    file = spoil(one, tmp_path, version=1)
    before = file.read_text("utf-8")
    assert update(one, tmp_path, views=True).startswith("refused: ")
    assert file.read_text("utf-8") == before


def test_the_command_reports_by_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["magpie", "--folder", str(tmp_path)]
    assert main(command) == 1
    assert "is missing" in capsys.readouterr().out
    assert main([*command, "--update"]) == 0
    assert main(command) == 0
    spoil(playthroughs(load("magpie"))[0], tmp_path, version=1)
    assert main([*command, "--update"]) == 1
    assert "refused" in capsys.readouterr().out
