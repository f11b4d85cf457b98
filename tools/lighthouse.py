"""Let Lighthouse measure the lobby and a table, as a phone and as a desktop, and print the scores.

    python -m tools.lighthouse            three runs of each, of which the middle one counts
    python -m tools.lighthouse --runs 1   quicker, and more at the mercy of the machine

Needed are the built client, a Chromium and Node.js; Lighthouse itself is installed into
client/audit. The exit code is 1 if a score is below 95. Measure on a machine that has nothing else
to do: what blocks the page is measured in seconds, not in work. Each line ends with Lighthouse's
own index of how fast the machine was meanwhile. A phone is taken for four times slower than a
machine of 1,500 to 2,000; below that, the numbers are those of a slower phone than is meant.
"""

from __future__ import annotations

import argparse
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright

from tools.client import Node, find_node, run
from tools.real_parts import find_chromium

ROOT = Path(__file__).resolve().parent.parent
AUDIT = ROOT / "client" / "audit"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 95
PRESETS: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
PATIENCE = 60.0  # seconds until the server must answer
# A guest sits down at a table of BANG! with everything, and bots have the other seats.
SIT_DOWN = """async () => {
  const send = async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
  };
  await send("PUT", "/api/me", { name: "Anna" });
  const modules = ["duel", "rage", "characters", "undead"];
  const bot = { kind: "bot", level: "regular" };
  const setting = { game: "bang", players: 5, modules, pace: 0 };
  const table = { setting, seats: [{ kind: "me" }, bot, bot, bot, bot], start: true };
  return (await send("POST", "/api/tables", table)).id;
}"""


class Scores(NamedTuple):
    """What Lighthouse thinks of a page: a score for each category, and the times behind it."""

    scores: dict[str, int]
    times: dict[str, str]
    machine: int  # Lighthouse's index of how fast this machine was


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run a server with an empty data folder and yield its address."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [sys.executable, "-m", "tafelrunde", "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen([*command, "--data", str(folder)], stdout=subprocess.DEVNULL)
    try:
        await_answer(address)
        yield address
    finally:
        process.terminate()
        process.wait()


def await_answer(address: str) -> None:
    """Wait until a server answers."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        try:
            with urllib.request.urlopen(f"{address}/api/status", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise TimeoutError(f"no server answers at {address}")


@contextmanager
def browsing(folder: Path, port: int) -> Iterator[BrowserContext]:
    """Run a browser that Lighthouse can steer too, and that knows who sits at the table."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=find_chromium(),
            args=[*FLAGS, f"--remote-debugging-port={port}"],
        )
        yield context
        context.close()


def measured(node: Node, page: str, port: int, preset: str) -> Scores:
    """Let Lighthouse look at a page once."""
    command = [node.program, str(AUDIT / "node_modules" / "lighthouse" / "cli" / "index.js"), page]
    command += ["--port", str(port), "--quiet", "--output=json", *PRESETS[preset]]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, cwd=AUDIT)
    return read(json.loads(said.stdout))


def read(report: dict[str, Any]) -> Scores:
    """Take scores and times out of a report."""
    audits = report["audits"]
    return Scores(
        {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES},
        {
            "first paint": audits["first-contentful-paint"]["displayValue"],
            "largest": audits["largest-contentful-paint"]["displayValue"],
            "blocked": audits["total-blocking-time"]["displayValue"],
            "shift": audits["cumulative-layout-shift"]["displayValue"],
        },
        round(report["environment"]["benchmarkIndex"]),
    )


def middle(runs: list[Scores]) -> Scores:
    """Return the run in the middle, by performance; of an even number the worse one."""
    ordered = sorted(runs, key=lambda run: run.scores["performance"])
    wanted = statistics.median_low([run.scores["performance"] for run in ordered])
    return next(run for run in ordered if run.scores["performance"] == wanted)


def line(page: str, preset: str, found: Scores) -> str:
    """Put a page's scores and times into a line."""
    scores = "  ".join(f"{name} {score}" for name, score in found.scores.items())
    times = ", ".join(f"{name} {value}".replace("\xa0", " ") for name, value in found.times.items())
    return f"{page:<6} {preset:<8} {scores}  ({times}; machine {found.machine:,})"


def audit(runs: int) -> bool:
    """Measure every page with every preset, print the scores and say whether all are high."""
    node = find_node()
    quiet = ["ci", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"]
    run([*node.npm, *quiet], "npm could not install Lighthouse", AUDIT, node.environment())
    good = True
    with tempfile.TemporaryDirectory() as name, serving(Path(name, "data")) as address:
        port = free_port()
        with browsing(Path(name, "profile"), port) as context:
            page = context.new_page()
            page.goto(address)
            pages = {"lobby": address, "table": f"{address}/t/{page.evaluate(SIT_DOWN)}"}
            page.close()
            for (title, url), preset in ((one, two) for one in pages.items() for two in PRESETS):
                found = middle([measured(node, url, port, preset) for _ in range(runs)])
                print(line(title, preset, found), flush=True)
                good = good and min(found.scores.values()) >= LEAST
    return good


def main() -> int:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description="Let Lighthouse measure the pages.")
    parser.add_argument("--runs", type=int, default=3, help="how often each page is measured")
    return 0 if audit(parser.parse_args().runs) else 1


if __name__ == "__main__":
    raise SystemExit(main())
