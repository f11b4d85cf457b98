"""Dice as one number, and subsets of dice as bit masks."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.pieces import dice


@st.composite
def throws(draw: st.DrawFn) -> tuple[int, tuple[int, ...]]:
    sides = draw(st.integers(1, 20))
    return sides, tuple(draw(st.lists(st.integers(0, sides - 1), max_size=12)))


@given(throws())
def test_encoding_then_reading_gives_the_same_faces(throw: tuple[int, tuple[int, ...]]) -> None:
    sides, thrown = throw
    assert dice.faces(dice.encode(thrown, sides), sides, len(thrown)) == thrown


@given(st.integers(2, 10), st.integers(1, 12), st.data())
def test_reading_then_encoding_gives_the_same_draw(sides: int, k: int, data: st.DataObject) -> None:
    code = data.draw(st.integers(0, sides**k - 1))
    assert dice.encode(dice.faces(code, sides, k), sides) == code


def test_five_dice_show_each_of_their_7776_throws_once_and_in_order() -> None:
    shown = [dice.faces(code, 6, 5) for code in range(6**5)]
    assert shown == list(product(range(6), repeat=5))


def test_the_first_die_leads_the_number() -> None:
    assert dice.faces(7, 6, 2) == (1, 1)
    assert dice.faces(6, 6, 2) == (1, 0)
    assert dice.encode((0, 0, 5), 6) == 5


def test_no_dice_have_one_throw_without_faces() -> None:
    assert dice.faces(0, 6, 0) == ()
    assert dice.encode((), 6) == 0


def test_a_die_with_more_sides_than_a_table_has_rows_is_read_too() -> None:
    assert dice.faces(123_456, 1_000_000, 1) == (123_456,)
    assert dice.faces(5 * 1_000_000 + 7, 1_000_000, 2) == (5, 7)


@pytest.mark.parametrize(("code", "k"), [(-1, 2), (36, 2), (6**9, 9), (-1, 9), (0, -1)])
@pytest.mark.parametrize("seen_before", [False, True])
def test_a_draw_out_of_range_is_refused(code: int, k: int, seen_before: bool) -> None:
    if seen_before:
        dice.faces(0, 6, 2)
    with pytest.raises(ValueError, match="dice of 6 sides"):
        dice.faces(code, 6, k)


@pytest.mark.parametrize("face", [-1, 6])
def test_a_face_that_is_not_on_the_die_is_refused(face: int) -> None:
    with pytest.raises(ValueError, match=f"no face {face}"):
        dice.encode((0, face), 6)


def test_a_total_counts_pips_from_one() -> None:
    assert [dice.total(code, 6, 1) for code in range(6)] == [1, 2, 3, 4, 5, 6]
    assert dice.total(dice.encode((5, 5, 0), 6), 6, 3) == 13


def test_a_tally_counts_each_face() -> None:
    assert dice.tally((5, 1, 5, 0, 5), 6) == (1, 1, 0, 0, 0, 3)


def test_members_are_the_positions_of_the_set_bits() -> None:
    assert dice.members(0) == ()
    assert dice.members(0b10110) == (1, 2, 4)


@given(st.integers(0, 2**12 - 1))
def test_members_add_up_to_their_mask(mask: int) -> None:
    assert sum(1 << position for position in dice.members(mask)) == mask


@given(st.integers(0, 2**8 - 1))
def test_submasks_are_all_subsets_in_ascending_order(mask: int) -> None:
    positions = dice.members(mask)
    subsets = [
        sum(1 << position for position in chosen)
        for size in range(len(positions) + 1)
        for chosen in combinations(positions, size)
    ]
    assert list(dice.submasks(mask)) == sorted(subsets)


def test_masks_below_zero_are_refused() -> None:
    with pytest.raises(ValueError, match="negative"):
        dice.members(-1)
    with pytest.raises(ValueError, match="negative"):
        dice.submasks(-1)


def test_replacing_changes_the_masked_dice_only_and_in_order() -> None:
    assert dice.replace((0, 1, 2, 3, 4), 0b10010, (5, 0)) == (0, 5, 2, 3, 0)
    assert dice.replace((0, 1), 0, ()) == (0, 1)


def test_replacing_refuses_too_many_faces_and_dice_that_are_not_there() -> None:
    with pytest.raises(ValueError, match="3 faces do not fit 2 dice"):
        dice.replace((0, 1, 2), 0b011, (1, 1, 1))
    with pytest.raises(ValueError, match="no die 4 among 3"):
        dice.replace((0, 1, 2), 0b1000, (1,))


def test_the_first_dice_of_a_face_are_kept_and_the_others_lie_beyond() -> None:
    assert dice.beyond((5, 1, 5, 0, 5), (0, 1, 0, 0, 0, 2)) == 0b11000
    assert dice.beyond((5, 1, 5), (0, 0, 0, 0, 0, 0)) == 0b111


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6), st.data())
def test_what_is_not_beyond_has_the_tally_that_was_kept(
    faces: list[int], data: st.DataObject
) -> None:
    kept_dice = data.draw(st.lists(st.sampled_from(range(len(faces))), unique=True))
    kept = dice.tally(tuple(faces[i] for i in kept_dice), 6)
    beyond = dice.beyond(tuple(faces), kept)
    rest = tuple(face for i, face in enumerate(faces) if not beyond >> i & 1)
    assert dice.tally(rest, 6) == kept


def test_keeping_dice_that_are_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="do not hold"):
        dice.beyond((0, 1), (2, 0, 0, 0, 0, 0))


def test_all_throws_are_listed_by_their_draw() -> None:
    listed = dice.throws(6, 3)
    assert listed == [dice.faces(code, 6, 3) for code in range(6**3)]


def test_who_starts_is_thrown_for_again_by_those_who_threw_highest() -> None:
    numbers = iter([4, 6, 6, 2, 5, 5, 1, 3])
    asked: list[int] = []

    def throw(seat: int) -> int:
        asked.append(seat)
        return next(numbers)

    assert dice.roll_off([0, 1, 2, 3], throw) == 2
    assert asked == [0, 1, 2, 3, 1, 2, 1, 2]
