"""What bots are asked, and what they answer: plain data, the same in whichever process.

A question holds one re-dealt world and what the seat was told. Neither the match's key nor its true
state leaves the server. Each question stands for itself, so any process can answer it; a bot reads
what it has to remember from the history.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

from tafelrunde.bots import make_bot
from tafelrunde.bots.explaining import Hint, hint
from tafelrunde.bots.levels import BUDGETS, parts_for
from tafelrunde.bots.parallel import Opinion, best_together, merged, opinions
from tafelrunde.games import catalog
from tafelrunde.kernel import EVERYONE, Action, Event, Game, InfoSet, dump, load
from tafelrunde.records.match import Match

GAMES_KEPT = 64
ALONE = -1
# Levels that think as long as the clock lets them: several processes find out more in that time.
# Those that count iterations always give the same answer, so one process does.
BY_THE_CLOCK = frozenset({level for level, budget in BUDGETS.items() if budget.seconds})


@dataclass(frozen=True)
class Question:
    """What a bot is asked: everything its seat may know, and nothing else."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, int]
    files: dict[str, str]
    level: str
    seat: int
    seed: str
    world: str  # a possible world, saved: without key, and with guesses for all that is hidden
    history: list[Event]  # what the seat was told, but not who else was
    choices: tuple[Action, ...]
    hint: bool = False  # a person wants to know what the bot would do, and why
    share: int = ALONE  # which of several processes this is that think about it together


Answer = Action | Hint | list[Opinion]


def question(match: Match, seat: int, level: str, hint: bool = False) -> Question:
    """Return what to ask a bot that is to decide for a seat now, or to advise it."""
    info = match.info_set(seat)
    world = dump(info.world)
    return Question(
        game=match.info.id,
        players=match.setting.players,
        modules=match.setting.modules,
        options=match.setting.options,
        files=match.setting.files,
        level=level,
        seat=seat,
        # Nobody can guess it, as the world was dealt by a secret; asked again it is the same.
        seed=blake2b(world.encode(), digest_size=16, person=b"tafelrunde-bot").hexdigest(),
        world=world,
        history=[(heard(event[0], seat), event[1], event[2]) for event in info.history],
        choices=info.options(),
        hint=hint,
    )


def heard(audience: int, seat: int) -> int:
    """Return an event's audience as far as it concerns the seat."""
    return EVERYONE if audience == EVERYONE else 1 << seat


def respond(asked: Question) -> Answer:
    """Do as one is asked: decide, advise, or think together with others."""
    if asked.share != ALONE:
        return weigh(asked)
    return advise(asked) if asked.hint else answer(asked)


def answer(asked: Question) -> Action:
    """Let a new bot of the wanted level decide."""
    bot = make_bot(info_of(asked.game), asked.level, asked.seat, asked.seed)
    return bot.choose(known_to(asked))


def advise(asked: Question) -> Hint:
    """Say what a strong bot would do, and why."""
    return hint(known_to(asked), info_of(asked.game), asked.seed)


def weigh(asked: Question) -> list[Opinion]:
    """Say what to think of each way to go on, in worlds that no other process looks at."""
    parts = parts_for(info_of(asked.game), asked.level)
    return opinions(known_to(asked), parts, asked.seed, asked.share)


def chosen(asked: Question, said: Sequence[list[Opinion]]) -> Action:
    """Return what several processes together hold best."""
    doubt = parts_for(info_of(asked.game), asked.level).thinking.doubt
    return best_together(merged(said), doubt).way[0]


def known_to(asked: Question) -> InfoSet:
    """Return what the seat knows a question is about."""
    game = game_of(
        asked.game,
        asked.players,
        asked.modules,
        tuple(asked.options.items()),
        tuple(asked.files.items()),
    )
    return InfoSet(game, load(game, asked.world), asked.seat, asked.history)


@lru_cache(GAMES_KEPT)
def info_of(id: str) -> catalog.GameInfo:
    """Return what a game's folder says."""
    return catalog.load(id)


@lru_cache(GAMES_KEPT)
def game_of(
    id: str,
    players: int,
    modules: tuple[str, ...],
    options: tuple[tuple[str, int], ...],
    files: tuple[tuple[str, str], ...],
) -> Game:
    """Return a game as a table plays it; putting one together takes longer than a move."""
    return info_of(id).build(players, modules, dict(options), dict(files))
