"""A game as researchers get it: built for a setting, with its numbered actions and its row."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.catalog import GameInfo, Setting, load
from tafelrunde.kernel import Action, Game, OptionError

from .hints import check_room, hints_of, read_layout, read_vocabulary
from .layout import Layout
from .vocabulary import Vocabulary


class Subject:
    """One game, one setting; every environment of it may share this."""

    def __init__(self, info: GameInfo, setting: Setting) -> None:
        hints = hints_of(info)
        self.info: GameInfo = info
        self.setting: Setting = setting
        self.game: Game = info.build_setting(setting)
        self.vocabulary: Vocabulary = read_vocabulary(self.game, hints)
        self.layout: Layout = read_layout(info, self.game, hints)
        check_room(self.layout, self.game)
        self.names: list[str] = [f"player_{seat}" for seat in range(setting.players)]

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy in another process is built anew: rules can't travel, their names can."""
        agreed = self.setting
        return subject, (self.info.id, agreed.players, agreed.modules, agreed.options, agreed.files)

    def __deepcopy__(self, memo: dict[int, Any]) -> Subject:
        """Copies share it: nothing in it ever changes."""
        return self

    def numbered(self, s: Any, seat: int) -> dict[int, Action]:
        """Return the seat's options by their numbers, in the game's order."""
        return self.vocabulary.numbered(self.game.options(s, seat))


def subject(
    game: str,
    players: int = 0,
    modules: tuple[str, ...] = (),
    options: dict[str, int] | None = None,
    files: dict[str, str] | None = None,
) -> Subject:
    """Return a game for a wish; what it leaves open is as usual."""
    info = load(game)
    return Subject(info, info.setting(players, tuple(modules), options, files))


def shares(winners: list[int], players: int, reward: str) -> list[float]:
    """Return what each seat gets in the end: winners share 1; `zero_sum` takes the mean off."""
    share = 1 / len(winners) if winners else 0.0
    got = [share if seat in winners else 0.0 for seat in range(players)]
    if reward == "shared":
        return got
    if reward == "zero_sum":
        mean = sum(got) / players
        return [one - mean for one in got]
    raise OptionError(f"rewards are shared or zero_sum, not {reward}")
