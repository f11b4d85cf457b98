"""BANG! The Dice Game, put together from its chapters."""

from __future__ import annotations

from tafelrunde.games.catalog import Setting
from tafelrunde.kernel import Game, Hidden

from .characters import CHARACTER_CHAPTERS
from .state import blank
from .steps.losing import losing
from .steps.resolving import resolving
from .steps.rolling import rolling
from .steps.setting_up import set_up, setting_up
from .steps.three_players import three_players
from .steps.turn import turn
from .steps.victory import victory
from .view import redeal, view


def build(setting: Setting) -> Game:
    """Return the game for this setting: the base chapters, then the characters."""
    goals = three_players if setting.players == 3 else victory
    chapters = [setting_up, turn, rolling, resolving, losing, goals, *CHARACTER_CHAPTERS]
    return Game(
        name="bang",
        players=setting.players,
        chapters=chapters,
        blank=blank,
        setup=set_up,
        hidden=Hidden(view, redeal),
        options=setting.options,
    )
