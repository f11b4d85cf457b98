"""Chapters 9 and 10: who knows which rage card, and what others can make of it."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.names import FACES
from tafelrunde.games.bang.tests.table import Table
from tafelrunde.kernel import NOBODY

NO_GUN = {"character": "lucky-duke"}
PAT = {"character": "pat-brennan"}
PIXIE = {"character": "pixie-pete"}
ON = "rage characters"
TWO_SHOTS = "1 1 dynamite dynamite gatling"
ANNA, BORIS, CLARA, DMITRI = range(4)


def table(*dice: str, **more: Any) -> Table:
    """A table with rage cards and the characters that deal in them."""
    return Table(4, dice=dice, modules=ON, **more)


def known(t: Table, owner: str, viewer: int) -> list[str]:
    """The rage cards of a player that the viewer knows."""
    cards: list[str] = getattr(t, owner).row_seen_by(viewer)["rage_known"]
    return cards


def guesses(t: Table, viewer: int, seat: int) -> set[str]:
    """What a player's rage cards are in worlds the viewer thinks possible."""
    worlds = [t.game.redeal(t.s, viewer, f"world {number}") for number in range(60)]
    return {" ".join(FACES[symbol] for _, symbol in world.rage[seat]) for world in worlds}


# Drawn cards (10.2)


@pytest.mark.rule("bang 10.2")
def test_everybody_hears_who_drew_a_rage_card_and_only_the_owner_which() -> None:
    t = table(TWO_SHOTS, anna=NO_GUN, rage=["beer"])
    t.anna("stop", "shoot dmitri", "shoot dmitri")
    assert "rage_seen dmitri beer" in t.dmitri.heard
    for viewer in (NOBODY, ANNA, BORIS, CLARA):
        heard = t.heard_by(viewer)
        assert "rage_drawn dmitri" in heard
        assert not [line for line in heard if line.startswith("rage_seen")]


@pytest.mark.rule("bang 10.2")
def test_face_down_cards_are_counted_by_all_and_looked_at_by_their_owner() -> None:
    t = table(dmitri={"rage": ["beer", "gatling"]})
    assert t.dmitri.row_seen_by(DMITRI)["rage"] == 2
    assert known(t, "dmitri", DMITRI) == ["beer", "gatling"]
    for viewer in (NOBODY, ANNA, BORIS, CLARA):
        assert t.dmitri.row_seen_by(viewer)["rage"] == 2
        assert known(t, "dmitri", viewer) == []


@pytest.mark.rule("bang 10.2")
def test_others_have_to_guess_what_lies_face_down_and_the_owner_does_not() -> None:
    t = table(dmitri={"rage": ["beer", "gatling"]})
    assert guesses(t, DMITRI, DMITRI) == {"beer gatling"}
    assert len(guesses(t, ANNA, DMITRI)) > 10
    assert len(guesses(t, NOBODY, DMITRI)) > 10


@pytest.mark.rule("bang 10.2", "bang 10.3")
def test_nobody_guesses_a_card_that_lies_open_among_the_discards() -> None:
    """All three arrows have been turned up, so no face-down card can be one."""
    t = table(
        "dynamite dynamite gatling beer 1",
        anna=NO_GUN | {"rage": ["arrow"] * 3},
        dmitri={"rage": ["beer", "gatling"]},
    )
    assert not [guess for guess in guesses(t, CLARA, DMITRI) if "arrow" in guess]


@pytest.mark.rule("bang 10.2")
def test_a_player_counts_their_own_cards_when_guessing_those_of_others() -> None:
    t = table(boris={"rage": ["beer"] * 3}, dmitri={"rage": ["gatling"]})
    assert "beer" not in guesses(t, BORIS, DMITRI)
    assert "beer" in guesses(t, CLARA, DMITRI)


@pytest.mark.rule("bang 10.2")
def test_turned_up_cards_are_seen_by_all() -> None:
    t = table(TWO_SHOTS, anna=NO_GUN, boris={"rage": ["beer", "gatling"]}, rage=["one"])
    t.anna("stop", "shoot boris", "shoot boris")
    assert "rage_turned_up boris one beer gatling" in t.news
    assert t.game.view(t.s, NOBODY)["table"]["rage_up"] == ["one", "beer", "gatling"]


# Pat's moved card (9.5)


@pytest.mark.rule("bang 9.5", "bang 10.2")
def test_the_card_pat_moves_is_seen_by_its_new_owner_and_remembered_by_the_old() -> None:
    t = table(anna=PAT, boris={"rage": ["beer"]}, forced={"rage card": ["beer"]})
    t.anna("move_rage boris clara")
    assert known(t, "clara", CLARA) == ["beer"]
    assert known(t, "clara", BORIS) == ["beer"]
    assert known(t, "clara", DMITRI) == []
    assert guesses(t, BORIS, CLARA) == {"beer"}
    assert len(guesses(t, DMITRI, CLARA)) > 3


@pytest.mark.rule("bang 9.5")
def test_pat_does_not_see_a_card_he_moves_between_two_others() -> None:
    t = table(anna=PAT, boris={"rage": ["beer"]}, forced={"rage card": ["beer"]})
    t.anna("move_rage boris clara")
    assert known(t, "clara", ANNA) == []
    assert len(guesses(t, ANNA, CLARA)) > 3
    assert "rage_passed boris clara beer" in t.clara.heard
    assert "rage_passed boris clara beer" in t.boris.heard
    for viewer in (NOBODY, ANNA, DMITRI):
        assert "rage_moved boris clara" in t.heard_by(viewer)
        assert not [line for line in t.heard_by(viewer) if line.startswith("rage_passed")]


@pytest.mark.rule("bang 9.5")
def test_pat_remembers_a_card_he_gave_away() -> None:
    t = table(anna=PAT | {"rage": ["beer", "one"]})
    t.anna("give_rage clara beer")
    assert known(t, "clara", ANNA) == ["beer"]
    assert known(t, "clara", DMITRI) == []


@pytest.mark.rule("bang 9.5")
def test_what_others_hold_does_not_show_in_pats_options() -> None:
    t = table(anna=PAT | {"rage": ["one"]}, boris={"rage": ["beer", "two"]})
    for number in range(20):
        world = t.game.redeal(t.s, ANNA, number)
        assert t.game.options(world, ANNA) == t.game.options(t.s, ANNA)


# Pixie's choice (9.6)


@pytest.mark.rule("bang 9.6")
def test_only_pixie_sees_the_two_cards_and_which_one_is_kept() -> None:
    t = table(TWO_SHOTS, anna=NO_GUN, dmitri=PIXIE, rage=["beer", "two"])
    t.anna("stop", "shoot dmitri", "shoot dmitri")
    assert "rage_offered dmitri two beer" in t.dmitri.heard
    t.dmitri("keep_rage beer")
    assert "rage_seen dmitri beer" in t.dmitri.heard
    for viewer in (NOBODY, ANNA, BORIS, CLARA):
        heard = [line for line in t.heard_by(viewer) if line.startswith("rage")]
        assert heard == ["rage_drawn dmitri"]
        assert known(t, "dmitri", viewer) == []


@pytest.mark.rule("bang 9.6")
def test_while_pixie_chooses_others_have_to_guess_both_cards() -> None:
    t = table(TWO_SHOTS, anna=NO_GUN, dmitri=PIXIE, rage=["beer", "two"])
    t.anna("stop", "shoot dmitri", "shoot dmitri")
    own = {tuple(t.game.redeal(t.s, DMITRI, n).rage_choice) for n in range(40)}
    others = {tuple(t.game.redeal(t.s, CLARA, n).rage_choice) for n in range(40)}
    assert len(own) == 1
    assert len(others) > 5


@pytest.mark.rule("bang 9.6")
def test_pixie_is_asked_even_if_both_cards_are_the_same() -> None:
    """Not being asked would tell the others that they are."""
    t = table(TWO_SHOTS, anna=NO_GUN, dmitri=PIXIE, rage=["beer", "beer"])
    t.anna("stop", "shoot dmitri", "shoot dmitri")
    assert t.asked == "dmitri: pixie_pete"
    assert t.options == ["keep_rage beer"]
