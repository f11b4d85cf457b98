"""Chapter 11: the eliminated turn up graveyard cards, until the dead rise."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import Table

NO_GUN = {"character": "lucky-duke"}
WEAK = {"life": 1}
ONE_SHOT = "1 dynamite dynamite gatling gatling"
TWO_SHOTS = "1 1 dynamite dynamite gatling"
QUIET = "dynamite dynamite gatling beer beer"
ALL_BUT_A_TWO = [1, 1, 1, 1, 1, 1, 2, 2]


def table(
    *dice: str,
    hands: list[int] | None = None,
    players: int = 5,
    modules: str = "undead",
    **more: Any,
) -> Table:
    """A table with module 4 and some graveyard cards open."""
    more.setdefault("anna", NO_GUN)
    return Table(players, dice=dice, modules=modules, layout={"hands": hands or []}, **more)


def let_the_turn_pass(t: Table, name: str) -> None:
    """A player rolls nothing but two beers."""
    getattr(t, name)("stop", f"heal {name}", f"heal {name}")


# Elimination (11.1)


@pytest.mark.rule("bang 11.1")
def test_the_eliminated_show_their_role_and_return_arrows_and_character() -> None:
    t = table(ONE_SHOT, emma=WEAK | {"arrows": 2, "character": "rose-doolan"}, graves=[1])
    assert "emma" not in t.boris.roles_seen()
    t.anna("stop", "shoot emma")
    assert t.boris.roles_seen()["emma"] == "deputy"
    assert (t.emma.out, t.emma.arrows, t.emma.character) == (True, 0, "")


@pytest.mark.rule("bang 11.1", "bang 4.3")
def test_the_eliminated_return_rage_cards_and_wounds() -> None:
    t = table(
        "1 dynamite dynamite gatling gatling",
        modules="duel rage undead",
        graves=[1],
        emma=WEAK | {"rage": ["beer"], "wounds": ["1", "2"]},
    )
    t.anna("stop", "shoot emma")
    assert (t.emma.rage, t.emma.wounds) == ("", "")
    assert (len(t.s.rage_discards), len(t.s.wound_pile)) == (1, 15)


@pytest.mark.rule("bang 11.1")
def test_a_card_is_turned_up_at_the_end_of_the_turn_and_not_before() -> None:
    t = table("1 beer dynamite dynamite gatling", emma=WEAK, graves=[1])
    t.anna("stop", "shoot emma")
    assert t.told("eliminated", "grave_opened") == ["eliminated emma deputy"]
    t.anna("heal anna")
    assert t.told("eliminated", "grave_opened", "turn_began")[2:] == [
        "grave_opened emma 1",
        "turn_began boris",
    ]


@pytest.mark.rule("bang 11.1", "bang 4.3")
def test_who_dies_in_their_own_turn_turns_up_a_card_at_its_end() -> None:
    t = table("dynamite dynamite dynamite beer 1", turn="dmitri", dmitri=WEAK, graves=[2])
    assert t.told("grave_opened", "turn_began") == [
        "turn_began dmitri",
        "grave_opened dmitri 2",
        "turn_began emma",
    ]


@pytest.mark.rule("bang 11.1", "bang 13.6")
def test_the_dead_turn_up_another_card_whenever_their_turn_would_come() -> None:
    t = table(*[QUIET] * 4, clara={"out": True}, graves=[1], hands=[1])
    for name in ("anna", "boris", "dmitri", "emma"):
        assert t.turn == name
        let_the_turn_pass(t, name)
    assert t.told("turn_began", "grave_opened") == [
        "turn_began anna",
        "turn_began boris",
        "grave_opened clara 1",
        "turn_began dmitri",
        "turn_began emma",
        "turn_began anna",
    ]


@pytest.mark.rule("bang 13.6", "bang 11.1")
def test_neighbouring_dead_draw_one_after_the_other_and_round_after_round() -> None:
    t = table(
        *[QUIET] * 3, players=4, boris={"out": True}, dmitri={"out": True}, graves=[0, 0, 0, 0]
    )
    for name in ("anna", "clara", "anna"):
        let_the_turn_pass(t, name)
    assert t.told("grave_opened", "turn_began") == [
        "turn_began anna",
        "grave_opened boris 0",
        "turn_began clara",
        "grave_opened dmitri 0",
        "turn_began anna",
        "grave_opened boris 0",
        "turn_began clara",
    ]


@pytest.mark.rule("bang 3.2", "bang 11.1")
def test_before_the_outbreak_the_dead_are_no_places() -> None:
    t = table("1 2 dynamite dynamite gatling", players=6, boris={"out": True})
    t.anna("stop")
    assert t.options == ["shoot clara", "shoot felix"]


# The cards (11.2)


@pytest.mark.rule("bang 11.2")
def test_of_eleven_graveyard_cards_two_have_no_hands_six_one_and_three_two() -> None:
    assert Counter(Table.dealt(5, "graves", "undead").s.graves) == {0: 2, 1: 6, 2: 3}


@pytest.mark.rule("bang 11.2")
def test_a_card_without_hands_is_shuffled_back() -> None:
    t = table(ONE_SHOT, emma=WEAK, graves=[0])
    t.anna("stop", "shoot emma")
    assert t.told("grave_opened") == ["grave_opened emma 0"]
    assert (len(t.s.graves), t.s.open_graves) == (11, [])


@pytest.mark.rule("bang 11.2")
def test_a_card_with_hands_stays_open_for_all_to_see() -> None:
    t = table(ONE_SHOT, emma=WEAK, graves=[2], hands=[1])
    t.anna("stop", "shoot emma")
    assert len(t.s.graves) == 9
    assert t.game.view(t.s, -1)["table"]["hands"] == 3


# The test (11.3)


@pytest.mark.rule("bang 11.3", "bang 13.7")
@pytest.mark.parametrize(("hands", "comes"), [([2, 1], False), ([2, 2], True)])
def test_there_have_to_be_strictly_more_hands_than_players_alive(
    hands: list[int], comes: bool
) -> None:
    t = table(ONE_SHOT, emma=WEAK, graves=[1], hands=hands)  # four are left
    t.anna("stop", "shoot emma")
    assert (t.told("outbreak_came") != []) == comes


@pytest.mark.rule("bang 11.3", "bang 11.2")
def test_a_card_without_hands_blocks_the_outbreak_though_there_are_enough() -> None:
    t = table(ONE_SHOT, emma=WEAK, graves=[0], hands=[2, 2, 2])
    t.anna("stop", "shoot emma")
    assert t.told("outbreak_came") == []


@pytest.mark.rule("bang 11.3")
def test_what_was_blocked_needs_another_card_with_hands() -> None:
    """Six hands and four alive; the outbreak waits for emma's next card, not for the next turn."""
    t = table(ONE_SHOT, *[QUIET] * 3, "1 1 beer", emma=WEAK, graves=[0, 1], hands=[2, 2, 2])
    t.anna("stop", "shoot emma")
    for name in ("boris", "clara", "dmitri"):
        assert t.turn == name
        assert t.told("outbreak_came") == []
        let_the_turn_pass(t, name)
    assert t.told("outbreak_came") == ["outbreak_came 4"]


@pytest.mark.rule("bang 11.3")
def test_all_who_fell_in_one_turn_draw_clockwise_from_the_active_player() -> None:
    t = table(TWO_SHOTS, turn="clara", boris=WEAK, dmitri=WEAK, graves=[2, 1, 2])
    t.clara("stop", "shoot boris", "shoot dmitri")
    assert t.told("grave_opened") == [
        "grave_opened dmitri 2",
        "grave_opened boris 1",
        "grave_opened dmitri 2",  # whose turn would have come next
    ]


@pytest.mark.rule("bang 11.3")
@pytest.mark.parametrize("graves", [[0, 2], [2, 0]])
def test_one_card_without_hands_blocks_the_whole_turn_first_or_last(graves: list[int]) -> None:
    t = table(
        TWO_SHOTS, QUIET, players=6, boris=WEAK, felix=WEAK, graves=[*graves, 0], hands=[2, 2, 1]
    )
    t.anna("stop", "shoot boris", "shoot felix")
    assert t.told("outbreak_came") == []
    assert t.turn == "clara"


@pytest.mark.rule("bang 11.3")
def test_several_cards_of_one_turn_are_one_test_of_all_hands() -> None:
    t = table(TWO_SHOTS, players=6, boris=WEAK, felix=WEAK, graves=[2, 1], hands=[2])
    t.anna("stop", "shoot boris", "shoot felix")
    assert t.told("outbreak_came") == ["outbreak_came 4"]  # five hands, four alive


@pytest.mark.rule("bang 11.3")
def test_if_the_last_hands_are_open_and_blocked_the_outbreak_comes_with_the_next_turn() -> None:
    t = table(TWO_SHOTS, players=6, boris=WEAK, felix=WEAK, graves=[2, 0], hands=ALL_BUT_A_TWO)
    t.anna("stop", "shoot boris", "shoot felix")
    assert t.told("grave_opened", "outbreak_came") == [
        "grave_opened boris 2",
        "grave_opened felix 0",
        "outbreak_came 4",
    ]
    assert t.turn == "boris"


@pytest.mark.rule("bang 13.10", "bang 4.2")
def test_the_game_can_end_before_any_graveyard_card_is_drawn() -> None:
    t = table("1 dynamite dynamite gatling gatling", turn="boris", anna=WEAK)
    t.boris("stop", "shoot anna")
    assert t.winners == "boris dmitri"
    assert t.told("grave_opened") == []


# When it starts (11.4)


@pytest.mark.rule("bang 11.4")
def test_an_outbreak_at_the_end_of_a_turn_starts_with_the_next_players_turn() -> None:
    t = table(ONE_SHOT, emma=WEAK, graves=[1], hands=[2, 2])
    t.anna("stop", "shoot emma")
    assert t.told("grave_opened", "outbreak_came", "turn_began")[1:] == [
        "grave_opened emma 1",
        "outbreak_came 4",
        "turn_began boris",
    ]


@pytest.mark.rule("bang 11.4")
def test_the_next_seats_turn_comes_even_if_it_was_eliminated_and_it_draws_no_card() -> None:
    t = table(ONE_SHOT, "1 beer gatling", boris={"out": True}, emma=WEAK, graves=[1], hands=[2, 2])
    t.anna("stop", "shoot emma")
    assert t.told("grave_opened") == ["grave_opened emma 1"]
    assert t.asked == "boris: reroll 2"
    assert (t.boris.life, t.dice) == (3, "one beer gatling")


@pytest.mark.rule("bang 11.4")
def test_who_fell_in_this_turn_may_be_the_next_on_turn_as_a_zombie() -> None:
    t = table(ONE_SHOT, "1 beer gatling", boris=WEAK, graves=[1], hands=[2, 2])
    t.anna("stop", "shoot boris")
    assert t.asked == "boris: reroll 2"
    assert t.boris.life == 4


@pytest.mark.rule("bang 11.4")
def test_a_card_turned_up_when_a_dead_players_turn_comes_starts_it_with_their_own_turn() -> None:
    t = table(QUIET, "1 beer gatling", boris={"out": True}, graves=[1], hands=[2, 2])
    let_the_turn_pass(t, "anna")
    assert t.told("grave_opened", "outbreak_came", "turn_began")[1:] == [
        "grave_opened boris 1",
        "outbreak_came 4",
        "turn_began boris",
    ]
    assert t.asked == "boris: reroll 2"
    t.boris("stop", "shoot anna", "heal boris")
    assert t.turn == "clara"


@pytest.mark.rule("bang 11.4", "bang 13.6")
def test_after_the_outbreak_no_graveyard_card_is_drawn_any_more() -> None:
    t = table(QUIET, "1 1 beer", boris={"out": True}, clara=WEAK, graves=[1], hands=[2, 2])
    let_the_turn_pass(t, "anna")
    t.boris("stop", "shoot clara", "shoot clara", "heal boris")
    assert t.clara.out
    assert t.told("grave_opened") == ["grave_opened boris 1"]
    assert t.turn == "dmitri"
    assert (t.s.graves, t.s.open_graves) == ([], [])
