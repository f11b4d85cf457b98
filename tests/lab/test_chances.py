"""Odds of every game that has them: declared, possible, the same whatever is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.games.chances import Chance, chances_of, declared_chances
from tafelrunde.kernel import Action, Game, InfoSet, dump
from tafelrunde.lab.laws import start
from tafelrunde.lab.subject import Chooser

GAMES = 3  # of each setting
MANY = {"cfs": 150}  # at random, figures of COLLECT! FIGHT! SURVIVE! hardly ever meet
SHORT = {"frag": {"goal": 1}}  # random games of FRAG are long
MOST = 600  # decisions looked at in a game: random ones of KRALLEN & FALLEN go on for thousands
TWINS = 3
WITH_ODDS = [info for info in all_games() if info.part_if_any("odds")]
SETTINGS = [
    (info, players, modules)
    for info in WITH_ODDS
    for players in (info.fewest, info.usual, info.most)
    for modules in sorted({(), max(info.module_sets(players), key=len)})
]


def decisions(game: Game, seed: str) -> Iterator[tuple[Any, int, list[Action]]]:
    """The first decisions of a random game: state, seat, and some of the actions."""
    chooser = Chooser(seed)
    s = start(game, seed)
    for _ in range(MOST):
        if game.over(s):
            break
        for seat in game.deciders(s):
            options = game.options(s, seat)
            yield s, seat, [options[0], options[len(options) // 2], options[-1]]
        game.apply(s, *chooser.move(game, s))


def known(game: Game, s: Any, seat: int) -> InfoSet:
    return InfoSet(game, s, seat, [])


def test_bang_has_odds() -> None:
    assert "bang" in [info.id for info in WITH_ODDS]


@pytest.mark.parametrize(("info", "players", "modules"), SETTINGS)
def test_chances_are_declared_possible_and_do_not_hang_on_what_is_hidden(
    info: GameInfo, players: int, modules: tuple[str, ...]
) -> None:
    game = info.build(players, modules, SHORT.get(info.id))
    told = 0
    for number in range(MANY.get(info.id, GAMES)):
        for s, seat, actions in decisions(game, f"odds {number}"):
            before = dump(s)
            for action in actions:
                found = chances_of(info, known(game, s, seat), action)
                check_form(info, game, found)
                told += len(found)
                for twin in range(TWINS):
                    world = game.redeal(s, seat, f"{number} {twin}")
                    assert chances_of(info, known(game, world, seat), action) == found
            assert dump(s) == before
    assert told > 50


def check_form(info: GameInfo, game: Game, found: list[Chance]) -> None:
    """Every chance is declared, told once, and open, unless people compare actions by it."""
    declared = declared_chances(info, game)
    compared = getattr(info.part("odds"), "COMPARED", ())
    for key, values, ways, of in found:
        assert len(values) == len(declared[key])
        assert 0 <= ways <= of < 2**53  # what every client can count to
        assert 0 < ways < of or key in compared
    assert len({(key, values) for key, values, *_ in found}) == len(found) <= 8


def test_an_action_that_is_not_offered_has_no_chances() -> None:
    info = load("bang")
    game = info.build(5)
    s = game.new("odds")
    seat = game.actor(s)
    assert chances_of(info, known(game, s, seat), ("reroll", 0)) == []
    assert chances_of(info, known(game, s, (seat + 1) % 5), ("reroll", 1)) == []


def test_a_game_without_odds_tells_nothing() -> None:
    info = load("magpie")
    game = info.build()
    s = game.new("no odds")
    seat = game.actor(s)
    assert declared_chances(info, game) == {}
    assert chances_of(info, known(game, s, seat), game.options(s, seat)[0]) == []


def test_odds_that_cannot_be_read_are_not_taken_for_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "broken_odds"
    folder.mkdir()
    (folder / "__init__.py").write_text('"""A game."""\n')
    (folder / "odds.py").write_text("import not_there_at_all\n")
    monkeypatch.setattr("tafelrunde.games.__path__", [str(tmp_path)])
    info = GameInfo(folder, TOML)
    with pytest.raises(ModuleNotFoundError, match="not_there_at_all"):
        info.part_if_any("odds")
    assert info.part_if_any("advice") is None


TOML = {
    "id": "broken",
    "title": "Broken",
    "rules_version": 1,
    "credits": "",
    "seats": {"fewest": 2, "most": 2, "usual": 2},
}
