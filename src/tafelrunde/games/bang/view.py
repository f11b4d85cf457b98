"""What a seat sees of a match of BANG!, and how the rest is dealt anew."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game, in_parts
from tafelrunde.pieces.lasting import LastingSeats, keep

from .modules.undead import NOT_YET
from .names import CHARACTER_CLAUSE, CHARACTERS, DYNAMITE, FACES, ONE, ROLES, STANDOFF, TWO
from .state import BangState, in_play
from .steps.resolving import GATLINGS, distances, in_reach, reach, symbols

# Events that rightly tell something hidden, and whom: everybody, or the seat of that argument.
DISCLOSES: Final[dict[str, str]] = {
    "eliminated": "all",
    "master_shown": "all",
    "rage_dropped": "all",
    "rage_offered": "seat",
    "rage_passed": "target",
    "rage_seen": "seat",
    "rage_turned_up": "all",
    "role_dealt": "seat",
    "role_shown": "all",
    "won": "all",
}

# Entries of the view that are things of a kind; all others are plain numbers and yes or no.
SHOWS: Final[dict[str, str]] = {
    "turn": "seat",
    "dice": "face*",
    "rage_up": "face*",
    "rage_discards": "face*",
    "outbreak": "outbreak",
    "master": "seat",
    "challenger": "seat",
    "opponent": "seat",
    "roller": "seat",
    "rolled": "face",
    "heir": "seat",
    "retired": "seat",
    "fallen": "seat*",
    "role": "role",
    "character": "character",
    "wounds": "face*",
    "rage_known": "face*",
    "reach": "face*",
}

# Which clause is about each word of a kind, for tables that show the rule beside the thing.
CLAUSES: Final[dict[str, tuple[str, ...]]] = {"character": CHARACTER_CLAUSE}

# Entries for a table that draws them; where all entries are listed, they would only fill the list.
DETAILS: Final[tuple[str, ...]] = (
    *("gatlings_needed", "dynamites", "open_graves", "living", "outbreak_looms"),
    *("distance", "reach"),
)

# The words for the wounds of a bit mask, worked out once.
_WOUNDED: Final[tuple[tuple[str, ...], ...]] = tuple(
    [
        tuple([FACES[face] for face in range(len(FACES)) if mask >> face & 1])
        for mask in range(1 << len(FACES))
    ]
)

# The faces by which the player on turn could shoot somebody whom a 1, whom a 2 reaches (3.2).
_REACHING: Final[dict[tuple[bool, bool], tuple[str, ...]]] = {
    (False, False): (),
    (True, False): (FACES[ONE],),
    (False, True): (FACES[TWO],),
    (True, True): (FACES[ONE], FACES[TWO]),
}


# Of a seat: whether its role is shown, it is in play, a zombie; how far away, by what in reach.
Place = tuple[bool, bool, bool, int, tuple[str, ...]]


class Kept:
    """Seats as they were shown last: those that stay as they are come as the same objects."""

    def __init__(self) -> None:
        self.seats: LastingSeats = LastingSeats()
        self.own: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}  # as all and they see it
        self.places: dict[tuple[Any, ...], list[Place]] = {}


def seen(g: Game, s: BangState) -> dict[str, Any]:
    """Return the table as everybody sees it; only roles and rage cards are secret (1.2, 10.2)."""
    return {
        "turn": s.turn,
        "pile": s.pile,
        "dice": [FACES[face] for face in s.dice],
        "rerolls": s.rerolls,
        "gatlings_needed": g.ask(s, "gatlings_needed", GATLINGS, s.turn),
        "dynamites": symbols(g, s, s.turn, DYNAMITE) if s.dice else 0,
        "rage_up": [FACES[symbol] for symbol in s.rage_up],
        "rage_pile": len(s.rage_pile),
        "rage_discards": [FACES[symbol] for symbol in s.rage_discards],
        "wound_pile": len(s.wound_pile),
        "duel": duel_going_on(s),
        "outbreak": s.outbreak,
        "graves": len(s.graves),
        "open_graves": s.open_graves[:],
        "hands": sum(s.open_graves),
        "living": living(s),
        "outbreak_needs": living(s) + 1 if s.graves and s.outbreak == NOT_YET else 0,
        "outbreak_looms": outbreak_looms(s),
        "master": s.master,
        "heir": s.heir,
        "retired": s.retired,
        "fallen": s.dead_order[:],
        "seats": seats(g, s),
    }


def own(g: Game, s: BangState, viewer: int, shown: dict[str, Any]) -> dict[str, Any]:
    """Return the seats with what the viewer knows besides: the own role, rage cards they saw."""
    if viewer == NOBODY:
        return {"seats": shown["seats"]}
    rows: list[dict[str, Any]] = shown["seats"][:]
    if not rows[viewer]["role"]:
        rows[viewer] = with_role(g.ground, viewer, rows[viewer], word(ROLES, s.role[viewer]))
    for seat, held in enumerate(s.rage):
        if held:
            rows[seat] = {**rows[seat], "rage_known": known_rage(held, viewer)}
    return {"seats": rows}


def with_role(kept: Kept, viewer: int, row: dict[str, Any], role: str) -> dict[str, Any]:
    """Return a seat with its hidden role; the same object as long as it stays as it is."""
    last = kept.own.get(viewer)
    if last is None or last[0] is not row or last[1]["role"] != role:
        last = kept.own[viewer] = (row, {**row, "role": role})
    return last[1]


def seats(g: Game, s: BangState) -> list[dict[str, Any]]:
    """Return what lies before each seat, for all to see; what stays as it is, as same objects."""
    kept: Kept = g.ground
    places = standing(kept, s, targets(g, s, ONE), targets(g, s, TWO))
    columns, shown, changed = kept.seats.outdated(
        [places, s.role, s.character, s.life, s.limit, s.arrows, s.aims, s.wounds, s.rage]
    )
    for seat in changed:
        shown[seat] = shown_seat(s, seat, places[seat])
    return kept.seats.keep(columns, shown)


def shown_seat(s: BangState, seat: int, place: Place) -> dict[str, Any]:
    """Return what lies before a seat: the role only if it is shown."""
    role_shown, playing, zombie, distance, reached = place
    return {
        "role": word(ROLES, s.role[seat]) if role_shown else "",
        "character": word(CHARACTERS, s.character[seat]),
        "life": s.life[seat],
        "limit": s.limit[seat],
        "arrows": s.arrows[seat],
        "in_play": playing,
        "distance": distance,
        "reach": list(reached),
        "aims": s.aims[seat],
        "zombie": zombie,
        "wounds": list(_WOUNDED[s.wounds[seat]]),
        "rage": len(s.rage[seat]),
        "rage_known": [],  # by spectators
    }


def standing(kept: Kept, s: BangState, ones: tuple[int, ...], twos: tuple[int, ...]) -> list[Place]:
    """Return what hangs on who is in play and whose turn it is; the same list for the same."""
    key = (s.shown, s.alive, s.zombies, s.turn, ones, twos)
    found = kept.places.get(key)
    if found is None:
        away = distances(s, s.turn)
        places = [
            (
                knows_role(s, NOBODY, seat),
                in_play(s, seat),
                s.zombies >> seat & 1 == 1,
                away[seat],
                _REACHING[seat in ones, seat in twos],
            )
            for seat in range(len(s.role))
        ]
        found = keep(kept.places, key, places)
    return found


def known_rage(held: tuple[tuple[int, int], ...], viewer: int) -> list[str]:
    """Return the rage cards of a hand that the viewer knows."""
    return [FACES[card[1]] for card in held if knows_card(card, viewer)]


def targets(g: Game, s: BangState, face: int) -> tuple[int, ...]:
    """Return whom the player on turn reaches with a 1 or a 2; who is out shoots nobody (3.2)."""
    return in_reach(s, s.turn, reach(g, s, s.turn, face)) if in_play(s, s.turn) else ()


def living(s: BangState) -> int:
    """Return how many players are alive: the Master is, zombies are not (11.5)."""
    return (s.alive & ~s.zombies).bit_count()


def outbreak_looms(s: BangState) -> bool:
    """Say whether the next graveyard card alone could bring the outbreak (11.3)."""
    if s.outbreak != NOT_YET or not s.graves:
        return False
    most = max(s.graves)  # what lies face down is known, but not in which order
    return most > 0 and sum(s.open_graves) + most > living(s)


def duel_going_on(s: BangState) -> dict[str, Any] | None:
    """Return who fights whom, who rolls or has rolled, and what; nothing between duels (8.3)."""
    if not s.duelled:  # nobody was challenged in this turn
        return None
    for frame in reversed(s.agenda):
        if frame[0] == "duel_roll":
            return duel_between(s, frame[1], frame[2], -1, False)
        if frame[0] == "sean_duels":
            missed = frame[2]
            return duel_between(s, missed[1], missed[2], missed[3], False)
        if frame[0] == "harm" and frame[2] == STANDOFF:
            return duel_between(s, frame[4][0][0], frame[3], -1, True)
    return None


def duel_between(s: BangState, roller: int, other: int, face: int, lost: bool) -> dict[str, Any]:
    """Return a duel as all can see it: it is always the player on turn who challenges."""
    return {
        "challenger": s.turn,
        "opponent": other if roller == s.turn else roller,
        "roller": roller,
        "rolled": word(FACES, face),
        "lost": lost,
    }


def word(words: tuple[str, ...], number: int) -> str:
    """Return the word for something, or nothing where there is none (yet)."""
    return words[number] if number >= 0 else ""


def knows_role(s: BangState, viewer: int, seat: int) -> bool:
    """A role is known to its owner, and to all once it is shown (at the end all are)."""
    return viewer == seat or s.shown >> seat & 1 == 1


def knows_card(card: tuple[int, int], viewer: int) -> bool:
    """A rage card is known to those who have rightly seen it."""
    return viewer >= 0 and card[0] >> viewer & 1 == 1


def redeal(g: Game, s: BangState, viewer: int) -> None:
    """Deal anew what the viewer can't know: hidden roles, and rage cards nobody showed them."""
    redeal_roles(g, s, viewer)
    redeal_rage(g, s, viewer)


def redeal_roles(g: Game, s: BangState, viewer: int) -> None:
    """Deal the roles the viewer doesn't know anew among the seats that hold them."""
    unknown = [seat for seat in range(g.players) if not knows_role(s, viewer, seat)]
    roles = sorted([s.role[seat] for seat in unknown])  # the truth's order must not shine through
    for seat in unknown:
        s.role[seat] = roles.pop(s.draw(len(roles)))


def redeal_rage(g: Game, s: BangState, viewer: int) -> None:
    """Deal the rage cards the viewer hasn't seen anew, from them and the pile."""
    pool = s.rage_pile[:]
    choosing = bool(s.rage_choice) and s.agenda[-1][1] != viewer  # Pixie's two cards
    if choosing:
        pool += s.rage_choice
    for held in s.rage:
        pool += [card[1] for card in held if not knows_card(card, viewer)]
    if len(pool) == len(s.rage_pile):
        return
    pool.sort()
    for seat, held in enumerate(s.rage):
        dealt = [
            card if knows_card(card, viewer) else (card[0], pool.pop(s.draw(len(pool))))
            for card in held
        ]
        s.rage[seat] = tuple(sorted(dealt))
    if choosing:
        s.rage_choice = sorted([pool.pop(s.draw(len(pool))) for _ in range(2)])
    cut = s.draw(len(pool)) if pool else 0  # the pile has no order, so any card may lie on top
    s.rage_pile = pool[cut:] + pool[:cut]


HIDDEN: Final = in_parts(seen, own, redeal)
