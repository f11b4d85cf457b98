"""Numbers for whoever runs a server, in the form Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Metrics(Collector):
    """What is counted; each server counts for itself."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.received = 0  # plain numbers where it happens often
        self.sent = 0
        self.registry.register(self)
        self.connections = Gauge("tafelrunde_connections", "Open sockets.", registry=self.registry)
        self.refused = Counter(
            "tafelrunde_refusals", "Messages refused.", ["code"], registry=self.registry
        )
        self.closed = Counter(
            "tafelrunde_closed", "Sockets the server closed.", ["code"], registry=self.registry
        )
        self.requests = Histogram(
            "tafelrunde_request_seconds",
            "Time of HTTP requests.",
            ["status"],
            registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Give the plain numbers when they are asked for."""
        for name, text, value in (
            ("tafelrunde_messages_received", "Messages from clients.", self.received),
            ("tafelrunde_messages_sent", "Messages to clients.", self.sent),
        ):
            yield CounterMetricFamily(name, text, value=value)

    def text(self) -> bytes:
        """Return all numbers."""
        return generate_latest(self.registry)
