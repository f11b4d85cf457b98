"""What is sent to a worker process tells nothing its seat could not know."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from math import sqrt
from typing import Any

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.magpie.names import HAND
from tafelrunde.kernel import EVERYONE, dump, load
from tafelrunde.pieces.cards import kinds_in
from tafelrunde.records.match import Match
from tafelrunde.server.questions import Question, question

SAMPLES = 3000
GAMES = [info.id for info in catalog.all_games()]


def a_match(game: str, players: int, seed: str = "secrecy") -> Match:
    info = catalog.load(game)
    modules = tuple(module["id"] for module in info.modules)
    names = [f"Player {seat}" for seat in range(players)]
    return Match(info, info.setting(players, modules), names, seed=seed)


def advance(match: Match, decisions: int) -> None:
    """Play on by a fixed rule that takes different options."""
    for number in range(decisions):
        seat = match.game.actor(match.s)
        options = match.game.options(match.s, seat)
        match.act(seat, options[number % len(options)])


@pytest.mark.parametrize("game", GAMES)
def test_neither_key_nor_secret_is_in_a_question(game: str) -> None:
    match = a_match(game, catalog.load(game).usual)
    secret, key = match.save().secret, match.s.key
    assert secret and key
    asked = 0
    while match.status == "running" and asked < 200:
        for seat in range(match.game.players):
            shipped = pickle.dumps(question(match, seat, "regular"))
            for text in (secret, key, dump(match.s)):
                assert text.encode() not in shipped
            for raw in (bytes.fromhex(secret), bytes.fromhex(key)):
                assert raw not in shipped
        asked += 1
        advance(match, 1)
    assert asked > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_plain_data_that_any_process_can_read(game: str) -> None:
    asked = question(a_match(game, catalog.load(game).usual), 0, "regular")
    assert pickle.loads(pickle.dumps(asked)) == asked
    world = json.loads(asked.world)
    assert world["key"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_not_told_who_else_heard_something(game: str) -> None:
    match = a_match(game, catalog.load(game).usual)
    advance(match, 40)
    for seat in range(match.game.players):
        history = question(match, seat, "regular").history
        assert history
        assert {event[0] for event in history} <= {EVERYONE, 1 << seat}


# The world that is shipped hangs on what the seat knows, not on the truth


def twins(match: Match, seat: int) -> list[Any]:
    """States that look the same to the seat; what it can't know differs."""
    return [match.game.redeal(match.s, seat, f"truth {number}") for number in range(6)]


def shipped(match: Match, seat: int, truth: Any, key: str) -> Question:
    """Ask as if this were the true state and this the secret key."""
    match.s = truth.clone()
    match.s.key = key
    return question(match, seat, "regular")


def a_key(number: int) -> str:
    return blake2b(f"key {number}".encode(), digest_size=32).hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_truth_is_the_same_world_is_shipped(game: str) -> None:
    different = 0
    for moves in range(0, 40, 3):
        match = a_match(game, catalog.load(game).most)
        advance(match, moves)
        for seat in range(match.game.players):
            truths = twins(match, seat)
            different += len({without_stream(truth) for truth in truths}) > 1
            asked = {pickle.dumps(shipped(match, seat, truth, a_key(moves))) for truth in truths}
            assert len(asked) == 1
    assert different > 20  # or this would prove nothing


def without_stream(state: Any) -> str:
    copy = state.clone()
    copy.seed("")
    return dump(copy)


def hidden_roles(state: Any) -> tuple[int, ...]:
    return tuple(state.role)


def hand_and_answer(state: Any) -> tuple[Any, ...]:
    """What the player to the left holds, and secretly answered."""
    return kinds_in(state, HAND + 1), state.answers[1]


@pytest.mark.parametrize(("game", "look"), [("bang", hidden_roles), ("magpie", hand_and_answer)])
def test_dealing_again_from_what_was_shipped_is_as_good_as_dealing_once(
    game: str, look: Callable[[Any], tuple[Any, ...]]
) -> None:
    match = a_match(game, 5)
    if game == "magpie":
        match.act(1, match.game.options(match.s, 1)[0])  # waits, unseen, for the others
    truth = match.s
    world = load(match.game, shipped(match, 0, truth, a_key(0)).world)
    once: Counter[Any] = Counter()
    twice: Counter[Any] = Counter()
    for number in range(SAMPLES):
        once[look(load(match.game, shipped(match, 0, truth, a_key(number)).world))] += 1
        twice[look(match.game.redeal(world, 0, f"worker {number}"))] += 1
    assert alike(once, twice)
    assert not alike(once, Counter({look(truth): SAMPLES}))
    assert len(once) > 5


def alike(first: Counter[Any], second: Counter[Any]) -> bool:
    """Compare two samples of one size by the chi-squared test, at five standard deviations."""
    found = first.keys() | second.keys()
    distance = sum((first[x] - second[x]) ** 2 / (first[x] + second[x]) for x in found)
    freedom = len(found) - 1
    return distance < freedom + 5 * sqrt(2 * freedom)
