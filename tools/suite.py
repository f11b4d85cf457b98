"""Run the tests on several cores; what waits for a clock gets further tries by itself.

    python tools/suite.py [--cores N] [what pytest takes]

Tests with a browser, a server or other processes now and then fail because the machine was too busy
to be on time. Where nothing but a few of these failed, they are run again, one after the other
with nothing beside them, and have to pass in one of two such tries; those that needed it are named
aloud. Tests of rules wait for nothing: one that fails is wrong, and gets no second try.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

WAITING = ("tests/browser/", "tests/server/", "tests/cli/")  # for clocks and other processes
TRIES = 2  # by themselves, after the one beside the others
FORGIVEN = 12  # more than so many failures are no chance
CACHE = Path("build") / "suite"  # which tests failed; fresh for each run
FAILED = 1  # pytest's exit code for "some tests failed", and for nothing worse


def main(words: list[str] | None = None) -> int:
    """Run the tests and return the exit code: 0 if all of them passed in the end."""
    parser = argparse.ArgumentParser(description="Run the tests, again what waits for a clock.")
    parser.add_argument("--cores", type=int, default=2, metavar="N", help="processes at a time")
    wanted, others = parser.parse_known_args(words)
    shutil.rmtree(CACHE, ignore_errors=True)
    code = pytest("-n", str(wanted.cores), "--dist", "worksteal", *others)
    failed = failed_tests() if code == FAILED else []
    if not deserve_a_second_try(failed):
        return code
    for _ in range(TRIES):
        print(
            f"\nTests that wait for a clock failed ({len(failed_tests())}): again, by themselves."
        )
        code = pytest("--last-failed", *others)
        if code == 0:
            print("Passed only by themselves:", *failed, sep="\n    ", flush=True)
        if code != FAILED:
            break
    return code


def pytest(*words: str) -> int:
    """Run pytest in plain sight and return its exit code."""
    command = [sys.executable, "-m", "pytest", "-q", "-o", f"cache_dir={CACHE}", *words]
    sys.stdout.flush()
    return subprocess.run(command, check=False).returncode


def failed_tests() -> list[str]:
    """Return the names of the tests that failed in the last run."""
    file = CACHE / "v" / "cache" / "lastfailed"
    return sorted(json.loads(file.read_text("utf-8"))) if file.is_file() else []


def deserve_a_second_try(failed: list[str]) -> bool:
    """Say whether these are few, and all of them wait for clocks or other processes."""
    return 0 < len(failed) <= FORGIVEN and all(name.startswith(WAITING) for name in failed)


if __name__ == "__main__":
    raise SystemExit(main())
