from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots.arena import play_match
from tafelrunde.bots.bot import RandomBot
from tafelrunde.games import catalog
from tafelrunde.games.magpie.bot import make_bot
from tafelrunde.games.magpie.tests.table import Table
from tafelrunde.kernel.insight import look

INFO = catalog.load("magpie")


def choice(table: Table, name: str) -> str:
    """What the bot would do in a seat, as verb and words."""
    seat = table.seat(name)
    info = look(table.game, table.s, seat, "look", [])
    action = make_bot(table.game, seat, "bot").choose(info)
    return " ".join(str(part) for part in table.worded(action))


@pytest.mark.parametrize("modules", [(), ("owl",)])
def test_it_wins_far_more_often_than_random_players(modules: tuple[str, ...]) -> None:
    game = INFO.build(4, modules)
    share = 0.0
    for number in range(120):
        seat = number % 4
        bots: list[Any] = [RandomBot(other, number) for other in range(4)]
        bots[seat] = make_bot(game, seat, number)
        winners = play_match(game, bots, number).winners
        share += (seat in winners) / len(winners) / 120
    assert share > 0.33  # a fair share is 0.25; it measures 0.4 to 0.5


def test_it_chooses_the_same_from_the_same_information() -> None:
    table = Table()
    assert choice(table, "anna") == choice(table, "anna")


def test_it_saves_its_cat_for_a_good_catch() -> None:
    seats = {"anna": {"hand": ["key", "bead"]}, "ben": {"hand": ["button", "cat"]}}
    for nest, wanted in [([], "pass"), (["ring"], "hiss")]:
        table = Table(3, seats={**seats, "cleo": {"hand": ["button"]}}, nest=nest)
        table.show(anna="key", ben="button", cleo="button")
        assert choice(table, "ben") == wanted


def test_it_silences_a_cat_only_for_its_own_catch() -> None:
    hands = {"anna": ["ring", "cat"], "ben": ["button", "cat", "key"], "cleo": ["button", "cat"]}
    seats = {name: {"hand": cards} for name, cards in hands.items()}
    table = Table(3, seats=seats, nest=["ring", "ring"])
    table.show(anna="ring", ben="button", cleo="button")
    table.all_act(ben="hiss", cleo="pass")
    assert choice(table, "anna") == "hiss" and choice(table, "cleo") == "pass"


def test_it_looks_at_the_leader_if_an_owl_is_to_spare() -> None:
    for hand, wanted in [(["owl", "owl", "key"], "peek cleo"), (["owl", "key"], "pass")]:
        seats = {"anna": {"hand": hand}, "cleo": {"treasure": ["ring"]}}
        assert choice(Table(3, ("owl",), seats=seats), "anna") == wanted


def test_it_gives_up_an_owl_for_a_good_catch() -> None:
    hands = {"anna": ["key", "owl"], "ben": ["button", "cat", "key"], "cleo": ["button"]}
    for nest, wanted in [([], "flee"), (["ring"], "shoo")]:
        seats = {name: {"hand": cards} for name, cards in hands.items()}
        table = Table(3, ("owl",), seats=seats, nest=nest)
        table.all_pass()
        table.show(anna="key", ben="button", cleo="button")
        table.act("ben", "hiss")
        table.all_pass()
        assert choice(table, "anna") == wanted


def test_it_swaps_its_poorest_card() -> None:
    table = Table(carried={"wins": [0, 1, 1], "poorest": 0})
    assert choice(table, "anna") == f"swap {table.hand('anna')[0]}"
