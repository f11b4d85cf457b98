"""Proving a record: `verify` recomputes its draws and needs no rules, `replay` plays it again."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.games import catalog
from tafelrunde.kernel import IllegalAction, RulesError, SaveError, TafelrundeError
from tafelrunde.kernel.save import SAVE_VERSION

from .fairness import draw_at, match_key, seal
from .match import Match
from .notation import read
from .record import UNDO, Entry, Record


@dataclass(frozen=True)
class Check:
    """Something that was looked at, and whether it holds."""

    ok: bool
    text: str


# Without rules


def verify(record: Record) -> list[Check]:
    """Check that the secret is the one committed to, and that every draw follows from it."""
    if record.stream is not None or not record.secret:
        return [Check(False, f"{record.source} has no secret: it is opened when the match ends")]
    checks = [check_seal(record)]
    checks.append(check_draws(record))
    return checks


def check_seal(record: Record) -> Check:
    """The secret must fit the commitment that was published before the match."""
    if seal(record.secret) != record.commitment:
        return Check(False, "the secret is not the one that was committed to before the match")
    return Check(True, "the secret is the one that was committed to before the match")


def check_draws(record: Record) -> Check:
    """Every draw must be what the key gives at its place, and no place may be left out."""
    key = match_key(record.secret, record.contributions)
    expected_index = 0
    for number, draw in enumerate(record.draws, start=1):
        if draw.index != expected_index:
            text = f"draw {number} ({draw.what}) is at {draw.index}, not at {expected_index}"
            return Check(False, f"{text}: draws are missing or out of order")
        result, expected_index = draw_at(key, draw.index, draw.n)
        if result != draw.result:
            text = f"draw {number} ({draw.what}) is {draw.result}, but the key gives {result}"
            return Check(False, text)
    return Check(True, f"all {len(record.draws)} draws follow from the key")


# With rules


@dataclass(frozen=True)
class Replay:
    """A record played again: how far it came, and what differs (nothing, if all is well)."""

    match: Match
    actions: int
    difference: str
    line: int = 0

    @property
    def ok(self) -> bool:
        """Say whether everything came out as recorded."""
        return not self.difference


def replay(record: Record) -> Replay:
    """Play a record again and compare every state hash; tell the first action that differs."""
    match = begin_again(record)
    if match.start != record.start:
        return Replay(match, 0, "the match starts in another state")
    for number, entry in enumerate(record.entries):
        difference = repeat(match, entry)
        logged = match.entries[: number + 1]
        if not difference and logged != record.entries[: len(logged)]:
            difference = "the state after it is another one"
        if difference:
            text = f"action {number + 1} ({record.names[entry.seat]}: {entry.text})"
            return Replay(match, number, f"{text}: {difference}", entry.line)
    return Replay(match, len(record.entries), end_differs(match, record))


def begin_again(record: Record) -> Match:
    """Return the match of a record at its beginning, if its rules are the ones we have."""
    if record.stream is not None or not record.secret:
        raise SaveError(f"{record.source} is not a whole match: it can be viewed, not played again")
    try:
        info = catalog.load(record.game)
        setting = info.setting(len(record.names), record.modules, record.options)
    except TafelrundeError as error:
        raise SaveError(f"{record.source}: {error}") from None
    for what, theirs, ours in (
        ("rules", record.rules, info.rules_version),
        ("save", record.save, SAVE_VERSION),
    ):
        if theirs != ours:
            raise SaveError(
                f"{record.source} was played with {what} version {theirs}, not {ours}: "
                "it can be viewed and verified, not played again"
            )
    try:
        return Match(
            info,
            setting,
            record.names,
            secret=record.secret,
            contributions=record.contributions,
            carried=record.carried,
        )
    except TafelrundeError as error:
        raise SaveError(f"{record.source}: {error}") from None


def repeat(match: Match, entry: Entry) -> str:
    """Do again what was logged; return what went wrong, or nothing."""
    try:
        if entry.text == UNDO:
            match.undo(entry.seat)
        else:
            match.act(entry.seat, read(match.game, entry.text, match.names))
    except IllegalAction as error:
        return f"it is refused: {error}"
    except SaveError as error:
        return str(error)
    except RulesError as error:
        return f"the rules break down: {error}"
    return ""


def end_differs(match: Match, record: Record) -> str:
    """Return what else is not as recorded: how it ended, draws, messages."""
    if record.status == "over" and match.status != "over":
        return "the match is not over after the last action"
    if record.status != "over" and match.status == "over":
        return "the match is over after the last action"
    again = match.save()
    if again.entries != record.entries:
        return "the last answers are missing"
    for what in ("winners", "draws", "messages"):
        if getattr(again, what) != getattr(record, what):
            return f"the {what} are not the recorded ones"
    return ""


def resume(record: Record) -> Match:
    """Return the match of a record where it stood, ready to go on."""
    again = replay(record)
    if not again.ok:
        place = f" line {again.line}" if again.line else ""
        raise SaveError(f"{record.source}{place}: can't go on from here: {again.difference}")
    return again.match
