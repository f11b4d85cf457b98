"""Views as rows of numbers: whole, within bounds, and without secrets."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.kernel import OptionError
from tafelrunde.research.hints import check_room, differences, hints_of, read_layout
from tafelrunde.research.layout import (
    Count,
    NumberPlaces,
    Part,
    Rows,
    RowsByWord,
    Sheet,
    Table,
    WordPlaces,
)
from tafelrunde.research.subject import Subject, subject
from tests.research.walking import GAMES, walk, whole


def bounds(table: Table) -> list[tuple[str, int, int]]:
    small = [(entry, 0, most) for entry, _, most in table.numbers]
    return small + [(entry, least, most) for entry, _, least, most in table.wide_numbers]


def lost(part: Part, value: Any, name: str) -> list[str]:
    """What of a view does not fit into its cells."""
    match part:
        case Table():
            found = [
                f"{name}.{entry}: {value[entry]}"
                for entry, least, most in bounds(part)
                if value and not least <= value[entry] <= most
            ]
            for entry, _, _, inner in [*part.lists, *part.parts]:
                found += lost(inner, value[entry], f"{name}.{entry}") if value else []
            return found
        case Count():
            counts = {word: list(value).count(word) for word in value}
            return [f"{name}: {word}" for word, count in counts.items() if count > part.most]
        case WordPlaces() | NumberPlaces():
            high = isinstance(part, NumberPlaces) and any(one > part.most for one in value)
            return [f"{name}: {value}"] if len(value) > part.size or high else []
        case RowsByWord():
            words = [row[part.entry] for row in value]
            twice = [f"{name}: two rows"] if len(set(words)) < len(words) else []
            return twice + [text for row in value for text in lost(part.row, row, name)]
        case Rows():
            found = [text for row in value for text in lost(part.row, row, name)]
            return found + ([f"{name}: {len(value)} rows"] if len(value) > part.most else [])
    raise AssertionError(part)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True], ids=["few", "many"])
def test_all_that_a_seat_sees_is_in_the_row_and_within_bounds(game: str, most: bool) -> None:
    info = load(game)
    about = whole(game, info.most if most else info.fewest)
    cells = about.layout.cells()
    assert len(cells) == about.layout.size == len({cell.name for cell in cells})
    for number, (s, seat) in enumerate(walk(about, "bounds")):
        view = about.game.hidden.view(about.game, s, seat)
        assert lost(about.layout.view, view, "") == []
        if number % 9 == 0:
            assert list(differences(about.layout.view, view)) == []
            row = about.layout.numbers(s, seat)
            wrong = [
                (cell.name, value)
                for cell, value in zip(cells, row, strict=True)
                if not cell.least <= value <= cell.most
            ]
            assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_row_holds_nothing_its_seat_can_not_know(game: str) -> None:
    about = whole(game)
    compared = 0
    for number, (s, _) in enumerate(walk(about, "secrets")):
        viewer = number % about.game.players
        if number % 5 == 0:
            twin = about.game.redeal(s, viewer, number)
            assert about.layout.row(twin, viewer) == about.layout.row(s, viewer)
            compared += 1
    assert compared > 5


def cell_values(about: Subject, s: Any, seat: int) -> dict[str, int]:
    return dict(
        zip(
            [cell.name for cell in about.layout.cells()], about.layout.numbers(s, seat), strict=True
        )
    )


def test_a_row_says_who_sees_what() -> None:
    about = subject("bang", 4)
    s = about.game.new("row")
    seat = about.game.actor(s)
    values = cell_values(about, s, seat)
    view = about.game.hidden.view(about.game, s, seat)
    faces = about.game.tables.kinds["face"]
    assert values["seat"] == seat
    assert values["prompt"] == about.layout.prompts[s.agenda[-1][0]]
    assert values["asked.0"] == view["rerolls"] + 1
    assert values["turn"] == seat + 1
    assert values["dice.0"] == faces.index(view["dice"][0]) + 1
    assert values[f"seats.{seat}.life"] == view["seats"][seat]["life"]
    roles = [values[f"seats.{other}.role"] for other in range(4)]
    assert [bool(role) for role in roles] == [bool(row["role"]) for row in view["seats"]]


def test_who_is_not_asked_sees_no_question() -> None:
    about = subject("bang", 4)
    s = about.game.new("row")
    other = (about.game.actor(s) + 1) % 4
    values = cell_values(about, s, other)
    assert (values["prompt"], values["asked.0"]) == (0, 0)


def test_things_on_a_map_stand_at_their_field() -> None:
    about = subject("cfs", 2)
    s = about.game.new("floor")
    values = cell_values(about, s, 0)
    resources = about.game.tables.kinds["resource"]
    for row in about.game.hidden.view(about.game, s, 0)["floor"]:
        first = values[f"floor.{row['field']}.pieces.0"]
        assert first == resources.index(row["pieces"][0]) + 1


def test_numbers_beyond_their_bounds_are_cut_to_them() -> None:
    table = Table()
    table.add_number("few", -2, 3)
    for number, kept in ((-5, -2), (-2, -2), (0, 0), (3, 3), (4, 3)):
        sheet = Sheet(1, 0)
        table.put(sheet, 0, 0, {"few": number})
        assert int.from_bytes(sheet.out, "little", signed=True) == kept


def spoiled(info: GameInfo, **view: Any) -> Subject:
    about = subject(info.id)
    hints = hints_of(info)
    hints["view"] |= view
    about.layout = read_layout(info, about.game, hints)
    return about


def test_a_layout_that_forgets_an_entry_of_the_view_is_refused() -> None:
    info = load("magpie")
    hints = hints_of(info)
    del hints["view"]["seats"]["points"]
    about = spoiled(info, **hints["view"])
    with pytest.raises(OptionError, match="magpie says nothing about points, which its view shows"):
        check_room(about.layout, about.game)


def test_a_layout_that_names_what_the_view_has_not_is_refused() -> None:
    about = spoiled(load("magpie"), feathers=9)
    with pytest.raises(OptionError, match="magpie names feathers, which its view does not show"):
        check_room(about.layout, about.game)


def test_a_thing_of_no_known_kind_is_refused() -> None:
    with pytest.raises(OptionError, match="does not say what kind feathers is of"):
        spoiled(load("magpie"), feathers="one")


def test_a_game_without_a_layout_says_so(tmp_path: Any) -> None:
    info = load("magpie")
    info.folder = tmp_path
    with pytest.raises(OptionError, match=r"Magpie has no vector\.toml"):
        hints_of(info)
