"""What is concluded in COLLECT! from what figures went for, took up and passed by."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tafelrunde.games.cfs.beliefs import Beliefs, allowed, cards_left, set_weights
from tafelrunde.games.cfs.errands import NUMBER, SETS, Errand, Signs
from tafelrunde.games.cfs.names import COPIES, NEEDS, RESOURCES
from tafelrunde.games.cfs.trails import Trail
from tafelrunde.kernel import EVERYONE, Event, Game
from tools.belief_games import Setting, built, moments, play

THREE = Setting("cfs", 3)


def event(key: str, *args: Any) -> Event:
    return (EVERYONE, key, args)


def needed(beliefs: Beliefs, seat: int) -> list[float]:
    """How likely a seat needs each kind, of all sets alike likely before."""
    likely = beliefs.likelihoods(seat)
    total = sum(likely)
    return [
        sum(each for needs, each in zip(SETS, likely, strict=True) if kind in needs) / total
        for kind in range(len(RESOURCES))
    ]


@pytest.fixture
def started() -> tuple[Game, Any, list[Event]]:
    """A match of three that is about to begin its first activation."""
    for game, s, _, history in moments(THREE, "errands"):
        if s.agenda[-1][0] == "pick":
            return game, s, [told for told in history if told[0] == EVERYONE]
    raise AssertionError("nobody was asked whom to activate")


def piece_near(game: Game, s: Any) -> tuple[int, int]:
    """A field with one piece outside all zones, and its kind."""
    for node, pieces in enumerate(s.floor):
        if pieces and game.ground.zone_of[node] < 0:
            return node, pieces[0]
    raise AssertionError("nothing lies about")


def test_before_anything_was_done_every_set_is_as_likely(
    started: tuple[Game, Any, list[Event]],
) -> None:
    game, s, history = started
    beliefs = Beliefs(game)
    beliefs.listen(game, s, history)
    assert beliefs.likelihoods(0) == [1.0] * len(SETS)
    assert needed(beliefs, 0) == pytest.approx([NEEDS / len(RESOURCES)] * len(RESOURCES))


def test_who_takes_up_a_piece_probably_needs_its_kind(
    started: tuple[Game, Any, list[Event]],
) -> None:
    game, s, history = started
    node, kind = piece_near(game, s)
    figure = next(figure for figure in range(4) if s.where[figure] >= 0)
    fetched = [event("activated", figure), event("stepped", figure, node)]
    after = s.clone()
    after.where[figure], after.floor[node], after.load[figure] = node, (), (kind,)
    beliefs = Beliefs(game)
    beliefs.listen(game, after, [*history, *fetched, event("taken", figure, kind)])
    chances = needed(beliefs, 0)
    assert chances[kind] == max(chances) > 1.5 * NEEDS / len(RESOURCES)
    assert beliefs.likelihoods(1) == [1.0] * len(SETS)


def test_who_ends_on_a_piece_and_leaves_it_probably_needs_others(
    started: tuple[Game, Any, list[Event]],
) -> None:
    game, s, history = started
    node, kind = piece_near(game, s)
    figure = next(figure for figure in range(4) if s.where[figure] >= 0)
    after = s.clone()
    after.where[figure] = node
    came = [event("activated", figure), event("stepped", figure, node)]
    beliefs = Beliefs(game)
    beliefs.listen(game, after, [*history, *came, event("activated", 4)])
    assert needed(beliefs, 0)[kind] < 0.95 * NEEDS / len(RESOURCES)


def test_machines_need_nothing(started: tuple[Game, Any, list[Event]]) -> None:
    game, s, history = started
    machine = game.players * 4
    node, kind = piece_near(game, s)
    after = s.clone()
    after.floor[node], after.load[machine], after.where[machine] = (), (kind,), node
    news = [event("activated", machine), event("machine_moved", machine, node)]
    beliefs = Beliefs(game)
    beliefs.listen(game, after, [*history, *news, event("taken", machine, kind)])
    assert all(beliefs.likelihoods(seat) == [1.0] * len(SETS) for seat in range(3))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_trail_ends_where_the_match_is(players: int) -> None:
    told = play((Setting("cfs", players),), "trails", 0)
    game, s = built(told.setting), told.s
    trail = Trail(game)
    trail.begin(game, s, told.history)
    assert [len(pieces) for pieces in trail.table.floor] != [len(pieces) for pieces in s.floor]
    for _, key, args in told.history:
        trail.note(key, args)
    table = trail.table
    assert (table.where, table.load, table.floor) == (s.where, s.load, s.floor)
    assert (table.fields, table.round) == (s.fields, s.round)


def test_reading_bit_by_bit_comes_to_the_same_as_at_once() -> None:
    slowly = Beliefs(built(THREE))
    for game, s, _, history in islice(moments(THREE, "bit by bit"), 0, 260, 13):
        heard = [told for told in history if told[0] == EVERYONE]
        slowly.listen(game, s, heard)
        at_once = Beliefs(game)
        at_once.listen(game, s, heard)
        for other in range(3):
            assert slowly.likelihoods(other) == pytest.approx(at_once.likelihoods(other))
    assert slowly.likelihoods(0) != [1.0] * len(SETS)


def test_a_needed_kind_draws_more_whatever_else_lies_about(
    started: tuple[Game, Any, list[Event]],
) -> None:
    game, s, _ = started
    errand = Errand(game, s, 0, [s.where[0]], 3)
    errand.pieces = [(3, 4, 4, 0.0, 0.0, 0), (5, 2, 2, 0.0, 0.0, 4)]
    logs = [0.0] * len(SETS)
    Signs(errand, NUMBER).add_to(logs, NUMBER)
    by_set = dict(zip(SETS, logs, strict=True))
    assert by_set[(1, 2, 3)] > by_set[(1, 2, 4)] > by_set[(1, 2, 5)]


def test_two_players_may_need_the_same_kind_but_not_three() -> None:
    left = cards_left((0, 1, 2))
    assert left == [1, 1, 1] + [COPIES] * 9
    assert allowed([(3, 4, 5), (6, 7, 8)], left) == 1
    assert allowed([(3, 4, 5), (3, 7, 8)], left) == 0.5
    assert allowed([(3, 4, 5), (3, 7, 8), (3, 9, 10)], left) == 0
    assert allowed([(0, 4, 5), (0, 7, 8)], left) == 0


def test_a_card_the_viewer_holds_makes_its_kind_rarer() -> None:
    weights = dict(zip(SETS, set_weights([1.0] * len(SETS), cards_left((0, 1, 2))), strict=True))
    assert weights[(3, 4, 5)] == 8 * weights[(0, 1, 2)]
