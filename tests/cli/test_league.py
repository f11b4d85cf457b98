"""`tafelrunde league`: the table it prints, the report it writes, what it refuses."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from tafelrunde.bots import known_levels
from tafelrunde.games.catalog import load
from tafelrunde.lab.clairvoyant import CLAIRVOYANT
from tests.cli.terminal import Run, in_one_sentence

QUICK = ("league", "magpie", "--levels", "random,regular", "--games", "12", "--cores", "1")


def test_it_explains_itself_with_examples(run: Run) -> None:
    ran = run("league", "--help")
    assert ran.code == 0 and "Example: tafelrunde league" in ran.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Rating", "95 % interval", "regular is 1500", "12 games with 6 different deals.")),
        ("de", ("Wertung", "95-%-Bereich", "regular hat 1500", "12 Partien")),
        ("ru", ("Рейтинг", "95-%-интервал", "12 партий, раскладов: 6.")),
    ],
)
def test_the_table_is_told_in_the_readers_language(
    run: Run, lang: str, words: tuple[str, ...]
) -> None:
    ran = run(*QUICK, "--lang", lang)
    assert ran.code == 0
    for word in words:
        assert word in ran.out, word


def test_with_luck_taken_out_the_table_has_both_shares_and_says_so(run: Run) -> None:
    ran = run(*QUICK, "--luck", "2", "--lang", "en", "--into", "kept.jsonl")
    told = " ".join(ran.out.split())
    assert "Without luck" in told and "what dice and draws brought (2 samples each)" in told
    assert len(ran.out.splitlines()[2].split()) == len(run(*QUICK).out.splitlines()[1].split()) + 1
    assert "holds another league" in in_one_sentence(run(*QUICK, "--into", "kept.jsonl"), 2)


def test_bang_says_that_sides_are_swapped(run: Run) -> None:
    ran = run(
        *("league", "bang", "--levels", "regular", "--against", "random"),
        *("--games", "4", "--cores", "1"),
    )
    assert "the Renegades’ level takes turns" in " ".join(ran.out.split())


def test_programs_get_everything_as_json(run: Run) -> None:
    data = json.loads(run(*QUICK, "--json").out)
    assert data["games"] == 12 and data["contest"]["players"] == 4
    assert [row["level"] for row in data["standings"]] == ["random", "regular"]
    for row in data["standings"]:
        assert row["share"]["low"] <= row["share"]["value"] <= row["share"]["high"]
        assert row["games"] == 12 and row["decisions"] > 0


def test_results_are_kept_and_continued(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--into", "kept.jsonl")
    before = (tmp_path / "kept.jsonl").read_text("utf-8")
    more = (*QUICK[:5], "16", *QUICK[6:], "--into", "kept.jsonl")
    assert "16 games" in run(*more).out
    assert (tmp_path / "kept.jsonl").read_text("utf-8").startswith(before)
    other = (*more, "--seed", "another")
    assert "holds another league" in in_one_sentence(run(*other), 2)


def test_the_report_asks_nobody_for_anything(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("altair")
    ran = run(*QUICK, "--report", "league.html", "--lang", "de")
    assert ran.code == 0 and ran.out.rstrip().endswith("Bericht: league.html")
    page = (tmp_path / "league.html").read_text("utf-8")
    assert page.startswith('<!doctype html>\n<html lang="de">')
    assert "default-src 'none'" in page
    tags = re.findall(r"<(?:script|link|img|iframe)\b[^>]*>", page[: page.index("<script>")])
    assert tags == [] and page.count("<script>") == page.count("</script>") == 2
    for word in ("Liga: ", "Wertung", "Platz 4", "vegaEmbed"):
        assert word in page, word


def test_a_report_without_its_libraries_is_refused_before_the_first_game(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tafelrunde.lab.league.report", None)
    monkeypatch.setattr("tafelrunde.cli.standings.play_league", None)
    sentence = in_one_sentence(run(*QUICK, "--report", "league.html"), 2)
    assert "pip install 'tafelrunde[lab]'" in sentence


def test_budgets_are_for_all_who_search_or_for_one_level(run: Run) -> None:
    budgets = {
        "40": [["strong", 40, 0.0], [CLAIRVOYANT, 40, 0.0]],
        "strong=30,clairvoyant=5": [["strong", 30, 0.0], [CLAIRVOYANT, 5, 0.0]],
    }
    for text, found in budgets.items():
        ran = run(
            *("league", "magpie", "--players", "2", "--levels", "strong,clairvoyant"),
            *("--iterations", text, "--games", "2", "--cores", "1", "--option", "rounds=3"),
            "--json",
        )
        assert json.loads(ran.out)["contest"]["budgets"] == found


def test_what_there_is_not_is_refused(run: Run) -> None:
    refusals = {
        ("--levels", "x"): "there is no bot 'x': there are random",
        ("--levels", "random"): "a league needs two different levels at least.",
        ("--iterations", "many"): "write a number, or strong=100,expert=1000, not 'many'.",
        ("--iterations", "=5"): "write a number, or strong=100,expert=1000, not '=5'.",
        ("--seconds", "random=1"): "think for a given time, not 'random'.",
        ("--players", "9"): "is for 2 to 5 players, not 9.",
    }
    for flags, sentence in refusals.items():
        assert sentence in in_one_sentence(run("league", "magpie", *flags), 2), flags


def test_ratings_for_people_need_every_level_and_say_so_before_the_first_game(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.cli.standings.play_league", None)
    sentence = in_one_sentence(run(*QUICK, "--write-ratings"), 2)
    assert sentence.startswith("ratings for people need a league with beginner")


def test_without_levels_all_play_but_the_one_who_sees_everything() -> None:
    from tafelrunde.cli.standings import LeagueWish, contest_of

    nothing: tuple[str, str, str, str] = ("", "", "", "")
    wish = LeagueWish(
        *("magpie", 10, 0, *nothing, 0, "seed", "", [], [], 1, None, None, False, "en", False)
    )
    assert contest_of(wish).levels == known_levels(load("magpie"))
    assert CLAIRVOYANT not in contest_of(wish).levels


# Ratings of several leagues


@pytest.fixture
def two_leagues(run: Run) -> tuple[str, str]:
    """Two leagues that have regular bots in common, kept in files."""
    for level in ("random", "beginner"):
        names = ("--levels", level, "--against", "regular", "--into", f"{level}.jsonl")
        run("league", "magpie", *names, "--games", "8", "--cores", "1")
    return "random.jsonl", "beginner.jsonl"


@pytest.mark.parametrize(("lang", "word"), [("en", "Rating"), ("de", "Wertung"), ("ru", "Рейтинг")])
def test_leagues_are_rated_together(
    run: Run, two_leagues: tuple[str, str], lang: str, word: str
) -> None:
    ran = run("ratings", "magpie", *two_leagues, "--lang", lang)
    assert ran.code == 0 and word in ran.out
    assert all(level in ran.out for level in ("random", "beginner", "regular"))
    data = json.loads(run("ratings", "magpie", *two_leagues, "--json").out)
    assert data["games"] == 16 and data["players"] == 4
    assert data["ratings"]["regular"] == {"value": 1500.0, "error": 0.0}


def test_ratings_of_too_few_levels_are_not_written(run: Run, two_leagues: tuple[str, str]) -> None:
    sentence = in_one_sentence(run("ratings", "magpie", *two_leagues, "--write"), 2)
    assert "ratings for people need a league with strong, expert as well" in sentence


def test_files_that_do_not_belong_together_are_refused(
    run: Run, two_leagues: tuple[str, str]
) -> None:
    Path("nonsense.jsonl").write_text("no league\n", "utf-8")
    names = ("--levels", "random", "--against", "regular", "--into", "three.jsonl")
    run("league", "magpie", *names, "--games", "3", "--cores", "1", "--players", "3")
    for game, files, said in (
        ("kf", two_leagues, "random.jsonl is not a league of KRALLEN & FALLEN"),
        ("magpie", ("nonsense.jsonl",), "nonsense.jsonl holds no results of a league"),
        ("magpie", (*two_leagues, "three.jsonl"), "three.jsonl was played at another table"),
    ):
        assert said in in_one_sentence(run("ratings", game, *files), 2), said
    missing = in_one_sentence(run("ratings", "magpie", "missing.jsonl"), 1)
    assert missing == "missing.jsonl: can't be read: No such file or directory."
