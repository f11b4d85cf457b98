"""What a seat sees of a match, and how the rest is dealt anew: side by side, to be compared."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game, in_parts
from tafelrunde.pieces.lasting import keep

from .dungeon import Dungeon
from .names import COPIES, MOST_FIGURES, NEEDS, PLAYING_CARDS, RESOURCES, RULES, figure_names
from .picture import picture, profiles, table_rows
from .state import CfsState
from .values import movement_now

# Events that rightly tell something hidden, and whom.
DISCLOSES: Final[dict[str, str]] = {
    "needs_dealt": "seat",
    "playing_cards_dealt": "seat",
    "card_shown": "all",
    "machine_card_shown": "all",
    "needs_shown": "all",
    "sought_shown": "all",
}

# Entries of the view that are things of a kind; all others are plain numbers and yes or no.
SHOWS: Final[dict[str, str]] = {
    "figure": "figure",
    "active": "figure",
    "field": "field",
    "load": "resource*",
    "pieces": "resource*",
    "needs": "resource*",
    "sought": "resource*",
    "hand": "playing_card*",
    "card": "playing_card",
    "fields_on": "barrier*",
}


_seats: dict[tuple[Any, ...], dict[str, Any]] = {}


def seen(g: Game, s: CfsState) -> dict[str, Any]:
    """Return the dungeon as everybody sees it: needs and cards stay hidden."""
    dungeon: Dungeon = g.ground
    names = figure_names(g.players)
    return {
        "round": s.round,
        "rounds": g.option["rounds"],
        "active": names[s.active] if s.active != NOBODY else "",
        "actions": s.actions,
        "moved": s.moved if s.moving else 0,
        "figures": shown_figures(g, s),
        "floor": shown_floor(dungeon, s.floor),
        "fields_on": shown_fields(dungeon, s.fields),
        "sought": [RESOURCES[kind] for kind in s.sought],
        "machine_card": {"card": card_name(s.chosen[g.players])},
        "seats": [shown_seat(g, s, seat, NOBODY) for seat in range(g.players)],
    }


def own(g: Game, s: CfsState, viewer: int, shown: dict[str, Any]) -> dict[str, Any]:
    """Return the seats with the viewer's own secrets."""
    rows: list[dict[str, Any]] = shown["seats"][:]
    if viewer != NOBODY:
        rows[viewer] = shown_seat(g, s, viewer, viewer)
    return {"seats": rows}


def ground(g: Game) -> dict[str, Any]:
    """Return what never changes and is drawn: the dungeon, the profiles, the machines' table."""
    return {
        **picture(g.ground, g.players),
        "profiles": profiles(),
        "table": table_rows(g.ground),
        "rules": RULES,
    }


def card_name(card: int) -> str:
    """Return the notation of a playing card that was turned up."""
    return PLAYING_CARDS[card] if card != NOBODY else ""


def shown_floor(dungeon: Dungeon, floor: list[tuple[int, ...]]) -> list[dict[str, Any]]:
    """Return what lies in the fields; the same list as long as nothing there has changed."""
    shown = dungeon.shown_floor.get(floor)
    if shown is not None:
        return shown
    known = dungeon.known_pieces
    lying = [
        known.get((node, pieces))
        or keep(known, (node, pieces), shown_pieces(dungeon, node, pieces))
        for node, pieces in enumerate(floor)
        if pieces
    ]
    return dungeon.shown_floor.keep(floor, lying)


def shown_pieces(dungeon: Dungeon, node: int, pieces: tuple[int, ...]) -> dict[str, Any]:
    """Return what lies in a field."""
    return {"field": dungeon.names[node], "pieces": [RESOURCES[kind] for kind in pieces]}


def shown_figures(g: Game, s: CfsState) -> list[dict[str, Any]]:
    """Return all figures and machines; those that are as they were, as the same objects."""
    dungeon: Dungeon = g.ground
    flags = [flags_of(s.down), flags_of(s.out), flags_of(s.done)]  # of more than there are
    columns, shown, changed = dungeon.shown_figures.outdated([s.where, s.load, *flags])
    known = dungeon.known_figures
    names = figure_names(g.players)
    for number in changed:
        figure = (names[number], *[column[number] for column in columns])
        shown[number] = known.get(figure) or keep(known, figure, shown_figure(g, s, number, figure))
    return dungeon.shown_figures.keep(columns, shown)


def shown_figure(g: Game, s: CfsState, number: int, figure: tuple[Any, ...]) -> dict[str, Any]:
    """Return a figure or machine: everything about it is open."""
    dungeon: Dungeon = g.ground
    name, node, load, down, out, done = figure
    return {
        "figure": name,
        "field": dungeon.names[node] if node >= 0 else "",
        "load": [RESOURCES[kind] for kind in load],
        "movement": movement_now(g, s, number),  # hangs on the load alone
        "down": down,
        "out": out,
        "done": done,
    }


_flags: dict[int, list[bool]] = {}


def flags_of(figures: int) -> list[bool]:
    """Return a bit mask of figures as yes or no for each."""
    found = _flags.get(figures)
    if found is None:
        flags = [figures >> figure & 1 == 1 for figure in range(MOST_FIGURES)]
        found = keep(_flags, figures, flags)
    return found


def shown_fields(dungeon: Dungeon, fields: int) -> list[str]:
    """Return the energy fields that are on; the same list for the same ones."""
    shown = dungeon.shown_fields.get(fields)
    if shown is not None:
        return shown
    names = [name for number, name in enumerate(dungeon.barriers) if fields >> number & 1]
    return keep(dungeon.shown_fields, fields, names)


def shown_seat(g: Game, s: CfsState, seat: int, viewer: int) -> dict[str, Any]:
    """Return what is open of a player, and their own secrets to themselves; all at the end."""
    hand = s.hand[seat]
    needs = s.needs[seat] if seat == viewer or not s.agenda else ()
    key = (needs, hand if seat == viewer else (), len(hand), s.chosen[seat])
    return _seats.get(key) or keep(_seats, key, worded_seat(key))


def worded_seat(numbers: tuple[tuple[int, ...], tuple[int, ...], int, int]) -> dict[str, Any]:
    """Return the same with names and words."""
    needs, hand, cards, card = numbers
    return {
        "needs": [RESOURCES[kind] for kind in needs],
        "hand": [PLAYING_CARDS[card] for card in hand],
        "cards": cards,
        "card": card_name(card),
    }


def redeal(g: Game, s: CfsState, viewer: int) -> None:
    """Deal anew what the viewer can't know: needs and cards of others, and the machines' pile."""
    redeal_playing_cards(g, s, viewer)
    if s.agenda:
        redeal_needs(g, s, viewer)


def redeal_playing_cards(g: Game, s: CfsState, viewer: int) -> None:
    """Cards that nobody has seen: those of others, the machines' pile, and the undealt rest."""
    seen = {*s.used}
    if viewer != NOBODY:
        seen |= {*s.hand[viewer]}
    pool = [card for card in range(len(PLAYING_CARDS)) if card not in seen]
    for seat in range(g.players):
        if seat != viewer:
            dealt = [pool.pop(s.draw(len(pool))) for _ in s.hand[seat]]
            s.hand[seat] = tuple(sorted(dealt))
    s.pile = sorted([pool.pop(s.draw(len(pool))) for _ in s.pile])


def redeal_needs(g: Game, s: CfsState, viewer: int) -> None:
    """Three different kinds each, out of the cards the viewer doesn't hold."""
    left = [COPIES] * len(RESOURCES)
    if viewer != NOBODY:
        for kind in s.needs[viewer]:
            left[kind] -= 1
    for seat in range(g.players):
        if seat == viewer:
            continue
        dealt: list[int] = []
        for _ in range(NEEDS):
            kinds = [
                kind for kind, number in enumerate(left) for _ in range(number) if kind not in dealt
            ]
            kind = kinds[s.draw(len(kinds))]
            left[kind] -= 1
            dealt.append(kind)
        s.needs[seat] = tuple(sorted(dealt))


HIDDEN: Final = in_parts(seen, own, redeal)
