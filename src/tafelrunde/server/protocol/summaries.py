"""Bodies for looking back at a match: luck, decisions, and what was believed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .advice import Because
from .common import Action


class PlayerSummary(Struct):
    """What a seat's chance to win was made of: from `start` all others add up to `result`."""

    seat: int
    level: str  # of the bot that had the seat in the end; empty for a person
    start: float  # before anything was dealt
    deal: float  # luck of what was dealt
    dice: float  # luck of dice and draws
    hidden: float  # own choices that came out otherwise by what the player couldn't know
    decisions: float  # own choices against the strong bot's, by what the player knew
    usual: float  # what the strong bot's choices would have gained on usual ones
    others: float  # what the others' choices did, against usual ones
    rest: float  # what is not explained
    result: float
    error: float  # standard error of `dice`
    choices: int  # decisions with more than one option
    agreed: int  # of these: as the strong bot would have chosen


class CostlyMoment(Struct):
    """A choice that gave some of a chance away."""

    moment: int  # of the replay: where it was decided
    entries: int  # lines of the log that lie behind it
    seat: int
    played: Action
    better: Action
    then: list[Action]  # how the better one goes on
    loss: float
    error: float  # standard error of the loss
    reasons: list[Because]


class Stroke(Struct):
    """A stroke of luck, good or bad."""

    moment: int  # of the replay: it shows what came
    entries: int
    seat: int
    gain: float


class Guess(Struct):
    """How likely a seat held something, and whether it was so."""

    value: int  # of the belief's kind
    chance: float
    even: float  # if every way to deal what is hidden were equally likely
    true: bool


class Belief(Struct):
    """What a seat believed about another one at one of its turns."""

    moment: int
    seat: int
    turn: int  # the seat's own, from 1
    about: int
    kind: str
    guesses: list[Guess]


class Summary(Struct):
    """A match looked back at."""

    game: str
    names: list[str]
    status: str
    winners: list[int]
    players: list[PlayerSummary]
    explained: float  # of how far chances went from start to result, 0 to 1
    vague: bool  # so little of it that the numbers are a rough picture only
    moments: list[CostlyMoment]  # the costliest first
    strokes: list[Stroke]  # the largest first
    beliefs: list[Belief]  # in the order of the match


class SummaryStatus(Struct):
    """A summary, or how far it has come."""

    state: Literal["working", "ready"]
    done: int
    of: int
    summary: Summary | None = None
