"""Evaluations: chances that add up, are certain at the end, and grow with what helps."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.names import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tafelrunde.games.catalog import load
from tafelrunde.games.kf.names import SORT, TREASURE
from tafelrunde.kernel import Game, dump
from tafelrunde.pieces.contest import Side, chances, shares

GAMES = ["bang", "kf", "frag", "cfs"]


def chances_in(game: Game, s: Any) -> list[float]:
    found: list[float] = load(game.name).part("evaluation").evaluate(game, s)
    return found


def positions(game: Game, seed: object, most: int = 400) -> list[Any]:
    """Positions of one random match, its end among them if it comes soon enough."""
    s = game.new(seed)
    found = [s.clone()]
    while not game.over(s) and len(found) < most:
        seat = game.actor(s)
        options = game.options(s, seat)
        game.commit(s, seat, options[s.draw(len(options))])
        found.append(s.clone())
    return found


def settings() -> list[tuple[str, int, tuple[str, ...]]]:
    """Every game with every number of players, plain and with all modules that fit."""
    rows: list[tuple[str, int, tuple[str, ...]]] = []
    for name in GAMES:
        info = load(name)
        for players in range(info.fewest, info.most + 1):
            sets = info.module_sets(players)
            rows += [(name, players, modules) for modules in sorted({sets[0], max(sets, key=len)})]
    return rows


@pytest.mark.parametrize(("name", "players", "modules"), settings())
def test_the_chances_of_all_sides_together_are_one(
    name: str, players: int, modules: tuple[str, ...]
) -> None:
    info = load(name)
    game = info.build(players, modules)
    for s in positions(game, "sums", 120):
        found = chances_in(game, s)
        assert len(found) == players
        assert all(0.0 <= chance <= 1.0 for chance in found)
        if s.agenda:
            sides = info.part("evaluation").sides(game, s)
            assert sum(found[side.seats[0]] for side in sides) == pytest.approx(1.0)
            assert len({seat for side in sides for seat in side.seats}) == sum(
                len(side.seats) for side in sides
            )


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_who_has_won_has_won(name: str) -> None:
    game = load(name).build()
    s = game.new("the end")
    game.finish(s, [1])
    assert chances_in(game, s) == [float(seat == 1) for seat in range(game.players)]


@pytest.mark.parametrize("name", GAMES)
def test_asking_for_the_chances_changes_nothing_and_draws_nothing(name: str) -> None:
    game = load(name).build()
    for s in positions(game, "unchanged", 40):
        before = dump(s)
        assert chances_in(game, s) == chances_in(game, s)
        assert dump(s) == before


def test_equal_sides_have_equal_chances() -> None:
    sides = [Side("one", [seat], [2.0, seat * 0.0]) for seat in range(4)]
    assert chances(4, sides, {"one": [0.7, 3.0]}) == [0.25] * 4
    assert shares([1.0, 1.0, 1.0]) == pytest.approx([1 / 3] * 3)
    assert shares([1000.0, 0.0]) == [1.0, 0.0]  # without overflowing


def test_a_stronger_side_has_the_better_chances() -> None:
    weights = {"one": [1.0]}
    found = chances(2, [Side("one", [0], [1.0]), Side("one", [1], [0.0])], weights)
    assert found[0] > found[1]


# BANG!


def seated(*roles: int) -> tuple[Game, Any]:
    game = load("bang").build(len(roles))
    s = game.new("roles")
    s.role = list(roles)
    s.life = [8] * len(roles)
    s.arrows = [0] * len(roles)
    s.pile = 9
    s.turn = roles.index(RENEGADE)
    return game, s


def test_a_wounded_sheriff_is_good_for_the_outlaws_and_bad_for_the_law() -> None:
    game, s = seated(SHERIFF, OUTLAW, RENEGADE, OUTLAW, DEPUTY)
    before = chances_in(game, s)
    s.life[0] = 2
    after = chances_in(game, s)
    assert after[1] > before[1]
    assert after[0] < before[0]
    assert after[0] == after[4]  # law wins together
    assert after[1] == after[3]


def test_a_wounded_outlaw_is_good_for_the_law() -> None:
    game, s = seated(SHERIFF, OUTLAW, RENEGADE, OUTLAW)
    before = chances_in(game, s)
    s.life[3] = 1
    after = chances_in(game, s)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_arrows_count_as_wounds_to_come() -> None:
    game, s = seated(SHERIFF, OUTLAW, RENEGADE, OUTLAW)
    before = chances_in(game, s)
    s.arrows[0], s.pile = 6, 3
    assert chances_in(game, s)[0] < before[0]


def test_a_dead_renegade_has_no_chance() -> None:
    game, s = seated(SHERIFF, OUTLAW, RENEGADE, OUTLAW)
    s.alive &= ~(1 << 2)
    s.life[2] = 0
    assert chances_in(game, s)[2] == 0.0


def test_equal_outlaws_have_equal_chances_wherever_they_sit() -> None:
    found = [seated(*roles) for roles in ((0, 2, 1, 2), (0, 1, 2, 2))]
    assert chances_in(*found[0])[0] == chances_in(*found[1])[0]


# KRALLEN & FALLEN


def test_another_treasure_of_a_missing_metal_helps() -> None:
    game = load("kf").build(4)
    s = game.new("treasure")
    before = chances_in(game, s)
    treasure = next(card for card in s.deck if SORT[card] & TREASURE)
    s.deck.remove(treasure)
    s.realm[2] = (*s.realm[2], treasure)
    after = chances_in(game, s)
    assert after[2] > before[2]
    assert after[0] < before[0]


def test_team_mates_share_their_chances() -> None:
    game = load("kf").build(4, options={"teams": 1})
    sides = game.ground.sides
    found = chances_in(game, game.new("teams"))
    assert len(sides) < 4
    assert all(found[seat] == found[seats[0]] for seats in sides for seat in seats)


# FRAG


def test_a_frag_more_is_better_and_a_wound_is_not() -> None:
    game = load("frag").build(4)
    s = positions(game, "frag", 60)[-1]
    before = chances_in(game, s)
    s.frags[1] += 1
    after = chances_in(game, s)
    assert after[1] > before[1]
    s.frags[1] += 1
    assert chances_in(game, s)[1] > after[1]


# COLLECT! FIGHT! SURVIVE!


def test_a_needed_piece_at_home_is_worth_more_than_another_one_and_both_help() -> None:
    game = load("cfs").build(4)
    s = positions(game, "pieces", 60)[-1]
    s.round = 3
    before = chances_in(game, s)[1]
    home = game.ground.zones[1][0]
    other = next(kind for kind in range(5) if kind not in s.needs[1])
    found: list[float] = []
    for kind in (other, s.needs[1][0]):
        twin = s.clone()
        twin.floor[home] = tuple(sorted((*twin.floor[home], kind)))
        found.append(chances_in(game, twin)[1])
    assert before < found[0] < found[1]
