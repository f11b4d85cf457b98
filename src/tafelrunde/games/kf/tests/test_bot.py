"""The bot of KRALLEN & FALLEN as a whole: honest, strong, and able to play every variant."""

from __future__ import annotations

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.kf.bot import KfBot
from tafelrunde.games.kf.cards.surprises import announced
from tafelrunde.games.kf.effects import spared
from tafelrunde.games.kf.names import COUNTERSPELL, ROLES, TEAM_SIZES
from tafelrunde.games.kf.replies import surprise_worth
from tafelrunde.games.kf.tests.table import INFO
from tafelrunde.games.kf.weighing import Weighing
from tafelrunde.kernel import Action, InfoSet


class Doubter:
    """Asks a bot three times, each with another guess at the hidden cards, and compares."""

    def __init__(self, seat: int) -> None:
        self.bot = make_bot(INFO, "regular", seat, 1)

    def choose(self, info: InfoSet) -> Action:
        guesses = [info.world, info.sample("anew"), info.sample("once more")]
        chosen = {
            self.bot.choose(InfoSet(info.game, guess, info.seat, info.history)) for guess in guesses
        }
        assert len(chosen) == 1
        return chosen.pop()


@pytest.mark.rule("kf 1.2")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_choice_is_the_same_whatever_the_hidden_cards_are(players: int) -> None:
    game = INFO.build(players)
    for number in range(3):
        play_match(game, [Doubter(seat) for seat in range(players)], number)


# Measured over 300 games (docs/bots.md).
def test_one_bot_beats_three_that_play_at_random() -> None:
    game = INFO.build(4)
    won = 0
    for number in range(12):
        place = number % 4
        levels = ["regular" if seat == place else "random" for seat in range(4)]
        bots = [make_bot(INFO, level, seat, number) for seat, level in enumerate(levels)]
        won += place in play_match(game, bots, number).winners
    assert won >= 11


VARIANTS: list[tuple[int, dict[str, int]]] = [
    (3, {"roles": 1}),
    (5, {"coin": 1}),
    (2, {"rematch": 1}),
    *[(sum(sizes), {"teams": number + 1}) for number, sizes in enumerate(TEAM_SIZES)],
]


@pytest.mark.rule("kf 8.2", "kf 8.3", "kf 8.4", "kf 8.5")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_it_plays_every_variant_to_its_end(players: int, options: dict[str, int]) -> None:
    game = INFO.build(players, options=options)
    for number in range(2):
        bots = [make_bot(INFO, "regular", seat, number) for seat in range(players)]
        result = play_match(game, bots, f"variant {number}")
        assert result.winners or options.get("rematch")


@pytest.mark.rule("kf 8.4")
def test_seeds_choose_different_roles() -> None:
    game = INFO.build(2, options={"roles": 1})
    part = INFO.part("bot")
    chosen = {part.make_bot(game, 0, seed)._role for seed in range(30)}
    assert chosen == set(range(len(ROLES)))


def test_the_same_seed_plays_the_same_match() -> None:
    game = INFO.build(3)
    played = [play_match(game, [KfBot(seat, 0) for seat in range(3)], "again") for _ in range(2)]
    assert played[0].s.news == played[1].s.news


def test_a_surprise_whose_subject_another_answer_has_ended_is_worth_nothing() -> None:
    game = INFO.build(4)
    s = game.new("ended")
    w = Weighing(game, s, 0)
    assert not announced(s)
    assert surprise_worth(w, 1, COUNTERSPELL, 3) == 0.0


def test_nobody_is_spared_a_card_that_has_left_their_realm_meanwhile() -> None:
    game = INFO.build(4)
    w = Weighing(game, game.new("gone"), 0)
    assert spared(w, COUNTERSPELL, 0.5) == 0.0
