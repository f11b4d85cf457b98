"""The types of the client are those of the server."""

from __future__ import annotations

import ast
import re
import typing
from types import ModuleType

import msgspec
import pytest

from tafelrunde.server.protocol import api, common, socket
from tafelrunde.server.protocol.errors import REFUSALS
from tools import client_types


@pytest.fixture(scope="module")
def types() -> str:
    return client_types.TARGET.read_text("utf-8")


def interface_of(types: str, name: str) -> dict[str, str]:
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", types, re.DOTALL)
    assert found, f"there is no interface {name}"
    lines = [line for line in found[1].splitlines() if not line.lstrip().startswith("/*")]
    return dict(line.strip().rstrip(";").split(": ", 1) for line in lines)


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    found = [item for item in vars(module).values() if isinstance(item, type)]
    bases = (msgspec.Struct, socket.FromClient, socket.FromServer)
    return [item for item in found if issubclass(item, msgspec.Struct) and item not in bases]


def test_the_client_has_the_types_of_this_server(types: str) -> None:
    assert types == client_types.generate(), "run tools/client_types.py"


@pytest.mark.parametrize("module", [common, socket, api], ids=lambda module: module.__name__)
def test_every_struct_is_an_interface_with_the_same_fields(types: str, module: ModuleType) -> None:
    for struct in structs_of(module):
        fields = interface_of(types, struct.__name__)
        tag = struct.__struct_config__.tag
        expected = [*(["t"] if tag else []), *struct.__struct_fields__]
        assert [name.rstrip("?") for name in fields] == expected, struct.__name__
        if tag:
            assert fields["t"] == f'"{tag}"'


def test_what_the_server_sends_is_never_optional(types: str) -> None:
    for struct in typing.get_args(socket.ServerMessage):
        assert not [name for name in interface_of(types, struct.__name__) if name.endswith("?")]
    assert "pace" in interface_of(types, "TableSetting")


def test_what_a_client_may_leave_out_is_optional(types: str) -> None:
    assert interface_of(types, "Hello")["boot?"] == "string"
    assert interface_of(types, "NewTable")["setting"] == "TableSettingDraft"
    assert interface_of(types, "TableSettingDraft")["clock?"] == "ClockWishDraft"
    assert interface_of(types, "TableSettingDraft")["players"] == "number"


def test_unions_list_all_messages(types: str) -> None:
    for name, union in (
        ("ClientMessage", socket.ClientMessage),
        ("ServerMessage", socket.ServerMessage),
    ):
        found = re.search(rf"export type {name} =(.*?);", types, re.DOTALL)
        assert found
        members = [struct.__name__ for struct in typing.get_args(union)]
        assert [part.strip() for part in found[1].split("|") if part.strip()] == members


def test_all_codes_of_refusals_are_known_to_the_client(types: str) -> None:
    found = re.search(r"export type RefusalCode =(.*?);", types, re.DOTALL)
    assert found and re.findall(r'"([^"]+)"', found[1]) == list(REFUSALS)


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("int", "number"),
        ("str | None", "string | null"),
        ("list[int | None]", "(number | null)[]"),
        ("tuple[int, str]", "[number, string]"),
        ("dict[str, list[tuple[str, str]]]", "Record<string, [string, string][]>"),
        ('Literal["a", "b"]', '"a" | "b"'),
        ("Annotated[int, Meta(ge=0)]", "number"),
        ("Any", "Value"),
        ("Seat", "Seat"),
    ],
)
def test_a_type_is_said_in_typescript(python: str, typescript: str) -> None:
    assert client_types.typescript(ast.parse(python, mode="eval").body) == typescript


def test_a_type_typescript_does_not_have_is_an_error() -> None:
    with pytest.raises(ValueError, match="frozenset"):
        client_types.typescript(ast.parse("frozenset[int]", mode="eval").body)
