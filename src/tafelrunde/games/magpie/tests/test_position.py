from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.magpie.invariants import check
from tafelrunde.games.magpie.position import position
from tafelrunde.games.magpie.tests.table import NAMES, Table
from tafelrunde.kernel import SaveError
from tafelrunde.records.scenario import run, scenario_files

INFO = catalog.load("magpie")


def test_an_empty_position_is_the_first_round() -> None:
    table = Table()
    assert table.prompt() == "show" and table.s.round == 1
    check(table.game, table.s)


def test_cards_may_be_written_by_name_or_value() -> None:
    table = Table(nest=[6, "cat"], seats={"Anna": {"hand": [1, "key"], "treasure": [5], "wins": 2}})
    assert table.nest() == ["cat", "ring"]
    assert table.hand("anna") == ["button", "key"] and table.treasure("anna") == ["brooch"]
    assert table.s.wins == [2, 0, 0]
    check(table.game, table.s)


def test_what_somebody_knows_may_be_written() -> None:
    table = Table(seats={"anna": {"knows": ["ben"]}, "ben": {"hand": ["key", "cat"]}})
    seats = [table.game.view(table.s, viewer)["table"]["seats"][1] for viewer in (0, 2)]
    assert [seat["cards"] for seat in seats] == [["cat", "key"], []]


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ({"nests": []}, "a position: 'nests' means nothing here"),
        ({"nest": "ring"}, "nest: write a list of cards"),
        ({"nest": ["crown"]}, "nest: there is no card 'crown'"),
        ({"nest": ["owl"]}, "nest: there are not so many cards 'owl'"),
        ({"nest": ["ring"] * 8}, "nest: there are not so many cards 'ring'"),
        ({"round": 6}, "round: write a number from 1 to 5, not 6"),
        ({"round": True}, "round: write a number from 1 to 5, not True"),
        ({"seats": []}, "seats: write pairs"),
        ({"seats": {"zoe": {}}}, "seats: no player is called 'zoe'"),
        ({"seats": {"anna": {"hands": []}}}, "seats.anna: 'hands' means nothing here"),
        ({"seats": {"anna": {"wins": -1}}}, "seats.anna.wins: write a number"),
        ({"seats": {"anna": {"knows": "ben"}}}, "seats.anna.knows: write a list of players"),
        ({"seats": {"anna": 4}}, "seats.anna: write pairs"),
        ({"seats": {"anna": {"knows": ["zoe"]}}}, "seats.anna.knows: no player is called 'zoe'"),
    ],
)
def test_a_wrong_entry_is_named_with_its_path(written: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError, match=f"^{sentence}"):
        position(INFO.build(3), written, NAMES[:3])


@pytest.mark.parametrize("file", scenario_files(INFO), ids=lambda file: file.stem)
def test_the_scenarios_of_this_game_come_out_as_expected(file: Any) -> None:
    outcomes = run(file)
    assert outcomes and not [miss for outcome in outcomes for miss in outcome.misses]
