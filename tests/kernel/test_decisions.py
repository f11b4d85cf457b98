"""Decisions of one seat and of several at once: what is offered, refused, answered, changed."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel import (
    Action,
    Chapter,
    Frame,
    Game,
    IllegalAction,
    RulesError,
    dump,
    state_hash,
)
from tests.kernel.tiny import Notes, bare, game_of, noting_answers, noting_choice, offering

YES: Action = ("yes",)
NO: Action = ("no",)
ASK: tuple[Frame, ...] = (("ask", 1),)


def asking(*actions: Action, **more: Any) -> Game:
    chapter = Chapter("asking")
    chapter.decision("ask", offering(*actions), noting_choice, **more)
    return game_of(chapter, first=ASK)


# One seat


def test_a_decision_waits_for_its_seat() -> None:
    game = asking(YES, NO)
    s = game.new()
    assert game.actors(s) == (1,) and game.actor(s) == 1
    assert game.options(s, 1) == (YES, NO)
    game.apply(s, 1, NO)
    assert s.notes == ["1: no"] and game.over(s)


def test_a_seat_that_is_not_asked_is_offered_nothing_and_takes_nothing_from_others() -> None:
    game = asking(YES, NO)
    s = game.redeal(game.new(), 0, "again")
    assert game.options(s, 0) == ()
    assert game.options(s, 1) == (YES, NO)


def test_a_single_option_is_taken_without_asking() -> None:
    assert asking(YES).new().notes == ["1: yes"]


def test_a_single_option_is_asked_for_where_silence_would_tell() -> None:
    game = asking(YES, automatic=False)
    s = game.new()
    assert s.notes == [] and game.actors(s) == (1,)
    game.apply(s, 1, YES)
    assert s.notes == ["1: yes"]


def test_a_decision_without_options_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(RulesError, match="ask offers seat 1 nothing"):
        asking().new()


def test_what_a_seat_is_asked_is_ready_to_be_sent() -> None:
    game = asking(YES, NO, asks={"left": "number"}, prompt=lambda g, s, frame, seat: (7,))
    s = game.new()
    assert game.decision(s, 1) == {
        "id": [s.serial, 1],
        "prompt": "ask",
        "values": (7,),
        "options": (YES, NO),
        "answered": False,
    }
    assert game.decision(s, 0) is None


def test_every_decision_has_a_number_of_its_own() -> None:
    chapter = Chapter("asking")
    chapter.decision("ask", offering(YES, NO), noting_choice)
    game = game_of(chapter, first=(("ask", 0), ("ask", 0)))
    s = game.new()
    first = s.serial
    game.apply(s, 0, YES)
    assert s.serial == first + 1


# What is refused


def forbidding() -> Game:
    def why_not(g: Game, s: Notes, frame: Frame, seat: int, action: Action) -> str:
        return "4.2" if action == ("sleep",) else ""

    return asking(YES, NO, why_not=why_not)


@pytest.mark.parametrize(
    ("seat", "action", "key", "clause"),
    [
        (1, ("sleep",), "error-not-offered", "tiny 4.2"),
        (1, ("dance",), "error-not-offered", ""),
        (1, (), "error-not-offered", ""),
        (0, YES, "error-not-asked", ""),
        (-1, YES, "error-not-asked", ""),
    ],
)
def test_a_refusal_names_the_clause_and_changes_nothing(
    seat: int, action: Action, key: str, clause: str
) -> None:
    game = forbidding()
    s = game.new()
    before = dump(s)
    with pytest.raises(IllegalAction) as refused:
        game.apply(s, seat, action)
    assert (refused.value.key, refused.value.clause) == (key, clause)
    assert str(refused.value) == refused.value.sentence + (f" ({clause})" if clause else "")
    assert dump(s) == before and s.news is None


def test_the_same_predicate_answers_why_not() -> None:
    game = forbidding()
    s = game.new()
    assert game.why_not(s, 1, ("sleep",)) == "tiny 4.2"
    assert game.why_not(s, 1, YES) == ""


def test_after_the_end_everything_is_refused() -> None:
    game = asking(YES)
    with pytest.raises(IllegalAction, match="the game is over"):
        game.apply(game.new(), 1, YES)


def test_an_action_that_merely_equals_an_offered_one_is_replaced_by_it() -> None:
    game = asking(("take", 1), ("take", 2))
    s = game.new()
    game.apply(s, 1, ("take", 1.0))
    assert s.notes == ["1: take 1"]


# Several seats at once


def test_who_is_asked_is_worked_out_once_a_decision_and_anew_for_a_state_that_was_loaded() -> None:
    counted: list[int] = []

    def actors(g: Game, s: Notes, frame: Frame) -> tuple[int, ...]:
        counted.append(1)
        return (0, 2)

    chapter = Chapter("together")
    chapter.together("ask", actors, offering(YES, NO), noting_answers)
    game = game_of(chapter, first=(("ask", "x"),))
    s = game.new()
    game.apply(s, 2, YES)
    assert game.actors(s) == (0,) and game.options(s.clone(), 2) == (YES, NO)
    assert len(counted) == 1
    s.asked = ()  # as a state that was saved and loaded has it
    assert game.deciders(s) == (0, 2) and len(counted) == 2


def together(actors: tuple[int, ...] = (0, 2)) -> Game:
    def options(g: Game, s: Notes, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (("show", seat), ("show", s.secret[seat]), ("hide",))

    chapter = Chapter("together")
    chapter.together("ask", lambda g, s, frame: actors, options, noting_answers)
    chapter.step("rest", bare("rest"))
    return game_of(chapter, first=(("ask", "x"), ("rest",)))


def at_the_table() -> tuple[Game, Notes]:
    game = together()
    s = game.new()
    s.secret = [5, 6, 7]
    return game, s


def test_all_are_asked_and_nothing_happens_before_all_have_answered() -> None:
    game, s = at_the_table()
    assert game.actors(s) == (0, 2)
    game.apply(s, 2, ("hide",))
    assert s.notes == [] and game.actors(s) == (0,) and game.deciders(s) == (0, 2)
    game.apply(s, 0, ("show", 5))
    assert s.notes == ["show 5 |  | hide", "rest"]
    assert s.answers == []


def test_an_answer_may_be_changed_until_the_last_one_is_in() -> None:
    game, s = at_the_table()
    game.apply(s, 2, ("hide",))
    game.apply(s, 2, ("show", 7))
    game.apply(s, 0, ("hide",))
    assert s.notes[0] == "hide |  | show 7"


def test_one_answer_does_not_make_another_seats_decision_stale() -> None:
    game, s = at_the_table()
    before, own = game.decision(s, 0), game.decision(s, 2)
    game.apply(s, 2, ("hide",))
    assert game.decision(s, 0) == before
    assert own is not None and game.decision(s, 2) == {**own, "answered": True}


def test_the_order_of_answers_makes_no_difference() -> None:
    hashes = set()
    for order in ([0, 2], [2, 0]):
        game, s = at_the_table()
        for seat in order:
            game.apply(s, seat, ("show", seat))
        hashes.add(state_hash(s))
    assert len(hashes) == 1


def test_a_seat_that_is_not_asked_can_not_answer() -> None:
    game, s = at_the_table()
    with pytest.raises(IllegalAction, match="you are not asked now"):
        game.apply(s, 1, ("hide",))


def test_where_nobody_is_asked_the_match_goes_on() -> None:
    assert together(()).new().notes == [" |  | ", "rest"]


def test_a_waiting_answer_is_shown_to_nobody_and_guessed_in_re_deals() -> None:
    game, s = at_the_table()
    game.apply(s, 2, ("show", 7))
    assert "show" not in str([game.view(s, viewer) for viewer in (0, 1, 2, -1)])
    assert all(game.redeal(s, 2, number).answers[2] == ("show", 7) for number in range(20))
    guesses = {game.redeal(s, 0, number).answers[2] for number in range(200)}
    assert ("hide",) in guesses and ("show", 2) in guesses and len(guesses) > 5
    assert all(game.redeal(s, 0, number).answers[0] == () for number in range(20))
