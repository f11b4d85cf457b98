"""What can be seen of a match at one moment, ready to be sent: what all see alike is made once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from tafelrunde.kernel import Game

_encode = msgspec.json.Encoder().encode


class Sight:
    """A match's views while nothing moves: each is made when it is first asked for."""

    def __init__(self, game: Game, s: Any) -> None:
        self.waiting: list[int] = list(game.actors(s))
        self._game = game
        self._s = s
        self._views: dict[int, Raw] = {}
        self._shown: dict[str, Any] = {}  # to everybody
        self._head = b""  # a view up to where entries differ

    def view(self, viewer: int) -> Any:
        """Return what a seat or a spectator sees: JSON that goes into a message as it is."""
        view = self._views.get(viewer)
        if view is None:
            made = self._in_parts(viewer) if self._game.hidden.own else self._whole(viewer)
            view = self._views[viewer] = Raw(made)
        return view

    def _whole(self, viewer: int) -> bytes:
        return _encode(self._game.view(self._s, viewer))

    def _in_parts(self, viewer: int) -> bytes:
        game, s = self._game, self._s
        assert game.hidden.seen is not None and game.hidden.own is not None
        if not self._shown:
            self._shown = game.hidden.seen(game, s)
        own = game.hidden.own(game, s, viewer, self._shown)
        if not self._head:
            alike = {name: entry for name, entry in self._shown.items() if name not in own}
            whole = _encode(game.framed(s, alike))
            self._head = whole.removesuffix(b"}}") + (b"," if alike else b"")
        return b"".join((self._head, _encode(own)[1:], b"}"))
