"""What a seat sees of a match, and how the rest is dealt anew: side by side, to be compared."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game
from tafelrunde.pieces.lasting import LastingSeats

from .board import Board
from .hands import SHIFT, is_known
from .names import CARDS, DECK, DECKS, FIRST, OUT
from .picture import picture, printed
from .state import FragState
from .values import Weapon, accuracy_now, attacks_now, health_now, speed_now

# Events that rightly tell something hidden, and whom: everybody, or the seat of that argument.
DISCLOSES: Final[dict[str, str]] = {
    "fighter_built": "all",
    "card_received": "seat",
    "card_played": "all",
    "card_answered": "all",
    "card_discarded": "all",
    "card_aimed": "all",
    "fumbled": "all",
    "weapon_readied": "all",
    "attack_announced": "all",
    "gadget_attached": "all",
    "theft_seen": "seat",
}

# Clauses of the rulebook about the words of a kind.
CLAUSES: Final[dict[str, tuple[str, ...]]] = {"card": tuple([f"card:{card}" for card in CARDS])}

# Entries of the view that are things of a kind; all others are plain numbers and yes or no.
SHOWS: Final[dict[str, str]] = {
    "turn": "seat",
    "map": "map",
    "steered_by": "seat",
    "cards": "card*",
    "gear": "card*",
    "armour": "card",
    "discards": "card*",
    "field": "field",
    "kind": "card",
    "attached": "card*",
    "blood": "field*",
}


def view(g: Game, s: FragState, viewer: int) -> dict[str, Any]:
    """Return the arena as the viewer sees it: other hands only as numbers of cards by deck."""
    board: Board = g.ground
    return {
        "goal": g.option["goal"],
        "turn": s.turn,
        "points": s.points,
        "map": board.title,
        "decks": shown_decks(board, s.deck),
        "discards": shown_discards(board, s.discards),
        "blood": [board.names[node] for node in sorted(s.blood_at)],
        "piles": shown_piles(board, s.piles),
        "seats": shown_seats(board, s, viewer),
    }


def ground(g: Game) -> dict[str, Any]:
    """Return what never changes in a match and is drawn: the map, and the numbers on the cards."""
    return {**picture(g.ground), "cards": [printed(kind) for kind in range(len(CARDS))]}


def shown_decks(board: Board, deck: list[int]) -> list[int]:
    """Return how many cards lie in each deck; the same list as long as none was taken."""
    shown = board.shown_decks.get(deck)
    if shown is not None:
        return shown
    sizes = [sum(deck[FIRST[number] : FIRST[number + 1]]) for number in range(len(DECKS))]
    return board.shown_decks.keep(deck, sizes)


def shown_discards(board: Board, discards: list[int]) -> list[str]:
    """Return the discards; the same list as long as there are no others."""
    shown = board.shown_discards.get(discards)
    if shown is not None:
        return shown
    cards = [CARDS[kind] for kind, number in enumerate(discards) for _ in range(number)]
    return board.shown_discards.keep(discards, cards)


def shown_piles(board: Board, piles: list[tuple[int, ...]]) -> list[dict[str, Any]]:
    """Return what lies under the markers; the same list as long as nothing there has changed."""
    shown = board.shown_piles.get(piles)
    if shown is not None:
        return shown
    return board.shown_piles.keep(piles, [shown_pile(board, pile) for pile in piles])


def shown_pile(board: Board, pile: tuple[int, ...]) -> dict[str, Any]:
    """Return what lies under a marker: everybody saw it being laid there."""
    return {
        "field": board.names[pile[0]],
        "number": pile[1],
        "cards": [CARDS[kind] for kind in pile[2:]],
    }


def shown_seats(board: Board, s: FragState, viewer: int) -> list[dict[str, Any]]:
    """Return what is before each seat; seats that are as they were, as the same objects."""
    lasting = board.shown_seats.get(viewer)
    if lasting is None:
        lasting = board.shown_seats[viewer] = LastingSeats()
    columns, shown, changed = lasting.outdated(columns_shown(s))
    for seat in changed:
        shown[seat] = shown_seat(board, s, seat, viewer)
    return lasting.keep(columns, shown)


def columns_shown(s: FragState) -> list[list[Any]]:
    """Return all that seats are shown by, but for the viewer."""
    shots = [NOBODY] * len(s.where)
    shots[s.turn] = s.shots
    return [
        *(shots, s.where, s.frags, s.wins, s.health, s.speed, s.accuracy, s.wounds, s.armour),
        *(s.pool, s.gear, s.weapons, s.blood, s.hand, s.surges, s.cheats, s.ram, s.lagged),
        *(s.frozen, s.ghost, s.steered, s.kept),
    ]


def shown_seat(board: Board, s: FragState, seat: int, viewer: int) -> dict[str, Any]:
    """Return a fighter, what is in play, and the backs of the hand; the own hand open."""
    hand = s.hand[seat]
    backs = [DECK[code >> SHIFT] for code in hand]
    mine = seat == viewer
    return {
        "field": board.names[s.where[seat]] if s.where[seat] != OUT else "",
        "frags": s.frags[seat],
        "wins": s.wins[seat],
        "start": [s.health[seat], s.speed[seat], s.accuracy[seat]],
        "health": max(health_now(s, seat), 0),
        "speed": speed_now(s, seat),
        "accuracy": accuracy_now(s, seat),
        "attacks": max(0, attacks_now(s, seat) - s.shots) if seat == s.turn else 0,
        "wounds": s.wounds[seat],
        "armour": CARDS[s.armour[seat]] if s.armour[seat] != NOBODY else "",
        "pool": s.pool[seat],
        "gear": [CARDS[kind] for kind in s.gear[seat]],
        "weapons": [shown_weapon(weapon) for weapon in s.weapons[seat]],
        "blood_held": s.blood[seat],
        "hand": [backs.count(deck) for deck in range(len(DECKS))],
        "cards": [CARDS[code >> SHIFT] for code in hand if mine or is_known(code, viewer)],
        "surges": list(s.surges[seat]),
        "cheats": s.cheats[seat],
        "ram": s.ram[seat] > 0,
        "lagged": s.lagged[seat],
        "frozen": s.frozen[seat] > 0,
        "insubstantial": s.ghost[seat] > 0,
        "steered_by": s.steered[seat],
        "keeps": s.kept[seat] > 0,
    }


def shown_weapon(weapon: Weapon) -> dict[str, Any]:
    """Return a weapon in play with its ammunition and what is attached."""
    return {
        "kind": CARDS[weapon[0]],
        "ammo": weapon[1],
        "attached": [CARDS[kind] for kind in weapon[2:]],
    }


def redeal(g: Game, s: FragState, viewer: int) -> None:
    """Deal all cards anew that the viewer has not rightly seen; backs show the deck of each."""
    for deck in range(len(DECKS)):
        first, beyond = FIRST[deck], FIRST[deck + 1]
        kinds = [kind for kind in range(first, beyond) for _ in range(s.deck[kind])]
        for seat in range(g.players):
            if seat != viewer:
                kinds += [code >> SHIFT for code in s.hand[seat] if is_hidden(code, deck, viewer)]
        kinds.sort()
        for seat in range(g.players):
            if seat != viewer:
                deal_hand(s, seat, deck, viewer, kinds)
        for kind in range(first, beyond):
            s.deck[kind] = kinds.count(kind)


def is_hidden(code: int, deck: int, viewer: int) -> bool:
    """Say whether a card of this deck in somebody else's hand is unknown to the viewer."""
    return DECK[code >> SHIFT] == deck and not is_known(code, viewer)


def deal_hand(s: FragState, seat: int, deck: int, viewer: int, kinds: list[int]) -> None:
    """Replace the hidden cards of one deck in a hand by others; who knows how many stays so."""
    hand = [code for code in s.hand[seat] if not is_hidden(code, deck, viewer)]
    masks = [code & (1 << SHIFT) - 1 for code in s.hand[seat] if is_hidden(code, deck, viewer)]
    # Not in the order of the hand: that hangs on what is hidden.
    dealt = [kinds.pop(s.draw(len(kinds))) << SHIFT | mask for mask in sorted(masks)]
    s.hand[seat] = tuple(sorted([*hand, *dealt]))
