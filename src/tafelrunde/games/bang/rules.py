"""BANG! The Dice Game with Undead or Alive, put together from its chapters."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.catalog import Setting
from tafelrunde.kernel import Chapter, Game
from tafelrunde.kernel.game import carry_nothing

from .characters import CHARACTER_CHAPTERS
from .modules.characters import new_duellists, new_faces, new_ragers
from .modules.duel import duel
from .modules.legacy import carry, inherit, legacy
from .modules.rage import rage
from .modules.undead import undead
from .state import blank
from .steps.losing import losing
from .steps.resolving import resolving
from .steps.rolling import rolling
from .steps.setting_up import set_up, setting_up
from .steps.three_players import three_players
from .steps.turn import turn
from .steps.victory import victory
from .view import HIDDEN, Kept

# What joins the base game, and the modules that have to be on for it, in the order of the tables.
JOINS: Final[list[tuple[Chapter, frozenset[str]]]] = [
    (duel, frozenset({"duel"})),  # before rage: wounds go back before rage is drawn (10.5)
    (rage, frozenset({"rage"})),
    (new_faces, frozenset({"characters"})),
    (new_duellists, frozenset({"characters", "duel"})),
    (new_ragers, frozenset({"characters", "rage"})),
    (undead, frozenset({"undead"})),
    (legacy, frozenset({"legacy"})),
]


def build(setting: Setting) -> Game:
    """Return the game for this setting: base chapters, characters, then the modules."""
    goals = three_players if setting.players == 3 else victory
    chapters = [setting_up, turn, rolling, resolving, losing, goals, *CHARACTER_CHAPTERS]
    chapters += [chapter for chapter, needed in JOINS if needed <= set(setting.modules)]
    goes_on = "legacy" in setting.modules
    return Game(
        name="bang",
        players=setting.players,
        chapters=chapters,
        blank=blank,
        setup=inherit if goes_on else set_up,
        hidden=HIDDEN,
        options=setting.options,
        carry=carry if goes_on else carry_nothing,
        ground=Kept(),
    )
