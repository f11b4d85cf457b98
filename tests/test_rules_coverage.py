"""Every clause of every rulebook is proved by a test or scenario, and no test cites thin air."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.kernel import SaveError
from tafelrunde.lab.coverage import citations, citations_in_tests, clauses, coverage, strangers

GAMES = pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)


@GAMES
def test_every_clause_that_applies_has_a_test_or_scenario(info: GameInfo) -> None:
    found = coverage(info)
    assert found
    missing = [clause for clause, proofs in found if not proofs]
    assert not missing, f"nothing proves {info.id} {', '.join(missing)}"


@GAMES
def test_no_test_cites_a_clause_that_does_not_exist(info: GameInfo) -> None:
    assert not strangers(info)


def test_no_test_cites_a_game_that_does_not_exist() -> None:
    known = {info.id for info in all_games()}
    cited = {found for info in all_games() for found in citations_in_tests(info)}
    assert not [found for found in cited if found[0].split()[0] not in known]


# The reading itself


def read(source: str) -> list[tuple[str, str]]:
    return list(citations(ast.parse(source), "test_x.py", Path("test_x.py")))


def test_marks_on_functions_classes_parameters_and_whole_files_are_found() -> None:
    source = """
import pytest
from pytest import mark
pytestmark = pytest.mark.rule("game 1")

@pytest.mark.rule("game 2", "game 3")
def test_two(): ...

class TestMore:
    @mark.rule("game 4")
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("game 5"))])
    def test_four(self, x): ...
"""
    assert read(source) == [
        ("game 1", "test_x.py"),
        ("game 2", "test_x.py::test_two"),
        ("game 3", "test_x.py::test_two"),
        ("game 4", "test_x.py::TestMore::test_four"),
        ("game 5", "test_x.py::TestMore::test_four"),
    ]


def test_other_calls_named_rule_are_no_citations() -> None:
    assert read("chapter.rule('game 1')\nrule('game 2')\npytest.mark.skip('game 3')") == []


def test_a_citation_that_is_not_written_out_is_refused_with_its_place() -> None:
    with pytest.raises(SaveError, match=r"test_x\.py line 2: a rule mark cites something not"):
        read("import pytest\n@pytest.mark.rule(CLAUSE)\ndef test(): ...")


@pytest.fixture
def small(tmp_path: Path) -> GameInfo:
    """A game with two sections, of which one needs a module it lacks."""
    info = load("bang")
    folder = tmp_path / "small"
    (folder / "data").mkdir(parents=True)
    (folder / "tests").mkdir()
    shutil.copy(info.folder / "game.toml", folder)
    (folder / "data" / "clauses.toml").write_text(
        '[[section]]\nclauses = ["1.1", "1.2"]\n[[section]]\nneeds = "moon"\nclauses = ["2.1"]\n'
    )
    toml = {"id": "small", "title": "Small", "rules_version": 1, "credits": ""}
    return GameInfo(folder, {**toml, "seats": {"fewest": 2, "most": 4, "usual": 3}})


def test_sections_of_modules_a_game_lacks_do_not_apply_yet(small: GameInfo) -> None:
    assert clauses(small) == ["1.1", "1.2"]
    small.modules = [{"id": "moon"}]
    assert clauses(small) == ["1.1", "1.2", "2.1"]


def test_what_is_missing_and_what_is_strange_is_told_apart(small: GameInfo) -> None:
    test = "import pytest\n@pytest.mark.rule('small 1.1', 'small 7.7')\ndef test_it(): ...\n"
    (small.folder / "tests" / "test_small.py").write_text(test)
    assert coverage(small) == [("1.1", ["test_small.py::test_it"]), ("1.2", [])]
    assert strangers(small) == {"7.7": ["test_small.py::test_it"]}


def test_a_game_without_a_list_of_clauses_is_told_so(small: GameInfo) -> None:
    (small.folder / "data" / "clauses.toml").unlink()
    with pytest.raises(SaveError, match="Small has no list of its clauses"):
        clauses(small)
