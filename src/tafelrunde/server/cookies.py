"""The signed cookie by which the server knows people again."""

from __future__ import annotations

from itsdangerous import BadSignature, TimestampSigner

YEAR = 365 * 86400
SALT = "tafelrunde person"


class Cookies:
    """Makes cookies nobody else can make, and reads them."""

    def __init__(self, secret: str, valid: int = YEAR) -> None:
        self._signer = TimestampSigner(secret, salt=SALT)
        self._valid = valid  # seconds

    def write(self, person: str, epoch: int) -> str:
        """Return a cookie for a person's id; one of an earlier epoch counts no more."""
        return self._signer.sign(f"{person}:{epoch}").decode()

    def read(self, value: str) -> tuple[str, int] | None:
        """Return person and epoch of a cookie, or None if it is not ours or too old."""
        try:
            text = self._signer.unsign(value, max_age=self._valid).decode()
        except (BadSignature, UnicodeError):
            return None
        person, _, epoch = text.rpartition(":")
        return person, int(epoch)
