"""`tafelrunde serve`, plain or compiled, and the tables its clients sit at."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from bench.server.load import SEATS, BenchError
from bench.server.processes import Running, free_port, running
from tafelrunde.server.protocol.api import NameWish, NewTable
from tafelrunde.server.protocol.common import ClockWish, TableInfo, TableSetting

ROOT = Path(__file__).resolve().parent.parent.parent
AT_ONCE = 8  # requests by HTTP while the tables are made
# A window would wait for its common least time, and measure nothing but that.
CLOCK = ClockWish(window_least=0)


class Ours:
    """A game of ours, in one of the two builds."""

    speech = "tafelrunde"

    def __init__(self, game: str, compiled: Path | None = None) -> None:
        self.game = game
        self.compiled = compiled
        self.title = f"tafelrunde {game}, {'compiled' if compiled else 'plain'}"

    def missing(self) -> str:
        """Say why it can't be measured, if so."""
        if self.compiled and not (self.compiled / "tafelrunde" / "server").is_dir():
            return f"{self.compiled} has no server: make compiled"
        return ""

    @contextmanager
    def serve(self, folder: Path) -> Iterator[Running]:
        """Start the server on SQLite in a new folder, without limits for one address."""
        port = free_port()
        command = [sys.executable, "-m", "tafelrunde", "serve", "--no-browser", "--no-limits"]
        command += ["--port", str(port), "--data", str(folder / "data")]
        environment = {"PYTHONPATH": str(self.compiled)} if self.compiled else {}
        with running(command, environment, port, "/api/status", folder) as server:
            yield server

    def clients(self, server: Running, tables: int) -> list[str]:
        """Let four guests sit down at every table; their sockets come later."""
        return asyncio.run(_sit_down(f"http://127.0.0.1:{server.port}", self.game, tables))


async def _sit_down(address: str, game: str, tables: int) -> list[str]:
    turnstile = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        reception = Reception(http, game, address)

        async def one(number: int) -> list[str]:
            async with turnstile:
                return await reception.table(number)

        lines = await asyncio.gather(*(one(number) for number in range(tables)))
    return [line for four in lines for line in four]


class Reception:
    """Makes guests and tables by HTTP, as a browser would."""

    def __init__(self, http: httpx.AsyncClient, game: str, address: str) -> None:
        self.http = http
        self.headers = {"origin": address, "content-type": "application/json"}
        self.wish = NewTable(TableSetting(game, SEATS, clock=CLOCK, pace=0))

    async def table(self, number: int) -> list[str]:
        """Make a table with four guests; returns a line for each, the host first."""
        cookies = [await self.guest(f"Guest {number}-{seat}") for seat in range(SEATS)]
        made = await self.ask("POST", "/api/tables", self.wish, cookies[0])
        table = msgspec.json.decode(made.content, type=TableInfo)
        for cookie in cookies[1:]:
            await self.ask("POST", f"/api/invitations/{table.invitation}", {}, cookie)
        path = f"/api/tables/{table.id}/socket"
        return [f"{number} {seat} {path} {cookie}" for seat, cookie in enumerate(cookies)]

    async def guest(self, name: str) -> str:
        """Make a guest, and return the cookie."""
        answer = await self.ask("PUT", "/api/me", NameWish(name), "")
        self.http.cookies.clear()  # a thousand guests share this one client
        return answer.headers["set-cookie"].partition(";")[0]

    async def ask(self, method: str, path: str, body: object, cookie: str) -> httpx.Response:
        """Ask, and insist on an answer."""
        headers = {**self.headers, "cookie": cookie} if cookie else self.headers
        content = msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            raise BenchError(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return answer


def builds(compiled: Path | None) -> list[Path | None]:
    """The plain build, and the compiled one where there is one."""
    return [None, compiled] if compiled and compiled.is_dir() else [None]
