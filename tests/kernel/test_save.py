"""Saves: one line of JSON that goes on exactly where it was, or a clear sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.kernel import (
    Action,
    Chapter,
    Frame,
    Game,
    RulesError,
    SaveError,
    State,
    dump,
    load,
    state_hash,
)
from tests.kernel.tiny import Notes, game_of, noting_answers, offering


def rolling() -> Game:
    """Two seats at once choose a number of sides, and dice fall, again and again."""

    def apply_all(g: Game, s: Notes, frame: Frame, answers: list[Action]) -> None:
        noting_answers(g, s, frame, answers)
        s.number += s.below(6)
        s.push(("go", (s.number, ("deep", (1, 2)))))

    chapter = Chapter("rolling")
    chapter.together("go", lambda g, s, frame: (0, 2), offering(("a",), ("b", 1)), apply_all)
    return game_of(chapter)


def in_the_middle() -> tuple[Game, Notes]:
    game = rolling()
    s = game.new("save")
    for seat, action in [(0, ("a",)), (2, ("b", 1)), (2, ("a",))]:
        game.apply(s, seat, action)
    return game, s


def test_a_loaded_state_equals_the_saved_one_and_goes_on_like_it() -> None:
    game, s = in_the_middle()
    loaded = load(game, dump(s))
    assert isinstance(loaded, Notes)
    assert loaded.agenda == s.agenda and loaded.answers == s.answers == [(), (), ("a",)]
    for state in (s, loaded):
        for seat in (0, 2, 2, 0):
            game.apply(state, seat, ("a",))
    assert dump(loaded) == dump(s)


def test_a_save_is_one_line_of_json_with_every_column_but_the_passing_ones() -> None:
    _, s = in_the_middle()
    s.news = []
    text = dump(s)
    assert "\n" not in text
    data = json.loads(text)
    assert {"agenda", "answers", "serial", "notes", "number", "secret"} <= data.keys()
    assert not {"news", "fate", "offer"} & data.keys()


def test_a_key_is_saved_with_its_match() -> None:
    game, s = in_the_middle()
    s.key, s.drawn = "ab" * 16, 5
    loaded = load(game, dump(s))
    assert [loaded.draw(1_000) for _ in range(4)] == [s.draw(1_000) for _ in range(4)]


def broken(change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(dump(in_the_middle()[1]))
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the save is not JSON: Expecting value at column 1"),
        ('{"save": 1, ', "the save is not JSON: .* at column"),
        ("[1, 2]", "this is not a save of version 1"),
        ("{}", "this is not a save of version 1"),
        (broken(lambda d: d.update(save=2)), "this is not a save of version 1"),
        (broken(lambda d: d.pop("number")), "the save has no column number"),
        (broken(lambda d: d.update(luck=7)), "has a column luck that tiny does not know"),
        (broken(lambda d: d.update(number="7")), "column number of the save should be a int"),
        (broken(lambda d: d.update(notes="x")), "column notes of the save should be a list"),
        (broken(lambda d: d.update(agenda=[["sing", 1]])), "does not know: .'sing', 1."),
        (broken(lambda d: d.update(agenda=["go"])), "does not know: 'go'"),
        (broken(lambda d: d.update(agenda=[[]])), "does not know: .."),
    ],
)
def test_a_broken_save_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        load(rolling(), text)


def test_hashes_are_chained() -> None:
    _, s = in_the_middle()
    first = state_hash(s)
    assert len(first) == 24 and first == state_hash(s.clone())
    assert state_hash(s, first) != first
    s.number += 1
    assert state_hash(s) != first


def test_a_state_has_to_say_how_it_is_copied() -> None:
    class Forgetful(State):
        pass

    with pytest.raises(RulesError, match="Forgetful has no clone of its own"):
        Forgetful().clone()
