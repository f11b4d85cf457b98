"""Reading Fluent files for the tests: their keys, and the variables each text asks for."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.games.catalog import GameInfo
from tafelrunde.words.languages import COMMON_TEXTS

# What Wording derives from an argument: `$winners-others` counts as `$winners`.
DERIVED = ("-is", "-count", "-others")


@dataclass
class Text:
    """One text: the variables and other texts it names, and what it says literally."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    said: list[str] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.text = Text()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.text.references.add(node.id.name + attribute)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.said.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.text.said.append(node.value)


def _read(pattern: ast.Pattern) -> Text:
    reader = _Reader()
    reader.visit(pattern)
    return reader.text


def read(file: Path) -> dict[str, Text]:
    """Return all texts of a file by key; attributes have keys such as "face-one.plural"."""
    assert file.is_file(), f"{file} is missing: every game has texts in every language"
    found: dict[str, Text] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file} can't be read here:\n{entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        patterns = {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
        if entry.value is not None:
            patterns[entry.id.name] = entry.value
        for key, pattern in patterns.items():
            assert key not in found, f"{file} has two texts '{key}'"
            found[key] = _read(pattern)
    return found


def common(lang: str) -> dict[str, Text]:
    """Return the texts all games share."""
    return read(COMMON_TEXTS / f"{lang}.ftl")


def of_game(info: GameInfo, lang: str) -> dict[str, Text]:
    """Return a game's own texts."""
    return read(info.folder / "texts" / f"{lang}.ftl")


def variables(texts: dict[str, Text], key: str) -> set[str]:
    """Return the variables of a text and of all texts it refers to."""
    found = set(texts[key].variables)
    for reference in texts[key].references:
        assert reference in texts, f"'{key}' refers to '{reference}', which there is not"
        found |= variables(texts, reference)
    return found


def arguments(texts: dict[str, Text], key: str) -> set[str]:
    """Return the arguments a text speaks of, whichever of their variables it uses."""
    names = variables(texts, key)
    for ending in DERIVED:
        names = {name.removesuffix(ending) for name in names}
    return names
