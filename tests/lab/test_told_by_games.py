"""What games' own report.py tell the lab of a match: things by their names, seat by seat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.kernel import Game
from tafelrunde.lab.naming import LAB_TEXTS, LabWording, heading, label_of
from tafelrunde.lab.subject import short_options
from tafelrunde.lab.telling import Told, paths_of, things_of, told_of, turns_of
from tafelrunde.words import LANGUAGES
from tests.words.ftl import read

each_game = pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)


def match_of(info: GameInfo, seed: str = "told") -> tuple[Game, Told]:
    """A match with all modules and as many players as usual."""
    players = max(info.usual, 4) if info.most >= 4 else info.usual
    sets = [names for names in info.module_sets(players) if "legacy" not in names]
    game = info.build(players, max(sets, key=len), short_options(info))
    bots = [make_bot(info, "regular", seat, seed) for seat in range(players)]
    return game, told_of(info.id, game, play_match(game, bots, seed).s)


@each_game
def test_everything_told_has_a_place_for_each_seat(info: GameInfo) -> None:
    game, told = match_of(info)
    assert all(len(seats) == game.players for seats in told.labels.values())
    for counts in (told.played, told.dealt):
        assert all(len(seats) == game.players for seats in counts.values())
    assert told.played, f"{info.id} tells nothing of what was played"


@each_game
def test_what_was_played_are_things_of_the_game(info: GameInfo) -> None:
    game, told = match_of(info)
    for counts in (told.played, told.dealt):
        for kind, seats in counts.items():
            seen = {thing for seat in seats for thing in seat}
            known = things_of(info.id, game, kind)
            assert seen <= set(known) if known else all(name.isdigit() for name in seen), kind
            assert all(count > 0 for seat in seats for count in seat.values())


@each_game
def test_paths_are_verbs_of_the_game(info: GameInfo) -> None:
    game, _ = match_of(info)
    assert set(paths_of(info.id)) <= set(game.tables.verbs)


def test_in_krallen_nobody_plays_a_card_more_often_than_it_was_drawn() -> None:
    _, told = match_of(load("kf"))
    for had, used in zip(told.dealt["card"], told.played["card"], strict=True):
        assert sum(used.values()) <= sum(had.values()) + 5  # cards handed over, or taken back


def test_in_frag_every_frag_was_made_by_an_arm_that_was_fired() -> None:
    _, told = match_of(load("frag"))
    for fired, fragged in zip(told.played["arm"], told.played["arm_fragging"], strict=True):
        assert all(count <= fired.get(arm, 0) for arm, count in fragged.items())
    assert any(told.played["arm_fragging"])


def test_in_bang_rage_cards_are_turned_up_after_they_were_drawn() -> None:
    _, told = match_of(load("bang"))
    drawn = sum(sum(seat.values()) for seat in told.dealt["face_rage"])
    assert 0 < sum(sum(seat.values()) for seat in told.played["face_rage"]) <= drawn


def test_in_cfs_the_order_of_the_last_round_and_of_the_cards_is_told() -> None:
    game, told = match_of(load("cfs"))
    ranks = sorted(told.labels["last_turn"])
    assert ranks == [str(rank + 1) for rank in range(game.players)]
    assert "1" in told.labels["cards_dealt"]
    assert told.numbers["points"] > 0


def test_in_cfs_everybody_shows_the_cards_they_were_dealt_and_needs_three_resources() -> None:
    _, told = match_of(load("cfs"))
    assert told.played["rank"] == told.dealt["rank"]
    assert [sum(seat.values()) for seat in told.dealt["resource"]] == [3, 3, 3, 3]
    assert any(told.played["resource"])


def test_who_begins_has_the_first_turn_and_the_others_follow_round_the_table() -> None:
    info = load("frag")
    game = info.build(4, (), short_options(info))
    bots = [make_bot(info, "regular", seat, "turns") for seat in range(4)]
    turns = [int(turn) for turn in turns_of(game, play_match(game, bots, "turns").s)]
    assert sorted(turns) == [1, 2, 3, 4]
    assert all((after - before) % 4 == 1 for before, after in pairwise(turns))


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_labs_texts_say_the_same_in_every_language(lang: str) -> None:
    english, other = read(LAB_TEXTS / "en.ftl"), read(LAB_TEXTS / f"{lang}.ftl")
    assert set(english) == set(other)
    for key, text in english.items():
        assert text.variables == other[key].variables, key
    assert "!" not in (LAB_TEXTS / f"{lang}.ftl").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_groupings_and_things_have_names_in_every_language(info: GameInfo, lang: str) -> None:
    game, told = match_of(info)
    words = LabWording(info, game, lang, [])
    for group in (*told.labels, *told.played):
        keys = [f"{head}-{group.replace('_', '-')}" for head in ("lab-group", "heading")]
        texts = [words.text(key) for key in keys]
        assert heading(words, group) and not all(text.startswith("[") for text in texts), group
    for kind in told.played:
        for thing in things_of(info.id, game, kind):
            assert label_of(words, kind, thing), thing
