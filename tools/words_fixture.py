"""Write what Python says of seeded games of every game, for the client's tests to compare with.

`python tools/words_fixture.py` writes client/tests/fixtures/words/GAME.json: the game's vocabulary
and, for each event, prompt, option, chance and reason, a few cases with their sentence in every
language.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.games.chances import chances_of, declared_chances
from tafelrunde.games.reasons import LESS, MORE, declared_reasons
from tafelrunde.kernel import NOBODY, Event, Game, InfoSet
from tafelrunde.lab.laws import start
from tafelrunde.lab.subject import Chooser
from tafelrunde.words import LANGUAGES, Wording

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "client" / "tests" / "fixtures" / "words"
NAMES = ["Anna", "Boris", "Clara", "Dirk", "Emma", "Fritz", "Greta", "Hugo"]
GAMES = 6  # played for each setting
CASES = 5  # kept of each event, prompt, verb, chance and reason
ASKED = 3  # options of a decision that odds are asked for


def settings(info: GameInfo) -> list[tuple[int, tuple[str, ...]]]:
    """Return the plainest and the fullest setting: players and modules."""
    sets = sorted(info.module_sets(info.usual), key=len)
    return [(info.fewest, ()), (info.usual, sets[-1])]


def said_in(info: GameInfo, game: Game, seed: str) -> Iterator[tuple[str, int, list[Any]]]:
    """Play a random game and yield all that was said: what it is, to whom, and the values."""
    chooser = Chooser(f"words {seed}")
    told: list[Event] = []
    s = start(game, seed, news=told)
    while not game.over(s):
        yield from _events(game, told)
        for seat in game.deciders(s):
            decision = game.decision(s, seat)
            assert decision is not None
            yield "prompt", seat, [decision["prompt"], list(decision["values"])]
            for action in decision["options"]:
                yield "option", seat, list(action)
            for action in decision["options"][-ASKED:]:
                for key, values, *_ in chances_of(info, InfoSet(game, s, seat, []), action):
                    yield "chance", seat, [key, [*values]]
        s.news = told = []
        game.apply(s, *chooser.move(game, s))
    yield from _events(game, told)


def _events(game: Game, told: list[Event]) -> Iterator[tuple[str, int, list[Any]]]:
    for place, (_, key, values) in enumerate(told):
        for viewer in (place % game.players, NOBODY):
            yield "event", viewer, [key, list(values)]


def reasons_in(info: GameInfo, game: Game) -> Iterator[tuple[str, int, list[Any]]]:
    """Yield every reason with numbers of all sorts; seat 0 is told."""
    several: dict[str, list[Any]] = {
        "seat": [1] * CASES,
        "seats": [[0], [1], [0, 1], [1], [0]],
        "thing": [0, 1, 0, 1, 0],
        "way": [MORE, LESS, MORE, LESS, MORE],
        "number": [1, 2, 5, 0.4, 1.2],
        "points": [1, 2, 5, 11, 21],
        "percent": [1, 52, 60, 83, 99],
    }
    for key, declared in declared_reasons(info, game).items():
        for place in range(CASES if declared else 1):
            yield "reason", 0, [key, [several[name][place] for name in declared]]


def cases(info: GameInfo, game: Game, seed: str) -> list[list[Any]]:
    """Return a few cases of everything said, each with its sentence in every language."""
    kept: dict[tuple[str, str], list[tuple[int, list[Any]]]] = defaultdict(list)
    for what, viewer, value in reasons_in(info, game):
        kept[what, value[0]].append((viewer, value))
    for number in range(GAMES):
        for what, viewer, value in said_in(info, game, f"{seed} {number}"):
            found = kept[what, value[0]]
            if len(found) < CASES and (viewer, value) not in found:
                found.append((viewer, value))
    return [
        [what, viewer, value, *sentences(info, game, what, viewer, value)]
        for (what, _), found in sorted(kept.items())
        for viewer, value in found
    ]


def sentences(
    info: GameInfo, game: Game, what: str, viewer: int, value: list[Any]
) -> Iterator[str]:
    """Yield the sentence in each language."""
    for lang in LANGUAGES:
        words = Wording(info, game, lang, NAMES[: game.players], viewer, strict=True)
        if what == "event":
            yield words.event((0, value[0], tuple(value[1])))
        elif what == "option":
            yield words.option(tuple(value))
        elif what == "chance":
            yield words.chance((value[0], tuple(value[1]), 1, 2))
        elif what == "reason":
            yield words.reason((value[0], tuple(value[1])))
        else:
            yield words.prompt({"id": [0, viewer], "prompt": value[0], "values": value[1]})


def vocabulary(info: GameInfo, game: Game) -> dict[str, Any]:
    """Return the game's vocabulary as the server sends it."""
    tables = game.tables
    declared = {"verbs": tables.verbs, "events": tables.events, "prompts": tables.prompts}
    declared["chances"] = declared_chances(info, game)
    declared["reasons"] = declared_reasons(info, game)
    shown: dict[str, Any] = {
        name: {key: list(row.items()) for key, row in table.items()}
        for name, table in declared.items()
    }
    clauses = getattr(info.part("view"), "CLAUSES", {})
    return shown | {
        "kinds": {kind: list(words) for kind, words in tables.kinds.items()},
        "clauses": {kind: list(numbers) for kind, numbers in clauses.items()},
    }


def fixture(info: GameInfo) -> str:
    """Return a game's fixture file."""
    parts = []
    for players, modules in settings(info):
        game = info.build(players, modules)
        said = cases(info, game, f"{info.id} {players}")
        head = {"players": players, "modules": modules, "vocabulary": vocabulary(info, game)}
        lines = ",\n  ".join(json.dumps(case, ensure_ascii=False) for case in said)
        parts.append(f'{json.dumps(head, ensure_ascii=False)[:-1]},\n "cases": [\n  {lines}]}}')
    languages, names = json.dumps(LANGUAGES), json.dumps(NAMES)
    everything = ",\n".join(parts)
    return f'{{"languages": {languages}, "names": {names}, "settings": [\n{everything}\n]}}\n'


def main() -> int:
    """Write the fixtures that changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for info in all_games():
        file, text = FOLDER / f"{info.id}.json", fixture(info)
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
            print(f"{file.relative_to(ROOT)}: written")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
