"""Search: honest, reproducible, and better than chance."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.bots import EXPERT, STRONG, Bot, RandomBot, SearchBot
from tafelrunde.bots.arena import play_match
from tafelrunde.bots.levels import parts_for
from tafelrunde.bots.parts import Parts
from tafelrunde.bots.search import Candidate, Dream, Mind, best_of, open_calls
from tafelrunde.bots.thinking import Budget, thinking_of
from tafelrunde.games.catalog import load
from tafelrunde.kernel import InfoSet, dump
from tafelrunde.kernel.insight import look
from tests.bots.pairs import decisions

TABLES = [("bang", 5), ("bang", 3), ("kf", 4), ("frag", 4), ("cfs", 4), ("magpie", 4)]


def thinker(
    name: str, seat: int, seed: object = "same", iterations: int = 12, level: str = STRONG
) -> SearchBot:
    return SearchBot(parts_for(load(name), level, Budget(iterations)), seat, seed)


def learnt(candidates: list[Candidate]) -> list[Any]:
    return [(one.way, one.visits, one.total, one.gaps) for one in candidates]


@pytest.mark.parametrize("level", [STRONG, EXPERT])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_choice_does_not_hang_on_the_hidden_world_that_is_handed_over(
    name: str, players: int, level: str
) -> None:
    game = load(name).build(players=players)
    pairs = decisions(game, "hidden", 5, 12)
    assert len(pairs) > 3
    for one, other in pairs:
        bots = [thinker(name, one.seat, level=level) for _ in range(2)]
        assert learnt(bots[0].weigh(one)) == learnt(bots[1].weigh(other))
        assert bots[0].choose(one) == bots[1].choose(other)


@pytest.mark.parametrize(
    ("name", "hidden"), [("bang", "role"), ("kf", "hand"), ("frag", "hand"), ("cfs", "needs")]
)
def test_those_pairs_do_differ_in_what_is_hidden(name: str, hidden: str) -> None:
    pairs = decisions(load(name).build(), "hidden", 5, 12)
    assert any(getattr(one.world, hidden) != getattr(two.world, hidden) for one, two in pairs)


def test_the_tree_does_not_hang_on_the_hidden_world_either() -> None:
    info = load("kf")
    deep = replace(thinking_of(info.thinking), depth=4, turns=3)
    game = info.build(players=3)
    for one, other in decisions(game, "tree", 4, 5):
        trees = [SearchBot(Parts(info, Budget(40), deep), one.seat, 1) for _ in range(2)]
        assert learnt(trees[0].weigh(one)) == learnt(trees[1].weigh(other))


def test_the_budget_is_kept_and_most_of_it_goes_to_the_close_calls() -> None:
    game = load("bang").build(players=4)
    info = decisions(game, "counting", 3, 1)[0][0]
    found = thinker("bang", info.seat, iterations=90).weigh(info)
    visits = [one.visits for one in found]
    assert len(found) > 2
    assert 80 <= sum(visits) <= 90
    assert visits[0] == max(visits) > min(visits) > 0


def test_another_seed_thinks_of_other_worlds() -> None:
    game = load("bang").build(players=5)
    info = decisions(game, "seeds", 3, 1)[0][0]
    found = [thinker("bang", info.seat, seed).weigh(info) for seed in (1, 2)]
    assert learnt(found[0]) != learnt(found[1])


def test_thinking_changes_nothing_in_the_world_that_was_handed_over() -> None:
    for name in ("bang", "kf", "frag", "cfs"):
        info = decisions(load(name).build(), "unchanged", 4, 1)[0][0]
        before = dump(info.world)
        thinker(name, info.seat).weigh(info)
        assert dump(info.world) == before


def test_a_forced_move_is_made_without_thinking() -> None:
    game = load("kf").build(players=4)
    s = game.new("forced")
    while len(game.options(s, game.actor(s))) > 1:
        seat = game.actor(s)
        game.commit(s, seat, game.options(s, seat)[0])
    info = look(game, s, game.actor(s), "one", [])
    bot = SearchBot(None, info.seat, 1)  # no parts to think with
    assert bot.choose(info) == info.options()[0]


def test_where_several_decide_at_once_nobody_sees_what_the_others_chose() -> None:
    info = load("cfs")
    game = info.build(players=4)
    s = game.new("together")
    while len(game.actors(s)) < 4:
        seat = game.actor(s)
        game.commit(s, seat, game.options(s, seat)[0])
    asked = look(game, s, 0, "one", [])
    seen: list[list[Any]] = []

    class Watching:
        def choose(self, info: InfoSet) -> Any:
            seen.append([bool(answer) for answer in info.world.answers])
            return info.options()[0]

    mind = Mind(game, Parts(info, Budget(1)), 0, 1)
    mind.table._bots = [Watching() for _ in range(4)]
    way = (asked.options()[0],)
    Dream(mind, mind.worlds(asked).copy_of(0)).walk(Candidate(way))
    assert seen[:3] == [[False] * 4] * 3


@pytest.mark.parametrize("name", ["bang", "kf", "frag", "cfs"])
def test_the_dice_of_a_turn_are_the_same_whatever_was_thrown_before(name: str) -> None:
    info = load(name)
    parts = Parts(info, Budget(1), replace(thinking_of(info.thinking), turns=1, decisions=1000))
    known = decisions(info.build(players=4), "dice", 4, 1)[0][0]
    mind = Mind(known.game, parts, known.seat, 1)
    worlds = mind.worlds(known)
    streams = set()
    for thrown in range(3):
        world = worlds.copy_of(0)
        dream = Dream(mind, world)
        for _ in range(thrown):
            world.draw(6)
        dream.walk(Candidate((known.options()[0],)))
        streams.add((world.sfc_a, world.sfc_b, world.sfc_c, world.drawn))
    assert len(streams) == 1


def test_thinking_leaves_the_collecting_of_garbage_as_it_was() -> None:
    known = decisions(load("kf").build(players=4), "garbage", 4, 1)[0][0]
    thinker("kf", known.seat).weigh(known)
    assert gc.isenabled()
    gc.disable()
    try:
        thinker("kf", known.seat).weigh(known)
        assert not gc.isenabled()
    finally:
        gc.enable()


def a_candidate(gaps: list[float]) -> Candidate:
    one = Candidate((("x",),))
    for gap in gaps:
        one.note(0.5 + gap, 0.5)
    return one


def test_the_usual_choice_is_left_only_for_one_that_is_better_for_sure() -> None:
    usual = a_candidate([0.0] * 4)
    lucky = a_candidate([0.5, -0.4, 0.3, -0.3])
    better = a_candidate([0.1, 0.12, 0.09, 0.11])
    assert best_of([usual, lucky], 1.0) is usual
    assert best_of([usual, lucky], 0.0) is lucky
    assert best_of([usual, lucky, better], 1.0) is better


def test_one_that_was_dropped_on_the_way_is_not_chosen() -> None:
    usual = a_candidate([0.0] * 4)
    assert best_of([usual, a_candidate([0.3, 0.3])], 0.5) is usual


def wins_of_search(name: str, players: int, games: int, iterations: int) -> float:
    """The share a single search bot wins among random ones, sitting everywhere in turn."""
    game = load(name).build(players=players)
    won = 0
    for number in range(games):
        place = number % players
        bots: list[Bot] = [RandomBot(seat, number) for seat in range(players)]
        bots[place] = thinker(name, place, number, iterations)
        won += place in play_match(game, bots, number).winners
    return won / games


def test_search_beats_chance() -> None:
    assert wins_of_search("magpie", 2, 20, 16) >= 0.75
    assert wins_of_search("bang", 3, 30, 16) >= 0.5


def test_what_is_surely_worse_than_another_is_not_tried_any_more() -> None:
    usual = a_candidate([0.0] * 4)
    good = a_candidate([0.3, 0.31, 0.29, 0.3])
    fair = a_candidate([0.1, 0.11, 0.09, 0.1])
    bad = a_candidate([-0.1, -0.11, -0.09, -0.1])
    unclear = a_candidate([0.4, -0.4, 0.5, -0.3])
    assert open_calls([usual, bad], 3.0) == [usual]
    assert open_calls([usual, fair, bad, unclear], 3.0) == [usual, fair, unclear]
    assert open_calls([usual, good, fair], 3.0) == [usual, good]


def test_a_clear_call_takes_less_than_the_budget() -> None:
    info = load("bang")
    game = info.build(players=4)
    thinking = thinking_of(info.thinking)
    spent: list[list[int]] = []
    for known, _ in decisions(game, "clear", 3, 4):
        counted = [
            SearchBot(Parts(info, Budget(600), replace(thinking, sure=sure)), known.seat, 1)
            for sure in (0.0, 3.0)
        ]
        spent.append([sum(one.visits for one in bot.weigh(known)) for bot in counted])
    assert all(hasty <= patient for patient, hasty in spent)
    assert any(hasty < patient for patient, hasty in spent)


def chances_of_a_walk(turns: int, average: bool, told: list[float]) -> float:
    """What a walk comes to if the evaluation says these numbers one after the other."""
    info = load("kf")
    thinking = replace(thinking_of(info.thinking), turns=turns, average=average)
    parts = Parts(info, Budget(1), thinking)
    parts.evaluate = lambda game, s: [told.pop(0)] * game.players
    known = decisions(info.build(players=4), "averages", 3, 1)[0][0]
    mind = Mind(known.game, parts, known.seat, 1)
    walk = Dream(mind, mind.worlds(known).copy_of(0)).walk(Candidate((known.options()[0],)))
    return walk[known.seat]


def test_a_walk_is_judged_where_it_ends_or_after_each_of_its_turns() -> None:
    assert chances_of_a_walk(3, False, [0.4]) == 0.4
    assert chances_of_a_walk(3, True, [0.2, 0.3, 0.7]) == pytest.approx(0.4)
    assert chances_of_a_walk(1, True, [0.2]) == 0.2
