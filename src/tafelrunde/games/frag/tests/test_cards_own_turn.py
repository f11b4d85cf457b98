"""Card by card: Lag, Freeze, Fumble, Extra RAM, Theft and Magic Bullet, played in the own turn."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.tests.table import Table

ONES = "1 1"


# Lag


@pytest.mark.rule("frag card:lag")
def test_who_lags_misses_the_next_turn_and_only_that_one() -> None:
    t = Table({"anna": {"hand": ["lag"]}, "ben": {}, "cleo": {}}, movement=[ONES] * 3)
    assert t.options("anna", "play_on") == ["play_on lag ben", "play_on lag cleo"]
    t.act("anna", "play_on lag ben")
    assert t.heard() == ["card_played anna lag", "card_aimed anna lag ben"]
    assert t.row_seen_by("cleo", "ben")["lagged"] == 1 and t.discards("special") == ["lag"]
    t.act("anna", "done")
    assert t.turn == "cleo" and t.told("turn_missed", "turn_began") == [
        "turn_missed ben",
        "turn_began cleo",
    ]
    t.act("cleo", "roll", "done")
    t.act("anna", "roll", "done")
    assert t.turn == "ben"
    t.act("ben", "roll")


@pytest.mark.rule("frag card:lag")
def test_two_lags_skip_two_turns() -> None:
    t = Table({"anna": {"hand": ["lag", "lag"]}}, movement=[ONES] * 2)
    t.act("anna", "play_on lag ben", "play_on lag ben", "done")
    assert t.turn == "anna" and t.row_seen_by("anna", "ben")["lagged"] == 1
    t.act("anna", "roll", "done", "roll")
    assert t.told("turn_missed") == ["turn_missed ben"] * 2 and t.s.lagged == [0, 0]


@pytest.mark.rule("frag card:lag")
def test_nobody_may_let_themselves_lag() -> None:
    t = Table({"anna": {"hand": ["lag"]}})
    assert t.refused("anna", "play_on lag anna") == "card:lag"


@pytest.mark.rule("frag card:lag", "frag 4.1", "frag 2.2")
def test_nothing_happens_in_a_skipped_turn_but_what_lasted_so_long_ends() -> None:
    ben = {"out": True, "lagged": 1, "hand": ["medpack"] * 7, "frozen": True, "cheats": 1}
    t = Table({"anna": {}, "ben": ben | {"ghost": True, "steered": "anna"}}, movement=ONES)
    t.act("anna", "done")
    assert t.turn == "anna" and t.where("ben") == "" and len(t.hand("ben")) == 7
    row = t.row_seen_by("anna", "ben")
    assert (row["frozen"], row["cheats"], row["insubstantial"]) == (False, 0, False)
    assert row["steered_by"] == -1 and t.asked() == ["anna"]
    t.act("anna", "roll")


# Freeze


@pytest.mark.rule("frag card:freeze")
def test_the_frozen_neither_roll_nor_move_nor_attack_but_play_cards() -> None:
    ben = {"hand": ["speed_boost", "medpack", "personal_teleporter"], "wounds": 1}
    t = Table({"anna": {"at": "c3", "hand": ["freeze"]}, "ben": {"at": "c5", **ben}})
    assert t.options("anna", "play_on") == ["play_on freeze ben"]
    t.act("anna", "play_on freeze ben")
    assert t.row_seen_by("anna", "ben")["frozen"] and t.discards("special") == ["freeze"]
    t.act("anna", "done")
    assert t.told("card_aimed", "stood_frozen") == [
        "card_aimed anna freeze ben",
        "stood_frozen ben",
    ]
    assert t.prompt == "act" and t.points == 0
    assert t.options("ben") == ["play medpack", "play speed_boost", "done"]
    assert t.refused("ben", "step c6") == t.refused("ben", "attack anna pistol") == "card:freeze"


@pytest.mark.rule("frag card:freeze")
def test_freeze_ends_with_the_next_turn_of_the_frozen() -> None:
    t = Table({"anna": {}, "ben": {"frozen": True}}, movement=[ONES] * 2)
    t.act("anna", "done")
    assert t.s.frozen == [0, 1]
    t.act("ben", "done")
    assert t.s.frozen == [0, 0]
    t.act("anna", "roll", "done")
    t.act("ben", "roll")
    assert t.points == 2


@pytest.mark.rule("frag card:freeze", "frag 2.10")
def test_the_frozen_are_not_asked_for_answers() -> None:
    hand = ["automatic_miss", "cheat_codes", "personal_teleporter"]
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c5", "frozen": True, "hand": hand}, "cleo": {}},
        to_hit=ONES,
        damage="6 6",
        defence="6 6 6",
    )
    t.act("anna", "attack ben pistol")
    assert t.told("hit") == ["hit anna ben"] and t.prompt == "hit_answers"
    assert t.asked() == ["ben"] and t.options("ben") == ["pass"], "only for healing"
    t.act("ben", "pass")
    assert t.prompt == "act" and t.told("defence_rolled") == ["defence_rolled ben 6,6,6 18 0"]


@pytest.mark.rule("frag card:freeze", "frag card:cheat_codes", "frag 2.9")
def test_the_frozen_may_heal_but_not_interrupt_nor_cheat() -> None:
    hand = ["disconnected", "timing_troubles", "cheat_codes", "medpack"]
    ben = {"at": "c5", "frozen": True, "wounds": 1, "blood": 1, "hand": hand}
    t = Table({"anna": {"at": "c3"}, "ben": ben}, to_hit=ONES, damage="3 3", defence="1 2 3")
    t.act("anna", "attack ben pistol")
    assert t.prompt == "hit_answers" and t.options("ben") == ["pass", "use_blood", "play medpack"]
    t.act("ben", "play medpack")
    assert t.prompt == "act" and t.wounds("ben") == 1, "cheat codes were not offered"


@pytest.mark.rule("frag card:freeze", "frag 4.1")
def test_who_is_frozen_and_out_still_respawns() -> None:
    t = Table({"anna": {}, "ben": {"frozen": True, "out": True}}, respawn=3)
    t.act("anna", "done")
    assert t.where("ben") == "i9" and t.options("ben") == ["done"]


@pytest.mark.rule("frag card:freeze")
def test_neither_the_frozen_nor_oneself_can_be_frozen() -> None:
    t = Table({"anna": {"hand": ["freeze"]}, "ben": {"frozen": True}, "cleo": {}})
    assert t.options("anna", "play_on") == ["play_on freeze cleo"]
    assert t.refused("anna", "play_on freeze ben") == "card:freeze"


# Fumble in the own turn


@pytest.mark.rule("frag card:fumble")
def test_fumble_lets_another_fighter_drop_a_weapon_of_ones_choice() -> None:
    weapons = ["shotgun 2 trick_fire", "needler"]
    t = Table(
        {
            "anna": {"hand": ["fumble"], "weapons": ["chainsaw"]},
            "ben": {"at": "c5", "weapons": weapons},
            "cleo": {"weapons": ["shotgun"]},
            "dora": {"out": True, "kept": True, "weapons": ["pulse_rifle"]},
        }
    )
    offered = ["fumble ben needler", "fumble ben shotgun", "fumble cleo shotgun"]
    assert t.options("anna", "fumble") == offered
    assert t.refused("anna", "fumble anna chainsaw") == "card:fumble"
    t.act("anna", "fumble ben shotgun")
    assert t.weapons("ben") == ["needler 6"] and t.pile("c5") == ["shotgun"]
    assert t.heard() == [
        "card_played anna fumble",
        "fumbled ben shotgun",
        "card_dropped ben shotgun",
    ]
    assert t.discards("special") == ["fumble"] and t.discards("gadget") == ["trick_fire"]
    assert t.hand("anna") == [] and t.weapons("cleo") == ["shotgun 6"]


@pytest.mark.rule("frag card:fumble", "frag 7.14")
def test_what_another_had_to_drop_may_be_taken_at_once() -> None:
    ben = {"at": "a2", "weapons": ["needler 0"]}
    t = Table({"anna": {"at": "a1", "hand": ["fumble", "disconnected"]}, "ben": ben})
    t.act("anna", "fumble ben needler", "play_on disconnected ben", "step a2")
    assert t.options("anna", "take") == ["take needler"]
    t.act("anna", "take needler")
    assert t.hand("anna") == ["needler"] and t.pile("a2") == []
    t.act("anna", "play needler")
    assert t.weapons("anna") == ["needler 6"]


# Extra RAM


@pytest.mark.rule("frag card:extra_ram", "frag 2.2")
def test_extra_ram_stays_in_play_and_six_cards_are_kept() -> None:
    t = Table({"anna": {"hand": ["extra_ram", *["medpack"] * 7]}}, movement=ONES)
    t.act("anna", "play extra_ram")
    assert t.discards("special") == [] and t.row_seen_by("ben", "anna")["ram"]
    t.act("anna", "done")
    assert t.prompt == "discard"
    t.act("anna", "discard medpack")
    assert t.turn == "ben" and len(t.hand("anna")) == 6
    t.act("ben", "roll")


@pytest.mark.rule("frag card:extra_ram", "frag 2.2")
def test_a_second_extra_ram_adds_nothing() -> None:
    t = Table({"anna": {"ram": 1, "hand": ["extra_ram", *["medpack"] * 7]}})
    t.act("anna", "play extra_ram", "done")
    assert t.prompt == "discard" and t.s.ram == [2, 0] and t.discards("special") == []


@pytest.mark.rule("frag card:extra_ram", "frag 2.7")
def test_extra_ram_survives_a_frag() -> None:
    t = Table({"anna": {"hand": ["disconnected"]}, "ben": {"ram": 1}})
    t.act("anna", "play_on disconnected ben")
    assert t.s.ram == [0, 1] and t.discards("special") == ["disconnected"]


# Theft


@pytest.mark.rule("frag card:theft")
def test_theft_takes_a_random_card_and_only_the_two_learn_which() -> None:
    hand = ["needler", "medpack", "lag"]
    t = Table({"anna": {"hand": ["theft"]}, "ben": {"hand": hand}, "cleo": {}}, theft=2)
    assert t.options("anna", "play_on") == ["play_on theft ben"], "cleo holds nothing"
    assert t.refused("anna", "play_on theft cleo") == "card:theft"
    t.act("anna", "play_on theft ben")
    assert t.hand("anna") == ["medpack"] and t.hand("ben") == ["needler", "lag"]
    open_to_all = ["card_played anna theft", "card_aimed anna theft ben"]
    open_to_all.append("card_stolen anna ben gadget")
    assert t.heard("cleo") == t.heard() == open_to_all
    told = [*open_to_all, "theft_seen anna ben medpack"]
    assert t.heard("anna") == t.heard("ben") == told
    assert t.hand_seen_by("ben", "anna") == ["medpack"] and t.hand_seen_by("cleo", "anna") == []
    assert t.discards("special") == ["theft"]


@pytest.mark.rule("frag card:theft")
@pytest.mark.parametrize(("place", "card"), [(1, "needler"), (2, "medpack"), (3, "lag")])
def test_every_card_of_the_hand_may_be_stolen(place: int, card: str) -> None:
    hand = ["needler", "medpack", "lag"]
    t = Table({"anna": {"hand": ["theft"]}, "ben": {"hand": hand}}, theft=place)
    t.act("anna", "play_on theft ben")
    assert t.hand("anna") == [card] and len(t.hand("ben")) == 2


@pytest.mark.rule("frag card:theft")
def test_who_knew_the_stolen_card_before_still_knows_it() -> None:
    seats = {"anna": {"hand": ["theft"]}, "ben": {"hand": ["medpack cleo anna"]}}
    t = Table(seats | {"cleo": {}, "dora": {}}, theft=1)
    t.act("anna", "play_on theft ben")
    assert t.hand_seen_by("cleo", "anna") == t.hand_seen_by("ben", "anna") == ["medpack"]
    assert t.hand_seen_by("dora", "anna") == []
    assert t.s.hand[0][0] & 0xFFFF == 0b110, "known to ben and cleo; one's own doesn't count"


@pytest.mark.rule("frag card:theft", "frag 12.6")
def test_who_is_out_can_be_robbed_too() -> None:
    ben = {"out": True, "hand": ["lag"]}
    t = Table({"anna": {"hand": ["theft"]}, "ben": ben}, theft=1)
    t.act("anna", "play_on theft ben")
    assert t.hand("anna") == ["lag"] and t.may("anna", "play_on lag ben")


# Magic Bullet

WALL = """
+---------+
|1 . . . 2|
|         |
|. . . . .|
+-------+ |
|. . . . .|
|         |
|3 . . . 4|
+---------+
"""


@pytest.mark.rule("frag card:magic_bullet")
def test_the_next_attack_needs_no_sight_but_a_hit() -> None:
    anna = {"at": "a4", "hand": ["magic_bullet"], "build": [3, 1, 3], "weapons": ["needler"]}
    t = Table({"anna": anna, "ben": {"at": "c1"}}, map=WALL, to_hit="1 1 2")
    assert t.options("anna", "attack") == []
    t.act("anna", "play magic_bullet")
    assert t.heard() == ["card_played anna magic_bullet"] and t.hand("anna") == []
    assert t.options("anna", "attack") == ["attack ben pistol", "attack ben needler"]
    t.act("anna", "attack ben needler")
    assert t.told("to_hit_rolled", "missed") == ["to_hit_rolled anna 1,1,2 4 5", "missed anna ben"]
    assert t.attacks_left() == 1 and t.options("anna", "attack") == [], "one attack only"
    assert t.discards("special") == ["magic_bullet"]


@pytest.mark.rule("frag card:magic_bullet", "frag 7.2")
def test_the_magic_bullet_flies_past_fighters_but_no_further_than_its_weapon() -> None:
    anna = {"at": "a4", "weapons": ["flamethrower", "chainsaw", "needler trick_fire"]}
    t = Table(
        {"anna": anna, "ben": {"at": "b4"}, "cleo": {"at": "d4"}, "dora": {"at": "c1"}},
        map=WALL,
        magic=True,
        to_hit="2 1",
        damage="1 1 1 1 1",
        defence="6 6 6",
    )
    assert "attack cleo flamethrower" in t.options("anna")
    assert t.options("anna", "trick_shot") == []
    assert [line for line in t.options("anna", "attack") if "dora" in line] == [
        "attack dora pistol",
        "attack dora needler",
    ]
    t.act("anna", "attack cleo flamethrower")


@pytest.mark.rule("frag card:magic_bullet")
def test_an_unused_magic_bullet_is_lost_with_the_turn() -> None:
    anna = {"at": "a4", "hand": ["magic_bullet"]}
    t = Table({"anna": anna, "ben": {"at": "c1"}}, map=WALL, movement=[ONES] * 2)
    t.act("anna", "play magic_bullet")
    assert not t.may("anna", "play magic_bullet")
    t.act("anna", "done")
    t.act("ben", "roll")
    assert t.options("ben", "attack") == []
    t.act("ben", "done")
    t.act("anna", "roll")
    assert t.options("anna", "attack") == []


@pytest.mark.rule("frag card:magic_bullet")
def test_a_second_magic_bullet_waits_until_the_first_is_fired() -> None:
    t = Table({"anna": {"hand": ["magic_bullet"]}}, magic=True)
    assert t.refused("anna", "play magic_bullet") == "card:magic_bullet"
