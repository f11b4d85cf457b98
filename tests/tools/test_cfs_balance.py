"""Measuring COLLECT! FIGHT! SURVIVE!: events are counted rightly, chance leaves out whom it may."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.names import PROFILES
from tafelrunde.kernel import EVERYONE, Event
from tools.cfs_balance import Plan, built, main, play_one, tables
from tools.cfs_tales import Reader, Tale

ANNA, BEN = 0, 1
SCOUT, GUARD = PROFILES.index("scout"), PROFILES.index("guard")
BENS_SCOUT, GREIFER = 4, 8
GAME = built(Plan(2))
HOME, ELSEWHERE = GAME.ground.zones[ANNA][0], GAME.ground.nests[0]
BLUE, GREEN = GAME.ground.colour.index(0), GAME.ground.colour.index(1)
SALT = 9


def told(*events: tuple[Any, ...]) -> Tale:
    """What is read of these events in Ring Works with two players."""
    tale = Tale(players=2, winners=(ANNA,), decisions=9)
    news: list[Event] = [(EVERYONE, key, tuple(values)) for key, *values in events]
    Reader(tale, GAME).read(news)
    return tale


def test_pieces_count_for_whoever_lays_them_down_at_home() -> None:
    tale = told(
        ("placed", SCOUT, HOME),
        ("laid", SCOUT, SALT),
        ("stepped", SCOUT, ELSEWHERE),
        ("laid", SCOUT, SALT),
        ("placed", BENS_SCOUT, HOME),
        ("laid", BENS_SCOUT, SALT),
    )
    assert tale.brought == {"scout": 1}


def test_a_piece_taken_up_again_at_home_was_not_brought_there() -> None:
    tale = told(("placed", GUARD, HOME), ("laid", GUARD, SALT), ("taken", GUARD, SALT))
    assert tale.brought["guard"] == 0


def test_two_that_swap_their_places_are_followed() -> None:
    tale = told(
        ("placed", SCOUT, ELSEWHERE),
        ("placed", GUARD, HOME),
        ("swapped", SCOUT, GUARD, HOME),
        ("laid", SCOUT, SALT),
        ("laid", GUARD, SALT),
    )
    assert tale.brought == {"scout": 1} and tale.deeds == {"tests for the way": 1}


def test_fights_are_told_apart_by_who_fights_whom() -> None:
    tale = told(
        ("fight_began", SCOUT, BENS_SCOUT),
        ("fight_began", SCOUT, GREIFER),
        ("fight_began", GREIFER, SCOUT),
        ("knocked_down", SCOUT),
        ("put_out", GREIFER),
    )
    assert tale.deeds == {
        "fights with figures": 1,
        "fights with machines": 1,
        "fights machines began": 1,
        "figures down": 1,
        "machines out": 1,
    }


def test_any_number_of_green_fields_at_once_is_one_use_of_a_terminal() -> None:
    tale = told(
        ("switched", SCOUT, GREEN, 0),
        ("switched", SCOUT, GREEN, 0),
        ("activated", GUARD),
        ("switched", GUARD, GREEN, 1),
        ("switched", GUARD, BLUE, 0),
    )
    assert tale.deeds == {"terminals used": 2, "blue fields switched": 1}


def test_a_theft_succeeds_from_five_on() -> None:
    tale = told(("theft_rolled", SCOUT, SALT, 3), ("theft_rolled", SCOUT, SALT, 4))
    assert tale.deeds == {"thefts tried": 2, "thefts done": 1}


def test_the_order_of_the_last_round_and_the_hands_are_told() -> None:
    tale = told(
        ("playing_cards_dealt", BEN, (3, 40)),
        ("left_out", BEN, GUARD),
        ("round_began", 1),
        ("card_shown", ANNA, 40),
        ("card_shown", BEN, 3),
        ("round_began", 2),
        ("card_shown", ANNA, 2),
        ("card_shown", BEN, 51),
    )
    assert tale.last == [BEN, ANNA] and tale.dealt == [0, 43]
    assert tale.left_out == ["nobody", "guard"]


def test_what_was_brought_home_lies_there_unless_somebody_took_it() -> None:
    tales = [play_one(Plan(3, seed="home"), number) for number in range(3)]
    assert any(tale.deeds["pieces machines took from zones"] for tale in tales)
    for tale in tales:
        taken = tale.deeds["pieces machines took from zones"]
        assert sum(tale.pieces) == tale.brought.total() - taken and not tale.deeds["thefts done"]
        assert all(
            needed <= pieces for needed, pieces in zip(tale.needed, tale.pieces, strict=True)
        )


def test_chance_leaves_out_profiles_the_bot_would_take() -> None:
    def left_out(bench: str) -> set[str]:
        tales = [play_one(Plan(3, bench=bench, seed="bench"), number) for number in range(6)]
        return {profile for tale in tales for profile in tale.left_out}

    assert left_out("usual") == {"guard"} and left_out("random") == {*PROFILES}


def test_idle_machines_carry_nothing_to_their_nests() -> None:
    idle = [play_one(Plan(2, idle=True), number) for number in range(4)]
    assert not sum(tale.deeds["fights machines began"] for tale in idle)
    usual = [play_one(Plan(2), number) for number in range(4)]
    # What lay on a nest at first, or was dropped there in a fight, lies there with idle ones too.
    assert 2 * max(tale.nests for tale in idle) < min(tale.nests for tale in usual)


def test_the_tables_hold_what_was_counted() -> None:
    tale = Tale(2, winners=(ANNA, BEN), decisions=70, points=[20, 20], pieces=[6, 6])
    tale.needed, tale.left_out, tale.dealt, tale.last = [2, 4], ["scout"] * 2, [9, 90], [BEN, ANNA]
    tale.brought["hauler"] = 12
    lines = tables([tale] * 50)
    assert lines[0] == "50 games of 2."
    assert "| of them needed | 3.00 ± 0.20 |" in lines
    assert "| a | 50 | 50.0% (36.6% to 63.4%) |" in lines
    assert "| scout | 20.00 ± 0.00 |" in lines
    assert "| hauler | 100 | 6.00 | 100.0% |" in lines and "| scout | 0 | 0.00 | 0.0% |" in lines


def test_the_command_prints_the_same_tables_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--games", "2", "--players", "2", "--cores", "1", "--seed", "again", "--idle"]
    main(words)
    first = capsys.readouterr().out
    main(words)
    assert capsys.readouterr().out == first and first.startswith("2 games of 2.\n")
