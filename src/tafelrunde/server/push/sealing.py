"""Sealing a message so that only the browser can read it, not the push service (RFC 8291)."""

from __future__ import annotations

import os
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from .signing import CURVE, decoded, public_bytes

SALT_BYTES = 16
RECORD_BYTES = 4096
LAST_RECORD = b"\x02"
LENGTH = 160  # all messages are equally long, so that their length tells nothing


class BadKey(ValueError):
    """No browser can have sent this key or secret."""


def browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """Return a browser's public key."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    except ValueError as error:
        raise BadKey("this is no public key of a browser") from error


def browser_secret(auth: str) -> bytes:
    """Return the secret a browser shares with us."""
    try:
        secret = decoded(auth)
    except ValueError as error:
        raise BadKey("this is no secret of a browser") from error
    if len(secret) != SALT_BYTES:
        raise BadKey("a browser's secret has 16 bytes")
    return secret


def padded(message: bytes) -> bytes:
    """Return a message with its end marked, as long as all others."""
    return message + LAST_RECORD + bytes(max(0, LENGTH - len(message) - 1))


def seal(
    plain: bytes,
    browser: ec.EllipticCurvePublicKey,
    secret: bytes,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """Return a padded message for one browser; key and salt are new each time."""
    once = once or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    ours, theirs = public_bytes(once.public_key()), public_bytes(browser)
    shared = once.exchange(ec.ECDH(), browser)
    material = derived(secret, shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, plain, None)


def derived(salt: bytes, material: bytes, purpose: bytes, length: int) -> bytes:
    """Return a key for one purpose."""
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(material)
