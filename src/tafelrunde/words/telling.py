"""Errors as sentences: by their key and values, and by those of what they follow from."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tafelrunde.games.catalog import all_games
from tafelrunde.kernel import TafelrundeError

from .languages import ENGLISH, Value, texts_of

Find = Callable[[str, Mapping[str, Value]], str | None]


def told(error: TafelrundeError, find: Find) -> str:
    """Tell an error and what it follows from; one without a text as it is, in English."""
    head = find(error.key, error.values) if error.key else None
    if head is None:
        return str(error)
    return " ".join([head, *[told(one, find) for one in error.because]])


def told_anywhere(error: TafelrundeError, lang: str) -> str:
    """Tell an error outside of any match; the game that knows its text has the words.

    In English its own sentence will do.
    """
    if lang == ENGLISH:
        return str(error)
    folders = [info.folder for info in all_games()]

    def find(key: str, values: Mapping[str, Value]) -> str | None:
        for folder in folders:
            found = texts_of(folder, lang).format(key, values)
            if found is not None:
                return found[0]
        return None

    return told(error, find)
