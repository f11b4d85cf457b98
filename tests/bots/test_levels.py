"""Making bots by their level."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.bots import LEVELS, OFFERED, RandomBot, level_of, levels, make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.bots.beginner import Beginner
from tafelrunde.bots.levels import parts_for, parts_for_advice
from tafelrunde.bots.thinking import Budget, Thinking, thinking_of
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import InfoSet, OptionError
from tafelrunde.kernel.insight import look


def without_a_bot() -> GameInfo:
    toml = {
        "id": "plain",
        "title": "Plain",
        "rules_version": 1,
        "credits": "",
        "seats": {"fewest": 2, "most": 2, "usual": 2},
    }
    return GameInfo(Path("bang.steps"), toml)  # a package without a bot.py


def start(name: str) -> InfoSet:
    game = load(name).build()
    s = game.new("start")
    return look(game, s, game.actor(s), "a guess", [])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["bang", "magpie"])
def test_every_level_plays_every_game(name: str, level: str) -> None:
    info = start(name)
    bot = make_bot(load(name), level, info.seat, "any")
    assert bot.choose(info) in info.options()


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        OptionError, match="no bot 'genius': there are random, beginner, regular, strong, expert"
    ):
        make_bot(load("bang"), "genius", 0, 1)


def test_a_game_without_a_bot_of_its_own_says_so() -> None:
    with pytest.raises(OptionError, match="Plain has no regular bot: take strong, expert"):
        make_bot(without_a_bot(), "regular", 0, 1)
    assert levels(without_a_bot()) == ("strong", "expert")
    assert levels(load("bang")) == OFFERED


def test_a_random_bot_takes_every_option_sooner_or_later() -> None:
    info = start("bang")
    bot = RandomBot(info.seat, 1)
    assert {bot.choose(info) for _ in range(600)} == set(info.options())


def test_random_bots_of_two_seats_choose_differently_from_the_same_seed() -> None:
    info = start("bang")
    first, again, second = (
        [RandomBot(seat, seed).choose(info) for seed in range(20)] for seat in (0, 0, 1)
    )
    assert first == again != second


def test_levels_go_by_their_former_names_in_old_records_and_tables() -> None:
    assert [level_of(name) for name in ("heuristic", "search")] == ["regular", "strong"]
    assert [level_of(name) for name in LEVELS] == list(LEVELS)
    info = start("bang")
    old, new = (make_bot(load("bang"), name, info.seat, 1) for name in ("heuristic", "regular"))
    assert old.choose(info) == new.choose(info)


def test_a_beginner_mostly_plays_like_a_regular_and_errs_among_what_looks_sensible() -> None:
    info = start("bang")
    part = load("bang").part("bot")
    ranked = part.make_bot(info.game, info.seat, 1).ideas(info)
    chosen = [
        make_bot(load("bang"), "beginner", info.seat, seed).choose(info) for seed in range(99)
    ]
    counts = [chosen.count(action) for action in ranked[:4]]
    assert 60 <= counts[0] <= 90  # three of four times
    assert counts[1] > max(counts[2:]) > 0  # the next best most often
    assert sum(counts) == 99  # and nothing else


@pytest.mark.parametrize("name", ["bang", "kf", "frag", "cfs"])
def test_a_beginner_never_does_what_the_games_own_bot_would_not_think_of(name: str) -> None:
    info = load(name)
    game = info.build()
    part = info.part("bot")
    s = game.new("sensible")
    erred = 0
    for _ in range(60):
        seat = game.actor(s)
        known = look(game, s, seat, "a guess", [])
        regular = part.make_bot(game, seat, 1)
        usual = regular.choose(known)
        thoughts = Beginner(part, seat, 1, 100)
        action = thoughts.choose(known)
        ways = [way[0] for way in regular.ways(known)] if hasattr(regular, "ways") else []
        ideas = ways or (regular.ideas(known) if hasattr(regular, "ideas") else [])
        assert action in (usual, *ideas) if ideas else action[0] == usual[0]
        erred += action != usual
        game.commit(s, seat, usual)
    assert erred > 5


@pytest.mark.parametrize("name", ["bang", "kf", "frag", "cfs", "magpie"])
def test_how_often_a_beginner_errs_is_the_games_own_number(name: str) -> None:
    overlooked = thinking_of(load(name).thinking).overlooked
    assert 0 < overlooked < 100


def test_a_beginner_with_a_single_option_takes_it() -> None:
    game = load("kf").build()
    s = game.new("single")
    while len(game.options(s, game.actor(s))) > 1:
        game.commit(s, game.actor(s), game.options(s, game.actor(s))[0])
    info = look(game, s, game.actor(s), 1, [])
    bots = [make_bot(load("kf"), "beginner", info.seat, seed) for seed in range(20)]
    assert {bot.choose(info) for bot in bots} == set(info.options())


def test_a_mixed_table_plays_to_the_end() -> None:
    info = load("magpie")
    game = info.build(players=4)
    levels = ("random", "beginner", "regular", "strong")
    bots = [make_bot(info, level, seat, 1) for seat, level in enumerate(levels)]
    assert game.over(play_match(game, bots, 1).s)


def test_a_game_says_apart_what_its_expert_does_otherwise() -> None:
    table = {"turns": 1, "doubt": 1.5, "expert": {"turns": 4}}
    assert thinking_of(table, "strong") == thinking_of(table) == Thinking(turns=1, doubt=1.5)
    assert thinking_of(table, "expert") == Thinking(turns=4, doubt=1.5)


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("name", ["bang", "kf", "frag", "cfs", "magpie"])
def test_a_level_thinks_as_its_game_says(name: str, level: str) -> None:
    info = load(name)
    assert parts_for(info, level).thinking == thinking_of(info.thinking, level)


@pytest.mark.parametrize("name", ["bang", "kf", "frag", "cfs", "magpie"])
def test_advice_looks_at_no_less_than_a_strong_bot_and_thinks_no_shorter(name: str) -> None:
    strong, advice = parts_for(load(name), "strong"), parts_for_advice(load(name))
    looked_at = advice.thinking.candidates
    assert looked_at >= strong.thinking.candidates > 1
    assert advice.thinking == replace(strong.thinking, candidates=looked_at)
    assert advice.budget.iterations >= strong.budget.iterations > 0
    assert parts_for_advice(load(name), Budget(7)).budget == Budget(7)
