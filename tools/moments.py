"""What the tools that write moments of real matches share: bots play, and what all see is kept.

Each moment is client/tests/fixtures/GAME/MOMENT.json: what one viewer saw before, what happened,
and what they see then. Beside them lies ground.json, where a game has one: what never changes and
is drawn.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tafelrunde.bots import Bot, make_bot
from tafelrunde.games.catalog import GameInfo, Setting, load
from tafelrunde.kernel import Action, Event, InfoSet
from tafelrunde.records.match import Match

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "client" / "tests" / "fixtures"
NAMES = ["Anna", "Boris", "Clara", "Dirk", "Emma", "Fritz", "Greta", "Hugo"]
MOST_MATCHES = 60
KEPT = 60  # events of the history that go with a moment

Scene = dict[str, Any]
Wanted = Callable[[Scene], bool]
Eager = Callable[[Action], bool]


# What is looked for


def asks(prompt: str, serial: int = 0) -> Wanted:
    """Want the viewer to be asked this, not before this decision of the match."""

    def fits(scene: Scene) -> bool:
        decision = scene["position"]["decision"]
        return (
            bool(decision)
            and decision["prompt"] == prompt
            and (scene["position"]["serial"] >= serial)
        )

    return fits


def offers(prompt: str, *verbs: str) -> Wanted:
    """Want the viewer to be asked this, with all of these verbs among the options."""

    def fits(scene: Scene) -> bool:
        decision = scene["position"]["decision"]
        offered = {option[0] for option in decision["options"]} if decision else set()
        return asks(prompt)(scene) and offered.issuperset(verbs)

    return fits


def tells(*keys: str) -> Wanted:
    """Want all of these events in one go."""
    return lambda scene: set(keys) <= {event[0] for event in scene["events"]}


# What is seen of a match


def position(match: Match, viewer: int) -> dict[str, Any]:
    """Return what the viewer sees now, as the server sends it."""
    view = match.game.view(match.s, viewer)
    asked = match.game.decision(match.s, viewer)
    return {
        "serial": match.s.serial,
        "view": view,
        "waiting": view["waiting"],
        "decision": {**asked, "window": False} if asked else None,
        "clock": {"now": 0, "left": [None] * match.game.players, "running": [], "window": None},
        "undo": False,
        "orders": [],
    }


def told(events: list[Event]) -> list[list[Any]]:
    """Return events as they are sent."""
    return [[key, list(values)] for _, key, values in events]


class Tempted:
    """Plays like a bot, but does what it can't resist whenever that is offered."""

    def __init__(self, bot: Bot, eager: Eager) -> None:
        self.bot = bot
        self.eager = eager

    def choose(self, info_set: InfoSet) -> Action:
        """Choose what tempts it, or what the bot chooses."""
        for option in info_set.options():
            if self.eager(option):
                return option
        return self.bot.choose(info_set)


def nothing(option: Action) -> bool:
    """Be tempted by nothing."""
    return False


def scenes(info: GameInfo, match: Match, seed: str, eager: Eager = nothing) -> Iterator[Scene]:
    """Let bots play a match and yield what everybody sees of each step."""
    seats = range(match.game.players)
    bots = [Tempted(make_bot(info, "regular", seat, f"{seed} {seat}"), eager) for seat in seats]
    before = {seat: position(match, seat) for seat in seats}
    heard = dict.fromkeys(seats, 0)
    while True:
        for viewer in seats:
            now = position(match, viewer)
            history = match.history(viewer)
            yield {
                "players": match.game.players,
                "modules": list(match.setting.modules),
                "names": match.names,
                "viewer": viewer,
                "before": before[viewer],
                "events": told(history[heard[viewer] :]),
                "position": now,
                "history": told(history),
            }
            before[viewer], heard[viewer] = now, len(history)
        if match.game.over(match.s):
            return
        seat = match.game.actors(match.s)[0]
        match.act(seat, bots[seat].choose(match.info_set(seat)))


def find(
    info: GameInfo, setting: Setting, name: str, wanted: Wanted, eager: Eager = nothing
) -> Scene:
    """Play seeded matches, each carrying on from the one before, until the moment has come."""
    carried: dict[str, Any] = {}
    for number in range(MOST_MATCHES):
        seed = f"{name} {number}"
        names = NAMES[: setting.players]
        match = Match(info, setting, names, seed=seed, carried=carried)
        for scene in scenes(info, match, seed, eager):
            if wanted(scene):
                return scene
        carried = match.game.carry(match.game, match.s)
    raise SystemExit("no such moment came")


# What is written


def written(file: Path, what: Any) -> None:
    """Write a file if it has changed."""
    text = json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
        print(f"{file.relative_to(ROOT)}: written")


def write_all(
    game: str, players: int, moments: Mapping[str, Wanted], eager: Eager = nothing
) -> int:
    """Write the moments of a game that is played without modules, and what it is played on.

    What is rare comes to those who can't resist it.
    """
    info = load(game)
    setting = info.setting(players)
    written(FIXTURES / game / "ground.json", info.part("view").ground(info.build(players)))
    for name, wanted in moments.items():
        scene = find(info, setting, "moments", wanted, eager)
        kept = {**scene, "history": scene["history"][-KEPT:]}
        written(FIXTURES / game / f"{name}.json", kept)
    return 0
