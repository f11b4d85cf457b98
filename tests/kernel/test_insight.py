"""What others may know: audiences, views, information sets, series."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel import EVERYONE, NOBODY, Chapter, Event, Game, Hidden, RulesError
from tafelrunde.kernel.insight import audible, look
from tafelrunde.kernel.playout import play_out
from tests.kernel.tiny import (
    Notes,
    bare,
    blank,
    game_of,
    noting_answers,
    noting_choice,
    offering,
    redeal,
    view,
)


def secrets() -> tuple[Game, Notes]:
    chapter = Chapter("secrets")
    chapter.decision("ask", offering(("a",), ("b",)), noting_choice)
    game = game_of(chapter, first=(("ask", 1), ("ask", 0)))
    s = game.new("secrets")
    s.secret = [3, 4, 5]
    return game, s


@pytest.mark.parametrize(
    ("audience", "ears"),
    [(EVERYONE, [0, 1, 2, NOBODY]), (0b001, [0]), (0b110, [1, 2]), (0, [])],
)
def test_an_event_is_heard_by_its_audience_and_spectators_hear_what_all_hear(
    audience: int, ears: list[int]
) -> None:
    event: Event = (audience, "rang", ())
    assert [viewer for viewer in (0, 1, 2, NOBODY) if audible(event, viewer)] == ears


def test_events_are_collected_only_when_somebody_listens() -> None:
    _, s = secrets()
    s.tell("rang", 1)
    assert s.news is None
    s.news = []
    s.tell("rang", 1)
    s.whisper(0b10, "whispered", 7)
    assert s.news == [(EVERYONE, "rang", (1,)), (0b10, "whispered", (7,))]


def test_a_view_says_who_is_awaited_and_how_it_stands() -> None:
    game, s = secrets()
    shown = game.view(s, 2)
    assert (shown["game"], shown["over"], shown["winners"]) == ("tiny", False, [])
    assert shown["waiting"] == [1]
    assert shown["table"]["secret"] == 5 and game.view(s, NOBODY)["table"]["secret"] == -1


def test_an_information_set_holds_a_possible_world_and_not_the_truth() -> None:
    game, s = secrets()
    s.key = "ab" * 16
    heard: list[Event] = [(EVERYONE, "rang", ())]
    infos = [look(game, s, 1, number, heard) for number in range(40)]
    assert all(info.view() == game.view(s, 1) for info in infos)
    assert all(info.options() == game.options(s, 1) for info in infos)
    assert all(info.world.key == "" and info.history == heard for info in infos)
    assert {info.world.secret[1] for info in infos} == {4}
    assert len({info.world.secret[0] for info in infos}) > 3


def test_a_sample_is_another_possible_world() -> None:
    game, s = secrets()
    info = look(game, s, 1, "look", [])
    worlds = [info.sample(number) for number in range(40)]
    assert {world.secret[1] for world in worlds} == {4}
    assert len({world.secret[0] for world in worlds}) > 3
    assert info.sample("again").secret == info.sample("again").secret


def test_nothing_is_carried_into_the_next_match_unless_a_game_says_so() -> None:
    game, s = secrets()
    assert game.carry(game, s) == {}


def test_a_series_hands_plain_data_to_the_next_set_up() -> None:
    def set_up(g: Game, s: Notes, carried: dict[str, Any]) -> None:
        s.number = carried.get("number", 0)
        s.push(("go",))

    chapter = Chapter("series")
    chapter.step("go", bare("go"))
    hidden = Hidden(view, redeal)
    game = Game(
        "series", 2, [chapter], blank, set_up, hidden, carry=lambda g, s: {"number": s.number + 1}
    )
    first = game.new("one")
    second = game.new("two", game.carry(game, first))
    assert (first.number, second.number) == (0, 1)


def test_random_play_counts_real_decisions_and_follows_its_seed() -> None:
    game, s = secrets()
    twin = s.clone()
    assert play_out(game, s) == 2 and game.over(s)
    play_out(game, twin)
    assert twin.notes == s.notes


def test_random_play_goes_on_from_a_re_dealt_state() -> None:
    game, s = secrets()
    assert play_out(game, game.redeal(s, 1, "world")) == 2


def test_random_play_leaves_answers_that_are_in_already_as_they_are() -> None:
    chapter = Chapter("together")
    options = offering(("a",), ("b",), ("c",))
    chapter.together("ask", lambda g, s, frame: (0, 2), options, noting_answers)
    game = game_of(chapter, first=(("ask", "x"),))
    ends: set[str] = set()
    for seed in range(40):
        s = game.new(seed)
        game.apply(s, 2, ("b",))
        assert play_out(game, s) == 1 and game.over(s)
        ends.add(s.notes[0])
    assert ends == {"a |  | b", "b |  | b", "c |  | b"}


def test_random_play_gives_up_on_a_game_that_does_not_end() -> None:
    chapter = Chapter("endless")
    chapter.decision("ask", offering(("a",), ("b",)), lambda g, s, frame, *_: s.push(frame))
    game = game_of(chapter, first=(("ask", 1),))
    with pytest.raises(RulesError, match="tiny did not end within 50 decisions"):
        play_out(game, game.new(), 50)
