"""Making a new game: a copy of the template, with its own name everywhere."""

from __future__ import annotations

import keyword
import re
import shutil
import tempfile
from pathlib import Path

from tafelrunde.games import catalog
from tafelrunde.kernel import OptionError

TEMPLATE = "magpie"
TITLES = ("Magpie", "Elster", "Сорока")  # what the template is called in its languages
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd", ".*")


def new_game(name: str, into: Path | None = None) -> Path:
    """Make a game of this name, among ours or in another folder, and return its folder.

    It is found at once: games of other folders are, if TAFELRUNDE_GAMES names them.
    """
    template = catalog.load(TEMPLATE).folder
    into = template.parent if into is None else into
    check_name(name, into)
    try:
        into.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".new-game-", dir=into) as workshop:
            copy = Path(workshop) / name
            shutil.copytree(template, copy, ignore=LEFT_OUT)
            for file in sorted(copy.rglob("*")):
                if file.is_file():
                    file.write_text(renamed(file.read_text("utf-8"), name), "utf-8")
            return copy.rename(into / name)  # nobody ever sees half a game
    except OSError as error:
        raise OptionError(f"the game can't be made in {into}: {error.strerror}") from None


def check_name(name: str, into: Path) -> None:
    """Refuse a name that can't be a Python package or is taken."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name):
        raise OptionError(
            f"'{name}' can't be a game's name: take small letters, digits and _, a letter first"
        )
    if keyword.iskeyword(name):
        raise OptionError(f"'{name}' can't be a game's name: it is a word of Python")
    ids = [info.id for info in catalog.all_games()]
    places = [*catalog.folders(), into]
    if name in ids or any((place / each).exists() for place in places for each in named(name)):
        raise OptionError(f"there is something called '{name}' already: take another name")


def named(name: str) -> tuple[str, str]:
    """Return the file names a package or a module of this name would have."""
    return name, f"{name}.py"


def renamed(text: str, name: str) -> str:
    """Return a text of the template with the new name instead of the template's."""
    title = " ".join(word.capitalize() for word in name.split("_") if word)
    text = re.sub(rf"{TITLES[0]}(?=[A-Z])", title.replace(" ", ""), text)  # names of classes
    for old in TITLES:
        text = text.replace(old, title)
    return text.replace(TEMPLATE, name)
