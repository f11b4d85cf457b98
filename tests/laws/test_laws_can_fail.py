"""Each law notices a game that breaks it: otherwise keeping the laws would mean nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.kernel import Action, Frame, Game, IllegalAction, RulesError, State
from tafelrunde.lab.dealing import dealt_like_the_deal, twice_is_once
from tafelrunde.lab.laws import (
    LIGHT,
    Played,
    chain_holds,
    check_game,
    equals_hold,
    refusals_hold,
    start,
)
from tafelrunde.lab.secrecy import set_up_holds
from tafelrunde.lab.subject import LawBroken, Subject
from tests.laws import tiny as game
from tests.laws.tiny import TinyState, tiny


def broken_law(subject: Subject, games: int = 5, bound: int = 100) -> tuple[int, str]:
    """The law a game breaks in a few random games, and the sentence that tells how."""
    for number in range(games):
        try:
            check_game(subject, Played(f"tiny {number}"), bound=bound)
        except LawBroken as broken:
            return broken.law, broken.sentence
    return 0, "it keeps all laws"


def test_the_tiny_game_keeps_all_laws() -> None:
    assert broken_law(tiny(), games=20) == (0, "it keeps all laws")
    assert set_up_holds(tiny(), "tiny") > 50
    assert twice_is_once(tiny(), start(tiny().game, "tiny"), 1, 500) > 100
    assert dealt_like_the_deal(tiny(), 1, 500) == 2


def test_a_broken_law_says_which_and_how() -> None:
    broken = LawBroken(2, "there is nothing to do")
    assert str(broken) == "law 2: there is nothing to do"


# Law 1


def test_a_game_without_end_breaks_law_1() -> None:
    def again(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        game.choose(g, s, frame, seat, action)
        s.push(frame)

    assert broken_law(tiny(apply=again)) == (1, "a random game did not end within 100 decisions")


def test_a_mistake_of_the_rules_comes_through() -> None:
    def stumble(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        raise RulesError("the rules stumble")

    with pytest.raises(RulesError, match="the rules stumble"):
        broken_law(tiny(apply=stumble))


# Law 2


def offering(*options: Any) -> Callable[..., Any]:
    return lambda g, s, frame, seat: options


def test_options_that_are_offered_twice_break_law_2() -> None:
    law, how = broken_law(tiny(options=offering(("keep",), ("swap",), ("keep",))))
    assert law == 2 and "twice" in how


def test_options_that_come_in_another_order_when_asked_again_break_law_2() -> None:
    turns = itertools.cycle([(("keep",), ("swap",)), (("swap",), ("keep",))])
    law, how = broken_law(tiny(options=lambda g, s, frame, seat: next(turns)))
    assert law == 2 and "differs when asked twice" in how


@pytest.mark.parametrize("odd", [("wait", (1, [2])), ("wait", {1: 2}), ("wait", 1.5)])
def test_options_that_are_no_plain_values_break_law_2(odd: Any) -> None:
    with pytest.raises((LawBroken, TypeError)):
        check_game(tiny(options=offering(("keep",), odd)), Played("odd"))


def test_an_undeclared_verb_breaks_law_2() -> None:
    law, how = broken_law(tiny(options=offering(("keep",), ("fly",))))
    assert (law, how) == (2, "fly is not declared")


@pytest.mark.parametrize("odd", [("keep", 1), ("wait",), ("wait", "long"), ("wait", True)])
def test_values_that_are_not_as_declared_break_law_2(odd: Any) -> None:
    law, how = broken_law(tiny(options=offering(("swap",), odd)))
    assert law == 2 and "declared" in how


def test_a_prompt_that_speaks_of_something_undeclared_breaks_law_2() -> None:
    law, how = broken_law(tiny(prompt=lambda g, s, frame, seat: (99,), asks={"whom": "seat"}))
    assert (law, how) == (2, "choose has 99 where seat is declared")


def test_an_event_that_is_not_declared_breaks_law_2() -> None:
    def shout(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.tell("shouted", seat)

    assert broken_law(tiny(apply=shout)) == (2, "shouted is not declared")


def test_a_refusal_that_changes_something_breaks_law_2() -> None:
    def grudge(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> str:
        s.bids[seat] -= 1
        return ""

    law, how = broken_law(tiny(why_not=grudge))
    assert (law, how) == (2, "an action that was refused changed the state")


def test_taking_what_was_not_offered_breaks_law_2() -> None:
    subject = tiny()
    s = start(subject.game, "lenient")
    options = subject.game.options(s, 0)
    refusals_hold(subject.game, s, 0, [("fly",)])
    with pytest.raises(LawBroken, match=r"seat 0 may \('fly',\), which is not offered"):
        refusals_hold(Eager(subject.game, options), s, 0, [("fly",)])  # type: ignore[arg-type]


class Eager:
    """A game whose `apply` looks at nothing: it does what is said."""

    def __init__(self, game: Game, options: tuple[Action, ...]) -> None:
        self.game, self.players, self.offered = game, game.players, options

    def deciders(self, s: State) -> tuple[int, ...]:
        return self.game.deciders(s)

    def options(self, s: State, seat: int) -> tuple[Action, ...]:
        return self.offered

    def apply(self, s: State, seat: int, action: Action) -> None:
        if seat not in self.deciders(s):
            raise IllegalAction("error", "not you")
        if action != ("fly",):
            self.game.commit(s, seat, action)


def test_a_number_that_merely_equals_an_offered_one_and_goes_through_breaks_law_2() -> None:
    subject = tiny()
    s = start(subject.game, "equal")
    equals_hold(subject.game, s, 0, ("wait", 1))
    with pytest.raises(LawBroken, match=r"\('wait', 1.0\) is taken for \('wait', 1\)"):
        equals_hold(Eager(subject.game, ()), s, 0, ("wait", 1))  # type: ignore[arg-type]


# Law 3


class Sharing(TinyState):
    __slots__ = ()

    def clone(self) -> TinyState:
        twin = super().clone()
        twin.bids = self.bids
        return twin


class Forgetful(TinyState):
    __slots__ = ()

    def clone(self) -> TinyState:
        twin = super().clone()
        twin.bids = [0] * len(self.bids)
        return twin


class Attached(TinyState):
    __slots__ = ()

    def clone(self) -> TinyState:
        twin = super().clone()
        twin.news = []
        return twin


@pytest.mark.parametrize(
    ("state", "how"),
    [
        (Sharing, "a clone shares the list of column bids with its original"),
        (Forgetful, "a clone differs from its original"),
        (Attached, "a clone took over who listens or who decides the draws"),
    ],
)
def test_a_clone_that_is_not_an_independent_copy_breaks_law_3(
    state: type[TinyState], how: str
) -> None:
    assert broken_law(tiny(state=state)) == (3, how)


def test_a_column_of_lists_breaks_law_3() -> None:
    def nest(g: Game, s: TinyState, carried: dict[str, Any]) -> None:
        game.set_up(g, s, carried)
        s.bids = [[0], [0], [0]]  # type: ignore[list-item]

    law, how = broken_law(tiny(set_up=nest))
    assert law == 3 and "column bids is not plain data" in how


def test_something_outside_the_state_breaks_law_3() -> None:
    chosen: list[int] = []  # remembered beside the state: neither saved nor cloned

    def count(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        chosen.append(seat)
        s.bids[seat] = len(chosen)

    law, _ = broken_law(tiny(apply=count))
    assert law in (3, 4)


def test_a_game_that_plays_out_in_another_way_breaks_law_3() -> None:
    subject, played = tiny(), Played("chain")
    check_game(subject, played)
    played.hashes[2] = "0" * 24
    with pytest.raises(LawBroken, match="the game differs after action 2"):
        chain_holds(subject.game, played)


# Law 4


def open_hands(g: Game, s: TinyState, viewer: int) -> dict[str, Any]:
    return {**game.view(g, s, viewer), "hands": s.hand[:]}


def test_a_view_that_shows_hidden_cards_breaks_law_4() -> None:
    law, how = broken_law(tiny(view=open_hands))
    assert law == 4 and "sees what is hidden" in how


def test_the_quick_laws_notice_a_view_that_shows_hidden_cards_too() -> None:
    with pytest.raises(LawBroken, match="law 4"):
        check_game(tiny(view=open_hands), Played("quick"), LIGHT)


def test_options_that_hang_on_what_others_hold_break_law_4() -> None:
    def envy(g: Game, s: TinyState, frame: Frame, seat: int) -> tuple[Action, ...]:
        higher = s.hand[(seat + 1) % 3] > s.hand[seat]
        return (("keep",), ("swap",)) if higher else (("keep",), ("wait", 1))

    law, how = broken_law(tiny(options=envy))
    assert law == 4 and "sees what is hidden" in how


def test_a_prompt_that_hangs_on_what_others_hold_breaks_law_4() -> None:
    def hint(g: Game, s: TinyState, frame: Frame, seat: int) -> tuple[Any, ...]:
        return (max(s.hand),)

    law, _ = broken_law(tiny(prompt=hint, asks={"best": "number"}))
    assert law == 4


def test_a_refusal_that_hangs_on_what_others_hold_breaks_law_4() -> None:
    def hint(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> str:
        return "1.1" if s.hand[(seat + 1) % 3] > 4 else "1.2"

    law, how = broken_law(tiny(why_not=hint))
    assert law == 4 and "tells what is hidden" in how


def test_an_event_that_tells_others_a_hidden_card_breaks_law_4() -> None:
    def blab(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.tell("got", seat, s.hand[seat])

    law, how = broken_law(tiny(apply=blab))
    assert law == 4 and "hears what is hidden" in how


def test_an_event_only_for_those_whose_cards_are_high_breaks_law_4() -> None:
    def hint(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.whisper(0b111 if s.hand[seat] > 4 else 0b110, "waited", seat, 0)

    law, how = broken_law(tiny(apply=hint))
    assert law == 4 and "hears what is hidden" in how


def test_a_decision_that_is_skipped_because_of_a_hidden_card_breaks_law_4() -> None:
    def only_the_weak_choose(g: Game, s: TinyState, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (("keep",),) if s.hand[seat] > 4 else (("keep",), ("swap",))

    law, how = broken_law(tiny(options=only_the_weak_choose))
    assert law == 4 and "no event told" in how
    assert broken_law(tiny(options=only_the_weak_choose, automatic=False))[0] == 0


def test_showing_a_card_without_telling_breaks_law_4() -> None:
    def lay_open(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.shown = 1

    law, how = broken_law(tiny(apply=lay_open))
    assert law == 4 and "no event told" in how


def test_a_set_up_that_tells_everybody_a_hidden_card_breaks_law_4() -> None:
    def deal_aloud(g: Game, s: TinyState, carried: dict[str, Any]) -> None:
        game.set_up(g, s, carried)
        s.tell("got", 0, s.hand[0])

    with pytest.raises(LawBroken, match="law 4: after the set-up's draws of cards"):
        set_up_holds(tiny(set_up=deal_aloud), "aloud")


# Law 5


def test_a_lost_card_breaks_law_5() -> None:
    def drop(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.pile.pop()

    assert broken_law(tiny(apply=drop)) == (5, "a card is lost")


# Law 6


def test_a_re_deal_that_keeps_the_truth_breaks_law_6() -> None:
    law, how = broken_law(tiny(redeal=lambda g, s, viewer: None))
    assert law == 6 and "never moves" in how


def test_a_re_deal_that_changes_what_is_known_breaks_law_6() -> None:
    def swap_bids(g: Game, s: TinyState, viewer: int) -> None:
        game.redeal(g, s, viewer)
        s.bids = [bid + 1 for bid in s.bids]

    def no_bids(g: Game, s: TinyState, viewer: int) -> dict[str, Any]:
        return {**game.view(g, s, viewer), "bids": []}

    law, how = broken_law(tiny(redeal=swap_bids, view=no_bids))
    assert law == 6 and "bids of 0 is dealt as" in how


def test_a_re_deal_that_can_not_be_breaks_law_6() -> None:
    def copy_a_card(g: Game, s: TinyState, viewer: int) -> None:
        game.redeal(g, s, viewer)
        if not s.shown:
            s.pile[0] = s.pile[1]

    law, how = broken_law(tiny(redeal=copy_a_card))
    assert law == 6 and "can't be: a card is lost" in how


def test_a_re_deal_with_a_stream_that_can_be_foreseen_breaks_law_6() -> None:
    def always_alike(g: Game, s: TinyState, viewer: int) -> None:
        game.redeal(g, s, viewer)
        s.seed("always alike")

    law, how = broken_law(tiny(redeal=always_alike))
    assert (law, how) == (6, "two streams that should differ draw the same")


def test_a_re_deal_in_which_the_order_of_the_truth_shines_through_breaks_law_6() -> None:
    def unsorted(g: Game, s: TinyState, viewer: int) -> None:
        cards = [*s.pile, *[s.hand[seat] for seat in game.unseen(g, s, viewer)]]
        for seat in game.unseen(g, s, viewer):
            s.hand[seat] = cards.pop(s.draw(len(cards)))
        s.pile = [cards.pop(s.draw(len(cards))) for _ in s.pile]

    law, how = broken_law(tiny(redeal=unsorted))
    assert law == 6 and "hangs on the hidden truth" in how


def test_a_re_deal_that_drifts_breaks_law_6() -> None:
    def rotate(g: Game, s: TinyState, viewer: int) -> None:
        """Half of the time everything stays as it is, so that two re-deals differ from one."""
        if s.draw(2):
            game.redeal(g, s, viewer)

    subject = tiny(redeal=rotate)
    with pytest.raises(LawBroken, match="re-dealing twice differs from re-dealing once"):
        twice_is_once(subject, start(subject.game, "drift"), 1, 500)


def test_a_re_deal_with_other_chances_than_the_deal_breaks_law_6() -> None:
    def low_cards_first(g: Game, s: TinyState, viewer: int) -> None:
        cards = sorted([*s.pile, *[s.hand[seat] for seat in game.unseen(g, s, viewer)]])
        for seat in game.unseen(g, s, viewer):
            s.hand[seat] = cards.pop(min(s.draw(len(cards)), s.draw(len(cards))))
        s.pile = cards

    with pytest.raises(LawBroken, match="is re-dealt unlike it was dealt"):
        dealt_like_the_deal(tiny(redeal=low_cards_first), 1, 500)
