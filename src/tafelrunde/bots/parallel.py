"""Several processes think about one decision: each in worlds of its own, then all opinions count.

They share a seed, so all look at the same candidates and hold the same one usual; only their worlds
differ. With a fixed number of iterations for each process the choice is always the same, whichever
process is done first. How a process is asked is the server's business (server/questions.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Action, InfoSet

from .parts import Parts
from .search import Candidate, Mind, race

FINALIST = 0.5  # of the visits of the most tried: what most processes dropped early has fewer

# What a process thinks of each way: how often it was tried, what it brought, its leads by world.
Opinion = tuple[tuple[Action, ...], int, float, list[float]]


def opinions(known: InfoSet, parts: Parts, seed: object, number: int) -> list[Opinion]:
    """Return what process number so and so thinks of the candidates of a decision."""
    mind = Mind(known.game, parts, known.seat, f"{seed}, process {number}")
    mind.table = parts.table(known.game, seed)  # what is usual is the same to all
    candidates = mind.candidates(known)
    if len(candidates) > 1:
        race(mind, known, candidates, parts.clock())
    return [(one.way, one.visits, one.total, one.gaps) for one in candidates]


def merged(found: Sequence[list[Opinion]]) -> list[Candidate]:
    """Add up what several processes think; all looked at the same candidates."""
    candidates = [Candidate(way) for way, _, _, _ in found[0]]
    for opinion in found:
        for candidate, (_, visits, total, gaps) in zip(candidates, opinion, strict=True):
            candidate.visits += visits
            candidate.total += total
            candidate.gaps += gaps
    return candidates


def best_together(candidates: list[Candidate], doubt: float) -> Candidate:
    """Return the best of those tried often; the usual one unless another is better for sure.

    Unlike a single process, several need not have dropped the same candidates: one that only some
    of them kept to the end was tried less often than the usual one, and may be the best still.
    """
    enough = FINALIST * max([one.visits for one in candidates])
    best, ahead = candidates[0], 0.0
    for one in candidates[1:]:
        lead = one.lead(doubt)
        if one.visits >= enough and lead > ahead:
            best, ahead = one, lead
    return best
