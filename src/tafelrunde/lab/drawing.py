"""What the plots of leagues and experiments have in common, as altair draws them."""

from __future__ import annotations

from typing import Any

import altair as alt

from .estimates import Share

WIDTH = 560  # pixels, narrower where the page is
COLOURS = ("#7d8590", "#2a9d8f", "#3f83d1", "#d9822b", "#c8455b", "#8e5bd0")  # on light and dark
PROGRAM_COLOUR = "#a87c1f"  # of bots that are programs

# Altair composes plots by operators that have no types: a plot is anything here.
Row = dict[str, str | float]


def data(values: list[Row]) -> alt.InlineData:
    """Return rows as a plot takes them: within itself."""
    return alt.InlineData(values=values)


def between(share: Share, **more: str) -> Row:
    """Return a number and its interval as data of a plot."""
    return {"value": share.value, "low": share.low, "high": share.high, **more}


def interval(values: list[Row], x: alt.X, y: alt.Y, **more: Any) -> Any:
    """Return dots with their intervals, a line each."""
    chart = alt.Chart(data(values)).encode(y=y, **more)
    bars = chart.mark_rule(strokeWidth=3, opacity=0.5).encode(x=x, x2="high:Q")
    dots = chart.mark_point(filled=True, size=90, opacity=1).encode(x=alt.X("value:Q"))
    return bars + dots


def even_line(value: float) -> Any:
    """Return a dashed line across the plot, where all would be even."""
    return alt.Chart(data([{"even": value}])).mark_rule(strokeDash=[4, 4]).encode(x="even:Q")
