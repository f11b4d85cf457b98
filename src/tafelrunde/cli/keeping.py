"""Keeping a match: where its record goes, so that nothing is lost and nothing overwritten."""

from __future__ import annotations

import tempfile
from datetime import datetime
from pathlib import Path

from tafelrunde.kernel import OptionError, TafelrundeError
from tafelrunde.records.match import Match
from tafelrunde.records.record import write_record


class Keeper:
    """Writes the record of the match at hand, and knows which files are ours to overwrite."""

    def __init__(self, file: Path | None, ours: bool = False) -> None:
        self._file = file  # where the match is kept, once that is settled
        self._ours: set[Path] = {file.resolve()} if file is not None and ours else set()
        if file is not None:
            self._refuse_foreign(file)

    def _refuse_foreign(self, file: Path) -> None:
        if file.exists() and file.resolve() not in self._ours:
            sentence = f"{file} is there already: name another file"
            raise OptionError(sentence, "error-file-there", file=str(file))

    def write(self, match: Match, file: Path) -> Path:
        """Write the match to a file that is new or ours."""
        self._refuse_foreign(file)
        write_record(file, match.save())
        self._ours.add(file.resolve())
        return file

    def begin(self, match: Match) -> Path | None:
        """Write the record that was asked for; refuse at once if that can't be done."""
        return self.write(match, self._file) if self._file is not None else None

    def keep_up(self, match: Match) -> Path | None:
        """Bring the record up to date, if one is kept; return where it is now."""
        return self.save(match) if self._file is not None else None

    def save(self, match: Match) -> Path:
        """Write the match where it is kept, else here, else among temporary files."""
        first = self._file or fresh_file(match, Path())
        try:
            self._file = self.write(match, first)
        except TafelrundeError:  # a full disk, a folder that is gone
            self._file = self.write(match, fresh_file(match, Path(tempfile.gettempdir())))
        return self._file

    def next_match(self) -> None:
        """Another match of a series gets a file of its own."""
        if self._file is not None:
            self._file = numbered(self._file)


def fresh_file(match: Match, folder: Path) -> Path:
    """Return a file name that is not taken, from the game and the time."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    file = folder / f"{match.info.id}-{moment}.yaml"
    return numbered(file) if file.exists() else file


def numbered(file: Path) -> Path:
    """Return the first of game-2.yaml, game-3.yaml … that is not there yet."""
    number = 2
    while (other := file.with_name(f"{file.stem}-{number}{file.suffix}")).exists():
        number += 1
    return other
