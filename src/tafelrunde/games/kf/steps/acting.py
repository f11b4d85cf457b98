"""Chapters 2.2 and 3.1: actions, and how they are announced with everything they aim at."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..aims import (
    AT_SEATS,
    attackable,
    new_homes,
    new_metals,
    prey,
    second_prey,
    targets,
    victims,
)
from ..names import (
    AIM,
    ENTRY_ROLL,
    EXIT_ROLL,
    FREE,
    KINDS,
    SORT,
    STINK_EYE,
    SURPRISE,
    TRANSMUTATION,
    TREASURE,
)
from ..reckoning import barred_by, swaps_freely
from ..state import KfState
from ..zones import WILDERNESS, discard, draw, give_up, home
from .answers import answers_to
from .attempts import STANDS
from .reasons import why_not_done

acting = Chapter("acting")

DONE: Final[Action] = ("done",)
ENOUGH: Final[Action] = ("enough",)
# By card: made once, since every turn offers many of them.
PLAY: Final[tuple[Action, ...]] = tuple([("play", card) for card in range(KINDS)])
ATTACK: Final[tuple[Action, ...]] = tuple([("attack", card) for card in range(KINDS)])
REPLACE: Final[tuple[Action, ...]] = tuple([("replace", card) for card in range(KINDS)])


def act_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Entry, exit, replacement, or leave the rest unused (2.2); barriers come first (7.2)."""
    barred = barred_by(s, seat)
    hand = s.hand[seat]
    withheld = SURPRISE | TREASURE if STINK_EYE in s.realm[seat] else SURPRISE
    options: list[Action] = []
    for card in hand:
        if barred and not FREE[card]:
            continue
        if AIM[card]:
            options += aimed_options(g, s, seat, card)
        elif not SORT[card] & withheld:  # 6.2, card:stink_eye
            options.append(PLAY[card])
    options += [ATTACK[card] for card in barred or attackable(s)]
    if not barred:
        options += [REPLACE[card] for card in hand]
    options.append(DONE)
    return tuple(options)


def aimed_options(g: Game, s: KfState, seat: int, card: int) -> list[Action]:
    """Return the ways to announce a card of the hand that names something (3.1)."""
    aim = AIM[card]
    if aim == "raid":
        return [("play_on", card, item) for item in prey(s, seat, card)]
    if aim == AT_SEATS:
        return [("play_at", card, other) for other in victims(s, g.players, seat, card)]
    if aim == "movable":
        return [
            ("play_on", card, other)
            for other in targets(s, seat, card)
            if new_homes(s, g.players, other)
        ]
    return [("play_on", card, other) for other in targets(s, seat, card)]


def act(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """Carry out one action; then comes the next, until none is left or wanted."""
    verb: str = action[0]
    if verb == "done":
        return
    s.agenda.append(("act_on", seat))
    if verb == "attack":
        attack(s, seat, action[1])
    elif verb == "replace":
        replace(s, seat, action[1])
    else:
        show(g, s, seat, action[1], action[2] if len(action) > 2 else NOBODY)


def act_on(g: Game, s: KfState, frame: Frame) -> None:
    """The player goes on as long as actions are left."""
    if s.actions > 0:
        s.agenda.append(("act", frame[1]))


# What an announcement names besides its first target


def second_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """A second item for a raid of two, the realm a card goes to, the metal of a treasure."""
    card: int = frame[2]
    target: int = frame[3]
    aim = AIM[card]
    if aim == "raid":
        items = second_prey(s, seat, card, target)
        return (*[("also", item) for item in items], ENOUGH) if items else ()
    if aim == "movable":
        return tuple([("to", other) for other in new_homes(s, g.players, target)])
    if card == TRANSMUTATION:
        return tuple([("as", metal) for metal in new_metals(s, target)])
    return ()


def second(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """Everything is named: now it is announced."""
    more: int = action[1] if len(action) > 1 else NOBODY
    announce(s, seat, frame[2], frame[3], more)


def why_not_second(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """Only what the card may be used on."""
    return "3.1"


# The three actions


def show(g: Game, s: KfState, seat: int, card: int, aim: int) -> None:
    """The card is shown (3.1); what else it needs is named openly before anybody answers."""
    give_up(s, seat, card)
    if not FREE[card]:
        s.actions -= 1
        s.foe[seat], s.tries[seat] = NOBODY, 0  # 4.2: another action ends experience
    frame = ("second", seat, card, aim)
    if AIM[card] and second_options(g, s, frame, seat):
        s.tell("card_shown", seat, card, aim)
        s.push(frame)
    else:
        announce(s, seat, card, aim, NOBODY)


def announce(s: KfState, seat: int, card: int, aim: int, more: int) -> None:
    """Everything the card will be used on is named; now others may answer (3.1, 10.6)."""
    if s.news is not None:
        tell_entry(s, seat, card, aim, more)
    s.agenda.append(("attempt", seat, ENTRY_ROLL, card, aim, more, 0, STANDS))
    answers_to(s, seat)


def tell_entry(s: KfState, seat: int, card: int, aim: int, more: int) -> None:
    """Tell everybody what is announced."""
    kind = AIM[card]
    if not kind:
        s.tell("entry_announced", seat, card)
    elif kind == AT_SEATS:
        s.tell("entry_announced_at", seat, card, aim)
    elif kind == "movable":
        s.tell("move_announced", seat, card, aim, more)
    elif card == TRANSMUTATION:
        s.tell("metal_announced", seat, card, aim, more)
    else:
        named = (aim,) if more == NOBODY else (aim, more)
        s.tell("entry_announced_on", seat, card, named, rivals_of(s, seat, named))


def rivals_of(s: KfState, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the other players in whose realms these cards lie."""
    owners = {home(s, card) for card in cards} - {seat, WILDERNESS}
    return tuple(sorted(owners))


def attack(s: KfState, seat: int, card: int) -> None:
    """A card in play is attacked; doing so again in a row teaches (4.1, 4.2)."""
    s.actions -= 1
    if s.foe[seat] != card:
        s.foe[seat], s.tries[seat] = card, 0
    if s.news is not None:
        s.tell("attack_announced", seat, card, home(s, card))
    s.agenda.append(("attempt", seat, EXIT_ROLL, card, NOBODY, NOBODY, 0, STANDS))
    answers_to(s, seat)


def replace(s: KfState, seat: int, card: int) -> None:
    """Discard a card and draw one (5.1); with the Tavern once a turn for nothing."""
    if swaps_freely(s, seat):
        s.swapped = 1
    else:
        s.actions -= 1
    s.foe[seat], s.tries[seat] = NOBODY, 0
    give_up(s, seat, card)
    discard(s, card)
    s.tell("card_replaced", seat, card)
    draw(s, seat, 1)


def what_is_left(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the actions that are left."""
    return (s.actions,)


def what_is_aimed(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the card and its first target."""
    return frame[2], frame[3]


acting.verb("play", card="card")
acting.verb("play_on", card="card", target="card")
acting.verb("play_at", card="card", seat="seat")
acting.verb("attack", card="card")
acting.verb("replace", card="card")
acting.verb("done")
acting.verb("also", card="card")
acting.verb("enough")
acting.verb("to", seat="seat")
acting.verb("as", metal="metal")
acting.event("card_shown", seat="seat", card="card", target="card")
acting.event("entry_announced", seat="seat", card="card")
acting.event("entry_announced_at", seat="seat", card="card", victim="seat")
acting.event("entry_announced_on", seat="seat", card="card", targets="card*", rivals="seat*")
acting.event("move_announced", seat="seat", card="card", target="card", to="seat")
acting.event("metal_announced", seat="seat", card="card", target="card", metal="metal")
acting.event("attack_announced", seat="seat", card="card", owner="seat")
acting.event("card_replaced", seat="seat", card="card")
acting.decision(
    "act", act_options, act, why_not_done, what_is_left, {"actions": "number"}, automatic=False
)
acting.step("act_on", act_on)
acting.decision(
    "second",
    second_options,
    second,
    why_not_second,
    what_is_aimed,
    {"card": "card", "target": "card"},
)
