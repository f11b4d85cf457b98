"""How KRALLEN & FALLEN is told: who does what to whose card, and how a roll adds up."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.names import CARDS, ENTRY_ROLL, EXIT_ROLL, METALS, ROLES
from tafelrunde.games.kf.tests.table import INFO, Table, kf
from tafelrunde.kernel import EVERYONE, NOBODY
from tafelrunde.words import LANGUAGES, Wording

ANNA, BEN, CLEO = 0, 1, 2


def card(name: str) -> int:
    return CARDS.index(name)


def told(lang: str, key: str, *values: Any, viewer: int = NOBODY) -> str:
    """Tell an event at a table of three."""
    words = Wording(INFO, kf(3, ()), lang, ["Anna", "Ben", "Cleo"], viewer, strict=True)
    return words.event((EVERYONE, key, values))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna rolls 4 + 1 = 5 against the Dragon, needs 6."),
        ("de", "Anna würfelt 4 + 1 = 5 gegen „Drache“, nötig: 6."),
        ("ru", "Anna бросает на выход (Дракон): 4 + 1 = 5, нужно 6."),
    ],
)
@pytest.mark.rule("kf 4.1")
def test_a_roll_is_told_with_its_bonus_and_with_what_it_needs(lang: str, sentence: str) -> None:
    assert told(lang, "rolled", ANNA, EXIT_ROLL, card("dragon"), 3, 1, 5, 6) == sentence


@pytest.mark.parametrize(
    ("bonus", "total", "said"),
    [(0, 4, "4"), (2, 6, "4 + 2 = 6"), (-1, 3, "4 − 1 = 3"), (-4, 0, "4 − 4 = 0")],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sum_is_written_as_people_write_sums(
    lang: str, bonus: int, total: int, said: str
) -> None:
    sentence = told(lang, "rolled", ANNA, ENTRY_ROLL, card("dwarf"), 3, bonus, total, 9)
    assert f" {said} " in sentence or f" {said}," in sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna announces the Dragon on Ben's Sun Mask."),
        ("de", "Anna sagt „Drache“ an, Ziel: Sonnenmaske (bei Ben)."),
        ("ru", "Anna объявляет карту «Дракон», цель: Маска солнца (Ben)."),
    ],
)
@pytest.mark.rule("kf 3.1")
def test_an_announcement_says_whose_card_it_is_about(lang: str, sentence: str) -> None:
    values = (ANNA, card("dragon"), (card("sun_mask"),), (BEN,))
    assert told(lang, "entry_announced_on", *values) == sentence


def test_a_raid_on_two_realms_names_both_and_the_reader_as_you() -> None:
    values = (ANNA, card("dragon"), (card("book"), card("robe")), (BEN, CLEO))
    said = "Anna announces the Dragon on items of Ben and Cleo: Book, Robe."
    assert told("en", "entry_announced_on", *values) == said
    said = "Anna announces the Dragon on items of yours and Cleo's: Book, Robe."
    assert told("en", "entry_announced_on", *values, viewer=BEN) == said


@pytest.mark.parametrize(
    ("owner", "viewer", "sentence"),
    [
        (BEN, NOBODY, "Anna attacks Ben's Book."),
        (BEN, BEN, "Anna attacks your Book."),
        (ANNA, NOBODY, "Anna attacks their own Book."),
        (ANNA, ANNA, "You attack your own Book."),
        (NOBODY, NOBODY, "Anna attacks the Book."),
    ],
)
def test_an_attack_says_whose_card_it_goes_against(owner: int, viewer: int, sentence: str) -> None:
    assert told("en", "attack_announced", ANNA, card("book"), owner, viewer=viewer) == sentence


@pytest.mark.rule("kf 3.1")
def test_the_rules_tell_in_whose_realm_the_named_cards_lie() -> None:
    anna = {"hand": ["dragon", "door"]}
    raid = Table(anna=anna, ben={"realm": ["robe"]}, cleo={"realm": ["wand"]})
    raid.act("anna", "play_on dragon robe", "also wand")
    assert raid.told("entry_announced_on") == ["entry_announced_on anna dragon robe,wand ben cleo"]
    own = Table(anna={"hand": ["chest", "dragon"], "realm": ["book"]}, wilderness=["ogre"])
    own.act("anna", "play_on chest book")
    assert own.told("entry_announced_on") == ["entry_announced_on anna chest book -"]


@pytest.mark.rule("kf 4.1")
def test_the_rules_tell_whose_card_is_attacked() -> None:
    for name, owner in (("book", "anna"), ("robe", "ben"), ("ogre", "nobody")):
        t = Table(
            anna={"hand": ["dragon"], "realm": ["book"]},
            ben={"realm": ["robe"]},
            wilderness=["ogre"],
        )
        t.act("anna", f"attack {name}")
        assert t.told("attack_announced") == [f"attack_announced anna {name} {owner}"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ben answers with Stumble against the Sun Mask."),
        ("de", "Ben antwortet mit „Ausgerutscht“ gegen „Sonnenmaske“."),
        ("ru", "Ben отвечает картой «Подножка» против карты «Маска солнца»."),
    ],
)
@pytest.mark.rule("kf 6.2")
def test_a_surprise_is_told_with_what_it_answers(lang: str, sentence: str) -> None:
    assert told(lang, "surprise_announced", BEN, card("stumble"), card("sun_mask")) == sentence


@pytest.mark.parametrize(("lang", "minus"), [("en", "−2"), ("de", "−2"), ("ru", "−2")])
@pytest.mark.rule("kf 3.3")
def test_what_is_claimed_has_its_sign(lang: str, minus: str) -> None:
    assert "+3" in told(lang, "claimed", ANNA, card("bubbling_potion"), 3, 7)
    assert minus in told(lang, "claimed", ANNA, card("evil_eye"), -2, 2)


def test_your_own_cards_are_told_once_and_by_name() -> None:
    assert told("en", "cards_drawn", ANNA, 2, viewer=ANNA) == ""
    assert told("en", "cards_drawn", ANNA, 2, viewer=BEN) == "Anna draws 2 cards."
    cards = (card("book"), card("door"))
    assert told("en", "cards_received", ANNA, cards, viewer=ANNA) == "You draw: Book, Door."


@pytest.mark.rule("kf card:market_day")
def test_a_card_handed_over_is_told_once_to_those_who_see_it() -> None:
    assert told("en", "card_handed_over", ANNA, BEN, viewer=CLEO) == "Anna hands a card to Ben."
    assert told("en", "card_handed_over", ANNA, BEN, viewer=BEN) == ""
    handed = (ANNA, BEN, card("door"))
    assert told("en", "card_handed", *handed, viewer=BEN) == "Anna hands the Door to you."
    assert told("de", "card_handed", *handed, viewer=ANNA) == "Du gibst „Tür“ an Ben weiter."


@pytest.mark.parametrize(
    ("lang", "many", "one"),
    [
        ("en", "The Zombies carry off: Book.", "The Ogre carries off: Book."),
        ("de", "„Zombies“ rauben: Buch.", "„Oger“ raubt: Buch."),
        ("ru", "«Зомби» утаскивают: Книга.", "«Людоед» утаскивает: Книга."),
    ],
)
@pytest.mark.rule("kf 7.5")
def test_several_monsters_on_one_card_are_told_as_several(lang: str, many: str, one: str) -> None:
    assert told(lang, "raided", card("zombies"), (card("book"),)) == many
    assert told(lang, "raided", card("ogre"), (card("book"),)) == one


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Alchemy: the Book is to count as gold."),
        ("de", "„Alchemie“ an: „Buch“ soll als Gold gelten."),
        ("ru", "карту «Алхимия»: «Книга» будет считаться золотом."),
    ],
)
def test_a_metal_stands_in_the_right_case(lang: str, said: str) -> None:
    gold = METALS.index("gold")
    told_so = told(lang, "metal_announced", ANNA, card("transmutation"), card("book"), gold)
    assert told_so.endswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("kf 8.4")
def test_a_role_is_offered_with_what_it_does(lang: str) -> None:
    words = Wording(INFO, kf(2, (("roles", 1),)), lang, ["Anna", "Ben"], strict=True)
    offered = [words.option(("be", role)) for role in range(len(ROLES))]
    assert "+1" in offered[0] and "−1" in offered[0]
    assert "+2" in offered[1]
    assert "+1" in offered[2] and "3" in offered[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("kf 8.3")
def test_every_way_to_form_teams_is_named_by_its_sizes(lang: str) -> None:
    words = Wording(INFO, kf(2, ()), lang, ["Anna", "Ben"], strict=True)
    sizes: list[list[int]] = INFO.part("names").TEAM_SIZES
    for number, teams in enumerate(sizes, start=1):
        named = words.text(f"setting-teams.value-{number}")
        assert named == " + ".join(str(size) for size in teams)
