"""Actions as they come over the wire: JSON has lists where rules have tuples."""

from __future__ import annotations

from typing import Any

from .errors import Refusal

DEEPEST = 4  # lists in lists


def action_from(data: Any, depth: int = 0) -> Any:
    """Return an action with tuples where JSON has lists."""
    if not isinstance(data, list):
        return data
    if depth == DEEPEST:
        raise Refusal("malformed", "no action has so many lists in lists")
    return tuple([action_from(item, depth + 1) for item in data])
