"""What the events of a match of FRAG tell of its balance: who began where, what fragged whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.kernel import Event, Game

NO_ARM = -1
USED = ("card_played", "card_answered", "weapon_readied")
HELD = ("card_received", "card_taken", "theft_seen")  # how a card comes into a hand
OVER = ("turn_began", "turn_missed", "acid_entered")  # no attack is under way any more


@dataclass
class Life:
    """One life of a fighter: where it began, and how many it fragged before it ended."""

    field: str  # number of the respawn field
    first: bool  # of the match
    frags: int = 0


@dataclass
class Tale:
    """What is worth knowing of one match; cards and arms by their numbers."""

    players: int
    winner: int
    turns: int
    gestures: int  # decisions, if a path is one
    starter: int = 0
    fighters: dict[int, str] = field(default_factory=dict)
    starts: dict[int, str] = field(default_factory=dict)
    lives: list[Life] = field(default_factory=list)
    held: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)
    attacks: Counter[int] = field(default_factory=Counter)
    hits: Counter[int] = field(default_factory=Counter)
    frags: Counter[int] = field(default_factory=Counter)
    fallen: int = 0  # without a scorer
    taken_out: int = 0  # Disconnected
    decider: int = NO_ARM  # what made the last frag


def read(tale: Tale, game: Game, news: list[Event]) -> None:
    """Fill in what the events tell."""
    numbers = {node: str(place) for place, node in enumerate(game.ground.respawn, 1)}
    lives: dict[int, Life] = {}
    arm = NO_ARM
    for _, key, values in news:
        if key in ("fighter_placed", "respawned"):
            seat = values[0]
            lives[seat] = Life(numbers[values[1]], key == "fighter_placed")
            tale.lives.append(lives[seat])
            if lives[seat].first:
                tale.starts[seat] = lives[seat].field
        elif key == "attack_announced":
            arm = values[2]
            tale.attacks[arm] += 1
        elif key == "hit":
            tale.hits[arm] += 1
        elif key in OVER:
            arm = NO_ARM
        elif key == "fragged":
            lives[values[1]].frags += 1
            tale.frags[arm] += 1
            tale.decider = arm
        else:
            read_the_rest(tale, key, values)


def read_the_rest(tale: Tale, key: str, values: tuple[Any, ...]) -> None:
    """Fill in what hangs on one event alone."""
    if key == "fighter_built":
        tale.fighters[values[0]] = "/".join(str(value) for value in values[1:])
    elif key == "start_won":
        tale.starter = values[0]
    elif key in USED:
        tale.used[values[1]] += 1
    elif key in HELD:
        tale.held[values[-1]] += 1
    elif key == "fell":
        tale.fallen += 1
    elif key == "disconnected":
        tale.taken_out += 1
