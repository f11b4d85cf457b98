"""Scenarios to be played: lessons and rule scenarios of the games, and anybody's own."""

from __future__ import annotations

import logging
import sys
from functools import lru_cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from tafelrunde.records.scenario import (
    Scenario,
    lesson_files,
    read_scenarios,
    scenario_files,
)

from ..protocol import scenarios as bodies
from ..protocol.api import Cause
from ..protocol.errors import Refusal
from . import errands
from .errands import raised
from .games import game_of
from .handling import AnyRequest, Here, address, cacheable, changes, refusals
from .outside import answer_from
from .puzzling import Outcome, card_of, played

COST = 5  # of somebody's own scenario among the requests of one address: it takes a process
MOST_BODY = 900_000  # a scenario, and how JSON writes it
MOST_SECONDS = 15.0
COMMAND = (sys.executable, "-m", "tafelrunde.server.web.puzzling")

log = logging.getLogger("tafelrunde.server")


@lru_cache(maxsize=100)
def scenarios_of(game: str) -> dict[str, list[Scenario]]:
    """Return a game's scenarios by the names of their files: lessons first, in order."""
    info = game_of(game)
    files = [*lesson_files(info), *scenario_files(info)]
    return {file.stem: read_scenarios(file) for file in files}


@lru_cache(maxsize=100)
def cards_of(game: str) -> list[bodies.ScenarioCard]:
    """Return what lists show of a game's scenarios."""
    return [
        card_of(scenario, file, number)
        for file, scenarios in scenarios_of(game).items()
        for number, scenario in enumerate(scenarios)
    ]


@get(
    "/api/games/{game:str}/scenarios",
    responses=refusals("no-game"),
    summary="Lessons and scenarios of a game",
    tags=["games"],
)
async def scenarios(
    request: AnyRequest, game: FromPath[str]
) -> Response[list[bodies.ScenarioCard]]:
    """List what can be played alone: the lessons in their order, then what proves the rules."""
    return cacheable(request, cards_of(game_of(game).id))


@post(
    "/api/scenarios",
    status_code=200,
    request_max_body_size=MOST_BODY,
    responses=changes("no-game", "no-scenario", "bad-scenario"),
    summary="Play a scenario",
    tags=["games"],
)
async def play_scenario(
    services: Here, request: AnyRequest, data: JSONBody[bodies.ScenarioWish]
) -> bodies.PuzzleBody:
    """Play a scenario with the answers given so far, up to the next question or to its end."""
    if data.text:
        services.guard.check_pace(address(request), COST)
        async with services.judging:
            return await played_outside(data)
    found = scenarios_of(game_of(data.game).id).get(data.file)
    if found is None:
        raise Refusal("no-scenario", f"there is no scenario file '{data.file}'")
    return played(found, data.file, data)


async def played_outside(wish: bodies.ScenarioWish) -> bodies.PuzzleBody:
    """Let another process play somebody's own scenario; it is given up after a while."""
    outcome = await outcome_of(wish)
    if outcome.puzzle is None:
        raise raised(errands.Outcome(outcome.code, outcome.told))
    return outcome.puzzle


async def outcome_of(wish: bodies.ScenarioWish) -> Outcome:
    """Return what the other process says, or that it says nothing."""
    try:
        found = await answer_from(COMMAND, msgspec.json.encode(wish), MOST_SECONDS)
        return msgspec.json.decode(found, type=Outcome)
    except TimeoutError:
        sentence = "it takes too long to play this scenario"
        told = Cause("error-read-too-long", sentence)
        return Outcome(code="bad-scenario", told=told)
    except (msgspec.DecodeError, OSError, RuntimeError):  # it ended before it had heard all
        log.error("playing a scenario broke down")
        told = Cause("refused-bad-scenario", "this scenario can't be read")
        return Outcome(code="bad-scenario", told=told)


handlers = [scenarios, play_scenario]
