"""Looking back at a match: luck, decisions, and what everybody believed."""

from __future__ import annotations

from .model import Effort, Summary
from .summing import summarize

__all__ = ["Effort", "Summary", "summarize"]
