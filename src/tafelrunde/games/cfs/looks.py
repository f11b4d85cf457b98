"""What a position looks like to everybody: worlds that look alike are thought about once.

Search tries a few activations in many worlds that differ in hidden things alone. As long as no dice
fall between, they all come to the same open position.
"""

from __future__ import annotations

from .state import CfsState

Needs = tuple[int, ...]
Pieces = tuple[tuple[int, ...], ...]  # by figure, by field
# Who stands where with what, what lies about, energy fields, who is down, out, done, the round, who
# is active with how many actions.
Look = tuple[tuple[int, ...], Pieces, Pieces, int, int, int, int, int, int, int]


def look_of(s: CfsState) -> Look:
    """Return all that is open and that plans and dangers hang on."""
    return (
        tuple(s.where),
        tuple(s.load),
        tuple(s.floor),
        s.fields,
        s.down,
        s.out,
        s.done,
        s.round,
        s.active,
        s.actions,
    )
