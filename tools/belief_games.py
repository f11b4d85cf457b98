"""Games among bots from which beliefs are fitted, and on which they are measured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import Ears, play_match
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import EVERYONE, Event, Game
from tafelrunde.kernel.insight import look
from tafelrunde.lab.batch import run_batch

UNDEAD = ("duel", "rage", "characters", "undead")


@dataclass(frozen=True)
class Setting:
    """What is played; plain, so that it can be sent to a worker process."""

    game: str
    players: int
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, int], ...] = ()
    level: str = "regular"

    @property
    def label(self) -> str:
        """Name the setting in a table."""
        many = f"{self.game}, {self.players} players"
        return f"{many}, Undead or Alive" if self.modules else many


@dataclass(frozen=True)
class Told:
    """One match: all that was told, to everybody or to some, and its last state."""

    setting: Setting
    news: list[Event] = field(repr=False)
    s: Any = field(repr=False)

    @property
    def history(self) -> list[Event]:
        """Return what everybody heard."""
        return [event for event in self.news if event[0] == EVERYONE]


# BANG! with all numbers of players that have secrets, without and with Undead or Alive.
BANG = [Setting("bang", players, modules) for players in range(4, 9) for modules in ((), UNDEAD)]
# COLLECT! with two to four players; three play in either dungeon.
CFS = [
    Setting("cfs", 2),
    Setting("cfs", 3),
    Setting("cfs", 3, (), (("dungeon", 1),)),
    Setting("cfs", 4),
]
# Hands: KRALLEN & FALLEN and FRAG with two and four players; FRAG to 3 frags.
KF = [Setting("kf", 2), Setting("kf", 4)]
FRAG = [Setting("frag", players, (), (("goal", 3),)) for players in (2, 4)]


@lru_cache(maxsize=4)
def info_of(game_id: str) -> GameInfo:
    """Return a game's description, read once in each process."""
    return load(game_id)


@lru_cache(maxsize=32)
def built(setting: Setting) -> Game:
    """Return the game of a setting, built once in each process."""
    options = dict(setting.options)
    return info_of(setting.game).build(setting.players, setting.modules, options)


def play(settings: Sequence[Setting], seed: str, number: int) -> Told:
    """Play one match; its number settles everything, and settings take turns."""
    setting = settings[number % len(settings)]
    own = f"{seed}, {setting}, {number // len(settings)}"
    info = info_of(setting.game)
    bots = [make_bot(info, setting.level, seat, own) for seat in range(setting.players)]
    s = play_match(built(setting), bots, own).s
    news: list[Event] = s.news
    s.news = None
    return Told(setting, news, s)


def play_all(settings: Sequence[Setting], seed: str, each: int, workers: int = 0) -> list[Told]:
    """Play so many matches of each setting."""
    return run_batch(partial(play, tuple(settings), seed), each * len(settings), workers)


Moment = tuple[Game, Any, int, list[Event]]  # the game, a copy of the state, who is asked, the news


def moments(setting: Setting, seed: object) -> Iterator[Moment]:
    """Let bots play a match, and yield each decision before it is taken, with the whole truth."""
    game, info = built(setting), info_of(setting.game)
    bots = [make_bot(info, setting.level, seat, seed) for seat in range(setting.players)]
    s = game.blank(setting.players)
    s.seed(str(seed))
    s.news = []
    game.begin(s)
    ears = Ears(setting.players, s.news)
    while not game.over(s):
        seat = game.actor(s)
        history = ears.history(seat)
        yield game, s.clone(), seat, history[:]
        options = game.options(s, seat)
        action = options[0]
        if len(options) > 1:
            action = bots[seat].choose(look(game, s, seat, f"{seed}, {s.serial}", history))
        game.commit(s, seat, action)
