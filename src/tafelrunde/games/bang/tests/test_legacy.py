"""Chapter 12: what one match leaves to the next."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde.games.bang.names import CHARACTERS
from tafelrunde.games.bang.tests.table import Table, bang
from tafelrunde.kernel import SaveError

NO_GUN = {"character": "lucky-duke"}
WEAK = {"life": 1}
OUT = {"out": True}
ZOMBIE = {"zombie": True}
ONE_SHOT = "1 dynamite dynamite gatling gatling"
NOBODY = -1
ANNA, BORIS, CLARA, DMITRI = range(4)


def carried_from(t: Table) -> dict[str, Any]:
    """What an ended match leaves, as it comes back from a file."""
    assert t.over
    carried = t.game.carry(t.game, t.s)
    copy: dict[str, Any] = json.loads(json.dumps(carried))
    assert copy == carried
    return copy


def boris_shot_the_sheriff(**seats: dict[str, Any]) -> dict[str, Any]:
    """A match of four that boris ended by shooting anna."""
    t = Table(4, "boris", [ONE_SHOT], modules="legacy", boris=NO_GUN, anna=WEAK, **seats)
    t.boris("stop", "shoot anna")
    return carried_from(t)


def anna_survived(**seats: dict[str, Any]) -> dict[str, Any]:
    """A match of four that anna won as Sheriff by shooting boris, the last of her enemies."""
    seats = {"clara": OUT, "dmitri": OUT, **seats}
    t = Table(4, "anna", [ONE_SHOT], modules="legacy", anna=NO_GUN, boris=WEAK, **seats)
    t.anna("stop")
    return carried_from(t)


def sequel(carried: dict[str, Any], seed: object = "sequel", modules: str = "legacy") -> Table:
    """The next match of the series, at its first decision."""
    return Table.dealt(len(carried["characters"]), seed, modules, carried)


def let_them_choose(t: Table) -> Table:
    """Everybody picks the first character or keeps theirs, until somebody rolls."""
    while not t.s.dice:
        t.do(t.options[0])
    return t


# The Sheriff (12.1)


@pytest.mark.rule("bang 12.1")
def test_what_is_carried_over_is_plain_data() -> None:
    carried = boris_shot_the_sheriff(dmitri=OUT)
    assert carried == {
        "heir": BORIS,
        "namer": NOBODY,
        "fallen": [DMITRI, ANNA],
        "characters": [
            NOBODY,
            CHARACTERS.index("lucky-duke"),
            CHARACTERS.index("willy-the-kid"),
            NOBODY,
        ],
    }


@pytest.mark.rule("bang 12.1")
def test_who_eliminates_the_sheriff_is_sheriff_in_the_next_match() -> None:
    for seed in range(8):
        t = let_them_choose(sequel(boris_shot_the_sheriff(), seed))
        assert t.boris.role == "sheriff"
        assert t.turn == "boris"


@pytest.mark.rule("bang 12.1")
def test_it_is_the_same_for_a_gatling_and_a_duel() -> None:
    t = Table(4, "dmitri", ["gatling gatling gatling beer 1"], modules="legacy", anna=WEAK)
    t.dmitri("stop", "shoot clara", "heal dmitri")
    assert carried_from(t)["heir"] == DMITRI
    t = Table(
        4,
        "clara",
        ["dynamite dynamite gatling duel gatling"],
        modules="duel rage legacy",
        clara=NO_GUN,
        anna=WEAK,
        duel=["arrow"],
    )
    t.clara("stop", "duel anna")
    assert carried_from(t)["heir"] == CLARA


@pytest.mark.rule("bang 12.1", "bang 8.3")
def test_a_sheriff_who_falls_in_a_duel_of_their_own_is_succeeded_by_the_winner() -> None:
    t = Table(
        4,
        dice=["dynamite dynamite gatling duel gatling"],
        modules="duel rage legacy",
        anna=NO_GUN | WEAK,
        duel=["duel", "arrow"],
    )
    t.anna("stop", "duel dmitri")
    assert carried_from(t)["heir"] == DMITRI


@pytest.mark.rule("bang 12.1")
@pytest.mark.parametrize("dice", ["dynamite dynamite dynamite 1 1", "arrow 1 1 1 1"])
def test_if_it_is_nobodys_kill_the_roles_are_dealt_at_random(dice: str) -> None:
    t = Table(4, dice=[dice], modules="legacy", anna=WEAK, boris={"arrows": 1}, clara={"arrows": 7})
    carried = carried_from(t)
    assert (carried["heir"], carried["namer"]) == (NOBODY, NOBODY)
    sheriffs = {let_them_choose(sequel(carried, seed)).turn for seed in range(40)}
    assert sheriffs == {"anna", "boris", "clara", "dmitri"}


@pytest.mark.rule("bang 12.1")
def test_a_sheriff_who_survives_names_the_next_one_themselves_too() -> None:
    t = sequel(anna_survived())
    assert t.asked == "anna: name_sheriff"
    assert t.options == ["name anna", "name boris", "name clara", "name dmitri"]
    t.anna("name clara")
    let_them_choose(t)
    assert (t.clara.role, t.turn) == ("sheriff", "clara")
    assert "sheriff_named anna clara" in t.news


@pytest.mark.rule("bang 12.1")
def test_a_sheriff_who_names_another_starts_with_one_life_more_and_may_have_it() -> None:
    t = sequel(anna_survived())
    t.anna("name clara")
    let_them_choose(t)
    assert t.anna.character == "lucky-duke"
    assert (t.anna.life, t.anna.limit) == (9, 9)
    assert t.boris.life == t.boris.limit  # everybody else as usual, as the invariants see to


@pytest.mark.rule("bang 12.1", "bang 1.2")
def test_a_sheriff_who_names_themselves_starts_as_any_sheriff() -> None:
    t = sequel(anna_survived())
    t.anna("name anna")
    let_them_choose(t)
    assert t.anna.role == "sheriff"
    assert (t.anna.life, t.anna.limit) == (10, 10)


@pytest.mark.rule("bang 12.1")
def test_the_extra_life_is_for_one_match_only() -> None:
    t = sequel(anna_survived())
    t.anna("name clara")
    let_them_choose(t)
    assert t.anna.limit == 9
    left = t.game.carry(t.game, t.s)  # as if it ended here
    again = let_them_choose(sequel({**left, "heir": BORIS, "namer": NOBODY}))
    assert (again.anna.character, again.anna.limit) == ("lucky-duke", 8)


@pytest.mark.rule("bang 12.1", "bang 1.1")
def test_the_other_roles_are_dealt_as_always() -> None:
    seen = set()
    for seed in range(40):
        t = let_them_choose(sequel(boris_shot_the_sheriff(), seed))
        seen.add((t.anna.role, t.clara.role, t.dmitri.role))
    assert seen == {
        ("outlaw", "outlaw", "renegade"),
        ("outlaw", "renegade", "outlaw"),
        ("renegade", "outlaw", "outlaw"),
    }


@pytest.mark.rule("bang 12.1")
def test_the_first_match_of_a_series_inherits_nothing() -> None:
    sheriffs = {Table.dealt(4, seed, "legacy").turn for seed in range(40)}
    assert sheriffs == {"anna", "boris", "clara", "dmitri"}


@pytest.mark.rule("bang 12.1")
def test_a_series_goes_on_with_the_same_number_of_players() -> None:
    game = bang(5, ("legacy",))
    with pytest.raises(SaveError, match="the series has 4 players, not 5"):
        game.new("more", boris_shot_the_sheriff())


@pytest.mark.rule("bang 12.1", "bang 11.7")
def test_after_the_outbreak_a_zombie_may_inherit_the_star() -> None:
    t = Table(
        4,
        "boris",
        ["1 beer beer"],
        modules="undead legacy",
        anna=WEAK,
        boris=ZOMBIE,
        layout={"outbreak": True},
    )
    t.boris("stop", "shoot anna", "heal clara", "heal clara")
    assert not t.over
    assert t.s.heir == BORIS


@pytest.mark.rule("bang 12.1", "bang 12.2", "bang 11.7")
def test_zombies_count_as_eliminated_and_survivors_as_alive() -> None:
    t = Table(
        4,
        dice=[ONE_SHOT],
        modules="undead legacy",
        anna=NO_GUN,
        boris=ZOMBIE | WEAK,
        clara=OUT,
        layout={"outbreak": True},
    )
    t.anna("stop", "shoot boris")
    carried = carried_from(t)
    assert t.winners == "anna dmitri"
    assert (carried["namer"], carried["fallen"]) == (ANNA, [BORIS, CLARA])
    assert [seat for seat, one in enumerate(carried["characters"]) if one != NOBODY] == [
        ANNA,
        DMITRI,
    ]


@pytest.mark.rule("bang 12.2", "bang 11.7")
def test_zombies_who_win_still_count_as_eliminated_and_their_living_master_as_survivor() -> None:
    t = Table(
        4,
        "boris",
        ["1 beer beer"],
        modules="undead legacy",
        anna=WEAK,
        boris=ZOMBIE,
        dmitri=OUT,
        layout={"outbreak": True},
    )
    t.boris("stop", "shoot anna")
    carried = carried_from(t)
    assert t.winners == "boris clara"
    assert carried["fallen"] == [BORIS, DMITRI, ANNA]
    assert carried["characters"][CLARA] != NOBODY
    assert carried["heir"] == BORIS


# Characters (12.2)


@pytest.mark.rule("bang 12.2")
def test_the_eliminated_pick_in_the_order_they_fell_and_then_the_survivors_choose() -> None:
    t = sequel(boris_shot_the_sheriff(dmitri=OUT))  # dmitri fell before anna
    order = []
    while not t.s.dice:
        order.append(t.asked)
        t.do(t.options[0])
    assert order == [
        "dmitri: pick_character",
        "anna: pick_character",
        "boris: keep_character",
        "clara: keep_character",
    ]


@pytest.mark.rule("bang 12.2")
def test_several_who_fell_in_one_event_pick_in_the_order_of_that_event() -> None:
    t = Table(
        4, "dmitri", ["gatling gatling gatling beer 1"], modules="legacy", anna=WEAK, boris=WEAK
    )
    t.dmitri("stop", "shoot clara", "heal dmitri")
    assert carried_from(t)["fallen"] == [ANNA, BORIS]
    t = Table(
        4, "boris", ["gatling gatling gatling beer 1"], modules="legacy", anna=WEAK, dmitri=WEAK
    )
    t.boris("stop", "shoot clara", "heal boris")
    assert carried_from(t)["fallen"] == [DMITRI, ANNA]


@pytest.mark.rule("bang 12.2")
def test_the_eliminated_pick_any_character_that_is_not_in_use() -> None:
    t = sequel(boris_shot_the_sheriff(dmitri=OUT))
    assert len(t.options) == 14  # of sixteen, without those boris and clara may keep
    assert t.refusal("pick lucky-duke") == "bang 12.2"
    t.dmitri("pick el-gringo")
    assert "pick el-gringo" not in t.options
    assert len(t.options) == 13
    t.anna("pick rose-doolan")
    let_them_choose(t)
    assert (t.dmitri.character, t.anna.character) == ("el-gringo", "rose-doolan")
    assert t.anna.life in (9, 11)


@pytest.mark.rule("bang 12.2", "bang 9.1")
def test_the_eliminated_pick_among_the_characters_of_the_modules_that_are_on() -> None:
    t = Table(4, "boris", [ONE_SHOT], modules="characters legacy", boris=NO_GUN, anna=WEAK)
    t.boris("stop", "shoot anna")
    t = sequel(carried_from(t), modules="characters legacy")
    assert {"pick belle-star", "pick chuck-wengam"} <= set(t.options)
    assert len(t.options) == 18 - 3


@pytest.mark.rule("bang 12.2")
def test_who_survived_keeps_their_character_or_draws_another_unseen() -> None:
    t = sequel(boris_shot_the_sheriff())
    t.anna("pick el-gringo")
    assert (t.asked, t.options) == ("boris: keep_character", ["keep", "draw"])
    t.boris("keep")
    assert t.refusal("pick rose-doolan") == "bang 12.2"
    t.clara("draw")
    t.dmitri("keep")
    assert t.boris.character == "lucky-duke"
    assert t.clara.character != "willy-the-kid"


@pytest.mark.rule("bang 12.2")
def test_the_old_character_is_shuffled_back_after_the_drawing() -> None:
    """Whoever draws can't draw their own, but the next one may."""
    t = sequel(boris_shot_the_sheriff())
    t.anna("pick el-gringo")
    t.force_all({"characters": ["rose-doolan", "lucky-duke"]})
    t.boris("draw")
    t.clara("draw")
    t.dmitri("keep")
    assert (t.boris.character, t.clara.character) == ("rose-doolan", "lucky-duke")


@pytest.mark.rule("bang 12.2")
@pytest.mark.parametrize("character", ["lucky-duke", "el-gringo", "willy-the-kid"])
def test_nobody_draws_their_own_character_or_one_in_use(character: str) -> None:
    """Of the three, boris gives one up, anna has picked one, and clara may still keep one."""
    t = sequel(boris_shot_the_sheriff())
    t.anna("pick el-gringo")
    t.force_all({"characters": [character]})
    with pytest.raises(Exception, match=f"which has no {character} left"):
        t.boris("draw")


@pytest.mark.rule("bang 12.2")
def test_a_character_that_was_given_up_and_drawn_is_there_once() -> None:
    t = sequel(boris_shot_the_sheriff())
    t.anna("pick el-gringo")
    t.do("draw", "draw", "draw")
    assert len({t.anna.character, t.boris.character, t.clara.character, t.dmitri.character}) == 4


@pytest.mark.rule("bang 12.1", "bang 12.2")
def test_a_long_series_of_random_matches_goes_on() -> None:
    game = bang(5, ("duel", "rage", "characters", "undead", "legacy"))
    carried: dict[str, Any] = {}
    for number in range(12):
        s = game.new(f"series {number}", carried)
        while not game.over(s):
            seat = game.actor(s)
            options = game.options(s, seat)
            game.apply(s, seat, options[s.draw(len(options))])
        carried = json.loads(json.dumps(game.carry(game, s)))
        assert len(carried["fallen"]) + sum(one != NOBODY for one in carried["characters"]) == 5
