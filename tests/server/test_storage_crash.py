"""The process is killed in the middle of writing; every row it reported as stored is there."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tafelrunde.server.storage import Store

TABLES = 20

# Twenty tables write as fast as they can, and each reports a line once it is stored.
WRITING = f"""
import asyncio, sys
from tafelrunde.server.storage import Desk, LogRow, MatchRow, Store

async def table(desk, name):
    for number in range(1_000_000):
        snapshot = str(number)
        await desk.write(MatchRow(name, 1, "running", "", snapshot, 0), LogRow(name, 1, number, ""))
        print(name, number, flush=True)

async def main():
    desk = Desk(Store.open(sys.argv[1]))
    await asyncio.gather(*[table(desk, f"t{{i}}") for i in range({TABLES})])

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 500, 3000])
def test_nothing_that_was_acknowledged_is_lost_when_the_process_is_killed(
    store_url: str, lines: int
) -> None:
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITING, store_url], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    reported = [writer.stdout.readline() for _ in range(lines)]
    writer.kill()
    reported += writer.stdout.readlines()
    writer.stdout.close()
    writer.wait()
    last: dict[str, int] = {}
    for line in reported:
        if line.endswith("\n"):
            table, number = line.split()
            last[table] = int(number)

    store = Store.open(store_url)
    for table, acknowledged in last.items():
        stored = [row.number for row in store.log(table, 1)]
        assert stored == list(range(len(stored)))  # no gap
        assert len(stored) > acknowledged
        match = store.match(table, 1)
        assert match is not None and match.snapshot == str(stored[-1])  # together or not at all
    assert len(last) == TABLES or lines == 1
    store.close()
