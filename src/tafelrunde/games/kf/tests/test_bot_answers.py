"""When the bot answers with a surprise, and when it claims: at the moment that counts."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.bots import choice
from tafelrunde.games.kf.tests.moves import entry_of, exit_of
from tafelrunde.games.kf.tests.table import Table

NEARLY = ["book", "thimble"]  # bronze and silver: gold is missing


def announced(action: str, surprise: str, anna: Any, ben: Any = None, **more: Any) -> Table:
    """Anna has announced something, and Ben holds a surprise."""
    t = Table(anna=anna, ben={"hand": [surprise], **(ben or {})}, **more)
    t.act("anna", action)
    return t


@pytest.mark.rule("kf card:stumble", "kf 8.1")
def test_stumble_is_kept_for_the_entry_that_would_win() -> None:
    winning = {"hand": ["golden_egg"], "realm": NEARLY}
    t = announced("play golden_egg", "stumble", winning)
    assert choice(t, "ben") == "answer stumble golden_egg"
    t = announced("play fox", "stumble", {"hand": ["fox"]})
    assert choice(t, "ben") == "pass"


@pytest.mark.rule("kf card:helping_hand")
def test_a_helping_hand_is_lent_to_the_own_winning_roll_and_to_no_rival() -> None:
    t = Table(anna={"hand": ["crown", "helping_hand"], "realm": NEARLY})
    t.act("anna", "play crown")
    assert choice(t, "anna") == "answer helping_hand crown"
    t = announced("play crown", "helping_hand", {"hand": ["crown"], "realm": NEARLY})
    assert choice(t, "ben") == "pass"


@pytest.mark.rule("kf 8.3", "kf card:helping_hand")
def test_a_helping_hand_is_lent_to_the_team() -> None:
    t = Table(
        anna={"hand": ["crown"], "realm": NEARLY},
        cleo={"hand": ["helping_hand"]},
        players=4,
        options={"teams": 1},
    )
    t.act("anna", "play crown")
    assert choice(t, "cleo") == "answer helping_hand crown"


@pytest.mark.rule("kf card:counterspell")
def test_the_theft_that_wins_is_countered() -> None:
    thief = {"hand": ["light_fingers"], "realm": NEARLY}
    t = announced("play_on light_fingers crown", "counterspell", thief, {"realm": ["crown"]})
    assert choice(t, "ben") == "answer counterspell light_fingers"


@pytest.mark.rule("kf card:counterspell", "kf 6.2")
def test_a_stumble_on_the_own_winning_roll_is_countered() -> None:
    t = announced(
        "play golden_egg", "stumble", {"hand": ["golden_egg", "counterspell"], "realm": NEARLY}
    )
    t.answer("ben", "stumble", "golden_egg")
    assert choice(t, "anna") == "answer counterspell stumble"


@pytest.mark.rule("kf card:vanishing")
def test_a_treasure_of_the_winning_set_vanishes_before_it_is_lost() -> None:
    attacker = {"hand": ["fox"], "foe": "crown", "tries": 5}
    t = announced("attack crown", "vanishing", attacker, {"realm": ["crown", "book"]})
    assert choice(t, "ben") == "answer vanishing crown"


@pytest.mark.rule("kf card:vanishing")
def test_what_vanishes_is_not_a_card_that_nobody_threatens() -> None:
    t = announced("play fox", "vanishing", {"hand": ["fox"]}, {"realm": ["crown", "book"]})
    assert choice(t, "ben") == "pass"


@pytest.mark.rule("kf card:false_trail")
def test_a_false_trail_leads_the_attack_to_the_attackers_own_realm() -> None:
    attacker = {"hand": ["fox"], "realm": ["giants_potion"], "foe": "crown", "tries": 5}
    t = announced("attack crown", "false_trail", attacker, {"realm": ["crown", "book"]})
    assert choice(t, "ben") == "answer false_trail giants_potion"


# Claims


@pytest.mark.rule("kf 3.3")
def test_the_smallest_potion_that_is_enough_is_drunk() -> None:
    potions = ["small_potion", "bubbling_potion", "giants_potion"]
    t = Table(anna={"hand": ["crown"], "realm": [*NEARLY, *potions]}, entry=entry_of("crown") - 2)
    t.unanswered("anna", "play crown")
    assert choice(t) == "claim small_potion"


@pytest.mark.rule("kf card:robe")
def test_the_robe_comes_before_any_potion() -> None:
    realm = [*NEARLY, "small_potion", "robe"]
    t = Table(anna={"hand": ["crown"], "realm": realm}, entry=entry_of("crown") - 1)
    t.unanswered("anna", "play crown")
    assert choice(t) == "claim robe"


@pytest.mark.rule("kf 3.3")
def test_potions_are_put_together_for_the_winning_roll() -> None:
    t = Table(
        anna={"hand": ["crown"], "realm": [*NEARLY, "small_potion", "bubbling_potion"]},
        entry=entry_of("crown") - 5,
    )
    t.unanswered("anna", "play crown")
    t.act("anna", choice(t), choice_after(t))
    assert t.winners == ["anna"]


def choice_after(t: Table) -> str:
    """The potion that is left after the first."""
    return "claim bubbling_potion" if choice(t) == "claim small_potion" else "claim small_potion"


@pytest.mark.rule("kf 3.3")
def test_a_potion_is_not_wasted_on_what_hardly_matters() -> None:
    t = Table(anna={"hand": ["fox"], "realm": ["giants_potion"]}, entry=entry_of("fox") - 1)
    t.unanswered("anna", "play fox")
    assert choice(t) == "pass"


@pytest.mark.rule("kf card:evil_eye")
def test_the_evil_eye_spoils_the_roll_that_would_win() -> None:
    t = Table(
        anna={"hand": ["golden_egg"], "realm": NEARLY},
        ben={"realm": ["evil_eye"]},
        entry=entry_of("golden_egg"),
    )
    t.unanswered("anna", "play golden_egg")
    assert choice(t, "ben") == "claim evil_eye"


@pytest.mark.rule("kf 8.4")
def test_the_rogue_drinks_for_the_item_that_wins() -> None:
    t = Table(
        anna={
            "role": "rogue",
            "realm": [*NEARLY, "giants_potion"],
            "foe": "crown",
            "tries": exit_of("crown") - 4,
        },
        ben={"realm": ["crown"]},
        exit=5,  # and 1 for the role: beaten by two, so one is missing
    )
    t.unanswered("anna", "attack crown")
    assert choice(t) == "claim giants_potion"
