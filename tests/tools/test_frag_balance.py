"""Measuring FRAG's balance: chance decides what it is asked to, and events are counted rightly."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tafelrunde.games.frag.names import CARDS, PISTOL
from tafelrunde.kernel import EVERYONE, Event, Game
from tools.frag_balance import Plan, main, play_one
from tools.frag_tables import average, quantile, tables
from tools.frag_tales import NO_ARM, Tale, read

NEEDLER = CARDS.index("needler")
MEDPACK = CARDS.index("medpack")
ANNA, BEN = 0, 1
FIELD_1, FIELD_2 = 40, 70  # places with the respawn numbers 1 and 2


def told(*events: tuple[Any, ...]) -> Tale:
    """What is read of these events on a map with two respawn fields."""
    tale = Tale(players=2, winner=ANNA, turns=2, gestures=6)
    game = SimpleNamespace(ground=SimpleNamespace(respawn=(FIELD_1, FIELD_2)))
    news: list[Event] = [(EVERYONE, key, tuple(values)) for key, *values in events]
    read(tale, cast(Game, game), news)
    return tale


def test_it_is_told_who_began_where_and_as_what() -> None:
    tale = told(
        ("fighter_built", ANNA, 1, 3, 3),
        ("fighter_built", BEN, 4, 1, 2),
        ("start_won", BEN),
        ("fighter_placed", BEN, FIELD_1),
        ("fighter_placed", ANNA, FIELD_2),
    )
    assert tale.fighters == {ANNA: "1/3/3", BEN: "4/1/2"} and tale.starter == BEN
    assert tale.starts == {BEN: "1", ANNA: "2"}


def test_a_frag_belongs_to_the_arm_of_the_attack_and_to_the_life_of_who_made_it() -> None:
    tale = told(
        ("fighter_placed", ANNA, FIELD_1),
        ("fighter_placed", BEN, FIELD_2),
        ("attack_announced", ANNA, BEN, NEEDLER, 0, 3),
        ("hit", ANNA, BEN),
        ("fragged", BEN, ANNA, 1),
        ("turn_began", BEN),
        ("respawned", BEN, FIELD_1),
        ("attack_announced", BEN, ANNA, PISTOL, 0, 3),
        ("fragged", ANNA, BEN, 1),
    )
    assert tale.attacks == {NEEDLER: 1, PISTOL: 1} and tale.hits == {NEEDLER: 1}
    assert tale.frags == {NEEDLER: 1, PISTOL: 1} and tale.decider == PISTOL
    lives = [(life.field, life.first, life.frags) for life in tale.lives]
    assert lives == [("1", True, 1), ("2", True, 0), ("1", False, 1)]


def test_after_acid_no_arm_is_to_blame() -> None:
    tale = told(
        ("fighter_placed", ANNA, FIELD_1),
        ("attack_announced", ANNA, BEN, NEEDLER, 0, 3),
        ("acid_entered", BEN, (5, 5)),
        ("fragged", BEN, ANNA, 1),
        ("fell", BEN),
        ("disconnected", BEN),
    )
    assert tale.frags == {NO_ARM: 1} and (tale.fallen, tale.taken_out) == (1, 1)


def test_cards_are_counted_when_they_come_into_a_hand_and_when_they_are_used() -> None:
    tale = told(
        ("card_received", ANNA, MEDPACK),
        ("card_taken", BEN, NEEDLER),
        ("theft_seen", ANNA, BEN, NEEDLER),
        ("card_played", ANNA, MEDPACK),
        ("weapon_readied", ANNA, NEEDLER),
        ("card_discarded", ANNA, MEDPACK),
    )
    assert tale.held == {MEDPACK: 1, NEEDLER: 2} and tale.used == {MEDPACK: 1, NEEDLER: 1}


def test_chance_tries_every_field_and_more_fighters_than_the_bot_would() -> None:
    def started(way: str) -> tuple[set[str], set[str]]:
        plan = Plan(2, 0, 1, way, way, "test")
        tales = [play_one(plan, number) for number in range(8)]
        fields = {field for tale in tales for field in tale.starts.values()}
        return fields, {fighter for tale in tales for fighter in tale.fighters.values()}

    fields, fighters = started("usual")
    assert len(fields) == 2 and len(fighters) <= 4
    fields, fighters = started("random")
    assert len(fields) == 6 and len(fighters) > 4


def test_the_tables_hold_what_was_counted() -> None:
    tale = Tale(2, winner=BEN, turns=20, gestures=90, starter=BEN)
    tale.starts, tale.fighters = {ANNA: "1", BEN: "2"}, {ANNA: "1/3/3", BEN: "2/4/1"}
    tale.held[MEDPACK], tale.used[MEDPACK] = 2, 1
    tale.attacks[PISTOL], tale.frags[PISTOL], tale.decider = 4, 1, PISTOL
    lines = tables([tale] * 100)
    assert lines[0] == "100 games of 2."
    assert "| turns | 20.00 ± 0.00 | 20 | 20 | 20 |" in lines
    assert "| minutes at 20 s each | 30.00 ± 0.00 | 30 | 30 | 30 |" in lines
    assert "| 2 | 100 | 100.0% (96.3% to 100.0%) |" in lines, "the starting field, and the order"
    assert "| pistol | 400 | 0% | 25.0% (21.0% to 29.5%) | 100.0% | 100.0% |" in lines
    assert "| medpack | 11 | 2.00 | 1.000 | 50% |" in lines


def test_averages_and_quantiles() -> None:
    assert average([1, 3]) == "2.00 ± 1.96"
    assert quantile(list(range(100)), 0.95) == 95 and quantile([7], 0.95) == 7


def test_the_command_prints_the_same_tables_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--games", "2", "--players", "2", "--goal", "1", "--cores", "1", "--seed", "again"]
    main(words)
    first = capsys.readouterr().out
    main(words)
    assert capsys.readouterr().out == first and first.startswith("2 games of 2.\n")
