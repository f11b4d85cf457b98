"""The mutation tester itself: what it breaks, what it leaves alone, what it reports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import Trouble, find_mutants, pick, read_equivalents
from tools.mutation_sites import mutants_of

TOOL = Path(__file__).resolve().parents[2] / "tools" / "mutants.py"

RULES = '''\
"""Drinking."""


def drink(life: int, most: int) -> int:
    """A beer gives one life."""
    if life < most:
        life += 1
    return life
'''

# Full glasses are never tried: the boundary of `<` can move unseen.
TESTS = """\
from bar.rules import drink


def test_a_beer_gives_one_life() -> None:
    assert drink(3, 8) == 4


def test_nobody_drinks_above_the_most() -> None:
    assert drink(9, 8) == 9
"""


@pytest.fixture
def bar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with one rule and its tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take longer than its tests
    package = tmp_path / "src" / "bar"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_bar.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--root", str(root), "--paths", "src/bar", "--tests"]
    return subprocess.run([*command, "tests", *words], capture_output=True, text=True, check=False)


def changes(source: str) -> set[tuple[str, str]]:
    """Every mutant of a source, as the line before and after."""
    return {(mutant.before, mutant.after) for mutant in mutants_of("rules.py", source.encode())}


def id_of(root: Path, after: str) -> str:
    found = find_mutants(root, ["src/bar"], set())
    (mutant,) = [m for m in found["src/bar/rules.py"] if m.after == after]
    return mutant.id


def test_a_mutant_that_a_test_notices_is_killed(bar: Path) -> None:
    done = run(bar, "--only", id_of(bar, "if life >= most:"), "--least", "100")
    assert done.returncode == 0, done.stderr
    assert "1 mutants: 1 killed (0 of them by the clock), 0 survived: 100.0 %" in done.stdout


def test_a_survivor_is_reported_with_its_place_and_both_lines(bar: Path) -> None:
    survivor = id_of(bar, "if life <= most:")
    done = run(bar, "--only", survivor, "--least", "100")
    assert done.returncode == 1
    assert f"{survivor}  src/bar/rules.py:6\n" in done.stdout
    assert "    - if life < most:\n    + if life <= most:\n" in done.stdout
    assert "1 survived: 0.0 %" in done.stdout


def test_a_whole_run_counts_everything_and_leaves_the_source_as_it_was(bar: Path) -> None:
    total = len(find_mutants(bar, ["src/bar"], set())["src/bar/rules.py"])
    done = run(bar, "--count", "1000", "--jobs", "2")
    assert f"{total} mutants: {total - 1} killed" in done.stdout, done.stdout
    assert done.stdout.count("    + ") == 1
    assert "    + if life <= most:" in done.stdout
    assert (bar / "src" / "bar" / "rules.py").read_text() == RULES
    assert sorted(path.name for path in bar.iterdir()) == ["pytest.ini", "src", "tests"]


def test_an_equivalent_mutant_leaves_the_count_only_with_a_reason(bar: Path) -> None:
    survivor = id_of(bar, "if life <= most:")
    listed = bar / "tools" / "equivalent-mutants.txt"
    listed.parent.mkdir()
    listed.write_text(f"# id and reason\n{survivor} nobody is ever exactly full\n")
    done = run(bar, "--count", "1000", "--least", "100")
    assert done.returncode == 0, done.stdout
    assert "0 survived: 100.0 %" in done.stdout
    assert "reason: nobody is ever exactly full" in done.stdout
    listed.write_text(f"# id and reason\n{survivor}\n")
    with pytest.raises(Trouble, match=f"line 2: {survivor} is listed without a reason"):
        read_equivalents(listed)


def test_a_mutant_that_never_ends_is_killed_by_the_clock(
    bar: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = "def count(n: int) -> int:\n    while n > 0:\n        n -= 1\n    return n\n"
    (bar / "src" / "bar" / "rules.py").write_text(loop)
    test = "from bar.rules import count\n\n\ndef test_it() -> None:\n    assert count(2) == 0\n"
    (bar / "tests" / "test_bar.py").write_text(test)
    monkeypatch.setattr(mutants, "SHORTEST_TIMEOUT", 2.0)
    monkeypatch.setattr(mutants, "TIMEOUT_FACTOR", 3)
    found = find_mutants(bar, ["src/bar"], set())["src/bar/rules.py"]
    endless = [mutant for mutant in found if mutant.after == "n += 1"]
    (verdict,) = mutants.try_all(bar, endless, "tests", 1)
    assert verdict.outcome == "timeout"


def test_tests_that_fail_or_do_not_see_the_copy_are_refused(bar: Path) -> None:
    (bar / "tests" / "test_bar.py").write_text("def test_nothing() -> None:\n    pass\n")
    done = run(bar)
    assert done.returncode == 2
    assert "the tests pass even when src/bar/rules.py cannot be imported" in done.stderr
    (bar / "tests" / "test_bar.py").write_text("def test_no() -> None:\n    assert False\n")
    done = run(bar)
    assert done.returncode == 2
    assert "the tests fail on the unchanged source" in done.stderr


def test_unknown_paths_and_ids_are_told_in_one_sentence(bar: Path) -> None:
    assert run(bar, "--paths", "src/pub").stderr == "mutants: there is no src/pub\n"
    assert "there is no mutant zzz" in run(bar, "--only", "zzz").stderr
    assert "nothing to mutate" in run(bar, "--exclude", "bar").stderr


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("a < b", "a <= b"),
        ("a == b", "a != b"),
        ("a in b", "a not in b"),
        ("a is not b", "a is b"),
        ("a + b", "a - b"),
        ("a // b", "a * b"),
        ("a and b", "a or b"),
        ("not a", "(a)"),
        ("a[3]", "a[4]"),
        ("a[3]", "a[2]"),
        ("a if b else c", "a if (not (b)) else c"),
        ("min(a, b)", "max(a, b)"),
        ("range(a, b)", "range(a, (b) - 1)"),
        ("range(a, b)", "range((a) + 1, b)"),
        ("f(a, flag=True)", "f(a, flag=False)"),
        ("(a + b) * c", "(a + b) + c"),
    ],
)
def test_expressions_are_broken_in_place(line: str, broken: str) -> None:
    assert (f"x = {line}", f"x = {broken}") in changes(f"x = {line}\n")


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("if a:\n    b()\n", ("b()", "pass")),
        ("if a:\n    b()\n    c()\n", ("b() c()", "pass")),
        ("if a:\n    b = c\n", ("if a:", "if (not (a)):")),
        ("x += d\n", ("x += d", "pass")),
        ("x += d\n", ("x += d", "x -= d")),
        ("while a:\n    break\n", ("break", "continue")),
        ("while a:\n    continue\n", ("continue", "break")),
        ("def f() -> int:\n    return g()\n", ("return g()", "return 0")),
        ("def f() -> tuple[int, ...]:\n    return g()\n", ("return g()", "return ()")),
        ("def f() -> Card:\n    return g()\n", ("return g()", "return None")),
        ("ü = 'ü' if ä else a < b\n", ("ü = 'ü' if ä else a < b", "ü = 'ü' if ä else a <= b")),
    ],
)
def test_statements_are_broken_in_place(source: str, change: tuple[str, str]) -> None:
    assert change in changes(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 3 words."""\n',
        "def f(a: Literal[3], *, b: Literal[4] = x) -> Literal[5]:\n    pass\n",
        "@rule(3)\nclass Seat(Base[3]):\n    __slots__ = ('a',) * 3\n    life: Literal[3]\n",
        "Frame = Literal[3] | None\n",
        "Frame: TypeAlias = Literal[3] | None\n",
        "if TYPE_CHECKING:\n    x = 3\n",
        "if a < 3:\n    raise RulesError('3 < 4', 5)\n",
        "assert a < 3\n",
        "x = f'{a + 1}'\n",
        "x = cast(tuple[Literal[3]], a)\n",
        "if __name__ == '__main__':\n    main()\n",
    ],
)
def test_what_is_no_rule_is_left_alone(source: str) -> None:
    assert changes(source) == set()


def test_a_player_s_mistake_is_a_rule_and_is_broken() -> None:
    source = "if a < b:\n    raise IllegalAction('2.3')\n"
    assert ("if a < b:", "if a <= b:") in changes(source)
    assert ("raise IllegalAction('2.3')", "pass") in changes(source)


def test_ids_outlive_lines_that_move() -> None:
    source = b"def f(a: int) -> bool:\n    return a < 3\n"
    moved = b"import os\n\n\n" + source
    ids = [mutant.id for mutant in mutants_of("rules.py", source)]
    assert ids == [mutant.id for mutant in mutants_of("rules.py", moved)]
    assert len(set(ids)) == len(ids) > 3


def test_the_choice_is_seeded_and_gives_every_file_its_share(tmp_path: Path) -> None:
    for name, lines in (("small.py", 2), ("middle.py", 20), ("large.py", 60)):
        (tmp_path / name).write_text("".join(f"x{n} = a{n} < b{n}\n" for n in range(lines)))
    found = find_mutants(tmp_path, ["."], set())
    chosen = pick(found, 40, seed=7)
    shares = [sum(mutant.path == name for mutant in chosen) for name in sorted(found)]
    assert shares == [29, 10, 1]
    assert chosen == pick(found, 40, seed=7)
    assert chosen != pick(found, 40, seed=8)
    assert len(pick(found, 10_000, seed=7)) == sum(map(len, found.values()))
    assert len(pick(found, 2, seed=7)) == 2
