"""Card by card: Pickpocket, False Trail and Vanishing, which move cards or attacks (7.4, 7.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import entry_of, exit_of, last_bonus, last_needed
from tafelrunde.games.kf.tests.table import Table

FOUR = ["wand", "robe", "dwarf", "fox"]
CHESTED: list[Any] = ["wand", {"card": "chest", "on": "wand"}]


# Pickpocket


@pytest.mark.rule("kf card:pickpocket")
def test_pickpocket_takes_a_potion_scroll_or_magic_of_any_other_realm() -> None:
    anna: list[Any] = ["small_potion", "thimble", "fox", "tavern", "mystic_moment"]
    t = Table(
        anna={"hand": ["crown"], "realm": anna},
        ben={"hand": ["pickpocket"], "realm": ["robe"]},
        cleo={"realm": ["wand", "snare"]},
        wilderness=["star_chart"],
    )
    t.act("anna", "play crown")
    gear = ["small_potion", "mystic_moment", "wand"]
    assert t.options("ben") == ["pass", *[f"answer pickpocket {card}" for card in gear]]
    for other in ("thimble", "robe", "star_chart", "crown"):
        assert t.refused("ben", f"answer pickpocket {other}") == "6.1"
    t.force(entry=[entry_of("pickpocket"), 6])
    t.answer("ben", "pickpocket", "wand")
    t.pass_all()
    assert t.realm("ben") == ["robe", "pickpocket", "wand"] and t.realm("cleo") == ["snare"]
    assert t.told("card_moved") == ["card_moved wand ben"] and t.realm("anna") == [*anna, "crown"]


@pytest.mark.rule("kf card:pickpocket", "kf card:chest")
def test_pickpocket_takes_the_chest_but_not_what_is_in_it() -> None:
    t = Table(anna={"hand": ["crown"], "realm": CHESTED}, ben={"hand": ["pickpocket"]})
    t.act("anna", "play crown")
    assert t.options("ben") == ["pass", "answer pickpocket chest"]
    t.force(entry=[6, 6])
    t.answer("ben", "pickpocket", "chest")
    t.pass_all()
    assert t.realm("anna") == ["wand", "crown"] and t.on("chest") == ""
    assert t.where("chest") == "ben"


@pytest.mark.rule("kf card:pickpocket", "kf 3.4")
def test_what_was_announced_on_a_stolen_item_comes_to_nothing() -> None:
    t = Table(anna={"hand": ["chest"], "realm": ["wand"]}, ben={"hand": ["pickpocket"]}, entry=6)
    t.act("anna", "play_on chest wand")
    t.answer("ben", "pickpocket", "wand")
    t.pass_all()
    assert t.discards == ["chest"] and t.realm("ben") == ["pickpocket", "wand"]
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna entry chest"] and t.actions == 1


@pytest.mark.rule("kf card:pickpocket", "kf card:city_wall", "kf 4.1")
def test_an_attack_on_a_stolen_item_goes_on_in_the_thiefs_realm() -> None:
    t = Table(
        anna={"hand": [], "realm": []},
        ben={"realm": ["wand"]},
        cleo={"hand": ["pickpocket"], "realm": ["city_wall"]},
        entry=6,
        exit=exit_of("wand"),
    )
    t.act("anna", "attack wand")
    t.answer("cleo", "pickpocket", "wand")
    t.pass_all()
    assert last_needed(t) == exit_of("wand") + 1
    assert t.realm("cleo") == ["city_wall", "pickpocket", "wand"]
    assert t.told("attack_failed") == ["attack_failed anna wand"]


@pytest.mark.rule("kf card:pickpocket", "kf 4.2")
def test_experience_with_a_stolen_card_goes_on_with_the_attack() -> None:
    t = Table(
        anna={"foe": "wand", "tries": 2},
        ben={"realm": ["wand"]},
        cleo={"hand": ["pickpocket"]},
        entry=6,
        exit=1,
    )
    t.act("anna", "attack wand")
    t.answer("cleo", "pickpocket", "wand")
    t.pass_all()
    assert last_bonus(t) == 2 and t.experience("anna") == ("wand", 3)


@pytest.mark.rule("kf card:pickpocket", "kf 3.3")
def test_a_potion_stolen_before_the_roll_helps_the_thief_only() -> None:
    t = Table(
        anna={"hand": ["crown"], "realm": ["giants_potion"]},
        ben={"hand": ["pickpocket"]},
        entry=[6, entry_of("crown") - 1],
    )
    t.act("anna", "play crown")
    t.answer("ben", "pickpocket", "giants_potion")
    t.pass_all()
    assert t.asked() == ["ben"] and t.options("ben") == ["pass", "claim giants_potion"]
    t.act("ben", "pass")
    assert t.discards == ["crown"] and t.realm("ben") == ["pickpocket", "giants_potion"]


@pytest.mark.rule("kf card:pickpocket", "kf 3.2")
def test_a_bonus_stolen_before_the_roll_is_missing_in_it() -> None:
    t = Table(
        anna={"hand": ["mystic_moment"], "realm": ["star_chart"]},
        ben={"hand": ["pickpocket"]},
        entry=[6, 6],
    )
    t.act("anna", "play mystic_moment")
    t.answer("ben", "pickpocket", "star_chart")
    t.pass_all()
    assert last_bonus(t) == 0 and t.entry_bonus("ben", "heal") == 2


@pytest.mark.rule("kf card:pickpocket", "kf 3.4", "kf card:vanishing")
def test_a_thief_who_comes_too_late_gets_nothing() -> None:
    t = Table(
        anna={"hand": ["crown", "vanishing"], "realm": ["wand"]},
        ben={"hand": ["pickpocket"]},
        entry=[6, 6],
    )
    t.act("anna", "play crown", "pass")
    t.act("ben", "answer pickpocket wand")
    t.act("anna", "answer vanishing wand")
    t.pass_all()
    assert t.hand("anna") == ["wand"] and t.discards == ["pickpocket"]
    assert t.told("attempt_lapsed") == ["attempt_lapsed ben entry pickpocket"]
    assert t.realm("anna") == ["vanishing", "crown"]


# False Trail


@pytest.mark.rule("kf card:false_trail", "kf 4.1")
def test_false_trail_leads_an_attack_to_any_other_card_that_can_be_attacked() -> None:
    t = Table(
        anna={"hand": [], "realm": ["tavern"]},
        ben={"hand": ["false_trail"], "realm": ["crown", *CHESTED]},
        wilderness=["troll", {"card": "ogre", "loot": ["goblet"]}],
    )
    t.act("anna", "attack crown")
    to = ["tavern", "chest", "troll", "ogre"]
    assert t.options("ben") == ["pass", *[f"answer false_trail {card}" for card in to]]
    t.force(entry=entry_of("false_trail"), exit=exit_of("tavern"))
    t.answer("ben", "false_trail", "tavern")
    t.pass_all()
    assert t.told("attack_diverted") == ["attack_diverted anna tavern"]
    assert t.realm("anna") == [] and t.discards == ["tavern"] and t.actions == 1
    assert t.realm("ben") == ["crown", "wand", "chest", "false_trail"]
    assert t.told("beaten") == ["beaten anna tavern"]


@pytest.mark.rule("kf card:false_trail", "kf 4.2")
def test_on_a_false_trail_experience_with_the_first_card_is_gone() -> None:
    t = Table(
        anna={"hand": FOUR, "foe": "troll", "tries": 2},
        ben={"hand": ["false_trail"], "realm": ["crown"]},
        wilderness=["troll"],
        entry=6,
        exit=[1, 1],
        actions=3,
    )
    t.act("anna", "attack troll")
    t.answer("ben", "false_trail", "crown")
    t.pass_all()
    assert last_bonus(t) == 0 and last_needed(t) == exit_of("crown")
    assert t.experience("anna") == ("crown", 1)
    t.act("anna", "attack crown")
    t.pass_all()
    assert last_bonus(t) == 1, "the diverted attempt counts"


@pytest.mark.rule("kf card:false_trail", "kf card:stumble", "kf 3.3")
def test_a_penalty_goes_along_on_a_false_trail() -> None:
    t = Table(
        ben={"hand": ["false_trail"], "realm": ["crown"]},
        cleo={"hand": ["stumble"]},
        wilderness=["troll"],
        entry=[6, 6],
        exit=6,
    )
    t.act("anna", "attack troll")
    t.act("ben", "answer false_trail crown")
    t.act("cleo", "answer stumble troll")
    t.pass_all()
    assert t.told("rolled")[-1] == f"rolled anna exit crown 6 -3 3 {exit_of('crown')}"


@pytest.mark.rule("kf card:false_trail", "kf 6.2")
def test_false_trail_answers_attacks_only() -> None:
    t = Table(anna={"hand": ["crown"]}, ben={"hand": ["false_trail"]}, wilderness=["troll"])
    t.act("anna", "play crown")
    assert t.options("ben") == ["pass"]
    assert t.refused("ben", "answer false_trail troll") == "6.1"
    t.force(entry=6)
    t.pass_all()


@pytest.mark.rule("kf card:false_trail", "kf 3.4", "kf card:vanishing")
def test_a_false_trail_to_a_card_that_has_gone_comes_to_nothing() -> None:
    t = Table(
        anna={"hand": ["vanishing", "helping_hand"], "realm": ["tavern"]},
        ben={"hand": ["false_trail"], "realm": ["crown"]},
        entry=6,
        exit=1,
    )
    t.act("anna", "attack crown", "pass")
    t.act("ben", "answer false_trail tavern")
    t.answer("anna", "vanishing", "tavern")
    t.pass_all()
    assert t.told("attempt_lapsed") == ["attempt_lapsed ben entry false_trail"]
    assert t.discards == ["false_trail"] and t.told("attack_failed") == ["attack_failed anna crown"]


@pytest.mark.rule("kf card:false_trail", "kf 7.2")
def test_false_trail_may_save_a_door() -> None:
    t = Table(
        anna={"hand": [], "realm": ["door"]},
        ben={"hand": ["false_trail"]},
        wilderness=["troll"],
        entry=6,
        exit=6,
    )
    t.act("anna", "attack door")
    t.answer("ben", "false_trail", "troll")
    t.pass_all()
    assert t.realm("anna") == ["door"] and t.discards == ["troll"] and t.actions == 1


# Vanishing


@pytest.mark.rule("kf card:vanishing")
def test_vanishing_takes_back_any_card_of_the_own_realm_that_nothing_lies_over() -> None:
    t = Table(
        anna={"hand": ["fox"], "realm": ["tavern"]},
        ben={"hand": ["vanishing"], "realm": ["crown", *CHESTED, "door"]},
        wilderness=["troll"],
    )
    t.act("anna", "play fox")
    own = ["crown", "chest", "door"]
    assert t.options("ben") == ["pass", *[f"answer vanishing {card}" for card in own]]
    t.force(entry=[entry_of("vanishing"), 6])
    t.answer("ben", "vanishing", "door")
    t.pass_all()
    assert t.hand("ben") == ["door"] and t.realm("ben") == ["crown", "wand", "chest", "vanishing"]
    assert t.told("card_returned") == ["card_returned ben door"]
    assert t.hand_seen_by("anna", "ben") == ["door"], "all saw it"


@pytest.mark.rule("kf card:vanishing", "kf 3.4", "kf 4.1")
def test_an_attack_on_what_vanished_is_spent() -> None:
    t = Table(
        anna={"hand": []},
        ben={"hand": ["vanishing"], "realm": ["crown"]},
        entry=6,
    )
    t.act("anna", "attack crown")
    t.answer("ben", "vanishing", "crown")
    t.pass_all()
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna exit crown"] and t.actions == 1
    assert t.hand("ben") == ["crown"] and t.discards == [] and t.experience("anna") == ("", 0)


@pytest.mark.rule("kf card:vanishing", "kf card:light_fingers", "kf 3.4")
def test_a_theft_of_what_vanished_is_spent() -> None:
    t = Table(
        anna={"hand": ["light_fingers"]},
        ben={"hand": ["vanishing"], "realm": ["crown"]},
        entry=6,
    )
    t.act("anna", "play_on light_fingers crown")
    t.answer("ben", "vanishing", "crown")
    t.pass_all()
    assert t.discards == ["light_fingers"] and t.hand("ben") == ["crown"] and t.actions == 1


@pytest.mark.rule("kf card:vanishing", "kf 3.4", "kf card:pickpocket")
def test_what_was_stolen_meanwhile_can_not_vanish() -> None:
    t = Table(
        anna={"hand": ["thimble"]},
        ben={"hand": ["vanishing"], "realm": ["wand"]},
        cleo={"hand": ["pickpocket"]},
        entry=[6, 6],
    )
    t.act("anna", "play thimble")
    t.act("ben", "answer vanishing wand")
    t.act("cleo", "answer pickpocket wand")
    t.pass_all()
    assert t.realm("cleo") == ["pickpocket", "wand"] and t.discards == ["vanishing"]
    assert t.told("attempt_lapsed") == ["attempt_lapsed ben entry vanishing"]


@pytest.mark.rule("kf card:vanishing", "kf 2.3")
def test_the_hand_is_brought_down_after_a_card_came_back() -> None:
    t = Table(
        anna={"hand": ["vanishing", "book", *FOUR], "realm": ["castle"]},
        wilderness=["troll"],
        actions=1,
        entry=6,
        exit=1,
    )
    t.act("anna", "attack troll", "answer vanishing castle")
    t.pass_all()
    assert t.prompt == "discard" and t.asked() == ["anna"] and len(t.hand("anna")) == 6


@pytest.mark.rule("kf card:vanishing", "kf 6.1", "kf 2.3")
def test_a_surprise_already_played_may_be_taken_back() -> None:
    t = Table(
        anna={"hand": ["crown"]},
        ben={"hand": ["vanishing"], "realm": ["stumble"]},
        entry=[6, 6],
    )
    t.act("anna", "play crown")
    t.answer("ben", "vanishing", "stumble")
    t.forget()
    t.pass_all()
    assert t.hand("ben") == ["stumble"]
