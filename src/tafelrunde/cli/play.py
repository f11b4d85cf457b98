"""`tafelrunde play`, `fork`: who sits down, the matches of a series, and leaving without a loss."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tafelrunde.bots.external import make_any_bot
from tafelrunde.games.catalog import GameInfo, Setting, load
from tafelrunde.kernel import NOBODY, OptionError, TafelrundeError, Values
from tafelrunde.records.forking import fork
from tafelrunde.records.match import Match
from tafelrunde.records.notation import NotationError, fold, read_seat, write_seat
from tafelrunde.records.record import read_record
from tafelrunde.records.replay import resume
from tafelrunde.words.languages import COMMON_TEXTS, Texts

from . import FAILED, complain, forget_output
from .answers import Quit
from .flags import setting_of
from .keeping import Keeper
from .keyboard import END_OF_INPUT, Keyboard, Left
from .screen import Screen
from .session import Session

YES = ("y", "yes", "j", "ja", "д", "да")
NO = ("", "n", "no", "nein", "н", "нет", "q", "quit")


@dataclass
class Wish:
    """What was asked for on the command line."""

    game: str
    players: int = 0
    modules: str = ""
    options: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    seed: str | None = None
    lang: str = "en"
    name: str = ""
    names: str = ""
    people: int = 1
    seat: str = ""  # of the only person; else people take the first seats
    bots: str = "regular"
    record: Path | None = None
    resume: Path | None = None
    at: int | None = None  # lines of the log to go on after, in a match of its own
    coach: bool | None = None  # whether hints are given; else if one person plays


def play(wish: Wish) -> int:
    """Play match after match until the people have had enough; return the exit code."""
    info = load(wish.game)
    match, keeper = first_match(wish, info)
    if not 0 <= wish.people <= match.setting.players:
        seats = match.setting.players
        sentence = f"{wish.people} people can't sit at a table for {seats}"
        raise OptionError(sentence, "error-too-many-people", people=wish.people, seats=seats)
    bots_for(wish, match)  # refuses a level the game doesn't have before anything is shown
    screen = Screen()
    with Keyboard(screen) as keyboard:
        number = 1
        while True:
            session = Session(match, bots_for(wish, match), wish.lang, screen, keyboard, keeper)
            session.coach = wish.people == 1 if wish.coach is None else wish.coach
            code = sit(session)
            if code is not None:
                return code
            if not wants_another(session):
                return 0
            number += 1
            keeper.next_match()
            match = another(match, f"{wish.seed}/{number}" if wish.seed is not None else None)


def first_match(wish: Wish, info: GameInfo) -> tuple[Match, Keeper]:
    """Return a new match, or the one to go on with, and where its record is kept."""
    if wish.resume is None:
        setting = setting_of(info, wish.players, wish.modules, wish.options, wish.files)
        names = names_for(wish, setting)
        return Match(info, setting, names, wish.seed), Keeper(wish.record)
    record = read_record(wish.resume)
    if record.game != info.id:
        sentence = f"{wish.resume} is a match of {record.game}, not of {info.id}"
        raise OptionError(sentence, "error-other-game", theirs=record.game, ours=info.id)
    if wish.at is not None:
        setting = info.setting(len(record.names), record.modules, record.options, record.files)
        past = fork(record, wish.at)
        match = Match(info, setting, record.names, wish.seed, carried=record.carried, past=past)
        return match, Keeper(wish.record)
    if record.status != "running":
        sentence = f"{wish.resume} has ended: `tafelrunde replay` shows it"
        raise OptionError(sentence, "error-has-ended", file=str(wish.resume))
    match = resume(record)
    keeper = Keeper(wish.record) if wish.record else Keeper(wish.resume, ours=True)
    return match, keeper


def game_of(file: Path) -> str:
    """Return which game a record is of."""
    return read_record(file).game


def names_for(wish: Wish, setting: Setting) -> list[str]:
    """Return a name for each seat: those given first, then usual ones that are not taken."""
    given = [name.strip() for name in wish.names.split(",") if name.strip()]
    if wish.name.strip():
        given = [wish.name.strip(), *given]
    if len(given) > setting.players:
        sentence = f"{len(given)} names are too many for {setting.players} players"
        values: Values = {"number": len(given), "players": setting.players}
        raise OptionError(sentence, "error-names", **values)
    taken = {fold(name) for name in given}
    if len(taken) < len(given):
        raise OptionError("two players can't have the same name", "error-same-name")
    usual = Texts((COMMON_TEXTS,), wish.lang).format("usual-names", {})
    assert usual is not None
    spare = [name for name in usual[0].split(", ") if fold(name) not in taken]
    return (given + spare)[: setting.players]


def bots_for(wish: Wish, match: Match) -> dict[int, Any]:
    """Return the bots: people take the first seats, or one of them the named one."""
    people = list(range(wish.people))
    if wish.seat:
        if wish.people != 1:
            raise OptionError("only one person can be given a seat", "error-one-seat")
        people = [seat_called(wish.seat, match.names)]
    seats = [seat for seat in range(match.setting.players) if seat not in people]
    return {seat: make_any_bot(match.info, wish.bots, seat, match.start) for seat in seats}


def seat_called(word: str, names: list[str]) -> int:
    """Return the seat of a player, or refuse who doesn't play."""
    try:
        seat = read_seat(word, names)
    except NotationError as error:
        raise OptionError(str(error), error.key, **error.values) from None
    if seat == NOBODY:
        raise OptionError("nobody has no seat: name a player", "error-needs-player")
    return seat


def sit(session: Session) -> int | None:
    """Play a match; return None if it came to its end, else the exit code for leaving it."""
    try:
        session.play()
        return None
    except Quit:
        return leave(session, 0)
    except Left as left:
        return leave(session, left.code)
    except OSError:  # nobody reads any more
        forget_output()
        return leave(session, END_OF_INPUT)
    except TafelrundeError:
        raise
    except Exception as error:  # our mistake, of whatever kind: the match must not be lost
        file = session.keeper.save(session.match)
        reason = f"{type(error).__name__}: {error}"
        return complain(f"something of ours broke down ({reason}); please send us {file}", FAILED)


def leave(session: Session, code: int) -> int:
    """Write the match down and say where it is; nobody may be there to read that."""
    file = session.keeper.save(session.match)
    with contextlib.suppress(OSError):
        if code:
            session.screen.blank()
        session.screen.say_unbroken(session.words.text("goodbye", file=str(file)))
        session.screen.say_unbroken(
            session.words.text("go-on-with", command=resuming(session, file))
        )
        session.screen.file.flush()
    return code


def resuming(session: Session, file: Path) -> str:
    """Return the command that goes on with a match."""
    people = f" --humans {len(session.people)}" if len(session.people) != 1 else ""
    if len(session.people) == 1 and session.people != [0]:
        people = f" --seat {write_seat(session.people[0], session.match.names)}"
    return f"tafelrunde play {session.match.info.id} --resume {file}{people}"


def wants_another(session: Session) -> bool:
    """Ask whether to go on with another match; silence means no."""
    if not session.people:
        return False
    try:
        for _ in range(3):
            session.screen.say(session.words.text("another-match"), "bold")
            word, _, rest = session.keyboard.read().partition(" ")
            if word.lower() in (*YES, *NO):
                return word.lower() in YES
            if word.lower() == "save":
                save_ended(session, rest.strip())
    except Left:
        pass
    return False


def save_ended(session: Session, name: str) -> None:
    """Write a match that has ended."""
    keeper, match = session.keeper, session.match
    try:
        file = keeper.write(match, Path(name)) if name else keeper.save(match)
    except OptionError as error:
        session.screen.say_unbroken(session.words.error(error), "yellow")
    else:
        session.screen.say_unbroken(session.words.text("saved-as", file=str(file)))


def another(match: Match, seed: str | None) -> Match:
    """Return the next match of a series, with what is carried over and a secret of its own."""
    carried = match.game.carry(match.game, match.s)
    return Match(match.info, match.setting, match.names, seed, carried=carried)
