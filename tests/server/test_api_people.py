"""Who you are: names, cookies and accounts, asked for by HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from tafelrunde.server.protocol.errors import REFUSALS
from tafelrunde.server.web.handling import COOKIE
from tests.server.running import Running, running


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        yield client


def cookie_in(answer: httpx.Response) -> Morsel[str]:
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


def assert_refused(answer: httpx.Response, code: str) -> None:
    assert (answer.json()["code"], answer.status_code) == (code, REFUSALS[code][0])
    assert answer.json()["key"] == f"refused-{code}"
    assert answer.json()["text"]


def test_a_stranger_has_no_name(client: httpx.Client) -> None:
    assert client.get("/api/me").json() == {"name": "", "login": ""}


def test_a_guest_is_known_again(client: httpx.Client) -> None:
    answer = client.put("/api/me", json={"name": "Anna"})
    assert (answer.status_code, answer.json()) == (200, {"name": "Anna", "login": ""})
    assert client.get("/api/me").json()["name"] == "Anna"


def test_a_guest_may_change_the_name(client: httpx.Client) -> None:
    client.put("/api/me", json={"name": "Anna"})
    assert client.put("/api/me", json={"name": "Юля"}).json()["name"] == "Юля"
    assert client.get("/api/me").json()["name"] == "Юля"


def test_no_script_reads_the_cookie_and_no_other_site_sends_it(client: httpx.Client) -> None:
    cookie = cookie_in(client.put("/api/me", json={"name": "Anna"}))
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == 365 * 86400
    assert not cookie["secure"], "or it would not work without https"


def test_the_cookie_is_secure_behind_a_proxy_that_speaks_https(tmp_path: Path) -> None:
    with running(tmp_path, proxy=True, origins=("https://games.example.org",)) as server:
        answer = httpx.put(
            f"{server.address}/api/me",
            json={"name": "Anna"},
            headers={"origin": "https://games.example.org", "x-forwarded-proto": "https"},
            trust_env=False,
        )
    assert answer.status_code == 200
    assert cookie_in(answer)["secure"] is True


@pytest.mark.parametrize("forged", ["x", "abc:0.aaaa.bbbb", "Anna", "%00", "é"])
def test_a_forged_cookie_is_nobodys(client: httpx.Client, forged: str) -> None:
    cookie = f"{COOKIE}={forged}".encode()
    assert client.get("/api/me", headers={b"cookie": cookie}).json()["name"] == ""


@pytest.mark.parametrize("name", ["   ", "\u202eannA", "\u0000", "a\nb"])
def test_a_name_nobody_can_read_is_refused(client: httpx.Client, name: str) -> None:
    assert_refused(client.put("/api/me", json={"name": name}), "bad-name")


@pytest.mark.parametrize(
    "body", [{}, {"name": 1}, {"name": ""}, {"name": "x" * 41}, {"name": "A", "admin": True}, []]
)
def test_a_wish_that_is_none_is_refused(client: httpx.Client, body: object) -> None:
    assert_refused(client.put("/api/me", json=body), "malformed")


def test_broken_json_is_refused(client: httpx.Client) -> None:
    answer = client.put(
        "/api/me", content=b'{"name": ', headers={"content-type": "application/json"}
    )
    assert_refused(answer, "malformed")


def test_an_oversized_body_is_refused(client: httpx.Client) -> None:
    assert_refused(client.put("/api/me", json={"name": "x" * 70_000}), "too-big")


def test_an_account_keeps_name_and_cookie_over_devices(server: Running) -> None:
    login = f"anna-{uuid4().hex[:8]}"
    account = {"login": login, "password": "correct horse"}
    with httpx.Client(base_url=server.address, trust_env=False) as laptop:
        laptop.put("/api/me", json={"name": "Anna"})
        answer = laptop.post("/api/accounts", json=account)
        assert (answer.status_code, answer.json()) == (201, {"name": "Anna", "login": login})
    with httpx.Client(base_url=server.address, trust_env=False) as phone:
        assert_refused(phone.post("/api/accounts", json=account), "name-taken")
        wrong = {"login": login, "password": "wrong horse"}
        assert_refused(phone.post("/api/login", json=wrong), "wrong-password")
        assert phone.post("/api/login", json=account).json()["name"] == "Anna"
        assert phone.get("/api/me").json() == {"name": "Anna", "login": login}


def test_logging_out_forgets(client: httpx.Client) -> None:
    client.put("/api/me", json={"name": "Anna"})
    answer = client.post("/api/logout")
    assert answer.json() == {"name": "", "login": ""}
    assert cookie_in(answer)["max-age"] == "0"
    assert client.get("/api/me").json()["name"] == ""


def test_another_sites_page_changes_nothing(client: httpx.Client) -> None:
    client.put("/api/me", json={"name": "Anna"})
    evil = {"origin": "http://evil.example"}
    assert_refused(client.put("/api/me", json={"name": "Eve"}, headers=evil), "bad-origin")
    form = {"origin": str(client.base_url).rstrip("/")}
    assert_refused(client.post("/api/login", data={"login": "x"}, headers=form), "malformed")
    assert client.get("/api/me").json()["name"] == "Anna"


def test_every_answer_tells_browsers_to_be_careful(client: httpx.Client) -> None:
    for path in ("/api/status", "/api/nowhere", "/", "/assets/none.js"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers


def test_unknown_paths_and_methods_are_refused_in_our_words(client: httpx.Client) -> None:
    answer = client.get("/api/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "malformed")
    answer = client.post("/api/status")
    assert (answer.status_code, answer.json()["code"]) == (405, "malformed")


def test_what_people_ask_for_is_not_kept_by_browsers(client: httpx.Client) -> None:
    assert client.get("/api/me").headers["cache-control"] == "no-store"
    assert client.get("/api/tables").headers["cache-control"] == "no-store"


def test_numbers_are_shown_only_if_wanted(client: httpx.Client, tmp_path: Path) -> None:
    assert "tafelrunde_connections" not in client.get("/metrics").text
    with running(tmp_path, metrics=True) as server:
        httpx.get(f"{server.address}/api/status", trust_env=False)
        shown = httpx.get(f"{server.address}/metrics", trust_env=False).text
    assert "tafelrunde_connections 0.0" in shown
    assert 'tafelrunde_request_seconds_count{status="200"} 1.0' in shown
