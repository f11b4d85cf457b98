"""Who we are for push services: a key made once, and a signed note with each message (RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ..storage import Store

KEY_SETTING = "push key"
CURVE = ec.SECP256R1()
NUMBER_BYTES = 32  # a number of this curve
NOTE_SECONDS = 12 * 3600  # a note is valid for; at most a day is allowed


def encoded(data: bytes) -> str:
    """Return bytes as web push writes them: base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return what was written like that; anything else is a ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as a point, uncompressed."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def own_key(store: Store) -> ec.EllipticCurvePrivateKey:
    """Return the server's key; the first time it is made."""
    kept = store.setting(KEY_SETTING)
    if kept is not None:
        return ec.derive_private_key(int(kept, 16), CURVE)
    key = ec.generate_private_key(CURVE)
    store.keep_setting(KEY_SETTING, f"{key.private_numbers().private_value:x}")
    return key


class Signer:
    """Signs notes with the server's key."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact  # where the push service can complain
        self.public = encoded(public_bytes(key.public_key()))

    def note(self, origin: str, now: float) -> str:
        """Return the header that tells a push service who sends, and for how long that is true."""
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": origin, "exp": int(now) + NOTE_SECONDS, "sub": self._contact}
        said = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        signature = self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        numbers = decode_dss_signature(signature)
        signed = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
        return f"vapid t={said}.{encoded(signed)}, k={self.public}"
