"""Teams: who wins together, and where they sit (8.3)."""

from __future__ import annotations

from tafelrunde.pieces.lasting import Lasting


class Teams:
    """The sides of a match; without teams every seat is a side of its own."""

    def __init__(self, sides: list[list[int]]) -> None:
        self.sides: list[list[int]] = sides
        members = sorted([(seat, side) for side, seats in enumerate(sides) for seat in seats])
        self.side_of: list[int] = [side for _, side in members]
        self.shown_discards: Lasting = Lasting()
        self.shown_stack: Lasting = Lasting()
        self.shown_in_play: Lasting = Lasting()
        self.shown_seats: dict[int, Lasting] = {}  # by viewer


def seated(sizes: tuple[int, ...]) -> list[list[int]]:
    """Deal the seats round the teams in turn, so that members sit apart."""
    sides: list[list[int]] = [[] for _ in sizes]
    seat = 0
    while seat < sum(sizes):
        for side, size in zip(sides, sizes, strict=True):
            if len(side) < size:
                side.append(seat)
                seat += 1
    return sides
