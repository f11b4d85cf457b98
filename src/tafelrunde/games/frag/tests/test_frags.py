"""Chapter 7.11 to 7.15 and 8: at 0 Health, the frag, what stays behind, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import OptionError


def shot(ben: dict[str, Any], loss: int, anna: dict[str, Any] | None = None, **more: Any) -> Table:
    """Anna has shot at ben, who is at 1 Health and loses so much."""
    t = Table(
        {
            "anna": {"at": "a1", **(anna or {})},
            "ben": {"at": "a2", "health": 1, **ben},
            "cleo": {"at": "i9"},
        },
        to_hit="1 1",
        damage=f"{loss} {loss}",
        defence="2",
        **more,
    )
    t.act("anna", "attack ben pistol")
    return t


# At 0 Health or less (7.11)


@pytest.mark.rule("frag 7.11", "frag 7.12", "frag 7.13")
@pytest.mark.parametrize("loss", [1, 3])
def test_a_fighter_at_0_or_less_is_fragged_and_out(loss: int) -> None:
    t = shot({}, loss, special="lag")
    assert t.heard()[-3:] == [
        f"health_lost ben {loss} 0",
        "fragged ben anna 1",
        "card_drawn anna special",
    ]
    assert t.where("ben") == "" and t.wounds("ben") == 0
    assert (t.frags("anna"), t.frags("ben"), t.frags("cleo")) == (1, 0, 0)
    assert t.blood_on("a2") == 1 and t.hand("anna") == ["lag"] and t.hand("ben") == []


@pytest.mark.rule("frag 7.11")
def test_a_fighter_at_1_stands() -> None:
    t = Table(
        {"anna": {"at": "a1"}, "ben": {"at": "a2", "health": 2, "blood": 1}},
        to_hit="1 1",
        damage="1 1",
        defence="1 1",
    )
    t.act("anna", "attack ben pistol")
    assert (t.prompt, t.asked()) == ("hit_answers", ["ben"])
    t.act("ben", "pass")
    assert t.health("ben") == 1 and t.prompt == "act" and t.frags("anna") == 0


@pytest.mark.rule("frag 7.11", "frag 4.1")
def test_who_is_fragged_is_out_until_the_own_next_turn() -> None:
    t = shot({}, 1, special="lag", respawn=4, movement="1 1")
    assert not t.may("anna", "attack ben pistol")
    t.act("anna", "done")
    t.pass_all()
    assert t.turn == "ben" and t.where("ben") == "a9" and t.health("ben") == 3
    t.act("ben", "roll")


def in_danger(ben: dict[str, Any], loss: int, **more: Any) -> Table:
    """Ben has something hidden or blood, has been hit, passed, and is at 0 or less."""
    t = shot(ben, loss, **more)
    while t.prompt.endswith("_answers"):
        t.act("ben", "pass")
    return t


@pytest.mark.rule("frag 7.11")
def test_blood_and_cards_may_be_combined_to_come_back_to_1() -> None:
    t = in_danger({"blood": 1, "hand": ["medpack"]}, 2)
    assert (t.prompt, t.asked(), t.s.wounds[1]) == ("rescue", ["ben"], 4)
    assert t.options("ben") == ["fall", "use_blood", "play medpack"]
    t.act("ben", "use_blood")
    assert (t.prompt, t.asked()) == ("rescue", ["ben"]), "at 0 it is not over"
    assert t.options("ben") == ["fall", "play medpack"]
    t.act("ben", "play medpack")
    assert t.health("ben") == 1 and t.told("saved", "fragged") == ["saved ben"]
    assert (t.prompt, t.asked(), t.frags("anna")) == ("act", ["anna"], 0)
    assert t.hand("ben") == [] and t.blood("ben") == 0 and t.blood_on("a2") == 0


@pytest.mark.rule("frag 7.11")
@pytest.mark.parametrize(
    ("ben", "loss"),
    [
        ({"blood": 1}, 2),
        ({"hand": ["medpack"]}, 2),
        ({"hand": ["enhanced_medpack"]}, 3),
        ({"blood": 1, "hand": ["enhanced_medpack"]}, 4),
        ({"hand": ["adrenaline_surge"]}, 4),
    ],
)
def test_healing_that_cannot_bring_back_1_is_not_offered(ben: dict[str, Any], loss: int) -> None:
    t = in_danger(ben, loss, special="lag")
    assert t.prompt == "rescue" and t.options("ben") == ["fall"]
    assert t.refused("ben", "play medpack") == "7.11" == t.refused("ben", "use_blood")
    t.act("ben", "fall")
    assert t.frags("anna") == 1 and t.hand("ben") == ben.get("hand", [])
    again = in_danger(ben, loss - 1)
    assert len(again.options("ben")) == 1 + len(ben), "one point less, and it is enough"


@pytest.mark.rule("frag 7.11")
def test_who_could_be_saved_may_fall_all_the_same() -> None:
    t = in_danger({"blood": 2}, 1, special="lag")
    t.act("ben", "fall")
    assert t.frags("anna") == 1 and t.blood("ben") == 0 and t.told("saved") == []


@pytest.mark.rule("frag 7.11", "frag 2.9")
def test_who_might_hold_a_rescue_is_asked_and_nobody_else_at_the_table() -> None:
    t = in_danger({"hand": ["theft"]}, 1, special="lag")
    assert (t.prompt, t.options("ben")) == ("brace", ["pass"])
    t.act("ben", "pass")
    assert (t.prompt, t.asked(), t.options("ben")) == ("rescue", ["ben"], ["fall"])
    t.act("ben", "fall")
    t = in_danger({"hand": ["speed_boost"]}, 1, special="lag")
    assert (t.prompt, t.options("ben")) == ("rescue", ["fall"])
    t.act("ben", "fall")
    t = shot({"hand": ["needler", "lag open", "speed_boost open"]}, 1, special="theft")
    assert t.where("ben") == "", "all know that no card of this hand helps"


# The frag (7.12, 8)


@pytest.mark.rule("frag 7.12", "frag 2.2")
def test_only_the_attacker_learns_which_special_was_drawn() -> None:
    t = shot({}, 1, special="freeze")
    assert "card_received anna freeze" in t.heard("anna")
    assert not any("freeze" in line for line in t.heard("ben") + t.heard("cleo") + t.heard())


@pytest.mark.rule("frag 7.12", "frag 8.1", "frag 12.10")
@pytest.mark.parametrize("goal", [1, 2, 3, 10])
def test_the_frag_that_reaches_the_goal_ends_the_game_in_mid_turn(goal: int) -> None:
    t = shot({"weapons": ["needler"]}, 1, anna={"frags": goal - 1}, goal=goal)
    assert t.over and t.winners == ["anna"] and t.asked() == []
    assert t.heard()[-2:] == [f"fragged ben anna {goal}", "won anna"]
    assert t.hand("anna") == [] and t.frags("anna") == goal, "no special is drawn any more"
    assert t.blood_on("a2") == 1 and t.pile("a2") == ["needler"]
    assert t.options("anna") == [] and t.prompt == ""


@pytest.mark.rule("frag 8.1")
def test_without_an_agreement_three_frags_win() -> None:
    t = shot({}, 1, anna={"frags": 1}, special="lag")
    assert not t.over and t.frags("anna") == 2
    assert shot({}, 1, anna={"frags": 2}).over


@pytest.mark.rule("frag 8.1")
@pytest.mark.parametrize("goal", [0, 11])
def test_a_goal_below_1_or_above_10_is_refused(goal: int) -> None:
    with pytest.raises(OptionError, match="goal"):
        Table(goal=goal)


@pytest.mark.rule("frag 7.12")
def test_each_victim_of_one_attack_counts_and_the_attacker_draws_for_each() -> None:
    t = Table(
        {
            "anna": {"at": "a1", "weapons": ["portable_nuke"]},
            "ben": {"at": "a5", "health": 1},
            "cleo": {"at": "a6", "health": 1},
            "dora": {"at": "a8", "health": 1},
        },
        to_hit="2 2",
        damage="1 1 1 1 1 1 1 1 1 1",
        defence=["1", "1"],
        special=["lag", "theft"],
    )
    t.act("anna", "attack ben portable_nuke")
    assert t.told("fragged") == ["fragged ben anna 1", "fragged cleo anna 2"]
    assert t.hand("anna") == ["lag", "theft"] and t.where("dora") == "a8"
    assert t.prompt == "act" and t.blood_on("a5") == t.blood_on("a6") == 1


def blast(frags: int, **forced: Any) -> Table:
    """Anna's own blast reaches her; both are at 1 Health."""
    t = Table(
        {
            "anna": {"at": "a1", "health": 1, "weapons": ["portable_nuke"], "frags": frags},
            "ben": {"at": "a3", "health": 1},
        },
        to_hit="1 1",
        damage="1 1 1 1 1 1 1 1 1 1",
        **forced,
    )
    t.act("anna", "attack ben portable_nuke")
    return t


@pytest.mark.rule("frag 7.12")
def test_a_winning_frag_counts_before_the_attacker_falls_in_the_same_blast() -> None:
    t = blast(2, defence="1")
    assert t.over and t.winners == ["anna"] and t.frags("anna") == 3
    assert t.told("fragged", "fell", "won") == ["fragged ben anna 3", "won anna"]


@pytest.mark.rule("frag 8.2", "frag 7.12")
def test_who_falls_by_the_own_doing_scores_nothing_for_it_and_the_turn_ends() -> None:
    t = blast(1, defence=["1", "1"], special="lag", respawn=3)
    t.act("anna", "pass", "fall")
    t.pass_all()
    assert t.told("fragged", "fell", "turn_began") == [
        "fragged ben anna 2",
        "fell anna",
        "turn_began ben",
    ]
    assert (t.frags("anna"), t.frags("ben")) == (2, 0) and t.hand("anna") == ["lag"]
    assert t.hand("ben") == [] and t.where("anna") == "" and t.pile("a1") == ["portable_nuke"]


@pytest.mark.rule("frag 8.2", "frag 6.1")
def test_acid_scores_for_nobody_and_ends_the_turn() -> None:
    t = Table(
        {"anna": {"at": "a1", "health": 1, "weapons": ["needler"]}, "ben": {"at": "c1"}},
        map="+-----+\n|1 ~ 2|\n|     |\n|. . .|\n+-----+",
        acid="1 1",
        defence="2",
    )
    t.act("anna", "step b1")
    assert t.told("fell", "fragged", "turn_began") == ["fell anna", "turn_began ben"]
    assert t.frags("ben") == 0 and t.hand("ben") == [] and t.turn == "ben"
    assert t.blood_on("b1") == 1 and t.pile("b1") == ["needler"]


# What stays behind (7.13)


@pytest.mark.rule("frag 7.13")
def test_blood_and_weapons_stay_on_the_field_and_gadgets_are_discarded() -> None:
    ben = {
        "health": 2,
        "armour": "light_armor",
        "pool": 1,
        "gear": ["speed_boost", "power_leap"],
        "weapons": ["shotgun 0 rapid_fire", "needler 3"],
        "blood": 2,
        "hand": ["medpack", "lag"],
    }
    t = Table(
        {"anna": {"at": "a1"}, "ben": {"at": "a2", **ben}, "cleo": {"at": "i9"}},
        to_hit="1 1",
        damage="3 3",
        defence="1 1",
        special="theft",
    )
    t.act("anna", "attack ben pistol")
    t.pass_all()
    t.act("ben", "fall")
    assert t.pile("a2") == ["needler", "shotgun"] and t.blood_on("a2") == 1
    assert t.s.piles[0][1] == 1 == t.s.markers
    assert t.weapons("ben") == t.gear("ben") == [] and t.armour("ben") == ""
    assert t.discards("gadget") == ["light_armor", "speed_boost", "power_leap", "rapid_fire"]
    assert t.discards("weapon") == [] and t.blood("ben") == 0
    assert t.hand("ben") == ["medpack", "lag"], "the hand is kept (4.2)"


@pytest.mark.rule("frag 7.13")
def test_who_had_no_weapons_leaves_only_blood() -> None:
    t = shot({}, 1, special="lag")
    assert t.pile("a2") == [] and t.s.piles == [] and t.s.markers == 0 and t.blood_on("a2") == 1


@pytest.mark.rule("frag 7.13")
def test_cards_on_one_field_lie_under_one_marker_and_each_field_has_its_own() -> None:
    t = shot(
        {"weapons": ["shotgun"]},
        1,
        special="lag",
        piles={"a2": ["needler"], "c3": ["chainsaw"]},
        blood=["a2"],
    )
    assert t.pile("a2") == ["needler", "shotgun"] and t.blood_on("a2") == 2
    assert [pile[1] for pile in t.s.piles] == [1, 2] and t.s.markers == 2


@pytest.mark.rule("frag 7.13", "frag 4.2")
def test_who_returns_has_neither_armour_nor_wounds_nor_weapons() -> None:
    t = shot({"weapons": ["needler"], "gear": ["speed_boost"]}, 1, special="lag", respawn=4)
    assert t.row_seen_by("anna", "ben")["field"] == ""
    t.act("anna", "done")
    t.pass_all()
    assert t.turn == "ben" and t.values("ben") == (3, 2, 2)
    assert t.weapons("ben") == [] and t.armour("ben") == ""


# On you go (7.15)


@pytest.mark.rule("frag 7.15", "frag 12.10")
def test_a_frag_ends_neither_the_turn_nor_its_attacks_and_points() -> None:
    t = Table(
        {
            "anna": {"at": "a1", "build": [2, 1, 4]},
            "ben": {"at": "a2", "health": 1},
            "cleo": {"at": "a4", "health": 1},
        },
        points=5,
        to_hit=["1 1 1 1"] * 2,
        damage=["1 1"] * 2,
        defence=["1"] * 2,
        special=["lag", "theft"],
    )
    t.act("anna", "attack ben pistol")
    assert (t.turn, t.points, t.attacks_left(), t.prompt) == ("anna", 5, 1, "act")
    t.act("anna", "step a2", "attack cleo pistol")
    t.pass_all()
    assert t.frags("anna") == 2 and (t.points, t.attacks_left()) == (4, 0)
    assert t.prompt == "act" and t.may("anna", "take_blood")


@pytest.mark.rule("frag 7.11", "frag 7.13", "frag card:keep_the_stuff")
def test_who_is_saved_after_all_loses_everything_at_the_next_frag() -> None:
    ben = {"hand": ["keep_the_stuff"], "blood": 1, "weapons": ["needler"]}
    t = in_danger(ben, 1)
    t.act("ben", "pass")
    assert t.options("ben") == ["fall", "play keep_the_stuff", "use_blood"]
    t.act("ben", "play keep_the_stuff")
    assert (t.prompt, t.options("ben")) == ("rescue", ["fall", "use_blood"])
    t.act("ben", "use_blood")
    assert t.told("saved") == ["saved ben"] and t.discards("special") == ["keep_the_stuff"]
    assert not t.row_seen_by("anna", "ben")["keeps"] and t.weapons("ben") == ["needler 6"]
