"""Exact odds of a roll of three base dice and two duel dice, as the terminal shows them."""

from __future__ import annotations

import pytest

from tafelrunde.games.bang.advice import odds
from tafelrunde.games.bang.names import ARROW, BEER, DUEL, DYNAMITE, FACES, ONE, TWO, WHISKEY
from tafelrunde.games.catalog import load
from tafelrunde.kernel import InfoSet


def odds_of(dice: list[int], rerolls: int, wounds: int = 0) -> dict[str, list[float]]:
    game = load("bang").build(5, ("duel", "rage"))
    s = game.new("odds")
    s.dice, s.rerolls, s.offer = dice, rerolls, ()
    s.character = [7, 8, 9, 10, 11]
    s.wounds[s.turn] = wounds
    s.agenda[-1] = ("reroll", s.turn)
    found = odds(InfoSet(game, s, s.turn, []))
    return {FACES[face]: [float(chance) for chance in chances] for _, face, chances in found}


@pytest.mark.rule("bang 8.1")
def test_with_one_reroll_a_face_has_the_chances_of_the_dice_that_have_it() -> None:
    found = odds_of([TWO, TWO, TWO, ARROW, ARROW], rerolls=1)
    assert found["one"] == pytest.approx([1 - (5 / 6) ** 3, 16 / 216, 1 / 216])
    assert found["duel"] == pytest.approx([1 - (4 / 6) ** 2, 1 / 9])
    assert found["whiskey"] == pytest.approx([1 - (5 / 6) ** 2, 1 / 36])
    assert found["gatling"][0] == pytest.approx(1 - (5 / 6) ** 5)


@pytest.mark.rule("bang 8.1")
def test_faces_of_both_kinds_of_dice_are_counted_together() -> None:
    found = odds_of([ARROW, TWO, TWO, ARROW, DUEL], rerolls=1)
    assert found["arrow"] == pytest.approx([1, 1, 1 - (5 / 6) ** 3, 16 / 216, 1 / 216])


@pytest.mark.rule("bang 8.5")
def test_a_dynamite_wound_ends_the_rolling_one_dynamite_earlier() -> None:
    dice = [DYNAMITE, ONE, BEER, WHISKEY, ARROW]
    healthy, wounded = odds_of(dice, rerolls=2), odds_of(dice, 2, wounds=1 << DYNAMITE)
    assert wounded["dynamite"][1] == pytest.approx(healthy["dynamite"][1])
    assert wounded["dynamite"][2] < healthy["dynamite"][2]
    assert wounded["duel"][0] < healthy["duel"][0]
