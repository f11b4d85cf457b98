"""`games` and `new-game`: which games there are, and one more."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tafelrunde.bots import levels
from tafelrunde.games import catalog
from tafelrunde.scaffold import new_game

from .screen import Screen, plain_table, print_json

NOTHING = "–"


def show_games(as_json: bool) -> int:
    """List the games there are."""
    games = catalog.all_games()
    if as_json:
        print_json([game_data(info) for info in games])
        return 0
    drawn = plain_table("Game", "Title", "Players", "Modules", "Options", "Bots")
    for info in games:
        options = [f"{row['id']}={row['least']}..{row['most']}" for row in info.options]
        modules = [module["id"] for module in info.modules]
        lists = [", ".join(words) or NOTHING for words in (modules, options, levels(info))]
        drawn.add_row(info.id, info.title, f"{info.fewest}–{info.most}", *lists)
    Screen().show(drawn)
    return 0


def game_data(info: catalog.GameInfo) -> dict[str, Any]:
    """Return what there is to know about a game as plain data."""
    return {
        "id": info.id,
        "title": info.title,
        "rules_version": info.rules_version,
        "players": {"fewest": info.fewest, "usual": info.usual, "most": info.most},
        "modules": info.modules,
        "options": info.options,
        "bots": list(levels(info)),
        "credits": info.credits,
    }


def make_game(name: str, into: Path | None) -> int:
    """Make a new game from the template, and say how to try it."""
    folder = new_game(name.replace("-", "_"), into)  # a hyphen can't be part of a package's name
    screen = Screen()
    screen.say_unbroken(f"Made {folder}.")
    known = [Path(place).resolve() for place in catalog.folders()]
    found = "" if folder.parent.resolve() in known else games_variable(folder.parent)
    screen.say_unbroken(f"Try it: {found}tafelrunde play {folder.name}")
    return 0


def games_variable(folder: Path) -> str:
    """Return how to name one more folder of games to the catalogue."""
    others = os.environ.get("TAFELRUNDE_GAMES", "")
    places = os.pathsep.join(filter(None, [others, str(folder.resolve())]))
    return f"TAFELRUNDE_GAMES={places} "
