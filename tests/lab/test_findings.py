"""What came out of an experiment: shares against fair ones, effects, differences, goals."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.lab.estimates import Share, difference, mean_of, mean_of_rounds, quantile
from tafelrunde.lab.experiments import Experiment
from tafelrunde.lab.experiments.findings import Findings, findings_of
from tafelrunde.lab.experiments.goals import Goal, judged, verdict
from tafelrunde.lab.experiments.playing import Match
from tafelrunde.lab.experiments.tables import Tables
from tafelrunde.lab.naming import LabWording
from tests.lab.trying import experiment

TWO_ARMS = """
[table]
players = 4
[[arm]]
name = "a"
[[arm]]
name = "b"
[goal]
side.times = 1.5
seat.points = 20
card.games = 0.25
turns.most = 12
"""
GAMES = 400


def match(arm: int, deal: int, winners: tuple[int, ...], turns: int = 10) -> Match:
    labels = {"seat": ["1", "2", "3", "4"], "side": ["law", "law", "law", "outlaw"]}
    cards: list[dict[str, int]] = [{}, {}, {}, {}]
    cards[deal % 4] = {"ring": 2}
    hands = [{"ring": 3}, {"cat": 1}, {}, {}]
    return Match(
        *(arm, deal, 0, winners, turns, 20, 20, labels),
        {"rain": deal % 2 == 0},
        {"claps": 3.0 * arm},
        {"card": cards},
        {"card": hands},
    )


def found(matches: list[Match], text: str = TWO_ARMS) -> Findings:
    table: Experiment = experiment(text)
    return findings_of(table, load("magpie").build(4), matches)


def played() -> list[Match]:
    """In arm a every seat wins equally often; in b the last one always does, ten turns later."""
    first = [match(0, deal, (deal % 4,)) for deal in range(GAMES)]
    return first + [match(1, deal, (3,), turns=20) for deal in range(GAMES)]


# Shares


def test_a_share_is_measured_against_a_labels_part_of_the_seats() -> None:
    sides = {(row.label, row.arm): row for row in found(played()).groups["side"]}
    assert sides["law", "a"].share.value == pytest.approx(0.75)
    assert sides["law", "a"].fair == pytest.approx(0.75)
    assert sides["outlaw", "b"].times.value == pytest.approx(4)
    assert sides["law", "b"].share.value == 0


def test_winners_share_a_victory_and_so_do_all_where_nobody_won() -> None:
    rows = found([match(0, 0, (0, 3)), match(0, 1, ())]).groups["seat"]
    assert [row.share.value for row in rows] == [0.375, 0.125, 0.125, 0.375]


def test_shares_of_all_labels_add_up_to_one_victory() -> None:
    for rows in found(played()).groups.values():
        for arm in ("a", "b"):
            assert sum(row.share.value for row in rows if row.arm == arm) == pytest.approx(1)


def test_games_without_a_winner_are_counted() -> None:
    assert found([match(0, 0, ()), match(0, 1, (1,))]).without_winner == {"a": 1, "b": 0}


# Differences


def test_arms_are_compared_deal_by_deal() -> None:
    turns = [row for row in found(played()).numbers if row.name == "turns"]
    assert turns[0].more is None and turns[1].more == Share(10, 10, 10)


def test_pairs_see_what_the_scatter_of_deals_would_hide() -> None:
    chance = Random(1)
    deals = [(number, chance.gauss(50, 20)) for number in range(200)]
    better = [(number, value + chance.gauss(1, 1)) for number, value in deals]
    paired = difference(better, deals)
    apart = mean_of_rounds(better)
    assert paired is not None and apart is not None
    assert 0 < paired.low < 1 < paired.high < 2
    assert paired.high - paired.low < (apart.high - apart.low) / 10


def test_only_deals_that_both_arms_played_are_compared() -> None:
    assert difference([(0, 5.0), (1, 5.0), (7, 99.0)], [(0, 3.0), (1, 3.0)]) == Share(2, 2, 2)
    assert difference([(0, 5.0)], [(1, 5.0)]) is None


def test_the_interval_of_an_average_holds_the_truth_as_often_as_it_says() -> None:
    chance = Random(2)
    hits = 0
    for _ in range(1000):
        share = mean_of([chance.gauss(3, 2) for _ in range(12)])
        assert share is not None
        hits += share.low <= 3 <= share.high
    assert 930 <= hits <= 970


def test_games_of_one_deal_count_as_one() -> None:
    once = mean_of_rounds([(0, 1.0), (1, 5.0), (2, 3.0)])
    many = mean_of_rounds([(deal, value) for deal, value in enumerate((1.0, 5.0, 3.0))] * 4)
    assert once == many


def test_a_quantile_is_the_number_below_which_a_part_lies() -> None:
    numbers = [float(number) for number in range(100)]
    assert [quantile(numbers, part) for part in (0.05, 0.5, 0.95)] == [5, 50, 95]


# What was played


def test_things_are_counted_by_games_by_times_and_by_who_won() -> None:
    rows = {(row.thing, row.arm): row for row in found(played()).things["card"]}
    ring = rows["ring", "a"]
    assert ring.games.value == 1 and ring.often == 2 and ring.dealt == 3
    assert ring.effect is not None and ring.effect.value == pytest.approx(0.75)
    assert ring.luck is not None and ring.luck.value == pytest.approx(0)
    assert rows["cat", "a"].games.value == 0 and rows["cat", "a"].effect is None


def test_cards_that_come_to_nobody_are_not_in_the_game() -> None:
    assert {row.thing for row in found(played()).things["card"]} == {"ring", "cat"}


def test_numbers_and_happenings_are_told_for_each_arm() -> None:
    told = found(played())
    assert [row.mean.value for row in told.numbers if row.name == "claps"] == [0, 3]
    assert [row.mean.value for row in told.happened] == [0.5, 0.5]


def test_things_that_are_called_arms_are_not_mixed_up_with_those_of_the_experiment() -> None:
    told, info = found(played()), load("magpie")
    words = LabWording(info, info.build(4), "en", [])
    head, *rows = Tables(words, told).kind("arm", told.things["card"]).table
    assert head[:3] == ["Arms fired", "Arm", "Of games"]
    assert {(row[0], row[1]) for row in rows} == {
        (thing, arm) for thing in ("Ring (6)", "Cat") for arm in ("a", "b")
    }


# Goals


def test_goals_are_kept_missed_or_unsure() -> None:
    told = found(played())
    sides = {(row.label, row.arm): row.verdict for row in told.groups["side"]}
    assert sides["outlaw", "a"] == "kept" and sides["outlaw", "b"] == "missed"
    cards = {row.thing: row.verdict for row in told.things["card"]}
    assert cards == {"ring": "kept", "cat": "missed"}
    turns = {row.arm: row.verdict for row in told.numbers if row.name == "turns"}
    assert turns == {"a": "kept", "b": "missed"}
    few = found([match(0, deal, (deal % 4,)) for deal in range(8)])
    assert {row.label: row.verdict for row in few.groups["side"]}["outlaw"] == "unsure"


@pytest.mark.parametrize(
    ("share", "word"),
    [
        (Share(0, -0.02, 0.02), "kept"),
        (Share(0.03, 0.01, 0.05), "unsure"),
        (Share(0.06, 0.04, 0.08), "missed"),
        (Share(-0.06, -0.08, -0.04), "missed"),
    ],
)
def test_a_goal_is_judged_by_the_whole_interval(share: Share, word: str) -> None:
    assert judged(share, -0.03, 0.03) == word
    assert verdict([Goal("zone", "points", 3)], {"points": share}) == word


def test_without_a_goal_nothing_is_judged() -> None:
    assert not verdict([], {})
