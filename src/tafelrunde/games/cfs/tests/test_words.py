"""How COLLECT! FIGHT! SURVIVE! is told: figures, cards, rolls, counted things, short signs."""

from __future__ import annotations

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.games.cfs.decisions import CONDITIONS
from tafelrunde.games.cfs.names import MACHINES, PLAYING_CARDS, PROFILES, RESOURCES, figure_names
from tafelrunde.kernel import EVERYONE
from tafelrunde.words import LANGUAGES, Wording

INFO = load("cfs")
GAME = INFO.build(3)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str, viewer: int = 0) -> Wording:
    return Wording(INFO, GAME, lang, ["Anna", "Ben", "Cleo"], viewer, strict=True)


def field(name: str) -> int:
    place: int = GAME.ground.names.index(name)
    return place


def figure(name: str) -> int:
    return figure_names(3).index(name)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Hauler 2 moves to c7."),
        ("de", "Träger 2 geht nach c7."),
        ("ru", "Носильщик 2 идёт на c7."),
    ],
)
def test_a_figure_is_told_with_its_seats_number(lang: str, sentence: str) -> None:
    told = words(lang).event((EVERYONE, "stepped", (figure("hauler_2"), field("c7"))))
    assert told == sentence


@pytest.mark.rule("cfs 2.1")
@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        ("en", "You turn up ♣Q.", "Ben turns up ♣Q."),
        ("de", "Du deckst ♣D auf.", "Ben deckt ♣D auf."),
        ("ru", "Вы открываете ♣Д.", "Ben открывает ♣Д."),
    ],
)
def test_a_playing_card_is_told_by_suit_and_rank(lang: str, own: str, other: str) -> None:
    card = PLAYING_CARDS.index("q_clubs")
    assert words(lang).event((EVERYONE, "card_shown", (0, card))) == own
    assert words(lang).event((EVERYONE, "card_shown", (1, card))) == other


@pytest.mark.rule("cfs 3.7", "cfs 5.2")
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Scout 1 rolls 8, which makes 7; Greifer 2 rolls 1, which makes 3."),
        ("de", "Späher 1 würfelt 8 und kommt auf 7; Greifer 2 würfelt 1 und kommt auf 3."),
        ("ru", "Разведчик 1: на кубике 8, всего 7; Грейфер 2: на кубике 1, всего 3."),
    ],
)
def test_both_rolls_are_told_with_their_totals(lang: str, sentence: str) -> None:
    rolled = (figure("scout_1"), 7, 7, figure("greifer_2"), 0, 3)
    assert words(lang).event((EVERYONE, "clash_rolled", rolled)) == sentence


@pytest.mark.rule("cfs 4.2")
@pytest.mark.parametrize(
    ("lang", "off", "on"),
    [
        ("en", "switches the energy field c1-d1 off.", "switches the energy field c1-d1 on."),
        ("de", "schaltet das Energiefeld c1-d1 aus.", "schaltet das Energiefeld c1-d1 ein."),
        ("ru", "выключает энергетическое поле c1-d1.", "включает энергетическое поле c1-d1."),
    ],
)
def test_it_is_told_whether_an_energy_field_went_on_or_off(lang: str, off: str, on: str) -> None:
    first = GAME.ground.barriers[0]
    scout = words(lang).kind("figure", "scout_1")
    for value, told in ((0, off), (1, on)):
        switched = words(lang).event((EVERYONE, "switched", (figure("scout_1"), 0, value)))
        assert switched == f"{scout} {told.replace('c1-d1', first)}"


@pytest.mark.rule("cfs 8.4")
def test_a_machine_tells_the_row_that_fired_and_what_it_does() -> None:
    deed = GAME.tables.kinds["deed"].index("go_to_carrier")
    told = words("en").event((EVERYONE, "machine_decided", (figure("greifer_1"), 3, deed)))
    assert told == "Greifer 1 reads row 3: go to the nearest loaded figure."


@pytest.mark.parametrize(
    ("points", "pieces", "sentence"),
    [
        (1, 1, "Anna получает 1 очко за 1 ресурс."),
        (3, 2, "Anna получает 3 очка за 2 ресурса."),
        (21, 5, "Anna получает 21 очко за 5 ресурсов."),
    ],
)
def test_russian_points_are_counted_as_russians_count(
    points: int, pieces: int, sentence: str
) -> None:
    assert words("ru", viewer=1).event((EVERYONE, "scored", (0, points, pieces))) == sentence


@each_language
def test_every_condition_of_the_machines_has_its_opposite_in_words(lang: str) -> None:
    for condition in CONDITIONS:
        key = f"condition-{condition.replace('_', '-')}"
        assert words(lang).text(key) != words(lang).text(f"{key}.not")


@each_language
def test_signs_on_the_drawn_dungeon_are_short_and_never_mean_two_things(lang: str) -> None:
    told = words(lang)
    figures = [told.text(f"profile-{name}.sign") for name in PROFILES]
    machines = [told.text(f"machine-{name}.sign") for name in MACHINES]
    pieces = [told.text(f"resource-{name}.sign") for name in RESOURCES]
    assert {len(sign) for sign in figures} == {1}
    assert {len(sign) for sign in (*machines, *pieces)} == {2}
    assert len({*figures, *machines, *pieces}) == len((*figures, *machines, *pieces))
    assert all(sign.islower() for sign in pieces) and not any(sign.islower() for sign in machines)
