"""What FRAG's bot answers to attacks, hits and losses, and what it keeps its cards for."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.bots import choice
from tafelrunde.games.frag.tests.table import Table

Rows = dict[str, dict[str, Any]]


def attacked(hand: list[str], arm: str, wounds: int = 0, frags: int = 0, **forced: Any) -> Table:
    """Anna fires at ben from the field beside him."""
    weapons = [arm] if arm != "pistol" else []
    seats: Rows = {
        "anna": {"at": "e5", "weapons": weapons, "frags": frags},
        "ben": {"at": "e4", "hand": hand, "wounds": wounds},
    }
    t = Table(seats, **forced)
    t.act("anna", f"attack ben {arm}")
    return t


def hit(hand: list[str], arm: str, wounds: int = 0, frags: int = 0) -> Table:
    """Anna has hit ben; the damage has yet to be rolled."""
    t = attacked(hand, arm, wounds, frags, to_hit="6 6")
    if t.prompt == "attack_answers":
        t.act("ben", "pass")
    return t


# Announced attacks


@pytest.mark.rule("frag card:automatic_miss")
def test_automatic_miss_is_kept_for_a_deadly_shot() -> None:
    assert choice(attacked(["automatic_miss"], "pistol"), "ben") == "pass"
    assert choice(attacked(["automatic_miss"], "assault_cannon", 2), "ben") == "play automatic_miss"


@pytest.mark.rule("frag card:insubstantial", "frag card:personal_teleporter")
@pytest.mark.parametrize("card", ["insubstantial", "personal_teleporter"])
def test_a_way_out_is_taken_from_a_deadly_shot_alone(card: str) -> None:
    assert choice(attacked([card], "pistol"), "ben") == "pass"
    assert choice(attacked([card], "assault_cannon", 2), "ben") == f"play {card}"


@pytest.mark.rule("frag card:fumble")
def test_a_dangerous_weapon_is_fumbled_away() -> None:
    assert choice(attacked(["fumble"], "heavy_assault_cannon", 1), "ben") == "play fumble"


@pytest.mark.rule("frag card:disconnected")
def test_disconnected_saves_its_player() -> None:
    t = attacked(["disconnected"], "assault_cannon", 2)
    assert choice(t, "ben") == "play_on disconnected anna"


@pytest.mark.rule("frag card:disconnected")
@pytest.mark.parametrize(("frags", "answer"), [(0, "pass"), (2, "play_on disconnected anna")])
def test_disconnected_stops_who_is_about_to_win_by_another(frags: int, answer: str) -> None:
    seats: Rows = {
        "anna": {"at": "e5", "weapons": ["assault_cannon"], "frags": frags},
        "ben": {"at": "e4", "wounds": 2},
        "cleo": {"hand": ["disconnected"]},
    }
    t = Table(seats)
    t.act("anna", "attack ben assault_cannon")
    assert choice(t, "cleo") == answer


@pytest.mark.rule("frag 2.10")
def test_an_attack_that_will_lapse_anyway_is_not_answered_again() -> None:
    t = attacked(["fumble", "automatic_miss"], "assault_cannon", 2)
    t.act("ben", "play fumble")
    assert choice(t, "ben") == "pass"


@pytest.mark.rule("frag card:zigged")
def test_an_unlikely_hit_on_a_weak_enemy_is_made_sure() -> None:
    for field, answer in (("e4", "pass"), ("a1", "play zigged")):
        seats: Rows = {
            "anna": {"at": "i9", "weapons": ["assault_cannon"], "hand": ["zigged"]},
            "ben": {"at": field, "wounds": 2},
        }
        if field == "e4":
            seats["anna"]["at"] = "e5"
        t = Table(seats)
        t.act("anna", "attack ben assault_cannon")
        assert choice(t) == answer


# Hits


@pytest.mark.rule("frag card:bonus_damage")
def test_bonus_damage_is_used_where_it_makes_the_frag() -> None:
    for arm, wounds, answer in (("machine_gun", 0, "play bonus_damage"), ("pistol", 2, "pass")):
        weapons = ["machine_gun"] if arm == "machine_gun" else []
        seats: Rows = {
            "anna": {"at": "e5", "weapons": weapons, "hand": ["bonus_damage"]},
            "ben": {"at": "e4", "wounds": wounds},
        }
        t = Table(seats, to_hit="6 6")
        t.act("anna", f"attack ben {arm}", "pass")
        assert choice(t) == answer


@pytest.mark.rule("frag 2.9", "frag 7.7")
def test_who_is_hit_heals_before_the_damage_is_rolled() -> None:
    assert choice(hit(["medpack"], "machine_gun", 1), "ben") == "play medpack"
    t = hit(["enhanced_medpack", "medpack"], "machine_gun", 2)
    assert choice(t, "ben") == "play enhanced_medpack"


@pytest.mark.rule("frag card:adrenaline_surge")
def test_adrenaline_is_kept_for_dangerous_hits() -> None:
    assert choice(hit(["adrenaline_surge"], "pistol"), "ben") == "pass"
    assert choice(hit(["adrenaline_surge"], "assault_cannon", 1), "ben") == "play adrenaline_surge"


# Losses


@pytest.mark.rule("frag card:cheat_codes")
@pytest.mark.parametrize(("wounds", "answer"), [(0, "pass"), (2, "play cheat_codes")])
def test_cheat_codes_are_kept_for_a_fatal_loss(wounds: int, answer: str) -> None:
    dice = "6 3 3" if wounds == 0 else "6"
    t = attacked(["cheat_codes"], "pistol", wounds, to_hit="6 6", damage="6 6", defence=dice)
    while t.prompt != "brace":
        t.act("ben", "pass")
    assert choice(t, "ben") == answer


def fallen(row: dict[str, Any]) -> Table:
    """Ben is at 0 Health or less."""
    seats: Rows = {"anna": {"at": "e5"}, "ben": {"at": "e4", "wounds": 2, **row}}
    t = Table(seats, to_hit="6 6", damage="6 6", defence="6")
    t.act("anna", "attack ben pistol")
    while t.prompt != "rescue":
        t.act("ben", "pass")
    return t


@pytest.mark.rule("frag 7.11")
def test_who_can_be_rescued_is() -> None:
    assert choice(fallen({"hand": ["enhanced_medpack"]}), "ben") == "play enhanced_medpack"


@pytest.mark.rule("frag card:keep_the_stuff")
def test_the_stuff_is_kept_if_there_is_some() -> None:
    hand = ["keep_the_stuff"]
    t = fallen({"hand": hand, "weapons": ["pulse_rifle"], "gear": ["speed_boost"]})
    assert choice(t, "ben") == "play keep_the_stuff"
    assert choice(fallen({"hand": hand}), "ben") == "fall"


@pytest.mark.rule("frag 2.4")
def test_too_many_weapons_leave_the_best_ones() -> None:
    row = {"at": "e4", "wounds": 1, "weapons": ["needler", "pulse_rifle", "assault_cannon 0"]}
    seats: Rows = {"anna": {"at": "e5"}, "ben": row}
    t = Table(seats, to_hit="6 6", damage="6 5", defence="6 4")
    t.act("anna", "attack ben pistol")
    assert t.prompt == "shed"
    assert choice(t, "ben") == "drop assault_cannon"
