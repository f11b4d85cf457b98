"""Fair dice: a secret is sealed before the match and opened after it, so draws can be checked.

The seal (commitment) is published first. Then the players may contribute texts of their own, the
key follows from the secret and those texts, and every draw follows from the key and its place in
the stream. Whoever knows the secret afterwards recomputes it all; nobody needs the rules for it.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

from tafelrunde.kernel.state import keyed_word

SECRET_BYTES = 32


def fresh_secret() -> str:
    """Return a new secret nobody can guess, as hex."""
    return secrets.token_hex(SECRET_BYTES)


def secret_from_seed(seed: str) -> str:
    """Return the secret of a match that shall be repeatable; whoever knows the seed knows it."""
    return _digest(seed.encode("utf-8", "surrogatepass"), b"tafelrunde-seed")


def seal(secret: str) -> str:
    """Return the commitment to a secret: it tells nothing, and fits no other secret."""
    return _digest(bytes.fromhex(secret), b"tafelrunde-seal")


def match_key(secret: str, contributions: tuple[str, ...] = ()) -> str:
    """Return the key of a match, in which the players' contributions have a part."""
    data = bytes.fromhex(secret)
    for text in contributions:
        part = text.encode("utf-8", "surrogatepass")
        data += len(part).to_bytes(4, "little") + part
    return _digest(data, b"tafelrunde-key")


def draw_at(key: str, index: int, n: int) -> tuple[int, int]:
    """Return the draw below `n` that starts at a word of the stream, and the next free word.

    Lemire's method: the high half of word x n is the result; a word whose low half falls below
    2^32 mod n would favour some results and is passed over.
    """
    refused = (1 << 32) % n
    while True:
        product = keyed_word(key, index) * n
        index += 1
        if product & 0xFFFFFFFF >= refused:
            return product >> 32, index


def _digest(data: bytes, purpose: bytes) -> str:
    return blake2b(data, digest_size=SECRET_BYTES, person=purpose).hexdigest()
