"""Verifying a record in a process of its own: text in, a verdict or a refusal as JSON out.

    python -m tafelrunde.server.web.verdict < record.yaml

A record comes from anybody and may be big and odd; whatever it does to the reader, tables go on.
"""

from __future__ import annotations

import sys

import msgspec

from tafelrunde.kernel import SaveError
from tafelrunde.records.record import load_record
from tafelrunde.records.replay import verify

from ..protocol import api

MOST_DETAILS = 20_000  # draws that are listed one by one


class Outcome(msgspec.Struct):
    """What came out: a verdict, or why the record can't be read."""

    verdict: api.Verdict | None = None
    refused: str = ""


def judge(text: str) -> Outcome:
    """Verify a record."""
    try:
        record = load_record(text, "this record")
        checks = verify(record)
    except SaveError as error:
        return Outcome(refused=str(error))
    details = [
        {"index": draw.index, "n": draw.n, "result": draw.result, "what": draw.what}
        for draw in record.draws[:MOST_DETAILS]
    ]
    verdict = api.Verdict(
        ok=all(check.ok for check in checks),
        game=record.game,
        names=record.names,
        checks=[api.Check(check.ok, check.text) for check in checks],
        draws=len(record.draws),
        contributions=list(record.contributions),
        details=details,
    )
    return Outcome(verdict)


def main() -> None:
    """Judge what comes in."""
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    sys.stdout.buffer.write(msgspec.json.encode(judge(text)))


if __name__ == "__main__":
    main()
