"""The tool that compares how far bots may look ahead."""

from __future__ import annotations

import numpy as np
import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.catalog import load
from tools.horizons import Study, Watching, chosen, counts, gains, report, rules


def test_every_candidate_is_tried_in_all_worlds_for_all_turns() -> None:
    info = load("kf")
    study = Study(info, turns=2, worlds=3, every=40)
    bots = [Watching(make_bot(info, "regular", seat, 1), seat, study) for seat in range(2)]
    play_match(info.build(players=2), bots, "horizons")
    assert study.found
    for rows in study.found:
        assert rows.shape[0] > 1
        assert rows.shape[1:] == (3, 2)
        assert ((rows >= 0.0) & (rows <= 1.0)).all()


def test_a_choice_that_only_looks_good_at_first_is_seen_through_by_a_longer_walk() -> None:
    rows = np.full((2, 8, 2), 0.5)
    rows[1, :, 0], rows[1, :, 1] = 0.6, 0.1  # tempting for a turn
    found = {name: gains([rows], rule, 0.5, 4)[0] for name, rule in rules(2).items()}
    assert round(found["after 1"]) == -40
    assert found["after 2"] == found["average of 2"] == 0.0


def test_in_doubt_the_usual_choice_stays() -> None:
    values = np.array([[0.5, 0.5, 0.5, 0.5], [0.9, 0.2, 0.9, 0.1]])
    assert chosen(values, 1.0) == 0
    assert chosen(values, 0.0) == 1


def test_choices_are_made_by_few_worlds_and_by_more_up_to_half_of_all() -> None:
    assert counts(60) == [8, 16, 30]
    assert counts(16) == [8]
    assert counts(6) == [3]


def test_the_report_has_a_line_for_every_rule_and_a_column_for_every_number_of_worlds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    chance = np.random.default_rng(1)
    report([chance.random((3, 40, 2)) for _ in range(4)], turns=2, worlds=40, doubt=0.5)
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.split() == ["worlds", "8", "16", "20", "over", "one", "turn"]
    assert [line.split("  ")[0] for line in lines] == list(rules(2))
    assert all(line.count("±") == 4 for line in lines)
