"""A match summed up: every step of it is judged, and what they did to everybody is added up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from tafelrunde.bots.levels import parts_for_advice
from tafelrunde.bots.thinking import Budget
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import SaveError
from tafelrunde.pieces.contest import decided
from tafelrunde.records.record import Record

from .believing import Believing
from .choices import Choice, Critic
from .judging import Judge, Measured
from .model import Belief, CostlyMoment, Effort, PlayerSummary, Reason, Stroke, Summary
from .timeline import Step, Timeline

Progress = Callable[[int, int], None]  # (decisions done, decisions in all)

MOST_TOLD = 4  # moments and strokes of each player
A_POINT = 0.01  # of a chance: less is not worth a word
SURELY = 2.0  # standard errors a stroke of luck must have
VAGUE = 0.5  # who explains less of what happened than this has to say so


def summarize(
    record: Record,
    effort: Effort | None = None,
    levels: Sequence[str] = (),
    progress: Progress | None = None,
) -> Summary:
    """Look back at a match that has ended; `levels` are those of the bots by seat, if known."""
    if record.status == "running" or record.stream is not None:
        raise SaveError(f"{record.source}: a match can be summed up once it has ended")
    timeline = Timeline(record)
    sums = Sums(timeline, load(record.game), effort or Effort())
    sums.begin()
    for done, step in enumerate(timeline.steps()):
        if progress is not None:
            progress(done, len(timeline))
        sums.add(step)
    sums.end()
    if progress is not None:
        progress(len(timeline), len(timeline))
    for player, level in zip(sums.players, levels, strict=False):
        player.level = level
    share = explained(sums.players)
    return Summary(
        game=record.game,
        names=record.names,
        status=record.status,
        winners=record.winners,
        players=sums.players,
        explained=share,
        vague=share < VAGUE,
        moments=told_moments(sums.moments),
        strokes=told_strokes(sums.strokes),
        beliefs=sums.beliefs,
    )


class Sums:
    """Adds up what a match did to everybody's chances."""

    def __init__(self, timeline: Timeline, info: GameInfo, effort: Effort) -> None:
        budget = Budget(iterations=effort.iterations) if effort.iterations else None
        parts = parts_for_advice(info, budget)
        self._timeline = timeline
        self._game = timeline.game
        self._judge = Judge(self._game, parts, effort)
        self._critic = Critic(self._game, parts, effort)
        self._believing = Believing(self._game, parts)
        self._run: list[Step] = []  # decisions of one seat that follow each other
        self.players = [PlayerSummary(seat) for seat in range(self._game.players)]
        self.moments: list[CostlyMoment] = []
        self.strokes: list[Stroke] = []
        self.beliefs: list[Belief] = []

    def begin(self) -> None:
        """Compare what was dealt with what might have been; a fork goes on with an old deal."""
        record = self._timeline.record
        dealt = self._judge.measured(self._timeline.beginning, "dealt").values
        start = dealt if record.origin else self._judge.before_the_deal(record.carried).values
        for player in self.players:
            player.start = start[player.seat]
            player.deal = dealt[player.seat] - start[player.seat]

    def add(self, step: Step) -> None:
        """Add a decision: what was believed, what was chosen, what chance made of it."""
        self.beliefs += self._believing.at(step, self._critic.minds)
        if self._run and not self._run[-1].goes_on_with(step):
            self._add_choices()
        self._run.append(step)
        self._judge.listen(step.heard)
        self._add_luck(step, self._judge.luck(step.before, step.answers, step.after))

    def _add_choices(self) -> None:
        """Judge the choices of a run, now that it is known how it went on."""
        for step, choice in self._critic.run(self._run):
            self._add_choice(step, choice)
        self._run = []

    def _add_choice(self, step: Step, choice: Choice) -> None:
        own = self.players[choice.seat]
        own.choices += 1
        for player in self.players if choice.spared else ():
            if player is own:
                own.usual += choice.spared[own.seat]
            else:
                player.others += choice.spared[player.seat]
        if choice.agreed:
            own.agreed += 1
            return
        own.decisions -= choice.loss
        own.hidden += choice.truly[choice.seat] + choice.loss
        for player in self.players:
            if player is not own:
                player.others += choice.truly[player.seat]
        self.moments.append(
            CostlyMoment(
                moment=step.moment,
                entries=step.entries,
                seat=choice.seat,
                played=choice.played,
                better=choice.better[0],
                then=choice.better[1:],
                loss=choice.loss,
                error=choice.error,
                reasons=[Reason.of(because) for because in choice.reasons],
            )
        )

    def _add_luck(self, step: Step, luck: Measured) -> None:
        for player in self.players:
            gain, error = luck.values[player.seat], luck.errors[player.seat]
            player.dice += gain
            player.error = sqrt(player.error**2 + error**2)
            if abs(gain) >= max(A_POINT, SURELY * error):
                entries = step.entries + len(step.answers)
                self.strokes.append(Stroke(step.moment + 1, entries, player.seat, gain))

    def end(self) -> None:
        """See how it came out, and what is left unexplained."""
        self._add_choices()
        record, last = self._timeline.record, self._timeline.last
        if record.status == "over":
            result = decided(self._game.players, record.winners)
        else:
            result = self._judge.measured(last, "broken off").values
        for player in self.players:
            player.result = result[player.seat]
            told = player.start + player.deal + player.dice + player.hidden + player.usual
            player.rest = player.result - told - player.decisions - player.others


def explained(players: Sequence[PlayerSummary]) -> float:
    """Return how much of the way from the first chances to the result is not rest, 0 to 1."""
    moved = sum(abs(player.result - player.start) for player in players)
    rest = sum(abs(player.rest) for player in players)
    return max(0.0, 1.0 - rest / moved) if moved >= A_POINT else 1.0


def told_moments(found: list[CostlyMoment]) -> list[CostlyMoment]:
    """Return the costliest choices of each player, the worst first."""
    costly = [moment for moment in found if moment.loss >= max(A_POINT, moment.error)]
    costly.sort(key=lambda moment: -moment.loss)
    return [one for one in costly if place_among(one, costly) < MOST_TOLD]


def told_strokes(found: list[Stroke]) -> list[Stroke]:
    """Return the largest strokes of luck of each player, the largest first."""
    large = sorted(found, key=lambda stroke: -abs(stroke.gain))
    return [one for one in large if place_among(one, large) < MOST_TOLD]


def place_among(one: CostlyMoment | Stroke, found: Sequence[CostlyMoment | Stroke]) -> int:
    """Return how many of the same player come before one."""
    return [other for other in found if other.seat == one.seat].index(one)
