"""Chapters 1.1 and 9.4: tables that bring a map of their own, up to records and scenarios."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from textwrap import indent

import pytest

from tafelrunde.games.frag.rules import build_on
from tafelrunde.games.frag.tests.drawn import odd_map
from tafelrunde.games.frag.tests.table import INFO, board_of
from tafelrunde.kernel import OptionError, SaveError, dump, load, state_hash
from tafelrunde.pieces.lattice import MapError
from tafelrunde.records.match import Match
from tafelrunde.records.record import Record, dump_record, load_record
from tafelrunde.records.replay import replay, verify
from tafelrunde.records.scenario import load_scenarios, report, run_scenario

TINY = {"map": odd_map("tiny")}
BIG = {"map": odd_map("big")}
EIGHT = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal"]


def played(players: int, files: dict[str, str], most: int) -> Match:
    """A match with choices at random, up to so many."""
    setting = INFO.setting(players, options={"goal": 1}, files=files)
    match = Match(INFO, setting, EIGHT[:players], seed="own maps")
    chance = random.Random(1)
    for _ in range(most):
        if match.status != "running":
            break
        seat = match.game.actors(match.s)[0]
        match.act(seat, chance.choice(match.game.options(match.s, seat)))
    return match


@cache
def record_on_the_tiny_map() -> Record:
    """A finished match; don't change it, it is shared."""
    match = played(2, TINY, 5_000)
    assert match.status == "over"
    return match.record()


# Players


@pytest.mark.rule("frag 1.1", "frag 9.4")
@pytest.mark.parametrize(("files", "most"), [(TINY, 2), (BIG, 8)])
def test_a_map_takes_one_player_for_each_respawn_field(files: dict[str, str], most: int) -> None:
    for players in range(2, most + 1):
        game = INFO.build(players, files=files)
        assert game.players == players and len(game.ground.respawn) == most
    for players in (1, most + 1):
        with pytest.raises(OptionError, match=f"FRAG is for 2 to {most} players, not {players}"):
            INFO.build(players, files=files)


@pytest.mark.rule("frag 1.1", "frag 9.4")
def test_if_nobody_says_how_many_play_it_is_four_or_as_many_as_the_map_takes() -> None:
    assert INFO.setting(files=TINY).players == 2
    assert INFO.setting(files=BIG).players == 4
    assert INFO.setting().players == 4


@pytest.mark.rule("frag 1.1")
def test_no_way_leads_to_a_game_with_more_players_than_respawn_fields() -> None:
    sentence = r"the map Broom Cupboard has 2 respawn fields, so it takes no 3 players \(frag 1.1\)"
    with pytest.raises(OptionError, match=sentence):
        build_on(board_of(odd_map("tiny")), INFO.setting(3))
    assert build_on(board_of(odd_map("tiny")), INFO.setting(2)).players == 2


@pytest.mark.rule("frag 1.3", "frag 9.4")
def test_a_map_of_ones_own_is_played_on_instead_of_ours() -> None:
    game = INFO.build(2, options={"map": 1}, files=TINY)
    assert game.ground.title == "Broom Cupboard" and game.ground.nodes == 16
    assert game.tables.kinds["map"] == ("Broom Cupboard",)
    assert game.tables.kinds["field"][0] == "a1" and game.tables.kinds["field"][-1] == "d4"
    assert game.view(game.new("seed"), 0)["table"]["map"] == "Broom Cupboard"


@pytest.mark.rule("frag 9.4", "frag 1.1", "frag 1.5")
def test_eight_may_enter_a_map_with_eight_respawn_fields() -> None:
    match = played(8, BIG, 16)
    board = match.game.ground
    assert sorted(match.s.where) == sorted(board.respawn) and len(set(match.s.where)) == 8
    assert [len(hand) for hand in match.s.hand] == [3] * 8


# Refusals


@pytest.mark.rule("frag 9.4", "frag 11.3")
def test_a_map_that_cannot_be_read_is_refused_with_line_and_column() -> None:
    broken = TINY["map"].replace("|w . . .|", "|w . ? .|").replace("|1 .|. .|", "|1 .|. 1|")
    with pytest.raises(MapError) as refusal:
        INFO.build(2, files={"map": broken})
    problems = refusal.value.problems
    assert [(problem.line, problem.column) for problem in problems] == [(6, 8), (10, 6)]
    assert str(refusal.value).startswith("the map: line 6, column 8: a1 is respawn field 1 already")
    assert "; line 10, column 6: " in str(refusal.value)


@pytest.mark.rule("frag 9.4")
def test_a_table_brings_a_map_and_no_other_file() -> None:
    with pytest.raises(OptionError, match="FRAG takes no file 'cards': it takes map"):
        INFO.build(2, files={**TINY, "cards": ""})
    with pytest.raises(MapError, match="the map: line 1, column 1: "):
        INFO.build(2, files={"map": ""})


# Records and scenarios


@pytest.mark.rule("frag 9.4")
def test_a_record_keeps_the_map_and_is_the_same_when_read_again() -> None:
    record = record_on_the_tiny_map()
    assert record.files == TINY
    again = load_record(dump_record(record))
    assert again == record and again.files["map"] == TINY["map"]
    assert dump_record(again) == dump_record(record)


@pytest.mark.rule("frag 9.4")
def test_a_record_on_a_map_of_ones_own_is_played_again_and_proved() -> None:
    record = load_record(dump_record(record_on_the_tiny_map()))
    again = replay(record)
    assert again.ok and again.actions == len(record.entries) > 20
    assert again.match.status == "over" and again.match.game.ground.title == "Broom Cupboard"
    assert all(check.ok for check in verify(record)) and len(record.winners) == 1


@pytest.mark.rule("frag 9.4")
def test_a_record_with_another_map_is_not_the_same_match() -> None:
    record = record_on_the_tiny_map()
    turned = TINY["map"].replace("|1 .|. .|", "|2 .|. .|").replace("|. ~ . 2|", "|. ~ . 1|")
    other = replay(replace(record, files={"map": turned}))
    assert not other.ok and "the state after it is another one" in other.difference


@pytest.mark.rule("frag 9.4", "frag 1.1")
def test_a_record_with_a_map_that_cannot_be_is_refused() -> None:
    record = record_on_the_tiny_map()
    with pytest.raises(SaveError, match="record: the map: line 10, column 6: "):
        replay(replace(record, files={"map": TINY["map"].replace("|w . . .|", "|w . ? .|")}))
    with pytest.raises(SaveError, match="record: FRAG takes no file 'maps': it takes map"):
        replay(replace(record, files={"maps": TINY["map"]}))


@pytest.mark.rule("frag 9.4")
def test_a_state_on_a_map_of_ones_own_is_saved_and_loaded() -> None:
    match = played(2, TINY, 40)
    again = load(match.game, dump(match.s))
    assert state_hash(again) == state_hash(match.s) and again.where == match.s.where


def scenario(players: int) -> str:
    return f"""
title: In the cupboard there is little room
clauses: [frag 9.4]
game: frag
players: {players}
files:
  map: |
{indent(TINY["map"], "    ")}
position:
  points: 3
  seats:
    anna: {{at: a2}}
forced:
  power_up: [5]
  weapon: [needler]
steps:
- anna: step a3
  events: [power_up_rolled anna weapon 5]
  offered: [step a2, step a4, step b3,
    attack boris pistol, attack boris needler, play needler, done]
- refused: {{action: step c4, clause: frag 5.2}}
- anna: step b3
  expect: {{points: 1, anna: {{field: b3, cards: [needler]}}}}
- refused: {{action: step b2, clause: frag 5.2}}
"""


@pytest.mark.rule("frag 9.4")
def test_a_scenario_may_bring_a_map() -> None:
    found = load_scenarios(scenario(2))
    outcome = run_scenario(found[0])
    assert found[0].setting.files == {"map": TINY["map"]}
    assert outcome.ok and outcome.checks == 7, report([outcome])


@pytest.mark.rule("frag 9.4", "frag 1.1")
def test_a_scenario_with_too_many_players_for_its_map_is_refused_with_its_line() -> None:
    with pytest.raises(
        SaveError, match="line 7 column 3: files: FRAG is for 2 to 2 players, not 3"
    ):
        load_scenarios(scenario(3))
