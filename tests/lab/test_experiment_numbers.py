"""Numbers of the tables, changed for one arm: how they are named, and who plays with them."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import Any

import pytest

from tafelrunde.games import tables
from tafelrunde.games.catalog import load
from tafelrunde.games.magpie import names
from tafelrunde.kernel import OptionError, RulesError, TafelrundeError
from tafelrunde.lab.experiments import run_experiment
from tafelrunde.lab.experiments.numbers import changes_of
from tafelrunde.lab.experiments.playing import play_one
from tafelrunde.lab.experiments.running import hire_here
from tests.lab.trying import THREE_ARMS, experiment


def changes(game: str, path: str, value: Any) -> dict[str, Any]:
    """What a path and a value come to, with the rows' ids where that is shorter to read."""
    wanted: Any = value
    for part in reversed(path.split("/")):
        wanted = {part: wanted}
    return {
        ".".join(str(part) for part in (table, *way)): new
        for table, way, new in changes_of(load(game), wanted)
    }


# Names


def test_a_row_of_a_list_is_named_by_its_id() -> None:
    assert changes("frag", "cards/weapon/shotgun/dice", 6) == {"cards.weapon.3.dice": 6}


def test_a_number_of_a_table_is_named_by_its_keys() -> None:
    assert changes("kf", "cards/role/warlord/exit", 1) == {"cards.role.warlord.exit": 1}
    assert changes("bang", "modules/rage/arrow", 5) == {"modules.rage.arrow": 5}


def test_rows_can_be_named_by_what_they_have_in_common() -> None:
    found = changes("kf", "cards/card/category=bronze/exit", 6)
    assert len(found) == 7 and set(found.values()) == {6}


def test_a_number_can_be_one_more_or_less_than_it_is() -> None:
    assert changes("frag", "cards/weapon/shotgun/dice", "+1") == {"cards.weapon.3.dice": 6}
    assert changes("frag", "cards/weapon/shotgun/dice", "-2") == {"cards.weapon.3.dice": 3}


def test_a_row_may_be_given_what_only_others_have() -> None:
    assert changes("frag", "cards/weapon/shotgun/reach", 9) == {"cards.weapon.3.reach": 9}


def test_lists_of_numbers_are_changed_as_a_whole() -> None:
    found = changes("cfs", "figures/profile/scout/movement", [7, 5])
    assert found == {"figures.profile.0.movement": (7, 5)}


@pytest.mark.parametrize(
    ("game", "path", "value", "sentence"),
    [
        ("kf", "crads/card/book/exit", 7, "data.crads.card.book.exit: KRALLEN & FALLEN has no tab"),
        ("kf", "cards/cardd/book/exit", 7, "data.cards.cardd.book.exit: there is no 'cardd': ther"),
        (
            "kf",
            "cards/card/bok/exit",
            7,
            "data.cards.card.bok.exit: there is no 'bok': there are b",
        ),
        (
            "kf",
            "cards/card/book/exti",
            7,
            "data.cards.card.book.exti: no row has 'exti': they have",
        ),
        ("kf", "cards/card/book", 7, "data.cards.card.book: 'book' is a row: name one of its numb"),
        ("kf", "cards/rules/hnad", 7, "data.cards.rules.hnad: there is no 'hnad': there are hand,"),
        ("kf", "cards/rules/hand/left", 7, "data.cards.rules.hand.left: there is no 'left'"),
        ("kf", "cards/card/book/exit", "seven", "data.cards.card.book.exit is 8, and can't be 's"),
        ("kf", "cards/card/book/exit", True, "data.cards.card.book.exit is 8, and can't be True"),
        ("kf", "cards/card/book/exit", [7], "data.cards.card.book.exit is 8, and can't be [7]"),
        ("kf", "cards/card/book/category", 7, "data.cards.card.book.category is 'bronze', and ca"),
        ("cfs", "machines/greifer/down/do", 7, "data.machines.greifer.down.do: there is no 'down"),
    ],
)
def test_what_there_is_not_is_refused_and_says_where(
    game: str, path: str, value: Any, sentence: str
) -> None:
    with pytest.raises(OptionError) as error:
        changes(game, path, value)
    assert str(error.value).startswith(sentence), error.value
    assert "\n" not in str(error.value)


# Playing with them


def test_an_arm_plays_with_its_own_numbers_and_this_process_never() -> None:
    found = experiment(THREE_ARMS)
    before = [play_one(found, (0, deal, 0)) for deal in range(3)]
    matches = run_experiment(found, 12, hire=partial(hire_here, 1))
    printed, changed = ([m for m in matches if m.arm == arm] for arm in (0, 1))
    assert [match.labels for match in printed] == [match.labels for match in changed]
    assert [match.winners for match in printed] != [match.winners for match in changed]
    assert [play_one(found, (0, deal, 0)) for deal in range(3)] == before == printed[:3]
    assert names.VALUE[names.CARDS.index("ring")] == 6


def test_a_process_that_has_read_a_game_refuses_other_numbers() -> None:
    assert "magpie" in tables._read
    with pytest.raises(RulesError, match="has read the tables of 'magpie' with other numbers"):
        tables.change_tables("magpie", (("cards", ("card", 6, "value"), 0),))
    with pytest.raises(TafelrundeError, match="arm 'worthless rings', deal 0: this process has"):
        play_one(experiment(THREE_ARMS), (1, 0, 0))


@pytest.mark.parametrize(
    ("game", "table", "way", "value", "seen"),
    [
        ("kf", "cards", ("card", 0, "exit"), 3, "EXIT[0]"),
        ("frag", "cards", ("weapon", 3, "dice"), 9, "DAMAGE[3]"),
        ("cfs", "figures", ("profile", 0, "carries"), 4, "CARRIES[0]"),
        ("bang", "characters", ("character", 0, "life"), 5, "CHARACTER_LIFE[0]"),
        ("magpie", "cards", ("card", 6, "value"), 9, "VALUE[6]"),
    ],
)
def test_every_game_takes_on_numbers_before_it_is_imported(
    game: str, table: str, way: tuple[str | int, ...], value: int, seen: str
) -> None:
    code = (
        "from tafelrunde.games.tables import change_tables\n"
        f"change_tables({game!r}, (({table!r}, {way!r}, {value}),))\n"
        f"from tafelrunde.games.{game} import names\n"
        f"print(names.{seen})"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == str(value)


def test_numbers_with_which_nobody_can_play_end_in_a_sentence() -> None:
    found = experiment('[[arm]]\nname = "none"\ndata.roles.deal.5 = [1, 1, 9]', "bang")
    with pytest.raises(OptionError, match="with its numbers arm 'none' can't be played"):
        run_experiment(found, 1, hire=partial(hire_here, 1))
