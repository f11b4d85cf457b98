"""The agenda: what is pushed comes next, and sequences go on where they were."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import Chapter, Frame, Game, RulesError
from tests.kernel.tiny import Notes, bare, game_of, note, noting_choice, offering, pushing


def three_parts() -> Chapter:
    chapter = Chapter("three")
    chapter.sequence("go", "one", "two", "three")
    for name in ("one", "two", "three"):
        chapter.step(name, bare(name))
    return chapter


def test_what_is_pushed_last_comes_first() -> None:
    chapter = Chapter("stack")
    chapter.step("go", pushing("go", ("first", 1), ("second", 2)))
    chapter.step("first", pushing("first", ("between",)))
    chapter.step("second", bare("second"))
    chapter.step("between", bare("between"))
    assert game_of(chapter).new().notes == ["go", "first", "between", "second"]


def test_a_sequence_runs_its_parts_in_order_and_then_ends() -> None:
    chapter = three_parts()
    chapter.step("after", bare("after"))
    s = game_of(chapter, first=(("go", 0), ("after",))).new()
    assert s.notes == ["one", "two", "three", "after"]
    assert s.agenda == []


def test_every_part_sees_the_frame_with_its_own_program_counter() -> None:
    chapter = Chapter("frames")
    chapter.sequence("go", "one", "two")
    chapter.step("one", note("one"))
    chapter.step("two", note("two"))
    assert game_of(chapter, first=(("go", 0, "a", 7),)).new().notes == ["one 0 a 7", "two 1 a 7"]


def test_what_a_part_pushes_comes_before_the_next_part() -> None:
    chapter = Chapter("pushing")
    chapter.sequence("go", "one", "two")
    chapter.step("one", pushing("one", ("extra",), ("more",)))
    chapter.step("two", bare("two"))
    chapter.step("extra", bare("extra"))
    chapter.step("more", bare("more"))
    assert game_of(chapter, first=(("go", 0),)).new().notes == ["one", "extra", "more", "two"]


def test_a_decision_as_a_part_is_asked_with_the_sequences_values() -> None:
    chapter = Chapter("asking")
    chapter.sequence("go", "one", "ask", "two")
    chapter.step("one", bare("one"))
    chapter.step("two", bare("two"))
    chapter.decision("ask", offering(("yes",), ("no",)), noting_choice)
    game = game_of(chapter, first=(("go", 0, 2, "value"),))
    s = game.new()
    assert s.notes == ["one"] and s.agenda[-1] == ("ask", 2, "value")
    assert s.agenda[-2] == ("go", 2, 2, "value")  # saved in the middle of an effect
    game.apply(s, 2, ("no",))
    assert s.notes == ["one", "2: no", "two"]


def test_a_sequence_goes_on_only_while_its_condition_holds() -> None:
    def count(g: Game, s: Notes, frame: Frame) -> None:
        s.number += 1

    chapter = Chapter("lapsing")
    chapter.sequence("go", "up", "up", "up", "up", going_on=lambda g, s, frame: s.number < frame[2])
    chapter.step("up", count)
    for most, parts in [(0, 0), (2, 2), (9, 4)]:
        assert game_of(chapter, first=(("go", 0, most),)).new().number == parts


def test_what_a_part_pushed_still_happens_when_the_rest_lapses() -> None:
    chapter = Chapter("lapsing")
    chapter.sequence("go", "one", "two", going_on=lambda g, s, frame: "one" not in s.notes)
    chapter.step("one", pushing("one", ("extra",)))
    chapter.step("two", bare("two"))
    chapter.step("extra", bare("extra"))
    assert game_of(chapter, first=(("go", 0),)).new().notes == ["one", "extra"]


def test_the_end_of_the_match_ends_everything_at_once() -> None:
    chapter = Chapter("ending")
    chapter.sequence("go", "end", "never")
    chapter.step("end", lambda g, s, frame: g.finish(s, [1]))
    chapter.step("never", bare("never"))
    chapter.event("won", winners="seat*")
    game = game_of(chapter, first=(("go", 0), ("never",)))
    s = game.new()
    assert game.over(s) and s.winners == [1] and s.notes == []
    assert game.actors(s) == game.deciders(s) == ()


@pytest.mark.parametrize(
    ("place", "order"),
    [
        ({"before": "two"}, ["one", "new", "two", "three"]),
        ({"after": "two"}, ["one", "two", "new", "three"]),
        ({"before": "one"}, ["new", "one", "two", "three"]),
        ({"after": "three"}, ["one", "two", "three", "new"]),
    ],
)
def test_a_module_inserts_a_part_at_its_place(place: dict[str, str], order: list[str]) -> None:
    module = Chapter("module")
    module.insert("go", "new", **place)
    module.step("new", bare("new"))
    base = three_parts()
    assert game_of(base, module, first=(("go", 0),)).new().notes == order
    assert game_of(base, first=(("go", 0),)).new().notes == ["one", "two", "three"]  # unspoilt


def test_a_frame_may_follow_once_an_effect_is_done_with() -> None:
    def ask_for_later(g: Game, s: Notes, frame: Frame) -> None:
        s.notes.append("now")
        g.after(s, "go", ("later",))

    chapter = Chapter("after")
    chapter.sequence("go", "now", "then")
    chapter.step("now", ask_for_later)
    chapter.step("then", bare("then"))
    chapter.step("later", bare("later"))
    chapter.step("last", bare("last"))
    game = game_of(chapter, first=(("go", 0), ("last",)))
    assert game.new().notes == ["now", "then", "later", "last"]


def test_nothing_can_follow_what_is_not_going_on() -> None:
    chapter = Chapter("after")
    chapter.step("go", lambda g, s, frame: g.after(s, "elsewhere", ("go",)))
    with pytest.raises(RulesError, match="should follow elsewhere, which is not going on"):
        game_of(chapter).new()
