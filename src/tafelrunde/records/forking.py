"""Going on from any moment of a match that was recorded, in a match of its own."""

from __future__ import annotations

from tafelrunde.kernel import OptionError, SaveError

from .past import Past, past_of
from .reading import in_line
from .record import Record
from .replay import begin_again, repeat, replay, without_breakdown


def fork(record: Record, entries: int) -> Past:
    """Return what a match needs to go on from a record after so many lines of its log.

    The record has to play again without any difference; an OptionError says where nobody can go on.
    """
    record = without_breakdown(record)
    again = replay(record)
    if not again.ok:
        sentence = f"nobody can go on from it: {again.difference}"
        because = [SaveError(again.difference)]
        what = SaveError(sentence, "error-record-differs", because)
        raise in_line(record.source, again.line, what)
    check_moment(record, entries)
    match = begin_again(record)
    for entry in record.entries[:entries]:
        repeat(match, entry)
    return past_of(match)


def check_moment(record: Record, entries: int) -> None:
    """Refuse a place in the log that is no moment of the match, or its end."""
    moments = {message.after for message in record.messages}
    if entries not in moments:
        raise OptionError(
            f"a match goes on after 0 to {len(record.entries)} lines of its log, "
            f"with all answers given at once, not after {entries}",
            "error-fork-moment",
            lines=len(record.entries),
            number=entries,
        )
    if record.status == "over" and entries == len(record.entries):
        sentence = "the match is over there: go on from an earlier moment"
        raise OptionError(sentence, "error-fork-over")
