"""What the bot chooses between two matches of a series (12): the Sheriff, and characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel import Action, Game

from .modules.legacy import unused
from .state import BangState

Choice = Callable[[Game, BangState, int, tuple[Action, ...]], Action]

# How often a seat with this character won, in per cent: measured in 8,000 games of five bots with
# all modules, in the order of `names.CHARACTERS`. One character's share is sure to about 2.4.
SUCCESS: Final[tuple[float, ...]] = (
    *(53.7, 45.7, 46.4, 52.9, 51.5, 45.2, 42.4, 44.7, 51.2, 55.1, 50.8, 56.4),
    *(44.3, 48.0, 63.3, 45.9, 54.7, 46.6, 43.0, 47.4, 47.7, 50.8, 45.2, 45.0),
)


def name_sheriff(g: Game, s: BangState, seat: int, options: tuple[Action, ...]) -> Action:
    """Pass the star to the right-hand neighbour: life 1 more, and the turn after theirs (12.1).

    Measured over 500 games a table of four to eight, the other roles fare on average better than
    the Sheriff or about as well; only with the undead alone, from seven players on, they don't.
    """
    return ("name", (seat - 1) % g.players)


def pick_character(g: Game, s: BangState, seat: int, options: tuple[Action, ...]) -> Action:
    """The fallen pick who has done best (12.2)."""
    success = [SUCCESS[option[1]] for option in options]
    return options[success.index(max(success))]


def keep_character(g: Game, s: BangState, seat: int, options: tuple[Action, ...]) -> Action:
    """Who survived draws if the unused characters do better on average than theirs (12.2)."""
    deck = unused(g, s)
    average = sum([SUCCESS[character] for character in deck]) / max(1, len(deck))
    return options[0] if SUCCESS[s.character[seat]] >= average else options[-1]


CHOICES: Final[dict[str, Choice]] = {
    "name_sheriff": name_sheriff,
    "pick_character": pick_character,
    "keep_character": keep_character,
}
