"""The report of a league: a page with its table and plots."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.words import Wording

from ..page import write_page
from ..sections import Section
from .contest import Contest, places_of
from .playing import Played
from .plots import plots
from .standings import Standing

KEYS = (
    *("heading-odds", "heading-rating", "heading-share", "heading-games"),
    *("league-plot-odds", "league-plot-ratings", "league-plot-places", "league-plot-course"),
)


def write_report(
    file: Path,
    words: Wording,
    contest: Contest,
    played: list[Played],
    standings: list[Standing],
    table: list[list[str]],
    notes: list[str],
) -> None:
    """Write the page: the table with its notes as they are printed, then the plots."""
    drawn = plots(words_for_plots(words, contest), contest, played, standings)
    title = words.text("league-report-title", game=words.text("game-title"))
    setting = words.text("league-report-setting", players=contest.players, seed=contest.seed)
    section = Section(table=table, notes=[setting, *notes], plots=drawn)
    write_page(file, words.lang, title, [], [section])


def words_for_plots(words: Wording, contest: Contest) -> dict[str, str]:
    """Return the texts of plots, and what sides are called or seats."""
    texts = {key: words.text(key) for key in KEYS}
    for place in places_of(contest):
        if place.isdigit():
            number = str(int(place) + 1)
            texts[number] = f"{words.text('heading-seat')} {number}"
        else:
            side = words.text(f"side-{place}")
            texts[place] = place if side.startswith("[") else side
    return texts
