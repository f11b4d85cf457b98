"""The client's files: found, compressed, kept, and nothing else of the disk."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import pytest

from tafelrunde.server.web.asgi import Message, Scope
from tafelrunde.server.web.games import known_games
from tafelrunde.server.web.pages import Pages

INDEX = "<!doctype html><title>t</title>"


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(INDEX)
    (web / "assets" / "app-abc123.js").write_text("let a = 1")
    (web / "assets" / "app-abc123.js.br").write_bytes(b"as brotli")
    (web / "assets" / "app-abc123.js.gz").write_bytes(b"as gzip")
    (web / "favicon.svg").write_text("<svg/>")
    (web / "fingerprint").write_text("of the build")
    (tmp_path / "secret.txt").write_text("secret")
    return Pages(web)


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


def ask(pages: Pages, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask as a network server would: the path comes with its percent signs resolved."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": unquote(path), "headers": raw}
    sent: list[Message] = []

    async def receive() -> Message:
        raise AssertionError("nothing is to be read")

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(pages(scope, receive, send))
    start, body = sent
    given = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], given, body["body"])


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/join/xyz", "/new/bang", "/verify", "/fingerprint"]
)
def test_every_page_of_the_client_is_its_index(pages: Pages, path: str) -> None:
    answer = ask(pages, path)
    assert (answer.status, answer.body.decode()) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_name_of_their_own_are_kept_for_ever(pages: Pages) -> None:
    answer = ask(pages, "/assets/app-abc123.js", accept_encoding="identity")
    assert answer.body == b"let a = 1"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]


# Pages that come drawn


@pytest.fixture
def drawn(pages: Pages) -> Pages:
    folder = pages.folder / "drawn"
    folder.mkdir()
    games = [game.id for game in known_games()]
    (folder / "games.json").write_text(json.dumps(games))
    row = '<div class="row x" style="height: 777px;"></div>'
    for lang in ("en", "de"):
        (folder / f"lobby.{lang}.html").write_text(f'<html lang="{lang}">lobby')
        (folder / f"table.{lang}.html").write_text(f'<html lang="{lang}">table')
        (folder / f"back.{lang}.html").write_text(f'<html lang="{lang}">{row}{{"rows":[777]}}')
    return pages


def test_lobby_and_table_come_drawn_in_the_readers_language(drawn: Pages) -> None:
    assert ask(drawn, "/").body == b'<html lang="en">lobby'
    answer = ask(drawn, "/", accept_language="de-AT,de;q=0.9")
    assert answer.body == b'<html lang="de">lobby'
    assert answer.headers["vary"] == "accept-language, cookie"
    assert ask(drawn, "/t/abc", cookie="lang=de").body == b'<html lang="de">table'
    assert ask(drawn, "/rules/bang").body.decode() == INDEX


def test_a_language_that_nothing_is_drawn_in_gets_the_empty_page(drawn: Pages) -> None:
    assert ask(drawn, "/", accept_language="ru").body.decode() == INDEX


def test_a_lobby_that_was_drawn_with_other_games_is_not_sent(drawn: Pages) -> None:
    (drawn.folder / "drawn" / "games.json").write_text('["bang"]')
    assert ask(drawn, "/").body.decode() == INDEX
    assert ask(drawn, "/t/abc").body == b'<html lang="en">table'


def test_a_theme_comes_with_the_page_and_nothing_else_from_its_cookie(drawn: Pages) -> None:
    dark = ask(drawn, "/", cookie="theme=dark", accept_encoding="gzip, br")
    assert gzip.decompress(dark.body) == b'<html data-theme="dark" lang="en">lobby'
    assert dark.headers["etag"] != ask(drawn, "/").headers["etag"]
    assert ask(drawn, "/", cookie='theme="><script>').body == b'<html lang="en">lobby'


def test_who_has_games_to_go_on_with_gets_room_for_them(drawn: Pages) -> None:
    async def two(scope: Scope) -> int:
        return 2

    assert ask(drawn, "/", cookie="rows=136-96").body == b'<html lang="en">lobby'
    drawn.waiting = two
    body = ask(drawn, "/", cookie="rows=136-96").body.decode()
    assert re.findall(r"height: (\d+)px", body) == ["136", "96"]
    assert '{"rows":[136,96]}' in body
    for nonsense in ("112px-100", "1", "-", "<b>", "0112-96", "96", "96-96-96"):
        body = ask(drawn, "/", cookie=f"rows={nonsense}").body.decode()
        assert '{"rows":[112,112]}' in body


@pytest.mark.parametrize("path", ["/drawn/lobby.en.html", "/drawn/games.json"])
def test_what_is_drawn_has_no_address_of_its_own(drawn: Pages, path: str) -> None:
    assert ask(drawn, path).status == 404


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"as brotli"),
        ("gzip;q=1.0", "gzip", b"as gzip"),
        ("deflate", None, b"let a = 1"),
    ],
)
def test_the_best_compression_the_browser_knows_is_sent(
    pages: Pages, accepted: str, encoding: str | None, body: bytes
) -> None:
    answer = ask(pages, "/assets/app-abc123.js", accept_encoding=accepted)
    assert (answer.headers.get("content-encoding"), answer.body) == (encoding, body)
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(body)


def test_what_the_browser_has_is_not_sent_again(pages: Pages) -> None:
    first = ask(pages, "/")
    again = ask(pages, "/", if_none_match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/passwd.txt",
        "/assets/missing.js",
        "/assets/app-abc123.js.br",
        "/robots.txt",
    ],
)
def test_nothing_but_the_clients_files_can_be_had(pages: Pages, path: str) -> None:
    answer = ask(pages, path)
    assert (answer.status, answer.body) == (404, b"no such file\n")


def test_pages_are_only_to_be_read(pages: Pages) -> None:
    answer = ask(pages, "/", "POST")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")


def test_asking_for_the_head_gives_no_body(pages: Pages) -> None:
    answer = ask(pages, "/", "HEAD")
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["content-length"]) == len(INDEX)


def test_a_client_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    answer = ask(Pages(tmp_path / "none"), "/")
    assert answer.status == 503
    assert b"make client" in answer.body


def test_a_client_built_anew_is_served_at_once(pages: Pages) -> None:
    assert ask(pages, "/").body.decode() == INDEX
    index = pages.folder / "index.html"
    index.write_text("new")
    os.utime(index, ns=(1, 1))
    assert ask(pages, "/").body == b"new"
