"""Chapter 10, module 2: rage cards. Who loses much life in a turn draws one for the next."""

from __future__ import annotations

from tafelrunde.kernel import Chapter, Frame, Game

from ..names import ARROW, BEER, DYNAMITE, GATLING, ONE, RAGE, SYMBOLS, TWO
from ..state import BangState, clockwise, in_play
from ..steps.resolving import symbols
from ..steps.rolling import blast

rage = Chapter("rage")

MUCH = 2  # as much life lost in a turn brings a card (10.1)


def shuffle_rage(g: Game, s: BangState, frame: Frame) -> None:
    """The rage cards are a shuffled face-down pile (10.4)."""
    s.rage_pile = list(RAGE)


rage.trigger("set_up", "shuffle_rage")
rage.step("shuffle_rage", shuffle_rage)


# Drawing: ("draw_rage", seat)


def count_loss(g: Game, s: BangState, frame: Frame) -> None:
    """Life lost is counted gross, whatever the cause, in anyone's turn (10.1)."""
    s.lost[frame[1]] += frame[2]


def somebody_lost(g: Game, s: BangState, seat: int) -> bool:
    """Somebody lost life in this turn."""
    return any(s.lost)


def end_of_losses(g: Game, s: BangState, frame: Frame) -> None:
    """Who lost much in this turn draws one card: the active player first, then clockwise (10.5)."""
    for seat in reversed(clockwise(s, s.turn)):
        if s.lost[seat] >= MUCH:
            s.push(("draw_rage", seat))
    s.lost = [0] * g.players


def draw_rage(g: Game, s: BangState, frame: Frame) -> None:
    """A player who may have cards draws one, face down; the owner may look (10.2)."""
    seat: int = frame[1]
    if not may_draw(g, s, seat):
        return
    hold_rage(s, seat, take_rage(s))


def may_draw(g: Game, s: BangState, seat: int) -> bool:
    """The eliminated draw nothing (10.5), nor does anybody when all cards are out."""
    if not in_play(s, seat) or not (s.rage_pile or s.rage_discards):
        return False
    allowed: bool = g.ask(s, "may_draw", True, seat)
    return allowed


def take_rage(s: BangState) -> int:
    """Take the top card of the pile; when it is empty, the discards are shuffled (10.3)."""
    if not s.rage_pile:
        s.rage_pile, s.rage_discards = sorted(s.rage_discards), []
    return s.rage_pile.pop(s.pick(s.rage_pile, "rage"))


def hold_rage(s: BangState, seat: int, symbol: int) -> None:
    """Lay a card that was drawn face down before a player, who knows it."""
    s.rage[seat] = tuple(sorted([*s.rage[seat], (1 << seat, symbol)]))
    s.tell("rage_drawn", seat)
    s.whisper(1 << seat, "rage_seen", seat, symbol)


def put_rage_back(s: BangState, symbol: int) -> None:
    """Shuffle a card back into the pile."""
    s.rage_pile = sorted([*s.rage_pile, symbol])


def pass_rage(s: BangState, giver: int, taker: int, card: tuple[int, int]) -> None:
    """Lay a card before another player; who has seen it remembers it, the new owner may look."""
    left = list(s.rage[giver])
    left.remove(card)
    s.rage[giver] = tuple(left)
    s.rage[taker] = tuple(sorted([*s.rage[taker], (card[0] | 1 << taker, card[1])]))
    s.tell("rage_moved", giver, taker)
    s.whisper(card[0] | 1 << giver | 1 << taker, "rage_passed", giver, taker, card[1])


rage.event("rage_drawn", seat="seat")
rage.event("rage_seen", seat="seat", symbol="face")
rage.event("rage_moved", seat="seat", target="seat")
rage.event("rage_passed", seat="seat", target="seat", symbol="face")
rage.trigger("lost_life", "count_loss")
rage.step("count_loss", count_loss)
rage.step("draw_rage", draw_rage)


# Turning up


def turn_up_rage(g: Game, s: BangState, frame: Frame) -> None:
    """All your cards are turned up before you roll; arrows are carried out at once (10.2)."""
    seat: int = frame[2]
    if not s.rage[seat]:
        return
    s.rage_up = sorted([symbol for _, symbol in s.rage[seat]])
    s.rage[seat] = ()
    s.tell("rage_turned_up", seat, tuple(s.rage_up))
    arrows = s.rage_up.count(ARROW)
    if arrows:
        s.push(("take_arrows", seat, arrows))


def rage_dynamite(g: Game, s: BangState, frame: Frame) -> None:
    """After the last roll, dice, wound and rage together may make three dynamite (10.2)."""
    seat: int = frame[2]
    waiting = s.rage_up.count(DYNAMITE) * (1 - g.option["rage_dynamite_at_once"])
    if waiting and symbols(g, s, seat, DYNAMITE) + waiting >= 3:
        blast(g, s, seat)


def cards_lie_open(g: Game, s: BangState, seat: int) -> bool:
    """Rage cards were turned up in this turn."""
    return bool(s.rage_up)


def discard_rage(g: Game, s: BangState, frame: Frame) -> None:
    """At the end of the turn the cards turned up are discarded (10.3)."""
    s.rage_discards += s.rage_up
    s.rage_up = []


def drop_rage(g: Game, s: BangState, frame: Frame) -> None:
    """The cards of the eliminated are shown and discarded (4.3, 11.1)."""
    seat: int = frame[1]
    if s.rage[seat]:
        dropped = sorted([symbol for _, symbol in s.rage[seat]])
        s.rage[seat] = ()
        s.rage_discards += dropped
        s.tell("rage_dropped", seat, tuple(dropped))


rage.event("rage_turned_up", seat="seat", symbols="face*")
rage.event("rage_dropped", seat="seat", symbols="face*")
rage.insert("act", "turn_up_rage", before="first_roll")
rage.insert("act", "rage_dynamite", after="first_roll")
rage.step("turn_up_rage", turn_up_rage)
rage.step("rage_dynamite", rage_dynamite)
rage.step("discard_rage", discard_rage)
rage.step("end_of_losses", end_of_losses)
rage.step("drop_rage", drop_rage)
rage.trigger("eliminated", "drop_rage")
rage.trigger("turn_ended", "discard_rage", cards_lie_open)
rage.trigger("turn_ended", "end_of_losses", somebody_lost)


# Symbols turned up join the final result (10.2)


def more_ones(g: Game, s: BangState, count: int, seat: int) -> int:
    """Rage symbols count as dice do."""
    return count + s.rage_up.count(ONE)


def more_twos(g: Game, s: BangState, count: int, seat: int) -> int:
    """Rage symbols count as dice do."""
    return count + s.rage_up.count(TWO)


def more_beers(g: Game, s: BangState, count: int, seat: int) -> int:
    """Rage symbols count as dice do."""
    return count + s.rage_up.count(BEER)


def more_gatlings(g: Game, s: BangState, count: int, seat: int) -> int:
    """Rage symbols count as dice do."""
    return count + s.rage_up.count(GATLING)


def dynamite_at_once(g: Game, s: BangState, count: int, seat: int) -> int:
    """Rage dynamite waits for the final result, unless the table wants it at once (10.2)."""
    return count + s.rage_up.count(DYNAMITE) * g.option["rage_dynamite_at_once"]


def shots_in_rage(g: Game, s: BangState, count: int, seat: int) -> int:
    """A 1 or 2 among the rage symbols is one in the final result for Suzy, too (5.14)."""
    return count + s.rage_up.count(ONE) + s.rage_up.count(TWO)


rage.modifier(SYMBOLS[ONE], more_ones)
rage.modifier(SYMBOLS[TWO], more_twos)
rage.modifier(SYMBOLS[BEER], more_beers)
rage.modifier(SYMBOLS[GATLING], more_gatlings)
rage.modifier(SYMBOLS[DYNAMITE], dynamite_at_once)
rage.modifier("shots_shown", shots_in_rage)
