"""Every game's tutorial: complete in all languages, and played through as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.kernel import Action
from tafelrunde.records.puzzle import Puzzle, answered
from tafelrunde.records.scenario import (
    Scenario,
    lesson_files,
    read_scenarios,
    report,
    run_scenario,
    scenario_files,
)
from tafelrunde.words import LANGUAGES

LESSONS = [
    pytest.param(lesson, id=f"{lesson.info.id}-{Path(lesson.source).stem}")
    for info in all_games()
    for file in lesson_files(info)
    for lesson in read_scenarios(file)
]
WORDS_A_MINUTE = 200
SECONDS_AN_ACTION = 4  # to find the button and to see what comes of it


def played(lesson: Scenario) -> list[Puzzle]:
    """The lesson at each of its questions and at its end, with the answers that are written."""
    standings = [answered(lesson, [])]
    answers: list[Action | None] = []
    while standings[-1].status == "asked":
        answers.append(standings[-1].answer)
        standings.append(answered(lesson, answers))
    return standings


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_holds_and_is_solved_by_what_is_written(lesson: Scenario) -> None:
    outcome = run_scenario(lesson)
    assert outcome.ok, report([outcome])
    assert lesson.lesson
    assert played(lesson)[-1].status == "solved"


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_has_words_in_every_language_for_each_step(lesson: Scenario) -> None:
    standings = played(lesson)
    told = [lesson.titles, lesson.about, *(puzzle.tell for puzzle in standings)]
    told += [puzzle.hint for puzzle in standings if puzzle.hint]
    for texts in told:
        assert set(texts) == set(LANGUAGES)
        assert all(texts.values())
        assert not any("!" in text for text in texts.values())


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_teaches_by_doing(lesson: Scenario) -> None:
    assert 2 <= played(lesson)[-1].right <= 5


@pytest.mark.parametrize("lesson", LESSONS)
def test_whoever_can_be_wrong_in_a_lesson_gets_a_hint_of_its_own(lesson: Scenario) -> None:
    answers: list[Action | None] = []
    for puzzle in played(lesson)[:-1]:
        for option in puzzle.play.game.options(puzzle.play.s, puzzle.seat):
            tried = answered(lesson, [*answers, option])
            assert tried.status != "wrong" or tried.hint, f"{option} at step {puzzle.right + 1}"
        answers.append(puzzle.answer)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_cites_clauses_of_the_rulebook(lesson: Scenario) -> None:
    rulebook = (lesson.info.folder / "rulebook" / "en.md").read_text("utf-8")
    assert lesson.clauses
    assert all("{#" + clause.split()[1] + "}" in rulebook for clause in lesson.clauses)


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_lessons_and_scenarios_of_a_game_have_files_of_different_names(info: GameInfo) -> None:
    names = [file.stem for file in (*lesson_files(info), *scenario_files(info))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("game", "modules", "minutes"),
    [
        ("bang", False, 4),
        ("bang", True, 1.5),
        ("frag", False, 5.5),
        ("kf", False, 5.5),
        ("cfs", False, 5.5),
    ],
    ids=["BANG!", "Undead or Alive", "FRAG", "KRALLEN & FALLEN", "COLLECT! FIGHT! SURVIVE!"],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tutorial_takes_about_five_minutes(
    game: str, modules: bool, minutes: float, lang: str
) -> None:
    seconds = 0.0
    for file in lesson_files(load(game)):
        for lesson in read_scenarios(file):
            if bool(lesson.setting.modules) == modules:
                standings = played(lesson)
                words = sum(len(puzzle.tell[lang].split()) for puzzle in standings)
                seconds += words / WORDS_A_MINUTE * 60 + standings[-1].right * SECONDS_AN_ACTION
    assert 0 < seconds / 60 <= minutes
