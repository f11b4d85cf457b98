"""YAML in which every value knows its place, so that errors name line and column.

Texts stay what was written: `no`, `12:30` and `007` are words here, not what YAML makes of them.
The library's own parser is used, since the one in C dies of deeply nested input.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from tafelrunde.kernel import SaveError, TafelrundeError

from .notation import did_you_mean, nearest

NONE = "none"  # how texts are told that there is no such value
DEEPEST = 100  # lists within lists
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,17})", re.ASCII)
_FRACTION = re.compile(r"-?[0-9]{1,17}(?:\.[0-9]{1,17})?(?:[eE][+-]?[0-9]{1,3})?", re.ASCII)
_CONSTANTS: dict[str, Any] = {"": None, "~": None, "null": None, "true": True, "false": False}


class Item:
    """A value in a YAML file: what it is, where it stands, and how to get to it."""

    def __init__(self, node: yaml.Node, source: str, path: str = "") -> None:
        self.node = node
        self.source = source
        self.path = path

    @property
    def line(self) -> int:
        """Return the line the value begins in, counted from 1."""
        return int(self.node.start_mark.line) + 1

    @property
    def style(self) -> str:
        """Return how a text is written: quoted (' or "), as a block (| or >), or "" for plain."""
        return (self.node.style or "") if isinstance(self.node, yaml.ScalarNode) else ""

    def error(self, sentence: str, key: str = "", **values: str | int) -> SaveError:
        """Return an error that points to this value."""
        return self.error_for(TafelrundeError(sentence, key, **values))

    def error_for(self, what: TafelrundeError) -> SaveError:
        """Return an error that points to this value, for one that doesn't know where it is."""
        column = self.node.start_mark.column + 1
        text = f"{self.path}: {what}" if self.path else str(what)
        text = " ".join(text.split())  # in one line, whatever is quoted in it
        return SaveError(
            f"{self.source} line {self.line} column {column}: {text}",
            "error-at",
            [what],
            source=file_name(self.source),
            line=self.line,
            column=column,
            path=self.path or NONE,
        )

    # What it holds

    def mapping(self, allowed: Sequence[str] = ()) -> dict[str, Item]:
        """Return the values of a mapping by key; only the allowed keys may occur, once each."""
        found: dict[str, Item] = {}
        for key, item in self.pairs():
            name = key.text()
            if name in found:
                raise key.error(f"'{name}' is written twice", "error-key-twice", word=name)
            if allowed and name not in allowed:
                hint = did_you_mean(name, allowed) or f"allowed are {', '.join(allowed)}"
                near, words = nearest(name, allowed), ", ".join(allowed)
                which = "error-no-word-near" if near else "error-no-word"
                sentence = f"there is no '{name}' here: {hint}"
                raise key.error(sentence, which, word=name, near=near, words=words)
            found[name] = item
        return found

    def pairs(self) -> Iterator[tuple[Item, Item]]:
        """Return the keys and values of a mapping."""
        if not isinstance(self.node, yaml.MappingNode):
            raise self.error("write pairs such as key: value", "error-write-pairs")
        for key, value in self.node.value:
            name = key.value if isinstance(key, yaml.ScalarNode) else ""
            path = f"{self.path}.{name}" if self.path else name
            yield Item(key, self.source, self.path), Item(value, self.source, path)

    def items(self) -> list[Item]:
        """Return the values of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            sentence = "write a list: [one, another], or lines that begin with a dash"
            raise self.error(sentence, "error-write-list")
        return [Item(node, self.source, self.path) for node in self.node.value]

    def text(self) -> str:
        """Return a text exactly as it was written."""
        if not isinstance(self.node, yaml.ScalarNode):
            raise self.error("write a single word or line", "error-write-word")
        return str(self.node.value)

    def number(self) -> int:
        """Return a whole number."""
        if not self.is_text() or not _NUMBER.fullmatch(self.node.value):
            raise self.error("write a whole number", "error-write-number")
        return int(self.node.value)

    def truth(self) -> bool:
        """Return yes or no."""
        if not self.is_text() or self.node.value.lower() not in ("true", "false"):
            raise self.error("write true or false", "error-write-truth")
        return bool(self.node.value.lower() == "true")

    def texts(self) -> list[str]:
        """Return a list of texts."""
        return [item.text() for item in self.items()]

    def value(self) -> Any:
        """Return plain Python data."""
        if isinstance(self.node, yaml.MappingNode):
            return {name: item.value() for name, item in self.mapping().items()}
        if isinstance(self.node, yaml.SequenceNode):
            return [item.value() for item in self.items()]
        text = self.text()
        if self.style:
            return text
        if text.lower() in _CONSTANTS:
            return _CONSTANTS[text.lower()]
        if _NUMBER.fullmatch(text):
            return int(text)
        return float(text) if _FRACTION.fullmatch(text) else text

    # What it is

    def is_text(self) -> bool:
        """Say whether this is a single word or line."""
        return isinstance(self.node, yaml.ScalarNode)

    def is_list(self) -> bool:
        """Say whether this is a list."""
        return isinstance(self.node, yaml.SequenceNode)

    def is_mapping(self) -> bool:
        """Say whether this has keys and values."""
        return isinstance(self.node, yaml.MappingNode)

    def is_empty(self) -> bool:
        """Say whether nothing is written here."""
        return self.is_text() and not self.style and self.node.value in ("", "~", "null")

    def below(self, path: str) -> Item:
        """Return the value furthest down a dotted path, as far as the path is written here.

        Keys are compared without regard to capitals, as players' names are.
        """
        if self.is_mapping():
            for key, item in self.pairs():
                name = key.node.value if key.is_text() else ""
                if name and path.lower() == name.lower():
                    return item
                if name and path.lower().startswith(f"{name.lower()}."):
                    return item.below(path[len(name) + 1 :])
        return self


class TooDeepError(Exception):
    """More lists within lists than anybody writes."""


class ShallowLoader(yaml.SafeLoader):
    """Reads YAML, but soon gives up on what is nested: every level makes it slower."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        """Compose one value and all that is in it."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise TooDeepError
        node: yaml.Node | None = super().compose_node(parent, index)
        self.depth -= 1
        return node


def read_documents(text: str, source: str) -> list[Item]:
    """Return the documents of a YAML text, or say where it is broken."""
    try:
        nodes = list(yaml.compose_all(text, Loader=ShallowLoader))
    except yaml.MarkedYAMLError as error:
        raise _broken(source, error) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        odd = TafelrundeError("a sign that no text has", "error-odd-sign")
        raise in_line(source, line, odd) from None
    except TooDeepError:
        deep = TafelrundeError("lists within lists, too deep to read", "error-too-deep")
        raise in_file(source, deep) from None
    except (ValueError, OverflowError) as error:  # such as an escape for a sign that isn't there
        raise in_file(source, _no_yaml(str(error))) from None
    for node in nodes:
        _refuse_aliases(node, source, set())
    return [Item(node, source) for node in nodes]


def _broken(source: str, error: yaml.MarkedYAMLError) -> SaveError:
    mark = error.problem_mark or error.context_mark
    what = _no_yaml(", ".join(part for part in (error.context, error.problem) if part))
    if mark is None:
        return in_file(source, what)
    line, column = mark.line + 1, mark.column + 1
    return SaveError(
        f"{source} line {line} column {column}: {what}",
        "error-at",
        [what],
        source=file_name(source),
        line=line,
        column=column,
        path=NONE,
    )


def _no_yaml(reason: str) -> TafelrundeError:
    return TafelrundeError(f"this is not YAML: {reason}", "error-no-yaml", reason=reason)


# Where something is wrong


def file_name(source: str) -> str:
    """Return a source as texts name it: nothing where it is called "this record" and the like."""
    return NONE if source.startswith("this ") else source


def in_file(source: str, what: TafelrundeError) -> SaveError:
    """Return what is wrong with a file as a whole."""
    return SaveError(f"{source}: {what}", "error-in-file", [what], source=file_name(source))


def in_line(source: str, line: int, what: TafelrundeError) -> SaveError:
    """Return what is wrong in a line of a file."""
    if not line:
        return in_file(source, what)
    sentence = f"{source} line {line}: {what}"
    return SaveError(sentence, "error-in-line", [what], source=file_name(source), line=line)


def _refuse_aliases(node: yaml.Node, source: str, seen: set[int]) -> None:
    """Aliases would let a small file stand for an endless one; nothing here needs them."""
    if id(node) in seen:
        anchors = TafelrundeError("anchors (&) are not allowed", "error-anchors")
        raise in_line(source, node.start_mark.line + 1, anchors)
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        children = [part for pair in node.value for part in pair]
    elif isinstance(node, yaml.SequenceNode):
        children = node.value
    else:
        return
    for child in children:
        _refuse_aliases(child, source, seen)
