"""`tafelrunde lab` and `tafelrunde report`: what they print, write and refuse."""

from __future__ import annotations

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.terminal import Run, in_one_sentence
from tests.lab.trying import THREE_ARMS

QUICK = ("lab", "magpie", "test.toml", "--games", "4", "--cores", "1")
GOALS = "\n[goal]\nseat.points = 3\ncard.games = 0.01\nmoon.times = 2\n"


class Tags(HTMLParser):
    """Collects all tags of a page, as a browser would read it."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, list[str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, [name for name, _ in attrs]))


def tags_of(page: str) -> list[tuple[str, list[str]]]:
    tags = Tags()
    tags.feed(page)
    return tags.found


@pytest.fixture(autouse=True)
def experiment_file(plain_surroundings: None) -> None:
    Path("test.toml").write_text(THREE_ARMS + GOALS, "utf-8")


@pytest.mark.parametrize("command", ["lab", "report"])
def test_they_explain_themselves_with_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0 and f"Example: tafelrunde {command}" in ran.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("How long games are", "Who won: Seat", "What was played: Cards", "unsure")),
        ("de", ("Wie lange Partien dauern", "Wer gewann: Platz", "gespielt wurde: Karten")),
        ("ru", ("Сколько длятся партии", "Кто победил: Место", "Что сыграли: Карты")),
    ],
)
def test_findings_are_told_in_the_readers_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    ran = run(*QUICK, "--lang", lang)
    assert ran.code == 0, ran.err
    for word in ("worthless rings", *words):
        assert word in ran.out, word
    assert "[lab-" not in ran.out and "[heading-" not in ran.out


def test_goals_are_summed_up_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    lines = run(*QUICK).out.splitlines()
    assert lines[0] == "Goals"
    seats = next(line for line in lines if line.startswith("Seat"))
    assert "the fair share, give or take 3 points" in seats
    assert sum(int(count) for count in re.findall(r" (\d+)(?= )", seats.split("points")[1])) == 12


def test_a_goal_about_nothing_is_told(run: Run) -> None:
    assert "Nothing was measured that is called “moon”" in " ".join(run(*QUICK).out.split())


def test_programs_get_everything_as_json(run: Run) -> None:
    data = json.loads(run(*QUICK, "--json").out)
    assert data["games"] == {"as printed": 4, "worthless rings": 4, "one regular": 4}
    row = data["groups"]["seat"][0]
    assert row["share"]["low"] <= row["share"]["value"] <= row["share"]["high"]
    assert row["fair"] == 0.25 and row["verdict"] in ("kept", "missed", "unsure")


def test_results_are_kept_and_made_into_a_page_later(run: Run) -> None:
    assert "Results: kept.sqlite" in run(*QUICK, "--into", "kept.sqlite").out
    assert "Report: kept.html" in run("report", "kept.sqlite").out
    ran = run("report", "kept.sqlite", "--into", "pages/page.html", "--lang", "de")
    assert ran.code == 0 and "Bericht: pages/page.html" in ran.out
    page = Path("pages/page.html").read_text("utf-8")
    assert '<html lang="de">' in page and "Wer gewann: Platz" in page


def test_the_page_needs_nothing_from_elsewhere(run: Run) -> None:
    run(*QUICK, "--report", "page.html")
    page = Path("page.html").read_text("utf-8")
    assert "default-src 'none'" in page
    assert all(name not in ("src", "href") for _, names in tags_of(page) for name in names)
    specs = json.loads(re.findall(r"const specs = (\[.*\]);\n", page)[0])
    assert len(specs) == page.count("<figure>") == 4
    for arm in ("as printed", "worthless rings", "one regular"):
        assert arm in page


def test_an_arms_name_cannot_break_out_of_the_page(run: Run) -> None:
    bad = "</script><script>alert(1)</script>"
    Path("test.toml").write_text(THREE_ARMS.replace("as printed", bad), "utf-8")
    run(*QUICK, "--report", "page.html")
    page = Path("page.html").read_text("utf-8")
    assert [tag for tag, _ in tags_of(page)].count("script") == 2
    assert bad not in page


def test_a_league_has_its_page_made_the_same_way(run: Run) -> None:
    levels = ("--levels", "random,regular", "--games", "4", "--cores", "1")
    run("league", "magpie", *levels, "--into", "league.jsonl")
    ran = run("report", "league.jsonl", "--into", "league.html")
    assert ran.code == 0 and "Report: league.html" in ran.out
    assert "League: Magpie" in Path("league.html").read_text("utf-8")


def test_tables_are_written_as_markdown_for_documents(run: Run) -> None:
    run(*QUICK, "--into", "kept.sqlite")
    assert "Report: kept.md" in run("report", "kept.sqlite", "--markdown").out
    lines = Path("kept.md").read_text("utf-8").splitlines()
    assert lines[0] == "# Rings · Magpie"
    seats = lines.index("## Who won: Seat")
    assert lines[seats + 2].startswith("| Seat | Arm | Games | Won |")
    assert set(lines[seats + 3]) <= set("|-: ")
    assert lines[seats + 4].startswith("| 1 | as printed | 4 | ")
    beside = lines.index("## Seat: Times its share")
    assert lines[beside + 2] == "| Seat | as printed | worthless rings | one regular |"
    assert re.fullmatch(r"\| 1 (\| \d\.\d\d \(\d\.\d\d – \d\.\d\d\) ){3}\|", lines[beside + 4])
    for arm in ("as printed", "worthless rings", "one regular"):  # a table each, without the arm
        cards = lines.index(f"## What was played: Cards · {arm}")
        assert lines[cards + 2].startswith("| Cards | Of games |")
        assert lines[cards + 4].count("|") == lines[cards + 2].count("|")


def test_a_league_is_written_as_markdown_too(run: Run) -> None:
    levels = ("--levels", "random,regular", "--games", "4", "--cores", "1")
    run("league", "magpie", *levels, "--into", "league.jsonl")
    assert "Report: league.md" in run("report", "league.jsonl", "--markdown").out
    text = Path("league.md").read_text("utf-8")
    assert text.startswith("# League: Magpie\n") and "\n| regular |" in text


# What is refused


def test_a_wrong_path_to_a_number_is_told_with_the_arm(run: Run) -> None:
    Path("test.toml").write_text('[[arm]]\nname = "a"\ndata.cards.card.rnig.value = 1', "utf-8")
    sentence = in_one_sentence(run(*QUICK), 2)
    assert sentence.startswith("arm 'a': data.cards.card.rnig.value: there is no 'rnig': there are")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("lab", "nim", "test.toml"), "there is no game 'nim'"),
        (("report", "test.toml"), "test.toml holds no results of an experiment"),
    ],
)
def test_what_is_not_there_is_told(run: Run, command: tuple[str, ...], sentence: str) -> None:
    assert sentence in in_one_sentence(run(*command), 2)


@pytest.mark.parametrize("command", [("lab", "magpie", "none.toml"), ("report", "none.sqlite")])
def test_a_missing_file_is_told_with_the_systems_reason(run: Run, command: tuple[str, ...]) -> None:
    sentence = in_one_sentence(run(*command), 1)
    assert sentence == f"{command[-1]}: can't be read: No such file or directory."


def test_a_page_of_nothing_is_refused(run: Run) -> None:
    from tafelrunde.lab.experiments.results import results_of
    from tests.lab.trying import experiment

    with results_of(experiment(THREE_ARMS), Path("empty.sqlite")):
        pass
    assert "No game is finished yet" in in_one_sentence(run("report", "empty.sqlite"), 2)


def test_without_the_libraries_that_draw_nothing_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("tafelrunde.lab.league.report")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "altair", None)
    monkeypatch.delitem(sys.modules, "tafelrunde.lab.league.plots", raising=False)
    monkeypatch.delitem(sys.modules, "tafelrunde.lab.drawing", raising=False)
    sentence = in_one_sentence(run(*QUICK, "--report", "page.html"), 2)
    assert "pip install 'tafelrunde[lab]'" in sentence


def test_without_ray_it_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    sentence = in_one_sentence(run(*QUICK, "--ray", "auto"), 2)
    assert sentence == "--ray needs Ray: install it with pip install 'tafelrunde[ray]'."
