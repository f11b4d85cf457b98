"""Triggers, modifiers and replacements: rows in tables, in the order of the chapters."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game
from tests.kernel.tiny import Notes, bare, game_of, note, noting_choice, offering

# Triggers


def firing(event: str, *values: object) -> Chapter:
    chapter = Chapter("base")
    chapter.sequence("go", "fire", "rest")
    chapter.step("fire", lambda g, s, frame: g.fire(s, event, *values))
    chapter.step("rest", bare("rest"))
    return chapter


def test_triggers_follow_in_the_order_of_the_chapters() -> None:
    first, second = Chapter("first"), Chapter("second")
    for chapter, words in ((first, ("a", "b")), (second, ("c",))):
        for word in words:
            chapter.trigger("rang", word)
            chapter.step(word, bare(word))
    base = firing("rang")
    assert game_of(base, first, second, first=(("go", 0),)).new().notes == ["a", "b", "c", "rest"]
    assert game_of(base, second, first, first=(("go", 0),)).new().notes == ["c", "a", "b", "rest"]


def test_a_triggered_step_gets_the_events_values() -> None:
    chapter = firing("hit", 2, "arrow")
    chapter.trigger("hit", "cry")
    chapter.step("cry", note("cry"))
    assert game_of(chapter, first=(("go", 0),)).new().notes == ["cry 2 arrow", "rest"]


def test_a_trigger_may_look_at_the_values_first() -> None:
    chapter = firing("hit", 2)
    chapter.trigger("hit", "small", lambda g, s, number: number < 2)
    chapter.trigger("hit", "large", lambda g, s, number: number >= 2)
    chapter.step("small", bare("small"))
    chapter.step("large", bare("large"))
    assert game_of(chapter, first=(("go", 0),)).new().notes == ["large", "rest"]


def test_a_trigger_may_lead_to_a_decision() -> None:
    chapter = firing("hit", 1)
    chapter.trigger("hit", "ask")
    chapter.decision("ask", offering(("a",), ("b",)), noting_choice)
    game = game_of(chapter, first=(("go", 0),))
    s = game.new()
    assert game.actors(s) == (1,)
    game.apply(s, 1, ("b",))
    assert s.notes == ["1: b", "rest"]


def test_an_event_nobody_waits_for_changes_nothing() -> None:
    assert game_of(firing("silence"), first=(("go", 0),)).new().notes == ["rest"]


# Modifiers


def test_modifiers_change_a_value_one_after_the_other() -> None:
    base, double, add = Chapter("base"), Chapter("double"), Chapter("add")
    double.modifier("size", lambda g, s, value, seat: value * 2)
    add.modifier("size", lambda g, s, value, seat: value + seat)
    base.step("go", bare("go"))
    s = game_of(base).new()
    assert game_of(base, double, add).ask(s, "size", 5, 3) == 13
    assert game_of(base, add, double).ask(s, "size", 5, 3) == 16
    assert game_of(base).ask(s, "size", 5, 3) == 5


# Replacements: ("lose", seat, life)


def losing() -> Chapter:
    chapter = Chapter("base")
    chapter.step("lose", note("lost"))
    chapter.step("rest", bare("rest"))
    return chapter


LOSS: tuple[Frame, ...] = (("lose", 1, 3), ("rest",))


def shield(name: str, spares: int) -> Chapter:
    """Something that takes part of a loss, for seats whose secret number says so."""

    def instead(g: Game, s: Notes, frame: Frame) -> None:
        loss: Frame = frame[2]
        s.notes.append(f"{name} for {frame[1]}")
        if loss[2] > spares:
            g.resume(s, (loss[0], loss[1], loss[2] - spares), frame[3])

    chapter = Chapter(name)
    chapter.replacement("lose", name, lambda g, s, frame: s.number == 0)
    chapter.step(name, instead)
    return chapter


def test_something_else_happens_instead() -> None:
    assert game_of(losing(), shield("wall", 3), first=LOSS).new().notes == ["wall for 1", "rest"]


def test_the_original_carries_on_changed() -> None:
    notes = game_of(losing(), shield("coat", 1), first=LOSS).new().notes
    assert notes == ["coat for 1", "lost 1 2", "rest"]


def test_several_replacements_step_in_once_each_in_the_order_of_the_chapters() -> None:
    chapters = (losing(), shield("coat", 1), shield("hat", 1))
    notes = game_of(*chapters, first=LOSS).new().notes
    assert notes == ["coat for 1", "hat for 1", "lost 1 1", "rest"]


def test_a_replacement_that_does_not_agree_leaves_things_alone() -> None:
    chapter = Chapter("never")
    chapter.replacement("lose", "instead", lambda g, s, frame: False)
    chapter.step("instead", bare("instead"))
    assert game_of(losing(), chapter, first=LOSS).new().notes == ["lost 1 3", "rest"]


def test_an_optional_replacement_is_a_decision_of_the_seat_concerned() -> None:
    def choose(g: Game, s: Notes, frame: Frame, seat: int, action: Action) -> None:
        if action == ("bear",):
            g.resume(s, frame[2], frame[3])
        else:
            s.notes.append(f"{seat} dodged")

    chapter = Chapter("dodging")
    chapter.replacement("lose", "dodge", lambda g, s, frame: True)
    chapter.decision("dodge", offering(("bear",), ("dodge",)), choose)
    game = game_of(losing(), chapter, first=LOSS)
    for action, notes in [(("bear",), "lost 1 3"), (("dodge",), "1 dodged")]:
        s = game.new()
        assert game.actors(s) == (1,) and s.agenda[-1] == ("dodge", 1, ("lose", 1, 3), 1)
        game.apply(s, 1, action)
        assert s.notes == [notes, "rest"]


def test_games_built_from_the_same_chapter_do_not_share_replacements() -> None:
    base = losing()
    game_of(base, shield("wall", 3), first=LOSS)
    assert game_of(base, first=LOSS).new().notes == ["lost 1 3", "rest"]
