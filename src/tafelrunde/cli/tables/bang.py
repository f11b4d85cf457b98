"""The table of BANG!: seats with life and arrows, and five dice in boxes."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .scene import Scene

ROOM_FOR_ABILITIES = 118  # columns from which everybody's ability fits beside the seats
ROLE_STYLES = {"sheriff": "yellow", "deputy": "yellow", "outlaw": "red", "renegade": "magenta"}
FACE_STYLES = {
    "arrow": "green",
    "dynamite": "red",
    "one": "cyan",
    "two": "cyan",
    "beer": "yellow",
    "gatling": "magenta",
    "whiskey": "yellow",
    "duel": "bright_red",
}
PICTURES = {
    "arrow": ">>-->",
    "dynamite": "[#]~*",
    "one": "(1)",
    "two": "((2))",
    "beer": "[~~]D",
    "gatling": "==:::",
    "whiskey": "=[w]",
    "duel": "<-x->",
}


def board(scene: Scene) -> RenderableType:
    """Return the seats, and what the reader's own character can do, or everybody's."""
    roomy = scene.width >= ROOM_FOR_ABILITIES
    parts: list[RenderableType] = [seats(scene, roomy), middle(scene)]
    parts += [line for line in (graveyard(scene), turned_up(scene)) if line]
    if scene.whole and aims(scene):
        parts.append(aims(scene))  # while shots are assigned, the news tell as much
    if not roomy and scene.whole:
        parts += [ability_line(scene, seat) for seat in range(len(scene.table["seats"]))]
    elif not roomy and scene.viewer >= 0:
        parts.append(ability_line(scene, scene.viewer))
    return Group(*[part for part in parts if part])


def seats(scene: Scene, roomy: bool) -> Table:
    """Return a row for each seat, in turn order."""
    drawn = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    drawn.add_column("")
    drawn.add_column(scene.heading("player"), no_wrap=True)
    drawn.add_column(scene.heading("character"), no_wrap=True)
    drawn.add_column(scene.heading("life"), no_wrap=True)
    drawn.add_column(scene.heading("arrows"), no_wrap=True)
    drawn.add_column(scene.heading("role"), no_wrap=not roomy)
    scars = any(row["wounds"] or row["rage"] for row in scene.table["seats"])
    if scars:
        drawn.add_column(f"{scene.heading('wounds')} · {scene.heading('rage')}")
    if roomy:
        drawn.add_column(scene.heading("ability"), style="dim", max_width=scene.width - 78)
    for seat, row in enumerate(scene.table["seats"]):
        cells = cells_of(scene, seat, row)
        if scars:
            cells.append(wounds_and_rage(scene, row))
        if roomy:
            cells.append(Text(ability(scene, row["character"])))
        drawn.add_row(*cells, style="" if row["in_play"] else "dim")
    return drawn


def cells_of(scene: Scene, seat: int, row: dict[str, Any]) -> list[Text]:
    """Return what is to be told about one seat."""
    turn = seat == scene.table["turn"] and not scene.view["over"]
    return [
        Text(scene.signs.turn if turn else " ", "bold"),
        scene.name(seat),
        Text(scene.words.kind("character", row["character"]) if row["character"] else "–"),
        life(scene, row) if row["in_play"] else Text(scene.words.text("out-of-game")),
        Text(scene.signs.arrow * row["arrows"] or scene.signs.none, "green"),
        role(scene, seat, row),
    ]


def life(scene: Scene, row: dict[str, Any]) -> Text:
    """Return life as signs and as numbers."""
    left, most = row["life"], row["limit"]
    numbers = f" {left}/{most}"
    if scene.width < 72:
        return Text(numbers.strip())
    return Text.assemble(
        (scene.signs.life * left, "red"), (scene.signs.lost * (most - left), "dim"), numbers
    )


def role(scene: Scene, seat: int, row: dict[str, Any]) -> Text:
    """Return a role that is known, or a sign for one that is not; the dead show their side."""
    if row["zombie"]:
        return Text(scene.words.text("side-zombie"), "green")
    if seat == scene.table["master"]:
        return Text(scene.words.text("side-zombie-master"), "bold green")
    word = row["role"]
    return Text(scene.words.kind("role", word), ROLE_STYLES[word]) if word else Text("?", "dim")


def wounds_and_rage(scene: Scene, row: dict[str, Any]) -> Text:
    """Return open wounds, and rage cards: by symbol where the reader knows them."""
    open_wounds = ", ".join(scene.words.kind("face", face) for face in row["wounds"])
    text = Text(open_wounds or scene.signs.none, "red").append(" · ", "dim")
    known = [scene.words.kind("face", face) for face in row["rage_known"]]
    hidden = ["?"] * (row["rage"] - len(known))
    return text.append(", ".join(known + hidden) or scene.signs.none, "magenta")


def graveyard(scene: Scene) -> Text | None:
    """Return how many hands reach out of the graves, against how many are alive (11.3)."""
    if not scene.table["hands"]:
        return None
    living = sum(row["in_play"] for row in scene.table["seats"])
    text = Text(f"{scene.heading('hands')}: ", "dim")
    return text.append(f"{scene.table['hands']} / {living}", "green not dim")


def turned_up(scene: Scene) -> Text | None:
    """Return the rage cards that count in this turn (10.2)."""
    symbols = [scene.words.kind("face", face) for face in scene.table["rage_up"]]
    if not symbols:
        return None
    return Text(f"{scene.heading('rage_up')}: ", "dim").append(", ".join(symbols), "magenta")


def middle(scene: Scene) -> Text:
    """Return how many arrows lie in the middle."""
    count = scene.table["pile"]
    text = Text(f"{scene.heading('pile')}: ", "dim")
    return text.append(f"{scene.signs.arrow * count} ", "green").append(f"{count}", "not dim")


def ability_line(scene: Scene, seat: int) -> Text:
    """Return what a seat's character can do; zombies have none."""
    character = scene.table["seats"][seat]["character"]
    if not character:
        return Text()
    text = Text(f"{scene.words.kind('character', character)}: ", "dim")
    return text.append(ability(scene, character), "not dim")


def ability(scene: Scene, character: str) -> str:
    """Return what a character can do."""
    return scene.words.text(f"character-{character}.ability") if character else ""


def aims(scene: Scene) -> Text:
    """Return who is aimed at, with a sign for each shot (3.2)."""
    text = Text()
    for seat, row in enumerate(scene.table["seats"]):
        if row["aims"]:
            text.append(f" {scene.signs.aim * row['aims']}", "red").append(" ")
            text.append_text(scene.name(seat))
    return text


# Dice


def tray(scene: Scene) -> RenderableType | None:
    """Return the dice in boxes, each with its place below; in a row if there is little room."""
    dice: list[str] = scene.table["dice"]
    if not dice or scene.view["over"]:
        return None
    names = [scene.words.kind("face", face) for face in dice]
    longest = max(len(scene.words.kind("face", face)) for face in FACE_STYLES)
    inner = max(9, longest + 2) | 1  # odd, so that pictures are centred; and always the same
    parts: list[RenderableType] = []
    if scene.table["turn"] != scene.viewer:
        owner = scene.words.names[scene.table["turn"]]
        parts.append(Text(scene.words.text("dice-of", name=owner), "dim"))
    if len(dice) * (inner + 3) > scene.width:
        parts.append(Text("  ".join(f"{place} {name}" for place, name in enumerate(names, 1))))
    else:
        parts += boxes(scene, dice, names, inner)
    return Group(*parts)


def boxes(scene: Scene, dice: list[str], names: list[str], inner: int) -> list[Text]:
    """Return the four lines of a row of dice."""
    left_top, right_top, right_bottom, left_bottom, side, edge = scene.signs.frame
    lines = [Text(), Text(), Text(), Text()]
    for place, (face, name) in enumerate(zip(dice, names, strict=True), 1):
        style = FACE_STYLES[face]
        caption = f" {place} ".center(inner, edge)
        lines[0].append(f" {left_top}{edge * inner}{right_top}", "dim")
        for line, content in ((lines[1], PICTURES[face]), (lines[2], name)):
            line.append(f" {side}", "dim").append(content.center(inner), style)
            line.append(side, "dim")
        lines[3].append(f" {left_bottom}{caption}{right_bottom}")
    return lines
