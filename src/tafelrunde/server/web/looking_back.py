"""What a process of its own does to sum a match up: how far it has come, then what came out.

    python -m tafelrunde.server.web.looking_back < match.json

Lines of two numbers say how many decisions are done; then come an outcome and the summary, as
errands.py writes them.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from tafelrunde.kernel import OptionError, SaveError
from tafelrunde.lab.summary import Effort, summarize
from tafelrunde.records.stored import Parts

from ..protocol.errors import Refusal
from .errands import SOURCE, Outcome, be_modest, refused

MOST_CPU = 900  # seconds
EFFORT = Effort()


class Match(Struct):
    """A match of ours as it is stored, and the levels of the bots that played in it."""

    kept: Parts
    levels: list[str]


def tell(done: int, of: int) -> None:
    """Say how far it has come."""
    sys.stdout.buffer.write(b"%d %d\n" % (done, of))
    sys.stdout.buffer.flush()


def summed_up(match: Match) -> tuple[Outcome, bytes]:
    """Return a match's summary, or why there is none."""
    try:
        record = match.kept.read().record()
        record.source = SOURCE
        found = summarize(record, EFFORT, match.levels, tell)
    except (SaveError, OptionError) as error:
        return refused(Refusal("no-summary", str(error))), b""
    return Outcome(), msgspec.json.encode(found)


def main() -> None:
    """Sum the match up that comes in."""
    be_modest(MOST_CPU)
    outcome, body = summed_up(msgspec.json.decode(sys.stdin.buffer.read(), type=Match))
    sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n" + body)


if __name__ == "__main__":
    main()
