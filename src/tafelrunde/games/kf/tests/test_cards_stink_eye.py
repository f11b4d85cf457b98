"""Card by card: Stink-Eye, which never rests, with two players and with four."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.tests.moves import enter, entry_of, exit_of, last_bonus, strike
from tafelrunde.games.kf.tests.table import Table

FOUR = ["wand", "robe", "dwarf", "fox"]
EYE = exit_of("stink_eye")


@pytest.mark.rule("kf card:stink_eye", "kf 3.1")
def test_its_holder_can_not_bring_treasures_into_play_but_anything_else() -> None:
    hand = ["book", "thimble", "crown", "wand", "fox", "tavern"]
    t = Table(anna={"hand": hand, "realm": ["stink_eye"]})
    assert t.options("anna", "play") == ["play wand", "play tavern", "play fox"]
    for treasure in ("book", "thimble", "crown"):
        assert t.refused("anna", f"play {treasure}") == "card:stink_eye"
    assert len(t.options("anna", "replace")) == 6, "it bars no other action"
    assert t.options("anna", "attack") == ["attack stink_eye"]


@pytest.mark.rule("kf card:stink_eye")
def test_others_are_not_hindered() -> None:
    t = Table(anna={"hand": ["crown"]}, ben={"realm": ["stink_eye"]})
    enter(t, "anna", "play crown", roll=entry_of("crown"))
    assert t.realm("anna") == ["crown"]


@pytest.mark.rule("kf card:stink_eye", "kf card:light_fingers", "kf 4.3")
def test_treasures_that_come_another_way_are_not_stopped() -> None:
    t = Table(
        anna={"hand": ["light_fingers"], "realm": ["stink_eye"]},
        ben={"realm": ["crown"]},
        wilderness=[{"card": "ogre", "loot": ["thimble"]}],
        actions=3,
    )
    enter(t, "anna", "play_on light_fingers crown")
    strike(t, "anna", "ogre")
    assert t.realm("anna") == ["stink_eye", "light_fingers", "crown", "thimble"]


@pytest.mark.rule("kf card:stink_eye")
def test_with_two_players_the_beaten_eye_goes_to_the_other_one_at_once() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["stink_eye"]})
    strike(t, "anna", "stink_eye", roll=EYE)
    assert t.realm("anna") == [] and t.realm("ben") == ["stink_eye"] and t.discards == []
    assert t.told("card_moved") == ["card_moved stink_eye ben"] and t.prompt == "act"
    assert t.may("anna", "play crown")


@pytest.mark.rule("kf card:stink_eye")
def test_with_two_players_who_beats_the_others_eye_gets_it() -> None:
    t = Table(ben={"realm": ["stink_eye"]})
    strike(t, "anna", "stink_eye", roll=EYE)
    assert t.realm("anna") == ["stink_eye"] and t.realm("ben") == []
    assert t.told("beaten") == ["beaten anna stink_eye"]


@pytest.mark.rule("kf card:stink_eye")
def test_with_four_players_whoever_beats_it_chooses_where_it_goes() -> None:
    t = Table(anna={"realm": ["stink_eye"]}, players=4)
    strike(t, "anna", "stink_eye", roll=EYE)
    assert t.prompt == "pass_on" and t.asked() == ["anna"]
    assert t.options("anna") == ["to ben", "to cleo", "to dora"]
    assert t.refused("anna", "to anna") == "card:stink_eye"
    t.act("anna", "to cleo")
    assert [t.realm(name) for name in t.names] == [[], [], ["stink_eye"], []]
    assert t.actions == 1 and t.asked() == ["anna"] and t.discards == []


@pytest.mark.rule("kf card:stink_eye", "kf 7.2")
def test_who_frees_somebody_else_of_it_may_take_it_but_not_leave_it() -> None:
    t = Table(cleo={"realm": ["stink_eye"]}, players=4)
    strike(t, "anna", "stink_eye", roll=EYE)
    assert t.options("anna") == ["to anna", "to ben", "to dora"]
    t.act("anna", "to dora")
    assert t.realm("dora") == ["stink_eye"] and t.realm("cleo") == []


@pytest.mark.rule("kf card:stink_eye", "kf 4.1")
def test_an_eye_that_was_missed_stays() -> None:
    t = Table(anna={"realm": ["stink_eye"]}, players=4)
    strike(t, "anna", "stink_eye", roll=EYE - 1)
    assert t.realm("anna") == ["stink_eye"] and t.prompt == "act"


@pytest.mark.rule("kf card:stink_eye", "kf 4.2")
def test_experience_with_the_eye_is_gone_when_it_has_moved_on() -> None:
    t = Table(anna={"realm": ["stink_eye"], "foe": "stink_eye", "tries": 1}, actions=3)
    strike(t, "anna", "stink_eye", roll=EYE - 1)
    assert last_bonus(t) == 1 and t.realm("ben") == ["stink_eye"]
    assert t.experience("anna") == ("", 0)
    strike(t, "anna", "stink_eye", roll=1)
    assert last_bonus(t) == 0


@pytest.mark.rule("kf card:stink_eye", "kf card:monastery")
def test_the_monastery_does_not_keep_an_eye_out_that_is_passed_on() -> None:
    t = Table(anna={"realm": ["stink_eye"]}, ben={"realm": ["monastery"]})
    strike(t, "anna", "stink_eye", roll=EYE)
    assert t.realm("ben") == ["monastery", "stink_eye"]


@pytest.mark.rule("kf card:stink_eye", "kf card:unbinding")
def test_unbinding_ends_the_eye_for_good() -> None:
    t = Table(anna={"hand": ["unbinding"], "realm": ["stink_eye"]}, players=4)
    enter(t, "anna", "play_on unbinding stink_eye")
    assert t.discards == ["stink_eye"] and t.prompt == "act"


@pytest.mark.rule("kf card:stink_eye", "kf 2.3")
def test_the_eye_stays_at_the_end_of_the_turn() -> None:
    t = Table(anna={"realm": ["stink_eye"]})
    t.act("anna", "done")
    assert t.realm("anna") == ["stink_eye"] and t.turn == "ben"
