"""Rerolling dice of two kinds, checked against the solver for equal dice and plain enumeration."""

from functools import cache
from itertools import product

import pytest

from tafelrunde.pieces.mixed import Kind, MixedRerolls, Worth, showing
from tafelrunde.pieces.odds import solver

BLANK, BOMB, GUN = 0, 1, 2
PLAIN = (0, 1, 2, 3, 4, 5)
SHARED = (1, 2)
TOLL = [0.0, 0.1, 0.15, 0.3, 0.32, 0.5]


def odd_joint(size: int) -> list[list[float]]:
    """Some table in which no two entries are alike."""
    return [[(a * 7 + b * 3) % 11 / 4 + a * 0.01 for b in range(size)] for a in range(size)]


# As two kinds that are the same: the exact solver for equal dice knows the truth


@pytest.mark.parametrize("locked", [0, 1 << BOMB])
@pytest.mark.parametrize("bust", [1, 2, 3, 6])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_two_kinds_that_are_alike_are_worth_what_equal_dice_are(
    locked: int, bust: int, left: int
) -> None:
    ours, theirs = Kind(3, PLAIN, SHARED, locked), Kind(2, PLAIN, SHARED, locked)
    mixed = MixedRerolls(ours, theirs, bust)
    equal = solver(5, 6, locked, BOMB, bust)
    each, joint = (0.3, 0.0, 0.0, 0.7, -0.2, 1.1), odd_joint(6)

    def own(hand: tuple[int, ...]) -> float:
        return sum(count * worth for count, worth in zip(hand, each, strict=True))

    worth = Worth(
        [own(hand) for hand in ours.sets.hands[: ours.full]],
        [own(hand) for hand in theirs.sets.hands[: theirs.full]],
        joint,
        TOLL,
    )
    final = [own(hand) + joint[hand[BOMB]][hand[GUN]] for hand in equal.outcomes]
    truth = equal.values(final, left, TOLL)[left]
    found = mixed.values(left, worth)
    for (i, a), (k, b) in product(
        enumerate(ours.sets.hands[: ours.full]), enumerate(theirs.sets.hands[: theirs.full])
    ):
        together = tuple(x + y for x, y in zip(a, b, strict=True))
        assert found[i][k] == pytest.approx(truth[equal.sets.index[together]])


# As kinds that differ: one die of each, and every throw looked at


OTHER = (0, 1, 3, 3, 3, 2)  # three sides are the same


def by_hand(first: int, second: int, left: int) -> float:
    """The value of a roll of one plain and one other die; a bomb is locked, two end it."""
    joint = odd_joint(3)

    def final(a: int, b: int) -> float:
        bombs, guns = (a == BOMB) + (b == BOMB), (a == GUN) + (b == GUN)
        return (0, 0, 0, 0.5, 1.5, 0.1)[a] + (0, 0, 0, 0.9)[b] + joint[bombs][guns]

    @cache
    def best(a: int, b: int, more: int) -> float:
        values = [final(a, b)]
        if more and (a, b) != (BOMB, BOMB):
            if a != BOMB:
                values.append(sum(best(x, b, more - 1) for x in PLAIN) / 6 - TOLL[1])
            if b != BOMB:
                values.append(sum(best(a, y, more - 1) for y in OTHER) / 6 - TOLL[1])
            if BOMB not in (a, b):
                both = sum(best(x, y, more - 1) for x in PLAIN for y in OTHER)
                values.append(both / 36 - TOLL[2])
        return max(values)

    return best(first, second, left)


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_side_that_repeats_is_as_likely_as_its_number(left: int) -> None:
    ours, theirs = Kind(1, PLAIN, SHARED, 1 << BOMB), Kind(1, OTHER, SHARED, 1 << BOMB)
    mixed = MixedRerolls(ours, theirs, 2)
    faces = [hand.index(1) for hand in ours.sets.hands[: ours.full]]
    others = [hand.index(1) for hand in theirs.sets.hands[: theirs.full]]
    worth = Worth(
        [(0, 0, 0, 0.5, 1.5, 0.1)[face] for face in faces],
        [(0, 0, 0, 0.9)[face] for face in others],
        odd_joint(3),
        TOLL[:3],
    )
    for i, a in enumerate(faces):
        for k, b in enumerate(others):
            assert mixed.values(left, worth)[i][k] == pytest.approx(by_hand(a, b, left))
            weighed = mixed.weigh((i, k), left, worth)
            assert max(weighed)[0] == pytest.approx(by_hand(a, b, left))


# Keeping


def some_worth(mixed: MixedRerolls) -> Worth:
    return Worth([0.0] * mixed.first.full, [0.0] * mixed.second.full, odd_joint(6), TOLL)


def test_locked_dice_are_in_every_keep_and_larger_keeps_come_first() -> None:
    ours, theirs = Kind(3, PLAIN, SHARED, 1 << BOMB), Kind(2, OTHER, SHARED, 1 << BOMB)
    mixed = MixedRerolls(ours, theirs, 3)
    roll = mixed.hands((0, 1, 2, 0, 0, 0), (1, 1, 0, 0))
    keeps = mixed.weigh(roll, 2, some_worth(mixed))
    assert len(keeps) == 3 * 2  # none, one or two guns; with and without the blank
    assert all(ours.sets.hands[i][BOMB] == theirs.sets.hands[k][BOMB] == 1 for _, i, k in keeps)
    kept = [sum(ours.sets.hands[i]) + sum(theirs.sets.hands[k]) for _, i, k in keeps]
    assert kept == sorted(kept, reverse=True)
    assert keeps[0][1:] == roll


def test_a_roll_that_ends_the_rolling_leaves_nothing_but_to_stop() -> None:
    mixed = MixedRerolls(Kind(3, PLAIN, SHARED), Kind(2, OTHER, SHARED), 3)
    roll = mixed.hands((0, 2, 1, 0, 0, 0), (0, 1, 1, 0))
    assert len(mixed.weigh(roll, 2, some_worth(mixed))) == 1


# Refusals


def test_dice_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="no kind of dice"):
        Kind(0, PLAIN, SHARED)
    with pytest.raises(ValueError, match="no kind of dice"):
        Kind(2, (0, 1, 2, 3, 4), SHARED)
    with pytest.raises(ValueError, match="no kind of dice"):
        Kind(2, (0, 1, 2, 3, 4, 9), SHARED)
    with pytest.raises(ValueError, match="once each"):
        Kind(2, OTHER, (1, 3))
    with pytest.raises(ValueError, match="fewer than one"):
        MixedRerolls(Kind(1, PLAIN, SHARED), Kind(1, OTHER, SHARED), 0)


def test_a_roll_must_count_all_dice() -> None:
    mixed = MixedRerolls(Kind(3, PLAIN, SHARED), Kind(2, OTHER, SHARED), 3)
    with pytest.raises(ValueError, match="do not count all dice"):
        mixed.hands((1, 1, 0, 0, 0, 0), (1, 1, 0, 0))
    with pytest.raises(ValueError, match="do not count all dice"):
        mixed.hands((3, 0, 0, 0, 0, 0), (3, 0, 0, 0))


def test_dice_that_show_a_face_are_counted_as_if_they_were_thrown() -> None:
    dice = [(0, 1, 2, 3, 4, 5), (1, 1, 1, 0, 0, 2), (7, 7, 7, 7, 7, 7)]
    for face in range(8):
        counts = [throw.count(face) for throw in product(*dice)]
        wanted = tuple(counts.count(number) for number in range(4))
        assert showing(tuple(die.count(face) for die in dice)) == wanted


def test_a_die_has_no_more_sides_with_a_face_than_sides() -> None:
    assert showing(()) == (1,)
    with pytest.raises(ValueError, match="no face is on"):
        showing((1, 7))
