"""A small game with all that records have to cope with: secrets, whispers, a choice together.

Everybody has a hidden number. The seat on turn names a number, looks at a neighbour's, shows its
own, rolls a die, lets all choose at once, passes the turn on, breaks the rules, or ends the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import Action, Chapter, Frame, Game, Hidden, RulesError, State

SEATS = 3
CHOICES: tuple[Action, ...] = (("choose", 0), ("choose", 1))


class SmallState(State):
    """Hidden numbers, who knows which of them, and what was counted."""

    __slots__ = ("count", "known", "number")

    number: list[int]
    known: list[int]  # by whom, as bit masks
    count: int

    def clone(self) -> SmallState:
        """Return an independent copy."""
        twin = SmallState()
        self.copy_kernel_to(twin)
        twin.number, twin.known, twin.count = self.number[:], self.known[:], self.count
        return twin


def blank(players: int) -> SmallState:
    """Return the table before anything is dealt."""
    s = SmallState()
    s.start()
    s.number = [0] * players
    s.known = [1 << seat for seat in range(players)]
    s.count = 0
    return s


def set_up(g: Game, s: SmallState, carried: dict[str, Any]) -> None:
    """Give everybody a number nobody else knows."""
    for seat in range(g.players):
        s.number[seat] = s.below(10, "numbers")
        s.whisper(1 << seat, "dealt", seat, s.number[seat])
    s.count = carried.get("count", 0)
    s.push(("speak", 0))


def speak_options(g: Game, s: SmallState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Everything is always possible, but for looking at oneself."""
    looks = [("look", other) for other in range(g.players) if other != seat]
    words = ("show", "roll", "vote", "pass_on", "break_rules", "end")
    return (("name", (0, 2), "so be it"), *looks, *[(word,) for word in words])


def speak(g: Game, s: SmallState, frame: Frame, seat: int, action: Action) -> None:
    """Do as one likes, and go on unless the turn was passed on."""
    verb = action[0]
    s.push(("speak", (seat + 1) % g.players if verb == "pass_on" else seat))
    if verb == "name":
        s.count += 1
        s.tell("named", seat, *action[1:])
    elif verb == "look":
        s.known[action[1]] |= 1 << seat
        s.whisper(1 << seat, "looked", action[1], s.number[action[1]])
    elif verb == "show":
        s.known[seat] = (1 << g.players) - 1
        s.tell("shown", seat, s.number[seat])
    elif verb == "roll":
        s.tell("rolled", s.below(6, "die") + 1)
    elif verb == "vote":
        s.push(("vote",))
    elif verb == "break_rules":
        s.count = s.below(100, "die")
        raise RulesError("broken on purpose")
    elif verb == "end":
        g.finish(s, [seat])


def voted(g: Game, s: SmallState, frame: Frame, answers: list[Action]) -> None:
    """Tell what all have chosen."""
    s.count += sum(answer[1] for answer in answers)
    s.tell("voted", tuple(answer[1] for answer in answers))


def view(g: Game, s: SmallState, viewer: int) -> dict[str, Any]:
    """Show the numbers the viewer knows."""
    numbers = [s.number[seat] if knows(s, viewer, seat) else None for seat in range(g.players)]
    return {"count": s.count, "seats": [{"number": number} for number in numbers]}


def knows(s: SmallState, viewer: int, seat: int) -> bool:
    """Spectators know only what all know."""
    if viewer < 0:
        return s.known[seat] == (1 << len(s.known)) - 1
    return s.known[seat] >> viewer & 1 == 1


def redeal(g: Game, s: SmallState, viewer: int) -> None:
    """Draw the other numbers anew."""
    for seat in range(g.players):
        if not knows(s, viewer, seat):
            s.number[seat] = s.draw(10)


def small_chapter() -> Chapter:
    """Return the only chapter of the rules."""
    chapter = Chapter("small")
    chapter.decision("speak", speak_options, speak)
    chapter.together(
        "vote",
        lambda g, s, frame: tuple(range(g.players)),
        lambda g, s, frame, seat: CHOICES,
        voted,
    )
    chapter.verb("name", numbers="number*", reason="text")
    chapter.verb("look", at="seat")
    chapter.verb("choose", number="number")
    for word in ("show", "roll", "vote", "pass_on", "break_rules", "end"):
        chapter.verb(word)
    chapter.event("dealt", seat="seat", number="number")
    chapter.event("named", seat="seat", numbers="number*", reason="text")
    chapter.event("looked", seat="seat", number="number")
    chapter.event("shown", seat="seat", number="number")
    chapter.event("rolled", number="number")
    chapter.event("voted", numbers="number*")
    chapter.event("won", winners="seat*")
    return chapter


TOML = {
    "id": "small",
    "title": "Small",
    "rules_version": 3,
    "credits": "",
    "seats": {"fewest": SEATS, "most": SEATS, "usual": SEATS},
}


class SmallInfo:
    """Stands in for the entry of a game that has no folder; compiled classes have no heirs."""

    def __init__(self) -> None:
        self.info = GameInfo(Path("small"), TOML)

    def __getattr__(self, name: str) -> Any:
        """Be like a game of the catalog in all else."""
        return getattr(self.info, name)

    def build_setting(self, setting: Setting) -> Game:
        """Return the game, ready to be played."""
        return Game("small", SEATS, [small_chapter()], blank, set_up, Hidden(view, redeal))


def small_info() -> GameInfo:
    """Return the game as the catalog would."""
    return cast(GameInfo, SmallInfo())
