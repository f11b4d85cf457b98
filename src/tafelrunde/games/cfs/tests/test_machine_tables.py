"""Clause 8.4: tables of what machines do are read and checked row by row."""

from __future__ import annotations

import pytest

from tafelrunde.games.cfs.decisions import (
    CONDITIONS,
    DEEDS,
    LONGEST,
    MOST_ROWS,
    Row,
    read_table,
    shipped_table,
)
from tafelrunde.kernel import OptionError

WAIT = 'when = []\ndo = "wait"\n'
GREIFER = f"[[greifer]]\n{WAIT}"
KRABBER = f"[[krabber]]\n{WAIT}"


def refusal(text: str) -> str:
    with pytest.raises(OptionError) as refused:
        read_table(text)
    return str(refused.value)


def in_words(row: Row) -> str:
    words = [("" if holds else "not ") + CONDITIONS[condition] for condition, holds in row.when]
    return f"{', '.join(words)}: {DEEDS[row.deed]}"


@pytest.mark.rule("cfs 8.4")
def test_our_machines_do_what_the_rulebook_says() -> None:
    greifer, krabber = shipped_table()
    assert [in_words(row) for row in greifer] == [
        *("down: stand", "beside_carrier: fight_carrier", "way_to_carrier: go_to_carrier"),
        *("beside_figure: fight_figure", "way_to_figure: go_to_figure", ": wait"),
    ]
    assert [in_words(row) for row in krabber] == [
        *("down: stand", "carrying, at_nest: lay", "carrying: go_to_nest"),
        *("on_resource, not at_nest: take", "way_to_resource: go_to_resource", ": wait"),
    ]


@pytest.mark.rule("cfs 8.4")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_can_be_written_and_turned_round(condition: str) -> None:
    row = f'[[greifer]]\nwhen = ["{condition}", "not {condition}"]\ndo = "wait"\n'
    greifer, krabber = read_table(row + GREIFER + KRABBER)
    assert [in_words(row) for row in greifer] == [f"{condition}, not {condition}: wait", ": wait"]
    assert [in_words(row) for row in krabber] == [": wait"]


@pytest.mark.rule("cfs 8.4")
@pytest.mark.parametrize("deed", DEEDS)
def test_every_deed_can_be_written(deed: str) -> None:
    greifer, _ = read_table(f'[[greifer]]\nwhen = []\ndo = "{deed}"\n{KRABBER}')
    assert in_words(greifer[0]) == f": {deed}"


@pytest.mark.rule("cfs 8.4")
@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ('when = []\ndo = "dance"\n', "row 2 of krabber: 'dance' is no deed: stand, fight_carrier"),
        (
            'when = ["hungry"]\ndo = "wait"\n',
            "row 2 of krabber: 'hungry' is no condition: down, carrying",
        ),
        ('when = ["no down"]\ndo = "wait"\n', "row 2 of krabber: 'no down' is no condition"),
        ('when = ["not not down"]\ndo = "wait"\n', "'not not down' is no condition"),
        ('when = [7]\ndo = "wait"\n', "row 2 of krabber: '7' is no condition"),
        ('when = "down"\ndo = "wait"\n', "row 2 of krabber: `when` is a list of conditions"),
        ("when = []\n", "row 2 of krabber: a row has `when` and `do`, and nothing else"),
        ('do = "wait"\n', "row 2 of krabber: a row has `when` and `do`, and nothing else"),
        (f'{WAIT}why = "so"\n', "row 2 of krabber: a row has `when` and `do`, and nothing else"),
    ],
)
def test_a_wrong_row_is_named(rows: str, sentence: str) -> None:
    assert sentence in refusal(f"{GREIFER}{KRABBER}[[krabber]]\n{rows}{KRABBER}")


@pytest.mark.rule("cfs 8.4")
def test_the_last_row_must_always_hold() -> None:
    last = '[[krabber]]\nwhen = ["down"]\ndo = "stand"\n'
    sentence = "row 2 of krabber: the last row holds always, so `when = []`"
    assert refusal(GREIFER + KRABBER + last) == sentence


@pytest.mark.rule("cfs 8.4")
def test_both_kinds_of_machines_need_rows_but_not_too_many() -> None:
    assert refusal(GREIFER) == "krabber needs 1 to 40 rows, [[krabber]] each"
    assert refusal(KRABBER) == "greifer needs 1 to 40 rows, [[greifer]] each"
    assert refusal(f"krabber = 5\n{GREIFER}") == "krabber needs 1 to 40 rows, [[krabber]] each"
    assert len(read_table(GREIFER * MOST_ROWS + KRABBER)[0]) == MOST_ROWS == 40
    assert "greifer needs 1 to 40 rows" in refusal(GREIFER * (MOST_ROWS + 1) + KRABBER)
    assert "row 1 of krabber: a row has" in refusal(f"krabber = [5]\n{GREIFER}")


@pytest.mark.rule("cfs 8.4")
def test_a_machine_that_does_not_exist_is_refused() -> None:
    sentence = refusal(f"{GREIFER}{KRABBER}[[robot]]\n{WAIT}")
    assert sentence == "there is no machine 'robot': there are greifer, krabber"


@pytest.mark.rule("cfs 8.4")
def test_what_is_no_table_or_too_long_is_refused() -> None:
    assert refusal("machines, please").startswith("the machines' table can't be read: ")
    table = GREIFER + KRABBER
    padding = "#" * (LONGEST - len(table))
    assert len(read_table(table + padding)) == 2
    sentence = f"the machines' table has at most {LONGEST} characters, not {LONGEST + 1}"
    assert refusal(f"{table}{padding}#") == sentence and LONGEST == 20_000
