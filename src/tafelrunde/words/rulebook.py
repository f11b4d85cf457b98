"""A game's rulebook: Markdown with a numbered heading a chapter and an anchored one a clause.

Chapters begin with `## 2 Rolling`, clauses with `### 2.3 Dynamite {#2.3}`. A clause opens with the
sentence that is quoted when it forbids something.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import RulesError

CHAPTER = re.compile(r"## (?P<number>\S+) (?P<title>.+)")
CLAUSE = re.compile(r"### (?P<title>.+?) *\{#(?P<id>[^}\s]+)\}")
# A full stop or question mark before a new sentence; not one after a single letter ("z. B."), and
# no exclamation mark: those appear in names only ("BANG! The Dice Game").
SENTENCE_END = re.compile(r"(?<!\b[^\W\d_])[.?…][“”»)*_]*(?=\s(?![a-zа-яёäöüß\d])|$)")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
NO_PROSE = ("|", "#", "- ", "* ", "1. ", ">", "```")


class Clause(NamedTuple):
    """One clause: its title without the number, and its text as Markdown."""

    title: str
    text: str


class Chapter(NamedTuple):
    """One chapter: number, title, what is said before its first clause, and its clauses' ids."""

    number: str
    title: str
    intro: str
    clauses: tuple[str, ...]


class Rulebook:
    """The rulebook of a game in one language."""

    def __init__(self, info: GameInfo, lang: str) -> None:
        file = info.folder / "rulebook" / f"{lang}.md"
        if not file.is_file():
            raise RulesError(f"{info.title} has no rulebook in '{lang}': {file} is missing")
        self.title: str
        self.intro: str
        self.chapters: tuple[Chapter, ...]
        self.clauses: dict[str, Clause]
        self.title, self.intro, self.chapters, self.clauses = _read(file)

    def clause(self, clause_id: str) -> Clause:
        """Return a clause by its anchor, such as "2.3"."""
        if clause_id not in self.clauses:
            raise RulesError(f"the rulebook '{self.title}' has no clause {clause_id}")
        return self.clauses[clause_id]

    def first_sentence(self, clause_id: str) -> str:
        """Return the sentence a clause opens with, without Markdown's signs."""
        return first_sentence(self.clause(clause_id).text)


@cache
def _read(file: Path) -> tuple[str, str, tuple[Chapter, ...], dict[str, Clause]]:
    """Return title, introduction, chapters and clauses of a rulebook file."""
    opening, *parts = re.split(r"^(?=## )", file.read_text("utf-8"), flags=re.MULTILINE)
    title, _, intro = opening.removeprefix("# ").partition("\n")
    chapters: list[Chapter] = []
    clauses: dict[str, Clause] = {}
    for part in parts:
        head, *pieces = re.split(r"^(?=### )", part, flags=re.MULTILINE)
        heading, _, about = head.partition("\n")
        found = _heading(CHAPTER, heading, file)
        own = dict(_clause(piece, file) for piece in pieces)
        for twice in own.keys() & clauses.keys():
            raise RulesError(f"{file.name} has two clauses {twice}")
        clauses.update(own)
        chapters.append(Chapter(found["number"], found["title"], about.strip(), tuple(own)))
    return title.strip(), intro.strip(), tuple(chapters), clauses


def _clause(piece: str, file: Path) -> tuple[str, Clause]:
    """Return a clause and its id from its piece of the rulebook."""
    heading, _, text = piece.partition("\n")
    found = _heading(CLAUSE, heading, file)
    title = found["title"].removeprefix(found["id"]).strip()
    return found["id"], Clause(title, text.strip())


def _heading(form: re.Pattern[str], heading: str, file: Path) -> dict[str, str]:
    """Return the parts of a heading, or say which one is not written as it should be."""
    found = form.fullmatch(heading.strip())
    if found is None:
        example = "'## 2 Title'" if form is CHAPTER else "'### 2.3 Title {#2.3}'"
        raise RulesError(f"{file.name}: the heading '{heading}' should look like {example}")
    return found.groupdict()


def first_sentence(markdown: str) -> str:
    """Return the first sentence of the first paragraph that is neither list nor table."""
    paragraphs = [" ".join(lines.split()) for lines in markdown.split("\n\n") if lines.strip()]
    prose = [text for text in paragraphs if not text.startswith(NO_PROSE)] or paragraphs or [""]
    end = SENTENCE_END.search(prose[0])
    sentence = prose[0][: end.end()] if end else prose[0]
    return re.sub(r"\*+|`", "", LINK.sub(r"\1", sentence)).strip()
