"""A position of BANG! as a scenario or a test writes it: only what differs from the default.

The default: everybody is in play at full life and without arrows, the roles go round in the order
of ROLE_ORDER from the first seat on, and the characters in the order of PLAIN from the seat whose
turn it is. Those do nothing outside their own turn, and all but the last start with 8 life.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Game, SaveError

from .names import ARROWS, CHARACTERS, DEAL, DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF, SIDES
from .state import BangState, in_play
from .steps.setting_up import full_life

# What a scenario may force: rolls of dice by kind and number of sides, decks by kind.
ROLLS: Final[dict[str, tuple[str, int]]] = {"dice": ("face", SIDES)}
DECKS: Final[dict[str, str]] = {"roles": "role", "characters": "character"}
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
SEAT_KEYS: Final = ("role", "character", "life", "arrows", "out")

Row = dict[str, Any]


def position(game: Game, data: dict[str, Any], names: list[str]) -> BangState:
    """Return the described state at the beginning of a turn; `game.advance` takes it from there."""
    for key in data:
        if key not in ("turn", "seats", "pile"):
            raise SaveError(f"{key}: a position has turn, seats and pile, nothing else")
    rows = seat_rows(data.get("seats"), names)
    s: BangState = game.blank(game.players)
    s.seed("position")
    s.turn = seat_called(str(data.get("turn", names[0])), names, "turn")
    s.role = dealt_roles(rows, names)
    s.character = dealt_characters(rows, names, s.turn)
    for seat, row in enumerate(rows):
        sit_down(s, seat, row, f"seats.{names[seat].lower()}")
    count_arrows(s, data.get("pile"))
    check_that_it_goes_on(s, names)
    s.push(("turn", 0, s.turn))
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


def dealt_characters(rows: list[Row], names: list[str], turn: int) -> list[int]:
    """Give out the characters that are written, and plain ones to the others."""
    players = len(rows)
    characters = [-1] * players
    for seat, row in enumerate(rows):
        if "character" in row:
            path = f"seats.{names[seat].lower()}.character"
            character = word_among(CHARACTERS, row["character"], path)
            if character in characters:
                raise SaveError(f"{path}: somebody else is {row['character']} already")
            characters[seat] = character
    plain = [CHARACTERS.index(name) for name in PLAIN]
    plain = [character for character in plain if character not in characters]
    for place in range(players):
        seat = (turn + place) % players
        if characters[seat] < 0:
            characters[seat] = plain.pop(0)
    return characters


def sit_down(s: BangState, seat: int, row: Row, path: str) -> None:
    """Set life, arrows, and who is out (4.1) or has to show their role (1.2)."""
    out = row.get("out", False)
    if not isinstance(out, bool):
        raise SaveError(f"{path}.out: write true or false, not {out!r}")
    full = full_life(s.character[seat], s.role[seat])
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
    if out or s.role[seat] == SHERIFF or len(s.life) == 3:
        s.shown |= 1 << seat


def count_arrows(s: BangState, pile: Any) -> None:
    """The middle has what nobody holds, and never nothing: the last one brings the Indians."""
    s.pile = ARROWS - sum(s.arrows)
    if s.pile < 1:
        raise SaveError(f"seats: of {ARROWS} arrows at least one lies in the middle (2.2)")
    if pile is not None and pile != s.pile:
        raise SaveError(f"pile: the players' arrows leave {s.pile} in the middle, not {pile!r}")


def check_that_it_goes_on(s: BangState, names: list[str]) -> None:
    """Refuse a position in which the game would be over already (4.2, 7.1)."""
    playing = [s.role[seat] for seat in range(len(names)) if in_play(s, seat)]
    if len(names) == 3:
        over = len(playing) < 2
    else:
        over = SHERIFF not in playing or not (OUTLAW in playing or RENEGADE in playing)
    if over:
        raise SaveError("seats: with those who are out, the game would be over")
