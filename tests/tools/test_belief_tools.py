"""The tools that fit beliefs and measure them."""

from __future__ import annotations

from collections import Counter
from math import exp, log2
from random import Random

import pytest

from tafelrunde.games.bang.names import DEPUTY, OUTLAW, RENEGADE
from tafelrunde.games.cfs.errands import SETS
from tafelrunde.games.cfs.names import RESOURCES
from tafelrunde.kernel import Event
from tools import belief_loss
from tools.belief_games import Setting, play
from tools.belief_hands import Counts, count_frag, count_kf, kept
from tools.belief_logit import Choice, chances, fit, solve, surprise
from tools.belief_loss import (
    allowed_share,
    even_share,
    need_loss,
    need_losses,
    role_losses,
    row,
    tables,
    ways_to_deal,
)


def choices_of(weights: list[float], number: int) -> list[Choice]:
    """Choices among three options that follow these weights."""
    chance = Random("choices")
    found: list[Choice] = []
    for _ in range(number):
        options = [[chance.random() for _ in weights] for _ in range(3)]
        shares = chances(options, weights)
        found.append((options, chance.choices(range(3), shares)[0]))
    return found


def test_fitting_finds_the_weights_that_choices_followed() -> None:
    weights = [2.0, -1.0, 0.0]
    made = choices_of(weights, 4000)
    found = fit(made, 3)
    assert found == pytest.approx(weights, abs=0.25)
    assert surprise(made, found) < surprise(made, [0.0] * 3)


def test_without_choices_nothing_is_preferred() -> None:
    assert fit([], 4) == [0.0] * 4


def test_a_choice_that_is_always_made_gets_no_endless_weight() -> None:
    assert 2 < fit([([[1.0], [0.0]], 0)] * 50, 1)[0] < 20


def test_chances_are_the_shares_of_the_exponentials() -> None:
    assert chances([[1.0], [0.0]], [2.0]) == pytest.approx(
        [exp(2) / (exp(2) + 1), 1 / (exp(2) + 1)]
    )


def test_equations_are_solved_also_with_a_zero_on_the_diagonal() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_before_the_first_turn_the_belief_about_roles_is_the_even_guess() -> None:
    told = play((Setting("bang", 5),), "tools", 0)
    losses = role_losses(told)
    even, belief = losses[1]
    assert belief == pytest.approx(even)
    # The Sheriff sees four hidden roles, 12 ways; the others three: 3 for the Deputy, 6, 6, 3 …
    assert even == pytest.approx((log2(12) + log2(3) + log2(3) + 2 * log2(6)) / 5)
    assert min(losses) == 1
    assert any(belief < even for even, belief in losses.values())


def test_roles_are_dealt_in_all_different_ways() -> None:
    assert set(ways_to_deal((RENEGADE, OUTLAW, OUTLAW))) == {
        (RENEGADE, OUTLAW, OUTLAW),
        (OUTLAW, RENEGADE, OUTLAW),
        (OUTLAW, OUTLAW, RENEGADE),
    }
    assert len(ways_to_deal((RENEGADE, OUTLAW, OUTLAW, DEPUTY))) == 12


def test_needs_are_measured_after_each_round() -> None:
    losses = need_losses(play((Setting("cfs", 3),), "tools", 0))
    assert sorted(losses) == [0, 1, 2, 3, 4]
    even, belief = losses[0]
    assert belief == pytest.approx(even, abs=0.2)  # how many deals there are is drawn
    assert losses[4][1] < losses[0][1]


def test_of_one_other_player_every_set_is_counted_by_its_cards() -> None:
    logs = [[0.0] * len(SETS)] * 2
    even, belief = need_loss(logs, [(0, 1, 2), (3, 4, 5)], 0, Random(1))
    ways = sum(
        2 ** (3 - sum(kind < 3 for kind in needs)) for needs in SETS
    )  # a kind of one's own has one card left, others two
    assert even == belief == pytest.approx(log2(ways / 8))


def test_some_draws_for_two_players_are_no_deal() -> None:
    assert 0.6 < even_share(2) < 0.75
    assert even_share(3) < even_share(2)
    assert even_share(1) == 1
    sure = [1.0 if needs == (3, 4, 5) else 0.0 for needs in SETS]
    left = [2] * len(RESOURCES)
    assert allowed_share([sure, sure], left, 10, Random(1)) == 0.125


def test_a_line_tells_the_gain_and_its_interval() -> None:
    line = row("bang", 3, [(2.0, 1.0), (2.0, 1.0), (2.0, 0.7), (2.0, 1.3)])
    assert line == "| bang | 3 | 4 | 2.00 | 1.00 | 1.00 ± 0.24 |"


def test_turns_few_games_came_to_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belief_loss, "FEWEST_GAMES", 2)
    setting = Setting("bang", 4)
    lines = tables("bang", [(setting, {1: (1.0, 1.0), 2: (1.0, 0.5)}), (setting, {1: (1.0, 1.0)})])
    assert [line.split(" | ")[:2] for line in lines[2:]] == [
        ["| bang", "1"],
        ["| bang, 4 players", "all"],
        ["| all", "all"],
    ]


def test_cards_that_are_played_at_once_are_kept_less() -> None:
    news = play((Setting("kf", 4),), "tools", 0).news
    acted: Counts = (Counter(), Counter())
    asked: Counts = (Counter(), Counter())
    count_kf(news, acted, asked)
    shares = kept(acted, tuple("x" * 120))
    assert all(0 < share <= 1 for share in shares)
    assert len({round(share, 2) for share in shares}) > 5
    assert all(acted[1][card] <= acted[0][card] for card in acted[0])


def test_in_frag_a_card_is_kept_over_a_turn_or_leaves_in_it() -> None:
    acted: Counts = (Counter(), Counter())
    asked: Counts = (Counter(), Counter())
    news: list[Event] = [
        (1, "card_received", (0, 7)),
        (1, "card_received", (0, 9)),
        (-1, "turn_began", (0,)),
        (-1, "card_played", (0, 7)),
        (-1, "turn_began", (1,)),
        (-1, "attack_announced", (1, 0, 3, 0, 2)),
        (-1, "card_answered", (0, 9)),
    ]
    count_frag(news, acted, asked)
    assert (acted[0], acted[1]) == (Counter({7: 1, 9: 1}), Counter({7: 1}))
    assert (asked[0], asked[1]) == (Counter({9: 1}), Counter({9: 1}))
