"""Looking back at matches: numbers that add up, luck that favours nobody, fair judgements."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.parts import Parts
from tafelrunde.bots.search import Candidate
from tafelrunde.bots.thinking import Budget
from tafelrunde.games import catalog
from tafelrunde.games.catalog import all_games, load
from tafelrunde.kernel import Action, SaveError
from tafelrunde.lab.summary import Effort, Summary, summarize, summing
from tafelrunde.lab.summary.choices import Critic, likeliest
from tafelrunde.lab.summary.judging import Judge
from tafelrunde.lab.summary.model import PlayerSummary
from tafelrunde.lab.summary.summing import explained
from tafelrunde.lab.summary.timeline import Timeline, grouped, standing
from tafelrunde.records.frames import frames
from tafelrunde.records.match import Match
from tafelrunde.records.record import UNDO, Entry, Record
from tests.lab.dicey import DIE, OPEN, POOR, SECRETIVE, SURE, dicey_info, first_wins, worth
from tests.records.playing import finished, match_of, play_on

LITTLE = Effort(iterations=6, samples=3, deals=6)
NAMES = ["Anna", "Boris"]


@pytest.fixture(autouse=True)
def dicey_in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    found = catalog.load

    def load_any(id: str) -> Any:
        return dicey_info(id) if id in (SECRETIVE, OPEN) else found(id)

    monkeypatch.setattr(catalog, "load", load_any)
    monkeypatch.setattr(summing, "load", load_any)


def dicey(seed: object, *actions: Action, id: str = SECRETIVE) -> Record:
    """A match of six choices, or one that was broken off."""
    info = dicey_info(id)
    match = Match(info, info.setting(2), NAMES, seed=seed)
    for action in actions:
        match.act(match.game.actor(match.s), action)
    match.abandon()
    return match.record()


def parts_of(row: Any) -> float:
    luck = row.deal + row.dice
    return float(row.start + luck + row.hidden + row.decisions + row.usual + row.others + row.rest)


def check_sums(found: Summary) -> None:
    for row in found.players:
        assert parts_of(row) == pytest.approx(row.result)
        assert 0 <= row.agreed <= row.choices


# Where everything can be counted


def counted_out(record: Record) -> tuple[float, list[float]]:
    """What dice gave the first player, and what the choices of each lost, without any sampling."""
    luck, lost = 0.0, [0.0, 0.0]
    for step in Timeline(record).steps():
        s, (seat, action) = step.before, step.answers[0]
        lead = s.points[0] + s.bonus[0] - s.points[1] - s.bonus[1]
        sign = 1 if seat == 0 else -1
        faces = {SURE: [3], POOR: [1]}.get(action, [1, 2, 3, 4, 5, 6])
        expected = mean([first_wins(lead + sign * face, s.taken + 1) for face in faces])
        lost[seat] += sign * (worth(s)[0] - expected)
        luck += worth(step.after)[0] - expected
    return luck, lost


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_luck_and_decisions_are_those_that_can_be_counted_out(seed: int) -> None:
    record = dicey(seed, DIE, POOR, DIE, SURE, POOR, DIE, id=OPEN)
    found = summarize(record, Effort(iterations=200, samples=400, deals=400))
    check_sums(found)
    luck, lost = counted_out(record)
    assert max(lost) > 0.05
    for row in found.players:
        sign = 1 if row.seat == 0 else -1
        assert row.dice == pytest.approx(sign * luck, abs=4 * row.error + 0.01)
        assert row.decisions == pytest.approx(-lost[row.seat], abs=0.08)
        assert row.others == pytest.approx(lost[1 - row.seat], abs=0.08)
        assert row.hidden == pytest.approx(0.0, abs=0.08)  # all lies open
        assert row.rest == pytest.approx(0.0, abs=0.12)  # so nothing is left to explain


def test_a_choice_is_judged_by_what_its_player_knew() -> None:
    record = dicey("poor", SURE, SURE, SURE, SURE, SURE, SURE)
    found = summarize(record, Effort(iterations=200, samples=300, deals=50))
    step = list(Timeline(record).steps())[-1]
    known = [1.0 - first_wins(bonus - step.before.bonus[1], 6) for bonus in (0, 1)]
    thrown = [
        1.0 - mean([first_wins(3 + bonus - step.before.bonus[1] - face, 6) for face in range(1, 7)])
        for bonus in (0, 1)
    ]
    lost = max(0.0, mean(thrown) - mean(known))
    last = [moment.loss for moment in found.moments if moment.moment == step.moment]
    assert sum(last) == pytest.approx(lost, abs=0.08)


def test_over_many_matches_luck_favours_nobody() -> None:
    info = dicey_info()
    game = info.build_setting(info.setting(2))
    judge = Judge(game, Parts(info, Budget(iterations=2)), Effort(samples=6, deals=2))
    sums: list[float] = []
    for seed in range(150):
        luck = 0.0
        actions = [(SURE, DIE, POOR)[(seed * 7 + at * 5 + seed // 9) % 3] for at in range(6)]
        for step in Timeline(dicey(seed, *actions)).steps():
            luck += judge.luck(step.before, step.answers, step.after).values[0]
        sums.append(luck)
    assert stdev(sums) > 0.1  # or there would be nothing to prove
    assert abs(mean(sums)) < 3 * stdev(sums) / sqrt(len(sums))


def test_luck_favours_nobody_in_a_real_game_either() -> None:
    info = load("bang")
    game = info.build(players=4)
    judge = Judge(game, Parts(info, Budget(iterations=2)), Effort(samples=2, deals=2))
    sums: list[list[float]] = []
    for seed in range(24):
        match = play_on(match_of(info, 4, f"luck {seed}"), step=5 + 2 * seed, most=60)
        match.abandon()
        luck = [0.0] * 4
        for step in Timeline(match.record()).steps():
            gains = judge.luck(step.before, step.answers, step.after).values
            luck = [one + two for one, two in zip(luck, gains, strict=True)]
        sums.append(luck)
    for column in zip(*sums, strict=True):
        assert abs(mean(column)) < 3.5 * stdev(column) / sqrt(len(column))


def test_what_draws_nothing_is_no_luck() -> None:
    info = dicey_info()
    judge = Judge(info.build_setting(info.setting(2)), Parts(info, Budget(2)), Effort(samples=2))
    step = next(Timeline(dicey(1, SURE)).steps())
    assert judge.luck(step.before, step.answers, step.after).values == [0.0, 0.0]


def test_what_was_dealt_is_luck_too() -> None:
    record = dicey("dealt", SURE)
    found = summarize(record, Effort(iterations=6, samples=40, deals=400))
    start = mean([first_wins(one - two, 0) for one in (0, 1) for two in (0, 1)])
    dealt = worth(Timeline(record).beginning)[0]
    assert found.players[0].start == pytest.approx(start, abs=0.06)
    assert found.players[0].deal == pytest.approx(dealt - start, abs=0.09)


# How much is explained


def row_of(seat: int, start: float, rest: float, result: float) -> PlayerSummary:
    return PlayerSummary(seat, start=start, rest=rest, result=result)


def test_what_is_not_rest_is_explained() -> None:
    assert explained([row_of(0, 0.5, 0.1, 1.0), row_of(1, 0.5, -0.1, 0.0)]) == pytest.approx(0.8)
    assert explained([row_of(0, 0.5, 0.9, 1.0), row_of(1, 0.5, -0.9, 0.0)]) == 0.0
    assert explained([row_of(0, 0.5, 0.0, 0.5), row_of(1, 0.5, 0.0, 0.5)]) == 1.0


def test_where_everything_can_be_counted_nearly_all_is_explained() -> None:
    record = dicey(2, DIE, POOR, DIE, SURE, POOR, DIE, id=OPEN)
    found = summarize(record, Effort(iterations=200, samples=200, deals=200))
    assert found.explained > 0.7
    assert not found.vague


def test_an_evaluation_that_foretells_nothing_is_told_to_be_vague(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Judge, "chances", lambda *any: [0.5, 0.5])
    monkeypatch.setattr(Critic, "_lost", lambda *any: (0.0, 0.0))
    monkeypatch.setattr(Critic, "_truly", lambda *any: [0.0, 0.0])
    found = summarize(dicey(2, DIE, POOR, DIE, SURE, POOR, DIE, id=OPEN), LITTLE)
    check_sums(found)
    assert found.players[0].rest == pytest.approx(found.players[0].result - 0.5)
    assert found.vague and found.explained == pytest.approx(0.0)


def test_who_plays_as_usual_loses_nothing_that_the_chances_had_not_reckoned_with() -> None:
    info = load("kf")
    match = match_of(info, 3, "usual")
    bots = [make_bot(info, "regular", seat, "summary") for seat in range(3)]
    while len(match.entries) < 30:
        seat = match.game.actor(match.s)
        match.act(seat, bots[seat].choose(match.info_set(seat)))
    match.abandon()
    timeline = Timeline(match.record())
    critic = Critic(timeline.game, Parts(info, Budget(12)), Effort(samples=3))
    given_away = 0
    for step in timeline.steps():
        for choice in [critic.judged(step, seat) for seat in step.known]:
            if choice.truly:  # the strong bot would have done something else
                given_away += 1
                assert choice.spared == pytest.approx([-gain for gain in choice.truly])
    assert given_away > 2


def test_an_action_that_begins_several_ways_is_judged_by_the_best_of_them() -> None:
    good, bad, other = (Candidate(way) for way in ((SURE, DIE), (SURE, POOR), (DIE,)))
    for one, value in ((good, 0.6), (bad, 0.2), (other, 0.9)):
        one.note(value, 0.5)
    assert likeliest([other, good, bad], SURE) is good


# Every game


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_every_game_can_be_looked_back_at(info: Any) -> None:
    players = max(2, info.fewest)
    match = play_on(match_of(info, players, "back"), most=70)
    match.abandon()
    record = match.record()
    progress: list[tuple[int, int]] = []
    found = summarize(record, LITTLE, ("", "strong"), lambda *told: progress.append(told))
    check_sums(found)
    assert [row.level for row in found.players][:2] == ["", "strong"]
    assert [done for done, _ in progress] == list(range(len(Timeline(record)) + 1))
    moments = frames(record, -1).moments
    for costly in found.moments:
        assert moments[costly.moment].entries == costly.entries
        assert costly.seat in moments[costly.moment].waiting
    assert all(moments[stroke.moment].entries == stroke.entries for stroke in found.strokes)
    if info.id != "bang":  # three players know all roles
        assert found.beliefs


def test_the_same_record_is_summed_up_the_same_way() -> None:
    record = finished("magpie", players=2)
    assert summarize(record, LITTLE) == summarize(record, LITTLE)


def test_bots_like_the_strong_one_agree_with_it_more_often_than_chance_does() -> None:
    info = load("bang")
    match = match_of(info, 4, "levels")
    bots = [make_bot(info, level, seat, 1) for seat, level in enumerate(["random", "regular"] * 2)]
    while match.status == "running" and len(match.entries) < 120:
        seat = match.game.actor(match.s)
        match.act(seat, bots[seat].choose(match.info_set(seat)))
    match.abandon()
    rows = summarize(match.record(), Effort(iterations=30, samples=4, deals=4)).players
    agreed = [row.agreed / max(1, row.choices) for row in rows]
    assert agreed[1] + agreed[3] > agreed[0] + agreed[2]


# What was taken back, and what can't be read


def test_what_was_taken_back_does_not_count() -> None:
    entries = [
        Entry(0, "a", "1"),
        Entry(0, "b", ""),
        Entry(1, "c", "2"),
        Entry(0, "d", "3"),
        Entry(0, UNDO, "4"),
        Entry(0, "e", "5"),
    ]
    groups = grouped(entries)
    assert [[entry.text for entry in group] for group in groups] == [
        ["a"],
        ["b", "c"],
        ["d"],
        [UNDO],
        ["e"],
    ]
    assert standing(groups) == {0, 1, 4}


def test_a_timeline_goes_through_all_decisions_that_stood() -> None:
    record = finished("bang")
    assert any(entry.text == UNDO for entry in record.entries)
    timeline = Timeline(record)
    steps = list(timeline.steps())
    assert len(steps) == len(timeline)
    for one, two in pairwise(steps):
        assert one.moment < two.moment
        if two.moment == one.moment + 1:
            assert one.after.serial == two.before.serial


def test_a_match_that_goes_on_is_not_looked_back_at() -> None:
    match = match_of(load("magpie"), 2)
    for record in (match.record(), match.save()):
        with pytest.raises(SaveError, match="once it has ended"):
            summarize(record)


def test_a_record_that_was_tampered_with_is_not_summed_up() -> None:
    record = dicey(1, SURE, DIE, SURE)
    record.entries[2] = Entry(0, "throw", record.entries[2].hash)
    with pytest.raises(SaveError, match="came out otherwise"):
        summarize(record, LITTLE)


# What was believed


def test_beliefs_are_told_beside_the_truth_at_every_turn() -> None:
    record = dicey("beliefs", SURE, SURE, SURE, SURE)
    found = summarize(record, LITTLE)
    truth = Timeline(record).beginning.bonus
    assert [(b.seat, b.turn, b.about) for b in found.beliefs] == [
        (0, 1, 1),
        (1, 1, 0),
        (0, 2, 1),
        (1, 2, 0),
    ]
    for belief in found.beliefs:
        assert belief.kind == "bonus"
        assert [g.value for g in belief.guesses if g.true] == [truth[belief.about]]
        assert sum(guess.chance for guess in belief.guesses) == pytest.approx(1.0)
        assert all(0.3 < guess.even < 0.7 for guess in belief.guesses)
