"""Whatever a person may touch on a board and is not offered, a clause of the rulebook forbids."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tafelrunde.games.bang.tests.table import Table, bang
from tafelrunde.games.catalog import load
from tafelrunde.kernel import Action, Game
from tafelrunde.lab.subject import Chooser
from tafelrunde.words import Rulebook

ALL = ("duel", "rage", "characters", "undead", "legacy")
GAMES = 4  # of each setting
SEAN_MISSES = ["skip", "stop", "shoot emma", "duel boris"]


def every_action(game: Game) -> list[Action]:
    """All actions that can be formed with the game's verbs."""
    values = {"seat": range(game.players), "number": range(10), "dice": range(32)}
    values |= {kind: range(len(words)) for kind, words in game.tables.kinds.items()}
    return [
        (verb, *given)
        for verb, declared in game.tables.verbs.items()
        for given in product(*[values[kind] for kind in declared.values()])
    ]


def decisions(game: Game, seed: str) -> Iterator[tuple[int, set[Action], dict[Action, str]]]:
    """Each new kind of decision in a random game: seat, options, and why all others are not."""
    chooser, s, seen = Chooser(seed), game.new(seed), set()
    actions = every_action(game)
    while not game.over(s):
        seat = game.actor(s)
        kind = (s.agenda[-1][0], s.alive, s.rerolls)
        if kind not in seen:
            seen.add(kind)
            options = set(game.options(s, seat))
            reasons = {action: game.why_not(s, seat, action) for action in actions}
            yield seat, options, reasons
        game.apply(s, *chooser.move(game, s))


@pytest.mark.parametrize(("players", "modules"), [(3, ()), (5, ()), (5, ALL), (8, ALL)])
def test_what_is_not_offered_is_forbidden_by_a_clause_that_exists(
    players: int, modules: tuple[str, ...]
) -> None:
    game = bang(players, modules)
    clauses = {f"bang {clause}" for clause in Rulebook(load("bang"), "en").clauses}
    for number in range(GAMES):
        for _, options, reasons in decisions(game, f"why {number}"):
            for action, clause in reasons.items():
                assert (clause == "") == (action in options), action
                assert clause in clauses or not clause


# What people touch most


def reasons_of(t: Table, verb: str) -> dict[str, str]:
    """Why a verb is not possible with each of the seats."""
    game, seat = t.game, t.game.actor(t.s)
    found = {
        t.names[other]: game.why_not(t.s, seat, (verb, other)) for other in range(game.players)
    }
    return {name: clause.removeprefix("bang ") for name, clause in found.items()}


@pytest.mark.rule("bang 3.2")
def test_whom_a_1_does_not_reach_is_told() -> None:
    t = Table(6, dice=["1 1 dynamite dynamite gatling"], clara={"out": True})
    t.anna("stop")
    near = {"boris": "", "felix": ""}
    assert reasons_of(t, "shoot") | near == dict.fromkeys(t.names, "3.2") | near
    assert [name for name, clause in reasons_of(t, "shoot").items() if not clause] == list(near)


@pytest.mark.rule("bang 3.3")
def test_whom_a_beer_is_not_for_is_told() -> None:
    t = Table(5, dice=["beer dynamite dynamite gatling gatling"], emma={"out": True})
    t.anna("stop")
    assert [name for name, clause in reasons_of(t, "heal").items() if clause] == ["emma"]
    assert reasons_of(t, "heal")["emma"] == "3.3"


@pytest.mark.rule("bang 8.3")
def test_whom_one_can_not_challenge_is_told() -> None:
    t = Table(
        5,
        modules="duel rage",
        dice=["dynamite dynamite gatling duel duel"],
        duel=["arrow"],
        wounds=["1"],
        anna={"character": "black-jack"},
        emma={"out": True},
    )
    t.anna("stop", "duel boris")
    told = reasons_of(t, "duel")
    assert [name for name, clause in told.items() if clause == "8.3"] == ["anna", "boris", "emma"]


@pytest.mark.rule("bang 2.3")
def test_dice_with_dynamite_are_told_apart_from_no_dice() -> None:
    t = Table(dice=["dynamite 1 2 beer gatling"])
    why = {mask: t.game.why_not(t.s, 0, ("reroll", mask)) for mask in range(32)}
    for mask, clause in why.items():
        assert clause == ("bang 2.1" if not mask else "bang 2.3" if mask & 1 else "")


@pytest.mark.rule("bang 2.1")
def test_a_seat_is_not_mistaken_for_dice() -> None:
    t = Table(dice=["dynamite 1 2 beer gatling"])
    assert set(reasons_of(t, "shoot").values()) == {"2.1"}


@pytest.mark.rule("bang 9.1", "bang 9.3", "bang 9.8")
@pytest.mark.parametrize(
    ("character", "dice", "before", "clause"),
    [
        ("belle-star", "dynamite 1 2 duel gatling", [], "bang 9.1"),
        ("greg-digger", "dynamite beer beer whiskey gatling", ["stop"], "bang 9.3"),
        ("sean-mallory", "1 dynamite dynamite duel gatling", SEAN_MISSES, "bang 9.8"),
    ],
)
def test_a_character_who_is_asked_does_nothing_else_meanwhile(
    character: str, dice: str, before: list[str], clause: str
) -> None:
    anna = {"character": character, "life": 5}
    rolls = ["duel", "arrow"] if before == SEAN_MISSES else []
    t = Table(modules=" ".join(ALL), dice=[dice], rage=["beer"], duel=rolls, anna=anna)
    t.anna(*before)
    assert t.refusal("shoot boris") == clause
    assert t.refusal("reroll 2") == clause
