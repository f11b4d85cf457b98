"""Hands in KRALLEN & FALLEN and FRAG: count what is kept, and measure what that tells.

    python -m tools.belief_hands kf --fit --games 60
    python -m tools.belief_hands frag --games 30

With `--fit` bots' games are counted, and how likely each kind is kept goes to
games/<id>/data/beliefs.toml. Without it others are measured: at the first decision of each turn the
seat that is asked guesses a random hidden card of each other hand. The loss is in bits a card.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial
from math import log2
from pathlib import Path
from typing import Any

from tafelrunde.games.frag import beliefs as frag
from tafelrunde.games.frag.hands import SHIFT, is_known
from tafelrunde.games.frag.names import CARDS as FRAG_CARDS
from tafelrunde.games.kf import beliefs as kf
from tafelrunde.games.kf.names import CARDS as KF_CARDS
from tafelrunde.games.kf.view import is_seen
from tafelrunde.kernel import Event, InfoSet
from tafelrunde.lab.batch import run_batch
from tafelrunde.pieces.held import Kinds
from tools.belief_games import FRAG, KF, Setting, moments, play_all
from tools.belief_loss import Loss, mean, row

DATA = Path(__file__).resolve().parent.parent / "src" / "tafelrunde" / "games"
FITTED = "hands, to be fitted"
MEASURED = "hands, to be measured"
DOUBT = 5  # so many cards of each kind are counted that are kept like all are on average
HEAD = ("| game | cards | games | even | belief | gained, 95 % |", "|---|---|---|---|---|---|")
LEAST = 0.02  # nothing is certain to be played at once

Counts = tuple[Counter[int], Counter[int]]  # by kind: how often it could leave, how often it did
SETTINGS = {"kf": KF, "frag": FRAG}
CARDS = {"kf": KF_CARDS, "frag": FRAG_CARDS}
KEPT: dict[str, Kinds] = {"kf": kf.KEPT, "frag": frag.KEPT}


# Counting


def count_kf(news: list[Event], acted: Counts, asked: Counts) -> None:
    """Count what is kept in own actions, and while others announce theirs."""
    hands: dict[int, Counter[int]] = defaultdict(Counter)
    shown = -1
    for _, key, args in news:
        if key in kf.ENTRIES or key in kf.MOVES or key == "attack_announced":
            played = -1 if key == "attack_announced" else args[1]
            if played not in (-1, shown):
                hands[args[0]][played] -= 1
            shown = -1
            expose(acted, hands[args[0]], played)
            for other in [other for other in hands if other != args[0]]:
                expose(asked, hands[other], -1)
            continue
        move_kf(hands, key, args)
        if key == "surprise_announced":
            asked[1][args[1]] += 1
        elif key == "card_replaced":
            expose(acted, hands[args[0]], args[1])
        elif key == "card_shown":
            shown = args[1]


def move_kf(hands: dict[int, Counter[int]], key: str, args: tuple[Any, ...]) -> None:
    """Keep the true hands as they are."""
    if key == "cards_received":
        hands[args[0]].update(args[1])
    elif key == "card_returned":
        hands[args[0]][args[1]] += 1
    elif key == "card_handed":
        hands[args[0]][args[2]] -= 1
        hands[args[1]][args[2]] += 1
    elif key in kf.AWAY:
        hands[args[0]][args[1]] -= 1


def expose(counts: Counts, hand: Counter[int], played: int) -> None:
    """All cards of a hand could have left it, and one did."""
    counts[0].update(+hand)
    if played >= 0:
        counts[0][played] += 1
        counts[1][played] += 1


def count_frag(news: list[Event], acted: Counts, asked: Counts) -> None:
    """Count what is kept over an own turn, and when attacked."""
    hands: dict[int, Counter[int]] = defaultdict(Counter)
    turn = -1
    for _, key, args in news:
        if key == "turn_began":
            expose(acted, hands[turn], -1)
            turn = args[0]
        elif key in ("card_received", "card_taken"):
            hands[args[0]][args[1]] += 1
        elif key == "theft_seen":
            hands[args[1]][args[2]] -= 1
            hands[args[0]][args[2]] += 1
        elif key == "attack_announced":
            expose(asked, hands[args[1]], -1)
        elif key in frag.AWAY:
            hands[args[0]][args[1]] -= 1
            if args[0] == turn:
                expose(acted, Counter(), args[1])
            else:
                asked[1][args[1]] += 1


def kept(counts: Counts, cards: tuple[str, ...]) -> list[float]:
    """Return how likely each kind is kept."""
    could, did = counts
    usual = sum(did.values()) / max(1, sum(could.values()))
    return [
        max(LEAST, 1.0 - (did[kind] + DOUBT * usual) / (could[kind] + DOUBT))
        for kind in range(len(cards))
    ]


def fit(game_id: str, games: int, workers: int) -> None:
    """Play, count, write."""
    acted: Counts = (Counter(), Counter())
    asked: Counts = (Counter(), Counter())
    count = count_kf if game_id == "kf" else count_frag
    for told in play_all(SETTINGS[game_id], FITTED, games, workers):
        count(told.news, acted, asked)
    lines = [
        "# How likely a card of each kind is kept: while its owner acts, and while they are asked",
        "# (pieces/held.py), counted in games among bots by tools/belief_hands.py.",
    ]
    for name, counts in (("acted", acted), ("asked", asked)):
        shares = kept(counts, CARDS[game_id])
        lines += ["", f"[{name}]"]
        lines += [
            f"{card} = {share:.3f}" for card, share in zip(CARDS[game_id], shares, strict=True)
        ]
    (DATA / game_id / "data" / "beliefs.toml").write_text("\n".join(lines) + "\n", "utf-8")


# Measuring


def hidden_kinds(game_id: str, s: Any, other: int, viewer: int) -> list[int]:
    """Return the cards of a hand that the viewer has not seen."""
    if game_id == "kf":
        return [card for card in s.hand[other] if not is_seen(s, other, card, viewer)]
    return [code >> SHIFT for code in s.hand[other] if not is_known(code, viewer)]


def guesses(setting: Setting, seed: object) -> Iterator[Loss]:
    """Yield the loss of each hidden card at the first decision of each turn."""
    turn = -1
    samplers: dict[int, Any] = {}
    backs = KEPT[setting.game].backs
    part = kf if setting.game == "kf" else frag
    for game, s, seat, history in moments(setting, seed):
        if s.turn == turn or seat != s.turn:
            continue
        turn = s.turn
        drawer = samplers.setdefault(seat, part.sampler(game, seat))
        drawer.listen(InfoSet(game, s, seat, history))
        for other in range(setting.players):
            if other == seat:
                continue
            slots = drawer.slots(other)
            for kind in hidden_kinds(setting.game, s, other, seat):
                own = [slot for slot in slots if slot[0] == backs[kind]]
                believed = sum(drawer.chances(slot)[kind] for slot in own) / len(own)
                even = drawer.chances((backs[kind], 0, 0))[kind]
                yield -log2(even), -log2(believed)


def measured(game_id: str, number: int) -> tuple[Setting, Loss]:
    """Play and measure one match: the mean over its hidden cards."""
    settings = SETTINGS[game_id]
    setting = settings[number % len(settings)]
    return setting, mean(list(guesses(setting, f"{MEASURED}, {setting}, {number}")))


def main() -> None:
    """Count and write, or measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=tuple(SETTINGS))
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--games", type=int, default=50, help="of each setting")
    parser.add_argument("--workers", type=int, default=0)
    args = parser.parse_args()
    if args.fit:
        fit(args.game, args.games, args.workers)
        return
    settings = SETTINGS[args.game]
    count = args.games * len(settings)
    results = run_batch(partial(measured, args.game), count, args.workers)
    print(*HEAD, sep="\n")
    for setting in settings:
        print(row(setting.label, "hidden", [loss for own, loss in results if own == setting]))


if __name__ == "__main__":
    main()
