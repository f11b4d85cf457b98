"""Write moments of real matches of BANG!, for the client's tests of its table.

`python -m tools.bang_moments` lets bots play seeded matches until each kind of moment has come, and
writes client/tests/fixtures/bang/MOMENT.json (see tools/moments.py).
"""

from __future__ import annotations

from tafelrunde.games.catalog import load
from tools.moments import FIXTURES, Scene, Wanted, asks, find, tells, written

MODULES = ("duel", "rage", "characters", "undead", "legacy")


def rolling_beside_dynamite(scene: Scene) -> bool:
    """Want a roll that may be changed but for one die."""
    dice = scene["position"]["view"]["table"]["dice"]
    return asks("reroll", 4)(scene) and dice.count("dynamite") == 1


def risen(scene: Scene) -> bool:
    """Say whether the dead have risen already."""
    table = scene["position"]["view"]["table"]
    return any(seat["zombie"] for seat in table["seats"])


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


def main() -> int:
    """Write the moments that changed."""
    info = load("bang")
    for name, (players, modules, wanted) in MOMENTS.items():
        setting = info.setting(players, modules)
        written(
            FIXTURES / "bang" / f"{name}.json", find(info, setting, f"moments {players}", wanted)
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
