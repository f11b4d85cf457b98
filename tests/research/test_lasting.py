"""What is remembered from one decision to the next is what would be written anew."""

from __future__ import annotations

from itertools import pairwise, zip_longest
from typing import Any

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import Game
from tafelrunde.pieces.lasting import MOST_KEPT, Lasting, LastingSeats, keep
from tafelrunde.research.layout import Sheets
from tafelrunde.research.subject import subject
from tests.research.walking import GAMES, walk, whole

LASTING: dict[str, tuple[str, ...]] = {  # parts of views that stay the same object
    "bang": (),  # but single seats, see below
    "cfs": ("floor", "fields_on"),
    "frag": ("decks", "discards", "piles"),
    "kf": ("discards", "wilderness"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_row_of_two_matches_in_turn_is_as_if_written_anew(game: str) -> None:
    about = whole(game)
    sheets = Sheets(about.layout)
    matches = [walk(about, seed, 150) for seed in ("one", "other")]
    for number, positions in enumerate(zip_longest(*matches)):
        for s, _ in filter(None, positions):
            seat = number % about.game.players
            assert sheets.row(s, seat) == about.layout.row(s, seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_sees_at_every_decision_what_is_there_now(game: str) -> None:
    about = whole(game)
    sheets = Sheets(about.layout)
    for s, _ in walk(about, "now", 150):
        for seat in range(about.game.players):
            assert sheets.row(s, seat) == about.layout.row(s, seat)


def test_what_all_see_alike_is_made_once_while_only_answers_come_in() -> None:
    about = subject("magpie", 4)
    hidden = about.game.hidden
    assert hidden.seen is not None
    made: list[int] = []
    seen = hidden.seen

    def counted(game: Game, s: Any) -> dict[str, Any]:
        made.append(s.serial)
        return seen(game, s)

    hidden.seen = counted
    try:
        sheets = Sheets(about.layout)
        looks = [sheets.row(s, seat) for s, seat in walk(about, "once", 40)]
    finally:
        hidden.seen = seen
    assert len(made) < len(looks) / 2
    assert all(one != next_one for one, next_one in pairwise(made))


@pytest.mark.parametrize("game", LASTING)
def test_what_a_view_keeps_is_what_it_would_show_without_a_past(game: str) -> None:
    about = whole(game)
    view = about.game.hidden.view
    for number, (s, _) in enumerate(walk(about, "past", 300)):
        seen = [view(about.game, s, viewer) for viewer in range(-1, about.game.players)]
        if number % 15 == 0:
            fresh = about.info.build_setting(about.setting)
            assert [view(fresh, s, viewer) for viewer in range(-1, fresh.players)] == seen


@pytest.mark.parametrize("game", [game for game, parts in LASTING.items() if parts])
def test_a_part_that_stays_as_it_is_comes_as_the_same_object(game: str) -> None:
    about = subject(game)
    kept = LASTING[game]
    last: dict[str, object] = {}
    again = 0
    for s, _ in walk(about, "same", 100):
        view = about.game.hidden.view(about.game, s, 0)
        for entry in kept:
            same = last.get(entry) == view[entry]
            assert (last.get(entry) is view[entry]) == same
            again += same
            last[entry] = view[entry]
    assert again > 30


@pytest.mark.parametrize(
    ("game", "entry"),
    [("bang", "seats"), ("cfs", "figures"), ("frag", "seats"), ("kf", "seats")],
)
def test_most_rows_of_a_list_come_as_the_same_objects(game: str, entry: str) -> None:
    about = subject(game)
    last: list[object] = []
    again = looks = 0
    for s, _ in walk(about, "rows", 200):
        rows = about.game.hidden.view(about.game, s, 0)[entry]
        again += sum(row is before for row, before in zip(rows, last, strict=False))
        looks += len(rows)
        last = rows
    assert again > looks / 2


def test_seats_that_see_the_same_share_it() -> None:
    game = load("frag").build(3)
    s = game.new("shared")
    one, other = (game.hidden.view(game, s, seat) for seat in (0, 1))
    assert one["piles"] is other["piles"] and one["seats"] is not other["seats"]


def test_a_list_is_made_anew_when_its_column_was_changed_in_place() -> None:
    lasting = Lasting()
    column = [1, 2]
    shown = lasting.keep(column, ["a", "b"])
    assert lasting.get([1, 2]) is shown
    column.append(3)
    assert lasting.get(column) is None


def test_of_several_lists_those_that_are_as_before_stay_the_same() -> None:
    lasting = Lasting()
    first = lasting.keep_each([1], [["a"], ["b"]])
    again = lasting.keep_each([2], [["a"], ["c"], ["d"]])
    assert again == [["a"], ["c"], ["d"]]
    assert again[0] is first[0] and again[1] is not first[1]


def test_of_seats_only_those_are_outdated_that_a_column_tells_of() -> None:
    seats = LastingSeats()
    wounds, names = [0, 0, 0], ["anna", "boris", "cleo"]
    columns, shown, changed = seats.outdated([wounds, names])
    assert (shown, changed) == ([None] * 3, [0, 1, 2])
    first = seats.keep(columns, ["a", "b", "c"])
    wounds[1] = 2
    columns, shown, changed = seats.outdated([wounds, names])
    assert (shown, changed) == (["a", "b", "c"], [1])
    shown[1] = "hurt"
    assert first == ["a", "b", "c"]
    seats.keep(columns, shown)
    assert seats.outdated([wounds, names])[1:] == (["a", "hurt", "c"], [])
    assert seats.outdated([wounds, names])[1] is shown
    assert seats.outdated([[0, 0], ["anna", "boris"]])[1:] == ([None] * 2, [0, 1])


def test_of_a_list_only_places_are_outdated_where_its_column_is_another() -> None:
    lasting = Lasting()
    assert lasting.outdated([1, 2]) == ([None, None], [0, 1])
    shown = lasting.keep([1, 2], ["a", "b"])
    assert lasting.outdated([1, 2])[0] is shown
    assert lasting.outdated([1, 3]) == (["a", "b"], [1])
    assert lasting.outdated([1]) == ([None], [0])


def test_what_is_kept_never_grows_beyond_its_bound() -> None:
    known: dict[int, int] = {}
    for number in range(3 * MOST_KEPT):
        assert keep(known, number, -number) == -number
        assert len(known) <= MOST_KEPT and known[number] == -number
