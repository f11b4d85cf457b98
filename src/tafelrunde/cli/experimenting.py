"""What `lab` and `report` do: play an experiment, print what came out, write the page."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import OptionError
from tafelrunde.lab.experiments import Experiment, kept_results, read_experiment, run_experiment
from tafelrunde.lab.experiments.document import write_document
from tafelrunde.lab.experiments.findings import Findings, findings_of
from tafelrunde.lab.experiments.playing import Match
from tafelrunde.lab.experiments.running import Hiring, hire_here, total_of
from tafelrunde.lab.experiments.tables import Tables, shortened
from tafelrunde.lab.league import Contest, Played, standings_of
from tafelrunde.lab.league.results import read_league
from tafelrunde.lab.markdown import write_markdown
from tafelrunde.lab.naming import LabWording
from tafelrunde.lab.sections import Section
from tafelrunde.lab.simulate import build
from tafelrunde.records.files import read_text

from .lab import progress_bar
from .screen import Screen, plain_table, print_json
from .standings import check_plots, notes_of, table_of, words_of

MOST_DEALS = 20  # of unfinished matches that are named
SHOWN = 12  # rows of a table that the terminal shows; a page has them all


@dataclass(frozen=True)
class LabWish:
    """What was asked for, as it was typed."""

    game: str
    experiment: Path
    games: int
    cores: int
    into: Path | None
    report: Path | None
    ray: str
    lang: str
    as_json: bool


def show_experiment(wish: LabWish) -> int:
    """Play an experiment, print what came out and write what else was asked for."""
    info = load(wish.game)
    experiment = experiment_of(info, wish.experiment)
    check_plots(wish.report)
    hire = crew_for(wish)
    with progress_bar(experiment.title, total_of(experiment, wish.games)) as bar:
        matches = run_experiment(experiment, wish.games, wish.into, hire, bar)
    words, findings = summed_up(info, experiment, matches, wish.lang)
    if wish.as_json:
        print_json(asdict(findings))
    else:
        print_findings(words, findings)
    if wish.report is not None:
        write(wish.report, words, findings)
    if not wish.as_json:
        for key, file in (("lab-results-kept", wish.into), ("lab-report-written", wish.report)):
            if file is not None:
                Screen().say_unbroken(words.text(key, file=str(file)))
    return 0


def experiment_of(info: GameInfo, file: Path) -> Experiment:
    """Return the experiment in a file, or refuse it."""
    return read_experiment(info, read_text(file), file.parent, file.name)


def crew_for(wish: LabWish) -> Hiring:
    """Return who plays: processes of this machine, or a Ray cluster."""
    if not wish.ray:
        return partial(hire_here, wish.cores)
    from tafelrunde.lab.on_ray import hire_on_ray

    return hire_on_ray(wish.ray, wish.cores)


def summed_up(
    info: GameInfo, experiment: Experiment, matches: list[Match], lang: str
) -> tuple[LabWording, Findings]:
    """Return the words of the game as its first arm played it, and what came out."""
    if info.rules_version != experiment.rules_version:
        raise OptionError(
            f"these are results of version {experiment.rules_version} of the rules, "
            f"and now it is {info.rules_version}: play the experiment anew"
        )
    game = build(experiment.arms[0])
    return LabWording(info, game, lang, []), findings_of(experiment, game, matches)


# Telling


def print_findings(words: LabWording, findings: Findings) -> None:
    """Print all tables, long ones from their beginning, then the notes."""
    screen = Screen()
    for section in Tables(words, findings).sections():
        print_section(screen, words, section)
    for note in notes_about(words, findings):
        screen.say(note, "dim")


def print_section(screen: Screen, words: LabWording, section: Section) -> None:
    """Print one table with its heading."""
    shown, left = shortened(section, SHOWN)
    if len(shown.table) < 2:
        return
    screen.say(section.title, "bold")
    drawn = plain_table(*shown.table[0], right=tuple(range(1, len(shown.table[0]))))
    for row in shown.table[1:]:
        drawn.add_row(*row)
    screen.show(drawn)
    for note in section.notes:
        screen.say(note, "dim")
    if left:
        screen.say(words.text("lab-more-rows", rows=left), "dim")
    screen.blank()


def notes_about(words: LabWording, findings: Findings) -> list[str]:
    """Return what has to be said about the whole."""
    experiment = findings.experiment
    notes = [
        words.text(
            "lab-note-games",
            arm=arm.name,
            games=findings.games[arm.name],
            deals=-(-findings.games[arm.name] // arm.round_length),
            players=arm.players,
            bots=", ".join(dict.fromkeys(arm.levels)),
        )
        for arm in experiment.arms
    ]
    missing = sum(findings.without_winner.values())
    notes += [words.text("lab-note-without-winner", games=missing)] if missing else []
    for name, deals in findings.unfinished.items():
        if deals:
            notes.append(unfinished_told(words, name, deals))
    for name in dict.fromkeys(goal.about for goal in experiment.goals):
        if name not in findings.names():
            notes.append(words.text("lab-note-goal-unknown", name=name))
    keys = ["lab-note-shares", "lab-note-intervals", *["lab-note-effect"] * bool(findings.things)]
    seed = words.text("lab-note-seed", seed=experiment.seed, rules=str(experiment.rules_version))
    return [*notes, *[words.text(key) for key in keys], seed]


def unfinished_told(words: LabWording, arm: str, deals: list[int]) -> str:
    """Say which matches of an arm never came to an end, so that they can be looked at."""
    named = ", ".join(str(deal) for deal in sorted(set(deals))[:MOST_DEALS])
    rest = "…" if len(set(deals)) > MOST_DEALS else ""
    return words.text("lab-note-unfinished", arm=arm, games=len(deals), deals=named + rest)


# Pages


def show_report(results: Path, into: Path, lang: str, markdown: bool = False) -> int:
    """Make a page of the results of an experiment or a league, or a document of tables."""
    check_plots(None if markdown else into)
    league = read_league(results)
    if league is not None:
        write_league(into, *league, lang, markdown)
        return 0
    with kept_results(results) as kept:
        matches = list(kept.matches())
        experiment = kept.experiment
    words, findings = summed_up(load(experiment.game), experiment, matches, lang)
    if not matches:
        raise OptionError(words.text("lab-none-yet"))
    if markdown:
        write_document(into, words, findings, notes_about(words, findings))
    else:
        write(into, words, findings)
    Screen().say_unbroken(words.text("lab-report-written", file=str(into)))
    return 0


def write_league(
    into: Path, contest: Contest, played: list[Played], lang: str, markdown: bool
) -> None:
    """Write the page of a league, as `league --report` would have, or its table as Markdown."""
    words = words_of(load(contest.game), contest, lang)
    standings = standings_of(contest, played)
    table, notes = table_of(words, contest, standings), notes_of(words, contest, played)
    if markdown:
        title = words.text("league-report-title", game=words.text("game-title"))
        write_markdown(into, title, notes, [Section(table=table)])
    else:
        from tafelrunde.lab.league.report import write_report

        write_report(into, words, contest, played, standings, table, notes)
    Screen().say_unbroken(words.text("league-report-written", file=str(into)))


def write(file: Path, words: LabWording, findings: Findings) -> None:
    """Write the page of an experiment."""
    from tafelrunde.lab.experiments.report import write_report

    write_report(file, words, findings, notes_about(words, findings))
