"""Names of groupings and of what they group, in the reader's language where there are any."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tafelrunde.words import Wording
from tafelrunde.words.languages import Texts, Value

LAB_TEXTS = Path(__file__).parent / "texts"


class LabWording(Wording):
    """Words a game, and what the lab says of it; tables and the client need only the former."""

    def _find(self, key: str, values: Mapping[str, Value]) -> str | None:
        """Return a text of the lab, else one of the game."""
        found = lab_texts(self.lang).format(key, values)
        return super()._find(key, values) if found is None else found[0]


@cache
def lab_texts(lang: str) -> Texts:
    """Return the lab's texts in a language, read once."""
    return Texts((LAB_TEXTS,), lang)


def heading(words: Wording, group: str) -> str:
    """Return the name of a grouping in the reader's language, if there is one."""
    key = group.replace("_", "-")
    for text in (words.text(f"lab-group-{key}"), words.text(f"heading-{key}")):
        if not text.startswith("["):
            return text[:1].upper() + text[1:]
    return group.replace("_", " ").capitalize()


def label_of(words: Wording, group: str, label: str) -> str:
    """Return a label in the reader's language, if it is a thing of the game.

    A grouping is called after a kind, or begins with one: `role`, `role_after_outbreak`.
    """
    kind, key = group.split("_")[0], f"{group}-{label}".replace("_", "-")
    if label in words.game.tables.kinds.get(kind, ()):
        return words.kind(kind, label)
    for text in (words.text(f"lab-label-{key}"), words.text(key)):
        if not text.startswith("["):
            return text
    for other, things in words.game.tables.kinds.items():
        if label in things and not label.isdigit():
            return words.kind(other, label)  # such as the profile that was left out
    return label.replace("_", " ")
