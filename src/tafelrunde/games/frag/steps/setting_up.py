"""Chapter 1: fighters are built, cards dealt, the starter rolled, and everybody enters the map."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game, SaveError
from tafelrunde.pieces.dice import roll_off

from ..board import Board
from ..hands import draw_card
from ..names import (
    ACCURACY,
    ARMS,
    CARDS,
    DECKS,
    HEALTH,
    LEAST,
    MOST,
    POINTS,
    SIDES,
    SPEED,
    VALUES,
    WAYS,
)
from ..state import FragState
from .rolling import PIPS

setting_up = Chapter("setting up")
setting_up.kind("card", CARDS)
setting_up.kind("arm", ARMS)
setting_up.kind("deck", DECKS)
setting_up.kind("way", WAYS)
setting_up.kind("value", VALUES)
setting_up.kind("pip", PIPS)

BUILDS: Final[tuple[Action, ...]] = tuple(
    [
        ("build", health, speed, POINTS - health - speed)
        for health in range(LEAST, MOST + 1)
        for speed in range(LEAST, MOST + 1)
        if LEAST <= POINTS - health - speed <= MOST
    ]
)


def set_up(g: Game, s: FragState, carried: dict[str, Any]) -> None:
    """Everybody builds a fighter (1.2), or a tournament goes on (8.3); cards are dealt (1.4)."""
    for seat in range(g.players):
        for deck in range(len(DECKS)):
            draw_card(g, s, seat, deck)
    s.push(("starter", NOBODY))
    if carried:
        go_on_with_tournament(g, s, carried)
    else:
        s.push(("build", NOBODY))


def build_actors(g: Game, s: FragState, frame: Frame) -> tuple[int, ...]:
    """All build at once, unseen."""
    return tuple(range(g.players))


def build_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Seven points over three values, each 1 to 4 (1.2)."""
    return BUILDS


def build_all(g: Game, s: FragState, frame: Frame, answers: list[Action]) -> None:
    """The fighters are shown together."""
    for seat, answer in enumerate(answers):
        s.health[seat], s.speed[seat], s.accuracy[seat] = answer[1], answer[2], answer[3]
        s.tell("fighter_built", seat, answer[1], answer[2], answer[3])


def why_not_built(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """Not seven points, or a value below 1 or above 4."""
    return "1.2"


def starter(g: Game, s: FragState, frame: Frame) -> None:
    """The highest die starts, ties roll again (1.5); then all enter, then the first turn (1.6)."""

    def throw(seat: int) -> int:
        die = s.below(SIDES, "start")
        s.tell("start_rolled", seat, die)
        return die

    s.turn = roll_off(list(range(g.players)), throw)
    s.tell("start_won", s.turn)
    s.push(("turn", 0, s.turn))
    for place in reversed(range(g.players)):
        s.push(("enter", (s.turn + place) % g.players))


def enter_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any respawn field nobody stands on (1.5)."""
    board: Board = g.ground
    free = [number for number, node in enumerate(board.respawn, 1) if node not in s.where]
    return tuple([("enter", number) for number in free])


def enter(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """The fighter is placed; that is not entering (5.4)."""
    board: Board = g.ground
    s.where[seat] = board.respawn[action[1] - 1]
    s.tell("fighter_placed", seat, s.where[seat])


def why_not_entered(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """There is no such respawn field, or somebody stands there."""
    return "1.5"


setting_up.verb("build", health="number", speed="number", accuracy="number")
setting_up.verb("enter", number="number")
setting_up.event("fighter_built", seat="seat", health="number", speed="number", accuracy="number")
setting_up.event("start_rolled", seat="seat", die="pip")
setting_up.event("start_won", seat="seat")
setting_up.event("fighter_placed", seat="seat", field="field")
setting_up.event("card_drawn", seat="seat", deck="deck")
setting_up.event("card_received", seat="seat", card="card")
setting_up.event("deck_empty", deck="deck")
setting_up.event("deck_renewed", deck="deck")
setting_up.together("build", build_actors, build_options, build_all, why_not_built)
setting_up.step("starter", starter)
setting_up.decision("enter", enter_options, enter, why_not_entered)


# Tournament (8.3)


def carry(g: Game, s: FragState) -> dict[str, Any]:
    """Carry fighters and wins over, and who may raise a value."""
    wins = [won + (seat in s.winners) for seat, won in enumerate(s.wins)]
    fighters = [list(row) for row in zip(s.health, s.speed, s.accuracy, strict=True)]
    winner = s.winners[0] if s.winners else NOBODY
    return {"fighters": fighters, "wins": wins, "winner": winner}


def go_on_with_tournament(g: Game, s: FragState, carried: dict[str, Any]) -> None:
    """Take over fighters and wins; the last winner raises a value first."""
    fighters, wins = carried.get("fighters"), carried.get("wins")
    winner = carried.get("winner", NOBODY)
    if not isinstance(fighters, list) or len(fighters) != g.players:
        raise SaveError(f"a tournament of {g.players} needs as many fighters, not {fighters!r}")
    if not isinstance(wins, list) or len(wins) != g.players or not all_at_least(0, wins):
        raise SaveError(f"a tournament needs the wins of {g.players} players, not {wins!r}")
    if not all_at_least(NOBODY, [winner]) or winner >= g.players:
        raise SaveError(f"a tournament of {g.players} players has no seat {winner!r}")
    for seat, values in enumerate(fighters):
        if not is_fighter(values):
            raise SaveError(f"a fighter has three values of 1 or more, not {values!r}")
        s.health[seat], s.speed[seat], s.accuracy[seat] = values
    s.wins = list(wins)
    if winner != NOBODY:
        s.push(("raise", winner))


def is_fighter(values: Any) -> bool:
    """Say whether these are values a fighter can have; in a tournament they may pass 4 (8.3)."""
    return isinstance(values, list) and len(values) == len(VALUES) and all_at_least(LEAST, values)


def all_at_least(least: int, values: list[Any]) -> bool:
    """Say whether these are whole numbers, none of them below the least."""
    return all(
        isinstance(value, int) and not isinstance(value, bool) and value >= least
        for value in values
    )


def raise_options(g: Game, s: FragState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """One of the three values (8.3)."""
    return (("raise", HEALTH), ("raise", SPEED), ("raise", ACCURACY))


def raise_value(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> None:
    """The winner's fighter gets better by 1, also above 4 (8.3)."""
    column = (s.health, s.speed, s.accuracy)[action[1]]
    column[seat] += 1
    s.tell("value_raised", seat, action[1], column[seat])


def why_not_raised(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """One value, by one."""
    return "8.3"


setting_up.verb("raise", value="value")
setting_up.event("value_raised", seat="seat", value="value", now="number")
setting_up.decision("raise", raise_options, raise_value, why_not_raised)
