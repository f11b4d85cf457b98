"""Chapter 2.10 as it is played: answers take effect in order, all are asked again, and what lapses.

What each card does as an answer is told in the tests of the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import IllegalAction


def announced(
    anna: Sequence[str] = (), ben: Sequence[str] = (), cleo: Sequence[str] = (), **written: Any
) -> Table:
    """Anna announces an attack on ben with a needler over 4 fields; cleo looks on."""
    t = Table(
        {
            "anna": {"at": "a1", "weapons": ["needler"], "hand": list(anna)},
            "ben": {"at": "a5", "hand": list(ben)},
            "cleo": {"at": "i1", "hand": list(cleo)},
        },
        **written,
    )
    t.act("anna", "attack ben needler")
    return t


# All choose at once and unseen


@pytest.mark.rule("frag 2.10")
def test_an_answer_stays_unseen_until_all_have_chosen() -> None:
    t = announced(ben=["automatic_miss"], cleo=["lag"])
    before = [t.game.view(t.s, viewer)["table"] for viewer in (-1, 0, 2)]
    heard = len(t.heard())
    t.act("ben", "play automatic_miss")
    assert t.asked() == ["cleo"] and len(t.heard()) == heard
    assert [t.game.view(t.s, viewer)["table"] for viewer in (-1, 0, 2)] == before
    assert t.hand("ben") == ["automatic_miss"] and t.discards("special") == []
    assert t.options("cleo") == ["pass"], "nothing shows what ben has chosen"
    t.act("cleo", "pass")
    assert t.heard()[heard:] == ["card_answered ben automatic_miss"]
    assert t.hand("ben") == [] and t.asked() == ["cleo"], "asked again about what lies on top"
    t.act("cleo", "pass")
    assert t.heard()[heard + 1 :] == ["missed anna ben"]


@pytest.mark.rule("frag 2.10")
def test_who_has_chosen_may_think_again_while_others_do() -> None:
    t = announced(ben=["automatic_miss"], cleo=["lag"], to_hit="1 1")
    t.act("ben", "play automatic_miss", "pass")
    t.act("cleo", "pass")
    assert t.told("card_answered") == [] and t.told("missed") == ["missed anna ben"]
    assert t.hand("ben") == ["automatic_miss"]


@pytest.mark.rule("frag 2.10")
def test_who_is_not_asked_has_nothing_to_say() -> None:
    t = announced(ben=["lag"])
    for name in ("anna", "cleo"):
        assert t.options(name) == []
        with pytest.raises(IllegalAction) as refusal:
            t.act(name, "pass")
        assert refusal.value.key == "error-not-asked"


# In which order


@pytest.mark.rule("frag 2.10")
def test_answers_are_laid_clockwise_from_the_active_player_and_the_last_works_first() -> None:
    t = announced(ben=["insubstantial"], cleo=["fumble"])
    t.act("cleo", "play fumble")
    t.act("ben", "play insubstantial")
    assert t.heard()[1:] == [
        "card_answered ben insubstantial",
        "card_answered cleo fumble",
        "fumbled anna needler",
        "card_dropped anna needler",
        "insubstantial ben",
        "attack_lapsed anna ben",
    ]
    assert t.prompt == "act" and t.pile("a1") == ["needler"]


@pytest.mark.rule("frag 2.10")
def test_the_order_begins_with_whose_turn_it_is_not_with_the_first_seat() -> None:
    seats = {
        "anna": {"at": "a1", "hand": ["insubstantial"]},
        "ben": {"at": "a5", "weapons": ["needler"]},
        "cleo": {"at": "i1", "hand": ["fumble"]},
    }
    t = Table(seats, turn="ben")
    t.act("ben", "attack anna needler")
    t.act("anna", "play insubstantial")
    t.act("cleo", "play fumble")
    assert t.told("card_answered", "insubstantial", "fumbled") == [
        "card_answered cleo fumble",
        "card_answered anna insubstantial",
        "insubstantial anna",
        "fumbled ben needler",
    ]


@pytest.mark.rule("frag 2.10")
def test_an_answer_of_a_later_round_works_before_those_of_an_earlier_one() -> None:
    t = announced(ben=["insubstantial", "lag"], cleo=["fumble"])
    t.act("ben", "pass")
    t.act("cleo", "play fumble")
    assert t.asked() == ["ben"], "cleo has no card left"
    t.act("ben", "play insubstantial", "pass")
    assert t.told("insubstantial", "fumbled", "attack_lapsed") == [
        "insubstantial ben",
        "fumbled anna needler",
        "attack_lapsed anna ben",
    ]


@pytest.mark.rule("frag 2.10")
def test_all_are_asked_again_until_all_pass_in_one_round() -> None:
    t = announced(["zigged", "lag"], ["automatic_miss", "theft"], ["freeze"])
    rounds: list[list[str]] = []
    for anna, ben in (("pass", "play automatic_miss"), ("play zigged", "pass"), ("pass", "pass")):
        rounds.append(t.asked())
        t.act("anna", anna)
        t.act("ben", ben)
        if len(rounds) == 3:
            t.force(damage="1 1 1", defence="6 6 6")
        t.act("cleo", "pass")
    assert rounds == [["anna", "ben", "cleo"]] * 3
    assert t.told("card_answered", "hit") == [
        "card_answered ben automatic_miss",
        "card_answered anna zigged",
        "hit anna ben",
    ]
    assert t.prompt == "hit_answers"
    t.pass_all()


@pytest.mark.rule("frag 2.10", "frag 2.9")
def test_healing_after_a_hit_works_at_once_and_all_are_asked_again() -> None:
    t = Table(
        {
            "anna": {"at": "a1", "hand": ["lag"]},
            "ben": {"at": "a2", "health": 1, "blood": 1, "hand": ["medpack"]},
        },
        to_hit="1 1",
        damage="1 1",
        defence="6 6 6",
    )
    t.act("anna", "attack ben pistol")
    t.act("anna", "pass")
    t.act("ben", "pass")
    assert (t.prompt, t.asked()) == ("hit_answers", ["anna", "ben"])
    t.act("ben", "use_blood")
    assert t.wounds("ben") == 2, "not before all have chosen"
    t.act("anna", "pass")
    assert t.wounds("ben") == 1 and t.asked() == ["anna", "ben"]
    assert t.options("ben") == ["pass", "play medpack"]
    t.act("anna", "pass")
    t.act("ben", "play medpack")
    assert t.told("card_played", "card_answered") == ["card_played ben medpack"]
    t.act("anna", "pass")
    assert t.told("defence_rolled") == ["defence_rolled ben 6,6,6 18 0"]


# What lapses (2.10, 9.2)


@pytest.mark.rule("frag 2.10")
def test_if_the_target_is_gone_attack_and_ammunition_stay_spent() -> None:
    t = announced(cleo=["disconnected"])
    t.act("cleo", "play_on disconnected ben")
    assert t.heard()[-3:] == [
        "card_answered cleo disconnected",
        "disconnected ben",
        "attack_lapsed anna ben",
    ]
    assert t.ammo("anna", "needler") == 5 and t.attacks_left() == 0 and t.points == 6
    assert (t.turn, t.prompt, t.frags("anna"), t.frags("cleo")) == ("anna", "act", 0, 0)
    assert t.blood_on("a5") == 1 and t.hand("anna") == []


@pytest.mark.rule("frag 2.10", "frag 4.3")
def test_who_beams_away_is_gone_even_if_still_in_sight() -> None:
    t = announced(ben=["personal_teleporter"], respawn=4)
    t.act("ben", "play personal_teleporter")
    assert t.where("ben") == "a9" and t.told("attack_lapsed") == ["attack_lapsed anna ben"]
    assert t.ammo("anna", "needler") == 5 and t.attacks_left() == 0 and t.prompt == "act"


GADGETS = """
+-----+
|1 g .|
|     |
|2 . 3|
+-----+
"""


@pytest.mark.rule("frag 9.2")
def test_who_is_removed_in_mid_action_keeps_cards_drawn_and_damage_not_rolled_lapses() -> None:
    t = Table(
        {
            "anna": {"at": "a1", "weapons": ["shotgun"]},
            "ben": {"at": "c2", "hand": ["disconnected"]},
            "cleo": {"at": "a2"},
        },
        map=GADGETS,
        power_up=4,
        gadget="medpack",
        to_hit="1 1",
    )
    t.act("anna", "step b1", "attack ben shotgun")
    t.act("ben", "pass", "play_on disconnected anna")
    assert t.told("hit", "disconnected", "damage_rolled", "turn_began") == [
        "hit anna ben",
        "disconnected anna",
        "turn_began ben",
    ]
    assert t.hand("anna") == ["medpack"] and t.where("anna") == "" and t.turn == "ben"
    assert t.pile("b1") == ["shotgun"] and t.blood_on("b1") == 1 and t.wounds("ben") == 0
    assert [t.frags(name) for name in t.names] == [0, 0, 0]


@pytest.mark.rule("frag 9.2")
def test_a_target_removed_after_a_hit_suffers_no_damage_and_the_rolls_stand() -> None:
    t = announced(cleo=["disconnected"], to_hit="2 2")
    t.act("cleo", "pass", "play_on disconnected ben")
    assert t.told("to_hit_rolled", "hit", "attack_lapsed", "damage_rolled") == [
        "to_hit_rolled anna 2,2 4 4",
        "hit anna ben",
        "attack_lapsed anna ben",
    ]
    assert t.ammo("anna", "needler") == 5 and t.attacks_left() == 0 and t.turn == "anna"


# Bonuses (9.1)


@pytest.mark.rule("frag 9.1")
def test_a_bonus_one_chooses_is_offered_until_the_roll_and_not_after() -> None:
    t = announced(["bonus_damage"], to_hit="2 2", damage="1 1 1", defence="6 6 6")
    assert t.options("anna") == ["pass"], "not yet: nothing has hit"
    t.act("anna", "pass")
    assert (t.prompt, t.options("anna")) == ("hit_answers", ["pass", "play bonus_damage"])
    t.act("anna", "pass")
    assert t.prompt == "act" and t.refused("anna", "play bonus_damage") == "card:bonus_damage"
    assert t.hand("anna") == ["bonus_damage"]


@pytest.mark.rule("frag 9.1")
def test_the_last_chance_to_lose_nothing_is_when_the_loss_is_known() -> None:
    t = announced(ben=["cheat_codes"], to_hit="2 2", damage="6 6 6", defence="2 2 2")
    t.act("ben", "pass", "pass")
    assert (t.prompt, t.asked()) == ("brace", ["ben"])
    asked = t.game.decision(t.s, 1)
    assert asked and asked["values"] == (3,)
    assert t.options("ben") == ["pass", "play cheat_codes"]
    assert t.refused("ben", "fall") == "2.9" == t.refused("ben", "play medpack")
    t.act("ben", "play cheat_codes")
    assert t.health("ben") == 3 and t.told("health_lost") == [] and t.prompt == "act"
    assert t.hand("ben") == [] and t.discards("special") == ["cheat_codes"]


@pytest.mark.rule("frag 9.1", "frag 2.10")
@pytest.mark.parametrize(
    ("ben", "braces"),
    [
        ({"hand": ["lag"]}, True),
        ({"hand": ["lag open"]}, False),
        ({"hand": ["cheat_codes open"]}, True),
        ({"hand": ["cheat_codes"], "frozen": True}, False),
        ({"hand": ["medpack open"]}, False),
    ],
)
def test_who_could_hold_cheat_codes_is_asked_when_a_loss_is_known(
    ben: dict[str, Any], braces: bool
) -> None:
    t = Table(
        {"anna": {"at": "a1"}, "ben": {"at": "a2", **ben}},
        to_hit="1 1",
        damage="2 2",
        defence="1 1 1",
    )
    t.act("anna", "attack ben pistol")
    while t.prompt.endswith("_answers"):
        t.act("ben", "pass")
    assert t.prompt == ("brace" if braces else "act")
    assert t.asked() == (["ben"] if braces else ["anna"])
    if braces:
        t.act("ben", "pass")
    assert t.health("ben") == 2


@pytest.mark.rule("frag 9.1")
def test_nobody_is_asked_to_brace_when_nothing_is_lost() -> None:
    t = announced(ben=["cheat_codes"], to_hit="2 2", damage="1 1 1", defence="6 6 6")
    t.act("ben", "pass", "pass")
    assert t.prompt == "act" and t.hand("ben") == ["cheat_codes"]


@pytest.mark.rule("frag 9.1")
def test_bonuses_that_always_apply_are_counted_by_themselves() -> None:
    anna = {"at": "a1", "weapons": ["needler targeting_system enhanced_damage"]}
    t = Table(
        {"anna": {**anna, "gear": ["speed_boost"]}, "ben": {"at": "a5"}},
        phase="roll",
        movement="1 1 1",
        to_hit="1 1 2",
        damage="1 1 1 1 1",
        defence="6 6 6",
    )
    t.act("anna", "roll", "attack ben needler")
    assert t.points == 3 and t.told("to_hit_rolled", "damage_rolled") == [
        "to_hit_rolled anna 1,1,2 4 4",
        "damage_rolled anna 1,1,1,1,1 5",
    ]


# The moments of the own turn (2.9)


@pytest.mark.rule("frag 2.9", "frag 3.2")
def test_before_the_movement_roll_only_a_teleport_card_may_be_played() -> None:
    hand = ["medpack", "speed_boost", "needler", "personal_teleporter", "teleportation", "lag open"]
    t = Table({"anna": {"hand": hand, "wounds": 1, "blood": 1}}, phase="roll")
    assert t.options("anna") == ["roll", "play personal_teleporter", "play teleportation"]
    for action in ("play medpack", "use_blood", "play needler", "play_on lag ben", "done"):
        assert t.refused("anna", action) == "3.2"


@pytest.mark.rule("frag 2.9")
def test_after_the_roll_answers_and_teleports_wait_for_their_moment() -> None:
    hand = ["automatic_miss", "zigged", "bonus_damage", "cheat_codes", "keep_the_stuff"]
    hand += ["timing_troubles", "teleportation", "personal_teleporter"]
    t = Table({"anna": {"hand": hand}})
    assert t.options("anna", "play") == [] == t.options("anna", "play_on")
    for card in hand:
        assert t.refused("anna", f"play {card}") == f"card:{card}"


@pytest.mark.rule("frag 2.9", "frag 2.2")
def test_who_is_done_plays_nothing_more_and_only_discards() -> None:
    t = Table({"anna": {"hand": ["medpack"] * 6, "wounds": 1}})
    t.act("anna", "done")
    assert (t.prompt, t.options("anna")) == ("discard", ["discard medpack"])
    assert t.refused("anna", "play medpack") == "2.2"
    t.act("anna", "discard medpack")
    assert t.turn == "ben" and len(t.hand("anna")) == 5


@pytest.mark.rule("frag 2.10", "frag card:disconnected")
def test_who_is_about_to_be_removed_is_not_offered_again_but_the_others_are() -> None:
    t = announced(ben=["disconnected"], cleo=["disconnected", "lag"])
    t.act("ben", "play_on disconnected cleo")
    t.act("cleo", "pass")
    assert t.asked() == ["cleo"] and t.options("cleo") == [
        *("pass", "play_on disconnected anna", "play_on disconnected ben"),
    ]
    assert t.refused("cleo", "play_on disconnected cleo") == "2.10"
    t.act("cleo", "play_on disconnected ben")
    t.act("cleo", "pass")
    assert t.told("disconnected") == ["disconnected ben", "disconnected cleo"]
    assert t.told("attack_lapsed") == ["attack_lapsed anna ben"] and t.turn == "anna"


@pytest.mark.rule("frag 2.10", "frag 2.8")
def test_what_lies_on_top_already_says_so_is_not_offered_again() -> None:
    t = announced(ben=["automatic_miss", "zigged"], cleo=["automatic_miss", "zigged"])
    t.act("ben", "play automatic_miss")
    t.act("cleo", "pass")
    assert t.options("ben") == ["pass", "play zigged"] == t.options("cleo")
    t.act("ben", "pass")
    t.act("cleo", "play zigged")
    assert t.options("ben") == ["pass"] and t.options("cleo") == ["pass", "play automatic_miss"]
