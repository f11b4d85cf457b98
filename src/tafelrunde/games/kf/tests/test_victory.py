"""Chapter 8: the winning set, the Royal Decree, teams, roles and the coin."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.names import TEAM_SIZES
from tafelrunde.games.kf.steps.rolling import faces
from tafelrunde.games.kf.tests.table import INFO, Table
from tafelrunde.kernel import OptionError


@pytest.mark.rule("kf 8.1")
def test_gold_silver_and_bronze_in_one_s_realm_win_at_once() -> None:
    t = Table(anna={"hand": ["goblet open"], "realm": ["book", "thimble"]}, ben={}, entry=6)
    t.act("anna", "play goblet")
    assert t.over and t.winners == ["anna"] and t.told("won") == ["won anna"]


@pytest.mark.rule("kf 8.1")
@pytest.mark.parametrize("realm", [["book", "brooch"], ["book", "goblet"], ["thimble"], []])
def test_less_than_one_of_each_is_not_enough(realm: list[str]) -> None:
    t = Table(anna={"hand": ["crown open"], "realm": realm}, entry=6)
    t.act("anna", "play crown")
    assert not t.over


@pytest.mark.rule("kf 8.1")
def test_treasures_under_a_chest_count_and_under_a_monster_not() -> None:
    realm = ["book", {"card": "chest", "on": "book"}, "thimble"]
    t = Table(anna={"hand": ["goblet open"], "realm": realm}, entry=6)
    t.act("anna", "play goblet")
    assert t.winners == ["anna"]
    t = Table(
        anna={"hand": ["goblet open"], "realm": ["book"]},
        wilderness=[{"card": "ogre", "loot": ["thimble"]}],
        entry=6,
    )
    t.act("anna", "play goblet")
    assert not t.over


@pytest.mark.rule("kf 8.1", "kf 10.7")
def test_a_victory_can_happen_in_somebody_else_s_turn() -> None:
    t = Table(
        anna={"hand": ["royal_decree open"]},
        ben={"realm": ["lantern", "gate_key", "copper_kettle"]},
        entry=6,
    )
    t.act("anna", "play royal_decree")
    assert t.winners == ["ben"] and t.turn == "anna"


# The Royal Decree (8.2)


@pytest.mark.rule("kf 8.2", "kf card:royal_decree")
def test_two_winners_at_once_share_the_victory() -> None:
    t = Table(
        anna={"hand": ["royal_decree open"], "realm": ["crown", "harp", "goblet"]},
        ben={"realm": ["lantern", "gate_key", "copper_kettle"]},
        cleo={"realm": ["thimble", "flute"]},
        entry=6,
    )
    t.act("anna", "play royal_decree")
    assert t.over and t.winners == ["anna", "ben"]


@pytest.mark.rule("kf 8.2")
def test_or_they_play_again_if_the_table_wants_that() -> None:
    t = Table(
        options={"rematch": 1},
        anna={"hand": ["royal_decree open"], "realm": ["crown", "harp", "goblet"]},
        ben={"realm": ["lantern", "gate_key", "copper_kettle"]},
        entry=6,
    )
    t.act("anna", "play royal_decree")
    assert t.over and t.winners == []
    assert t.told("victory_undecided") == ["victory_undecided anna ben"]
    assert t.game.carry(t.game, t.s) == {"wins": [0, 0]}


@pytest.mark.rule("kf 8.2")
def test_a_single_winner_wins_with_a_rematch_agreed_too() -> None:
    t = Table(
        options={"rematch": 1},
        anna={"hand": ["goblet open"], "realm": ["book", "thimble"]},
        entry=6,
    )
    t.act("anna", "play goblet")
    assert t.winners == ["anna"]


@pytest.mark.rule("kf 8.2", "kf card:royal_decree")
def test_while_the_decree_is_in_play_the_usual_set_wins_nothing() -> None:
    t = Table(
        anna={"hand": ["goblet open"], "realm": ["book", "thimble"]},
        wilderness=["royal_decree"],
        entry=6,
    )
    t.act("anna", "play goblet")
    assert not t.over


@pytest.mark.rule("kf 8.2", "kf card:royal_decree")
def test_victory_is_looked_for_again_when_the_decree_leaves() -> None:
    t = Table(
        anna={},
        ben={"realm": ["book", "thimble", "goblet"]},
        wilderness=["royal_decree"],
        exit=6,
    )
    t.act("anna", "attack royal_decree")
    assert t.winners == ["ben"]


# Teams (8.3)


@pytest.mark.rule("kf 8.3")
def test_a_team_wins_with_the_three_kinds_spread_over_its_realms() -> None:
    t = Table(
        4,
        options={"teams": 1},
        anna={"hand": ["goblet open"], "realm": ["thimble"]},
        ben={"realm": ["flute"]},
        cleo={"realm": ["book"]},
        entry=6,
    )
    assert [t.row_seen_by("ben", name)["team"] for name in t.names] == [[2], [3], [0], [1]]
    t.act("anna", "play goblet")
    assert t.winners == ["anna", "cleo"]


@pytest.mark.rule("kf 8.3")
def test_opponents_treasures_do_not_count_together() -> None:
    t = Table(
        4,
        options={"teams": 1},
        anna={"hand": ["goblet open"], "realm": ["thimble"]},
        ben={"realm": ["book"]},
        entry=6,
    )
    t.act("anna", "play goblet")
    assert not t.over


@pytest.mark.rule("kf 8.3")
@pytest.mark.parametrize("number", range(1, len(TEAM_SIZES) + 1))
def test_teams_have_the_sizes_agreed_on_and_members_sit_apart(number: int) -> None:
    sizes = TEAM_SIZES[number - 1]
    game = INFO.build(sum(sizes), options={"teams": number})
    sides = game.ground.sides
    assert sorted(len(side) for side in sides) == sorted(sizes) and sum(sizes) > 3
    assert sorted(seat for side in sides for seat in side) == list(range(sum(sizes)))
    assert [game.ground.side_of[side[0]] for side in sides] == list(range(len(sides)))
    if set(sizes) == {sizes[0]}:
        assert all(seat % len(sizes) == side[0] for side in sides for seat in side)


@pytest.mark.rule("kf 8.3")
def test_every_way_to_form_teams_of_four_to_six_is_there_once() -> None:
    assert len(set(TEAM_SIZES)) == len(TEAM_SIZES) == 17
    assert all(len(sizes) > 1 and max(sizes) > 1 for sizes in TEAM_SIZES)
    assert INFO.options[1]["id"] == "teams" and INFO.options[1]["most"] == len(TEAM_SIZES)


@pytest.mark.rule("kf 8.3")
@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 1), (5, 1), (4, 4)])
def test_teams_that_do_not_fit_the_players_are_refused(players: int, number: int) -> None:
    with pytest.raises(OptionError, match=rf"players, not {players} \(kf 8.3\)"):
        INFO.build(players, options={"teams": number})


# Roles (8.4)


@pytest.mark.rule("kf 8.4")
@pytest.mark.parametrize(
    ("role", "entry", "leaving"), [("warlock", 1, -1), ("warlord", 0, 2), ("rogue", 0, 1)]
)
def test_roles_change_rolls(role: str, entry: int, leaving: int) -> None:
    t = Table(
        anna={"role": role, "hand": ["wand open"]},
        ben={"role": "warlord", "realm": ["tavern"]},
        entry=1,
        exit=1,
        actions=3,
    )
    t.act("anna", "play wand", "attack tavern")
    assert [int(line.split()[5]) for line in t.told("rolled")] == [entry, leaving]


def rogue_strikes(margin: int, target: str = "worn_penny", realm: str = "ben") -> Table:
    t = Table(anna={"role": "rogue"}, ben={"role": "warlock"}, wilderness=[])
    t.s.deck.remove(number := t.game.tables.kinds["card"].index(target))
    if realm == "wilderness":
        t.s.wild.append(number)
    else:
        seat = t.seat(realm)
        t.s.realm[seat] = (*t.s.realm[seat], number)
    t.s.offer = ()
    t.s.foe[0], t.s.tries[0] = number, t.exit_number(target) + margin - 1 - 4
    t.force(exit=4)
    t.act("anna", f"attack {target}")
    return t


@pytest.mark.rule("kf 8.4")
def test_a_rogue_who_beats_an_item_by_three_may_keep_it() -> None:
    t = rogue_strikes(3)
    assert t.prompt == "pocketing" and t.options("anna") == ["pocket", "throw_away"]
    assert t.refused("anna", "done") == "8.4"
    t.act("anna", "pocket")
    assert t.realm("anna") == ["worn_penny"] and t.realm("ben") == [] and t.discards == []


@pytest.mark.rule("kf 8.4")
def test_or_may_throw_it_away() -> None:
    t = rogue_strikes(4)
    t.act("anna", "throw_away")
    assert t.realm("anna") == t.realm("ben") == [] and t.discards == ["worn_penny"]


@pytest.mark.rule("kf 8.4")
@pytest.mark.parametrize(("margin", "target"), [(2, "worn_penny"), (5, "tavern"), (5, "fox")])
def test_not_by_less_and_not_with_other_cards(margin: int, target: str) -> None:
    t = rogue_strikes(margin, target)
    assert t.prompt == "act" and t.discards == [target]


@pytest.mark.rule("kf 8.4")
def test_what_belongs_to_nobody_can_be_pocketed_too() -> None:
    t = rogue_strikes(3, realm="wilderness")
    t.act("anna", "pocket")
    assert t.realm("anna") == ["worn_penny"] and t.wilderness == []


@pytest.mark.rule("kf 8.4", "kf 8.1")
def test_pocketing_the_missing_treasure_wins() -> None:
    t = rogue_strikes(2)
    assert t.prompt == "act"
    t = Table(
        anna={"role": "rogue", "realm": ["goblet", "thimble"], "foe": "worn_penny", "tries": 6},
        ben={"role": "warlock", "realm": ["worn_penny"]},
        exit=6,
    )
    t.act("anna", "attack worn_penny", "pocket")
    assert t.winners == ["anna"]


@pytest.mark.rule("kf 8.4")
def test_a_warlord_discards_what_is_beaten_by_however_much() -> None:
    t = Table(
        anna={"role": "warlord", "foe": "worn_penny", "tries": 6},
        ben={"role": "warlock", "realm": ["worn_penny"]},
        exit=6,
    )
    t.act("anna", "attack worn_penny")
    assert t.prompt == "act" and t.discards == ["worn_penny"]


# The coin (8.5)


@pytest.mark.rule("kf 8.5")
@pytest.mark.parametrize(("side", "shown"), [(5, "5"), (2, "2")])
def test_a_coin_shows_five_or_two(side: int, shown: str) -> None:
    t = Table(options={"coin": 1}, anna={"hand": ["wand open"]}, coin=side)
    t.act("anna", "play wand")
    assert t.told("rolled")[0].split()[4] == shown
    assert (t.realm("anna") == ["wand"]) == (side == 5)


@pytest.mark.rule("kf 8.5")
def test_who_starts_is_decided_by_the_coin_as_well() -> None:
    t = Table.dealt(2, {"coin": 1}, seed="coin")
    rolls = [line.split()[2] for line in t.told("start_rolled")]
    assert set(rolls) == {"2", "5"} and len(rolls) % 2 == 0


@pytest.mark.rule("kf 1.1", "kf 8.5")
def test_odds_are_reckoned_with_the_six_faces_of_a_die_or_the_two_of_a_coin() -> None:
    assert faces(Table().game) == (1, 2, 3, 4, 5, 6)
    assert sorted(faces(Table(options={"coin": 1}).game)) == [2, 5]
