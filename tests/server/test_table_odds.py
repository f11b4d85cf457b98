"""Odds at a table: for whoever decides, from what they know, where the table allows it."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.chances import chances_of
from tafelrunde.server.people import Person
from tafelrunde.server.protocol import socket
from tafelrunde.server.table import odds
from tafelrunde.server.web.games import vocabulary_of
from tests.server.tables import ANNA, BEN, CARLA, DORA, Page, a_room, bang, in_loop

FOUR = (ANNA, BEN, CARLA, DORA)
EVA = Person("eva", "Eva")


def actor_of(pages: list[Page]) -> Page:
    return next(page for page in pages if page.is_asked())


def throws(page: Page) -> list[list[Any]]:
    """The rerolls that are offered."""
    return [list(action) for action in page.asked().options if action[0] == "reroll"]


@in_loop
async def test_who_decides_is_told_what_may_come_of_a_throw(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), *FOUR)
        actor = actor_of(pages)
        answer = await actor.say(socket.Odds(0, throws(actor)[-1]))
        assert isinstance(answer, socket.Chances)
        assert {"blast", "gatling", "gatling_later"} <= {row.key for row in answer.chances}
        for row in answer.chances:
            assert 0 < row.ways < row.of


@in_loop
async def test_odds_are_those_of_the_rules_and_nothing_happens_by_asking(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(bang(4), *FOUR)
        actor = actor_of(pages)
        heard = [len(page.heard) for page in pages if page is not actor]
        core = table.core
        assert core is not None and core.match is not None
        match = core.match
        for action in throws(actor):
            answer = await actor.say(socket.Odds(0, action))
            wanted = chances_of(match.info, match.info_set(actor.viewer), tuple(action))
            told = [(row.key, tuple(row.values), row.ways, row.of) for row in answer.chances]
            assert [(key, listed(values), *rest) for key, values, *rest in wanted] == told
        assert [len(page.heard) for page in pages if page is not actor] == heard


def listed(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Values as they come out of JSON."""
    return tuple([list(value) if isinstance(value, tuple) else value for value in values])


@in_loop
async def test_one_die_has_the_chances_of_one_die(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), *FOUR)
        actor = actor_of(pages)
        single = next(action for action in throws(actor) if action[1].bit_count() == 1)
        answer = await actor.say(socket.Odds(0, single))
        now = [row for row in answer.chances if row.key != "gatling_later"]
        assert now and all(Fraction(row.ways, row.of) == Fraction(1, 6) for row in now)


@in_loop
async def test_odds_are_refused_where_it_is_not_your_decision(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(bang(4), *FOUR)
        other = next(page for page in pages if not page.is_asked())
        watcher = await Page(room, EVA, table).connect()
        assert (await other.say(socket.Odds(0, ["reroll", 1]))).code == "wrong-status"
        assert (await watcher.say(socket.Odds(0, ["reroll", 1]))).code == "not-seated"


@in_loop
async def test_before_the_match_there_is_nothing_to_work_out(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), *FOUR, start=False)
        assert (await pages[0].say(socket.Odds(0, ["reroll", 1]))).code == "wrong-status"


@in_loop
async def test_a_table_may_be_without_odds(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4, odds=False), *FOUR)
        refused = await actor_of(pages).say(socket.Odds(0, ["reroll", 1]))
        assert (refused.code, refused.key) == ("no-odds", "refused-no-odds")


@in_loop
async def test_what_is_not_offered_has_no_odds(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), *FOUR)
        actor = actor_of(pages)
        for action in (["reroll", 0], ["shoot", 1], ["reroll"], [], ["stop"]):
            assert (await actor.say(socket.Odds(0, action))).chances == []
        deep = await actor.say(socket.Odds(0, ["reroll", [[[[[1]]]]]]))
        assert deep.code == "malformed"


@in_loop
async def test_odds_that_break_down_do_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError

    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), *FOUR)
        actor = actor_of(pages)
        monkeypatch.setattr(odds, "chances_of", break_down)
        assert (await actor.say(socket.Odds(0, throws(actor)[0]))).chances == []
        assert isinstance(await actor.act("stop"), socket.Done)


def test_the_vocabulary_declares_every_chance() -> None:
    info = catalog.load("bang")
    told = vocabulary_of("bang", 5, ()).chances
    assert set(told) == set(info.part("odds").CHANCES)
    assert told["one"] == [("targets", "seat*")]
    assert vocabulary_of("magpie", 0, ()).chances == {}
