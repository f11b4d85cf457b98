"""The things COLLECT! FIGHT! SURVIVE! speaks of, as small numbers, and the numbers of its data."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.tables import read_table

_FIGURES: Final[dict[str, Any]] = read_table(__file__, "figures")
_PROFILES: Final[list[dict[str, Any]]] = _FIGURES["profile"]
_MACHINES: Final[list[dict[str, Any]]] = _FIGURES["machine"]
RULES: Final[dict[str, int]] = _FIGURES["rules"]

# Resources (8)
RESOURCES: Final[tuple[str, ...]] = tuple(read_table(__file__, "resources")["kinds"])

# Profiles of figures, then of machines (8): figure 4 * seat + profile is a player's, the machines
# come after all players' figures.
PROFILES: Final[tuple[str, ...]] = tuple([row["id"] for row in _PROFILES])
MACHINES: Final[tuple[str, ...]] = tuple([row["id"] for row in _MACHINES])
TEAM: Final = len(PROFILES)
MACHINE_KINDS: Final[tuple[int, ...]] = tuple(
    [TEAM + kind for kind, row in enumerate(_MACHINES) for _ in range(row["number"])]
)  # the profile of each machine, in the order they act (2.3)
GREIFER: Final = TEAM
KRABBER: Final = TEAM + 1
ROWS: Final[list[dict[str, Any]]] = [*_PROFILES, *_MACHINES]
MOVEMENT: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(row["movement"]) for row in ROWS])
CARRIES: Final[tuple[int, ...]] = tuple([int(row["carries"]) for row in ROWS])
FIGHTS: Final[tuple[int, ...]] = tuple([int(row["fights"]) for row in ROWS])
PASSES_FIELDS: Final[tuple[int, ...]] = tuple([int(row.get("passes_fields", 0)) for row in ROWS])
FOLLOWS: Final[tuple[int, ...]] = tuple([int(row.get("follows", 0)) for row in ROWS])

# Playing cards (1.5, 2.2): the higher number acts first
RANKS: Final[tuple[str, ...]] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
SUITS: Final[tuple[str, ...]] = ("diamonds", "hearts", "spades", "clubs")
PLAYING_CARDS: Final[tuple[str, ...]] = tuple(
    [f"{rank}_{suit}" for rank in RANKS for suit in SUITS]
)

# Numbers of the rules
SIDES: Final = RULES["sides"]
TELEPORTERS: Final = RULES["teleporters"]
ACTIONS: Final = RULES["actions"]
NEEDS: Final = RULES["needs"]
WANTED: Final = RULES["wanted"]
STACKED: Final = RULES["stacked"]
PIECES: Final = RULES["pieces"]
COPIES: Final = RULES["copies"]
MATCHING: Final = RULES["matching"]
SOUGHT: Final = RULES["sought"]
PLAIN: Final = RULES["plain"]
ATTACKER: Final = RULES["attacker"]
BURDEN: Final = RULES["burden"]
PRONE: Final = RULES["prone"]
STAND_UP: Final = RULES["stand_up"]
PIPS: Final[tuple[str, ...]] = tuple([str(number) for number in range(1, SIDES + 1)])

MOST_PLAYERS: Final = 4
AWAY: Final = -1  # where a figure is that was left out, or is between two teleporters


def _figure_names(players: int) -> tuple[str, ...]:
    own = [f"{name}_{seat + 1}" for seat in range(players) for name in PROFILES]
    count = [0] * len(ROWS)
    machines: list[str] = []
    for kind in MACHINE_KINDS:
        count[kind] += 1
        machines.append(f"{MACHINES[kind - TEAM]}_{count[kind]}")
    return (*own, *machines)


_FIGURE_NAMES: Final[tuple[tuple[str, ...], ...]] = tuple(
    [_figure_names(players) for players in range(MOST_PLAYERS + 1)]
)


def figure_names(players: int) -> tuple[str, ...]:
    """Return the notation of all figures of a match: `scout_1` is the first player's scout."""
    return _FIGURE_NAMES[players]


MOST_FIGURES: Final = len(_FIGURE_NAMES[-1])
