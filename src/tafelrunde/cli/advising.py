"""Odds at the table, if the game works them out in its advice.py and odds.py."""

from __future__ import annotations

from fractions import Fraction

from rich.table import Table
from rich.text import Text

from tafelrunde.games.catalog import GameInfo
from tafelrunde.games.chances import chances_of
from tafelrunde.kernel import Action, InfoSet
from tafelrunde.words import Wording

from .numbers import percent
from .screen import Screen, plain_table

Odds = list[tuple[str, int, tuple[Fraction, ...]]]  # kind, value, chances of at least 1, 2, …


def show_odds(screen: Screen, words: Wording, info: InfoSet) -> None:
    """Show how likely each result still is, or that there is nothing to work out."""
    odds = odds_of(words.info, info)
    if odds is None:
        show_prospects(screen, words, info)
    elif not odds:
        screen.say(words.text("odds-not-now"))
    else:
        screen.say(words.text("odds-title"), "bold")
        screen.show(odds_table(words, odds))


def show_prospects(screen: Screen, words: Wording, info: InfoSet) -> None:
    """Show what may come first of everything one can do, where a game gives no other advice."""
    if words.info.part_if_any("odds") is None:
        screen.say(words.text("odds-none"))
        return
    found = [chances_of(words.info, info, action) for action in info.options()]
    rows = {words.chance(first): Fraction(first[2], first[3]) for first, *_ in filter(None, found)}
    if not rows:
        screen.say(words.text("odds-not-now"))
        return
    drawn = plain_table("", "", right=(0,))
    for told, chance in rows.items():  # targets that change nothing about the roll share a row
        drawn.add_row(chance_text(chance, words.lang), told)
    screen.say(words.text("odds-options"), "bold")
    screen.show(drawn)
    screen.say(words.text("odds-how"))


def show_chances(screen: Screen, words: Wording, info: InfoSet, action: Action) -> None:
    """Show what may come of an action, or that dice decide nothing about it."""
    found = chances_of(words.info, info, action)
    if not found:
        screen.say(words.text("odds-not-here"))
        return
    drawn = plain_table("", "", right=(0,))
    for chance in found:
        drawn.add_row(chance_text(Fraction(chance[2], chance[3]), words.lang), words.chance(chance))
    screen.show(drawn)


def odds_of(game: GameInfo, info: InfoSet) -> Odds | None:
    """Return what the game's advice.py says; None if it has none."""
    advice = game.part_if_any("advice")
    return None if advice is None else advice.odds(info)


def odds_table(words: Wording, odds: Odds) -> Table:
    """Return a row for each thing, a column for each number of it."""
    most = max(len(chances) for *_, chances in odds)
    titles = [words.text("at-least", number=number) for number in range(1, most + 1)]
    drawn = plain_table("", *titles, right=tuple(range(1, most + 1)))
    for kind, value, chances in odds:
        drawn.add_row(
            words.kind(kind, value), *[chance_text(chance, words.lang) for chance in chances]
        )
    return drawn


def chance_text(chance: Fraction, lang: str) -> Text:
    """Return a chance in percent; only what is certain reads 100, what is impossible a dash."""
    if chance == 0:
        return Text("–", "dim")
    if chance == 1:
        return Text(percent(1, lang), "dim")
    return Text(percent(min(max(float(chance), 0.001), 0.999), lang))
