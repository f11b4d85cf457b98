"""What an experiment is: the arms that are compared, what they play, and what is hoped for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tafelrunde.bots.external import make_any_bot
from tafelrunde.games.catalog import GameInfo
from tafelrunde.games.tables import Change
from tafelrunde.kernel import OptionError

from ..league.contest import THINKERS, Budgets, all_budgets
from ..simulate import build
from .goals import Goal, goals_of
from .numbers import changes_of
from .reading import Raw, arms_in, check_keys, read_files, read_toml

KEYS = (
    *("title", "question", "game", "seed", "games", "against"),
    *("table", "vary", "arm", "goal"),
)
DEFAULT_GAMES = 1000
NEW_DEAL = 1  # games of a round where all seats have bots of the same level


@dataclass(frozen=True)
class Arm:
    """One way to play; plain, so that it can be sent to a worker process or kept in a file."""

    name: str
    game: str
    players: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, int], ...]
    files: tuple[tuple[str, str], ...]
    levels: tuple[str, ...]  # a bot's level for each seat of the first game of a round
    budgets: Budgets
    chance: tuple[str, ...]  # decisions that are left to chance
    data: tuple[Change, ...]  # numbers that differ from those of the game's tables

    @property
    def round_length(self) -> int:
        """Return how many games are played with the same deal: until all levels had all seats."""
        for shift in range(NEW_DEAL, self.players):
            if self.levels_in(shift) == self.levels:
                return shift
        return self.players

    def levels_in(self, turned: int) -> tuple[str, ...]:
        """Return each seat's level after the bots moved on by so many seats."""
        return (*self.levels[turned:], *self.levels[:turned])


@dataclass(frozen=True)
class Experiment:
    """An experiment as its file has it, checked."""

    game: str
    rules_version: int
    title: str
    question: str
    seed: str
    games: int  # of each arm, at least
    arms: tuple[Arm, ...]
    against: str  # the arm the others are compared with; "": with none
    goals: tuple[Goal, ...] = ()

    @cached_property
    def names(self) -> list[str]:
        """Return the names of all arms."""
        return [arm.name for arm in self.arms]

    def same_play(self, other: Experiment) -> bool:
        """Say whether the matches of the other are matches of this one."""
        ours = (self.game, self.rules_version, self.seed, self.arms)
        return ours == (other.game, other.rules_version, other.seed, other.arms)

    def rounds(self, arm: Arm, games: int = 0) -> int:
        """Return how many deals an arm plays."""
        return -(-(games or self.games) // arm.round_length)

    def base_of(self, arm: Arm) -> int | None:
        """Return the number of the arm this one is compared with, if any."""
        if self.against not in self.names or arm.name == self.against:
            return None
        base = self.names.index(self.against)
        return base if self.arms[base].players == arm.players else None


def read_experiment(info: GameInfo, text: str, folder: Any, source: str) -> Experiment:
    """Read an experiment's file and check everything in it; `folder` is where its files lie."""
    raw = read_toml(text, source)
    check_keys(source, raw, KEYS)
    if raw.get("game", info.id) != info.id:
        raise OptionError(f"{source} is an experiment with {raw['game']}, not with {info.id}")
    arms = tuple(arm_of(info, name, read_files(row, folder)) for name, row in arms_in(raw, source))
    against = raw.get("against", arms[0].name if "arm" in raw and len(arms) > 1 else "")
    if against and against not in [arm.name for arm in arms]:
        raise OptionError(f"{source}: there is no arm '{against}' to compare with")
    games = raw.get("games", DEFAULT_GAMES)
    if not isinstance(games, int) or games < 1:
        raise OptionError(f"{source}: games is a number from 1 on, not {games!r}")
    return Experiment(
        info.id,
        info.rules_version,
        str(raw.get("title", source)),
        str(raw.get("question", "")),
        str(raw.get("seed", "lab")),
        games,
        arms,
        against,
        goals_of(raw.get("goal", {}), source, tuple(arm.name for arm in arms)),
    )


def arm_of(info: GameInfo, name: str, row: Raw) -> Arm:
    """Check one arm, and say whose mistake it is if there is one."""
    try:
        setting = info.setting(
            row.get("players", 0),
            tuple(row.get("modules", ())),
            row.get("option", {}),
            row.get("file", {}),
        )
        levels = levels_of(info, row.get("bots", "regular"), setting.players)
        arm = Arm(
            name,
            info.id,
            setting.players,
            setting.modules,
            tuple(sorted(setting.options.items())),
            tuple(sorted(setting.files.items())),
            levels,
            budgets_of(info, levels, row.get("iterations", {})),
            tuple(row.get("chance", ())),
            changes_of(info, row.get("data", {})),
        )
        check_chance(arm)
    except OptionError as error:
        raise OptionError(f"arm '{name}': {error}") from None
    return arm


def levels_of(info: GameInfo, bots: str | list[str], players: int) -> tuple[str, ...]:
    """Return a level for each seat: one for all of them, or a list."""
    levels = (bots,) * players if isinstance(bots, str) else tuple(bots)
    if len(levels) != players:
        raise OptionError(f"there are {len(levels)} bots for {players} seats")
    for level in dict.fromkeys(levels):
        make_any_bot(info, level, 0, "")  # refuses what there is not
    return levels


def budgets_of(info: GameInfo, levels: tuple[str, ...], wanted: int | dict[str, int]) -> Budgets:
    """Return how long bots think that search: `iterations` for all of them, or by level."""
    counts = dict.fromkeys(THINKERS, wanted) if isinstance(wanted, int) else wanted
    for level, count in counts.items():
        if level not in THINKERS:
            raise OptionError(f"only {', '.join(THINKERS)} think for a given time, not '{level}'")
        if not isinstance(count, int) or count < 1:
            raise OptionError(f"iterations are a number from 1 on, not {count!r}")
    return all_budgets(info, set(levels), tuple((level, n, 0.0) for level, n in counts.items()))


def check_chance(arm: Arm) -> None:
    """Refuse to leave to chance what nobody decides."""
    steps = build(arm).steps
    decisions = [name for name, step in steps.items() if step.options is not None]
    for name in arm.chance:
        if name not in decisions:
            known = ", ".join(sorted(decisions))
            raise OptionError(f"nobody decides '{name}': what is decided is {known}")
