"""The light runner: who is asked, and what they are told."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import Bot, RandomBot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.catalog import load
from tafelrunde.kernel import Action, Game, InfoSet, RulesError, dump


class Witness:
    """A random bot that writes down what it was given."""

    def __init__(self, seat: int) -> None:
        self.bot = RandomBot(seat, "witness")
        self.infos: list[InfoSet] = []
        self.heard: list[int] = []

    def choose(self, info: InfoSet) -> Action:
        self.infos.append(info)
        self.heard.append(len(info.history))
        return self.bot.choose(info)


class Stubborn:
    """A bot that always wants the same."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def choose(self, info: InfoSet) -> Action:
        return self.action


def witnessed(game: Game, seed: object) -> tuple[list[Witness], Any]:
    witnesses = [Witness(seat) for seat in range(game.players)]
    return witnesses, play_match(game, witnesses, seed)


def random_bots(game: Game) -> list[Bot]:
    return [RandomBot(seat, "any") for seat in range(game.players)]


def test_a_seat_hears_its_own_role_and_nobody_elses() -> None:
    witnesses, result = witnessed(load("bang").build(players=5), 1)
    for seat, witness in enumerate(witnesses):
        dealt = [args for _, key, args in witness.infos[-1].history if key == "role_dealt"]
        hidden = result.s.role[seat] != 0
        assert dealt == ([(seat, result.s.role[seat])] if hidden else [])


def test_a_history_only_grows() -> None:
    witnesses, _ = witnessed(load("bang").build(players=5), 2)
    for witness in witnesses:
        assert witness.heard == sorted(witness.heard)
        assert witness.heard[-1] > witness.heard[0]


def test_a_bot_is_never_handed_the_true_state() -> None:
    witnesses, result = witnessed(load("bang").build(players=5), 3)
    infos = [info for witness in witnesses for info in witness.infos]
    assert all(info.world is not result.s for info in infos)
    # Half a dozen seats' worth of guesses can't all hit the truth by chance.
    assert any(info.world.role != result.s.role for info in infos)


def test_a_seat_without_a_choice_is_not_asked() -> None:
    witnesses, result = witnessed(load("magpie").build(players=4), 4)
    infos = [info for witness in witnesses for info in witness.infos]
    assert all(len(info.options()) > 1 for info in infos)
    assert result.decisions == len(infos)


def test_the_same_seed_and_bots_play_the_same_match() -> None:
    for name in ("bang", "magpie"):
        game = load(name).build()
        first, second = (play_match(game, random_bots(game), "again").s for _ in range(2))
        assert dump(first) == dump(second)


def test_turns_are_counted() -> None:
    game = load("bang").build(players=4)
    result = play_match(game, random_bots(game), 5)
    assert result.turns == sum(key == "turn_began" for _, key, _ in result.s.news) > 1


def test_an_action_that_is_not_offered_is_refused() -> None:
    game = load("bang").build(players=4)
    with pytest.raises(RulesError, match="which is not offered"):
        play_match(game, [Stubborn(("fly",)) for _ in range(4)], 6)


def test_a_match_that_does_not_end_is_given_up() -> None:
    game = load("bang").build(players=4)
    with pytest.raises(RulesError, match="did not end within 3 decisions"):
        play_match(game, random_bots(game), 7, bound=3)
