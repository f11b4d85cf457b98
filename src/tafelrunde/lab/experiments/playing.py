"""One match of an experiment: which deal, which arm, who sits where, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.bots import Bot
from tafelrunde.bots.arena import Unending, play_match
from tafelrunde.games.tables import change_tables
from tafelrunde.kernel import Game, OptionError, RulesError, TafelrundeError

from ..league.players import make_player
from ..simulate import built
from ..telling import TURN, Counts, Labels, load_once, paths_of, told_of, turns_of
from .chance import Gesturing, Wanderer
from .design import Arm, Experiment

Task = tuple[int, int, int]  # arm, deal, and by how many seats the bots moved on

SEAT, BOT = "seat", "bot"


@dataclass(frozen=True)
class Match:
    """A match as it is kept among the results; one that never ended has no labels."""

    arm: int
    deal: int
    turned: int
    winners: tuple[int, ...]
    turns: int
    decisions: int
    gestures: int
    labels: Labels = field(default_factory=dict)
    happened: dict[str, bool] = field(default_factory=dict)
    numbers: dict[str, float] = field(default_factory=dict)
    played: Counts = field(default_factory=dict)
    dealt: Counts = field(default_factory=dict)

    @property
    def unfinished(self) -> bool:
        """Say whether the match was given up after very many decisions."""
        return not self.labels

    @property
    def seats(self) -> int:
        """Return how many played."""
        return len(self.labels[SEAT])

    def points(self, seat: int) -> float:
        """Return a seat's part of the victory; where nobody has won, all share it."""
        if not self.winners:
            return 1 / self.seats
        return (seat in self.winners) / len(self.winners)


def play_one(experiment: Experiment, task: Task) -> Match:
    """Play one match; its task settles everything."""
    number, deal, turned = task
    arm = experiment.arms[number]
    try:
        return play_arm(arm, task, f"{experiment.seed}, deal {deal}")
    except Unending:
        return Match(number, deal, turned, (), 0, 0, 0)
    except (RulesError, TafelrundeError) as error:
        raise TafelrundeError(f"arm '{arm.name}', deal {deal}: {error}") from error
    except Exception as error:
        if not arm.data:
            raise
        raise OptionError(  # a table's numbers may be anything now
            f"with its numbers arm '{arm.name}' can't be played: {type(error).__name__}: {error}"
        ) from error


def play_arm(arm: Arm, task: Task, seed: str) -> Match:
    """Play one match of an arm."""
    number, deal, turned = task
    game = game_of(arm)
    levels = arm.levels_in(turned)
    bots = [Gesturing(bot_of(arm, seat, seed, turned), paths_of(arm.game)) for seat in seats(arm)]
    result = play_match(game, bots, seed)
    told = told_of(arm.game, game, result.s)
    labels = {SEAT: [str(seat + 1) for seat in seats(arm)], **told.labels}
    turns = turns_of(game, result.s)
    if turns:
        labels.setdefault(TURN, turns)
    if len(set(levels)) > 1:
        labels[BOT] = list(levels)
    return Match(
        number,
        deal,
        turned,
        result.winners,
        result.turns,
        result.decisions,
        sum(bot.gestures for bot in bots),
        labels,
        told.happened,
        told.numbers,
        told.played,
        told.dealt,
    )


def seats(arm: Arm) -> range:
    """Return all seats of an arm's table."""
    return range(arm.players)


def bot_of(arm: Arm, seat: int, seed: str, turned: int) -> Bot:
    """Return the bot of a seat, some of whose decisions may be left to chance."""
    info = load_once(arm.game)
    bot = make_player(arm, info, arm.levels_in(turned)[seat], seat, seed)
    return Wanderer(bot, arm.chance, seat, seed) if arm.chance else bot


def game_of(arm: Arm) -> Game:
    """Return the game of an arm; this process must have the arm's numbers."""
    change_tables(load_once(arm.game).folder.name, arm.data)
    return built(arm)
