"""Chapter 4: attacking cards in play, experience, and what a beaten monster leaves."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.tests.moves import exit_of
from tafelrunde.games.kf.tests.table import Table


@pytest.mark.rule("kf 4.1")
def test_reaching_the_exit_number_discards_the_card() -> None:
    number = exit_of("wand")
    t = Table(ben={"realm": ["wand"]}, exit=number)
    t.act("anna", "attack wand")
    assert t.realm("ben") == [] and t.discards == ["wand"] and t.actions == 1
    assert t.told("attack_announced") == ["attack_announced anna wand ben"]
    assert t.told("rolled") == [f"rolled anna exit wand {number} 0 {number} {number}"]
    assert t.told("beaten", "card_left") == ["beaten anna wand", "card_left wand"]


@pytest.mark.rule("kf 4.1")
def test_otherwise_it_stays() -> None:
    t = Table(ben={"realm": ["wand"]}, exit=exit_of("wand") - 1)
    t.act("anna", "attack wand")
    assert t.realm("ben") == ["wand"] and t.discards == [] and t.actions == 1
    assert t.told("attack_failed") == ["attack_failed anna wand"]


@pytest.mark.rule("kf 4.1")
def test_every_card_in_play_may_be_attacked_one_s_own_too() -> None:
    t = Table(
        anna={"realm": ["book"]},
        ben={"realm": ["flute", "tavern", "fox"]},
        wilderness=[{"card": "goblin", "loot": ["thimble"]}, "royal_decree"],
    )
    assert t.options("anna", "attack") == [
        "attack book",
        "attack flute",
        "attack tavern",
        "attack fox",
        "attack goblin",
        "attack royal_decree",
    ]
    assert t.refused("anna", "attack thimble") == "7.10"  # it lies under the goblin
    assert t.refused("anna", "attack crown") == "7.10"


@pytest.mark.rule("kf 4.1")
def test_what_lies_under_a_chest_can_not_be_attacked_before_the_chest() -> None:
    t = Table(ben={"realm": ["crown", {"card": "chest", "on": "crown"}]}, exit=6)
    assert t.options("anna", "attack") == ["attack chest"]
    assert t.refused("anna", "attack crown") == "4.1"
    t.act("anna", "attack chest")
    assert t.options("anna", "attack") == ["attack crown"]


@pytest.mark.rule("kf 4.1")
def test_beating_one_s_own_card_discards_it() -> None:
    t = Table(anna={"realm": ["swamp"]}, exit=6)
    t.act("anna", "attack swamp")
    assert t.realm("anna") == [] and t.discards == ["swamp"]


# Experience (4.2)


@pytest.mark.rule("kf 4.2")
def test_every_further_attempt_in_a_row_gets_one_more() -> None:
    t = Table(wilderness=["dragon"], actions=3, exit=[1, 1, 4])
    for bonus in (0, 1):
        t.act("anna", "attack dragon")
        assert t.told("rolled")[-1] == f"rolled anna exit dragon 1 {bonus} {1 + bonus} 6"
    assert t.experience("anna") == ("dragon", 2)
    t.act("anna", "attack dragon")
    assert t.discards == ["dragon"] and t.told("rolled")[-1].endswith("4 2 6 6")
    assert t.experience("anna") == ("", 0)


@pytest.mark.rule("kf 4.2", "kf 10.5")
def test_experience_crosses_turns() -> None:
    t = Table(wilderness=["dragon"], actions=1, exit=[5, 5])
    t.act("anna", "attack dragon")
    assert t.turn == "ben"
    t.act("ben", "done")
    t.act("anna", "attack dragon")
    assert t.discards == ["dragon"]


@pytest.mark.rule("kf 4.2")
@pytest.mark.parametrize("other", ["play wand", "replace wand", "attack ogre"])
def test_any_other_action_ends_it(other: str) -> None:
    t = Table(
        anna={"hand": ["wand open"], "foe": "dragon", "tries": 2},
        wilderness=["dragon", "ogre"],
        actions=3,
    )
    t.forget()
    t.s.seed("ends")
    t.act("anna", other)
    t.pass_all()
    assert t.s.foe[0] != t.s.wild[0]
    assert t.exit_bonus("anna", "dragon") == 0


@pytest.mark.rule("kf 4.2")
def test_turning_to_another_card_starts_from_nothing() -> None:
    t = Table(
        anna={"foe": "dragon", "tries": 2}, wilderness=["dragon", "ogre"], exit=[1, 1], actions=3
    )
    t.act("anna", "attack ogre")
    assert t.told("rolled")[-1].split()[5] == "0" and t.experience("anna") == ("ogre", 1)
    t.act("anna", "attack dragon")
    assert t.told("rolled")[-1].split()[5] == "0" and t.experience("anna") == ("dragon", 1)


@pytest.mark.rule("kf 4.2")
def test_surprises_unused_actions_lost_turns_and_others_do_not_end_it() -> None:
    t = Table(
        anna={"hand": ["stumble"], "foe": "dragon", "tries": 2, "realm": ["pitfall"]},
        ben={"hand": ["wand open"]},
        wilderness=["dragon"],
        turn="ben",
        entry=[6, 6],
        exit=1,
        actions=3,
    )
    t.act("ben", "play wand")
    t.answer("anna", "stumble", "wand")
    t.pass_all()
    t.act("ben", "attack dragon")
    t.pass_all()
    t.forget()
    t.act("ben", "done")
    assert t.turn == "ben"  # anna's turn was lost
    assert t.experience("anna") == ("dragon", 2) and t.experience("ben") == ("dragon", 1)
    t.act("ben", "done")
    assert t.turn == "anna" and t.exit_bonus("anna", "dragon") == 2
    t.act("anna", "done")
    assert t.exit_bonus("anna", "dragon") == 2


@pytest.mark.rule("kf 4.2")
def test_a_card_that_costs_no_action_does_not_end_it() -> None:
    t = Table(
        anna={"hand": ["heal open"], "foe": "dragon", "tries": 2, "realm": ["swamp"]},
        wilderness=["dragon"],
        entry=6,
    )
    t.act("anna", "play_on heal swamp")
    assert t.actions == 2 and t.experience("anna") == ("dragon", 2)


@pytest.mark.rule("kf 4.2", "kf card:false_trail")
def test_an_attack_that_a_card_turns_aside_ends_it_too() -> None:
    t = Table(
        anna={"foe": "dragon", "tries": 2},
        ben={"hand": ["false_trail"]},
        wilderness=["dragon", "ogre"],
        entry=6,
        exit=1,
    )
    t.act("anna", "attack dragon")
    t.act("ben", "answer false_trail ogre")
    t.pass_all()
    assert t.told("rolled")[-1].startswith("rolled anna exit ogre 1 0 1")
    assert t.experience("anna") == ("ogre", 1)


@pytest.mark.rule("kf 4.2")
def test_each_player_learns_alone() -> None:
    t = Table(anna={"foe": "dragon", "tries": 2}, ben={}, wilderness=["dragon"])
    assert t.exit_bonus("anna", "dragon") == 2 and t.exit_bonus("ben", "dragon") == 0
    assert t.row_seen_by("ben", "anna")["foe"] == "dragon"


# Beaten monsters (4.3)


@pytest.mark.rule("kf 4.3", "kf 7.5")
def test_a_beaten_monster_s_items_go_to_whoever_beat_it() -> None:
    t = Table(
        anna={"realm": ["robe"]},
        wilderness=[{"card": "dragon", "loot": ["flute", "wand"]}],
        exit=6,
    )
    t.act("anna", "attack dragon")
    assert sorted(t.realm("anna")) == ["flute", "robe", "wand"]
    assert t.wilderness == [] and t.discards == ["dragon"]
    assert sorted(t.told("card_moved")) == ["card_moved flute anna", "card_moved wand anna"]


@pytest.mark.rule("kf 4.3", "kf 8.1")
def test_that_may_win_at_once() -> None:
    t = Table(
        anna={"realm": ["book", "flute"]},
        wilderness=[{"card": "goblin", "loot": ["crown"]}],
        exit=6,
    )
    t.act("anna", "attack goblin")
    assert t.over and t.winners == ["anna"]


@pytest.mark.rule("kf 4.3")
def test_a_monster_that_is_not_beaten_keeps_what_it_has() -> None:
    t = Table(wilderness=[{"card": "dragon", "loot": ["flute"]}], exit=5)
    t.act("anna", "attack dragon")
    assert t.loot("dragon") == ["flute"] and t.realm("anna") == []


# Replacement (5)


@pytest.mark.rule("kf 5.1")
def test_a_card_is_discarded_and_another_drawn() -> None:
    t = Table(anna={"hand": ["crown", "harp"]}, card="flute")
    t.act("anna", "replace crown")
    assert t.hand("anna") == ["flute", "harp"] and t.discards == ["crown"] and t.actions == 1
    assert t.told("card_replaced", "cards_drawn") == [
        "card_replaced anna crown",
        "cards_drawn anna 1",
    ]


@pytest.mark.rule("kf 5.1")
def test_only_a_card_of_the_own_hand_can_be_replaced() -> None:
    t = Table(anna={"hand": ["crown open"], "realm": ["flute"]})
    assert t.refused("anna", "replace flute") == "5.1"
    assert t.refused("anna", "replace harp") == "5.1"


@pytest.mark.rule("kf 5.1")
def test_nobody_answers_a_replacement() -> None:
    t = Table(anna={"hand": ["crown"]}, ben={"hand": ["stumble"]}, card="flute")
    t.act("anna", "replace crown")
    assert t.prompt == "act" and t.asked() == ["anna"]
