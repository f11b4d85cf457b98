"""KRALLEN & FALLEN in the terminal: realms, wilderness, announcements and hands can be read."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from tafelrunde.cli.tables import Scene, drawing_for
from tafelrunde.cli.tables.scene import PLAIN_SIGNS
from tafelrunde.games.kf.names import CARDS, ENTRY, EXIT
from tafelrunde.games.kf.tests.table import INFO, Table
from tafelrunde.kernel import NOBODY
from tafelrunde.words import Wording
from tests.cli.terminal import Run
from tests.games.story import TABLES

DRAWING = drawing_for("kf")


@pytest.fixture(autouse=True)
def tables_of_this_test() -> None:
    TABLES.clear()


def numbers(name: str) -> str:
    """Return the numbers printed on a card."""
    place = CARDS.index(name)
    return f"{ENTRY[place]}/{EXIT[place]}"


def scene(t: Table, viewer: int = 0, whole: bool = False, lang: str = "en") -> Scene:
    words = Wording(INFO, t.game, lang, t.names, viewer, strict=True)
    view = t.game.view(t.s, viewer)
    return Scene({**view, "over": t.game.over(t.s)}, words, viewer, 200, PLAIN_SIGNS, whole)


def drawn(part: RenderableType | None) -> list[str]:
    """Return the lines of a drawing without trailing spaces."""
    assert part is not None
    console = Console(file=io.StringIO(), width=200, color_system=None)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def table() -> Table:
    """Anna has a treasure in the Chest; a Dragon sits on Ben's Wand."""
    return Table(
        anna={
            "hand": ["stumble", "castle"],
            "realm": ["crown", {"card": "chest", "on": "crown"}, "dwarf"],
            "foe": "dragon",
            "tries": 2,
        },
        ben={"hand": ["fox", "thimble"]},
        wilderness=[{"card": "dragon", "loot": ["wand"]}],
        discards=["book", "banishing"],
    )


def test_a_realm_shows_metals_exit_numbers_and_what_lies_on_what() -> None:
    t = table()
    lines = drawn(DRAWING.board(scene(t)))
    chest, dwarf = t.exit_number("chest"), t.exit_number("dwarf")
    assert f"anna: Lost Crown (gold) + Chest ({chest}) - Dwarf ({dwarf})" in lines
    assert "ben: nothing yet" in lines


def test_the_wilderness_shows_monsters_with_their_loot() -> None:
    t = table()
    assert f"Wilderness: Dragon ({t.exit_number('dragon')}) [Wand]" in drawn(
        DRAWING.board(scene(t))
    )


def test_seats_show_metals_hands_and_experience() -> None:
    row = next(line for line in drawn(DRAWING.board(scene(table()))) if "(you)" in line)
    assert row.split() == [">", "anna", "(you)", "gold", "2/5", "Dragon", "+2"]


def test_your_hand_is_shown_with_the_numbers_on_the_cards_and_nobody_elses() -> None:
    lines = drawn(DRAWING.board(scene(table())))
    hand = f"Castle {numbers('castle')} - Stumble {numbers('stumble')}"
    assert f"Hand (entry/exit): {hand}" in lines
    assert not any("Fox" in line or "Thimble" in line for line in lines)
    spectator = drawn(DRAWING.board(scene(table(), viewer=NOBODY)))
    assert not any("Castle" in line or "Stumble" in line for line in spectator)


def test_the_whole_table_tells_what_the_cards_say_and_all_discards() -> None:
    lines = drawn(DRAWING.board(scene(table(), whole=True)))
    assert "  Castle: Monsters can't take items from your realm." in lines
    assert any(line.startswith("  Wand: ") for line in lines)
    assert any(line.endswith("Discards: Book - Begone, Beast") for line in lines)
    lines = drawn(DRAWING.board(scene(table())))
    assert any(line.endswith("Discards: 2, … Begone, Beast") for line in lines)


def test_what_is_announced_is_shown_with_what_it_needs() -> None:
    t = table()
    assert DRAWING.tray(scene(t)) is None
    t.act("anna", "attack dragon")
    first, line = drawn(DRAWING.tray(scene(t)))
    assert first == "Announced:"
    assert line == f"  anna, exit: Dragon   Needed: {t.exit_number('dragon')}   Bonus: +2"


@pytest.mark.parametrize(
    ("lang", "asked"),
    [("en", "What do you do?"), ("de", "Was tust du?"), ("ru", "Что делаете?")],
)
def test_a_match_can_be_played_in_every_language(run: Run, lang: str, asked: str) -> None:
    typed = "1\n1\n1\n1\ntable\nquit\n"
    ran = run("play", "kf", "--seed", "4", "--bots", "random", "--lang", lang, typed=typed)
    assert ran.code == 0, ran.err
    assert asked in ran.out
    assert "[event-" not in ran.out and "[option-" not in ran.out and "{" not in ran.out


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "teams of 2 + 2 need 4 players, not 3 (kf 8.3)."),
        ("de", "Teams zu 2 + 2 brauchen 4 Spieler, nicht 3."),
        ("ru", "Для команд 2 + 2 игроков должно быть 4, а не 3."),
    ],
)
def test_teams_that_do_not_fit_are_refused_in_the_players_language(
    run: Run, lang: str, sentence: str
) -> None:
    ran = run("play", "kf", "--players", "3", "--option", "teams=1", "--lang", lang)
    assert ran.code == 2 and sentence in ran.err


def test_odds_without_an_action_tell_the_roll_of_every_card_once(run: Run) -> None:
    ran = run("play", "kf", "--players", "2", "--seed", "abc", typed="odds\nquit\n")
    told = [line for line in ran.out.splitlines() if " in play (" in line]
    assert "What may come of what you can do now:" in ran.out
    assert told and all("%" in line for line in told) and len(set(told)) == len(told)


def test_a_mistyped_card_is_missed_in_the_players_language(run: Run) -> None:
    ran = run("play", "kf", "--seed", "abc", "--lang", "de", typed="attack crwn\nquit\n")
    assert "„crwn“ gibt es hier nicht. Meinst du „crown“?" in ran.out
