"""Chapter 7: what lies in one's zone at the end."""

from __future__ import annotations

from tafelrunde.kernel import Chapter, Frame, Game

from ..dungeon import Dungeon
from ..names import COPIES, MATCHING, PLAIN, RESOURCES, SOUGHT, WANTED
from ..state import CfsState

scoring_chapter = Chapter("scoring")


def scoring(g: Game, s: CfsState, frame: Frame) -> None:
    """Two further cards are turned up (1.4), all points counted, most points win (7.2)."""
    turn_up(g, s)
    scores = [score(g, s, seat) for seat in range(g.players)]
    for seat, (points, pieces) in enumerate(scores):
        s.tell("needs_shown", seat, s.needs[seat])
        s.tell("scored", seat, points, pieces)
    best = max(scores)
    g.finish(s, [seat for seat, result in enumerate(scores) if result == best])


def turn_up(g: Game, s: CfsState) -> None:
    """They come from the cards nobody was dealt."""
    left = [COPIES] * len(RESOURCES)
    for needs in s.needs:
        for kind in needs:
            left[kind] -= 1
    for _ in range(WANTED):
        kinds = [kind for kind, number in enumerate(left) for _ in range(number)]
        kind = kinds[s.pick(kinds, "sought")]
        left[kind] -= 1
        s.sought.append(kind)
        s.tell("sought_shown", kind)


def worth(s: CfsState, seat: int, kind: int) -> int:
    """Return the points of a piece: never both (7.1)."""
    if kind in s.needs[seat]:
        return MATCHING
    return SOUGHT if kind in s.sought else PLAIN


def pieces_of(g: Game, s: CfsState, seat: int) -> list[int]:
    """Return the kinds of the pieces that lie in a zone; what is carried doesn't count (9.6)."""
    dungeon: Dungeon = g.ground
    return [kind for node in dungeon.zones[seat] for kind in s.floor[node]]


def score(g: Game, s: CfsState, seat: int) -> tuple[int, int]:
    """Return points and pieces: more pieces break ties (7.2)."""
    pieces = pieces_of(g, s, seat)
    return sum([worth(s, seat, kind) for kind in pieces]), len(pieces)


scoring_chapter.event("sought_shown", resource="resource")
scoring_chapter.event("needs_shown", seat="seat", resources="resource*")
scoring_chapter.event("scored", seat="seat", points="number", pieces="number")
scoring_chapter.event("won", winners="seat*")
scoring_chapter.step("scoring", scoring)
