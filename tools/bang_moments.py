"""Write moments of real matches of BANG!, for the client's tests of its table.

`python tools/bang_moments.py` lets bots play seeded matches until each kind of moment has come, and
writes client/tests/fixtures/bang/MOMENT.json: what one viewer saw before, what happened, and what
they see then.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tafelrunde.bots import make_bot
from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import Event
from tafelrunde.records.match import Match

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "client" / "tests" / "fixtures" / "bang"
NAMES = ["Anna", "Boris", "Clara", "Dirk", "Emma", "Fritz", "Greta", "Hugo"]
MODULES = ("duel", "rage", "characters", "undead", "legacy")
MOST_MATCHES = 60

Scene = dict[str, Any]
Wanted = Callable[[Scene], bool]


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


def tells(*keys: str) -> Wanted:
    """Want all of these events in one go."""
    return lambda scene: set(keys) <= {event[0] for event in scene["events"]}


def rolling_beside_dynamite(scene: Scene) -> bool:
    """Want a roll that may be changed but for one die."""
    dice = scene["position"]["view"]["table"]["dice"]
    return asks("reroll", 4)(scene) and dice.count("dynamite") == 1


# What to look for: players, modules, and the moment itself.
MOMENTS: dict[str, tuple[int, tuple[str, ...], Wanted]] = {
    "rolling": (5, (), rolling_beside_dynamite),
    "aiming": (8, MODULES, asks("aim", 60)),
    "pouring": (5, MODULES, asks("pour", 20)),
    "challenge": (8, MODULES, asks("challenge", 40)),
    "duel": (5, MODULES, tells("duel_began", "duel_rolled", "wound_drawn")),
    "attack": (5, (), tells("indians_attacked", "lost_life")),
    "outbreak": (5, MODULES, tells("outbreak_came", "rose")),
    "undead": (8, MODULES, lambda scene: asks("reroll")(scene) and risen(scene)),
    "end": (5, MODULES, tells("won")),
    "three": (3, (), asks("reroll", 8)),
    "sequel": (5, MODULES, asks("pick_character")),
}


def risen(scene: Scene) -> bool:
    """Say whether the dead have risen already."""
    table = scene["position"]["view"]["table"]
    return any(seat["zombie"] for seat in table["seats"])


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


def scenes(info: GameInfo, match: Match, seed: str) -> Iterator[Scene]:
    """Let bots play a match and yield what everybody sees of each step."""
    seats = range(match.game.players)
    bots = [make_bot(info, "heuristic", seat, f"{seed} {seat}") for seat in seats]
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


def find(info: GameInfo, players: int, modules: tuple[str, ...], wanted: Wanted) -> Scene:
    """Play seeded matches, each carrying on from the one before, until the moment has come."""
    setting = info.setting(players, modules)
    carried: dict[str, Any] = {}
    for number in range(MOST_MATCHES):
        seed = f"moments {players} {number}"
        match = Match(info, setting, NAMES[:players], seed=seed, carried=carried)
        for scene in scenes(info, match, seed):
            if wanted(scene):
                return scene
        carried = match.game.carry(match.game, match.s)
    raise SystemExit("no such moment came")


def main() -> int:
    """Write the moments that changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    info = load("bang")
    for name, (players, modules, wanted) in MOMENTS.items():
        scene = find(info, players, modules, wanted)
        text = json.dumps(scene, ensure_ascii=False, separators=(",", ":")) + "\n"
        file = FOLDER / f"{name}.json"
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
            print(f"{file.relative_to(ROOT)}: written")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
