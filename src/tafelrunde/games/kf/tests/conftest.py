"""What all tests of KRALLEN & FALLEN need: nothing may be left of what was forced."""

from __future__ import annotations

from tests.games.story import everything_forced_comes

__all__ = ["everything_forced_comes"]
