"""What the tests of cards do again and again: enter a card, strike at one, look at the roll.

The tables of bonuses tell for a card of each category (7) by how much realms change a roll:
`entry_bonuses(anna=["dwarf"])` is `{"bronze": 1, "silver": 1, "gold": 1}`. Anna rolls, and
categories nothing changes are left out.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.kf.names import CARDS, CATEGORIES, CATEGORY, ENTRY, EXIT, SIDES
from tafelrunde.games.kf.tests.table import Table

Realm = list[Any]  # cards' names, or {"card": "chest", "on": "book"}

# Of every category a card that changes no roll and no number, save the companion, who helps only
# against traps.
SAMPLES: Final[dict[str, str]] = {
    "bronze": "worn_penny",
    "silver": "thimble",
    "gold": "golden_egg",
    "potion": "small_potion",
    "scroll": "mystic_moment",
    "magic": "wand",
    "monster": "kobold",
    "place": "tavern",
    "trap": "snare",
    "event": "royal_decree",
    "surprise": "stumble",
    "companion": "fox",
}
ITEMS: Final = ("bronze", "silver", "gold", "potion", "scroll", "magic")
EVERYTHING: Final = tuple(SAMPLES)


def entry_of(card: str) -> int:
    """Return the entry number printed on a card."""
    return ENTRY[CARDS.index(card)]


def exit_of(card: str) -> int:
    """Return the exit number printed on a card."""
    return EXIT[CARDS.index(card)]


def practice(card: str, more: int = 0) -> dict[str, Any]:
    """Return the experience (4.2) it takes to beat a card that no die beats alone, for a seat."""
    missing = exit_of(card) + more - SIDES
    return {"foe": card, "tries": missing} if missing > 0 else {}


def beating_roll(card: str, more: int = 0) -> int:
    """Return the least die that beats a card after `practice`."""
    return min(SIDES, exit_of(card) + more)


def category_of(card: str) -> str:
    """Return the category of a card."""
    return CATEGORIES[CATEGORY[CARDS.index(card)]]


def enter(t: Table, name: str, action: str, *more: str, roll: int = 6) -> None:
    """Announce a card with all it needs, let everybody pass, and roll."""
    t.force(entry=roll)
    t.act(name, action, *more)
    t.pass_all()


def strike(t: Table, name: str, card: str, roll: int = 6) -> None:
    """Attack a card, let everybody pass, and roll."""
    t.force(exit=roll)
    t.act(name, f"attack {card}")
    t.pass_all()


def last_bonus(t: Table) -> int:
    """Return what was added to the last roll."""
    return int(t.told("rolled")[-1].split()[5])


def last_needed(t: Table) -> int:
    """Return the number the last roll had to reach."""
    return int(t.told("rolled")[-1].split()[7])


def end_turn(t: Table, name: str, *drawn: str) -> None:
    """Let the turn end; everybody draws these cards, the active player first."""
    t.force(card=drawn)
    t.act(name, "done")


# Bonuses by category


def with_realms(realms: dict[str, Realm], **more: Any) -> Table:
    """Return a table with these realms."""
    rows: dict[str, Any] = {name: {"realm": realm} for name, realm in realms.items()}
    return Table(**rows, **more)


def entry_bonuses(**realms: Realm) -> dict[str, int]:
    """Return what the realms add when anna brings in a card, by its category."""
    t = with_realms(realms)
    found = {sort: t.entry_bonus("anna", card) for sort, card in SAMPLES.items()}
    return {sort: bonus for sort, bonus in found.items() if bonus}


def exit_bonuses(**realms: Realm) -> dict[str, int]:
    """Return what the realms add when anna attacks a card, by its category."""
    t = with_realms(realms)
    found = {sort: t.exit_bonus("anna", card) for sort, card in SAMPLES.items()}
    return {sort: bonus for sort, bonus in found.items() if bonus}


def guards(**realms: Realm) -> dict[str, int]:
    """Return how much harder to beat the realms make a card of anna's, by its category."""
    found: dict[str, int] = {}
    for sort, card in SAMPLES.items():
        if sort not in ("monster", "event"):  # they lie in no realm
            t = with_realms({**realms, "anna": [*realms.get("anna", []), card]})
            found[sort] = t.exit_number(card) - exit_of(card)
    return {sort: more for sort, more in found.items() if more}
