"""Chapter 6: modules and options, as far as there are any; and being asked out of turn."""

from __future__ import annotations

import pytest

from tafelrunde.games.bang.tests.table import Table
from tafelrunde.games.catalog import load
from tafelrunde.kernel import IllegalAction, OptionError


@pytest.mark.rule("bang 6.1")
def test_a_module_the_game_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="has no module 'vampires'"):
        load("bang").build(5, modules=("vampires",))


@pytest.mark.rule("bang 6.1")
def test_an_option_the_game_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="has no option 'duel_at_dawn'"):
        load("bang").build(5, options={"duel_at_dawn": 1})


@pytest.mark.rule("bang 6.1")
def test_without_modules_only_the_sixteen_base_characters_are_dealt() -> None:
    base = {character for seed in range(60) for character in characters_of(Table.dealt(8, seed))}
    assert len(base) == 16
    newcomers = {"belle-star", "chuck-wengam", "greg-digger", "herb-hunter", "pat-brennan"}
    assert not base & newcomers


def characters_of(t: Table) -> list[str]:
    """The characters that were told to everybody."""
    return [line.split()[2] for line in t.told("character_dealt")]


@pytest.mark.rule("bang 1.3")
def test_nobody_acts_out_of_turn() -> None:
    t = Table(dice=["1 beer dynamite dynamite gatling"])
    with pytest.raises(IllegalAction) as refused:
        t.boris("stop")
    assert (refused.value.key, refused.value.clause) == ("error-not-asked", "")
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 4.2")
def test_nobody_acts_after_the_end() -> None:
    t = Table(turn="boris", dice=["1 dynamite dynamite gatling beer"], anna={"life": 1})
    t.boris("stop", "shoot anna")
    with pytest.raises(IllegalAction) as refused:
        t.boris("heal boris")
    assert refused.value.key == "error-over"
