"""The lab's reports: only those the host put there, and none that could do any harm."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from tafelrunde.server.protocol.lab import ReportCard
from tests.server.running import Running, running

PAGE = "<!doctype html><html><head><title>{title}</title></head><body><script>1</script></body>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def folder(server: Running) -> Iterator[Path]:
    """The host's folder of reports, empty again after each test."""
    found = server.settings.data / "reports"
    found.mkdir(exist_ok=True)
    yield found
    for file in found.iterdir():
        file.unlink()
    found.rmdir()


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:
        yield client


def put(folder: Path, name: str, title: str, when: int = 1000) -> str:
    text = PAGE.format(title=title)
    (folder / name).write_text(text, "utf-8")
    os.utime(folder / name, (when, when))
    return text


def listed(client: httpx.Client) -> list[ReportCard]:
    return msgspec.json.decode(client.get("/api/reports").content, type=list[ReportCard])


def test_without_reports_the_list_is_empty(client: httpx.Client) -> None:
    assert listed(client) == []


def test_reports_are_listed_by_their_titles_the_newest_first(
    client: httpx.Client, folder: Path
) -> None:
    put(folder, "old.html", "Cards &amp; co", 1000)
    put(folder, "new.html", "Maps", 2000)
    assert listed(client) == [
        ReportCard("new", "Maps", 2_000_000),
        ReportCard("old", "Cards & co", 1_000_000),
    ]


def test_a_report_comes_as_it_is_in_a_sandbox_without_network(
    client: httpx.Client, folder: Path
) -> None:
    text = put(folder, "cards.html", "Cards")
    answer = client.get("/api/reports/cards")
    assert answer.status_code == 200 and answer.text == text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    [policy] = answer.headers.get_list("content-security-policy")
    rules = policy.split("; ")
    assert "sandbox allow-scripts" in rules and "default-src 'none'" in rules
    assert "frame-ancestors 'self'" in rules
    assert not any(rule.startswith(("connect-src", "img-src", "frame-src")) for rule in rules)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_every_other_answer_keeps_the_usual_policy(client: httpx.Client, folder: Path) -> None:
    for path in ("/", "/lab", "/api/reports", "/api/reports/none"):
        [policy] = client.get(path).headers.get_list("content-security-policy")
        assert "script-src 'self'" in policy and "unsafe-eval" not in policy, path


def test_a_long_report_is_compressed(client: httpx.Client, folder: Path) -> None:
    put(folder, "long.html", "Long " * 400)
    with client.stream("GET", "/api/reports/long") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw) == (folder / "long.html").read_bytes()


def test_a_report_that_has_not_changed_is_not_sent_again(
    client: httpx.Client, folder: Path
) -> None:
    put(folder, "cards.html", "Cards")
    tag = client.get("/api/reports/cards").headers["etag"]
    assert client.get("/api/reports/cards", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize(
    "name",
    [
        *("none", "..%2Ftafelrunde", "..%2Ftafelrunde.db", ".hidden", "cards.html", "%00", "a%20b"),
        *("notes", "%2Fetc%2Fpasswd", "x" * 300),
    ],
)
def test_nothing_else_of_the_disk_is_sent(client: httpx.Client, folder: Path, name: str) -> None:
    put(folder, "cards.html", "Cards")
    put(folder, ".hidden.html", "Hidden")
    put(folder, "a b.html", "Blank")
    put(folder, "notes.txt", "Notes")
    answer = client.get(f"/api/reports/{name}")
    assert answer.status_code in (400, 404), answer.text
    assert "Hidden" not in answer.text and "Notes" not in answer.text
    assert [card.name for card in listed(client)] == ["cards"]
