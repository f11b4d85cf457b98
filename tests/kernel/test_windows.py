"""Answer windows: everybody at once and unseen, in rounds, the last answer first."""

from __future__ import annotations

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import Action, Chapter, Frame, Game, IllegalAction
from tafelrunde.kernel.windows import PASS, Window
from tests.kernel.tiny import Notes, game_of

SHOUT: Action = ("shout",)


def may_answer(g: Game, s: Notes, frame: Frame) -> tuple[int, ...]:
    """All but whose frame it is: `secret` counts how often each can shout, and is hidden."""
    answered: Frame = s.agenda[frame[2]]
    return tuple([seat for seat in range(g.players) if seat != answered[1]])


def shouts(g: Game, s: Notes, frame: Frame, seat: int) -> tuple[Action, ...]:
    return (SHOUT,) if s.secret[seat] else ()


def play(g: Game, s: Notes, frame: Frame, seat: int, action: Action) -> None:
    s.secret[seat] -= 1
    s.notes.append(f"{seat} answers {s.agenda[frame[2]][0]} of {s.agenda[frame[2]][1]}")
    s.push(("shout", seat, frame[2]))


def effect(g: Game, s: Notes, frame: Frame) -> None:
    s.notes.append(f"shout of {frame[1]}")


def table(acting: int, *voices: int) -> tuple[Game, Notes]:
    """A seat announces something, and the others can shout as often as said."""

    def announce(g: Game, s: Notes, frame: Frame) -> None:
        s.secret = list(voices)
        s.push(("deed", acting))
        window.open(s, acting)

    def deed(g: Game, s: Notes, frame: Frame) -> None:
        s.notes.append(f"deed of {frame[1]}")

    chapter = Chapter("window")
    window = Window("answers", may_answer, shouts, play)
    window.join(
        chapter,
        why_not=lambda g, s, frame, seat, action: "9.9",
        prompt=lambda g, s, frame, seat: (s.agenda[frame[2]][1],),
        asks={"whose": "seat"},
    )
    chapter.verb("shout")
    chapter.step("go", announce)
    chapter.step("deed", deed)
    chapter.step("shout", effect)
    game = game_of(chapter, players=len(voices))
    return game, game.new()


def answer(game: Game, s: Notes, **answers: bool) -> None:
    """Let seats answer, in the order written: `s0=True` shouts."""
    for name, shouting in answers.items():
        game.apply(s, int(name[1:]), SHOUT if shouting else PASS)


def test_an_open_window_is_told_from_other_decisions() -> None:
    game, s = table(0, 1, 1)
    assert game.is_window(s)
    for seat in game.actors(s):
        game.apply(s, seat, PASS)
    assert game.over(s) and not game.is_window(s)
    magpie = load("magpie").build(3)
    assert not magpie.is_window(magpie.new("all choose a card, but nobody answers anything"))


def test_everybody_is_asked_and_those_without_an_answer_can_only_pass() -> None:
    game, s = table(0, 1, 1, 0)
    assert game.actors(s) == (1, 2)
    assert game.options(s, 1) == (PASS, SHOUT)
    assert game.options(s, 2) == (PASS,)
    assert s.agenda == [("deed", 0), ("answers", 0, 0)]


def test_a_round_of_passes_closes_the_window_and_the_deed_happens() -> None:
    game, s = table(0, 1, 1, 0)
    answer(game, s, s1=False, s2=False)
    assert s.notes == ["deed of 0"] and game.over(s)


def test_an_answer_opens_a_new_round_over_what_now_lies_on_top() -> None:
    game, s = table(0, 1, 1, 0)
    answer(game, s, s1=True, s2=False)
    assert game.actors(s) == (0, 2)  # all but the one who shouted
    decision = game.decision(s, 0)
    assert decision is not None and decision["values"] == (1,)
    answer(game, s, s0=True, s2=False)
    assert game.actors(s) == (1, 2)
    answer(game, s, s1=False, s2=False)
    assert s.notes == [
        "1 answers deed of 0",
        "0 answers shout of 1",
        "shout of 0",
        "shout of 1",
        "deed of 0",
    ]


@pytest.mark.parametrize("acting", [0, 1, 2, 3])
def test_answers_of_one_round_stack_clockwise_from_the_acting_seat(acting: int) -> None:
    game, s = table(acting, 1, 1, 1, 1)
    others = [seat for seat in range(4) if seat != acting]
    for seat in reversed(others):  # who is quicker decides nothing
        game.apply(s, seat, SHOUT)
    order = [(acting + place) % 4 for place in (1, 2, 3)]
    assert s.notes == [f"{seat} answers deed of {acting}" for seat in order]
    assert [frame[:2] for frame in s.agenda[:-1]] == [
        ("deed", acting),
        *[("shout", seat) for seat in order],
    ]
    while not game.over(s):
        game.apply(s, game.actor(s), PASS)
    assert s.notes[3:] == [f"shout of {seat}" for seat in reversed(order)] + [f"deed of {acting}"]


def test_an_answer_may_be_changed_within_its_round() -> None:
    game, s = table(0, 0, 1, 0)
    answer(game, s, s1=True)
    answer(game, s, s1=False, s2=False)
    assert s.notes == ["deed of 0"]


def test_answering_with_what_is_not_held_is_refused_with_the_clause() -> None:
    game, s = table(0, 0, 0, 0)
    with pytest.raises(IllegalAction) as refused:
        game.apply(s, 2, SHOUT)
    assert refused.value.clause == "tiny 9.9"


def test_a_window_in_the_middle_survives_saving_and_re_dealing() -> None:
    game, s = table(0, 1, 1, 1)
    answer(game, s, s1=True, s2=False)
    twin = game.redeal(s, 0, "twin")
    assert twin.agenda == s.agenda
    for state in (s, twin):
        answer(game, state, s0=False, s2=False)
    assert s.notes == twin.notes == ["1 answers deed of 0", "shout of 1", "deed of 0"]
