"""The tool that compares how far bots may look ahead."""

from __future__ import annotations

from argparse import Namespace

import numpy as np
import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.catalog import load
from tools.horizons import Judge, Study, Watching, after, chosen, doubling, report, rules


def test_every_candidate_is_tried_in_all_worlds_for_all_turns() -> None:
    info = load("kf")
    study = Study(info, Namespace(turns=2, worlds=3, every=40, candidates=9))
    bots = [Watching(make_bot(info, "regular", seat, 1), seat, study) for seat in range(2)]
    play_match(info.build(players=2), bots, "horizons")
    assert study.found
    for rows in study.found:
        assert 1 < rows.shape[0] <= 9
        assert rows.shape[1:] == (3, 2)
        assert ((rows >= 0.0) & (rows <= 1.0)).all()


def test_a_choice_that_only_looks_good_at_first_is_seen_through_by_a_longer_walk() -> None:
    rows = np.full((2, 8, 2), 0.5)
    rows[1, :, 0], rows[1, :, 1] = 0.6, 0.1  # tempting for a turn
    judge = Judge([rows], 0.5, 1)
    found = {name: judge.gains(rule, 4, 2)[0] for name, rule in rules(2).items()}
    assert round(found["after 1"]) == -40
    assert found["after 2"] == found["average of 2"] == 0.0


def test_the_average_of_the_last_turns_may_judge() -> None:
    rows = np.full((2, 8, 2), 0.5)
    rows[1, :, 0], rows[1, :, 1] = 0.6, 0.1
    assert round(Judge([rows], 0.5, 2).gains(after(1), 4, 2)[0]) == -15


def test_a_good_candidate_that_comes_late_is_found_only_by_those_who_look_at_many() -> None:
    rows = np.full((4, 8, 1), 0.5)
    rows[3] = 0.7
    judge = Judge([rows], 0.5, 1)
    assert judge.gains(after(1), 4, 3)[0] == 0.0
    assert round(judge.gains(after(1), 4, 4)[0]) == 20


def test_in_doubt_the_usual_choice_stays() -> None:
    values = np.array([[0.5, 0.5, 0.5, 0.5], [0.9, 0.2, 0.9, 0.1]])
    assert chosen(values, 1.0) == 0
    assert chosen(values, 0.0) == 1


def test_what_is_tried_doubles_up_to_all() -> None:
    assert doubling(8, 30) == [8, 16, 30]
    assert doubling(8, 8) == [8]
    assert doubling(8, 3) == [3]


def test_the_report_has_a_line_for_every_rule_by_worlds_and_by_candidates(
    capsys: pytest.CaptureFixture[str],
) -> None:
    chance = np.random.default_rng(1)
    report(Judge([chance.random((5, 40, 2)) for _ in range(4)], 0.5, 1), rules(2))
    worlds, candidates = capsys.readouterr().out.split("\n\n")
    for part, columns in ((worlds, "worlds 8 16 20 over one turn"), (candidates, "candidates 3 5")):
        first, *lines = part.splitlines()
        assert first.split() == columns.split()
        assert [line.split("  ")[0] for line in lines] == list(rules(2))
        assert all(line.count("±") == (4 if part is worlds else 2) for line in lines)
