"""What each player sees, and what they may remember."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.names import CARDS
from tafelrunde.games.kf.tests.table import Table
from tafelrunde.kernel import NOBODY

HAND = {"hand": ["crown", "harp", "flute", "robe", "wand"]}


@pytest.mark.rule("kf 1.2")
def test_a_spectator_sees_backs_only() -> None:
    t = Table(anna=HAND, ben={"hand": ["door"]})
    rows = t.game.view(t.s, NOBODY)["table"]["seats"]
    assert [row["cards"] for row in rows] == [[], []] and [row["hand"] for row in rows] == [5, 1]


@pytest.mark.rule("kf card:vanishing")
def test_everybody_knows_what_came_back_to_a_hand() -> None:
    t = Table(
        anna={"hand": ["wand"]},
        ben={"hand": ["vanishing", "crown"], "realm": ["flute"]},
        entry=[6, 6],
    )
    t.act("anna", "play wand")
    t.act("ben", "answer vanishing flute")
    t.pass_all()
    assert t.hand_seen_by("anna", "ben") == ["flute"]
    assert t.game.view(t.s, NOBODY)["table"]["seats"][1]["cards"] == ["flute"]


@pytest.mark.rule("kf card:market_day")
def test_giver_and_receiver_know_what_changed_hands_and_nobody_else() -> None:
    t = Table(
        anna={"hand": ["market_day", "crown"]},
        ben={"hand": ["flute"]},
        cleo={"hand": ["wand"]},
        entry=6,
    )
    t.unanswered("anna", "play market_day")
    assert t.prompt == "market" and t.asked() == ["anna", "ben", "cleo"]
    t.act("cleo", "hand_over wand")
    t.act("anna", "hand_over crown")
    assert t.hand("ben") == ["flute"]  # nothing happens before all have chosen
    t.act("ben", "hand_over flute")
    assert [t.hand(name) for name in t.names] == [["wand"], ["crown"], ["flute"]]
    assert t.hand_seen_by("anna", "ben") == ["crown"] and t.hand_seen_by("cleo", "ben") == []
    assert t.hand_seen_by("cleo", "anna") == ["wand"] and t.hand_seen_by("ben", "anna") == []
    told = [line for line in t.heard("cleo") if line.startswith("card_handed ")]
    assert told == ["card_handed ben cleo flute", "card_handed cleo anna wand"]


@pytest.mark.rule("kf 1.2")
def test_a_re_deal_keeps_what_is_known_and_deals_the_rest() -> None:
    t = Table(anna=HAND, ben={"hand": ["door", "rune", "heal open"]})
    seen = set()
    for number in range(50):
        twin = t.game.redeal(t.s, 0, number)
        assert twin.hand[0] == t.s.hand[0] and CARDS.index("heal") in twin.hand[1]
        assert len(twin.hand[1]) == 3 and len(twin.deck) == len(t.s.deck)
        assert sorted([*twin.hand[1], *twin.deck]) == sorted([*t.s.hand[1], *t.s.deck])
        seen.add(twin.hand[1])
    assert len(seen) > 25


@pytest.mark.rule("kf 3.1")
def test_once_announced_a_card_is_everybody_s_to_see() -> None:
    t = Table(
        anna={"hand": ["dragon", "crown"]}, ben={"realm": ["wand", "robe"]}, cleo={"hand": ["door"]}
    )
    t.act("anna", "play_on dragon wand")
    assert t.prompt == "second" and "card_shown anna dragon wand" in t.heard("cleo")
    twin = t.game.redeal(t.s, 2, "again")
    assert twin.agenda[-1][2] == CARDS.index("dragon")
    assert CARDS.index("dragon") not in (*twin.hand[0], *twin.deck)
