"""The cards' texts, in every language, say what data/cards.toml has the cards do.

Whoever changes a number, a sort or a trait there is told here which texts are wrong now. What is
printed on a card is the first paragraph of its clause; a numeral in it stands for a number of the
data file, and a number that is none (“one action less”) is written as a word.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.words import LANGUAGES, Rulebook
from tests.words.ftl import of_game

Row = dict[str, Any]

INFO = load("kf")
CARDS: Final[list[Row]] = tomllib.loads((INFO.folder / "data" / "cards.toml").read_text("utf-8"))[
    "card"
]
METALS = ("bronze", "silver", "gold")
BONUSES = ("hand", "adds", "hits", "guards", "guards_below", "claim", "roll")
COUNTS = ("takes", "draws")
LONGEST_NAME = 18  # letters, in the head of a card
LONGEST_TEXT = 165  # letters, on a card in the hand

# The kinds of cards a text can speak of, as patterns: English, German, Russian
KINDS: Final[dict[str, tuple[str, str, str]]] = {
    "item": (r"\bitems?\b", "gegenst", "предмет"),
    "treasure": ("treasure", "sch[aä]tz", "сокровищ"),
    "bronze": ("bronze", "bronze", "бронзов"),
    "silver": ("silver", "silber", "серебрян"),
    "gold": ("gold", "gold", "золот"),
    "potion": ("potion", "tr[aä]nk", "зел[иь]"),
    "scroll": ("scroll", "schriftrolle", "свит"),
    "magic": ("magic card", "magiekarte", "магическ"),
    "monster": ("monster", "monster", "чудовищ"),
    "place": ("places", r"\borte\b", r"\bмест\b"),
    "trap": ("doors and traps", "türen und fallen", "дверей и ловушек"),
    "surprise": ("surprise", "überraschung", "сюрприз"),
    "companion": ("companion", "gefährte", "спутник"),
    "any": (r"\ball\b", r"\balle\b", r"\bвсем\b"),
}
# The kinds that make up a sort of the data file, where it is not a kind itself
SORTS: Final[dict[str, set[str]]] = {
    **{metal: {metal, "treasure"} for metal in METALS},
    "gear": {"potion", "scroll", "magic"},
    "spell": {"scroll", "magic"},
}
# What a card with a trait says, and no other card does: English, German, Russian
TRAITS: Final[dict[str, tuple[str, str, str]]] = {
    "one_realm": (
        "of one other player.",
        "eines einzigen anderen Spielers.",
        "одного из других игроков.",
    ),
    "bold": ("The Castle can't keep", "Das Schloss hält", "Замок его не останавливает"),
    "grows": (
        "exit number rises by one for each",
        "Abgangszahl steigt um eins für jeden",
        "число выхода растёт на единицу за каждый",
    ),
    "rises": ("back into the draw pile", "zurück in den Zugstapel", "возвращаются в колоду"),
    "free": ("Costs no action.", "Kostet keine Handlung.", "Действия не стоит."),
    "free_swap": (
        "replacement costs no action",
        "Umbesetzung keine Handlung",
        "замена не стоит действия",
    ),
    "wild": ("Lies in the wilderness.", "Liegt in der Wildnis.", "Лежит в глуши."),
    "blocks": (
        "that player's actions must go against",
        "müssen sich dessen Handlungen gegen",
        "его действия должны быть направлены против",
    ),
    "costs_turn": ("next turn is lost", "nächster Zug fällt aus", "следующий ход пропадает"),
    "costs_action": ("one action less", "eine Handlung weniger", "на одно действие меньше"),
    "aim=rival": (
        "Lies in another player's realm:",
        "Liegt im Reich eines anderen Spielers:",
        "во владениях другого игрока:",
    ),
    "aim=own_item": ("of your items:", "Gegenstände:", "из своих предметов:"),
    "category=bronze": ("A bronze treasure.", "Ein Bronzeschatz.", "Бронзовое сокровище."),
    "category=silver": ("A silver treasure.", "Ein Silberschatz.", "Серебряное сокровище."),
    "category=gold": ("A gold treasure.", "Ein Goldschatz.", "Золотое сокровище."),
}
ORDER = ("en", "de", "ru")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def paragraphs(row: Row, lang: str) -> list[str]:
    """Return the paragraphs of a card's clause: printed text, perhaps rulings, flavour."""
    return Rulebook(INFO, lang).clause(f"card:{row['id']}").text.split("\n\n")


def printed(row: Row, lang: str) -> str:
    """Return the text printed on a card."""
    return paragraphs(row, lang)[0]


def numerals(text: str) -> list[str]:
    """Return the numbers of a text as they stand there, with their signs."""
    return re.findall(r"[+−-]?\d+", text)


def numbers_of(row: Row) -> list[str]:
    """Return the numbers of a card's effects, as a text should write them."""
    bonuses = [f"{row[key]:+d}".replace("-", "−") for key in BONUSES if key in row]
    return bonuses + [str(row[key]) for key in COUNTS if key in row]


def kinds_told(row: Row, lang: str) -> set[str]:
    """Return the kinds of cards a text speaks of, besides the treasure it is printed on."""
    _, _, about = printed(row, lang).rpartition(". " if row["category"] in METALS else "\n")
    spoken = about.casefold()
    return {kind for kind, said in KINDS.items() if re.search(said[ORDER.index(lang)], spoken)}


def kinds_of(row: Row) -> set[str]:
    """Return the kinds of cards a card works on by the data file."""
    sorts = [row[key] for key in ("entering", "beating", "warding", "from") if key in row]
    return {kind for sort in sorts for kind in SORTS.get(sort, {sort})}


def has_trait(row: Row, trait: str) -> bool:
    """Say whether a card has a trait such as "bold" or "aim=rival" in the data file."""
    key, _, value = trait.partition("=")
    return row.get(key) == value if value else bool(row.get(key))


@each_language
def test_the_numerals_on_a_card_are_the_numbers_of_its_effects(lang: str) -> None:
    wrong = {
        f"card:{row['id']}": f"the data has {numbers_of(row)}, the text “{printed(row, lang)}”"
        for row in CARDS
        if numerals(printed(row, lang)) != numbers_of(row)
    }
    assert not wrong, f"rulebook/{lang}.md tells other numbers than data/cards.toml"


@each_language
def test_a_card_names_the_kinds_of_cards_it_works_on(lang: str) -> None:
    wrong = {
        f"card:{row['id']}": f"the data has {kinds_of(row)}, the text “{printed(row, lang)}”"
        for row in CARDS
        if kinds_of(row) and kinds_told(row, lang) != kinds_of(row)
    }
    assert not wrong, f"rulebook/{lang}.md speaks of other cards than data/cards.toml"


@each_language
def test_a_card_tells_what_sets_it_apart_and_no_other_card_does(lang: str) -> None:
    wrong = [
        f"card:{row['id']} {trait}: “{printed(row, lang)}”"
        for row in CARDS
        for trait, said in TRAITS.items()
        if (said[ORDER.index(lang)] in printed(row, lang)) != has_trait(row, trait)
    ]
    assert not wrong, f"rulebook/{lang}.md tells other traits than data/cards.toml"


@each_language
def test_the_cards_stand_in_the_rulebook_in_the_order_of_the_data_file(lang: str) -> None:
    told = [clause for clause in Rulebook(INFO, lang).clauses if clause.startswith("card:")]
    assert told == [f"card:{row['id']}" for row in CARDS]


@each_language
def test_a_card_has_one_name_of_its_own_that_fits_in_its_head(lang: str) -> None:
    texts = of_game(INFO, lang)
    names = ["".join(texts[f"card-{row['id'].replace('_', '-')}"].said) for row in CARDS]
    assert names == [Rulebook(INFO, lang).clause(f"card:{row['id']}").title for row in CARDS]
    assert len(set(names)) == len(CARDS)
    assert [name for name in names if len(name) > LONGEST_NAME] == []


@each_language
def test_a_card_says_briefly_what_it_does_and_ends_with_a_word_of_its_own(lang: str) -> None:
    last = [paragraphs(row, lang)[-1] for row in CARDS]
    assert [words for words in last if not re.fullmatch(r"\*[^*]+\*", words)] == []
    assert len(set(last)) == len(CARDS)
    first = [printed(row, lang) for row in CARDS]
    assert [text for text in first if len(text) > LONGEST_TEXT or "*" in text] == []
