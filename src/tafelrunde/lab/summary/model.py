"""What a summary says of a match, as plain data; docs/coach.md explains every number."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.games.reasons import Because
from tafelrunde.kernel import Action

VERSION = 2  # of how a match is summed up: one that was stored by another is made anew


@dataclass(frozen=True)
class Effort:
    """How much is thought about a match; no iterations: as many as a hint has."""

    iterations: int = 0  # for each choice
    samples: int = 48  # throws and worlds for each number
    deals: int = 200  # beginnings that might have been


@dataclass
class PlayerSummary:
    """What a seat's chance to win was made of: from `start` all others add up to `result`."""

    seat: int
    level: str = ""  # of the bot that had the seat, where that is known
    start: float = 0.0  # before anything was dealt
    deal: float = 0.0  # luck of what was dealt
    dice: float = 0.0  # luck of dice and draws
    hidden: float = 0.0  # own choices that came out otherwise by what the player couldn't know
    decisions: float = 0.0  # own choices against the strong bot's, by what the player knew
    usual: float = 0.0  # what the strong bot's choices would have gained on usual ones
    others: float = 0.0  # what the others' choices did, against usual ones
    rest: float = 0.0  # what is not explained
    result: float = 0.0
    error: float = 0.0  # standard error of `dice`
    choices: int = 0  # decisions with more than one option
    agreed: int = 0  # of these: as the strong bot would have chosen


@dataclass
class CostlyMoment:
    """A choice that gave some of a chance away."""

    moment: int  # of the replay: where it was decided
    entries: int  # lines of the log that lie behind it
    seat: int
    played: Action
    better: Action
    then: tuple[Action, ...]  # how the better one goes on
    loss: float
    error: float  # standard error of the loss
    reasons: list[Reason]


@dataclass
class Reason:
    """Why something would have been better."""

    key: str
    values: tuple[object, ...]

    @classmethod
    def of(cls, because: Because) -> Reason:
        """Return a reason with names for its parts."""
        return cls(*because)


@dataclass
class Stroke:
    """A stroke of luck, good or bad."""

    moment: int  # of the replay: it shows what came
    entries: int
    seat: int
    gain: float


@dataclass
class Guess:
    """How likely a seat held something, and whether it was so."""

    value: int
    chance: float
    even: float  # if every way to deal what is hidden were equally likely
    true: bool


@dataclass
class Belief:
    """What a seat believed about another one at one of its turns."""

    moment: int
    seat: int
    turn: int  # the seat's own, from 1
    about: int
    kind: str
    guesses: list[Guess]


@dataclass
class Summary:
    """A match looked back at."""

    game: str
    names: list[str]
    status: str
    winners: list[int]
    players: list[PlayerSummary]
    explained: float = 1.0  # of how far chances went from start to result, 0 to 1
    vague: bool = False  # so little of it that the numbers are a rough picture only
    moments: list[CostlyMoment] = field(default_factory=list)  # the costliest first
    strokes: list[Stroke] = field(default_factory=list)  # the largest first
    beliefs: list[Belief] = field(default_factory=list)  # in the order of the match
