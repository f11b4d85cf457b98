"""Fit what beliefs are drawn from to games among bots, by maximum likelihood, and write it down.

    python -m tools.belief_fit bang --games 200
    python -m tools.belief_fit cfs --games 300

So many games are played of each setting (tools/belief_games.py); `tools/belief_loss.py` measures on
others. The numbers go to games/<id>/data/beliefs.toml.
"""

from __future__ import annotations

import argparse
from math import exp, log, log2
from pathlib import Path

from tafelrunde.games.bang import acts
from tafelrunde.games.bang.inference import Beliefs
from tafelrunde.games.bang.state import blank
from tafelrunde.games.cfs.beliefs import Beliefs as NeedBeliefs
from tafelrunde.games.cfs.errands import NUMBER, NUMBERS, SETS, Errand, Signs
from tools.belief_games import BANG, CFS, Told, built, play_all
from tools.belief_logit import Choice, fit, surprise

GAMES = Path(__file__).resolve().parent.parent / "src" / "tafelrunde" / "games"
SEED = "beliefs, to be fitted"
ROUNDS = 3  # opinions hang on the weights, and the weights on opinions: again, until they agree
# Chosen by the loss on the games fitted to (docs/beliefs.md), and left as they are here.
WHIM = 0.05
TEMPER = {"kept_shot": 0.5, "kept_beer": 0.5, "kept_gatling": 0.5}

# COLLECT!: steps of the search, by the number itself; what is no gain; what may be negative.
STEPS = (0.5, 0.25, 0.12, 0.06)
LITTLE = 1e-4
SIGNED = ("idle",)

Weights = list[list[list[float]]]  # by kind of act, by row


def fit_bang(games: list[Told]) -> Weights:
    """Return how gladly each role does what, from what seats of that role did."""
    found: Weights = []
    for _ in range(ROUNDS):
        choices = bang_choices(games)
        found = [
            [fit(choices.get((kind, row), []), size) for row in range(len(acts.ROWS))]
            for kind, size in enumerate(acts.SIZES)
        ]
        for kind, rows in enumerate(found):
            acts.WEIGHTS[kind][:] = rows
    for (kind, row), made in sorted(choices.items()):
        even = surprise(made, [0.0] * acts.SIZES[kind])
        said = surprise(made, found[kind][row])
        print(f"{acts.KINDS[kind]:13} {acts.ROWS[row]:26} {len(made):7} {even:.3f} {said:.3f}")
    return found


def bang_choices(games: list[Told]) -> dict[tuple[int, int], list[Choice]]:
    """Return all choices of hidden seats, by kind of act and row of weights of their true role."""
    found: dict[tuple[int, int], list[Choice]] = {}
    for told in games:
        beliefs = Beliefs(told.setting.players)
        beliefs.notes = []
        beliefs.listen(built(told.setting), blank(told.setting.players), told.history)
        for kind, actor, rows, options, chosen in beliefs.notes:
            role = told.s.role[actor]
            found.setdefault((kind, rows[role]), []).append((options[role], chosen))
    return found


def write_bang(weights: Weights) -> None:
    """Write the weights of BANG! down."""
    lines = [
        "# How gladly each role does what (acts.py), written by tools/belief_fit.py: weights of",
        "# features of options, fitted to games among bots. What they mean: docs/beliefs.md.",
        "",
        f"whim = {WHIM}  # the share of acts that follow no goal",
        "",
        "[temper]  # acts that go together count less than acts of their own",
        *[f"{kind} = {TEMPER.get(kind, 1.0)}" for kind in acts.KINDS],
    ]
    for kind, rows in zip(acts.KINDS, weights, strict=True):
        lines += ["", f"[{kind}]"]
        for name, row in zip(acts.ROWS, rows, strict=True):
            lines.append(f"{name} = [{', '.join(f'{each + 0.0:.2f}' for each in row)}]")
    (GAMES / "bang" / "data" / "beliefs.toml").write_text("\n".join(lines) + "\n", "utf-8")


# COLLECT!

Errands = tuple[list[int], list[Errand]]  # the true set of each seat, and what all were after


def cfs_errands(games: list[Told]) -> list[Errands]:
    """Return what was done in each game, beside what was needed."""
    found: list[Errands] = []
    for told in games:
        beliefs = NeedBeliefs(built(told.setting))
        beliefs.notes = []
        beliefs.listen(built(told.setting), told.s, told.history)
        found.append(([SETS.index(needs) for needs in told.s.needs], beliefs.notes))
    return found


def cfs_loss(games: list[Errands], number: dict[str, float]) -> float:
    """Return the bits a round's end leaves open about a seat's needs, of all sets alike likely."""
    total, count = 0.0, 0
    for truth, errands in games:
        logs = [[0.0] * len(SETS) for _ in truth]
        for at, errand in enumerate(errands):
            Signs(errand, number).add_to(logs[errand.seat], number)
            if at + 1 == len(errands) or errands[at + 1].round > errand.round:
                for seat, needs in enumerate(truth):
                    most = max(logs[seat])
                    every = sum(exp(each - most) for each in logs[seat])
                    total += log2(every) - (logs[seat][needs] - most) / log(2)
                    count += 1
    return total / count


def fit_cfs(games: list[Errands]) -> dict[str, float]:
    """Return the numbers that leave least open: one after the other, in ever smaller steps."""
    number = dict(NUMBER)
    best = cfs_loss(games, number)
    for step in STEPS:
        for name in NUMBERS:
            for change in (step, -step):
                while True:
                    tried = {**number, name: number[name] + change * max(0.2, abs(number[name]))}
                    loss = cfs_loss(games, tried) if tried[name] >= 0 or name in SIGNED else best
                    if loss >= best - LITTLE:
                        break
                    number, best = tried, loss
        print(f"{best:.3f} bits", {name: round(each, 3) for name, each in number.items()})
    return number


def write_cfs(number: dict[str, float]) -> None:
    """Write the numbers of COLLECT! down, each behind its name; what they mean stays."""
    file = GAMES / "cfs" / "data" / "beliefs.toml"
    lines = file.read_text("utf-8").splitlines()
    for at, line in enumerate(lines):
        name, mark, rest = line.partition(" = ")
        if mark and name in number:
            meaning = rest.partition("  #")[2]
            lines[at] = f"{name} = {number[name]:.3g}  #{meaning}"
    file.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=("bang", "cfs"))
    parser.add_argument("--games", type=int, default=200, help="of each setting")
    parser.add_argument("--workers", type=int, default=0)
    args = parser.parse_args()
    if args.game == "bang":
        write_bang(fit_bang(play_all(BANG, SEED, args.games, args.workers)))
    else:
        write_cfs(fit_cfs(cfs_errands(play_all(CFS, SEED, args.games, args.workers))))


if __name__ == "__main__":
    main()
