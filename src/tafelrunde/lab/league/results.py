"""Playing a league on all cores, and the file that keeps its results so that it can be continued.

The file has one JSON document a line: first the contest, then the matches in their order.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import IO

import msgspec

from tafelrunde.kernel import OptionError
from tafelrunde.records.files import unreadable

from ..batch import Progress, run_batch
from .contest import Contest, round_length
from .playing import Played, play_one

KEPT_TOGETHER = 4  # matches; what an interruption may cost each worker


def play_league(
    contest: Contest,
    games: int,
    workers: int = 0,
    into: Path | None = None,
    progress: Progress | None = None,
) -> list[Played]:
    """Play at least that many matches, in whole rounds, and go on where the file left off."""
    if into is None:
        return play_from(contest, [], games, workers, None, progress)
    played = opened(contest, into)
    with into.open("ab") as file:
        return play_from(contest, played, games, workers, file, progress)


def whole_rounds(contest: Contest, games: int) -> int:
    """Return how many matches are played so that no round stays unfinished."""
    length = round_length(contest)
    return -(-games // length) * length


def play_from(
    contest: Contest,
    played: list[Played],
    games: int,
    workers: int,
    file: IO[bytes] | None,
    progress: Progress | None,
) -> list[Played]:
    """Play what is missing and write it down as soon as it is known."""

    def keep(fresh: list[Played]) -> None:
        if file is not None:
            file.write(b"".join(line_of(match) for match in fresh))
            file.flush()

    def report(done: int, missing: int) -> None:
        if progress is not None:
            progress(len(played) + done, len(played) + missing)

    job = partial(play_after, contest, len(played))
    missing = whole_rounds(contest, max(games, len(played))) - len(played)
    fresh = run_batch(job, missing, workers, report, keep, KEPT_TOGETHER)
    return [*played, *fresh]


def play_after(contest: Contest, first: int, number: int) -> Played:
    """Play a match, counted from the first one that is missing."""
    return play_one(contest, first + number)


# The file


def line_of(what: Contest | Played) -> bytes:
    """Return something as a line of the file."""
    return msgspec.json.encode(what) + b"\n"


def read_league(file: Path) -> tuple[Contest, list[Played]] | None:
    """Return what a file of results holds; None if it holds no league at all."""
    try:
        lines = file.read_bytes().splitlines()
        contest = msgspec.json.decode(lines[0], type=Contest)
        return contest, [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except OSError as error:
        raise unreadable(file, error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, IndexError):
        return None


def opened(contest: Contest, file: Path) -> list[Played]:
    """Return what a file of this contest holds, begin it if there is none, or refuse another's.

    A last line that was cut off when somebody pulled the plug is taken out.
    """
    if not file.exists():
        file.write_bytes(line_of(contest))
        return []
    lines = file.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
        file.write_bytes(b"".join(lines))
    try:
        kept = msgspec.json.decode(lines[0], type=Contest) if lines else None
        played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise OptionError(f"{file} holds no results of a league: {error}") from None
    if kept != contest:
        raise OptionError(f"{file} holds another league: name another file, or ask for the same")
    if [match.number for match in played] != list(range(len(played))):
        raise OptionError(f"{file} misses matches: name another file")
    return played
