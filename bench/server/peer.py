"""boardgame.io's server with its file storage."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server.load import SEATS, BenchError
from bench.server.processes import Running, free_port, running

FOLDER = Path(__file__).resolve().parent.parent / "peers" / "boardgame-io"
SOCKET = "/socket.io/?EIO=4&transport=websocket"


class Peer:
    """boardgame.io from npm, in the version of its package-lock.json."""

    title = "boardgame.io"
    speech = "boardgame"

    def missing(self) -> str:
        """Install it; say why if that is not possible."""
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            return "there is no Node.js here"
        if (FOLDER / "node_modules" / "node-persist").is_dir():
            return ""
        done = subprocess.run(
            [npm, "ci", "--no-audit", "--no-fund"], cwd=FOLDER, capture_output=True, text=True
        )
        return "" if done.returncode == 0 else f"npm could not install it: {done.stderr[-300:]}"

    @contextmanager
    def serve(self, folder: Path) -> Iterator[Running]:
        """Start the server with its files in a new folder."""
        node = shutil.which("node")
        if node is None:
            raise BenchError("there is no Node.js here")
        port = free_port()
        # Without a second port for its lobby a fresh install does not start.
        command = [node, str(FOLDER / "server.js"), str(port), str(port + 1), str(folder / "files")]
        with running(command, {"NODE_ENV": "production"}, port, "/", folder) as server:
            yield server

    def clients(self, server: Running, tables: int) -> list[str]:
        """Its matches are made by the first client that asks for them."""
        return [f"{table} {seat} {SOCKET} -" for table in range(tables) for seat in range(SEATS)]
