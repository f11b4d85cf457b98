"""What makes a drawn dungeon one to play in, fair to all seats (1.2, 1.3, 8.1)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Values
from tafelrunde.pieces.lattice import Drawing, MapError, Sign, check_corners, read_drawing
from tafelrunde.pieces.ways import UNREACHED, distances, groups

from .dungeon import BLUE, COLOURS, GREEN, LEGEND, SIZE, ZONES, Dungeon, sector_lines
from .names import GREIFER, KRABBER, MACHINE_KINDS, PIECES, RESOURCES, TEAM, TELEPORTERS
from .starts import LINE as STARTS

FEWEST_ZONES: Final = 2
WAYS_OUT: Final = 2
TERMINALS: Final = 4
FEWEST: Final = {BLUE: 8, GREEN: 6}
UNFAIR: Final = 1  # more steps than this between seats are not fair
FIRST_PIECES: Final = 12  # so many of the nearest fields for pieces are compared
ALL_PIECES: Final = len(RESOURCES) * PIECES


def load_dungeon(text: str, name: str = "") -> Dungeon:
    """Return the dungeon of a drawing, or raise a MapError that tells all that is wrong with it."""
    drawing = read_drawing(text, LEGEND, name)
    dungeon = Dungeon(drawing)
    check_corners(drawing, set())
    check_size(dungeon, drawing)
    check_things(dungeon, drawing)
    check_zones(dungeon, drawing)
    check_sectors(dungeon, drawing)
    check_starts(dungeon, drawing)
    check_ways(dungeon, drawing)
    check_fairness(dungeon, drawing)
    if drawing.problems:
        raise MapError(name, drawing.problems)
    return dungeon


def wrong_node(
    dungeon: Dungeon, drawing: Drawing, node: int, sentence: str, key: str, **values: str | int
) -> None:
    """Note a problem of a field."""
    row, col = node // dungeon.width, node % dungeon.width
    drawing.wrong_field(row, col, sentence, key, **values)


def check_size(dungeon: Dungeon, drawing: Drawing) -> None:
    """A dungeon has ten by ten fields (1.2)."""
    if (dungeon.height, dungeon.width) != (SIZE, SIZE):
        found = f"{dungeon.width} by {dungeon.height}"
        sentence = f"a dungeon has {SIZE} by {SIZE} fields, not {found}"
        size: Values = {"size": SIZE, "width": dungeon.width, "height": dungeon.height}
        drawing.wrong(drawing.top, 1, sentence, "error-dungeon-size", **size)


# What has to be there


def check_things(dungeon: Dungeon, drawing: Drawing) -> None:
    """Teleporters, terminals, starting places and nests, and enough energy fields (1.2, 8.1)."""
    for number in "1234"[:TELEPORTERS]:
        check_number(dungeon, drawing, number, 1, f"teleporter {number}")
    check_number(dungeon, drawing, "T", TERMINALS, "terminals")
    check_number(dungeon, drawing, "g", MACHINE_KINDS.count(GREIFER), "Greifer starts")
    check_number(dungeon, drawing, "k", MACHINE_KINDS.count(KRABBER), "Krabber nests")
    for colour, fewest in FEWEST.items():
        found = dungeon.colour.count(colour)
        if found < fewest:
            sentence = f"a dungeon needs {fewest} {COLOURS[colour]} energy fields, not {found}"
            values: Values = {"colour": COLOURS[colour], "fewest": fewest, "number": found}
            drawing.wrong(drawing.top, 1, sentence, "error-few-energy-fields", **values)


def check_number(dungeon: Dungeon, drawing: Drawing, mark: str, wanted: int, what: str) -> None:
    """So many fields have this mark; what is too much is told at its place."""
    width = dungeon.width
    nodes = [
        node for node in range(dungeon.nodes) if drawing.field(node // width, node % width) == mark
    ]
    for node in nodes[wanted:]:
        there = dungeon.names[nodes[0]]
        enough = f"{there} is {what} already" if wanted == 1 else f"{wanted} {what} are enough"
        values: Values = {"mark": mark, "number": wanted, "field": there}
        wrong_node(dungeon, drawing, node, enough, "error-too-many-marks", **values)
    if len(nodes) < wanted:
        missing = "is missing" if wanted == 1 else f"are needed, not {len(nodes)}"
        number = "" if wanted == 1 else f"{wanted} "
        sentence = f"{number}{what} {missing}: draw '{mark}'"
        values = {"mark": mark, "wanted": wanted, "number": len(nodes)}
        drawing.wrong(drawing.top, 1, sentence, "error-too-few-marks", **values)


# Zones


def check_zones(dungeon: Dungeon, drawing: Drawing) -> None:
    """Two zones or more, of equal size, each a whole with two ways out (1.2, 8.1)."""
    drawn = [zone for zone in dungeon.zones if zone]
    if len(drawn) < FEWEST_ZONES:
        sentence = f"a dungeon needs {FEWEST_ZONES} zones or more, not {len(drawn)}"
        values: Values = {"fewest": FEWEST_ZONES, "number": len(drawn)}
        drawing.wrong(drawing.top, 1, sentence, "error-few-zones", **values)
    for number, zone in enumerate(dungeon.zones):
        if zone:
            check_zone(dungeon, drawing, number, drawn[0])
        elif any(dungeon.zones[number:]):
            zone_name = ZONES[number]
            sentence = f"zone {zone_name} is missing"
            drawing.wrong(drawing.top, 1, sentence, "error-zone-missing", zone=zone_name)


def check_zone(dungeon: Dungeon, drawing: Drawing, number: int, first: list[int]) -> None:
    """A zone is as big as the first one, takes a whole team, hangs together, and can be left."""
    zone, letter = dungeon.zones[number], ZONES[number]
    name = f"zone {letter}"
    fields: Values = {"number": len(zone)}
    if len(zone) != len(first):
        sentence = f"{name} has {len(zone)} fields, the first one {len(first)}"
        values: Values = {"zone": letter, "first": len(first), **fields}
        wrong_node(dungeon, drawing, zone[0], sentence, "error-zone-unequal", **values)
    if len(zone) < TEAM:
        sentence = f"{name} needs a field for each of {TEAM} figures, not {len(zone)}"
        values = {"zone": letter, "figures": TEAM, **fields}
        wrong_node(dungeon, drawing, zone[0], sentence, "error-zone-small", **values)
    inside = [[to for to in ahead if to in zone] for ahead in ways(dungeon)]
    for part in groups(inside, zone)[1:]:
        sentence = f"{name} is in two parts: this one lies apart"
        wrong_node(dungeon, drawing, part[0], sentence, "error-zone-apart", zone=letter)
    out = [to for node in zone for to in ways(dungeon)[node] if to not in zone]
    if len(out) < WAYS_OUT:
        sentence = f"{name} needs {WAYS_OUT} ways out, not {len(out)}"
        values = {"zone": letter, "fewest": WAYS_OUT, "number": len(out)}
        wrong_node(dungeon, drawing, zone[0], sentence, "error-zone-ways", **values)


def ways(dungeon: Dungeon) -> list[list[int]]:
    """Return by field where one step leads while all energy fields are off."""
    return [[to for to, _, _ in steps] for steps in dungeon.steps]


# Sectors


def check_sectors(dungeon: Dungeon, drawing: Drawing) -> None:
    """Sectors share the pieces evenly, cover everything once, and have room for them (1.3)."""
    lines = sector_lines(drawing)
    if len(lines) != len(dungeon.sectors):
        return  # one of them can't be read, which is told already
    if not lines or ALL_PIECES % len(lines):
        sentence = f"{ALL_PIECES} pieces can't be shared evenly by {len(lines)} sectors"
        values: Values = {"pieces": ALL_PIECES, "number": len(lines)}
        line_of = lines[0].line if lines else 1
        drawing.wrong(line_of, 1, sentence, "error-sectors-uneven", **values)
        return
    covered: set[int] = set()
    for line, sector in zip(lines, dungeon.sectors, strict=True):
        twice = [node for node in sector if node in covered]
        if twice:
            field = dungeon.names[twice[0]]
            sentence = f"{field} belongs to an earlier sector already"
            drawing.wrong(line.line, line.column, sentence, "error-sector-twice", field=field)
        covered |= {*sector}
        room = len([node for node in sector if may_hold_a_piece(dungeon, node, len(ZONES))])
        wanted = ALL_PIECES // len(lines)
        if room < wanted:
            sentence = f"this sector has {room} fields for its {wanted} pieces"
            values = {"number": room, "pieces": wanted}
            drawing.wrong(line.line, line.column, sentence, "error-sector-full", **values)
    open_nodes = [node for node in range(dungeon.nodes) if node not in covered]
    if open_nodes:
        field, more = dungeon.names[open_nodes[0]], len(open_nodes) - 1
        sentence = f"{field} belongs to no sector{and_more(more)}"
        values = {"field": field, "more": more}
        wrong_node(dungeon, drawing, open_nodes[0], sentence, "error-sector-none", **values)


def may_hold_a_piece(dungeon: Dungeon, node: int, players: int) -> bool:
    """Say whether a piece may lie here at the start with so many players (1.3)."""
    taken = 0 <= dungeon.zone_of[node] < players
    return not taken and node not in dungeon.teleporters and node not in dungeon.terminals


def and_more(more: int) -> str:
    """Say that this is true of other fields as well."""
    return f", nor do {more} more" if more else ""


# Machines that start elsewhere


def check_starts(dungeon: Dungeon, drawing: Drawing) -> None:
    """With as many as can play here machines start on plain floor, each on its own (1.2)."""
    most = len([zone for zone in dungeon.zones if zone])
    for players, (greifers, nests) in dungeon.elsewhere.items():
        line = next(line for key, line in drawing.lines if starts_with(key, line, players))
        if not FEWEST_ZONES <= players <= most:
            sentence = f"{players} can't play here: there are {most} zones"
            values: Values = {"players": players, "zones": most}
            drawing.wrong(line.line, line.column, sentence, "error-starts-players", **values)
        nodes = [*greifers, *nests]
        for number, node in enumerate(nodes):
            field = dungeon.names[node]
            if not may_hold_a_piece(dungeon, node, players):
                sentence = f"no machine can start on {field}: it isn't plain floor"
                drawing.wrong(line.line, line.column, sentence, "error-starts-floor", field=field)
            elif node in nodes[:number]:
                sentence = f"two machines can't start on {field}"
                drawing.wrong(line.line, line.column, sentence, "error-starts-shared", field=field)


def starts_with(key: str, line: Sign, players: int) -> bool:
    """Say whether a line above the drawing tells where machines start with so many players."""
    return key == STARTS and line.words.startswith(f"{players} ")


# Ways


def check_ways(dungeon: Dungeon, drawing: Drawing) -> None:
    """Every field can be reached from the first zone while all energy fields are off (8.1)."""
    start = next((zone for zone in dungeon.zones if zone), [0])
    far = distances(ways(dungeon), start)
    lost = [node for node in range(dungeon.nodes) if far[node] == UNREACHED]
    for group in groups(ways(dungeon), lost):
        more = len(group) - 1
        rest = f" with {more} more beside it" if more else ""
        field = dungeon.names[group[0]]
        sentence = f"{field}{rest} can't be reached, even with all fields off"
        values: Values = {"field": field, "more": more}
        wrong_node(dungeon, drawing, group[0], sentence, "error-field-unreached", **values)


def check_fairness(dungeon: Dungeon, drawing: Drawing) -> None:
    """No seat has more than one step less than another to anything that matters (8.1)."""
    zones = [zone for zone in dungeon.zones if zone]
    far = [distances(ways(dungeon), zone) for zone in zones]
    gaps = zones != dungeon.zones[: len(zones)]
    if gaps or len(zones) < FEWEST_ZONES or any(UNREACHED in steps for steps in far):
        return  # what is wrong is told already
    if len(dungeon.teleporters) == TELEPORTERS:
        compare(dungeon, drawing, far, dungeon.teleporters, "teleporter")
    if len(dungeon.terminals) == TERMINALS:
        compare(dungeon, drawing, far, dungeon.terminals, "terminal")
    for players in range(FEWEST_ZONES, len(zones) + 1):
        nodes = [n for n in range(dungeon.nodes) if may_hold_a_piece(dungeon, n, players)]
        compare(dungeon, drawing, far[:players], nodes, "field")


def compare(
    dungeon: Dungeon, drawing: Drawing, far: list[list[int]], nodes: list[int], what: str
) -> None:
    """Compare the nearest, the second nearest … of some fields between the zones."""
    sorted_ways = [sorted([(steps[node], node) for node in nodes]) for steps in far]
    for rank in range(min(len(nodes), FIRST_PIECES)):
        ranked = [(row[rank], number) for number, row in enumerate(sorted_ways)]
        (least, near), one = min(ranked)
        (most, distant), other = max(ranked)
        if most - least > UNFAIR:
            players = len(far)
            named = f"field for pieces with {players} players" if what == "field" else what
            sentence = (
                f"from zone {ZONES[other]} it is {most} steps to the {nth(rank + 1)}nearest {named}"
                f" ({dungeon.names[distant]}), from zone {ZONES[one]} {least}"
                f" ({dungeon.names[near]}): one step more is fair"
            )
            values: Values = {"far": ZONES[other], "most": most, "distant": dungeon.names[distant]}
            nearer: Values = {"near": ZONES[one], "least": least, "close": dungeon.names[near]}
            about: Values = {"what": what, "players": players, "rank": rank + 1}
            node = dungeon.zones[other][0]
            key = "error-zone-farther"
            wrong_node(dungeon, drawing, node, sentence, key, **values, **nearer, **about)
            return


def nth(number: int) -> str:
    """Write which one in a row: nothing for the first."""
    return {1: "", 2: "2nd ", 3: "3rd "}.get(number, f"{number}th ")
