"""Chapter 1: what is dealt, what stays secret, and who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.bang.tests.table import Player, Table
from tafelrunde.games.catalog import load
from tafelrunde.kernel import NOBODY, OptionError

ROLES = ("sheriff", "renegade", "outlaw", "deputy")
LIFE = {
    "bart-cassidy": 8,
    "black-jack": 8,
    "calamity-janet": 8,
    "el-gringo": 7,
    "jesse-jones": 9,
    "jourdonnais": 7,
    "kit-carlson": 7,
    "lucky-duke": 8,
    "paul-regret": 9,
    "pedro-ramirez": 8,
    "rose-doolan": 9,
    "sid-ketchum": 8,
    "slab-the-killer": 8,
    "suzy-lafayette": 8,
    "vulture-sam": 9,
    "willy-the-kid": 8,
}


def players_of(t: Table) -> list[Player]:
    return [Player(t, seat) for seat in range(len(t.names))]


def sheriff_of(t: Table) -> Player:
    return next(player for player in players_of(t) if player.role == "sheriff")


@pytest.mark.rule("bang 1.1")
@pytest.mark.parametrize(
    ("players", "dealt"),
    [
        (3, (0, 1, 1, 1)),
        (4, (1, 1, 2, 0)),
        (5, (1, 1, 2, 1)),
        (6, (1, 1, 3, 1)),
        (7, (1, 1, 3, 2)),
        (8, (1, 2, 3, 2)),
    ],
)
def test_the_number_of_players_decides_which_roles_are_dealt(
    players: int, dealt: tuple[int, ...]
) -> None:
    for seed in range(5):
        roles = Counter(player.role for player in players_of(Table.dealt(players, seed)))
        assert tuple(roles[role] for role in ROLES) == dealt


@pytest.mark.rule("bang 1.1")
@pytest.mark.parametrize("players", [1, 2, 9])
def test_fewer_than_three_or_more_than_eight_cannot_play(players: int) -> None:
    with pytest.raises(OptionError, match=f"is for 3 to 8 players, not {players}"):
        load("bang").build(players)


@pytest.mark.rule("bang 1.1", "bang 1.2")
def test_any_seat_can_be_dealt_any_role_and_any_character() -> None:
    tables = [Table.dealt(5, seed) for seed in range(250)]
    roles = {(player.seat, player.role) for t in tables for player in players_of(t)}
    characters = {(player.seat, player.character) for t in tables for player in players_of(t)}
    assert len(roles) == 5 * 4
    assert len(characters) == 5 * 16


@pytest.mark.rule("bang 1.2")
def test_everybody_hears_who_is_sheriff_and_only_their_own_role_beside_that() -> None:
    t = Table.dealt(6, "secrets")
    sheriff = sheriff_of(t)
    shown = f"role_shown {t.names[sheriff.seat]} sheriff"
    for player in players_of(t):
        own = f"role_dealt {t.names[player.seat]} {player.role}"
        heard = [line for line in player.heard if line.startswith("role_")]
        assert sorted(heard) == sorted([shown] if player.seat == sheriff.seat else [own, shown])
    assert [line for line in t.heard_by(NOBODY) if line.startswith("role_")] == [shown]


@pytest.mark.rule("bang 1.2")
def test_a_seat_sees_its_own_role_and_the_sheriffs_and_a_spectator_only_the_latter() -> None:
    t = Table.dealt(8, "looking")
    sheriff = {t.names[sheriff_of(t).seat]: "sheriff"}
    for player in players_of(t):
        assert player.roles_seen() == {**sheriff, t.names[player.seat]: player.role}
    assert Player(t, NOBODY).roles_seen() == sheriff


@pytest.mark.rule("bang 1.2")
def test_characters_lie_open_and_no_two_players_have_the_same() -> None:
    t = Table.dealt(8, "characters")
    dealt = [
        f"character_dealt {t.names[player.seat]} {player.character} {player.life}"
        for player in players_of(t)
    ]
    assert t.told("character_dealt") == dealt
    assert len({player.character for player in players_of(t)}) == 8


@pytest.mark.rule(
    "bang 1.2",
    "bang 5.1",
    "bang 5.2",
    "bang 5.3",
    "bang 5.4",
    "bang 5.5",
    "bang 5.6",
    "bang 5.7",
    "bang 5.8",
    "bang 5.9",
    "bang 5.10",
    "bang 5.11",
    "bang 5.12",
    "bang 5.13",
    "bang 5.14",
    "bang 5.15",
    "bang 5.16",
)
@pytest.mark.parametrize("character", LIFE)
def test_life_is_the_characters_number_and_two_more_for_the_sheriff(character: str) -> None:
    as_outlaw = Table(4, boris={"character": character}).boris
    as_sheriff = Table(4, turn="boris", anna={"character": character}).anna
    assert (as_outlaw.life, as_outlaw.limit) == (LIFE[character], LIFE[character])
    assert (as_sheriff.life, as_sheriff.limit) == (LIFE[character] + 2, LIFE[character] + 2)


@pytest.mark.rule("bang 1.2")
def test_everybody_begins_with_full_life_and_can_never_have_more() -> None:
    for seed in range(20):
        t = Table.dealt(8, seed)
        for player, line in zip(players_of(t), t.told("character_dealt"), strict=True):
            full = LIFE[player.character] + (2 if player.role == "sheriff" else 0)
            assert line.endswith(f" {full}")
            assert player.limit == full


@pytest.mark.rule("bang 1.3")
def test_nine_arrows_lie_in_the_middle_and_nobody_holds_one() -> None:
    t = Table(8)
    assert t.pile == 9
    assert t.arrows == [0] * 8


@pytest.mark.rule("bang 1.3")
def test_a_new_match_has_all_arrows_but_those_of_the_first_roll_in_the_middle() -> None:
    for seed in range(10):
        t = Table.dealt(5, seed)
        rolled = t.dice.split().count("arrow")
        assert (t.pile, sum(t.arrows)) == (9 - rolled, rolled)


@pytest.mark.rule("bang 1.3")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_sheriff_takes_the_first_turn(players: int) -> None:
    for seed in range(5):
        t = Table.dealt(players, seed)
        assert t.turn == t.names[sheriff_of(t).seat]
        assert t.told("turn_began") == [f"turn_began {t.turn}"]


@pytest.mark.rule("bang 1.3")
def test_turns_go_round_clockwise_and_begin_anew_after_the_last_seat() -> None:
    t = Table(4, dice=["beer dynamite dynamite gatling beer"] * 6)
    for _ in range(5):
        t.do("stop", "heal anna", "heal boris")
    assert t.told("turn_began") == [
        f"turn_began {name}" for name in ("anna", "boris", "clara", "dmitri", "anna", "boris")
    ]


@pytest.mark.rule("bang 1.3", "bang 4.1")
def test_the_turn_passes_over_those_who_are_out() -> None:
    t = Table(5, turn="anna", boris={"out": True}, clara={"out": True})
    t.anna("stop", "shoot dmitri", "heal anna")
    assert t.turn == "dmitri"
