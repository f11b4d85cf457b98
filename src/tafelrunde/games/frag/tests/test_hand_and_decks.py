"""Chapters 2.1, 2.2, 2.3 and 2.5: decks that renew themselves, and the limit of a hand."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.hands import SHIFT
from tafelrunde.games.frag.names import CARDS, COPIES, DECK, SPECIAL
from tafelrunde.games.frag.tests.table import Table

Seats = dict[str, dict[str, Any]]

POWER_UPS = """
+-------+
|1 w . g|
|       |
|2 . . .|
|       |
|3 . . .|
+-------+
"""
SPECIALS = [CARDS[kind] for kind in range(49) if DECK[kind] == SPECIAL for _ in range(COPIES[kind])]
FIVE = ["needler", "needler", "medpack", "light_armor", "lag"]


# Decks and discards (2.1, 12.9)


@pytest.mark.rule("frag 2.1")
def test_each_deck_has_a_discard_pile_of_its_own() -> None:
    t = Table({"anna": {"wounds": 1, "hand": ["medpack", "lag"]}})
    t.act("anna", "play medpack", "play_on lag ben")
    assert t.discards("gadget") == ["medpack"] and t.discards("special") == ["lag"]
    assert t.discards("weapon") == [] and len(t.deck("weapon")) == 34


@pytest.mark.rule("frag 2.1", "frag 12.9")
def test_drawing_the_last_card_shuffles_the_discards_of_this_deck_at_once() -> None:
    t = Table(
        {"anna": {"at": "a1"}},
        map=POWER_UPS,
        deck={"weapon": ["needler"], "gadget": ["medpack"]},
        power_up="6",
        weapon="needler",
    )
    assert len(t.discards("weapon")) == 33
    t.act("anna", "step b1")
    assert t.heard()[1:] == [
        "power_up_rolled anna weapon 6",
        "card_drawn anna weapon",
        "deck_renewed weapon",
    ]
    assert t.discards("weapon") == [] and len(t.deck("weapon")) == 33
    assert t.deck("weapon").count("needler") == 3 and t.hand("anna") == ["needler"]
    assert t.deck("gadget") == ["medpack"] and len(t.discards("gadget")) == 55


@pytest.mark.rule("frag 2.1", "frag 12.9")
def test_drawing_the_last_but_one_card_shuffles_nothing() -> None:
    t = Table(
        {"anna": {"at": "a1"}},
        map=POWER_UPS,
        deck={"weapon": ["needler", "shotgun"]},
        power_up="4",
        weapon="shotgun",
    )
    t.act("anna", "step b1")
    assert t.told("deck_renewed", "deck_empty") == []
    assert t.deck("weapon") == ["needler"] and len(t.discards("weapon")) == 32


@pytest.mark.rule("frag 2.1", "frag 12.9")
def test_without_discards_the_deck_stays_empty_and_the_next_discard_becomes_the_deck() -> None:
    others = SPECIALS[:]
    for card in ("theft", "lag"):
        others.remove(card)
    seats: Seats = {"anna": {"at": "c3", "hand": ["lag"]}, "ben": {"at": "c4", "health": 1}}
    t = Table(
        {**seats, "cleo": {"hand": others}},
        deck={"special": ["theft"]},
        to_hit="1 1",
        damage="6 6",
        defence="1",
        special="theft",
    )
    t.act("anna", "attack ben pistol")
    t.pass_all()
    assert t.hand("anna") == ["lag", "theft"] and t.deck("special") == []
    assert t.told("card_drawn", "deck_renewed", "deck_empty") == ["card_drawn anna special"]
    t.act("anna", "play_on lag cleo")
    assert t.told("deck_renewed") == ["deck_renewed special"]
    assert t.deck("special") == ["lag"] and t.discards("special") == []


@pytest.mark.rule("frag 2.1")
def test_if_deck_and_discards_are_empty_no_card_is_drawn() -> None:
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c4", "health": 1}, "cleo": {"hand": SPECIALS}},
        to_hit="1 1",
        damage="6 6",
        defence="1",
    )
    t.act("anna", "attack ben pistol")
    t.pass_all()
    assert t.heard()[-2:] == ["fragged ben anna 1", "deck_empty special"]
    assert t.hand("anna") == [] and t.prompt == "act" and t.frags("anna") == 1


# The hand limit (2.2, 12.1)


@pytest.mark.rule("frag 2.2", "frag 12.1")
@pytest.mark.parametrize(("more", "ram", "too_many"), [(0, 0, 0), (1, 0, 1), (3, 0, 3), (1, 1, 0)])
def test_who_ends_a_turn_keeps_five_cards_or_six_with_extra_ram(
    more: int, ram: int, too_many: int
) -> None:
    t = Table({"anna": {"hand": [*FIVE, *["enhanced_medpack"] * more], "ram": ram}})
    t.act("anna", "done")
    for _ in range(too_many):
        assert t.prompt == "discard" and t.asked() == ["anna"] and t.turn == "anna"
        t.act("anna", "discard enhanced_medpack")
    assert t.turn == "ben" and len(t.hand("anna")) == 5 + ram
    assert t.discards("gadget") == ["enhanced_medpack"] * too_many
    assert t.told("card_discarded") == ["card_discarded anna enhanced_medpack"] * too_many


@pytest.mark.rule("frag 2.2", "frag card:extra_ram")
def test_two_extra_ram_do_not_add_up() -> None:
    t = Table({"anna": {"hand": [*FIVE, "medpack", "medpack"], "ram": 2}})
    t.act("anna", "done")
    assert t.prompt == "discard" and t.asked() == ["anna"]
    t.act("anna", "discard lag")
    assert len(t.hand("anna")) == 6 and t.turn == "ben"


@pytest.mark.rule("frag 2.2", "frag 2.9")
def test_which_cards_are_discarded_is_the_owners_choice_and_nothing_else_is_possible() -> None:
    t = Table({"anna": {"wounds": 1, "hand": [*FIVE, "theft"]}, "ben": {"at": "a2"}})
    t.act("anna", "done")
    assert t.options("anna") == [
        *("discard needler", "discard medpack", "discard light_armor", "discard lag"),
        "discard theft",
    ]
    for action in ("play medpack", "play needler", "done", "discard shotgun", "step b1"):
        assert t.refused("anna", action) == "2.2"
    t.act("anna", "discard needler")
    assert t.hand("anna") == ["needler", "medpack", "light_armor", "lag", "theft"]
    assert t.discards("weapon") == ["needler"] and t.wounds("anna") == 1


@pytest.mark.rule("frag 2.2", "frag 2.3")
def test_who_has_too_many_cards_may_play_them_before_the_end() -> None:
    t = Table({"anna": {"hand": [*FIVE, "extra_ram", "needler"]}})
    t.act("anna", "play needler", "play light_armor", "done")
    assert t.turn == "ben" and len(t.hand("anna")) == 5, "cards in play don't count"
    assert t.weapons("anna") == ["needler 6"] and t.armour("anna") == "light_armor 1"


@pytest.mark.rule("frag 2.3", "frag card:extra_ram")
def test_extra_ram_in_play_is_no_card_of_the_hand() -> None:
    t = Table({"anna": {"hand": [*FIVE, "extra_ram", "medpack"]}})
    t.act("anna", "play extra_ram")
    assert t.discards("special") == [] and len(t.hand("anna")) == 6
    t.act("anna", "done")
    assert t.turn == "ben" and t.row_seen_by("ben", "anna")["ram"] is True


@pytest.mark.rule("frag 2.2", "frag 12.1")
def test_in_the_turn_of_others_and_in_ones_own_a_hand_has_no_limit() -> None:
    t = Table(
        {"anna": {"hand": [*FIVE, "medpack"]}, "ben": {"hand": [*FIVE[1:], *["medpack"] * 3]}}
    )
    assert t.prompt == "act" and len(t.hand("anna")) == 6
    t.act("anna", "done")
    assert t.asked() == ["anna"]
    t.act("anna", "discard medpack")
    t.pass_all()
    assert t.turn == "ben" and t.prompt == "set_off_choice" and len(t.hand("ben")) == 7
    t.force(movement="1 1")
    t.act("ben", "roll")
    assert t.prompt == "act" and len(t.hand("ben")) == 7
    t.act("ben", "done")
    assert t.prompt == "discard" and t.asked() == ["ben"]
    t.act("ben", "discard medpack", "discard medpack")
    assert len(t.hand("ben")) == 5 and t.turn == "anna"


@pytest.mark.rule("frag 2.2")
def test_a_card_drawn_between_ones_turns_counts_when_the_next_turn_ends() -> None:
    t = Table(
        {
            "anna": {"at": "c3", "health": 1, "weapons": ["beam_pistol"]},
            "ben": {"at": "c4", "hand": ["medpack"] * 5, "gear": ["energy_reflector"]},
        },
        to_hit="1 1",
        damage="6 6 6",
        defence="1",
        special="lag",
    )
    t.act("anna", "attack ben beam_pistol")
    t.pass_all()
    assert t.told("fragged") == ["fragged anna ben 1"] and t.turn == "ben"
    assert len(t.hand("ben")) == 6 and t.prompt == "set_off_choice"
    t.force(movement="1 1")
    t.act("ben", "roll", "done")
    assert t.prompt == "discard" and t.options("ben") == ["discard medpack", "discard lag"]


@pytest.mark.rule("frag 2.2", "frag card:assume_control")
def test_the_owner_and_not_who_steers_the_fighter_discards() -> None:
    t = Table({"anna": {"hand": ["medpack"] * 6, "steered": "ben"}, "ben": {}})
    assert t.asked() == ["ben"]
    t.act("ben", "done")
    assert t.prompt == "discard" and t.asked() == ["anna"]
    t.act("anna", "discard medpack")
    assert t.turn == "ben"


@pytest.mark.rule("frag 2.2")
def test_the_others_see_only_how_many_cards_of_each_deck_a_hand_holds() -> None:
    t = Table({"anna": {"hand": [*FIVE, "medpack"]}})
    assert t.row_seen_by("ben", "anna")["hand"] == [2, 3, 1]
    assert t.hand_seen_by("ben", "anna") == [] and len(t.hand_seen_by("anna", "anna")) == 6


@pytest.mark.rule("frag 2.2")
def test_of_two_equal_cards_the_one_more_people_know_is_given_up() -> None:
    hand = ["medpack", "medpack ben", "medpack open", "lag", "lag", "theft", "freeze"]
    t = Table({"anna": {"hand": hand}, "ben": {}, "cleo": {}})
    t.act("anna", "done", "discard medpack")
    assert t.hand_seen_by("cleo", "anna") == [] and t.hand_seen_by("ben", "anna") == ["medpack"]
    t.act("anna", "discard medpack")
    assert t.hand_seen_by("ben", "anna") == [] and t.hand("anna").count("medpack") == 1


# No gifts (2.5)


@pytest.mark.rule("frag 2.5")
def test_nothing_one_can_do_puts_a_card_into_the_hand_of_another() -> None:
    hand = [*FIVE, "chainsaw", "extra_ammo", "theft", "freeze", "fumble", "disconnected", "zigged"]
    t = Table(
        {
            "anna": {"at": "c3", "hand": hand, "weapons": ["shotgun 2"]},
            "ben": {"at": "c4", "hand": ["medpack"], "weapons": ["needler"]},
        },
        piles={"c3": ["machine_gun"]},
        entered=True,
    )
    for option in t.game.options(t.s, t.seat("anna")):
        twin = t.s.clone()
        twin.fate = None
        t.game.commit(twin, t.seat("anna"), option)
        assert {code >> SHIFT for code in twin.hand[1]} <= {CARDS.index("medpack")}, option
    assert not [verb for verb in t.game.tables.verbs if verb in ("give", "pass_on", "swap")]
