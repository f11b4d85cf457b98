"""Pages tell browsers what else they are going to want; nobody is told what they may not know."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from tafelrunde.server.protocol.common import TableSetting
from tafelrunde.server.web.hints import MANIFEST, Hints, language, words_of
from tafelrunde.server.web.pages import FOLDER
from tests.server.running import Running

SHARED = {"file": "assets/shared.js", "css": ["assets/shared.css"]}
BUILT = {
    "index.html": {"file": "assets/index.js", "imports": ["_shared"], "css": ["assets/index.css"]},
    "_shared": SHARED,
    "src/words/texts.de.ts": {"file": "assets/de.js"},
    "src/words/texts.en.ts": {"file": "assets/en.js"},
    "src/app/AtTable.svelte": {"file": "assets/table.js", "imports": ["_shared"]},
    "src/games/bang/index.ts": {"file": "assets/bang.js", "imports": ["_shared"]},
}
SETTING = TableSetting("bang", 5, ["duel", "undead"])


@pytest.fixture
def hints(tmp_path: Path) -> Hints:
    (tmp_path / MANIFEST).write_text(json.dumps(BUILT))
    return Hints.read(tmp_path)


def addresses(link: bytes | str) -> list[str]:
    text = link.decode() if isinstance(link, bytes) else link
    return re.findall(r"<([^>]*)>", text)


def test_what_draws_the_page_comes_first(hints: Hints) -> None:
    wanted = addresses(hints.link("/t/abc", "de", SETTING))
    assert wanted == [
        "/assets/index.css",
        "/assets/index.js",
        "/assets/shared.css",
        "/assets/shared.js",
        "/assets/de.js",
        "/assets/table.js",
        "/assets/bang.js",
        "/api/games/bang/texts/de",
        "/api/games/bang/vocabulary?players=5&modules=duel%2Cundead",
    ]


def test_each_kind_of_file_is_asked_for_in_its_own_way(hints: Hints) -> None:
    links = hints.link("/t/abc", "en", SETTING).decode().split(", ")
    assert "</assets/index.css>; rel=preload; as=style; crossorigin" in links
    assert "</assets/table.js>; rel=modulepreload; crossorigin" in links
    assert "</api/games/bang/texts/en>; rel=preload; as=fetch; crossorigin" in links


def test_the_lobby_wants_the_texts_of_all_games(hints: Hints) -> None:
    wanted = addresses(hints.link("/", "en"))
    assert {"/api/games", "/api/games/bang/texts/en", "/api/games/magpie/texts/en"} <= {*wanted}
    assert "/assets/table.js" not in wanted


def test_a_lobby_that_comes_drawn_wants_no_texts_of_games(hints: Hints) -> None:
    wanted = addresses(hints.link("/", "en", drawn=True))
    assert "/api/games" in wanted
    assert not [one for one in wanted if "/texts/" in one]


@pytest.mark.parametrize("path", ["/t/abc", "/t/", "/nowhere", "/rules/bang/x", "//", ""])
def test_of_a_table_nobody_knows_no_game_is_told(hints: Hints, path: str) -> None:
    assert not [one for one in addresses(hints.link(path, "en")) if "bang" in one]


@pytest.mark.parametrize("manifest", ["", "{", '{"index.html": 1}'])
def test_a_build_without_a_manifest_has_no_hints(tmp_path: Path, manifest: str) -> None:
    if manifest:
        (tmp_path / MANIFEST).write_text(manifest)
    assert Hints.read(tmp_path).link("/", "en") == b""


@pytest.mark.parametrize(
    ("chosen", "accepted", "lang"),
    [
        ("", "", "en"),
        ("", "fr, ru;q=0.5", "ru"),
        ("", "de-CH,de;q=0.9", "de"),
        ("", "*;,=", "en"),
        ("lang=ru", "de", "ru"),
        ("a=b; lang=xx", "de", "de"),
    ],
)
def test_the_language_is_the_chosen_one_else_the_first_the_browser_wants(
    chosen: str, accepted: str, lang: str
) -> None:
    headers = [(b"cookie", chosen.encode()), (b"accept-language", accepted.encode())]
    assert language({"headers": headers}) == lang


def test_a_game_with_an_odd_name_stays_one_part_of_the_address() -> None:
    odd = words_of(TableSetting('a/../"><b', 2, ["x&y"]), "en")
    assert not re.search(r'[<>"]', "".join(odd))
    assert odd[0].count("/") == 5
    assert odd[1].endswith("modules=x%26y")


def test_options_belong_to_the_vocabulary_and_a_table_with_files_asks_for_it_itself() -> None:
    chosen = TableSetting("bang", 4, options={"lives": 0, "arrows": 12})
    assert words_of(chosen, "en")[1].endswith("players=4&modules=&options=lives%3A0%2Carrows%3A12")
    own = TableSetting("frag", 4, files={"map": "..."})
    assert words_of(own, "en") == ["/api/games/frag/texts/en"]


def visiting(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.address, trust_env=False, timeout=60)


needs_client = pytest.mark.skipif(not (FOLDER / MANIFEST).is_file(), reason="no client is built")


@needs_client
@pytest.mark.parametrize(("visibility", "told"), [("link", True), ("private", False)])
def test_only_those_who_may_see_a_table_are_told_its_game(
    server: Running, visibility: str, told: bool
) -> None:
    setting = {"game": "bang", "players": 4, "visibility": visibility}
    with visiting(server) as host, visiting(server) as stranger:
        host.put("/api/me", json={"name": "Anna"})
        table = host.post("/api/tables", json={"setting": setting}).json()["id"]
        for client, expected in ((host, True), (stranger, told)):
            answer = client.get(f"/t/{table}")
            assert ("/api/games/bang/texts" in answer.headers["link"]) is expected
            assert answer.headers["cache-control"] == "no-cache"
