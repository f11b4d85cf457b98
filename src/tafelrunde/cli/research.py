"""The commands `bot` and `export` with their flags: programs at tables, records as data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

BOT_EXAMPLES = (
    'tafelrunde bot --table http://localhost:8765/t/… --exec "node mybot.js"',
    "tafelrunde bot --table http://localhost:8765/join/… --listen 21000",
)
EXPORT_EXAMPLES = (
    "tafelrunde export evening.yaml --into evening.parquet",
    "tafelrunde export records/*.yaml --into records.jsonl",
)


def bot(
    table: Annotated[
        str, typer.Option("--table", metavar="URL", help="A table's page, or an invitation.")
    ],
    command: Annotated[
        str, typer.Option("--exec", metavar="COMMAND", help="The bot: it reads and writes lines.")
    ] = "",
    listen: Annotated[
        int | None,
        typer.Option(
            "--listen", metavar="PORT", min=0, max=65535, help="The bot comes here by WebSocket."
        ),
    ] = None,
    name: Annotated[str, typer.Option("--name", help="What it is called at the table.")] = "Robot",
    matches: Annotated[
        int, typer.Option("--matches", metavar="N", min=1, help="How many matches it plays.")
    ] = 1,
) -> int:
    """Let a program of yours, in any language, play at a table."""
    from tafelrunde.bots.external import Program
    from tafelrunde.bots.lines import Talk
    from tafelrunde.kernel import OptionError
    from tafelrunde.research.joining import Guest, Visitor
    from tafelrunde.research.listening import Door

    if bool(command) == (listen is not None):
        raise OptionError("say either --exec COMMAND or --listen PORT")
    channel = Program(command) if listen is None else Door(listen)
    try:
        if isinstance(channel, Door):
            typer.echo(f"waiting for a bot at ws://127.0.0.1:{channel.port}")
            channel.wait()
        with Guest(table, name) as guest:
            Visitor(guest, Talk(channel), typer.echo, matches).play()
    finally:
        channel.close()
    return 0


def export(
    records: Annotated[
        list[Path], typer.Argument(metavar="RECORDS…", help="Records of finished matches.")
    ],
    into: Annotated[
        Path, typer.Option("--into", metavar="FILE", help="A file .parquet or .jsonl.")
    ],
) -> int:
    """Write every decision of records as training data."""
    from tafelrunde.research.export import export as write

    done = write(records, into)
    for path in done.left_out:
        typer.echo(f"left out, since the match is not over: {path}", err=True)
    typer.echo(f"{done.decisions} decisions of {done.records} matches are in {into}")
    return 0
