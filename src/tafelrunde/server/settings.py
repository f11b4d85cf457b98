"""How a server is to be run: where it listens, where it keeps things, and what it allows."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tafelrunde.kernel import TafelrundeError

DEFAULT_PORT = 8765
DATA_VARIABLE = "TAFELRUNDE_DATA"
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class ServingError(TafelrundeError):
    """The server can't be started like this."""


@dataclass(frozen=True)
class Limits:
    """How much one connection, address or person may ask for."""

    burst: int = 30  # messages of a connection at once, and then
    per_second: float = 15.0
    slowed: int = 30  # messages above that which are only made to wait,
    refused: int = 30  # then those that are refused; then the connection is closed
    malformed: int = 10
    hello_seconds: float = 10.0
    unsent_bytes: int = 1_000_000  # that a slow reader may leave lying
    per_address: int = 200  # connections
    per_person: int = 30
    requests: int = 300  # changes by HTTP of one address (a club has one) at once, and then
    requests_per_second: float = 20.0


# For measuring: nothing is slowed, but memory stays bounded.
NO_LIMITS = Limits(
    burst=1_000_000_000,
    per_second=1e9,
    per_address=1_000_000,
    per_person=1_000_000,
    requests=1_000_000_000,
    requests_per_second=1e9,
)


def data_folder() -> Path:
    """Return where games are kept, unless told otherwise: the usual place of this system."""
    named = os.environ.get(DATA_VARIABLE)
    if named:
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tafelrunde"


@dataclass(frozen=True)
class Settings:
    """What a server is told when it starts."""

    host: str = "127.0.0.1"
    port: int | None = None  # None: the usual one, or the next that is free
    data: Path = field(default_factory=data_folder)
    database: str = ""  # a URL; empty: SQLite in the data folder
    origins: tuple[str, ...] = ()  # pages that may talk to us besides our own
    proxy: bool = False  # trust X-Forwarded-*: a proxy of ours is in front
    metrics: bool = False
    workers: int = 0  # processes that think for bots; 0: what suits the machine
    together: int = 0  # of these, so many may think about one decision; 0: what suits the machine
    browser: bool = False  # open it when the server is up
    push: str = ""  # a contact (mailto: or https:); with one, turn notices are sent by web push
    push_hosts: tuple[str, ...] = ()  # push services besides the known ones: name, or name:port
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """Return where everything is stored."""
        return self.database or f"sqlite:///{self.data.absolute() / 'tafelrunde.db'}"

    @property
    def only_here(self) -> bool:
        """Say whether only this machine can reach the server."""
        return self.host in LOOPBACK and not self.proxy

    def prepare(self) -> None:
        """Make the data folder, or say why that is not possible."""
        if self.push and not self.push.startswith(("mailto:", "https:")):
            raise ServingError("--push names a contact: mailto:you@example.org, or an https: page")
        if self.database:
            return
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            probe = self.data / f".probe-{os.getpid()}"
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise ServingError(
                f"the data folder {self.data} can't be written ({reason}): name another by --data"
            ) from None
