"""Texts in a scenario: in no particular language, or in several."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.words.languages import ENGLISH, LANGUAGES

from .reading import Item

Told = dict[str, str]  # a text by language; "" where it is in no particular one


def read_told(item: Item) -> Told:
    """Read a text, or {en: …, de: …, ru: …} with one of them at least."""
    if item.is_text():
        return {"": item.text().strip()}
    found = {lang: text.text().strip() for lang, text in item.mapping(LANGUAGES).items()}
    if not found:
        raise item.error("write a text, or one for each language: {en: …, de: …, ru: …}")
    return found


def plainly(told: Told) -> str:
    """Return a text for a reader without a language: as written, in English, or whatever it is."""
    return told.get("") or told.get(ENGLISH) or next(iter(told.values()), "")


def joined(texts: Iterable[Told]) -> Told:
    """Return several texts as the paragraphs of one, in all languages any of them has."""
    parts = list(texts)
    languages = {lang: None for part in parts for lang in part}
    return {
        lang: "\n\n".join(text for part in parts if (text := part.get(lang) or plainly(part)))
        for lang in languages
    }
