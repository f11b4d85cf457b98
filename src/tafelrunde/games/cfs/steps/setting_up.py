"""Chapter 1: pieces over the dungeon, secret cards, teams chosen and placed."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..dungeon import COLOURS, Dungeon
from ..names import (
    COPIES,
    MACHINE_KINDS,
    NEEDS,
    PIECES,
    PIPS,
    PLAYING_CARDS,
    PROFILES,
    RESOURCES,
    TEAM,
)
from ..state import CfsState
from ..values import zone_owner

setting_up = Chapter("setting up")
setting_up.kind("profile", PROFILES)
setting_up.kind("resource", RESOURCES)
setting_up.kind("playing_card", PLAYING_CARDS)
setting_up.kind("colour", COLOURS)
setting_up.kind("pip", PIPS)


def set_up(g: Game, s: CfsState, carried: dict[str, Any]) -> None:
    """Spread the pieces, deal the cards, place the machines; then teams come in (1.1 to 1.5)."""
    dungeon: Dungeon = g.ground
    s.fields = dungeon.on_at_start
    spread(g, s)
    deal_needs(g, s)
    deal_playing_cards(g, s)
    starts = machine_starts(dungeon)
    for number, node in enumerate(starts):
        s.where[g.players * TEAM + number] = node
    s.push(("round", 0, 1))
    for seat in reversed(range(g.players)):
        s.push(("line_up", seat))


def machine_starts(dungeon: Dungeon) -> list[int]:
    """Return where the machines start, in the order they act."""
    greifers, krabbers = dungeon.greifers[:], dungeon.nests[:]
    first = MACHINE_KINDS[0]
    return [(greifers if kind == first else krabbers).pop(0) for kind in MACHINE_KINDS]


def spread(g: Game, s: CfsState) -> None:
    """The same number of pieces in each sector, one a field, each kind in several (1.3)."""
    dungeon: Dungeon = g.ground
    closed = {*dungeon.teleporters, *dungeon.terminals}
    free = [
        [node for node in sector if node not in closed and zone_owner(g, node) == NOBODY]
        for sector in dungeon.sectors
    ]
    for piece in range(len(RESOURCES) * PIECES):
        fields = free[piece % len(free)]
        node = fields.pop(s.below(len(fields), "place"))
        s.floor[node] = (piece // PIECES,)
    s.tell("pieces_spread", len(RESOURCES) * PIECES)


def deal_needs(g: Game, s: CfsState) -> None:
    """Three resource cards each, secret, none twice to the same player (1.4)."""
    left = [COPIES] * len(RESOURCES)
    for seat in range(g.players):
        dealt: list[int] = []
        for _ in range(NEEDS):
            kinds = [
                kind for kind, number in enumerate(left) for _ in range(number) if kind not in dealt
            ]
            kind = kinds[s.pick(kinds, "need")]
            left[kind] -= 1
            dealt.append(kind)
        s.needs[seat] = tuple(sorted(dealt))
        s.whisper(1 << seat, "needs_dealt", seat, s.needs[seat])


def deal_playing_cards(g: Game, s: CfsState) -> None:
    """As many playing cards each as there are rounds, and a pile for the machines (1.5)."""
    deck = list(range(len(PLAYING_CARDS)))
    for seat in range(g.players):
        hand = [deck.pop(s.pick(deck, "playing_card")) for _ in range(g.option["rounds"])]
        s.hand[seat] = tuple(sorted(hand))
        s.whisper(1 << seat, "playing_cards_dealt", seat, s.hand[seat])
    s.pile = sorted([deck.pop(s.pick(deck, "playing_card")) for _ in range(g.option["rounds"])])


# Teams (1.1)


def team_size(g: Game) -> int:
    """Return how many figures each player has."""
    wanted = g.option["figures"]
    if wanted:
        return wanted
    return TEAM if g.players == 2 else TEAM - 1


def line_up(g: Game, s: CfsState, frame: Frame) -> None:
    """Whoever plays three figures leaves one out, then all are placed, openly."""
    seat: int = frame[1]
    s.push(("place_all", seat))
    if team_size(g) < TEAM:
        s.push(("bench", seat))


def bench_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any of the four profiles."""
    return tuple([("leave_out", profile) for profile in range(TEAM)])


def bench(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> None:
    """That figure doesn't take part: it counts as activated for good."""
    s.tell("left_out", seat, action[1])
    s.agenda[-1] = ("place_all", seat, action[1])


def place_all(g: Game, s: CfsState, frame: Frame) -> None:
    """The figures are placed one after the other."""
    seat: int = frame[1]
    out: int = frame[2] if len(frame) > 2 else NOBODY
    for profile in reversed(range(TEAM)):
        if profile != out:
            s.push(("place", seat, seat * TEAM + profile))


def place_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any free field of the own zone."""
    dungeon: Dungeon = g.ground
    return tuple([("place", node) for node in dungeon.zones[seat] if node not in s.where])


def place(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> None:
    """The figure stands there."""
    s.where[frame[2]] = action[1]
    s.tell("placed", frame[2], action[1])


def who_is_placed(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the figure."""
    return (frame[2],)


def why_not_left_out(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """One of the four profiles."""
    return "1.1"


def why_not_placed(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """A free field of the own zone."""
    return "1.1"


setting_up.verb("leave_out", profile="profile")
setting_up.verb("place", field="field")
setting_up.event("pieces_spread", number="number")
setting_up.event("needs_dealt", seat="seat", resources="resource*")
setting_up.event("playing_cards_dealt", seat="seat", cards="playing_card*")
setting_up.event("left_out", seat="seat", profile="profile")
setting_up.event("placed", figure="figure", field="field")
setting_up.step("line_up", line_up)
setting_up.decision("bench", bench_options, bench, why_not_left_out)
setting_up.step("place_all", place_all)
setting_up.decision(
    "place", place_options, place, why_not_placed, who_is_placed, {"figure": "figure"}
)
