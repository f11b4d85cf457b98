"""The laws hold for every game of the catalog, every set of modules and every player count."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.kernel.game import carry_nothing
from tafelrunde.lab.dealing import dealt_like_the_deal, twice_is_once
from tafelrunde.lab.fuzz import carried_from
from tafelrunde.lab.laws import FULL, LIGHT, Played, check_game, start
from tafelrunde.lab.secrecy import set_up_holds
from tafelrunde.lab.subject import Chooser, Subject, subject_of

BOUND = 1_000  # decisions; the longest of 20,000 random games, without any law watching, had 218
LONGER = 4  # times as long as others are games of which only the beginning is watched
GAMES = 8  # of each game and player count, shared out over its sets of modules, at least one

Setting = tuple[GameInfo, int, tuple[str, ...]]

SETTINGS = [
    (info, players, modules)
    for info in all_games()
    for players in range(info.fewest, info.most + 1)
    for modules in info.module_sets(players)
]


# Of each player count, the game without modules and the one with most.
PLAINEST_AND_RICHEST = [
    (info, players, modules)
    for info in all_games()
    for players in range(info.fewest, info.most + 1)
    for modules in sorted({(), max(info.module_sets(players), key=len)})
]
SERIES = [setting for setting in SETTINGS if subject_of(*setting).game.carry is not carry_nothing]


def name_of(setting: Setting) -> str:
    info, players, modules = setting
    return "-".join([info.id, str(players), *modules])


def share(setting: Setting, games: int) -> int:
    """How many games one setting gets, so that more modules or long games don't take more time."""
    info, players, _ = setting
    if subject_of(*setting).watched:
        games //= LONGER
    return max(1, games // len(info.module_sets(players)))


def position_after(subject: Subject, seed: str, moves: int) -> Any:
    """A position some way into a random game."""
    chooser = Chooser(f"choices {seed}")
    s = start(subject.game, seed)
    for _ in range(moves):
        subject.game.apply(s, *chooser.move(subject.game, s))
        if subject.game.over(s):
            return position_after(subject, f"{seed} again", moves // 2)
    return s


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_random_games_keep_all_laws_at_every_decision(setting: Setting) -> None:
    subject = subject_of(*setting)
    for number in range(share(setting, GAMES)):
        played = Played(f"{name_of(setting)} {number}")
        check_game(subject, played, FULL, BOUND)
        assert played.over or len(played.actions) == subject.watched


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_many_more_random_games_keep_the_quick_laws(setting: Setting) -> None:
    subject = subject_of(*setting)
    for number in range(share(setting, 2 * GAMES)):
        check_game(subject, Played(f"quick {name_of(setting)} {number}"), LIGHT, BOUND)


@pytest.mark.parametrize("setting", SERIES, ids=name_of)
def test_the_next_match_of_a_series_keeps_all_laws(setting: Setting) -> None:
    subject = subject_of(*setting)
    first = Played(f"first {name_of(setting)}")
    check_game(subject, first, LIGHT, BOUND)
    carried = first.carries
    for number in range(8):
        if carried:
            break  # or else watched only in part; and a few random games go on for ages
        carried = carried_from(subject.game, f"first {name_of(setting)} {number}", 10 * BOUND)
    assert carried
    check_game(subject, Played(f"next {name_of(setting)}", carried), FULL, BOUND)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_set_up_tells_nobody_more_than_they_see(setting: Setting) -> None:
    subject = subject_of(*setting)
    assert sum(set_up_holds(subject, f"set-up {number}", 20) for number in range(3)) > 0


@pytest.mark.parametrize("setting", PLAINEST_AND_RICHEST, ids=name_of)
def test_hidden_things_are_re_dealt_as_they_were_dealt(setting: Setting) -> None:
    info, players, _ = setting
    moving = dealt_like_the_deal(subject_of(*setting), 0, 200)
    all_is_open = info.id == "bang" and players == 3  # the roles too (7.1)
    assert bool(moving) != all_is_open


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_re_dealing_twice_has_the_distribution_of_once(setting: Setting) -> None:
    subject = subject_of(*setting)
    for viewer in (-1, subject.game.players - 1):
        s = position_after(subject, f"twice {name_of(setting)}", 12)
        assert twice_is_once(subject, s, viewer, 400) > 0
