"""`replay`, `verify` and `scenario`: what can be done with files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from tafelrunde.games.catalog import all_games, load
from tafelrunde.kernel import NOBODY, OptionError, SaveError
from tafelrunde.records.notation import NotationError, read_seat
from tafelrunde.records.record import SPECTATOR, Record, read_record
from tafelrunde.records.replay import Check, verify
from tafelrunde.records.scenario import (
    Outcome,
    lesson_files,
    read_scenarios,
    run_scenario,
    scenario_files,
)

from .screen import Screen, print_json

# Proving dice


def show_verdict(file: Path, as_json: bool) -> int:
    """Recompute the draws of a record and say whether they were fair."""
    record = read_record(file)
    checks = verify(record)
    fair = all(check.ok for check in checks)
    if as_json:
        rows = [{"ok": check.ok, "text": check.text} for check in checks]
        print_json({"file": str(file), "fair": fair, "checks": rows})
        return 0 if fair else 1
    screen = Screen()
    for check in checks:
        screen.say_unbroken(line_of(check), "" if check.ok else "red")
    if fair:
        screen.say_unbroken(f"The dice and cards of {file} were fair.", "bold green")
    else:
        screen.say_unbroken(
            f"It is not proved that the dice and cards of {file} were fair.", "bold red"
        )
    return 0 if fair else 1


def line_of(check: Check) -> str:
    """Return a check as a line that can be read without colours."""
    return f"{'ok ' if check.ok else 'NO '} {check.text}"


# Scenarios


def show_scenarios(paths: list[Path], as_json: bool) -> int:
    """Run scenarios like tests; without files all that the games bring."""
    files = scenario_paths(paths)
    screen = Screen()
    outcomes: list[Outcome] = []
    errors: list[str] = []
    for file in files:
        try:
            for scenario in read_scenarios(file):
                outcomes.append(run_scenario(scenario))
                show_mark(screen, "." if outcomes[-1].ok else "F", as_json)
        except SaveError as error:
            errors.append(str(error))
            show_mark(screen, "E", as_json)
    failed = bool(errors) or not all(outcome.ok for outcome in outcomes)
    if as_json:
        print_json({"scenarios": [outcome_data(o) for o in outcomes], "errors": errors})
        return 1 if failed else 0
    screen.blank()
    show_misses(screen, outcomes, errors)
    checks = sum(outcome.checks for outcome in outcomes)
    missed = sum(not outcome.ok for outcome in outcomes)
    screen.say(
        f"{counted(len(outcomes), 'scenario')}, {counted(checks, 'expectation')}: "
        + (f"{missed} missed" if missed else "all met" if outcomes else "nothing to check")
        + (f", {counted(len(errors), 'file')} can't be read." if errors else "."),
        "bold red" if failed else "bold green",
    )
    return 1 if failed else 0


def scenario_paths(paths: list[Path]) -> list[Path]:
    """Return the files meant: a folder means all in it, nothing means those of the games."""
    if not paths:
        return [
            file for info in all_games() for file in (*lesson_files(info), *scenario_files(info))
        ]
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    if not files:
        places = ", ".join(map(str, paths))
        sentence = f"there is no scenario (*.yaml) in {places}"
        raise OptionError(sentence, "error-no-scenarios", places=places)
    return files


def show_mark(screen: Screen, mark: str, as_json: bool) -> None:
    """Show that one more is done."""
    if not as_json:
        screen.print(Text(mark, "" if mark == "." else "bold red"), end="")


def show_misses(screen: Screen, outcomes: list[Outcome], errors: list[str]) -> None:
    """Say what was expected and what was found, and where."""
    for outcome in outcomes:
        for miss in outcome.misses:
            screen.say_unbroken(f"{outcome.source}:{miss.line}: {outcome.title}", "bold")
            screen.say_unbroken(f"    expected  {miss.expected}")
            screen.say_unbroken(f"    found     {miss.found}")
    for error in errors:
        screen.say_unbroken(error, "bold")


def outcome_data(outcome: Outcome) -> dict[str, Any]:
    """Return an outcome as plain data."""
    return {
        "file": outcome.source,
        "line": outcome.line,
        "title": outcome.title,
        "clauses": outcome.clauses,
        "ok": outcome.ok,
        "misses": [
            {"line": miss.line, "expected": miss.expected, "found": miss.found}
            for miss in outcome.misses
        ],
    }


def counted(number: int, noun: str) -> str:
    """Return a number with its noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def list_scenarios(game: str, as_json: bool) -> int:
    """List the scenarios the games bring, with the clauses they prove."""
    infos = [load(game)] if game else all_games()
    found = [
        scenario
        for info in infos
        for file in (*lesson_files(info), *scenario_files(info))
        for scenario in read_scenarios(file)
    ]
    if as_json:
        print_json(
            [
                {"file": s.source, "line": s.line, "title": s.title, "clauses": s.clauses}
                for s in found
            ]
        )
        return 0
    screen = Screen()
    for scenario in found:
        place = f"{scenario.info.id}/{Path(scenario.source).name}:{scenario.line}"
        proved = ", ".join(clause.partition(" ")[2] for clause in scenario.clauses)
        screen.print(Text.assemble((f"{place}  ", "dim"), scenario.title, (f"  {proved}", "dim")))
    screen.say(f"{counted(len(found), 'scenario')}.")
    return 0


# Whose eyes


def viewer_of(record: Record, seat: str) -> int:
    """Return through whose eyes a record is read: a seat's, or a spectator's."""
    if not seat:
        return NOBODY if record.stream is None else record.stream
    try:
        viewer = NOBODY if seat.lower() == SPECTATOR else read_seat(seat, record.names)
    except NotationError as error:
        raise OptionError(str(error), error.key, **error.values) from None
    if record.stream is not None and viewer != record.stream:
        own = SPECTATOR if record.stream == NOBODY else record.names[record.stream]
        sentence = f"{record.source} holds only what {own} was told"
        raise OptionError(sentence, "error-others-eyes", source=record.source, player=own)
    return viewer
