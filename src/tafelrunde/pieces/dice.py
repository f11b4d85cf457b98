"""Dice as one number: a throw of several dice is a single draw that a table turns into faces.

Faces count from 0, since a face may be a symbol; dice with pips add 1 (see `total`).
Subsets of dice are bit masks: bit 0 is the first die.
"""

from collections.abc import Callable
from typing import Final

# The longest table kept; five six-sided dice need 7,776 rows. Longer throws are put together.
TABLE_ROWS: Final = 8192

_TABLES: dict[tuple[int, int], list[tuple[int, ...]]] = {}
_MEMBERS: dict[int, tuple[int, ...]] = {}
_SUBMASKS: dict[int, tuple[int, ...]] = {}


def faces(code: int, sides: int, k: int) -> tuple[int, ...]:
    """Read a draw below `sides ** k` as the faces of `k` dice, the first die leading."""
    table = _TABLES.get((sides, k))
    if table is not None and 0 <= code < len(table):
        return table[code]
    return _faces_without_table(code, sides, k)


def throws(sides: int, k: int) -> list[tuple[int, ...]]:
    """List all throws of a few dice by their draw, for those who throw them very often."""
    faces(0, sides, k)
    return _TABLES[(sides, k)]


def encode(dice: tuple[int, ...], sides: int) -> int:
    """Give the draw that shows these faces; the inverse of `faces`."""
    code = 0
    for face in dice:
        if not 0 <= face < sides:
            raise ValueError(f"a die of {sides} sides has no face {face}")
        code = code * sides + face
    return code


def total(code: int, sides: int, k: int) -> int:
    """Add up the pips of a throw of `k` dice numbered from 1."""
    return k + sum(faces(code, sides, k))


def tally(dice: tuple[int, ...], sides: int) -> tuple[int, ...]:
    """Count how often each face lies there: the form in which `odds` takes dice."""
    counts = [0] * sides
    for face in dice:
        counts[face] += 1
    return tuple(counts)


def members(mask: int) -> tuple[int, ...]:
    """List the positions of the dice in a mask, in ascending order."""
    known = _MEMBERS.get(mask)
    if known is not None:
        return known
    if mask < 0:
        raise ValueError(f"a mask of dice cannot be negative: {mask}")
    positions = tuple([i for i in range(mask.bit_length()) if mask >> i & 1])
    _MEMBERS[mask] = positions
    return positions


def submasks(mask: int) -> tuple[int, ...]:
    """List all subsets of a mask, the empty one first and then ascending."""
    known = _SUBMASKS.get(mask)
    if known is not None:
        return known
    if mask < 0:
        raise ValueError(f"a mask of dice cannot be negative: {mask}")
    found = [0]
    while found[-1] != mask:
        # Subtracting the mask carries through the bits outside it: the next larger subset.
        found.append((found[-1] - mask) & mask)
    _SUBMASKS[mask] = tuple(found)
    return _SUBMASKS[mask]


def replace(dice: tuple[int, ...], mask: int, thrown: tuple[int, ...]) -> tuple[int, ...]:
    """Put newly thrown faces, in order, in the places of the masked dice."""
    positions = members(mask)
    if len(positions) != len(thrown):
        raise ValueError(f"{len(thrown)} faces do not fit {len(positions)} dice")
    if positions and positions[-1] >= len(dice):
        raise ValueError(f"there is no die {positions[-1] + 1} among {len(dice)}")
    changed = list(dice)
    for position, face in zip(positions, thrown, strict=True):
        changed[position] = face
    return tuple(changed)


def beyond(dice: tuple[int, ...], kept: tuple[int, ...]) -> int:
    """Mask the dice that remain when `kept[face]` dice of each face, the first ones, are kept."""
    left = list(kept)
    mask = 0
    for position, face in enumerate(dice):
        if left[face] > 0:
            left[face] -= 1
        else:
            mask |= 1 << position
    if any(left):
        raise ValueError(f"the dice {dice} do not hold {kept} of each face")
    return mask


def _faces_without_table(code: int, sides: int, k: int) -> tuple[int, ...]:
    """Check a draw, then build its table, or join two shorter throws where that is too long."""
    if sides < 1 or k < 0:
        raise ValueError(f"there are no {k} dice of {sides} sides")
    rows: int = sides**k
    if not 0 <= code < rows:
        raise ValueError(f"{k} dice of {sides} sides show no throw number {code}")
    if rows > TABLE_ROWS:
        tail = _dice_in_a_table(sides)
        if k <= tail:  # one die with more sides than a table has rows
            return (code,)
        span: int = sides**tail
        return faces(code // span, sides, k - tail) + faces(code % span, sides, tail)
    table: list[tuple[int, ...]] = [()]
    for _ in range(k):
        table = [(*head, face) for head in table for face in range(sides)]
    _TABLES[(sides, k)] = table
    return table[code]


def _dice_in_a_table(sides: int) -> int:
    """Say how many dice of this kind fit one table, at least one."""
    dice = 1
    while sides ** (dice + 1) <= TABLE_ROWS:
        dice += 1
    return dice


def roll_off(seats: list[int], throw: Callable[[int], int]) -> int:
    """Return who starts: everybody throws, and the highest throw again until one is left."""
    while len(seats) > 1:
        thrown = [throw(seat) for seat in seats]
        seats = [seat for seat, number in zip(seats, thrown, strict=True) if number == max(thrown)]
    return seats[0]
