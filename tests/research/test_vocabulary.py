"""Actions as numbers: each has one, and it is always the same."""

from __future__ import annotations

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.games.frag import names as frag
from tafelrunde.games.frag.cards.gadgets import ATTACHED
from tafelrunde.games.kf import names as kf
from tafelrunde.games.kf.aims import AT_SEATS, SUITS
from tafelrunde.games.kf.cards.surprises import COUNTERED
from tafelrunde.kernel import OptionError
from tafelrunde.research.hints import hints_of
from tafelrunde.research.subject import subject
from tafelrunde.research.vocabulary import Vocabulary
from tests.research.walking import GAMES, walk, whole


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True], ids=["few", "many"])
def test_every_option_has_a_number_of_its_own_that_leads_back_to_it(game: str, most: bool) -> None:
    info = load(game)
    about = whole(game, info.most if most else info.fewest)
    words = about.vocabulary
    met = 0
    for s, seat in walk(about, "numbers"):
        options = about.game.options(s, seat)
        numbers = [words.index(action) for action in options]
        assert len(set(numbers)) == len(options)
        assert all(0 <= number < words.size for number in numbers)
        assert [words.action(number) for number in numbers] == list(options)
        met += len(options)
    assert met > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_an_action(game: str) -> None:
    words = whole(game).vocabulary
    for number in range(words.size):
        assert words.index(words.action(number)) == number


def test_the_numbers_are_the_documented_ones() -> None:
    words = subject("bang", 5).vocabulary
    assert words.index(("stop",)) == 0
    assert words.index(("reroll", 0b10101)) == 1 + 0b10101
    assert words.index(("shoot", 0)) == 33
    assert words.index(("heal", 4)) == 33 + 5 + 4
    assert words.size == 74


def test_a_module_puts_its_actions_behind_those_of_the_game() -> None:
    plain, more = subject("bang", 5).vocabulary, subject("bang", 5, ("duel", "rage")).vocabulary
    assert [plain.action(number) for number in range(plain.size)] == [
        more.action(number) for number in range(plain.size)
    ]
    assert more.action(plain.size)[0] not in plain.verbs


def test_a_verb_may_have_several_stretches_of_words() -> None:
    words = subject("frag", 2).vocabulary
    arms = subject("frag", 2).game.tables.kinds["arm"]
    attacks = [words.action(number) for number in range(words.size)]
    attacks = [action for action in attacks if action[0] == "attack"]
    weapons = range(arms.index("pulse_rifle") + 1)
    assert {action[2] for action in attacks} == {*weapons, arms.index("pistol")}
    numbers = [words.index(action) for action in attacks]
    assert numbers == list(range(numbers[0], numbers[0] + len(attacks)))


def pairs(game: str, verb: str) -> set[tuple[int, ...]]:
    words = subject(game).vocabulary
    actions = [words.action(number) for number in range(words.size)]
    return {action[1:] for action in actions if action[0] == verb}


def test_cards_of_krallen_are_numbered_with_all_they_may_name() -> None:
    treasures = {card for card, sort in enumerate(kf.SORT) if sort & kf.TREASURE}
    items = {card for card, sort in enumerate(kf.SORT) if sort & kf.ITEM}
    named = {"own_treasure": treasures, "rival_treasure": treasures, "own_item": items}
    for aim, suits in SUITS.items():
        named[aim] = {card for card, fits in enumerate(suits) if fits}
    expected: set[tuple[int, int]] = set()
    for card, aim in enumerate(kf.AIM):
        prey = {other for other, sort in enumerate(kf.SORT) if sort & kf.FROM[card]}
        expected |= {(card, other) for other in (prey if aim == "raid" else named.get(aim, ()))}
    assert pairs("kf", "play_on") == expected
    alone = {card for card, aim in enumerate(kf.AIM) if not aim and kf.SORT[card] != kf.SURPRISE}
    assert pairs("kf", "play") == {(card,) for card in alone}
    assert pairs("kf", "claim") == {(card,) for card in kf.CLAIMABLE}
    assert {card for card, _ in pairs("kf", "play_at")} == {
        card for card, aim in enumerate(kf.AIM) if aim == AT_SEATS
    }
    assert pairs("kf", "lay") == {(card,) for card in items | named["barrier"]}


def test_answers_of_krallen_are_numbered_with_all_they_may_answer() -> None:
    subjects: dict[int, set[int]] = {}
    for card, other in pairs("kf", "answer"):
        subjects.setdefault(card, set()).add(other)
    countered = {card for card, sort in enumerate(kf.SORT) if sort & COUNTERED}
    gear = {card for card, sort in enumerate(kf.SORT) if sort & kf.GEAR}
    narrow = {kf.COUNTERSPELL: countered, kf.PICKPOCKET: gear}
    for card, sort in enumerate(kf.SORT):
        if sort == kf.SURPRISE:
            assert subjects.pop(card) == narrow.get(card, set(range(kf.KINDS)))
    assert subjects == {}


def test_gadgets_of_frag_are_numbered_with_the_weapons_they_may_be_attached_to() -> None:
    gadgets = {frag.EXTRA_AMMO, *ATTACHED}
    weapons = range(frag.FIRST[0], frag.FIRST[1])
    assert pairs("frag", "attach") == {(card, arm) for card in gadgets for arm in weapons}


def test_beams_of_frag_are_numbered_with_the_teleporters_of_the_map() -> None:
    board = subject("frag").game.ground
    assert pairs("frag", "beam") == {(pad,) for pad in board.pad_list}
    assert len(pairs("frag", "jump")) == board.nodes
    with pytest.raises(OptionError, match=r"of frag names lifts, which its map has not"):
        Vocabulary(subject("frag").game, {"beam": {"field": "lifts"}})


def test_a_row_of_features_names_verb_and_arguments() -> None:
    words = subject("kf", 2).vocabulary
    number = words.index(("play_at", 62, 1))
    assert words.features(number) == [list(words.verbs).index("play_at"), 63, 2]
    assert words.features(words.index(("pass",))) == [list(words.verbs).index("pass"), 0, 0]


def test_what_is_outside_the_numbered_actions_is_told_in_a_sentence() -> None:
    words = subject("bang", 5).vocabulary
    with pytest.raises(OptionError, match=r"widen take_arrows in its vector\.toml"):
        words.index(("take_arrows", 10))
    with pytest.raises(OptionError, match="has actions 0 to 73 here, so 74 is none"):
        words.action(74)
    with pytest.raises(OptionError, match="so -1 is none"):
        words.action(-1)


def test_a_game_may_leave_numbers_unbounded() -> None:
    about = subject("bang", 5)
    hints = hints_of(about.info)["actions"]
    del hints["take_arrows"]
    assert Vocabulary(about.game, hints).size == subject("bang", 5).vocabulary.size + 11
