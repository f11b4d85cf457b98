"""The state of a match: plain columns, an agenda of frames, and the random stream.

A game's own state adds columns: ints, strings, and lists of ints, strings or tuples. Nothing
else, so that a state clones in a few microseconds and saves as JSON (see `save.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from .errors import RulesError

Frame = tuple[Any, ...]  # a step's name and plain values
Action = tuple[Any, ...]  # a verb and plain values
Event = tuple[int, str, tuple[Any, ...]]  # audience (bit mask of seats), key, arguments

EVERYONE = -1  # an audience of all seats and all spectators
NOBODY = -1  # where a seat is asked for and there is none; as a viewer: a spectator

_MASK = 0xFFFFFFFF
_MOST = 0x80000000
_WORDS_PER_DIGEST = 16
_WARMING = 12  # draws until neighbouring seeds of sfc32 have nothing in common, as its author says


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Stands between a state and its stream: a draw log, forced dice, injected draws."""

    def below(self, s: State, n: int, what: str) -> int:
        """Decide a draw of 0..n-1 named `what`; here: by the stream."""
        return s.draw(n)

    def pick(self, s: State, items: Sequence[Any], what: str) -> int:
        """Decide which of the items is drawn, by index."""
        return self.below(s, len(items), what)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every match has; a game's state adds its columns."""

    __slots__ = (
        "agenda",
        "answers",
        "asked",
        "drawn",
        "fate",
        "key",
        "news",
        "offer",
        "serial",
        "sfc_a",
        "sfc_b",
        "sfc_c",
        "winners",
    )
    # Neither saved nor part of what a state is.
    TRANSIENT: ClassVar[tuple[str, ...]] = ("asked", "offer", "news", "fate")

    # No __init__: making a state must cost nothing, since search makes millions of copies.
    agenda: list[Frame]
    answers: list[Action]  # of a decision with several actors; () is "not yet"
    serial: int  # counts decisions; with the seat it names one
    winners: list[int]
    key: str  # hex; the secret of a real match, empty for copies and simulations
    drawn: int  # 32-bit words drawn from the stream so far
    sfc_a: i64
    sfc_b: i64
    sfc_c: i64
    asked: tuple[int, ...]  # all seats of an open decision of several, once worked out
    offer: tuple[Action, ...]  # options of the open decision, once worked out
    news: list[Event] | None  # events are collected only when this is a list
    fate: Fate | None

    def start(self) -> None:
        """Give the kernel's columns their first values; a game's `blank` calls this."""
        self.agenda = []
        self.answers = []
        self.serial = 0
        self.winners = []
        self.key = ""
        self.drawn = 0
        self.sfc_a = self.sfc_b = self.sfc_c = 0
        self.asked = ()
        self.offer = ()
        self.news = None
        self.fate = None

    def copy_kernel_to(self, twin: State) -> None:
        """Copy the kernel's columns; a game's `clone` calls this and copies its own."""
        twin.agenda = self.agenda[:]
        twin.answers = self.answers[:]
        twin.serial = self.serial
        twin.winners = self.winners[:]
        twin.key = self.key
        twin.drawn = self.drawn
        twin.sfc_a = self.sfc_a
        twin.sfc_b = self.sfc_b
        twin.sfc_c = self.sfc_c
        twin.asked = self.asked
        twin.offer = self.offer
        twin.news = None
        twin.fate = None

    def clone(self) -> State:
        """Return an independent copy that tells no events."""
        raise RulesError(f"{type(self).__name__} has no clone of its own")

    # The agenda and the news

    def push(self, frame: Frame) -> None:
        """Put a frame on the agenda: it comes next; steps that run often append it themselves."""
        self.agenda.append(frame)

    def tell(self, key: str, *args: Any) -> None:
        """Tell everybody what happened."""
        if self.news is not None:
            self.news.append((EVERYONE, key, args))

    def whisper(self, audience: int, key: str, *args: Any) -> None:
        """Tell the seats of the bit mask `audience`, and nobody else."""
        if self.news is not None:
            self.news.append((audience, key, args))

    # Chance

    def seed(self, seed: str) -> None:
        """Start the small generator of copies and simulations (sfc32) from a text."""
        digest = blake2b(seed.encode(), digest_size=12, person=b"tafelrunde-sfc32").digest()
        self.key = ""
        self.sfc_a = int.from_bytes(digest[0:4], "little")
        self.sfc_b = int.from_bytes(digest[4:8], "little")
        self.sfc_c = int.from_bytes(digest[8:12], "little")
        self.drawn = 0

    def reseed(self, numbers: tuple[int, int, int], branch: int) -> None:
        """Start the small generator anew; each branch of the same numbers is its own stream."""
        self.key = ""
        self.sfc_a = numbers[0] ^ branch
        self.sfc_b, self.sfc_c = numbers[1], numbers[2]
        self.drawn = 0
        for _ in range(_WARMING):
            self.draw(_MOST)

    def below(self, n: int, what: str = "") -> int:
        """Draw 0..n-1, each equally likely; `what` names the draw for logs and scenarios.

        Draws have 32 bits, so n is at most 2**31: throw more than a dozen dice in several draws.
        """
        if n > _MOST:
            raise RulesError(f"a draw of 0..{n - 1} has more than 31 bits")
        if self.fate is not None:
            return self.fate.below(self, n, what)
        return self.draw(n)

    def pick(self, items: Sequence[Any], what: str = "") -> int:
        """Draw one of the items, by index."""
        if self.fate is not None:
            return self.fate.pick(self, items, what)
        return self.draw(len(items))

    def draw(self, n: int) -> int:
        """Draw 0..n-1 from the stream itself (Lemire's method: rejection, hence no bias).

        Without a key the 32 random bits come from Chris Doty-Humphrey's small fast counting
        generator, sfc32, whose counter is the number of draws so far. It stands here and not
        in a function of its own for speed, and needs no warming up, since its seed is a digest.
        """
        bound: i64 = n
        while True:
            drawn = self.drawn
            self.drawn = drawn + 1
            word: i64
            if self.key:
                word = keyed_word(self.key, drawn)
            else:
                b: i64 = self.sfc_b
                c: i64 = self.sfc_c
                word = (self.sfc_a + b + drawn + 1) & _MASK
                self.sfc_a = b ^ (b >> 9)
                self.sfc_b = (c * 9) & _MASK
                self.sfc_c = (((c << 21) & _MASK | c >> 11) + word) & _MASK
            product: i64 = word * bound
            low: i64 = product & _MASK
            if low >= bound or low >= (_MASK + 1 - bound) % bound:
                return product >> 32


def keyed_word(key: str, index: int) -> int:
    """Return 32-bit word number `index` of a match's keyed stream: the same everywhere."""
    block = (index // _WORDS_PER_DIGEST).to_bytes(8, "little")
    digest = blake2b(block, key=bytes.fromhex(key), person=b"tafelrunde-draws").digest()
    at = 4 * (index % _WORDS_PER_DIGEST)
    return int.from_bytes(digest[at : at + 4], "little")
