from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.magpie.names import BOX, CARDS, HAND
from tafelrunde.games.magpie.tests.table import Table
from tafelrunde.kernel import NOBODY, IllegalAction, OptionError, SaveError
from tafelrunde.pieces.cards import cards_in

INFO = catalog.load("magpie")
EQUAL = {name: {"hand": ["ring"]} for name in ("anna", "ben", "cleo")}


def last_round(**treasures: list[str]) -> Table:
    """The last round of three, in which nobody gets anything."""
    seats: dict[str, Any] = {name: dict(row) for name, row in EQUAL.items()}
    for name, cards in treasures.items():
        seats[name]["treasure"] = cards
    table = Table(rounds=3, round=3, seats=seats)
    table.show(anna="ring", ben="ring", cleo="ring")
    return table


@pytest.mark.rule("magpie 4.1")
def test_the_match_ends_after_the_last_round() -> None:
    table = Table(rounds=3, round=2, seats=EQUAL)
    table.show(anna="ring", ben="ring", cleo="ring")
    assert not table.game.over(table.s) and table.s.round == 3
    table.show(**{name.lower(): table.hand(name)[0] for name in table.names})
    table.all_pass()
    assert table.game.over(table.s) and table.s.round == 3


@pytest.mark.rule("magpie 4.1")
def test_the_match_ends_when_the_pile_runs_out() -> None:
    rest = [card for card in CARDS[1:7] for _ in range(7)]
    for card in ("ring", "ring", "key", "bead"):
        rest.remove(card)  # two hands
    rest.remove("button")  # and one card for two who want to draw
    seats = {"anna": {"hand": ["ring", "key"]}, "ben": {"hand": ["ring", "bead"]}}
    table = Table(2, rounds=8, seats=seats, discards=[*["cat"] * 6, *rest])
    assert sum(table.s.pile) == 1
    table.show(anna="ring", ben="ring")
    assert table.game.over(table.s)
    assert table.hand("anna") == ["button", "key"] and table.hand("ben") == ["bead"]


@pytest.mark.rule("magpie 4.1")
def test_three_to_eight_rounds_can_be_agreed_on_and_five_are_usual() -> None:
    assert INFO.build().option == {"rounds": 5}
    assert INFO.build(options={"rounds": 8}).option == {"rounds": 8}
    for rounds in (2, 9):
        with pytest.raises(OptionError, match="from 3 to 8"):
            INFO.build(options={"rounds": rounds})


@pytest.mark.rule("magpie 4.2")
def test_most_points_win_whatever_is_left_in_hands_and_nest() -> None:
    table = last_round(anna=["ring"], ben=["spoon", "key"])
    assert table.s.winners == [1]
    assert table.heard("points_counted") == [(0, 6), (1, 7), (2, 0)]
    assert table.heard("won") == [((1,),)]


@pytest.mark.rule("magpie 4.2")
def test_a_tie_is_shared() -> None:
    assert last_round(anna=["ring"], cleo=["spoon", "bead"]).s.winners == [0, 2]


@pytest.mark.rule("magpie 5.1")
def test_wins_are_counted_and_carried_over() -> None:
    table = last_round(anna=["ring"], cleo=["ring"])
    assert table.game.carry(table.game, table.s)["wins"] == [1, 0, 1]
    following = Table(carried={"wins": [1, 0, 1], "poorest": NOBODY})
    seats = following.game.view(following.s, 1)["table"]["seats"]
    assert [seat["wins"] for seat in seats] == [1, 0, 1]


@pytest.mark.rule("magpie 5.1")
@pytest.mark.parametrize(
    ("carried", "sentence"),
    [
        ({"wins": [1, 0], "poorest": NOBODY}, "needs the wins of 3 players"),
        ({"poorest": 0}, "needs the wins of 3 players"),
        ({"wins": [1, 0, 0], "poorest": 3}, "has no seat 3"),
        ({"wins": [1, 0, 0], "poorest": -2}, "has no seat -2"),
        ({"wins": [1, 0, 0], "poorest": "anna"}, "has no seat 'anna'"),
    ],
)
def test_a_series_that_does_not_fit_is_refused(carried: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        Table(3, carried=carried)


@pytest.mark.rule("magpie 5.2")
def test_who_alone_was_poorest_is_asked_first() -> None:
    table = last_round(anna=["ring"], cleo=["bead"])
    carried = table.game.carry(table.game, table.s)
    assert carried["poorest"] == 1
    following = Table(carried=carried)
    assert following.prompt() == "comfort" and following.asked() == ["ben"]
    cards = sorted(set(following.hand("ben")), key=CARDS.index)
    assert following.options("ben") == ["keep", *[f"swap {card}" for card in cards]]
    following.act("ben", "keep")
    assert following.prompt() == "show" and following.s.round == 1


@pytest.mark.rule("magpie 5.2")
def test_nobody_is_comforted_if_several_were_poorest() -> None:
    table = last_round(anna=["ring"])
    assert table.game.carry(table.game, table.s)["poorest"] == NOBODY


@pytest.mark.rule("magpie 5.2")
def test_a_swapped_card_goes_into_the_box_and_another_is_drawn() -> None:
    table = Table(carried={"wins": [0, 0, 1], "poorest": 0})
    card = table.hand("anna")[0]
    pile = sum(table.s.pile)
    table.act("anna", f"swap {card}")
    assert table.cards(BOX) == [card]
    assert len(table.hand("anna")) == 4 and sum(table.s.pile) == pile - 1


@pytest.mark.rule("magpie 5.2")
def test_only_its_owner_knows_and_remembers_a_swapped_card() -> None:
    table = Table(carried={"wins": [0, 0, 1], "poorest": 0})
    table.act("anna", f"swap {table.hand('anna')[0]}")
    boxed = cards_in(table.s, BOX)[0]
    kind = table.s.kind[boxed]
    assert table.heard("card_put_away", "anna") == [(0, kind)]
    assert table.heard("card_put_away", "ben") == []
    assert table.heard("card_swapped", "ben") == [(0,)]
    dealt = [table.game.redeal(table.s, seat, i).kind[boxed] for seat in (0, 1) for i in range(50)]
    assert set(dealt[:50]) == {kind}
    assert len(set(dealt[50:])) > 1


@pytest.mark.rule("magpie 5.2")
def test_a_card_that_is_not_held_can_not_be_swapped() -> None:
    table = Table(carried={"wins": [0, 0, 1], "poorest": 0})
    missing = next(card for card in CARDS if card not in table.cards(HAND))
    with pytest.raises(IllegalAction) as refused:
        table.act("anna", f"swap {missing}")
    assert refused.value.clause == "magpie 5.2"
