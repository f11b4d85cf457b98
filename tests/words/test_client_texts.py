"""The client's own texts: the same in all languages, all there, and all used."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tafelrunde.server.protocol.errors import REFUSALS
from tafelrunde.words import LANGUAGES
from tests.words.ftl import Text, arguments, read

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "client" / "src"
TEXTS = SOURCES / "texts"
BYES = {"flood", "slow", "restart", "malformed"}  # with which the server may hang up

# How keys begin: with the word for their part of the client. Classes and ids begin otherwise.
BEGINNINGS = "|".join(
    sorted({key.split("-")[0] for file in TEXTS.rglob("*en.ftl") for key in read(file)})
)
# t("ui-close"); words.text("coach-costs") looks among the games' texts and those common to all.
KEY = re.compile(rf"""(?<!words\.text\()["'`]((?:{BEGINNINGS})-[a-z0-9][a-z0-9.-]*)["'`]""")
# t(`ui-level-${level}`): any word may stand in the gap.
TEMPLATE = re.compile(rf"`((?:{BEGINNINGS})-[^`]*\$\{{[^`]*)`")
GAP = re.compile(r"\$\{[^}]*\}")

pytestmark = pytest.mark.skipif(
    "TAFELRUNDE_EXPECT_COMPILED" in os.environ,
    reason="the compiled copy has no client of its own; the plain build's tests look at it",
)

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts(lang: str) -> dict[str, Text]:
    """Return all texts of the client in one language."""
    found: dict[str, Text] = {}
    for file in sorted([TEXTS / f"{lang}.ftl", *TEXTS.rglob(f"*.{lang}.ftl")]):
        own = read(file)
        twice = sorted(own.keys() & found.keys())
        assert not twice, f"{file.name} says again what another file says: {twice}"
        found |= own
    return found


def code() -> str:
    """Return all sources of the client that speak."""
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    assert len(files) > 20
    return "\n".join(file.read_text("utf-8") for file in files if file.name != "types.ts")


def templates(said: str) -> list[re.Pattern[str]]:
    """Return the patterns of all keys that are put together from parts."""
    parts = [GAP.split(template) for template in TEMPLATE.findall(said)]
    return [re.compile("[a-z0-9-]+".join(map(re.escape, one))) for one in parts]


@each_language
def test_every_language_has_the_same_texts_with_the_same_variables(lang: str) -> None:
    english, other = texts("en"), texts(lang)
    assert other.keys() == english.keys()
    for key in english:
        assert arguments(other, key) == arguments(english, key), f"{lang}: {key}"


@each_language
def test_every_refusal_and_every_farewell_has_a_text(lang: str) -> None:
    wanted = {f"refused-{name}" for name in REFUSALS} | {f"bye-{name}" for name in BYES}
    missing = wanted - texts(lang).keys()
    assert not missing, f"client/src/texts/{lang}.ftl lacks {sorted(missing)}"


def test_every_text_the_client_asks_for_is_there() -> None:
    known, said = texts("en").keys(), code()
    missing = {key for key in KEY.findall(said) if key not in known}
    assert not missing, f"asked for, but in no file: {sorted(missing)}"
    for pattern in templates(said):
        assert any(pattern.fullmatch(key) for key in known), f"no text is like {pattern.pattern}"


def test_no_text_lies_about_unused() -> None:
    said = code()
    asked = set(KEY.findall(said))
    patterns = templates(said)
    unused = [
        key
        for key in texts("en")
        if key not in asked
        and not any(pattern.fullmatch(key) for pattern in patterns)
        and not key.startswith("refused-")  # the server names these
    ]
    assert not unused, f"no source asks for {unused}"


@each_language
def test_texts_are_friendly_and_end_where_they_should(lang: str) -> None:
    for key, text in texts(lang).items():
        whole = "".join(text.said)
        assert "!" not in whole.replace("BANG!", ""), f"{lang}: {key} shouts"
        assert not any("  " in part for part in text.said), f"{lang}: {key} has two spaces"
        if key.startswith(("refused-", "bye-")):
            assert whole.rstrip().endswith("."), f"{lang}: {key} is no sentence"


def test_texts_of_a_part_are_asked_for_only_where_they_come_along() -> None:
    loaded_with = {file.name.split(".")[0] for file in (TEXTS / "parts").glob("*.ftl")}
    assert {"summary", "lab", "frag"} <= loaded_with
    for part in loaded_with:
        own = read(TEXTS / "parts" / f"{part}.en.ftl").keys()
        for file in SOURCES.rglob("*"):
            if file.suffix in (".svelte", ".ts") and part not in file.relative_to(SOURCES).parts:
                strays = own & set(KEY.findall(file.read_text("utf-8")))
                assert not strays, f"{file.name} asks for {strays}, which come with {part}"
