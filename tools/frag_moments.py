"""Write moments of real matches of FRAG, for the client's tests of its table.

`python -m tools.frag_moments` lets bots play seeded matches until each kind of moment has come, and
writes client/tests/fixtures/frag/MOMENT.json (see tools/bang_moments.py), and ground.json: the map
as it is drawn.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tafelrunde.games.catalog import load
from tafelrunde.records.match import Match
from tools.bang_moments import NAMES, ROOT, Scene, Wanted, asks, scenes, tells

FOLDER = ROOT / "client" / "tests" / "fixtures" / "frag"
PLAYERS = 4
KEPT = 60  # events of the history that go with a moment
MOST_MATCHES = 60


def offers(*verbs: str) -> Wanted:
    """Want the viewer to act, with all of these verbs among the options."""

    def fits(scene: Scene) -> bool:
        decision = scene["position"]["decision"]
        offered = {option[0] for option in decision["options"]} if decision else set()
        return asks("act")(scene) and offered.issuperset(verbs)

    return fits


MOMENTS: dict[str, Wanted] = {
    "building": asks("build"),
    "entering": asks("enter"),
    "walking": offers("step", "jump"),
    "aiming": offers("step", "attack", "play"),
    "window": asks("attack_answers"),
    "hit": tells("to_hit_rolled", "damage_rolled", "health_lost"),
    "fragged": tells("fragged"),
    "respawned": tells("respawned"),
    "end": tells("won"),
}


def find(wanted: Wanted) -> Scene:
    """Play seeded matches until the moment has come."""
    info = load("frag")
    setting = info.setting(PLAYERS)
    for number in range(MOST_MATCHES):
        seed = f"moments {number}"
        match = Match(info, setting, NAMES[:PLAYERS], seed=seed)
        for scene in scenes(info, match, seed):
            if wanted(scene):
                return {**scene, "history": scene["history"][-KEPT:]}
    raise SystemExit("no such moment came")


def written(file: Path, what: Any) -> None:
    """Write a file if it has changed."""
    text = json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n"
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
        print(f"{file.relative_to(ROOT)}: written")


def main() -> int:
    """Write the moments and the map that changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    info = load("frag")
    written(FOLDER / "ground.json", info.part("view").ground(info.build(PLAYERS)))
    for name, wanted in MOMENTS.items():
        written(FOLDER / f"{name}.json", find(wanted))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
