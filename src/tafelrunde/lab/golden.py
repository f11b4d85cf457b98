"""Golden playthroughs: one random game as each seat saw it, in plain keys and numbers.

    python -m tafelrunde.lab.golden [--update | --views] [--folder tests/golden] [GAME …]

One file for each game, set of modules and a few player counts. A file that differs from what the
rules do now is a bug, or a new rules version; where views show more or less of the same play,
`--views` renews it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.games.catalog import load as load_game
from tafelrunde.kernel import EVERYONE, NOBODY, Action, Event, Game, State, state_hash
from tafelrunde.kernel.insight import audible

from .laws import BOUND, start
from .subject import Chooser, as_json, may_be_long, short_options, who

FIRST, LAST = 40, 20  # decisions written out at the beginning and at the end
PART = 1_000  # decisions played of games that may be long and name no options to be short
WIDE, MANY = 150, 15  # letters and changes; what would make a longer line goes on in the next one
HOW_TO_RENEW = (
    "if it is meant, raise rules_version in the game's game.toml, run "
    "`python -m tafelrunde.lab.golden --update` and read the difference"
)
SIGHT = re.compile(r"^  (\S+ see|to) .*\n", re.MULTILINE)  # what is seen, not what is done


class Playthrough:
    """One golden file: the game, its modules and its number of players."""

    def __init__(self, info: GameInfo, modules: tuple[str, ...], players: int) -> None:
        self.info: GameInfo = info
        self.modules: tuple[str, ...] = modules
        self.players: int = players

    def path(self) -> str:
        """Return where the file lies in the golden folder."""
        return f"{self.info.id}/{'+'.join(self.modules) or 'base'}-{self.players}.txt"

    def text(self) -> str:
        """Play the game and return what its file should hold."""
        options = short_options(self.info)
        game = self.info.build(self.players, self.modules, options)
        head = [
            f"game {self.info.id}",
            f"rules_version {self.info.rules_version}",
            f"modules {' '.join(self.modules) or 'none'}",
            f"players {self.players}",
            *[f"{name} {value}" for name, value in options.items()],
        ]
        return "\n".join([*head, "", *play(game, self.path(), bound_of(self.info))]) + "\n"


class Digests:
    """The golden file of all settings that have none of their own: a line each, not to be read."""

    def __init__(self, info: GameInfo) -> None:
        self.info: GameInfo = info

    def path(self) -> str:
        """Return where the file lies in the golden folder."""
        return f"{self.info.id}/digests.txt"

    def text(self) -> str:
        """Play all those games and return the last link of each chain of state hashes."""
        read = {one.path() for one in playthroughs(self.info)}
        lines = [f"game {self.info.id}", f"rules_version {self.info.rules_version}", ""]
        for players in range(self.info.fewest, self.info.most + 1):
            for modules in self.info.module_sets(players):
                one = Playthrough(self.info, modules, players)
                if one.path() not in read:
                    game = self.info.build(players, modules, short_options(self.info))
                    chain = play_silently(game, one.path(), bound_of(self.info))
                    lines.append(f"{one.path().split('/')[1].removesuffix('.txt')} {chain}")
        return "\n".join(lines) + "\n"


def bound_of(info: GameInfo) -> int:
    """Return how many decisions of a random game are played."""
    return PART if may_be_long(info) and not short_options(info) else BOUND


def play_silently(game: Game, seed: str, bound: int) -> str:
    """Play a random game and return the last link of its chain of state hashes."""
    chooser = Chooser(f"choices {seed}")
    s = start(game, seed)
    chain = state_hash(s)
    for _ in range(bound):
        if game.over(s):
            break
        game.apply(s, *chooser.move(game, s))
        chain = state_hash(s, chain)
    return chain


def golden_files(info: GameInfo) -> list[Playthrough | Digests]:
    """Return all golden files of a game; together they cover every module set and player count."""
    return [*playthroughs(info), Digests(info)]


def playthroughs(info: GameInfo) -> list[Playthrough]:
    """Return the files meant to be read: every module set, and the extremes of the table."""
    found = [Playthrough(info, chosen, info.usual) for chosen in info.module_sets(info.usual)]
    for players in sorted({info.fewest, info.most} - {info.usual}):
        sets = sorted(info.module_sets(players), key=len)
        found += [Playthrough(info, chosen, players) for chosen in {sets[0]: 0, sets[-1]: 0}]
    return found


# The game


def play(game: Game, seed: str, bound: int) -> list[str]:
    """Play a random game; write out its beginning and end, and hash what each viewer was sent."""
    chooser = Chooser(f"choices {seed}")
    told: list[Event] = []
    s = start(game, seed, news=told)
    telling = Telling(game)
    blocks = [["set-up", *telling.lines(s, told)]]
    while not game.over(s) and len(blocks) < bound:
        seat, action = chooser.move(game, s)
        title = question(game, s, seat, action)
        s.news = []
        game.apply(s, seat, action)
        blocks.append([f"{len(blocks)} {title}", *telling.lines(s, s.news)])
    lines = [line for block in blocks[: FIRST + 1] for line in block]
    rest = blocks[FIRST + 1 :]
    if len(rest) > LAST:
        lines.append(f"… {len(rest) - LAST} decisions …")
    lines += [line for block in rest[-LAST:] for line in block]
    return [*lines, "", "all that was sent", *telling.digests()]


def question(game: Game, s: State, seat: int, action: Action) -> str:
    """Write down who is asked what, between how many options, and what they choose."""
    decision = game.decision(s, seat)
    assert decision is not None
    asked = worded(game, game.tables.prompts, decision["prompt"], decision["values"])
    chosen = worded(game, game.tables.verbs, action[0], action[1:])
    return f"seat {seat}, {asked}: {chosen} (of {len(decision['options'])})"


def worded(game: Game, table: dict[str, dict[str, str]], word: str, values: tuple[Any, ...]) -> str:
    """Write a verb, event or prompt with its values: kinds by their word, the rest as it is."""
    parts = [word]
    for (name, kind), value in zip(table[word].items(), values, strict=True):
        items = value if kind.endswith("*") else (value,)
        parts.append(f"{name}={','.join(written(game, kind.rstrip('*'), item) for item in items)}")
    return " ".join(parts)


def written(game: Game, kind: str, value: Any) -> str:
    """Write one value: a thing by its word, dice by their numbers from 1 on, the rest as it is."""
    if kind == "dice":
        return "+".join(str(die + 1) for die in range(value.bit_length()) if value >> die & 1)
    return game.tables.kinds[kind][value] if kind in game.tables.kinds else str(value)


class Telling:
    """Writes down what viewers hear and how their view changes, and digests all of it."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.viewers: list[int] = [NOBODY, *range(game.players)]
        self.seen: dict[int, dict[str, str]] = {viewer: {} for viewer in self.viewers}
        self.hashes = {viewer: blake2b(digest_size=12) for viewer in self.viewers}

    def lines(self, s: State, told: list[Event]) -> Iterator[str]:
        """Yield one line an event, one for what all see change, one for what else a seat sees."""
        for audience, key, values in told:
            seats = [str(seat) for seat in self.viewers if audible((audience, key, ()), seat)]
            to = "all" if audience == EVERYONE else ",".join(seats)
            yield f"  {to} hear {worded(self.game, self.game.tables.events, key, values)}"
        common: list[str] = []
        for viewer in self.viewers:
            self.digest(s, told, viewer)
            changes = self.changes(s, viewer)
            if viewer == NOBODY:
                common = changes
            own = changes if viewer == NOBODY else [line for line in changes if line not in common]
            for line in gathered(own):
                yield f"  {'all' if viewer == NOBODY else viewer} see {line}"

    def digest(self, s: State, told: list[Event], viewer: int) -> None:
        """Take everything a viewer is sent into their hash."""
        game = self.game
        heard = [event for event in told if audible(event, viewer)]
        message = [heard, game.view(s, viewer), game.decision(s, viewer)]
        self.hashes[viewer].update(as_json(message).encode())

    def changes(self, s: State, viewer: int) -> list[str]:
        """Return what has changed in a viewer's view, entry by entry."""
        now = dict(entries("", self.game.view(s, viewer)))
        before, self.seen[viewer] = self.seen[viewer], now
        gone = [f"{name} -" for name in before if name not in now]
        new = [f"{name} {value}" for name, value in now.items() if before.get(name) != value]
        return new + gone

    def digests(self) -> list[str]:
        """Return one line a viewer: the hash of all they were sent."""
        return [f"  to {who(viewer)} {self.hashes[viewer].hexdigest()}" for viewer in self.viewers]


def entries(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """Yield the entries of a view with their path; short lists count as one entry."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from entries(f"{name}.{key}" if name else str(key), inner)
    elif isinstance(value, list | tuple) and not is_short(value):
        for index, inner in enumerate(value):
            yield from entries(f"{name}.{index}", inner)
    else:
        yield name, as_json(value)


def is_short(items: list[Any] | tuple[Any, ...]) -> bool:
    """Say whether a list is one entry: it has no entries of its own, and fits a line."""
    return not any(isinstance(item, dict) for item in items) and len(as_json(items)) <= WIDE


def gathered(changes: list[str]) -> Iterator[str]:
    """Gather changes by what they belong to, as many in a line as fit it."""
    groups: dict[str, list[str]] = {}
    for change in changes:
        path, _, value = change.partition(" ")
        owner, _, name = path.rpartition(".")
        groups.setdefault(owner, []).append(f"{name} {value}")
    lines = [
        f"{owner}: {', '.join(part)}".lstrip(": ")
        for owner, own in groups.items()
        for part in pieces(own)
    ]
    yield from ["; ".join(part) for part in pieces(lines)]


def pieces(texts: list[str]) -> Iterator[list[str]]:
    """Yield texts in groups that fit a line each."""
    part: list[str] = []
    for text in texts:
        if part and (len(part) >= MANY or sum(map(len, part)) + len(text) > WIDE):
            yield part
            part = []
        part.append(text)
    if part:
        yield part


# The files


def version_of(text: str) -> int:
    """Return the rules version a golden file was written with."""
    found = re.search(r"^rules_version (\d+)$", text, re.MULTILINE)
    return int(found.group(1)) if found else 0


def verdict(one: Playthrough | Digests, folder: Path) -> str:
    """Return what is wrong with a golden file, or nothing."""
    file = folder / one.path()
    if not file.exists():
        return f"{file} is missing: run `python -m tafelrunde.lab.golden --update`"
    kept, now = file.read_text("utf-8"), one.text()
    if kept == now:
        return ""
    pairs = zip(kept.splitlines(), now.splitlines(), strict=False)
    line = next((i for i, (a, b) in enumerate(pairs, 1) if a != b), 0)
    return f"{file} differs from line {line} on: a bug, or a new rule; {HOW_TO_RENEW}"


def same_play(kept: str, now: str) -> bool:
    """Say whether two texts differ only in what is seen: the same was done, and the same heard."""
    return SIGHT.sub("", kept) == SIGHT.sub("", now)


def update(one: Playthrough | Digests, folder: Path, views: bool = False) -> str:
    """Write a golden file if it is new or its game has a new rules version; say what was done.

    With `views`, one of the same play is written, too.
    """
    file = folder / one.path()
    if not verdict(one, folder):
        return ""
    kept = file.read_text("utf-8") if file.exists() else ""
    renewed = version_of(kept) < one.info.rules_version or (views and same_play(kept, one.text()))
    if kept and not renewed:
        return f"refused: {verdict(one, folder)}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(one.text(), "utf-8", newline="\n")
    return f"written: {file}"


def main(arguments: list[str] | None = None) -> int:
    """Compare or write the golden files; the exit code is 1 if one differs or was refused."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.lab.golden")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--update", action="store_true", help="write new and outdated files")
    parser.add_argument("--views", action="store_true", help="write files of the same play, too")
    parser.add_argument("--folder", type=Path, default=Path("tests/golden"))
    wanted = parser.parse_args(arguments)
    infos = [load_game(name) for name in wanted.games] or all_games()
    wrong = False
    for one in [one for info in infos for one in golden_files(info)]:
        write = wanted.update or wanted.views
        said = update(one, wanted.folder, wanted.views) if write else verdict(one, wanted.folder)
        wrong = wrong or (bool(said) and not said.startswith("written"))
        if said:
            sys.stdout.write(f"{said}\n")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
