"""A position of FRAG as a scenario or a test writes it: only what differs from the default.

The default: the first player has the turn, has rolled POINTS_GIVEN movement points and may act.
All fighters are built 3/2/2 and unhurt, stand on the respawn fields in the order of seats, and
have neither cards nor anything in play; all cards are in the decks.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game, SaveError
from tafelrunde.pieces.written import (
    Row,
    check_keys,
    entries,
    number,
    pairs,
    seat_called,
    seat_rows,
    word_among,
    yes_or_no,
)

from .board import Board
from .cards.gadgets import ATTACHED, WORN, fits
from .hands import OPEN, cards_left, take_in
from .names import (
    AMMO,
    CARDS,
    DECK,
    EXTRA_RAM,
    FIREPROOF_COATING,
    FIRST,
    GADGET,
    LEAST,
    OUT,
    POOL,
    SIDES,
    SPECIAL,
    VALUES,
    WEAPON,
)
from .names import DECKS as DECK_NAMES
from .state import FragState
from .steps.floor import lay
from .steps.rolling import AT_ONCE
from .steps.turn import turn as turn_chapter
from .values import Weapon, health_now, speed_now, weapon_limit
from .written import card_called, field_called, take_card

# What a scenario may force: rolls of dice by kind and number of sides (0: as many as there are
# respawn fields, or cards to steal), and draws from the decks by the cards' names.
ROLLS: Final[dict[str, tuple[str, int]]] = {
    **dict.fromkeys(("start", "movement", "to_hit", "damage"), ("pip", SIDES)),
    **dict.fromkeys(("defence", "acid", "power_up"), ("pip", SIDES)),
    "respawn": ("number", 0),
    "theft": ("number", 0),
}
DECKS: Final[dict[str, str]] = dict.fromkeys(DECK_NAMES, "card")
DICE_AT_ONCE: Final = AT_ONCE

# Where in a turn a position may stand: the parts of the turn that begin there.
PHASES: Final[dict[str, str]] = {"start": "dawn", "roll": "set_off", "act": "action_phase"}
PARTS: Final[list[str]] = turn_chapter.sequences[0].parts
BUILD: Final = [3, 2, 2]
POINTS_GIVEN: Final = 6
MANY: Final = 99

KEYS: Final = (
    *("turn", "phase", "points", "shots", "extras", "entered", "rolled", "closed", "dropped"),
    *("phasing", "magic", "blood", "piles", "deck", "discards", "seats"),
)
ACT_KEYS: Final = (
    *("points", "shots", "extras", "entered", "rolled", "closed", "dropped"),
    *("phasing", "magic"),
)
SEAT_KEYS: Final = (
    *("build", "at", "out", "frags", "wins", "hand", "weapons", "armour", "pool", "gear"),
    *("health", "wounds", "blood", "surges", "cheats", "ghost", "kept", "ram", "lagged"),
    *("frozen", "steered"),
)


def position(game: Game, data: dict[str, Any], names: list[str]) -> FragState:
    """Return the described state within a turn; `game.advance` takes it from there."""
    check_keys(data, KEYS, "a position")
    s: FragState = game.blank(game.players)
    s.seed("position")
    s.turn = seat_called(data.get("turn", names[0]), names, "turn")
    rows = seat_rows(data.get("seats", {}), names, SEAT_KEYS)
    for seat, row in enumerate(rows):
        path = f"seats.{names[seat].lower()}"
        build_fighter(s, seat, row, path)
        equip(s, seat, row, path)
        wound(s, seat, row, path)
        hold_cards(s, seat, row, names, path)
        suffer(s, seat, row, names, path)
        s.frags[seat] = number(row.get("frags", 0), 0, game.option["goal"] - 1, f"{path}.frags")
        s.wins[seat] = number(row.get("wins", 0), 0, MANY, f"{path}.wins")
    stand_about(game, s, rows, names)
    lay_floor(game, s, data)
    lay_decks(s, data)
    run_turn(game, s, data, names)
    return s


# The fighter


def build_fighter(s: FragState, seat: int, row: Row, path: str) -> None:
    """Give a fighter its start values; the winner of a tournament may have more than 7 (8.3)."""
    values = entries(row.get("build", BUILD), f"{path}.build")
    if len(values) != len(VALUES):
        raise SaveError(f"{path}.build: write Health, Speed and Accuracy, such as [3, 2, 2]")
    built = [number(value, LEAST, MANY, f"{path}.build") for value in values]
    s.health[seat], s.speed[seat], s.accuracy[seat] = built


def equip(s: FragState, seat: int, row: Row, path: str) -> None:
    """Bring armour, gadgets and weapons into play."""
    if "armour" in row:
        kind = take_card(s, row["armour"], f"{path}.armour", GADGET)
        if not POOL[kind]:
            raise SaveError(f"{path}.armour: {row['armour']} is no armour (7.9)")
        s.armour[seat] = kind
        s.pool[seat] = number(row.get("pool", POOL[kind]), 1, POOL[kind], f"{path}.pool")
    elif "pool" in row:
        raise SaveError(f"{path}.pool: only armour has a pool (7.9)")
    for name in entries(row.get("gear", []), f"{path}.gear"):
        kind = take_card(s, name, f"{path}.gear", GADGET)
        if kind not in WORN and kind != FIREPROOF_COATING:
            raise SaveError(f"{path}.gear: {name} doesn't stay in play before a fighter")
        if kind == FIREPROOF_COATING and s.armour[seat] == NOBODY:
            raise SaveError(f"{path}.gear: {name} is worn over an armour")
        s.gear[seat] = tuple(sorted((*s.gear[seat], kind)))
    written = entries(row.get("weapons", []), f"{path}.weapons")
    s.weapons[seat] = tuple([weapon_in_play(s, text, f"{path}.weapons") for text in written])


def weapon_in_play(s: FragState, written: Any, path: str) -> Weapon:
    """Read a weapon such as `shotgun 3 trick_fire`: ammunition, if not full, and attachments."""
    name, *more = str(written).split() or [""]
    kind = take_card(s, name, path, WEAPON)
    ammo = AMMO[kind]
    if more and more[0].isdecimal():
        ammo = number(int(more.pop(0)), 0, AMMO[kind], path)
    weapon: Weapon = (kind, ammo)
    for word in more:
        gadget = take_card(s, word, path, GADGET)
        if gadget not in ATTACHED or not fits(weapon, gadget):
            raise SaveError(f"{path}: {word} can't be attached to {' '.join(weapon_words(weapon))}")
        weapon = (*weapon, gadget)
    return weapon


def weapon_words(weapon: Weapon) -> list[str]:
    """Write a weapon in play as a position reads it."""
    return [CARDS[weapon[0]], str(weapon[1]), *[CARDS[kind] for kind in weapon[2:]]]


def wound(s: FragState, seat: int, row: Row, path: str) -> None:
    """Set what lasts on the fighter, and its wounds: as such, or by the Health that is left."""
    surges = entries(row.get("surges", []), f"{path}.surges")
    s.surges[seat] = tuple([number(turns, 1, 2, f"{path}.surges") for turns in surges])
    s.cheats[seat] = number(row.get("cheats", 0), 0, 2, f"{path}.cheats")
    s.ghost[seat] = yes_or_no(row, "ghost", f"{path}.ghost")
    s.blood[seat] = number(row.get("blood", 0), 0, MANY, f"{path}.blood")
    most = health_now(s, seat)
    if "health" in row:
        if "wounds" in row:
            raise SaveError(f"{path}.wounds: write either wounds or the health that is left")
        s.wounds[seat] = most - number(row["health"], 1, most, f"{path}.health")
    else:
        s.wounds[seat] = number(row.get("wounds", 0), 0, most - 1, f"{path}.wounds")
    limit = weapon_limit(s, seat)
    if len(s.weapons[seat]) > limit and not row.get("out"):
        raise SaveError(f"{path}.weapons: with this Health a fighter has at most {limit} (2.4)")


# The player


def hold_cards(s: FragState, seat: int, row: Row, names: list[str], path: str) -> None:
    """Give a seat its hand: `lag` is secret, `lag open` known to all, `lag ben` to Ben."""
    for written in entries(row.get("hand", []), f"{path}.hand"):
        name, *others = str(written).split() or [""]
        kind = take_card(s, name, f"{path}.hand")
        known = 0
        for other in others:
            if other == "open":
                known |= OPEN
            else:
                known |= 1 << seat_called(other, names, f"{path}.hand")
        take_in(s, seat, kind, known & ~(1 << seat))


def suffer(s: FragState, seat: int, row: Row, names: list[str], path: str) -> None:
    """Set what specials do to the player (2.7)."""
    for _ in range(number(row.get("ram", 0), 0, MANY, f"{path}.ram")):
        take_card(s, CARDS[EXTRA_RAM], f"{path}.ram", SPECIAL)
        s.ram[seat] += 1
    s.lagged[seat] = number(row.get("lagged", 0), 0, MANY, f"{path}.lagged")
    s.frozen[seat] = yes_or_no(row, "frozen", f"{path}.frozen")
    if "steered" in row:
        s.steered[seat] = seat_called(row["steered"], names, f"{path}.steered")
        if s.steered[seat] == seat:
            raise SaveError(f"{path}.steered: somebody else steers the fighter")


# The map


def stand_about(game: Game, s: FragState, rows: list[Row], names: list[str]) -> None:
    """Put the fighters where it is written, the others on the first free respawn fields."""
    board: Board = game.ground
    for seat, row in enumerate(rows):
        path = f"seats.{names[seat].lower()}"
        if yes_or_no(row, "out", f"{path}.out"):
            check_that_it_is_out(s, seat, row, path)
        elif "at" in row:
            node = field_called(board, row["at"], f"{path}.at")
            if node in s.where:
                other = names[s.where.index(node)]
                raise SaveError(f"{path}.at: {other} stands on {row['at']} already (5.3)")
            s.where[seat] = node
    for seat, row in enumerate(rows):
        if not row.get("out") and "at" not in row:
            free = [node for node in board.respawn if node not in s.where]
            s.where[seat] = free[0]
    for seat, row in enumerate(rows):
        s.kept[seat] = yes_or_no(row, "kept", f"seats.{names[seat].lower()}.kept")
        if s.kept[seat] and s.where[seat] != OUT:
            raise SaveError(f"seats.{names[seat].lower()}.kept: only who is out keeps anything")


def check_that_it_is_out(s: FragState, seat: int, row: Row, path: str) -> None:
    """Who is out stands nowhere, is unhurt, and has nothing in play unless it was kept (7.13)."""
    for key in ("at", "health", "wounds", "blood", "surges"):
        if key in row:
            raise SaveError(f"{path}.{key}: who is out has none")
    has_things = s.weapons[seat] or s.gear[seat] or s.armour[seat] != NOBODY
    if has_things and not row.get("kept"):
        raise SaveError(f"{path}: who is out has nothing in play, or write kept: true (7.13)")


def lay_floor(game: Game, s: FragState, data: Row) -> None:
    """Lay blood markers, and cards under numbered markers, on fields."""
    board: Board = game.ground
    for name in entries(data.get("blood", []), "blood"):
        s.blood_at.append(field_called(board, name, "blood"))
    for name, cards in pairs(data.get("piles", {}), "piles").items():
        path = f"piles.{name}"
        node = field_called(board, name, "piles")
        kinds = [take_card(s, card, path) for card in entries(cards, path)]
        if not kinds or any(DECK[kind] == SPECIAL for kind in kinds):
            raise SaveError(f"{path}: weapons and gadgets lie under a marker (7.16)")
        lay(s, node, tuple(kinds))


def lay_decks(s: FragState, data: Row) -> None:
    """Lay cards on the discards; of a deck that is written all others are discarded as well."""
    for name in entries(data.get("discards", []), "discards"):
        s.discards[take_card(s, name, "discards")] += 1
    for word, names in pairs(data.get("deck", {}), "deck").items():
        deck = word_among(DECK_NAMES, word, "deck")
        path = f"deck.{word}"
        wanted = [take_card(s, name, path, deck) for name in entries(names, path)]
        for kind in range(FIRST[deck], FIRST[deck + 1]):
            s.discards[kind] += s.deck[kind]
            s.deck[kind] = wanted.count(kind)
    for deck, word in enumerate(DECK_NAMES):
        if not cards_left(s, deck) and any(s.discards[FIRST[deck] : FIRST[deck + 1]]):
            raise SaveError(f"deck.{word}: an empty deck takes its discards in at once (2.1)")


# The turn


def run_turn(game: Game, s: FragState, data: Row, names: list[str]) -> None:
    """Let the turn stand at its start, before the movement roll, or among the actions."""
    phase = data.get("phase", "act")
    word_among(tuple(PHASES), phase, "phase")
    if phase == "act":
        act_already(game, s, data)
    for key in ACT_KEYS:
        if phase != "act" and key in data:
            raise SaveError(f"{key}: comes after the movement roll, in phase act")
    if phase != "start" and s.where[s.turn] == OUT:
        raise SaveError(f"phase: {names[s.turn]} is out, so write phase: start (4.1)")
    s.push(("turn", PARTS.index(PHASES[phase]), s.turn))


def act_already(game: Game, s: FragState, data: Row) -> None:
    """Set what was done in this turn, and what is left to do."""
    board: Board = game.ground
    most = SIDES * speed_now(s, s.turn)
    usual = 0 if s.frozen[s.turn] else min(POINTS_GIVEN, most)
    s.points = number(data.get("points", usual), 0, most, "points")
    s.shots = number(data.get("shots", 0), 0, MANY, "shots")
    s.may_take = yes_or_no(data, "entered", "entered")
    s.phasing = yes_or_no(data, "phasing", "phasing")
    s.magic = yes_or_no(data, "magic", "magic")
    s.extras = [card_called(name, "extras") for name in entries(data.get("extras", []), "extras")]
    s.closed = [
        field_called(board, name, "closed") for name in entries(data.get("closed", []), "closed")
    ]
    for name in entries(data.get("rolled", []), "rolled"):
        node = field_called(board, name, "rolled")
        if not (board.weapon_fields | board.gadget_fields) >> node & 1:
            raise SaveError(f"rolled: {name} is no power-up field (5.4)")
        s.rolled |= 1 << node
    for name, cards in pairs(data.get("dropped", {}), "dropped").items():
        node = field_called(board, name, "dropped")
        for card in entries(cards, f"dropped.{name}"):
            drop_already(s, node, card_called(card, f"dropped.{name}"), f"dropped.{name}")


def drop_already(s: FragState, node: int, kind: int, path: str) -> None:
    """A card under a marker was dropped in this turn (7.16)."""
    s.fresh.append((node, kind))
    there = [card for pile in s.piles if pile[0] == node for card in pile[2:]]
    if there.count(kind) < s.fresh.count((node, kind)):
        raise SaveError(f"{path}: not so many {CARDS[kind]} lie there; write them under piles")
