"""Chapter 3: bringing cards into play, and what happens when their target is gone."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.tests.moves import entry_of
from tafelrunde.games.kf.tests.table import Table

PLAIN = "copper_kettle"


@pytest.mark.rule("kf 3.1", "kf 10.6")
def test_a_card_is_shown_with_its_target_before_anybody_answers() -> None:
    t = Table(anna={"hand": ["ogre"]}, ben={"hand": ["stumble"], "realm": ["wand", "robe"]})
    t.act("anna", "play_on ogre robe")
    assert t.prompt == "answers" and t.asked() == ["ben"]  # anna's hand is empty
    assert t.told("entry_announced_on") == ["entry_announced_on anna ogre robe ben"]
    assert t.realm("ben") == ["wand", "robe"] and t.told("rolled") == []
    shown = t.game.view(t.s, 1)["table"]["stack"]
    assert [(row["card"], row["targets"], row["seat"]) for row in shown] == [("ogre", ["robe"], 0)]


@pytest.mark.rule("kf 3.1")
def test_a_second_target_is_named_before_anybody_answers() -> None:
    t = Table(
        anna={"hand": ["dragon"]},
        ben={"hand": ["stumble"], "realm": ["wand", "robe"]},
        cleo={"hand": ["vanishing"], "realm": ["flute"]},
    )
    t.act("anna", "play_on dragon robe")
    assert t.prompt == "second" and t.asked() == ["anna"]
    assert t.options("anna") == ["also wand", "also flute", "enough"]
    assert t.refused("anna", "also robe") == "3.1"
    assert t.told("card_shown") == ["card_shown anna dragon robe"] and t.hand("anna") == []
    t.act("anna", "also flute")
    assert t.prompt == "answers"
    assert t.told("entry_announced_on") == ["entry_announced_on anna dragon robe,flute ben cleo"]


@pytest.mark.rule("kf 3.1")
def test_fewer_targets_than_allowed_are_enough() -> None:
    t = Table(anna={"hand": ["dragon open"]}, ben={"realm": ["wand", "robe"]}, entry=6)
    t.act("anna", "play_on dragon robe", "enough")
    assert t.told("entry_announced_on") == ["entry_announced_on anna dragon robe ben"]
    assert t.loot("dragon") == ["robe"] and t.realm("ben") == ["wand"]


@pytest.mark.rule("kf 3.1")
def test_what_is_announced_at_a_player_names_that_player() -> None:
    t = Table(anna={"hand": ["door open"]}, cleo={}, entry=6)
    assert t.options("anna", "play_at") == ["play_at door ben", "play_at door cleo"]
    t.act("anna", "play_at door cleo")
    assert t.told("entry_announced_at") == ["entry_announced_at anna door cleo"]
    assert t.realm("cleo") == ["door"] and t.realm("ben") == t.realm("anna") == []


@pytest.mark.rule("kf 3.2")
def test_reaching_the_number_is_enough() -> None:
    t = Table(anna={"hand": [f"{PLAIN} open"]}, entry=entry_of(PLAIN))
    t.act("anna", f"play {PLAIN}")
    assert t.realm("anna") == [PLAIN] and t.hand("anna") == [] and t.actions == 1
    number = entry_of(PLAIN)
    assert t.told("rolled") == [f"rolled anna entry {PLAIN} {number} 0 {number} {number}"]
    assert t.told("entered") == [f"entered anna {PLAIN}"]


@pytest.mark.rule("kf 3.2", "kf 10.1")
def test_a_failed_entry_loses_the_card_and_the_action() -> None:
    t = Table(anna={"hand": [f"{PLAIN} open"]}, entry=entry_of(PLAIN) - 1)
    t.act("anna", f"play {PLAIN}")
    assert t.realm("anna") == [] and t.hand("anna") == [] and t.discards == [PLAIN]
    assert t.actions == 1 and t.told("entry_failed") == [f"entry_failed anna {PLAIN}"]
    assert t.told("entered") == []


@pytest.mark.rule("kf 3.2")
def test_modifiers_count() -> None:
    t = Table(anna={"hand": ["crown open"], "realm": ["dwarf", "princess"]}, entry=4)
    t.act("anna", "play crown")
    assert entry_of("crown") == 6 and t.told("rolled") == ["rolled anna entry crown 4 2 6 6"]
    assert "crown" in t.realm("anna")


@pytest.mark.rule("kf 3.3")
def test_a_natural_6_is_no_more_than_a_six() -> None:
    t = Table(anna={"hand": ["crown open"], "realm": ["swamp"]}, entry=6)
    t.act("anna", "play crown")
    assert t.discards == ["crown"]


@pytest.mark.rule("kf 3.3")
def test_a_natural_1_may_be_enough() -> None:
    helpers = ["dwarf", "princess", "brooch", "dragon_hoard"]
    t = Table(anna={"hand": [f"{PLAIN} open"], "realm": helpers}, entry=1)
    t.act("anna", f"play {PLAIN}")
    assert PLAIN in t.realm("anna")


# Gone (3.4)


@pytest.mark.rule("kf 3.4")
def test_a_target_that_is_gone_costs_action_and_card() -> None:
    t = Table(
        anna={"hand": ["ogre open"]},
        ben={"hand": ["vanishing"], "realm": ["wand", "robe"]},
        entry=6,
    )
    t.act("anna", "play_on ogre wand")
    t.act("ben", "answer vanishing wand")
    t.pass_all()
    assert t.discards == ["ogre"] and t.actions == 1 and t.wilderness == []
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna entry ogre"]
    assert t.realm("ben") == ["robe", "vanishing"] and t.hand("ben") == ["wand"]


@pytest.mark.rule("kf 3.4")
def test_of_two_targets_one_that_is_left_is_enough() -> None:
    t = Table(
        anna={"hand": ["dragon open"]},
        ben={"hand": ["vanishing"], "realm": ["wand", "robe"]},
        entry=[6, 6],
    )
    t.act("anna", "play_on dragon wand", "also robe")
    t.act("ben", "answer vanishing wand")
    t.pass_all()
    assert t.loot("dragon") == ["robe"] and t.told("raided") == ["raided dragon robe"]


@pytest.mark.rule("kf 3.4")
def test_an_attack_on_a_card_that_is_gone_is_spent_without_a_roll() -> None:
    t = Table(ben={"hand": ["vanishing"], "realm": ["wand"]}, entry=6)
    t.act("anna", "attack wand")
    t.act("ben", "answer vanishing wand")
    t.pass_all()
    assert t.actions == 1 and t.told("attempt_lapsed") == ["attempt_lapsed anna exit wand"]
    assert [line for line in t.told("rolled") if "exit" in line] == []
    assert t.experience("anna") == ("", 0)


@pytest.mark.rule("kf 3.4", "kf 3.3")
def test_a_potion_that_is_attacked_and_drunk_is_gone() -> None:
    t = Table(anna={"realm": ["thiefs_gloves"]}, ben={"realm": ["small_potion"]}, exit=2)
    t.act("anna", "attack small_potion")
    assert t.prompt != "claim"  # 3 is enough: nobody needs help
    assert t.discards == ["small_potion"]


@pytest.mark.rule("kf 3.4", "kf 3.3")
def test_laying_the_chest_over_a_potion_and_drinking_it_for_the_roll_helps_nobody() -> None:
    t = Table(anna={"hand": ["chest open"], "realm": ["giants_potion"]}, entry=1)
    t.act("anna", "play_on chest giants_potion")
    assert t.prompt == "claim"
    t.act("anna", "claim giants_potion")
    assert t.realm("anna") == [] and t.discards == ["giants_potion", "chest"]
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna entry chest"]


@pytest.mark.rule("kf 3.4", "kf 3.3")
def test_that_holds_when_the_potion_was_just_enough() -> None:
    t = Table(anna={"hand": ["chest open"], "realm": ["small_potion"]}, entry=entry_of("chest") - 2)
    t.act("anna", "play_on chest small_potion", "claim small_potion")
    assert t.realm("anna") == [] and t.discards == ["small_potion", "chest"]
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna entry chest"]
