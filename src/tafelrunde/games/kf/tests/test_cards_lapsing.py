"""Cards whose target is gone when their roll comes (3.4), and what shelters do not stop (7.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import enter, entry_of
from tafelrunde.games.kf.tests.table import Table

RUNED: list[Any] = ["door", {"card": "rune", "on": "door"}]


def vanished(action: str, *more: str, gone: str, ben: list[Any], **rows: Any) -> Table:
    """Anna announced a card, and ben's card that it needs went back to his hand."""
    anna = {"hand": [action.split()[1]]} | rows.pop("anna", {})
    t = Table(anna=anna, ben={"hand": ["vanishing"], "realm": ben}, entry=6, **rows)
    t.act("anna", action, *more)
    t.answer("ben", "vanishing", gone)
    t.pass_all()
    return t


@pytest.mark.parametrize(
    ("action", "gone", "actions"),
    [
        pytest.param("play_on rune door", "door", 1, marks=pytest.mark.rule("kf card:rune")),
        pytest.param("play_on heal door", "door", 2, marks=pytest.mark.rule("kf card:heal")),
        pytest.param(
            "play_on unbinding door", "door", 1, marks=pytest.mark.rule("kf card:unbinding")
        ),
        pytest.param(
            "play_on basilisk tavern", "tavern", 1, marks=pytest.mark.rule("kf card:basilisk")
        ),
        pytest.param(
            "play_on light_fingers thimble",
            "thimble",
            1,
            marks=pytest.mark.rule("kf card:light_fingers"),
        ),
        pytest.param(
            "play_on werewolf thimble", "thimble", 1, marks=pytest.mark.rule("kf card:werewolf")
        ),
    ],
)
@pytest.mark.rule("kf 3.4", "kf card:vanishing")
def test_a_card_announced_on_what_vanished_is_discarded(
    action: str, gone: str, actions: int
) -> None:
    realm = ["door", "tavern", "thimble", "prison", "snare", "goblet"]
    t = vanished(action, gone=gone, ben=realm)
    card = action.split()[1]
    assert t.discards == [card] and t.hand("ben") == [gone] and t.actions == actions
    assert t.realm("ben") == [*[other for other in realm if other != gone], "vanishing"]
    assert t.told("attempt_lapsed") == [f"attempt_lapsed anna entry {card}"]
    assert t.told("entered", "entry_failed") == ["entered ben vanishing"]


@pytest.mark.parametrize(
    ("card", "more"),
    [
        pytest.param("shrine", (), marks=pytest.mark.rule("kf card:shrine")),
        pytest.param("chest", (), marks=pytest.mark.rule("kf card:chest")),
        pytest.param(
            "transmutation", ("as gold",), marks=pytest.mark.rule("kf card:transmutation")
        ),
    ],
)
@pytest.mark.rule("kf 3.4", "kf card:vanishing")
def test_a_card_for_an_own_treasure_is_discarded_when_the_treasure_went_back(
    card: str, more: tuple[str, ...]
) -> None:
    t = Table(anna={"hand": [card, "vanishing"], "realm": ["thimble", "book"]}, entry=6)
    t.act("anna", f"play_on {card} thimble", *more, "answer vanishing thimble")
    t.pass_all()
    assert t.discards == [card] and t.hand("anna") == ["thimble"] and t.actions == 1
    assert t.realm("anna") == ["book", "vanishing"]


@pytest.mark.rule("kf 3.4", "kf card:counterspell")
def test_a_surprise_on_an_announcement_that_was_countered_is_still_rolled_for() -> None:
    t = Table(
        anna={"hand": ["far_sight"]},
        ben={"hand": ["stumble"]},
        cleo={"hand": ["counterspell"]},
        entry=[6, 6],
    )
    t.act("anna", "play far_sight")
    t.act("ben", "answer stumble far_sight")
    t.act("cleo", "answer counterspell far_sight")
    t.pass_all()
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna entry far_sight"]
    assert t.realm("ben") == ["stumble"] and t.realm("cleo") == ["counterspell"]


@pytest.mark.rule("kf card:counterspell", "kf 6.2")
def test_in_a_further_round_counterspell_may_choose_what_it_undoes() -> None:
    t = Table(
        anna={"hand": ["mystic_moment"]},
        ben={"hand": ["stumble"]},
        cleo={"hand": ["counterspell"]},
        entry=[6, entry_of("mystic_moment")],
    )
    t.act("anna", "play mystic_moment")
    t.act("cleo", "pass")
    t.act("ben", "answer stumble mystic_moment")
    assert t.options("cleo", "answer") == [
        "answer counterspell mystic_moment",
        "answer counterspell stumble",
    ]
    t.act("cleo", "answer counterspell stumble")
    assert t.discards == ["stumble"] and t.realm("anna") == ["mystic_moment"]


@pytest.mark.rule("kf card:counterspell", "kf 6.2")
def test_counterspell_answers_a_surprise_played_against_an_attack() -> None:
    t = Table(
        anna={"hand": ["counterspell"]},
        ben={"hand": ["false_trail"]},
        wilderness=["troll", "ogre"],
        entry=6,
        exit=6,
    )
    t.act("anna", "attack troll")
    assert t.options("anna") == ["pass"]
    t.act("anna", "pass")
    t.act("ben", "answer false_trail ogre")
    assert t.options("anna") == ["pass", "answer counterspell false_trail"]
    t.act("anna", "answer counterspell false_trail")
    assert t.wilderness == ["ogre"] and t.discards == ["false_trail", "troll"]


@pytest.mark.rule("kf 3.4", "kf card:false_trail", "kf card:stumble")
def test_a_stumble_on_an_attack_that_was_led_elsewhere_finds_no_new_target() -> None:
    t = Table(
        ben={"hand": ["stumble"], "realm": ["crown"]},
        cleo={"hand": ["false_trail"]},
        wilderness=["troll"],
        entry=6,
        exit=6,
    )
    t.act("anna", "attack crown")
    t.act("ben", "answer stumble crown")
    t.act("cleo", "answer false_trail troll")
    assert t.told("attempt_lapsed") == ["attempt_lapsed ben entry stumble"]
    assert t.told("rolled")[-1].split()[3:6] == ["troll", "6", "0"]
    assert t.discards == ["stumble", "troll"] and t.realm("ben") == ["crown"]


# Shelters and what they do not stop


@pytest.mark.rule("kf card:monastery", "kf card:castle", "kf 7.3")
def test_the_monastery_stops_no_monster_and_the_castle_no_trap() -> None:
    t = Table(
        anna={"hand": ["goblin", "snare"]},
        ben={"realm": ["monastery", "thimble"]},
        cleo={"realm": ["castle", "goblet"]},
    )
    assert t.options("anna", "play_on") == ["play_on goblin thimble"]
    assert t.options("anna", "play_at") == ["play_at snare cleo"]


@pytest.mark.rule("kf card:heal", "kf card:monastery", "kf card:rune")
def test_the_realm_a_card_comes_from_needs_no_monastery_to_keep_it() -> None:
    t = Table(anna={"hand": ["heal"], "realm": ["monastery", *RUNED]}, players=3)
    t.act("anna", "play_on heal rune")
    assert t.options("anna") == ["to ben", "to cleo"]
    t.force(entry=6)
    t.act("anna", "to ben")
    assert t.realm("anna") == ["monastery", "door", "heal"] and t.realm("ben") == ["rune"]


@pytest.mark.rule("kf 7.10", "kf 4.1")
def test_what_is_not_in_play_can_not_be_attacked() -> None:
    t = Table(anna={"hand": ["crown"]}, ben={"hand": ["goblet"]}, discards=["thimble"])
    for card in ("crown", "goblet", "thimble", "wand"):
        assert t.refused("anna", f"attack {card}") == "7.10"
    enter(t, "anna", "play crown")
    assert t.may("anna", "attack crown")
