"""Chapter 6: which modules go together, and that each keeps to its own part of the state."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde.games.bang as package
from tafelrunde.games.bang.tests.table import Table, bang
from tafelrunde.games.catalog import load
from tafelrunde.kernel import OptionError

FOLDER = Path(package.__file__).parent
FREE = ("state.py", "position.py", "view.py")  # clone and blank, scenarios, and `redeal`
BASE = 16


# Legal combinations


@pytest.mark.rule("bang 6.1")
def test_the_duel_module_needs_rage() -> None:
    with pytest.raises(OptionError, match="module duel needs module rage"):
        load("bang").build(5, ("duel",))
    with pytest.raises(OptionError, match="module duel needs module rage"):
        load("bang").build(5, ("duel", "characters", "undead", "legacy"))


@pytest.mark.rule("bang 6.1")
@pytest.mark.parametrize("module", ["undead", "legacy"])
def test_undead_and_legacy_need_four_players(module: str) -> None:
    with pytest.raises(OptionError, match=f"module {module} needs 4 players"):
        load("bang").build(3, (module,))
    load("bang").build(4, (module,))


@pytest.mark.rule("bang 6.1")
def test_every_other_combination_is_possible() -> None:
    info = load("bang")
    assert len(info.module_sets(3)) == 6  # of duel, rage, characters
    for players in range(4, 9):
        assert len(info.module_sets(players)) == 24
        assert ("duel", "rage", "characters", "undead", "legacy") in info.module_sets(players)
        assert not [
            chosen
            for chosen in info.module_sets(players)
            if "duel" in chosen and "rage" not in chosen
        ]


@pytest.mark.rule("bang 6.1")
def test_each_module_but_duel_can_be_played_alone() -> None:
    for module in ("rage", "characters", "undead", "legacy"):
        assert not Table.dealt(4, module, module).over


@pytest.mark.rule("bang 6.1", "bang 9.1", "bang 9.2", "bang 9.3", "bang 9.5", "bang 9.7")
@pytest.mark.parametrize(
    ("modules", "newcomers"),
    [
        ("", ""),
        ("duel rage undead", ""),
        ("characters", "belle-star chuck-wengam"),
        ("rage characters", "belle-star chuck-wengam pat-brennan pixie-pete"),
        (
            "duel rage characters",
            "belle-star chuck-wengam greg-digger herb-hunter pat-brennan pixie-pete "
            "sam-the-healer sean-mallory",
        ),
    ],
)
def test_characters_whose_module_is_off_are_removed(modules: str, newcomers: str) -> None:
    dealt = {
        line.split()[2]
        for seed in range(120)
        for line in Table.dealt(8, seed, modules).told("character_dealt")
    }
    new = newcomers.split()
    assert set(new) <= dealt
    assert len(dealt) == BASE + len(new)


@pytest.mark.rule("bang 6.1")
def test_without_a_module_nothing_of_it_is_there() -> None:
    s = Table.dealt(5, "bare").s
    assert (s.rage_pile, s.wound_pile, s.graves) == ([], [], [])
    verbs = set(bang(5).tables.verbs)
    assert not verbs & {
        "duel",
        "cure",
        "keep_rage",
        "give_rage",
        "move_rage",
        "drink",
        "turn",
        "defuse",
        "again",
        "roll_again",
        "name",
        "pick",
        "keep",
        "draw",
    }


# Each module writes its own columns, and nobody else does


def columns_of_modules() -> dict[str, str]:
    """The columns that stand under a comment "module X" in state.py, and their module."""
    found: dict[str, str] = {}
    module = ""
    for line in (FOLDER / "state.py").read_text("utf-8").splitlines():
        text = line.strip()
        if text.startswith("# module "):
            module = text.split()[2]
        elif text.startswith("def "):
            break
        elif module and ":" in text:
            found[text.split(":")[0]] = module
    return found


MUTATORS = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}


def written(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every attribute of `s` that is assigned, deleted or changed in place, and its line."""
    for node in ast.walk(tree):
        targets = changed_list(node)
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            yield from attributes(target)


def changed_list(node: ast.AST) -> list[ast.expr]:
    """What a call of a method such as append changes."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return []
    return [node.func.value] if node.func.attr in MUTATORS else []


def attributes(target: ast.expr) -> Iterator[tuple[str, int]]:
    """The columns a target touches: `s.x`, `s.x[…]`, and tuples of them."""
    if isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from attributes(part)
    elif isinstance(target, ast.Subscript | ast.Starred):
        yield from attributes(target.value)
    elif isinstance(target, ast.Attribute) and ast.unparse(target.value) == "s":
        yield target.attr, target.lineno


def test_the_columns_of_all_five_modules_are_known() -> None:
    columns = columns_of_modules()
    assert set(columns.values()) == {"rage", "duel", "characters", "undead", "legacy"}
    assert (columns["rage_pile"], columns["spent"], columns["old"]) == (
        "rage",
        "characters",
        "legacy",
    )


def test_only_a_module_writes_its_columns() -> None:
    columns = columns_of_modules()
    strangers = []
    for path in sorted(FOLDER.rglob("*.py")):
        if path.name in FREE or "tests" in path.parts:
            continue
        for name, line in written(ast.parse(path.read_text("utf-8"))):
            owner = columns.get(name)
            at_home = path.parent.name == "modules" and path.name.startswith(owner or "")
            if owner and not at_home:
                strangers.append(f"{path.name} line {line} writes {name} of module {owner}")
    assert strangers == []


def test_in_the_view_only_redealing_writes() -> None:
    tree = ast.parse((FOLDER / "view.py").read_text("utf-8"))
    writers = {
        function.name
        for function in tree.body
        if isinstance(function, ast.FunctionDef) and [*written(function)]
    }
    assert writers <= {"redeal", "redeal_roles", "redeal_rage"}


def test_the_watch_on_columns_sees_every_way_of_writing() -> None:
    source = """
s.a = 1
s.b[0] += 1
s.c, (s.d[1], x) = 1, (2, 3)
s.e.append(1)
s.f[2].sort()
del s.g[0]
s.h: int = 1
y = s.i
table.j = 1
"""
    assert [name for name, _ in sorted(written(ast.parse(source)))] == list("abcdefgh")
