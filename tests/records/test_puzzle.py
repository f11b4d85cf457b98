"""Scenarios as puzzles: what is asked, what is right, and what goes on by itself."""

from __future__ import annotations

import textwrap
from typing import Any

import pytest

from tafelrunde.kernel import Game, SaveError, State
from tafelrunde.records.puzzle import Puzzle, answered
from tafelrunde.records.scenario import Scenario, load_scenarios, run_scenario

HEAD = """\
title: A test
game: bang
players: 5
position:
  seats: {anna: {character: paul-regret, life: 5}}
forced:
  dice:
  - [1, 2, beer, dynamite, gatling]
"""


def scenario(steps: str, head: str = HEAD) -> Scenario:
    (found,) = load_scenarios(f"{head}steps:\n{textwrap.dedent(steps).strip()}\n", "x.yaml")
    return found


def after(steps: str, *answers: Any, head: str = HEAD) -> Puzzle:
    return answered(scenario(steps, head), answers)


STOP, ANNA, BORIS, CLARA, EMMA = ("stop",), 0, 1, 2, 4
SHOTS = """
- anna: stop
- anna: shoot boris
- anna: shoot clara
- asked: anna pour 1
"""


def test_whoever_acts_first_is_played_by_the_person() -> None:
    puzzle = after(SHOTS)
    assert (puzzle.seat, puzzle.status, puzzle.right, puzzle.steps) == (ANNA, "asked", 0, 3)
    assert puzzle.answer == STOP


def test_a_right_answer_leads_to_the_next_question() -> None:
    puzzle = after(SHOTS, STOP)
    assert (puzzle.status, puzzle.right, puzzle.answer) == ("asked", 1, ("shoot", BORIS))
    assert puzzle.play.game.decision(puzzle.play.s, ANNA)


def test_with_all_answers_it_is_solved() -> None:
    puzzle = after(SHOTS, STOP, ("shoot", BORIS), ("shoot", CLARA))
    assert (puzzle.status, puzzle.right, puzzle.answer) == ("solved", 3, None)


def test_a_legal_answer_that_is_not_written_is_wrong_and_changes_nothing() -> None:
    before, puzzle = after(SHOTS, STOP), after(SHOTS, STOP, ("shoot", EMMA))
    assert (puzzle.status, puzzle.right) == ("wrong", 1)
    assert puzzle.history() == before.history()
    assert puzzle.play.game.view(puzzle.play.s, ANNA) == before.play.game.view(before.play.s, ANNA)


def test_what_the_rules_forbid_is_told_with_its_clause() -> None:
    puzzle = after(SHOTS, ("reroll", 0b1000))
    assert (puzzle.status, puzzle.clause, puzzle.right) == ("illegal", "bang 2.3", 0)


@pytest.mark.parametrize("nonsense", ["stop", (), ("dance",), ("shoot", "x"), ("reroll", (1,)), 7])
def test_nonsense_is_illegal_and_breaks_nothing(nonsense: Any) -> None:
    puzzle = after(SHOTS, nonsense)
    assert (puzzle.status, puzzle.right) == ("illegal", 0)


@pytest.mark.parametrize("odd", [("reroll", -1), ("reroll", 1 << 70), ("shoot", 99), ("stop", 1)])
def test_what_the_game_has_no_form_for_never_reaches_its_rules(
    odd: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def why_not(game: Game, s: State, seat: int, action: Any) -> str:
        asked.append(action)
        return ""

    monkeypatch.setattr(Game, "why_not", why_not)
    assert after(SHOTS, odd).status == "illegal"
    assert asked == []
    assert after(SHOTS, ("reroll", 0b1000)).status == "illegal"
    assert asked == [("reroll", 0b1000)]


def test_what_comes_after_a_wrong_answer_does_not_count() -> None:
    assert after(SHOTS, ("reroll", 1), STOP).right == 0


# Others


OTHERS = """
- forced: {dice: [[beer, beer, beer, dynamite, dynamite], any]}
- anna: stop
- anna: shoot boris
- anna: shoot clara
- anna: heal anna
- boris: stop
- boris: [heal boris, heal boris, heal boris]
  asked: clara
"""


def test_other_seats_act_by_themselves() -> None:
    answers = (STOP, ("shoot", BORIS), ("shoot", CLARA), ("heal", ANNA))
    puzzle = after(OTHERS, *answers)
    assert (puzzle.status, puzzle.steps) == ("solved", 4)
    told = [key for _, key, _ in puzzle.history()[-puzzle.fresh() :]]
    assert told.count("turn_began") == 2, "Boris's turn, and the beginning of Clara's"


def test_the_seat_can_be_chosen() -> None:
    puzzle = after(OTHERS, head=f"{HEAD}puzzle: {{seat: boris}}\n")
    assert (puzzle.seat, puzzle.status, puzzle.right, puzzle.steps) == (BORIS, "asked", 0, 4)


DEALT = """\
title: From the dealing on
game: bang
players: 5
setup: {}
forced:
  roles: [sheriff, outlaw, outlaw, deputy, renegade]
  characters: [paul-regret, any, any, any, any]
  dice: [[1, 2, beer, dynamite, gatling]]
"""


def test_the_history_is_what_the_seat_was_told() -> None:
    puzzle = after("- anna: stop", head=f"{DEALT}puzzle: {{seat: boris}}\n")
    dealt = [values for _, key, values in puzzle.history() if key == "role_dealt"]
    assert {seat for seat, *_ in dealt} == {BORIS}


def test_where_nobody_acts_there_is_only_something_to_see() -> None:
    puzzle = after("- expect: {turn: anna}")
    assert (puzzle.seat, puzzle.status, puzzle.steps) == (ANNA, "solved", 0)
    assert puzzle.fresh() == len(puzzle.history()) > 0


# Several right answers


def test_what_is_written_as_or_is_right_as_well() -> None:
    steps = """
    - anna: stop
    - anna: shoot boris
      or: shoot emma
    - asked: anna aim two 1
    """
    assert after(steps, STOP, ("shoot", EMMA)).status == "solved"
    assert after(steps, STOP, ("shoot", BORIS)).status == "solved"
    assert run_scenario(scenario(steps)).ok


ANY = """
- anna: stop
- anna: shoot boris
  any: true
- anna: shoot clara
  expect: {emma: {life: 8, aims: 0}}
"""


def test_any_accepts_what_the_rest_holds_with_and_nothing_else() -> None:
    assert after(ANY, STOP, ("shoot", BORIS)).right == 2
    assert after(ANY, STOP, ("shoot", EMMA)).status == "wrong", "Emma would be aimed at"
    free = ANY.replace("emma", "dmitri")
    assert after(free, STOP, ("shoot", EMMA)).right == 2


def test_any_still_needs_the_forced_dice_to_fit() -> None:
    steps = "- forced: {dice: [[beer]]}\n- anna: reroll 1\n  any: true\n"
    assert after(steps, ("reroll", 0b10)).status == "solved"
    assert after(steps, ("reroll", 0b11)).status == "wrong", "two dice, and one is forced"
    assert after(steps, STOP).status == "wrong", "the forced die would be left over"


# What is told


LESSON = """
- tell: {en: Stop, de: Halt}
  anna: stop
  hint: Not that
- tell: {en: Boris, de: Boris}
- tell: Shoot
  anna: shoot boris
- tell: {ru: Всё}
"""


def test_a_lesson_tells_what_belongs_to_the_next_answer() -> None:
    first, second = after(LESSON), after(LESSON, STOP)
    assert first.tell == {"en": "Stop", "de": "Halt"}
    assert second.tell["de"] == "Boris\n\nShoot", "what has no German is told as it is written"
    assert after(LESSON, STOP, ("shoot", BORIS)).tell == {"ru": "Всё"}


def test_a_hint_belongs_to_its_answer() -> None:
    assert after(LESSON, ("reroll", 1)).hint == {"": "Not that"}
    assert after(LESSON, STOP, ("shoot", EMMA)).hint == {}


def test_usual_names_are_told_as_a_language_writes_them() -> None:
    names = scenario(SHOTS).shown_names()
    assert names[""][:2] == ["Anna", "Boris"] and names["ru"][:2] == ["Анна", "Борис"]
    own = scenario("- zoe: stop", DEALT.replace("5", "[Zoe, Bo, Cy, Di, Ed]"))
    assert own.shown_names()["ru"][0] == "Zoe"


# What can't be played


def test_a_scenario_that_does_not_hold_can_not_be_played() -> None:
    with pytest.raises(SaveError) as caught:
        after("- anna: stop\n- expect: {pile: 3}")
    assert str(caught.value) == "x.yaml line 11: expected pile: 3, found pile: 9"


def test_an_alternative_that_does_not_lead_on_is_a_miss() -> None:
    steps = ANY.replace("any: true", "or: [shoot emma, reroll 1]")
    misses = run_scenario(scenario(steps)).misses
    assert [(miss.line, miss.expected) for miss in misses] == [
        (12, "shoot emma is as right as what is written"),
        (12, "reroll 1 is as right as what is written"),
    ]
    assert "refused" in misses[1].found


@pytest.mark.parametrize(
    ("steps", "head", "sentence"),
    [
        ("- hint: no", HEAD, "line 10 column 9: steps.hint: 'hint' stands beside one action"),
        ("- any: true\n  asked: anna", HEAD, "'any' stands beside one action"),
        ("- anna: [stop, shoot boris]\n  or: shoot emma", HEAD, "'or' stands beside one action"),
        ("- anna: stop\n  any: perhaps", HEAD, "line 11 column 8: steps.any: write true or false"),
        ("- anna: stop\n  or: fly", HEAD, "steps.or: no action 'fly'"),
        ("- tell: {fr: Bonjour}", HEAD, "there is no 'fr' here"),
        ("- tell: {}", HEAD, "write a text, or one for each language"),
        ("- expect: {}", f"{HEAD}lesson: true\n", "a lesson teaches by doing: it needs an action"),
        ("- stop", f"{HEAD}puzzle: {{seat: zoe}}\n", "line 9 column 16: puzzle.seat:"),
        ("- stop", f"{HEAD}puzzle: {{}}\n", "write whom the person plays: {seat: anna}"),
        ("- stop", HEAD.replace("players: 5", "players: [Hint, B, C]"), "can't be called Hint"),
    ],
)
def test_what_is_not_well_made_is_explained(steps: str, head: str, sentence: str) -> None:
    with pytest.raises(SaveError) as caught:
        scenario(steps, head)
    assert sentence in str(caught.value)
