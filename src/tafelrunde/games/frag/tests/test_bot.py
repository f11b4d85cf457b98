"""FRAG's bot as a whole: honest, strong, and able to play everywhere."""

from __future__ import annotations

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.catalog import load
from tafelrunde.games.frag.bot import BUILDS, FragBot
from tafelrunde.games.frag.hands import SHIFT, is_known
from tafelrunde.games.frag.names import DECK, FIRST
from tafelrunde.games.frag.paths import FAR, paths_on
from tafelrunde.games.frag.rules import build_on
from tafelrunde.games.frag.state import FragState
from tafelrunde.games.frag.tests.table import board_of
from tafelrunde.kernel import Action, InfoSet

INFO = load("frag")
TINY = """
+---+---+
|1 .|. .|
|   |   |
|. .|. g|
| +v+   |
|w . . .|
|       |
|. ~ . 2|
+-------+
"""


class Doubter:
    """Asks three bots of one seat, each with another guess at the hidden cards, and compares."""

    def __init__(self, seat: int) -> None:
        self.bots = [make_bot(INFO, "regular", seat, 1) for _ in range(3)]

    def choose(self, info: InfoSet) -> Action:
        dealt_anew = InfoSet(info.game, info.sample("anew"), info.seat, info.history)
        torn_out = InfoSet(info.game, info.world.clone(), info.seat, info.history)
        tear_out(torn_out.world, info.seat)
        choices = {
            bot.choose(each)
            for bot, each in zip(self.bots, (info, dealt_anew, torn_out), strict=True)
        }
        assert len(choices) == 1
        return choices.pop()


def tear_out(s: FragState, viewer: int) -> None:
    """Make every hidden card the first of its deck: only the backs are left."""
    for seat, hand in enumerate(s.hand):
        if seat != viewer:
            s.hand[seat] = tuple(
                sorted(code if is_known(code, viewer) else back(code) for code in hand)
            )


def back(code: int) -> int:
    return FIRST[DECK[code >> SHIFT]] << SHIFT | code & (1 << SHIFT) - 1


@pytest.mark.rule("frag 2.2")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_choice_is_the_same_whatever_the_hidden_cards_are(players: int) -> None:
    game = INFO.build(players, options={"map": players // 4, "goal": 2})
    for number in range(2):
        play_match(game, [Doubter(seat) for seat in range(players)], number)


# Measured over 100 games on each map: it won all of them (docs/bots.md).
@pytest.mark.parametrize("ground", [0, 1])
def test_one_bot_beats_three_that_play_at_random(ground: int) -> None:
    game = INFO.build(4, options={"map": ground})
    won = 0
    for number in range(8):
        place = number % 4
        levels = ["regular" if seat == place else "random" for seat in range(4)]
        bots = [make_bot(INFO, level, seat, number) for seat, level in enumerate(levels)]
        won += place in play_match(game, bots, number).winners
    assert won >= 7


class Careful:
    """Lets a bot choose, and looks whether it walks into acid."""

    def __init__(self, seat: int) -> None:
        self.bot = make_bot(INFO, "regular", seat, 2)

    def choose(self, info: InfoSet) -> Action:
        action = self.bot.choose(info)
        if action[0] in ("step", "jump", "go"):
            assert not info.game.ground.acid >> action[1] & 1
        return action


@pytest.mark.rule("frag 6.1")
@pytest.mark.parametrize("ground", [0, 1])
def test_nobody_walks_into_acid_of_their_own_accord(ground: int) -> None:
    game = INFO.build(4, options={"map": ground})
    play_match(game, [Careful(seat) for seat in range(4)], "careful")


@pytest.mark.rule("frag 9.4", "frag 8.1")
def test_it_plays_on_small_maps_and_to_one_frag() -> None:
    game = build_on(board_of(TINY), INFO.setting(2, options={"goal": 1}))
    result = play_match(game, [make_bot(INFO, "regular", seat, 3) for seat in range(2)], "tiny")
    assert len(result.winners) == 1


@pytest.mark.rule("frag 8.3")
def test_it_plays_tournaments() -> None:
    game = INFO.build(2, options={"goal": 1})
    carried = {"fighters": [[2, 3, 2], [1, 3, 3]], "wins": [1, 0], "winner": 0}
    bots = [make_bot(INFO, "regular", seat, 4) for seat in range(2)]
    assert play_match(game, bots, "round two", carried).winners


@pytest.mark.rule("frag 1.2")
def test_seeds_build_different_fighters() -> None:
    game = INFO.build(2)
    part = INFO.part("bot")
    built = {part.make_bot(game, 0, seed)._build for seed in range(40)}
    assert built == set(BUILDS)
    assert all(sum(build) == 7 for build in BUILDS)


def test_the_same_seed_plays_the_same_match() -> None:
    game = INFO.build(3, options={"goal": 1})
    played = [
        play_match(game, [FragBot(seat, BUILDS[0]) for seat in range(3)], "again") for _ in range(2)
    ]
    assert played[0].s.news == played[1].s.news


# Ways


@pytest.mark.rule("frag 5.2", "frag 6.2")
def test_ways_go_through_one_way_doors_in_one_direction() -> None:
    board = board_of(TINY)
    paths = paths_on(board, 1, False)
    inside, outside = board.names.index("b2"), board.names.index("b3")
    assert paths.costs_from(inside)[outside] == 1
    assert paths.costs_from(outside)[inside] > 1
    assert paths.costs_to(outside)[inside] == 1


@pytest.mark.rule("frag 6.1")
def test_no_way_leads_into_acid() -> None:
    board = board_of(TINY)
    acid = board.names.index("b4")
    for start in range(board.nodes):
        assert start == acid or paths_on(board, 3, False).costs_from(start)[acid] == FAR


# Simulations


@pytest.mark.rule("frag 11.4")
def test_simulations_tell_fighters_and_the_respawn_fields_they_started_on() -> None:
    game = INFO.build(2, options={"goal": 1})
    bots = [FragBot(0, (1, 3, 3)), FragBot(1, (3, 3, 1))]
    found = INFO.part("report").labels(game, play_match(game, bots, "report").s)
    assert found["fighter"] == ["1/3/3", "3/3/1"]
    assert len(set(found["respawn_field"])) == 2
    assert set(found["respawn_field"]) <= set("123456")
