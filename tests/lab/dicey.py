"""A game whose chances can be counted: three throws each, and who has more in the end wins.

Whoever is on turn takes 3 for sure, or throws a die and takes what it shows, or takes 1, which is
never wise. A bonus of 0 or 1, dealt at the beginning, is added in the end: in `dicey` only its
owner knows it, in `dicey_open` everybody does. Ties are won by the second player. `worth` counts
everything out for players who take what is best for them and know both bonuses.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import Action, Chapter, Frame, Game, Hidden, InfoSet, State

SURE, DIE, POOR = ("sure",), ("throw",), ("poor",)
TAKES = 3  # of each player
FACES = 6


class DiceyState(State):
    """Points, bonuses, and how often somebody took something."""

    __slots__ = ("bonus", "points", "taken")

    points: list[int]
    bonus: list[int]
    taken: int

    def clone(self) -> DiceyState:
        twin = DiceyState()
        self.copy_kernel_to(twin)
        twin.points, twin.bonus, twin.taken = self.points[:], self.bonus[:], self.taken
        return twin


def blank(players: int) -> DiceyState:
    s = DiceyState()
    s.start()
    s.points, s.bonus, s.taken = [0] * players, [0] * players, 0
    return s


def set_up(g: Game, s: DiceyState, carried: dict[str, Any]) -> None:
    for seat in range(2):
        s.bonus[seat] = s.below(2, "bonus")
        s.whisper(1 << seat, "dealt", seat, s.bonus[seat])
    s.push(("take", 0))


def take(g: Game, s: DiceyState, frame: Frame, seat: int, action: Action) -> None:
    s.points[seat] += {"sure": 3, "poor": 1}.get(action[0], 0)
    if action == DIE:
        s.points[seat] += s.below(FACES, "die") + 1
    s.tell("took", seat, s.points[seat])
    s.taken += 1
    if s.taken == 2 * TAKES:
        ahead = s.points[0] + s.bonus[0] > s.points[1] + s.bonus[1]
        g.finish(s, [0 if ahead else 1])
    else:
        s.push(("take", 1 - seat))


def view(g: Game, s: DiceyState, viewer: int) -> dict[str, Any]:
    bonus = [s.bonus[seat] if seat == viewer else -1 for seat in range(2)]
    return {"seats": [{"points": s.points[seat], "bonus": bonus[seat]} for seat in range(2)]}


def redeal_nothing(g: Game, s: DiceyState, viewer: int) -> None:
    """All lies open."""


def redeal(g: Game, s: DiceyState, viewer: int) -> None:
    for seat in range(2):
        if seat != viewer:
            s.bonus[seat] = s.draw(2)


@cache
def first_wins(lead: int, taken: int) -> float:
    """Return how likely the first player wins who is so far ahead, both playing well."""
    if taken == 2 * TAKES:
        return 1.0 if lead > 0 else 0.0
    sign = -1 if taken % 2 else 1
    thrown = sum(first_wins(lead + sign * face, taken + 1) for face in range(1, FACES + 1)) / FACES
    sure = first_wins(lead + sign * 3, taken + 1)
    return min(thrown, sure) if taken % 2 else max(thrown, sure)


def worth(s: DiceyState) -> list[float]:
    """Return both players' exact chances."""
    lead = s.points[0] + s.bonus[0] - s.points[1] - s.bonus[1]
    first = first_wins(lead, s.taken)
    return [first, 1.0 - first]


class DiceyBot:
    """Takes what is best, were the other's bonus as it is in the world it is shown."""

    def __init__(self, game: Game, seat: int, seed: object) -> None:
        self.seat = seat

    def choose(self, info: InfoSet) -> Action:
        s = info.world
        lead = s.points[0] + s.bonus[0] - s.points[1] - s.bonus[1]
        sign = 1 if self.seat == 0 else -1
        sure = first_wins(lead + sign * 3, s.taken + 1)
        return SURE if sure == first_wins(lead, s.taken) else DIE


def chapter() -> Chapter:
    rules = Chapter("dicey")
    rules.decision("take", lambda g, s, frame, seat: (SURE, DIE, POOR), take)
    for verb in (SURE, DIE, POOR):
        rules.verb(verb[0])
    rules.event("dealt", seat="seat", bonus="number")
    rules.event("took", seat="seat", points="number")
    rules.event("won", winners="seat*")
    rules.kind("bonus", ("nothing", "one"))
    return rules


PARTS: dict[str, Any] = {
    "bot": SimpleNamespace(make_bot=DiceyBot),
    "evaluation": SimpleNamespace(
        evaluate=lambda g, s: worth(s), moment=lambda s: s.taken, sides=lambda g, s: [], WEIGHTS={}
    ),
    "reasons": SimpleNamespace(
        REASONS={"believed": {"seat": "seat", "thing": "bonus", "percent": "number"}},
        SECRET="bonus",
        secrets=lambda g, s, seat: (s.bonus[seat],),
    ),
}
SECRETIVE, OPEN = "dicey", "dicey_open"
TOML = {
    "title": "Dicey",
    "rules_version": 1,
    "credits": "",
    "seats": {"fewest": 2, "most": 2, "usual": 2},
    "thinking": {"iterations": 60, "turns": 1},
}


class DiceyInfo:
    """Stands in for the entry of a game that has no folder."""

    def __init__(self, id: str) -> None:
        self.info = GameInfo(Path(id), {"id": id, **TOML})

    def __getattr__(self, name: str) -> Any:
        return getattr(self.info, name)

    def part_if_any(self, name: str) -> Any:
        return PARTS.get(name)

    def build_setting(self, setting: Setting) -> Game:
        hidden = Hidden(view, redeal if self.info.id == SECRETIVE else redeal_nothing)
        return Game(self.info.id, 2, [chapter()], blank, set_up, hidden)


def dicey_info(id: str = SECRETIVE) -> GameInfo:
    """Return the game as the catalog would."""
    return cast(GameInfo, DiceyInfo(id))
