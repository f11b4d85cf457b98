"""Hints from worker processes: the strong bot's, from what a seat may know, or none at all."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from tafelrunde.bots.explaining import hint
from tafelrunde.games import catalog
from tafelrunde.kernel import InfoSet, load
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.questions import Question, advise, answer, question
from tafelrunde.server.thinking import Thinkers
from tests.server import thoughts
from tests.server.test_thinking import a_match, one_pid, with_thinkers

GAMES = [info.id for info in catalog.all_games()]


def a_question() -> Question:
    """Ask for a hint at the first decision that offers a choice."""
    match = a_match()
    while len(match.game.options(match.s, match.game.actor(match.s))) < 2:
        seat = match.game.actor(match.s)
        match.act(seat, match.game.options(match.s, seat)[0])
    return question(match, match.game.actor(match.s), "strong", hint=True)


def test_a_process_gives_the_hint_that_anybody_would_get_from_the_same_question() -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question()
        found = await thinkers.explain(asked)
        info = catalog.load(asked.game)
        game = info.build(asked.players, asked.modules, asked.options)
        known = InfoSet(game, load(game, asked.world), asked.seat, asked.history)
        assert found == hint(known, info, asked.seed)
        assert found.way[0] in asked.choices and found.tried > 100

    with_thinkers(lambda: Thinkers(1), work)


def test_a_hint_and_the_choice_of_a_strong_bot_agree() -> None:
    asked = a_question()
    assert advise(asked).way[0] == answer(replace(asked, hint=False))


@pytest.mark.parametrize("game", GAMES)
def test_asking_for_a_hint_sends_no_more_than_asking_a_bot(game: str) -> None:
    match = a_match(game, catalog.load(game).usual)
    seat = match.game.actor(match.s)
    asked = question(match, seat, "strong", hint=True)
    assert replace(asked, hint=False) == question(match, seat, "strong")
    shipped = pickle.dumps(asked)
    assert match.s.key.encode() not in shipped and match.secret.encode() not in shipped


@pytest.mark.parametrize(
    ("wrong", "replaced"),
    [(thoughts.sleep, True), (thoughts.die, True), (thoughts.fail, False), (thoughts.cheat, False)],
)
def test_a_hint_that_fails_is_refused_and_never_made_up(
    wrong: object, replaced: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(thinkers: Thinkers) -> None:
        pid = await one_pid(thinkers)
        with pytest.raises(Refusal) as refused:
            await thinkers.explain(a_question())
        assert refused.value.code == "unavailable"
        assert (await one_pid(thinkers) == pid) != replaced

    with_thinkers(lambda: Thinkers(1, 0.1 if wrong is thoughts.sleep else 10.0, wrong), work)  # type: ignore[arg-type]
    assert "there is no hint for bang" in caplog.text
