"""What the heuristic bot of BANG! concludes from what was done."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.bang.acts import Odds
from tafelrunde.games.bang.dealings import ways
from tafelrunde.games.bang.inference import Beliefs
from tafelrunde.games.bang.names import DEAL, DEPUTY, ONE, OUTLAW, RENEGADE, SHERIFF, TWO
from tafelrunde.games.catalog import load
from tafelrunde.kernel import EVERYONE, Event

SECRET = 4  # a seat whose eyes we see through: a Deputy in a game of five


def event(key: str, *args: Any) -> Event:
    return (EVERYONE, key, args)


def opinion(*events: Event, players: int = 5, seat: int = SECRET, role: int = DEPUTY) -> Odds:
    """What a seat thinks after these events; seat 0 is the Sheriff, nobody can shoot afar."""
    game = load("bang").build(players=players)
    s = game.new(1)
    s.role = [SHERIFF] + [OUTLAW] * (players - 1)  # never looked at but for the Sheriff's
    s.shown = 1
    s.character = [1] * players
    for _, key, args in events:
        if key == "lost_life":
            s.life[args[0]] -= args[1]
    beliefs = Beliefs(players)
    beliefs.listen(game, s, list(events))
    return beliefs.odds(seat, role)


def test_before_anything_has_happened_the_deal_is_all_there_is_to_know() -> None:
    odds = opinion()
    assert odds[0] == [1, 0, 0, 0]
    assert odds[SECRET] == [0, 0, 0, 1]
    for seat in (1, 2, 3):
        assert odds[seat] == pytest.approx([0, 1 / 3, 2 / 3, 0])


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_chances_of_a_role_add_up_to_its_number_in_the_deal(players: int) -> None:
    shots = [event("aimed", 1, 0, ONE), event("aimed", 3, 2, ONE), event("gained_life", 0, 1, 2)]
    odds = opinion(*shots, players=players, seat=2, role=OUTLAW)
    for role in range(4):
        assert sum(row[role] for row in odds) == pytest.approx(DEAL[players][role])


def test_who_shoots_the_sheriff_looks_like_an_outlaw() -> None:
    odds = opinion(event("aimed", 1, 0, ONE), event("aimed", 1, 0, ONE))
    assert odds[1][OUTLAW] > 0.85
    assert odds[2][OUTLAW] < 2 / 3  # and the others a little less


def test_who_had_nobody_else_in_reach_is_not_blamed() -> None:
    gone = event("eliminated", 3, OUTLAW)  # four in play: only one seat lies opposite
    assert opinion(gone, event("aimed", 2, 0, TWO)) == opinion(gone)
    assert opinion(gone, event("aimed", 1, 0, ONE)) != opinion(gone)


def test_who_heals_the_sheriff_looks_like_a_deputy() -> None:
    odds = opinion(event("gained_life", 0, 1, 1), seat=SECRET, role=OUTLAW)
    assert odds[1][DEPUTY] > 2 * odds[2][DEPUTY]


def test_life_gained_without_a_beer_of_ones_own_says_nothing() -> None:
    quiet = opinion(seat=SECRET, role=OUTLAW)
    assert opinion(event("gained_life", 1, 1, 1), seat=SECRET, role=OUTLAW) == quiet


def test_wasting_a_beer_while_the_sheriff_is_thirsty_does_not_look_like_a_deputy() -> None:
    hit = event("lost_life", 0, 1, 0, 2)
    quiet = opinion(hit, seat=SECRET, role=OUTLAW)
    odds = opinion(hit, event("gained_life", 2, 0, 1), seat=SECRET, role=OUTLAW)
    assert odds[1][DEPUTY] < quiet[1][DEPUTY]


def test_a_doubled_shot_weighs_on_top_of_the_shot() -> None:
    shot = event("aimed", 1, 0, ONE)
    once = opinion(shot)
    twice = opinion(shot, event("shot_doubled", 1, 0))
    assert twice[1][OUTLAW] > once[1][OUTLAW]


def test_shooting_a_likely_outlaw_speaks_for_the_law() -> None:
    shots = [event("aimed", 1, 0, ONE)] * 3
    before = opinion(*shots, seat=SECRET, role=OUTLAW)
    after = opinion(*shots, event("turn_began", 2), event("aimed", 2, 1, ONE), role=OUTLAW)
    assert after[2][DEPUTY] > before[2][DEPUTY]


def test_who_challenges_the_sheriff_looks_like_an_outlaw() -> None:
    odds = opinion(event("duel_began", 1, 0))
    assert odds[1][OUTLAW] > 0.75
    assert odds[2][OUTLAW] < 2 / 3


def test_a_duel_with_the_only_one_left_to_challenge_says_nothing() -> None:
    duels = [event("duel_began", 1, target) for target in (2, 3, 4)]
    assert opinion(*duels, event("duel_began", 1, 0)) == opinion(*duels)
    again = [*duels, event("turn_began", 1), event("duel_began", 1, 0)]
    assert opinion(*again) != opinion(*duels)


def test_from_the_outbreak_on_acts_say_nothing_about_roles() -> None:
    came = event("outbreak_came", 4)
    shots = [event("aimed", 1, 0, ONE)] * 3
    assert opinion(came, *shots, event("duel_began", 2, 0)) == opinion()
    assert opinion(*shots, came) == opinion(*shots)


def test_a_role_that_was_shown_is_certain_and_narrows_the_rest() -> None:
    odds = opinion(event("eliminated", 1, RENEGADE))
    assert odds[1] == [0, 1, 0, 0]
    assert odds[2] == odds[3] == [0, 0, 1, 0]


def test_no_act_makes_a_hidden_role_certain() -> None:
    odds = opinion(*[event("aimed", 1, 0, ONE)] * 500)
    assert 0.999 < odds[1][OUTLAW] < 1


@pytest.mark.parametrize(
    "modules", [(), ("rage", "duel"), ("duel", "rage", "characters", "undead")]
)
@pytest.mark.parametrize("number", range(3))
def test_reading_bit_by_bit_and_reading_again_after_an_undo_come_to_the_same(
    modules: tuple[str, ...], number: int
) -> None:
    info = load("bang")
    game = info.build(players=6, modules=modules)
    bots = [make_bot(info, "regular", seat, 1) for seat in range(6)]
    s = play_match(game, bots, f"a long history, {number}").s
    history = [event for event in s.news if event[0] == EVERYONE]
    history = history[: len(history) * 2 // 3]
    s.shown = 1 << s.role.index(SHERIFF)
    early = s.clone()
    early.alive = s.alive = 63
    for _, key, args in history:
        if key == "outbreak_came":
            s.alive = 63
        elif key == "eliminated":
            s.alive &= ~(1 << args[0])
    at_once, bit_by_bit, undone = (Beliefs(6) for _ in range(3))
    at_once.listen(game, s, history)
    for end in range(1, len(history) + 1):
        bit_by_bit.listen(game, early, history[:end])
    undone.listen(game, s, history + [event("aimed", 1, 2, ONE)] * 9)
    undone.listen(game, s, history)
    assert at_once.odds(0, s.role[0]) == undone.odds(0, s.role[0])
    assert at_once.odds(0, s.role[0]) == bit_by_bit.odds(0, s.role[0])


def test_there_are_210_ways_to_lie_for_the_hidden_roles_of_eight() -> None:
    assert len(set(ways([SHERIFF, *[-1] * 7]))) == len(ways([SHERIFF, *[-1] * 7])) == 210


def test_a_made_up_position_that_does_not_keep_to_the_deal_can_be_judged() -> None:
    odds = opinion(event("eliminated", 1, DEPUTY), event("eliminated", 2, DEPUTY))
    assert all(sum(row) == pytest.approx(1) for row in odds)


def test_roles_are_mostly_seen_through_by_the_eleventh_turn() -> None:
    info = load("bang")
    game = info.build(players=5)
    right: list[float] = []
    for number in range(20):
        bots = [make_bot(info, "regular", seat, number) for seat in range(5)]
        s = play_match(game, bots, number).s
        history = [event for event in s.news if event[0] == EVERYONE]
        turns = [at for at, told in enumerate(history) if told[1] == "turn_began"]
        if len(turns) < 11:
            continue
        early = history[: turns[10]]
        hidden = set(range(5)) - {args[0] for _, key, args in early if key == "eliminated"}
        sheriff = s.role.index(SHERIFF)
        s.shown, s.alive = 1 << sheriff, 31 & ~sum(1 << x for x in set(range(5)) - hidden)
        beliefs = Beliefs(5)
        beliefs.listen(game, s, early)
        odds = beliefs.odds(sheriff, SHERIFF)
        right += [odds[seat][s.role[seat]] for seat in hidden - {sheriff}]
    assert len(right) > 20
    assert sum(right) / len(right) > 0.7  # blind guessing is right by a third; measured: 0.9
