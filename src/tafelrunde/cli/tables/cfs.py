"""The table of COLLECT! FIGHT! SURVIVE!: seats, teams, and the dungeon with all that is in it."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.cfs.decisions import CONDITIONS, DEEDS, Row
from tafelrunde.games.cfs.dungeon import ZONES, Dungeon
from tafelrunde.games.cfs.names import MACHINES
from tafelrunde.kernel import NOBODY
from tafelrunde.pieces.lattice import field_name

from .generic import counted
from .scene import Scene

SEAT_STYLES: Final = ("bold red", "bold cyan", "bold magenta", "bold yellow")
MACHINE_STYLE: Final = "bold reverse"
PIECE_STYLE: Final = "yellow"
MARK_STYLES: Final = {**dict.fromkeys("1234", "bright_magenta"), "T": "bright_green"}
ENERGY_STYLES: Final = ("bright_blue", "bright_green")
ENERGY_MARKS: Final = ("B", "G")  # small ones are off
SHARED, DOWN, OUT = "*", "_", "x"  # as the legend explains them
CELL: Final = 5  # characters of a field: its mark, a sign of three, and whether pieces lie beneath


def board(scene: Scene) -> RenderableType:
    """Return the round, the seats, who stands where, and the dungeon; all rows if it is whole."""
    parts: list[RenderableType] = [round_line(scene), seats(scene)]
    parts += [team_line(scene, seat) for seat in range(len(scene.table["seats"]))]
    parts += [machines_line(scene)]
    parts += [line for line in (own_cards(scene), floor_line(scene), plan(scene)) if line]
    if scene.whole:
        parts.append(Text(scene.words.text("dungeon-legend"), "dim"))
        parts += [Text(line) for line in machine_rows(scene)]
    return Group(*parts)


def tray(scene: Scene) -> RenderableType | None:
    """Return what the active figure still has; None if none is."""
    if not scene.table["active"] or scene.view["over"]:
        return None
    active = next(row for row in figures(scene) if row["figure"] == scene.table["active"])
    parts = [
        entry(scene, "active", scene.words.kind("figure", active["figure"])),
        entry(scene, "actions", scene.table["actions"]),
        entry(scene, "moved", f"{scene.table['moved']}/{active['movement']}"),
    ]
    return Text("   ").join(parts)


def figures(scene: Scene) -> list[dict[str, Any]]:
    """Return all figures, then the machines."""
    found: list[dict[str, Any]] = scene.table["figures"]
    return found


def entry(scene: Scene, key: str, value: object) -> Text:
    """Return an entry of the view under its heading."""
    return Text.assemble((f"{scene.heading(key)}: ", "dim"), str(value))


# The round and the seats


def round_line(scene: Scene) -> Text:
    """Return the round, the machines' card, and what all seek once that is known (1.4)."""
    table = scene.table
    parts = [entry(scene, "round", f"{table['round']}/{table['rounds']}")]
    card = table["machine_card"]["card"]
    if card:
        parts.append(entry(scene, "machine_card", scene.words.kind("playing_card", card)))
    if table["sought"]:
        parts.append(entry(scene, "sought", resources(scene, table["sought"])))
    return Text("   ").join(parts)


def seats(scene: Scene) -> Table:
    """Return a row for each seat: the card of this round, and how many are left."""
    drawn = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    drawn.add_column("")
    drawn.add_column("")
    for key in ("player", "card", "cards"):
        drawn.add_column(scene.heading(key), no_wrap=True)
    for seat, row in enumerate(scene.table["seats"]):
        waited = seat in scene.view["waiting"] and not scene.view["over"]
        drawn.add_row(
            Text(scene.signs.turn if waited else " ", "bold"),
            seat_number(seat),
            scene.name(seat),
            scene.words.kind("playing_card", row["card"]) if row["card"] else scene.signs.none,
            str(row["cards"]),
        )
    return drawn


def seat_number(seat: int) -> Text:
    """Return a seat's number, which its figures bear, in its colour."""
    return Text(str(seat + 1), SEAT_STYLES[seat])


def own_cards(scene: Scene) -> Text | None:
    """Return what the reader's colony needs, and the cards in hand."""
    if scene.viewer == NOBODY:
        return None
    row = scene.table["seats"][scene.viewer]
    needs = entry(scene, "needs", resources(scene, row["needs"]))
    if not row["hand"]:
        return needs
    hand = ", ".join([scene.words.kind("playing_card", card) for card in row["hand"]])
    return Text("   ").join([needs, entry(scene, "hand", hand)])


# Figures


def team_line(scene: Scene, seat: int) -> Text:
    """Return where a seat's figures stand, what they carry, and how they are."""
    team = [row for row in figures(scene) if bearer(row) == (seat, False) and row["field"]]
    told = "; ".join([figure_words(scene, row, "profile") for row in team])
    return seat_number(seat).append(f" {told or scene.signs.none}", "not bold default")


def machines_line(scene: Scene) -> Text:
    """Return the same of the machines."""
    machines = [row for row in figures(scene) if bearer(row)[1]]
    told = "; ".join([figure_words(scene, row, "figure") for row in machines])
    return entry(scene, "machines", told)


def bearer(row: dict[str, Any]) -> tuple[int, bool]:
    """Return the number a figure bears, from 0 on, and whether it is a machine's."""
    name, _, number = row["figure"].rpartition("_")
    return int(number) - 1, name in MACHINES


def figure_words(scene: Scene, row: dict[str, Any], kind: str) -> str:
    """Return a figure with its field, its load, and whether it is down, out or done."""
    word = row["figure"] if kind == "figure" else row["figure"].rpartition("_")[0]
    told = f"{scene.words.kind(kind, word)} {row['field']}"
    if row["load"]:
        told += f" ({resources(scene, row['load'])})"
    states = [state for state in ("down", "out") if row[state]]
    if row["done"] and kind == "profile" and row["figure"] != scene.table["active"]:
        states.append("done")
    return " ".join(
        [told, ", ".join([scene.words.text(f"is-{state}") for state in states])]
    ).strip()


def resources(scene: Scene, kinds: list[str]) -> str:
    """Return resources in a row."""
    named = [scene.words.kind("resource", kind) for kind in kinds]
    return counted(named) or scene.signs.none


def floor_line(scene: Scene) -> Text | None:
    """Return the pieces the drawing can't show: several on a field, or beneath a figure."""
    taken = {row["field"] for row in figures(scene)}
    told = [
        f"{pile['field']}: {resources(scene, pile['pieces'])}"
        for pile in scene.table["floor"]
        if scene.whole or len(pile["pieces"]) > 1 or pile["field"] in taken
    ]
    return entry(scene, "floor", "; ".join(told)) if told else None


# The dungeon


def plan(scene: Scene) -> Text | None:
    """Return the dungeon as a drawing, if it fits."""
    ground: Dungeon = scene.words.game.ground
    margin = len(str(ground.height)) + 1
    if scene.width < (CELL + 1) * ground.width + 1 + margin:
        return None
    letters = [field_name(0, col).removesuffix("1") for col in range(ground.width)]
    heads = "".join([f"   {letter}".ljust(CELL + 1) for letter in letters])
    text = Text(" " * margin).append(heads.rstrip(), "dim")
    signs = standing(scene)
    for row in range(ground.height):
        text.append("\n" + " " * margin).append_text(lying_edges(scene, ground, row))
        text.append(f"\n{str(row + 1).rjust(margin - 1)} ", "dim")
        text.append_text(fields_of(scene, ground, row, signs))
    return text.append("\n" + " " * margin).append_text(lying_edges(scene, ground, ground.height))


def lying_edges(scene: Scene, ground: Dungeon, row: int) -> Text:
    """Return the line above a row of fields: walls, energy fields and corners."""
    text = Text()
    for col in range(ground.width):
        text.append("+" if is_corner(ground, row, col) else " ")
        mark, style = edge(scene, ground, (row - 1, col), (row, col))
        drawn = {"|": "-" * CELL, " ": " " * CELL}.get(mark, mark * (CELL - 2))
        text.append(drawn.center(CELL), style)
    return text.append("+")


def fields_of(scene: Scene, ground: Dungeon, row: int, signs: dict[str, Text]) -> Text:
    """Return a row of fields with the edges between them."""
    text = Text()
    for col in range(ground.width):
        text.append(*edge(scene, ground, (row, col - 1), (row, col)))
        node = row * ground.width + col
        mark = mark_of(scene, ground, node)
        sign = signs.get(ground.names[node])
        if sign is None:
            text.append(mark.ljust(CELL) if mark else ".".center(CELL), mark_style(mark))
        else:
            text.append(mark or " ", mark_style(mark)).append_text(sign)
    return text.append("|")


def edge(
    scene: Scene, ground: Dungeon, one: tuple[int, int], other: tuple[int, int]
) -> tuple[str, str]:
    """Return how the edge between two fields is drawn upright, and in which colour."""
    inside = [0 <= row < ground.height and 0 <= col < ground.width for row, col in (one, other)]
    if not all(inside):
        return "|", ""
    first, second = [row * ground.width + col for row, col in (one, other)]
    way, bit = ground.step_to(first, second)
    if way < 0:
        return "|", ""
    if not bit:
        return " ", ""
    number = bit.bit_length() - 1
    mark, style = ENERGY_MARKS[ground.colour[number]], ENERGY_STYLES[ground.colour[number]]
    is_on = ground.barriers[number] in scene.table["fields_on"]
    return (mark, style) if is_on else (mark.lower(), f"dim {style}")


def is_corner(ground: Dungeon, row: int, col: int) -> bool:
    """Say whether some edge with a wall or an energy field ends in the corner of a field."""
    if row in (0, ground.height) or col == 0:
        return True
    around = [(row - 1, col - 1), (row - 1, col), (row, col), (row, col - 1)]
    nodes = [place[0] * ground.width + place[1] for place in around]
    pairs = zip(nodes, [*nodes[1:], nodes[0]], strict=True)
    return any(
        ground.step_to(one, other)[0] < 0 or ground.step_to(one, other)[1] for one, other in pairs
    )


def mark_of(scene: Scene, ground: Dungeon, node: int) -> str:
    """Return what a field is; a zone nobody plays is plain floor (1.2)."""
    if node in ground.teleporters:
        return str(ground.teleporters.index(node) + 1)
    if node in ground.terminals:
        return "T"
    if node in ground.greifers:
        return "g"
    if node in ground.nests:
        return "k"
    zone = ground.zone_of[node]
    return ZONES[zone] if 0 <= zone < len(scene.table["seats"]) else ""


def mark_style(mark: str) -> str:
    """Return the colour of a field's mark: a zone has that of its seat."""
    if mark and mark in ZONES:
        return SEAT_STYLES[ZONES.index(mark)].removeprefix("bold ")
    return MARK_STYLES.get(mark, "dim")


def standing(scene: Scene) -> dict[str, Text]:
    """Return what is drawn on fields: figures and machines, and pieces where nobody stands."""
    piles = {pile["field"]: pile["pieces"] for pile in scene.table["floor"]}
    found = {field: piece_sign(scene, pieces) for field, pieces in piles.items()}
    for row in figures(scene):
        if row["field"]:
            beneath = SHARED if row["field"] in piles else " "
            found[row["field"]] = figure_sign(scene, row).append(beneath, PIECE_STYLE)
    return found


def piece_sign(scene: Scene, pieces: list[str]) -> Text:
    """Return the sign of the first piece, and how many lie there if there are more."""
    number = str(len(pieces)) if len(pieces) > 1 else ""
    sign = scene.words.text(f"resource-{pieces[0]}.sign")
    return Text(f"{sign}{number}".ljust(CELL - 1), PIECE_STYLE)


def figure_sign(scene: Scene, row: dict[str, Any]) -> Text:
    """Return a figure's letter and seat, or a machine's two letters, and how it is."""
    number, is_machine = bearer(row)
    kind = row["figure"].rpartition("_")[0]
    state = OUT if row["out"] else DOWN if row["down"] else " "
    if is_machine:
        return Text(scene.words.text(f"machine-{kind}.sign"), MACHINE_STYLE).append(state)
    sign = scene.words.text(f"profile-{kind}.sign")
    return Text(f"{sign}{number + 1}", SEAT_STYLES[number]).append(state)


# What the machines do


def machine_rows(scene: Scene) -> list[str]:
    """Return the machines' tables of this match, row by row (8.4)."""
    ground: Dungeon = scene.words.game.ground
    lines: list[str] = []
    for name, rows in zip(MACHINES, ground.table, strict=True):
        lines.append(scene.words.kind("machine", name))
        for number, row in enumerate(rows, 1):
            deed = scene.words.kind("deed", DEEDS[row.deed])
            conditions = conditions_of(scene, row)
            lines.append(
                scene.words.text("machine-row", number=number, conditions=conditions, deed=deed)
            )
    return lines


def conditions_of(scene: Scene, row: Row) -> str:
    """Return what must hold for a row of the machines' table, in words."""
    told = ""
    for condition, wanted in row.when:
        key = f"condition-{CONDITIONS[condition].replace('_', '-')}"
        words = scene.words.text(key if wanted else f"{key}.not")
        told = scene.words.text("list-and", start=told, next=words) if told else words
    return told or scene.words.text("row-otherwise")
