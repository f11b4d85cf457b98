"""Parts of what the coach says, at a decision and looking back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .common import Action


class Because(Struct):
    """A reason; its text is `reason-<key>`, its values are those the vocabulary declares."""

    key: str
    values: list[Any]


class Weighed(Struct):
    """Something else that could be done, and how far it stays behind what is suggested."""

    action: Action
    then: list[Action]
    chance: float  # to win, 0 to 1
    behind: float  # by so much of a chance
    error: float  # standard error of that
    tried: int  # worlds
