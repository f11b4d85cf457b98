"""Leagues with luck taken out: the same matches, the same averages, narrower intervals."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.catalog import load
from tafelrunde.kernel import OptionError
from tafelrunde.lab.estimates import share_of_rounds, slope_of
from tafelrunde.lab.league import Contest, contest_for, play_league, standings_of
from tafelrunde.lab.league.playing import play_one
from tafelrunde.lab.luck import Fortune, freed

CHANCES = 0.5  # of winning, in made-up matches
OF_ROUNDS = 4


def contest(game: str, luck: int, players: int = 4) -> Contest:
    info = load(game)
    return contest_for(info, info.setting(players), ("regular",), "random", "luck", luck=luck)


def made_up(seed: int, matches: int = 800) -> list[tuple[int, float, float]]:
    """Return matches in which luck, told half as large again as it is, decides most."""
    chance = Random(seed)
    found: list[tuple[int, float, float]] = []
    for number in range(matches):
        luck = chance.choice((-0.4, 0.4))
        won = float(chance.random() < CHANCES + luck)
        found.append((number // OF_ROUNDS, won, 1.5 * luck))
    return found


def test_a_league_with_luck_looked_at_plays_the_very_same_matches() -> None:
    without, within = contest("magpie", 0), contest("magpie", 3)
    for number in range(4):
        plain, watched = play_one(without, number), play_one(within, number)
        assert (plain.winners, plain.decisions) == (watched.winners, watched.decisions)
        assert plain.luck == () and len(watched.luck) == 4 and any(watched.luck)


def test_what_luck_gives_to_one_it_takes_from_others() -> None:
    for game in ("magpie", "kf"):
        assert sum(play_one(contest(game, 2), 0).luck) == pytest.approx(0.0, abs=1e-4)


def test_members_of_a_side_have_its_luck_once() -> None:
    played = play_one(contest("bang", 2, players=5), 0)
    outlaws = [seat for seat, side in enumerate(played.sides) if side == "outlaws"]
    level = played.levels[outlaws[0]]
    sides = {side: played.luck[played.sides.index(side)] for side in played.sides}
    holders = dict(zip(played.sides, played.levels, strict=True))
    assert len(outlaws) == 2 and played.luck[outlaws[0]] == played.luck[outlaws[1]]
    own = sum(luck for side, luck in sides.items() if holders[side] == level)
    assert played.luck_of(level) == pytest.approx(own)


def test_each_match_is_compared_with_throws_of_its_own() -> None:
    """If all matches shared them, their luck would lean the same way, however many are played."""
    info = load("magpie")
    game = info.build(3)
    lucks: list[list[float]] = []
    for seed in ("one", "other"):
        bots = [make_bot(info, "regular", seat, 1) for seat in range(3)]
        fortune = Fortune(game, info, 2, seed)
        play_match(game, bots, "the same match", watching=fortune.watch)
        lucks.append(fortune.luck)
    assert lucks[0] != lucks[1]


def test_luck_taken_out_leaves_the_average_and_narrows_the_interval() -> None:
    values: list[float] = []
    for seed in range(40):
        matches = made_up(seed)
        plain = share_of_rounds([(number, won) for number, won, _ in matches])
        free = share_of_rounds(freed(matches))
        assert free.high - free.low < 0.75 * (plain.high - plain.low)
        values.append(free.value)
    assert sum(values) / len(values) == pytest.approx(CHANCES, abs=0.006)
    # With luck a share of 800 such matches has a standard error of 0.018, without it of 0.011.
    off = sum((value - CHANCES) ** 2 for value in values) / len(values)
    assert off**0.5 < 0.014


def test_how_much_luck_counts_is_found_in_other_deals() -> None:
    matches = [(0, 1.0, 0.5), (0, 0.0, -0.5), (1, 0.0, 0.5), (1, 1.0, -0.5), (2, 1.0, 0.0)]
    assert slope_of([(luck, won) for number, won, luck in matches if number == 1]) == -1.0
    points = dict(freed(matches[:1] + matches[2:]))
    assert points[0] == 1.5 and points[2] == 1.0
    # Of even deals all but the first are without luck: they say nothing of the odd one's.
    assert points[1] == pytest.approx(1.0)


def test_where_so_few_games_make_no_share_luck_stays_in() -> None:
    matches = [(0, 1.0, 9.0), (0, 1.0, 9.0), (1, 1.0, -1.0), (1, 0.0, -2.0)]
    assert [point for _, point in freed(matches)] == [1.0, 1.0, 1.0, 0.0]


def test_standings_tell_the_share_as_it_was_won_and_without_luck() -> None:
    table = contest("magpie", 4)
    played = play_league(table, 40, workers=1)
    for row in standings_of(table, played):
        won = sum(match.points(row.level) for match in played) / len(played)
        assert row.share.value == pytest.approx(won)
        assert row.freed.value != row.share.value
        assert row.odds.value == pytest.approx(
            row.freed.value / (1 - row.freed.value) / (row.fair / (1 - row.fair))
        )


def test_results_with_and_without_luck_do_not_mix(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    play_league(contest("magpie", 2), 4, workers=1, into=file)
    assert len(play_league(contest("magpie", 2), 8, workers=1, into=file)) == 8
    with pytest.raises(OptionError, match="holds another league"):
        play_league(contest("magpie", 0), 8, workers=1, into=file)
