"""Programs as bots in leagues and experiments, and the end of a match, which they are told."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.bots.external import close_all
from tafelrunde.games.catalog import load
from tafelrunde.kernel import OptionError
from tafelrunde.lab.experiments.playing import play_one as play_one_of_experiment
from tafelrunde.lab.league import contest_for, play_league, standings_of
from tafelrunde.lab.simulate import plan_for, simulate
from tests.lab.trying import experiment

RECORDER = """
import json, sys
told = open({path!r}, "a")
for line in sys.stdin:
    message = json.loads(line)
    row = [message["t"], message.get("seat"), message.get("won")]
    print(json.dumps(row), file=told, flush=True)
    if message["t"] == "decide":
        print('{{"choose": 0}}', flush=True)
"""


@pytest.fixture
def recorder(tmp_path: Path) -> Iterator[str]:
    """A program that takes the first option and writes down what it is told."""
    script = tmp_path / "recorder.py"
    script.write_text(RECORDER.format(path=str(tmp_path / "told")))
    yield f"exec:{sys.executable} {script}"
    close_all()


def told(tmp_path: Path) -> list[list[object]]:
    close_all()  # then all is written
    return [json.loads(line) for line in (tmp_path / "told").read_text().splitlines()]


def test_in_a_simulation_a_program_is_told_each_end(recorder: str, tmp_path: Path) -> None:
    info = load("magpie")
    plan = plan_for(info, info.setting(2), (recorder, "random"), "ends")
    shares = simulate(plan, 4, workers=1).groups["seat"]
    rows = [row for row in told(tmp_path) if row[0] != "decide"]
    assert [row[0] for row in rows] == ["match", "over"] * 4
    assert sum(row[2] is True for row in rows) >= shares[0].wins


def test_a_program_plays_in_a_league_and_has_a_standing(recorder: str, tmp_path: Path) -> None:
    info = load("magpie")
    contest = contest_for(info, info.setting(3), (recorder,), "random", "programs")
    played = play_league(contest, 6, 1, None, lambda done, total: None)
    standings = standings_of(contest, played)
    assert [row.level for row in standings] == ["random", recorder]
    assert standings[1].games == 6
    kinds = Counter(row[0] for row in told(tmp_path))  # of three programs, one for each seat
    assert kinds["match"] == kinds["over"] == 6


def test_the_report_of_a_league_has_a_colour_for_programs() -> None:
    from tafelrunde.lab.drawing import COLOURS, PROGRAM_COLOUR
    from tafelrunde.lab.league.plots import coloured

    drawn = str(coloured(["random", "exec:node mybot.js"]).to_dict())
    assert COLOURS[0] in drawn and PROGRAM_COLOUR in drawn


def test_a_program_sits_in_every_seat_of_an_experiment(recorder: str, tmp_path: Path) -> None:
    found = experiment(
        f"games = 2\n[table]\nplayers = 2\nbots = [{json.dumps(recorder)}, 'random']"
    )
    matches = [play_one_of_experiment(found, (0, 0, turned)) for turned in range(2)]
    assert [match.labels["bot"].index(recorder) for match in matches] == [0, 1]
    assert [row[1] for row in told(tmp_path) if row[0] == "match"] == [0, 1]


def test_a_program_that_cannot_be_started_is_told_of_in_one_sentence() -> None:
    info = load("magpie")
    contest = contest_for(info, info.setting(2), ("exec:no-such-bot",), "random", "none")
    with pytest.raises(OptionError, match="no-such-bot can't be started"):
        play_league(contest, 2, 1, None, lambda done, total: None)
