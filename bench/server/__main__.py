"""`python -m bench.server`: our server and boardgame.io's under the same load, one by one."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.server.load import BenchError, Load, compile_generator
from bench.server.measuring import Contestant, Result, measure
from bench.server.ours import ROOT, Ours, builds
from bench.server.peer import Peer
from bench.server.processes import allow_many_files
from bench.server.report import show

FIXED_RATE = 2000  # moves per second


def main() -> int:
    """Measure and print; 0 is well, 1 a failed measurement or, if strict, a missing contestant."""
    options = arguments()
    before = " ".join(f"{load:.2f}" for load in os.getloadavg())
    everybody, absent = contestants(options)
    allow_many_files()
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="bench-generator-") as folder:
        try:
            generator = compile_generator(Path(folder))
            for load in loads(options):
                for one in everybody:
                    print(f"{one.title}: {load.title} ...", file=sys.stderr, flush=True)
                    results.append(measure(one, load, generator))
        except BenchError as error:
            print(f"bench.server: {error}", file=sys.stderr)
            return 1
    show(results, before)
    if options.json:
        options.json.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2))
    for sentence in absent:
        print(f"NOT MEASURED: {sentence}", file=sys.stderr)
    return 1 if absent and options.strict else 0


def arguments() -> argparse.Namespace:
    """What the caller wants."""
    parser = argparse.ArgumentParser(prog="bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="for each measurement")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--rate", type=int, default=FIXED_RATE, help="of the open loop; 0: none")
    parser.add_argument("--games", nargs="+", default=["bang", "magpie"])
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled" / "src")
    parser.add_argument("--quick", action="store_true", help="one game, 100 tables, 5 seconds")
    parser.add_argument("--no-peer", action="store_true", help="only our own server")
    parser.add_argument("--plain", action="store_true", help="only our plain build")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers there as well")
    parser.add_argument("--strict", action="store_true", help="fail when something is missing")
    options = parser.parse_args()
    if options.quick:
        options.seconds, options.tables, options.games = 5.0, [100], options.games[:1]
    return options


def contestants(options: argparse.Namespace) -> tuple[list[Contestant], list[str]]:
    """Those who can be measured, and a sentence for each who can't."""
    compiled = None if options.plain else options.compiled.resolve()
    everybody: list[Contestant] = [] if options.no_peer else [Peer()]
    everybody += [Ours(game, build) for game in options.games for build in builds(compiled)]
    reasons = [(one, one.missing()) for one in everybody]
    absent = [f"{one.title}: {reason}" for one, reason in reasons if reason]
    if compiled and not compiled.is_dir():
        absent.append(f"there is no compiled build in {compiled}")
    return [one for one, reason in reasons if not reason], absent


def loads(options: argparse.Namespace) -> Sequence[Load]:
    """All tables as fast as it goes; the first number of tables at a fixed rate as well."""
    warmup = min(3.0, options.seconds / 2)
    closed = [Load(tables, options.seconds, 0, warmup) for tables in options.tables]
    if not options.rate:
        return closed
    return [*closed, Load(options.tables[0], options.seconds, options.rate, warmup)]


if __name__ == "__main__":
    sys.exit(main())
