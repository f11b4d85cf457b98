"""A game under the laws: the built game and what its folder says about its things and secrets."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Sequence
from typing import Any

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import NOBODY, Action, Event, Game, State

# (column, index) -> the values it may have. One without a length follows from other entries: it
# need not be seen to move.
Unknown = dict[tuple[str, int], Container[Any]]


class LawBroken(AssertionError):
    """A game does not keep a law; the text says which and how."""

    def __init__(self, law: int, sentence: str) -> None:
        super().__init__(f"law {law}: {sentence}")
        self.law: int = law
        self.sentence: str = sentence

    def __reduce__(self) -> tuple[type[LawBroken], tuple[int, str]]:
        return LawBroken, (self.law, self.sentence)


class Subject:
    """A built game, its invariants, what a viewer can't know, and the events that disclose."""

    def __init__(
        self,
        game: Game,
        check: Callable[[Any, Any], None],
        unknown: Callable[[Any, Any, int], Unknown],
        discloses: dict[str, str],
        watched: int = 0,
    ) -> None:
        self.game: Game = game
        self.check: Callable[[Any, Any], None] = check
        self.unknown: Callable[[Any, Any, int], Unknown] = unknown
        self.discloses: dict[str, str] = discloses  # event -> who learns: "all", or an argument
        self.watched: int = watched  # decisions of a game that may be very long at random; 0: all
        self.chooser: Callable[[str], Chooser] = Chooser  # who plays, made from a seed

    def viewers(self) -> list[int]:
        """Return all seats and the spectator."""
        return [*range(self.game.players), NOBODY]


def subject_of(
    info: GameInfo,
    players: int,
    modules: tuple[str, ...] = (),
    options: dict[str, int] | None = None,
    files: dict[str, str] | None = None,
) -> Subject:
    """Build a game of the catalog, with what its folder supplies for the laws."""
    invariants = info.part("invariants")
    discloses: dict[str, str] = info.part("view").DISCLOSES
    game = info.build(players, modules, {**short_options(info), **(options or {})}, files)
    watched: int = getattr(invariants, "WATCHED", 0)
    return Subject(game, invariants.check, invariants.unknown, discloses, watched)


def short_options(info: GameInfo) -> dict[str, int]:
    """Return the options with which random games are short, if the game names some."""
    options: dict[str, int] = getattr(info.part("invariants"), "SHORT", {})
    return options


def may_be_long(info: GameInfo) -> bool:
    """Say whether random games may go on for thousands of decisions."""
    return bool(getattr(info.part("invariants"), "WATCHED", 0))


class Chooser:
    """Chooses at random from a stream of its own, the same on every machine."""

    def __init__(self, seed: object) -> None:
        self.news: list[Event] | None = None  # where a match is to tell what happens, if anywhere
        self.stream = State()
        self.stream.start()
        self.stream.seed(str(seed))

    def below(self, n: int) -> int:
        """Draw 0..n-1."""
        return int(self.stream.draw(n))

    def one_of(self, items: Sequence[Any]) -> Any:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def action(self, options: Sequence[Action]) -> Action:
        """Draw an action; half of the time the verb first, so that no verb is crowded out."""
        if self.below(2):
            verb = self.one_of(list(dict.fromkeys(action[0] for action in options)))
            options = [action for action in options if action[0] == verb]
        chosen: Action = self.one_of(options)
        return chosen

    def move(self, game: Game, s: State) -> tuple[int, Action]:
        """Draw who acts and how; now and then somebody changes an answer given before."""
        seats = game.deciders(s) if self.below(8) == 0 else game.actors(s)
        seat: int = self.one_of(seats)
        return seat, self.action(game.options(s, seat))


def as_json(value: Any) -> str:
    """Return a value as it would be sent, byte for byte."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def what_is_shown(game: Game, s: State, viewer: int) -> str:
    """Return everything a viewer is shown now: the view and what they are asked."""
    return as_json([game.view(s, viewer), game.decision(s, viewer)])


def who(viewer: int) -> str:
    """Name a viewer in a sentence."""
    return "a spectator" if viewer == NOBODY else f"seat {viewer}"
