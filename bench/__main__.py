"""`python -m bench`: our games at random beside their peers, plain and compiled, in one run."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from bench.contest import ROOT, BenchError, contestants, run_rounds
from bench.report import as_json, show


def main() -> int:
    """Measure and print; 0 is well, 1 a failed measurement or, if strict, a missing contestant."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled" / "src")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers there as well")
    parser.add_argument("--strict", action="store_true", help="fail when something is missing")
    options = parser.parse_args()
    everybody = contestants(options.compiled.resolve())
    try:
        run_rounds(everybody, options.seconds, max(1, options.rounds))
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    show(everybody)
    if options.json:
        options.json.write_text(json.dumps(as_json(everybody), indent=2) + "\n")
    missing = [f"{one.title} is not installed" for one in everybody if one.missing]
    if not any(one.compiled for one in everybody):
        missing.append(f"there is no compiled build in {options.compiled}")
    for sentence in missing:
        print(f"NOT MEASURED: {sentence}", file=sys.stderr)
    return 1 if missing and options.strict else 0


if __name__ == "__main__":
    sys.exit(main())
