"""Decisions seen twice, with different guesses at what is hidden: bots must answer alike."""

from __future__ import annotations

from tafelrunde.kernel import Game, InfoSet
from tafelrunde.kernel.insight import audible, look


def decisions(game: Game, seed: str, every: int, most: int) -> list[tuple[InfoSet, InfoSet]]:
    """Pairs of information sets of one random game that differ only in what is hidden."""
    pairs: list[tuple[InfoSet, InfoSet]] = []
    s = game.blank(game.players)
    s.seed(seed)
    s.news = []
    game.begin(s)
    asked = 0
    while not game.over(s) and len(pairs) < most:
        seats = game.actors(s)
        seat = seats[asked % len(seats)]
        options = game.options(s, seat)
        if len(options) > 1:
            asked += 1
            if asked % every == 0:
                heard = [event for event in s.news if audible(event, seat)]
                pairs.append((look(game, s, seat, "one", heard), look(game, s, seat, "two", heard)))
        game.commit(s, seat, options[s.draw(len(options))])
    return pairs
