"""The tables of the server's bench: what was measured, ratios to the peer, goals."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from bench.server.load import Load
from bench.server.measuring import Result
from bench.server.peer import Peer

COLUMNS = [
    *("", "moves/s", "p50 ms", "p99 ms", "max ms", "kB/client", "MB", "cores", "µs/move"),
    *("generator", "stored MB", "errors", "× peer"),
]
FIXED_RATE_P99 = 20.0  # milliseconds at 2,000 moves per second


def of_load(results: Sequence[Result], load: Load) -> Table:
    """Everybody under the same load."""
    made = Table(title=load.title, title_justify="left", box=box.SIMPLE)
    for number, column in enumerate(COLUMNS):
        made.add_column(column, justify="right" if number else "left", no_wrap=not number)
    for one in results:
        made.add_row(one.title, *cells(one), ratio_text(one, peer_of(results)))
    return made


def cells(one: Result) -> Iterator[str]:
    """The numbers of one row."""
    outcome = one.outcome
    yield f"{outcome.moves_per_second:,.0f}"
    yield from (f"{ms:,.1f}" for ms in (outcome.p50_ms, outcome.p99_ms, outcome.max_ms))
    yield f"{one.client_bytes / 1000:,.0f}"
    yield f"{one.busy_bytes / 1e6:,.0f}"
    yield f"{one.server_cpu:.2f}"
    yield f"{one.move_us:,.0f}"
    yield f"{outcome.generator_cpu:.2f}"
    yield f"{one.stored_bytes / 1e6:,.1f}"
    yield trouble(one)


def trouble(one: Result) -> str:
    """Errors and stuck tables."""
    count = one.outcome.errors + one.outcome.idle_tables
    return f"[bold red]{count}[/]" if count else "0"


def peer_of(results: Sequence[Result]) -> Result | None:
    """Find the peer among results of one load."""
    return next((one for one in results if one.title == Peer.title), None)


def ratio(one: Result, peer: Result) -> float:
    """How many times the peer's throughput."""
    return one.outcome.moves_per_second / peer.outcome.moves_per_second


def ratio_text(one: Result, peer: Result | None) -> str:
    """The ratio, for those who are not the peer themselves."""
    return "" if peer is None or peer is one else f"{ratio(one, peer):.2f}"


def goals(results: Sequence[Result]) -> Iterator[str]:
    """What we set out to reach, and where we stand."""
    peer = peer_of(results)
    for one in results:
        if one is peer:
            continue
        name, outcome = f"{one.title}, {one.load.title}", one.outcome
        if one.load.rate:
            kept = outcome.moves_per_second > 0.98 * one.load.rate
            reached = kept and outcome.p99_ms < FIXED_RATE_P99
            yield f"{verdict(reached)}: {name}: p99 under 20 ms: {outcome.p99_ms:.1f} ms"
        elif peer is not None:
            times, p99 = ratio(one, peer), peer.outcome.p99_ms
            reached = times >= 2 and outcome.p99_ms < p99
            sentence = f"2× the peer (aiming at 4×) at a lower p99: {times:.2f}×"
            yield f"{verdict(reached)}: {name}: {sentence}, {outcome.p99_ms:.0f} to {p99:.0f} ms"
        if outcome.errors or outcome.idle_tables:
            yield f"{verdict(False)}: {name}: {outcome.errors} errors, {outcome.idle_tables} stuck"


def verdict(reached: bool) -> str:
    """A goal is reached or missed."""
    return "reached" if reached else "[bold red]MISSED[/]"


def show(results: Sequence[Result], load_average: str) -> None:
    """Print everything."""
    console = Console(highlight=False, width=max(Console().width, 150))
    loads = list(dict.fromkeys(one.load for one in results))
    for load in loads:
        same = [one for one in results if one.load == load]
        console.print(of_load(same, load))
        for line in goals(same):
            console.print(line, soft_wrap=True)
    console.print(
        "MB: the server's memory; cores: what it used; µs/move: its processor time for one move; "
        "generator: cores the generator used itself",
        soft_wrap=True,
    )
    console.print(f"{os.cpu_count()} cores; load of the machine before: {load_average}")
