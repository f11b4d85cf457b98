"""docs/protocol.md tells the truth: examples, routes and codes are compared with the server."""

from __future__ import annotations

import json
import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.server.app import api as http_api
from tafelrunde.server.protocol import api, replays, socket, summaries
from tafelrunde.server.protocol.errors import REFUSALS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLE = re.compile(r"^```json (?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def documents(text: str) -> Iterator[Any]:
    """Yield the JSON documents that stand one after the other in a text."""
    text = text.strip()
    while text:
        document, end = json.JSONDecoder().raw_decode(text)
        yield document
        text = text[end:].strip()


def examples() -> list[tuple[str, Any]]:
    return [
        (found["kind"], document)
        for found in EXAMPLE.finditer(PAGE)
        for document in documents(found["text"])
    ]


def type_of(kind: str) -> Any:
    unions = {"client": socket.ClientMessage, "server": socket.ServerMessage}
    for module in (api, replays, summaries):
        if hasattr(module, kind):
            return getattr(module, kind)
    return unions[kind]


@pytest.mark.parametrize(("kind", "document"), examples())
def test_an_example_is_what_the_server_speaks(kind: str, document: Any) -> None:
    read = msgspec.convert(document, type_of(kind))
    if kind == "server":  # nothing is left out of what a client receives
        assert json.loads(msgspec.json.encode(read)) == document


@pytest.mark.parametrize(
    ("kind", "union"), [("client", socket.ClientMessage), ("server", socket.ServerMessage)]
)
def test_every_message_is_shown(kind: str, union: Any) -> None:
    shown = {document["t"] for side, document in examples() if side == kind}
    known = {struct.__struct_config__.tag for struct in typing.get_args(union)}
    assert known - shown <= {"table"}, "a `table` message is like the one in `welcome`"
    assert shown <= known


def rows_after(heading: str) -> list[list[str]]:
    """Return the rows of the table under a heading."""
    part = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_every_way_to_ask_is_listed() -> None:
    listed = {(row[0], row[1].strip("`")) for row in rows_after("HTTP")}
    paths = http_api().openapi_schema.paths or {}
    methods = ("get", "put", "post", "delete", "patch")
    known = {
        (method.upper(), path)
        for path, item in paths.items()
        for method in methods
        if getattr(item, method) is not None
    }
    assert listed == known


def test_every_refusal_is_listed() -> None:
    listed = {row[0].strip("`"): (int(row[1]), row[2]) for row in rows_after("Refusals")}
    assert listed == REFUSALS


def test_numbers_on_the_page_are_those_of_the_server() -> None:
    assert f"at most {socket.MOST_BYTES} bytes" in PAGE
