"""The parts of a page of results, which the terminal shows as well."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Table = list[list[str]]  # the first row has the headings
Plot = tuple[str, dict[str, Any]]  # its title, and what Vega-Lite is to draw


@dataclass(frozen=True)
class Section:
    """A part of a page: a table, what has to be said about it, and plots."""

    title: str = ""
    table: Table = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)
