"""Scenarios: a position, forced dice, actions, and what is expected. See docs/scenarios.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tafelrunde.games import catalog
from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import NOBODY, Game, OptionError, SaveError

from .files import read_text
from .forced import Forced, ForcedFate, Forcing
from .moves import Move
from .names import check_names
from .notation import NotationError, fold, read_seat
from .playing import Miss, Play, Stop
from .reading import Item, in_file, read_documents
from .steps import EXPECTATIONS, LESSON_WORDS, Reader, Step
from .told import Told, plainly, read_told

KEYS = (
    *("title", "about", "clauses", "game", "players", "modules", "options", "files"),
    *("position", "setup", "forced", "steps", "lesson", "puzzle"),
)
DEFAULT_NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Emma", "Felix", "Greta", "Hugo")
IN_RUSSIAN = ("Анна", "Борис", "Клара", "Дмитрий", "Эмма", "Феликс", "Грета", "Гуго")

_CLAUSE = re.compile(r"(\S+) (\S+)")


@dataclass
class Scenario:
    """A scenario that was read and found to be well made."""

    source: str
    line: int
    titles: Told
    about: Told
    clauses: list[str]
    lesson: bool  # part of the game's tutorial
    seat: int  # whom a person plays in the puzzle; NOBODY: whoever acts first
    info: GameInfo
    setting: Setting
    names: list[str]
    game: Game
    item: Item
    position: Item | None
    carried: dict[str, Any] | None  # for a scenario that starts with the set-up
    forcing: Forcing
    forced: dict[str, list[Forced]]
    steps: list[Step]

    @property
    def title(self) -> str:
        """Return the title for readers without a language."""
        return plainly(self.titles)

    def shown_names(self) -> dict[str, list[str]]:
        """Return the players' names by language ("": any other), so that usual ones look usual."""
        usual = dict(zip(DEFAULT_NAMES, IN_RUSSIAN, strict=True))
        return {"": self.names, "ru": [usual.get(name, name) for name in self.names]}


@dataclass
class Outcome:
    """What came of one scenario: passed, or what was missed and where."""

    source: str
    line: int
    title: str
    clauses: list[str]
    checks: int = 0
    misses: list[Miss] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Say whether everything was as expected."""
        return not self.misses


@dataclass(frozen=True)
class Citation:
    """A scenario that proves a clause."""

    clause: str
    title: str
    source: str
    line: int


# Reading


def read_scenarios(path: str | Path) -> list[Scenario]:
    """Return the scenarios in a file."""
    return load_scenarios(read_text(path), str(path))


def load_scenarios(text: str, source: str = "scenario") -> list[Scenario]:
    """Return the scenarios of a text, one for each YAML document."""
    documents = [item for item in read_documents(text, source) if not item.is_empty()]
    if not documents:
        none = SaveError("there is no scenario in it", "error-no-scenario")
        raise in_file(source, none)
    return [_scenario(document) for document in documents]


def _scenario(document: Item) -> Scenario:
    items = document.mapping(KEYS)
    for key in ("title", "game", "steps"):
        if key not in items:
            raise document.error(f"'{key}' is missing", "error-key-missing", word=key)
    if "position" in items and "setup" in items:
        sentence = "a scenario starts from a position or with the set-up"
        raise items["setup"].error(sentence, "error-scenario-start")
    info = _game(items["game"])
    names = _names(items.get("players"), info)
    setting = _setting(document, items, info, names)
    game = info.build_setting(setting)
    forcing = Forcing(game, _position_part(items["game"], info))
    steps = Reader(game, names, forcing).steps(items["steps"])
    return Scenario(
        source=document.source,
        line=document.line,
        titles=read_told(items["title"]),
        about=read_told(items["about"]) if "about" in items else {"": ""},
        clauses=_clauses(items.get("clauses"), info),
        lesson=_lesson(items.get("lesson"), steps),
        seat=_puzzle_seat(items.get("puzzle"), names),
        info=info,
        setting=setting,
        names=names,
        game=game,
        item=document,
        position=items.get("position"),
        carried=_mapping_value(items["setup"]) if "setup" in items else None,
        forcing=forcing,
        forced=forcing.read(items["forced"]) if "forced" in items else {},
        steps=steps,
    )


def _game(item: Item) -> GameInfo:
    try:
        return catalog.load(item.text())
    except OptionError as error:
        raise item.error_for(error) from None


def _position_part(item: Item, info: GameInfo) -> Any:
    try:
        return info.part("position")
    except ModuleNotFoundError:
        sentence = f"{info.title} has no position.py, so no scenarios"
        raise item.error(sentence, "error-scenario-game", game=info.title) from None


def _names(item: Item | None, info: GameInfo) -> list[str]:
    """Return the players' names: those written, or as many of the usual ones as are wanted."""
    if item is None:
        return list(DEFAULT_NAMES[: info.usual])
    if item.is_text():
        if not 1 <= item.number() <= len(DEFAULT_NAMES):
            most = len(DEFAULT_NAMES)
            sentence = f"write the names, or a number up to {most}"
            raise item.error(sentence, "error-scenario-players", most=most)
        return list(DEFAULT_NAMES[: item.number()])
    names = item.texts()
    folded = [fold(name) for name in names]
    for at, name in enumerate(folded):
        if name in folded[:at]:
            sentence = f"two players are called {names[at]}"
            raise item.items()[at].error(sentence, "error-name-twice", word=names[at])
        if name in (*EXPECTATIONS, *LESSON_WORDS):
            sentence = f"a player in a scenario can't be called {names[at]}"
            raise item.items()[at].error(sentence, "error-scenario-name", word=names[at])
    return names


def _setting(document: Item, items: dict[str, Item], info: GameInfo, names: list[str]) -> Setting:
    modules = tuple(items["modules"].texts()) if "modules" in items else ()
    options: dict[str, int] = {}
    if "options" in items:
        options = {name: item.number() for name, item in items["options"].mapping().items()}
    files: dict[str, str] = {}
    if "files" in items:
        files = {name: item.text() for name, item in items["files"].mapping().items()}
    try:
        setting = info.setting(len(names), modules, options, files)
        check_names(names, setting.players)
    except OptionError as error:
        about = next(
            (items[key] for key in ("files", "options", "modules", "players") if key in items), None
        )
        raise (about or document).error_for(error) from None
    return setting


def _clauses(item: Item | None, info: GameInfo) -> list[str]:
    clauses: list[str] = []
    for entry in item.items() if item is not None else []:
        parts = _CLAUSE.fullmatch(entry.text())
        if parts is None or parts[1] != info.id:
            raise entry.error(f"write the game and the clause, such as {info.id} 1.1")
        clauses.append(entry.text())
    return clauses


def _lesson(item: Item | None, steps: list[Step]) -> bool:
    if item is None or not item.truth():
        return False
    if not any(isinstance(step, Move) for step in steps):
        raise item.error("a lesson teaches by doing: it needs an action")
    return True


def _puzzle_seat(item: Item | None, names: list[str]) -> int:
    if item is None:
        return NOBODY
    parts = item.mapping(("seat",))
    if "seat" not in parts:
        raise item.error("write whom the person plays: {seat: anna}")
    try:
        return read_seat(parts["seat"].text(), names)
    except NotationError as error:
        raise parts["seat"].error_for(error) from None


def _mapping_value(item: Item) -> dict[str, Any]:
    """Return a mapping as plain data; nothing at all is an empty one."""
    if item.is_empty():
        return {}
    item.mapping()
    value: dict[str, Any] = item.value()
    return value


# Running


def run(path: str | Path) -> list[Outcome]:
    """Run all scenarios of a file."""
    return [run_scenario(scenario) for scenario in read_scenarios(path)]


def run_scenario(scenario: Scenario) -> Outcome:
    """Carry a scenario out and compare what happens with what it expects."""
    play = play_through(scenario, scenario.steps)
    return Outcome(
        scenario.source,
        scenario.line,
        scenario.title,
        scenario.clauses,
        play.checks + sum(len(step.others) for step in scenario.steps if isinstance(step, Move)),
        play.misses or false_alternatives(scenario),
    )


def table_of(scenario: Scenario) -> Play:
    """Return the table on which nothing has happened yet."""
    fate = ForcedFate(scenario.forcing)
    fate.add(scenario.forced)
    return Play(scenario.game, start(scenario), scenario.names, fate)


def play_through(scenario: Scenario, steps: list[Step]) -> Play:
    """Carry out steps from the beginning to the end."""
    play = table_of(scenario)
    try:
        play.begin(scenario.item, scenario.carried)
    except Stop:
        return play  # the miss that stopped it is noted
    finish(play, steps)
    return play


def finish(play: Play, steps: list[Step]) -> None:
    """Carry out the steps that are left, after which no forced value may be left."""
    try:
        for step in steps:
            step(play)
    except Stop:
        return  # the miss that stopped it is noted
    for name, values in play.fate.left_over():
        found = f"{len(values)} of '{name}' left over"
        play.check(False, values[0].item, "every forced value is used", found)


def false_alternatives(scenario: Scenario) -> list[Miss]:
    """Return the actions called right as well (`or`) with which the rest does not hold."""
    found: list[Miss] = []
    for at, step in enumerate(scenario.steps):
        for action, item in step.others if isinstance(step, Move) else ():
            assert isinstance(step, Move)
            instead = replace(step, action=action, others=())
            play = play_through(
                scenario, [*scenario.steps[:at], instead, *scenario.steps[at + 1 :]]
            )
            if play.misses:
                first = play.misses[0]
                expected = f"{item.text()} is as right as what is written"
                found.append(Miss(item.line, expected, f"in line {first.line}: {first.found}"))
    return found


def start(scenario: Scenario) -> Any:
    """Return the state a scenario starts from, before its first automatic step."""
    if scenario.carried is not None:
        s = scenario.game.blank(scenario.game.players)
        s.seed("scenario")
        return s
    item = scenario.position
    data = _mapping_value(item) if item is not None else {}
    try:
        return scenario.info.part("position").position(scenario.game, data, scenario.names)
    except SaveError as error:
        path, _, sentence = str(error).partition(": ")
        place = item.below(path) if item is not None else scenario.item
        raise place.error(sentence or path) from None


def report(outcomes: list[Outcome]) -> str:
    """Return what a test runner would print: a line each, and for misses what was found."""
    lines: list[str] = []
    for outcome in outcomes:
        lines.append(f"{'ok  ' if outcome.ok else 'MISS'} {outcome.source}: {outcome.title}")
        for miss in outcome.misses:
            lines.append(f"     line {miss.line}: expected {miss.expected}")
            lines.append(f"     {' ' * len(f'line {miss.line}')}  found    {miss.found}")
    missed = sum(not outcome.ok for outcome in outcomes)
    checks = sum(outcome.checks for outcome in outcomes)
    noun = "scenario" if len(outcomes) == 1 else "scenarios"
    lines.append(f"{len(outcomes)} {noun} with {checks} expectations: {missed} missed")
    return "\n".join(lines)


# Coverage


def clauses_cited(path: str | Path) -> list[Citation]:
    """Return which clauses the scenarios of a file cite."""
    return [
        Citation(clause, scenario.title, scenario.source, scenario.line)
        for scenario in read_scenarios(path)
        for clause in scenario.clauses
    ]


def scenario_files(info: GameInfo) -> list[Path]:
    """Return the files with scenarios that prove a game's rules."""
    return sorted((info.folder / "scenarios").glob("*.yaml"))


def lesson_files(info: GameInfo) -> list[Path]:
    """Return the files of a game's tutorial, in the order in which they are played."""
    return sorted((info.folder / "lessons").glob("*.yaml"))
