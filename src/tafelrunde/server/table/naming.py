"""Names at a table: no two alike, and some for bots."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.records.notation import fold

LONGEST = 40
NOBODY_IN_PARTICULAR = "Player"

# First names that are at home in many languages.
BOT_NAMES = (
    "Alma",
    "Bruno",
    "Clara",
    "David",
    "Emma",
    "Felix",
    "Greta",
    "Hugo",
    "Ida",
    "Jonas",
    "Karla",
    "Leo",
    "Mira",
    "Nora",
    "Oskar",
    "Paula",
    "Quentin",
    "Rosa",
    "Samuel",
    "Tara",
)


def unique(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number behind it if somebody else is called so."""
    name = " ".join(name.split())[:LONGEST]
    if not name or not name.isprintable():
        name = NOBODY_IN_PARTICULAR
    known = {fold(other) for other in taken}
    number, candidate = 1, name
    while fold(candidate) in known:
        number += 1
        ending = f" {number}"
        candidate = name[: LONGEST - len(ending)] + ending
    return candidate


def bot_name(taken: Collection[str], seat: int) -> str:
    """Return a name for a bot that nobody else has."""
    known = {fold(other) for other in taken}
    free = [name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if fold(name) not in known]
    return free[0] if free else unique(BOT_NAMES[0], taken)
