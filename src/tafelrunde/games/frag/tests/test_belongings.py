"""Chapters 2.4 and 2.6 to 2.9: what is in play, how much can be carried, and what cards beat."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.names import CARDS, FIRST, LETTER
from tafelrunde.games.frag.tests.table import Table

FOUR = ["needler", "shotgun", "machine_gun", "chainsaw"]
LETTERS = {
    "A": "light_armor heavy_armor energy_reflector energy_shield exoskeleton fireproof_coating",
    "H": "medpack adrenaline_surge enhanced_medpack",
    "W": "extra_ammo targeting_system enhanced_damage over_under trick_fire rapid_fire",
    "M": "speed_boost personal_teleporter phase_shift power_leap",
}


def shot_at_ben(damage: str, defence: str, **ben: object) -> Table:
    """Anna hits Ben with a machine gun; his hand is empty, so nobody answers."""
    t = Table(
        {"anna": {"at": "c3", "weapons": ["machine_gun"]}, "ben": {"at": "c5", **ben}},
        to_hit="1 1",
        damage=damage,
        defence=defence,
    )
    t.act("anna", "attack ben machine_gun")
    return t


# How much can be carried (2.4)


@pytest.mark.rule("frag 2.4")
@pytest.mark.parametrize(
    ("fighter", "most"),
    [
        ({"build": [1, 3, 3]}, 2),
        ({"build": [3, 2, 2]}, 4),
        ({"build": [4, 2, 1], "wounds": 2}, 3),
        ({"build": [1, 3, 3], "armour": "heavy_armor"}, 4),
        ({"build": [1, 3, 3], "armour": "heavy_armor", "pool": 1}, 3),
    ],
)
def test_weapons_in_play_are_at_most_the_current_health_and_one(
    fighter: dict[str, object], most: int
) -> None:
    hand = ["needler"] * 4 + ["beam_pistol"]
    t = Table({"anna": {"hand": hand, **fighter}, "ben": {"at": "b1"}})
    for _ in range(most - 1):
        t.act("anna", "play needler")
    assert t.may("anna", "attack ben beam_pistol") and t.may("anna", "play beam_pistol")
    t.act("anna", "play beam_pistol")
    assert len(t.weapons("anna")) == most
    assert t.refused("anna", "play needler") == "2.4"
    assert "attack ben beam_pistol" in t.options("anna", "attack")


@pytest.mark.rule("frag 2.4", "frag 7.4")
def test_a_weapon_from_the_hand_is_not_announced_when_no_more_can_be_carried() -> None:
    t = Table({"anna": {"hand": ["beam_pistol"], "weapons": FOUR}, "ben": {"at": "c1"}})
    assert t.options("anna", "attack") == [
        *("attack ben pistol", "attack ben needler", "attack ben shotgun"),
        "attack ben machine_gun",
    ]
    assert t.options("anna", "play") == [] and t.refused("anna", "play beam_pistol") == "2.4"


@pytest.mark.rule("frag 2.4")
def test_any_number_of_gadgets_may_be_in_play() -> None:
    hand = ["speed_boost"] * 3 + ["power_leap", "energy_reflector", "light_armor"]
    t = Table({"anna": {"build": [1, 3, 3], "hand": hand}})
    for card in hand:
        t.act("anna", f"play {card}")
    assert t.gear("anna") == ["speed_boost"] * 3 + ["energy_reflector", "power_leap"]
    assert t.armour("anna") == "light_armor 1" and t.hand("anna") == []


@pytest.mark.rule("frag 2.4", "frag 7.16")
def test_who_loses_health_drops_the_excess_of_their_choice_at_once_on_their_field() -> None:
    weapons = ["needler", "shotgun 2 trick_fire", "chainsaw", "beam_pistol"]
    t = shot_at_ben("6 6 2 2", "2 2 2", weapons=weapons)
    assert t.health("ben") == 1 and t.prompt == "shed" and t.asked() == ["ben"]
    assert t.turn == "anna"
    assert t.options("ben") == [
        *("drop beam_pistol", "drop needler", "drop shotgun", "drop chainsaw"),
    ]
    assert t.refused("ben", "drop machine_gun") == "2.4"
    t.act("ben", "drop shotgun")
    assert t.prompt == "shed" and t.discards("gadget") == ["trick_fire"]
    t.act("ben", "drop chainsaw")
    assert t.weapons("ben") == ["needler 6", "beam_pistol 5"]
    assert t.pile("c5") == ["shotgun", "chainsaw"]
    assert t.told("card_dropped") == ["card_dropped ben shotgun", "card_dropped ben chainsaw"]
    assert t.prompt == "act" and t.asked() == ["anna"]


@pytest.mark.rule("frag 2.4")
def test_a_loss_that_leaves_room_for_all_weapons_drops_nothing() -> None:
    t = shot_at_ben("6 1 1 1", "3 3 3", weapons=["needler", "shotgun", "chainsaw"])
    assert t.health("ben") == 2 and t.prompt == "act" and t.pile("c5") == []
    assert t.weapons("ben") == ["needler 6", "shotgun 6", "chainsaw 0"]


@pytest.mark.rule("frag 2.4", "frag 7.16")
def test_of_equal_weapons_the_barest_and_then_the_emptiest_falls_without_a_question() -> None:
    weapons = ["needler 1 trick_fire", "needler 5", "needler 2"]
    t = shot_at_ben("6 1 1 1", "4 5", build=[2, 3, 2], weapons=weapons)
    assert t.health("ben") == 1 and t.prompt == "act"
    assert t.weapons("ben") == ["needler 1 trick_fire", "needler 5"] and t.pile("c5") == ["needler"]


@pytest.mark.rule("frag 2.4", "frag 7.16")
def test_dropping_armour_costs_health_and_so_maybe_weapons() -> None:
    t = Table({"anna": {"at": "c3", "build": [2, 3, 2], "armour": "light_armor", "weapons": FOUR}})
    t.act("anna", "drop light_armor")
    assert t.health("anna") == 2 and t.prompt == "shed" and t.asked() == ["anna"]
    t.act("anna", "drop needler")
    assert t.pile("c3") == ["needler", "light_armor"] and t.prompt == "act"
    assert len(t.weapons("anna")) == 3


@pytest.mark.rule("frag 2.4", "frag 7.9")
def test_new_armour_that_is_weaker_costs_weapons_as_well() -> None:
    fighter = {"build": [1, 3, 3], "armour": "heavy_armor", "weapons": FOUR}
    t = Table({"anna": {"at": "c3", "hand": ["light_armor"], **fighter}})
    t.act("anna", "play light_armor")
    assert t.health("anna") == 2 and t.prompt == "shed"
    t.act("anna", "drop chainsaw")
    assert t.discards("gadget") == ["heavy_armor"] and t.pile("c3") == ["chainsaw"]


@pytest.mark.rule("frag 2.4", "frag 7.11")
def test_who_is_saved_with_less_health_drops_what_is_too_much() -> None:
    t = shot_at_ben("6 6 6 6", "2 2 4", weapons=["needler", "chainsaw", "shotgun"], blood=1)
    t.pass_all()
    assert t.prompt == "rescue" and t.told("card_dropped") == []
    t.act("ben", "use_blood")
    assert t.health("ben") == 1 and t.prompt == "shed" and t.asked() == ["ben"]
    t.act("ben", "drop needler")
    assert t.weapons("ben") == ["chainsaw 0", "shotgun 6"]


@pytest.mark.rule("frag 2.4", "frag card:cheater_cheater")
def test_when_doubled_values_end_weapons_may_be_too_many() -> None:
    fighter = {"at": "c3", "build": [1, 3, 3], "cheats": 1, "weapons": FOUR[:3]}
    t = Table({"anna": fighter}, movement="1 1")
    t.act("anna", "done")
    assert t.prompt == "shed" and t.asked() == ["anna"] and t.turn == "anna"
    t.act("anna", "drop machine_gun")
    assert t.pile("c3") == ["machine_gun"] and t.turn == "ben"
    t.act("ben", "roll")


# What belongs to the fighter, and what to the player (2.6, 2.7)


@pytest.mark.rule("frag 2.6")
def test_each_gadget_carries_the_letter_of_what_it_is_about() -> None:
    gadgets = CARDS[FIRST[1] : FIRST[2]]
    found = {card: LETTER[CARDS.index(card)] for card in gadgets}
    assert found == {card: letter for letter, cards in LETTERS.items() for card in cards.split()}
    assert set(LETTER[: FIRST[1]]) == set(LETTER[FIRST[2] :]) == {""}


@pytest.mark.rule("frag 2.6", "frag 2.7")
def test_a_frag_takes_weapons_and_gadgets_but_not_hand_and_specials() -> None:
    t = Table(
        {
            "anna": {"at": "c3", "weapons": ["machine_gun"]},
            "ben": {
                "at": "c5",
                "health": 2,
                "weapons": ["needler 1 rapid_fire", "chainsaw"],
                "gear": ["speed_boost", "fireproof_coating"],
                "armour": "light_armor",
                "hand": ["shotgun"],
                "ram": 1,
                "lagged": 1,
                "frozen": True,
                "cheats": 1,
            },
        },
        to_hit="1 1",
        damage="6 6 6 6",
        defence="6 6",
        special="lag",
    )
    t.act("anna", "attack ben machine_gun")
    assert t.told("health_lost", "fragged") == ["health_lost ben 2 0", "fragged ben anna 1"]
    assert t.weapons("ben") == [] and t.gear("ben") == [] and t.armour("ben") == ""
    assert t.pile("c5") == ["needler", "chainsaw"] and t.discards("weapon") == []
    assert t.discards("gadget") == ["light_armor", "speed_boost", "fireproof_coating", "rapid_fire"]
    assert t.hand("ben") == ["shotgun"]
    row = t.row_seen_by("anna", "ben")
    assert [row[key] for key in ("ram", "lagged", "frozen", "cheats")] == [True, 1, True, 1]


@pytest.mark.rule("frag 2.7")
def test_everybody_sees_which_specials_are_in_force_when_a_turn_starts() -> None:
    ben = {"lagged": 1, "frozen": True, "steered": "anna", "ram": 1, "cheats": 2, "ghost": True}
    t = Table({"anna": {}, "ben": ben, "cleo": {}}, phase="start")
    assert t.told("turn_began") == ["turn_began anna"]
    row = t.row_seen_by("cleo", "ben")
    keys = ("lagged", "frozen", "steered_by", "ram", "cheats", "insubstantial")
    assert [row[key] for key in keys] == [1, True, 0, True, 2, True]
    assert [t.row_seen_by("cleo", "anna")[key] for key in keys] == [0, False, -1, False, 0, False]


# Cards beat rules (2.8)


@pytest.mark.rule("frag 2.8", "frag card:automatic_miss", "frag card:zigged")
@pytest.mark.parametrize(
    ("first", "second", "outcome"),
    [("automatic_miss", "zigged", "hit"), ("zigged", "automatic_miss", "missed")],
)
def test_of_two_cards_that_contradict_each_other_the_one_played_last_counts(
    first: str, second: str, outcome: str
) -> None:
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c9", "hand": [first]}, "cleo": {"hand": [second]}}
    )
    t.act("anna", "attack ben pistol")
    t.act("ben", f"play {first}")
    t.act("cleo", "pass")
    assert t.asked() == ["cleo"]
    if outcome == "hit":
        t.force(damage="1 1", defence="1 1 1")
    t.act("cleo", f"play {second}")
    t.pass_all()
    assert t.told("hit", "missed", "to_hit_rolled") == [f"{outcome} anna ben"]


@pytest.mark.rule("frag 2.8", "frag 2.10")
def test_of_answers_given_at_once_that_of_the_active_player_lies_on_top() -> None:
    t = Table(
        {
            "anna": {"at": "c3", "hand": ["zigged"]},
            "ben": {"at": "c9", "hand": ["automatic_miss"]},
        },
        damage="1 1",
        defence="1 1 1",
    )
    t.act("anna", "attack ben pistol", "play zigged")
    t.act("ben", "play automatic_miss")
    t.pass_all()
    assert t.told("card_answered") == [
        "card_answered ben automatic_miss",
        "card_answered anna zigged",
    ]
    assert t.told("hit", "missed", "to_hit_rolled") == ["hit anna ben"]


# When cards are played (2.9)


@pytest.mark.rule("frag 2.9", "frag 3.2")
def test_weapons_gadgets_and_healing_of_the_own_turn_wait_for_the_movement_roll() -> None:
    hand = ["needler", "light_armor", "medpack", "lag"]
    t = Table({"anna": {"hand": hand, "wounds": 1, "blood": 1}}, phase="roll", movement="1 1")
    assert t.options("anna") == ["roll"]
    t.act("anna", "roll")
    assert t.options("anna", "play") == ["play needler", "play medpack", "play light_armor"]
    assert t.may("anna", "use_blood") and t.options("anna", "play_on") == ["play_on lag ben"]


@pytest.mark.rule("frag 2.9")
def test_cards_that_answer_something_are_not_played_unasked() -> None:
    answers = ["automatic_miss", "zigged", "bonus_damage", "cheat_codes", "keep_the_stuff"]
    more = ["timing_troubles", "personal_teleporter", "teleportation"]
    t = Table({"anna": {"hand": answers + more}})
    assert t.options("anna", "play") == [] and t.options("anna", "play_on") == []
    for card in answers + more:
        assert t.refused("anna", f"play {card}") == f"card:{card}"


# Easily overlooked (12.4, 12.6)


@pytest.mark.rule("frag 12.4", "frag 7.5", "frag 7.14", "frag 7.16")
def test_an_empty_weapon_that_is_dropped_and_picked_up_next_turn_is_loaded_again() -> None:
    t = Table({"anna": {"at": "c3", "weapons": ["needler 0"]}}, movement=["1 1"] * 2)
    assert t.options("anna", "attack") == ["attack ben pistol"]
    t.act("anna", "drop needler", "step c4", "step c3")
    assert t.refused("anna", "take needler") == "7.14", "not what was dropped in this turn"
    t.act("anna", "done")
    t.act("ben", "roll", "done")
    t.act("anna", "roll")
    assert t.refused("anna", "take needler") == "7.14", "the field has to be entered anew"
    t.act("anna", "step c4", "step c3", "take needler")
    assert t.hand("anna") == ["needler"] and t.pile("c3") == [] and t.points == 0
    t.act("anna", "play needler")
    assert t.weapons("anna") == ["needler 6"]


@pytest.mark.rule("frag 12.6", "frag 2.10")
def test_who_is_out_is_asked_and_may_answer_an_attack() -> None:
    t = Table(
        {
            "anna": {"at": "c3"},
            "ben": {"at": "c4"},
            "cleo": {"out": True, "hand": ["automatic_miss"]},
        }
    )
    t.act("anna", "attack ben pistol")
    assert t.asked() == ["cleo"] and t.options("cleo") == ["pass", "play automatic_miss"]
    t.act("cleo", "play automatic_miss")
    assert t.told("missed") == ["missed anna ben"] and t.discards("special") == ["automatic_miss"]


@pytest.mark.rule("frag 12.6", "frag card:disconnected")
def test_who_is_out_may_disconnect_others_but_not_a_fighter_that_is_out() -> None:
    seats = {"anna": {"at": "c3"}, "ben": {"at": "c4"}}
    t = Table({**seats, "cleo": {"out": True, "hand": ["disconnected"]}}, phase="start")
    assert t.prompt == "start_answers" and t.asked() == ["cleo"]
    assert t.options("cleo") == ["pass", "play_on disconnected anna", "play_on disconnected ben"]
    t.force(movement="1 1")
    t.act("cleo", "play_on disconnected ben")
    assert t.where("ben") == "" and t.blood_on("c4") == 1 and t.frags("cleo") == 0
    t.act("anna", "roll")
