"""`tafelrunde serve` from outside: it starts, says where it is, and ends as it should."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket as network
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import httpx
import pytest

from tafelrunde.server import serving
from tafelrunde.server.protocol.common import TableSetting
from tafelrunde.server.settings import DEFAULT_PORT, ServingError, Settings
from tests.server.player import Guest, Hangup

COMMAND = [sys.executable, "-m", "tafelrunde", "serve", "--no-browser", "--workers", "1"]
PATIENCE = 60.0  # seconds, on a busy machine


@contextlib.contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """Start the command; give the process, its address and all it said until it was up."""
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        assert process.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, f"it ended: {said}"
            said += line
        found = re.search(r"http://\S+:\d+", said)
        assert found
        yield process, found[0], said
    finally:
        process.kill()
        process.communicate()


def failing(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_it_serves_and_stops_cleanly_with_open_sockets(tmp_path: Path) -> None:
    async def scene(process: subprocess.Popen[str], address: str) -> float:
        async with Guest(address, "Anna") as anna:
            table = (await anna.create(TableSetting("magpie", 2))).id
            players = [anna.at(table) for _ in range(5)]
            for player in players:
                await player.connect()
            asked = time.monotonic()
            process.send_signal(signal.SIGINT)
            for player in players:
                with pytest.raises(Hangup, match="restart"):
                    await player.wait_for(lambda _: False)
                await player.drop()
            await asyncio.to_thread(process.wait, PATIENCE)
            return time.monotonic() - asked

    with started("--data", str(tmp_path), "--port", "0") as (process, address, said):
        assert str(tmp_path) in said
        seconds = asyncio.run(scene(process, address))
        assert process.returncode == 0
        assert process.stdout is not None
        assert process.stdout.read() == "Stopped. Every game is kept and goes on where it was.\n"
    assert seconds < 2 or os.getloadavg()[0] > 4, "two seconds, unless the machine is overrun"


def test_it_stops_when_the_system_asks(tmp_path: Path) -> None:
    with started("--data", str(tmp_path), "--port", "0") as (process, address, _):
        assert httpx.get(f"{address}/api/status", trust_env=False).json()["protocol"] == 1
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_people_and_tables_are_there_again_after_a_restart(tmp_path: Path) -> None:
    with httpx.Client(trust_env=False) as client:
        with started("--data", str(tmp_path), "--port", "0") as (_, address, _):
            client.put(f"{address}/api/me", json={"name": "Anna"})
            setting = {"game": "magpie", "players": 2}
            table = client.post(f"{address}/api/tables", json={"setting": setting}).json()["id"]
        with started("--data", str(tmp_path), "--port", "0") as (_, address, _):
            lobby = client.get(f"{address}/api/tables").json()
    assert [card["id"] for card in lobby["mine"]] == [table]


# What can go wrong


def test_a_port_in_use_is_one_clear_sentence(tmp_path: Path) -> None:
    with network.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = failing("--data", str(tmp_path), "--port", str(port))
    assert done.returncode == 1
    sentence = f"port {port} is in use: name another one, or stop what uses it."
    assert done.stderr == f"tafelrunde: {sentence}\n"


def test_a_port_that_is_free_again_in_a_moment_is_waited_for() -> None:
    taken = network.create_server(("127.0.0.1", 0))
    port = taken.getsockname()[1]
    letting_go = Timer(0.3, taken.close)
    letting_go.start()
    with serving.listen(Settings(host="127.0.0.1", port=port)) as listening:
        assert taken.fileno() == -1
        assert listening.getsockname()[1] == port


def test_a_data_folder_that_can_not_be_written_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = failing("--data", str(tmp_path / "file" / "data"), "--port", "0")
    assert done.returncode == 1
    assert re.fullmatch(
        r"tafelrunde: the data folder \S+ can't be written \(.*\): name another by --data\.\n",
        done.stderr,
    )


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://localhost/x", "postgresql://nobody@127.0.0.1:1/nothing"]
)
def test_a_wrong_database_is_one_clear_sentence(tmp_path: Path, url: str) -> None:
    done = failing("--data", str(tmp_path), "--port", "0", "--database-url", url)
    assert done.returncode == 1
    assert done.stderr.startswith("tafelrunde: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr + done.stdout


def test_an_address_that_is_not_ours_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(ServingError, match=r"can't listen at 192\.0\.2\.77"):
        serving.listen(Settings(host="192.0.2.77", port=0))
    with pytest.raises(ServingError, match=r"can't listen at nowhere\.invalid"):
        serving.listen(Settings(host="nowhere.invalid", port=0))


def test_the_next_free_port_is_taken_if_none_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with network.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving, "DEFAULT_PORT", port)
        with serving.listen(Settings()) as listening:
            assert port < listening.getsockname()[1] < port + serving.PORTS_TRIED
    assert DEFAULT_PORT == 8765


# What it says


def announced(settings: Settings) -> list[str]:
    said: list[str] = []
    with serving.listen(settings) as listening:
        serving.announce(settings, listening, said.append)
    return said


def test_it_says_where_it_is_and_where_games_are_kept(tmp_path: Path) -> None:
    here, kept, last = announced(Settings(port=0, data=tmp_path))
    assert re.fullmatch(r"tafelrunde runs at  http://127\.0\.0\.1:\d+/", here)
    assert kept.endswith(str(tmp_path))
    assert last == "Ctrl-C stops it."


def test_it_names_its_address_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "lan_address", lambda: "192.168.0.7")
    here, lan, *_ = announced(Settings(host="0.0.0.0", port=0))
    assert "http://localhost:" in here
    assert "http://192.168.0.7:" in lan


def test_it_never_tells_the_password_of_the_database() -> None:
    settings = Settings(database="postgresql://anna:secret@db.example/games")
    assert serving.kept_in(settings) == "postgresql://db.example/games"


@pytest.mark.parametrize(
    ("environment", "opened"),
    [({"DISPLAY": ":0"}, 1), ({}, 0), ({"DISPLAY": ":0", "CI": "true"}, 0)],
)
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_the_browser_is_opened_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], opened: int
) -> None:
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "CI", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    announced(Settings(port=0, browser=True))
    deadline = time.monotonic() + 5
    while opened and not pages and time.monotonic() < deadline:
        time.sleep(0.01)
    assert len(pages) == opened
    announced(Settings(port=0, browser=False))
    assert len(pages) == opened


def test_help_shows_an_example() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Example: tafelrunde serve" in " ".join(done.stdout.split())
