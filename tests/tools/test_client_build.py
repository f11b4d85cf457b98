"""The tool that builds the web client, and what it builds."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from tafelrunde.games import catalog
from tafelrunde.server.protocol.common import TableSetting
from tafelrunde.server.web.hints import INDEX, PAGES, Hints
from tafelrunde.server.web.pages import Pages, made_for
from tafelrunde.words import LANGUAGES
from tools import client
from tools.client import Node, Trouble

pytestmark = pytest.mark.skipif(
    "TAFELRUNDE_EXPECT_COMPILED" in os.environ,
    reason="the compiled copy has no client of its own; the plain build's tests look at it",
)

# Bytes, compressed, fonts apart: what the lobby may weigh, and a table of BANG!.
FIRST_LOAD = 75_000
TABLE_LOAD = 168_000  # taking over a drawn page costs 1 kB, sliding and leafing 2
DRAWN_LOAD = 18_000  # a page that comes drawn, covers and all
NODE = Node("/opt/node", ("/opt/npm",), "v22.1.0")
# Names of namespaces, an error page that Svelte mentions, and a link on the page of credits.
KNOWN_HOSTS = {"www.w3.org", "svelte.dev", "game-icons.net", "here"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    node = client.find_node()
    client.install(node)
    target = tmp_path_factory.mktemp("client") / "web"
    said = client.build(node, target)
    assert re.fullmatch(r"\d+ kB compressed, fonts \d+ kB", said)
    return target


# What is built


def test_the_page_has_no_inline_script_or_style(built: Path) -> None:
    page = (built / "index.html").read_text("utf-8")
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""]
    assert "<style" not in page
    assert not re.search(r"\s(style|on\w+)=", page)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", ["lobby", "back", "table"])
def test_drawn_pages_have_nothing_a_browser_would_run(built: Path, page: str, lang: str) -> None:
    drawn = (built / "drawn" / f"{page}.{lang}.html").read_text("utf-8")
    assert f'<html lang="{lang}">' in drawn
    scripts = re.findall(r"<script([^>]*)>([^<]*)</script>", drawn)
    assert [kind for kind, text in scripts if text] == [' type="application/json" id="drawn-with"']
    assert "<style" not in drawn
    assert not re.search(r"<[^>]*\son\w+=", drawn)
    assert "[ui-" not in drawn  # what a missing text would leave
    assert (built / "drawn" / f"{page}.{lang}.html.br").stat().st_size < DRAWN_LOAD


def test_drawn_pages_have_every_game_and_room_for_tables(built: Path) -> None:
    games = json.loads((built / "drawn" / "games.json").read_text("utf-8"))
    assert games == [info.id for info in catalog.all_games()]
    pages = Pages(built)
    pages.refresh()
    back = made_for(pages.files["/drawn/back.de.html"], "", "112-96").body.decode()
    assert re.findall(r"height: (\d+)px;", back) == ["112", "96"]
    assert '"rows":[112,96]' in back


def test_nothing_built_asks_another_host(built: Path) -> None:
    texts = [*built.rglob("*.js"), *built.rglob("*.css"), *built.rglob("*.html")]
    hosts = {
        host
        for file in texts
        for host in re.findall(r"(?:https?:)?//([a-z0-9-]+(?:\.[a-z0-9-]+)*)", _strings(file))
    }
    assert hosts <= KNOWN_HOSTS
    assert not any("data:font" in file.read_text("utf-8") for file in texts)


def _strings(file: Path) -> str:
    """Return what stands in quotation marks, or after url(: addresses are nowhere else."""
    text = file.read_text("utf-8")
    return "\n".join(re.findall(r"""["'`(](?:https?:)?//[^"'`)]+""", text))


def test_the_first_load_is_small(built: Path) -> None:
    page = (built / "index.html").read_text("utf-8")
    loaded = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
    loaded += [f"/assets/{file.name}" for file in built.glob("assets/texts.ru-*.js")]
    assert len(loaded) >= 4
    weight = sum((built / f"{path[1:]}.br").stat().st_size for path in loaded)
    assert weight < FIRST_LOAD, f"{weight} bytes for {loaded}"


def test_the_load_of_a_table_is_small(built: Path) -> None:
    link = Hints.read(built).link("/t/abc", "ru", TableSetting("bang", 5)).decode()
    hinted = re.findall(r"<(/assets/[^>]+)>", link)
    assert len(hinted) >= 10
    weight = sum((built / f"{path[1:]}.br").stat().st_size for path in hinted)
    assert weight < TABLE_LOAD, f"{weight} bytes for {hinted}"


def test_the_manifest_tells_what_every_page_needs(built: Path) -> None:
    chunks = Hints.read(built).chunks
    assert {INDEX, *PAGES.values(), "src/games/bang/index.ts"} <= set(chunks)
    assert {f"src/words/texts.{lang}.ts" for lang in LANGUAGES} <= set(chunks)
    files = [file for chunk in chunks.values() for file in (chunk.file, *chunk.css)]
    assert not [file for file in files if not (built / file).is_file()]


def test_big_texts_lie_there_compressed_and_unharmed(built: Path) -> None:
    big = [file for file in built.rglob("*.js") if file.stat().st_size > 1000]
    assert len(big) > 5
    for file in big:
        packed = file.with_name(file.name + ".gz").read_bytes()
        assert gzip.decompress(packed) == file.read_bytes()
        assert file.with_name(file.name + ".br").stat().st_size < len(packed)


def test_fonts_are_latin_and_cyrillic_only(built: Path) -> None:
    fonts = {re.sub(r"-(wght|700).*", "", file.name) for file in built.rglob("*.woff2")}
    families = ("alegreya", "alegreya-sc", "bitter", "exo-2", "inter", "jura", "podkova", "tektur")
    assert fonts == {f"{one}-{part}" for one in families for part in ("latin", "cyrillic")}


# When it is built


def test_a_build_is_up_to_date_until_a_source_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources, target = tmp_path / "client", tmp_path / "web"
    for path in ("src/main.ts", "node_modules/x/index.js", "tests/a.test.ts"):
        (sources / path).parent.mkdir(parents=True, exist_ok=True)
        (sources / path).write_text("1")
    monkeypatch.setattr(client, "CLIENT", sources)
    monkeypatch.setattr(client, "BUILT", target)
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "__file__", str(tmp_path / "client.py"))
    (tmp_path / "client.py").write_text("")
    assert not client.up_to_date()
    target.mkdir()
    (target / "index.html").write_text("")
    (target / client.STAMP).write_text(client.fingerprint())
    assert client.up_to_date()
    (sources / "node_modules/x/index.js").write_text("2")
    (sources / "tests/a.test.ts").write_text("2")
    assert client.up_to_date()
    (sources / "src/main.ts").write_text("2")
    assert not client.up_to_date()


# Node.js


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.19.0", True),
        ("v22.1.0", True),
        ("v20.18.3", False),
        ("v18.19.1", False),
        ("", False),
        ("nonsense", False),
    ],
)
def test_only_a_node_that_is_new_enough_is_used(version: str, enough: bool) -> None:
    assert client.new_enough(version) is enough


def test_an_old_node_on_the_machine_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, says in (("node", "v18.19.1"), ("npm", "9")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(client, "wheel_node", lambda: NODE)
    assert client.machine_node() is None
    assert client.find_node() is NODE


def test_without_node_the_pinned_wheel_is_installed_beside_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    commands: list[list[str]] = []
    wheels = iter([None, NODE])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(client, "wheel_node", lambda: next(wheels))
    monkeypatch.setattr(client, "run", lambda command, *rest: commands.append(command))
    assert client.find_node() is NODE
    (command,) = commands
    assert "--require-hashes" in command
    assert command[-1] == str(client.ROOT / "requirements" / "node.txt")
    assert sys.executable in command


def test_the_packages_come_first_on_the_path() -> None:
    assert NODE.environment()["PATH"].split(os.pathsep)[0] == "/opt"


# What goes wrong


def test_a_command_that_fails_is_told_with_its_last_lines(tmp_path: Path) -> None:
    noisy = "import sys; print('\\n'.join(map(str, range(100)))); sys.exit('no network')"
    with pytest.raises(Trouble) as trouble:
        client.run([sys.executable, "-c", noisy], "npm could not install it", tmp_path)
    lines = str(trouble.value).splitlines()
    assert lines[0] == "npm could not install it:"
    assert lines[-1].strip() == "no network"
    assert len(lines) == client.LAST_LINES + 1


def test_trouble_ends_with_one_sentence_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing() -> Node:
        raise Trouble("there is no Node.js for this machine")

    monkeypatch.setattr(client, "find_node", nothing)
    assert client.main(["--force"]) == 1
    assert capsys.readouterr().err == "client: there is no Node.js for this machine\n"


# What is committed


def test_the_lock_file_names_no_registry() -> None:
    text = (client.CLIENT / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in text
    assert "registry" not in text
    packages = json.loads(text)["packages"]
    unpinned = [name for name, one in packages.items() if name and "integrity" not in one]
    assert not unpinned


def test_the_lock_file_serves_every_kind_of_machine() -> None:
    packages = json.loads((client.CLIENT / "package-lock.json").read_text("utf-8"))["packages"]
    missing = {
        name
        for package in packages.values()
        for name in package.get("optionalDependencies", {})
        if f"node_modules/{name}" not in packages
    }
    assert not missing  # npm ci fails where one of them is needed
