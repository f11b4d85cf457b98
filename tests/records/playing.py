"""Matches for the tests of records."""

from __future__ import annotations

from functools import cache

from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.lab.subject import may_be_long, short_options
from tafelrunde.records.match import Match
from tafelrunde.records.record import Record
from tests.records.small import small_info

NAMES = ["Anna", "Boris", "Clara Z", "Дмитрий", "O'Neil", "No", "#7", "Ñandú"]


def match_of(info: GameInfo, players: int = 0, seed: object = 7) -> Match:
    options = short_options(info) if info.id != "small" else None
    setting = info.setting(players, options=options)
    return Match(info, setting, NAMES[: setting.players], seed=seed)


def bang_match(seed: object = 7, players: int = 5) -> Match:
    return match_of(load("bang"), players, seed)


def small_match(seed: object = 7) -> Match:
    return match_of(small_info(), seed=seed)


def play_on(match: Match, step: int = 7, most: int = 10_000) -> Match:
    """Play with choices that follow from their number alone, taking back what can be."""
    for turn in range(most):
        if match.status != "running":
            break
        seat = match.game.actors(match.s)[0]
        options = match.game.options(match.s, seat)
        match.act(seat, options[turn * step % len(options)])
        if turn % 5 == 0 and match.why_no_undo(seat) is None:
            match.undo(seat)
    return match


@cache
def finished(game: str = "bang", seed: object = 7, players: int = 5) -> Record:
    """A finished match's record; don't change it, it is shared. Very long ones are abandoned."""
    info = next(info for info in all_games() if info.id == game)
    match = play_on(match_of(info, players, seed), most=2_000 if may_be_long(info) else 10_000)
    if match.status == "running" and may_be_long(info):
        match.abandon()
    return match.record()
