"""Ratings that people are shown: written by a league, read by the lobby."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from tafelrunde.bots import LEVELS, OFFERED
from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.kernel import OptionError
from tafelrunde.lab.ratings import Rating, file_of, read_ratings, write_ratings
from tafelrunde.server.web.games import card_of

FOUND = {level: Rating(1000.4 + 100 * place, 20.6) for place, level in enumerate(LEVELS)}


def a_game(folder: Path) -> GameInfo:
    """A game in a folder of its own."""
    toml = tomllib.loads((load("magpie").folder / "game.toml").read_text("utf-8"))
    return GameInfo(folder, toml)


def test_before_the_first_league_there_are_none(tmp_path: Path) -> None:
    assert read_ratings(a_game(tmp_path)) == {}


def test_ratings_are_kept_with_the_game(tmp_path: Path) -> None:
    game = a_game(tmp_path)
    file = write_ratings(game, FOUND, 240, 4, date(2026, 11, 16))
    assert file == tmp_path / "data" / "ratings.toml"
    kept = tomllib.loads(file.read_text("utf-8"))
    assert kept["date"] == date(2026, 11, 16)
    assert (kept["games"], kept["players"]) == (240, 4)
    assert kept["rules_version"] == game.rules_version
    assert kept["error"] == dict.fromkeys(LEVELS, 21)  # how sure they are


def test_people_are_told_of_the_levels_they_are_offered(tmp_path: Path) -> None:
    game = a_game(tmp_path)
    write_ratings(game, FOUND, 240, 4, date(2026, 11, 16))
    assert read_ratings(game) == {level: round(FOUND[level].value) for level in OFFERED}


def test_a_league_that_leaves_a_level_out_writes_nothing(tmp_path: Path) -> None:
    partly = {level: rating for level, rating in FOUND.items() if level != OFFERED[-1]}
    with pytest.raises(OptionError, match=f"a league with {OFFERED[-1]} as well"):
        write_ratings(a_game(tmp_path), partly, 240, 4, date(2026, 11, 16))
    assert not file_of(a_game(tmp_path)).exists()


@pytest.mark.parametrize("game", [info.id for info in all_games()])
def test_the_lobby_is_served_them(game: str) -> None:
    assert card_of(game).ratings == read_ratings(load(game))
