"""Which tests prove which clause of a game's rulebook: found by reading, without running any."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import tafelrunde
from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import SaveError
from tafelrunde.records.scenario import clauses_cited, scenario_files

CLAUSES = Path("data") / "clauses.toml"


def clauses(info: GameInfo) -> list[str]:
    """Return the clauses a game must cover now: sections of modules it lacks don't apply yet."""
    file = info.folder / CLAUSES
    if not file.exists():
        raise SaveError(f"{info.title} has no list of its clauses: {file} is missing")
    modules = [module["id"] for module in info.modules]
    found: list[str] = []
    for section in tomllib.loads(file.read_text("utf-8"))["section"]:
        if section.get("needs") is None or section["needs"] in modules:
            found += section["clauses"]
    return found


def coverage(info: GameInfo) -> list[tuple[str, list[str]]]:
    """Return every clause that applies with the tests and scenarios that prove it."""
    proofs = cited(info)
    return [(clause, proofs.get(clause, [])) for clause in clauses(info)]


def strangers(info: GameInfo) -> dict[str, list[str]]:
    """Return what is cited but is no clause of the game, with the tests that do so."""
    known = clauses(info)
    return {clause: proofs for clause, proofs in cited(info).items() if clause not in known}


def cited(info: GameInfo) -> dict[str, list[str]]:
    """Return all clauses of the game that tests and scenarios cite, with who cites them."""
    found: dict[str, list[str]] = {}
    for clause, proof in (*citations_in_tests(info), *citations_in_scenarios(info)):
        name, _, number = clause.partition(" ")
        if name == info.id and proof not in found.setdefault(number, []):
            found[number].append(proof)
    return found


def citations_in_tests(info: GameInfo) -> Iterator[tuple[str, str]]:
    """Yield clause and test for each `pytest.mark.rule` of the game's tests and the common ones."""
    common = Path(tafelrunde.__file__).parents[2] / "tests"
    for folder in (info.folder / "tests", common):
        for file in sorted(folder.rglob("*.py")):
            yield from citations(ast.parse(file.read_text("utf-8")), file.name, file)


def citations(node: ast.AST, name: str, file: Path) -> Iterator[tuple[str, str]]:
    """Yield clause and test below a node; a mark outside any test counts for its file or class."""
    for child in ast.iter_child_nodes(node):
        inside = name
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside = f"{name}::{child.name}"
        if isinstance(child, ast.Call) and is_rule_mark(child.func):
            for argument in child.args:
                yield literal(argument, file), inside
        yield from citations(child, inside, file)


def is_rule_mark(node: ast.expr) -> bool:
    """Say whether this is `pytest.mark.rule`, however pytest is called."""
    mark = node.value if isinstance(node, ast.Attribute) and node.attr == "rule" else None
    name = mark.attr if isinstance(mark, ast.Attribute) else getattr(mark, "id", "")
    return name == "mark"


def literal(node: ast.expr, file: Path) -> str:
    """Return a cited clause, which must be written out to be found."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise SaveError(f"{file} line {node.lineno}: a rule mark cites something not written out")


def citations_in_scenarios(info: GameInfo) -> Iterator[tuple[str, str]]:
    """Yield clause and scenario for each scenario of the game."""
    for file in scenario_files(info):
        for found in clauses_cited(file):
            yield found.clause, f"{file.name}: {found.title}"
