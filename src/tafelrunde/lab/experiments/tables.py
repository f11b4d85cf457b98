"""Findings as tables, in the reader's language, for the terminal and for pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tafelrunde.words import Wording
from tafelrunde.words.numbers import decimal, percent, signed

from ..estimates import Share
from ..naming import heading, label_of
from ..sections import Section, Table
from .findings import Findings, Number, Played, Won
from .goals import GAMES, KEPT, MISSED, UNSURE, Goal

ARM, MORE, VERDICT = "of-arm", "difference", "verdict"  # columns that are not always needed
VERDICTS = (KEPT, UNSURE, MISSED)
MOST_NAMED = 5  # of those that miss a goal

Row = Won | Played | Number


class Tables:
    """Writes findings for one reader."""

    def __init__(self, words: Wording, findings: Findings) -> None:
        self.words = words
        self.findings = findings
        self.lang = words.lang
        self.several = len(findings.experiment.arms) > 1

    def sections(self) -> list[Section]:
        """Return everything there is to tell: lengths, who won, what was played."""
        found = self.findings
        happened = [self.happened()] if found.happened else []
        return [
            *([self.verdicts()] if self.judged() else []),
            self.lengths(),
            *happened,
            *[self.group(group, rows) for group, rows in found.groups.items()],
            *[self.kind(kind, rows) for kind, rows in found.things.items()],
        ]

    # Tables

    def judged(self) -> dict[str, list[tuple[str, str]]]:
        """Return for each goal's subject what it was judged on, and how."""
        found = self.findings
        rows: dict[str, list[tuple[str, str]]] = {}
        for number in found.numbers:
            rows.setdefault(number.name, []).append((number.arm, number.verdict))
        for group, labels in found.groups.items():
            named = [(label_of(self.words, group, row.label), row) for row in labels]
            rows[group] = [(f"{name} ({row.arm})", row.verdict) for name, row in named]
        for kind, things in found.things.items():
            played = [(label_of(self.words, kind, row.thing), row) for row in things]
            rows[kind] = [(f"{name} ({row.arm})", row.verdict) for name, row in played]
        wanted = dict.fromkeys(goal.about for goal in found.experiment.goals)
        return {about: rows[about] for about in wanted if about in rows}

    def verdicts(self) -> Section:
        """Return how many keep each goal, and the first that miss it."""
        table: Table = [[self.title(key) for key in ("goal", "wanted", *VERDICTS, "missing")]]
        for about, rows in self.judged().items():
            counts = [sum(word == verdict for _, word in rows) for verdict in VERDICTS]
            missing = [name for name, word in rows if word == MISSED]
            named = ", ".join(missing[:MOST_NAMED]) + ("…" if len(missing) > MOST_NAMED else "")
            name = (
                self.number_name(about) if about in self.numbers() else heading(self.words, about)
            )
            table.append([name, self.goals(about), *[str(count) for count in counts], named])
        return Section(self.words.text("lab-goals"), table)

    def numbers(self) -> set[str]:
        """Return the names of all numbers that were measured."""
        return {row.name for row in self.findings.numbers}

    def lengths(self) -> Section:
        """Return turns, decisions and whatever else a game counts."""
        found = self.findings.numbers
        columns: dict[str, Callable[[Number], str]] = {
            "number": lambda row: self.number_name(row.name),
            "games": lambda row: str(row.games),
            "average": lambda row: self.number(row.mean, digits(row)),
            "median": lambda row: decimal(row.median, self.lang, 0),
            "most-games": lambda row: (
                f"{decimal(row.few, self.lang, 0)} – {decimal(row.many, self.lang, 0)}"
            ),
            MORE: lambda row: self.more(row.more, 1, digits(row)),
        }
        goals = [self.goals(name) for name in dict.fromkeys(row.name for row in found)]
        return self.section("lab-lengths", found, columns, ", ".join(filter(None, goals)))

    def happened(self) -> Section:
        """Return in how many games something happened."""
        columns: dict[str, Callable[[Number], str]] = {
            "happened": lambda row: label_of(self.words, "happened", row.name),
            "games": lambda row: str(row.games),
            "in-games": lambda row: self.percents(row.mean),
            MORE: lambda row: self.more(row.more, 100),
        }
        return self.section("lab-happened", self.findings.happened, columns)

    def group(self, group: str, rows: list[Won]) -> Section:
        """Return who won how often, by one grouping."""
        columns: dict[str, Callable[[Won], str]] = {
            group: lambda row: label_of(self.words, group, row.label),
            "games": lambda row: str(row.games),
            "share": lambda row: self.percents(row.share),
            "fair": lambda row: percent(row.fair, self.lang),
            "times": lambda row: decimal(row.times.value, self.lang, 2),
            MORE: lambda row: self.more(row.more, 100),
        }
        title = self.words.text("lab-won-by", what=heading(self.words, group))
        return self.section(title, rows, columns, self.goals(group))

    def side_by_side(self, group: str, rows: list[Won]) -> Section:
        """Return a grouping's multiples of the fair share, a column for each arm."""
        arms = [name for name in self.findings.experiment.names if any(r.arm == name for r in rows)]
        cells = {(row.label, row.arm): self.number(row.times, 2) for row in rows}
        table: Table = [[heading(self.words, group), *arms]]
        for label in dict.fromkeys(row.label for row in rows):
            shown = [cells.get((label, arm), "") for arm in arms]
            table.append([label_of(self.words, group, label), *shown])
        return Section(f"{heading(self.words, group)}: {self.title('times')}", table)

    def kind(self, kind: str, rows: list[Played]) -> Section:
        """Return what was played how often, and how those fared who did."""
        columns: dict[str, Callable[[Played], str]] = {
            kind: lambda row: label_of(self.words, kind, row.thing),
            "in-games": lambda row: percent(row.games.value, self.lang),
            "a-game": lambda row: decimal(row.often, self.lang, 2),
            "of-dealt": lambda row: percent(row.often / row.dealt, self.lang) if row.dealt else "",
            "effect": lambda row: self.more(row.effect, 100),
            "luck": lambda row: self.more(row.luck, 100),
        }
        if all(row.dealt is None for row in rows):
            del columns["of-dealt"], columns["luck"]
        title = self.words.text("lab-played", what=heading(self.words, kind))
        return self.section(title, rows, columns, self.goals(kind))

    def section(
        self,
        title: str,
        rows: Sequence[Row],
        columns: dict[str, Callable[..., str]],
        goals: str = "",
    ) -> Section:
        """Return a table with the columns that say something."""
        whole = dict(columns)
        if all(getattr(row, "more", None) is None for row in rows):
            whole.pop(MORE, None)
        if any(row.verdict for row in rows):
            whole[VERDICT] = lambda row: self.verdict(row.verdict)
        if self.several:
            first, *rest = whole.items()
            whole = dict([first, (ARM, lambda row: row.arm), *rest])
        table: Table = [[self.title(key) for key in whole]]
        table += [[cell(row) for cell in whole.values()] for row in rows]
        name = self.words.text(title) if title.startswith("lab-") else title
        return Section(name, table, [self.words.text("lab-wanted", goal=goals)] if goals else [])

    # Words

    def title(self, key: str) -> str:
        """Return the heading of a column."""
        if key == MORE:
            return self.words.text("lab-difference", arm=self.findings.experiment.against)
        own = self.words.text(f"lab-heading-{key}")
        return heading(self.words, key) if own.startswith("[") else own

    def number_name(self, name: str) -> str:
        """Return what a number is called."""
        text = self.words.text(f"lab-number-{name.replace('_', '-')}")
        return name.replace("_", " ").capitalize() if text.startswith("[") else text

    def verdict(self, verdict: str) -> str:
        """Return whether a goal was kept."""
        return self.words.text(f"lab-{verdict}") if verdict else ""

    def goals(self, about: str) -> str:
        """Say what was hoped for."""
        goals = [goal for goal in self.findings.experiment.goals if goal.about == about]
        return ", ".join(self.goal(goal) for goal in goals)

    def goal(self, goal: Goal) -> str:
        """Say what one goal wants."""
        digits = 0 if goal.bound.is_integer() else 1
        plain = decimal(goal.bound, self.lang, digits)
        bound = percent(goal.bound, self.lang) if goal.measure == GAMES else plain
        wanted = self.words.text(f"lab-goal-{goal.measure}", bound=bound)
        return f"{wanted} ({', '.join(goal.arms)})" if goal.arms else wanted

    # Numbers

    def number(self, share: Share, places: int = 1) -> str:
        """Return a number with its interval."""
        ends = (share.value, share.low, share.high)
        value, low, high = (decimal(end, self.lang, places) for end in ends)
        return f"{value} ({low} – {high})"

    def percents(self, share: Share) -> str:
        """Return a share with its interval; one sign for percent is enough."""
        low, high = (decimal(end * 100, self.lang) for end in (share.low, share.high))
        return f"{percent(share.value, self.lang)} ({low} – {high})"

    def more(self, share: Share | None, times: float = 1, places: int = 1) -> str:
        """Return a difference with its interval."""
        if share is None:
            return ""
        ends = (share.value, share.low, share.high)
        value, low, high = (signed(end * times, self.lang, places) for end in ends)
        return f"{value} ({low} – {high})"


def title_of(words: Wording, findings: Findings) -> tuple[str, list[str]]:
    """Return what a report is called, with the name of the game, and the question it asks."""
    experiment, game = findings.experiment, words.text("game-title")
    title = experiment.title if game in experiment.title else f"{experiment.title} · {game}"
    return title, [experiment.question] if experiment.question else []


def by_arm(section: Section) -> list[Section]:
    """Return a section for each arm of a table that names arms in its second column."""
    head, *rows = section.table
    arms: dict[str, Table] = {}
    for first, arm, *rest in rows:
        arms.setdefault(arm, [[head[0], *head[2:]]]).append([first, *rest])
    return [
        replace(section, title=f"{section.title} · {arm}", table=table)
        for arm, table in arms.items()
    ]


def digits(row: Number) -> int:
    """Return how many decimals an average is worth: more where it is small."""
    return 2 if abs(row.mean.value) < 10 else 1


def shortened(section: Section, most: int) -> tuple[Section, int]:
    """Return a section with at most so many rows, and how many were left out."""
    left = max(0, len(section.table) - 1 - most)
    return (replace(section, table=section.table[: most + 1]) if left else section), left
