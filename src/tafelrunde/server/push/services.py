"""Which addresses we send to: a person names them, so they must not lead anywhere we don't know."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

# The push services of the browsers there are; names below one of these count as well.
KNOWN = (
    "fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Brave, Samsung Internet
    "push.services.mozilla.com",  # Firefox
    "push.apple.com",  # Safari
    "notify.windows.com",  # Edge
)
_NAME = re.compile(r"[a-z0-9.-]+", re.ASCII)


def is_known(endpoint: str, more: tuple[str, ...] = ()) -> bool:
    """Say whether an address belongs to a push service: a known one, or one the host named.

    The host names `name` or `name:port`; certificates are checked, so a name can't be bent.
    """
    try:
        parts = urlsplit(endpoint)
        port, name = parts.port, parts.hostname or ""
    except ValueError:
        return False
    if parts.scheme != "https" or parts.username is not None or parts.password is not None:
        return False
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    if not _NAME.fullmatch(name):  # others may read an odd name in another way than we do
        return False
    if (name if port in (None, 443) else f"{name}:{port}") in more:
        return True
    return port in (None, 443) and any(name == one or name.endswith(f".{one}") for one in KNOWN)


def origin_of(endpoint: str) -> str:
    """Return the part of an address that says whose it is."""
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"
