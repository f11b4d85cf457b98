"""The languages there are, and the texts of a game in one of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.kernel import OptionError

LANGUAGES = ("en", "de", "ru")
ENGLISH = "en"  # where a text is missing in another language, this one stands in

COMMON_TEXTS = Path(__file__).parent / "texts"

Value = str | int | float


class Texts:
    """The texts of a game in one language: its own, and for the rest the common ones."""

    def __init__(self, folders: tuple[Path, ...], lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in [folder / f"{lang}.ftl" for folder in folders]:
            if file.is_file():  # what is added first wins
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Say whether there is such a text."""
        return bool(self.bundle.has_message(key))

    def format(self, key: str, values: Mapping[str, Value]) -> tuple[str, list[str]] | None:
        """Return a text and what went wrong in it, or None if there is no such text.

        A key may name an attribute: "character-black-jack.ability".
        """
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        return str(text).strip(), [str(error) for error in errors]


@cache
def texts_of(game_folder: Path, lang: str) -> Texts:
    """Return the texts for a game, read once."""
    return Texts((game_folder / "texts", COMMON_TEXTS), check_language(lang))


def check_language(lang: str) -> str:
    """Return the language, or say which ones there are."""
    if lang not in LANGUAGES:
        words = ", ".join(LANGUAGES)
        sentence = f"there is no language '{lang}': there are {words}"
        raise OptionError(sentence, "error-no-language", word=lang, words=words)
    return lang


def closest_language(locale: str) -> str:
    """Return the language for a locale such as "de_AT.UTF-8"; English where we have none."""
    lang = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return lang if lang in LANGUAGES else ENGLISH
