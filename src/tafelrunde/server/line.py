"""One client's connection, as tables see it."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel import NOBODY

from .frames import Wire
from .metrics import Metrics
from .people import Person
from .protocol.errors import Refusal
from .protocol.socket import Bye
from .settings import Limits
from .table.channels import refused

TRY_AGAIN = 1012  # what the browser is told besides our `bye`: the service restarts,
NO_MORE = 1008  # or somebody broke a rule
_encode = msgspec.json.Encoder().encode


class Line:
    """A connection: sending never waits, and a client that takes nothing is cut off."""

    def __init__(self, wire: Wire, limits: Limits, metrics: Metrics) -> None:
        self.person: Person | None = None  # until somebody is known
        self.seat = NOBODY  # which of their seats this page is for
        self.closed = False  # nothing more will be sent
        self.wire = wire
        self._most_unsent = limits.unsent_bytes
        self._metrics = metrics

    def send(self, *texts: bytes) -> None:
        """Send messages, all of them at once: what costs most is going to the network."""
        if self.closed:
            return
        self._metrics.sent += len(texts)
        if self.wire.write_texts(*texts) > self._most_unsent:
            self.close("slow", again=True)

    def refuse(self, refusal: Refusal, ref: int = -1) -> None:
        """Say that a request is not carried out."""
        self._metrics.refused.labels(refusal.code).inc()
        self.send(refused(ref, refusal))

    def close(self, code: str, again: bool) -> None:
        """Say goodbye and hang up, after what was sent before."""
        if self.closed:
            return
        self.closed = True
        self._metrics.closed.labels(code).inc()
        self.wire.write_texts(_encode(Bye(code, again)))
        self.wire.hang_up(TRY_AGAIN if again else NO_MORE)
