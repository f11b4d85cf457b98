"""FRAG, put together from its chapters and a map."""

from __future__ import annotations

from tafelrunde.games.catalog import Setting
from tafelrunde.kernel import Chapter, Game, Hidden, OptionError

from .board import Board, shipped
from .cards.answering import answering
from .cards.gadgets import gadgets
from .cards.specials import specials
from .files import drawn
from .state import blank
from .steps.acting import acting
from .steps.answers import answers
from .steps.arriving import arriving
from .steps.attacking import attacking
from .steps.damage import damage
from .steps.floor import floor
from .steps.fragging import fragging
from .steps.healing import healing
from .steps.moving import moving
from .steps.setting_up import carry, set_up, setting_up
from .steps.turn import turn
from .view import redeal, view

CHAPTERS: list[Chapter] = [
    *(setting_up, turn, answers, acting, moving, arriving, attacking, damage),
    *(fragging, healing, floor, gadgets, specials, answering),
]


def build(setting: Setting) -> Game:
    """Return the game for this setting, on one of our maps or on one the table brings (1.3)."""
    if "map" in setting.files:
        return build_on(drawn(setting.files["map"]), setting)
    return build_on(shipped()[setting.options["map"]], setting)


def build_on(board: Board, setting: Setting) -> Game:
    """Return the game on a certain map, which takes one player for each respawn field (1.1)."""
    if setting.players > len(board.respawn):
        raise OptionError(
            f"the map {board.title} has {len(board.respawn)} respawn fields,"
            f" so it takes no {setting.players} players (frag 1.1)",
            "error-map-too-small",
            map=board.title,
            fields=len(board.respawn),
            players=setting.players,
        )
    ground = Chapter("map")
    ground.kind("field", board.names)
    ground.kind("map", (board.title,))
    return Game(
        name="frag",
        players=setting.players,
        chapters=[ground, *CHAPTERS],
        blank=blank,
        setup=set_up,
        hidden=Hidden(view, redeal),
        options=setting.options,
        carry=carry,
        ground=board,
    )
