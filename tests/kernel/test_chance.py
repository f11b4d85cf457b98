"""Chance: the same everywhere, without bias, and fresh for every re-deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b

import pytest

from tafelrunde.kernel import Chapter, Fate, Game, State
from tafelrunde.kernel.state import keyed_word
from tests.kernel.tiny import Notes, blank, game_of, noting_choice, offering

KEY = "00112233445566778899aabbccddeeff"
WIDE = 1 << 31  # a draw below this shows the upper 31 bits of a word
MASK = 0xFFFFFFFF

# The first draws below 100; they are the same for ever, or old records could not be replayed.
SEEDED = [33, 11, 50, 17, 57, 43, 27, 84, 53, 9, 51, 4]
KEYED = [65, 6, 16, 45, 52, 5, 62, 93, 58, 44, 71, 48]


def seeded(text: str) -> Notes:
    s = blank(1)
    s.seed(text)
    return s


def keyed(key: str = KEY) -> Notes:
    s = blank(1)
    s.key = key
    return s


def keyed_by(text: str) -> Notes:
    return keyed(text.encode().hex())


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The generator as its author describes it, in 32-bit arithmetic."""
    while True:
        word = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = (((c << 21) | (c >> 11)) + word) & MASK
        yield word


def test_simulations_draw_from_sfc32_whose_seed_is_a_digest() -> None:
    digest = blake2b(b"tafelrunde", digest_size=12, person=b"tafelrunde-sfc32").digest()
    a, b, c = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8)]
    words = sfc32(a, b, c, 1)
    s = seeded("tafelrunde")
    assert [s.draw(WIDE) for _ in range(50)] == [next(words) >> 1 for _ in range(50)]


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    s = seeded("tafelrunde")
    assert [s.draw(100) for _ in range(12)] == SEEDED
    assert [seeded("other").draw(100) for _ in range(3)] != SEEDED[:3]


def test_a_key_gives_the_same_numbers_on_every_machine() -> None:
    s = keyed()
    assert [s.draw(100) for _ in range(12)] == KEYED
    assert s.drawn == 12


def test_a_stream_begun_anew_hangs_on_its_numbers_and_its_branch_alone() -> None:
    def draws(s: Notes, branch: int) -> list[int]:
        s.reseed((1, 2, 3), branch)
        return [s.draw(100) for _ in range(8)]

    tired = seeded("drawn from already")
    tired.draw(6)
    first = draws(seeded("fresh"), 0)
    assert draws(tired, 0) == draws(keyed(), 0) == first
    assert len({tuple(draws(tired, branch)) for branch in range(50)}) == 50


def test_a_real_match_draws_from_keyed_digests_of_a_counter() -> None:
    for index in (0, 1, 15, 16, 17, 1_000):
        block = (index // 16).to_bytes(8, "little")
        digest = blake2b(block, key=bytes.fromhex(KEY), person=b"tafelrunde-draws").digest()
        at = 4 * (index % 16)
        assert keyed_word(KEY, index) == int.from_bytes(digest[at : at + 4], "little")
    s = keyed()
    assert [s.draw(WIDE) for _ in range(40)] == [keyed_word(KEY, i) >> 1 for i in range(40)]


def test_other_keys_draw_other_numbers() -> None:
    first = [keyed().draw(WIDE), keyed("ff" * 16).draw(WIDE), keyed("00" * 64).draw(WIDE)]
    assert len(set(first)) == 3


@pytest.mark.parametrize("n", [2, 3, 6, 7, 48, 100])
@pytest.mark.parametrize("start", [seeded, keyed_by])
def test_every_number_is_as_likely(n: int, start: Callable[[str], Notes]) -> None:
    s = start(f"fair {n}")
    draws = 24_000
    counts = [0] * n
    for _ in range(draws):
        counts[s.draw(n)] += 1
    expected = draws / n
    distance = sum((count - expected) ** 2 / expected for count in counts)
    assert distance < (n - 1) + 5 * (2 * (n - 1)) ** 0.5 + 10  # far beyond luck


@pytest.mark.parametrize("start", [seeded, keyed_by])
def test_words_that_would_favour_some_numbers_are_rejected(start: Callable[[str], Notes]) -> None:
    n = 3 << 29  # 2**32 holds it two and two thirds times: a quarter of all words is one too many
    s = start("rejection")
    thirds = [0, 0, 0]
    for _ in range(6_000):
        thirds[s.draw(n) // (1 << 29)] += 1
    assert 7_600 < s.drawn < 8_400  # words used for 6,000 draws
    assert all(abs(count - 2_000) < 200 for count in thirds)


def test_a_draw_of_one_is_no_surprise() -> None:
    assert {seeded(f"{number}").draw(1) for number in range(50)} == {0}


class Loaded(Fate):
    """Notes the names of draws and always gives the last number."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def below(self, s: State, n: int, what: str) -> int:
        self.names.append(what)
        return n - 1


def test_somebody_may_stand_between_a_state_and_its_stream() -> None:
    s = seeded("fate")
    s.fate = fate = Loaded()
    assert (s.below(6, "dice"), s.pick("abc", "letters")) == (5, 2)
    assert fate.names == ["dice", "letters"] and s.drawn == 0
    s.fate = Fate()
    free = seeded("fate")
    assert s.below(600, "dice") == free.below(600)
    assert s.pick(range(600)) == free.pick(range(600))


def one_decision() -> Game:
    chapter = Chapter("asking")
    chapter.decision("ask", offering(("a",), ("b",)), noting_choice)
    return game_of(chapter, first=(("ask", 0),))


def test_a_clone_draws_on_by_itself() -> None:
    s = seeded("clone")
    twin = s.clone()
    future = [s.draw(WIDE) for _ in range(5)]
    assert [twin.draw(WIDE) for _ in range(5)] == future
    assert twin.clone().fate is None and twin.clone().news is None


def test_a_re_dealt_state_has_a_fresh_stream_and_no_key() -> None:
    game = one_decision()
    s = game.new("truth")
    s.key, s.drawn = KEY, 77
    twins = [game.redeal(s, 0, "a"), game.redeal(s, 0, "b"), game.redeal(s, 0, "a")]
    assert [twin.key for twin in twins] == ["", "", ""] and s.key == KEY
    futures = [[state.draw(WIDE) for _ in range(4)] for state in (*twins, s)]
    assert futures[0] == futures[2] and futures[0] != futures[1]
    assert futures[3] not in futures[:3]
