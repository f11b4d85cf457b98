"""How FRAG is told: fields by their notation, maps by their name, weapons in the right case."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.names import ARMS, CARDS, DOUBLE, PLAIN
from tafelrunde.games.frag.tests.table import INFO, OPEN_FIELD, frag
from tafelrunde.kernel import EVERYONE, NOBODY
from tafelrunde.words import Wording

SHOTGUN = ARMS.index("shotgun")
CHAINSAW = ARMS.index("chainsaw")


def words(lang: str, viewer: int = NOBODY, ground: str | int = 0) -> Wording:
    return Wording(INFO, frag(2, ground, 3), lang, ["Anna", "Ben"], viewer, strict=True)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna steps to c7 (4 left)."),
        ("de", "Anna geht nach c7 (noch 4)."),
        ("ru", "Anna идёт на c7 (ещё 4)."),
    ],
)
def test_a_field_is_told_by_its_notation(lang: str, sentence: str) -> None:
    told = words(lang, ground=OPEN_FIELD)
    field = told.game.ground.names.index("c7")
    assert told.event((EVERYONE, "stepped", (0, field, 4))) == sentence


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "Boiler House", "Parade Ground"),
        ("de", "Kesselhaus", "Exerzierplatz"),
        ("ru", "Котельная", "Плац"),
    ],
)
def test_our_maps_have_a_name_in_every_language(lang: str, first: str, second: str) -> None:
    assert words(lang, ground=0).kind("map", 0) == first
    assert words(lang, ground=1).kind("map", 0) == second


@pytest.mark.rule("frag 9.4")
def test_a_map_of_your_own_keeps_the_title_you_gave_it() -> None:
    assert words("de", ground=OPEN_FIELD).kind("map", 0) == "A Test"


@pytest.mark.parametrize(
    ("lang", "arm", "way", "sentence"),
    [
        ("en", SHOTGUN, PLAIN, "Ben fires the Shotgun at you (distance 4)."),
        ("en", CHAINSAW, PLAIN, "Ben swings the Chainsaw at you (distance 4)."),
        ("de", SHOTGUN, PLAIN, "Ben feuert mit der Schrotflinte auf dich (Entfernung 4)."),
        ("de", CHAINSAW, PLAIN, "Ben geht mit der Kettensäge auf dich los (Entfernung 4)."),
        ("ru", SHOTGUN, DOUBLE, "Ben атакует вас дробовиком (двойной выстрел, расстояние 4)."),
    ],
)
def test_an_attack_is_told_with_its_weapon(lang: str, arm: int, way: int, sentence: str) -> None:
    told = words(lang, viewer=0)
    assert told.event((EVERYONE, "attack_announced", (1, 0, arm, way, 4))) == sentence


@pytest.mark.parametrize(("loss", "health"), [(1, "1 Здоровье"), (2, "2 Здоровья")])
def test_russian_health_is_counted_as_russians_count(loss: int, health: str) -> None:
    told = words("ru").event((EVERYONE, "health_lost", (0, loss, 1)))
    assert told == f"Anna теряет {health} (осталось 1)."


@pytest.mark.parametrize("card", ["theft", "disconnected"])
def test_what_the_next_event_tells_is_not_told_twice(card: str) -> None:
    assert words("en").event((EVERYONE, "card_aimed", (0, CARDS.index(card), 1))) == ""
