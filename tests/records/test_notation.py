"""The notation: what is written can be read, and what can't be read is explained."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.catalog import GameInfo, all_games, load
from tafelrunde.kernel import Chapter, Game, Hidden, RulesError, State
from tafelrunde.records.notation import (
    NotationError,
    listed,
    read,
    read_seat,
    read_values,
    split,
    usage,
    write,
    write_line,
    write_seat,
)
from tests.records.playing import NAMES

FRIENDS = ["Anna", "Boris", "Clara", "Dmitri", "Bob"]


@pytest.fixture(scope="module")
def bang() -> Game:
    return load("bang").build(5)


def odd_game() -> Game:
    """A game that was never meant to be played: its verbs have arguments of all kinds."""
    chapter = Chapter("odd")
    chapter.kind("fruit", ("apple", "apricot", "pear"))
    chapter.verb("mix", seat="seat", fruits="fruit*", dice="dice", text="text", number="number")
    chapter.verb("hand_out", seats="seat*", fruit="fruit")
    chapter.verb("say", words="text*")
    chapter.verb("throw", throws="dice*")
    return Game("odd", 3, [chapter], _no_state, lambda g, s, c: None, Hidden(_no_view, _no_redeal))


def _no_state(players: int) -> State:
    return State()


def _no_view(g: object, s: object, viewer: int) -> dict[str, object]:
    return {}


def _no_redeal(g: object, s: object, viewer: int) -> None:
    pass


# Round trips


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
@pytest.mark.parametrize("seed", range(3))
def test_every_option_of_random_games_is_read_as_it_was_written(info: GameInfo, seed: int) -> None:
    game = info.build()
    names = NAMES[: game.players]
    s = game.new(seed)
    for turn in range(400):
        if game.over(s):
            break
        seat = game.actors(s)[0]
        options = game.options(s, seat)
        texts = [write(game, option, names) for option in options]
        assert [read(game, text, names) for text in texts] == list(options)
        assert [read(game, text, names, options) for text in texts] == list(options)
        assert len(set(texts)) == len(options)
        game.commit(s, seat, options[turn * 7 % len(options)])


@given(
    seat=st.integers(-1, 2),
    fruits=st.lists(st.integers(0, 2)).map(tuple),
    dice=st.integers(0, 1 << 40),
    text=st.text(),
    number=st.integers(-(10**15) + 1, 10**15 - 1),
    names=st.lists(st.text(min_size=1), min_size=3, max_size=3),
)
def test_arguments_of_all_kinds_are_read_as_they_were_written(
    seat: int, fruits: tuple[int, ...], dice: int, text: str, number: int, names: list[str]
) -> None:
    action = ("mix", seat, fruits, dice, text, number)
    assert read(odd_game(), write(odd_game(), action, names), names) == action


@given(texts=st.lists(st.text()).map(tuple), throws=st.lists(st.integers(0, 99)).map(tuple))
def test_any_number_of_texts_and_throws_is_read_as_it_was_written(
    texts: tuple[str, ...], throws: tuple[int, ...]
) -> None:
    for action in (("say", texts), ("throw", throws), ("hand_out", (0, 2, 1), 2)):
        assert read(odd_game(), write(odd_game(), action, FRIENDS), FRIENDS) == action


@given(st.text())
def test_any_text_is_an_action_or_one_clear_sentence(text: str) -> None:
    said = ""
    action: tuple[object, ...] = ()
    try:
        action = read(odd_game(), text, FRIENDS)
    except NotationError as error:
        said = str(error)
    assert said or action[0] in ("mix", "hand_out", "say", "throw")


# Writing


def test_actions_look_as_one_would_type_them(bang: Game) -> None:
    assert write(bang, ("reroll", 0b10101), FRIENDS) == "reroll 1 3 5"
    assert write(bang, ("shoot", 0), FRIENDS) == "shoot anna"
    assert write(bang, ("take_arrows", 2), FRIENDS) == "take_arrows 2"
    assert write(bang, ("stop",), FRIENDS) == "stop"


def test_events_are_written_like_actions(bang: Game) -> None:
    declared = bang.tables.events["rerolled"]
    assert write_line(bang, "rerolled", declared, (1, (2, 0), (2, 3, 0)), FRIENDS) == (
        "rerolled boris one,arrow one two arrow"
    )


def test_a_name_that_would_not_be_clear_gives_way_to_the_seat_number() -> None:
    names = ["Anna", "anna", "Old Joe", "nobody", "#1", 'Jo"e', "x,y", "-"]
    written = [write_seat(seat, names) for seat in range(len(names))]
    assert written == ["#1", "#2", "old_joe", "#4", "#5", "#6", "#7", "#8"]
    assert [read_seat(word, names) for word in written] == list(range(len(names)))


def test_what_a_game_has_not_declared_can_not_be_written(bang: Game) -> None:
    with pytest.raises(RulesError, match="not declared the verb fly"):
        write(bang, ("fly",), FRIENDS)
    with pytest.raises(RulesError, match="1 arguments, not 2"):
        write(bang, ("shoot", 1, 2), FRIENDS)
    with pytest.raises(RulesError, match="no fruit number 3"):
        write(odd_game(), ("hand_out", (), 3), FRIENDS)


# Reading


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("shoot ANNA", ("shoot", 0)),
        ("shoot an", ("shoot", 0)),
        ("sh d", ("shoot", 3)),
        ("shoot #2", ("shoot", 1)),
        ("heal nobody", ("heal", -1)),
        ("  reroll   1,3  5 ", ("reroll", 0b10101)),
        ("rer 2", ("reroll", 2)),
        ("give-back clara", ("give_back", 2)),
        ("Stop", ("stop",)),
        ("reroll -", ("reroll", 0)),
    ],
)
def test_abbreviations_and_capitals_are_understood(
    bang: Game, text: str, action: tuple[object, ...]
) -> None:
    assert read(bang, text, FRIENDS) == action


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("shoot ana", "no player called 'ana': did you mean Anna?"),
        ("shoot zoe", "no player called 'zoe': there are Anna, Boris, Clara, Dmitri, Bob"),
        ("shoot bo", "'bo' could be Boris or Bob"),
        ("shoot #6", "there is no seat #6: there are 5"),
        ("shot anna", "no action 'shot': did you mean shoot?"),
        ("re 1", "'re' could be reroll or return_arrows"),
        ("shoot", "something is missing: write shoot TARGET"),
        ("stop 3", "'3' is too much: write stop"),
        ("reroll x", "'x' is no die: dice are 1, 2, 3 and so on"),
        ("reroll 0", "'0' is no die: dice are 1, 2, 3 and so on"),
        ("reroll 65", "'65' is no die: dice are 1, 2, 3 and so on"),
        ("reroll 1 1", "die 1 is named twice"),
        ("take_arrows two", "'two' is no number"),
        ("take_arrows ²", "'²' is no number"),
        ("", "there is no action in an empty line"),
        ('stop "now', 'a quotation mark is never closed: stop "now'),
    ],
)
def test_what_is_wrong_with_an_action_is_said_in_one_sentence(
    bang: Game, text: str, sentence: str
) -> None:
    with pytest.raises(NotationError) as caught:
        read(bang, text, FRIENDS)
    assert str(caught.value) == sentence


def test_a_kind_is_known_by_its_word_or_the_beginning_of_it() -> None:
    assert read(odd_game(), "hand_out anna,bob pe", FRIENDS) == ("hand_out", (0, 4), 2)
    with pytest.raises(NotationError, match="'ap' could be apple or apricot"):
        read(odd_game(), "hand_out anna ap", FRIENDS)
    with pytest.raises(NotationError, match="no fruit 'plum': there are apple, apricot, pear"):
        read(odd_game(), "hand_out anna plum", FRIENDS)


def test_of_very_many_words_only_the_first_are_listed() -> None:
    assert listed(["apple", "pear"]) == "apple, pear"
    many = listed([f"card{number}" for number in range(100)])
    assert many.startswith("card0, card1, ")
    assert many.endswith(", card11, …")


def test_what_is_offered_decides_between_equal_beginnings(bang: Game) -> None:
    assert read(bang, "shoot bo", FRIENDS, [("shoot", 0), ("shoot", 4)]) == ("shoot", 4)
    assert read(bang, "re 2", FRIENDS, [("stop",), ("reroll", 2)]) == ("reroll", 2)
    assert read(bang, "heal bob", FRIENDS, [("shoot", 1)]) == ("heal", 4)  # not offered, but clear


def test_the_last_arguments_may_be_left_out_where_only_a_part_is_expected(bang: Game) -> None:
    declared = bang.tables.events["lost_life"]
    words = split("boris 2")
    assert read_values(bang, declared, words, FRIENDS, "lost_life", partial=True) == [1, 2]
    assert usage("lost_life", declared) == "lost_life SEAT LIFE CAUSE SOURCE"
