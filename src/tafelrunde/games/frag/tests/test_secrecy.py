"""Chapter 2.2: hands are secret, in views, in what is told, and when the unknown is dealt anew."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde.games.frag.invariants import check
from tafelrunde.games.frag.names import CARDS
from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import NOBODY, state_hash

KINDS = {name: kind for kind, name in enumerate(CARDS)}


def three() -> Table:
    """Ben and cleo hold hidden, half known and open cards."""
    return Table(
        {
            "anna": {"at": "a1", "hand": ["chainsaw", "theft"]},
            "ben": {"at": "a5", "hand": ["needler", "medpack anna", "fumble cleo", "lag open"]},
            "cleo": {"at": "i1", "hand": ["freeze", "pulse_rifle", "power_leap ben"]},
        }
    )


def row(t: Table, viewer: int, name: str) -> dict[str, Any]:
    seen: dict[str, Any] = t.game.view(t.s, viewer)["table"]["seats"][t.seat(name)]
    return seen


# What others see


@pytest.mark.rule("frag 2.2", "frag 1.4")
def test_others_see_how_many_cards_of_each_deck_a_hand_holds_but_not_which() -> None:
    t = three()
    for viewer in (NOBODY, 0, 1, 2):
        assert row(t, viewer, "anna")["hand"] == [1, 0, 1]
        assert row(t, viewer, "ben")["hand"] == [1, 1, 2]
        assert row(t, viewer, "cleo")["hand"] == [1, 1, 1]


@pytest.mark.rule("frag 2.2")
@pytest.mark.parametrize(
    ("viewer", "cards"),
    [
        (NOBODY, {"anna": [], "ben": ["lag"], "cleo": []}),
        (0, {"anna": ["chainsaw", "theft"], "ben": ["medpack", "lag"], "cleo": []}),
        (
            1,
            {
                "anna": [],
                "ben": ["needler", "medpack", "lag", "fumble"],
                "cleo": ["power_leap"],
            },
        ),
        (
            2,
            {
                "anna": [],
                "ben": ["lag", "fumble"],
                "cleo": ["pulse_rifle", "power_leap", "freeze"],
            },
        ),
    ],
)
def test_each_sees_the_own_hand_and_of_others_what_was_rightly_seen(
    viewer: int, cards: dict[str, list[str]]
) -> None:
    t = three()
    assert {name: row(t, viewer, name)["cards"] for name in t.names} == cards


@pytest.mark.rule("frag 2.2")
def test_a_view_names_no_card_its_viewer_does_not_know() -> None:
    t = three()
    hidden = {
        NOBODY: ["chainsaw", "theft", "needler", "medpack", "fumble", "freeze", "power_leap"],
        0: ["needler", "fumble", "freeze", "pulse_rifle", "power_leap"],
        1: ["chainsaw", "theft", "freeze", "pulse_rifle"],
        2: ["chainsaw", "theft", "needler", "medpack"],
    }
    for viewer, cards in hidden.items():
        written = json.dumps(t.game.view(t.s, viewer))
        assert [card for card in cards if f'"{card}"' in written] == []
    assert row(t, 0, "ben")["cards"] == t.hand_seen_by("anna", "ben") == ["medpack", "lag"]


@pytest.mark.rule("frag 2.2", "frag 2.1")
def test_of_the_decks_only_the_number_of_cards_is_seen() -> None:
    t = three()
    for viewer in (NOBODY, 0, 1, 2):
        table = t.game.view(t.s, viewer)["table"]
        assert table["decks"] == [34 - 3, 56 - 2, 22 - 4] and table["discards"] == []


# What is told


@pytest.mark.rule("frag 2.2", "frag 5.4")
def test_only_the_drawer_is_told_which_card_was_drawn() -> None:
    t = Table(
        {"anna": {"at": "a1"}, "ben": {"at": "c2"}},
        map="+-----+\n|1 g 2|\n|     |\n|. . .|\n+-----+",
        power_up=4,
        gadget="rapid_fire",
    )
    t.act("anna", "step b1")
    assert t.heard("anna")[-2:] == ["card_drawn anna gadget", "card_received anna rapid_fire"]
    assert t.heard("ben") == t.heard() == t.heard("anna")[:-1]
    assert t.hand_seen_by("ben", "anna") == [] and t.row_seen_by("ben", "anna")["hand"] == [0, 1, 0]


@pytest.mark.rule("frag 2.2", "frag 1.4")
def test_the_deal_whispers_to_each_their_own_three_cards() -> None:
    t = Table.dealt(3, seed="whispers")
    for name in t.names:
        received = [line for line in t.heard(name) if line.startswith("card_received")]
        assert received == [f"card_received {name} {card}" for card in t.hand(name)]
    assert not any(line.startswith("card_received") for line in t.heard())


@pytest.mark.rule("frag 2.2", "frag card:theft")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    t = Table(
        {"anna": {"hand": ["theft"]}, "ben": {"hand": ["needler", "freeze"]}, "cleo": {}},
        theft=2,
    )
    t.act("anna", "play_on theft ben")
    assert t.hand("anna") == ["freeze"] and t.hand("ben") == ["needler"]
    assert [row(t, viewer, "anna")["cards"] for viewer in (NOBODY, 1, 2)] == [[], ["freeze"], []]
    told = "theft_seen anna ben freeze"
    assert [told in t.heard(name) for name in t.names] == [True, True, False]
    assert told not in t.heard() and "card_stolen anna ben special" in t.heard("cleo")


@pytest.mark.rule("frag 2.2", "frag 7.14")
def test_of_two_copies_the_one_more_have_seen_is_played_so_nothing_new_is_learnt() -> None:
    hand = ["medpack", "medpack cleo", "medpack ben cleo", "medpack open"]
    t = Table({"anna": {"wounds": 2, "hand": hand}, "ben": {}, "cleo": {}})
    assert t.hand_seen_by("ben", "anna") == ["medpack"] * 2
    assert t.hand_seen_by("cleo", "anna") == ["medpack"] * 3
    t.act("anna", "play medpack")
    assert [len(row(t, viewer, "anna")["cards"]) for viewer in (NOBODY, 1, 2)] == [0, 1, 2]
    t.act("anna", "play medpack")
    assert [len(row(t, viewer, "anna")["cards"]) for viewer in (NOBODY, 1, 2)] == [0, 0, 1]


@pytest.mark.rule("frag 2.2")
def test_a_discarded_or_played_card_is_seen_by_all() -> None:
    t = Table({"anna": {"hand": ["speed_boost"] * 2 + ["medpack"] * 4}, "ben": {}})
    t.act("anna", "play speed_boost", "play speed_boost")
    t.act("anna", "done")
    assert t.told("card_played") == ["card_played anna speed_boost"] * 2 and t.turn == "ben"
    t = Table({"anna": {"hand": ["medpack"] * 6}, "ben": {}})
    t.act("anna", "done", "discard medpack")
    assert "card_discarded anna medpack" in t.heard()
    assert t.game.view(t.s, NOBODY)["table"]["discards"] == ["medpack"]


# Dealt anew


def codes(t: Table, state: Any, name: str) -> tuple[int, ...]:
    hand: tuple[int, ...] = state.hand[t.seat(name)]
    return hand


@pytest.mark.rule("frag 2.2")
@pytest.mark.parametrize("viewer", [NOBODY, 0, 1, 2])
def test_a_redeal_changes_nothing_the_viewer_sees(viewer: int) -> None:
    t = three()
    before, view = state_hash(t.s), t.game.view(t.s, viewer)
    for seed in range(20):
        world = t.game.redeal(t.s, viewer, seed)
        check(t.game, world)
        assert t.game.view(world, viewer) == view
        if viewer != NOBODY:
            assert t.game.options(world, viewer) == t.game.options(t.s, viewer)
            assert codes(t, world, t.names[viewer]) == codes(t, t.s, t.names[viewer])
    assert state_hash(t.s) == before, "the match itself stays as it is"


@pytest.mark.rule("frag 2.2")
def test_a_redeal_keeps_what_is_known_and_varies_the_rest() -> None:
    t = three()
    worlds = [t.game.redeal(t.s, 0, seed) for seed in range(60)]
    known = {KINDS["medpack"] << 16 | 1, KINDS["lag"] << 16 | 1 << 15}
    assert all(known <= set(codes(t, world, "ben")) for world in worlds)
    weapons = {codes(t, world, "ben")[0] >> 16 for world in worlds}
    assert len(weapons) > 5 and weapons <= set(range(13)), "any weapon, and only weapons"
    specials = {code >> 16 for world in worlds for code in codes(t, world, "cleo")} & set(
        range(32, 49)
    )
    assert len(specials) > 5 and KINDS["theft"] not in specials, "anna holds the only one"


@pytest.mark.rule("frag 2.2")
def test_a_redeal_keeps_how_many_cards_third_players_know() -> None:
    t = three()
    for seed in range(20):
        world = t.game.redeal(t.s, 0, seed)
        masks = sorted(code & 0xFFFF for code in codes(t, world, "ben"))
        assert masks == [0, 1, 4, 1 << 15], "cleo still knows one of the specials"
        [seen_by_cleo] = [code >> 16 for code in codes(t, world, "ben") if code & 0xFFFF == 4]
        assert seen_by_cleo >= 32
        [seen_by_ben] = [code >> 16 for code in codes(t, world, "cleo") if code & 0xFFFF == 2]
        assert 13 <= seen_by_ben < 32


@pytest.mark.rule("frag 2.2", "frag 2.1")
def test_a_hidden_card_may_just_as_well_be_in_the_deck() -> None:
    t = Table(
        {"anna": {}, "ben": {"hand": ["theft"]}},
        deck={"special": ["lag"]},
    )
    found = set()
    for seed in range(30):
        world = t.game.redeal(t.s, 0, seed)
        held, left = codes(t, world, "ben")[0] >> 16, [CARDS[k] for k in range(49) if world.deck[k]]
        found.add((CARDS[held], left[-1]))
    assert found == {("theft", "lag"), ("lag", "theft")}


@pytest.mark.rule("frag 2.2")
def test_what_lies_open_is_never_dealt_anew() -> None:
    t = Table(
        {
            "anna": {"at": "a1", "weapons": ["needler 2 rapid_fire"], "armour": "energy_shield"},
            "ben": {"at": "a5", "hand": ["needler", "medpack"], "gear": ["power_leap"], "ram": 1},
        },
        discards=["insubstantial"],
        piles={"c3": ["pulse_rifle"]},
    )
    for seed in range(20):
        world = t.game.redeal(t.s, NOBODY, seed)
        check(t.game, world)
        assert (world.weapons, world.gear, world.armour) == (t.s.weapons, t.s.gear, t.s.armour)
        assert (world.piles, world.discards, world.ram) == (t.s.piles, t.s.discards, t.s.ram)
        assert all(KINDS["pulse_rifle"] != code >> 16 for code in codes(t, world, "ben"))


@pytest.mark.rule("frag 2.10", "frag 2.2")
def test_a_redeal_guesses_the_unseen_answers_of_others() -> None:
    t = Table(
        {
            "anna": {"at": "a1", "hand": ["lag"]},
            "ben": {"at": "a5", "hand": ["automatic_miss"]},
        }
    )
    t.act("anna", "attack ben pistol")
    t.act("ben", "play automatic_miss")
    answers = {t.game.redeal(t.s, 0, seed).answers[1] for seed in range(60)}
    assert ("pass",) in answers and len(answers) > 2, "what ben chose doesn't show"
    assert all(t.game.redeal(t.s, 1, seed).answers[1][0] == "play" for seed in range(5))
