"""A real match: the keyed stream, the log, what everybody was told, and undo."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from msgspec import Raw

from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import (
    NOBODY,
    Action,
    Event,
    Game,
    IllegalAction,
    InfoSet,
    RulesError,
    State,
    load,
)
from tafelrunde.kernel.insight import look
from tafelrunde.kernel.save import SAVE_VERSION, dump_hash

from . import undo as going_back
from .draws import DrawLog
from .fairness import fresh_secret, match_key, seal, secret_from_seed
from .histories import Histories
from .names import check_names
from .notation import write
from .past import Past
from .record import UNDO, Entry, Message, Record, Stretch, redacted
from .stored import Bygone, Header, Line, Standing, StepBack, Stored, encoded, frozen, quick_dump
from .undo import Reason, Snapshot, refusal


class Match:
    """A match between named players that is logged from its first draw on.

    With a `seed` it can be repeated; without one its secret is fresh. The seal of the secret is in
    every record, the secret itself only once the match has ended. With a `past` it goes on from
    there, with draws of its own.
    """

    def __init__(
        self,
        info: GameInfo,
        setting: Setting,
        names: list[str],
        seed: object = None,
        secret: str = "",
        contributions: tuple[str, ...] = (),
        carried: dict[str, Any] | None = None,
        past: Past | None = None,
    ) -> None:
        secret = secret or (fresh_secret() if seed is None else secret_from_seed(str(seed)))
        self._sit_down(info, setting, names, secret, contributions, plain(carried))
        self.origin: tuple[Stretch, ...] = past.origin if past is not None else ()
        self.s: Any = self._begin() if past is None else self._go_on(past)
        self._text: str = quick_dump(self.s)  # of the state; empty where it has to be made anew
        self.start: str = dump_hash(self._text)
        self._hash: str = self.start

    def _sit_down(
        self,
        info: GameInfo,
        setting: Setting,
        names: list[str],
        secret: str,
        contributions: tuple[str, ...],
        carried: dict[str, Any],
    ) -> None:
        """Take down what is fixed, and get everything ready for the first state."""
        check_names(names, setting.players)
        self.info: GameInfo = info
        self.setting: Setting = setting
        self.names: list[str] = list(names)
        self.game: Game = info.build_setting(setting)
        if UNDO in self.game.tables.verbs:
            raise RulesError(f"{info.id} has a verb {UNDO}, which the log needs for itself")
        self.contributions: tuple[str, ...] = contributions
        self.carried: dict[str, Any] = carried
        self.rules: int = info.rules_version  # the one it began with
        self.save_version: int = SAVE_VERSION
        self.status: str = "running"
        self.entries: list[Entry] = []
        self.secret: str = secret  # not for players before the end
        self._log: DrawLog = DrawLog()
        self._histories: Histories = Histories(setting.players)
        self._snapshots: list[Snapshot] = []
        self._written: dict[Action, str] = {}
        self._barrier: Reason = going_back.NOTHING
        self._kept: tuple[int, int, int] = (0, 0, 0)  # entries, draws, messages stored so far

    def _begin(self) -> Any:
        s = self.game.blank(self.game.players)
        s.key = match_key(self.secret, self.contributions)
        s.fate = self._log
        s.news = []
        self.game.begin(s, plain(self.carried))
        self._tell(s)
        return s

    def _go_on(self, past: Past) -> Any:
        """Take up what was played before; from here on the draws are this match's own."""
        s = load(self.game, past.state)
        s.key, s.drawn = match_key(self.secret, self.contributions), 0
        s.fate = self._log
        s.news = list(past.events)
        self._tell(s)
        return s

    # Acting

    def act(self, seat: int, action: Action) -> None:
        """Carry out a legal action and log it, or refuse it and change nothing.

        An answer that others are still waited for is logged when the last one is in.
        """
        self._refuse_if_ended()
        before: State = self.s.clone()
        draws = len(self._log.draws)
        try:
            self.game.apply(self.s, seat, action)
        except IllegalAction:
            raise
        except Exception:
            self._fail(before, draws, seat, action)
            raise
        if self._still_open(before):
            self._text = ""
            self._stop_undo(going_back.OTHER)
            return
        self._note(before, seat, action)
        if self.game.over(self.s):
            self.status = "over"
            self._stop_undo(going_back.ENDED)

    def _refuse_if_ended(self) -> None:
        if self.status in ("abandoned", "failed"):
            raise IllegalAction("error-over", "the match was broken off")

    def _still_open(self, before: State) -> bool:
        """Say whether the decision that was open before waits for somebody else now."""
        return bool(self.s.agenda) and self.s.serial == before.serial

    def _fail(self, before: State, draws: int, seat: int, action: Action) -> None:
        """The rules broke down: go back, and keep the action that did it for the record."""
        self._log_answers(before, seat, action, "")
        self._go_back_to(before)
        self._text = ""
        del self._log.draws[draws:]
        self.status = "failed"

    def _note(self, before: State, seat: int, action: Action) -> None:
        """Log a decision that is done, tell everybody, and see whether it may be taken back."""
        text_before, self._text = self._text, quick_dump(self.s)
        self._hash = dump_hash(self._text, self._hash)
        self._log_answers(before, seat, action, self._hash)
        if before.answers or self.s.drawn != before.drawn:
            self._tell(self.s)
            self._stop_undo(going_back.CLOSED if before.answers else going_back.DRAWN)
            return
        heard = self._histories.heard()
        if self._tell(self.s):
            self._stop_undo(going_back.TOLD)
        else:
            if self._snapshots and self._snapshots[-1].seat != seat:
                self._stop_undo(going_back.OTHER)
            self._snapshots.append(Snapshot(before, text_before, seat, action, heard))
            if len(self._snapshots) > going_back.DEEPEST:
                del self._snapshots[0]
                self._barrier = going_back.NOTHING

    def _log_answers(self, before: State, seat: int, action: Action, hashed: str) -> None:
        """Log what was answered in seat order; the hash belongs to the last of the answers."""
        answers = {seat: action}
        if before.answers:
            answers |= {other: answer for other, answer in enumerate(before.answers) if answer}
            answers[seat] = action
        for other in sorted(answers):
            text = self._in_words(answers[other])
            self.entries.append(Entry(other, text, hashed if other == max(answers) else ""))

    def _in_words(self, action: Action) -> str:
        """Return an action in notation; the same ones come again and again."""
        text = self._written.get(action)
        if text is None:
            text = self._written[action] = write(self.game, action, self.names)
        return text

    def _tell(self, s: Any) -> bool:
        """Send everybody their events; say whether any was not for all."""
        events: list[Event] = s.news
        s.news = []
        return self._histories.tell(len(self.entries), events)

    # Undo

    def undo(self, seat: int) -> None:
        """Step back to before the seat's last action, and log that; or say why not."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise refusal(reason)
        snapshot = self._snapshots.pop()
        serial = self.s.serial
        self._go_back_to(snapshot.before)
        self.s.serial = serial + 1  # the number of a decision is never used twice
        self._text = quick_dump(self.s)
        self._hash = dump_hash(self._text, self._hash)
        self.entries.append(Entry(seat, UNDO, self._hash))
        self._histories.take_back(len(self.entries), seat, snapshot.heard)

    def why_no_undo(self, seat: int) -> Reason | None:
        """Return why the seat's last action can't be taken back, or None if it can."""
        if self.status != "running":
            return going_back.ENDED
        if self.s.answers and self.s.answers[seat]:
            return going_back.OPEN
        if not self._snapshots:
            return self._barrier
        if self._snapshots[-1].seat != seat:
            return going_back.OTHER
        return going_back.TOLD if self._snapshots[-1].told_anything(self.game) else None

    def may_undo(self, seat: int) -> bool:
        """Say whether it is worth asking; whether something was disclosed takes time to tell."""
        last = self._snapshots[-1] if self._snapshots else None
        return last is not None and last.seat == seat and self.status == "running"

    def _stop_undo(self, reason: Reason) -> None:
        self._snapshots.clear()
        self._barrier = reason

    def _go_back_to(self, before: State) -> None:
        self.s = before
        self.s.fate = self._log
        self.s.news = []

    # What others get

    @property
    def messages(self) -> list[Message]:
        """Return all that was told, and what was taken back."""
        return self._histories.messages

    def history(self, viewer: int) -> list[Event]:
        """Return what a seat (or NOBODY: a spectator) was told and still stands."""
        return self._histories.of(viewer)

    def heard(self, viewer: int) -> int:
        """Return how many events the viewer's history has."""
        return self._histories.length(viewer)

    def info_set(self, seat: int) -> InfoSet:
        """Return what the seat knows; the same each time it is asked about one decision."""
        # The seed is secret and tied to the decision: nobody can ask for worlds till one fits.
        text = f"{self._hash}/{seat}".encode()
        seed = blake2b(text, key=bytes.fromhex(self.s.key), person=b"tafelrunde-world").hexdigest()
        return look(self.game, self.s, seat, seed, self.history(seat))

    def abandon(self) -> None:
        """Break the match off; its secret is opened like that of a finished one."""
        if self.status == "running":
            self.status = "abandoned"
            self._stop_undo(going_back.ENDED)

    def record(self, viewer: int = NOBODY) -> Record:
        """Return the whole match once it has ended; before, only what the viewer was told."""
        if self.status != "running":
            return self.save()
        record = self._header()
        record.stream = viewer
        record.messages = [redacted(message, viewer) for message in self.messages]
        return record

    def save(self) -> Record:
        """Return the whole match with its secret: for whoever keeps the table, to go on later."""
        record = self._header()
        record.secret = self.secret
        record.origin = self.origin
        record.start = self.start
        record.entries = self.entries[:]
        record.draws = self._log.draws[:]
        record.messages = self.messages[:]
        return record

    # Storing as it goes, and going on from there without playing it all again

    def header(self) -> str:
        """Return what was fixed when the match began, to be stored."""
        header = Header(
            game=self.info.id,
            rules=self.rules,
            save=self.save_version,
            names=self.names,
            modules=list(self.setting.modules),
            options=self.setting.options,
            files=self.setting.files,
            carried=self.carried,
            contributions=list(self.contributions),
            secret=self.secret,
            start=self.start,
            origin=[Bygone.of(stretch) for stretch in self.origin],
        )
        return encoded(header)

    def standing(self) -> str:
        """Return where the match stands, to be stored."""
        if not self._text:
            self._text = quick_dump(self.s)
        steps = [
            StepBack(Raw(step.text.encode()), step.seat, step.action, list(step.heard.values()))
            for step in self._snapshots
        ]
        state = Raw(self._text.encode())
        return encoded(
            Standing(self.status, self.s.winners, self._hash, state, self._barrier, steps)
        )

    def fresh_line(self) -> str | None:
        """Return what the last step added to the log, to be stored; nothing if it added nothing."""
        kept = self._kept
        draws = self._log.draws
        self._kept = (len(self.entries), len(draws), len(self.messages))
        if self._kept == kept:
            return None
        told = self.messages[kept[2] :]
        if len(told) > 1:
            raise RulesError("a step was not stored")
        return encoded(Line.of(self.entries[kept[0] :], draws[kept[1] :], told))

    @classmethod
    def restore(cls, info: GameInfo, stored: Stored) -> Match:
        """Return the match where it stood; SaveError if the rules of today can't go on from it."""
        header, standing = stored.header, stored.standing
        setting = info.setting(
            len(header.names), tuple(header.modules), header.options, header.files
        )
        match = cls.__new__(cls)
        match._sit_down(
            info,
            setting,
            header.names,
            header.secret,
            tuple(header.contributions),
            header.carried,
        )
        match.rules, match.save_version, match.start = header.rules, header.save, header.start
        match.origin = tuple(bygone.stretch() for bygone in header.origin)
        match.status, match._hash = standing.status, standing.hash
        match.entries, match._log.draws = stored.entries(), stored.draws()
        match._histories.take_up(stored.messages())
        match._kept = (len(match.entries), len(match._log.draws), len(match.messages))
        match._text = bytes(standing.state).decode()
        match._go_back_to(load(match.game, match._text))
        match._restore_steps(standing)
        return match

    def _restore_steps(self, standing: Standing) -> None:
        """Make the steps ready that may still be taken back."""
        self._barrier = standing.barrier
        for step in standing.steps:
            text = bytes(step.state).decode()
            heard = dict(zip(self._histories.heard(), step.heard, strict=True))
            before = load(self.game, text)
            self._snapshots.append(Snapshot(before, text, step.seat, frozen(step.action), heard))

    def _header(self) -> Record:
        return Record(
            game=self.info.id,
            rules=self.rules,
            save=self.save_version,
            names=self.names[:],
            modules=self.setting.modules,
            options=dict(self.setting.options),
            files=dict(self.setting.files),
            carried=plain(self.carried),
            commitment=seal(self.secret),
            contributions=self.contributions,
            status=self.status,
            winners=list(self.s.winners),
        )


def plain(carried: dict[str, Any] | None) -> dict[str, Any]:
    """Return a copy as it comes back from a file, so that a replay gets the very same."""
    copy: dict[str, Any] = json.loads(json.dumps(carried or {}))
    return copy
