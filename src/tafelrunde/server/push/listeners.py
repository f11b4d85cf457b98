"""What the API needs of the post, said apart: its libraries load only where notices are sent."""

from __future__ import annotations

from typing import Protocol

from ..storage import PushRow


class Listeners(Protocol):
    """Browsers that want to be told."""

    @property
    def key(self) -> str:
        """Return the public key that browsers subscribe to."""

    async def subscribe(self, row: PushRow) -> None:
        """Remember a browser; raise ValueError if nothing can or may be sent there."""

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Forget a browser of a person."""
