"""What all tests of KRALLEN & FALLEN need: in the end nothing may be left of what was forced."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.kf.tests.table import TABLES


@pytest.fixture(autouse=True)
def everything_forced_comes() -> Iterator[None]:
    """Fail a test at whose tables something was forced that never came."""
    TABLES.clear()
    yield
    for table in TABLES:
        table.check_all_used()
