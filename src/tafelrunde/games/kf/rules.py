"""KRALLEN & FALLEN, put together from its chapters."""

from __future__ import annotations

from tafelrunde.games.catalog import Setting
from tafelrunde.kernel import Chapter, Game, Hidden, OptionError

from .cards.events import events
from .names import TEAM_SIZES
from .state import blank
from .steps.acting import acting
from .steps.answers import answers
from .steps.attempts import attempts
from .steps.beating import beating
from .steps.setting_up import carry, set_up, setting_up
from .steps.ties import ties
from .steps.turn import turn
from .steps.winning import winning
from .teams import Teams, seated
from .view import redeal, view

CHAPTERS: list[Chapter] = [
    *(setting_up, turn, acting, answers, attempts, beating, ties, events, winning),
]


def build(setting: Setting) -> Game:
    """Return the game for this setting."""
    return Game(
        name="kf",
        players=setting.players,
        chapters=CHAPTERS,
        blank=blank,
        setup=set_up,
        hidden=Hidden(view, redeal),
        options=setting.options,
        carry=carry,
        ground=teams_of(setting),
    )


def teams_of(setting: Setting) -> Teams:
    """Return who plays together (8.3), or refuse sizes that don't fit the players."""
    number = setting.options["teams"]
    if not number:
        return Teams([[seat] for seat in range(setting.players)])
    sizes = TEAM_SIZES[number - 1]
    if sum(sizes) != setting.players:
        teams = " + ".join([str(size) for size in sizes])
        raise OptionError(
            f"teams of {teams} need {sum(sizes)} players, not {setting.players} (kf 8.3)",
            "error-teams",
            teams=teams,
            needed=sum(sizes),
            players=setting.players,
        )
    return Teams(seated(sizes))
