"""The coach in the terminal: hints while playing, and a look back at a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.records.record import write_record
from tests.cli.terminal import Run, in_one_sentence
from tests.records.playing import bang_match, match_of, play_on

HASTY = ("--iterations", "6", "--samples", "3")
NO_TEXT = "[summary-"


# Hints


@pytest.mark.parametrize("word", ["coach", "hint"])
def test_the_coach_suggests_an_action_and_how_to_type_it_and_says_why(run: Run, word: str) -> None:
    ran = run("play", "bang", "--seed", "7", "--players", "4", typed=f"{word}\nquit\n")
    assert ran.code == 0, ran.err
    assert "The strong bot would choose: " in ran.out
    assert "Chance to win by it: about " in ran.out
    told = ran.out.partition("Chance to win by it")[2]
    reasons = ("wins about", "close call", "usual choice")
    assert any(reason in told for reason in reasons)
    assert "Also thought about: " in told


def test_what_the_coach_suggests_can_be_typed(run: Run) -> None:
    command = ("play", "bang", "--seed", "7", "--players", "4")
    ran = run(*command, typed="coach\nquit\n")
    line = next(line for line in ran.out.splitlines() if "The strong bot would choose" in line)
    action = line[line.rindex("(") + 1 : -1]
    again = run(*command, typed=f"{action}\nlog\nquit\n")
    assert again.code == 0 and "I don't know" not in again.out


def test_the_exact_odds_of_the_suggestion_come_along(run: Run) -> None:
    ran = run("play", "bang", "--seed", "4", "--players", "4", typed="coach\nquit\n")
    assert "(reroll" in ran.out
    assert "Three dynamite or more" in ran.out.partition("The strong bot would choose")[2]


def test_with_several_people_there_are_no_hints_unless_they_want_them(run: Run) -> None:
    command = ("play", "magpie", "--seed", "7", "--players", "2", "--humans", "2")
    typed = "\ncoach\nquit\n"
    assert "This table plays without the coach." in run(*command, typed=typed).out
    assert "The strong bot would choose" in run(*command, "--coach", typed=typed).out


def test_the_coach_can_be_sent_away(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", "--no-coach", typed="coach\nquit\n")
    assert "This table plays without the coach." in ran.out
    assert "The strong bot" not in ran.out


# Looking back


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = play_on(bang_match("back", 4), most=60)
    match.abandon()
    file = tmp_path / "back.yaml"
    write_record(file, match.record())
    return file


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Before", "Dice", "Choices", "The costliest choices", "(true)")),
        ("de", ("Vorher", "Würfel", "Wahl", "Die teuersten Entscheidungen", "(stimmt)")),
        ("ru", ("Старт", "Кубики", "Решения", "Самые дорогие решения", "(верно)")),
    ],
)
def test_a_record_is_looked_back_at_in_words(
    run: Run, record: Path, lang: str, words: tuple[str, ...]
) -> None:
    ran = run("summary", str(record), *HASTY, "--lang", lang)
    assert ran.code == 0, ran.err
    assert NO_TEXT not in ran.out and "[reason-" not in ran.out
    assert all(word in ran.out for word in words)
    rows = [line for line in ran.out.splitlines() if line.startswith(("Anna ", "Boris "))]
    assert len(rows[0].split()) == 11  # a name, nine numbers, and how often like the bot
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_look_back_as_data_has_numbers_that_add_up(run: Run, record: Path) -> None:
    found = json.loads(run("summary", str(record), *HASTY, "--json").out)
    assert found["names"] == ["Anna", "Boris", "Clara Z", "Дмитрий"]
    for row in found["players"]:
        parts = ("start", "deal", "dice", "hidden", "decisions", "usual", "others", "rest")
        assert sum(row[part] for part in parts) == pytest.approx(row["result"])
    assert found["beliefs"]


def test_a_match_that_goes_on_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "running.yaml"
    write_record(file, bang_match("running", 4).record())
    assert "once it has ended" in in_one_sentence(run("summary", str(file)), 1)


def test_a_game_without_anything_worth_telling_still_has_its_table(
    run: Run, tmp_path: Path
) -> None:
    match = match_of(load("magpie"), 2)
    match.abandon()
    file = tmp_path / "short.yaml"
    write_record(file, match.record())
    ran = run("summary", str(file), *HASTY)
    assert ran.code == 0 and "The costliest choices" not in ran.out
