"""The plots of a league, as altair draws them."""

from __future__ import annotations

from typing import Any

import altair as alt

from ..drawing import COLOURS, PROGRAM_COLOUR, WIDTH, Row, between, data, even_line, interval
from ..estimates import Share
from .contest import Contest, entrants
from .playing import Played
from .standings import Standing, by_place

LEAST, MOST = 0.001, 1000.0  # odds beyond are drawn at the edge: an axis can't show 0 and infinity
POINTS = 150  # of a course; more can't be told apart

Words = dict[str, str]


def plots(
    words: Words, contest: Contest, played: list[Played], standings: list[Standing]
) -> list[tuple[str, dict[str, Any]]]:
    """Return each plot's title and what Vega-Lite is to draw."""
    levels = list(contest.everyone())
    drawn = [
        ("league-plot-odds", odds_plot(words, levels, standings)),
        ("league-plot-ratings", ratings_plot(words, levels, standings)),
        ("league-plot-places", places_plot(words, levels, played)),
        ("league-plot-course", course_plot(words, levels, played, standings)),
    ]
    return [(words[key], chart.to_dict()) for key, chart in drawn]


def coloured(levels: list[str], legend: Any = None) -> alt.Color:
    """Return each level's colour."""
    colours = dict(zip(entrants(), COLOURS, strict=True))
    chosen = [colours.get(level, PROGRAM_COLOUR) for level in levels]
    scale = alt.Scale(domain=levels, range=chosen)
    return alt.Color("level:N", scale=scale, legend=legend)


def level_axis(levels: list[str]) -> alt.Y:
    """Return the axis that names the levels, the best at the top."""
    return alt.Y("level:N", sort=levels[::-1], title=None)


def odds_plot(words: Words, levels: list[str], standings: list[Standing]) -> Any:
    """Draw the odds of each level against its fair share, which is the line at 1."""
    rows = [
        between(Share(*[min(max(odds, LEAST), MOST) for odds in ends(row.odds)]), level=row.level)
        for row in standings
    ]
    x = alt.X("low:Q", title=words["heading-odds"], scale=alt.Scale(type="log"))
    drawn = even_line(1) + interval(rows, x, level_axis(levels), color=coloured(levels))
    return drawn.properties(width=WIDTH)


def ends(share: Share) -> tuple[float, float, float]:
    """Return a number with both ends of its interval."""
    return share.value, share.low, share.high


def ratings_plot(words: Words, levels: list[str], standings: list[Standing]) -> Any:
    """Draw the rating of each level."""
    rows = [
        between(
            Share(rating.value, rating.value - rating.error, rating.value + rating.error),
            level=row.level,
        )
        for row in standings
        for rating in [row.rating]
    ]
    x = alt.X("low:Q", title=words["heading-rating"], scale=alt.Scale(zero=False))
    drawn = interval(rows, x, level_axis(levels), color=coloured(levels))
    return drawn.properties(width=WIDTH)


def places_plot(words: Words, levels: list[str], played: list[Played]) -> Any:
    """Draw how often each level won in each seat or on each side."""
    rows = [
        between(share, level=level, place=words.get(place, place))
        for level in levels
        for place, share in by_place(played, level).items()
    ]
    x = alt.X("low:Q", title=words["heading-share"], axis=alt.Axis(format="%"))
    y = alt.Y("place:N", title=None)
    offset = alt.YOffset("level:N", sort=levels[::-1])
    legend = alt.Legend(title=None, orient="top")
    drawn = interval(rows, x, y, yOffset=offset, color=coloured(levels, legend))
    return drawn.properties(width=WIDTH, height=alt.Step(14))


def course_plot(
    words: Words, levels: list[str], played: list[Played], standings: list[Standing]
) -> Any:
    """Draw how the share of each level settled; the dashed line is the fair one."""
    rows = [row for level in levels for row in course(played, level)]
    x = alt.X("games:Q", title=words["heading-games"])
    y = alt.Y("share:Q", title=words["heading-share"], axis=alt.Axis(format="%"))
    legend = alt.Legend(title=None, orient="top")
    lines = alt.Chart(data(rows)).mark_line(strokeWidth=2)
    fair: list[Row] = [{"level": row.level, "share": row.fair} for row in standings]
    dashes = alt.Chart(data(fair)).mark_rule(strokeDash=[4, 4], opacity=0.7)
    colour = coloured(levels, legend)
    drawn = lines.encode(x=x, y=y, color=colour) + dashes.encode(y="share:Q", color=colour)
    return drawn.properties(width=WIDTH, height=240)


def course(played: list[Played], level: str) -> list[Row]:
    """Return the share of games won so far, at some of the moments."""
    own = [match.points(level) for match in played if level in match.levels]
    every = max(1, len(own) // POINTS)
    won, rows = 0.0, list[Row]()
    for number, points in enumerate(own, 1):
        won += points
        if number % every == 0 or number == len(own):
            rows.append({"level": level, "games": number, "share": won / number})
    return rows
