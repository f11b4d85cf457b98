"""What is true at every decision of COLLECT! FIGHT! SURVIVE!, and what a viewer can't know.

Written from the rules, for the laws: it hardly asks any helper of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game

from .dungeon import Dungeon
from .names import (
    ACTIONS,
    AWAY,
    CARRIES,
    COPIES,
    MACHINE_KINDS,
    MATCHING,
    MOVEMENT,
    NEEDS,
    PIECES,
    PLAIN,
    PLAYING_CARDS,
    RESOURCES,
    SOUGHT,
    TEAM,
    WANTED,
    figure_names,
)
from .state import CfsState

ON_THE_WAY: Final = ("jump", "exit", "homing", "home")  # steps that see to a figure nowhere
ARRIVING: Final = ("place", "place_all", "line_up", "bench")  # teams are not complete yet


def check(g: Game, s: CfsState) -> None:
    """Every piece, figure and card is in exactly one place, and everything else in its range."""
    check_pieces(g, s)
    check_places(g, s)
    check_masks(g, s)
    check_needs(g, s)
    check_playing_cards(g, s)
    check_activation(g, s)
    check_end(g, s)


def first_machine(g: Game) -> int:
    """Return the number of the first machine; all players' figures come before."""
    return g.players * TEAM


def kind_of(g: Game, figure: int) -> int:
    """Return the profile of a figure or machine."""
    number = figure - first_machine(g)
    return MACHINE_KINDS[number] if number >= 0 else figure % TEAM


# Pieces and figures


def check_pieces(g: Game, s: CfsState) -> None:
    """Four pieces of each kind lie on fields or are carried, within the carrying limits (8.2)."""
    there = Counter([kind for pieces in (*s.floor, *s.load) for kind in pieces])
    for kind, name in enumerate(RESOURCES):
        assert there.pop(kind, 0) == PIECES, f"there are not {PIECES} pieces of {name}"
    assert not there, f"pieces of no kind: {sorted(there)}"
    assert len(s.floor) == g.ground.nodes, f"{len(s.floor)} fields have a floor"
    for pieces in (*s.floor, *s.load):
        assert list(pieces) == sorted(pieces), f"pieces are not sorted: {pieces}"
    for figure, load in enumerate(s.load):
        name = figure_names(g.players)[figure]
        most = CARRIES[kind_of(g, figure)]
        assert len(load) <= most, f"{name} carries {len(load)} pieces, more than {most} (8.2)"


def check_places(g: Game, s: CfsState) -> None:
    """Nobody shares a field, and who stands nowhere is on the way or doesn't take part (3.7)."""
    dungeon: Dungeon = g.ground
    standing = [node for node in s.where if node != AWAY]
    assert len(s.where) == first_machine(g) + len(MACHINE_KINDS), f"{len(s.where)} figures"
    assert all(0 <= node < dungeon.nodes for node in standing), f"somebody is off: {s.where}"
    shared = [dungeon.names[node] for node, number in Counter(standing).items() if number > 1]
    assert not shared, f"two stand on {shared} (3.7)"
    if any(frame[0] in ARRIVING for frame in s.agenda):
        return
    expected = g.players * team_of(g) + len(MACHINE_KINDS)
    missing = expected - len(standing)
    on_the_way = {figure_in(frame) for frame in s.agenda if frame[0] in ON_THE_WAY}
    nowhere = [figure for figure in on_the_way if s.where[figure] == AWAY]
    assert missing == len(nowhere), f"{missing} figures are missing, {len(nowhere)} on the way"
    for seat in range(g.players):
        team = s.where[seat * TEAM : (seat + 1) * TEAM]
        away = [figure for figure in nowhere if figure // TEAM == seat]
        absent = team.count(AWAY) - len([figure for figure in away if figure < first_machine(g)])
        assert absent == TEAM - team_of(g), f"seat {seat} has left out {absent} figures (1.1)"


def team_of(g: Game) -> int:
    """Return how many figures a player has: four for two players, else three, or as chosen."""
    chosen: int = g.option["figures"]
    return chosen or (TEAM if g.players == 2 else TEAM - 1)


def figure_in(frame: tuple[Any, ...]) -> int:
    """Return the figure that a step on the way is about."""
    return int(frame[1] if frame[0] == "jump" else frame[2])


def check_masks(g: Game, s: CfsState) -> None:
    """Who is down lies in the dungeon; who is out stands, carries nothing and waits (6.1, 6.2)."""
    dungeon: Dungeon = g.ground
    for mask in (s.down, s.out, s.done):
        assert 0 <= mask < 1 << len(s.where), f"a figure that isn't there is marked: {mask:b}"
    assert not s.down & s.out, f"somebody is down and out: {s.down & s.out:b} (6.2)"
    for figure, node in enumerate(s.where):
        name = figure_names(g.players)[figure]
        if s.out >> figure & 1:
            assert not s.load[figure], f"{name} is out and carries something (6.2)"
        if node == AWAY:
            moving = any(
                frame[0] in ON_THE_WAY and figure_in(frame) == figure for frame in s.agenda
            )
            assert moving or not s.load[figure], f"{name} doesn't take part, but carries"
            assert moving or not s.down >> figure & 1, f"{name} doesn't take part, but lies"
    assert 0 <= s.fields < 1 << len(dungeon.ends), f"no such energy fields: {s.fields:b}"


# Cards


def check_needs(g: Game, s: CfsState) -> None:
    """Three different resource cards each, and no kind more often than it has cards (1.4, 8.5)."""
    for seat, needs in enumerate(s.needs):
        assert len(set(needs)) == len(needs) == NEEDS, f"seat {seat} needs {needs} (1.4)"
        assert list(needs) == sorted(needs), f"needs are not sorted: {needs}"
    cards = Counter([kind for needs in s.needs for kind in needs] + s.sought)
    assert set(cards) <= set(range(len(RESOURCES))), f"cards of no kind: {sorted(cards)}"
    assert max(cards.values()) <= COPIES, f"a kind has more than {COPIES} cards: {cards}"
    assert len(s.sought) == (0 if s.agenda else WANTED), f"{len(s.sought)} cards turned up (1.4)"


def check_playing_cards(g: Game, s: CfsState) -> None:
    """Every playing card is in one place; hands and pile shrink by one a round (1.5, 2.1)."""
    there = [*s.used, *s.pile, *[card for hand in s.hand for card in hand]]
    assert len(set(there)) == len(there), f"a card is in two places: {sorted(there)}"
    assert set(there) <= set(range(len(PLAYING_CARDS))), f"no such cards: {sorted(there)}"
    shown = [card for card in s.chosen if card != NOBODY]
    assert len(s.chosen) == g.players + 1, f"{len(s.chosen)} may turn up a card"
    assert len(shown) in (0, len(s.chosen)), f"only some have turned up a card: {s.chosen}"
    assert not shown or s.used[-len(shown) :] == shown, f"{shown} are not the last ones used"
    rounds = g.option["rounds"]
    assert len(s.used) % (g.players + 1) == 0, f"{len(s.used)} cards were used"
    used = len(s.used) // (g.players + 1)
    for hand in (*s.hand, tuple(s.pile)):
        assert list(hand) == sorted(hand), f"cards are not sorted: {hand}"
        assert len(hand) == rounds - used, f"{len(hand)} cards after {used} rounds of {rounds}"
    begun = max(s.round, 1)
    expected = begun if shown or not s.agenda else begun - 1
    assert used == expected, f"{used} cards were used in round {s.round}"


# The round


def check_activation(g: Game, s: CfsState) -> None:
    """Rounds, actions and the running move are in their range (1.5, 2.4, 3.1)."""
    assert 0 <= s.round <= g.option["rounds"], f"this is round {s.round}"
    assert 0 <= s.actions <= ACTIONS, f"{s.actions} actions are left (2.4)"
    assert {s.moving, s.may_jump} <= {0, 1}, "a move that is neither so nor so"
    assert 0 <= s.handled < 1 << 2 * len(RESOURCES), f"no such kinds were handled: {s.handled:b}"
    assert s.active in range(NOBODY, len(s.where)), f"{s.active} is active"
    if s.active == NOBODY:
        return
    assert s.done >> s.active & 1, f"{s.active} acts and wasn't activated (2.3)"
    fastest = max(MOVEMENT[kind_of(g, s.active)])
    assert not s.moving or s.moved <= fastest, f"{s.active} has moved {s.moved} fields (3.1)"
    assert s.moving or not s.may_jump, "a jump is part of a move (3.5)"
    if s.down >> s.active & 1:
        assert not s.moving and not s.may_jump, "who is knocked down moves on (6.1)"
    if s.out >> s.active & 1:
        assert not s.actions, "who is out has actions left (6.2)"
    if s.may_jump and s.where[s.active] != AWAY:
        assert s.where[s.active] in g.ground.teleporters, "a jump without a teleporter (3.5)"


def check_end(g: Game, s: CfsState) -> None:
    """The match ends after the last round, and the most points win, then the most pieces (7.2)."""
    assert bool(s.winners) == (not s.agenda), "winners and the end go together"
    if s.agenda:
        return
    assert s.round == g.option["rounds"], f"the match ended in round {s.round} (1.5)"
    results = [result_of(g, s, seat) for seat in range(g.players)]
    best = [seat for seat in range(g.players) if results[seat] == max(results)]
    assert best == s.winners, f"{results} were scored, {s.winners} won (7.2)"


def result_of(g: Game, s: CfsState, seat: int) -> tuple[int, int]:
    """Return points and pieces of a seat: what lies in its zone (7.1)."""
    zone = [kind for node in g.ground.zones[seat] for kind in s.floor[node]]
    matching = [kind for kind in zone if kind in s.needs[seat]]
    sought = [kind for kind in zone if kind in s.sought and kind not in s.needs[seat]]
    plain = len(zone) - len(matching) - len(sought)
    return MATCHING * len(matching) + SOUGHT * len(sought) + PLAIN * plain, len(zone)


# What a viewer can't know


def unknown(g: Game, s: CfsState, viewer: int) -> dict[tuple[str, int], Container[Any]]:
    """Return the needs and hands of others and the pile, with all that may be in them."""
    found: dict[tuple[str, int], Container[Any]] = {}
    seen = {*s.used, *(s.hand[viewer] if viewer != NOBODY else ())}
    pool = [card for card in range(len(PLAYING_CARDS)) if card not in seen]
    own = Counter(s.needs[viewer] if viewer != NOBODY else ())
    kinds = [kind for kind in range(len(RESOURCES)) if own[kind] < COPIES]
    for seat in range(g.players):
        if seat != viewer:
            found["hand", seat] = Sorted(pool, len(s.hand[seat]))
            if s.agenda:  # at the end all needs are shown (1.4)
                found["needs", seat] = Sorted(kinds, NEEDS)
    for place in range(len(s.pile)):
        found["pile", place] = pool
    return found


class Sorted:
    """All hands of so many different things from a pool, sorted: too many to write them down."""

    def __init__(self, pool: list[int], number: int) -> None:
        self.pool: list[int] = pool
        self.number: int = number

    def __contains__(self, hand: object) -> bool:
        if not isinstance(hand, tuple) or list(hand) != sorted(set(hand)):
            return False
        return len(hand) == self.number and set(hand) <= set(self.pool)

    def __len__(self) -> int:
        """Return 2 if there are several, else 1."""
        return 2 if 0 < self.number < len(self.pool) else 1
