"""The odds of rolls, against every face of the die by the real rules, and where they come from."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tafelrunde.games.kf.modifiers import (
    added_by_cards,
    added_by_experience,
    added_by_role,
    guarding,
)
from tafelrunde.games.kf.names import CARDS, ENTRY_ROLL, EXIT, EXIT_ROLL, GROWS
from tafelrunde.games.kf.odds import CHANCES, chances
from tafelrunde.games.kf.reckoning import entry_bonus, exit_bonus, exit_number
from tafelrunde.games.kf.tests.moves import entry_of, exit_of
from tafelrunde.games.kf.tests.table import INFO, Table
from tafelrunde.games.kf.zones import in_play, loot_of
from tafelrunde.kernel import Fate, State
from tafelrunde.lab.laws import start
from tafelrunde.lab.subject import Chooser
from tafelrunde.records.notation import read

FACES = 6


class Shows(Fate):
    """Every die shows the same face; cards come from the stream."""

    def __init__(self, face: int) -> None:
        self.face = face

    def below(self, s: State, n: int, what: str) -> int:
        return self.face - 1 if what in ("entry", "exit") else int(s.draw(n))


def rows(t: Table, action: str, name: str = "anna") -> dict[str, tuple[Fraction, tuple[Any, ...]]]:
    """The chances of an action by key: how likely, and the values told with it."""
    found = chances(t.game, t.s, t.seat(name), read(t.game, action, t.names))
    assert all(len(values) == len(CHANCES[key]) for key, values, *_ in found)
    return {key: (Fraction(ways, of), values) for key, values, ways, of in found}


def share(t: Table, action: str, key: str, name: str = "anna") -> Fraction:
    """How likely one thing comes of an action."""
    return rows(t, action, name)[key][0]


def tried_out(t: Table, action: str, event: str) -> Fraction:
    """In what share of all faces something happens when everybody passes."""
    happened = 0
    for face in range(1, FACES + 1):
        s = t.s.clone()
        s.seed("tried out")
        s.fate, s.news = Shows(face), []
        t.game.apply(s, 0, read(t.game, action, t.names))
        while s.agenda and s.agenda[-1][0] in ("answers", "claim"):
            t.game.apply(s, t.game.actor(s), ("pass",))
        happened += any(key == event for _, key, _ in s.news)
    return Fraction(happened, FACES)


HELPFUL = ["princess", "dwarf", "swamp", "goblin_hoard", "library"]
ENTRIES = ["play crown", "play worn_penny", "play wand", "play_at door ben", "play_on ogre thimble"]


@pytest.mark.rule("kf 3.2")
@pytest.mark.parametrize("action", ENTRIES)
@pytest.mark.parametrize("helpers", range(len(HELPFUL) + 1))
def test_the_chance_to_enter_is_what_the_die_gives(action: str, helpers: int) -> None:
    hand = ["crown", "worn_penny", "wand", "door", "ogre"]
    t = Table(anna={"hand": hand, "realm": HELPFUL[:helpers]}, ben={"realm": ["thimble"]})
    assert share(t, action, "enter") == tried_out(t, action, "entered")


@pytest.mark.rule("kf 4.1", "kf 4.2")
@pytest.mark.parametrize("tries", range(4))
@pytest.mark.parametrize("realm", [["lantern"], ["sceptre"], ["ring_of_might", "watchtower"]])
def test_the_chance_to_beat_a_card_counts_helpers_and_experience(
    tries: int, realm: list[str]
) -> None:
    t = Table(
        anna={"realm": realm, "foe": "troll", "tries": tries},
        wilderness=[{"card": "troll", "loot": ["thimble"]}],
    )
    assert share(t, "attack troll", "beat") == tried_out(t, "attack troll", "beaten")


@pytest.mark.rule("kf card:shrine", "kf card:city_wall")
def test_what_guards_a_card_raises_the_number_that_is_told() -> None:
    t = Table(ben={"realm": ["crown", {"card": "shrine", "on": "crown"}, "city_wall"]})
    chance, (_, needed, bonus, by, experience) = rows(t, "attack crown")["beat"]
    assert (needed, bonus, by, experience) == (exit_of("crown") + 3, 0, (), 0) and chance == 0
    crown, shrine, wall = (CARDS.index(card) for card in ("crown", "shrine", "city_wall"))
    assert sorted(guarding(t.s, crown)) == sorted([(shrine, 2), (wall, 1)])


@pytest.mark.rule("kf 3.2", "kf 7.7")
def test_modifiers_are_told_with_their_cards() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["dwarf", "fox", "brooch"], "role": "warlock"})
    _, needed, bonus, by, experience = rows(t, "play crown")["enter"][1]
    assert (needed, bonus, experience) == (entry_of("crown"), 3, 0)
    assert [CARDS[card] for card in by] == ["dwarf", "brooch"]


@pytest.mark.rule("kf 3.3")
def test_own_claims_are_a_row_of_their_own() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["small_potion", "robe"]}, ben={"realm": ["wand"]})
    found = rows(t, "play crown")
    assert found["enter"][0] == Fraction(FACES + 1 - entry_of("crown"), FACES)
    assert found["enter_with_claims"][0] == Fraction(FACES + 1 - entry_of("crown") + 3, FACES)
    claims = found["enter_with_claims"][1][1]
    assert sorted(CARDS[card] for card in claims) == ["robe", "small_potion"]


@pytest.mark.rule("kf card:evil_eye")
def test_a_claim_against_others_is_no_help_for_the_own_roll() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["evil_eye"]})
    assert list(rows(t, "play crown")) == ["enter"]


@pytest.mark.rule("kf 8.4")
def test_the_rogue_is_told_how_likely_an_item_can_be_pocketed() -> None:
    t = Table(anna={"role": "rogue"}, ben={"realm": ["small_potion"]})
    found = rows(t, "attack small_potion")
    needed = exit_of("small_potion") + 3 - 1
    assert found["pocket"][0] == Fraction(FACES + 1 - needed, FACES)
    assert "pocket" not in rows(Table(ben={"realm": ["small_potion"]}), "attack small_potion")


@pytest.mark.rule("kf 8.5")
def test_a_coin_has_two_faces() -> None:
    t = Table(anna={"hand": ["golden_egg"]}, options={"coin": 1})
    assert share(t, "play golden_egg", "enter") == Fraction(1, 2)


# Surprises


def announced(held: list[Any], surprise: str, action: str, **anna: Any) -> Table:
    """Anna has announced something, and Ben may answer."""
    t = Table(anna={"hand": ["crown"], **anna}, ben={"hand": [surprise], "realm": held})
    t.act("anna", action)
    return t


@pytest.mark.rule("kf card:stumble", "kf 6.1")
def test_an_answer_tells_its_own_chance_and_what_the_roll_becomes() -> None:
    t = announced(["wand"], "stumble", "attack wand")
    found = rows(t, "answer stumble wand", "ben")
    assert found["enter"][0] == Fraction(FACES + 1 - entry_of("stumble"), FACES)
    assert found["then_beat"][0] == max(0, Fraction(FACES + 1 - exit_of("wand") - 3, FACES))
    assert share(t, "pass", "beat", "ben") == Fraction(FACES + 1 - exit_of("wand"), FACES)
    assert found["then_beat"][1][2] == -3


@pytest.mark.rule("kf card:vanishing", "kf 3.4")
def test_an_attack_on_a_card_that_vanished_cannot_succeed() -> None:
    t = announced(["wand", "fox"], "vanishing", "attack wand")
    assert share(t, "answer vanishing wand", "then_beat", "ben") == 0
    assert share(t, "answer vanishing fox", "then_beat", "ben") == share(t, "pass", "beat", "ben")


@pytest.mark.rule("kf card:counterspell")
def test_what_is_countered_comes_to_nothing() -> None:
    t = announced(["wand"], "counterspell", "play far_sight", hand=["far_sight"])
    assert share(t, "answer counterspell far_sight", "then_enter", "ben") == 0


@pytest.mark.rule("kf card:false_trail", "kf 4.2")
def test_a_diverted_attack_has_the_chance_of_its_new_target() -> None:
    t = announced(["wand", "small_potion"], "false_trail", "attack wand", foe="wand", tries=2)
    chance, values = rows(t, "answer false_trail small_potion", "ben")["then_beat"]
    assert CARDS[values[0]] == "small_potion" and values[4] == 0
    assert chance == Fraction(FACES + 1 - exit_of("small_potion"), FACES)


@pytest.mark.rule("kf card:pickpocket")
def test_a_stolen_helper_helps_no_more() -> None:
    t = announced(["wand"], "pickpocket", "attack wand", realm=["thiefs_gloves"])
    now = share(t, "pass", "beat", "ben")
    then = share(t, "answer pickpocket thiefs_gloves", "then_beat", "ben")
    assert now - then == Fraction(1, FACES)


def test_odds_leave_the_match_as_it_was() -> None:
    t = announced(["wand", "fox"], "vanishing", "attack wand")
    rows(t, "answer vanishing wand", "ben")
    assert t.realm("ben") == ["wand", "fox"] and t.prompt == "answers"


@pytest.mark.rule("kf 3.3", "kf 4.2", "kf 7.7", "kf 8.4")
def test_the_listed_modifiers_add_up_to_those_of_the_rules() -> None:
    game = INFO.build(3, options={"roles": 1})
    s, chooser = start(game, "many modifiers"), Chooser("many modifiers")
    seen = 0
    for _ in range(1500):
        if game.over(s):
            break
        for seat in range(3):
            for way, cards in ((ENTRY_ROLL, s.hand[seat]), (EXIT_ROLL, in_play(s))):
                for card in cards:
                    by_cards = sum(amount for _, amount in added_by_cards(s, seat, way, card))
                    rest = added_by_role(s, seat, way) + added_by_experience(s, seat, way, card)
                    bonus = (entry_bonus, exit_bonus)[way](s, seat, card)
                    assert by_cards + rest == bonus
                    seen += by_cards != 0
        for card in in_play(s):
            grown = len(loot_of(s, card)) if GROWS[card] else 0
            guards = sum(amount for _, amount in guarding(s, card))
            assert EXIT[card] + grown + guards == exit_number(s, card)
        game.apply(s, *chooser.move(game, s))
    assert seen > 100
