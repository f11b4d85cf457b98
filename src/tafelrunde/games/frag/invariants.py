"""What is true at every decision of FRAG, and what a viewer can't know; for the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game

from .board import Board
from .cards.gadgets import ATTACHED, STACKING, WORN
from .hands import OPEN, SHIFT, cards_left
from .names import (
    AMMO,
    CARDS,
    COPIES,
    DECK,
    DECKS,
    EXTRA_RAM,
    FIREPROOF_COATING,
    FIRST,
    GADGET,
    LEAST,
    OUT,
    POOL,
    SIDES,
    SPECIAL,
    SPEED_OF,
    WEAPON,
)
from .state import FragState
from .values import attached, health_now, weapon_limit

# Random games may go on for thousands of decisions: the laws watch the beginning of short ones.
SHORT: Final[dict[str, int]] = {"goal": 1, "map": 1}
WATCHED: Final = 250

MORE_SPEED: Final = sum([COPIES[kind] * SPEED_OF[kind] for kind in range(len(CARDS))])


def check(g: Game, s: FragState) -> None:
    """Every card is in exactly one place, and everything else in its range."""
    check_cards(g, s)
    check_decks(s)
    for seat in range(g.players):
        check_hand(g, s, seat)
        check_weapons(s, seat)
        check_armour_and_gear(s, seat)
        if "build" not in [frame[0] for frame in s.agenda]:
            check_fighter(g, s, seat)
        check_player(g, s, seat)
    check_floor(g, s)
    check_places(g, s)
    check_turn(g, s)
    check_end(g, s)


# Cards


def check_cards(g: Game, s: FragState) -> None:
    """Every card is in a deck, on the discards, in a hand, in play, or under a marker."""
    there = [s.deck[kind] + s.discards[kind] for kind in range(len(CARDS))]
    for seat in range(g.players):
        for code in s.hand[seat]:
            there[code >> SHIFT] += 1
        for weapon in s.weapons[seat]:
            for kind in (weapon[0], *weapon[2:]):
                there[kind] += 1
        for kind in s.gear[seat]:
            there[kind] += 1
        if s.armour[seat] != NOBODY:
            there[s.armour[seat]] += 1
        there[EXTRA_RAM] += s.ram[seat]
    for pile in s.piles:
        for kind in pile[2:]:
            there[kind] += 1
    for kind, number in enumerate(there):
        assert number == COPIES[kind], f"there are {number} cards {CARDS[kind]}"


def check_decks(s: FragState) -> None:
    """No deck is empty beside its discards (2.1)."""
    assert min(s.deck) >= 0 and min(s.discards) >= 0, "fewer cards than none"
    for deck, word in enumerate(DECKS):
        if not cards_left(s, deck):
            left = sum(s.discards[FIRST[deck] : FIRST[deck + 1]])
            assert not left, f"the {word} deck is empty beside {left} discards (2.1)"


def check_hand(g: Game, s: FragState, seat: int) -> None:
    """A hand is sorted, and its masks name other seats, or everybody."""
    hand = s.hand[seat]
    assert list(hand) == sorted(hand), f"the hand of seat {seat} is not sorted"
    others = OPEN | (1 << g.players) - 1 & ~(1 << seat)
    for code in hand:
        mask = code & (1 << SHIFT) - 1
        assert not mask & ~others, f"{CARDS[code >> SHIFT]} of seat {seat} is known to {mask:b}"


# Fighters


def check_weapons(s: FragState, seat: int) -> None:
    """Weapons are loaded within their range, and carry only what can be attached."""
    for weapon in s.weapons[seat]:
        name = CARDS[weapon[0]]
        assert DECK[weapon[0]] == WEAPON, f"seat {seat} shoots with {name}"
        assert 0 <= weapon[1] <= AMMO[weapon[0]], f"{name} has {weapon[1]} shots"
        for kind in weapon[2:]:
            assert kind in ATTACHED, f"{CARDS[kind]} is attached to {name}"
            most = COPIES[kind] if kind in STACKING else 1
            assert attached(weapon, kind) <= most, f"{CARDS[kind]} is attached to {name} twice"
    if "shed" not in [frame[0] for frame in s.agenda if frame[1] == seat]:
        check_weapon_limit(s, seat)


def check_weapon_limit(s: FragState, seat: int) -> None:
    """At most Health + 1 weapons are in play (2.4), but while a blow is still being dealt with."""
    if s.where[seat] == OUT or health_now(s, seat) <= 0:
        return
    limit = weapon_limit(s, seat)
    assert len(s.weapons[seat]) <= limit, f"seat {seat} carries more than {limit} weapons (2.4)"


def check_armour_and_gear(s: FragState, seat: int) -> None:
    """Armour has some of its pool left (7.9); coatings are worn over armour."""
    kind = s.armour[seat]
    if kind == NOBODY:
        assert not s.pool[seat], f"seat {seat} has a pool and no armour"
        assert FIREPROOF_COATING not in s.gear[seat], f"seat {seat} wears nothing but a coating"
    else:
        assert DECK[kind] == GADGET and POOL[kind], f"seat {seat} wears {CARDS[kind]}"
        assert 0 < s.pool[seat] <= POOL[kind], f"seat {seat} has a pool of {s.pool[seat]}"
    assert list(s.gear[seat]) == sorted(s.gear[seat]), f"the gear of seat {seat} is not sorted"
    for gadget in s.gear[seat]:
        assert gadget in WORN or gadget == FIREPROOF_COATING, f"seat {seat} wears {CARDS[gadget]}"


def check_fighter(g: Game, s: FragState, seat: int) -> None:
    """Values are at least 1; who stands at 0 Health or less is about to fall or be saved (7.11)."""
    values = (s.health[seat], s.speed[seat], s.accuracy[seat])
    assert min(values) >= LEAST, f"the fighter of seat {seat} is built {values}"
    assert s.wounds[seat] >= 0 and s.blood[seat] >= 0, f"seat {seat} is hurt less than not at all"
    if s.where[seat] == OUT:
        assert not s.wounds[seat] and not s.blood[seat], f"seat {seat} is out, but not cleared"
        assert not s.surges[seat], f"seat {seat} is out, but surges on"
        kept = s.weapons[seat] or s.gear[seat] or s.armour[seat] != NOBODY
        assert not kept or s.kept[seat], f"seat {seat} is out with {kept} in play (7.13)"
    elif health_now(s, seat) <= 0:
        falls = any(frame[0] == "fall" and frame[1] == seat for frame in s.agenda)
        assert falls, f"seat {seat} stands at {health_now(s, seat)} Health (7.11)"


def check_player(g: Game, s: FragState, seat: int) -> None:
    """What lasts for a while lasts a sensible while."""
    assert all(1 <= turns <= 2 for turns in s.surges[seat]), f"seat {seat} surges on and on"
    assert 0 <= s.cheats[seat] <= 2, f"seat {seat} cheats for {s.cheats[seat]} turns"
    for column in (s.ghost, s.frozen, s.kept):
        assert column[seat] in (0, 1), f"seat {seat} is neither so nor so: {column[seat]}"
    assert 0 <= s.ram[seat] <= COPIES[EXTRA_RAM], f"seat {seat} has {s.ram[seat]} Extra RAM"
    assert s.lagged[seat] >= 0, f"seat {seat} lags {s.lagged[seat]} turns"
    assert s.steered[seat] in range(NOBODY, g.players), f"{s.steered[seat]} steers"
    assert s.steered[seat] != seat, f"seat {seat} steers itself"
    assert 0 <= s.frags[seat] <= g.option["goal"], f"seat {seat} has {s.frags[seat]} frags"
    assert s.wins[seat] >= 0, f"seat {seat} has won {s.wins[seat]} rounds"


# Map and turn


def check_floor(g: Game, s: FragState) -> None:
    """Every field has at most one pile, with weapons and gadgets under a number of its own."""
    board: Board = g.ground
    nodes = [pile[0] for pile in s.piles]
    assert len(set(nodes)) == len(nodes), "two piles lie on one field"
    numbers = [pile[1] for pile in s.piles]
    assert len(set(numbers)) == len(numbers), f"markers are numbered {numbers}"
    assert all(1 <= number <= s.markers for number in numbers), f"markers: {numbers}"
    for pile in s.piles:
        assert len(pile) > 2, f"the pile on {board.names[pile[0]]} is empty"
        assert list(pile[2:]) == sorted(pile[2:]), f"a pile is not sorted: {pile}"
        assert all(DECK[kind] != SPECIAL for kind in pile[2:]), "a special lies on the floor"
    for node in (*nodes, *s.blood_at):
        assert 0 <= node < board.nodes, f"something lies on {node}"


def check_places(g: Game, s: FragState) -> None:
    """Nobody shares a field, but for the active fighter that passes through (5.3)."""
    board: Board = g.ground
    standing = [node for node in s.where if node != OUT]
    assert all(0 <= node < board.nodes for node in standing), f"somebody is off: {s.where}"
    for node in set(standing):
        if standing.count(node) > 1:
            there = [seat for seat, place in enumerate(s.where) if place == node]
            name = board.names[node]
            assert len(there) == 2 and s.turn in there, f"seats {there} share {name} (5.3)"


def check_turn(g: Game, s: FragState) -> None:
    """Points and attacks are in range; who is over an occupied field can move on (5.3)."""
    board: Board = g.ground
    assert 0 <= s.turn < g.players, f"it is the turn of {s.turn}"
    assert s.follows in range(NOBODY, g.players), f"{s.follows} comes next"
    most = SIDES * (2 * s.speed[s.turn] + MORE_SPEED)
    assert 0 <= s.points <= most, f"{s.points} movement points are left"
    assert s.shots >= 0 and s.rolled >> board.nodes == 0, "a turn that can't be"
    assert {s.may_take, s.phasing, s.magic} <= {0, 1}, "a turn that is neither so nor so"
    for node, kind in s.fresh:
        assert DECK[kind] != SPECIAL and 0 <= node < board.nodes, f"{kind} was dropped on {node}"


def check_end(g: Game, s: FragState) -> None:
    """The match is over exactly when somebody has reached the goal (8.1)."""
    reached = [seat for seat in range(g.players) if s.frags[seat] >= g.option["goal"]]
    assert bool(s.winners) == (not s.agenda), "winners and the end go together"
    assert reached == s.winners, f"{reached} reached the goal, {s.winners} won"


# What a viewer can't know


def unknown(g: Game, s: FragState, viewer: int) -> dict[tuple[str, int], Container[Any]]:
    """Return the hands of others and the decks, and what may be in them for this viewer."""
    unseen = list(s.deck)
    slots = [0] * len(DECKS)  # face-down cards in hands, by deck
    for seat in range(g.players):
        for code in s.hand[seat]:
            if seat != viewer and not knows(code, viewer):
                unseen[code >> SHIFT] += 1
                slots[DECK[code >> SHIFT]] += 1
    found: dict[tuple[str, int], Container[Any]] = {
        ("hand", seat): Hands(s.hand[seat], viewer, unseen)
        for seat in range(g.players)
        if seat != viewer
    }
    for kind, number in enumerate(unseen):
        least = max(0, number - slots[DECK[kind]])
        found["deck", kind] = Between(least, min(number, cards_left(s, DECK[kind])))
    return found


def knows(code: int, viewer: int) -> bool:
    """Say whether a viewer has seen a card in somebody else's hand; spectators see open ones."""
    return code & OPEN != 0 or (viewer != NOBODY and code & 1 << viewer != 0)


class Between:
    """The numbers a deck's cards of a kind may have; they follow from the hands."""

    def __init__(self, least: int, most: int) -> None:
        self.least: int = least
        self.most: int = most

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.least <= number <= self.most


class Hands:
    """All hands a viewer must reckon with where this one is held: too many to write them down.

    Backs show the deck of each card, and who has seen a card is no secret.
    """

    def __init__(self, hand: tuple[int, ...], viewer: int, unseen: list[int]) -> None:
        self.viewer: int = viewer
        self.unseen: list[int] = unseen
        self.seen: list[int] = [code for code in hand if knows(code, viewer)]
        self.backs: Counter[tuple[int, int]] = self.backs_of(hand)

    def backs_of(self, hand: tuple[int, ...]) -> Counter[tuple[int, int]]:
        """Count the cards the viewer hasn't seen by deck and by who has."""
        hidden = [code for code in hand if not knows(code, self.viewer)]
        return Counter([(DECK[code >> SHIFT], code & (1 << SHIFT) - 1) for code in hidden])

    def __contains__(self, hand: object) -> bool:
        if not isinstance(hand, tuple) or list(hand) != sorted(hand):
            return False
        if [code for code in hand if knows(code, self.viewer)] != self.seen:
            return False
        kinds = Counter([code >> SHIFT for code in hand if not knows(code, self.viewer)])
        enough = all(number <= self.unseen[kind] for kind, number in kinds.items())
        return enough and self.backs_of(hand) == self.backs

    def __len__(self) -> int:
        """Return 2 if there are several, else 1."""
        for deck in {deck for deck, _ in self.backs}:
            pool = self.unseen[FIRST[deck] : FIRST[deck + 1]]
            held = [number for (of, _), number in self.backs.items() if of == deck]
            several = sum(held) < sum(pool) or len(held) > 1
            if several and len([number for number in pool if number]) > 1:
                return 2
        return 1
