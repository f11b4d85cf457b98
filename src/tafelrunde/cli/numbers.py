"""Numbers as the reader's language writes them; the lab's pages write them so too."""

from __future__ import annotations

from tafelrunde.words.numbers import decimal, percent

__all__ = ["decimal", "percent"]
