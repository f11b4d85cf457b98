"""A position of BANG! as a scenario or a test writes it: only what differs from the default.

The default: everybody is in play at full life and without arrows, the roles go round in the order
of ROLE_ORDER from the first seat on, and the characters in the order of PLAIN from the seat whose
turn it is. Those do nothing outside their own turn, and all but the last start with 8 life.
Nobody has a rage card or a wound, no graveyard card lies open, and there was no outbreak.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game, SaveError

from .modules.duel import has_wound
from .modules.undead import HERE, is_zombie
from .names import (
    ARROWS,
    CHARACTERS,
    DEAL,
    DEPUTY,
    DUEL,
    DUEL_SIDES,
    FACES,
    NO_CHARACTER,
    OUTLAW,
    RENEGADE,
    ROLES,
    SHERIFF,
    SIDES,
    WHISKEY,
)
from .state import BangState, in_play
from .steps.setting_up import characters, full_life

# What a scenario may force: rolls of dice by kind and number of sides, decks by kind. A face that
# does not stand on the side of its own number has its side here.
ROLLS: Final[dict[str, tuple[str, int]]] = {"dice": ("face", SIDES), "duel": ("face", SIDES)}
SIDE_OF: Final[dict[str, dict[int, int]]] = {
    "face": {face: DUEL_SIDES.index(face) for face in (WHISKEY, DUEL)}
}
DECKS: Final[dict[str, str]] = {
    "roles": "role",
    "characters": "character",
    "rage": "face",
    "rage card": "face",  # which of somebody's cards Pat moves (9.5)
    "wounds": "face",
    "graves": "number",
}
ALIASES: Final[dict[str, dict[str, str]]] = {"face": {"1": "one", "2": "two"}}

# The first four of them are the deal for four players, the first five that for five, and so on.
ROLE_ORDER: Final = (SHERIFF, OUTLAW, RENEGADE, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE)
THREE_ROLES: Final = (DEPUTY, RENEGADE, OUTLAW)  # each hunts the next (7.1)
PLAIN: Final = (
    "willy-the-kid",  # plainest first: he differs only with exactly two Gatlings
    "black-jack",
    "lucky-duke",
    "calamity-janet",
    "slab-the-killer",
    "suzy-lafayette",
    "sid-ketchum",
    "jesse-jones",
)
KEYS: Final = ("turn", "seats", "pile", "hands", "outbreak")
SEAT_KEYS: Final = ("role", "character", "life", "arrows", "out", "rage", "wounds", "zombie")

Row = dict[str, Any]


def position(game: Game, data: dict[str, Any], names: list[str]) -> BangState:
    """Return the described state at the beginning of a turn; `game.advance` takes it from there."""
    for key in data:
        if key not in KEYS:
            *others, last = KEYS
            raise SaveError(f"{key}: a position has {', '.join(others)} and {last}, nothing else")
    rows = seat_rows(data.get("seats"), names)
    s: BangState = game.blank(game.players)
    s.seed("position")
    lay_out_piles(game, s)
    s.turn = seat_called(str(data.get("turn", names[0])), names, "turn")
    s.role = dealt_roles(rows, names)
    s.character = dealt_characters(rows, names, s.turn, characters(game, s))
    lay_out_graves(s, data)
    raise_zombies(s, rows, names)
    for seat, row in enumerate(rows):
        path = f"seats.{names[seat].lower()}"
        sit_down(s, seat, row, path)
        lay_out_cards(s, seat, row, path)
    count_arrows(s, data.get("pile"))
    if s.outbreak:
        name_the_master(s)
    remember_the_fallen(game, s)
    check_that_it_goes_on(s, names)
    s.push(("turn", s.turn))
    return s


def seat_rows(seats: Any, names: list[str]) -> list[Row]:
    """Return what is written about each seat, in seat order."""
    rows: list[Row] = [{} for _ in names]
    if seats is None:
        return rows
    if not isinstance(seats, dict):
        raise SaveError("seats: write the players' names, each with what is special about them")
    for name, row in seats.items():
        path = f"seats.{name}"
        if not isinstance(row, dict):
            raise SaveError(f"{path}: write pairs such as life: 3")
        for key in row:
            if key not in SEAT_KEYS:
                raise SaveError(f"{path}.{key}: a seat has {', '.join(SEAT_KEYS)}, nothing else")
        seat = seat_called(str(name), names, path)
        if rows[seat]:
            raise SaveError(f"{path}: this player is described twice")
        rows[seat] = row
    return rows


def seat_called(name: str, names: list[str], path: str) -> int:
    """Return the seat of the player with this name, in capitals or not."""
    for seat, known in enumerate(names):
        if known.lower() == name.lower():
            return seat
    raise SaveError(f"{path}: no player is called {name!r}; there are {', '.join(names)}")


def word_among(words: tuple[str, ...], word: Any, path: str) -> int:
    """Return the number of a word of its kind."""
    if word not in words:
        raise SaveError(f"{path}: there is no {word!r}; there are {', '.join(words)}")
    return words.index(word)


def number_between(row: Row, key: str, least: int, most: int, default: int, path: str) -> int:
    """Return a number of a seat, or what it is by default."""
    value = row.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise SaveError(f"{path}.{key}: write a number from {least} to {most}, not {value!r}")
    return value


def dealt_roles(rows: list[Row], names: list[str]) -> list[int]:
    """Give out the roles that are written, and what is left of the deal (1.1) to the others."""
    players = len(rows)
    left = list(THREE_ROLES if players == 3 else ROLE_ORDER[:players])
    roles = [-1] * players
    for seat, row in enumerate(rows):
        if "role" in row:
            path = f"seats.{names[seat].lower()}.role"
            roles[seat] = word_among(ROLES, row["role"], path)
            if roles[seat] not in left:
                most = DEAL[players][roles[seat]]
                raise SaveError(f"{path}: {players} players have {most} of the role {row['role']}")
            left.remove(roles[seat])
    return [role if role >= 0 else left.pop(0) for role in roles]


def dealt_characters(rows: list[Row], names: list[str], turn: int, deck: list[int]) -> list[int]:
    """Give out the characters that are written, and plain ones to the others."""
    players = len(rows)
    dealt = [NO_CHARACTER] * players
    for seat, row in enumerate(rows):
        if "character" in row:
            path = f"seats.{names[seat].lower()}.character"
            character = word_among(CHARACTERS, row["character"], path)
            if character not in deck:
                raise SaveError(f"{path}: {row['character']} needs modules that are off (6.1)")
            if character in dealt:
                raise SaveError(f"{path}: somebody else is {row['character']} already")
            dealt[seat] = character
    plain = [CHARACTERS.index(name) for name in PLAIN]
    plain = [character for character in plain if character not in dealt]
    for place in range(players):
        seat = (turn + place) % players
        if dealt[seat] == NO_CHARACTER:
            dealt[seat] = plain.pop(0)
    return dealt


def yes_or_no(row: Row, key: str, path: str) -> bool:
    """Return whether something is so; by default it is not."""
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise SaveError(f"{path}{key}: write true or false, not {value!r}")
    return value


def sit_down(s: BangState, seat: int, row: Row, path: str) -> None:
    """Set life, arrows, and who is out (4.1) or has to show their role (1.2)."""
    out = yes_or_no(row, "out", f"{path}.")
    full = full_life(s.character[seat], s.role[seat])
    if is_zombie(s, seat):
        full = len(s.life) - s.zombies.bit_count()  # those alive at the outbreak (11.5)
    s.limit[seat] = full
    if out:
        if seat == s.turn:
            raise SaveError(f"{path}.out: nobody who is out has the turn")
        number_between(row, "life", 0, 0, 0, path)
        number_between(row, "arrows", 0, 0, 0, path)
        s.alive &= ~(1 << seat)
    else:
        s.life[seat] = number_between(row, "life", 1, full, full, path)
        s.arrows[seat] = number_between(row, "arrows", 0, ARROWS - 1, 0, path)
    if is_zombie(s, seat) or (out and s.graves):
        s.character[seat] = NO_CHARACTER  # returned (11.1)
    if out or is_zombie(s, seat) or s.role[seat] == SHERIFF or len(s.life) == 3:
        s.shown |= 1 << seat


# What the modules lay out


def lay_out_piles(game: Game, s: BangState) -> None:
    """The modules that are on lay out their piles; those of others stay empty."""
    game.fire(s, "set_up")
    game.advance(s)
    s.serial = 0


def lay_out_graves(s: BangState, data: dict[str, Any]) -> None:
    """Turn up graveyard cards (11.2), or let the outbreak have come (11.5)."""
    for key in ("hands", "outbreak"):
        if key in data and not s.graves:
            raise SaveError(f"{key}: this needs module undead")
    s.open_graves = taken_from(s.graves, data.get("hands", []), "hands", "graveyard card")
    if 0 in s.open_graves:
        raise SaveError("hands: a graveyard card without hands never stays open (11.2)")
    if s.graves and not any(s.graves):
        raise SaveError("hands: with all hands open the outbreak would have come (11.3)")
    if yes_or_no(data, "outbreak", ""):
        if s.open_graves:
            raise SaveError("hands: at the outbreak the graveyard cards leave the game (11.5)")
        s.outbreak, s.graves = HERE, []


def raise_zombies(s: BangState, rows: list[Row], names: list[str]) -> None:
    """Those eliminated before the outbreak are zombies now, or were (11.5)."""
    for seat, row in enumerate(rows):
        path = f"seats.{names[seat].lower()}."
        if yes_or_no(row, "zombie", path):
            if not s.outbreak:
                raise SaveError(f"{path}zombie: write outbreak: true beside the seats")
            if s.role[seat] == SHERIFF:
                raise SaveError(f"{path}zombie: the Sheriff's death would have ended the game")
            s.zombies |= 1 << seat
    if s.outbreak and not s.zombies:
        raise SaveError("outbreak: somebody has to be a zombie")


def name_the_master(s: BangState) -> None:
    """Renegades who are no zombies lived at the outbreak; the nearest one is Master (11.5)."""
    players = len(s.life)
    order = [(s.turn + place) % players for place in range(players)]
    for seat in order:
        if s.role[seat] == RENEGADE and not is_zombie(s, seat):
            s.shown |= 1 << seat
            s.master = seat if s.master == NOBODY else s.master


def lay_out_cards(s: BangState, seat: int, row: Row, path: str) -> None:
    """Give a seat rage cards it has seen (10.2) and open wounds (8.4)."""
    for key, pile, module in (("rage", s.rage_pile, "rage"), ("wounds", s.wound_pile, "duel")):
        if key not in row:
            continue
        if not pile:
            raise SaveError(f"{path}.{key}: this needs module {module}")
        if not in_play(s, seat) or is_zombie(s, seat):
            raise SaveError(f"{path}.{key}: only a living player has {key}")
        words = row[key] if isinstance(row[key], list) else [row[key]]
        words = [ALIASES["face"].get(str(word), word) for word in words]
        faces = [word_among(FACES, word, f"{path}.{key}") for word in words]
        for face in taken_from(pile, faces, f"{path}.{key}", FACES):
            if key == "rage":
                s.rage[seat] = tuple(sorted([*s.rage[seat], (1 << seat, face)]))
            elif has_wound(s, seat, face):
                raise SaveError(f"{path}.wounds: nobody has a wound twice (8.4)")
            else:
                s.wounds[seat] |= 1 << face


def taken_from(pile: list[int], wanted: Any, path: str, words: str | tuple[str, ...]) -> list[int]:
    """Take cards out of a pile."""
    if not isinstance(wanted, list):
        raise SaveError(f"{path}: write a list, not {wanted!r}")
    for card in wanted:
        if card not in pile:
            what = f"{words} with {card!r}" if isinstance(words, str) else words[card]
            raise SaveError(f"{path}: there is no {what} (left) to lay out")
        pile.remove(card)
    return list(wanted)


def remember_the_fallen(game: Game, s: BangState) -> None:
    """With the legacy, all who are out or zombies were eliminated, in the order of seats (12.2)."""
    if "note_death" in game.steps:
        fallen = [not in_play(s, seat) or is_zombie(s, seat) for seat in range(game.players)]
        s.dead_order = [seat for seat in range(game.players) if fallen[seat]]


def count_arrows(s: BangState, pile: Any) -> None:
    """The middle has what nobody holds, and never nothing: the last one brings the Indians."""
    s.pile = ARROWS - sum(s.arrows)
    if s.pile < 1:
        raise SaveError(f"seats: of {ARROWS} arrows at least one lies in the middle (2.2)")
    if pile is not None and pile != s.pile:
        raise SaveError(f"pile: the players' arrows leave {s.pile} in the middle, not {pile!r}")


def check_that_it_goes_on(s: BangState, names: list[str]) -> None:
    """Refuse a position in which the game would be over already (4.2, 7.1, 11.7)."""
    playing = [s.role[seat] for seat in range(len(names)) if in_play(s, seat)]
    if len(names) == 3:
        over = len(playing) < 2
    elif s.outbreak:
        undead = s.zombies | (1 << s.master if s.master != NOBODY else 0)
        over = not s.alive & undead or not s.alive & ~undead
    else:
        over = SHERIFF not in playing or not (OUTLAW in playing or RENEGADE in playing)
    if over:
        raise SaveError("seats: with those who are out, the game would be over")
