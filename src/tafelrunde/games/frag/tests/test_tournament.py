"""Chapter 8.3: several rounds with the same players, and what one leaves to the next."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import SaveError

SOUND = {"fighters": [[3, 2, 2], [4, 2, 1]], "wins": [0, 2], "winner": 1}


def carried_from(t: Table) -> dict[str, Any]:
    """What a match leaves, as it comes back from a file."""
    carried = t.game.carry(t.game, t.s)
    copy: dict[str, Any] = json.loads(json.dumps(carried))
    assert copy == carried
    return copy


def won_by_ben() -> Table:
    t = Table(
        {
            "anna": {
                "at": "c3",
                "build": [4, 2, 1],
                "health": 1,
                "wins": 1,
                "gear": ["speed_boost"],
            },
            "ben": {"at": "c5", "build": [2, 4, 1], "wins": 2, "cheats": 1},
            "cleo": {"build": [1, 2, 4]},
        },
        turn="ben",
        goal=1,
        to_hit="1 1",
        damage="6 6",
        defence="1",
    )
    t.act("ben", "attack anna pistol")
    assert t.over and t.winners == ["ben"]
    return t


@pytest.mark.rule("frag 8.3")
def test_start_values_wins_and_the_winner_are_carried_over() -> None:
    assert carried_from(won_by_ben()) == {
        "fighters": [[4, 2, 1], [2, 4, 1], [1, 2, 4]],
        "wins": [1, 3, 0],
        "winner": 1,
    }


@pytest.mark.rule("frag 8.3")
def test_an_unfinished_match_has_no_winner_to_carry_over() -> None:
    t = Table({"anna": {"build": [4, 2, 1]}, "ben": {"wins": 1}})
    fighters = [[4, 2, 1], [3, 2, 2]]
    assert carried_from(t) == {"fighters": fighters, "wins": [0, 1], "winner": -1}


@pytest.mark.rule("frag 8.3")
def test_the_last_winner_raises_one_value_by_one_before_the_next_round() -> None:
    t = Table.dealt(3, carried=carried_from(won_by_ben()))
    assert t.prompt == "raise" and t.asked() == ["ben"]
    assert t.options("ben") == ["raise health", "raise speed", "raise accuracy"]
    assert t.refused("ben", "build 3 2 2") == "8.3"
    assert t.told("start_rolled") == [], "first the value, then the dice"
    t.act("ben", "raise accuracy")
    assert t.told("value_raised", "fighter_built") == ["value_raised ben accuracy 2"]
    assert [t.row_seen_by("anna", name)["start"] for name in t.names] == [
        [4, 2, 1],
        [2, 4, 2],
        [1, 2, 4],
    ]
    assert [t.row_seen_by("anna", name)["wins"] for name in t.names] == [1, 3, 0]
    assert [len(t.hand(name)) for name in t.names] == [3, 3, 3]
    assert t.prompt == "enter" and len(t.told("start_won")) == 1


@pytest.mark.rule("frag 8.3")
@pytest.mark.parametrize(
    ("value", "built"),
    [("health", [5, 4, 4]), ("speed", [4, 5, 4]), ("accuracy", [4, 4, 5])],
)
def test_a_raised_value_may_pass_four(value: str, built: list[int]) -> None:
    carried = {"fighters": [[3, 2, 2], [4, 4, 4]], "wins": [0, 2], "winner": 1}
    t = Table.dealt(2, carried=carried)
    t.act("ben", f"raise {value}")
    assert t.row_seen_by("anna", "ben")["start"] == built
    assert t.row_seen_by("anna", "anna")["start"] == [3, 2, 2]
    assert t.told("value_raised") == [f"value_raised ben {value} 5"]


@pytest.mark.rule("frag 8.3")
def test_values_above_four_are_taken_over_and_raised_again() -> None:
    t = Table.dealt(2, carried={**SOUND, "fighters": [[9, 1, 1], [4, 2, 6]]})
    t.act("ben", "raise accuracy")
    assert t.told("value_raised") == ["value_raised ben accuracy 7"]
    assert t.values("anna") == (9, 1, 1) and t.values("ben") == (4, 2, 7)


@pytest.mark.rule("frag 8.3")
@pytest.mark.parametrize("carried", [{**SOUND, "winner": -1}, {**SOUND, "winner": None}])
def test_without_a_winner_nobody_raises_anything(carried: dict[str, Any]) -> None:
    if carried["winner"] is None:
        del carried["winner"]
    t = Table.dealt(2, carried=carried)
    assert t.prompt == "enter" and t.told("value_raised") == []
    assert t.row_seen_by("anna", "ben")["start"] == [4, 2, 1]


@pytest.mark.rule("frag 8.3")
def test_the_first_round_has_nothing_carried_over() -> None:
    t = Table.dealt(2, carried={})
    assert t.prompt == "build" and [t.row_seen_by("anna", name)["wins"] for name in t.names] == [
        0,
        0,
    ]


@pytest.mark.rule("frag 8.3")
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"fighters": [[3, 2, 2]]}, "a tournament of 2 needs as many fighters"),
        ({"fighters": [[3, 2, 2]] * 3}, "a tournament of 2 needs as many fighters"),
        ({"fighters": "3 2 2"}, "a tournament of 2 needs as many fighters, not '3 2 2'"),
        ({"fighters": [[3, 2, 2], [3, 2]]}, r"three values of 1 or more, not \[3, 2\]"),
        ({"fighters": [[3, 2, 2], [3, 2, 2, 1]]}, "three values of 1 or more"),
        ({"fighters": [[3, 2, 2], [3, 0, 2]]}, r"three values of 1 or more, not \[3, 0, 2\]"),
        ({"fighters": [[3, 2, 2], [3, 2, "2"]]}, "three values of 1 or more"),
        ({"fighters": [[3, 2, 2], [3, 2, True]]}, "three values of 1 or more"),
        ({"fighters": [[3, 2, 2], 322]}, "three values of 1 or more, not 322"),
        ({"wins": [1]}, r"needs the wins of 2 players, not \[1\]"),
        ({"wins": [1, 0, 0]}, "needs the wins of 2 players"),
        ({"wins": [1, -1]}, r"needs the wins of 2 players, not \[1, -1\]"),
        ({"wins": ["one", 0]}, "needs the wins of 2 players"),
        ({"wins": None}, "needs the wins of 2 players, not None"),
        ({"winner": 2}, "a tournament of 2 players has no seat 2"),
        ({"winner": -2}, "a tournament of 2 players has no seat -2"),
        ({"winner": "ben"}, "a tournament of 2 players has no seat 'ben'"),
        ({"winner": 1.0}, "a tournament of 2 players has no seat 1.0"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        Table.dealt(2, carried={**SOUND, **wrong})
