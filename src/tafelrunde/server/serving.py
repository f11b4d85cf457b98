"""Running a server: a port, uvicorn around the application, an address to open, a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from threading import Thread
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from .frames import Frames
from .settings import DEFAULT_PORT, ServingError, Settings

PORTS_TRIED = 50  # from the usual one upwards
# A server that was killed while it started a process leaves its port to it for a moment.
PORT_PATIENCE, PORT_PAUSE = 1.5, 0.05  # seconds
BACKLOG = 2048
BIGGEST_FRAME = 65_536  # beyond it a client is cut off; smaller ones are refused politely
GRACE_SECONDS = 1  # for requests that are under way when the server stops
KEEPALIVE_SECONDS = 20.0  # between signs of life on a silent socket

if TYPE_CHECKING:
    from .app import App

Say = Callable[[str], None]


class Server(uvicorn.Server):
    """A server that tells when it is up, and says goodbye before it closes sockets."""

    def __init__(self, config: uvicorn.Config, app: App, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell once people can come."""
        await super().startup(sockets)
        if not self.should_exit:
            self.on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when asked to; asked twice by Ctrl-C, at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody know, then stop."""
        await self.app.say_goodbye()
        await asyncio.sleep(0)  # the last words are written in this turn of the loop
        await super().shutdown(sockets)


def config_for(app: App) -> uvicorn.Config:
    """Return how uvicorn is to run an application."""
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop where there is one
        http="auto",
        ws=Frames,
        ws_per_message_deflate=False,  # small messages: costs more time than it saves
        ws_max_size=BIGGEST_FRAME,
        ws_ping_interval=KEEPALIVE_SECONDS,
        ws_ping_timeout=KEEPALIVE_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=app.settings.proxy,
        forwarded_allow_ips="*" if app.settings.proxy else "",
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
        backlog=BACKLOG,
    )


def serve(settings: Settings, say: Say) -> int:
    """Run a server until it is told to stop; raise if it can't be started."""
    quieten()
    settings.prepare()
    listening = listen(settings)
    from .app import build  # takes a second: what can go wrong at once, goes wrong before

    app = build(settings)

    def on_start() -> None:
        keep_pauses_short()
        announce(settings, listening, say)

    server = Server(config_for(app), app, on_start)
    with listening, contextlib.suppress(SystemExit):  # that is how uvicorn tells a failure
        server.run(sockets=[listening])
    if app.failure is not None:
        raise app.failure
    if not server.started:
        raise ServingError("the server could not be started; the reason is above")
    say("Stopped. Every game is kept and goes on where it was.")
    return 0


def keep_pauses_short() -> None:
    """Collect garbage rarely, and let the storage's thread have its turn soon.

    Moves leave hardly any cycles behind, but looking for them in all tables and games took 70 to
    350 ms at a time. The storage needs the interpreter for moments; a move waits for it.
    """
    gc.collect()
    gc.freeze()  # games, texts and libraries stay for good
    gc.set_threshold(100_000, 50, 1_000)
    sys.setswitchinterval(0.001)


def quieten() -> None:
    """Let only what matters be logged, in one line each."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_news)


def is_news(record: logging.LogRecord) -> bool:
    """Leave out what we tell ourselves."""
    return not record.getMessage().startswith(("Application startup failed", "Cancel "))


# Where


def listen(settings: Settings) -> socket.socket:
    """Return a socket at the wanted port; at the usual or next free one if none was asked for."""
    if settings.port is not None:
        return listen_at(settings.host, settings.port)
    ports = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)
    for port in ports:
        if (made := free(settings.host, port)) is not None:
            return made
    raise ServingError(f"ports {ports[0]} to {ports[-1]} are all in use: name a free one")


def listen_at(host: str, port: int) -> socket.socket:
    """Return a socket at this port, which may become free in a moment."""
    limit = time.monotonic() + PORT_PATIENCE
    while (made := free(host, port)) is None:
        if time.monotonic() > limit:
            raise ServingError(f"port {port} is in use: name another one, or stop what uses it")
        time.sleep(PORT_PAUSE)
    return made


def free(host: str, port: int) -> socket.socket | None:
    """Return a socket bound to an address; nothing if somebody else uses it."""
    try:
        return bound(host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise ServingError(f"can't listen at {host}: {reason(error)}") from None
    return None


def bound(host: str, port: int) -> socket.socket:
    """Return a socket bound to an address."""
    family, kind, number, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, number)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(BACKLOG)
    except OSError:
        made.close()
        raise
    return made


def reason(error: OSError) -> str:
    """Return why something failed, in words."""
    return (error.strerror or str(error)).lower()


# Telling


def announce(settings: Settings, listening: socket.socket, say: Say) -> None:
    """Print where to go, and go there."""
    port = listening.getsockname()[1]
    everywhere = settings.host in ("", "0.0.0.0", "::")
    local = address(settings.host if not everywhere else "localhost", port)
    say(f"tafelrunde runs at  {local}")
    if everywhere and (lan := lan_address()):
        say(f"in your network at  {address(lan, port)}")
    say(f"games are kept in   {kept_in(settings)}")
    say("Ctrl-C stops it.")
    if settings.browser and can_show():
        Thread(target=webbrowser.open, args=(local,), daemon=True).start()


def address(host: str, port: int) -> str:
    """Return an address that can be opened."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def kept_in(settings: Settings) -> str:
    """Say where games are kept, without a password."""
    if not settings.database:
        return str(settings.data)
    scheme, _, rest = settings.database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def lan_address() -> str:
    """Return this machine's address in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only picks a way out
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def can_show() -> bool:
    """Say whether a browser could be shown here."""
    if os.environ.get("CI") or os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
