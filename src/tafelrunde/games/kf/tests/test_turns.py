"""Chapter 2: turns, actions, what leaves at the end of a turn, and everybody's hand."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.names import CARDS
from tafelrunde.games.kf.tests.table import Table


@pytest.mark.rule("kf 2.1", "kf 10.2")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_s_first_turn_has_one_action_and_every_later_one_two(players: int) -> None:
    t = Table.dealt(players)
    order = [t.names[(t.s.turn + place) % players] for place in range(players)]
    for name in order:
        assert t.turn == name and t.actions == 1
        t.act(name, "done")
    assert t.turn == order[0] and t.actions == 2
    assert t.told("turn_began") == [f"turn_began {name}" for name in [*order, order[0]]]


@pytest.mark.rule("kf 2.1")
def test_turns_go_clockwise() -> None:
    t = Table(4, turn="dora")
    t.act("dora", "done")
    assert t.turn == "anna"
    t.act("anna", "done")
    assert t.turn == "ben"


@pytest.mark.rule("kf 2.1", "kf 7.2")
def test_a_lost_first_turn_was_the_first() -> None:
    t = Table(anna={}, ben={"realm": ["pitfall"], "turns": 0})
    t.act("anna", "done")
    assert t.turn == "anna"  # ben's was lost
    t.act("anna", "done")
    assert t.turn == "ben" and t.actions == 2


@pytest.mark.rule("kf 2.2")
def test_the_turn_ends_when_the_actions_are_used() -> None:
    t = Table(
        anna={"hand": ["wand open", "robe open"]},
        ben={},
        entry=[1, 1],
        card=["crown", "harp", "heal", "rune", "door"],
    )
    t.act("anna", "play wand")
    assert t.turn == "anna" and t.actions == 1
    t.act("anna", "play robe")
    assert t.turn == "ben" and t.actions == 2


@pytest.mark.rule("kf 2.2")
def test_actions_may_be_left_unused() -> None:
    t = Table(2)
    assert t.may("anna", "done")
    t.act("anna", "done")
    assert t.turn == "ben"


@pytest.mark.rule("kf 2.2")
def test_entries_exits_and_replacements_are_offered() -> None:
    t = Table(
        anna={"hand": ["wand open", "stumble open"], "realm": ["book"]}, ben={"realm": ["thimble"]}
    )
    assert t.options("anna") == [
        "play wand",
        "attack book",
        "attack thimble",
        "replace wand",
        "replace stumble",
        "done",
    ]


# The end of a turn (2.3)


@pytest.mark.rule("kf 2.3")
def test_cards_with_exit_number_0_are_discarded_at_the_end_of_the_turn() -> None:
    t = Table(
        anna={"hand": ["earthquake open", "flute open", "crown open", "harp open", "heal open"]},
        entry=6,
        card=["wand"],
    )
    t.act("anna", "play earthquake")
    assert t.realm("anna") == ["earthquake"]  # it lies there till the turn ends
    t.act("anna", "done")
    assert t.realm("anna") == [] and t.discards == ["earthquake"]
    assert "card_left earthquake" in t.heard()


@pytest.mark.rule("kf 2.3")
def test_all_others_stay() -> None:
    t = Table(
        anna={"realm": ["worn_penny", "swamp"]},
        ben={"realm": ["snow_globe"]},
        wilderness=["goblin"],
    )
    t.act("anna", "done")
    assert t.realm("anna") == ["worn_penny", "swamp"]
    assert t.realm("ben") == ["snow_globe"] and t.wilderness == ["goblin"]


@pytest.mark.rule("kf 2.3")
def test_the_printed_number_counts_even_where_something_guards_the_card() -> None:
    hand = ["far_sight open", "flute open", "crown open", "harp open", "heal open"]
    drawn = ["wand", "robe", "rune", "door"]
    t = Table(anna={"hand": hand, "realm": ["city_wall"]}, entry=6, card=drawn[:3])
    t.act("anna", "play far_sight")
    assert t.exit_number("far_sight") == 1
    t.act("anna", "done", "discard wand", "discard robe")
    assert "far_sight" in t.discards and t.realm("anna") == ["city_wall"]


@pytest.mark.rule("kf 2.3", "kf 7.5")
def test_what_leaves_at_the_end_of_the_turn_does_so_from_beneath_a_monster_too() -> None:
    t = Table(
        anna={"hand": ["far_sight open", "wand open", "ogre open"]},
        ben={"hand": ["pickpocket", "crown", "harp", "flute", "robe"]},
        actions=3,
        entry=[6, 6, 1, 6],
        card=["rune", "door", "snare", "heal", "shrine", "swamp"],
    )
    t.unanswered("anna", "play far_sight")
    t.act("anna", "play wand")
    t.answer("ben", "pickpocket", "far_sight")
    t.pass_all()
    t.act("anna", "play_on ogre far_sight")
    t.pass_all()
    assert "far_sight" in t.discards and t.loot("ogre") == [] and t.wilderness == ["ogre"]
    assert t.turn == "ben"


@pytest.mark.rule("kf 2.3", "kf 10.3")
def test_everybody_s_hand_is_refilled_after_every_turn_the_active_one_first() -> None:
    t = Table(
        anna={"hand": ["crown"]},
        ben={"hand": ["harp", "sceptre"]},
        cleo={"hand": ["goblet"]},
        turn="ben",
        card=[
            "book",
            "brooch",
            "lantern",
            "flute",
            "wand",
            "robe",
            "rune",
            "door",
            "snare",
            "shrine",
            "thimble",
        ],
    )
    t.act("ben", "done")
    assert t.told("cards_drawn") == [
        "cards_drawn ben 3",
        "cards_drawn cleo 4",
        "cards_drawn anna 4",
    ]
    assert t.hand("ben") == ["book", "brooch", "lantern", "harp", "sceptre"]
    assert t.hand("cleo") == ["flute", "goblet", "wand", "robe", "rune"]
    assert [len(t.hand(name)) for name in t.names] == [5, 5, 5]


@pytest.mark.rule("kf 2.3")
def test_whoever_holds_too_many_discards_down_and_chooses_which() -> None:
    hand = ["crown", "harp", "sceptre", "goblet", "flute", "wand", "robe"]
    t = Table(anna={"hand": hand}, ben={})
    t.act("anna", "done")
    assert t.prompt == "discard" and t.asked() == ["anna"]
    assert len(t.options("anna")) == 7 and t.refused("anna", "done") == "2.3"
    t.act("anna", "discard robe")
    assert t.prompt == "discard"
    t.act("anna", "discard wand")
    assert t.turn == "ben" and t.discards == ["robe", "wand"] and len(t.hand("anna")) == 5
    assert t.told("card_discarded") == ["card_discarded anna robe", "card_discarded anna wand"]


@pytest.mark.rule("kf 2.3")
def test_others_discard_after_the_active_player_has_drawn() -> None:
    six = ["crown", "harp", "sceptre", "goblet", "flute", "robe"]
    t = Table(
        anna={"hand": ["door"]},
        ben={"hand": six},
        cleo={"hand": ["rune"]},
        card=["book", "brooch", "lantern", "thimble", "wand", "snare", "heal", "banishing"],
    )
    t.act("anna", "done")
    assert t.asked() == ["ben"] and t.prompt == "discard" and len(t.hand("anna")) == 5
    assert len(t.hand("cleo")) == 1
    t.act("ben", "discard flute")
    assert t.turn == "ben" and len(t.hand("cleo")) == 5


@pytest.mark.rule("kf 2.3", "kf 10.4")
@pytest.mark.parametrize(
    ("realm", "limit"), [([], 5), (["book"], 6), (["wand"], 6), (["book", "wand"], 7)]
)
def test_book_and_wand_let_you_hold_more(realm: list[str], limit: int) -> None:
    t = Table(
        anna={"hand": ["crown"], "realm": realm},
        ben={},
        card=["harp", "flute", "robe", "rune", "door", "snare"][: limit - 1],
    )
    assert t.limit("anna") == limit and t.limit("ben") == 5
    t.act("anna", "done")
    assert len(t.hand("anna")) == limit and len(t.hand("ben")) == 5


@pytest.mark.rule("kf 2.4")
def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    others = [
        card
        for card in CARDS
        if card not in ("crown", "harp", "flute", "robe", "wand", "door", "rune")
    ]
    t = Table(
        anna={"hand": ["crown", "harp", "flute"]},
        ben={"hand": others[:5]},
        deck=["robe"],
        discards=[*others[5:], "door", "rune", "wand"],
        card=["robe", "wand"],
    )
    t.act("anna", "done")
    assert t.hand("anna") == ["flute", "crown", "harp", "wand", "robe"]
    assert t.discards == [] and len(t.deck) == len(CARDS) - 10
    renewed = [line for line in t.heard() if line.startswith("pile_renewed")]
    assert renewed == [f"pile_renewed {len(t.deck) + 1}"]


@pytest.mark.rule("kf 2.4")
def test_with_nothing_left_at_all_nobody_draws() -> None:
    t = Table(2)
    t.s.hand[0] = t.s.hand[0][:3]
    everything = [card for card in range(len(CARDS)) if card not in (*t.s.hand[0], *t.s.hand[1])]
    t.s.deck, t.s.discards = [], []
    t.s.realm[1] = tuple(
        [card for card in everything if CARDS[card] in ("snow_globe", "moon_mirror")]
    )
    t.s.fate = None
    t.game.commit(t.s, 0, ("done",))
    assert len(t.s.hand[0]) == 3 and t.turn == "ben"
