"""The past of a match that goes on from another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tafelrunde.kernel import Event, SaveError

from .fairness import seal
from .histories import standing
from .record import Stretch
from .stored import Bygone, encoded, frozen, quick_dump

if TYPE_CHECKING:
    from .match import Match


@dataclass(frozen=True)
class Past:
    """What was played before, stretch by stretch, where that led, and all that was told of it.

    The state follows from what was played, so a replay needs only that.
    """

    origin: tuple[Stretch, ...]
    state: str  # its dump
    events: tuple[Event, ...]  # with their audiences; what was taken back is left out

    def dump(self) -> str:
        """Return it as one line of JSON; it holds secrets, like all that is stored of a match."""
        origin = [Bygone.of(stretch) for stretch in self.origin]
        return encoded(PastParts(origin, self.state, list(self.events)))

    @classmethod
    def load(cls, text: str | bytes) -> Past:
        """Return the past a line of JSON describes."""
        try:
            parts = msgspec.json.decode(text, type=PastParts)
        except msgspec.MsgspecError as error:
            raise SaveError(f"the stored past can't be read: {error}") from None
        origin = tuple(bygone.stretch() for bygone in parts.origin)
        return cls(origin, parts.state, frozen(parts.events))


class PastParts(Struct):
    """A past as it is kept."""

    origin: list[Bygone]
    state: str
    events: list[Any]


def past_of(match: Match) -> Past:
    """Return what another match needs to go on from where this one stands."""
    saved = match.save()
    stretch = Stretch(
        names=saved.names,
        commitment=seal(saved.secret),
        secret=saved.secret,
        contributions=saved.contributions,
        start=saved.start,
        entries=saved.entries,
        draws=saved.draws,
    )
    return Past((*saved.origin, stretch), quick_dump(match.s), standing(saved.messages))
