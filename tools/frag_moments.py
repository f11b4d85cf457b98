"""Write moments of real matches of FRAG, for the client's tests of its table.

`python -m tools.frag_moments` lets bots play seeded matches until each kind of moment has come, and
writes client/tests/fixtures/frag/MOMENT.json (see tools/moments.py), and ground.json: the map as it
is drawn.
"""

from __future__ import annotations

from tools.moments import Wanted, asks, offers, tells, write_all

PLAYERS = 4
MOMENTS: dict[str, Wanted] = {
    "building": asks("build"),
    "entering": asks("enter"),
    "walking": offers("act", "step", "jump"),
    "aiming": offers("act", "step", "attack", "play"),
    "window": asks("attack_answers"),
    "hit": tells("to_hit_rolled", "damage_rolled", "health_lost"),
    "fragged": tells("fragged"),
    "respawned": tells("respawned"),
    "end": tells("won"),
}

if __name__ == "__main__":
    raise SystemExit(write_all("frag", PLAYERS, MOMENTS))
