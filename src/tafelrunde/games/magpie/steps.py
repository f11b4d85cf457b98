"""Chapters 1 to 5: setting up, a round, the cats, the end, the series."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import EVERYONE, NOBODY, Action, Chapter, Frame, Game, SaveError
from tafelrunde.kernel.windows import Window
from tafelrunde.pieces.cards import cards_in, draw, find, kinds_in, may_be_hidden, move

from .names import (
    BOX,
    CARDS,
    CAT,
    DISCARDS,
    HAND,
    HAND_SIZE,
    NEST,
    TREASURE,
    VALUE,
    cards_of,
)
from .state import MagpieState, holders, points, worth

base = Chapter("base")
base.kind("card", CARDS)


# 1 Setting up


def set_up(g: Game, s: MagpieState, carried: dict[str, Any]) -> None:
    """Everybody is dealt a secret hand (1.2); in a series, comfort comes first (5.2)."""
    s.shuffle(g.ask(s, "deck", cards_of()), len(CARDS))
    for seat in range(g.players):
        fill_hand(g, s, seat)
    s.push(("round", 0, 1))
    if carried:
        go_on_with_series(g, s, carried)


def fill_hand(g: Game, s: MagpieState, seat: int) -> None:
    """Draw up to the size of a hand (1.2, 2.5); modules may change it."""
    size: int = g.ask(s, "hand_size", HAND_SIZE, seat)
    draw_cards(s, seat, min(size - s.place.count(HAND + seat), sum(s.pile)))


def draw_cards(s: MagpieState, seat: int, number: int) -> None:
    """Draw from the pile: all are told how many cards, and only the drawer which."""
    if number > 0:
        kinds = [s.kind[draw(s, HAND + seat, 1 << seat, "cards")] for _ in range(number)]
        s.tell("cards_drawn", seat, number)
        s.whisper(1 << seat, "cards_received", seat, tuple(sorted(kinds)))


base.event("cards_drawn", seat="seat", number="number")
base.event("cards_received", seat="seat", cards="card*")


# 2 A round: its frame is ("round", pc, number)

base.sequence("round", "dawn", "show", "claim", "draw_up", "dusk")


def dawn(g: Game, s: MagpieState, frame: Frame) -> None:
    """A round begins, and with it whatever modules let happen then."""
    s.round = frame[2]
    s.tell("round_began", s.round)
    g.fire(s, "round_began", s.round)


def show_actors(g: Game, s: MagpieState, frame: Frame) -> tuple[int, ...]:
    """Everybody who holds a card is asked, all at once."""
    return tuple(holders(s))


def show_options(g: Game, s: MagpieState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any card of your hand (2.1), named by its kind: equal cards are one choice."""
    return tuple([("show", kind) for kind in sorted(set(kinds_in(s, HAND + seat)))])


def why_not_shown(g: Game, s: MagpieState, frame: Frame, seat: int, action: Action) -> str:
    """You can only show a card that you hold, and you have to (2.1)."""
    return "2.1"


def show_all(g: Game, s: MagpieState, frame: Frame, answers: list[Action]) -> None:
    """All chosen cards are laid open in the nest at the same time (2.1)."""
    for seat, answer in enumerate(answers):
        if answer:
            s.shown[seat] = answer[1]
            move(s, find(s, HAND + seat, answer[1]), NEST, EVERYONE)
            s.tell("card_shown", seat, answer[1])


def claim(g: Game, s: MagpieState, frame: Frame) -> None:
    """Somebody wants the nest (2.2), and others may answer before it is taken (3.1)."""
    taker = highest_alone(s.shown)
    if taker == NOBODY:
        s.tell("nest_left")  # 2.3
        return
    s.tell("nest_wanted", taker, worth(s, NEST))
    s.push(("take", taker, 1))
    cats.open(s, taker)


def highest_alone(shown: list[int]) -> int:
    """Return who shows the highest value that nobody else shows (2.2); 0 wants nothing (2.3)."""
    values = [VALUE[kind] if kind != NOBODY else 0 for kind in shown]
    alone = [value for value in values if value and values.count(value) == 1]
    return values.index(max(alone)) if alone else NOBODY


def take(g: Game, s: MagpieState, frame: Frame) -> None:
    """Unless the taker was chased off, the whole nest is theirs (2.4)."""
    seat: int = frame[1]
    if frame[2]:
        s.tell("nest_taken", seat, worth(s, NEST))
        for card in cards_in(s, NEST):
            move(s, card, TREASURE + seat)


def draw_up(g: Game, s: MagpieState, frame: Frame) -> None:
    """Everybody draws back up to a full hand, as far as the pile goes (2.5)."""
    for seat in range(g.players):
        fill_hand(g, s, seat)


base.verb("show", card="card")
base.event("round_began", round="number")
base.event("card_shown", seat="seat", card="card")
base.event("nest_left")
base.event("nest_wanted", seat="seat", points="number")
base.event("nest_taken", seat="seat", points="number")
base.step("dawn", dawn)
base.together("show", show_actors, show_options, show_all, why_not_shown)
base.step("claim", claim)
base.step("take", take)
base.step("draw_up", draw_up)


# 3 Cats: what can be answered is ("take", seat, stands) or ("hiss", seat, depth, stands)


def may_hiss(g: Game, s: MagpieState, frame: Frame) -> tuple[int, ...]:
    """All others with cards are asked, as long as a Cat may be hidden among them (3.1, 3.2)."""
    answered: Frame = s.agenda[frame[2]]
    if not may_be_hidden(s, CAT):
        return ()
    return tuple([seat for seat in holders(s) if seat != answered[1]])


def hiss_options(g: Game, s: MagpieState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Hiss, if you hold a Cat; the window itself offers to pass."""
    return (("hiss",),) if CAT in kinds_in(s, HAND + seat) else ()


def why_no_hiss(g: Game, s: MagpieState, frame: Frame, seat: int, action: Action) -> str:
    """It takes a Cat to hiss (3.1)."""
    return "3.1"


def what_is_answered(g: Game, s: MagpieState, frame: Frame, seat: int) -> tuple[Any, ...]:
    """Who wants how much, how many Cats lie there already, and whose is the last."""
    laid = frame[2] - [step[0] for step in s.agenda].index("take")
    return frame[1], worth(s, NEST), laid, s.agenda[frame[2]][1]


def play_cat(g: Game, s: MagpieState, frame: Frame, seat: int, action: Action) -> None:
    """A Cat is discarded, and waits whether it is answered (3.2)."""
    move(s, find(s, HAND + seat, CAT), DISCARDS, EVERYONE)
    s.tell("hissed", seat, s.agenda[frame[2]][1])
    s.push(("hiss", seat, frame[2], 1))


def hiss(g: Game, s: MagpieState, frame: Frame) -> None:
    """A Cat that still stands scares what it answers; one after the other, the last first (3.3)."""
    answered: Frame = s.agenda[frame[2]]
    if frame[3] and answered[-1]:
        s.push(("scare", answered[1], frame[2]))


def scare(g: Game, s: MagpieState, frame: Frame) -> None:
    """The taker is chased off and the nest stays (3.1), or a Cat is silenced (3.2)."""
    answered: Frame = s.agenda[frame[2]]
    s.agenda[frame[2]] = (*answered[:-1], 0)
    s.tell("chased_off" if answered[0] == "take" else "cat_silenced", answered[1])


cats = Window("cats", may_hiss, hiss_options, play_cat)
cats.join(
    base,
    why_no_hiss,
    asks={"taker": "seat", "points": "number", "cats": "number", "last": "seat"},
    prompt=what_is_answered,
)
base.verb("hiss")
base.event("hissed", seat="seat", target="seat")
base.event("chased_off", seat="seat")
base.event("cat_silenced", seat="seat")
base.step("hiss", hiss)
base.step("scare", scare)


# 4 The end


def dusk(g: Game, s: MagpieState, frame: Frame) -> None:
    """The match ends after the last round, or when the pile has run out (4.1)."""
    s.shown = [NOBODY] * g.players
    if s.round == g.option["rounds"] or not sum(s.pile):
        count_points(g, s)
    else:
        s.push(("round", 0, s.round + 1))


def count_points(g: Game, s: MagpieState) -> None:
    """Most points win, and a tie is shared (4.2); each win counts in the series (5.1)."""
    score = points(s)
    winners = [seat for seat in range(g.players) if score[seat] == max(score)]
    for seat in range(g.players):
        s.tell("points_counted", seat, score[seat])
        s.wins[seat] += 1 if seat in winners else 0
    g.finish(s, winners)


base.event("points_counted", seat="seat", points="number")
base.event("won", winners="seat*")
base.step("dusk", dusk)


# 5 Series


def carry(g: Game, s: MagpieState) -> dict[str, Any]:
    """Carry the wins over, and who was poorest, if one alone was (5.1, 5.2)."""
    score = points(s)
    alone = score.count(min(score)) == 1
    return {"wins": s.wins[:], "poorest": score.index(min(score)) if alone else NOBODY}


def go_on_with_series(g: Game, s: MagpieState, carried: dict[str, Any]) -> None:
    """Take over what the last match left; its poorest player decides first (5.2)."""
    wins, poorest = carried.get("wins"), carried.get("poorest", NOBODY)
    if not isinstance(wins, list) or len(wins) != g.players:
        raise SaveError(f"a series needs the wins of {g.players} players, not {wins!r}")
    if poorest not in range(NOBODY, g.players):
        raise SaveError(f"a series of {g.players} players has no seat {poorest!r}")
    s.wins = [int(number) for number in wins]
    if poorest != NOBODY:
        s.push(("comfort", poorest))


def comfort_options(g: Game, s: MagpieState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Keep your hand, or swap one card of it."""
    swaps = [("swap", kind) for kind in sorted(set(kinds_in(s, HAND + seat)))]
    return (("keep",), *swaps)


def comfort(g: Game, s: MagpieState, frame: Frame, seat: int, action: Action) -> None:
    """The card goes into the box, face down: its owner remembers it, others never see it (5.2)."""
    if action[0] == "swap":
        move(s, find(s, HAND + seat, action[1]), BOX)
        s.tell("card_swapped", seat)
        s.whisper(1 << seat, "card_put_away", seat, action[1])
        draw_cards(s, seat, 1)


def why_no_comfort(g: Game, s: MagpieState, frame: Frame, seat: int, action: Action) -> str:
    """One card that you hold, or none (5.2)."""
    return "5.2"


base.verb("keep")
base.verb("swap", card="card")
base.event("card_swapped", seat="seat")
base.event("card_put_away", seat="seat", card="card")
base.decision("comfort", comfort_options, comfort, why_no_comfort, automatic=False)
