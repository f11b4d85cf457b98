"""Leagues: who sits where, what a match is worth, and results that are kept and continued."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import OptionError
from tafelrunde.lab.league import Contest, Played, contest_for, play_league
from tafelrunde.lab.league.contest import (
    entrants,
    facing,
    places_of,
    round_length,
    round_of,
    seating,
    sides_in,
)
from tafelrunde.lab.league.playing import fair_share, play_one
from tafelrunde.lab.simulate import built


def contest(
    game: str,
    *levels: str,
    against: str = "",
    players: int = 4,
    options: dict[str, int] | None = None,
) -> Contest:
    info = load(game)
    return contest_for(info, info.setting(players, (), options), levels, against, "test")


# Who sits where


@pytest.mark.parametrize("levels", [("random", "regular"), ("random", "beginner", "regular")])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_round_every_level_has_every_seat_equally_often(
    levels: tuple[str, ...], players: int
) -> None:
    table = contest("magpie", *levels, players=players)
    for number in range(5):
        seats = zip(*round_of(table, number), strict=True)
        assert all(Counter(seat) == dict.fromkeys(levels, 1) for seat in seats)


def test_neighbours_change_from_round_to_round() -> None:
    table = contest("magpie", "random", "beginner", "regular", "strong")
    assert len({frozenset(round_of(table, number)) for number in range(12)}) > 3


def test_one_among_others_sits_in_every_seat_once_a_round() -> None:
    table = contest("magpie", "beginner", "regular", against="random")
    assert round_length(table) == 8
    for level in ("beginner", "regular"):
        tables = [seats for seats in round_of(table, 0) if level in seats]
        assert sorted(seats.index(level) for seats in tables) == [0, 1, 2, 3]
        assert all(seats.count("random") == 3 for seats in tables)


def test_a_round_is_played_with_one_deal_and_the_next_one_with_another() -> None:
    table = contest("bang", "regular", against="random")
    dealt = [play_one(table, number).sides for number in range(8)]
    assert dealt[0] == dealt[1] == dealt[2] == dealt[3]
    assert dealt[4] == dealt[5] == dealt[6] == dealt[7]
    assert len({play_one(table, 4 * number).sides for number in range(6)}) > 1


# Sides


def test_in_bang_law_and_outlaws_have_different_levels_and_are_swapped() -> None:
    table = contest("bang", "regular", against="random")
    assert places_of(table) == ("law", "outlaws", "renegades") and facing(table) == (0, 1)
    places = round_of(table, 0)
    assert all(law != outlaws for law, outlaws, _ in places)
    mirror = {"regular": "random", "random": "regular"}
    assert {tuple(mirror[level] for level in levels) for levels in places} == set(places)
    assert Counter(renegades for *_, renegades in places) == {"regular": 2, "random": 2}


def test_all_pairs_of_levels_meet_in_a_round_of_bang() -> None:
    table = contest("bang", "random", "beginner", "regular")
    met = Counter(frozenset(levels) for levels in round_of(table, 0))
    assert met == {
        frozenset({"random", "beginner"}): 4,
        frozenset({"random", "regular"}): 4,
        frozenset({"beginner", "regular"}): 4,
    }


def test_all_of_a_side_have_its_level() -> None:
    table = contest("bang", "regular", against="random", players=7)
    for number in range(4):
        played = play_one(table, number)
        by_side = dict(zip(places_of(table), seating(table, number), strict=True))
        assert played.levels == tuple(by_side[side] for side in played.sides)


def test_with_three_players_bang_has_no_sides() -> None:
    table = contest("bang", "regular", against="random", players=3)
    assert not facing(table) and round_length(table) == 3
    assert play_one(table, 0).sides == ()


def test_a_team_of_krallen_und_fallen_has_one_level() -> None:
    tables = [
        contest("kf", "regular", against="random", options={"teams": row}) for row in range(1, 18)
    ]
    table = next(table for table in tables if len(places_of(table)) == 2)
    match = play_one(table, 0)
    assert len(set(zip(match.sides, match.levels, strict=True))) == len(set(match.sides)) == 2
    assert fair_share(table, match, "regular") == 0.5


def test_the_setting_up_shows_the_same_sides_as_the_match() -> None:
    table = contest("bang", "regular", against="random", players=6)
    game = built(table)
    played = play_one(table, 0)
    assert sides_in(table, game, game.new("test, round 0")) == played.sides


# What a match is worth


def played(
    levels: tuple[str, ...], winners: tuple[int, ...], sides: tuple[str, ...] = ()
) -> Played:
    return Played(0, 0, levels, sides, winners, 1, 1, {}, {})


def test_winners_share_a_victory_and_nobodys_victory_is_everybodys() -> None:
    levels = ("regular", "random", "random", "random")
    assert played(levels, (0,)).points("regular") == 1
    assert played(levels, (0, 1)).points("regular") == 0.5
    assert played(levels, ()).points("regular") == 0.25


def test_the_fair_share_is_that_of_the_places() -> None:
    table = contest("magpie", "regular", against="random")
    match = played(("regular", "random", "random", "random"), (0,))
    assert fair_share(table, match, "regular") == 0.25
    assert fair_share(table, match, "random") == 0.75
    sides = contest("bang", "regular", against="random")
    assert fair_share(sides, match, "regular") == fair_share(sides, match, "random") == 0.5


# What is refused


def test_what_there_is_not_is_refused() -> None:
    for levels, against, wrong in (
        (("genius",), "random", "there is no bot 'genius': there are random"),
        (("random",), "genius", "there is no bot 'genius'"),
        (("random",), "", "two different levels"),
        (("random", "random"), "random", "two different levels"),
    ):
        with pytest.raises(OptionError, match=wrong):
            contest("magpie", *levels, against=against)


def test_budgets_are_for_those_who_search() -> None:
    info = load("magpie")
    setting = info.setting(4)
    for budget, wrong in (
        (("random", 100, 0.0), "not 'random'"),
        (("strong", 100, 1.0), "not both"),
    ):
        with pytest.raises(OptionError, match=wrong):
            contest_for(info, setting, ("strong", "random"), "", "test", (budget,))
    wanted = (("strong", 50, 0.0),)
    assert contest_for(info, setting, ("strong", "random"), "", "", wanted).budgets == wanted
    assert [row[0] for row in contest("magpie", "random", "expert").budgets] == ["expert"]
    assert contest("magpie", "random", "regular").budgets == ()


def test_every_level_is_known_weakest_first() -> None:
    table = contest("magpie", "regular", "beginner", against="random")
    assert table.everyone() == ("random", "beginner", "regular")
    assert entrants()[-1] == "clairvoyant"


# Results that are kept


def without_times(matches: list[Played]) -> list[tuple[object, ...]]:
    return [(one.number, one.round, one.levels, one.winners, one.turns) for one in matches]


def test_any_number_of_workers_plays_the_same_league() -> None:
    table = contest("magpie", "regular", "random")
    assert without_times(play_league(table, 9, 1)) == without_times(play_league(table, 9, 2))


def test_rounds_are_finished() -> None:
    assert len(play_league(contest("magpie", "regular", against="random"), 5, 1)) == 8


def test_a_league_goes_on_where_its_file_left_off(tmp_path: Path) -> None:
    table, file = contest("magpie", "regular", "random"), tmp_path / "kept.jsonl"
    first = play_league(table, 4, 1, file)
    told: list[tuple[int, int]] = []
    both = play_league(table, 8, 1, file, lambda done, total: told.append((done, total)))
    assert both[:4] == first and told[0] == (4, 8) and told[-1] == (8, 8)
    assert without_times(both) == without_times(play_league(table, 8, 1))
    assert play_league(table, 8, 1, file) == both
    assert len(file.read_text("utf-8").splitlines()) == 9


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    table, file = contest("magpie", "regular", "random"), tmp_path / "kept.jsonl"
    whole = play_league(table, 4, 1, file)
    file.write_bytes(file.read_bytes()[:-20])
    assert without_times(play_league(table, 4, 1, file)) == without_times(whole)
    assert len(file.read_text("utf-8").splitlines()) == 5


def test_a_file_of_another_league_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    play_league(contest("magpie", "regular", "random"), 2, 1, file)
    before = file.read_bytes()
    with pytest.raises(OptionError, match="holds another league"):
        play_league(contest("magpie", "regular", "beginner"), 2, 1, file)
    file.write_bytes(before + b'{"number": 7}\n')
    with pytest.raises(OptionError, match="holds no results of a league"):
        play_league(contest("magpie", "regular", "random"), 2, 1, file)
    file.write_bytes(before.splitlines(keepends=True)[0] + before.splitlines(keepends=True)[2])
    with pytest.raises(OptionError, match="misses matches"):
        play_league(contest("magpie", "regular", "random"), 2, 1, file)


def test_what_was_played_before_an_interruption_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, file = contest("magpie", "regular", "random"), tmp_path / "kept.jsonl"

    def plug_pulled(table: Contest, number: int) -> Played:
        if number == 5:
            raise KeyboardInterrupt
        return play_one(table, number)

    with monkeypatch.context() as patched:
        patched.setattr("tafelrunde.lab.league.results.play_one", plug_pulled)
        with pytest.raises(KeyboardInterrupt):
            play_league(table, 8, 1, file)
    assert len(file.read_text("utf-8").splitlines()) == 6
    assert len(play_league(table, 2, 1, file)) == 6  # the round that was begun is finished
    assert without_times(play_league(table, 8, 1, file)) == without_times(play_league(table, 8, 1))
