"""Exact odds of rerolling dice of two kinds together: which dice of each to keep.

The hands of both kinds make a grid: a row for each hand of the first kind, a column for each of
the second. Lines of the grid are added and compared as a whole, which is faster than cell by
cell. As in `odds`, floats are added in a fixed order and weighted by division.
"""

from tafelrunde.pieces.odds import Counts, Multisets

Grid = list[list[float]]

SIDES = 6  # of the dice of both kinds


def showing(sides_with: tuple[int, ...], sides: int = SIDES) -> tuple[int, ...]:
    """Count the ways in which 0, 1, 2 ... dice show a face that is on so many sides of each."""
    if any(not 0 <= number <= sides for number in sides_with):
        raise ValueError(f"no face is on {sides_with} sides of dice of {sides}")
    ways = [1]
    for number in sides_with:
        hits = [0, *[so_far * number for so_far in ways]]
        misses = [*[so_far * (sides - number) for so_far in ways], 0]
        ways = [hit + miss for hit, miss in zip(hits, misses, strict=True)]
    return tuple(ways)


class Kind:
    """Some dice that are alike: `sides` gives the face on each side, and may repeat faces.

    Dice that show a face of the mask `locked` are never rerolled. `shared` are two faces that
    dice of both kinds have once each, and that count together.
    """

    __slots__ = ("dice", "drops", "full", "missing", "ones", "sets", "sides", "thrown", "twos")

    def __init__(
        self, dice: int, sides: tuple[int, ...], shared: tuple[int, int], locked: int = 0
    ) -> None:
        faces = max(sides) + 1
        if dice < 1 or len(sides) != SIDES or set(sides) != set(range(faces)):
            raise ValueError(f"{dice} dice with the sides {sides} are no kind of dice")
        if sides.count(shared[0]) != 1 or sides.count(shared[1]) != 1:
            raise ValueError(f"the sides {sides} do not have the faces {shared} once each")
        self.dice = dice
        self.sides = sides
        self.sets = Multisets(dice, faces)
        self.full: int = self.sets.starts[1]  # so many hands miss no die; they come first
        self.missing: list[int] = [dice - sum(hand) for hand in self.sets.hands]
        self.ones: list[int] = [hand[shared[0]] for hand in self.sets.hands]
        self.twos: list[int] = [hand[shared[1]] for hand in self.sets.hands]
        # For every hand that is not full: where one more die takes it, side by side.
        self.thrown: list[tuple[int, ...]] = [
            tuple([row[face] for face in sides]) for row in self.sets.one_more
        ]
        # Pairs (hand, the same with one die less to keep), smaller hands first within each face.
        self.drops: list[tuple[int, int]] = [
            (self.sets.one_more[smaller - self.full][face], smaller)
            for face in range(faces)
            for smaller in range(len(self.sets.hands) - 1, self.full - 1, -1)
            if not locked >> face & 1
        ]

    def grown(self, worth: list[float]) -> list[float]:
        """Give every hand the mean worth of the full hands that it grows to."""
        means = worth[:]
        for a, b, c, d, e, f in self.thrown:
            added = means[a] + means[b] + means[c] + means[d] + means[e] + means[f]
            means.append(added / SIDES)
        return means

    def keeps(self, hand: int) -> list[int]:
        """List what may be kept of a hand, from all of it down to nothing but locked dice."""
        found = {hand}
        for larger, smaller in reversed(self.drops):  # larger hands first within each face
            if larger in found:
                found.add(smaller)
        return sorted(found)


class Worth:
    """What final results are worth: a part for the dice of each kind, and one they have in common.

    `first` and `second` list the worth of the kinds' full hands; `joint[n][m]` is added where n
    and m dice of both kinds together show the shared faces. A `toll` lists what throwing 0, 1,
    2 ... dice costs on average, whatever becomes of them.
    """

    __slots__ = ("first", "joint", "second", "toll")

    def __init__(
        self, first: list[float], second: list[float], joint: Grid, toll: list[float]
    ) -> None:
        self.first = first
        self.second = second
        self.joint = joint
        self.toll = toll


class MixedRerolls:
    """The best way to reroll dice of two kinds; some throws end the rolling.

    With `bust_count` or more dice that show the first shared face nothing is rerolled.
    """

    __slots__ = ("_alike", "_ended", "_keeps", "first", "second")

    def __init__(self, first: Kind, second: Kind, bust_count: int) -> None:
        if bust_count < 1:
            raise ValueError("rolling cannot end at fewer than one die")
        self.first = first
        self.second = second
        self._ended: set[tuple[int, int]] = {
            (i, k)
            for i in range(first.full)
            for k in range(second.full)
            if first.ones[i] + second.ones[k] >= bust_count
        }
        self._keeps: dict[tuple[int, int], list[tuple[int, int]]] = {}
        # Hands of the first kind that go the same way with whatever the second kind shows.
        self._alike: list[tuple[int, int, int]] = list(
            zip(first.missing, first.ones, first.twos, strict=True)
        )

    def hands(self, first: Counts, second: Counts) -> tuple[int, int]:
        """Find the row and the column of a roll."""
        i = self.first.sets.index.get(first, self.first.full)
        k = self.second.sets.index.get(second, self.second.full)
        if i >= self.first.full or k >= self.second.full:
            raise ValueError(f"{first} and {second} do not count all dice by their face")
        return (i, k)

    def final(self, roll: tuple[int, int], worth: Worth) -> float:
        """Give the worth of a roll as it lies."""
        i, k = roll
        ones = self.first.ones[i] + self.second.ones[k]
        twos = self.first.twos[i] + self.second.twos[k]
        return worth.first[i] + worth.second[k] + worth.joint[ones][twos]

    def weigh(self, roll: tuple[int, int], left: int, worth: Worth) -> list[tuple[float, int, int]]:
        """List the value of each keep of a roll: stopping first, then the larger keeps."""
        found = [(self.final(roll, worth), *roll)]
        if not left or roll in self._ended:
            return found
        if left == 1:
            return found + self._last_keeps(roll, worth)
        means = self._means(self.values(left - 1, worth), worth.toll)
        return found + [(means[k][i], i, k) for i, k in self._keeps_of(roll)]

    def values(self, left: int, worth: Worth) -> Grid:
        """Give the value of every pair of full hands under best play with rerolls left."""
        rows, columns = range(self.first.full), range(self.second.full)
        if left == 1:
            return self._last_level(worth)
        final = [[self.final((i, k), worth) for k in columns] for i in rows]
        if not left:
            return final
        level = self._best(self._means(self.values(left - 1, worth), worth.toll), final)
        for i, k in self._ended:
            level[i][k] = final[i][k]
        return level

    # The last reroll: the parts of the worth can be averaged each for itself

    def _last_keeps(self, roll: tuple[int, int], worth: Worth) -> list[tuple[float, int, int]]:
        """List the value of each keep of a roll with its last reroll."""
        first, second = self.first, self.second
        ours, theirs = first.grown(worth.first), second.grown(worth.second)
        common = self._common(worth)
        found: list[tuple[float, int, int]] = []
        for i, k in self._keeps_of(roll):
            table = common[first.missing[i] + second.missing[k]]
            more = table[first.ones[i] + second.ones[k]][first.twos[i] + second.twos[k]]
            found.append((ours[i] + theirs[k] + more, i, k))
        return found

    def _last_level(self, worth: Worth) -> Grid:
        """Give the value of every pair of full hands with one reroll left."""
        first, second = self.first, self.second
        ours, theirs = first.grown(worth.first), second.grown(worth.second)
        common = self._common(worth)
        places = list(zip(theirs, second.missing, second.ones, second.twos, strict=True))
        lines: dict[tuple[int, int, int], list[float]] = {}
        rows: Grid = []
        for own, key in zip(ours, self._alike, strict=True):
            line = lines.get(key)
            if line is None:
                thrown, ones, twos = key
                line = [x + common[thrown + n][ones + a][twos + b] for x, n, a, b in places]
                for larger, smaller in second.drops:
                    if line[smaller] > line[larger]:
                        line[larger] = line[smaller]
                line = lines[key] = line[: second.full]
            rows.append([own + each for each in line])
        for larger, smaller in first.drops:
            rows[larger] = better_line(rows[larger], rows[smaller])
        for i, k in self._ended:
            rows[i][k] = self.final((i, k), worth)
        return rows[: first.full]

    def _common(self, worth: Worth) -> list[Grid]:
        """Give the mean of the common part, less the toll, by dice to throw and shared faces."""
        tables = [worth.joint]
        for _ in range(self.first.dice + self.second.dice):
            before = tables[-1]
            size = len(before) - 1  # with more dice to throw, fewer lie there already
            tables.append(
                [
                    [
                        (before[a + 1][b] + before[a][b + 1] + before[a][b] * 4.0) / SIDES
                        for b in range(size - a)
                    ]
                    for a in range(size)
                ]
            )
        return [
            [[each - worth.toll[thrown] for each in line] for line in table]
            for thrown, table in enumerate(tables)
        ]

    # More throws

    def _best(self, columns: Grid, final: Grid) -> Grid:
        """Carry the best value of any keep up to every pair of full hands; gives rows."""
        first, second = self.first, self.second
        for k, line in enumerate(turned_round(final)):  # to keep every die is to stop
            columns[k][: first.full] = line
        for larger, smaller in second.drops:
            columns[larger] = better_line(columns[larger], columns[smaller])
        rows = turned_round(columns[: second.full])
        for larger, smaller in first.drops:
            rows[larger] = better_line(rows[larger], rows[smaller])
        return rows[: first.full]

    def _means(self, level: Grid, toll: list[float]) -> Grid:
        """Give each pair of hands, by columns, the mean of what it grows to, less the toll."""
        first, second = self.first, self.second
        steps = [0.0] + [toll[n] - toll[n - 1] for n in range(1, len(toll))]
        rows = level[:]
        costs = [[step] * second.full for step in steps]
        for at, six in enumerate(first.thrown, first.full):
            rows.append(mean_line(rows, six, costs[first.missing[at]]))
        columns = turned_round(rows)
        costs = [[steps[n + more] for n in first.missing] for more in range(second.dice + 1)]
        for at, six in enumerate(second.thrown, second.full):
            columns.append(mean_line(columns, six, costs[second.missing[at]]))
        return columns

    def _keeps_of(self, roll: tuple[int, int]) -> list[tuple[int, int]]:
        """List what may be kept when at least one die is rerolled, most dice first."""
        known = self._keeps.get(roll)
        if known is None:
            pairs = [(i, k) for i in self.first.keeps(roll[0]) for k in self.second.keeps(roll[1])]
            known = sorted(pairs, key=self._thrown_by)[1:]  # the first is the roll: stopping
            self._keeps[roll] = known
        return known

    def _thrown_by(self, keep: tuple[int, int]) -> int:
        """Say how many dice a keep throws."""
        return self.first.missing[keep[0]] + self.second.missing[keep[1]]


def turned_round(grid: Grid) -> Grid:
    """Make columns of rows, and rows of columns."""
    return [list(line) for line in zip(*grid, strict=True)]


def mean_line(lines: Grid, six: tuple[int, ...], costs: list[float]) -> list[float]:
    """Give the mean of six lines, less some costs."""
    a, b, c, d, e, f = six
    together = zip(lines[a], lines[b], lines[c], lines[d], lines[e], lines[f], costs, strict=True)
    return [(t + u + v + w + x + y) / SIDES - cost for t, u, v, w, x, y, cost in together]


def better_line(one: list[float], other: list[float]) -> list[float]:
    """Give the better of two lines, cell by cell."""
    return [a if a > b else b for a, b in zip(one, other, strict=True)]
