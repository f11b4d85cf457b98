"""Write moments of real matches of KRALLEN & FALLEN, for the client's tests of its table.

`python -m tools.kf_moments` lets bots play seeded matches until each kind of moment has come, and
writes client/tests/fixtures/kf/MOMENT.json (see tools/bang_moments.py), and ground.json: what is
printed on the cards.
"""

from __future__ import annotations

from tafelrunde.games.catalog import load
from tafelrunde.records.match import Match
from tools.bang_moments import NAMES, ROOT, Scene, Wanted, asks, scenes, tells
from tools.frag_moments import written

FOLDER = ROOT / "client" / "tests" / "fixtures" / "kf"
PLAYERS = 4
KEPT = 60  # events of the history that go with a moment
MOST_MATCHES = 20


def offers(prompt: str, *verbs: str) -> Wanted:
    """Want the viewer to be asked this, with all of these verbs among the options."""

    def fits(scene: Scene) -> bool:
        decision = scene["position"]["decision"]
        offered = {option[0] for option in decision["options"]} if decision else set()
        return asks(prompt)(scene) and offered.issuperset(verbs)

    return fits


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


def find(wanted: Wanted) -> Scene:
    """Play seeded matches until the moment has come."""
    info = load("kf")
    setting = info.setting(PLAYERS)
    for number in range(MOST_MATCHES):
        seed = f"moments {number}"
        match = Match(info, setting, NAMES[:PLAYERS], seed=seed)
        for scene in scenes(info, match, seed):
            if wanted(scene):
                return {**scene, "history": scene["history"][-KEPT:]}
    raise SystemExit("no such moment came")


def main() -> int:
    """Write the moments and the cards that changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    info = load("kf")
    written(FOLDER / "ground.json", info.part("view").ground(info.build(PLAYERS)))
    for name, wanted in MOMENTS.items():
        written(FOLDER / f"{name}.json", find(wanted))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
