"""What all tests of this game need, wherever its folder lies."""

from __future__ import annotations

import pytest

from tafelrunde.games import catalog

catalog.all_games()  # games in folders of TAFELRUNDE_GAMES can be imported from now on


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(clause, ...): the rulebook clauses this test proves")
