"""Options: a short list is numbered, a long one is hinted at by an example of each verb."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tafelrunde.kernel import Action
from tafelrunde.records.match import Match
from tafelrunde.records.notation import is_several, write
from tafelrunde.words import Wording

from .screen import Screen, plain_table

SHORT = 8  # options that are listed without being asked for
FEW = 3  # the same for a verb that takes any number of things, such as dice


def show_options(
    screen: Screen, match: Match, words: Wording, options: Sequence[Action], whole: bool = False
) -> None:
    """Show what can be done; a long list only in examples, unless the whole is wanted."""
    if not whole and not is_short(match, options):
        hint = " · ".join(examples(match, options))
        count = words.text("options-count", options=len(options))
        screen.say(words.text("options-hint", examples=hint, count=count))
        return
    listed = plain_table()
    listed.add_column(justify="right", style="bold")
    listed.add_column()
    listed.add_column(style="dim")
    for number, action in enumerate(options, start=1):
        listed.add_row(str(number), Text(words.option(action)), Text(notation(match, action)))
    screen.show(listed)


def is_short(match: Match, options: Sequence[Action]) -> bool:
    """Say whether a list of options is worth reading as a whole."""
    verbs = match.game.tables.verbs
    several = [o for o in options if any(is_several(kind) for kind in verbs[o[0]].values())]
    return len(options) <= SHORT and len(several) <= FEW


def notation(match: Match, action: Action) -> str:
    """Return an action as it can be typed."""
    return write(match.game, action, match.names)


def examples(match: Match, options: Sequence[Action]) -> list[str]:
    """Return one option for each verb, as it can be typed."""
    by_verb: dict[str, list[Action]] = {}
    for action in options:
        by_verb.setdefault(action[0], []).append(action)
    texts = [[notation(match, action) for action in group] for group in by_verb.values()]
    return [sorted(group, key=len)[len(group) // 2] for group in texts]
