"""Making bots by their level."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.bots import LEVELS, RandomBot, levels, make_bot
from tafelrunde.bots.arena import play_match
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
    with pytest.raises(OptionError, match="no bot 'genius': there are random, heuristic, search"):
        make_bot(load("bang"), "genius", 0, 1)


def test_a_game_without_a_bot_of_its_own_says_so() -> None:
    with pytest.raises(OptionError, match="Plain has no heuristic bot: take random or search"):
        make_bot(without_a_bot(), "heuristic", 0, 1)
    assert levels(without_a_bot()) == ("random", "search")
    assert levels(load("bang")) == LEVELS


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


def test_a_mixed_table_plays_to_the_end() -> None:
    info = load("magpie")
    game = info.build(players=3)
    bots = [make_bot(info, level, seat, 1) for seat, level in enumerate(LEVELS)]
    assert game.over(play_match(game, bots, 1).s)
