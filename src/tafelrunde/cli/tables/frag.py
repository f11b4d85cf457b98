"""The table of FRAG: the fighters with what they carry, and the map with everybody on it."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.frag.board import Board
from tafelrunde.games.frag.names import AMMO, CARDS
from tafelrunde.kernel import NOBODY
from tafelrunde.pieces.lattice import field_name

from .generic import counted
from .scene import Scene

NEAR: Final = 4  # rows of fields shown above and below the reader's fighter
SEAT_STYLES: Final = ("red", "blue", "green", "magenta", "cyan", "yellow", "bright_red", "white")
BLOOD, PILE, BOTH = "*", "%", "&"  # what lies on a field, as the legend explains it
MARK_STYLES: Final = {
    **dict.fromkeys("~", "green"),
    **dict.fromkeys("w", "bright_red"),
    **dict.fromkeys("g", "bright_cyan"),
    **dict.fromkeys("t", "bright_magenta"),
    **dict.fromkeys("123456789", "bright_yellow"),
    **dict.fromkeys("DX<>^v", "yellow"),
    **dict.fromkeys((BLOOD, PILE, BOTH), "bold red"),
}
EFFECTS: Final = ("frozen", "insubstantial", "ram", "keeps", "cheats")  # told by a word alone
COUNTED: Final = ("blood_held", "lagged")  # told with a number


def board(scene: Scene) -> RenderableType:
    """Return the seats, what they carry, the floor, and the map: all of it, or what is near."""
    parts: list[RenderableType] = [seats(scene)]
    parts += [line for seat in range(len(rows(scene))) if (line := belongings(scene, seat))]
    parts += [line for line in (floor(scene), hand(scene)) if line]
    if scene.whole:
        parts += [card_line(scene, card) for card in sorted(set(own_cards(scene)))]
        parts += [decks(scene)]
    drawn = arena(scene)
    parts += [drawn] if drawn else []
    if scene.whole:
        parts.append(Text(scene.words.text("arena-legend"), "dim"))
    return Group(*parts)


def tray(scene: Scene) -> RenderableType | None:
    """Return what the running turn still allows."""
    turn: int = scene.table["turn"]
    if scene.view["over"] or not rows(scene)[turn]["field"]:
        return None
    text = entry(scene, "points", scene.table["points"]).append("   ")
    return text.append_text(entry(scene, "attacks", rows(scene)[turn]["attacks"]))


def rows(scene: Scene) -> list[dict[str, Any]]:
    """Return what is to be told about each seat."""
    found: list[dict[str, Any]] = scene.table["seats"]
    return found


# Fighters


def seats(scene: Scene) -> Table:
    """Return a row for each seat, in turn order."""
    drawn = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    drawn.add_column("")
    drawn.add_column("")
    drawn.add_column(scene.heading("player"), no_wrap=True)
    for key in ("field", "frags", "health", "speed", "accuracy"):
        drawn.add_column(scene.heading(key), no_wrap=True)
    drawn.add_column(scene.words.text("hand-by-deck"))
    for seat, row in enumerate(rows(scene)):
        drawn.add_row(*cells_of(scene, seat, row), style="" if row["field"] else "dim")
    return drawn


def cells_of(scene: Scene, seat: int, row: dict[str, Any]) -> list[Text]:
    """Return one fighter's values, as they are now and as they were at the start."""
    turn = seat == scene.table["turn"] and not scene.view["over"]
    values = zip(("health", "speed", "accuracy"), row["start"], strict=True)
    return [
        Text(scene.signs.turn if turn else " ", "bold"),
        token(scene, seat),
        scene.name(seat),
        Text(row["field"] or scene.words.text("out-of-arena")),
        Text(f"{row['frags']}/{scene.table['goal']}"),
        *[Text(f"{row[key]}/{start}" if start else scene.signs.none) for key, start in values],
        Text("/".join(str(number) for number in row["hand"])),
    ]


def token(scene: Scene, seat: int) -> Text:
    """Return the sign that stands for a seat on the map."""
    return Text(scene.signs.seats[seat % len(scene.signs.seats)], seat_style(seat))


def seat_style(seat: int) -> str:
    """Return a seat's colour."""
    return f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}"


def belongings(scene: Scene, seat: int) -> Text | None:
    """Return what a fighter has in play and what is in force for it; None if that is nothing."""
    row = rows(scene)[seat]
    told = [weapon_words(scene, weapon) for weapon in row["weapons"]]
    if row["armour"]:
        told.append(f"{card(scene, row['armour'])} {row['pool']}")
    told += [card(scene, kind) for kind in row["gear"]]
    told += [f"{scene.heading(key)} {row[key]}" for key in COUNTED if row[key]]
    told += [f"{scene.heading('surges')} {len(row['surges'])}"] if row["surges"] else []
    told += [scene.heading(key) for key in EFFECTS if row[key]]
    if row["steered_by"] != NOBODY:
        told.append(f"{scene.heading('steered_by')} {scene.words.kind('seat', row['steered_by'])}")
    if not told:
        return None
    return token(scene, seat).append(" ").append(counted(told), "not bold default")


def weapon_words(scene: Scene, weapon: dict[str, Any]) -> str:
    """Return a weapon with what is left to fire, and what is attached to it."""
    attached = "".join(f" + {card(scene, kind)}" for kind in weapon["attached"])
    needed = AMMO[CARDS.index(weapon["kind"])]  # a chainsaw needs none
    ammo = f" {weapon['ammo']}/{needed}" if needed else ""
    return f"{card(scene, weapon['kind'])}{ammo}{attached}"


def card(scene: Scene, kind: str) -> str:
    """Return a card's name."""
    return scene.words.kind("card", kind)


# Cards


def own_cards(scene: Scene) -> list[str]:
    """Return the reader's hand."""
    return list(rows(scene)[scene.viewer]["cards"]) if scene.viewer >= 0 else []


def hand(scene: Scene) -> Text | None:
    """Return the reader's own hand in a line."""
    held = own_cards(scene)
    if not held:
        return None
    return entry(scene, "hand", counted([card(scene, kind) for kind in held]))


def card_line(scene: Scene, kind: str) -> Text:
    """Return what a card does."""
    key = f"card-{kind.replace('_', '-')}.effect"
    return Text(f"  {card(scene, kind)}: ", "dim").append(scene.words.text(key), "not dim")


def decks(scene: Scene) -> Text:
    """Return how many cards are left, and what has been discarded."""
    left = "/".join(str(number) for number in scene.table["decks"])
    text = entry(scene, "decks", left).append("   ")
    discards = counted([card(scene, kind) for kind in scene.table["discards"]])
    return text.append_text(entry(scene, "discards", discards or scene.signs.none))


def floor(scene: Scene) -> Text | None:
    """Return what lies where on the map; None if nothing does."""
    piles = [
        f"{pile['field']}: {counted([card(scene, kind) for kind in pile['cards']])}"
        for pile in scene.table["piles"]
    ]
    text = Text()
    if piles:
        text.append_text(entry(scene, "piles", "; ".join(piles)))
    if scene.table["blood"]:
        text.append("   " if text else "")
        text.append_text(entry(scene, "blood", counted(scene.table["blood"])))
    return text or None


def entry(scene: Scene, key: str, value: object) -> Text:
    """Return an entry of the view under its heading."""
    return Text(f"{scene.heading(key)}: ", "dim").append(str(value), "not dim")


# The map


def arena(scene: Scene) -> Text | None:
    """Return the map as it is drawn in its file, with all that is on it, as far as it fits."""
    ground: Board = scene.words.game.ground
    margin = len(str(ground.height)) + 1
    if scene.width < 2 * ground.width + 1 + margin:
        return None
    things = standing(scene, ground)
    text = Text(" " * (margin + 1)).append(column_letters(ground), "dim")
    for line in shown_lines(scene, ground):
        number = str(line // 2 + 1) if line % 2 else ""
        text.append(f"\n{number.rjust(margin - 1)} ", "dim")
        for place, mark in enumerate(ground.rows[line]):
            sign = things.get((line, place))
            text.append_text(sign if sign else Text(mark, MARK_STYLES.get(mark, "")))
    return text


def shown_lines(scene: Scene, ground: Board) -> range:
    """Return the lines of the drawing to be shown: all, or those around the reader's fighter."""
    whole = range(len(ground.rows))
    field = rows(scene)[scene.viewer]["field"] if scene.viewer >= 0 else ""
    if scene.whole or not field:
        return whole
    row = ground.row[ground.names.index(field)]
    first, last = max(row - NEAR, 0), min(row + NEAR, ground.height - 1)
    return range(2 * first, 2 * last + 3)


def column_letters(ground: Board) -> str:
    """Return the letters of the columns, each over its field."""
    letters = [field_name(0, column).removesuffix("1") for column in range(ground.width)]
    return "".join(letter.ljust(2) for letter in letters).rstrip()


def standing(scene: Scene, ground: Board) -> dict[tuple[int, int], Text]:
    """Return what stands or lies on fields, by line and place in the drawing."""
    blood: list[str] = scene.table["blood"]
    piles = [pile["field"] for pile in scene.table["piles"]]
    found: dict[tuple[int, int], Text] = {}
    for field in {*blood, *piles}:
        mark = BOTH if field in blood and field in piles else BLOOD if field in blood else PILE
        found[spot(ground, field)] = Text(mark, MARK_STYLES[mark])
    for seat, row in enumerate(rows(scene)):
        if row["field"]:
            found[spot(ground, row["field"])] = token(scene, seat)
    return found


def spot(ground: Board, field: str) -> tuple[int, int]:
    """Return where a field's centre is drawn."""
    node = ground.names.index(field)
    return 2 * ground.row[node] + 1, 2 * ground.col[node] + 1
