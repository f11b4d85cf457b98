"""Chapters 2.9 and 2.10: who is asked for an answer, what is offered, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tafelrunde.games.frag.names import CARDS, FIRST
from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import IllegalAction

ATTACK_ANSWERS = ["automatic_miss", "disconnected", "zigged", "fumble", "insubstantial"]
TIMES = {"automatic_miss": 2, "disconnected": 2, "zigged": 2, "personal_teleporter": 2}


def all_of(*cards: str) -> list[str]:
    """Every copy of these cards."""
    return [card for card in cards for _ in range(TIMES.get(card, 1))]


def announced(
    anna: Sequence[str] = (),
    ben: Sequence[str] = (),
    cleo: Sequence[str] = (),
    more: dict[str, dict[str, Any]] | None = None,
    **written: Any,
) -> Table:
    """Anna announces an attack on ben with a needler over 8 fields; cleo looks on."""
    seats: dict[str, dict[str, Any]] = {
        "anna": {"at": "a1", "weapons": ["needler"], "hand": list(anna)},
        "ben": {"at": "a9", "hand": list(ben)},
        "cleo": {"at": "i1", "hand": list(cleo)},
    }
    for name, row in (more or {}).items():
        seats[name].update(row)
    t = Table(seats, **written)
    t.act("anna", "attack ben needler")
    return t


def asked_when_announced(**hands: Any) -> list[str]:
    """Who is asked about the attack; it is left open."""
    t = announced(**hands)
    t.forget()
    return t.asked() if t.prompt == "attack_answers" else []


# Who is asked when an attack is announced


@pytest.mark.rule("frag 2.10")
def test_without_a_possible_answer_nobody_is_asked_and_the_dice_roll_at_once() -> None:
    t = announced(["needler"], ["shotgun"], ["medpack", "lag open"], to_hit="1 1")
    assert t.told("to_hit_rolled", "missed") == ["to_hit_rolled anna 1,1 2 8", "missed anna ben"]
    assert t.prompt == "act"


@pytest.mark.rule("frag 2.10")
def test_everybody_with_a_special_nobody_has_seen_is_asked_attacker_and_target_too() -> None:
    t = announced(["lag"], ["theft"], ["extra_ram"])
    assert (t.prompt, t.asked()) == ("attack_answers", ["anna", "ben", "cleo"])
    assert [t.options(name) for name in t.names] == [["pass"]] * 3
    assert t.told("to_hit_rolled") == [], "nothing is rolled before all have answered"


@pytest.mark.rule("frag 2.10")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("lag", True),
        ("lag anna", True),
        ("lag anna ben", True),
        ("lag open", False),
        ("bonus_damage open", False),
        ("cheat_codes open", False),
        *[(f"{card} open", True) for card in [*ATTACK_ANSWERS, "timing_troubles"]],
        ("medpack", False),
        ("personal_teleporter open", False),
        ("shotgun", False),
    ],
)
def test_a_card_counts_unless_all_know_it_to_be_another(card: str, asked: bool) -> None:
    t = announced(cleo=[card], to_hit=[] if asked else ["1 1"])
    assert (t.prompt, t.asked()) == (("attack_answers", ["cleo"]) if asked else ("act", ["anna"]))


@pytest.mark.rule("frag 2.10", "frag card:personal_teleporter")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("medpack", True),
        ("medpack anna", True),
        ("medpack open", False),
        ("personal_teleporter open", True),
        ("needler", False),
    ],
)
def test_only_the_target_is_asked_for_a_gadget(card: str, asked: bool) -> None:
    t = announced(["speed_boost"], [card], ["exoskeleton"], to_hit=[] if asked else ["1 1"])
    assert t.asked() == (["ben"] if asked else ["anna"])
    assert t.prompt == ("attack_answers" if asked else "act")


@pytest.mark.rule("frag 2.10", "frag card:personal_teleporter")
def test_when_every_answer_lies_on_the_discard_pile_nobody_is_asked() -> None:
    gone = all_of(*ATTACK_ANSWERS, "timing_troubles")
    hands: dict[str, Any] = {"anna": ["lag"], "ben": ["theft"], "cleo": ["freeze"]}
    t = announced(**hands, discards=gone, to_hit="1 1")
    assert t.prompt == "act"
    for card in [*ATTACK_ANSWERS, "timing_troubles"]:
        rest = [other for other in gone if other != card] + [card] * (TIMES.get(card, 1) - 1)
        assert asked_when_announced(**hands, discards=rest) == ["anna", "ben", "cleo"], card
    teleporters = all_of("personal_teleporter")
    t = announced(ben=["medpack"], discards=teleporters, to_hit="1 1")
    assert t.prompt == "act"
    assert asked_when_announced(ben=["medpack"], discards=teleporters[1:]) == ["ben"]


@pytest.mark.rule("frag 2.10", "frag card:freeze")
def test_the_frozen_are_not_asked_about_an_attack_not_even_for_a_gadget() -> None:
    frozen = {"ben": {"frozen": True}, "cleo": {"frozen": True}}
    hidden = ["automatic_miss", "personal_teleporter"]
    t = announced(["lag"], hidden, ["zigged"], more=frozen)
    assert t.asked() == ["anna"] and t.options("ben") == [] == t.options("cleo")
    with pytest.raises(IllegalAction) as refusal:
        t.act("ben", "play automatic_miss")
    assert refusal.value.key == "error-not-asked"


@pytest.mark.rule("frag 2.10", "frag 12.6")
def test_who_is_out_is_asked_like_everybody() -> None:
    t = announced(cleo=["automatic_miss"], more={"cleo": {"at": "i1"}})
    assert t.asked() == ["cleo"]
    seats: dict[str, dict[str, Any]] = {
        "anna": {"at": "a1"},
        "ben": {"at": "a9"},
        "cleo": {"out": True, "hand": ["automatic_miss"]},
    }
    t = Table(seats)
    t.act("anna", "attack ben pistol")
    assert t.asked() == ["cleo"]
    t.act("cleo", "play automatic_miss")
    assert t.told("missed") == ["missed anna ben"]


# What is offered to whom

ALL_ANSWERS = [
    *("personal_teleporter", "medpack", "automatic_miss", "lag", "disconnected", "zigged"),
    *("fumble", "bonus_damage", "cheat_codes", "insubstantial", "keep_the_stuff", "magic_bullet"),
    *("teleportation", "timing_troubles", "needler"),
]
REMOVED = [f"play_on disconnected {name}" for name in ("anna", "ben", "cleo")]


@pytest.mark.rule("frag 2.9", "frag 2.10")
@pytest.mark.parametrize(
    ("who", "offered"),
    [
        ("anna", ["play automatic_miss", "play zigged", *REMOVED]),
        (
            "ben",
            [
                *("play automatic_miss", "play zigged", "play insubstantial"),
                *("play personal_teleporter", "play fumble", *REMOVED, "play timing_troubles"),
            ],
        ),
        (
            "cleo",
            [
                *("play automatic_miss", "play zigged", "play fumble"),
                *(*REMOVED, "play timing_troubles"),
            ],
        ),
    ],
)
def test_what_each_may_answer_to_an_announced_attack(who: str, offered: list[str]) -> None:
    hands: dict[str, Any] = {who: ALL_ANSWERS}
    t = announced(**hands)
    assert t.asked() == [who] and t.options(who) == ["pass", *offered]
    for card in ("bonus_damage", "cheat_codes", "medpack", "keep_the_stuff", "lag"):
        assert t.refused(who, f"play {card}") == "2.10"


@pytest.mark.rule("frag 2.9", "frag 2.10")
@pytest.mark.parametrize(
    ("who", "offered"),
    [
        ("anna", ["play bonus_damage", *REMOVED]),
        ("ben", ["play medpack", *REMOVED, "play timing_troubles"]),
        ("cleo", [*REMOVED, "play timing_troubles"]),
    ],
)
def test_what_each_may_answer_to_a_hit(who: str, offered: list[str]) -> None:
    hands: dict[str, Any] = {who: ALL_ANSWERS}
    t = announced(**hands, more={who: {"wounds": 1}}, to_hit="4 4")
    t.act(who, "pass")
    assert (t.prompt, t.asked()) == ("hit_answers", [who])
    assert t.options(who) == ["pass", *offered]
    for card in ("automatic_miss", "zigged", "fumble", "insubstantial", "cheat_codes"):
        assert t.refused(who, f"play {card}") == "2.10"


@pytest.mark.rule("frag 2.9", "frag 2.10")
def test_what_others_may_answer_to_the_start_of_a_turn() -> None:
    hands = {"anna": {"hand": ["disconnected"]}, "ben": {"hand": ALL_ANSWERS}}
    t = Table(hands, phase="start")
    assert (t.prompt, t.asked()) == ("start_answers", ["ben"])
    assert t.options("ben") == ["pass", *REMOVED[:2], "play timing_troubles"]
    assert t.refused("ben", "play automatic_miss") == "2.10"


@pytest.mark.rule("frag 2.10")
def test_the_question_tells_who_attacks_whom_with_what_and_how_far() -> None:
    t = announced(["lag"], ["theft"], to_hit="4 4")
    values = (0, 1, CARDS.index("needler"), 0, 8)
    for window in ("attack_answers", "hit_answers"):
        for seat in (0, 1):
            asked = t.game.decision(t.s, seat)
            assert asked and (asked["prompt"], asked["values"]) == (window, values)
        t.act("anna", "pass")
        t.act("ben", *(["pass"] if window == "attack_answers" else []))
    t = Table({"anna": {"hand": ["lag"]}, "ben": {}}, phase="start", turn="ben")
    asked = t.game.decision(t.s, 0)
    assert asked and (asked["prompt"], asked["values"]) == ("start_answers", (1,))


# Who is asked after a hit, and when a turn starts


@pytest.mark.rule("frag 2.10", "frag 7.14")
@pytest.mark.parametrize(
    ("ben", "asked"),
    [
        ({}, False),
        ({"hand": ["lag"]}, True),
        ({"hand": ["lag open"]}, False),
        ({"hand": ["disconnected open"]}, True),
        ({"hand": ["automatic_miss open"]}, False),
        ({"hand": ["speed_boost"]}, True),
        ({"hand": ["speed_boost open"]}, False),
        ({"hand": ["adrenaline_surge open"]}, True),
        ({"hand": ["enhanced_medpack open"]}, True),
        ({"hand": ["medpack open"]}, True),
        ({"blood": 1, "health": 2}, True),
        ({"blood": 1}, False),
        ({"frozen": True, "hand": ["lag"]}, False),
        ({"frozen": True, "hand": ["speed_boost"]}, True),
        ({"frozen": True, "blood": 1, "health": 2}, True),
    ],
)
def test_who_could_answer_a_hit_is_asked(ben: dict[str, Any], asked: bool) -> None:
    t = Table(
        {"anna": {"at": "a1"}, "ben": {"at": "a2", **ben}},
        to_hit="1 1",
        damage="1 1",
        defence=" ".join("6" * ben.get("health", 3)),
    )
    t.act("anna", "attack ben pistol")
    if t.prompt == "attack_answers":
        t.act("ben", "pass")
    assert (t.prompt, t.asked()) == (("hit_answers", ["ben"]) if asked else ("act", ["anna"]))
    t.pass_all()


@pytest.mark.rule("frag 2.10")
def test_only_the_target_of_a_hit_is_asked_for_healing() -> None:
    t = announced(["medpack"], [], ["medpack"], to_hit="4 4", damage="1 1 1", defence="6 6 6")
    assert t.prompt == "act", "neither attacker nor bystander"


@pytest.mark.rule("frag 2.10")
def test_after_a_hit_nobody_is_asked_for_specials_that_are_all_discarded() -> None:
    gone = [*all_of("disconnected"), "bonus_damage", "timing_troubles"]
    t = announced(["lag"], [], ["theft"], discards=gone, to_hit="4 4")
    t.force(damage="1 1 1", defence="6 6 6")
    t.act("anna", "pass")
    t.act("cleo", "pass")
    assert t.prompt == "act"
    t = announced(["lag"], [], ["theft"], discards=gone[1:], to_hit="4 4")
    t.act("anna", "pass")
    t.act("cleo", "pass")
    assert (t.prompt, t.asked()) == ("hit_answers", ["anna", "cleo"])


@pytest.mark.rule("frag 2.10", "frag 2.9")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("lag", True),
        ("lag open", False),
        ("automatic_miss open", False),
        ("timing_troubles open", True),
        ("disconnected open", True),
        ("personal_teleporter", False),
    ],
)
def test_who_could_answer_the_start_of_a_turn_is_asked(card: str, asked: bool) -> None:
    t = Table({"anna": {}, "ben": {"hand": [card]}, "cleo": {"hand": ["medpack"]}}, phase="start")
    assert (t.prompt, t.asked()) == (
        ("start_answers", ["ben"]) if asked else ("set_off_choice", ["anna"])
    )


@pytest.mark.rule("frag 2.10", "frag card:freeze")
def test_the_start_of_a_turn_asks_neither_the_frozen_nor_for_discarded_cards() -> None:
    seats = {"anna": {}, "ben": {"hand": ["disconnected"], "frozen": True}}
    assert Table(seats, phase="start").prompt == "set_off_choice"
    gone = [*all_of("disconnected"), "timing_troubles"]
    seats = {"anna": {"hand": ["lag"]}, "ben": {"hand": ["theft"]}}
    assert Table(seats, phase="start", discards=gone).prompt == "set_off_choice"
    assert Table(seats, phase="start", discards=gone[1:]).asked() == ["ben"]


@pytest.mark.rule("frag 2.10")
def test_every_special_a_player_could_hold_looks_the_same_to_the_others() -> None:
    seen: list[Any] = []
    for card in CARDS[FIRST[2] :]:
        t = announced(cleo=[card])
        assert t.asked() == ["cleo"]
        seen.append([t.game.view(t.s, 0), t.game.view(t.s, 1), t.game.view(t.s, -1), t.heard()])
    assert all(sight == seen[0] for sight in seen[1:])
