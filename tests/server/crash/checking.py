"""What must be true after all the killing: nothing lost, nothing twice, everything proven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from tafelrunde.kernel import NOBODY, Game
from tafelrunde.kernel.insight import audible
from tafelrunde.lab.subject import as_json
from tafelrunde.records.notation import write
from tafelrunde.records.record import UNDO, Record
from tafelrunde.records.replay import begin_again, end_differs, repeat, verify
from tafelrunde.records.stored import frozen
from tafelrunde.server.protocol import socket
from tests.server.crash.regulars import Regular

Decision = tuple[int, int]  # serial and seat
Digest = bytes  # of a history, from its first event on


@dataclass(frozen=True)
class Replayed:
    """A record that was played again: what was answered to each decision."""

    record: Record
    game: Game
    answers: dict[Decision, str]

    def text(self, act: socket.Act) -> str:
        """Return an action as the record writes it."""
        return write(self.game, frozen(act.actions[0]), self.record.names)


def check_match(record: Record, number: int, players: Sequence[Regular]) -> None:
    """Check a finished match: by itself, and against what its players know of it."""
    checks = verify(record)
    assert all(check.ok for check in checks), checks
    again = replayed(record)
    for player in players:
        check_answers(again, number, player)
        check_undone(record, number, player)
        check_seen(record, number, player)


def replayed(record: Record) -> Replayed:
    """Play a record again and compare every hash; no decision may have been answered twice."""
    match = begin_again(record)
    assert match.start == record.start, "the match starts in another state"
    answers: dict[Decision, str] = {}
    for number, entry in enumerate(record.entries):
        decision = (match.s.serial, entry.seat)
        if entry.text != UNDO:
            assert decision not in answers, f"decision {decision} was answered twice"
            answers[decision] = entry.text
        problem = repeat(match, entry)
        assert not problem, f"entry {number} ({entry.text}): {problem}"
        logged = match.entries[: number + 1]
        assert logged == record.entries[: len(logged)], f"entry {number} has another hash"
    assert end_differs(match, record) == ""
    return Replayed(record, match.game, answers)


def check_answers(again: Replayed, number: int, player: Regular) -> None:
    """What the player was told is stored is in the record, and nothing they never sent."""
    acknowledged = Counter[Decision]()
    for match, act in player.acts(stored=True):
        if match == number:
            acknowledged[act.decision] += 1
            recorded = again.answers.get(act.decision)
            assert recorded == again.text(act), f"{act} is stored, but recorded is {recorded}"
    assert set(acknowledged.values()) <= {1}, "a decision was acknowledged twice"
    sent = {(act.decision, again.text(act)) for m, act in player.acts(stored=False) if m == number}
    ordered = player.count(socket.Order, number, stored=False) > 0
    for decision, text in again.answers.items():
        if decision[1] == player.viewer:
            mine = (decision, text) in sent or (ordered and text == "pass")
            assert mine, f"{text} is recorded for decision {decision}, but was never sent"


def check_undone(record: Record, number: int, player: Regular) -> None:
    """Every undo that was acknowledged is there, and none that was not asked for."""
    found = sum(entry == (player.viewer, UNDO) for entry in seats_and_texts(record))
    sent = player.count(socket.Undo, number, stored=False)
    assert player.count(socket.Undo, number, stored=True) <= found <= sent


def seats_and_texts(record: Record) -> Iterable[tuple[int, str]]:
    """Yield who did what."""
    return ((entry.seat, entry.text) for entry in record.entries)


def check_seen(record: Record, number: int, player: Regular) -> None:
    """What the player had been told whenever the server died is what the record says was told."""
    seen = [(viewer, history) for match, viewer, history in player.seen if match == number]
    moments = {viewer: moments_of(record, viewer) for viewer, _ in seen}
    for viewer, history in seen:
        digest = b""
        for event in history:
            digest = chained(digest, event)
        assert digest in moments[viewer], f"{player.guest.name} was told what is not in the record"


def moments_of(record: Record, viewer: int) -> set[Digest]:
    """Return all histories the viewer ever had in a match, as digests."""
    digests, moments = [b""], {b""}
    lengths: list[int] = []
    for message in record.messages:
        if message.undo != NOBODY:
            del digests[lengths.pop() :]
        else:
            lengths.append(len(digests))
            for event in message.events:
                if audible(event, viewer):
                    digests.append(chained(digests[-1], event[1:]))
        moments.add(digests[-1])
    return moments


def chained(digest: Digest, event: Any) -> Digest:
    """Return the digest of a history with one event more."""
    return blake2b(digest + as_json(event).encode(), digest_size=16).digest()


def check_chat(lines: Sequence[str], players: Sequence[Regular]) -> None:
    """Every line that was acknowledged is there once, and no line twice or from nowhere."""
    found = Counter(lines)
    for player in players:
        for line in player.lines(stored=True):
            assert found[line] == 1, f"{line!r} is stored {found[line]} times"
    sent = {line for player in players for line in player.lines(stored=False)}
    assert set(found) <= sent and set(found.values()) <= {1}
