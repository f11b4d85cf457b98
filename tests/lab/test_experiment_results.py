"""Results of experiments: kept match by match, continued after any end, and open to others."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import OptionError
from tafelrunde.lab.experiments import kept_results, results, run_experiment
from tafelrunde.lab.experiments.running import hire_here
from tests.lab.trying import THREE_ARMS, experiment

ALONE = partial(hire_here, 1)


def rows(file: Path) -> list[tuple[Any, ...]]:
    """All matches in a file; none while it is being begun."""
    try:
        with sqlite3.connect(file) as connection:
            return connection.execute("SELECT * FROM match ORDER BY arm, deal, turned").fetchall()
    except sqlite3.OperationalError:
        return []


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    found = experiment(THREE_ARMS)
    played = run_experiment(found, 4, tmp_path / "kept.sqlite", ALONE)
    with kept_results(tmp_path / "kept.sqlite") as kept:
        assert list(kept.matches()) == played and len(played) == 12
        assert kept.experiment == found


def test_more_games_go_on_where_the_file_left_off(tmp_path: Path) -> None:
    found, file = experiment(THREE_ARMS), tmp_path / "kept.sqlite"
    run_experiment(found, 4, file, ALONE)
    before = rows(file)
    told: list[tuple[int, int]] = []
    later = run_experiment(found, 8, file, ALONE, lambda done, all_: told.append((done, all_)))
    assert told[0] == (12, 24) and told[-1] == (24, 24)
    assert set(before) < set(rows(file))
    assert later == run_experiment(found, 8, hire=ALONE)


def test_fewer_games_than_there_are_leave_everything_as_it_is(tmp_path: Path) -> None:
    found, file = experiment(THREE_ARMS), tmp_path / "kept.sqlite"
    run_experiment(found, 8, file, ALONE)
    before = rows(file)
    assert len(run_experiment(found, 4, file, ALONE)) == len(before)
    assert rows(file) == before


def test_a_killed_experiment_goes_on_and_ends_as_if_nothing_had_been(tmp_path: Path) -> None:
    (tmp_path / "test.toml").write_text(THREE_ARMS, "utf-8")
    file, games = tmp_path / "kept.sqlite", 400
    command = [sys.executable, "-m", "tafelrunde", "lab", "magpie", "test.toml"]
    command += ["--games", str(games), "--cores", "2", "--into", file.name, "--json"]
    running = subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.DEVNULL, env=here(), start_new_session=True
    )
    while len(rows(file)) < 20:
        assert running.poll() is None, "it ended before it could be killed"
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    before = rows(file)
    assert 20 <= len(before) < 3 * games
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, env=here())
    assert set(before) < set(rows(file))  # nothing that was kept was lost or played otherwise
    whole = run_experiment(experiment(THREE_ARMS), games, hire=ALONE)
    with kept_results(file) as kept:
        assert list(kept.matches()) == whole


def here() -> dict[str, str]:
    """The environment in which the same tafelrunde is found from anywhere."""
    found = [str(Path(part).resolve()) for part in sys.path if part]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(found)}


def test_another_experiment_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    run_experiment(experiment(THREE_ARMS), 1, file, ALONE)
    other = experiment(THREE_ARMS.replace('seed = "test"', 'seed = "other"'))
    with pytest.raises(OptionError, match="holds another experiment"):
        run_experiment(other, 1, file, ALONE)


def test_another_title_question_or_goal_is_the_same_experiment(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    run_experiment(experiment(THREE_ARMS), 1, file, ALONE)
    other = experiment(THREE_ARMS.replace("Rings", "Other words") + "[goal]\nseat.points = 3\n")
    assert len(run_experiment(other, 1, file, ALONE)) == 6


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough " * 40])
def test_what_holds_no_results_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(OptionError, match="holds no results"), kept_results(file):
        pass


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE precious (thing)")
    content = file.read_bytes()
    with pytest.raises(OptionError, match="holds no results"):
        run_experiment(experiment(THREE_ARMS), 1, file, ALONE)
    assert file.read_bytes() == content


def test_a_file_that_is_not_there_is_not_made_by_reading(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="there is no file"), kept_results(tmp_path / "none"):
        pass
    assert not (tmp_path / "none").exists()


def test_others_can_ask_in_sql(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    run_experiment(experiment(THREE_ARMS), 4, file, ALONE)
    documented = re.findall(r"SELECT.*?;", results.__doc__ or "", re.DOTALL)[0]
    query = documented.replace("$.role", "$.seat")
    with sqlite3.connect(file) as connection:
        found = connection.execute(query).fetchall()
    assert ("as printed", "1", 4) in found and len(found) == 12
