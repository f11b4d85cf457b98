"""The ratings of a game's bots that people are shown: data/ratings.toml, written by a league."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from tafelrunde.bots import OFFERED
from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import OptionError

HEAD = "# Written by `tafelrunde league` or `tafelrunde ratings`; docs/league.md says how.\n"


@dataclass(frozen=True)
class Rating:
    """A level's rating, and how far the true one may be from it on either side (95 %)."""

    value: float
    error: float


def file_of(info: GameInfo) -> Path:
    """Return where a game keeps its ratings."""
    return info.folder / "data" / "ratings.toml"


def read_ratings(info: GameInfo) -> dict[str, int]:
    """Return the rating of each level people are offered; nothing before the first league."""
    file = file_of(info)
    if not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text("utf-8"))["rating"]
    return {level: rows[level] for level in OFFERED if level in rows}


def check_complete(levels: Iterable[str]) -> None:
    """Refuse a league that leaves out a level people are offered."""
    playing = set(levels)
    missing = [level for level in OFFERED if level not in playing]
    if missing:
        raise OptionError(f"ratings for people need a league with {', '.join(missing)} as well")


def write_ratings(
    info: GameInfo, ratings: dict[str, Rating], games: int, players: int, today: date
) -> Path:
    """Keep the ratings of a league in which every level took part that people are offered."""
    check_complete(ratings)
    lines = [
        HEAD,
        f"date = {today.isoformat()}\n",
        f"games = {games}\n",
        f"players = {players}\n",
        f"rules_version = {info.rules_version}\n",
        "\n[rating]\n",
        *[f"{level} = {round(rating.value)}\n" for level, rating in ratings.items()],
        "\n[error]  # on either side, 95 %; the level that others are rated by has none\n",
        *[f"{level} = {round(rating.error)}\n" for level, rating in ratings.items()],
    ]
    file = file_of(info)
    file.parent.mkdir(exist_ok=True)
    file.write_text("".join(lines), "utf-8")
    return file
