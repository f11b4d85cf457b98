"""Chapter 7: what lies in one's zone at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.records.forced import ForcedError
from tests.games.story import TABLES

NEEDS: dict[str, dict[str, Any]] = {
    "anna": {"needs": ["salt", "water", "fuel"]},
    "ben": {"needs": ["seeds", "cloth", "glass"]},
}


def ended(floor: dict[str, list[str]], sought: list[str], **written: Any) -> Table:
    """The last round is over; anna needs salt, water and fuel, ben seeds, cloth and glass."""
    seats: dict[str, Any] = {name: {**row, **written.pop(name, {})} for name, row in NEEDS.items()}
    return Table(phase="end", round=4, floor=floor, sought=sought, **seats, **written)


@pytest.mark.rule("cfs 7.1", "cfs 1.4")
def test_a_needed_piece_counts_five_a_sought_one_three_and_any_other_one() -> None:
    t = ended({"a1": ["salt", "tools"], "b3": ["copper"]}, ["tools", "spores"])
    assert t.told("sought_shown", "scored") == [
        *("sought_shown tools", "sought_shown spores", "scored anna 9 3", "scored ben 0 0"),
    ]
    assert (t.winners, t.sought, t.over) == (["anna"], ["tools", "spores"], True)


@pytest.mark.rule("cfs 7.1")
def test_a_piece_that_is_needed_and_sought_counts_five_and_not_eight() -> None:
    t = ended({"a1": ["salt"], "i1": ["salt"]}, ["salt", "tools"])
    assert t.told("scored") == ["scored anna 5 1", "scored ben 3 1"]


@pytest.mark.rule("cfs 7.1")
def test_a_kind_turned_up_twice_still_counts_three() -> None:
    t = ended({"a1": ["tools", "tools"]}, ["tools", "tools"])
    assert t.told("scored")[0] == "scored anna 6 2"


@pytest.mark.rule("cfs 7.1", "cfs 3.3")
def test_every_piece_in_the_zone_counts_however_many_lie_on_a_field() -> None:
    t = ended({"a1": ["salt"] * 4, "b2": ["water"] * 2}, ["tools", "tools"])
    assert t.told("scored")[0] == "scored anna 30 6"


@pytest.mark.rule("cfs 3.3", "cfs 7.1")
def test_pieces_beside_the_zone_or_in_an_unused_one_count_for_nobody() -> None:
    t = ended({"c1": ["salt"], "a4": ["water"], "i8": ["salt"]}, ["tools", "tools"])
    assert t.told("scored") == ["scored anna 0 0", "scored ben 0 0"]


@pytest.mark.rule("cfs 9.6", "cfs 7.1")
def test_carried_pieces_score_nothing_even_in_the_zone() -> None:
    scout = {"at": "a1", "load": ["salt", "water"]}
    t = ended({"i1": ["tools"]}, ["spores", "spores"], anna={"scout": scout})
    assert (t.told("scored"), t.winners) == (["scored anna 0 0", "scored ben 1 1"], ["ben"])


@pytest.mark.rule("cfs 1.4")
def test_the_needs_of_all_are_shown_in_the_end() -> None:
    t = ended({}, ["tools", "tools"])
    assert t.told("needs_shown") == [
        "needs_shown anna water fuel salt",
        "needs_shown ben seeds cloth glass",
    ]
    assert [seat["needs"] for seat in t.seen_by("")["seats"]] == [t.needs("anna"), t.needs("ben")]


@pytest.mark.rule("cfs 1.4", "cfs 8.5")
@pytest.mark.parametrize(
    ("bens", "sought"),
    [
        (["salt", "water", "fuel"], ["salt", "tools"]),  # both cards of it were dealt
        (["seeds", "cloth", "glass"], ["salt", "salt"]),  # one was dealt, one turned up
    ],
)
def test_turned_up_cards_come_from_those_nobody_was_dealt(
    bens: list[str], sought: list[str]
) -> None:
    with pytest.raises(ForcedError, match="which has no salt left"):
        ended({}, sought, ben={"needs": bens})
    TABLES[-1].forget()


# Who wins


@pytest.mark.rule("cfs 7.2")
def test_most_points_win() -> None:
    t = ended({"a1": ["salt"], "i1": ["tools", "tools", "copper"]}, ["spores", "spores"])
    assert (t.told("scored"), t.winners) == (["scored anna 5 1", "scored ben 3 3"], ["anna"])


@pytest.mark.rule("cfs 7.2")
def test_of_equal_points_more_pieces_win() -> None:
    t = ended({"a1": ["salt"], "i1": ["tools", "copper", "copper"]}, ["tools", "spores"])
    assert (t.told("scored"), t.winners) == (["scored anna 5 1", "scored ben 5 3"], ["ben"])


@pytest.mark.rule("cfs 7.2")
def test_if_these_are_equal_too_the_victory_is_shared() -> None:
    t = ended({"a1": ["salt"], "i1": ["seeds"]}, ["tools", "spores"])
    assert t.winners == ["anna", "ben"]
    t = Table(
        phase="end",
        round=4,
        players=3,
        floor={"a1": ["copper"], "j10": ["copper"]},
        sought=["salt", "salt"],
    )
    assert (t.told("scored")[2], t.winners) == ("scored cleo 1 1", ["anna", "cleo"])
