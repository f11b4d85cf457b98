"""Batches on all cores, and the sums of a simulation."""

from __future__ import annotations

import json
import operator
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import active_children

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import OptionError, TafelrundeError
from tafelrunde.lab.batch import chunked, run_batch
from tafelrunde.lab.simulate import (
    Plan,
    Row,
    Summary,
    plan_for,
    share_of,
    shares_of_winners,
    simulate,
    spread,
    wilson,
)


def plan(name: str = "bang", players: int = 5, *levels: str) -> Plan:
    info = load(name)
    return plan_for(info, info.setting(players), levels or ("random",), "test")


# Batches


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_order_from_any_number_of_workers(workers: int) -> None:
    double: Callable[[int], int] = partial(operator.mul, 2)
    assert run_batch(double, 40, workers) == [2 * number for number in range(40)]


@pytest.mark.parametrize(("count", "workers"), [(0, 1), (1, 2), (7, 2), (1000, 2), (5000, 3)])
def test_chunks_hold_every_number_once_in_order(count: int, workers: int) -> None:
    assert [n for numbers in chunked(count, workers) for n in numbers] == list(range(count))


def test_workers_end_when_only_the_process_that_hired_them_is_killed() -> None:
    work = "import time; from tafelrunde.lab.batch import run_batch as run"
    command = [sys.executable, "-u", "-c", f"{work}; run(time.sleep, 600, 2, print, None, 1)"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    while not running.stdout.readline().startswith("1 "):
        assert running.poll() is None
    running.kill()
    running.communicate(timeout=30)  # its workers write to the same place: the end is theirs too


def test_an_empty_batch_has_no_results() -> None:
    assert run_batch(abs, 0) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told_up_to_the_end(workers: int) -> None:
    told: list[tuple[int, int]] = []
    run_batch(abs, 30, workers, lambda done, total: told.append((done, total)))
    assert told[0] == (0, 30)
    assert told[-1] == (30, 30)
    assert told == sorted(told)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_job_that_fails_fails_the_batch(workers: int) -> None:
    reciprocal: Callable[[int], float] = partial(operator.truediv, 1)
    before = active_children()  # another test's server may still have one
    with pytest.raises(ZeroDivisionError):
        run_batch(reciprocal, 20, workers)
    assert set(active_children()) <= set(before)


def test_a_worker_that_dies_is_a_clear_error() -> None:
    die: Callable[[int], None] = os._exit
    before = active_children()
    with pytest.raises(TafelrundeError, match="a worker process was ended from outside"):
        run_batch(die, 4, 2)
    assert set(active_children()) <= set(before)


def test_an_interruption_ends_the_workers_at_once_and_comes_through() -> None:
    def interrupt(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    sleepy: Callable[[int], None] = time.sleep  # job number n sleeps n seconds
    begun, before = time.monotonic(), active_children()
    with pytest.raises(KeyboardInterrupt):
        run_batch(sleepy, 16, 2, interrupt)
    assert set(active_children()) <= set(before)
    assert time.monotonic() - begun < 14  # the last job alone would have taken 15


# Simulations


@pytest.fixture(scope="module")
def summary() -> Summary:
    return simulate(plan(), 40, workers=1)


def test_the_number_of_workers_changes_nothing(summary: Summary) -> None:
    assert simulate(plan(), 40, workers=2) == summary


def test_another_seed_gives_other_games(summary: Summary) -> None:
    info = load("bang")
    other = plan_for(info, info.setting(5), ("random",), "another")
    assert simulate(other, 40, workers=1).groups != summary.groups


def test_bang_is_grouped_by_role_side_character_and_seat(summary: Summary) -> None:
    assert list(summary.groups) == ["role", "side", "character", "seat"]
    roles = [share.label for share in summary.groups["role"]]
    assert roles == ["sheriff", "renegade", "outlaw", "deputy"]
    assert [share.label for share in summary.groups["seat"]] == ["1", "2", "3", "4", "5"]


def test_somebody_wins_every_game_of_five(summary: Summary) -> None:
    assert summary.without_winner == 0
    assert sum(share.wins for share in summary.groups["side"]) == 40


def test_sheriff_and_deputy_win_together(summary: Summary) -> None:
    share = {each.label: each.share for group in ("role", "side") for each in summary.groups[group]}
    assert share["sheriff"] == share["deputy"] == share["law"]


def test_characters_are_counted_in_the_games_they_are_in(summary: Summary) -> None:
    assert sum(share.games for share in summary.groups["character"]) == 5 * 40


def test_three_players_have_no_sides() -> None:
    assert "side" not in simulate(plan("bang", 3), 2, workers=1).groups


def test_a_game_without_a_report_of_its_own_is_grouped_by_seat() -> None:
    groups = simulate(plan("magpie", 3), 6, workers=1).groups
    assert [share.games for share in groups["seat"]] == [6, 6, 6]


def test_different_bots_are_compared() -> None:
    groups = simulate(plan("bang", 4, "regular", *["random"] * 3), 10, workers=1).groups
    assert [share.label for share in groups["bot"]] == ["random", "regular"]


def test_lengths_are_measured(summary: Summary) -> None:
    assert summary.turns.least <= summary.turns.median <= summary.turns.most
    assert summary.turns.deviation > 0
    assert summary.decisions.mean > summary.turns.mean > 4


def test_a_summary_can_be_written_as_json_and_as_lines(summary: Summary) -> None:
    data = json.loads(json.dumps(summary.as_data()))
    assert data["games"] == 40
    assert data["plan"]["levels"] == ["random"] * 5
    assert len(summary.rows()) == sum(len(shares) for shares in summary.groups.values())
    assert all(row[3].endswith("%") for row in summary.rows())


def test_a_plan_that_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError, match="there are 2 bots for 5 seats"):
        plan("bang", 5, "random", "random")
    with pytest.raises(OptionError, match="no bot 'genius'"):
        plan("bang", 5, "genius")
    with pytest.raises(OptionError, match="at least one game, not 0"):
        simulate(plan(), 0)


# Statistics


def test_seats_that_share_a_label_are_one_trial() -> None:
    row = Row((1, 2), {"role": ["sheriff", "outlaw", "outlaw", "renegade", "renegade"]}, 1, 1)
    assert shares_of_winners(row, "role") == {"sheriff": 0, "outlaw": 1, "renegade": 0}
    row = Row((3,), row.labels, 1, 1)
    assert shares_of_winners(row, "role") == {"sheriff": 0, "outlaw": 0, "renegade": 0.5}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (500, 1000, 0.4691, 0.5309),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval_has_the_published_values(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_share_holds_its_own_interval() -> None:
    share = share_of("outlaw", [1.0, 0.0, 0.5, 1.0])
    assert (share.games, share.wins, share.share) == (4, 2.5, 0.625)
    assert share.low < share.share < share.high


def test_spread_is_that_of_a_sample() -> None:
    found = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert (found.mean, found.least, found.median, found.most) == (5, 2, 4.5, 9)
    assert found.deviation == pytest.approx((32 / 7) ** 0.5)
    assert spread([3]).deviation == 0
