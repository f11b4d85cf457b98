"""Drawing tables: a game's own drawing is the file of its name here, else the generic one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from .scene import Scene


class Drawing(Protocol):
    """What a file of this folder offers."""

    def board(self, scene: Scene) -> RenderableType:
        """Return the seats and what else lies on the table for long."""
        ...

    def tray(self, scene: Scene) -> RenderableType | None:
        """Return what is in somebody's hand right now, such as dice; None if nothing is."""
        ...


def drawing_for(game_id: str) -> Drawing:
    """Return how a game is drawn."""
    own = f"{__name__}.{game_id}"
    drawing: Any = import_module(own if find_spec(own) is not None else f"{__name__}.generic")
    return drawing  # type: ignore[no-any-return]


__all__ = ["Drawing", "Scene", "drawing_for"]
