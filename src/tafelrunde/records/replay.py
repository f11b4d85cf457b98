"""Proving a record: `verify` recomputes its draws and needs no rules, `replay` plays it again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tafelrunde.games import catalog
from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import IllegalAction, RulesError, SaveError, TafelrundeError
from tafelrunde.kernel.save import SAVE_VERSION

from .fairness import draw_at, match_key, seal
from .match import Match
from .notation import read
from .past import Past, past_of
from .reading import in_file, in_line
from .record import UNDO, Entry, Record, Stretch


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
    before = [
        Check(check.ok, f"before it, part {number}: {check.text}")
        for number, stretch in enumerate(record.origin, start=1)
        for check in (check_seal(stretch), check_draws(stretch))
    ]
    return [check_seal(record), check_draws(record), *before]


def check_seal(record: Record | Stretch) -> Check:
    """The secret must fit the commitment that was published before the match."""
    if seal(record.secret) != record.commitment:
        return Check(False, "the secret is not the one that was committed to before the match")
    return Check(True, "the secret is the one that was committed to before the match")


def check_draws(record: Record | Stretch) -> Check:
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
    again = repeat_all(match, record)
    return Replay(match, again.actions, end_differs(match, record)) if again.ok else again


def repeat_all(match: Match, log: Record | Stretch) -> Replay:
    """Do again all that was logged, and compare every state hash."""
    if match.start != log.start:
        return Replay(match, 0, "the match starts in another state")
    compared = 0
    for number, entry in enumerate(log.entries):
        difference = repeat(match, entry)
        logged = match.entries[compared:]
        if not difference and logged != log.entries[compared : compared + len(logged)]:
            difference = "the state after it is another one"
        compared += len(logged)
        if difference:
            text = f"action {number + 1} ({log.names[entry.seat]}: {entry.text})"
            return Replay(match, number, f"{text}: {difference}", entry.line)
    return Replay(match, len(log.entries), "")


def begin_again(record: Record) -> Match:
    """Return the match of a record at its beginning, if its rules are the ones we have.

    One that goes on from another begins where it goes on: what was before is played again.
    """
    if record.stream is not None or not record.secret:
        sentence = f"{record.source} is not a whole match: it can be viewed, not played again"
        raise SaveError(sentence, "error-record-part")
    try:
        info = catalog.load(record.game)
        setting = info.setting(len(record.names), record.modules, record.options, record.files)
        check_versions(record, info)
        past: Past | None = None
        for number, stretch in enumerate(record.origin, start=1):
            match = begun(info, setting, stretch, record.carried, past)
            live_through(match, stretch, f"before it, part {number}")
            past = past_of(match)
        return begun(info, setting, record, record.carried, past)
    except TafelrundeError as error:
        raise in_file(record.source, error) from None


def check_versions(record: Record, info: GameInfo) -> None:
    """Refuse what was played with other rules than those of today."""
    for what, theirs, ours in (
        ("rules", record.rules, info.rules_version),
        ("save", record.save, SAVE_VERSION),
    ):
        if theirs != ours:
            raise SaveError(
                f"it was played with {what} version {theirs}, not {ours}: "
                "it can be viewed and verified, not played again",
                "error-record-version",
                theirs=theirs,
                ours=ours,
            )


def begun(
    info: GameInfo,
    setting: Setting,
    log: Record | Stretch,
    carried: dict[str, Any],
    past: Past | None,
) -> Match:
    """Return the match of a log at its beginning."""
    return Match(
        info,
        setting,
        log.names,
        secret=log.secret,
        contributions=log.contributions,
        carried=carried,
        past=past,
    )


def live_through(match: Match, stretch: Stretch, which: str) -> None:
    """Do again all that was played before a match; refuse what comes out another way."""
    again = repeat_all(match, stretch)
    difference = again.difference
    if not difference and match.status != "running":
        difference = "the match is over there"
    if not difference and past_of(match).origin[-1] != stretch:
        difference = "its secret, its draws or its last answers are not the recorded ones"
    if difference:
        place = f" (line {again.line})" if again.line else ""
        because = [SaveError(f"{which}: {difference}")]
        sentence = f"{which}: {difference}{place}"
        raise SaveError(sentence, "error-record-differs", because)


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
    for what in ("winners", "draws", "messages", "origin"):
        if getattr(again, what) != getattr(record, what):
            return f"the {what} are not the recorded ones"
    return ""


def without_breakdown(record: Record) -> Record:
    """Return a record up to where the rules broke down, if they did: so far it can be played."""
    if record.status != "failed" or not record.messages:
        return record
    entries = record.entries[: record.messages[-1].after]
    return replace(record, status="abandoned", entries=entries)


def resume(record: Record) -> Match:
    """Return the match of a record where it stood, ready to go on."""
    again = replay(record)
    if not again.ok:
        sentence = f"can't go on from here: {again.difference}"
        what = SaveError(sentence, "error-record-differs", [SaveError(again.difference)])
        raise in_line(record.source, again.line, what)
    return again.match
