"""Where a source file can be broken: the mutation sites of `tools/mutants.py`."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
DEFAULTS = {"int": "0", "bool": "False", "str": '""', "tuple": "()", "list": "[]", "dict": "{}"}

Edit = tuple[int, int, bytes]


@dataclass(frozen=True)
class Mutant:
    """One edit of one file: the bytes from `start` to `end` become `text`."""

    id: str
    path: str
    line: int
    start: int
    end: int
    text: bytes
    before: str
    after: str

    def apply(self, source: bytes) -> bytes:
        """The source with this one edit."""
        return source[: self.start] + self.text + source[self.end :]


class Sites(ast.NodeVisitor):
    """Collects the edits of one file; what is no rule (types, guards, docstrings) is passed by."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.edits: dict[Edit, str] = {}  # and the function each lies in
        self.returns: list[str] = []
        self.scope: list[str] = []
        self.offsets = [0]
        for row in source.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(row))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends, in bytes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.offsets[node.lineno - 1] + node.col_offset
        return start, self.offsets[node.end_lineno - 1] + node.end_col_offset

    def add(self, start: int, end: int, text: str) -> None:
        """Note an edit, together with the function it lies in."""
        self.edits.setdefault((start, end, text.encode()), ".".join(self.scope))

    def replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        """Note that a whole node becomes `text`."""
        self.add(*self.span(node), text)

    def text(self, node: ast.expr) -> str:
        """A node as it is written."""
        start, end = self.span(node)
        return self.source[start:end].decode()

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Swap the operator that stands between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.source[start:end].decode()
        if old in gap and "#" not in gap:
            self.add(start, end, gap.replace(old, new, 1))

    def negate(self, test: ast.expr) -> None:
        """Turn a condition round, unless swapping its operator does the same."""
        single = isinstance(test, ast.Compare) and len(test.ops) == 1
        turned = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        if not (single or turned or isinstance(test, ast.Constant)):
            self.replace(test, f"(not ({self.text(test)}))")

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        """Comparisons move their boundary or turn round."""
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
            old, others = COMPARISONS[type(operator)]
            for new in others:
                self.between(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Arithmetic takes the neighbouring operator; text is not arithmetic."""
        wordy = any(
            isinstance(side, ast.JoinedStr)
            or (isinstance(side, ast.Constant) and isinstance(side.value, str))
            for side in (node.left, node.right)
        )
        if type(node.op) in ARITHMETIC and not wordy:
            self.between(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """`and` becomes `or`, and the other way round."""
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """`not` is dropped."""
        if isinstance(node.op, ast.Not):
            self.replace(node, f"({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Truth flips; an integer goes one up and one down."""
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))
            self.replace(node, str(node.value - 1) if node.value else "(-1)")

    def visit_Call(self, node: ast.Call) -> None:
        """`min` and `max` change places; the bounds of a range move by one."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in TWINS:
            self.replace(node.func, TWINS[name])
        if name == "range":
            for bound in node.args[:2]:
                if not isinstance(bound, ast.Constant | ast.Starred):
                    self.replace(bound, f"({self.text(bound)}) - 1")
                    self.replace(bound, f"({self.text(bound)}) + 1")
        if name == "cast":  # its first argument is a type
            node.args = node.args[1:]
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """A condition inside an expression turns round."""
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """The filters of a comprehension turn round."""
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words are no rules (and CPython 3.11 does not know where their parts begin)."""

    # Statements

    def visit_If(self, node: ast.If) -> None:
        """A condition turns round, its body is dropped; our own guards are left alone."""
        if is_named(node.test, "TYPE_CHECKING") or "__name__" in self.text(node.test):
            return
        if all(is_guard(statement) for statement in node.body):
            for statement in node.orelse:
                self.visit(statement)
            return
        self.negate(node.test)
        self.add(self.span(node.body[0])[0], self.span(node.body[-1])[1], "pass")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        """The condition of a loop turns round."""
        self.negate(node.test)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A call that is a statement is left out."""
        if isinstance(node.value, ast.Call):
            self.replace(node, "pass")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """A change by a number is left out or goes the other way."""
        self.replace(node, "pass")
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self.between(node.target, node.value, old + "=", new + "=")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        """An answer becomes the empty answer of its type."""
        if node.value is None:
            return
        empty = DEFAULTS.get(self.returns[-1] if self.returns else "", "None")
        if not isinstance(node.value, ast.Constant) and self.text(node.value) != empty:
            self.replace(node.value, empty)
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        """`break` becomes `continue`."""
        self.replace(node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        """`continue` becomes `break`."""
        self.replace(node, "break")

    def visit_Raise(self, node: ast.Raise) -> None:
        """Our own alarms are left alone."""
        if not is_guard(node):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is a guard of ours."""

    def visit_Assign(self, node: ast.Assign) -> None:
        """Names of types and `__slots__` are no rules."""
        if not any(isinstance(t, ast.Name) and is_type_name(t.id) for t in node.targets):
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Only the value counts, not the annotation."""
        if node.value is not None and not is_named(node.annotation, "TypeAlias"):
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Defaults and body count, not decorators and annotations."""
        self.scope.append(node.name)
        named = node.returns.value if isinstance(node.returns, ast.Subscript) else node.returns
        self.returns.append(named.id if isinstance(named, ast.Name) else "")
        defaults = [*node.args.defaults, *(d for d in node.args.kw_defaults if d)]
        for part in [*defaults, *node.body]:
            self.visit(part)
        self.scope.pop()
        self.returns.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """The body counts, not bases and decorators."""
        self.scope.append(node.name)
        for part in node.body:
            self.visit(part)
        self.scope.pop()


def is_named(node: ast.expr, name: str) -> bool:
    """Whether an expression is this name, dotted or not."""
    return (isinstance(node, ast.Name) and node.id == name) or (
        isinstance(node, ast.Attribute) and node.attr == name
    )


def is_guard(node: ast.stmt) -> bool:
    """Whether a statement raises RulesError: the alarm for a mistake of ours, not a rule."""
    raised = node.exc if isinstance(node, ast.Raise) else None
    called = raised.func if isinstance(raised, ast.Call) else raised
    return called is not None and is_named(called, "RulesError")


def is_type_name(name: str) -> bool:
    """Whether an assigned name is a type alias (CamelCase) or a dunder such as `__slots__`."""
    return name.startswith("__") or (name[0].isupper() and not name.isupper() and "_" not in name)


def mutants_of(path: str, source: bytes) -> Iterator[Mutant]:
    """All mutants of one file that compile and differ, with ids that outlive moved lines."""
    tree = ast.parse(source)
    original = ast.dump(tree)
    sites = Sites(source)
    sites.visit(tree)
    seen: Counter[str] = Counter()
    for (start, end, text), scope in sorted(sites.edits.items()):
        broken = source[:start] + text + source[end:]
        try:
            unchanged = ast.dump(ast.parse(broken)) == original
        except SyntaxError:
            continue
        if unchanged:
            continue
        first = source.rfind(b"\n", 0, start) + 1
        last = source.find(b"\n", end) % (len(source) + 1)  # no newline at the end: the end itself
        before = " ".join(source[first:last].decode().split())
        after = " ".join((source[first:start] + text + source[end:last]).decode().split())
        key = "\0".join((path, scope, before, after))
        seen[key] += 1
        digest = hashlib.sha256(f"{key}\0{seen[key]}".encode()).hexdigest()[:10]
        line = source.count(b"\n", 0, start) + 1
        yield Mutant(digest, path, line, start, end, text, before, after)
