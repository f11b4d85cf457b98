"""A table to test at: a written position, actions as short texts, and what everybody heard."""

from __future__ import annotations

from typing import Any

from tafelrunde.games import catalog
from tafelrunde.games.magpie.invariants import check
from tafelrunde.games.magpie.names import CARDS, HAND, NEST, TREASURE
from tafelrunde.games.magpie.position import position
from tafelrunde.games.magpie.state import MagpieState
from tafelrunde.kernel import Action
from tafelrunde.kernel.insight import audible
from tafelrunde.pieces.cards import kinds_in
from tafelrunde.records.notation import read

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


class Table:
    """A match of three (or as many as `players` says) that begins at a written position."""

    def __init__(
        self,
        players: int = 3,
        modules: tuple[str, ...] = (),
        rounds: int = 5,
        carried: dict[str, Any] | None = None,
        **written: Any,
    ) -> None:
        self.names = NAMES[:players]
        self.game = catalog.load("magpie").build(players, modules, {"rounds": rounds})
        self.s: MagpieState = self.game.blank(players)
        if carried is None:
            self.s = position(self.game, written, self.names)
            self.s.news = []
            self.game.advance(self.s)
        else:
            self.s.seed("series")
            self.s.news = []
            self.game.begin(self.s, carried)

    def act(self, name: str, text: str) -> None:
        """Let somebody act: `table.act("anna", "show ring")`."""
        self.game.apply(self.s, self.seat(name), self.action(text))
        check(self.game, self.s)

    def all_act(self, **texts: str) -> None:
        """Let several act, one after the other."""
        for name, text in texts.items():
            self.act(name, text)

    def show(self, **cards: str) -> None:
        """Let everybody show a card."""
        self.all_act(**{name: f"show {card}" for name, card in cards.items()})

    def all_pass(self) -> None:
        """Let all who are asked do nothing, if they may, until something else is asked."""
        asked = self.prompt()
        while self.prompt() == asked and "pass" in self.options(self.asked()[0]):
            self.act(self.asked()[0], "pass")

    def action(self, text: str) -> Action:
        return read(self.game, text, self.names)

    def seat(self, name: str) -> int:
        return [known.lower() for known in self.names].index(name.lower())

    def prompt(self) -> str:
        return str(self.s.agenda[-1][0]) if self.s.agenda else ""

    def options(self, name: str) -> list[str]:
        """What somebody is offered, as verbs and words."""
        found = self.game.options(self.s, self.seat(name))
        return [" ".join([str(part) for part in self.worded(action)]) for action in found]

    def worded(self, action: Action) -> list[Any]:
        kinds = self.game.tables.verbs[action[0]].values()
        words = [
            CARDS[value] if kind == "card" else self.names[value].lower()
            for kind, value in zip(kinds, action[1:], strict=True)
        ]
        return [action[0], *words]

    def asked(self) -> list[str]:
        return [self.names[seat].lower() for seat in self.game.actors(self.s)]

    def hand(self, name: str) -> list[str]:
        return self.cards(HAND + self.seat(name))

    def treasure(self, name: str) -> list[str]:
        return self.cards(TREASURE + self.seat(name))

    def nest(self) -> list[str]:
        return self.cards(NEST)

    def cards(self, place: int) -> list[str]:
        return [CARDS[kind] for kind in kinds_in(self.s, place)]

    def heard(self, key: str, name: str = "anna") -> list[tuple[Any, ...]]:
        """The values of all events of a key that somebody was told."""
        news = self.s.news or []
        return [event[2] for event in news if event[1] == key and audible(event, self.seat(name))]
