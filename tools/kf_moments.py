"""Write moments of real matches of KRALLEN & FALLEN, for the client's tests of its table.

`python -m tools.kf_moments` lets bots play seeded matches until each kind of moment has come, and
writes client/tests/fixtures/kf/MOMENT.json (see tools/moments.py), and ground.json: what is printed
on the cards.
"""

from __future__ import annotations

from tools.moments import Scene, Wanted, asks, offers, tells, write_all

PLAYERS = 4


def has_loot(scene: Scene) -> bool:
    """Want a monster with something beneath it, and the viewer to act."""
    wild = scene["position"]["view"]["table"]["wilderness"]
    return asks("act")(scene) and any(laid["loot"] for laid in wild)


def refilled(scene: Scene) -> bool:
    """Want hands to be filled up after a turn, not the dealing."""
    began = scene["before"]["serial"] == scene["position"]["serial"]
    return not began and tells("cards_received", "turn_began")(scene)


MOMENTS: dict[str, Wanted] = {
    "acting": offers("act", "play", "play_on", "play_at", "attack", "replace"),
    "looted": has_loot,
    "second": offers("second", "also", "enough"),
    "window": offers("answers", "answer"),
    "claiming": asks("claim"),
    "entered": tells("rolled", "entered"),
    "failed": tells("rolled", "entry_failed"),
    "beaten": tells("rolled", "beaten", "card_left"),
    "withstood": tells("rolled", "attack_failed"),
    "raided": tells("entered", "raided"),
    "refilled": refilled,
    "end": tells("won"),
}

if __name__ == "__main__":
    raise SystemExit(write_all("kf", PLAYERS, MOMENTS))
