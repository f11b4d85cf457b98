"""The invariants of KRALLEN & FALLEN notice what can't be; what a viewer can't know."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.invariants import Hands, check, unknown
from tafelrunde.games.kf.names import CARDS, GOLD
from tafelrunde.games.kf.state import OPEN, KfState
from tafelrunde.games.kf.tests.table import Table
from tafelrunde.kernel import NOBODY
from tests.games.spoiling import Spoil, by_sentence, notices, play_at_random, put, swap

Spoiling = Spoil[KfState]


def number(name: str) -> int:
    return CARDS.index(name)


def spoilt_table() -> Table:
    return Table(
        anna={
            "hand": ["crown", "stumble open"],
            "realm": [
                *("book", {"card": "chest", "on": "book"}, "thimble", "door"),
                {"card": "transmutation", "on": "thimble", "as": "bronze"},
                {"card": "rune", "on": "door"},
            ],
        },
        ben={"hand": ["harp anna"], "realm": ["castle", {"card": "basilisk", "on": "castle"}]},
        cleo={"hand": [], "foe": "dragon"},
        wilderness=[{"card": "dragon", "loot": ["wand"]}, "goblin"],
    )


def lose_a_card(s: KfState) -> None:
    s.deck.remove(number("fox"))


def double_a_card(s: KfState) -> None:
    s.discards.append(number("crown"))


def shuffle_the_pile(s: KfState) -> None:
    s.deck.reverse()


def to_realm(name: str, seat: int = 2) -> Spoiling:
    def spoil(s: KfState) -> None:
        s.deck.remove(number(name))
        s.realm[seat] = (*s.realm[seat], number(name))

    return spoil


def to_wilderness(name: str) -> Spoiling:
    def spoil(s: KfState) -> None:
        s.deck.remove(number(name))
        s.wild.append(number(name))

    return spoil


def beneath(host: str, name: str) -> Spoiling:
    def spoil(s: KfState) -> None:
        s.deck.remove(number(name))
        s.loot.append((number(host), number(name)))

    return spoil


def lay(upper: str, lower: str) -> Spoiling:
    def spoil(s: KfState) -> None:
        s.covers = [pair for pair in s.covers if pair[0] != number(upper)]
        s.covers.append((number(upper), number(lower)))

    return spoil


def lie_on_two(s: KfState) -> None:
    s.covers.append((number("chest"), number("thimble")))


def loosen_the_basilisk(s: KfState) -> None:
    s.covers = [pair for pair in s.covers if pair[0] != number("basilisk")]


def know_a_card_of_the_pile(s: KfState) -> None:
    s.known[number("fox")] = 1


def beat_the_dragon(s: KfState) -> None:
    s.wild.remove(number("dragon"))
    s.discards.append(number("dragon"))
    s.loot, s.wild = [], [*s.wild, number("wand")]


def end_the_turn_with_heal_in_play(s: KfState) -> None:
    to_realm("heal")(s)
    s.agenda[0] = ("turn", 3, 0)


def two_attacks(s: KfState) -> None:
    attempt = ("attempt", 0, 1, number("book"), NOBODY, NOBODY, 0, 1)
    s.agenda += [attempt, attempt]


def attack_of_another(s: KfState) -> None:
    s.agenda.append(("attempt", 1, 1, number("book"), NOBODY, NOBODY, 0, 1))


def complete_the_set(s: KfState) -> None:
    to_realm("flute", 0)(s)
    to_realm("goblet", 0)(s)


def end_the_match(s: KfState) -> None:
    s.agenda.clear()


def win_wrongly(s: KfState) -> None:
    complete_the_set(s)
    s.agenda.clear()
    s.winners = [1]


SPOILS: list[tuple[Spoiling, str]] = [
    (lose_a_card, "not once in the game: ['fox'], 99 cards in all"),
    (double_a_card, "not once in the game: ['crown'], 101 cards in all"),
    (shuffle_the_pile, "the draw pile is not sorted"),
    (swap("hand", 0, (number("stumble"), number("crown"))), "the hand of seat 0 is not sorted"),
    (swap("known", number("crown"), 1), "crown of seat 0 is known to 1"),
    (swap("known", number("crown"), 8), "crown of seat 0 is known to 8"),
    (swap("known", number("crown"), -2), "crown of seat 0 is known to -2"),
    (know_a_card_of_the_pile, "fox is in no hand, but somebody knows it there"),
    (to_realm("ogre"), "ogre lies in the realm of seat 2"),
    (to_realm("royal_decree"), "royal_decree lies in the realm of seat 2"),
    (lay("chest", "castle"), "chest lies on castle, which is elsewhere"),
    (lay("chest", "door"), "chest lies on door"),
    (lay("transmutation", "chest"), "transmutation lies on chest"),
    (lay("rune", "book"), "rune lies on book"),
    (lay("book", "thimble"), "book lies on thimble"),
    (lie_on_two, "a card lies on two others"),
    (loosen_the_basilisk, "basilisk lies on nothing (7.9)"),
    (to_realm("shrine"), "shrine lies on nothing (7.9)"),
    (put("painted", 3), "metal 3"),
    (put("painted", 2), "thimble is painted in its own metal"),
    (to_wilderness("fox"), "fox lies in the wilderness"),
    (to_wilderness("tavern"), "tavern lies in the wilderness"),
    (beneath("ogre", "robe"), "robe lies beneath ogre"),
    (beneath("dragon", "fox"), "fox lies beneath dragon"),
    (beneath("basilisk", "robe"), "robe lies beneath basilisk"),
    (swap("role", 1, 0), "seat 1 has a role already, or nevertheless"),
    (swap("tries", 1, 1), "seat 1 has experience with nothing"),
    (swap("foe", 1, number("fox")), "the foe of seat 1 has left play (4.2)"),
    (beat_the_dragon, "the foe of seat 2 has left play (4.2)"),
    (swap("tries", 2, -1), "seat 2: below 0"),
    (swap("wins", 0, -1), "seat 0: below 0"),
    (put("turn", 3), "it is the turn of 3"),
    (put("actions", -1), "-1 actions are left"),
    (put("actions", 4), "4 actions are left"),
    (put("swapped", 2), "a turn that is neither so nor so"),
    (put("used", [number("book")]), "used: [0]"),
    (end_the_turn_with_heal_in_play, "heal stays beyond the turn (2.3)"),
    (two_attacks, "2 attacks go on at once"),
    (attack_of_another, "the first thing announced is the active player's"),
    (complete_the_set, "[[0]] have the set, and the match goes on (8.1)"),
    (put("winners", [0]), "and the match goes on (8.1)"),
    (end_the_match, "the match is over, and nobody has the set"),
    (win_wrongly, "[0] have the set, [1] won"),
]


@by_sentence(SPOILS)
def test_what_cannot_be_is_noticed(spoil: Spoiling, sentence: str) -> None:
    assert sentence in notices(spoilt_table(), spoil)


def test_a_monster_has_no_more_beneath_it_than_it_takes() -> None:
    t = spoilt_table()
    beneath("goblin", "robe")(t.s)
    check(t.game, t.s)
    beneath("goblin", "evil_eye")(t.s)
    with pytest.raises(AssertionError, match="lies beneath goblin as one of 2"):
        check(t.game, t.s)


def test_with_roles_everybody_has_one() -> None:
    t = Table(anna={"role": "rogue"})
    t.s.role[1] = NOBODY
    with pytest.raises(AssertionError, match="seat 1 has the role -1"):
        check(t.game, t.s)


def test_nobody_discards_for_nothing() -> None:
    t = Table(anna={"hand": ["fox"]})
    t.s.agenda.append(("discard", 0))
    with pytest.raises(AssertionError, match="seat 0 discards for nothing"):
        check(t.game, t.s)


@pytest.mark.rule("kf 8.2")
def test_two_with_the_set_share_it_or_play_again() -> None:
    for rematch, winners in ((0, [0, 1]), (1, [])):
        t = Table(options={"rematch": rematch})
        for seat, names in enumerate((("book", "flute", "crown"), ("lantern", "thimble", "harp"))):
            for name in names:
                to_realm(name, seat)(t.s)
        t.s.agenda.clear()
        t.s.winners = winners
        check(t.game, t.s)
        t.s.winners = [0]
        with pytest.raises(AssertionError, match="have the set"):
            check(t.game, t.s)


@pytest.mark.rule("kf 8.1")
def test_painted_treasures_and_the_decree_count_as_they_should() -> None:
    painted = {"card": "transmutation", "on": "thimble", "as": "bronze"}
    t = Table(anna={"realm": ["book", "thimble", painted]}, wilderness=["royal_decree"])
    to_realm("lantern", 0)(t.s)
    with pytest.raises(AssertionError, match="have the set"):
        check(t.game, t.s)
    t.s.painted = GOLD
    check(t.game, t.s)


@pytest.mark.parametrize("players", [2, 3])
def test_a_random_game_ends_and_keeps_the_invariants_at_every_decision(players: int) -> None:
    t = Table.dealt(players, seed=f"held {players}")
    play_at_random(t, f"held {players}")


# What a viewer can't know


def test_the_hand_of_another_may_be_any_cards_nobody_has_shown() -> None:
    t = Table(anna={"hand": ["fox"]}, ben={"hand": ["crown", "book anna"]}, cleo={"hand": ["harp"]})
    hands = unknown(t.game, t.s, 0)["hand", 1]
    assert isinstance(hands, Hands) and len(hands) == 2
    book, crown, harp, fox = (number(name) for name in ("book", "crown", "harp", "fox"))
    assert (book, crown) in hands
    assert (book, harp) in hands  # Anna can't know that Cleo holds it
    assert (book, fox) not in hands  # she holds it herself
    assert (crown, harp) not in hands  # she has seen the book there
    assert (book,) not in hands and (book, crown, harp) not in hands
    assert (crown, book) not in hands  # not sorted


def test_nobody_wonders_about_their_own_hand_or_open_cards() -> None:
    t = Table(anna={"hand": ["crown"]}, ben={"hand": ["harp open"]})
    places = unknown(t.game, t.s, 0)
    assert ("hand", 0) not in places and ("known", number("crown")) not in places
    hands = places["hand", 1]
    assert isinstance(hands, Hands) and len(hands) == 1
    assert (number("harp"),) in hands and ("known", number("harp")) not in places
    assert ("hand", 0) in unknown(t.game, t.s, NOBODY)


def test_the_draw_pile_and_who_knows_what_follow_from_the_hands() -> None:
    t = Table(anna={"hand": []}, ben={"hand": ["crown", "harp cleo"]}, cleo={"hand": ["book"]})
    places = unknown(t.game, t.s, 0)
    assert number("crown") in places["deck", 0] and number("fox") in places["deck", 0]
    t.s.hand[0], t.s.known[number("fox")] = (number("fox"),), OPEN
    t.s.deck.remove(number("fox"))
    assert number("fox") not in unknown(t.game, t.s, 1)["deck", 0]
    assert [mask for mask in range(-1, 8) if mask in places["known", number("book")]] == [0, 4]


@pytest.mark.rule("kf 7.9", "kf 8.1")
def test_a_victory_leaves_what_lost_its_tie_where_it_is() -> None:
    t = Table(
        anna={"hand": ["light_fingers open"], "realm": ["book", "thimble"]},
        ben={"realm": ["goblet", {"card": "shrine", "on": "goblet"}]},
        entry=6,
    )
    t.act("anna", "play_on light_fingers goblet")
    assert t.winners == ["anna"] and t.realm("ben") == ["shrine"]
