"""A real match: the keyed stream, the log, what everybody was told, and undo."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import (
    EVERYONE,
    NOBODY,
    Action,
    Event,
    Fate,
    Game,
    IllegalAction,
    InfoSet,
    OptionError,
    RulesError,
    State,
    state_hash,
)
from tafelrunde.kernel.insight import audible, look
from tafelrunde.kernel.save import SAVE_VERSION

from . import undo as going_back
from .fairness import fresh_secret, match_key, seal, secret_from_seed
from .notation import write
from .record import UNDO, Draw, Entry, Message, Record, redacted
from .undo import Reason, Snapshot, refusal


class DrawLog(Fate):
    """Lets the stream decide, and notes every draw."""

    def __init__(self) -> None:
        self.draws: list[Draw] = []

    def below(self, s: State, n: int, what: str) -> int:
        """Draw, and note what came."""
        index = s.drawn
        result = s.draw(n)
        self.draws.append(Draw(index, n, result, what))
        return result


class Match:
    """A match between named players that is logged from its first draw on.

    With a `seed` it can be repeated; without one its secret is fresh. The seal of the secret is in
    every record, the secret itself only once the match has ended.
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
    ) -> None:
        check_names(names, setting.players)
        self.info: GameInfo = info
        self.setting: Setting = setting
        self.names: list[str] = list(names)
        self.game: Game = info.build_setting(setting)
        if UNDO in self.game.tables.verbs:
            raise RulesError(f"{info.id} has a verb {UNDO}, which the log needs for itself")
        self.contributions: tuple[str, ...] = contributions
        self.carried: dict[str, Any] = plain(carried)
        self.status: str = "running"
        self.entries: list[Entry] = []
        self.messages: list[Message] = []
        self._secret: str = secret or (fresh_secret() if seed is None else _secret_of(seed))
        self._log: DrawLog = DrawLog()
        self._histories: dict[int, list[Event]] = {v: [] for v in range(NOBODY, setting.players)}
        self._snapshots: list[Snapshot] = []
        self._barrier: Reason = going_back.NOTHING
        self.s: Any = self._begin()
        self.start: str = state_hash(self.s)
        self._hash: str = self.start

    def _begin(self) -> Any:
        s = self.game.blank(self.game.players)
        s.key = match_key(self._secret, self.contributions)
        s.fate = self._log
        s.news = []
        self.game.begin(s, plain(self.carried))
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
        self._restore(before)
        del self._log.draws[draws:]
        self.status = "failed"

    def _note(self, before: State, seat: int, action: Action) -> None:
        """Log a decision that is done, tell everybody, and see whether it may be taken back."""
        self._hash = state_hash(self.s, self._hash)
        self._log_answers(before, seat, action, self._hash)
        heard = {viewer: len(told) for viewer, told in self._histories.items()}
        whispered = self._tell(self.s)
        if before.answers:
            self._stop_undo(going_back.CLOSED)
        elif self.s.drawn != before.drawn:
            self._stop_undo(going_back.DRAWN)
        elif whispered:
            self._stop_undo(going_back.TOLD)
        else:
            if self._snapshots and self._snapshots[-1].seat != seat:
                self._stop_undo(going_back.OTHER)
            self._snapshots.append(Snapshot(before, seat, action, heard))

    def _log_answers(self, before: State, seat: int, action: Action, hashed: str) -> None:
        """Log what was answered in seat order; the hash belongs to the last of the answers."""
        answers = {other: answer for other, answer in enumerate(before.answers) if answer}
        answers[seat] = action
        for other in sorted(answers):
            text = write(self.game, answers[other], self.names)
            self.entries.append(Entry(other, text, hashed if other == max(answers) else ""))

    def _tell(self, s: Any) -> bool:
        """Send everybody their events; say whether any was not for all."""
        events: list[Event] = s.news
        s.news = []
        self.messages.append(Message(len(self.entries), tuple(events)))
        for viewer, told in self._histories.items():
            told.extend([event for event in events if audible(event, viewer)])
        return any(event[0] != EVERYONE for event in events)

    # Undo

    def undo(self, seat: int) -> None:
        """Step back to before the seat's last action, and log that; or say why not."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise refusal(reason)
        snapshot = self._snapshots.pop()
        serial = self.s.serial
        self._restore(snapshot.before)
        self.s.serial = serial + 1  # the number of a decision is never used twice
        for viewer, told in self._histories.items():
            del told[snapshot.heard[viewer] :]
        self._hash = state_hash(self.s, self._hash)
        self.entries.append(Entry(seat, UNDO, self._hash))
        self.messages.append(Message(len(self.entries), (), seat))

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

    def _stop_undo(self, reason: Reason) -> None:
        self._snapshots.clear()
        self._barrier = reason

    def _restore(self, before: State) -> None:
        self.s = before
        self.s.fate = self._log
        self.s.news = []

    # What others get

    def history(self, viewer: int) -> list[Event]:
        """Return what a seat (or NOBODY: a spectator) was told and still stands."""
        return self._histories[viewer][:]

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
        record.secret = self._secret
        record.start = self.start
        record.entries = self.entries[:]
        record.draws = self._log.draws[:]
        record.messages = self.messages[:]
        return record

    def _header(self) -> Record:
        return Record(
            game=self.info.id,
            rules=self.info.rules_version,
            save=SAVE_VERSION,
            names=self.names[:],
            modules=self.setting.modules,
            options=dict(self.setting.options),
            carried=plain(self.carried),
            commitment=seal(self._secret),
            contributions=self.contributions,
            status=self.status,
            winners=list(self.s.winners),
        )


def _secret_of(seed: object) -> str:
    return secret_from_seed(str(seed))


def plain(carried: dict[str, Any] | None) -> dict[str, Any]:
    """Return a copy as it comes back from a file, so that a replay gets the very same."""
    copy: dict[str, Any] = json.loads(json.dumps(carried or {}))
    return copy


def check_names(names: list[str], players: int) -> None:
    """Refuse names that are missing, too many, or can't be written in one line."""
    if len(names) != players:
        raise OptionError(f"{players} players need {players} names, not {len(names)}")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > 40:
            raise OptionError(f"a name has 1 to 40 signs that can be seen, unlike {name!r}")
