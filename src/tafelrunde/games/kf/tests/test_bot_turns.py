"""What the bot does in its own turn: the race, the leader, monsters, doors, dead cards."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.bots import choice
from tafelrunde.games.kf.tests.table import Table

NEARLY = ["book", "thimble"]  # bronze and silver: gold is missing


def holding(*cards: str, **written: Any) -> Table:
    """Anna holds these cards and is to act."""
    anna = {"hand": list(cards), **written.pop("anna", {})}
    return Table(anna=anna, **written)


# The race


@pytest.mark.rule("kf 7.5")
def test_treasures_that_nobody_can_draw_are_set_free() -> None:
    ownerless = ["crown", "goblet", "sun_mask", "harp", "sceptre"]
    t = holding("snare", anna={"realm": NEARLY}, wilderness=ownerless)
    assert choice(t) in [f"attack {card}" for card in ownerless]
    t = holding("snare", anna={"realm": NEARLY}, wilderness=ownerless[1:])
    assert choice(t) == "play_at snare ben"


@pytest.mark.rule("kf 7.5", "kf 4.2")
def test_it_goes_on_at_the_treasure_it_has_learned_to_beat() -> None:
    ownerless = ["crown", "goblet", "sun_mask", "harp", "sceptre"]
    t = holding("snare", anna={"foe": "harp", "tries": 2}, wilderness=ownerless)
    assert choice(t) == "attack harp"


@pytest.mark.rule("kf 8.1")
def test_it_plays_the_treasure_that_wins() -> None:
    t = holding("crown", "hunting_horn", "moon_mirror", anna={"realm": NEARLY})
    assert choice(t) == "play crown"


@pytest.mark.rule("kf 8.1")
def test_a_metal_it_lacks_comes_before_one_it_has() -> None:
    t = holding("copper_kettle", "mermaids_comb", anna={"realm": ["book"]})
    assert choice(t) == "play mermaids_comb"


@pytest.mark.rule("kf 7.7", "kf 2.1")
def test_with_two_actions_a_helper_comes_before_the_treasure_it_helps() -> None:
    t = holding("crown", "dwarf", anna={"realm": NEARLY})
    assert choice(t) == "play dwarf"


@pytest.mark.rule("kf 7.7")
def test_with_the_last_action_the_winning_treasure_is_tried() -> None:
    t = holding("golden_egg", "fox", anna={"realm": NEARLY}, actions=1)
    assert choice(t) == "play golden_egg"


@pytest.mark.rule("kf card:light_fingers")
def test_light_fingers_take_the_missing_metal() -> None:
    t = holding("light_fingers", anna={"realm": NEARLY}, ben={"realm": ["worn_penny", "crown"]})
    assert choice(t) == "play_on light_fingers crown"


@pytest.mark.rule("kf card:transmutation")
def test_transmutation_makes_the_missing_metal_of_a_spare_treasure() -> None:
    t = holding("transmutation", anna={"realm": [*NEARLY, "copper_kettle"]})
    assert choice(t) in ("play_on transmutation book", "play_on transmutation copper_kettle")
    t.act("anna", choice(t))
    assert choice(t) == "as gold"


@pytest.mark.rule("kf 8.2", "kf card:royal_decree")
def test_the_decree_is_played_by_whoever_has_three_of_a_kind() -> None:
    three = ["book", "copper_kettle", "worn_penny"]
    assert choice(holding("royal_decree", anna={"realm": three})) == "play royal_decree"
    t = holding("royal_decree", "copper_kettle", ben={"realm": ["book", "brooch", "lantern"]})
    assert choice(t) != "play royal_decree"


# The others


@pytest.mark.rule("kf 4.1", "kf 8.1")
def test_it_attacks_a_treasure_of_whoever_is_about_to_win() -> None:
    armed = {"realm": ["thiefs_gloves", "shield_maiden"]}
    near = {"realm": [*NEARLY, "copper_kettle"]}
    t = holding("rune", anna=armed, ben=near, cleo={"realm": ["worn_penny"]})
    assert choice(t) == "attack thimble"  # without it Ben has bronze alone


@pytest.mark.rule("kf 7.5")
def test_a_raid_takes_what_hurts_most() -> None:
    t = holding("ogre", ben={"realm": ["wand", "crown", "thimble", "mermaids_comb"]})
    assert choice(t) == "play_on ogre crown"


@pytest.mark.rule("kf 7.5")
def test_a_raid_of_two_takes_two() -> None:
    t = holding("vampire", ben={"realm": ["crown", "book"]})
    t.act("anna", choice(t))
    assert choice(t).startswith("also ")


@pytest.mark.rule("kf 4.3")
def test_it_beats_the_monster_that_sits_on_the_winning_treasure() -> None:
    lair = [{"card": "ogre", "loot": ["crown"]}, {"card": "goblin", "loot": ["wand"]}]
    t = holding("fox", anna={"realm": NEARLY}, wilderness=lair)
    assert choice(t) == "attack ogre"


@pytest.mark.rule("kf 4.2")
def test_it_stays_at_the_monster_it_has_experience_with() -> None:
    lair = [{"card": "ogre", "loot": ["crown"]}, {"card": "troll", "loot": ["goblet"]}]
    t = holding("fox", anna={"foe": "troll", "tries": 2}, wilderness=lair)
    assert choice(t) == "attack troll"


@pytest.mark.rule("kf 7.2")
def test_a_door_is_shut_before_whoever_leads() -> None:
    t = holding("door", ben={"realm": ["wand"]}, cleo={"realm": [*NEARLY, "lantern"]})
    assert choice(t) == "play_at door cleo"


@pytest.mark.rule("kf 8.3")
def test_no_harm_is_done_to_the_own_team() -> None:
    near = {"realm": [*NEARLY, "lantern"]}
    t = holding("door", cleo=near, ben={"realm": ["wand"]}, players=4, options={"teams": 1})
    assert choice(t) in ("play_at door ben", "play_at door dora")  # Cleo plays with Anna


@pytest.mark.rule("kf 8.3")
def test_a_team_wins_with_the_treasure_its_other_realm_lacks() -> None:
    t = holding(
        "hunting_horn",
        "golden_egg",
        cleo={"realm": NEARLY},
        players=4,
        options={"teams": 1},
    )
    assert choice(t) == "play golden_egg"


# The own realm


@pytest.mark.rule("kf 7.2")
def test_it_frees_itself() -> None:
    t = holding("crown", anna={"realm": ["door"]})
    assert choice(t) == "attack door"


@pytest.mark.rule("kf card:heal")
def test_heal_sends_a_door_to_somebody_else() -> None:
    t = holding("heal", anna={"realm": ["door"]}, ben={"realm": NEARLY}, cleo={"realm": ["wand"]})
    assert choice(t) == "play_on heal door"
    t.act("anna", "play_on heal door")
    assert choice(t) == "to ben"


@pytest.mark.rule("kf card:chest")
def test_the_chest_is_laid_over_what_would_be_missed_most() -> None:
    t = holding("chest", anna={"realm": ["wand", "crown", "copper_kettle", "book"]})
    assert choice(t) == "play_on chest crown"


@pytest.mark.rule("kf 5.1")
def test_a_card_that_cannot_be_used_is_replaced() -> None:
    t = holding("griffin", "rune", "unbinding", "shrine", "mummy")
    assert choice(t).startswith("replace ")


@pytest.mark.rule("kf card:flood")
def test_the_flood_may_have_the_trap() -> None:
    t = holding("flood", anna={"realm": ["crown", "stink_eye", "wand"]}, entry=6)
    t.act("anna", "play flood")
    t.pass_all()
    assert choice(t) == "give_up stink_eye"


@pytest.mark.rule("kf 2.3")
def test_the_card_that_is_missed_least_is_discarded() -> None:
    hand = ["crown", "golden_egg", "dwarf", "princess", "rune", "robe"]
    t = holding(*hand, anna={"realm": ["copper_kettle", "thimble"]}, actions=1)
    t.act("anna", "done")
    assert choice(t) == "discard rune"
