"""The table of KRALLEN & FALLEN: realms, wilderness with its loot, what is announced, a hand."""

from __future__ import annotations

import re
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.games.kf.names import CARDS, CATEGORIES, CATEGORY, ENTRY, EXIT
from tafelrunde.kernel import NOBODY
from tafelrunde.words import Rulebook

from .generic import counted
from .scene import Scene

STYLES: Final = {
    "bronze": "dark_orange3",
    "silver": "bright_white",
    "gold": "bright_yellow",
    **dict.fromkeys(("potion", "scroll", "magic"), "bright_cyan"),
    "monster": "red",
    "place": "green",
    "trap": "magenta",
    "companion": "bright_green",
}
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")


def board(scene: Scene) -> RenderableType:
    """Return the seats, everybody's realm, the wilderness, the piles and the reader's hand."""
    parts: list[RenderableType] = [seats(scene)]
    parts += [realm(scene, seat) for seat in range(len(rows(scene)))]
    parts += [wilderness(scene), piles(scene)]
    held = own_cards(scene)
    if held:
        parts.append(entry(scene.words.text("hand-with-numbers"), numbered(scene, held)))
    if scene.whole:
        parts += [card_line(scene, card) for card in dict.fromkeys([*held, *cards_in_play(scene)])]
    return Group(*parts)


def tray(scene: Scene) -> RenderableType | None:
    """Return what is announced and waits for its roll; None if nothing does."""
    waiting = [attempt_line(scene, attempt) for attempt in scene.table["stack"]]
    if not waiting:
        return None
    return Group(Text(f"{scene.heading('stack')}:", "dim"), *waiting)


def rows(scene: Scene) -> list[dict[str, Any]]:
    """Return what is to be told about each seat."""
    found: list[dict[str, Any]] = scene.table["seats"]
    return found


def entry(heading: str, value: Text | str) -> Text:
    """Return something under its heading."""
    told = Text(value) if isinstance(value, str) else value
    return Text.assemble((f"{heading}: ", "dim"), told)


# Seats


def seats(scene: Scene) -> Table:
    """Return a row for each seat, in turn order; some columns only where there is something."""
    drawn = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    drawn.add_column("")
    rare = [key for key in ("role", "team", "foe") if any(row[key] for row in rows(scene))]
    for key in ("player", "metal", "hand", *rare):
        drawn.add_column(scene.heading(key), no_wrap=key == "player")
    for seat, row in enumerate(rows(scene)):
        turn = seat == scene.table["turn"] and not scene.view["over"]
        drawn.add_row(
            Text(scene.signs.turn if turn else " ", "bold"),
            scene.name(seat),
            metals(scene, row),
            f"{row['hand']}/{row['limit']}",
            *[rare_cell(scene, row, key) for key in rare],
        )
    return drawn


def rare_cell(scene: Scene, row: dict[str, Any], key: str) -> str:
    """Return a role (8.4), the rest of a team (8.3), or experience with a card (4.2)."""
    if not row[key]:
        return scene.signs.none
    if key == "foe":
        return f"{name(scene, row['foe'])} +{row['tries']}"
    return scene.words.kind("role" if key == "role" else "seat*", row[key])


def metals(scene: Scene, row: dict[str, Any]) -> str:
    """Return the metals a seat has so far: three of them win (8.1, 8.2)."""
    held = [scene.words.kind("metal", card["metal"]) for card in row["realm"] if card["metal"]]
    return counted(held) or scene.signs.none


# Cards in play


def realm(scene: Scene, seat: int) -> Text:
    """Return a seat's realm in a line."""
    told = card_list(scene, rows(scene)[seat]["realm"])
    return entry(scene.words.names[seat], told or Text(scene.words.text("empty-realm"), "dim"))


def wilderness(scene: Scene) -> Text:
    """Return what lives between the realms, each monster with what lies beneath it (7.5)."""
    told = card_list(scene, scene.table["wilderness"])
    return entry(scene.heading("wilderness"), told or scene.signs.none)


def card_list(scene: Scene, cards: list[dict[str, Any]]) -> Text:
    """Return cards in a row; what lies on another card stands right behind it."""
    lowest = [card for card in cards if not card["on"]]
    return in_a_row(scene, [pile_of(scene, card, cards) for card in lowest])


def pile_of(scene: Scene, card: dict[str, Any], cards: list[dict[str, Any]]) -> Text:
    """Return a card with all that lies on it."""
    told = shown_card(scene, card)
    for upper in cards:
        if upper["on"] == card["card"]:
            told.append(" + ").append_text(pile_of(scene, upper, cards))
    return told


def shown_card(scene: Scene, card: dict[str, Any]) -> Text:
    """Return a card with its metal, its exit number if it can be attacked, and its loot."""
    facts = [scene.words.kind("metal", card["metal"])] if card["metal"] else []
    facts += [] if card["hidden"] else [str(card["exit"])]
    told = coloured(scene, card["card"])
    told.append(f" ({', '.join(facts)})" if facts else "")
    if card["loot"]:
        told.append(" [").append_text(coloured_list(scene, card["loot"])).append("]")
    return told


def cards_in_play(scene: Scene) -> list[str]:
    """Return every card in play, and what lies beneath monsters."""
    shown = [card for row in rows(scene) for card in row["realm"]] + scene.table["wilderness"]
    return [name for card in shown for name in (card["card"], *card["loot"])]


# What is announced


def attempt_line(scene: Scene, attempt: dict[str, Any]) -> Text:
    """Return who tries what on what, what the roll must reach, and what it has so far."""
    who = scene.words.kind("seat", attempt["seat"])
    told = Text(f"  {who}, {scene.words.kind('way', attempt['way'])}: ")
    told.append_text(coloured(scene, attempt["card"]))
    aims = [name(scene, card) for card in attempt["targets"]]
    if attempt["at"] != NOBODY:
        aims.append(scene.words.kind("seat", attempt["at"]))
    told.append(f" ({', '.join(aims)})" if aims else "")
    told.append(f"   {scene.heading('needed')}: ", "dim").append(str(attempt["needed"]))
    if attempt["rolled"]:
        return told.append(f"   {scene.heading('total')}: ", "dim").append(str(attempt["total"]))
    bonus = attempt["bonus"] + attempt["experience"]
    bonus += sum(row["amount"] for row in attempt["modifiers"])
    signed = scene.words.text("signed-bonus", bonus=bonus)
    return told.append(f"   {scene.heading('bonus')}: ", "dim").append(signed) if bonus else told


# Piles and hands


def piles(scene: Scene) -> Text:
    """Return how many cards are left to draw, and the discards: the last one, or all of them."""
    discards: list[str] = scene.table["discards"]
    told = entry(scene.heading("deck"), str(scene.table["deck"])).append("   ")
    if not scene.whole and len(discards) > 1:
        last = Text(f"{len(discards)}, … ").append_text(coloured(scene, discards[-1]))
        return told.append_text(entry(scene.heading("discards"), last))
    all_of_them = coloured_list(scene, discards) or scene.signs.none
    return told.append_text(entry(scene.heading("discards"), all_of_them))


def own_cards(scene: Scene) -> list[str]:
    """Return the reader's hand."""
    return list(rows(scene)[scene.viewer]["cards"]) if scene.viewer >= 0 else []


def numbered(scene: Scene, cards: list[str]) -> Text:
    """Return cards with the numbers printed on them: entry, then exit."""
    numbers = [f" {ENTRY[CARDS.index(card)]}/{EXIT[CARDS.index(card)]}" for card in cards]
    told = [coloured(scene, card).append(text) for card, text in zip(cards, numbers, strict=True)]
    return in_a_row(scene, told)


def card_line(scene: Scene, card: str) -> Text:
    """Return the text printed on a card: the first paragraph of its clause."""
    clause = Rulebook(scene.words.info, scene.words.lang).clause(f"card:{card}").text
    said = LINK.sub(r"\1", " ".join(clause.split("\n\n")[0].split()))
    return Text("  ").append_text(coloured(scene, card)).append(f": {said}")


def coloured_list(scene: Scene, cards: list[str]) -> Text:
    """Return the names of cards in a row."""
    return in_a_row(scene, [coloured(scene, card) for card in cards])


def in_a_row(scene: Scene, cards: list[Text]) -> Text:
    """Return cards side by side; not with commas: some names have one."""
    return Text(f" {scene.signs.dot} ").join(cards)


def coloured(scene: Scene, card: str) -> Text:
    """Return a card's name in the colour of its category."""
    category = CATEGORIES[CATEGORY[CARDS.index(card)]]
    return Text().append(name(scene, card), STYLES.get(category, ""))


def name(scene: Scene, card: str) -> str:
    """Return a card's name."""
    return scene.words.kind("card", card)
