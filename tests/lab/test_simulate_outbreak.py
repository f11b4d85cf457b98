"""What a simulation of BANG! says about the outbreak."""

from __future__ import annotations

import json

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.lab.simulate import Row, Summary, plan_for, shares_of_winners, simulate

GAMES = 40


@pytest.fixture(scope="module")
def summary() -> Summary:
    info = load("bang")
    plan = plan_for(info, info.setting(5, ("undead",)), ("random",), "outbreaks")
    return simulate(plan, GAMES, workers=1)


def games(summary: Summary, group: str) -> dict[str, int]:
    return {share.label: share.games for share in summary.groups[group]}


def test_how_often_the_outbreak_comes_is_told(summary: Summary) -> None:
    (outbreak,) = summary.groups["happened"]
    assert (outbreak.label, outbreak.games) == ("outbreak", GAMES)
    assert 0 < outbreak.wins < GAMES
    assert outbreak.low < outbreak.share < outbreak.high


def test_sides_are_those_the_match_ended_with(summary: Summary) -> None:
    came = round(summary.groups["happened"][0].wins)
    sides = games(summary, "side")
    assert sides["zombies"] == sides["survivors"] == came
    assert sides["law"] == sides["outlaws"] == sides["renegades"] == GAMES - came
    assert sum(share.wins for share in summary.groups["side"]) == GAMES  # one side wins each


def test_roles_are_told_apart_by_whether_it_came(summary: Summary) -> None:
    came = round(summary.groups["happened"][0].wins)
    assert set(games(summary, "role_after_outbreak").values()) == {came}
    assert set(games(summary, "role_without_outbreak").values()) == {GAMES - came}
    wins = {share.label: share.wins for share in summary.groups["role"]}
    for group in ("role_after_outbreak", "role_without_outbreak"):
        for share in summary.groups[group]:
            wins[share.label] -= share.wins
    assert wins == pytest.approx(dict.fromkeys(wins, 0))


def test_characters_are_those_that_were_dealt_though_the_dead_lose_them(summary: Summary) -> None:
    assert sum(games(summary, "character").values()) == 5 * GAMES


def test_a_summary_with_happenings_can_be_written(summary: Summary) -> None:
    data = json.loads(json.dumps(summary.as_data()))
    assert data["groups"]["happened"][0]["label"] == "outbreak"
    assert summary.rows()[-1][:3] == ("happened", "outbreak", str(GAMES))


def test_without_the_undead_nothing_is_said_of_an_outbreak() -> None:
    info = load("bang")
    plan = plan_for(info, info.setting(5, ("rage",)), ("random",), "none")
    groups = simulate(plan, 3, workers=1).groups
    assert list(groups) == ["role", "side", "character", "seat"]


def test_a_seat_without_a_label_is_left_out() -> None:
    row = Row((1,), {"role_after_outbreak": ["", "", ""], "side": ["law", "", "law"]}, 1, 1)
    assert shares_of_winners(row, "role_after_outbreak") == {}
    assert shares_of_winners(row, "side") == {"law": 0}
