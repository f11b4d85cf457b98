"""A position of KRALLEN & FALLEN as a scenario or a test writes it: what differs from the default.

The default: the first player has the turn, a later one, two actions, and may act. Nothing is in
play. Everybody holds as many cards as the hand should have, from FILLERS, and all know which: so
nobody could answer with a surprise, and nobody is asked. All other cards are in the draw pile.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Game, SaveError
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

from .aims import bears, fits, fits_chest, new_metals
from .names import (
    ACTIONS,
    AIM,
    CARDS,
    COIN,
    EXIT,
    ITEM,
    KINDS,
    METALS,
    MONSTER,
    MYSTIC_MOMENT,
    PLACE,
    ROLES,
    SIDES,
    SORT,
    SURPRISE,
    TAKES,
    TRANSMUTATION,
    WILD,
)
from .reckoning import hand_limit, has_won
from .state import OPEN, KfState
from .steps.turn import turn as turn_chapter
from .zones import LAID, OUT_OF_PLAY, cover, hold, home, in_play, lay

# What a scenario may force: rolls by what the die shows (a coin shows 2 or 5), draws by the card.
ROLLS: Final[dict[str, tuple[str, int]]] = {
    **dict.fromkeys(("start", "entry", "exit"), ("pip", SIDES)),
    "coin": ("pip", len(COIN)),
}
DECKS: Final[dict[str, str]] = {"card": "card"}
SIDE_OF: Final[dict[str, dict[int, int]]] = {
    "coin": {shown - 1: side for side, shown in enumerate(COIN)}
}

# Where in a turn a position may stand: the parts of the turn that begin there.
PHASES: Final[dict[str, str]] = {"start": "dawn", "act": "action_phase", "end": "dusk"}
PARTS: Final[list[str]] = turn_chapter.sequences[0].parts
MANY: Final = 99
DEFAULT_ROLE: Final = "warlord"

# What hands nobody wrote about are made of: no surprises, and few cards that stories are about.
FILLERS: Final[tuple[str, ...]] = (
    *("troll", "goblin", "kobold", "magpies", "sea_serpent", "rat_king", "scrap_golem", "griffin"),
    *("mummy", "witch", "werewolf", "minotaur", "cyclops", "harpies", "watchtower", "smithy"),
    *("library", "graveyard", "city_wall", "sunken_hoard", "cobweb", "tar_pit", "snare"),
    *("sleeping_dust", "pitfall", "amnesty", "daybreak", "earthquake", "fox", "shield_maiden"),
    *("ogre", "ghost", "hydra", "vampire", "monastery", "iron_gate", "swamp", "market_day"),
    *("flood", "wheel_of_fortune", "banishing", "unbinding", "goblin_hoard", "dragon_hoard"),
)

KEYS: Final = (
    *("turn", "phase", "actions", "swapped", "seized", "used"),
    *("wilderness", "discards", "deck", "seats"),
)
ACT_KEYS: Final = ("actions", "swapped", "seized", "used")
SEAT_KEYS: Final = ("hand", "realm", "role", "foe", "tries", "turns", "wins")
REALM_KEYS: Final = ("card", "on", "as")
WILD_KEYS: Final = ("card", "loot")


def position(game: Game, data: dict[str, Any], names: list[str]) -> KfState:
    """Return the described state within a turn; `game.advance` takes it from there."""
    check_keys(data, KEYS, "a position")
    s: KfState = game.blank(game.players)
    s.seed("position")
    s.turn = seat_called(data.get("turn", names[0]), names, "turn")
    phase = data.get("phase", "act")
    word_among(tuple(PHASES), phase, "phase")
    rows = seat_rows(data.get("seats", {}), names, SEAT_KEYS)
    paths = [f"seats.{name.lower()}" for name in names]
    for seat, row in enumerate(rows):
        fill_realm(s, seat, row, f"{paths[seat]}.realm")
    fill_wilderness(s, data)
    for seat, row in enumerate(rows):
        hold_cards(s, seat, row, names, paths[seat])
        describe_player(game, s, seat, row, paths[seat])
    left = lay_piles(s, data)
    fill_other_hands(s, rows)
    if left is not None:
        s.discards[:0] = s.deck
        s.deck = left
    run_turn(s, data, phase)
    check_position(game, s, phase)
    return s


def take_card(s: KfState, name: Any, path: str) -> int:
    """Take a card out of the draw pile, which has one of each, and return its number."""
    if name not in CARDS:
        raise SaveError(f"{path}: there is no card {name!r}")
    card = CARDS.index(name)
    if card not in s.deck:
        raise SaveError(f"{path}: there is only one card {name}, and it lies elsewhere already")
    s.deck.remove(card)
    return card


# Realms


def fill_realm(s: KfState, seat: int, row: Row, path: str) -> None:
    """Lay cards into a realm, in the order they came, and then some of them on others."""
    written = [
        pairs(entry, path) if not isinstance(entry, str) else {"card": entry}
        for entry in entries(row.get("realm", []), path)
    ]
    for entry in written:
        check_keys(entry, REALM_KEYS, path)
        card = take_card(s, entry.get("card"), path)
        if WILD[card] or AIM[card] == "raid":
            raise SaveError(f"{path}: {CARDS[card]} lies in the wilderness (1.3, 7.5)")
        lay(s, card, seat)
    for entry in written:
        lay_on(s, seat, entry, path)


def lay_on(s: KfState, seat: int, entry: Row, path: str) -> None:
    """Lay a card on another one of the same realm, if that is written."""
    name, on = entry["card"], entry.get("on")
    card = CARDS.index(name)
    if on is None:
        if is_tied(card):
            raise SaveError(f"{path}: {name} lies on another card: {{card: {name}, on: …}} (7.9)")
        return
    if on not in [CARDS[other] for other in s.realm[seat]]:
        raise SaveError(f"{path}: {name} lies on {on!r}, which is not in this realm")
    below = CARDS.index(on)
    if not may_lie_on(s, card, below):
        raise SaveError(f"{path}: {name} can't lie on {on}")
    if card == TRANSMUTATION:
        metal = word_among(METALS, entry.get("as"), f"{path}.as")
        if metal not in new_metals(s, below):
            raise SaveError(f"{path}.as: {on} is {METALS[metal]} already (card:transmutation)")
        s.painted = 1 << metal
    cover(s, card, below)


def is_tied(card: int) -> bool:
    """Say whether a card goes when what it lies on is gone: the Shrine, the Basilisk (7.9)."""
    return AIM[card] == "place" or (AIM[card] in LAID and SORT[card] == PLACE)


def may_lie_on(s: KfState, card: int, below: int) -> bool:
    """Say whether a card may be laid on this one."""
    if AIM[card] == "own_item":
        return fits_chest(s, below)
    if AIM[card] == "own_treasure":
        return bears(s, below, card)
    return AIM[card] in ("place", "barrier") and fits(s, AIM[card], below)


def fill_wilderness(s: KfState, data: Row) -> None:
    """Lay monsters with their loot, ownerless items and the Royal Decree between the realms."""
    path = "wilderness"
    for written in entries(data.get("wilderness", []), path):
        entry = pairs(written, path) if not isinstance(written, str) else {"card": written}
        check_keys(entry, WILD_KEYS, path)
        card = take_card(s, entry.get("card"), path)
        if not (WILD[card] or AIM[card] == "raid" or SORT[card] & ITEM):
            raise SaveError(f"{path}: {CARDS[card]} lies in a realm (1.3)")
        s.wild.append(card)
        for name in entries(entry.get("loot", []), f"{path}.loot"):
            item = take_card(s, name, f"{path}.loot")
            if SORT[card] != MONSTER or not SORT[item] & ITEM:
                raise SaveError(f"{path}.loot: only items lie there, beneath monsters (7.5)")
            s.loot.append((card, item))
        if len(entry.get("loot", [])) > TAKES[card]:
            raise SaveError(f"{path}.loot: {CARDS[card]} carries off at most {TAKES[card]} (7.5)")


# Players


def hold_cards(s: KfState, seat: int, row: Row, names: list[str], path: str) -> None:
    """Give a seat its hand: `crown` is secret, `crown open` known to all, `crown ben` to Ben."""
    for written in entries(row.get("hand", []), f"{path}.hand"):
        name, *others = str(written).split() or [""]
        card = take_card(s, name, f"{path}.hand")
        if "open" in others:
            hold(s, seat, card, OPEN)
            continue
        known = 0
        for other in others:
            known |= 1 << seat_called(other, names, f"{path}.hand")
        hold(s, seat, card, known & ~(1 << seat))


def fill_other_hands(s: KfState, rows: list[Row]) -> None:
    """Whoever's hand is not written holds cards that all know, as many as it should have (2.3)."""
    fillers = [CARDS.index(name) for name in FILLERS]
    fillers += [card for card in range(KINDS) if SORT[card] != SURPRISE and card not in fillers]
    for seat, row in enumerate(rows):
        if "hand" not in row:
            for _ in range(hand_limit(s, seat)):
                card = next(filler for filler in fillers if filler in s.deck)
                s.deck.remove(card)
                hold(s, seat, card, OPEN)


def describe_player(game: Game, s: KfState, seat: int, row: Row, path: str) -> None:
    """Set role, turns so far, experience, and the matches won before."""
    if game.option["roles"]:
        s.role[seat] = word_among(ROLES, row.get("role", DEFAULT_ROLE), f"{path}.role")
    elif "role" in row:
        raise SaveError(f"{path}.role: nobody has a role here; write options: {{roles: 1}} (8.4)")
    s.turns[seat] = number(row.get("turns", 1), 0, MANY, f"{path}.turns")
    s.wins[seat] = number(row.get("wins", 0), 0, MANY, f"{path}.wins")
    if "foe" in row:
        word_among(CARDS, row["foe"], f"{path}.foe")
        s.foe[seat] = CARDS.index(row["foe"])
        s.tries[seat] = number(row.get("tries", 1), 0, MANY, f"{path}.tries")
        if home(s, s.foe[seat]) == OUT_OF_PLAY:
            raise SaveError(f"{path}.foe: {row['foe']} is not in play (4.2)")
    elif "tries" in row:
        raise SaveError(f"{path}.tries: write the foe as well (4.2)")


# Piles and turn


def lay_piles(s: KfState, data: Row) -> list[int] | None:
    """Lay the discards, the last one on top; return what the draw pile has left, if written."""
    for name in entries(data.get("discards", []), "discards"):
        s.discards.append(take_card(s, name, "discards"))
    if "deck" not in data:
        return None
    return sorted([take_card(s, name, "deck") for name in entries(data["deck"], "deck")])


def run_turn(s: KfState, data: Row, phase: str) -> None:
    """Let the turn stand at its start, among the actions, or at its end."""
    for key in ACT_KEYS:
        if phase == "start" and key in data:
            raise SaveError(f"{key}: comes after the start of the turn, in phase act")
    if phase != "start":
        s.turns[s.turn] = max(s.turns[s.turn], 1)
        s.actions = number(data.get("actions", ACTIONS), 0, ACTIONS + 1, "actions")
        s.swapped = yes_or_no(data, "swapped", "swapped")
        s.seized = yes_or_no(data, "seized", "seized")
        used = entries(data.get("used", []), "used")
        s.used = [word_among(CARDS, name, "used") for name in used]
    s.push(("turn", PARTS.index(PHASES[phase]), s.turn))


def check_position(game: Game, s: KfState, phase: str) -> None:
    """Refuse a match that is over, a moment nobody has, and leftovers of the last turn (2.3)."""
    for side in game.ground.sides:
        if has_won(s, side):
            raise SaveError(f"seats: seat {side[0] + 1} has won already (8.1)")
    if s.seized and MYSTIC_MOMENT not in s.realm[s.turn]:
        raise SaveError("seized: only with mystic_moment in the realm (card:mystic_moment)")
    for card in (*in_play(s), *[item for _, item in s.loot]):
        if phase == "start" and not EXIT[card]:
            raise SaveError(f"phase: {CARDS[card]} left play at the end of the last turn (2.3)")
