"""The plots of an experiment, as altair draws them."""

from __future__ import annotations

from typing import Any

import altair as alt

from ..drawing import COLOURS, WIDTH, Row, between, even_line, interval
from ..naming import label_of
from ..sections import Plot
from .findings import Number, Played, Won
from .tables import Tables

ARM_STEP = 14  # pixels for each arm's line
MOST_THINGS = 60  # in a plot of effects: the largest
COMMON = 0.01  # of games; what is rarer says nothing about winning


def arm_colour(arms: list[str]) -> alt.Color:
    """Return each arm's colour, with a legend if there are several."""
    colours = [COLOURS[(place + 2) % len(COLOURS)] for place in range(len(arms))]
    legend = alt.Legend(title=None, orient="top") if len(arms) > 1 else None
    return alt.Color("arm:N", scale=alt.Scale(domain=arms, range=colours), legend=legend)


def by_arm(tables: Tables, rows: list[Row], x: alt.X, order: list[str]) -> Any:
    """Draw dots with intervals: what it is about on the left, a line for each arm."""
    arms = tables.findings.experiment.names
    y = alt.Y("what:N", sort=order, title=None, axis=alt.Axis(labelLimit=220))
    offset = alt.YOffset("arm:N", sort=arms)
    drawn = interval(rows, x, y, yOffset=offset, color=arm_colour(arms))
    return drawn.properties(width=WIDTH, height=alt.Step(max(ARM_STEP, 20 // len(arms))))


def lengths_plot(tables: Tables, rows: list[Number]) -> Plot | None:
    """Draw the average number of turns of each arm."""
    values = [
        between(row.mean, arm=row.arm, what=tables.number_name(row.name))
        for row in rows
        if row.name == rows[0].name
    ]
    if len({row["arm"] for row in values}) < 2:
        return None
    x = alt.X("low:Q", title=tables.title("average"), scale=alt.Scale(zero=False))
    chart = by_arm(tables, values, x, [])
    return tables.number_name(rows[0].name), chart.to_dict()


def group_plot(tables: Tables, group: str, rows: list[Won]) -> Plot:
    """Draw how often each label won, in multiples of its fair share, which is the line at 1."""
    names = {row.label: label_of(tables.words, group, row.label) for row in rows}
    values = [between(row.times, arm=row.arm, what=names[row.label]) for row in rows]
    x = alt.X("low:Q", title=tables.title("times"), scale=alt.Scale(zero=False))
    chart = even_line(1) + by_arm(tables, values, x, list(names.values()))
    return tables.words.text("lab-plot-won"), chart.to_dict()


def kind_plot(tables: Tables, kind: str, rows: list[Played]) -> Plot | None:
    """Draw how much more than fair those won who played something; the line is fair."""
    shown = [row for row in rows if row.effect is not None and row.games.value >= COMMON]
    best: dict[str, float] = {}
    for row in shown:
        effect = row.effect.value if row.effect is not None else 0.0
        best[row.thing] = max(best.get(row.thing, effect), effect, key=abs)
    largest = sorted(best, key=lambda thing: -abs(best[thing]))[:MOST_THINGS]
    order = sorted(largest, key=lambda thing: -best[thing])
    names = {thing: label_of(tables.words, kind, thing) for thing in order}
    values = [
        between(row.effect.times(100), arm=row.arm, what=names[row.thing])
        for row in shown
        if row.thing in names and row.effect is not None
    ]
    if not values:
        return None
    x = alt.X("low:Q", title=tables.title("effect"))
    chart = even_line(0) + by_arm(tables, values, x, list(names.values()))
    return tables.words.text("lab-plot-effect"), chart.to_dict()
