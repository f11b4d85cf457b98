"""Chapter 11: the outbreak, zombies and their Master."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import Table

NO_GUN = {"character": "lucky-duke"}
WEAK = {"life": 1}
ZOMBIE = {"zombie": True}
OUT = {"out": True}
ONE_SHOT = "1 dynamite dynamite gatling gatling"
QUIET = "dynamite dynamite gatling beer beer"
ALL = "duel rage characters undead"


def breaking_out(players: int, turn: str, dice: str = QUIET, **seats: dict[str, Any]) -> Table:
    """A table at which the next dead player's turn brings the outbreak with a two."""
    t = Table(
        players, turn, [dice], modules="undead", graves=[2], layout={"hands": [2, 2, 1, 1]}, **seats
    )
    getattr(t, turn)("stop", *[f"heal {turn}"] * 2)
    return t


def undead(*dice: str, players: int = 5, modules: str = "undead", **more: Any) -> Table:
    """A table after the outbreak."""
    return Table(players, dice=dice, modules=modules, layout={"outbreak": True}, **more)


# The outbreak (11.5)


@pytest.mark.rule("bang 11.5")
def test_all_eliminated_rise_with_as_many_life_points_as_players_are_alive() -> None:
    t = breaking_out(6, "anna", anna=NO_GUN, boris=OUT, emma=OUT)
    assert t.told("outbreak_came", "rose") == ["outbreak_came 4", "rose boris 4", "rose emma 4"]
    assert (t.boris.life, t.boris.limit, t.emma.life, t.emma.limit) == (4, 4, 4, 4)
    assert not t.boris.out
    assert not t.emma.out


@pytest.mark.rule("bang 11.5", "bang 11.6")
def test_the_master_counts_among_those_alive() -> None:
    t = breaking_out(4, "anna", anna=NO_GUN, boris=OUT)
    assert t.told("master_shown") == ["master_shown clara"]
    assert t.boris.life == 3  # anna, dmitri and the Master


@pytest.mark.rule("bang 11.5")
def test_the_graveyard_cards_leave_the_game() -> None:
    t = breaking_out(4, "anna", anna=NO_GUN, boris=OUT)
    assert (t.s.graves, t.s.open_graves) == ([], [])
    seen = t.game.view(t.s, -1)["table"]
    assert (seen["hands"], seen["outbreak"]) == (0, 2)


@pytest.mark.rule("bang 11.5")
def test_a_living_renegade_becomes_the_master_is_revealed_and_keeps_life_and_ability() -> None:
    clara = {"life": 5, "arrows": 2, "character": "willy-the-kid"}
    t = breaking_out(5, "anna", anna=NO_GUN, boris=OUT, clara=clara)
    assert t.emma.roles_seen() == {
        "anna": "sheriff",
        "boris": "outlaw",
        "clara": "renegade",
        "emma": "deputy",  # her own; dmitri's is still secret
    }
    assert t.game.view(t.s, -1)["table"]["master"] == 2
    assert (t.clara.life, t.clara.limit, t.clara.arrows) == (5, 8, 2)
    t.force("dice", "gatling gatling dynamite dynamite 1")
    t.boris("stop", "heal boris")
    t.clara("stop", "shoot dmitri")
    assert t.told("volley_fired") == ["volley_fired clara"]  # Willy needs but two


@pytest.mark.rule("bang 11.5")
def test_a_dead_renegade_is_an_ordinary_zombie() -> None:
    t = breaking_out(5, "boris", boris=NO_GUN, clara=OUT)
    assert t.told("master_shown") == []
    assert t.game.view(t.s, -1)["table"]["master"] == -1
    assert t.game.view(t.s, -1)["table"]["seats"][2]["zombie"]
    assert t.clara.life == 4


@pytest.mark.rule("bang 11.5")
def test_with_eight_players_the_renegade_nearer_to_the_player_on_turn_is_the_master() -> None:
    """Renegades are clara (2) and hugo (7)."""
    t = breaking_out(8, "dmitri", dmitri=NO_GUN, emma=OUT)  # emma is on turn: hugo is nearer
    assert t.told("master_shown", "role_shown") == [
        "master_shown hugo",
        "role_shown clara renegade",
    ]
    t = breaking_out(
        8, "hugo", hugo=NO_GUN, anna={"role": "deputy"} | OUT, greta={"role": "sheriff"}
    )
    assert t.turn == "anna"
    assert t.told("master_shown", "role_shown") == [
        "master_shown clara",
        "role_shown hugo renegade",
    ]


@pytest.mark.rule("bang 11.5", "bang 11.4")
def test_a_renegade_who_is_on_turn_comes_before_the_other() -> None:
    t = Table(
        8,
        "boris",
        [ONE_SHOT],
        modules="undead",
        layout={"hands": [2, 2, 2, 1, 1]},
        boris=NO_GUN | {"role": "outlaw"},
        anna={"role": "outlaw"} | WEAK,
        dmitri={"role": "sheriff"},
        graves=[1],
    )
    t.boris("stop", "shoot anna")
    assert t.turn == "clara"
    assert t.told("master_shown") == ["master_shown clara"]


@pytest.mark.rule("bang 11.5")
def test_with_eight_players_and_one_renegade_dead_the_other_is_the_master() -> None:
    t = breaking_out(8, "anna", anna=NO_GUN, boris=OUT, clara=OUT)
    assert t.told("master_shown") == ["master_shown hugo"]
    assert t.clara.life == 6


@pytest.mark.rule("bang 11.5")
def test_the_master_rolls_five_dice_and_can_be_healed() -> None:
    t = undead("beer beer 1 dynamite dynamite", turn="clara", clara={"life": 3}, boris=ZOMBIE)
    assert len(t.dice.split()) == 5
    t.clara("stop", "shoot boris", "heal clara", "heal clara")
    assert t.clara.life == 5


@pytest.mark.rule("bang 11.5")
def test_the_master_keeps_rage_cards_and_draws_more() -> None:
    t = undead(
        "1 1 dynamite gatling gatling",
        modules="rage undead",
        anna=NO_GUN,
        boris=ZOMBIE,
        rage=["beer"],
        emma=OUT,
        dmitri=OUT,
        clara={"rage": ["two"]},
    )
    t.anna("stop", "shoot clara", "shoot clara")
    assert t.clara.rage == "two beer"


# Zombies (11.6)


@pytest.mark.rule("bang 11.6", "bang 3.2")
def test_zombies_count_as_places_again() -> None:
    t = undead("1 2 dynamite dynamite gatling", anna=NO_GUN, boris=ZOMBIE, dmitri=ZOMBIE)
    t.anna("stop")
    assert t.options == ["shoot boris", "shoot emma"]
    t.anna("shoot boris")
    assert t.options == ["shoot clara", "shoot dmitri"]


@pytest.mark.rule("bang 3.2", "bang 11.6")
def test_a_2_counts_as_1_only_if_three_are_in_play_zombies_included() -> None:
    t = undead("2 beer dynamite dynamite gatling", players=4, anna=NO_GUN, boris=ZOMBIE)
    t.anna("stop")
    assert t.told("aimed") == ["aimed anna clara two"]  # nobody else is two places away
    t = undead("2 beer dynamite dynamite gatling", players=4, anna=NO_GUN, boris=ZOMBIE, clara=OUT)
    t.anna("stop")
    assert t.options == ["shoot boris", "shoot dmitri"]


@pytest.mark.rule("bang 11.6")
@pytest.mark.parametrize("modules", ["undead", ALL])
def test_zombies_roll_three_base_dice_and_may_reroll_twice(modules: str) -> None:
    t = undead("1 2 beer", "2 beer", "2", turn="boris", modules=modules, boris=ZOMBIE)
    assert t.asked == "boris: reroll 2"
    assert len(t.options) == 8
    t.boris("reroll 1 2", "reroll 2")
    assert t.dice == "two two beer"


@pytest.mark.rule("bang 11.6", "bang 2.3")
def test_three_dynamite_harm_a_zombie_too() -> None:
    t = undead("dynamite dynamite dynamite", turn="boris", boris=ZOMBIE)
    assert (t.turn, t.boris.life) == ("clara", 3)


@pytest.mark.rule("bang 11.6", "bang 2.2")
def test_zombies_take_arrows_and_suffer_from_the_indians() -> None:
    t = undead("arrow arrow beer", turn="boris", boris=ZOMBIE, anna={"arrows": 7})
    assert t.told("lost_life") == [
        "lost_life boris 2 indians nobody",
        "lost_life anna 7 indians nobody",
    ]


@pytest.mark.rule("bang 11.6")
def test_beer_heals_no_zombie_not_even_their_own() -> None:
    t = undead("beer beer beer", turn="boris", boris=ZOMBIE | WEAK, dmitri=ZOMBIE | WEAK)
    t.boris("stop", "heal boris", "heal dmitri", "heal dmitri")
    assert (t.boris.life, t.dmitri.life) == (1, 1)


@pytest.mark.rule("bang 11.6", "bang 5.12", "bang 9.7")
def test_no_other_effect_heals_a_zombie() -> None:
    t = undead(anna={"character": "sid-ketchum"}, boris=ZOMBIE | WEAK)
    t.anna("heal boris")
    assert t.boris.life == 1
    t = undead(
        "dynamite dynamite gatling duel gatling",
        modules=ALL,
        boris=ZOMBIE | WEAK,
        anna={"character": "sam-the-healer"},
        duel=["arrow"],
        wounds=["one"],
    )
    t.anna("stop", "duel emma", "heal boris")
    assert t.boris.life == 1


@pytest.mark.rule("bang 11.6", "bang 8.3", "bang 8.4")
def test_a_zombie_can_be_challenged_and_draws_no_wound() -> None:
    t = undead(
        "dynamite dynamite gatling duel gatling",
        modules=ALL,
        anna=NO_GUN,
        boris=ZOMBIE,
        duel=["arrow"],
    )
    t.anna("stop", "duel boris")
    assert (t.boris.life, t.boris.wounds) == (3, "")
    assert t.told("wound_drawn") == []


@pytest.mark.rule("bang 11.6", "bang 10.1")
def test_zombies_draw_no_rage_cards() -> None:
    t = undead(
        "1 1 dynamite gatling gatling", modules=ALL.replace("duel ", ""), anna=NO_GUN, boris=ZOMBIE
    )
    t.anna("stop", "shoot boris", "shoot boris")
    assert (t.turn, t.boris.life) == ("boris", 2)
    assert t.told("rage_drawn") == []


@pytest.mark.rule("bang 11.6", "bang 9.4")
def test_herb_wounds_no_zombie() -> None:
    t = undead(
        "1 1 dynamite gatling gatling", modules=ALL, boris=ZOMBIE, anna={"character": "herb-hunter"}
    )
    t.anna("stop", "shoot boris", "shoot boris")
    assert t.told("wound_drawn") == []


@pytest.mark.rule("bang 11.6", "bang 9.5")
def test_pat_moves_no_rage_card_to_a_zombie() -> None:
    t = undead(modules=ALL, boris=ZOMBIE, anna={"character": "pat-brennan", "rage": ["one"]})
    assert "give_rage boris one" not in t.options
    assert "give_rage clara one" in t.options


@pytest.mark.rule("bang 11.6", "bang 11.1")
def test_a_zombie_has_no_ability() -> None:
    t = breaking_out(5, "anna", anna=NO_GUN, boris=OUT | {"character": "willy-the-kid"})
    assert t.boris.character == ""
    t = undead("gatling gatling beer", turn="boris", boris=ZOMBIE)
    t.boris("stop", "heal boris")
    assert t.told("volley_fired") == []


@pytest.mark.rule("bang 13.9", "bang 11.6", "bang 3.4")
def test_a_gatling_works_for_a_zombie_with_three_of_three_dice() -> None:
    t = undead("gatling gatling gatling", turn="boris", boris=ZOMBIE | {"arrows": 2}, dmitri=ZOMBIE)
    t.boris("stop")
    assert t.boris.arrows == 0
    assert t.lives == [9, 3, 7, 2, 7]


@pytest.mark.rule("bang 13.8", "bang 11.6")
def test_a_zombies_beer_may_heal_the_master() -> None:
    t = undead("beer gatling gatling", turn="boris", boris=ZOMBIE, clara={"life": 3})
    t.boris("stop", "heal clara")
    assert t.clara.life == 4
