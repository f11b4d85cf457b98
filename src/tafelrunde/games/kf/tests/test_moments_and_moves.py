"""What goes along when a card moves: experience, and a moment that was used already."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.tests.table import Table


@pytest.mark.rule("kf 4.2")
def test_experience_stays_when_the_attacked_card_changes_realms() -> None:
    t = Table(
        anna={"hand": ["pickpocket", "harp"], "foe": "wand", "tries": 1},
        ben={"realm": ["wand"]},
        actions=3,
        entry=6,
        exit=[1, 1],
    )
    t.act("anna", "attack wand", "answer pickpocket wand")
    t.pass_all()
    assert (t.where("wand"), t.experience("anna")) == ("anna", ("wand", 2))
    t.unanswered("anna", "attack wand")
    assert [line.split()[5] for line in t.told("rolled")] == ["0", "1", "2"]


@pytest.mark.rule("kf 4.2")
def test_experience_ends_when_the_card_is_beaten_though_it_only_moves() -> None:
    t = Table(
        anna={"foe": "stink_eye", "tries": 2}, ben={"realm": ["stink_eye"]}, cleo={}, exit=[6, 1]
    )
    t.act("anna", "attack stink_eye", "to cleo")
    assert (t.where("stink_eye"), t.experience("anna")) == ("cleo", ("", 0))
    t.act("anna", "attack stink_eye")
    assert t.told("rolled")[1].split()[5] == "0"


@pytest.mark.rule("kf card:mystic_moment")
def test_a_moment_played_anew_in_the_turn_it_gave_its_action_stays_for_the_next() -> None:
    t = Table(
        anna={"hand": ["vanishing"], "realm": ["mystic_moment"]},
        ben={"realm": ["harp"]},
        actions=3,
        seized=True,
        entry=[6, 6],
        exit=1,
        card=["any"] * 5,
    )
    t.act("anna", "attack harp", "answer vanishing mystic_moment")
    t.pass_all()
    t.unanswered("anna", "play mystic_moment", "done")
    assert t.realm("anna") == ["mystic_moment"]
    t.unanswered("ben", "done")
    assert (t.turn, t.actions) == ("anna", 3)


@pytest.mark.rule("kf card:market_day")
def test_a_card_handed_over_unseen_makes_others_forget_what_they_knew_of_that_hand() -> None:
    t = Table(
        anna={"hand": ["market_day open"]},
        ben={"hand": ["crown open", "book open"]},
        cleo={"hand": ["harp open", "flute open"]},
        entry=6,
    )
    t.act("anna", "play market_day")
    t.act("ben", "hand_over crown")
    t.act("cleo", "hand_over harp")
    assert (t.hand("ben"), t.hand("cleo")) == (["book"], ["flute", "crown"])
    assert t.hand_seen_by("anna", "ben") == []  # the book or the crown
    assert t.hand_seen_by("cleo", "ben") == ["book"]  # she got the other
    assert t.hand_seen_by("anna", "cleo") == ["flute"]
    assert t.hand_seen_by("ben", "cleo") == ["crown"]
    assert t.hand_seen_by("cleo", "anna") == ["harp"]
