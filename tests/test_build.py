"""The build itself: which one is under test, and whether a wheel would hold everything."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import tafelrunde.games.catalog
import tafelrunde.kernel.game
import tafelrunde.kernel.state

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RULES = [tafelrunde.kernel.game, tafelrunde.kernel.state, tafelrunde.games.catalog]
EXPECTED_SUFFIXES = (".so", ".pyd") if os.environ.get("TAFELRUNDE_EXPECT_COMPILED") else (".py",)


@pytest.mark.parametrize("module", RULES, ids=lambda module: module.__name__)
def test_the_tests_run_on_the_build_they_are_meant_for(module: ModuleType) -> None:
    assert str(module.__file__).endswith(EXPECTED_SUFFIXES)


@pytest.mark.parametrize("module", RULES, ids=lambda module: module.__name__)
def test_the_tests_run_on_this_tree_and_not_on_another_copy(module: ModuleType) -> None:
    assert Path(str(module.__file__)).is_relative_to(ROOT / "src")


def test_a_wheel_would_hold_every_data_file() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["*"]
    kept = {*patterns, "*.py", "*.so", "*.pyd"}
    files = [path for path in (ROOT / "src" / "tafelrunde").rglob("*") if path.is_file()]
    built = ROOT / "src" / "tafelrunde" / "web"  # the client: all of it is packed
    ours = [path for path in files if "__pycache__" not in path.parts and built not in path.parents]
    assert ours
    assert not [str(path) for path in ours if not any(path.match(pattern) for pattern in kept)]


def wanted(name: str) -> set[str]:
    lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def test_what_the_package_needs_is_what_is_pinned() -> None:
    assert wanted("run.in") - {"setuptools"} == set(PROJECT["project"]["dependencies"])
    for name, packages in PROJECT["project"]["optional-dependencies"].items():
        assert wanted(f"{name}.in") == set(packages), name


@pytest.mark.parametrize(
    "path", sorted((ROOT / "requirements").iterdir()), ids=lambda path: path.name
)
def test_no_requirements_file_names_a_registry(path: Path) -> None:
    assert "://" not in path.read_text("utf-8")
