"""The report of an experiment as Markdown, for documents: its tables without plots."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.words import Wording

from ..markdown import write_markdown
from ..sections import Section
from .findings import Findings
from .tables import Tables, by_arm, title_of


def write_document(file: Path, words: Wording, findings: Findings, notes: list[str]) -> None:
    """Write the tables, the long ones parted by arm."""
    title, question = title_of(words, findings)
    write_markdown(file, title, [*question, *notes], parted(Tables(words, findings)))


def parted(tables: Tables) -> list[Section]:
    """Return all sections; of several arms, groupings also side by side, and things arm by arm."""
    sections, found = tables.sections(), tables.findings
    if not tables.several:
        return sections
    first = len(sections) - len(found.things)
    beside = [tables.side_by_side(group, rows) for group, rows in found.groups.items()]
    return [
        *sections[:first],
        *beside,
        *[part for each in sections[first:] for part in by_arm(each)],
    ]
