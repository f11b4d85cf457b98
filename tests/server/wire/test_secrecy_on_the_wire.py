"""Law 4 on the wire: what a real server sends a viewer does not hang on what they can't know."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from tafelrunde.kernel import NOBODY
from tests.server.crash.process import Process, served
from tests.server.wire.pairs import play_pairs
from tests.server.wire.twins import SETTINGS, Setting, Staged, staged_twin, store_twins

log = logging.getLogger(__name__)

POSITIONS = 2_000  # at least so many are compared
DECISIONS = 12  # of one pair
SHARES = {"magpie": 8}  # pairs of one setting, where a game has few settings


def name_of(setting: Setting) -> str:
    info, players, modules = setting
    return "-".join([info.id, str(players), *modules])


def all_tables() -> list[Staged]:
    """Matches of every game, number of players and set of modules, for all sorts of viewers."""
    tables = []
    for place, setting in enumerate(SETTINGS):
        for number in range(SHARES.get(setting[0].id, 1)):
            id = f"{name_of(setting)}_{number}"
            viewer = (place + number) % (setting[1] + 1) - 1  # spectators, too
            table = staged_twin(id, setting, viewer)
            table.shared = viewer == NOBODY
            tables.append(table)
    return tables


def test_what_a_seat_receives_differs_only_where_it_rightly_learns_something(
    tmp_path: Path,
) -> None:
    tables = all_tables()
    truth, twin = Process(tmp_path / "truth"), Process(tmp_path / "twin")
    store_twins(tables, truth.folder, twin.folder)
    with served(truth, twin):
        tally = asyncio.run(play_pairs(tables, truth.address, twin.address, DECISIONS))
    log.info("%s", tally)
    assert tally.settings == {name_of(setting) for setting in SETTINGS}
    assert tally.positions >= POSITIONS
    assert min(tally.refusals, tally.answers, tally.welcomes, tally.undone, tally.disclosed) > 0
    assert min(tally.odds, tally.replays, tally.covered) > 0
    for server in (truth, twin):
        assert "ERROR" not in server.said(), server.said()


def test_twins_are_no_copies() -> None:
    same = [table for table in all_tables() if not table.differs]
    # Three at BANG! hide nothing (7.1) but rage cards.
    assert all(table.match.info.id == "bang" and table.players == 3 for table in same)
