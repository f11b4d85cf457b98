"""The game, put together from its chapters."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.catalog import Setting
from tafelrunde.kernel import Chapter, Game

from .modules.owl import owl
from .state import blank
from .steps import base, carry, set_up
from .view import HIDDEN

MODULES: Final[dict[str, Chapter]] = {"owl": owl}


def build(setting: Setting) -> Game:
    """Return the game for this setting: the base chapter, then the chosen modules."""
    return Game(
        name="magpie",
        players=setting.players,
        chapters=[base, *[MODULES[name] for name in setting.modules]],
        blank=blank,
        setup=set_up,
        hidden=HIDDEN,
        options=setting.options,
        carry=carry,
    )
