"""The Fluent files themselves: whole in every language, and alike in what they speak of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.words import LANGUAGES
from tafelrunde.words.languages import COMMON_TEXTS, Texts
from tests.words.ftl import Text, arguments, common, of_game, variables

SOURCES = Path(tafelrunde.__file__).parent
NUMBERS = (0, 1, 2, 5, 21)
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

each_game = pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_other_language = pytest.mark.parametrize("lang", OTHERS)


def compare(english: dict[str, Text], other: dict[str, Text], lang: str) -> None:
    """Find keys that only one language has."""
    missing = sorted(english.keys() - other.keys())
    extra = sorted(other.keys() - english.keys())
    assert not missing, f"{lang}.ftl lacks {missing}"
    assert not extra, f"en.ftl lacks {extra}, which {lang}.ftl has"


def compare_arguments(english: dict[str, Text], other: dict[str, Text], lang: str) -> None:
    """Find texts that speak of different things in two languages."""
    for key in sorted(english.keys() & other.keys()):
        ours, theirs = arguments(english, key), arguments(other, key)
        assert ours == theirs, f"'{key}' speaks of {ours} in en.ftl, of {theirs} in {lang}.ftl"


def exclamations(texts: dict[str, Text], names: list[str]) -> list[str]:
    """Return the keys of texts that shout, but for names that are written with the mark."""
    found = []
    for key, text in texts.items():
        said = " ".join(text.said)
        for name in names:
            said = said.replace(name, "")
        if "!" in said:
            found.append(key)
    return found


@each_other_language
def test_the_common_texts_have_the_same_keys_in_every_language(lang: str) -> None:
    compare(common("en"), common(lang), lang)


@each_other_language
def test_the_common_texts_speak_of_the_same_things_in_every_language(lang: str) -> None:
    compare_arguments(common("en"), common(lang), lang)


@each_other_language
@each_game
def test_a_game_has_the_same_texts_in_every_language(info: GameInfo, lang: str) -> None:
    compare(of_game(info, "en"), of_game(info, lang), lang)


@each_other_language
@each_game
def test_a_game_speaks_of_the_same_things_in_every_language(info: GameInfo, lang: str) -> None:
    english = common("en") | of_game(info, "en")
    compare_arguments(english, common(lang) | of_game(info, lang), lang)


@each_language
def test_the_common_texts_never_shout(lang: str) -> None:
    assert not exclamations(common(lang), [])


@each_language
@each_game
def test_a_game_never_shouts_but_its_name(info: GameInfo, lang: str) -> None:
    names = [word for word in info.title.split() if "!" in word]
    assert not exclamations(of_game(info, lang), names)


@each_language
def test_every_common_text_can_be_told_with_any_number(lang: str) -> None:
    texts = Texts((COMMON_TEXTS,), lang)
    known = common(lang)
    for key, number in product(known, NUMBERS):
        told = texts.format(key, dict.fromkeys(variables(known, key), number))
        assert told is not None and told[0] and not told[1], f"{lang}.ftl, '{key}': {told}"


@each_language
@each_game
def test_a_game_has_a_title_and_a_blurb(info: GameInfo, lang: str) -> None:
    texts = of_game(info, lang)
    for key in ("game-title", "game-blurb"):
        assert key in texts and texts[key].said, f"{info.id}: {lang}.ftl has no '{key}'"


@each_other_language
@each_game
def test_a_game_is_translated_and_not_only_copied(info: GameInfo, lang: str) -> None:
    english, other = of_game(info, "en"), of_game(info, lang)
    for key in english.keys() & other.keys() - {"game-title"}:
        sentence = "".join(english[key].said)
        words = [word for word in sentence.split() if re.search(r"[^\W\d_]", word)]
        if len(words) > 3:  # shorter ones may be names
            assert sentence != "".join(other[key].said), f"'{key}' is English in {lang}.ftl"


def refusals() -> Iterator[tuple[str, str, str]]:
    """Yield the game (or nothing), the place and the key of every error text the code names."""
    for file in sorted(SOURCES.rglob("*.py")):
        place = file.relative_to(SOURCES)
        if "tests" in place.parts:
            continue
        game = place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else ""
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
                continue
            if re.fullmatch("error-[a-z-]*[a-z]", node.value):
                yield game, f"{place}:{node.lineno}", node.value


@each_language
def test_every_refusal_has_a_text(lang: str) -> None:
    folders = {info.folder.name: info for info in all_games()}
    found = list(refusals())
    assert {"error-over", "error-not-asked", "error-not-offered"} <= {key for *_, key in found}
    for game, place, key in found:
        texts = common(lang) | (of_game(folders[game], lang) if game else {})
        assert key in texts, f"{place} refuses with '{key}', which {lang}.ftl lacks"
