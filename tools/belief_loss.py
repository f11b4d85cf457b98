"""Measure beliefs: how surprising the truth is to them, beside the even guess.

    python -m tools.belief_loss bang --games 200
    python -m tools.belief_loss cfs --games 150

Bots play so many games of each setting, on seeds that nothing was fitted to. At the beginning of
each turn (in COLLECT! at the end of each round) every player's belief about all hidden roles or
needs together is asked for the truth. The loss is -log2 of its chance: how many bits are missing.
The even guess gives all deals that a player can't rule out the same chance. A game counts once a
turn, with the mean of its players; intervals are for the mean difference, 95 %, over games.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from math import exp, log2, sqrt
from random import Random

from tafelrunde.games.bang.dealings import arrangements
from tafelrunde.games.bang.inference import Beliefs as RoleBeliefs
from tafelrunde.games.bang.names import ROLES
from tafelrunde.games.bang.state import blank
from tafelrunde.games.cfs.beliefs import Beliefs as NeedBeliefs
from tafelrunde.games.cfs.beliefs import allowed, cards_left, set_weights
from tafelrunde.games.cfs.errands import NUMBER, SETS, Signs
from tafelrunde.kernel import Event
from tafelrunde.lab.batch import run_batch
from tafelrunde.lab.simulate import CONFIDENCE
from tools.belief_games import BANG, CFS, Setting, Told, built, play

SEED = "beliefs, to be measured"
MOST_TURNS = 30
FEWEST_GAMES = 30  # a turn that fewer games came to is left out
DRAWS = 300  # to find how many deals the cards allow, weighed by belief
EVEN_DRAWS = 20_000  # the same without belief, once for each number of players

Loss = tuple[float, float]  # of the even guess, of the belief
Losses = dict[int, Loss]  # by turn


def mean(pairs: Sequence[Loss]) -> Loss:
    """Return the mean loss of a game's players."""
    return (
        sum(even for even, _ in pairs) / len(pairs),
        sum(belief for _, belief in pairs) / len(pairs),
    )


# BANG!: roles


def role_losses(told: Told) -> Losses:
    """Return the losses at the beginning of each turn, up to an outbreak."""
    players = told.setting.players
    game, beliefs = built(told.setting), RoleBeliefs(players)
    found: Losses = {}
    for turn, end, known, alive in turns(told.history, players):
        beliefs.listen(game, blank(players), told.history[:end])
        pairs = [role_loss(beliefs, told.s.role, known, viewer) for viewer in alive]
        found[turn] = mean(pairs)
    return found


def turns(history: list[Event], players: int) -> Iterator[tuple[int, int, list[int], list[int]]]:
    """Yield the number of each turn, where it begins, whose role is shown, and who is alive."""
    shown: list[int] = []
    alive = list(range(players))
    turn = 0
    for at, (_, key, args) in enumerate(history):
        if key == "outbreak_came" or turn >= MOST_TURNS:
            return
        if key in ("role_shown", "eliminated"):
            shown.append(args[0])
            if key == "eliminated":
                alive.remove(args[0])
        elif key == "turn_began":
            turn += 1
            yield turn, at, shown, alive


def role_loss(beliefs: RoleBeliefs, roles: list[int], known: list[int], viewer: int) -> Loss:
    """Return what one viewer lacks to know all roles."""
    hidden = [seat for seat in range(len(roles)) if seat not in known and seat != viewer]
    truth = tuple(roles[seat] for seat in hidden)
    dealt = ways_to_deal(tuple(sorted(truth)))
    weight = beliefs.weights(hidden, list(dealt))[dealt.index(truth)]
    return log2(len(dealt)), -log2(weight)


@lru_cache(maxsize=1000)
def ways_to_deal(roles: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return all ways to deal these roles."""
    left = [roles.count(role) for role in range(len(ROLES))]
    return tuple(arrangements(left, len(roles)))


# COLLECT!: needs


def need_losses(told: Told) -> Losses:
    """Return the losses after each round."""
    players = told.setting.players
    game, beliefs = built(told.setting), NeedBeliefs(built(told.setting))
    beliefs.notes = []
    beliefs.listen(game, told.s, told.history)
    logs = [[0.0] * len(SETS) for _ in range(players)]
    found: Losses = {}
    for number in range(game.option["rounds"] + 1):
        for errand in beliefs.notes:
            if errand.round == number:
                Signs(errand, NUMBER).add_to(logs[errand.seat], NUMBER)
        chance = Random(f"{told.setting}, {number}")
        pairs = [need_loss(logs, told.s.needs, viewer, chance) for viewer in range(players)]
        found[number] = mean(pairs)
    return found


def need_loss(
    logs: list[list[float]], needs: list[tuple[int, ...]], viewer: int, chance: Random
) -> Loss:
    """Return what one viewer lacks to know all needs."""
    left = cards_left(needs[viewer])
    others = [seat for seat in range(len(needs)) if seat != viewer]
    truth = [needs[seat] for seat in others]
    likely = []
    for seat in others:
        most = max(logs[seat])
        likely.append([exp(each - most) for each in logs[seat]])
    even = bits([[1.0] * len(SETS) for _ in others], truth, left, even_share(len(others)))
    weights = [set_weights(each, left) for each in likely]
    share = allowed_share(weights, left, DRAWS, chance)
    return even, bits(likely, truth, left, share)


def bits(
    likely: list[list[float]], truth: list[tuple[int, ...]], left: list[int], share: float
) -> float:
    """Return -log2 of the chance of the true deal, if so large a share of all draws is a deal."""
    missing = -log2(allowed(truth, left) / share)
    for each, needs in zip(likely, truth, strict=True):
        weights = set_weights(each, left)
        missing -= log2(weights[SETS.index(needs)] / sum(weights))
    return missing


def allowed_share(weights: list[list[float]], left: list[int], draws: int, chance: Random) -> float:
    """Return how large a part of independent draws the cards allow."""
    if len(weights) == 1:
        return 1.0
    drawn = [chance.choices(SETS, each, k=draws) for each in weights]
    return sum(allowed(list(dealt), left) for dealt in zip(*drawn, strict=True)) / draws


@lru_cache(maxsize=4)
def even_share(others: int) -> float:
    """Return the same where nothing is believed; whose needs are one's own changes nothing."""
    left = cards_left(SETS[0])
    weights = [set_weights([1.0] * len(SETS), left)] * others
    return allowed_share(weights, left, EVEN_DRAWS, Random("even"))


# Tables

GAMES: dict[str, tuple[list[Setting], Callable[[Told], Losses], str]] = {
    "bang": (BANG, role_losses, "turn"),
    "cfs": (CFS, need_losses, "round"),
}


def measured(game_id: str, seed: str, number: int) -> tuple[Setting, Losses]:
    """Play one match and measure it."""
    settings, losses, _ = GAMES[game_id]
    told = play(tuple(settings), seed, number)
    return told.setting, losses(told)


def row(label: str, turn: object, pairs: Sequence[Loss]) -> str:
    """Return a line of the table."""
    even, belief = mean(pairs)
    gains = [one - other for one, other in pairs]
    gained = even - belief
    spread = sqrt(sum((each - gained) ** 2 for each in gains) / max(1, len(gains) - 1))
    half = CONFIDENCE * spread / sqrt(len(gains))
    numbers = f"{even:.2f} | {belief:.2f} | {gained:.2f} ± {half:.2f}"
    return f"| {label} | {turn} | {len(pairs)} | {numbers} |"


def tables(game_id: str, results: Sequence[tuple[Setting, Losses]]) -> list[str]:
    """Return the lines: turn by turn over all settings, then each setting over all turns."""
    unit = GAMES[game_id][2]
    by_turn: dict[int, list[Loss]] = defaultdict(list)
    by_setting: dict[str, list[Loss]] = defaultdict(list)
    for setting, losses in results:
        for turn, loss in losses.items():
            by_turn[turn].append(loss)
        by_setting[setting.label].append(mean(list(losses.values())))
    head = f"| game | {unit} | games | even | belief | gained, 95 % |"
    lines = [head, "|---|---|---|---|---|---|"]
    lines += [
        row(game_id, turn, pairs)
        for turn, pairs in sorted(by_turn.items())
        if len(pairs) >= FEWEST_GAMES or len(results) < FEWEST_GAMES
    ]
    lines += [row(label, "all", pairs) for label, pairs in by_setting.items()]
    everything = [mean(list(losses.values())) for _, losses in results]
    return [*lines, row("all", "all", everything)]


def main() -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--games", type=int, default=200, help="of each setting")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--workers", type=int, default=0)
    args = parser.parse_args()
    count = args.games * len(GAMES[args.game][0])
    results = run_batch(partial(measured, args.game, args.seed), count, args.workers)
    print("\n".join(tables(args.game, results)))


if __name__ == "__main__":
    main()
