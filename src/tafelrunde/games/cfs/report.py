"""What a simulation of COLLECT! FIGHT! SURVIVE! groups its results by."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tafelrunde.kernel import Event, Game
from tafelrunde.pieces.tally import Tally, tally

from .dungeon import GREEN, ZONES
from .names import AWAY, PROFILES, RANKS, RESOURCES, SUITS, TEAM
from .state import CfsState

NONE: Final = "none"
PATHS: Final = ("step",)  # parts of a way, which people draw as one gesture
# What figures do besides walking, by what is told of it; the figure comes first
DEEDS: Final[dict[str, str]] = {
    "jump_rolled": "jump",
    "fight_began": "fight",
    "theft_rolled": "theft",
    "taken": "taking",
    "laid": "laying_down",
    "sidestepped": "sidestep",
    "swapped": "swap",
    "shove_failed": "failed_shove",
    "stood_up": "standing_up",
    "switched": "switching",
}
TERMINAL: Final = "terminal"  # a field switched from afar (4.3)
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "act": (*DEEDS.values(), TERMINAL),
    "profile": PROFILES,
    "rank": RANKS,
}
RANK_OF: Final[tuple[str, ...]] = tuple([rank for rank in RANKS for _ in SUITS])  # of each card


def labels(g: Game, s: CfsState) -> dict[str, list[str]]:
    """Return each seat's zone, who was left out (1.1), and who laid down most pieces (3.2)."""
    found = {
        "zone": [ZONES[seat] for seat in range(g.players)],
        "carrier": [carrier(s, seat) for seat in range(g.players)],
        **orders(g, s),
    }
    if AWAY in s.where:
        found["left_out"] = [left_out(s, seat) for seat in range(g.players)]
    return found


def left_out(s: CfsState, seat: int) -> str:
    """Return the profile that doesn't take part: in the end nobody else stands nowhere."""
    team = s.where[seat * TEAM : (seat + 1) * TEAM]
    return PROFILES[team.index(AWAY)] if AWAY in team else NONE


def carrier(s: CfsState, seat: int) -> str:
    """Return the profile that laid down most pieces, the first one if several did."""
    laid = Counter([values[0] for _, key, values in s.news or [] if key == "laid"])
    team = range(seat * TEAM, (seat + 1) * TEAM)
    best = max(team, key=laid.__getitem__)
    return PROFILES[best % TEAM] if laid[best] else NONE


def orders(g: Game, s: CfsState) -> dict[str, list[str]]:
    """Return who was dealt the highest cards in all (1.5), and who acted when in the last round."""
    dealt = [0] * g.players
    shown: list[tuple[int, int]] = []
    for _, key, values in s.news or []:
        if key == "playing_cards_dealt":
            dealt[values[0]] = sum(values[1])
        elif key == "round_began":
            shown = []
        elif key == "card_shown":
            shown.append((-values[1], values[0]))
    found: dict[str, list[str]] = {}
    if any(dealt):
        found["cards_dealt"] = [str(1 + sum([more > own for more in dealt])) for own in dealt]
    if len(shown) == g.players:
        last = [seat for _, seat in sorted(shown)]
        found["last_turn"] = [str(1 + last.index(seat)) for seat in range(g.players)]
    return found


def numbers(g: Game, s: CfsState) -> dict[str, float]:
    """Return the points of an average seat (7.1), and how much happened around the machines."""
    people = g.players * TEAM
    points = [values[1] for _, key, values in s.news or [] if key == "scored"]
    fallen = [values[0] for _, key, values in s.news or [] if key in ("knocked_down", "put_out")]
    fights = [values for _, key, values in s.news or [] if key == "fight_began"]
    return {
        "points": sum(points) / max(1, len(points)),
        "figures_fallen": float(sum([figure < people for figure in fallen])),
        "machines_fallen": float(sum([figure >= people for figure in fallen])),
        "fights_of_machines": float(sum([values[0] >= people for values in fights])),
    }


def played(g: Game, s: CfsState) -> dict[str, Tally]:
    """Return what figures did and laid down, which were activated, and which cards shown."""
    acts: Tally = [{} for _ in range(g.players)]
    active: Tally = [{} for _ in range(g.players)]
    laid: Tally = [{} for _ in range(g.players)]
    for event in s.news or []:
        count(g, event, acts, active)
        _, key, values = event
        if key == "laid" and values[0] // TEAM < g.players:
            add(laid[values[0] // TEAM], RESOURCES[values[1]])
    shown = tally(g.players, RANK_OF, s.news, {"card_shown": 1})
    return {"act": acts, "profile": active, "resource": laid, "rank": shown}


def dealt(g: Game, s: CfsState) -> dict[str, Tally]:
    """Return what each colony needs (1.4), and which playing cards came to whom (1.5)."""
    return {
        "resource": tally(g.players, RESOURCES, s.news, {"needs_dealt": 1}),
        "rank": tally(g.players, RANK_OF, s.news, {"playing_cards_dealt": 1}),
    }


def count(g: Game, event: Event, acts: Tally, active: Tally) -> None:
    """Count one event for the player whose figure it is about; machines have none."""
    _, key, values = event
    if key != "activated" and key not in DEEDS:
        return
    seat, profile = values[0] // TEAM, values[0] % TEAM
    if seat >= g.players:
        return
    if key == "activated":
        counts, name = active[seat], PROFILES[profile]
    else:
        far = key == "switched" and g.ground.colour[values[1]] == GREEN
        counts, name = acts[seat], TERMINAL if far else DEEDS[key]
    add(counts, name)


def add(counts: dict[str, int], name: str) -> None:
    """Count one more."""
    counts[name] = counts.get(name, 0) + 1
