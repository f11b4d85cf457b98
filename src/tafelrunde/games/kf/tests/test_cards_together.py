"""Cards that meet: stories in which one card's text runs into another's (7.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import end_turn, enter, entry_of, exit_of, last_bonus, strike
from tafelrunde.games.kf.tests.table import Table

FOUR = ["wand", "robe", "dwarf", "fox"]
RUNED: list[Any] = ["door", {"card": "rune", "on": "door"}]


@pytest.mark.rule("kf card:rune", "kf card:door", "kf card:prison", "kf 7.2", "kf 4.2")
def test_a_rune_on_a_door_on_a_player_with_a_prison() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["prison", *RUNED]}, actions=3)
    assert t.options("anna") == ["attack prison", "attack rune", "done"]
    assert t.refused("anna", "attack door") == "7.2"
    strike(t, "anna", "rune", roll=exit_of("rune") - 1)
    strike(t, "anna", "rune", roll=exit_of("rune") - 1)
    assert last_bonus(t) == 1 and t.discards == ["rune"]
    assert t.options("anna") == ["attack prison", "attack door", "done"]


@pytest.mark.rule("kf card:rune", "kf card:door", "kf card:prison", "kf card:amnesty")
def test_one_amnesty_opens_all_of_them_for_somebody_else() -> None:
    t = Table(anna={"hand": ["amnesty"]}, ben={"realm": ["prison", *RUNED]})
    enter(t, "anna", "play amnesty")
    assert t.realm("ben") == [] and t.discards == ["prison", "door", "rune"] and t.prompt == "act"


@pytest.mark.rule("kf card:rune", "kf card:door", "kf card:heal", "kf 7.9")
def test_a_door_healed_away_from_under_its_rune() -> None:
    t = Table(anna={"hand": ["heal", "crown"], "realm": RUNED})
    assert t.options("anna", "play_on") == ["play_on heal door", "play_on heal rune"]
    enter(t, "anna", "play_on heal door")
    assert t.asked() == ["anna"] and t.options("anna") == ["leave", "drop"]
    t.act("anna", "drop")
    assert t.realm("ben") == ["door"] and t.realm("anna") == ["heal"] and t.discards == ["rune"]
    assert t.may("anna", "play crown") and t.actions == 2


@pytest.mark.rule("kf card:royal_decree", "kf 8.2", "kf 8.1")
def test_a_royal_decree_with_two_winners() -> None:
    rows: dict[str, Any] = {
        "anna": {"hand": ["royal_decree"], "realm": ["book", "lantern", "brooch"]},
        "ben": {"realm": ["thimble", "goblet"]},
        "cleo": {"realm": ["crown", "harp", "sceptre"]},
    }
    t = Table(**rows)
    enter(t, "anna", "play royal_decree")
    assert t.over and t.winners == ["anna", "cleo"] and t.told("victory_undecided") == []
    t = Table(**rows, options={"rematch": 1})
    enter(t, "anna", "play royal_decree")
    assert t.over and t.winners == []
    assert t.told("victory_undecided") == ["victory_undecided anna cleo"]


@pytest.mark.rule("kf card:royal_decree", "kf 8.2")
def test_a_royal_decree_may_make_somebody_else_the_only_winner() -> None:
    t = Table(
        anna={"hand": ["royal_decree"], "realm": ["book", "thimble"]},
        ben={"realm": ["crown", "harp", "sceptre"]},
        options={"rematch": 1},
    )
    enter(t, "anna", "play royal_decree")
    assert t.winners == ["ben"]


@pytest.mark.rule("kf card:pickpocket", "kf card:helping_hand", "kf card:counterspell", "kf 6.2")
def test_an_item_stolen_in_mid_announcement_unless_the_thief_is_countered() -> None:
    t = Table(
        anna={"hand": ["transmutation", "counterspell"], "realm": ["thimble", "star_chart"]},
        ben={"hand": ["pickpocket"]},
        entry=[entry_of("counterspell"), entry_of("transmutation") - 2],
    )
    t.act("anna", "play_on transmutation thimble", "as gold", "pass")
    t.act("ben", "answer pickpocket star_chart")
    t.act("anna", "answer counterspell pickpocket")
    t.pass_all()
    assert t.discards == ["pickpocket"] and t.realm("ben") == []
    assert last_bonus(t) == 2 and t.metal("thimble") == "gold"


@pytest.mark.rule("kf card:light_fingers", "kf card:transmutation", "kf 8.1")
def test_a_changed_treasure_is_stolen_as_what_is_printed_on_it() -> None:
    painted = {"card": "transmutation", "on": "thimble", "as": "gold"}
    t = Table(
        anna={"hand": ["light_fingers"], "realm": ["book", "crown"]},
        ben={"realm": ["thimble", painted]},
    )
    enter(t, "anna", "play_on light_fingers thimble")
    assert t.winners == ["anna"]


@pytest.mark.rule("kf card:magpies", "kf card:griffin", "kf card:transmutation")
def test_monsters_go_by_the_printed_metal() -> None:
    painted = {"card": "transmutation", "on": "thimble", "as": "gold"}
    t = Table(anna={"hand": ["magpies", "griffin"]}, ben={"realm": ["thimble", painted]})
    assert t.options("anna", "play_on") == ["play_on magpies thimble"]
    enter(t, "anna", "play_on magpies thimble")
    assert t.loot("magpies") == ["thimble"] and t.asked() == ["ben"] and t.prompt == "idle"
    t.act("ben", "drop")
    assert t.discards == ["transmutation"]


@pytest.mark.rule("kf card:kobold", "kf card:transmutation", "kf 8.1", "kf 10.7")
def test_carrying_transmutation_off_may_let_its_owner_win() -> None:
    painted = {"card": "transmutation", "on": "thimble", "as": "gold"}
    t = Table(
        anna={"hand": ["kobold"]},
        ben={"realm": ["book", "crown", "thimble", painted]},
    )
    enter(t, "anna", "play_on kobold transmutation")
    assert t.winners == ["ben"]


@pytest.mark.rule("kf card:pickpocket", "kf card:far_sight", "kf 2.3", "kf card:ogre")
def test_a_stolen_scroll_with_exit_zero_leaves_at_the_end_of_the_turn() -> None:
    t = Table(
        anna={"hand": ["goblin", *FOUR[:3]], "realm": ["far_sight"]},
        ben={"hand": ["pickpocket", "lantern", "book", "flute", "harp"]},
        cleo={"realm": ["thimble"]},
        entry=[6, 6],
        actions=3,
    )
    t.act("anna", "play_on goblin thimble")
    t.answer("ben", "pickpocket", "far_sight")
    t.pass_all()
    assert t.realm("ben") == ["pickpocket", "far_sight"] and t.loot("goblin") == ["thimble"]
    end_turn(t, "anna", "crown", "goblet", "fox")
    assert t.realm("ben") == [] and t.discards == ["pickpocket", "far_sight"]


@pytest.mark.rule("kf card:castle", "kf card:heal", "kf 7.8")
def test_a_castle_moved_by_heal_protects_its_new_owner() -> None:
    t = Table(
        anna={"hand": ["heal", "ogre"], "realm": ["crown"]},
        ben={"realm": ["castle", "goblet"]},
        cleo={"realm": ["thimble"]},
    )
    assert t.options("anna", "play_on")[-1] == "play_on ogre thimble"
    enter(t, "anna", "play_on heal castle", "to cleo")
    assert t.options("anna", "play_on") == ["play_on ogre goblet"]


@pytest.mark.rule("kf card:daybreak", "kf card:castle", "kf 7.5", "kf 4.1")
def test_after_daybreak_treasures_are_there_for_nobody() -> None:
    t = Table(
        anna={"hand": ["daybreak", "light_fingers"], "realm": ["book", "crown"]},
        wilderness=[{"card": "ogre", "loot": ["thimble"]}],
    )
    enter(t, "anna", "play daybreak")
    assert not t.over and t.wilderness == ["thimble"] and t.options("anna", "play_on") == []
    assert t.options("anna", "attack")[-1] == "attack thimble"


@pytest.mark.rule("kf card:mystic_moment", "kf card:chest", "kf 7.9", "kf 2.3")
def test_a_moment_that_passed_in_the_chest_leaves_the_chest_idle() -> None:
    realm = ["mystic_moment", {"card": "chest", "on": "mystic_moment"}]
    t = Table(anna={"realm": realm}, seized=True, actions=3)
    t.act("anna", "done")
    assert t.prompt == "idle" and t.asked() == ["anna"] and t.discards == ["mystic_moment"]
    t.act("anna", "leave")
    assert t.turn == "ben" and t.realm("anna") == ["chest"]


@pytest.mark.rule("kf card:swamp", "kf card:princess", "kf card:stumble", "kf 6.1")
def test_standing_bonuses_count_for_surprises_too() -> None:
    t = Table(
        anna={"hand": ["crown"]},
        ben={"hand": ["stumble"], "realm": ["princess", "hand_bell"]},
        cleo={"hand": ["helping_hand"], "realm": ["swamp"]},
        entry=[1, 1, 6],
    )
    t.act("anna", "play crown")
    t.act("ben", "answer stumble crown")
    t.act("cleo", "answer helping_hand crown")
    t.pass_all()
    bonuses = [line.split()[5] for line in t.told("rolled")]
    changed = t.told("roll_changed")
    assert bonuses[:2] == ["-1", "2"] and changed == ["roll_changed anna crown -3"]
