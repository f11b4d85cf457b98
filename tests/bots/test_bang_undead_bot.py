"""The heuristic bot of BANG! with Undead or Alive: honest, strong, never without an opinion."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.bang.bot import WORTHS, BangBot
from tafelrunde.games.bang.legacies import CHOICES, SUCCESS
from tafelrunde.games.bang.names import (
    CHARACTERS,
    DEPUTY,
    GREG_DIGGER,
    NO_CHARACTER,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    VULTURE_SAM,
)
from tafelrunde.games.catalog import load
from tafelrunde.kernel import NOBODY, Action, Frame, InfoSet
from tafelrunde.kernel.insight import look

INFO = load("bang")
ALL = ("duel", "rage", "characters", "undead", "legacy")
THREE = ("duel", "rage", "characters")  # all that three players can have
Roles = tuple[int, ...]


def modules_of(players: int) -> tuple[str, ...]:
    return ALL if players > 3 else THREE


# Honesty


class Doubter:
    """Asks three bots of one seat, each with another guess at the hidden, and compares."""

    def __init__(self, seat: int) -> None:
        self.bots = [make_bot(INFO, "regular", seat, 1) for _ in range(3)]

    def choose(self, info: InfoSet) -> Action:
        dealt_anew = InfoSet(info.game, info.sample("anew"), info.seat, info.history)
        choices = {
            bot.choose(each)
            for bot, each in zip(self.bots, (info, dealt_anew, torn_out(info)), strict=True)
        }
        assert len(choices) == 1
        return choices.pop()


def torn_out(info: InfoSet) -> InfoSet:
    """The same with nonsense wherever the seat can't look: roles, rage cards, all piles."""
    s = info.world.clone()
    for seat in range(info.game.players):
        if seat != info.seat and not s.shown >> seat & 1:
            s.role[seat] = 99
        s.rage[seat] = tuple(
            card if card[0] >> info.seat & 1 else (card[0], 99) for card in s.rage[seat]
        )
    s.rage_pile = [99] * len(s.rage_pile)
    s.wound_pile = [99] * len(s.wound_pile)
    s.graves = [99] * len(s.graves)
    return InfoSet(info.game, s, info.seat, info.history)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_the_choice_is_the_same_whatever_the_hidden_roles_and_cards_are(players: int) -> None:
    game = INFO.build(players=players, modules=modules_of(players))
    for number in range(3):
        play_match(game, [Doubter(seat) for seat in range(players)], number)


# Strength: measured in 300 games of five with all modules


def share_of_wins(clever: Roles, games: int) -> float:
    """How often seats of heuristic bots win, dealt these roles, among random ones."""
    game = INFO.build(players=5, modules=ALL[:-1])
    won = 0.0
    for number in range(games):
        role = game.new(number).role
        seats = [seat for seat in range(5) if role[seat] in clever]
        bots = [
            make_bot(INFO, "regular" if seat in seats else "random", seat, number)
            for seat in range(5)
        ]
        winners = play_match(game, bots, number).winners
        won += sum(seat in winners for seat in seats) / len(seats)
    return won / games


def test_a_clever_sheriff_and_deputy_mostly_win() -> None:
    assert share_of_wins((SHERIFF, DEPUTY), 40) > 0.65  # measured: 0.89; random ones: 0.37


def test_clever_outlaws_nearly_always_win() -> None:
    assert share_of_wins((OUTLAW,), 40) > 0.85  # measured: 0.97; random ones: 0.67


def test_a_clever_renegade_often_leads_the_dead_to_victory() -> None:
    assert share_of_wins((RENEGADE,), 60) > 0.35  # measured: 0.60; a random one: 0.22


# Every module set


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_bots_play_every_module_set_to_the_end(players: int) -> None:
    for modules in INFO.module_sets(players):
        game = INFO.build(players=players, modules=modules)
        for number in range(2):
            bots = [make_bot(INFO, "regular", seat, number) for seat in range(players)]
            assert play_match(game, bots, number).s.agenda == []


@pytest.mark.parametrize("players", [4, 8])
def test_rage_dynamite_at_once_is_played_to_the_end(players: int) -> None:
    game = INFO.build(players=players, modules=ALL, options={"rage_dynamite_at_once": 1})
    for number in range(5):
        bots = [make_bot(INFO, "regular", seat, number) for seat in range(players)]
        assert play_match(game, bots, number).s.agenda == []


def test_the_bot_has_an_opinion_on_every_decision() -> None:
    asked = {
        name
        for players in (3, 5)
        for name, step in INFO.build(players, modules_of(players)).steps.items()
        if step.options is not None
    }
    assert asked == {"reroll", *WORTHS, *CHOICES}


# Legacy


def test_a_series_goes_on_from_match_to_match() -> None:
    game = INFO.build(players=5, modules=ALL)
    carried: dict[str, Any] = {}
    for number in range(12):
        bots = [make_bot(INFO, "regular", seat, number) for seat in range(5)]
        result = play_match(game, bots, f"series {number}", carried)
        s = result.s
        dealt = [args for _, key, args in s.news if key == "character_dealt"]
        assert len({character for _, character, _ in dealt}) == 5
        sheriff = s.role.index(SHERIFF)
        if carried and carried["namer"] != NOBODY:
            assert sheriff == (carried["namer"] - 1) % 5
        carried = game.carry(game, s)


def between(frame: Frame, **columns: Any) -> Action:
    """What the bot of seat 1 chooses between two matches of five."""
    game = INFO.build(players=5, modules=ALL)
    s = game.new(1)
    s.role, s.shown = [-1] * 5, 0
    for name, value in columns.items():
        setattr(s, name, value)
    s.agenda, s.offer = [frame], ()
    return BangBot(game, 1).choose(look(game, s, 1, "a guess", []))


def test_an_old_sheriff_passes_the_star_on() -> None:
    assert between(("name_sheriff", 1)) == ("name", 0)


def test_the_fallen_pick_the_character_that_wins_most() -> None:
    nobody = [NO_CHARACTER] * 5
    assert between(("pick_character", 1), character=nobody, old=nobody) == ("pick", VULTURE_SAM)
    taken = [VULTURE_SAM, *[NO_CHARACTER] * 4]
    picked = between(("pick_character", 1), character=taken, old=taken)[1]
    assert SUCCESS[picked] == max(SUCCESS[:VULTURE_SAM] + SUCCESS[VULTURE_SAM + 1 :])


@pytest.mark.parametrize(
    ("character", "choice"), [(VULTURE_SAM, ("keep",)), (GREG_DIGGER, ("draw",))]
)
def test_survivors_keep_a_character_only_if_it_is_better_than_most(
    character: int, choice: Action
) -> None:
    held = [NO_CHARACTER, character, *[NO_CHARACTER] * 3]
    assert between(("keep_character", 1), character=held, old=held) == choice


def test_every_character_has_a_measured_success() -> None:
    assert len(SUCCESS) == len(CHARACTERS)
