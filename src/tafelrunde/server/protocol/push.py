"""Bodies for turn notices by web push."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PushKey(Struct):
    """The server's public key for web push; empty where it sends none."""

    key: str


class PushSubscription(Struct, forbid_unknown_fields=True):
    """Where a browser of yours wants to be told that it is your turn."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=10, max_length=200)]
    auth: Annotated[str, Meta(min_length=10, max_length=100)]
