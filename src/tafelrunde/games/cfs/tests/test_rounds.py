"""Chapter 2: the secret choice of a card, who acts when, and two actions each."""

from __future__ import annotations

import pytest

from tafelrunde.games.cfs.names import PLAYING_CARDS
from tafelrunde.games.cfs.tests.table import Table


def choosing(anna: str, ben: str, machines: str, round_: int = 1) -> Table:
    """A round in which these cards are about to be chosen."""
    return Table(
        phase="choose",
        round=round_,
        anna={"hand": [anna]},
        ben={"hand": [ben]},
        pile=[machines],
        machine_card=machines,
    )


def order_of(t: Table) -> list[str]:
    """Let nobody do anything, and return who acted one after the other."""
    began = t.round
    while t.round == began and not t.over:
        t.end_team(t.asked()[0])
    teams = {"1": "anna", "2": "ben", "3": "cleo"}
    acted = [line.split()[1] for line in t.told("activated")]
    names = [
        "machines" if name[:2] in ("gr", "kr") else teams[name.split("_")[1]] for name in acted
    ]
    return list(dict.fromkeys(names))


# The secret choice


@pytest.mark.rule("cfs 2.1")
def test_all_choose_at_once_among_their_own_cards() -> None:
    t = Table(
        phase="choose",
        round=3,
        anna={"hand": ["3_hearts", "k_clubs"]},
        ben={"hand": ["9_spades", "10_clubs"]},
    )
    assert (t.prompt, t.asked()) == ("choice", ["anna", "ben"])
    assert t.options("anna") == ["choose 3_hearts", "choose k_clubs"]
    assert t.options("ben") == ["choose 9_spades", "choose 10_clubs"]
    assert t.refused("anna", "choose 9_spades") == "2.1" == t.refused("ben", "choose 2_clubs")


@pytest.mark.rule("cfs 2.1")
@pytest.mark.parametrize(("first", "second"), [("anna", "ben"), ("ben", "anna")])
def test_nobody_sees_a_card_before_all_have_chosen(first: str, second: str) -> None:
    t = choosing("k_clubs", "9_spades", machines="q_hearts")
    cards = {"anna": "k_clubs", "ben": "9_spades"}
    before = [t.seen_by(second), t.seen_by("")]
    t.act(first, f"choose {cards[first]}")
    assert [t.seen_by(second), t.seen_by("")] == before
    assert (t.asked(), t.heard(), t.heard(second)) == ([second], [], [])
    assert (t.card("anna"), t.card("ben"), t.card("machines")) == ("", "", "")
    t.act(second, f"choose {cards[second]}")
    assert t.told("card_shown", "machine_card_shown") == [
        *("card_shown anna k_clubs", "card_shown ben 9_spades"),
        "machine_card_shown q_hearts",
    ]
    seen = t.seen_by("")
    assert [seat["card"] for seat in seen["seats"]] == ["k_clubs", "9_spades"]
    assert seen["machine_card"] == {"card": "q_hearts"}


@pytest.mark.rule("cfs 2.1", "cfs 1.5")
def test_hands_and_the_pile_are_hidden_but_not_how_many_cards_are_held() -> None:
    t = Table(phase="choose", round=3, anna={"hand": ["3_hearts", "k_clubs"]})
    own, others = (t.seen_by(name)["seats"][0] for name in ("anna", "ben"))
    assert (own["hand"], own["cards"]) == (["3_hearts", "k_clubs"], 2)
    assert (others["hand"], others["cards"], others["card"]) == ([], 2, "")
    assert t.seen_by("")["seats"][0] == others
    assert t.seen_by("anna")["machine_card"] == {"card": ""}
    assert "pile" not in t.seen_by("anna")


@pytest.mark.rule("cfs 2.1")
def test_a_card_serves_for_one_round() -> None:
    t = choosing("k_clubs", "9_spades", machines="q_hearts", round_=3)
    held = [t.hand("anna"), t.hand("ben")]
    t.act("anna", "choose k_clubs")
    t.act("ben", "choose 9_spades")
    left = [[card for card in held[0] if card != "k_clubs"]]
    left += [[card for card in held[1] if card != "9_spades"]]
    assert [t.hand("anna"), t.hand("ben")] == left
    assert len(t.s.pile) == 1 and PLAYING_CARDS.index("q_hearts") not in t.s.pile
    assert t.s.used[-3:] == [PLAYING_CARDS.index(c) for c in ("k_clubs", "9_spades", "q_hearts")]
    order_of(t)
    assert (t.round, t.prompt) == (4, "choice")
    assert (t.card("anna"), t.card("ben"), t.card("machines")) == ("", "", "")
    assert t.options("anna") == [f"choose {left[0][0]}"]


@pytest.mark.rule("cfs 2.1")
def test_the_top_card_of_the_pile_may_be_any_of_it() -> None:
    for card in ("5_clubs", "7_hearts"):
        t = Table(phase="choose", round=3, pile=["5_clubs", "7_hearts"], machine_card=card)
        t.act("anna", t.options("anna")[0])
        t.act("ben", t.options("ben")[0])
        assert t.card("machines") == card and len(t.s.pile) == 1


# The order


@pytest.mark.rule("cfs 2.2")
def test_ranks_come_first_then_clubs_spades_hearts_diamonds() -> None:
    ranks = ("a", "k", "q", "j", "10", "9", "8", "7", "6", "5", "4", "3", "2")
    suits = ("clubs", "spades", "hearts", "diamonds")
    best_first = [f"{rank}_{suit}" for rank in ranks for suit in suits]
    assert list(reversed(PLAYING_CARDS)) == best_first


@pytest.mark.rule("cfs 2.2", "cfs 9.7")
@pytest.mark.parametrize(
    ("anna", "ben", "machines", "order"),
    [
        ("a_diamonds", "k_clubs", "q_clubs", ["anna", "ben", "machines"]),
        ("10_clubs", "j_diamonds", "9_clubs", ["ben", "anna", "machines"]),
        ("9_spades", "9_clubs", "9_hearts", ["ben", "anna", "machines"]),
        ("2_clubs", "2_diamonds", "2_hearts", ["anna", "machines", "ben"]),
        ("k_clubs", "q_clubs", "a_diamonds", ["machines", "anna", "ben"]),
        ("3_hearts", "3_spades", "3_clubs", ["machines", "ben", "anna"]),
    ],
)
def test_the_highest_card_acts_first_and_the_machines_card_too(
    anna: str, ben: str, machines: str, order: list[str]
) -> None:
    t = choosing(anna, ben, machines)
    t.act("anna", f"choose {anna}")
    t.act("ben", f"choose {ben}")
    assert order_of(t) == order


# Activating


@pytest.mark.rule("cfs 2.3")
def test_figures_are_activated_one_after_another_in_any_order_and_each_once() -> None:
    t = Table(phase="team", turn="anna")
    profiles = ["activate scout", "activate guard", "activate hauler", "activate ranger"]
    assert (t.prompt, t.options("anna")) == ("pick", profiles)
    t.act("anna", "activate hauler")
    assert (t.active, t.actions, t.left, t.prompt) == ("hauler_1", 2, 4, "act")
    t.act("anna", "end")
    assert t.options("anna") == ["activate scout", "activate guard", "activate ranger"]
    assert t.refused("anna", "activate hauler") == "2.3"
    t.act("anna", "activate ranger", "end", "activate scout", "end")
    assert (t.active, t.prompt) == ("guard_1", "act")  # the last one needs no choice
    t.act("anna", "end")
    assert t.told("activated") == [
        *("activated hauler_1", "activated ranger_1", "activated scout_1", "activated guard_1"),
    ]
    assert (t.asked(), t.prompt, t.active) == (["ben"], "pick", "")


@pytest.mark.rule("cfs 2.3", "cfs 6.2")
def test_who_is_out_is_not_activated() -> None:
    t = Table(phase="team", turn="anna", anna={"guard": {"out": True}, "scout": {"done": True}})
    assert t.options("anna") == ["activate hauler", "activate ranger"]


@pytest.mark.rule("cfs 2.3", "cfs 6.3")
def test_machines_act_in_their_order_and_those_out_of_play_do_not() -> None:
    t = Table(phase="team", turn="machines", machines={"krabber_1": {"out": True}})
    assert t.told("activated") == [
        *("activated greifer_1", "activated greifer_2"),
        *("activated krabber_2", "activated krabber_3"),
    ]
    assert (t.asked(), t.prompt, t.active, t.is_out("krabber_1")) == (["anna"], "pick", "", True)


@pytest.mark.rule("cfs 2.4")
def test_two_actions_in_any_order() -> None:
    t = Table(anna={"scout": "c3"})
    t.act("anna", "step c2", "switch c2-d2")
    assert t.told("stepped", "switched") == ["stepped scout_1 c2", "switched scout_1 c2-d2 0"]
    assert t.prompt == "pick"  # nothing but ending was left
    t = Table(anna={"guard": "c4"}, ben={"scout": "c5"}, active="guard_1", fight=[4, 4])
    t.act("anna", "fight c5", "stay")
    assert (t.actions, t.left) == (1, 4)
    t.act("anna", "step d4", "step e4", "step e3", "step e2")
    assert (t.where("guard_1"), t.prompt) == ("e2", "pick")


@pytest.mark.rule("cfs 2.4")
def test_the_same_action_may_be_taken_twice() -> None:
    t = Table(anna={"scout": {"at": "c2", "load": ["salt"]}})
    t.act("anna", "switch c2-d2")
    assert (t.actions, t.is_on("c2-d2")) == (1, False)
    t.act("anna", "switch c2-d2")
    assert (t.actions, t.is_on("c2-d2")) == (0, True)
    assert t.options("anna") == ["lay salt", "end"]


@pytest.mark.rule("cfs 2.4", "cfs 3.2")
def test_without_actions_only_what_costs_nothing_is_left() -> None:
    t = Table(
        anna={"scout": {"at": "c2", "load": ["salt"]}},
        ben={"guard": "c3"},
        actions=0,
    )
    assert t.options("anna") == ["lay salt", "end"]
    for action in ("step c1", "switch c2-d2", "fight c3", "shove c3", "stand_up"):
        assert t.refused("anna", action) != ""


@pytest.mark.rule("cfs 2.4")
def test_a_switch_or_fight_ends_the_move_that_was_going_on() -> None:
    t = Table(anna={"scout": {"at": "c1", "load": ["salt"]}})
    t.act("anna", "step c2", "switch c2-d2")
    assert (t.actions, t.left, t.options("anna")) == (0, 0, ["lay salt", "end"])
    t = Table(
        anna={"scout": {"at": "c4", "load": ["salt"]}},
        ben={"scout": "c6"},
        actions=1,
        moved=1,
        fight=[5, 5],
    )
    t.act("anna", "step c5", "fight c6")  # 4 against 4
    assert (t.actions, t.left, t.options("anna")) == (0, 0, ["lay salt", "end"])


# Rounds


@pytest.mark.rule("cfs 1.5", "cfs 2.1")
def test_rounds_follow_each_other_till_the_last_is_scored() -> None:
    t = Table(phase="end", round=3)
    assert (t.round, t.prompt, t.over) == (4, "choice", False)
    assert t.told("round_began", "scored") == ["round_began 4"]
    t = Table(phase="end", round=4, sought=["salt", "salt"])
    assert (t.over, t.told("round_began")) == (True, [])
    t = Table(phase="end", round=4, rounds=5)
    assert (t.over, t.told("round_began")) == (False, ["round_began 5"])


@pytest.mark.rule("cfs 2.3", "cfs 6.2")
def test_a_new_round_lets_all_take_part_again_but_does_not_raise_the_fallen() -> None:
    t = Table(
        phase="start",
        round=2,
        anna={"scout": {"out": True}, "guard": {"down": True}},
    )
    assert (t.is_out("scout_1"), t.is_down("guard_1"), t.s.done) == (False, True, 0)
