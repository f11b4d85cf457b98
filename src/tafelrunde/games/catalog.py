"""Finding games by their game.toml, checking what is asked of them, and building them.

A folder with a game.toml beside this file is a game; so is one in a folder that the environment
variable TAFELRUNDE_GAMES names. No list has to be edited.
"""

from __future__ import annotations

import importlib
import os
import tomllib
from pathlib import Path
from typing import Any

from tafelrunde.kernel import Game, OptionError

from . import __path__ as _folders

KEPT = 16  # games of different settings that are kept once built


class Setting:
    """What a table agreed on: players, modules, options, and files it brings, such as a map."""

    __slots__ = ("files", "modules", "options", "players")

    def __init__(
        self,
        players: int,
        modules: tuple[str, ...],
        options: dict[str, int],
        files: dict[str, str] | None = None,
    ) -> None:
        self.players: int = players
        self.modules: tuple[str, ...] = modules
        self.options: dict[str, int] = options
        self.files: dict[str, str] = files or {}

    def key(self) -> tuple[Any, ...]:
        """Return what two settings have in common whose games are the same."""
        options, files = tuple(sorted(self.options.items())), tuple(sorted(self.files.items()))
        return self.players, self.modules, options, files


class GameInfo:
    """A game that can be played: what its game.toml says, and where its folder is."""

    def __init__(self, folder: Path, toml: dict[str, Any]) -> None:
        self.folder: Path = folder
        self.id: str = toml["id"]
        self.title: str = toml["title"]
        self.rules_version: int = toml["rules_version"]
        self.credits: str = toml["credits"]
        self.fewest: int = toml["seats"]["fewest"]
        self.most: int = toml["seats"]["most"]
        self.usual: int = toml["seats"]["usual"]
        self.modules: list[dict[str, Any]] = toml.get("module", [])
        self.options: list[dict[str, Any]] = toml.get("option", [])
        self.files: list[str] = [row["id"] for row in toml.get("file", [])]
        self.thinking: dict[str, Any] = toml.get("thinking", {})  # numbers for bots that search
        self._built: dict[tuple[Any, ...], Game] = {}

    def setting(
        self,
        players: int = 0,
        modules: tuple[str, ...] = (),
        options: dict[str, int] | None = None,
        files: dict[str, str] | None = None,
    ) -> Setting:
        """Check a wish and fill in what it leaves open; refuse what the game doesn't have."""
        most = self.most_with(files)
        players = players or min(self.usual, most)
        if not self.fewest <= players <= most:
            raise OptionError(
                f"{self.title} is for {self.fewest} to {most} players, not {players}",
                "error-setting-players",
                game=self.title,
                fewest=self.fewest,
                most=most,
                players=players,
            )
        return Setting(
            players, self._modules(players, modules), self._options(options or {}), files
        )

    def most_with(self, files: dict[str, str] | None) -> int:
        """Say how many may play; the game checks the files a table brings."""
        if not files:
            return self.most
        for name in files:
            if name not in self.files:
                raise self._missing("file", name, self.files)
        most: int = self.part("files").most_players(files)
        return most

    def _modules(self, players: int, wanted: tuple[str, ...]) -> tuple[str, ...]:
        """Return the wanted modules in the order game.toml gives them."""
        known = [module["id"] for module in self.modules]
        for name in wanted:
            if name not in known:
                raise self._missing("module", name, known)
        for module in self.modules:
            if module["id"] not in wanted:
                continue
            for needed in module.get("needs", []):
                if needed not in wanted:
                    raise OptionError(
                        f"module {module['id']} needs module {needed}",
                        "error-setting-needs-module",
                        module=module["id"],
                        needs=needed,
                    )
            if players < module.get("fewest", self.fewest):
                raise OptionError(
                    f"module {module['id']} needs {module['fewest']} players",
                    "error-setting-needs-players",
                    module=module["id"],
                    fewest=module["fewest"],
                )
        return tuple(name for name in known if name in wanted)

    def _options(self, wanted: dict[str, int]) -> dict[str, int]:
        """Return all options with their values, wanted or default."""
        rows = {row["id"]: row for row in self.options}
        for name, value in wanted.items():
            if name not in rows:
                raise self._missing("option", name, list(rows))
            low, high = rows[name]["least"], rows[name]["most"]
            if not low <= value <= high:
                raise OptionError(
                    f"option {name} goes from {low} to {high}, not {value}",
                    "error-setting-range",
                    option=name,
                    least=low,
                    most=high,
                    value=value,
                )
        return {name: wanted.get(name, row["default"]) for name, row in rows.items()}

    def _missing(self, what: str, name: str, known: list[str]) -> OptionError:
        """Return what is told where the game has no such module, option or file."""
        has = "takes" if what == "file" else "has"
        return OptionError(
            f"{self.title} {has} no {what} '{name}': it {has} {', '.join(known) or 'none'}",
            f"error-setting-no-{what}",
            game=self.title,
            word=name,
            words=", ".join(known),
            number=len(known),
        )

    def module_sets(self, players: int) -> list[tuple[str, ...]]:
        """Return every legal combination of modules for that many players."""
        sets: list[tuple[str, ...]] = []
        ids = [module["id"] for module in self.modules]
        for mask in range(1 << len(ids)):
            wanted = tuple(name for i, name in enumerate(ids) if mask >> i & 1)
            try:
                sets.append(self._modules(players, wanted))
            except OptionError:
                continue
        return sets

    def build(
        self,
        players: int = 0,
        modules: tuple[str, ...] = (),
        options: dict[str, int] | None = None,
        files: dict[str, str] | None = None,
    ) -> Game:
        """Return the game, ready to be played."""
        return self.build_setting(self.setting(players, modules, options, files))

    def build_setting(self, setting: Setting) -> Game:
        """Return the game for a setting that was checked before; tables share one."""
        game = self._built.get(setting.key())
        if game is None:
            game = self.build_apart(setting)
            if len(self._built) == KEPT:
                del self._built[next(iter(self._built))]
            self._built[setting.key()] = game
        return game

    def build_apart(self, setting: Setting) -> Game:
        """Return a game that nobody else plays: only such a one may be changed."""
        game: Game = self.part("rules").build(setting)
        return game

    def part(self, name: str) -> Any:
        """Return one of the game's Python files, such as `rules` or `bot`."""
        return importlib.import_module(f"tafelrunde.games.{self.folder.name}.{name}")

    def part_if_any(self, name: str) -> Any | None:
        """Return a Python file that not every game has, such as `odds`, or None."""
        try:
            return self.part(name)
        except ModuleNotFoundError as error:
            if error.name is None or not error.name.endswith(f"{self.folder.name}.{name}"):
                raise  # the file is there, but not what it imports
            return None


def folders() -> list[Path]:
    """Return the folders games are looked for in; those of the environment join the package."""
    for extra in filter(None, os.environ.get("TAFELRUNDE_GAMES", "").split(os.pathsep)):
        if extra not in _folders:
            _folders.append(extra)
    return [Path(folder) for folder in _folders]


def all_games() -> list[GameInfo]:
    """Return all games there are, by id."""
    files = sorted(file for folder in folders() for file in folder.glob("*/game.toml"))
    found = [GameInfo(file.parent, tomllib.loads(file.read_text("utf-8"))) for file in files]
    return sorted(found, key=lambda info: info.id)


def load(game_id: str) -> GameInfo:
    """Return the game with this id."""
    games = {info.id: info for info in all_games()}
    if game_id not in games:
        words = ", ".join(games)
        sentence = f"there is no game '{game_id}': there are {words}"
        raise OptionError(sentence, "error-no-game", word=game_id, words=words)
    return games[game_id]
