"""Matches of an experiment that never end, and goals that are for some arms only."""

from __future__ import annotations

import pytest

from tafelrunde.bots import Bot
from tafelrunde.bots.arena import Result, Unending, play_match
from tafelrunde.cli.experimenting import notes_about
from tafelrunde.games.catalog import load
from tafelrunde.kernel import Game, OptionError
from tafelrunde.lab.experiments import playing
from tafelrunde.lab.experiments.findings import findings_of
from tafelrunde.lab.experiments.results import results_of
from tafelrunde.lab.naming import LabWording
from tests.lab.trying import THREE_ARMS, experiment


def test_a_match_that_never_ends_counts_as_unfinished_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = experiment(THREE_ARMS)

    def endless(game: Game, bots: list[Bot], seed: str) -> Result:
        if seed.endswith("deal 1"):
            raise Unending("magpie did not end")
        return play_match(game, bots, seed)

    monkeypatch.setattr(playing, "play_match", endless)
    tasks = [(0, 0, 0), (0, 1, 0), (0, 2, 0)]
    with results_of(asked, None) as results:
        results.keep([playing.play_one(asked, task) for task in tasks])
        assert results.done() == set(tasks), "nobody plays it again"
        found = findings_of(asked, game_of_magpie(), results.matches())
    assert found.games["as printed"] == 2
    assert found.unfinished == {"as printed": [1], "worthless rings": [], "one regular": []}
    words = LabWording(load("magpie"), game_of_magpie(), "en", [])
    assert any(note.endswith("unfinished (deal 1).") for note in notes_about(words, found))


def test_a_goal_may_be_for_some_arms_only() -> None:
    goal = "[goal]\nturns.most = [{ bound = 1, arms = ['as printed'] }, { bound = 999,"
    asked = experiment(THREE_ARMS + goal + " arms = ['one regular'] }]")
    played = [playing.play_one(asked, (arm, 0, 0)) for arm in (0, 2)]
    found = findings_of(asked, game_of_magpie(), [*played, *played])
    turns = {row.arm: row.verdict for row in found.numbers if row.name == "turns"}
    assert turns == {"as printed": "missed", "one regular": "kept"}


@pytest.mark.parametrize(
    "goal", ["{ bound = 3, arms = ['none'] }", "{ bound = 3, arms = [] }", "{ arms = ['one'] }"]
)
def test_a_goal_for_an_arm_that_is_not_there_is_refused(goal: str) -> None:
    with pytest.raises(OptionError, match=r"goal\.turns"):
        experiment(f"{THREE_ARMS}[goal]\nturns.most = {goal}")


def game_of_magpie() -> Game:
    return load("magpie").build(4, options={"rounds": 3})
