"""What is looked at before a request is answered, and the settings that say how."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.guard import CONTENT_POLICY, MOST_ADDRESSES, Bucket, Guard
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.settings import Limits, ServingError, Settings


def asked(method: str = "POST", address: str = "10.0.0.1", **headers: str) -> dict[str, Any]:
    """A request as ASGI tells it; `_` in a header's name stands for a hyphen."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "method": method, "client": (address, 1234), "headers": raw}


def refused(guard: Guard, scope: dict[str, Any]) -> str:
    try:
        guard.check(scope)
    except Refusal as refusal:
        return refusal.code
    return ""


JSON = {"content_type": "application/json", "host": "localhost:8765"}


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        ("http://localhost:8765", ""),
        ("http://LOCALHOST:8765", ""),
        ("", ""),  # no browser
        ("http://localhost:9999", "bad-origin"),
        ("http://evil.example", "bad-origin"),
        ("http://localhost:8765.evil.example", "bad-origin"),
        ("null", "bad-origin"),
        ("file://localhost:8765", "bad-origin"),
        ("http://[", "bad-origin"),
    ],
)
def test_only_our_own_pages_may_change_something(origin: str, code: str) -> None:
    scope = asked(**JSON, **({"origin": origin} if origin else {}))
    assert refused(Guard(Settings()), scope) == code


def test_a_page_the_settings_name_may_change_something() -> None:
    guard = Guard(Settings(origins=("https://games.example.org/",)))
    assert refused(guard, asked(origin="https://games.example.org", **JSON)) == ""
    assert refused(guard, asked(origin="https://example.org", **JSON)) == "bad-origin"


def test_a_foreign_name_for_this_machine_is_not_ours() -> None:
    bent = {"host": "evil.example:8765", "origin": "http://evil.example:8765"}
    scope = asked(content_type="application/json", **bent)
    assert refused(Guard(Settings(host="127.0.0.1")), scope) == "bad-origin"
    assert refused(Guard(Settings(host="0.0.0.0")), scope) == ""


def test_reading_is_open_to_all_pages() -> None:
    assert refused(Guard(Settings()), asked("GET", origin="http://evil.example")) == ""


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_must_be_json(kind: str) -> None:
    scope = asked(host="localhost", content_type=kind, content_length="12")
    assert refused(Guard(Settings()), scope) == "malformed"


def test_a_change_without_a_body_needs_no_type() -> None:
    assert refused(Guard(Settings()), asked(host="localhost", content_length="0")) == ""
    chunked = asked(host="localhost", transfer_encoding="chunked")
    assert refused(Guard(Settings()), chunked) == "malformed"


def test_an_address_that_asks_too_fast_is_refused_until_it_has_waited() -> None:
    now = 0.0
    limits = Limits(requests=3, requests_per_second=1)
    guard = Guard(Settings(limits=limits), lambda: now)
    assert [refused(guard, asked(**JSON)) for _ in range(4)] == ["", "", "", "too-fast"]
    assert refused(guard, asked(address="10.0.0.2", **JSON)) == "", "others don't suffer"
    now = 1.0
    assert [refused(guard, asked(**JSON)) for _ in range(2)] == ["", "too-fast"]


def test_addresses_are_forgotten_before_they_fill_the_memory() -> None:
    now = 0.0
    guard = Guard(Settings(), lambda: now)
    for number in range(MOST_ADDRESSES):
        guard.check_pace(f"a{number}")
    assert len(guard.buckets) == MOST_ADDRESSES
    now = 3600.0
    guard.check_pace("one more")
    assert list(guard.buckets) == ["one more"]


def test_addresses_are_forgotten_even_if_none_was_quiet() -> None:
    guard = Guard(Settings(), lambda: 0.0)
    for number in range(MOST_ADDRESSES + 1):
        guard.check_pace(f"a{number}")
    assert len(guard.buckets) == 1


def test_a_bucket_fills_up_but_not_over() -> None:
    bucket = Bucket(2, 1, now=0)
    assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [True, True, False]
    assert bucket.take(0.5) is False
    assert bucket.take(1.5) is True
    bucket.fill(100)
    assert bucket.tokens == 2


def test_no_script_runs_but_our_own_files() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT_POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"


def test_a_data_folder_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ServingError, match="file/data can't be written"):
        Settings(data=tmp_path / "file" / "data").prepare()


def test_the_data_folder_is_made(tmp_path: Path) -> None:
    Settings(data=tmp_path / "a" / "b").prepare()
    assert list((tmp_path / "a" / "b").iterdir()) == []


def test_the_data_folder_can_be_named_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    assert Settings().data == tmp_path
    assert Settings().database_url == f"sqlite:///{tmp_path}/tafelrunde.db"
