"""Scenarios as puzzles: what a person who plays one is told after so many answers.

    python -m tafelrunde.server.web.puzzling < wish.json

plays somebody's own scenario in a process of its own. It comes from anybody and may be big and odd;
whatever it does to its reader, tables go on. (Nothing of the tables is imported here: the process
is to start quickly.)
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from tafelrunde.games.chances import chances_of
from tafelrunde.kernel import Action, SaveError
from tafelrunde.kernel.insight import look
from tafelrunde.records.puzzle import Puzzle, answered
from tafelrunde.records.scenario import Scenario, load_scenarios

from ..protocol import socket
from ..protocol.actions import action_from
from ..protocol.api import Cause
from ..protocol.errors import Refusal, as_told
from ..protocol.scenarios import Prospect, PuzzleBody, ScenarioCard, ScenarioWish
from .errands import be_modest

MOST_STEPS = 2_000  # of somebody's own scenario
MOST_PROSPECTS = 100  # options of one question whose odds are worked out beforehand
WORLD = "odds"  # seeds the world in which odds are counted; nothing hidden can show in them
SOURCE = "this scenario"  # what errors in it begin with


class Outcome(msgspec.Struct):
    """What came of somebody's own scenario: how it stands, or why it can't be played."""

    puzzle: PuzzleBody | None = None
    code: str = ""
    told: Cause | None = None


def own(wish: ScenarioWish) -> Outcome:
    """Play a scenario that comes from outside."""
    try:
        return Outcome(played(load_scenarios(wish.text, SOURCE), "", wish))
    except SaveError as error:
        refusal = Refusal("bad-scenario", str(error), because=[error])
        return Outcome(code=refusal.code, told=as_told(refusal))
    except Refusal as refusal:
        return Outcome(code=refusal.code, told=as_told(refusal))


def played(scenarios: Sequence[Scenario], file: str, wish: ScenarioWish) -> PuzzleBody:
    """Play one of a file's scenarios with the answers given so far."""
    if not 0 <= wish.number < len(scenarios):
        raise Refusal("no-scenario", f"there are {len(scenarios)} scenarios in this file")
    scenario = scenarios[wish.number]
    if len(scenario.steps) > MOST_STEPS:
        sentence = f"a scenario has at most {MOST_STEPS} steps"
        raise Refusal("bad-scenario", sentence, "error-scenario-long", values={"most": MOST_STEPS})
    puzzle = answered(scenario, [action_from(answer) for answer in wish.answers])
    card = card_of(scenario, file, wish.number)
    body = body_of(puzzle, card, len(scenarios), wish.show)
    if wish.odds is not None:
        body.chances = chances_in(puzzle, action_from(wish.odds))
    if wish.text and body.position.decision is not None:
        body.prospects = prospects_in(puzzle, body.position.decision)
    return body


def card_of(scenario: Scenario, file: str, number: int) -> ScenarioCard:
    """Return a scenario as a list shows it."""
    return ScenarioCard(
        game=scenario.info.id,
        file=file,
        number=number,
        title=scenario.titles,
        about=scenario.about,
        clauses=scenario.clauses,
        lesson=scenario.lesson,
    )


def body_of(puzzle: Puzzle, card: ScenarioCard, scenarios: int, show: bool) -> PuzzleBody:
    """Return all that is to be told of a puzzle."""
    setting = puzzle.scenario.setting
    return PuzzleBody(
        card=card,
        scenarios=scenarios,
        players=setting.players,
        modules=list(setting.modules),
        options=dict(setting.options),
        files=dict(setting.files),
        names=puzzle.scenario.shown_names(),
        seat=puzzle.seat,
        status=puzzle.status,
        step=puzzle.right,
        steps=puzzle.steps,
        tell=puzzle.tell,
        hint=puzzle.hint,
        clause=puzzle.clause,
        answer=list(puzzle.answer) if show and puzzle.answer is not None else None,
        position=position_of(puzzle),
        history=[(key, list(values)) for _, key, values in puzzle.history()],
        fresh=puzzle.fresh(),
    )


def chances_in(puzzle: Puzzle, action: Action) -> list[socket.Chance]:
    """Return what may come of an action by the rules, whatever dice the scenario has prepared."""
    play = puzzle.play
    if puzzle.seat not in play.game.deciders(play.s):
        return []
    known = look(play.game, play.s, puzzle.seat, WORLD, puzzle.history())
    found = chances_of(puzzle.scenario.info, known, action)
    return [socket.Chance(key, list(values), ways, of) for key, values, ways, of in found]


def prospects_in(puzzle: Puzzle, asked: socket.Decision) -> list[Prospect]:
    """Return the odds of what is offered at one go: each question would start another process."""
    offered = asked.options[:MOST_PROSPECTS]
    found = [Prospect(option, chances_in(puzzle, action_from(option))) for option in offered]
    return [prospect for prospect in found if prospect.chances]


def position_of(puzzle: Puzzle) -> socket.Position:
    """Return the table as the person's seat sees it; nobody is in a hurry here."""
    play = puzzle.play
    view = play.game.view(play.s, puzzle.seat)
    return socket.Position(
        serial=play.s.serial,
        view=view,
        waiting=view["waiting"],
        decision=decision_of(puzzle),
        clock=socket.Clock(now=0, left=[None] * play.game.players, running=[]),
        undo=False,
        orders=[],
    )


def decision_of(puzzle: Puzzle) -> socket.Decision | None:
    """Return what the person is asked; nothing any more once all is done."""
    asked = puzzle.play.game.decision(puzzle.play.s, puzzle.seat)
    if asked is None or puzzle.status == "solved":
        return None
    return socket.Decision(
        id=asked["id"],
        prompt=asked["prompt"],
        values=asked["values"],
        options=asked["options"],
    )


def main() -> None:
    """Play what comes in."""
    be_modest()
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=ScenarioWish)
    sys.stdout.buffer.write(msgspec.json.encode(own(wish)))


if __name__ == "__main__":
    main()
