"""Write the client's types from the server's declarations: client/src/protocol/types.ts.

The sources in `server/protocol/` are read as they are written, so that names, docstrings and
comments come along. With `--check` nothing is written: the exit code says whether the file is up
to date.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "tafelrunde" / "server" / "protocol"
TARGET = ROOT / "client" / "src" / "protocol" / "types.ts"
MODULES = ("common", "advice", "socket", "api", "replays", "summaries", "scenarios", "push", "lab")
CONSTANTS = {"__init__": ("PROTOCOL",), "socket": ("MOST_BYTES", "MOST_ACTIONS")}
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "Value"}
DRAFT = "Draft"  # ends the name of what a client sends where all fields with defaults may be absent

HEADING = """\
// Made by tools/client_types.py from src/tafelrunde/server/protocol/: don't change it here.

/** Anything JSON can say. */
export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
"""


@dataclass(frozen=True)
class Field:
    """A field of a struct."""

    name: str
    type: ast.expr
    optional: bool  # for whoever sends it
    comment: str


@dataclass(frozen=True)
class Declared:
    """A struct as its source declares it."""

    name: str
    doc: str
    tag: str
    sent: bool  # clients may send it: unknown fields are forbidden
    abstract: bool  # only other structs are made from it
    fields: list[Field] = field(default_factory=list)


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    name: str
    type: ast.expr
    comment: str


def comments_of(source: str) -> dict[int, str]:
    """Return the comments of a source by line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {t.start[0]: t.string.lstrip("# ") for t in tokens if t.type == tokenize.COMMENT}


def declarations(source: str) -> Iterator[Declared | Alias]:
    """Yield what a module declares, in its order."""
    comments = comments_of(source)
    bases: dict[str, ast.ClassDef] = {}
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef():
                yield declared(node, bases, comments)
                bases[node.name] = node
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_type(name, value):
                yield Alias(name, value, comments.get(node.lineno, ""))


def is_type(name: str, value: ast.expr) -> bool:
    """Tell whether an assignment at a module's top names a type."""
    return not name.isupper() and isinstance(value, ast.Subscript | ast.BinOp)


def declared(
    node: ast.ClassDef, bases: dict[str, ast.ClassDef], comments: dict[int, str]
) -> Declared:
    """Read a class of fields."""
    parents = [base.id for base in node.bases if isinstance(base, ast.Name)]
    family = [bases[parent] for parent in parents if parent in bases]
    words = {word.arg: word.value for member in [*family, node] for word in member.keywords}
    tag = words.get("tag")
    fields = [
        Field(name, line.annotation, line.value is not None, comments.get(line.lineno, ""))
        for line in node.body
        if isinstance(line, ast.AnnAssign) and (name := ast.unparse(line.target))
    ]
    return Declared(
        name=node.name,
        doc=ast.get_docstring(node) or "",
        tag=tag.value if isinstance(tag, ast.Constant) and isinstance(tag.value, str) else "",
        sent="forbid_unknown_fields" in words,
        abstract="tag_field" in words and tag is None,
        fields=fields,
    )


def names_in(node: ast.expr) -> set[str]:
    """Return all names a type mentions."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def reached(starts: Iterable[str], known: dict[str, Declared | Alias]) -> set[str]:
    """Return the declarations that can be met when starting from some of them."""
    found: set[str] = set()
    waiting = [name for name in starts if name in known]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        item = known[name]
        types = [item.type] if isinstance(item, Alias) else [f.type for f in item.fields]
        waiting += [inner for type_ in types for inner in names_in(type_) if inner in known]
    return found


def typescript(node: ast.expr, drafts: frozenset[str] = frozenset()) -> str:
    """Say a Python type in TypeScript; `drafts` are named by their drafts."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name + DRAFT if name in drafts else name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{typescript(left, drafts)} | {typescript(right, drafts)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return subscripted(name, parts, drafts)
    raise ValueError(f"no TypeScript for {ast.unparse(node)}")


def subscripted(name: str, parts: list[ast.expr], drafts: frozenset[str]) -> str:
    """Say a Python type with brackets in TypeScript."""
    if name == "Literal":
        return " | ".join(literal(part) for part in parts)
    if name == "Annotated":
        return typescript(parts[0], drafts)
    said = [typescript(part, drafts) for part in parts]
    match name:
        case "list":
            return f"({said[0]})[]" if " | " in said[0] else f"{said[0]}[]"
        case "dict":
            return f"Record<{said[0]}, {said[1]}>"
        case "tuple":
            return f"[{', '.join(said)}]"
    raise ValueError(f"no TypeScript for {name}[...]")


def literal(part: ast.expr) -> str:
    """Say a value that is a type."""
    if not isinstance(part, ast.Constant) or not isinstance(part.value, str):
        raise ValueError(f"no TypeScript for the literal {ast.unparse(part)}")
    return f'"{part.value}"'


def documented(doc: str, indent: str = "") -> list[str]:
    """Return a docstring as comment lines."""
    lines = doc.splitlines()
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def interface(item: Declared, optional: bool, drafts: frozenset[str], draft: bool) -> str:
    """Write a struct as an interface."""
    summary = item.doc.partition("\n")[0]
    doc = f"{summary} What is left out takes its usual value." if draft else item.doc
    lines = [*documented(doc), f"export interface {item.name}{DRAFT if draft else ''} {{"]
    if item.tag:
        lines.append(f'  t: "{item.tag}";')
    for one in item.fields:
        lines += documented(one.comment, "  ")
        mark = "?" if optional and one.optional else ""
        lines.append(f"  {one.name}{mark}: {typescript(one.type, drafts)};")
    return "\n".join([*lines, "}"]) + "\n"


def alias(item: Alias) -> str:
    """Write a name for a type."""
    said = typescript(item.type)
    said = "\n  | " + said.replace(" | ", "\n  | ") if len(said) > 80 else f" {said}"
    return "\n".join([*documented(item.comment), f"export type {item.name} ={said};\n"])


def blocks(known: dict[str, Declared | Alias]) -> Iterator[str]:
    """Yield the TypeScript of all declarations."""
    answers = [name for name, item in known.items() if isinstance(item, Declared) and not item.sent]
    received = reached(answers, known)
    both = frozenset(
        name for name in received if isinstance(item := known[name], Declared) and item.sent
    )
    for name, item in known.items():
        if isinstance(item, Alias):
            yield alias(item)
        elif not item.abstract:
            only_sent = item.sent and name not in received
            yield interface(item, only_sent, both if only_sent else frozenset(), draft=False)
            if name in both:
                yield interface(item, True, both, draft=True)


def constants() -> Iterator[str]:
    """Yield the numbers both sides know, and the codes of refusals."""
    for module, names in CONSTANTS.items():
        for node in ast.parse((SOURCES / f"{module}.py").read_text("utf-8")).body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int(value))):
                    if name in names:
                        yield f"export const {name} = {value};"
    for node in ast.parse((SOURCES / "errors.py").read_text("utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="REFUSALS"), value=ast.Dict(keys=keys)):
                codes = "".join(f"\n  | {literal(key)}" for key in keys if key is not None)
                yield f"\n/** Why something is refused. */\nexport type RefusalCode ={codes};"


def generate() -> str:
    """Return the whole file."""
    known: dict[str, Declared | Alias] = {}
    for module in MODULES:
        for item in declarations((SOURCES / f"{module}.py").read_text("utf-8")):
            known[item.name] = item
    return "\n".join([HEADING, *constants(), "", *blocks(known)])


def main() -> int:
    """Write the file, or check it."""
    wanted = generate()
    if "--check" in sys.argv:
        if TARGET.exists() and TARGET.read_text("utf-8") == wanted:
            return 0
        print("client/src/protocol/types.ts is old: run tools/client_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
