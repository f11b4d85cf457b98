"""Several processes think about one decision: always the same choice, each in worlds of its own."""

from __future__ import annotations

import pytest

from tafelrunde.bots.parallel import Opinion, best_together, merged, opinions
from tafelrunde.bots.parts import Parts
from tafelrunde.bots.search import Candidate
from tafelrunde.bots.thinking import Budget
from tafelrunde.games.catalog import load
from tafelrunde.kernel import InfoSet
from tafelrunde.kernel.insight import look
from tests.bots.pairs import decisions

GAMES = ["bang", "kf", "frag", "cfs", "magpie"]


def asked(name: str, decisions: int = 12) -> InfoSet:
    """A decision some way into a match."""
    game = load(name).build()
    s = game.new("parallel")
    for _ in range(decisions):
        seat = game.actor(s)
        options = game.options(s, seat)
        game.commit(s, seat, options[s.draw(len(options))])
    while len(game.options(s, game.actor(s))) < 2:
        game.commit(s, game.actor(s), game.options(s, game.actor(s))[0])
    return look(game, s, game.actor(s), "one", [])


def thought(known: InfoSet, name: str, number: int, seed: object = "shared") -> list[Opinion]:
    return opinions(known, Parts(load(name), Budget(12)), seed, number)


@pytest.mark.parametrize("name", GAMES)
def test_visits_and_values_of_all_add_up(name: str) -> None:
    known = asked(name)
    apart = [thought(known, name, number) for number in range(3)]
    for place, one in enumerate(merged(apart)):
        assert one.visits == sum(opinion[place][1] for opinion in apart) == len(one.gaps)
        assert one.total == pytest.approx(sum(opinion[place][2] for opinion in apart))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [0, 12])
def test_all_look_at_the_same_candidates_and_hold_the_same_one_usual(
    name: str, decisions: int
) -> None:
    known = asked(name, decisions)
    first, second = (thought(known, name, number) for number in range(2))
    assert [opinion[0] for opinion in first] == [opinion[0] for opinion in second]


def test_each_process_thinks_of_other_worlds() -> None:
    known = asked("bang")
    first, second = (thought(known, "bang", number) for number in range(2))
    assert [opinion[2] for opinion in first] != [opinion[2] for opinion in second]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_process_thinks_does_not_hang_on_what_its_seat_cannot_know(name: str) -> None:
    pairs = decisions(load(name).build(), "hidden", 7, 3)
    assert pairs
    for one, other in pairs:
        assert thought(one, name, 1) == thought(other, name, 1)


def candidate(name: str, *gaps: float) -> Candidate:
    one = Candidate(((name,),))
    for gap in gaps:
        one.note(0.5 + gap, 0.5)
    return one


def test_what_only_one_process_kept_to_the_end_may_still_be_best() -> None:
    usual, dropped = candidate("usual", *[0.0] * 20), candidate("dropped", *[0.2, 0.4] * 2)
    kept = candidate("kept", *[0.1, 0.2] * 6)
    assert best_together([usual, dropped, kept], 0.5) is kept
    assert best_together([usual, dropped], 0.5) is usual


def test_another_must_be_better_for_sure() -> None:
    usual, doubtful = candidate("usual", *[0.0] * 20), candidate("doubtful", *[0.5, -0.45] * 10)
    assert best_together([usual, doubtful], 1.0) is usual
