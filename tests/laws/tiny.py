"""A tiny game that keeps all laws, and whose parts a test can swap for broken ones.

Everybody holds one secret card of nine. In turn each keeps it or swaps it for one of the pile;
then all bid at once, unseen; then all cards are shown, and the highest card plus bid wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.kernel import Action, Chapter, Frame, Game, Hidden, State
from tafelrunde.lab.subject import Subject

CARDS = tuple(f"card{number}" for number in range(9))
SEATS = 3


class TinyState(State):
    __slots__ = ("bids", "hand", "pile", "shown")

    hand: list[int]
    pile: list[int]
    bids: list[int]
    shown: int

    def clone(self) -> TinyState:
        twin = type(self)()
        self.copy_kernel_to(twin)
        twin.hand = self.hand[:]
        twin.pile = self.pile[:]
        twin.bids = self.bids[:]
        twin.shown = self.shown
        return twin


def blank(players: int, state: type[TinyState] = TinyState) -> TinyState:
    s = state()
    s.start()
    s.hand, s.pile, s.bids, s.shown = [0] * players, [], [0] * players, 0
    return s


def set_up(g: Game, s: TinyState, carried: dict[str, Any]) -> None:
    s.pile = list(range(len(CARDS)))
    for seat in range(g.players):
        s.hand[seat] = s.pile.pop(s.pick(s.pile, "cards"))
        s.whisper(1 << seat, "got", seat, s.hand[seat])
    s.push(("match", 0, 0))


def choose_options(g: Game, s: TinyState, frame: Frame, seat: int) -> tuple[Action, ...]:
    return (("keep",), ("swap",), ("wait", 0), ("wait", 1), ("wait", 2))


def choose(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == "swap":
        given = s.hand[seat]
        s.hand[seat] = s.pile.pop(s.pick(s.pile, "cards"))
        s.pile.append(given)
        s.tell("swapped", seat)
        s.whisper(1 << seat, "got", seat, s.hand[seat])
    elif action[0] == "wait":
        s.bids[seat] = action[1]
        s.tell("waited", seat, action[1])


def next_chooser(g: Game, s: TinyState, frame: Frame) -> None:
    for seat in reversed(range(g.players)):
        s.push(("choose", seat))


def bidders(g: Game, s: TinyState, frame: Frame) -> tuple[int, ...]:
    return tuple(range(g.players))


def bid_options(g: Game, s: TinyState, frame: Frame, seat: int) -> tuple[Action, ...]:
    return tuple([("bid", number) for number in range(3)])


def bid(g: Game, s: TinyState, frame: Frame, answers: list[Action]) -> None:
    for seat, answer in enumerate(answers):
        s.bids[seat] = answer[1]
        s.tell("revealed", seat, s.hand[seat], answer[1])
    s.shown = 1


def end(g: Game, s: TinyState, frame: Frame) -> None:
    score = [card + more for card, more in zip(s.hand, s.bids, strict=True)]
    g.finish(s, [score.index(max(score))])


def view(g: Game, s: TinyState, viewer: int) -> dict[str, Any]:
    hands = [CARDS[c] if seat == viewer or s.shown else "" for seat, c in enumerate(s.hand)]
    return {"hands": hands, "pile": len(s.pile), "bids": s.bids}


def unseen(g: Game, s: TinyState, viewer: int) -> list[int]:
    return [seat for seat in range(g.players) if seat != viewer and not s.shown]


def redeal(g: Game, s: TinyState, viewer: int) -> None:
    """The swapper forgets what they gave away: the smallest game needs no memory."""
    cards = sorted([*s.pile, *[s.hand[seat] for seat in unseen(g, s, viewer)]])
    for seat in unseen(g, s, viewer):
        s.hand[seat] = cards.pop(s.draw(len(cards)))
    s.pile = [cards.pop(s.draw(len(cards))) for _ in s.pile]


def check(g: Game, s: TinyState) -> None:
    assert sorted([*s.hand, *s.pile]) == list(range(len(CARDS))), "a card is lost"


def unknown(g: Game, s: TinyState, viewer: int) -> dict[tuple[str, int], tuple[Any, ...]]:
    hidden = unseen(g, s, viewer)
    cards = tuple(sorted([*s.pile, *[s.hand[seat] for seat in hidden]]))
    places = [("pile", place) for place in range(len(s.pile))]
    return dict.fromkeys([*[("hand", seat) for seat in hidden], *places], cards)


def tiny(
    *,
    state: type[TinyState] = TinyState,
    options: Callable[..., Any] = choose_options,
    apply: Callable[..., Any] = choose,
    why_not: Callable[..., Any] | None = None,
    prompt: Callable[..., Any] | None = None,
    asks: dict[str, str] | None = None,
    automatic: bool = True,
    set_up: Callable[..., Any] = set_up,
    view: Callable[..., Any] = view,
    redeal: Callable[..., Any] = redeal,
    check: Callable[..., Any] = check,
    unknown: Callable[..., Any] = unknown,
    bidders: Callable[..., Any] = bidders,
) -> Subject:
    """Return the tiny game, with some of its parts swapped."""
    rules = Chapter("tiny")
    rules.kind("card", CARDS)
    rules.verb("keep")
    rules.verb("swap")
    rules.verb("wait", number="number")
    rules.verb("bid", number="number")
    rules.event("got", seat="seat", card="card")
    rules.event("swapped", seat="seat")
    rules.event("waited", seat="seat", number="number")
    rules.event("revealed", seat="seat", card="card", bid="number")
    rules.event("won", winners="seat*")
    rules.sequence("match", "choosers", "bids", "end")
    rules.step("choosers", next_chooser)
    rules.decision("choose", options, apply, why_not, prompt, asks, automatic)
    rules.together("bids", bidders, bid_options, bid)
    rules.step("end", end)
    game = Game(
        name="tiny",
        players=SEATS,
        chapters=[rules],
        blank=lambda players: blank(players, state),
        setup=set_up,
        hidden=Hidden(view, redeal),
    )
    return Subject(game, check, unknown, {"got": "seat", "revealed": "all", "won": "all"})
