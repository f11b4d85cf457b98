"""`serve`: a server for browsers, on this machine or for others too."""

from __future__ import annotations

from pathlib import Path

import typer

from tafelrunde.server.serving import serve
from tafelrunde.server.settings import NO_LIMITS, Limits, Settings, data_folder


def start(
    host: str,
    port: int | None,
    data: Path | None,
    database: str,
    browser: bool,
    origins: list[str],
    proxy: bool,
    metrics: bool,
    workers: int,
    together: int,
    limited: bool,
    push: str,
    push_hosts: list[str],
) -> int:
    """Run a server until Ctrl-C."""
    settings = Settings(
        host=host,
        port=port,
        data=data or data_folder(),
        database=database,
        origins=tuple(origins),
        proxy=proxy,
        metrics=metrics,
        workers=workers,
        together=together,
        browser=browser,
        limits=Limits() if limited else NO_LIMITS,
        push=push,
        push_hosts=tuple(push_hosts),
    )
    return serve(settings, typer.echo)
