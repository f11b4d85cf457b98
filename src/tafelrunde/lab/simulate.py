"""Simulating a game: many matches of bots, and how often who won.

Results are grouped by seat, by bot where there are several kinds, and by whatever the game's own
`report.py` tells of a finished match (in BANG! role, side and character). It may also tell what
happened in a match or did not (an outbreak of zombies): the group "happened" says how often.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import lru_cache, partial
from math import sqrt
from typing import Any, Protocol

from tafelrunde.bots.arena import play_match
from tafelrunde.bots.external import make_any_bot
from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import Game, OptionError

from .batch import Progress, run_batch
from .telling import Labels, load_once, told_of

CONFIDENCE = 1.959964  # standard deviations on either side that hold 95 %

HAPPENED = "happened"


class Agreed(Protocol):
    """What a table has agreed on, plain and hashable."""

    @property
    def game(self) -> str:
        """The game's id."""
        ...

    @property
    def players(self) -> int:
        """How many play."""
        ...

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules that are on."""
        ...

    @property
    def options(self) -> tuple[tuple[str, int], ...]:
        """Every option with its value."""
        ...

    @property
    def files(self) -> tuple[tuple[str, str], ...]:
        """The files the table brings, with their texts."""
        ...


@dataclass(frozen=True)
class Plan:
    """What is simulated; plain, so that it can be sent to a worker process."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, int], ...]
    levels: tuple[str, ...]  # a bot's level for each seat
    seed: str
    files: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Row:
    """One finished match."""

    winners: tuple[int, ...]
    labels: Labels
    turns: int
    decisions: int
    happened: dict[str, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Share:
    """How often seats with one label won, and between what the true share lies (95 %).

    In the group "happened": in how many of all games it did.
    """

    label: str
    games: int  # in which there was such a seat
    wins: float  # where several seats share the label, a game counts by their share of winners
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    """Average and spread of a number that each match has."""

    mean: float
    deviation: float
    least: int
    median: float
    most: int


@dataclass(frozen=True)
class Summary:
    """What came out of a simulation."""

    plan: Plan
    games: int
    without_winner: int
    groups: dict[str, list[Share]]
    turns: Spread
    decisions: Spread

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        return asdict(self)

    def rows(self) -> list[tuple[str, str, str, str, str]]:
        """Return lines for a table: grouping, label, games, share, interval."""
        return [
            (
                group,
                share.label,
                str(share.games),
                f"{share.share:.1%}",
                f"{share.low:.1%} to {share.high:.1%}",
            )
            for group, shares in self.groups.items()
            for share in shares
        ]


def plan_for(info: GameInfo, setting: Setting, levels: tuple[str, ...], seed: object) -> Plan:
    """Check what is asked for; one level of bots serves all seats."""
    if len(levels) == 1:
        levels = levels * setting.players
    if len(levels) != setting.players:
        raise OptionError(f"there are {len(levels)} bots for {setting.players} seats")
    for seat, level in enumerate(levels):
        make_any_bot(info, level, seat, seed)  # refuses what there is not
    options = tuple(sorted(setting.options.items()))
    files = tuple(setting.files.items())
    return Plan(info.id, setting.players, setting.modules, options, levels, str(seed), files)


def simulate(plan: Plan, games: int, workers: int = 0, progress: Progress | None = None) -> Summary:
    """Play that many matches and sum them up; the number of workers changes nothing."""
    if games < 1:
        raise OptionError(f"a simulation needs at least one game, not {games}")
    rows = run_batch(partial(play_one, plan), games, workers, progress)
    return sum_up(plan, built(plan), rows)


def play_one(plan: Plan, number: int) -> Row:
    """Play one match of a plan; its number settles everything."""
    info = load_once(plan.game)
    game = built(plan)
    seed = f"{plan.seed}, game {number}"
    bots = [make_any_bot(info, level, seat, seed) for seat, level in enumerate(plan.levels)]
    result = play_match(game, bots, seed)
    told = told_of(plan.game, game, result.s)
    labels = told.labels
    labels["seat"] = [str(seat + 1) for seat in range(plan.players)]
    if len(set(plan.levels)) > 1:
        labels["bot"] = list(plan.levels)
    return Row(result.winners, labels, result.turns, result.decisions, told.happened)


@lru_cache(maxsize=8)
def built(plan: Agreed) -> Game:
    """Return the game of a plan, built once in each process."""
    return build(plan)


def build(plan: Agreed) -> Game:
    """Return the game of a plan."""
    return load_once(plan.game).build_setting(setting_of(plan))


def setting_of(plan: Agreed) -> Setting:
    """Return what a plan's players agreed on."""
    options, files = dict(plan.options), dict(plan.files)
    return load_once(plan.game).setting(plan.players, plan.modules, options, files)


# Statistics


def sum_up(plan: Plan, game: Game, rows: list[Row]) -> Summary:
    """Count who won, by every grouping, and measure the lengths."""
    groups: dict[str, list[Share]] = {}
    for group in rows[0].labels:
        wins: dict[str, list[float]] = {}  # a game each
        for row in rows:
            for label, share in shares_of_winners(row, group).items():
                wins.setdefault(label, []).append(share)
        order = list(game.tables.kinds.get(group, ()))
        labels = sorted(wins, key=lambda label: (place(order, label), label))
        groups[group] = [share_of(label, wins[label]) for label in labels]
    if rows[0].happened:
        groups[HAPPENED] = [
            share_of(what, [float(row.happened[what]) for row in rows]) for what in rows[0].happened
        ]
    return Summary(
        plan,
        len(rows),
        sum(not row.winners for row in rows),
        groups,
        spread([row.turns for row in rows]),
        spread([row.decisions for row in rows]),
    )


def place(order: list[str], label: str) -> int:
    """Return where a label comes: in the order of its kind, numbers and others after that."""
    return order.index(label) if label in order else len(order)


def shares_of_winners(row: Row, group: str) -> dict[str, float]:
    """Return for each label of a match the share of its seats that won.

    Seats of one side win together, so a match is one trial for each label and not several.
    """
    seats: dict[str, list[int]] = {}
    for seat, label in enumerate(row.labels[group]):
        if label:
            seats.setdefault(label, []).append(seat)
    return {
        label: sum(seat in row.winners for seat in members) / len(members)
        for label, members in seats.items()
    }


def share_of(label: str, wins: list[float]) -> Share:
    """Return the share of matches won, with its interval."""
    won = sum(wins)
    low, high = wilson(won, len(wins))
    return Share(label, len(wins), won, won / len(wins), low, high)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's interval for a share: it stays within 0 and 1 and holds for few games."""
    if not games:
        return (0.0, 1.0)
    share = wins / games
    square = CONFIDENCE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    wide = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games**2))
    half = wide / (1 + square / games)
    return (max(0.0, middle - half), min(1.0, middle + half))


def spread(numbers: list[int]) -> Spread:
    """Return average and spread; a single number has none."""
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum((each - mean) ** 2 for each in numbers) / max(1, count - 1)
    ordered = sorted(numbers)
    median = (ordered[(count - 1) // 2] + ordered[count // 2]) / 2
    return Spread(mean, sqrt(variance), ordered[0], median, ordered[-1])
