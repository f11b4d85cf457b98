"""What stands in the way of taking an action back.

An action may be taken back as long as nobody learned anything from it. That is found out as law 4
has it: in all worlds a viewer thinks possible, the same action must have told them the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel import NOBODY, Action, Event, Fate, Game, IllegalAction, State
from tafelrunde.kernel.insight import audible

# Worlds tried for each viewer. A disclosure that each of them has even odds to miss slips through
# once in a thousand million times; one action costs a few milliseconds, and only when asked.
WORLDS = 30

# Reasons to refuse: the key of the text, and the sentence.
Reason = tuple[str, str]
NOTHING: Reason = ("error-undo-nothing", "there is nothing to take back")
OTHER: Reason = ("error-undo-other", "somebody else has acted since")
DRAWN: Reason = ("error-undo-draw", "dice were rolled or cards were drawn since")
TOLD: Reason = ("error-undo-told", "somebody has learned something by it")
CLOSED: Reason = ("error-undo-closed", "it was decided together with others")
OPEN: Reason = ("error-undo-open", "an answer can be changed until everybody has answered")
ENDED: Reason = ("error-undo-ended", "the match has ended")
WINDOW: Reason = ("error-undo-window", "others are being asked about it")

DEEPEST = 30  # so many steps can be taken back one after the other


def refusal(reason: Reason) -> IllegalAction:
    """Return the error that says why nothing is taken back."""
    return IllegalAction(reason[0], f"this can't be taken back: {reason[1]}")


class Snapshot:
    """The state before an action, with what has to be known to go back to it."""

    __slots__ = ("_told", "action", "before", "heard", "seat", "text")

    def __init__(
        self, before: State, text: str, seat: int, action: Action, heard: dict[int, int]
    ) -> None:
        self.before = before
        self.text = text  # the state's dump
        self.seat = seat
        self.action = action
        self.heard = heard  # how much of the history each viewer had
        self._told: bool | None = None

    def told_anything(self, game: Game) -> bool:
        """Say whether the action disclosed something to anybody; worked out once."""
        if self._told is None:
            self._told = discloses(game, self.before, self.seat, self.action)
        return self._told


class Unforeseen(Exception):
    """A draw in a world that has to do without."""


class NoDraws(Fate):
    """Refuses every draw."""

    def below(self, s: State, n: int, what: str) -> int:
        """Refuse: in the real match nothing was drawn."""
        raise Unforeseen(what)

    def pick(self, s: State, items: Sequence[Any], what: str) -> int:
        """Refuse: in the real match nothing was drawn."""
        raise Unforeseen(what)


def discloses(game: Game, before: State, seat: int, action: Action) -> bool:
    """Say whether an action without draws tells anybody something they did not know."""
    for viewer in range(NOBODY, game.players):
        truth = outcome(game, before.clone(), seat, action, viewer)
        for world in range(WORLDS):
            twin = game.redeal(before, viewer, f"{before.key}/undo/{viewer}/{world}")
            if outcome(game, twin, seat, action, viewer) != truth:
                return True
    return False


def outcome(game: Game, s: State, seat: int, action: Action, viewer: int) -> Any:
    """Return all that a viewer gets to know when the action is carried out in this world."""
    if action not in game.options(s, seat):
        return None
    news: list[Event] = []
    s.news = news
    s.fate = NoDraws()
    try:
        game.commit(s, seat, action)
    except Unforeseen:
        return None
    heard = [event[1:] for event in news if audible(event, viewer)]
    return heard, game.view(s, viewer), game.decision(s, viewer)
