"""The tables of the bench: rates, ratios, and what else the kernel does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from bench.contest import Contestant
from bench.worker import OURS


def table(title: str, *columns: str) -> Table:
    """A plain table: the first column holds names, the others numbers."""
    made = Table(title=title, title_justify="left", box=box.SIMPLE)
    for number, column in enumerate(columns):
        made.add_column(column, justify="right" if number else "left", no_wrap=not number)
    return made


def rates(everybody: Sequence[Contestant]) -> Table:
    """Who plays how fast."""
    made = table(
        "Random play on one core, median of the rounds",
        *("", "games/s", "decisions/s", "with ≥ 2 options/s", "clone µs"),
    )
    for one in everybody:
        if one.missing:
            made.add_row(one.title, f"[bold red]NOT INSTALLED: {one.missing}[/]", "", "", "")
            continue
        clone = one.clone_us()
        made.add_row(
            one.title,
            f"{one.typical(lambda result: result.games_per_second):,.0f}",
            f"{one.typical(lambda result: result.decisions_per_second):,.0f}",
            f"{one.typical(lambda result: result.choices_per_second):,.0f}",
            "-" if clone is None else f"{clone:.2f}",
        )
    return made


def choices(one: Contestant) -> float:
    """Decisions with two or more options each second."""
    return one.typical(lambda result: result.choices_per_second)


def ratios_to(ours: Contestant, peer: Contestant) -> tuple[float, float]:
    """Our real choices over all the peer's decisions, and over its real choices."""
    steps = peer.typical(lambda result: result.decisions_per_second)
    return choices(ours) / steps, choices(ours) / choices(peer)


def builds_of(game: str, everybody: Sequence[Contestant]) -> list[Contestant]:
    """The builds of one of our games, the plain one first."""
    return [one for one in everybody if one.module == game]


def ratios(game: str, everybody: Sequence[Contestant]) -> Table:
    """How many times as fast as each peer we are, strictly and like for like."""
    ours = builds_of(game, everybody)
    heads = [f"{one.title} to {what}" for one in ours for what in ("all", "≥ 2")]
    made = table(
        "Our decisions with ≥ 2 options, to all of the peer's or to its own ≥ 2", "", *heads
    )
    for peer in everybody:
        if peer.module not in OURS and not peer.missing:
            cells = [ratio for one in ours for ratio in ratios_to(one, peer)]
            made.add_row(peer.title, *(f"{ratio:.2f}×" for ratio in cells))
    return made


def builds(game: str, everybody: Sequence[Contestant]) -> Table:
    """What the kernel's services take, and what compiling gives."""
    ours = builds_of(game, everybody)
    plain, compiled = ours[0], ours[1] if len(ours) > 1 else None
    title = plain.title.removesuffix(" plain")
    made = table(f"{title} in the middle of a game, µs", "", "plain", "compiled", "times as fast")
    for name, us in plain.details.items():
        other = compiled.details[name] if compiled else None
        cells = (f"{other:.2f}", f"{us / other:.2f}×") if other else ("-", "-")
        made.add_row(name, f"{us:.2f}", *cells)
    if compiled:
        gain = choices(compiled) / choices(plain)
        made.add_row(
            "choices/s", f"{choices(plain):,.0f}", f"{choices(compiled):,.0f}", f"{gain:.2f}×"
        )
    return made


def goals(everybody: Sequence[Contestant]) -> Iterator[str]:
    """What we set out to reach, and where we stand."""
    found = {one.title: one for one in everybody if not one.missing}
    plain, compiled, uno = (found.get(t) for t in ("BANG! plain", "BANG! compiled", "RLCard UNO"))
    if plain and uno:
        ratio = ratios_to(plain, uno)[0]
        yield f"{verdict(ratio >= 2)}: plain, 2× the steps of RLCard's UNO: {ratio:.2f}×"
    if plain:
        clone = plain.clone_us() or 0.0
        yield f"{verdict(clone < 3)}: plain, a clone in under 3 µs: {clone:.2f} µs"
    if plain and compiled:
        gain = choices(compiled) / choices(plain)
        yield f"{verdict(gain >= 2)}: compiled, 2× plain (aiming at 4×): {gain:.2f}×"
    for game in OURS[1:]:
        for one in builds_of(game, everybody)[:1]:
            rate, clone = choices(one), one.clone_us() or 0.0
            yield f"{verdict(rate >= 40_000)}: {one.title}, 40,000 choices/s: {rate:,.0f}"
            yield f"{verdict(clone < 6)}: {one.title}, a clone in under 6 µs: {clone:.2f} µs"


def verdict(reached: bool) -> str:
    """A goal is reached or missed."""
    return "reached" if reached else "[bold red]MISSED[/]"


def show(everybody: Sequence[Contestant]) -> None:
    """Print everything."""
    console = Console(highlight=False)
    console.print(rates(everybody))
    for game in OURS:
        console.print(ratios(game, everybody))
        console.print(builds(game, everybody))
    for line in goals(everybody):
        console.print(line)


def as_json(everybody: Sequence[Contestant]) -> list[dict[str, Any]]:
    """The same numbers for machines."""
    rows: list[dict[str, Any]] = []
    for one in everybody:
        row: dict[str, Any] = {"title": one.title, "compiled": one.compiled}
        if one.missing:
            rows.append(row | {"missing": one.missing})
            continue
        row["games_per_second"] = one.typical(lambda result: result.games_per_second)
        row["decisions_per_second"] = one.typical(lambda result: result.decisions_per_second)
        row["choices_per_second"] = choices(one)
        rows.append(row | {"clone_us": one.clone_us(), "microseconds": one.details})
    return rows
