"""A hint at the table: what the strong bot would do, why, and what else it thought about."""

from __future__ import annotations

from tafelrunde.bots.explaining import Hint
from tafelrunde.games.chances import chances_of
from tafelrunde.records.match import Match
from tafelrunde.words import Wording

from .advising import show_chances
from .numbers import percent
from .options import notation
from .screen import Screen

MOST_OTHERS = 3


def show_hint(screen: Screen, match: Match, words: Wording, found: Hint) -> None:
    """Say what to do and how to type it, then why."""
    action = found.way[0]
    told = f"{words.option(action)} ({notation(match, action)})"
    screen.say(words.text("coach-suggests", action=told), "bold")
    if found.way[1:]:
        then = " · ".join(words.option(one) for one in found.way[1:])
        screen.say(words.text("coach-then", actions=then))
    if found.tried:
        screen.say(words.text("coach-chance", percent=percent(found.chance, words.lang)))
    if found.against:
        screen.say(words.text("coach-against", action=words.option(found.against)))
    for because in found.reasons:
        screen.say(f"  {words.reason(because)}")
    if found.costs:
        screen.say(words.text("coach-costs"))
    for because in found.costs:
        screen.say(f"  {words.reason(because)}")
    known = match.info_set(words.viewer)
    if chances_of(match.info, known, action):
        show_chances(screen, words, known, action)
    if found.others:
        screen.say(words.text("coach-others", options=others_told(words, found)))


def others_told(words: Wording, found: Hint) -> str:
    """Name what else was thought about, with how likely it wins."""
    return " · ".join(
        f"{words.option(other.way[0])} ({percent(max(0.0, other.chance), words.lang)})"
        for other in found.others[:MOST_OTHERS]
    )
