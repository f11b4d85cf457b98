"""Bodies for the lab's pages."""

from __future__ import annotations

from msgspec import Struct


class ReportCard(Struct):
    """A report in the list: an experiment or a league, as a page of its own."""

    name: str  # in its address
    title: str
    changed: int  # milliseconds since 1970
