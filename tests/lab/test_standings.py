"""Shares with intervals, odds against the fair share, and ratings of made-up leagues."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import OptionError
from tafelrunde.lab.estimates import Share, design_effect, share_of_rounds, students_quantile
from tafelrunde.lab.league import Contest, Played, contest_for, standings_of
from tafelrunde.lab.league.contest import round_length, seating
from tafelrunde.lab.league.rating import anchor_of, duels, rate, rate_together
from tafelrunde.lab.league.standings import by_place, odds_ratio
from tafelrunde.lab.simulate import wilson

STRENGTHS = {"random": 1100, "beginner": 1350, "regular": 1500, "strong": 1620}


def contest(*levels: str, against: str = "", game: str = "magpie") -> Contest:
    info = load(game)
    return contest_for(info, info.setting(4), levels, against, "test")


def made_up(table: Contest, rounds: int, seed: int = 0) -> list[Played]:
    """Matches whose winners are drawn in proportion to known strengths."""
    chance, length = Random(seed), round_length(table)
    found = []
    for number in range(rounds * length):
        levels = seating(table, number)
        weights = [10 ** (STRENGTHS[level] / 400) for level in levels]
        winner = chance.choices(range(len(levels)), weights)[0]
        asked, seconds = dict.fromkeys(levels, 10), dict.fromkeys(levels, 0.02)
        found.append(Played(number, number // length, levels, (), (winner,), 1, 1, asked, seconds))
    return found


# Shares


def test_rounds_that_scatter_like_single_games_have_wilsons_interval() -> None:
    points = [(number, float(number % 2)) for number in range(100)]
    share = share_of_rounds(points)
    assert share.value == 0.5
    assert (share.low, share.high) == pytest.approx(wilson(50, 100), abs=0.001)


def test_rounds_that_all_go_one_way_count_as_one_game_each() -> None:
    points = [(number, float(number % 2)) for number in range(50) for _ in range(4)]
    assert design_effect(points, 0.5) == pytest.approx(4, rel=0.05)
    share = share_of_rounds(points)
    assert (share.low, share.high) == pytest.approx(wilson(25, 50), abs=0.01)


def test_pairing_narrows_the_interval_once_there_are_many_rounds() -> None:
    def halves(rounds: int) -> list[tuple[int, float]]:
        lucky = [(number, won) for number in range(rounds) for won in (1.0, 0.0)]
        return [*lucky[:-2], (rounds - 1, 1.0), (rounds - 1, 1.0)]

    few, many = halves(20), halves(40)
    assert design_effect(few, sum(won for _, won in few) / 40) == 1
    assert design_effect(many, sum(won for _, won in many) / 80) < 0.2


def test_who_always_wins_is_as_sure_as_there_are_rounds() -> None:
    share = share_of_rounds([(number, 1.0) for number in range(20) for _ in range(4)])
    assert share.high == 1 and share.low == pytest.approx(wilson(20, 20)[0])


def test_odds_are_measured_against_the_fair_share() -> None:
    ratio = odds_ratio(Share(0.5, 0.25, 1.0), 0.25)
    assert (ratio.value, ratio.low) == pytest.approx((3, 1)) and ratio.high == inf


def test_odds_have_no_end_where_only_rounding_leaves_a_doubt() -> None:
    ratio = odds_ratio(Share(1.0, 0.9, 1 - 2**-53), 0.25)
    assert ratio.value == ratio.high == inf


def test_shares_are_told_by_place() -> None:
    places = by_place(made_up(contest("strong", against="random"), 50), "strong")
    assert list(places) == ["1", "2", "3", "4"]
    assert all(share.value > 0.8 for share in places.values())


# Ratings


def test_ratings_find_the_strengths_again() -> None:
    table = contest(*STRENGTHS)
    ratings = rate(table, made_up(table, 250))
    assert ratings["regular"].value == 1500 and ratings["regular"].error == 0
    for level, strength in STRENGTHS.items():
        assert abs(ratings[level].value - strength) <= 1.5 * ratings[level].error, level
        assert ratings[level].error < 120


def test_ratings_are_the_same_scale_whatever_the_table() -> None:
    alone = contest("strong", against="regular")
    assert rate(alone, made_up(alone, 300))["strong"].value == pytest.approx(1620, abs=40)


@pytest.mark.parametrize(("free", "quantile"), [(4, 2.776), (9, 2.262), (19, 2.093)])
def test_errors_of_few_groups_are_widened_as_student_says(free: int, quantile: float) -> None:
    assert students_quantile(free) == pytest.approx(quantile, rel=0.02)


def test_after_few_games_the_models_own_doubt_counts() -> None:
    table = contest("strong", against="regular")
    assert rate(table, made_up(table, 1))["strong"].error > 200
    assert rate(table, made_up(table, 3))["strong"].error > 100


def test_the_usual_level_is_1500_or_else_whom_all_play_against() -> None:
    assert anchor_of(contest("strong", against="regular")) == "regular"
    assert anchor_of(contest("beginner", against="random")) == "random"
    assert anchor_of(contest("beginner", "random")) == "random"


def test_a_winner_beat_each_of_the_others_and_they_not_each_other() -> None:
    table = contest("strong", "regular", "random")
    match = Played(0, 0, ("strong", "regular", "random", "strong"), (), (0,), 1, 1, {}, {})
    assert sorted(duels(table, match)) == [("strong", "random"), ("strong", "regular")]
    together = Played(0, 0, ("strong", "regular", "random", "random"), (), (0, 1), 1, 1, {}, {})
    assert ("strong", "regular") not in list(duels(table, together))


def test_sides_have_one_duel_a_match() -> None:
    table = contest("regular", against="random", game="bang")
    sides = ("law", "renegades", "outlaws", "outlaws")
    levels = ("regular", "random", "random", "random")
    assert list(duels(table, Played(0, 0, levels, sides, (0,), 1, 1, {}, {}))) == [
        ("regular", "random")
    ]
    assert list(duels(table, Played(0, 0, levels, sides, (0, 2), 1, 1, {}, {}))) == []


# All together


def test_standings_hold_the_fair_share_when_all_are_equal() -> None:
    table = contest("random", "regular")
    equal = [
        Played(number, number // 2, seating(table, number), (), (number // 2 % 4,), 1, 1, *spent)
        for number in range(80)
        for spent in [({"random": 5, "regular": 5}, {"random": 0.0, "regular": 0.01})]
    ]
    for row in standings_of(table, equal):
        assert row.games == 80 and row.wins == 40 and row.fair == 0.5
        assert row.odds.value == 1 and row.odds.low < 1 < row.odds.high
    assert standings_of(table, equal)[1].milliseconds == pytest.approx(2)


def test_endless_odds_are_null_for_programs() -> None:
    table = contest("random", "regular")
    won = [
        Played(number, number // 2, levels, (), (levels.index("regular"),), 1, 1, *spent)
        for number in range(8)
        for levels in [seating(table, number)]
        for spent in [(dict.fromkeys(levels, 1), dict.fromkeys(levels, 0.0))]
    ]
    data = standings_of(table, won)[1].as_data()
    assert data["odds"]["value"] is None and data["odds"]["low"] > 0


# Several leagues


def test_levels_that_never_met_are_rated_by_those_between_them() -> None:
    near = contest("strong", against="regular"), contest("beginner", against="regular")
    far = contest("random", against="beginner")
    leagues = [(far, made_up(far, 500, 1)), *[(one, made_up(one, 500, 2)) for one in near]]
    rated = rate_together(leagues)
    for level, true in STRENGTHS.items():
        assert rated[level].value == pytest.approx(true, abs=60), level
    assert rated["regular"].error == 0.0
    assert rated["random"].error > 0.0


def test_the_order_in_which_leagues_are_named_changes_nothing_that_matters() -> None:
    first, second = contest("beginner", against="regular"), contest("random", against="beginner")
    leagues = [(one, made_up(one, 200, 3)) for one in (first, second)]
    forth, back = rate_together(leagues), rate_together(leagues[::-1])
    assert forth == back


def test_leagues_that_have_no_level_in_common_can_not_be_rated_together() -> None:
    apart = contest("regular", against="beginner"), contest("random", against="strong")
    with pytest.raises(OptionError, match="nobody that is rated by regular has met random, strong"):
        rate_together([(one, made_up(one, 4)) for one in apart])
