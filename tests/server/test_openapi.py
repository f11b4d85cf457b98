"""The HTTP API does what its description says, whatever is asked of it."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tafelrunde.records.record import dump_record
from tests.records.playing import finished
from tests.server.running import Running

Way = tuple[str, str]  # method and path
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 25  # of each operation
OPERATIONS = [
    ("GET", "/api/status"),
    ("GET", "/api/me"),
    ("PUT", "/api/me"),
    ("POST", "/api/logout"),
    ("GET", "/api/push"),
    ("PUT", "/api/push"),
    ("DELETE", "/api/push"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/texts/{lang}"),
    ("GET", "/api/games/{game}/vocabulary"),
    ("GET", "/api/games/{game}/rulebook/{lang}"),
    ("GET", "/api/games/{game}/scenarios"),
    ("POST", "/api/scenarios"),
    ("GET", "/api/reports"),
    ("GET", "/api/reports/{name}"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/invitation"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/replay"),
    ("GET", "/api/tables/{table}/summary"),
    ("GET", "/api/invitations/{token}"),
    ("POST", "/api/invitations/{token}"),
    ("POST", "/api/verify"),
    ("POST", "/api/replays"),
    ("POST", "/api/forks"),
    ("POST", "/api/games/{game}/vocabulary"),
    ("POST", "/api/games/{game}/seats"),
    ("POST", "/api/accounts"),
    ("POST", "/api/login"),
]
SLOW = {
    "/api/verify": 4,
    "/api/replays": 4,
    "/api/forks": 6,
    "/api/tables/{table}/replay": 6,
    "/api/scenarios": 4,
    "/api/accounts": 4,
    "/api/login": 4,
}  # a process, or a hash

RECORD = dump_record(finished("magpie", players=3))
FORK = {"record": RECORD, "entries": 0, "seat": 1, "level": "", "table": ""}


def without_prefix_items(part: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in part.items() if key != "prefixItems"}


@pytest.fixture(scope="module")
def description(server: Running) -> dict[str, Any]:
    answer = httpx.get(f"{server.address}/api/schema/openapi.json", trust_env=False)
    # Tuples are described by `prefixItems`, which schemathesis turns into something invalid.
    found: dict[str, Any] = json.loads(answer.text, object_hook=without_prefix_items)
    return found


@dataclass(frozen=True)
class Known:
    """Somebody with a table, so that not every wish is for something that does not exist."""

    cookie: str
    parameters: dict[str, str]


@pytest.fixture(scope="module")
def known(server: Running) -> Known:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        answer = client.put("/api/me", json={"name": "Anna"})
        wish = {"setting": {"game": "magpie", "players": 2}, "seats": [{"kind": "me"}]}
        table = client.post("/api/tables", json=wish | {"start": True}).json()
    report = server.settings.data / "reports" / "rings.html"
    report.parent.mkdir(exist_ok=True)
    report.write_text("<!doctype html><title>Rings</title>", "utf-8")
    there = {"table": table["id"], "token": table["invitation"], "name": report.stem}
    return Known(
        answer.headers["set-cookie"].partition(";")[0], {"game": "bang", "lang": "de", **there}
    )


def check_operation(server: Running, description: dict[str, Any], known: Known, way: Way) -> None:
    """Ask one thing in many ways, every second time for something that exists."""
    method, path = way
    schema = schemathesis.openapi.from_dict(description)
    case_of = schema[path][method].as_strategy()

    @seed(20)
    @settings(
        max_examples=SLOW.get(path, EXAMPLES),
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=case_of, exists=st.booleans())
    def ask(case: Any, exists: bool) -> None:
        if exists:
            for name in case.path_parameters or {}:
                case.path_parameters[name] = known.parameters[name]
            if path == "/api/tables" and method == "POST":
                case.body["setting"] |= {"game": "magpie", "players": 3, "modules": []}
                case.body["setting"]["options"] = {}
            if path in ("/api/replays", "/api/forks"):
                case.body |= {"record": RECORD, "viewer": 1} if path == "/api/replays" else FORK
        answer = case.call(base_url=server.address, headers={"cookie": known.cookie})
        case.validate_response(answer, checks=CHECKS)

    ask()


def test_the_description_names_every_operation(description: dict[str, Any]) -> None:
    known = [
        (method.upper(), path)
        for path, methods in description["paths"].items()
        for method in methods
    ]
    assert sorted(known) == sorted(OPERATIONS)


def test_the_description_says_what_each_operation_is_for(description: dict[str, Any]) -> None:
    for methods in description["paths"].values():
        for operation in methods.values():
            assert operation["summary"] and operation["description"]


@pytest.mark.parametrize("way", OPERATIONS, ids=" ".join)
def test_answers_are_as_described_and_nothing_breaks_down(
    server: Running, description: dict[str, Any], known: Known, way: Way
) -> None:
    check_operation(server, description, known, way)


@pytest.mark.parametrize("lie", ["status", "schema"])
def test_a_description_that_lies_would_be_found_out(
    server: Running, description: dict[str, Any], known: Known, lie: str
) -> None:
    false = deepcopy(description)
    if lie == "status":
        del false["paths"]["/api/tables/{table}"]["get"]["responses"]["404"]
    else:
        false["components"]["schemas"]["TableInfo"]["properties"]["watchers"] = {"type": "string"}
    with pytest.raises(FailureGroup):
        check_operation(server, false, known, ("GET", "/api/tables/{table}"))
