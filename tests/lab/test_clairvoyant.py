"""The reference bot that sees everything: what it is shown, and that no table can seat it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.bots import LEVELS, level_of, levels, make_bot
from tafelrunde.games.catalog import all_games, load
from tafelrunde.kernel import OptionError
from tafelrunde.kernel.insight import look
from tafelrunde.lab.clairvoyant import CLAIRVOYANT, sight_for, unveil
from tafelrunde.lab.league import contest_for
from tafelrunde.lab.league.players import SeeingParts, make_player
from tafelrunde.lab.league.playing import play_one
from tafelrunde.records.match import Match
from tafelrunde.server.house import seat_for
from tafelrunde.server.people import Person
from tafelrunde.server.protocol import api
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.questions import answer, question

SOURCE = Path(tafelrunde.__file__).parent
GAMES = [info.id for info in all_games()]


def roles_seen(level: str) -> list[list[int]]:
    """The roles in forty worlds that seat 1 of a match of BANG! is given to think about."""
    info = load("bang")
    game = info.build(5)
    s = game.new("roles")
    looking = sight_for([level] * 5, unveil(info, info.setting(5)))
    known = looking(game, s, 1, "look", [])
    return [known.sample(number).role for number in range(40)]


def test_the_clairvoyant_is_given_the_true_roles() -> None:
    truth = load("bang").build(5).new("roles").role
    assert all(roles == truth for roles in roles_seen(CLAIRVOYANT))


def test_everybody_else_is_given_guesses() -> None:
    truth = load("bang").build(5).new("roles").role
    assert any(roles != truth for roles in roles_seen("expert"))


def test_nobody_else_sees_more_because_a_clairvoyant_looked_before() -> None:
    info = load("bang")
    unveil(info, info.setting(5))
    assert any(roles != info.build(5).new("roles").role for roles in roles_seen("expert"))


def test_a_league_shows_others_guesses_only() -> None:
    info = load("bang")
    table = contest_for(info, info.setting(5), ("regular",), "random", "see")
    play_one(table, 0)
    truth = info.build(5).new("x")
    seen = [look(info.build(5), truth, 1, number, []).sample(number).role for number in range(40)]
    assert any(roles != truth.role for roles in seen)


def test_the_clairvoyant_does_not_know_the_dice_to_come() -> None:
    info = load("bang")
    game, seeing = info.build(5), unveil(info, info.setting(5))
    s = game.new("dice")
    first, second = (sight_for([CLAIRVOYANT] * 5, seeing)(game, s, 0, n, []) for n in "ab")
    drawn = [[known.world.draw(1000) for _ in range(4)] for known in (first, second)]
    assert drawn[0] != drawn[1]
    assert [s.clone().draw(1000) for _ in range(4)] not in drawn


def test_what_others_decide_at_the_same_moment_is_not_shown() -> None:
    """A game re-draws secret answers itself; unveiling leaves that as it is."""
    for game_id in GAMES:
        game = load(game_id).build()
        unveiled = unveil(load(game_id), load(game_id).setting())
        assert type(unveiled).redeal is type(game).redeal
        assert unveiled.hidden.view is game.hidden.view


def test_it_believes_nothing_and_takes_the_worlds_it_is_given() -> None:
    info = load("bang")
    table = contest_for(
        info, info.setting(4), (CLAIRVOYANT,), "regular", "see", ((CLAIRVOYANT, 6, 0.0),)
    )
    bot: Any = make_player(table, info, CLAIRVOYANT, 0, "seed")
    assert isinstance(bot._parts, SeeingParts)
    game = unveil(info, info.setting(4))
    known = sight_for([CLAIRVOYANT] * 4, game)(info.build(4), game.new("x"), 1, "look", [])
    sampled = bot._parts.sampler(game, 1).sample(known, "again")
    assert sampled.role == known.world.role == game.new("x").role
    played = play_one(table, 0)
    assert CLAIRVOYANT in played.levels and played.asked[CLAIRVOYANT] > 0


# No table can seat it


@pytest.mark.parametrize("game", GAMES)
def test_it_is_no_level_of_any_game(game: str) -> None:
    assert CLAIRVOYANT not in LEVELS and CLAIRVOYANT not in levels(load(game))
    assert level_of(CLAIRVOYANT) not in LEVELS
    with pytest.raises(OptionError, match="there is no bot 'clairvoyant'"):
        make_bot(load(game), CLAIRVOYANT, 0, "seed")


def test_a_new_table_refuses_it() -> None:
    wish, anna = api.SeatWish("bot", CLAIRVOYANT), Person(id="p", name="Anna")
    for game in GAMES:
        with pytest.raises(Refusal, match="there is no bot 'clairvoyant'") as refused:
            seat_for(wish, anna, 1, [], levels(load(game)))
        assert refused.value.code == "bad-setting"


def test_a_question_that_names_it_is_not_answered() -> None:
    info = load("bang")
    match = Match(info, info.setting(4), ["Anna", "Boris", "Clara", "Dmitri"], seed="see")
    with pytest.raises(OptionError, match="there is no bot 'clairvoyant'"):
        answer(question(match, match.game.actor(match.s), CLAIRVOYANT))


def test_a_server_never_even_loads_it() -> None:
    code = (
        "import sys, pkgutil, importlib, tafelrunde.server as house\n"
        "for one in pkgutil.walk_packages(house.__path__, house.__name__ + '.'):\n"
        "    if 'migrations' not in one.name: importlib.import_module(one.name)\n"
        "print([name for name in sys.modules if 'clairvoyant' in name or '.league' in name])\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == "[]"


def test_only_the_lab_mentions_it() -> None:
    mentions = {
        file.relative_to(SOURCE).parts[0]
        for file in SOURCE.rglob("*.py")
        if "clairvoyant" in file.read_text("utf-8").lower()
    }
    assert mentions == {"lab"}
