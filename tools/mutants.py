r"""Seeded mutation testing: break one line of the rules at a time and see whether a test notices.

    python tools/mutants.py --paths src/tafelrunde/games/bang --exclude tests,bot.py,view.py \
        --count 200 --seed 7 --tests src/tafelrunde/games/bang/tests --jobs 2

Every mutant lives in a private copy of the project; the working tree is never written to.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import queue
import random
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.mutation_sites import Mutant, mutants_of

LEFT_OUT = shutil.ignore_patterns(
    ".git",
    ".venv*",
    ".*_cache",
    ".hypothesis",
    "__pycache__",
    "*.pyc",
    "*.so",
    "build",
    "dist",
    "node_modules",
    "venv*",
    "*.egg-info",
)
BANG = "src/tafelrunde/games/bang"  # what is tried when nothing is named
MEMORY_LIMIT = 4 << 30  # a mutant that grows a list for ever must not take the machine with it
SHORTEST_TIMEOUT = 20.0
TIMEOUT_FACTOR = 10  # how much longer than the healthy tests a mutant may run
CANARY = b'raise RuntimeError("the canary was seen")\n'


class Trouble(Exception):
    """Something that keeps the run from meaning anything, in one sentence for the user."""


@dataclass(frozen=True)
class Verdict:
    """What became of one mutant: `killed`, `timeout` (killed as well) or `survived`."""

    mutant: Mutant
    outcome: str
    seconds: float


# Which mutants


def find_mutants(root: Path, paths: Sequence[str], exclude: set[str]) -> dict[str, list[Mutant]]:
    """The mutants of every Python file under the paths, by file, but for the excluded names."""
    found: dict[str, list[Mutant]] = {}
    for path in paths:
        place = root / path
        if not place.exists():
            raise Trouble(f"there is no {path}")
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            name = file.relative_to(root).as_posix()
            if not exclude & set(file.relative_to(root).parts):
                found[name] = list(mutants_of(name, file.read_bytes()))
    return {name: mutants for name, mutants in found.items() if mutants}


def pick(found: dict[str, list[Mutant]], count: int, seed: int) -> list[Mutant]:
    """Choose `count` mutants, each file its share by size and at least one, the same for a seed."""
    total = sum(len(mutants) for mutants in found.values())
    count = min(count, total)
    shares = {name: max(1, count * len(mutants) // total) for name, mutants in found.items()}
    while sum(shares.values()) > count:  # many small files: the largest give way
        shares[max(shares, key=shares.__getitem__)] -= 1
    while sum(shares.values()) < count:  # rounding left some over: to those with the least
        shares[min(shares, key=lambda name: shares[name] / len(found[name]))] += 1
    chosen: list[Mutant] = []
    for name, mutants in found.items():
        # A generator for each file: editing one file does not reshuffle the choice in the others.
        chosen += random.Random(f"{seed}:{name}").sample(mutants, shares[name])
    return sorted(chosen, key=lambda mutant: (mutant.path, mutant.line, mutant.start, mutant.id))


def read_equivalents(file: Path) -> dict[str, str]:
    """The mutants that change nothing a test could see: id and reason, one a line."""
    reasons: dict[str, str] = {}
    for number, line in enumerate(file.read_text().splitlines() if file.exists() else [], start=1):
        words = line.split(maxsplit=1)
        if not words or words[0].startswith("#"):
            continue
        if len(words) < 2:
            raise Trouble(f"{file.name}, line {number}: {words[0]} is listed without a reason")
        reasons[words[0]] = words[1]
    return reasons


# Running them


class Workshop:
    """A private copy of the project in which mutants are tried one after the other."""

    def __init__(self, root: Path, folder: Path, tests: str) -> None:
        self.root = folder / "project"
        shutil.copytree(root, self.root, ignore=LEFT_OUT, symlinks=True)
        self.tests = tests

    def twin(self, folder: Path) -> Workshop:
        """A second copy, with the byte code that the first run left behind."""
        shutil.copytree(self.root.parent, folder, symlinks=True)
        shop = Workshop.__new__(Workshop)
        shop.root, shop.tests = folder / "project", self.tests
        return shop

    def run(self, timeout: float | None = None) -> int | None:
        """Run the tests on the copy: pytest's exit code, or None when the time was over."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        environment = dict(os.environ, PYTHONPATH=str(self.root / "src"))
        if timeout is not None:  # only the healthy run leaves byte code
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        with self.log.open("wb") as log:
            process = subprocess.Popen(
                command + shlex.split(self.tests),
                cwd=self.root,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            limit_memory(process.pid)
            return process.wait(timeout)
        except subprocess.TimeoutExpired:
            return None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            # Examples that hypothesis kept from one mutant must not help against the next.
            shutil.rmtree(self.root / ".hypothesis", ignore_errors=True)

    @property
    def log(self) -> Path:
        """Where the last run's output lies."""
        return self.root.parent / "pytest.log"

    def with_source(self, path: str, source: bytes, timeout: float) -> int | None:
        """Run the tests with one file changed, and put the file back."""
        file = self.root / path
        original, saved = file.read_bytes(), file.stat().st_mtime
        file.write_bytes(source)
        # Byte code is matched by size and whole seconds: never let the healthy one pass for ours.
        os.utime(file, (saved + 1000, saved + 1000))
        try:
            return self.run(timeout)
        finally:
            file.write_bytes(original)
            os.utime(file, (saved, saved))

    def base_time(self, watched: str) -> float:
        """How long the healthy tests take; they must pass, and must notice a broken file."""
        start = time.monotonic()
        if self.run() != 0:
            tail = self.log.read_text(errors="replace")[-2000:]
            raise Trouble(f"the tests fail on the unchanged source:\n{tail}")
        seconds = time.monotonic() - start
        if self.with_source(watched, CANARY, seconds + SHORTEST_TIMEOUT) == 0:
            raise Trouble(f"the tests pass even when {watched} cannot be imported")
        return seconds

    def try_out(self, mutant: Mutant, timeout: float) -> Verdict:
        """Whether a test notices this mutant."""
        start = time.monotonic()
        broken = mutant.apply((self.root / mutant.path).read_bytes())
        code = self.with_source(mutant.path, broken, timeout)
        outcome = {0: "survived", None: "timeout"}.get(code, "killed")
        return Verdict(mutant, outcome, time.monotonic() - start)


def limit_memory(process: int) -> None:
    """Keep a started process within MEMORY_LIMIT, where the system can."""
    if sys.platform == "linux":
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(process, resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))


def try_all(root: Path, mutants: Sequence[Mutant], tests: str, jobs: int) -> list[Verdict]:
    """Try the mutants in `jobs` copies at once and tell how it goes."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        first = Workshop(root, Path(folder) / "0", tests)
        base = first.base_time(mutants[0].path)
        shops: queue.SimpleQueue[Workshop] = queue.SimpleQueue()
        for shop in [first, *(first.twin(Path(folder) / str(n)) for n in range(1, jobs))]:
            shops.put(shop)
        timeout = max(SHORTEST_TIMEOUT, TIMEOUT_FACTOR * base)
        print(f"tests pass in {base:.1f} s; a mutant has {timeout:.0f} s", flush=True)

        def job(mutant: Mutant) -> Verdict:
            shop = shops.get()
            try:
                return shop.try_out(mutant, timeout)
            finally:
                shops.put(shop)

        verdicts: list[Verdict] = []
        with ThreadPoolExecutor(jobs) as pool:
            futures = [pool.submit(job, mutant) for mutant in mutants]
            try:
                for future in as_completed(futures):
                    verdicts.append(future.result())
                    report_progress(verdicts[-1], len(verdicts), len(mutants))
            except BaseException:  # also Ctrl-C: begin nothing new
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return verdicts


# Telling


def describe(mutant: Mutant) -> str:
    """A mutant for the reader: where, and the line before and after."""
    return f"{mutant.id}  {mutant.path}:{mutant.line}\n    - {mutant.before}\n    + {mutant.after}"


def report_progress(verdict: Verdict, done: int, total: int) -> None:
    """One line for each mutant tried."""
    mutant = verdict.mutant
    count = f"[{done:{len(str(total))}}/{total}]"
    where = f"{mutant.id}  {mutant.path}:{mutant.line}"
    print(f"{count} {verdict.outcome:8} {verdict.seconds:5.1f} s  {where}", flush=True)


def summarize(verdicts: Sequence[Verdict], excused: dict[Mutant, str]) -> float:
    """Print survivors, excused mutants and totals; return the share killed, in percent."""
    survivors = [verdict.mutant for verdict in verdicts if verdict.outcome == "survived"]
    for title, mutants in (("survived", survivors), ("listed as equivalent", list(excused))):
        if mutants:
            print(f"\n{title}:")
        for mutant in sorted(mutants, key=lambda mutant: (mutant.path, mutant.line)):
            reason = f"\n    reason: {excused[mutant]}" if mutant in excused else ""
            print(describe(mutant) + reason)
    killed = len(verdicts) - len(survivors)
    late = sum(verdict.outcome == "timeout" for verdict in verdicts)
    share = 100 * killed / len(verdicts) if verdicts else 100.0
    print(
        f"\n{len(verdicts)} mutants: {killed} killed ({late} of them by the clock), "
        f"{len(survivors)} survived: {share:.1f} %"
    )
    return share


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(description="Seeded mutation testing.")
    parser.add_argument("--root", type=Path, default=Path.cwd(), help="the project (default: here)")
    parser.add_argument("--paths", nargs="+", default=[f"{BANG}/steps", f"{BANG}/characters"])
    parser.add_argument("--exclude", default="tests,bot.py,view.py", help="names, with commas")
    parser.add_argument(
        "--tests",
        default=f"{BANG}/tests",
        help="what pytest is to run, with options of its own if need be",
    )
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="list the chosen mutants, run nothing")
    parser.add_argument("--only", metavar="ID", help="try this one mutant")
    parser.add_argument(
        "--least",
        type=float,
        default=0.0,
        metavar="PERCENT",
        help="fail when a smaller share is killed",
    )
    return parser


def chosen_mutants(options: argparse.Namespace, root: Path) -> list[Mutant]:
    """The mutants the command line asks for."""
    found = find_mutants(root, options.paths, set(options.exclude.split(",")))
    if not found:
        raise Trouble(f"nothing to mutate under {' '.join(options.paths)}")
    if options.only is None:
        return pick(found, options.count, options.seed)
    chosen = [m for mutants in found.values() for m in mutants if m.id == options.only]
    if not chosen:
        raise Trouble(f"there is no mutant {options.only} under {' '.join(options.paths)}")
    return chosen


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; 0 is well, 1 too few killed, 2 trouble."""
    options = arguments().parse_args(words)
    root = options.root.resolve()
    try:
        mutants = chosen_mutants(options, root)
        reasons = read_equivalents(root / "tools" / "equivalent-mutants.txt")
        excused = {m: reasons[m.id] for m in mutants if m.id in reasons and options.only is None}
        tried = [mutant for mutant in mutants if mutant not in excused]
        if options.list:
            print("\n".join(describe(mutant) for mutant in mutants))
            return 0
        verdicts = try_all(root, tried, options.tests, max(1, options.jobs)) if tried else []
    except Trouble as trouble:
        print(f"mutants: {trouble}", file=sys.stderr)
        return 2
    return 0 if summarize(verdicts, excused) >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
