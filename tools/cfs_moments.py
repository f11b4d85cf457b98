"""Write moments of real matches of COLLECT! FIGHT! SURVIVE!, for the client's tests of its table.

`python -m tools.cfs_moments` lets bots play seeded matches until each kind of moment has come, and
writes client/tests/fixtures/cfs/MOMENT.json (see tools/moments.py), and ground.json: the dungeon,
the profiles and the machines' table.
"""

from __future__ import annotations

from tafelrunde.games.catalog import load
from tafelrunde.kernel import Action
from tools.moments import Scene, Wanted, asks, offers, tells, write_all

PLAYERS = 3


def beside_its_own(scene: Scene) -> bool:
    """Want a figure to move that can step past another one of its team."""
    decision = scene["position"]["decision"]
    if not asks("act")(scene):
        return False
    table = scene["position"]["view"]["table"]
    field = next(row["field"] for row in table["figures"] if row["figure"] == table["active"])
    column, row = ord(field[0]) - ord("a"), int(field[1:]) - 1
    steps = [option[1] for option in decision["options"] if option[0] == "step"]
    return any(abs(node % 10 - column) + abs(node // 10 - row) > 1 for node in steps)


MOMENTS: dict[str, Wanted] = {
    "benching": asks("bench"),
    "placing": asks("place"),
    "choosing": asks("choice"),
    "picking": asks("pick", 30),
    "walking": offers("act", "step", "take"),
    "passing": beside_its_own,
    "meeting": offers("act", "step", "fight", "shove"),
    "switching": offers("act", "switch", "switch_across"),
    "carrying": offers("act", "lay"),
    "following": asks("following"),
    "revealed": tells("card_shown", "machine_card_shown"),
    "fought": tells("clash_rolled", "fight_won", "knocked_down"),
    "machines": tells("machine_decided", "machine_moved", "taken"),
    "put_out": tells("put_out", "came_home"),
    "end": tells("won"),
}
# What bots that know what they do hardly ever come to.
RARE: dict[str, Wanted] = {
    "console": asks("console"),
    "exit": asks("exit"),
    "home": asks("home"),
    "jumped": tells("jump_rolled", "jumped"),
}


DUNGEON = load("cfs").build(PLAYERS).ground
NEAR = (*DUNGEON.terminals, *DUNGEON.teleporters)


def tempts(option: Action) -> bool:
    """Be drawn to terminals and teleporters."""
    return option[0] in ("console", "jump") or (option[0] == "step" and option[1] in NEAR)


if __name__ == "__main__":
    write_all("cfs", PLAYERS, MOMENTS)
    raise SystemExit(write_all("cfs", PLAYERS, RARE, tempts))
