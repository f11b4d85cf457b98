"""What tests of the server share: databases of both kinds, and a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.postgres import NoPostgres, Server, running_postgres
from tests.server.running import Running, running
from tools.real_parts import in_ci


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A real PostgreSQL; where there is none CI fails, and others hear about it."""
    try:
        started = running_postgres()
        server = started.__enter__()
    except NoPostgres as error:
        sentence = f"NO POSTGRESQL, so half of the storage tests are left out: {error}"
        if in_ci():
            pytest.fail(sentence)
        pytest.skip(sentence)
    try:
        yield server
    finally:
        started.__exit__(None, None, None)


@pytest.fixture
def postgres_url(postgres: Server) -> str:
    """An empty PostgreSQL database."""
    return postgres.new_database(f"t{uuid4().hex}")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path}/tafelrunde.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """An empty database, first of one kind, then of the other."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(name)
    return url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server on a free port, without limits; tests make tables of their own."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
