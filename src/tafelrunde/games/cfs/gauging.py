"""Numbers for those who draw a dungeon: what it holds, and how its zones compare (8.1)."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.pieces.ways import distances

from .dungeon import BLUE, GREEN, ZONES, Dungeon
from .surveying import FIRST_PIECES, load_dungeon, may_hold_a_piece, ways

load_map: Final = load_dungeon
ROWS_ARE: Final = "zones"
COLUMNS: Final = (
    "Steps from each zone, energy fields off: to teleporters and terminals, the nearest first, and"
    f" on average to the {FIRST_PIECES} nearest fields for pieces; ways out of it."
)


def facts(dungeon: Dungeon) -> dict[str, int]:
    """Return how many of everything a dungeon has."""
    return {
        "zones": len([zone for zone in dungeon.zones if zone]),
        "fields of each zone": len(dungeon.zones[0]),
        "fields for pieces": len(
            [node for node in range(dungeon.nodes) if may_hold_a_piece(dungeon, node, len(ZONES))]
        ),
        "sectors": len(dungeon.sectors),
        "blue energy fields": dungeon.colour.count(BLUE),
        "green energy fields": dungeon.colour.count(GREEN),
        "energy fields on at first": dungeon.on_at_start.bit_count(),
    }


def gauge(dungeon: Dungeon) -> list[dict[str, Any]]:
    """Return a row for each zone: how far it is to what matters."""
    return [gauge_zone(dungeon, number) for number, zone in enumerate(dungeon.zones) if zone]


def gauge_zone(dungeon: Dungeon, number: int) -> dict[str, Any]:
    """Return what a team in this zone has before it."""
    zone = dungeon.zones[number]
    far = distances(ways(dungeon), zone)
    fields = [node for node in range(dungeon.nodes) if may_hold_a_piece(dungeon, node, len(ZONES))]
    pieces = sorted([far[node] for node in fields])[:FIRST_PIECES]
    return {
        "zone": ZONES[number],
        "field": dungeon.names[zone[0]],
        "teleporters": in_a_row(far, dungeon.teleporters),
        "terminals": in_a_row(far, dungeon.terminals),
        "pieces": round(sum(pieces) / len(pieces), 1),
        "ways out": len([to for node in zone for to in ways(dungeon)[node] if to not in zone]),
    }


def in_a_row(far: list[int], nodes: list[int]) -> list[int]:
    """Return how far it is to each of some fields, the nearest first."""
    return sorted([far[node] for node in nodes])
