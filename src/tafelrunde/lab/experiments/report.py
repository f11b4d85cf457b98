"""The report of an experiment: a page with its tables, intervals and plots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tafelrunde.words import Wording

from ..page import write_page
from ..sections import Plot, Section
from .findings import Findings
from .plots import group_plot, kind_plot, lengths_plot
from .tables import Tables, title_of


def write_report(file: Path, words: Wording, findings: Findings, notes: list[str]) -> None:
    """Write the page: what was played and why, then every table with its plot."""
    tables = Tables(words, findings)
    sections = tables.sections()
    drawn = plots_of(tables)
    first = len(sections) - len(drawn)  # goals have no plot
    shown: list[Section] = sections[:first]
    for section, plot in zip(sections[first:], drawn, strict=True):
        shown.append(replace(section, plots=[plot]) if plot is not None else section)
    title, question = title_of(words, findings)
    write_page(file, words.lang, title, [*question, *notes], shown)


def plots_of(tables: Tables) -> list[Plot | None]:
    """Return a plot or none for each section from the lengths on, in their order."""
    found = tables.findings
    groups = [group_plot(tables, group, rows) for group, rows in found.groups.items()]
    kinds = [kind_plot(tables, kind, rows) for kind, rows in found.things.items()]
    lengths = lengths_plot(tables, found.numbers) if found.numbers else None
    return [lengths, *[None] * bool(found.happened), *groups, *kinds]
