"""The match a table begins: a new one, or one that goes on from a moment of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde.kernel import SaveError
from tafelrunde.records.match import Match
from tafelrunde.records.past import Past

from .documents import ForkData, GatheringData

if TYPE_CHECKING:
    from .core import Core


def new_match(core: Core, gathering: GatheringData) -> Match:
    """Return the match that begins with what was gathered."""
    wish, info, fork = core.setting, core.info, core.data.fork
    assert info is not None
    return Match(
        info,
        info.setting(wish.players, tuple(wish.modules), wish.options, wish.files),
        core.names(),
        secret=gathering.secret,
        contributions=tuple(gathering.contributions),
        carried=carried_over(core) if fork is None else fork.carried,
        past=None if fork is None else past_of(fork, info.rules_version),
    )


def past_of(fork: ForkData, rules: int) -> Past:
    """Return what a match goes on from, unless the rules have changed since."""
    if fork.rules != rules:
        raise SaveError(f"this goes on with rules version {fork.rules}, not {rules}")
    return Past.load(fork.past)


def carried_over(core: Core) -> dict[str, Any]:
    """Return what the last match leaves to the next; one that was broken off leaves nothing new."""
    if core.lost is not None:
        return core.lost.carried
    if core.match is None:
        return {}
    if core.match.status != "over":
        return core.match.carried
    return core.match.game.carry(core.match.game, core.match.s)
