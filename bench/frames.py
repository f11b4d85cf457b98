"""Frames of the table's page while bots play, with a short log and with one of 300 turns.

    python -m bench.frames              both in one run, ten seconds each
    python -m bench.frames --seconds 5

Printed are the frames a second, the share of frames that came late, and the time the page was
blocked by tasks of more than 50 ms; the long log is compared with the short one of the same run.
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.past import lengthen, long_past
from tools.lighthouse import FLAGS, serving
from tools.real_parts import find_chromium

TURNS = 300  # that are put before the log
LATE = 1000 / 60 * 1.5  # milliseconds; a frame that came later was seen to be missing
# Only bots sit there, so that nothing waits for anybody; the host watches.
SIT_DOWN = """async () => {
  const send = async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
  };
  await send("PUT", "/api/me", { name: "Anna" });
  const modules = ["duel", "rage", "characters", "undead"];
  const setting = { game: "bang", players: 8, modules, pace: 500 };
  const seats = Array(8).fill({ kind: "bot", level: "regular" });
  return (await send("POST", "/api/tables", { setting, seats, start: true })).id;
}"""
WATCH = """seconds => new Promise(resolve => {
  const times = [];
  let blocked = 0;
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) blocked += task.duration - 50;
  }).observe({ entryTypes: ["longtask"] });
  const began = performance.now();
  requestAnimationFrame(function frame(now) {
    times.push(now);
    if (now - began < seconds * 1000) requestAnimationFrame(frame);
    else resolve([times, blocked]);
  });
})"""


def frames(browser: Browser, address: str, past: list[list[Any]], seconds: float) -> list[float]:
    """Return frames a second, the share of late ones, and how long the page was blocked."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.route_web_socket("**/socket", lambda route: lengthen(route, past))
    page.goto(address)
    page.goto(f"{address}/t/{page.evaluate(SIT_DOWN)}")
    page.locator(".board").wait_for()
    page.wait_for_timeout(2000)  # everything is loaded and moves
    if past:
        page.locator(".log .earlier").wait_for()  # the long past has arrived
    times, blocked = page.evaluate(WATCH, seconds)
    gaps = [later - sooner for sooner, later in pairwise(times)]
    page.close()
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    return [1000 * len(gaps) / sum(gaps), late, blocked]


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description="Count the frames of a table that is played at.")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each log is watched")
    seconds = parser.parse_args().seconds
    with (
        tempfile.TemporaryDirectory() as name,
        serving(Path(name)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for title, past in (("short log", []), (f"{TURNS} turns", long_past(TURNS))):
            rate, late, blocked = frames(browser, address, past, seconds)
            print(f"{title:<10} {rate:5.1f} frames/s, {late:5.1%} late, blocked {blocked:.0f} ms")
        browser.close()


if __name__ == "__main__":
    main()
