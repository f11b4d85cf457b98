"""Card by card: the six surprises, with everything they answer (6.1, 6.2, 7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import entry_of, exit_of
from tafelrunde.games.kf.tests.table import Table

FOUR = ["wand", "robe", "dwarf", "fox"]


def against(surprise: str, announced: str, more: tuple[str, ...] = (), **rows: Any) -> Table:
    """Anna has announced something, and ben holds a surprise."""
    card = announced.split()[1]
    hand = [] if announced.startswith("attack") else [card]
    seats: dict[str, Any] = {
        "anna": {"hand": hand} | rows.pop("anna", {}),
        "ben": {"hand": [surprise]} | rows.pop("ben", {}),
    }
    t = Table(**seats, **rows)
    t.act("anna", announced, *more)
    return t


ALL = [
    pytest.param("stumble", marks=pytest.mark.rule("kf card:stumble")),
    pytest.param("helping_hand", marks=pytest.mark.rule("kf card:helping_hand")),
    pytest.param("counterspell", marks=pytest.mark.rule("kf card:counterspell")),
    pytest.param("pickpocket", marks=pytest.mark.rule("kf card:pickpocket")),
    pytest.param("false_trail", marks=pytest.mark.rule("kf card:false_trail")),
    pytest.param("vanishing", marks=pytest.mark.rule("kf card:vanishing")),
]


@pytest.mark.parametrize("surprise", ALL)
@pytest.mark.rule("kf 6.2", "kf 6.1", "kf 7.4")
def test_a_surprise_is_never_played_as_an_action(surprise: str) -> None:
    t = Table(anna={"hand": [surprise], "realm": ["wand"]}, ben={"realm": ["robe"]})
    assert [line.split()[0] for line in t.options("anna")] == [
        "attack",
        "attack",
        "replace",
        "done",
    ]
    assert t.refused("anna", f"play {surprise}") == "6.2"
    assert t.refused("anna", f"play_on {surprise} robe") == "6.2"


SUBJECTS = {"pickpocket": "star_chart", "vanishing": "castle"}


@pytest.mark.parametrize("surprise", ALL)
@pytest.mark.rule("kf 6.1", "kf 10.1")
def test_a_surprise_whose_roll_is_one_too_low_is_discarded_and_does_nothing(surprise: str) -> None:
    attack = surprise == "false_trail"
    t = against(
        surprise,
        "attack dwarf" if attack else "play far_sight",
        anna={"realm": ["star_chart", "dwarf"]},
        ben={"realm": ["castle"]},
        card=[] if attack else ["harp", "crown", "goblet"],
    )
    subject = SUBJECTS.get(surprise, "castle" if attack else "far_sight")
    t.force(entry=[entry_of(surprise) - 1])
    t.force(**{"exit" if attack else "entry": 6})
    t.answer("ben", surprise, subject)
    t.pass_all()
    assert t.discards == [surprise, *["dwarf"] * attack] and t.realm("ben") == ["castle"]
    assert t.told("entry_failed") == [f"entry_failed ben {surprise}"]
    assert t.told("roll_changed", "attack_diverted", "card_moved", "card_returned") == []


@pytest.mark.parametrize("surprise", ALL)
@pytest.mark.rule("kf 6.1", "kf 2.3")
def test_a_surprise_that_worked_lies_before_its_player_until_the_end_of_the_turn(
    surprise: str,
) -> None:
    attack = surprise == "false_trail"
    t = against(
        surprise,
        "attack dwarf" if attack else "play mystic_moment",
        anna={"realm": ["star_chart", "dwarf"]},
        ben={"realm": ["castle", "goblet"]},
    )
    subject = SUBJECTS.get(surprise, "castle" if attack else "mystic_moment")
    t.force(entry=entry_of(surprise))
    if surprise != "counterspell":
        t.force(**{"exit" if attack else "entry": 1})
    t.answer("ben", surprise, subject)
    t.pass_all()
    assert surprise in t.realm("ben") and t.actions == 1 and t.turn == "anna"
    t.forget()
    t.act("anna", "done")
    assert surprise not in t.realm("ben") and surprise in t.discards


# Stumble and Helping Hand


@pytest.mark.parametrize(
    ("surprise", "bonus"),
    [
        pytest.param("stumble", -3, marks=pytest.mark.rule("kf card:stumble")),
        pytest.param("helping_hand", 3, marks=pytest.mark.rule("kf card:helping_hand")),
    ],
)
@pytest.mark.rule("kf 3.3")
def test_an_announced_entry_gets_a_bonus_or_a_penalty_before_its_roll(
    surprise: str, bonus: int
) -> None:
    t = against(surprise, "play thimble", anna={"realm": ["wand"]})
    assert t.options("ben") == ["pass", f"answer {surprise} thimble"]
    number = entry_of("thimble")
    t.force(entry=[entry_of(surprise), 3])
    t.answer("ben", surprise, "thimble")
    t.pass_all()
    assert t.told("roll_changed") == [f"roll_changed anna thimble {bonus}"]
    assert t.told("rolled")[-1] == f"rolled anna entry thimble 3 {bonus} {3 + bonus} {number}"
    assert t.realm("anna") == ["wand", *["thimble"] * (bonus > 0)]


@pytest.mark.parametrize(
    ("surprise", "bonus"),
    [
        pytest.param("stumble", -3, marks=pytest.mark.rule("kf card:stumble")),
        pytest.param("helping_hand", 3, marks=pytest.mark.rule("kf card:helping_hand")),
    ],
)
@pytest.mark.rule("kf 3.3", "kf 4.1")
def test_an_announced_attack_gets_a_bonus_or_a_penalty_before_its_roll(
    surprise: str, bonus: int
) -> None:
    t = against(surprise, "attack troll", wilderness=["troll"], anna={"realm": ["lantern"]})
    assert t.options("ben") == ["pass", f"answer {surprise} troll"]
    t.force(entry=entry_of(surprise), exit=3)
    t.answer("ben", surprise, "troll")
    t.pass_all()
    assert (
        t.told("rolled")[-1]
        == f"rolled anna exit troll 3 {1 + bonus} {4 + bonus} {exit_of('troll')}"
    )
    assert (t.wilderness == []) == (bonus > 0)


@pytest.mark.rule("kf card:helping_hand", "kf card:stumble", "kf 6.2")
def test_the_acting_player_may_help_the_own_roll() -> None:
    t = Table(anna={"hand": ["crown", "helping_hand"]}, ben={"hand": ["stumble"]})
    t.act("anna", "play crown")
    assert t.asked() == ["anna", "ben"]
    assert t.options("anna") == ["pass", "answer helping_hand crown"]
    t.force(entry=[6, 6, 6])
    t.act("anna", "answer helping_hand crown")
    t.act("ben", "answer stumble crown")
    assert t.told("rolled")[-1].split()[5] == "0" and t.realm("anna") == ["helping_hand", "crown"]
    assert [line.split()[1] for line in t.told("rolled")] == ["anna", "ben", "anna"]
    assert t.actions == 1, "a surprise costs no action"


@pytest.mark.rule("kf card:stumble", "kf card:helping_hand", "kf 6.2")
def test_a_surprise_answered_by_a_surprise() -> None:
    t = Table(
        anna={"hand": ["crown", "stumble"]},
        ben={"hand": ["counterspell", "false_trail"]},
        cleo={"hand": ["helping_hand"]},
    )
    t.act("anna", "play crown")
    assert t.options("ben") == ["pass"], "a crown is no scroll, and no attack"
    t.act("anna", "pass")
    t.act("ben", "pass")
    t.act("cleo", "answer helping_hand crown")
    assert t.prompt == "answers" and t.options("ben") == [
        "pass",
        "answer counterspell helping_hand",
    ]
    assert t.options("anna") == ["pass", "answer stumble crown", "answer stumble helping_hand"]
    t.act("anna", "answer stumble helping_hand")
    t.act("ben", "pass")
    assert t.options("ben", "answer") == [
        "answer counterspell helping_hand",
        "answer counterspell stumble",
    ]
    t.force(entry=[entry_of("counterspell"), 3, 6])
    t.answer("ben", "counterspell", "stumble")
    t.pass_all()
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna entry stumble"]
    assert t.discards == ["stumble"] and t.realm("cleo") == ["helping_hand"]
    assert t.told("roll_changed") == ["roll_changed anna crown 3"] and t.realm("anna") == ["crown"]


@pytest.mark.rule("kf card:stumble", "kf 6.2")
def test_a_stumbling_surprise_fails() -> None:
    t = Table(
        anna={"hand": ["crown", "stumble"]},
        cleo={"hand": ["helping_hand"]},
    )
    t.act("anna", "play crown", "pass")
    t.act("cleo", "answer helping_hand crown")
    t.force(entry=[6, entry_of("helping_hand") + 2, 6])
    t.answer("anna", "stumble", "helping_hand")
    t.pass_all()
    assert t.told("roll_changed") == ["roll_changed cleo helping_hand -3"]
    assert t.discards == ["helping_hand"] and t.realm("anna") == ["stumble", "crown"]


@pytest.mark.rule("kf card:helping_hand", "kf card:stumble", "kf 6.2")
def test_nobody_changes_the_roll_of_the_own_surprise() -> None:
    t = Table(anna={"hand": ["crown"]}, ben={"hand": ["stumble", "helping_hand"]})
    t.act("anna", "play crown")
    t.act("ben", "answer stumble crown")
    assert t.options("ben") == ["pass", "answer helping_hand crown"]
    assert t.refused("ben", "answer helping_hand stumble") == "6.1"
    t.force(entry=[6, 6])
    t.pass_all()


# Counterspell


@pytest.mark.parametrize(
    ("announced", "card"),
    [("play far_sight", "far_sight"), ("play royal_decree", "royal_decree")],
)
@pytest.mark.rule("kf card:counterspell")
def test_counterspell_undoes_a_scroll_or_an_event(announced: str, card: str) -> None:
    t = against("counterspell", announced)
    assert t.options("ben") == ["pass", f"answer counterspell {card}"]
    t.force(entry=entry_of("counterspell"))
    t.answer("ben", "counterspell", card)
    t.pass_all()
    assert t.discards == [card] and t.wilderness == [] and t.actions == 1
    assert t.told("attempt_lapsed") == [f"attempt_lapsed anna entry {card}"]
    assert len(t.told("rolled")) == 1, "no roll for what came to nothing"


@pytest.mark.parametrize(
    ("announced", "more"),
    [
        *[("play thimble", {}), ("play fox", {}), ("play tavern", {}), ("play wand", {})],
        *[("play small_potion", {}), ("play_at snare ben", {}), ("play_on goblin book", {})],
        ("attack book", {}),
    ],
)
@pytest.mark.rule("kf card:counterspell")
def test_counterspell_does_not_answer_anything_else(announced: str, more: dict[str, Any]) -> None:
    t = against("counterspell", announced, ben={"realm": ["book"]})
    assert t.options("ben") == ["pass"]
    assert t.refused("ben", f"answer counterspell {announced.split()[1]}") == "6.1"
    t.forget()


@pytest.mark.rule("kf card:counterspell")
def test_counterspell_is_not_for_an_own_scroll() -> None:
    t = Table(anna={"hand": ["mystic_moment", "counterspell"]})
    t.act("anna", "play mystic_moment")
    assert t.options("anna") == ["pass"]
    t.force(entry=6)
    t.pass_all()
    assert t.realm("anna") == ["mystic_moment"]


@pytest.mark.rule("kf card:counterspell", "kf card:heal")
def test_a_countered_heal_moves_nothing_and_costs_nothing() -> None:
    t = against("counterspell", "play_on heal door", anna={"realm": ["door"]}, entry=6)
    t.answer("ben", "counterspell", "heal")
    t.pass_all()
    assert t.realm("anna") == ["door"] and t.discards == ["heal"] and t.actions == 2
