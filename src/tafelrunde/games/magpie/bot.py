"""A small honest player: it imagines what the others may hold, and counts what it would get."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import NOBODY, Action, Game, InfoSet
from tafelrunde.pieces.cards import kinds_in

from .names import HAND, NEST, OWL, VALUE
from .state import holders, points, worth
from .steps import highest_alone

WORLDS = 24  # worlds imagined for a card to show
A_CATCH = 2.0  # points for each player in the nest that are worth a Cat or an Owl


class MagpieBot:
    """Plays one seat of one match; all it knows is the information set it is given."""

    def __init__(self, game: Game, seat: int, seed: object) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.seed: object = seed

    def choose(self, info: InfoSet) -> Action:
        """Return what to do now."""
        options = info.options()
        step = info.world.agenda[-1][0]
        if len(options) == 1:
            return options[0]
        if step == "show":
            return self.best_show(info, options)
        if step == "night":
            return self.peek(info, options)
        if step == "comfort":
            return min(options[1:], key=lambda action: VALUE[action[1]])
        wanted = self.wants_to_answer(info.world) if step == "cats" else self.a_catch(info.world)
        return options[1] if wanted else options[0]

    def best_show(self, info: InfoSet, options: tuple[Action, ...]) -> Action:
        """Show the card that brings most, on average over worlds that may be the true one."""
        gain = [0.0] * len(options)
        for number in range(WORLDS):
            world = info.sample(f"{self.seed} {info.world.serial} {number}")
            shown = [self.imagined_card(world, seat) for seat in range(self.game.players)]
            for choice, action in enumerate(options):
                shown[self.seat] = action[1]
                gain[choice] += self.outcome(world, shown)
        return options[gain.index(max(gain))]

    def imagined_card(self, world: Any, seat: int) -> int:
        """Let another player show any card of the hand imagined for them."""
        hand = kinds_in(world, HAND + seat)
        return hand[world.draw(len(hand))] if hand else NOBODY

    def outcome(self, world: Any, shown: list[int]) -> float:
        """Return what the nest would be worth to us: what another gets, we lag behind."""
        nest = worth(world, NEST) + sum([VALUE[kind] for kind in shown if kind != NOBODY])
        taker = highest_alone(shown)
        if taker == self.seat:
            return float(nest)
        return 0.0 if taker == NOBODY else -nest / (self.game.players - 1)

    def a_catch(self, world: Any) -> bool:
        """Say whether the nest is worth an effort."""
        return worth(world, NEST) >= A_CATCH * self.game.players

    def wants_to_answer(self, world: Any) -> bool:
        """Hiss at a taker, or, being the taker, at the Cat that keeps us from a good catch."""
        window = world.agenda[-1]
        ours = window[1] == self.seat
        at_the_taker = world.agenda[window[2]][0] == "take"
        return self.a_catch(world) and (ours or at_the_taker)

    def peek(self, info: InfoSet, options: tuple[Action, ...]) -> Action:
        """Look at the richest other hand, if one more Owl stays as a guard."""
        world = info.world
        if kinds_in(world, HAND + self.seat).count(OWL) < 2:
            return options[0]
        score = points(world)
        target = max([seat for seat in holders(world) if seat != self.seat], key=score.__getitem__)
        return ("peek", target)


def make_bot(game: Game, seat: int, seed: object) -> MagpieBot:
    """Return a bot for one seat of one match."""
    return MagpieBot(game, seat, seed)
