"""The rulebooks: the same clauses in every language, and exactly those the game must cover."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.kernel import RulesError
from tafelrunde.words import LANGUAGES, Rulebook
from tafelrunde.words.rulebook import first_sentence

each_game = pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def clauses_of(info: GameInfo) -> list[str]:
    """Return the clauses of the base game and of the modules there are, in the game's order."""
    file = info.folder / "data" / "clauses.toml"
    assert file.is_file(), f"{info.id} has no data/clauses.toml"
    modules = {module["id"] for module in info.modules}
    sections = tomllib.loads(file.read_text("utf-8"))["section"]
    applying = [row for row in sections if row.get("needs") in modules | {None}]
    return [clause for row in applying for clause in row["clauses"]]


@each_language
@each_game
def test_a_rulebook_has_exactly_the_clauses_of_the_game(info: GameInfo, lang: str) -> None:
    wanted, found = clauses_of(info), list(Rulebook(info, lang).clauses)
    missing = [clause for clause in wanted if clause not in found]
    extra = [clause for clause in found if clause not in wanted]
    assert not missing, f"{info.id}: rulebook/{lang}.md lacks the clauses {missing}"
    assert not extra, f"{info.id}: data/clauses.toml does not know {extra} of rulebook/{lang}.md"
    assert found == wanted, f"{info.id}: rulebook/{lang}.md has its clauses in another order"


@each_language
@each_game
def test_rulebooks_have_the_same_chapters_as_in_english(info: GameInfo, lang: str) -> None:
    english, other = Rulebook(info, "en"), Rulebook(info, lang)
    shape = [(chapter.number, chapter.clauses) for chapter in english.chapters]
    assert [(chapter.number, chapter.clauses) for chapter in other.chapters] == shape


@each_language
@each_game
def test_every_clause_has_a_title_and_opens_with_a_sentence(info: GameInfo, lang: str) -> None:
    book = Rulebook(info, lang)
    for clause_id, clause in book.clauses.items():
        assert clause.title and clause.title[0] not in "0123456789.", f"{lang}.md, {clause_id}"
        sentence = book.first_sentence(clause_id)
        assert sentence.endswith((".", "?")), f"{lang}.md, {clause_id}: {sentence!r}"
        assert not set("*`|#") & set(sentence), f"{lang}.md, {clause_id}: {sentence!r}"


def test_a_clause_has_its_title_and_its_whole_text() -> None:
    clause = Rulebook(load("bang"), "en").clause("2.2")
    assert clause.title == "Arrows and the Indian attack"
    assert clause.text.startswith("Each arrow you have just rolled")
    assert clause.text.endswith("unless the attack has eliminated you (4.3).")


def test_a_chapter_has_its_number_title_introduction_and_clauses() -> None:
    chapter = Rulebook(load("bang"), "en").chapters[2]
    assert (chapter.number, chapter.title, chapter.intro) == ("3", "Resolving the dice", "")
    assert chapter.clauses == ("3.1", "3.2", "3.3", "3.4")
    assert Rulebook(load("bang"), "en").chapters[4].intro.startswith("Everybody has one character")


def test_a_rulebook_has_a_title_and_an_introduction() -> None:
    book = Rulebook(load("bang"), "en")
    assert book.title == "BANG! The Dice Game"
    assert book.intro.startswith("Somewhere in this town sits a Sheriff")


@pytest.mark.parametrize(
    ("markdown", "sentence"),
    [
        ("One.\nTwo.", "One."),
        ("It wraps\nto the next line. Then more.", "It wraps to the next line."),
        ("*Our ruling:* all die, see 4.3. Then more.", "Our ruling: all die, see 4.3."),
        ("Das gilt z. B. Für alle. Und mehr.", "Das gilt z. B. Für alle."),
        ("Смотрите п. 7.1, там всё. Дальше.", "Смотрите п. 7.1, там всё."),
        ("In BANG! The Dice Game you roll. And shoot.", "In BANG! The Dice Game you roll."),
        ("Who may (all of you)? You.", "Who may (all of you)?"),
        ("- a list\n\nThen **prose**. More.", "Then prose."),
        ("See [the rule](#2.3) first. More.", "See the rule first."),
        ("A 2 counts as a 1. First you aim.", "A 2 counts as a 1."),
        ("No end", "No end"),
        ("", ""),
    ],
)
def test_the_first_sentence_ends_where_a_reader_would_end_it(markdown: str, sentence: str) -> None:
    assert first_sentence(markdown) == sentence


def book_of(folder: Path, markdown: str) -> Rulebook:
    (folder / "rulebook").mkdir()
    (folder / "rulebook" / "en.md").write_text(markdown, "utf-8")
    toml = {"id": "odd", "title": "Odd", "rules_version": 1, "credits": ""}
    seats = {"fewest": 2, "most": 5, "usual": 5}
    return Rulebook(GameInfo(folder, {**toml, "seats": seats}), "en")


def test_a_heading_without_an_anchor_is_named(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"'### 1\.1 Cards' should look like"):
        book_of(tmp_path, "# Odd\n\n## 1 First\n\n### 1.1 Cards\nText.\n")


def test_a_clause_that_comes_twice_is_named(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"two clauses 1\.1"):
        book_of(tmp_path, "# Odd\n## 1 One\n### 1.1 A {#1.1}\nA.\n## 2 Two\n### 1.1 B {#1.1}\nB.\n")


def test_an_anchor_need_not_be_a_number(tmp_path: Path) -> None:
    book = book_of(tmp_path, "# Odd\n## 1 Cards\n### Lag {#card:lag}\nYou are late. Very.\n")
    assert book.clause("card:lag").title == "Lag"
    assert book.first_sentence("card:lag") == "You are late."


def test_an_unknown_clause_and_a_missing_rulebook_are_named() -> None:
    with pytest.raises(RulesError, match=r"has no clause 99\.9"):
        Rulebook(load("bang"), "en").clause("99.9")
    with pytest.raises(RulesError, match="no rulebook in 'fr'"):
        Rulebook(load("bang"), "fr")
