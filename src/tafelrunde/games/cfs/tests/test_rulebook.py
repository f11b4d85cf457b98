"""The rulebook tells the numbers and rows of the data files, and speaks in the texts' words."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.games.cfs.dungeon import shipped
from tafelrunde.games.cfs.names import PLAYING_CARDS, RANKS
from tafelrunde.kernel import NOBODY
from tafelrunde.words import LANGUAGES, Rulebook, Wording

INFO = load("cfs")
FIGURES = tomllib.loads((INFO.folder / "data" / "figures.toml").read_text("utf-8"))
TABLES = tomllib.loads((INFO.folder / "data" / "machines.toml").read_text("utf-8"))
KINDS = tomllib.loads((INFO.folder / "data" / "resources.toml").read_text("utf-8"))["kinds"]
RULES: dict[str, int] = FIGURES["rules"]

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Wording:
    return Wording(INFO, INFO.build(2), lang, ["Anna", "Ben"], NOBODY, strict=True)


def clause(number: str, lang: str) -> str:
    return Rulebook(INFO, lang).clause(number).text


def rows_of(number: str, lang: str) -> list[list[str]]:
    """Return the cells of all rows of a clause's tables, without their heads."""
    lines = [line for line in clause(number, lang).splitlines() if line.startswith("|")]
    heads = [place - 1 for place, line in enumerate(lines) if line.startswith("|---")]
    rows = [line for place, line in enumerate(lines) if place not in heads and "|---" not in line]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def signed(number: int) -> str:
    """Write a modifier as people do: with its sign, and a true minus."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def values_of(row: dict[str, Any]) -> list[str]:
    movement = " / ".join([str(fields) for fields in row["movement"]])
    return [movement, str(row["carries"]), signed(row["fights"])]


@pytest.mark.rule("cfs 8.2")
@each_language
def test_the_rulebook_tells_the_values_of_every_figure(lang: str) -> None:
    named = words(lang)
    told = [[named.kind("profile", row["id"]), *values_of(row)] for row in FIGURES["profile"]]
    assert rows_of("8.2", lang) == told


@pytest.mark.rule("cfs 8.3")
@each_language
def test_the_rulebook_tells_the_values_of_every_machine(lang: str) -> None:
    named = words(lang)
    told = [
        [named.kind("machine", row["id"]), str(row["number"]), *values_of(row)]
        for row in FIGURES["machine"]
    ]
    assert rows_of("8.3", lang) == told


def conditions_in_words(named: Wording, when: list[str]) -> str:
    told = ""
    for word in when:
        key = f"condition-{word.removeprefix('not ').replace('_', '-')}"
        one = named.text(f"{key}.not" if word.startswith("not ") else key)
        told = named.text("list-and", start=told, next=one) if told else one
    return told or named.text("row-otherwise")


@pytest.mark.rule("cfs 8.4")
@each_language
def test_the_rulebook_has_the_machines_tables_row_by_row(lang: str) -> None:
    named = words(lang)
    told = [
        [str(number), conditions_in_words(named, row["when"]), named.kind("deed", row["do"])]
        for machine in ("greifer", "krabber")
        for number, row in enumerate(TABLES[machine], 1)
    ]
    assert rows_of("8.4", lang) == told


@pytest.mark.rule("cfs 8.4")
@each_language
def test_each_table_of_the_machines_stands_under_their_name(lang: str) -> None:
    named = words(lang)
    heads = re.findall(r"^\*\*(.+)\*\*$", clause("8.4", lang), re.MULTILINE)
    assert heads == [named.kind("machine", "greifer"), named.kind("machine", "krabber")]


@pytest.mark.rule("cfs 8.5")
@each_language
def test_the_rulebook_names_all_resources_and_counts_them(lang: str) -> None:
    named = words(lang)
    first, kinds, *_ = clause("8.5", lang).splitlines()
    counted = [int(number) for number in re.findall(r"\d+", first)]
    assert counted == [RULES["kinds"], RULES["pieces"], RULES["copies"]]
    assert len(KINDS) == RULES["kinds"]
    listed = ", ".join([named.kind("resource", kind) for kind in KINDS])
    assert kinds.endswith(f": {listed}.")


@pytest.mark.rule("cfs 8.1")
@each_language
def test_our_dungeons_are_named_alike_in_rulebook_and_settings(lang: str) -> None:
    named = words(lang)
    for number, _ in enumerate(shipped()):
        assert named.text(f"setting-dungeon.value-{number}") in clause("8.1", lang)


@pytest.mark.rule("cfs 2.2")
@each_language
def test_the_rulebook_names_the_ranks_from_the_highest_down(lang: str) -> None:
    named = words(lang)
    last = len(RANKS) - 1
    clubs = [
        named.kind("playing_card", f"{RANKS[last - place]}_clubs") for place in range(last + 1)
    ]
    ranks = " ".join([card.removeprefix("♣") for card in clubs])
    assert Rulebook(INFO, lang).first_sentence("2.2").endswith(f": {ranks}.")


@pytest.mark.rule("cfs 7.1")
@each_language
def test_the_rulebook_tells_the_points_of_the_data_file(lang: str) -> None:
    points = [int(row[-1]) for row in rows_of("7.1", lang)]
    assert points == [RULES["matching"], RULES["sought"], RULES["plain"]]


@pytest.mark.rule("cfs 3.7")
@each_language
def test_the_rulebook_tells_what_is_added_to_the_dice(lang: str) -> None:
    added = [row[-1] for row in rows_of("3.7", lang)][1:]
    wanted = [RULES["attacker"], -RULES["burden"], -RULES["prone"]]
    assert added == [signed(number) for number in wanted]


@pytest.mark.rule("cfs 1.5")
@each_language
def test_the_rulebook_counts_the_playing_cards(lang: str) -> None:
    assert re.findall(r"\d+", clause("1.5", lang)) == [str(len(PLAYING_CARDS))]
