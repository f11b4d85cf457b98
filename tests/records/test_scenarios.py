"""Every scenario in every game's folder holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.records.scenario import clauses_cited, report, run, scenario_files

FILES = [path for info in all_games() for path in scenario_files(info)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_scenario_file_holds(path: Path) -> None:
    outcomes = run(path)
    assert outcomes
    assert all(outcome.ok for outcome in outcomes), report(outcomes)
    assert all(outcome.checks for outcome in outcomes), "a scenario that expects nothing"


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_scenarios_cite_clauses_of_the_rulebook(info: GameInfo) -> None:
    rulebook = (info.folder / "rulebook" / "en.md").read_text("utf-8")
    for path in scenario_files(info):
        for citation in clauses_cited(path):
            anchor = "{#" + citation.clause.split()[1] + "}"
            assert anchor in rulebook, f"{citation.source} line {citation.line}: {citation.clause}"
