"""Exact odds, checked against plain enumeration of every throw and known results."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.pieces import odds
from tafelrunde.pieces.dice import tally

Dice = tuple[int, ...]
ARROW, DYNAMITE, GATLING = 0, 1, 5


# Sums and opposed throws


def test_two_dice_reach_seven_in_six_ways() -> None:
    assert odds.sums(2, 6) == (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize(("count", "sides"), [(0, 6), (1, 8), (3, 4), (4, 6), (2, 20)])
def test_sums_count_every_throw_by_its_total(count: int, sides: int) -> None:
    counted = [0] * (count * sides + 1)
    for throw in product(range(1, sides + 1), repeat=count):
        counted[sum(throw)] += 1
    assert odds.sums(count, sides) == tuple(counted)


def test_the_chance_to_reach_a_target_is_exact() -> None:
    assert odds.chance_at_least(2, 6, 10) == Fraction(1, 6)
    assert odds.chance_at_least(1, 6, 5) == Fraction(1, 3)
    assert odds.chance_at_least(3, 6, 3) == odds.chance_at_least(3, 6, -4) == 1
    assert odds.chance_at_least(3, 6, 19) == 0


def test_every_result_is_at_least_nothing_even_where_nothing_is_likely() -> None:
    damage = odds.quotients(2, 4)
    assert odds.at_least(damage, 0) == 1
    assert odds.at_least(damage, 1) == 1 - Fraction(damage[0], 6**6)


@given(st.integers(0, 8), st.integers(1, 10))
def test_the_average_of_a_sum_is_that_of_one_die_times_their_number(count: int, sides: int) -> None:
    assert odds.average(odds.sums(count, sides)) == Fraction(count * (sides + 1), 2)


def test_shares_are_the_floats_of_the_ways() -> None:
    assert odds.shares(odds.sums(1, 4)) == (0.0, 0.25, 0.25, 0.25, 0.25)


def test_impossible_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="no -1 dice"):
        odds.sums(-1, 6)
    with pytest.raises(ValueError, match="of 0 sides"):
        odds.sums(1, 0)


@pytest.mark.parametrize("edge", range(-9, 10))
def test_one_die_against_another_with_an_edge(edge: int) -> None:
    differences = [a + edge - b for a, b in product(range(1, 9), repeat=2)]
    higher = sum(d > 0 for d in differences)
    level = sum(d == 0 for d in differences)
    assert odds.opposed(1, 1, 8, edge) == (higher, level, 64 - higher - level)
    assert odds.beats(1, 1, 8, edge) == Fraction(higher, 64)


def test_equal_dice_without_an_edge_are_fair() -> None:
    higher, level, lower = odds.opposed(3, 3, 6)
    assert higher == lower
    assert higher + level + lower == 6**6
    assert odds.beats(3, 3, 6) == odds.beats(3, 3, 6, 0) == Fraction(higher, 6**6)


@pytest.mark.parametrize(("attack", "defence"), [(2, 1), (3, 2), (1, 3), (0, 2), (4, 2)])
def test_quotients_count_every_pair_of_throws_rounded_down(attack: int, defence: int) -> None:
    counted = [0] * (attack * 6 // defence + 1)
    for ours in product(range(1, 7), repeat=attack):
        for theirs in product(range(1, 7), repeat=defence):
            counted[sum(ours) // sum(theirs)] += 1
    assert odds.quotients(attack, defence) == tuple(counted)


def test_a_quotient_of_at_least_one_means_not_being_lower() -> None:
    higher, level, _ = odds.opposed(5, 4, 6)
    assert odds.at_least(odds.quotients(5, 4), 1) == Fraction(higher + level, 6**9)


def test_a_defence_without_dice_is_refused() -> None:
    with pytest.raises(ValueError, match="defence without dice"):
        odds.quotients(3, 0)


# Rerolls: a second solver that knows dice one by one and has no hands, tables or floats


class ByHand:
    """Tries every subset of ordered dice and every throw of it, in fractions."""

    def __init__(
        self,
        sides: int,
        final: Callable[[Dice], Fraction],
        locked: tuple[int, ...] = (),
        bust: tuple[int, int] | None = None,
        cost: Callable[[Dice], Fraction] = lambda _: Fraction(0),
    ) -> None:
        self.sides, self.final, self.locked, self.bust, self.cost = sides, final, locked, bust, cost
        self.value = cache(self._value)

    def rerolled(self, dice: Dice, chosen: tuple[bool, ...], left: int) -> Fraction:
        thrown = list(product(range(self.sides), repeat=sum(chosen)))
        total = Fraction(0)
        for new in thrown:
            faces = iter(new)
            after = tuple(next(faces) if c else d for d, c in zip(dice, chosen, strict=True))
            total += self.value(after, left - 1) - self.cost(new)
        return total / len(thrown)

    def _value(self, dice: Dice, left: int) -> Fraction:
        best = self.final(dice)
        if left == 0 or (self.bust and dice.count(self.bust[0]) >= self.bust[1]):
            return best
        for chosen in product((False, True), repeat=len(dice)):
            touches_locked = any(c and d in self.locked for d, c in zip(dice, chosen, strict=True))
            if any(chosen) and not touches_locked:
                best = max(best, self.rerolled(dice, chosen, left))
        return best


RULES: list[tuple[tuple[int, ...], tuple[int, int] | None]] = [
    ((), None),
    ((1,), None),
    ((1,), (1, 2)),
    ((), (1, 2)),
    ((0, 2), (1, 3)),
    ((), (0, 1)),
]


def solver_for(
    dice: int, sides: int, locked: tuple[int, ...], bust: tuple[int, int] | None
) -> odds.Rerolls:
    mask = sum(1 << face for face in locked)
    face, count = bust or (-1, 0)
    return odds.solver(dice, sides, mask, face, count)


def uneven(counts: tuple[int, ...]) -> int:
    """Give a value without any order in it, so that no lucky symmetry hides a mistake."""
    return sum((face * 7 + 3) * count**2 for face, count in enumerate(counts)) * 31 % 23


@pytest.mark.parametrize(("locked", "bust"), RULES)
def test_values_agree_with_trying_everything(
    locked: tuple[int, ...], bust: tuple[int, int] | None
) -> None:
    by_hand = ByHand(4, lambda dice: Fraction(uneven(tally(dice, 4))), locked, bust)
    solver = solver_for(3, 4, locked, bust)
    fast = solver.values(solver.valued(uneven), 2)
    exact = solver.exact_values([uneven(counts) for counts in solver.outcomes], 2)
    for throw in product(range(4), repeat=3):
        hand = solver.outcomes.index(tally(throw, 4))
        for left in range(3):
            assert Fraction(exact[left][hand], 64**left) == by_hand.value(throw, left)
            assert fast[left][hand] == pytest.approx(float(by_hand.value(throw, left)), abs=1e-12)


@pytest.mark.parametrize(("locked", "bust"), RULES)
def test_the_best_keep_is_worth_what_trying_it_gives(
    locked: tuple[int, ...], bust: tuple[int, int] | None
) -> None:
    by_hand = ByHand(4, lambda dice: Fraction(uneven(tally(dice, 4))), locked, bust)
    solver = solver_for(3, 4, locked, bust)
    final = solver.valued(uneven)
    for throw in product(range(4), repeat=3):
        value, keep = solver.best(tally(throw, 4), 2, final)
        kept = list(keep)
        chosen = []
        for face in throw:
            chosen.append(kept[face] == 0)
            kept[face] -= kept[face] > 0
        tried = by_hand.rerolled(throw, tuple(chosen), 2) if any(chosen) else by_hand.final(throw)
        assert value == pytest.approx(float(tried), abs=1e-12)
        assert tried == by_hand.value(throw, 2)


@pytest.mark.parametrize(("locked", "bust"), RULES)
def test_a_cost_of_new_faces_is_paid_at_every_throw(
    locked: tuple[int, ...], bust: tuple[int, int] | None
) -> None:
    cost = [1.5, -0.25, 4.0, 0.5]

    def paid(new: Dice) -> Fraction:
        return sum((Fraction(cost[face]) for face in new), Fraction(0))

    by_hand = ByHand(4, lambda dice: Fraction(uneven(tally(dice, 4))), locked, bust, paid)
    solver = solver_for(3, 4, locked, bust)
    final, toll = solver.valued(uneven), solver.toll_by_face(cost)
    for throw in product(range(4), repeat=3):
        value, _ = solver.best(tally(throw, 4), 2, final, toll)
        assert value == pytest.approx(float(by_hand.value(throw, 2)), abs=1e-12)
    before = by_hand.rerolled((0, 0, 0), (True, True, True), 3)
    assert solver.fresh(final, 2, toll) == pytest.approx(float(before), abs=1e-12)


@pytest.mark.parametrize(("dice", "sides"), [(1, 6), (4, 2), (3, 1)])
def test_few_dice_and_few_sides_are_solved_too(dice: int, sides: int) -> None:
    by_hand = ByHand(sides, lambda dice: Fraction(uneven(tally(dice, sides))))
    solver = odds.Rerolls(dice, sides)
    values = solver.values(solver.valued(uneven), 2)[2]
    for throw in product(range(sides), repeat=dice):
        hand = solver.outcomes.index(tally(throw, sides))
        assert values[hand] == pytest.approx(float(by_hand.value(throw, 2)), abs=1e-12)


def test_a_cost_may_jump_with_the_number_of_equal_faces_thrown_at_once() -> None:
    steps = [0.0, 0.5, 5.0, 6.0]
    by_hand = ByHand(
        4,
        lambda dice: Fraction(uneven(tally(dice, 4))),
        cost=lambda new: Fraction(steps[new.count(ARROW)]),
    )
    solver = odds.solver(3, 4)
    final, toll = solver.valued(uneven), solver.toll_by_count(steps)
    for throw in product(range(4), repeat=3):
        value, _ = solver.best(tally(throw, 4), 2, final, toll)
        assert value == pytest.approx(float(by_hand.value(throw, 2)), abs=1e-12)


def test_a_cost_by_count_that_is_even_equals_a_cost_by_face() -> None:
    solver = odds.solver(5, 6)
    by_count = solver.toll_by_count([0.0, 0.3, 0.6, 0.9, 1.2, 1.5])
    assert by_count == pytest.approx(solver.toll_by_face([0.3, 0.0, 0.0, 0.0, 0.0, 0.0]))


# Rerolls: known results


def at_least(face: int, number: int) -> Callable[[tuple[int, ...]], bool]:
    return lambda counts: counts[face] >= number


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("rerolls", range(4))
def test_without_locks_a_face_is_hunted_by_rerolling_all_others(number: int, rerolls: int) -> None:
    hit = 1 - Fraction(5, 6) ** (rerolls + 1)
    expected = sum(comb(5, n) * hit**n * (1 - hit) ** (5 - n) for n in range(number, 6))
    assert odds.solver(5, 6).chance(at_least(GATLING, number), rerolls) == expected


def test_five_of_a_kind_in_three_throws_has_its_well_known_chance() -> None:
    chance = odds.solver(5, 6).chance(lambda counts: max(counts) == 5, 2)
    assert chance == Fraction(347897, 7558272)  # 4.603 %


def test_three_gatlings_are_rarer_when_dynamite_stays_and_three_of_it_end_the_rolling() -> None:
    # Each die, alone, ends as gatling, dynamite or neither; rolling on never hurts. Follow the
    # number of gatlings g and dynamites d until three dynamites or the last throw.
    @cache
    def hunted(g: int, d: int, throws: int) -> Fraction:
        if throws == 0 or d >= 3 or g + d == 5:
            return Fraction(g >= 3)
        free, total = 5 - g - d, Fraction(0)
        for more_g in range(free + 1):
            for more_d in range(free - more_g + 1):
                ways = comb(free, more_g) * comb(free - more_g, more_d)
                others = 4 ** (free - more_g - more_d)
                share = Fraction(ways * others, 6**free)
                total += share * hunted(g + more_g, d + more_d, throws - 1)
        return total

    bang = odds.solver(5, 6, 1 << DYNAMITE, DYNAMITE, 3)
    black_jack = odds.solver(5, 6, 0, DYNAMITE, 3)
    free = odds.solver(5, 6)
    wanted = at_least(GATLING, 3)
    assert bang.chance(wanted, 2) == hunted(0, 0, 3)
    assert bang.chance(wanted, 2) < black_jack.chance(wanted, 2) < free.chance(wanted, 2)


def test_a_chance_can_be_asked_from_a_roll_on() -> None:
    bang = odds.solver(5, 6, 1 << DYNAMITE, DYNAMITE, 3)
    wanted = at_least(GATLING, 3)
    assert bang.chance(wanted, 1, (0, 2, 1, 0, 0, 2)) == Fraction(1, 6)
    assert bang.chance(wanted, 2, (0, 2, 1, 0, 0, 2)) == Fraction(1, 6) + Fraction(4, 36)
    assert bang.chance(wanted, 2, (0, 3, 0, 0, 0, 2)) == 0
    assert bang.chance(wanted, 0, (0, 2, 0, 0, 0, 3)) == 1


def test_floats_and_fractions_tell_the_same_chance() -> None:
    bang = odds.solver(5, 6, 1 << DYNAMITE, DYNAMITE, 3)
    final = bang.valued(lambda counts: counts[GATLING] >= 3)
    exact = bang.chance(lambda counts: counts[GATLING] >= 3, 3)
    assert bang.fresh(final, 3) == pytest.approx(float(exact), abs=1e-14)


# Rerolls: what always holds

FINALS = st.binary(min_size=252, max_size=252).map(lambda drawn: [byte / 4 for byte in drawn])
SOLVERS = st.sampled_from(
    [
        odds.solver(5, 6),
        odds.solver(5, 6, 1 << DYNAMITE, DYNAMITE, 3),
        odds.solver(5, 6, 0, DYNAMITE, 3),
        odds.solver(5, 6, 1 << DYNAMITE | 1 << ARROW, DYNAMITE, 2),
    ]
)


@given(SOLVERS, FINALS)
def test_values_never_fall_with_more_rerolls(solver: odds.Rerolls, final: list[float]) -> None:
    levels = solver.values(final, 3)
    assert levels[0] == final
    for fewer, more in pairwise(levels):
        assert all(b >= a for a, b in zip(fewer, more, strict=True))


@given(SOLVERS, FINALS, st.integers(0, 251), st.integers(0, 3))
def test_the_best_is_a_legal_keep_and_never_worse_than_stopping(
    solver: odds.Rerolls, final: list[float], hand: int, left: int
) -> None:
    roll = solver.outcomes[hand]
    value, keep = solver.best(roll, left, final)
    assert value >= final[hand]
    assert value == solver.values(final, left)[left][hand]
    assert all(k <= n for k, n in zip(keep, roll, strict=True))
    assert all(
        k == n for f, (k, n) in enumerate(zip(keep, roll, strict=True)) if solver.locked >> f & 1
    )


def test_equal_values_keep_all_dice() -> None:
    solver = odds.solver(5, 6)
    assert solver.best((1, 1, 1, 1, 1, 0), 2, [2.0] * 252) == (2.0, (1, 1, 1, 1, 1, 0))


def test_weighing_lists_stopping_first_and_then_every_keep_once() -> None:
    solver = odds.solver(5, 6, 1 << DYNAMITE, DYNAMITE, 3)
    weighed = [keep for _, keep in solver.weigh((2, 1, 2, 0, 0, 0), 1, [0.0] * 252)]
    assert weighed[0] == (2, 1, 2, 0, 0, 0)
    assert sorted(weighed) == [(a, 1, b, 0, 0, 0) for a in range(3) for b in range(3)]
    assert [sum(keep) for keep in weighed] == sorted((sum(keep) for keep in weighed), reverse=True)


def test_nothing_is_rerolled_after_three_dynamites_or_without_rerolls() -> None:
    solver = odds.solver(5, 6, 0, DYNAMITE, 3)
    final = solver.valued(lambda counts: float(counts[GATLING]))
    assert solver.weigh((2, 3, 0, 0, 0, 0), 2, final) == [(0.0, (2, 3, 0, 0, 0, 0))]
    assert solver.weigh((3, 2, 0, 0, 0, 0), 0, final) == [(0.0, (3, 2, 0, 0, 0, 0))]


@pytest.mark.parametrize("sides", [4, 6])
def test_tables_by_face_add_up_to_a_value(sides: int) -> None:
    solver = odds.solver(3, sides)
    tables = [[float((face + 2) * n**2 % 7) for n in range(4)] for face in range(sides)]
    by_function = solver.valued(lambda counts: sum(tables[f][n] for f, n in enumerate(counts)))
    assert solver.tabled(tables) == by_function


def test_five_dice_make_252_outcomes_in_a_stable_order() -> None:
    outcomes = odds.solver(5, 6).outcomes
    assert len(outcomes) == len(set(outcomes)) == 252
    assert outcomes[0] == (5, 0, 0, 0, 0, 0)
    assert outcomes[-1] == (0, 0, 0, 0, 0, 5)
    assert list(outcomes) == sorted(outcomes, reverse=True)


def test_a_solver_is_built_once() -> None:
    assert odds.solver(4, 6, 2, 1, 3) is odds.solver(4, 6, 2, 1, 3)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: odds.Rerolls(0, 6), "no 0 dice"),
        (lambda: odds.Rerolls(5, 0), "of 0 sides"),
        (lambda: odds.Rerolls(5, 6, 64), "not on a die"),
        (lambda: odds.Rerolls(5, 6, 0, 6, 3), "not on a die"),
        (lambda: odds.Rerolls(5, 6, 0, 0, 0), "fewer than one die"),
        (lambda: odds.solver(5, 6).values([0.0], 1), "1 values for 252 outcomes"),
        (lambda: odds.solver(5, 6).values([0.0] * 252, -1), "-1 rerolls"),
        (lambda: odds.solver(5, 6).values([0.0] * 252, 1, [0.0]), "a toll of 1 entries"),
        (lambda: odds.solver(5, 6).best((1, 0, 0, 0, 0, 0), 1, [0.0] * 252), "count 5 dice"),
        (lambda: odds.solver(5, 6).best((5, 0), 1, [0.0] * 252), "count 5 dice"),
        (lambda: odds.solver(5, 6).best((5, 0, 0, 0, 0, 0), -1, [0.0] * 252), "-1 rerolls"),
        (lambda: odds.solver(5, 6).tabled([[0.0]]), "1 tables"),
        (lambda: odds.solver(5, 6).toll_by_face([0.0]), "1 costs"),
        (lambda: odds.solver(5, 6).toll_by_count([0.0]), "1 costs"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(call: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()
