"""Card by card: the seven events, which touch everybody (7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import end_turn, enter, entry_of, exit_of, strike
from tafelrunde.games.kf.tests.table import Table

FOUR = ["wand", "robe", "dwarf", "fox"]
SHORT = [
    pytest.param("earthquake", marks=pytest.mark.rule("kf card:earthquake")),
    pytest.param("daybreak", marks=pytest.mark.rule("kf card:daybreak")),
    pytest.param("amnesty", marks=pytest.mark.rule("kf card:amnesty")),
    pytest.param("flood", marks=pytest.mark.rule("kf card:flood")),
]


@pytest.mark.parametrize("event", SHORT)
@pytest.mark.rule("kf 2.3", "kf 7.6")
def test_an_event_lies_in_its_players_realm_until_the_end_of_the_turn(event: str) -> None:
    t = Table(anna={"hand": [event, *FOUR]})
    enter(t, "anna", f"play {event}", roll=entry_of(event))
    assert t.realm("anna") == [event] and t.actions == 1 and t.discards == []
    end_turn(t, "anna", "harp")
    assert t.realm("anna") == [] and t.discards == [event]


@pytest.mark.parametrize("event", [*SHORT, "market_day", "wheel_of_fortune", "royal_decree"])
@pytest.mark.rule("kf 3.2", "kf 7.6")
def test_an_event_whose_roll_fails_touches_nobody(event: str) -> None:
    ben = ["castle", "door"]
    t = Table(anna={"hand": [event, *FOUR]}, ben={"realm": ben}, wilderness=["troll"])
    enter(t, "anna", f"play {event}", roll=entry_of(event) - 1)
    assert t.discards == [event] and t.realm("ben") == ben and t.wilderness == ["troll"]
    assert t.prompt == "act" and len(t.hand("anna")) == 4 and len(t.hand("ben")) == 5


# Earthquake, Daybreak, Amnesty


@pytest.mark.rule("kf card:earthquake")
def test_the_earthquake_discards_all_places_and_nothing_else() -> None:
    t = Table(
        anna={"hand": ["earthquake"], "realm": ["tavern", "wand"]},
        ben={"realm": ["castle", "door", "fox", "prison"]},
        cleo={"realm": ["thimble", {"card": "shrine", "on": "thimble"}, "swamp"]},
        wilderness=["troll"],
    )
    enter(t, "anna", "play earthquake")
    assert t.realm("anna") == ["wand", "earthquake"] and t.realm("ben") == ["door", "fox"]
    assert t.realm("cleo") == ["thimble"] and t.wilderness == ["troll"]
    assert t.discards == ["tavern", "castle", "prison", "shrine", "swamp"]


@pytest.mark.rule("kf card:earthquake", "kf card:basilisk", "kf card:rune", "kf 7.9")
def test_with_the_places_goes_the_basilisk_while_a_rune_stays() -> None:
    ben: list[Any] = ["library", {"card": "basilisk", "on": "library"}]
    cleo: list[Any] = ["prison", {"card": "rune", "on": "prison"}]
    t = Table(anna={"hand": ["earthquake"]}, ben={"realm": ben}, cleo={"realm": cleo})
    enter(t, "anna", "play earthquake")
    assert t.prompt == "idle" and t.asked() == ["cleo"] and t.options("cleo") == ["leave", "drop"]
    t.act("cleo", "leave")
    assert t.discards == ["library", "prison", "basilisk"] and t.realm("cleo") == ["rune"]
    assert t.realm("ben") == [] and t.asked() == ["anna"]


@pytest.mark.rule("kf card:daybreak", "kf 7.5")
def test_daybreak_discards_all_monsters_and_their_items_belong_to_nobody() -> None:
    t = Table(
        anna={"hand": ["daybreak"], "realm": ["thimble"]},
        ben={"realm": ["library", {"card": "basilisk", "on": "library"}, "fox"]},
        wilderness=[
            {"card": "dragon", "loot": ["goblet", "wand"]},
            "royal_decree",
            "zombies",
            {"card": "ogre", "loot": ["book"]},
        ],
    )
    enter(t, "anna", "play daybreak", roll=entry_of("daybreak"))
    assert t.wilderness == ["royal_decree", "goblet", "wand", "book"]
    assert t.discards == ["basilisk", "dragon", "zombies", "ogre"] and "zombies" not in t.deck
    assert t.realm("ben") == ["library", "fox"] and t.realm("anna") == ["thimble", "daybreak"]
    assert t.told("items_ownerless") == ["items_ownerless goblet wand", "items_ownerless book"]
    assert t.entry_bonus("ben", "heal") == 1, "the library is open again"


@pytest.mark.rule("kf card:amnesty", "kf card:prison", "kf card:rune")
def test_amnesty_discards_all_doors_and_traps_and_the_prison() -> None:
    ben: list[Any] = ["door", {"card": "rune", "on": "door"}, "castle", "stink_eye", "swamp"]
    t = Table(
        anna={"hand": ["amnesty"], "realm": ["snare", "wand"]},
        ben={"realm": ben},
        cleo={"realm": ["prison", "pitfall", "fox"]},
        wilderness=["troll"],
    )
    enter(t, "anna", "play amnesty", roll=entry_of("amnesty"))
    assert t.realm("anna") == ["wand", "amnesty"] and t.realm("ben") == ["castle", "swamp"]
    assert t.realm("cleo") == ["fox"] and t.wilderness == ["troll"] and t.prompt == "act"
    assert t.discards == ["snare", "door", "rune", "stink_eye", "prison", "pitfall"]


# Market Day


@pytest.mark.rule("kf card:market_day")
def test_on_market_day_everybody_hands_a_card_to_the_left_at_once() -> None:
    t = Table(
        anna={"hand": ["market_day", "crown", "harp"]},
        ben={"hand": ["wand"]},
        cleo={"hand": ["goblet", "book"]},
    )
    enter(t, "anna", "play market_day", roll=entry_of("market_day"))
    assert t.prompt == "market" and t.asked() == ["anna", "ben", "cleo"]
    assert t.options("anna") == ["hand_over crown", "hand_over harp"]
    t.act("cleo", "hand_over goblet")
    t.act("anna", "hand_over harp")
    assert t.hand("cleo") == ["book", "goblet"], "not before all have chosen"
    assert t.refused("ben", "hand_over goblet") == "card:market_day"
    t.act("ben", "hand_over wand")
    assert [t.hand(name) for name in t.names] == [["crown", "goblet"], ["harp"], ["book", "wand"]]
    assert t.told("card_handed_over") == [
        "card_handed_over anna ben",
        "card_handed_over ben cleo",
        "card_handed_over cleo anna",
    ]
    assert t.realm("anna") == ["market_day"] and t.prompt == "act" and t.actions == 1


@pytest.mark.rule("kf card:market_day", "kf 1.2")
def test_only_giver_and_receiver_see_what_is_handed_over() -> None:
    t = Table(
        anna={"hand": ["market_day", "harp"]},
        ben={"hand": ["wand"]},
        cleo={"hand": ["goblet"]},
    )
    enter(t, "anna", "play market_day")
    t.act("anna", "hand_over harp")
    t.act("ben", "hand_over wand")
    t.act("cleo", "hand_over goblet")
    assert "card_handed anna ben harp" in t.heard("anna")
    assert "card_handed anna ben harp" in t.heard("ben")
    assert "card_handed anna ben harp" not in t.heard("cleo")
    assert t.hand_seen_by("anna", "ben") == ["harp"] and t.hand_seen_by("cleo", "ben") == []
    assert t.hand_seen_by("cleo", "anna") == ["goblet"] and t.hand_seen_by("ben", "anna") == []


@pytest.mark.rule("kf card:market_day", "kf 1.2")
def test_after_market_day_only_the_receiver_still_knows_what_stayed_in_a_hand() -> None:
    t = Table(
        anna={"hand": ["market_day", "harp open", "crown open"]},
        ben={"hand": ["wand", "fox cleo", "dwarf anna", "robe dora", "heal"]},
        cleo={"hand": ["goblet anna"]},
        dora={"hand": ["door"]},
    )
    enter(t, "anna", "play market_day")
    t.act("anna", "hand_over harp")
    t.act("ben", "hand_over wand")
    t.act("cleo", "hand_over goblet")
    t.act("dora", "hand_over door")
    assert t.hand_seen_by("ben", "anna") == ["crown"], "he saw that the harp went"
    assert t.hand_seen_by("cleo", "anna") == [], "for her it could have been either"
    assert t.hand_seen_by("cleo", "ben") == ["fox"] and t.hand_seen_by("anna", "ben") == ["harp"]
    assert t.hand_seen_by("dora", "ben") == [] and t.hand_seen_by("dora", "anna") == ["door"]
    assert t.hand_seen_by("ben", "cleo") == ["wand"] and t.hand_seen_by("anna", "cleo") == []
    assert t.hand_seen_by("cleo", "dora") == ["goblet"] and t.hand_seen_by("anna", "dora") == []


@pytest.mark.rule("kf card:market_day")
def test_who_has_no_card_gives_none_but_gets_one() -> None:
    t = Table(anna={"hand": ["market_day"]}, ben={"hand": ["wand"]}, cleo={"hand": []})
    enter(t, "anna", "play market_day")
    assert t.asked() == ["ben"]
    t.act("ben", "hand_over wand")
    assert [t.hand(name) for name in t.names] == [[], [], ["wand"]]
    t = Table(anna={"hand": ["market_day"]}, ben={"hand": []})
    enter(t, "anna", "play market_day")
    assert t.prompt == "act" and t.realm("anna") == ["market_day"]


# Flood


@pytest.mark.rule("kf card:flood")
def test_the_flood_takes_a_card_of_every_realm_the_active_player_first() -> None:
    t = Table(
        anna={"realm": ["castle", "fox"]},
        ben={"hand": ["flood"], "realm": ["book", "snare"]},
        cleo={"realm": ["thimble", "goblet"]},
        dora={},
        turn="ben",
    )
    enter(t, "ben", "play flood", roll=entry_of("flood"))
    assert t.prompt == "loss" and t.asked() == ["ben"]
    assert t.options("ben") == ["give_up book", "give_up snare"], "not the flood itself"
    assert t.refused("ben", "give_up thimble") == "card:flood"
    t.act("ben", "give_up snare")
    assert t.asked() == ["cleo"] and t.options("cleo") == ["give_up thimble", "give_up goblet"]
    t.act("cleo", "give_up goblet")
    assert t.asked() == ["anna"], "dora has nothing to lose"
    t.act("anna", "give_up fox")
    assert t.discards == ["snare", "goblet", "fox"] and t.asked() == ["ben"] and t.prompt == "act"
    assert t.realm("ben") == ["book", "flood"] and t.realm("anna") == ["castle"]


@pytest.mark.rule("kf card:flood")
def test_a_single_card_is_lost_without_a_question() -> None:
    t = Table(anna={"hand": ["flood"]}, ben={"realm": ["crown"]}, wilderness=["troll"])
    enter(t, "anna", "play flood")
    assert t.discards == ["crown"] and t.wilderness == ["troll"] and t.prompt == "act"


@pytest.mark.rule("kf card:flood", "kf card:chest", "kf card:rune", "kf 4.1")
def test_the_flood_does_not_reach_what_something_lies_over() -> None:
    ben: list[Any] = [
        "crown",
        {"card": "chest", "on": "crown"},
        "door",
        {"card": "rune", "on": "door"},
    ]
    t = Table(anna={"hand": ["flood"]}, ben={"realm": ben})
    enter(t, "anna", "play flood")
    assert t.options("ben") == ["give_up chest", "give_up rune"]
    t.act("ben", "give_up chest")
    assert t.realm("ben") == ["crown", "door", "rune"]


@pytest.mark.rule("kf card:flood", "kf 8.1", "kf card:transmutation")
def test_losing_a_card_in_the_flood_may_win() -> None:
    painted = {"card": "transmutation", "on": "thimble", "as": "gold"}
    t = Table(
        anna={"hand": ["flood"], "realm": ["book", "thimble", painted, "crown"]},
        ben={"realm": ["fox", "dwarf"]},
    )
    enter(t, "anna", "play flood")
    t.act("anna", "give_up transmutation")
    assert t.winners == ["anna"], "before anybody else loses a card"


# Wheel of Fortune


@pytest.mark.rule("kf card:wheel_of_fortune")
def test_the_wheel_of_fortune_gives_everybody_as_many_new_cards() -> None:
    t = Table(
        anna={"hand": ["harp"]},
        ben={"hand": ["wheel_of_fortune", "crown", "fox"]},
        cleo={"hand": []},
        turn="ben",
        card=["goblet", "wand", "book"],
    )
    enter(t, "ben", "play wheel_of_fortune", roll=entry_of("wheel_of_fortune"))
    assert t.hand("ben") == ["goblet", "wand"] and t.hand("anna") == ["book"]
    assert t.hand("cleo") == [] and t.discards == ["crown", "fox", "harp"]
    assert t.told("card_discarded") == [
        "card_discarded ben crown",
        "card_discarded ben fox",
        "card_discarded anna harp",
    ]
    assert t.told("cards_drawn") == ["cards_drawn ben 2", "cards_drawn anna 1"]
    assert t.realm("ben") == ["wheel_of_fortune"] and t.actions == 1


@pytest.mark.rule("kf card:wheel_of_fortune", "kf 2.4")
def test_the_wheel_turns_the_discards_over_if_the_pile_runs_out() -> None:
    t = Table(
        anna={"hand": ["wheel_of_fortune", "crown"]},
        ben={"hand": ["fox"]},
        deck=["goblet"],
        card=["goblet", "crown"],
    )
    enter(t, "anna", "play wheel_of_fortune")
    assert t.hand("anna") == ["goblet"] and t.hand("ben") == ["crown"]
    assert len(t.told("pile_renewed")) == 1 and t.discards == []


# Royal Decree


@pytest.mark.rule("kf card:royal_decree", "kf 8.2", "kf 2.3")
def test_the_royal_decree_lies_in_the_wilderness_and_stays() -> None:
    t = Table(anna={"hand": ["royal_decree", *FOUR]})
    enter(t, "anna", "play royal_decree", roll=entry_of("royal_decree"))
    assert t.wilderness == ["royal_decree"] and t.realm("anna") == []
    end_turn(t, "anna", "harp")
    assert t.wilderness == ["royal_decree"] and t.may("ben", "attack royal_decree")
    strike(t, "ben", "royal_decree", roll=exit_of("royal_decree"))
    assert t.wilderness == [] and t.discards == ["royal_decree"]


@pytest.mark.rule("kf card:royal_decree", "kf 8.2")
def test_under_the_decree_three_of_one_metal_win_and_one_of_each_does_not() -> None:
    t = Table(
        anna={"hand": ["crown", "goblet"], "realm": ["book", "thimble"]},
        wilderness=["royal_decree"],
        actions=3,
    )
    enter(t, "anna", "play crown")
    assert not t.over and t.realm("anna") == ["book", "thimble", "crown"]
    enter(t, "anna", "play goblet")
    assert not t.over, "two of a metal"
    t = Table(anna={"hand": ["crown"], "realm": ["goblet", "harp"]}, wilderness=["royal_decree"])
    enter(t, "anna", "play crown", roll=6)
    assert t.winners == ["anna"]


@pytest.mark.rule("kf card:royal_decree", "kf card:transmutation", "kf 8.2")
def test_a_changed_treasure_counts_for_the_decree_as_its_new_metal() -> None:
    t = Table(
        anna={"hand": ["transmutation"], "realm": ["book", "lantern", "thimble"]},
        wilderness=["royal_decree"],
    )
    enter(t, "anna", "play_on transmutation thimble", "as bronze")
    assert t.winners == ["anna"]


@pytest.mark.rule("kf card:royal_decree", "kf 8.2")
def test_when_the_decree_leaves_the_usual_set_wins_at_once() -> None:
    t = Table(ben={"realm": ["book", "thimble", "crown"]}, wilderness=["royal_decree"])
    strike(t, "anna", "royal_decree", roll=exit_of("royal_decree"))
    assert t.winners == ["ben"]
