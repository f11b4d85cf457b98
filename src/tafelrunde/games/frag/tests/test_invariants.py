"""The invariants of FRAG notice what can't be; what a viewer can't know."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.hands import OPEN, SHIFT
from tafelrunde.games.frag.invariants import Hands, check, unknown
from tafelrunde.games.frag.names import CARDS, DECK, OUT
from tafelrunde.games.frag.state import FragState
from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import NOBODY
from tests.games.spoiling import Spoil, by_sentence, notices, play_at_random, put, swap

SHOTGUN, NEEDLER, CHAINSAW = (CARDS.index(name) for name in ("shotgun", "needler", "chainsaw"))
MEDPACK, LAG, THEFT = (CARDS.index(name) for name in ("medpack", "lag", "theft"))
OVER_UNDER = CARDS.index("over_under")

Spoiling = Spoil[FragState]


def spoilt_table() -> Table:
    return Table(
        {
            "anna": {"at": "c3", "hand": ["lag", "medpack"], "weapons": ["shotgun over_under"]},
            "ben": {"at": "c5", "armour": "light_armor", "gear": ["fireproof_coating"]},
            "cleo": {"out": True, "hand": ["theft"]},
        },
        piles={"e5": ["needler"]},
        blood=["e5"],
    )


def lose_a_card(s: FragState) -> None:
    s.deck[MEDPACK] -= 1


def empty_the_specials(s: FragState) -> None:
    for kind, deck in enumerate(DECK):
        if deck == 2:
            s.discards[kind] += s.deck[kind]
            s.deck[kind] = 0


def owe_a_card(s: FragState) -> None:
    s.deck[LAG] += 2
    s.discards[LAG] -= 2


def tell_the_holder(s: FragState) -> None:
    s.hand[0] = tuple(code | 1 for code in s.hand[0])


def load_too_much(s: FragState) -> None:
    s.weapons[0] = ((SHOTGUN, 7, OVER_UNDER),)


def carry_too_much(s: FragState) -> None:
    s.deck[NEEDLER] -= 3
    s.weapons[1] = ((NEEDLER, 1),) * 3
    s.wounds[1] = 3


def attach_nonsense(s: FragState) -> None:
    s.deck[MEDPACK] -= 1
    s.weapons[0] = ((SHOTGUN, 1, OVER_UNDER, MEDPACK),)


def attach_twice(s: FragState) -> None:
    s.deck[OVER_UNDER] -= 1
    s.weapons[0] = ((SHOTGUN, 1, OVER_UNDER, OVER_UNDER),)


def wear_only_the_coating(s: FragState) -> None:
    s.discards[s.armour[1]] += 1
    s.armour[1], s.pool[1] = NOBODY, 0


def keep_a_weapon_when_out(s: FragState) -> None:
    s.deck[CHAINSAW] -= 1
    s.weapons[2] = ((CHAINSAW, 0),)


def drop_a_special(s: FragState) -> None:
    s.deck[LAG] -= 1
    s.piles[0] = (*s.piles[0], LAG)


def lay_a_second_pile(s: FragState) -> None:
    s.deck[MEDPACK] -= 1
    s.markers = 2
    s.piles.append((s.piles[0][0], 2, MEDPACK))


def share_a_field(s: FragState) -> None:
    s.where[2] = s.where[1]


SPOILS: list[tuple[Spoiling, str]] = [
    (lose_a_card, "there are 10 cards medpack"),
    (empty_the_specials, "the special deck is empty beside 20 discards (2.1)"),
    (owe_a_card, "fewer cards than none"),
    (tell_the_holder, "of seat 0 is known to 1"),
    (load_too_much, "shotgun has 7 shots"),
    (carry_too_much, "seat 1 carries more than 2 weapons (2.4)"),
    (attach_nonsense, "medpack is attached to shotgun"),
    (attach_twice, "over_under is attached to shotgun twice"),
    (wear_only_the_coating, "seat 1 wears nothing but a coating"),
    (swap("pool", 1, 2), "seat 1 has a pool of 2"),
    (swap("pool", 0, 1), "seat 0 has a pool and no armour"),
    (swap("wounds", 0, 3), "seat 0 stands at 0 Health (7.11)"),
    (swap("wounds", 0, -1), "seat 0 is hurt less than not at all"),
    (swap("wounds", 2, 1), "seat 2 is out, but not cleared"),
    (swap("surges", 2, (1,)), "seat 2 is out, but surges on"),
    (keep_a_weapon_when_out, "seat 2 is out with"),
    (swap("speed", 0, 0), "the fighter of seat 0 is built (3, 0, 2)"),
    (swap("surges", 0, (3,)), "seat 0 surges on and on"),
    (swap("cheats", 0, 3), "seat 0 cheats for 3 turns"),
    (swap("frozen", 0, 2), "seat 0 is neither so nor so: 2"),
    (swap("lagged", 0, -1), "seat 0 lags -1 turns"),
    (swap("steered", 0, 0), "seat 0 steers itself"),
    (swap("steered", 0, 3), "3 steers"),
    (swap("frags", 0, 4), "seat 0 has 4 frags"),
    (swap("frags", 0, 3), "[0] reached the goal, [] won"),
    (put("winners", [1]), "winners and the end go together"),
    (drop_a_special, "a special lies on the floor"),
    (lay_a_second_pile, "two piles lie on one field"),
    (put("markers", 0), "markers: [1]"),
    (put("blood_at", [99]), "something lies on 99"),
    (swap("where", 0, 81), "somebody is off"),
    (share_a_field, "seats [1, 2] share c5 (5.3)"),
    (put("points", -1), "-1 movement points are left"),
    (put("points", 49), "49 movement points are left"),
    (put("turn", 3), "it is the turn of 3"),
    (put("follows", 3), "3 comes next"),
    (put("rolled", 1 << 81), "a turn that can't be"),
    (put("may_take", 2), "a turn that is neither so nor so"),
    (put("fresh", [(3, LAG)]), "was dropped on 3"),
]


@by_sentence(SPOILS)
def test_what_cannot_be_is_noticed(spoil: Spoiling, sentence: str) -> None:
    assert sentence in notices(spoilt_table(), spoil)


def test_the_active_fighter_may_pass_through_an_occupied_field() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c4"}})
    t.act("anna", "step c4")
    assert t.where("anna") == t.where("ben") == "c4"
    check(t.game, t.s)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_random_game_ends_and_keeps_the_invariants_at_every_decision(players: int) -> None:
    t = Table.dealt(players, goal=1, seed=f"held {players}")
    play_at_random(t, f"held {players}")


# What a viewer can't know


def test_the_hand_of_another_may_be_any_cards_with_the_same_backs() -> None:
    t = Table({"anna": {}, "ben": {"hand": ["lag", "medpack anna"]}, "cleo": {"hand": ["theft"]}})
    hands = unknown(t.game, t.s, 0)["hand", 1]
    assert isinstance(hands, Hands) and len(hands) == 2
    seen = MEDPACK << SHIFT | 1
    assert (seen, LAG << SHIFT) in hands
    assert (seen, THEFT << SHIFT) in hands  # Anna can't know that Cleo holds it
    assert (LAG << SHIFT,) not in hands
    assert (MEDPACK << SHIFT, LAG << SHIFT) not in hands  # the one she has seen
    assert (seen, MEDPACK << SHIFT) not in hands  # another back
    assert (LAG << SHIFT, seen) not in hands  # not sorted
    assert (seen, LAG << SHIFT | 4) not in hands  # Cleo hasn't seen it


def test_nobody_wonders_about_their_own_hand_or_open_cards() -> None:
    t = Table({"anna": {"hand": ["lag"]}, "ben": {"hand": ["theft open"]}})
    places = unknown(t.game, t.s, 0)
    assert ("hand", 0) not in places
    hands = places["hand", 1]
    assert isinstance(hands, Hands) and len(hands) == 1
    assert (THEFT << SHIFT | OPEN,) in hands
    assert {number for number in range(-1, 3) if number in places["deck", LAG]} == {1}
    assert ("hand", 0) in unknown(t.game, t.s, NOBODY)


def test_a_deck_may_hold_what_no_hand_shows() -> None:
    t = Table({"anna": {}, "ben": {"hand": ["lag", "theft"]}})
    places = unknown(t.game, t.s, 0)
    assert [number for number in range(-1, 4) if number in places["deck", LAG]] == [0, 1, 2]
    assert [number for number in range(-1, 4) if number in places["deck", THEFT]] == [0, 1]
    assert OUT not in places["deck", MEDPACK] and 11 in places["deck", MEDPACK]
