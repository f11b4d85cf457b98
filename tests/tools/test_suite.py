"""Running the tests: what gets a second try, and what doesn't."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.suite import FORGIVEN, deserve_a_second_try

TOOL = Path(__file__).resolve().parents[2] / "tools" / "suite.py"

LATE = """\
from pathlib import Path


def test_is_on_time() -> None:
    been_here = Path("been-here")
    first_time = not been_here.exists()
    been_here.touch()
    assert not first_time


def test_is_always_on_time() -> None:
    with Path("runs").open("a") as runs:
        runs.write("x")
"""

WRONG = """\
def test_two_and_two() -> None:
    assert 2 + 2 == 5
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take longer than its tests
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p xdist\n")
    return tmp_path


def put(project: Path, name: str, source: str) -> None:
    file = project / name
    file.parent.mkdir(parents=True)
    file.write_text(source)


def run(project: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--cores", "1"]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)


def test_a_test_with_a_server_that_was_late_once_passes_by_itself_and_is_named(
    project: Path,
) -> None:
    put(project, "tests/server/test_late.py", LATE)
    ran = run(project)
    assert ran.returncode == 0, ran.stdout
    assert "Passed only by themselves:" in ran.stdout
    assert "tests/server/test_late.py::test_is_on_time" in ran.stdout
    assert (project / "runs").read_text() == "x"  # what passed isn't run again


def test_a_test_with_a_server_that_fails_every_time_fails(project: Path) -> None:
    put(project, "tests/server/test_wrong.py", WRONG)
    ran = run(project)
    assert ran.returncode == 1
    assert "again, by themselves" in ran.stdout
    assert "Passed only" not in ran.stdout


def test_a_rule_that_fails_once_has_failed(project: Path) -> None:
    put(project, "tests/kernel/test_late.py", LATE)
    ran = run(project)
    assert ran.returncode == 1
    assert "again, by themselves" not in ran.stdout


def test_a_wrong_rule_spoils_it_for_the_others() -> None:
    late = "tests/browser/test_motion.py::test_dice"
    assert deserve_a_second_try([late])
    assert not deserve_a_second_try([late, "tests/laws/test_laws.py::test_clone"])


def test_many_failures_are_no_chance() -> None:
    names = [f"tests/server/test_{number}.py::test" for number in range(FORGIVEN + 1)]
    assert deserve_a_second_try(names[1:])
    assert not deserve_a_second_try(names)
    assert not deserve_a_second_try([])
