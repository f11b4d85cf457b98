"""The rulebook tells the numbers of data/cards.toml, and calls the cards what the texts do."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.words import LANGUAGES, Rulebook
from tests.words.ftl import of_game

INFO = load("frag")
DATA = tomllib.loads((INFO.folder / "data" / "cards.toml").read_text("utf-8"))
CARDS = [(deck, row) for deck in ("weapon", "gadget", "special") for row in DATA[deck]]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_card = pytest.mark.parametrize(("deck", "row"), CARDS, ids=[row["id"] for _, row in CARDS])


def last_line(card: str, lang: str) -> str:
    """Return the line of a card's clause that tells its numbers."""
    return Rulebook(INFO, lang).clause(f"card:{card}").text.splitlines()[-1]


def numbers_of(deck: str, row: dict[str, Any]) -> list[int]:
    """Return the numbers a card's last line tells: copies, ammunition if any, damage dice."""
    if deck != "weapon":
        return [row["copies"]]
    return [row["copies"], *([row["ammo"]] if row["ammo"] else []), row["dice"]]


def test_the_cards_stand_in_the_rulebook_in_the_order_of_the_data_file() -> None:
    told = [clause for clause in Rulebook(INFO, "en").clauses if clause.startswith("card:")]
    assert told == [f"card:{row['id']}" for _, row in CARDS]


def test_the_rulebook_counts_the_cards_of_each_deck() -> None:
    counted = [sum(row["copies"] for row in DATA[deck]) for deck in ("weapon", "gadget", "special")]
    assert [sum(counted), *counted] == [112, 34, 56, 22]
    for lang in LANGUAGES:
        told = re.findall(r"\b\d{2,3}\b", Rulebook(INFO, lang).clause("1.4").text)
        assert [int(number) for number in told] == [112, 34, 56, 22], lang


@each_language
@each_card
def test_a_cards_last_line_tells_its_numbers(deck: str, row: dict[str, Any], lang: str) -> None:
    line = last_line(row["id"], lang)
    assert [int(number) for number in re.findall(r"\d+", line)] == numbers_of(deck, row)
    assert f" {row.get('letter', '')}" in line


@each_language
@each_card
def test_a_card_is_called_the_same_in_rulebook_and_texts(
    deck: str, row: dict[str, Any], lang: str
) -> None:
    name = of_game(INFO, lang)[f"card-{row['id'].replace('_', '-')}"].said
    assert "".join(name) == Rulebook(INFO, lang).clause(f"card:{row['id']}").title


@each_language
@pytest.mark.parametrize(
    ("card", "number"),
    [
        *[("shotgun", "scatters_beyond"), ("chainsaw", "reach"), ("flamethrower", "reach")],
        *[("missile_launcher", "extra"), ("portable_nuke", "blast"), ("medpack", "heal")],
        *[("enhanced_medpack", "heal"), ("adrenaline_surge", "health"), ("light_armor", "pool")],
        *[("heavy_armor", "pool"), ("speed_boost", "speed"), ("targeting_system", "accuracy")],
        *[("enhanced_damage", "dice"), ("over_under", "dice"), ("energy_shield", "pool")],
        *[("exoskeleton", "pool"), ("exoskeleton", "speed"), ("power_leap", "leap")],
    ],
)
def test_a_cards_own_numbers_stand_in_its_first_sentence(card: str, number: str, lang: str) -> None:
    row = next(row for _, row in CARDS if row["id"] == card)
    sentence = Rulebook(INFO, lang).first_sentence(f"card:{card}")
    assert str(row[number]) in re.findall(r"\d+", sentence), sentence
