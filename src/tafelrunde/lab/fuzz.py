"""The fuzzer: random games on all cores with the laws watching; what fails is kept as a record.

Instead of chance the game's own bots may play.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import Action, Game, IllegalAction, OptionError, RulesError, State
from tafelrunde.records.files import write_text
from tafelrunde.records.match import Match
from tafelrunde.records.record import dump_record

from .batch import Progress, run_batch
from .botplay import BotPlay
from .laws import BOUND, FULL, LEVELS, Played, check_game, start
from .subject import Chooser, LawBroken, Subject, short_options, subject_of

# players, modules, options, files
Wish = tuple[int, tuple[str, ...], dict[str, int], dict[str, str]]

MOST_SAVED = 10  # records; if more games fail, they rarely tell more


class Failure:
    """A game that broke a law or the rules: how to come there, and what happened then."""

    def __init__(self, wish: Wish, played: Played, sentence: str) -> None:
        self.wish: Wish = wish  # plain data: compiled settings can't travel between processes
        self.played: Played = played
        self.sentence: str = sentence
        self.file: Path | None = None  # where its record was saved


class FuzzReport:
    """What came out of fuzzing; the shortest failure comes first."""

    def __init__(self, games: int, decisions: int, failures: list[Failure]) -> None:
        self.games: int = games
        self.decisions: int = decisions
        self.failures: list[Failure] = failures


def fuzz(
    info: GameInfo,
    games: int,
    players: int = 0,
    modules: tuple[str, ...] | None = None,
    options: dict[str, int] | None = None,
    files: dict[str, str] | None = None,
    seed: str = "fuzz",
    level: str = FULL,
    bound: int = BOUND,
    workers: int = 0,
    folder: Path | None = None,
    progress: Progress | None = None,
    bots: bool = False,
) -> FuzzReport:
    """Play random games under the laws and save records of those that fail in `folder`.

    Without `players` all player counts take turns; without `modules` all sets of modules do.
    """
    if games < 1:
        raise OptionError(f"the fuzzer needs at least one game, not {games}")
    if level not in LEVELS:
        raise OptionError(f"the laws are watched {', '.join(LEVELS)}, not '{level}'")
    wishes = list(wishes_of(info, players, modules, options, files))
    job = partial(play, info.id, wishes, seed, level, bound, bots)
    done = run_batch(job, games, workers, progress)
    failures = [failure for _, failure in done if failure is not None]
    failures.sort(key=lambda failure: len(failure.played.actions))
    for failure in failures[:MOST_SAVED] if folder is not None else []:
        assert folder is not None
        failure.file = save(failure, info, folder)
    return FuzzReport(games, sum(decisions for decisions, _ in done), failures)


def wishes_of(
    info: GameInfo,
    players: int,
    modules: tuple[str, ...] | None,
    options: dict[str, int] | None,
    files: dict[str, str] | None = None,
) -> Iterator[Wish]:
    """Yield the settings that take turns, checked."""
    for count in [players] if players else range(info.fewest, info.most_with(files) + 1):
        sets = info.module_sets(count)
        if modules is not None:
            wanted = info.setting(players or info.most, modules).modules
            sets = [wanted] if players or wanted in sets else []
        for chosen in sets:
            short = {**short_options(info), **(options or {})}
            setting = info.setting(count, chosen, short, files)
            yield setting.players, setting.modules, setting.options, setting.files


def play(
    game: str, wishes: list[Wish], seed: str, level: str, bound: int, bots: bool, number: int
) -> tuple[int, Failure | None]:
    """Play one of the games and return how many decisions it took, and whether it failed."""
    players, modules, options, files = wish = wishes[number % len(wishes)]
    subject = built(game, players, modules, tuple(options.items()), tuple(files.items()), bots)
    played = Played(f"{seed} {number}")
    if number // len(wishes) % 2:  # every second time it carries on a series
        played.carried = carried_from(subject.game, f"before {played.seed}", bound)
    sentence = trial(subject, played, level, bound)
    return len(played.actions), Failure(wish, played, sentence) if sentence else None


@lru_cache(maxsize=64)
def built(
    game: str,
    players: int,
    modules: tuple[str, ...],
    options: tuple[tuple[str, int], ...],
    files: tuple[tuple[str, str], ...],
    bots: bool,
) -> Subject:
    """Build each setting once in a process."""
    info = load(game)
    subject = subject_of(info, players, modules, dict(options), dict(files))
    if bots:
        subject.chooser = partial(BotPlay, info, players)
    return subject


def carried_from(game: Game, seed: str, bound: int) -> dict[str, Any]:
    """Play a match at random without the laws, and return what it carries over."""
    s, chooser = start(game, seed), Chooser(seed)
    for _ in range(bound):
        if game.over(s):
            break
        game.apply(s, *chooser.move(game, s))
    return game.carry(game, s) if game.over(s) else {}


def trial(subject: Subject, played: Played, level: str, bound: int) -> str:
    """Play one game under the laws and return what went wrong, or nothing."""
    try:
        check_game(subject, played, level, bound)
    except LawBroken as broken:
        return str(broken)
    except (RulesError, IllegalAction) as error:
        return f"law 1: {type(error).__name__}: {error}"
    except Exception as error:  # whatever it is, it is a finding
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name} line {where.lineno}"
        return f"law 1: {type(error).__name__} in {place}: {error}"
    return ""


def save(failure: Failure, info: GameInfo, folder: Path) -> Path:
    """Write a failing game as a record that ends where it failed; its first lines say how."""
    setting, played = info.setting(*failure.wish), failure.played
    names = [f"seat{seat}" for seat in range(setting.players)]
    match = Match(info, setting, names, seed=played.seed, carried=played.carried)
    head = [failure.sentence]
    for seat, action in played.actions:
        match.act(seat, action)
    waiting = [f"seat{seat} has answered {answer}" for seat, answer in answers(match.s)]
    head += [f"{line}, and others are waited for" for line in waiting]  # not in the log yet
    if played.about is not None:
        head.append(f"seat{played.about[0]} was about to take {played.about[1]}")
    match.abandon()
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join([info.id, *setting.modules, str(setting.players), played.seed])
    file = folder / f"{re.sub(r'[^a-zA-Z0-9-]+', '-', name)}.yaml"
    comment = "".join(f"# {' '.join(line.split())}\n" for line in head)
    write_text(file, comment + dump_record(match.record()))
    return file


def answers(s: State) -> list[tuple[int, Action]]:
    """Return the answers that wait in an open decision of several."""
    return [(seat, answer) for seat, answer in enumerate(s.answers) if answer]
