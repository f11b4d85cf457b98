"""Card by card: the seven scrolls."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import end_turn, enter, entry_of, exit_of, strike
from tafelrunde.games.kf.tests.table import Table

FOUR = ["wand", "robe", "dwarf", "fox"]
PAINTED: list[Any] = ["thimble", {"card": "transmutation", "on": "thimble", "as": "gold"}]


# Transmutation


@pytest.mark.rule("kf card:transmutation", "kf 3.1")
def test_transmutation_names_one_of_your_treasures_and_another_metal() -> None:
    t = Table(
        anna={"hand": ["transmutation"], "realm": ["thimble", "goblet", "wand"]},
        ben={"realm": ["book"]},
    )
    on = ["play_on transmutation thimble", "play_on transmutation goblet"]
    assert t.options("anna", "play_on") == on
    t.act("anna", "play_on transmutation thimble")
    assert t.prompt == "second" and t.options("anna") == ["as bronze", "as gold"]
    assert t.told("card_shown") == ["card_shown anna transmutation thimble"]
    assert t.refused("anna", "as silver") == "3.1"
    t.force(entry=entry_of("transmutation"))
    t.act("anna", "as gold")
    assert t.told("metal_announced") == ["metal_announced anna transmutation thimble gold"]
    assert t.told("treasure_painted") == ["treasure_painted thimble gold"]
    assert t.on("transmutation") == "thimble" and t.metal("thimble") == "gold"
    assert t.realm("anna") == ["thimble", "goblet", "wand", "transmutation"] and t.actions == 1
    assert t.metal("goblet") == "gold" and t.metal("book") == "bronze"


@pytest.mark.rule("kf card:transmutation")
def test_transmutation_can_not_be_played_without_a_treasure_of_your_own() -> None:
    t = Table(anna={"hand": ["transmutation"], "realm": ["wand"]}, ben={"realm": ["book"]})
    assert t.options("anna", "play_on") == []
    assert t.refused("anna", "play_on transmutation book") == "card:transmutation"
    assert t.refused("anna", "play transmutation") == "card:transmutation"


@pytest.mark.rule("kf card:transmutation", "kf 3.2")
def test_a_failed_transmutation_is_discarded_and_changes_nothing() -> None:
    t = Table(anna={"hand": ["transmutation"], "realm": ["thimble"]})
    failing = entry_of("transmutation") - 1
    enter(t, "anna", "play_on transmutation thimble", "as gold", roll=failing)
    assert t.discards == ["transmutation"] and t.metal("thimble") == "silver"


@pytest.mark.rule("kf card:transmutation", "kf 8.1")
def test_transmutation_may_complete_the_set() -> None:
    t = Table(anna={"hand": ["transmutation"], "realm": ["thimble", "mermaids_comb", "crown"]})
    enter(t, "anna", "play_on transmutation mermaids_comb", "as bronze")
    assert t.winners == ["anna"]


@pytest.mark.rule("kf card:transmutation", "kf 8.1")
def test_a_changed_treasure_does_not_count_as_what_it_was() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["book", *PAINTED]})
    enter(t, "anna", "play crown")
    assert not t.over and t.metal("thimble") == "gold"


@pytest.mark.rule("kf card:transmutation", "kf 8.1", "kf 7.10")
def test_beating_transmutation_may_let_its_owner_win() -> None:
    t = Table(ben={"realm": ["book", "crown", *PAINTED]})
    strike(t, "anna", "transmutation", roll=exit_of("transmutation"))
    assert t.over and t.winners == ["ben"]


@pytest.mark.rule("kf card:transmutation", "kf 2.3")
def test_transmutation_stays_at_the_end_of_the_turn() -> None:
    t = Table(anna={"realm": PAINTED})
    t.act("anna", "done")
    assert t.realm("anna") == ["thimble", "transmutation"] and t.metal("thimble") == "gold"
    assert "attack thimble" in t.options("ben"), "it does not protect"


# Light Fingers


@pytest.mark.rule("kf card:light_fingers", "kf 2.3")
def test_light_fingers_bring_a_treasure_from_another_realm_into_yours() -> None:
    t = Table(
        anna={"hand": ["light_fingers", *FOUR], "realm": ["hunting_horn"]},
        ben={"realm": ["goblet", "chest"]},
        cleo={"realm": ["thimble", "castle"]},
    )
    on = ["play_on light_fingers goblet", "play_on light_fingers thimble"]
    assert t.options("anna", "play_on")[:2] == on and not t.may(
        "anna", "play_on light_fingers hunting_horn"
    )
    enter(t, "anna", "play_on light_fingers thimble", roll=entry_of("light_fingers"))
    assert t.realm("anna") == ["hunting_horn", "light_fingers", "thimble"] and t.realm("cleo") == [
        "castle"
    ]
    assert t.told("card_moved") == ["card_moved thimble anna"]
    end_turn(t, "anna", "harp")
    assert t.realm("anna") == ["hunting_horn", "thimble"] and t.discards == ["light_fingers"]


@pytest.mark.rule("kf card:light_fingers", "kf card:chest")
def test_light_fingers_do_not_reach_into_a_chest() -> None:
    ben = {"realm": ["goblet", {"card": "chest", "on": "goblet"}, "wand"]}
    t = Table(anna={"hand": ["light_fingers"], "realm": ["book"]}, ben=ben)
    assert t.options("anna", "play_on") == []
    assert t.refused("anna", "play_on light_fingers goblet") == "card:light_fingers"
    assert t.refused("anna", "play_on light_fingers wand") == "card:light_fingers"
    assert t.refused("anna", "play_on light_fingers book") == "card:light_fingers"


@pytest.mark.rule("kf card:light_fingers", "kf 8.1")
def test_a_stolen_treasure_may_win_at_once() -> None:
    anna = {"hand": ["light_fingers"], "realm": ["book", "thimble"]}
    t = Table(anna=anna, ben={"realm": ["crown"]})
    enter(t, "anna", "play_on light_fingers crown")
    assert t.winners == ["anna"]


@pytest.mark.rule("kf card:light_fingers", "kf 3.2")
def test_clumsy_fingers_leave_the_treasure_where_it_was() -> None:
    t = Table(anna={"hand": ["light_fingers"]}, ben={"realm": ["crown"]})
    enter(t, "anna", "play_on light_fingers crown", roll=entry_of("light_fingers") - 1)
    assert t.realm("ben") == ["crown"] and t.discards == ["light_fingers"]


# Heal


@pytest.mark.rule("kf card:heal", "kf 2.3", "kf 7.8")
def test_heal_moves_a_trap_to_a_realm_of_your_choice_and_costs_no_action() -> None:
    t = Table(
        anna={"hand": ["heal", *FOUR], "realm": ["door"]},
        ben={"realm": ["brooch", "goblet"]},
        cleo={},
    )
    assert t.options("anna") == ["play_on heal door", "attack door", "done"]
    t.act("anna", "play_on heal door")
    assert t.prompt == "second" and t.options("anna") == ["to ben", "to cleo"]
    assert t.refused("anna", "to anna") == "3.1"
    t.force(entry=entry_of("heal"))
    t.act("anna", "to cleo")
    t.pass_all()
    assert t.realm("cleo") == ["door"] and t.realm("anna") == ["heal"] and t.actions == 2
    assert t.told("move_announced") == ["move_announced anna heal door cleo"]
    assert t.told("card_moved") == ["card_moved door cleo"]
    end_turn(t, "anna", "harp")
    assert t.realm("anna") == [] and t.discards == ["heal"] and t.turn == "ben"
    t.act("ben", "done")
    assert t.options("cleo") == ["attack door", "done"]


@pytest.mark.rule("kf card:heal")
def test_heal_moves_doors_traps_and_places_of_any_realm_and_nothing_else() -> None:
    ben = ["castle", "snare", "fox", "thimble", "wand", "prison", {"card": "rune", "on": "prison"}]
    t = Table(
        anna={"hand": ["heal"], "realm": ["tavern"]}, ben={"realm": ben}, wilderness=["troll"]
    )
    on = ["tavern", "castle", "snare", "prison", "rune"]
    assert t.options("anna", "play_on") == [f"play_on heal {card}" for card in on]
    assert t.refused("anna", "play_on heal fox") == "card:heal"
    assert t.refused("anna", "play_on heal troll") == "card:heal"


@pytest.mark.rule("kf card:heal", "kf card:monastery")
def test_heal_moves_no_trap_into_a_realm_with_the_monastery() -> None:
    t = Table(
        anna={"hand": ["heal"], "realm": ["snare", "swamp"]},
        ben={"realm": ["monastery"]},
        cleo={},
    )
    enter(t, "anna", "play_on heal snare")
    assert t.realm("cleo") == ["snare"], "no choice: she is all that is left"
    t = Table(anna={"hand": ["heal"], "realm": ["snare", "swamp"]}, ben={"realm": ["monastery"]})
    assert t.options("anna", "play_on") == ["play_on heal swamp", "play_on heal monastery"]
    enter(t, "anna", "play_on heal swamp")
    assert t.realm("ben") == ["monastery", "swamp"], "a place is no trap"


@pytest.mark.rule("kf card:heal", "kf 4.2")
def test_heal_is_no_action_and_leaves_experience_alone() -> None:
    anna = {"hand": ["heal"], "realm": ["swamp"], "foe": "troll", "tries": 2}
    t = Table(anna=anna, wilderness=["troll"])
    enter(t, "anna", "play_on heal swamp")
    assert t.experience("anna") == ("troll", 2) and t.actions == 2


@pytest.mark.rule("kf card:heal", "kf 3.2")
def test_a_failed_heal_costs_no_action_either() -> None:
    t = Table(anna={"hand": ["heal"], "realm": ["cobweb"]})
    enter(t, "anna", "play_on heal cobweb", roll=entry_of("heal") - 1)
    assert t.realm("anna") == ["cobweb"] and t.discards == ["heal"] and t.actions == 2


@pytest.mark.rule("kf card:heal", "kf 2.2")
def test_heal_needs_an_action_that_is_left() -> None:
    t = Table(anna={"hand": ["heal", *FOUR], "realm": ["door"]}, actions=1)
    strike(t, "anna", "door", roll=1)
    assert t.turn == "ben" and "heal" in t.hand("anna")


# Mystic Moment


@pytest.mark.rule("kf card:mystic_moment", "kf 2.3")
def test_mystic_moment_gives_one_action_more_in_the_next_turn_and_then_goes() -> None:
    t = Table(anna={"hand": ["mystic_moment", *FOUR]})
    enter(t, "anna", "play mystic_moment", roll=entry_of("mystic_moment"))
    assert t.realm("anna") == ["mystic_moment"] and t.actions == 1, "not in this turn"
    end_turn(t, "anna", "harp")
    assert t.realm("anna") == ["mystic_moment"] and t.actions == 2 and t.turn == "ben"
    t.act("ben", "done")
    assert t.turn == "anna" and t.actions == 3 and t.realm("anna") == ["mystic_moment"]
    assert t.told("action_won") == ["action_won anna mystic_moment"]
    t.act("anna", "done")
    assert t.realm("anna") == [] and t.discards == ["mystic_moment"]
    t.act("ben", "done")
    assert t.actions == 2


@pytest.mark.rule("kf card:mystic_moment", "kf card:pitfall")
def test_mystic_moment_waits_through_a_lost_turn() -> None:
    t = Table(anna={"realm": ["mystic_moment", "pitfall"]}, phase="start")
    assert t.turn == "ben" and t.realm("anna") == ["mystic_moment"]
    t.act("ben", "done")
    assert t.actions == 3


@pytest.mark.rule("kf card:mystic_moment", "kf card:snare")
def test_mystic_moment_and_a_snare_cancel_out() -> None:
    t = Table(anna={"realm": ["mystic_moment", "snare"]}, phase="start")
    assert t.actions == 2 and t.realm("anna") == ["mystic_moment"]
    assert t.told("action_lost", "action_won") == [
        "action_lost anna snare",
        "action_won anna mystic_moment",
    ]


@pytest.mark.rule("kf card:mystic_moment", "kf card:pickpocket", "kf 7.8")
def test_a_stolen_moment_gives_its_action_to_the_thief() -> None:
    t = Table(
        anna={"hand": ["fox", "wand", "robe", "dwarf", "harp"], "realm": ["mystic_moment"]},
        ben={"hand": ["pickpocket", "book", "goblet", "lantern", "crown"]},
        seized=True,
        actions=1,
    )
    t.act("anna", "play fox")
    t.force(entry=[6, 6], card=["flute", "brooch"])
    t.answer("ben", "pickpocket", "mystic_moment")
    t.pass_all()
    assert t.turn == "ben" and t.actions == 3 and t.realm("ben") == ["mystic_moment"]


# Far Sight


@pytest.mark.rule("kf card:far_sight", "kf 2.3")
def test_far_sight_draws_three_and_the_hand_is_brought_down_in_the_end() -> None:
    t = Table(anna={"hand": ["far_sight", *FOUR]}, card=["crown", "harp", "book"])
    enter(t, "anna", "play far_sight", roll=entry_of("far_sight"))
    assert sorted(t.hand("anna")) == sorted([*FOUR, "crown", "harp", "book"]) and t.actions == 1
    assert t.told("cards_drawn") == ["cards_drawn anna 3"] and t.realm("anna") == ["far_sight"]
    assert t.heard("ben")[-1] == "cards_drawn anna 3", "which ones is hers to know"
    t.act("anna", "done")
    assert t.discards == ["far_sight"] and t.asked() == ["anna"]
    t.act("anna", "discard wand", "discard fox")
    assert t.turn == "ben" and len(t.hand("anna")) == 5


@pytest.mark.rule("kf card:far_sight", "kf 3.2")
def test_short_sight_draws_nothing() -> None:
    t = Table(anna={"hand": ["far_sight"]})
    enter(t, "anna", "play far_sight", roll=entry_of("far_sight") - 1)
    assert t.hand("anna") == [] and t.discards == ["far_sight"]


# Unbinding and Banishing


@pytest.mark.rule("kf card:unbinding")
def test_unbinding_discards_a_door_a_trap_or_the_prison_of_any_realm() -> None:
    ben = ["prison", {"card": "rune", "on": "prison"}, "castle", "stink_eye", "wand"]
    t = Table(
        anna={"hand": ["unbinding"], "realm": ["snare", "swamp"]},
        ben={"realm": ben},
        wilderness=["troll"],
    )
    on = ["snare", "prison", "rune", "stink_eye"]
    assert t.options("anna", "play_on") == [f"play_on unbinding {card}" for card in on]
    assert t.refused("anna", "play_on unbinding castle") == "card:unbinding"
    enter(t, "anna", "play_on unbinding stink_eye", roll=entry_of("unbinding") + 1)
    assert t.discards == ["stink_eye"] and t.realm("anna") == ["snare", "swamp", "unbinding"]
    assert t.told("card_left") == ["card_left stink_eye"] and t.prompt == "act"
    assert t.told("beaten") == [] and t.realm("ben") == ["prison", "rune", "castle", "wand"]


@pytest.mark.rule("kf card:unbinding", "kf 2.3")
def test_unbinding_lies_in_the_realm_until_the_end_of_the_turn() -> None:
    t = Table(anna={"hand": ["unbinding", *FOUR]}, ben={"realm": ["snare"]})
    enter(t, "anna", "play_on unbinding snare")
    end_turn(t, "anna", "harp")
    assert t.realm("anna") == [] and t.discards == ["snare", "unbinding"]


@pytest.mark.rule("kf card:banishing", "kf 7.5")
def test_banishing_discards_a_monster_whose_items_then_belong_to_nobody() -> None:
    dragon = {"card": "dragon", "loot": ["goblet", "wand"]}
    t = Table(
        anna={"hand": ["banishing"]},
        ben={"realm": ["tavern", {"card": "basilisk", "on": "tavern"}, "fox"]},
        wilderness=[dragon, "royal_decree"],
    )
    on = ["play_on banishing basilisk", "play_on banishing dragon"]
    assert t.options("anna", "play_on") == on
    assert t.refused("anna", "play_on banishing fox") == "card:banishing"
    enter(t, "anna", "play_on banishing dragon", roll=entry_of("banishing"))
    assert t.discards == ["dragon"] and t.wilderness == ["royal_decree", "goblet", "wand"]
    assert t.told("items_ownerless") == ["items_ownerless goblet wand"]
    assert t.realm("anna") == ["banishing"] and t.actions == 1


@pytest.mark.rule("kf card:banishing", "kf card:zombies")
def test_banished_zombies_do_not_rise() -> None:
    t = Table(anna={"hand": ["banishing"]}, wilderness=["zombies"])
    enter(t, "anna", "play_on banishing zombies")
    assert t.discards == ["zombies"] and "zombies" not in t.deck and t.told("card_risen") == []
