"""Games that may be long at random are watched in part; what is hidden may be any container."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import Action, Frame, Game, State
from tafelrunde.lab.fuzz import wishes_of
from tafelrunde.lab.laws import FULL, LIGHT, QUICK, Played, check_game, start
from tafelrunde.lab.secrecy import redeal_holds
from tafelrunde.lab.subject import LawBroken, short_options, subject_of
from tests.laws.tiny import TinyState, choose, tiny, unknown


def wait_for_ever(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
    choose(g, s, frame, seat, action)
    s.push(frame)


@pytest.mark.parametrize("level", [LIGHT, FULL])
def test_only_the_beginning_of_a_long_game_is_watched(level: str) -> None:
    subject = tiny(apply=wait_for_ever)
    subject.watched = 15
    played = Played("long")
    check_game(subject, played, level, 50)
    assert (len(played.actions), played.over) == (15, False)


def test_the_quick_laws_follow_a_long_game_to_their_bound() -> None:
    subject = tiny(apply=wait_for_ever)
    subject.watched = 15
    played = Played("long")
    check_game(subject, played, QUICK, 50)
    assert (len(played.actions), played.over) == (50, False)


@pytest.mark.parametrize("level", [QUICK, LIGHT, FULL])
def test_a_game_that_is_watched_to_its_end_has_to_end(level: str) -> None:
    with pytest.raises(LawBroken, match="did not end within 50 decisions"):
        check_game(tiny(apply=wait_for_ever), Played("long"), level, 50)


def test_a_game_may_name_options_that_make_it_short() -> None:
    frag, bang = load("frag"), load("bang")
    assert short_options(frag) and not short_options(bang)
    for name, value in short_options(frag).items():
        assert subject_of(frag, 3).game.option[name] == value
        assert [wish[2][name] for wish in wishes_of(frag, 3, None, None)] == [value]
    assert subject_of(frag, 3, (), {"goal": 5}).game.option["goal"] == 5
    assert [wish[2]["goal"] for wish in wishes_of(frag, 3, None, {"goal": 5})] == [5]


# Containers


class Cards:
    """Any of the nine cards, without a list of them."""

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and 0 <= card < 9


class SomeCards(Cards):
    """The same, and there are several."""

    def __len__(self) -> int:
        return 2


def as_containers(kind: type[Cards]) -> Any:
    def contained(g: Game, s: TinyState, viewer: int) -> dict[tuple[str, int], Container[Any]]:
        return {place: kind() for place in unknown(g, s, viewer)}

    return contained


def keep_everything(g: Game, s: TinyState, viewer: int) -> None:
    pass


def at_the_start(subject: Any) -> State:
    s: State = start(subject.game, "containers")
    return s


@pytest.mark.parametrize("kind", [Cards, SomeCards])
def test_what_is_hidden_may_be_any_container(kind: type[Cards]) -> None:
    subject = tiny(unknown=as_containers(kind))
    redeal_holds(subject, at_the_start(subject), 0, "deal")


def test_what_has_a_length_has_to_move() -> None:
    subject = tiny(unknown=as_containers(SomeCards), redeal=keep_everything)
    with pytest.raises(LawBroken, match="never moves"):
        redeal_holds(subject, at_the_start(subject), 0, "deal")


def test_what_has_no_length_need_not_move_but_has_to_be_possible() -> None:
    subject = tiny(unknown=as_containers(Cards), redeal=keep_everything)
    redeal_holds(subject, at_the_start(subject), 0, "deal")
    s = at_the_start(subject)
    s.hand[1] = 9  # type: ignore[attr-defined]
    with pytest.raises(LawBroken, match="the true hand of 1 is said to be impossible"):
        redeal_holds(subject, s, 0, "deal")
