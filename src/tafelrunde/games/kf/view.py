"""What a seat sees of a match, and how the rest is dealt anew: side by side, to be compared."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Frame, Game
from tafelrunde.pieces.lasting import Lasting

from .aims import AT_SEATS
from .modifiers import added_by_cards, added_by_experience, added_by_role
from .names import (
    ADDS,
    AIM,
    BASILISK,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COIN,
    ENTRY,
    ENTRY_ROLL,
    EXIT,
    HITS,
    METALS,
    NO_ROLE,
    ROLES,
    ROYAL_DECREE,
    RUNE,
    SORT,
    TREASURE,
    WAYS,
    WILD,
)
from .reckoning import exit_number, hand_limit, metal_of
from .state import OPEN, KfState
from .teams import Teams
from .zones import is_hidden, lies_on, loot_of

# Events that rightly tell something hidden, and whom: everybody, or the seats they are sent to.
DISCLOSES: Final[dict[str, str]] = {
    "cards_received": "seat",
    "role_chosen": "all",
    "start_rolled": "all",  # the dice themselves, which the table shows no more
    "card_shown": "all",
    "entry_announced": "all",
    "entry_announced_at": "all",
    "entry_announced_on": "all",
    "move_announced": "all",
    "metal_announced": "all",
    "surprise_announced": "all",
    "card_replaced": "all",
    "card_discarded": "all",
    "card_handed": "to",
}

# Clauses of the rulebook about the words of a kind.
CLAUSES: Final[dict[str, tuple[str, ...]]] = {"card": tuple([f"card:{card}" for card in CARDS])}

# Entries of the view that are things of a kind; all others are plain numbers and yes or no.
SHOWS: Final[dict[str, str]] = {
    "turn": "seat",
    "discards": "card*",
    "card": "card",
    "on": "card",
    "metal": "metal",
    "loot": "card*",
    "role": "role",
    "foe": "card",
    "cards": "card*",
    "seat": "seat",
    "way": "way",
    "team": "seat*",
    "targets": "card*",
    "at": "seat",
}


def view(g: Game, s: KfState, viewer: int) -> dict[str, Any]:
    """Return the table as the viewer sees it: other hands only as numbers of cards."""
    lying = shown_in_play(g.ground, s)
    return {
        "turn": s.turn,
        "actions": s.actions,
        "decree": ROYAL_DECREE in s.wild,
        "deck": len(s.deck),
        "discards": shown_discards(g.ground, s.discards),
        "wilderness": lying[0],
        "stack": shown_stack(g.ground, s, lying),
        "seats": shown_seats(g, s, viewer, lying[1:]),
    }


def ground(g: Game) -> dict[str, Any]:
    """Return what never changes in a match and is drawn: what is printed on cards, and the coin."""
    tails, heads = COIN
    return {
        "coin": {"heads": heads, "tails": tails} if g.option["coin"] else None,
        "cards": [
            {
                "card": CARDS[card],
                "category": CATEGORIES[CATEGORY[card]],
                "entry": ENTRY[card],
                "exit": EXIT[card],
                "adds": ADDS[card] or HITS[card],
                "lies": resting_at(card),
            }
            for card in range(len(CARDS))
        ],
    }


def resting_at(card: int) -> str:
    """Return where a card lies once it is in play: own realm, a rival's, with its target, wild."""
    if WILD[card] or AIM[card] == "raid":
        return "wild"
    if card in (RUNE, BASILISK):
        return "there"
    return "rival" if AIM[card] == AT_SEATS else "own"


# Frames of what is announced, rolled, or shown while its second target is being named.
STACKED: Final[tuple[str, ...]] = ("attempt", "outcome", "second")


def shown_stack(
    teams: Teams, s: KfState, lying: list[list[dict[str, Any]]]
) -> list[dict[str, Any]]:
    """Return what is announced or rolled; the same list until it changes, or a number in it."""
    frames = [frame for frame in s.agenda if frame[0] in STACKED]
    columns = [frames, lying, tuple(s.role), tuple(s.foe), tuple(s.tries)]
    shown = teams.shown_stack.get(columns)
    if shown is not None:
        return shown
    return teams.shown_stack.keep_each(columns, [shown_attempt(s, frame) for frame in frames])


def shown_attempt(s: KfState, frame: Frame) -> dict[str, Any]:
    """Return an announced action, or a roll that was made, the first one announced first."""
    if frame[0] == "second":
        frame = ("attempt", frame[1], ENTRY_ROLL, frame[2], frame[3], NOBODY, 0, 1)
    card: int = frame[3]
    rolled = frame[0] == "outcome"
    at_seat = frame[2] == 0 and AIM[card] == "rival"
    moves = frame[2] == 0 and AIM[card] == "movable"
    cards = () if at_seat else (frame[4],) if moves or AIM[card] != "raid" else frame[4:6]
    return {
        "seat": frame[1],
        "way": WAYS[frame[2]],
        "card": CARDS[card],
        "targets": [CARDS[target] for target in cards if target >= 0],
        "at": frame[4] if at_seat else frame[5] if moves else -1,
        "needed": frame[7] if rolled else ENTRY[card] if frame[2] == 0 else exit_number(s, card),
        "bonus": 0 if rolled else frame[6],
        "total": frame[6] if rolled else 0,
        "rolled": rolled,
        "stands": rolled or frame[7] == 1,
        "modifiers": [] if rolled else shown_modifiers(s, frame),
        "experience": 0 if rolled else added_by_experience(s, frame[1], frame[2], card),
    }


def shown_modifiers(s: KfState, attempt: Frame) -> list[dict[str, Any]]:
    """Return what realm and role add to a roll that is announced, one by one."""
    seat: int = attempt[1]
    way: int = attempt[2]
    cards = added_by_cards(s, seat, way, attempt[3])
    rows = [{"card": CARDS[card], "role": "", "amount": amount} for card, amount in cards]
    by_role = added_by_role(s, seat, way)
    if by_role:
        rows.append({"card": "", "role": ROLES[s.role[seat]], "amount": by_role})
    return rows


def shown_discards(teams: Teams, discards: list[int]) -> list[str]:
    """Return the discards; the same list as long as there are no others."""
    shown = teams.shown_discards.get(discards)
    if shown is not None:
        return shown
    return teams.shown_discards.keep(discards, [CARDS[card] for card in discards])


def shown_in_play(teams: Teams, s: KfState) -> list[list[dict[str, Any]]]:
    """Return the cards of the wilderness and of each realm; the same lists until they change."""
    columns = [*s.realm, tuple(s.wild), tuple(s.covers), tuple(s.loot), s.painted]
    shown = teams.shown_in_play.get(columns)
    if shown is not None:
        return shown
    lying = [[shown_card(s, card) for card in cards] for cards in ((*s.wild,), *s.realm)]
    return teams.shown_in_play.keep_each(columns, lying)


def shown_card(s: KfState, card: int) -> dict[str, Any]:
    """Return a card in play: what it lies on, what lies beneath it, what beats it now."""
    below = lies_on(s, card)
    return {
        "card": CARDS[card],
        "exit": exit_number(s, card),
        "on": CARDS[below] if below >= 0 else "",
        "hidden": is_hidden(s, card),
        "metal": METALS[metal_of(s, card).bit_length() - 1] if SORT[card] & TREASURE else "",
        "loot": [CARDS[item] for item in loot_of(s, card)],
    }


def shown_seats(
    g: Game, s: KfState, viewer: int, realms: list[list[dict[str, Any]]]
) -> list[dict[str, Any]]:
    """Return what lies before each seat; seats that are as they were, as the same objects."""
    kept: dict[int, Lasting] = g.ground.shown_seats
    lasting = kept.get(viewer)
    if lasting is None:
        lasting = kept[viewer] = Lasting()
    numbers = [
        (realm, len(s.hand[seat]), seen_cards(s, seat, viewer), *worn(s, seat))
        for seat, realm in enumerate(realms)
    ]
    shown, changed = lasting.outdated(numbers)
    for seat in changed:
        shown[seat] = shown_seat(g, s, seat, numbers[seat][2], realms[seat])
    return lasting.keep(numbers, shown)


def worn(s: KfState, seat: int) -> tuple[int, int, int, int]:
    """Return what a seat has besides cards: role, experience, victories."""
    return s.role[seat], s.foe[seat], s.tries[seat], s.wins[seat]


def shown_seat(
    g: Game, s: KfState, seat: int, seen: tuple[int, ...], realm: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return a realm, the role, experience, and the backs of the hand; what is seen of it open."""
    return {
        "realm": realm,
        "hand": len(s.hand[seat]),
        "limit": hand_limit(s, seat),
        "cards": [CARDS[card] for card in seen],
        "role": ROLES[s.role[seat]] if s.role[seat] != NO_ROLE else "",
        "team": [other for other in g.ground.sides[g.ground.side_of[seat]] if other != seat],
        "foe": CARDS[s.foe[seat]] if s.foe[seat] >= 0 and s.tries[seat] else "",
        "tries": s.tries[seat],
        "wins": s.wins[seat],
    }


def seen_cards(s: KfState, seat: int, viewer: int) -> tuple[int, ...]:
    """Return the cards of a hand that a viewer knows."""
    hand = s.hand[seat]
    if seat == viewer:
        return hand
    return tuple([card for card in hand if s.known[card] and is_seen(s, seat, card, viewer)])


def is_seen(s: KfState, seat: int, card: int, viewer: int) -> bool:
    """Say whether a viewer knows a card of this hand."""
    known = s.known[card]
    return seat == viewer or known == OPEN or (viewer >= 0 and known >> viewer & 1 == 1)


def redeal(g: Game, s: KfState, viewer: int) -> None:
    """Deal all cards anew that the viewer has not rightly seen; who has seen how many stays so."""
    pool = s.deck[:]
    slots: list[list[int]] = [[] for _ in range(g.players)]  # masks of the hidden cards
    for seat in range(g.players):
        kept: list[int] = []
        for card in s.hand[seat]:
            if is_seen(s, seat, card, viewer):
                kept.append(card)
            else:
                pool.append(card)
                slots[seat].append(s.known[card])
                s.known[card] = 0
        s.hand[seat] = tuple(kept)
    pool.sort()
    for seat in range(g.players):
        dealt: list[int] = []
        # Not in the order of the hand: that hangs on what is hidden.
        for mask in sorted(slots[seat]):
            card = pool.pop(s.draw(len(pool)))
            s.known[card] = mask
            dealt.append(card)
        if dealt:
            s.hand[seat] = tuple(sorted([*s.hand[seat], *dealt]))
    s.deck = pool
