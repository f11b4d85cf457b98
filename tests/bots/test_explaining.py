"""Hints: what the strong bot would do, with reasons that are its own numbers, and honest."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tafelrunde.bots import SearchBot
from tafelrunde.bots.explaining import Option, certainty, hint, lag, opening
from tafelrunde.bots.parts import Parts
from tafelrunde.bots.reasoning import Tally, rounded, won_at_once
from tafelrunde.bots.search import Candidate
from tafelrunde.bots.suspecting import Dealt, aimed_at, difference, most_striking, share_of
from tafelrunde.bots.thinking import Budget
from tafelrunde.games.catalog import all_games, load
from tafelrunde.games.reasons import declared_reasons, names_of
from tafelrunde.kernel import dump
from tafelrunde.kernel.insight import look
from tafelrunde.pieces.contest import Side
from tafelrunde.words import Wording
from tests.bots.pairs import decisions

TABLES = [("bang", 5), ("bang", 3), ("kf", 4), ("frag", 4), ("cfs", 4), ("magpie", 3)]
SECRETIVE = [table for table in TABLES if table != ("bang", 3)]  # there all roles lie open
FEW = Budget(iterations=12)


def without_stream(s: Any) -> str:
    copy = s.clone()
    copy.seed("")
    return dump(copy)


# Honest


@pytest.mark.parametrize(("name", "players"), SECRETIVE)
def test_a_hint_is_the_same_whatever_is_hidden(name: str, players: int) -> None:
    info = load(name)
    pairs = decisions(info.build(players=players), "hidden", 6, 5)
    assert any(without_stream(one.world) != without_stream(two.world) for one, two in pairs)
    for one, two in pairs:
        assert hint(one, info, "same", FEW) == hint(two, info, "same", FEW)


@pytest.mark.parametrize("name", ["bang", "kf"])
def test_a_hint_is_what_a_strong_bot_with_that_seed_does(name: str) -> None:
    info = load(name)
    for one, _ in decisions(info.build(players=4), "strong", 5, 4):
        bot = SearchBot(Parts(info, FEW), one.seat, "same")
        assert hint(one, info, "same", FEW).way[0] == bot.choose(one)


@pytest.mark.parametrize("name", ["bang", "magpie"])
def test_asking_for_a_hint_changes_nothing(name: str) -> None:
    info = load(name)
    one = decisions(info.build(players=4), "unchanged", 4, 1)[0][0]
    before = dump(one.world)
    hint(one, info, "same", FEW)
    assert dump(one.world) == before


# What it tells


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_hint_tells_can_be_said_and_its_numbers_are_in_bounds(
    name: str, players: int
) -> None:
    info = load(name)
    game = info.build(players=players)
    words = Wording(info, game, "en", [f"Player {seat}" for seat in range(players)], strict=True)
    for one, _ in decisions(game, "telling", 7, 4):
        found = hint(one, info, 1, FEW)
        assert found.way[0] in one.options()
        assert 0.0 <= found.chance <= 1.0 and 0.0 <= found.sure <= 1.0
        assert 0 < found.tried <= FEW.iterations
        told = (*found.reasons, *found.costs)
        assert all(words.seen_by(one.seat).reason(because) for because in told)
        assert found.against or not found.costs
        firsts = [other.way[0] for other in found.others]
        assert found.way[0] not in firsts and len(set(firsts)) == len(firsts)
        assert [other.behind for other in found.others] == sorted(o.behind for o in found.others)
        assert found.against in (*firsts, ())


def test_where_there_is_no_choice_nothing_is_thought_about() -> None:
    info = load("kf")
    game = info.build(players=4)
    s = game.new("forced")
    while len(game.options(s, game.actor(s))) > 1:
        seat = game.actor(s)
        game.commit(s, seat, game.options(s, seat)[0])
    found = hint(look(game, s, game.actor(s), "one", []), info, 1)
    assert (found.tried, found.reasons, found.others) == (0, (("only", ()),), ())
    assert found.costs == ()


def a_candidate(action: str, *gaps: float) -> Candidate:
    one = Candidate(((action,),))
    for gap in gaps:
        one.note(0.5 + gap, 0.5)
    return one


def test_a_lag_is_measured_in_the_worlds_both_were_tried_in() -> None:
    best = a_candidate("best", 0.3, 0.1, 0.2, 5.0)
    behind, error = lag(best, a_candidate("other", 0.1, 0.1, 0.0))
    assert behind == pytest.approx(0.4 / 3)
    assert error == pytest.approx((((0.2 - 0.4 / 3) ** 2 * 2 + (0.4 / 3) ** 2) / 2 / 3) ** 0.5)


def test_how_sure_a_lead_is_follows_from_its_standard_error() -> None:
    assert certainty(0.0, 0.1) == 0.5
    assert certainty(0.196, 0.1) == pytest.approx(0.975, abs=0.001)
    assert certainty(-0.1, 0.1) < 0.2
    assert (certainty(0.1, 0.0), certainty(0.0, 0.0)) == (1.0, 0.5)


def an_option(behind: float, error: float = 0.01) -> Option:
    return Option((("other",),), 0.5, behind, error, 10)


def test_the_first_reasons_are_how_much_better_it_is_and_how_sure() -> None:
    clear, close, worse = an_option(0.04, 0.02), an_option(0.004), an_option(-0.01)
    assert opening([clear], clear) == [("ahead", (4,)), ("sure", (98,))]
    assert opening([close, clear], clear)[0] == ("narrow", ())
    assert opening([close, clear], clear)[1] == ("ahead", (4,))
    assert opening([close], None) == [("narrow", ())]
    assert opening([worse], None) == [("habit", ())]


# Reasons from the evaluation


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_every_number_of_an_evaluation_is_named_or_left_unnamed_on_purpose(info: Any) -> None:
    evaluation, named = info.part_if_any("evaluation"), info.part_if_any("reasons")
    if evaluation is None:
        return
    declared = declared_reasons(info, info.build())
    for kind, weights in evaluation.WEIGHTS.items():
        row = names_of(named, kind)
        assert len(row) == len(weights), f"{info.id}/reasons.py has to name what '{kind}' has"
        assert {name for name, _ in row if name} <= set(declared)


class SomeParts:
    """A game's parts, as far as reasons are made from them."""

    evaluation = SimpleNamespace(WEIGHTS={"side": [1.0, 1.0, -1.0]})
    reasons = SimpleNamespace(
        REASONS={"life": {"seats": "seat*", "way": "text", "number": "number"}, "all": {}},
        FEATURES={"side": (("life", 5.0), ("", 1.0), ("all", 1.0))},
    )


def sides(*rows: list[float]) -> list[Side]:
    return [Side("side", [seat], row) for seat, row in enumerate(rows)]


def told(ones: list[Side], others: list[Side]) -> list[Any]:
    return compared(ones, others).gains()


def compared(ones: list[Side], others: list[Side]) -> Tally:
    tally = Tally(SomeParts, 0)  # type: ignore[arg-type]
    tally.add(ones, others)
    tally.add(ones, ones)  # a second world in which nothing differs
    return tally


def test_what_one_has_more_and_others_have_less_of_is_a_reason_by_what_it_is_worth() -> None:
    before = sides([0.4, 0.0, 1.0], [0.8, 0.0, 1.0])
    assert told(sides([0.8, 0.0, 1.0], [0.8, 0.0, 1.0]), before) == [("life", ((0,), "more", 1))]
    assert told(sides([0.4, 0.0, 1.0], [0.2, 0.0, 1.0]), before) == [("life", ((1,), "less", 1.5))]
    both = told(sides([0.5, 0.0, 1.0], [0.2, 0.0, 1.0]), before)
    assert [because[1][0] for because in both] == [(1,), (0,)]


def test_what_speaks_against_a_way_or_has_no_name_is_no_reason_for_it() -> None:
    before = sides([0.4, 0.0, 1.0], [0.8, 0.0, 1.0])
    assert told(sides([0.2, 0.0, 1.0], [0.8, 0.0, 1.0]), before) == []
    assert told(sides([0.4, 0.9, 1.0], [0.8, 0.0, 1.0]), before) == []


def test_what_speaks_against_a_way_is_told_as_its_cost() -> None:
    before = sides([0.8, 0.0, 1.0], [0.8, 0.0, 1.0])
    found = compared(sides([0.4, 0.0, 1.0], [0.0, 0.0, 1.0]), before)
    assert found.gains() == [("life", ((1,), "less", 2))]
    assert found.costs() == [("life", ((0,), "less", 1))]
    assert compared(before, before).costs() == []


def test_what_hardly_counts_is_no_cost() -> None:
    before = sides([0.8, 0.0, 1.0], [0.8, 0.0, 1.0])
    found = compared(sides([0.78, 0.0, 1.0], [0.0, 0.0, 1.0]), before)
    assert found.costs() == []


def test_an_evaluation_that_knows_more_than_there_are_names_for_gives_no_reasons() -> None:
    wider = SimpleNamespace(WEIGHTS={"side": [1.0, 1.0, -1.0, 1.0]})
    parts = SimpleNamespace(evaluation=wider, reasons=SomeParts.reasons)
    tally = Tally(parts, 0)  # type: ignore[arg-type]
    tally.add(*[sides([life, 0.0, 1.0, 7.0], [0.8, 0.0, 1.0, 7.0]) for life in (0.9, 0.2)])
    assert tally.gains() == tally.costs() == []


def test_numbers_for_people_have_one_decimal_at_most() -> None:
    assert [rounded(number) for number in (0.04, 0.25, 1.0, 1.26, 17.4)] == [0, 0.2, 1, 1.3, 17]


def test_winning_at_once_is_told_where_it_happens_more_often() -> None:
    game = load("bang").build(players=4)
    won, open_ = game.new("won"), game.new("open")
    game.finish(won, [0])
    assert won_at_once(0, [(won, open_), (open_, open_)]) == [("wins_now", (50,))]
    assert won_at_once(1, [(won, open_), (open_, open_)]) == []


# Reasons from what is hidden

OUTLAW, DEPUTY = 2, 3
ONE_WAY: list[tuple[int, ...]] = [(0,), (OUTLAW,), (DEPUTY,)]
OTHER_WAY: list[tuple[int, ...]] = [(0,), (DEPUTY,), (OUTLAW,)]
DEALT: Dealt = [ONE_WAY] * 8 + [OTHER_WAY] * 6


def test_who_is_aimed_at_is_told_with_what_they_most_likely_are() -> None:
    game = load("bang").build(players=3)
    assert aimed_at(game, 0, ("shoot", 1), DEALT) == [(1, OUTLAW)]
    assert aimed_at(game, 0, ("stop",), DEALT) == []
    assert aimed_at(game, 1, ("shoot", 0), DEALT) == []  # everybody knows the first one's
    assert share_of(DEALT, 1, OUTLAW) == 57


def test_what_is_hidden_is_a_reason_where_a_way_is_better_just_because_of_it() -> None:
    gaps = [0.2 + 0.01 * (at % 3) for at in range(8)] + [-0.1 - 0.01 * (at % 2) for at in range(6)]
    usual = a_candidate("usual", *[0.0] * 14)
    assert most_striking(0, a_candidate("shoot", *gaps), usual, DEALT) == (1, OUTLAW)
    even = a_candidate("even", *[0.1 if at % 2 else -0.1 for at in range(14)])
    assert most_striking(0, even, usual, DEALT) is None


def test_a_handful_of_worlds_tells_nothing() -> None:
    assert difference([1.0] * 4, [0.0] * 9) == 0.0
    assert difference([1.0, 1.1] * 4, [0.0, 0.1] * 4) > 3.5
