"""What a choice was worth against the strong bot's: by what its player knew, and in truth."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.bots.parts import Parts
from tafelrunde.bots.policy import Way
from tafelrunde.bots.reasoning import reasons_for
from tafelrunde.bots.search import Candidate, Dream, Mind, best_of, race
from tafelrunde.bots.suspecting import mean_and_error
from tafelrunde.games.reasons import Because
from tafelrunde.kernel import Action, Game, InfoSet

from .judging import averaged
from .model import Effort
from .timeline import Step

COSTLY = 0.02  # of a chance: choices that lose less need no reasons
SURELY = 2.0  # standard errors


@dataclass
class Choice:
    """A choice beside the strong bot's."""

    seat: int
    played: Action
    better: Way  # what the strong bot would have done
    loss: float = 0.0  # by what the player knew
    error: float = 0.0
    truly: list[float] = field(default_factory=list)  # for each seat: what it did, all being known
    spared: list[float] = field(default_factory=list)  # and the bot's choice against the usual one
    reasons: list[Because] = field(default_factory=list)

    @property
    def agreed(self) -> bool:
        """Say whether the strong bot would have done the same."""
        return self.better[0] == self.played


class Critic:
    """Asks a strong bot about every choice of a match, each seat's by what it knew."""

    def __init__(self, game: Game, parts: Parts, effort: Effort) -> None:
        self._game = game
        self._parts = parts
        self._samples = effort.samples
        self.minds = [Mind(game, parts, seat, "summary") for seat in range(game.players)]

    def run(self, steps: list[Step]) -> list[tuple[Step, Choice]]:
        """Judge choices of one seat that follow each other, and each by what it left possible.

        Who goes round by another way may still do what the bot had in mind: nothing is lost until
        that is over. So the last choice comes first, and what would have been best after a choice
        is held to be what it leads to.
        """
        found: list[tuple[Step, Choice]] = []
        onward: Way = ()
        first = next((step for step in steps if step.known), None)
        for step in reversed(steps):
            judged = [self.judged(step, seat, onward, step is first) for seat in step.known]
            found += [(step, choice) for choice in judged]
            onward = judged[-1].better if judged else (step.answers[0][1], *onward)
        return found[::-1]

    def judged(self, step: Step, seat: int, onward: Way = (), first: bool = True) -> Choice:
        """Return what a seat's choice was worth, if it goes on like this.

        The chances before a run of choices reckon with usual play, so the first of them tells what
        the bot's way is worth beyond that.
        """
        mind, info = self.minds[seat], step.known[seat]
        played = dict(step.answers)[seat]
        candidates = mind.candidates(info)
        if onward or played not in [one.way[0] for one in candidates]:
            candidates.append(Candidate((played, *onward)))
        race(mind, info, candidates, self._parts.clock())
        best = best_of(candidates, self._parts.thinking.doubt)
        choice = Choice(seat, played, best.way)
        if not choice.agreed:
            own = candidates[-1] if onward else likeliest(candidates, played)
            choice.loss, choice.error = self._lost(mind, info, best, own)
            choice.truly = self._truly(mind, step, own.way, best.way)
            if choice.loss >= max(COSTLY, SURELY * choice.error):
                choice.reasons = reasons_for(mind, info, best, own).gains
        if first and best is not candidates[0]:
            choice.spared = self._truly(mind, step, best.way, candidates[0].way)
        return choice

    def _lost(
        self, mind: Mind, info: InfoSet, best: Candidate, own: Candidate
    ) -> tuple[float, float]:
        """Compare two ways in worlds that did not help to find the better one.

        In those that did, the one that seems best is partly the one that had luck there.
        """
        worlds = mind.worlds(info)
        fresh = max(best.visits, own.visits)
        gaps: list[float] = []
        for number in range(fresh, fresh + self._samples):
            values: list[float] = []
            for way in (best.way, own.way):
                mind.table.begin()
                walk = Dream(mind, worlds.copy_of(number)).walk(Candidate(way))
                values.append(walk[mind.seat])
            gaps.append(values[0] - values[1])
        return mean_and_error(gaps)

    def _truly(self, mind: Mind, step: Step, one: Way, other: Way) -> list[float]:
        """Return what one way does to everybody in truth against another, others as they did."""
        gains: list[list[float]] = []
        for number in range(self._samples):
            values: list[list[float]] = []
            for way in (one, other):
                world = step.before.clone()
                world.seed(f"truly {step.before.serial}, {number}")
                for seat, action in step.answers:
                    if seat != mind.seat:
                        self._game.commit(world, seat, action)
                mind.table.begin()
                values.append(Dream(mind, world).walk(Candidate(way)))
            gains.append([ours - theirs for ours, theirs in zip(*values, strict=True)])
        return averaged(gains).values


def likeliest(candidates: list[Candidate], played: Action) -> Candidate:
    """Return what was probably meant by an action that begins several ways: the best of them."""
    begun = [one for one in candidates if one.way[0] == played]
    return max(begun, key=lambda one: (one.visits, one.mean()))
