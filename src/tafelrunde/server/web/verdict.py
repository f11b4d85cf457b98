"""The verdict on a record's dice, as it is sent."""

from __future__ import annotations

from tafelrunde.records.record import Record
from tafelrunde.records.replay import verify

from ..protocol import api

MOST_DETAILS = 20_000  # draws that are listed one by one


def judged(record: Record) -> api.Verdict:
    """Verify a record."""
    checks = verify(record)
    details = [
        {"index": draw.index, "n": draw.n, "result": draw.result, "what": draw.what}
        for draw in record.draws[:MOST_DETAILS]
    ]
    return api.Verdict(
        ok=all(check.ok for check in checks),
        game=record.game,
        names=record.names,
        checks=[api.Check(check.ok, check.text) for check in checks],
        draws=len(record.draws),
        contributions=list(record.contributions),
        details=details,
    )
