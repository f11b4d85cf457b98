"""The other commands: what they print, what they refuse, and their exit codes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde
from tests.cli.terminal import Run, in_one_sentence

GARBAGE = bytes(range(256)) * 4
SCENARIO = """\
title: Dynamite stays
game: bang
clauses: [bang 2.3]
forced: {dice: [dynamite 1 1 2 2]}
steps:
- refused: {action: reroll 1, clause: bang 2.3}
"""
COMMANDS = (
    *("play", "games", "rules", "simulate", "fuzz", "bench", "replay", "verify", "new-game"),
    *("fork", "summary", "scenario run", "scenario list", "map check"),
)


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished match."""
    file = tmp_path / "game.yaml"
    typed = "1\n" * 400
    assert run("play", "bang", "--seed", "1", "--record", str(file), typed=typed).code == 0
    return file


# Help


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    assert f"Example: tafelrunde {command}" in ran.out


def test_without_a_command_there_is_help(run: Run) -> None:
    ran = run()
    assert ran.code == 0 and "simulate" in ran.out
    assert "list" in run("scenario").out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"tafelrunde {tafelrunde.__version__}\n"


def test_a_mistyped_command_gets_a_suggestion(run: Run) -> None:
    assert "'simulate'" in in_one_sentence(run("simluate"), 2)


def test_an_unknown_game_is_named_with_those_there_are(run: Run) -> None:
    for command in ("play", "simulate", "fuzz", "rules"):
        sentence = in_one_sentence(run(command, "chess"), 2)
        assert sentence.startswith("there is no game 'chess': there are bang")


# Studying


def test_a_simulation_counts_wins_with_intervals(run: Run) -> None:
    ran = run("simulate", "bang", "--games", "12", "--cores", "1", "--lang", "de")
    assert ran.code == 0
    for word in ("Sheriff", "Gesetzloser", "Bart Cassidy", "95-%-Bereich", "12 Partien"):
        assert word in ran.out, word


@pytest.mark.parametrize("game", ["bang", "cfs", "frag", "kf", "magpie"])
def test_a_simulation_names_its_groups_in_the_readers_language(run: Run, game: str) -> None:
    ran = run("simulate", game, "--games", "1", "--cores", "1", "--lang", "ru")
    titles = [line for line in ran.out.splitlines() if "95-%" in line]
    assert titles and not [title for title in titles if re.search("[a-z]", title.split("  ")[0])]


def test_a_simulation_is_the_same_on_any_number_of_cores(run: Run) -> None:
    command = ("simulate", "magpie", "--games", "8", "--seed", "s", "--json", "--cores")
    one, two = (json.loads(run(*command, cores).out) for cores in ("1", "2"))
    assert one.pop("seconds") > 0 and two.pop("seconds") > 0
    assert one == two
    assert one["games"] == 8
    for share in one["groups"]["seat"]:
        assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1


def test_a_simulation_refuses_what_there_is_not(run: Run) -> None:
    assert "there is no bot 'x'" in in_one_sentence(run("simulate", "bang", "--bots", "x"), 2)
    sentence = in_one_sentence(run("simulate", "bang", "--bots", "random,regular"), 2)
    assert sentence == "there are 2 bots for 5 seats."
    assert "--games" in in_one_sentence(run("simulate", "bang", "--games", "0"), 2)


def test_fuzzing_finds_nothing_in_a_sound_game(run: Run, tmp_path: Path) -> None:
    ran = run("fuzz", "magpie", "--games", "6", "--cores", "1")
    assert ran.code == 0 and ran.out.startswith("6 games")
    assert not list(tmp_path.iterdir())


def test_fuzzing_saves_the_record_of_a_failure(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    law = "law 5: a card is missing"
    monkeypatch.setattr("tafelrunde.lab.fuzz.trial", lambda *whatever: law)
    command = ("fuzz", "magpie", "--games", "2", "--cores", "1", "--players", "3")
    ran = run(*command, "--into", "found")
    assert ran.code == 1
    assert "a card is missing" in ran.out and "2 broke a law" in ran.out
    assert len(list((tmp_path / "found").glob("*.yaml"))) == 2
    data = json.loads(run(*command, "--into", "more", "--json").out)
    assert Path(data["failures"][0]["file"]).exists()


def test_the_bench_measures_every_game(run: Run) -> None:
    data = json.loads(run("bench", "--seconds", "0.05", "--json").out)
    for game in ("bang", "magpie"):
        assert data[game]["games_per_second"] > 1
        assert 0 < data[game]["clone_microseconds"] < 1000
    assert "make bench" in run("bench", "--seconds", "0.05").out


# The rulebook


def test_a_rule_is_looked_up_by_number_chapter_or_word(run: Run) -> None:
    assert "A die that shows dynamite can't be rerolled." in run("rules", "bang", "2.3").out
    assert "2.4" in run("rules", "bang", "2").out
    assert "El Gringo" in run("rules", "bang", "gringo", "--lang", "de").out


def test_the_whole_rulebook_is_shown_without_its_anchors(run: Run) -> None:
    for lang in ("en", "de", "ru"):
        ran = run("rules", "bang", "--lang", lang)
        assert ran.code == 0 and "5.16" in ran.out and "{#" not in ran.out


def test_an_unknown_rule_is_refused(run: Run) -> None:
    assert "there is no rule '9.9'" in in_one_sentence(run("rules", "bang", "9.9"), 2)


def test_coverage_lists_the_tests_of_each_clause(run: Run) -> None:
    ran = run("rules", "bang", "--coverage", "--json")
    data = json.loads(ran.out)
    assert ran.code == (1 if data["missing"] else 0)
    assert any("test_" in proof for proof in data["clauses"]["2.3"])


def test_coverage_fails_over_a_clause_without_a_test(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs = [("1.1", ["test_a.py::test_b"]), ("1.2", [])]
    monkeypatch.setattr("tafelrunde.lab.coverage.coverage", lambda info: proofs)
    monkeypatch.setattr("tafelrunde.lab.coverage.strangers", lambda info: {})
    ran = run("rules", "bang", "--coverage")
    assert ran.code == 1
    assert "1 of 2 clauses have no test: 1.2." in ran.out


# Records


def test_a_record_is_played_back_through_any_eyes(run: Run, record: Path) -> None:
    ran = run("replay", str(record))
    assert ran.code == 0 and "actions give the same." in ran.out
    assert "Your secret role" not in ran.out and "secret role: " not in ran.out
    own = run("replay", str(record), "--seat", "bo", "--lang", "de")
    assert "Du bist am Zug." in own.out or "Dein Zug" in own.out or "Du " in own.out
    assert "no player called 'zorro'" in in_one_sentence(
        run("replay", str(record), "--seat", "zorro"), 2
    )


def test_a_record_is_stepped_through_with_the_table(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--step", "--seat", "anna", typed="\n\nq\n")
    assert ran.code == 0
    assert ran.out.count("Enter goes on") == 3
    assert ran.out.count("Arrows in the middle") == 3


def test_a_changed_action_is_noticed_with_its_line(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if "shoot" in line)
    others = [name for name in ("boris", "clara", "dmitri", "emma") if name not in lines[place]]
    words = lines[place].split("shoot ")
    lines[place] = f"{words[0]}shoot {others[0]},{words[1].partition(',')[2]}"
    record.write_text("\n".join(lines) + "\n", "utf-8")
    ran = run("replay", str(record))
    assert ran.code == 1
    assert f"game.yaml line {place + 1}: action" in " ".join(ran.out.split())


def test_fair_dice_are_proved(run: Run, record: Path) -> None:
    ran = run("verify", str(record))
    assert ran.code == 0 and "were fair." in ran.out
    assert json.loads(run("verify", str(record), "--json").out)["fair"] is True


def test_a_die_that_was_changed_is_found_out(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    before, _, after = text.partition("draws:\n- [0, ")
    n, result, rest = after.split(", ", 2)
    changed = (int(result) + 1) % int(n)
    record.write_text(f"{before}draws:\n- [0, {n}, {changed}, {rest}", "utf-8")
    ran = run("verify", str(record))
    assert ran.code == 1 and "not proved" in ran.out and "draw 1" in ran.out


# Scenarios


def test_scenarios_report_like_tests(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO)
    ran = run("scenario", "run", "good.yaml")
    assert ran.code == 0, ran
    assert "1 scenario, 1 expectation: all met." in ran.out
    (tmp_path / "bad.yaml").write_text(SCENARIO.replace("reroll 1,", "reroll 2,"))
    ran = run("scenario", "run", "good.yaml", "bad.yaml")
    assert ran.code == 1
    assert ran.out.startswith(".F") and "bad.yaml:6: Dynamite stays" in ran.out
    assert "expected" in ran.out and "found" in ran.out and "1 missed" in ran.out
    data = json.loads(run("scenario", "run", ".", "--json").out)
    assert [row["ok"] for row in data["scenarios"]] == [False, True]


def test_a_malformed_scenario_names_the_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text(SCENARIO.replace("game: bang", "gaem: bang"))
    (tmp_path / "good.yaml").write_text(SCENARIO)
    ran = run("scenario", "run", "broken.yaml", "good.yaml")
    assert ran.code == 1
    assert "broken.yaml line 2 column 1" in " ".join(ran.out.split())
    assert "1 scenario, 1 expectation: all met, 1 file can't be read." in " ".join(ran.out.split())


def test_the_scenarios_of_the_games_are_listed(run: Run) -> None:
    ran = run("scenario", "list", "bang", "--json")
    assert ran.code == 0
    assert any("bang 2.3" in row["clauses"] for row in json.loads(ran.out))
    assert "bang/" in run("scenario", "list").out


@pytest.mark.parametrize(
    "content",
    [GARBAGE, b"", b"\x00", b"[" * 500, b"record: 1", b"- just\n- a list", b"a: &x [*x]", b"{"],
)
@pytest.mark.parametrize(
    "command", ["replay", "verify", "summary", "play bang --resume", "fork --at 3", "scenario run"]
)
def test_a_file_that_is_none_gets_one_sentence(
    run: Run, tmp_path: Path, command: str, content: bytes
) -> None:
    (tmp_path / "strange.yaml").write_bytes(content)
    ran = run(*command.split(), "strange.yaml")
    if command == "scenario run":
        assert ran.code == 1 and "1 file can't be read" in " ".join(ran.out.split())
    else:
        assert "strange.yaml" in in_one_sentence(ran, 1)
    assert (tmp_path / "strange.yaml").read_bytes() == content


@pytest.mark.parametrize(
    "command", ["replay", "verify", "summary", "play bang --resume", "fork --at 3"]
)
def test_a_file_that_is_not_there_gets_one_sentence(run: Run, command: str) -> None:
    assert "nowhere.yaml" in in_one_sentence(run(*command.split(), "nowhere.yaml"), 1)


# Games


def test_the_games_are_listed(run: Run) -> None:
    assert "BANG!" in run("games").out
    rows = {row["id"]: row for row in json.loads(run("games", "--json").out)}
    assert rows["bang"]["players"] == {"fewest": 3, "usual": 5, "most": 8}


def test_a_new_game_can_be_played_at_once(run: Run, tmp_path: Path) -> None:
    ran = run("new-game", "hen-house", "--into", "mine")
    assert ran.code == 0 and (tmp_path / "mine" / "hen_house" / "game.toml").exists()
    assert f"TAFELRUNDE_GAMES={tmp_path / 'mine'} tafelrunde play hen_house" in ran.out
    assert "already" in in_one_sentence(run("new-game", "hen-house", "--into", "mine"), 2)
    assert "can't be a game's name" in in_one_sentence(run("new-game", "1x", "--into", "mine"), 2)
    source = Path(tafelrunde.__file__).parents[1]
    paths = {"TAFELRUNDE_GAMES": str(tmp_path / "mine"), "PYTHONPATH": str(source)}
    played = subprocess.run(
        [sys.executable, "-m", "tafelrunde", "play", "hen_house", "--seed", "1"],
        input="1\n" * 200,
        env={**os.environ, **paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert "The game is over." in played.stdout
