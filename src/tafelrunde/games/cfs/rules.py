"""COLLECT! FIGHT! SURVIVE!, put together from its chapters, a dungeon and the machines' table."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.catalog import Setting
from tafelrunde.kernel import Chapter, Game, OptionError

from .decisions import Table, shipped_table
from .dungeon import Dungeon, shipped
from .files import drawn, tabled
from .names import TEAM, figure_names
from .state import blank_in
from .steps.acting import acting
from .steps.clashing import clashing
from .steps.falling import falling
from .steps.jumping import jumping
from .steps.lifting import lifting
from .steps.machines import machines_chapter
from .steps.rounds import rounds
from .steps.scoring import scoring_chapter
from .steps.setting_up import set_up, setting_up
from .view import HIDDEN

CHAPTERS: list[Chapter] = [
    *(setting_up, rounds, acting, lifting, jumping, clashing, falling, machines_chapter),
    scoring_chapter,
]


def build(setting: Setting) -> Game:
    """Return the game in one of our dungeons or in one the table brings."""
    text = setting.files.get("dungeon")
    dungeon = drawn(text) if text else our_dungeon(setting.options["dungeon"], setting.players)
    rows = setting.files.get("machines")
    return build_in(dungeon, tabled(rows) if rows else shipped_table(), setting)


def our_dungeon(chosen: int, players: int) -> Dungeon:
    """Return one of our dungeons; four play in the one with four zones, whatever is chosen."""
    dungeon = shipped()[chosen]
    return dungeon if zones_of(dungeon) >= players else max(shipped(), key=zones_of)


def zones_of(dungeon: Dungeon) -> int:
    """Return how many can play in a dungeon."""
    return len([zone for zone in dungeon.zones if zone])


def build_in(dungeon: Dungeon, table: Table, setting: Setting) -> Game:
    """Return the game in a certain dungeon, which takes one player for each zone (1.2)."""
    zones = zones_of(dungeon)
    if setting.players > zones:
        raise OptionError(
            f"the dungeon {dungeon.title} has {zones} zones,"
            f" so it takes no {setting.players} players (cfs 1.2)",
            "error-dungeon-too-small",
            dungeon=dungeon.title,
            zones=zones,
            players=setting.players,
        )
    if setting.options["figures"] not in (0, TEAM - 1, TEAM):
        raise OptionError(
            f"a team has {TEAM - 1} or {TEAM} figures (cfs 1.1)",
            "error-figures",
            fewest=TEAM - 1,
            most=TEAM,
        )
    dungeon = dungeon.set_up(setting.players, table)
    ground = Chapter("dungeon")
    ground.kind("field", dungeon.names)
    ground.kind("barrier", dungeon.barriers)
    ground.kind("figure", figure_names(setting.players))
    return Game(
        name="cfs",
        players=setting.players,
        chapters=[ground, *CHAPTERS],
        blank=partial(blank_in, nodes=dungeon.nodes),
        setup=set_up,
        hidden=HIDDEN,
        options=setting.options,
        ground=dungeon,
    )
