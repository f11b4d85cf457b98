"""The comparison on the wire can fail: leaks planted in a running server are found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.games import catalog
from tafelrunde.kernel import NOBODY, state_hash
from tafelrunde.lab.subject import LawBroken
from tafelrunde.records import stored
from tafelrunde.server.protocol import socket
from tafelrunde.server.table import cards, messages, odds, playing
from tafelrunde.server.table.core import Core
from tests.server.running import running
from tests.server.wire.pairs import Tally, play_pairs
from tests.server.wire.twins import Staged, staged_twin, store_twins

TABLES = 6  # for each leak
DECISIONS = 10

Servers = tuple[str, str, dict[str, list[Staged]]]
Plant = Callable[[pytest.MonkeyPatch], None]


def everybody_hears_whispers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(messages, "audible", lambda event, viewer: True)


def everybody_sees_the_first_hand(patch: pytest.MonkeyPatch) -> None:
    honest = messages.position

    def leaky(core: Core, viewer: int, clock: socket.Clock | None = None) -> Any:
        position = honest(core, viewer, clock)
        if position is not None and core.match is not None:
            position.view = core.match.game.view(core.match.s, 0)
        return position

    patch.setattr(messages, "position", leaky)


def options_come_in_an_order_that_tells(patch: pytest.MonkeyPatch) -> None:
    honest = messages.decision

    def leaky(core: Core, match: Any, seat: int) -> socket.Decision | None:
        decision = honest(core, match, seat)
        if decision is not None and int(fingerprint(match.s), 16) % 2:
            decision.options = decision.options[::-1]
        return decision

    patch.setattr(messages, "decision", leaky)


def reasons_tell_the_state(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(playing, "clause_against", lambda match, seat, action: fingerprint(match.s))


def records_hold_everything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stored, "redacted", lambda message, viewer: message)


def lists_tell_the_state(patch: pytest.MonkeyPatch) -> None:
    honest = cards.card_of

    def leaky(core: Core) -> Any:
        card = honest(core)
        card.clock = fingerprint(core.match.s) if core.match is not None else ""
        return card

    patch.setattr(cards, "card_of", leaky)


def sizes_tell_the_state(patch: pytest.MonkeyPatch) -> None:
    honest = messages.moved

    def leaky(core: Core, *what: Any) -> socket.Moved:
        moved = honest(core, *what)
        assert core.match is not None
        padding = " " * (int(fingerprint(core.match.s), 16) % 7)
        view = msgspec.json.decode(msgspec.json.encode(moved.position.view))  # encoded already
        moved.position.view = {**view, "padding": padding}
        return moved

    patch.setattr(messages, "moved", leaky)


def odds_tell_the_state(patch: pytest.MonkeyPatch) -> None:
    def leaky(core: Core, seat: int, action: Any) -> list[socket.Chance]:
        return [socket.Chance("beer", [], int(fingerprint(core.running().s), 16), 1 << 16)]

    patch.setattr(odds, "chances", leaky)


def shared_devices_are_not_covered(patch: pytest.MonkeyPatch) -> None:
    honest = Core.key_of
    patch.setattr(
        Core, "key_of", lambda core, person, wanted=0: honest(core, person, max(wanted, 0))
    )


LEAKS: list[Plant] = [
    everybody_hears_whispers,
    everybody_sees_the_first_hand,
    options_come_in_an_order_that_tells,
    reasons_tell_the_state,
    records_hold_everything,
    lists_tell_the_state,
    sizes_tell_the_state,
    odds_tell_the_state,
    shared_devices_are_not_covered,
]


def fingerprint(s: Any) -> str:
    """Something that hangs on everything, the hidden too."""
    return state_hash(s)[:4]


def some_tables(name: str) -> list[Staged]:
    """A few matches of both sorts of games: cards and roles."""
    magpie, bang = catalog.load("magpie"), catalog.load("bang")
    settings = [(magpie, 4, ()), (magpie, 3, ("owl",)), (bang, 5, ("rage",))]
    tables = [
        staged_twin(f"{name}_{number}", settings[number % 3], 1 + number % 2)
        for number in range(TABLES)
    ]
    device = staged_twin(f"{name}_device", settings[0], NOBODY)
    device.shared = True
    return [*tables, device]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers in this process, so that a leak can be planted while they run."""
    folder: Path = tmp_path_factory.mktemp("leaks")
    names = ["none", *[plant.__name__ for plant in LEAKS]]
    tables = {name: some_tables(name) for name in names}
    everything = [table for some in tables.values() for table in some]
    store_twins(everything, folder / "truth", folder / "twin")
    with running(folder / "truth") as truth, running(folder / "twin") as twin:
        yield truth.address, twin.address, tables


def play(servers: Servers, name: str) -> Tally:
    truth, twin, tables = servers
    return asyncio.run(play_pairs(tables[name], truth, twin, DECISIONS))


def test_without_a_leak_nothing_is_found(servers: Servers) -> None:
    assert play(servers, "none").positions > TABLES


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(
    servers: Servers, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(LawBroken):
        play(servers, plant.__name__)
