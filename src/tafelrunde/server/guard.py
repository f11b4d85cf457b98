"""What keeps strangers out: who may ask from where, how often, and what browsers are told."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.parse import urlsplit

from .protocol.errors import Refusal
from .settings import LOOPBACK, Settings
from .web.asgi import Scope, address_of, header

# No script but our own files. Style attributes are what moves pieces; they can't load anything.
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-src 'self'",  # reports of the lab, which have a stricter policy of their own
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # an invitation's address is nobody else's business
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
READING = ("GET", "HEAD", "OPTIONS")
MOST_ADDRESSES = 10_000  # remembered at once


class Bucket:
    """Tokens that are used up by asking and come back with time."""

    __slots__ = ("per_second", "size", "tokens", "updated")

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self.size = size
        self.per_second = per_second
        self.tokens = size
        self.updated = now

    def fill(self, now: float) -> None:
        """Add what came since the last look."""
        self.tokens = min(self.size, self.tokens + (now - self.updated) * self.per_second)
        self.updated = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take tokens if there are enough."""
        self.fill(now)
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Guard:
    """Looks at every request before anything else does."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins}

    def check(self, scope: Scope) -> None:
        """Refuse an HTTP request that changes something and may not, or comes too fast."""
        if scope["method"] in READING:
            return
        self.check_origin(scope)
        self.check_kind(scope)
        self.check_pace(address_of(scope))

    def check_origin(self, scope: Scope) -> None:
        """Refuse what another site's page sends in its visitor's name."""
        origin = header(scope, b"origin")
        if origin and not self.is_ours(origin.lower(), header(scope, b"host").lower()):
            raise Refusal("bad-origin")

    def is_ours(self, origin: str, host: str) -> bool:
        """Say whether a page may talk to us: one of ours, or one the settings name."""
        if origin in self.origins:
            return True
        try:
            page, here = urlsplit(origin), urlsplit(f"//{host}")
            same = page.netloc == host and page.scheme in ("http", "https")
            # A name that was bent to this machine's own address (DNS rebinding) is not ours.
            return same and (not self.settings.only_here or here.hostname in LOOPBACK)
        except ValueError:
            return False

    def check_kind(self, scope: Scope) -> None:
        """Refuse bodies that a form on another site could send."""
        kind = header(scope, b"content-type").partition(";")[0].strip().lower()
        has_body = header(scope, b"content-length") not in ("", "0")
        if kind != "application/json" and (kind or has_body or header(scope, b"transfer-encoding")):
            raise Refusal("malformed", "send a body as application/json")

    def check_pace(self, address: str, cost: float = 1.0) -> None:
        """Refuse an address that asks for too many changes."""
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.forget(now)
            limits = self.settings.limits
            bucket = Bucket(limits.requests, limits.requests_per_second, now)
            self.buckets[address] = bucket
        if not bucket.take(now, cost):
            raise Refusal("too-fast")

    def forget(self, now: float) -> None:
        """Drop the addresses that have been quiet; all of them, if none was."""
        for bucket in self.buckets.values():
            bucket.fill(now)
        self.buckets = {a: b for a, b in self.buckets.items() if b.tokens < b.size}
        if len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.clear()
