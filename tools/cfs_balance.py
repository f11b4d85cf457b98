"""Measure how even COLLECT! FIGHT! SURVIVE! is: bots play many games.

    python -m tools.cfs_balance --games 2000 --players 3 --dungeon 0 --rounds 4 --bench random

The ordinary bot always leaves the same profile out; with `--bench random` chance decides. With
`--idle` the machines never stir, `--file` plays in a dungeon of your own. Prints tables in
Markdown; the compiled build is several times as fast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.cfs.dungeon import ZONES
from tafelrunde.games.cfs.names import MACHINES, PROFILES
from tafelrunde.kernel import Game
from tafelrunde.lab.batch import run_batch
from tools.cfs_tales import Tale, read
from tools.measuring import Wanderer, average, flags, known, table, total, wins

RANDOM = "random"
WAYS = ("usual", RANDOM)
IDLE = "\n".join(f'[[{name}]]\nwhen = []\ndo = "wait"' for name in MACHINES)
THIRDS = ("low", "middling", "high")


@dataclass(frozen=True)
class Plan:
    """What is played; plain, so that it can be sent to a worker process."""

    players: int
    dungeon: int = 0
    rounds: int = 4
    figures: int = 0
    bench: str = WAYS[0]  # who is left out
    idle: bool = False  # machines never stir
    seed: str = "balance"
    drawing: str = ""  # a dungeon of one's own, instead of one of ours


@lru_cache(maxsize=8)
def built(plan: Plan) -> Game:
    """Return the game of a plan, built once in each process."""
    options = {"dungeon": plan.dungeon, "rounds": plan.rounds, "figures": plan.figures}
    files = {"dungeon": plan.drawing} if plan.drawing else {}
    if plan.idle:
        files["machines"] = IDLE
    return known("cfs").build(plan.players, (), options, files)


def play_one(plan: Plan, number: int) -> Tale:
    """Play one match of a plan; its number settles everything."""
    seed = f"{plan.seed}, game {number}"
    chance = ["bench"] if plan.bench == RANDOM else []
    bots = [
        Wanderer(make_bot(known("cfs"), "regular", seat, seed), chance, seat, seed)
        for seat in range(plan.players)
    ]
    result = play_match(built(plan), bots, seed)
    tale = Tale(plan.players, result.winners, result.decisions)
    read(tale, built(plan), result.s)
    return tale


# Tables


def tables(tales: list[Tale]) -> list[str]:
    """Return all tables, line by line."""
    rows = [
        ("points of a seat", average(seats_of(tales, lambda tale, seat: tale.points[seat]))),
        ("pieces of a seat", average(seats_of(tales, lambda tale, seat: tale.pieces[seat]))),
        ("of them needed", average(seats_of(tales, lambda tale, seat: tale.needed[seat]))),
        ("pieces in nests at the end", average([tale.nests for tale in tales])),
        ("pieces carried at the end", average([tale.carried for tale in tales])),
        ("decisions", average([tale.decisions for tale in tales])),
        *[(deed, average([tale.deeds[deed] for tale in tales])) for deed in deeds_of(tales)],
    ]
    return [
        f"{len(tales)} games of {tales[0].players}.",
        "",
        *table(("In a game", "average"), rows),
        *won_by("Zone", tales, lambda tale, seat: ZONES[seat]),
        *points_by("Zone", tales, lambda tale, seat: ZONES[seat]),
        *won_by("Left out", tales, lambda tale, seat: tale.left_out[seat]),
        *points_by("Left out", tales, lambda tale, seat: tale.left_out[seat]),
        *won_by("Cards dealt", tales, partial(hand, bounds(tales))),
        *won_by("Place in the last round", tales, place_in_last_round),
        *carriers(tales),
    ]


def deeds_of(tales: list[Tale]) -> list[str]:
    """Return all deeds that happened, by their names."""
    return sorted(total(tale.deeds for tale in tales))


def seats_of(tales: list[Tale], number: Callable[[Tale, int], int]) -> list[int]:
    """Return a number for every seat of every match."""
    return [number(tale, seat) for tale in tales for seat in range(tale.players)]


def won_by(head: str, tales: list[Tale], label: Callable[[Tale, int], str]) -> list[str]:
    """Who won how often, by a label of the seats."""
    seats = [(tale, seat) for tale in tales for seat in range(tale.players)]
    return wins(head, [(label(tale, seat), tale.share(seat)) for tale, seat in seats])


def points_by(head: str, tales: list[Tale], label: Callable[[Tale, int], str]) -> list[str]:
    """How many points seats made, by a label of theirs."""
    points: dict[str, list[int]] = {}
    for tale in tales:
        for seat in range(tale.players):
            points.setdefault(label(tale, seat), []).append(tale.points[seat])
    return table((head, "points"), [(name, average(points[name])) for name in sorted(points)])


def bounds(tales: list[Tale]) -> tuple[int, int]:
    """Return the sums of cards that part low, middling and high hands."""
    sums = sorted(seats_of(tales, lambda tale, seat: tale.dealt[seat]))
    return sums[len(sums) // 3], sums[len(sums) * 2 // 3]


def hand(parts: tuple[int, int], tale: Tale, seat: int) -> str:
    """Say whether a seat was dealt low, middling or high cards."""
    return THIRDS[sum(tale.dealt[seat] >= part for part in parts)]


def place_in_last_round(tale: Tale, seat: int) -> str:
    """Return as which of the players the seat acted in the last round."""
    return str(tale.last.index(seat) + 1)


def carriers(tales: list[Tale]) -> list[str]:
    """What a figure of each profile brings home in a match."""
    brought = total(tale.brought for tale in tales)
    rows = []
    for profile in PROFILES:
        there = sum(tale.players - tale.left_out.count(profile) for tale in tales)
        share = brought[profile] / max(1, brought.total())
        rows.append(
            (profile, str(there), f"{brought[profile] / max(1, there):.2f}", f"{share:.1%}")
        )
    return table(("Profile", "figures", "pieces brought home", "of all"), rows)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the tables."""
    parser = flags("How even is COLLECT! FIGHT! SURVIVE!?", players=3)
    parser.add_argument("--dungeon", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--figures", type=int, default=0)
    parser.add_argument("--bench", choices=WAYS, default=WAYS[0])
    parser.add_argument("--idle", action="store_true", help="machines never stir")
    parser.add_argument("--file", type=Path, help="a dungeon of your own")
    wish = parser.parse_args(arguments)
    drawing = wish.file.read_text("utf-8") if wish.file else ""
    ways = (wish.dungeon, wish.rounds, wish.figures, wish.bench, wish.idle, wish.seed)
    plan = Plan(wish.players, *ways, drawing)
    print("\n".join(tables(run_batch(partial(play_one, plan), wish.games, wish.cores))))


if __name__ == "__main__":
    main()
