"""Positions of BANG!: what is not written is sensible, and what can't be is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.bang.names import CHARACTER_CLAUSE, DEAL
from tafelrunde.games.bang.position import PLAIN, position
from tafelrunde.games.bang.state import BangState
from tafelrunde.games.catalog import load
from tafelrunde.kernel import SaveError, dump
from tafelrunde.kernel.save import load as load_state

NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Emma", "Felix", "Greta", "Hugo"]


def made(data: dict[str, Any], players: int = 5) -> BangState:
    return position(load("bang").build(players), data, NAMES[:players])


@pytest.mark.parametrize("players", range(3, 9))
def test_by_default_the_roles_are_those_of_the_deal_and_everybody_is_well(players: int) -> None:
    s = made({}, players)
    assert [s.role.count(role) for role in range(4)] == DEAL[players]
    assert s.role[0] == (3 if players == 3 else 0)  # the Sheriff, or with three the Deputy
    assert s.life == s.limit
    assert s.arrows == [0] * players
    assert (s.pile, s.turn, s.alive) == (9, 0, (1 << players) - 1)
    assert s.shown == (7 if players == 3 else 1)
    assert s.agenda == [("turn", 0)]
    assert len(set(s.character)) == players
    assert set(s.life[1:7]) == {8}


def test_the_default_characters_are_plain_ones_from_the_player_on_turn_on() -> None:
    s = made({"turn": "clara", "seats": {"dmitri": {"character": "black-jack"}}})
    names = load("bang").build(5).tables.kinds["character"]
    plain = [name for name in PLAIN if name != "black-jack"]
    assert [names[s.character[seat]] for seat in (2, 4, 0, 1)] == plain[:4]
    assert len(CHARACTER_CLAUSE) == len(names)


def test_roles_that_are_not_written_are_what_is_left_of_the_deal() -> None:
    s = made({"seats": {"emma": {"role": "sheriff"}, "anna": {"role": "deputy"}}})
    assert s.role == [3, 2, 1, 2, 0]
    assert s.limit[4] == s.life[4] == 10
    assert s.shown == 1 << 4


def test_what_is_written_about_a_seat_is_so() -> None:
    row = {"role": "sheriff", "character": "bart-cassidy", "life": 5, "arrows": 2}
    s = made({"turn": "Anna", "seats": {"anna": row, "Boris": {"out": True}}, "pile": 7})
    assert (s.life[0], s.limit[0], s.arrows[0], s.character[0]) == (5, 10, 2, 0)
    assert (s.life[1], s.alive, s.shown) == (0, 0b11101, 0b00011)
    assert s.pile == 7


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (
            {"turns": "anna"},
            "turns: a position has turn, seats, pile, hands and outbreak, nothing else",
        ),
        ({"turn": "zoe"}, "turn: no player is called 'zoe'; there are Anna, Boris"),
        ({"seats": ["anna"]}, "seats: write the players' names"),
        ({"seats": {"zoe": {}}}, "seats.zoe: no player is called 'zoe'"),
        ({"seats": {"anna": 3}}, "seats.anna: write pairs such as life: 3"),
        ({"seats": {"anna": {"lives": 3}}}, "seats.anna.lives: a seat has role, character, life"),
        ({"seats": {"anna": {"life": 3}, "Anna": {"life": 4}}}, "seats.Anna: this player is desc"),
        ({"seats": {"anna": {"role": "king"}}}, "seats.anna.role: there is no 'king'; there are "),
        (
            {"seats": {"anna": {"role": "deputy"}, "boris": {"role": "deputy"}}},
            "seats.boris.role: 5 players have 1 of the role deputy",
        ),
        ({"seats": {"anna": {"character": "zorro"}}}, "seats.anna.character: there is no 'zorro'"),
        (
            {"seats": {"anna": {"character": "rose-doolan"}, "emma": {"character": "rose-doolan"}}},
            "seats.emma.character: somebody else is rose-doolan already",
        ),
        ({"seats": {"anna": {"life": 11}}}, "seats.anna.life: write a number from 1 to 10, not 11"),
        ({"seats": {"anna": {"life": 0}}}, "seats.anna.life: write a number from 1 to 10, not 0"),
        ({"seats": {"anna": {"life": True}}}, "seats.anna.life: write a number from 1 to 10"),
        (
            {"seats": {"anna": {"arrows": 9}}},
            "seats.anna.arrows: write a number from 0 to 8, not 9",
        ),
        ({"seats": {"anna": {"out": "yes"}}}, "seats.anna.out: write true or false, not 'yes'"),
        ({"seats": {"anna": {"out": True}}}, "seats.anna.out: nobody who is out has the turn"),
        ({"seats": {"emma": {"out": True, "arrows": 1}}}, "seats.emma.arrows: write a number from"),
        (
            {"seats": {"anna": {"arrows": 5}, "boris": {"arrows": 4}}},
            "seats: of 9 arrows at least one lies in the middle",
        ),
        ({"pile": 3}, "pile: the players' arrows leave 9 in the middle, not 3"),
        (
            {"turn": "boris", "seats": {"anna": {"out": True}}},
            "seats: with those who are out, the ",
        ),
        (
            {"seats": {name: {"out": True} for name in ("boris", "clara", "dmitri")}},
            "seats: with those who are out, the game would be over",
        ),
    ],
)
def test_a_position_that_can_not_be_is_refused_with_its_place(
    data: dict[str, Any], error: str
) -> None:
    with pytest.raises(SaveError) as caught:
        made(data)
    assert str(caught.value).startswith(error)


def test_with_three_players_one_may_be_out_but_not_two() -> None:
    assert made({"seats": {"boris": {"out": True}}}, 3).alive == 0b101
    with pytest.raises(SaveError, match="the game would be over"):
        made({"seats": {"boris": {"out": True}, "clara": {"out": True}}}, 3)


@given(
    players=st.integers(3, 8),
    arrows=st.lists(st.integers(0, 1), min_size=8, max_size=8),
    life=st.lists(st.integers(1, 7), min_size=8, max_size=8),
)
def test_a_position_can_be_saved_and_played_to_the_end(
    players: int, arrows: list[int], life: list[int]
) -> None:
    seats = {n: {"arrows": a, "life": f} for n, a, f in zip(NAMES, arrows, life, strict=True)}
    data = {"turn": NAMES[players - 1], "seats": dict(list(seats.items())[:players])}
    game = load("bang").build(players)
    s = position(game, data, NAMES[:players])
    assert dump(load_state(game, dump(s))) == dump(s)
    game.advance(s)
    for turn in range(5_000):
        if game.over(s):
            break
        seat = game.actor(s)
        options = game.options(s, seat)
        game.apply(s, seat, options[turn % len(options)])
    assert game.over(s)
