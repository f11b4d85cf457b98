"""Standing orders: how a seat answers windows without being asked each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.kernel import Action
from tafelrunde.kernel.windows import PASS

from ..protocol import socket
from ..protocol.errors import Refusal
from .documents import OrderData

if TYPE_CHECKING:
    from .core import Core

MOST = 20  # orders of one seat


def give(core: Core, seat: int, wish: socket.Order) -> None:
    """Take an order down; a new one for the same windows replaces the old one."""
    game = core.running().game
    step = game.steps.get(wish.step)
    if wish.verb not in game.tables.verbs or (wish.step and (step is None or not step.window)):
        raise Refusal("malformed", "there is no such window or no such answer")
    kept = [order for order in core.play.orders if (order.seat, order.step) != (seat, wish.step)]
    if sum(order.seat == seat for order in kept) >= MOST:
        raise Refusal("too-fast", f"a seat has at most {MOST} standing orders")
    core.play.orders = [*kept, OrderData(seat, wish.step, wish.verb, wish.until)]


def cancel(core: Core, seat: int) -> None:
    """Take all orders of a seat back."""
    core.play.orders = [order for order in core.play.orders if order.seat != seat]


def expire(core: Core, seats: Sequence[int]) -> None:
    """Orders for a turn end when their seat is asked something outside windows."""
    if not core.play.orders:
        return
    core.play.orders = [
        order for order in core.play.orders if order.seat not in seats or order.until == "match"
    ]


def answer(core: Core, seat: int, step: str, options: Sequence[Action]) -> Action | None:
    """Return what a seat's orders say to a window; those for this very window come first."""
    own = [order for order in core.play.orders if order.seat == seat]
    for wanted in (step, ""):
        for order in own:
            if order.step == wanted:
                return first_of(order.verb, options)
    return None


def first_of(verb: str, options: Sequence[Action]) -> Action:
    """Return the first option with this verb; passing if there is none."""
    found = [option for option in options if option[0] == verb]
    return found[0] if found else passing(options)


def passing(options: Sequence[Action]) -> Action:
    """Return the answer of those who don't answer."""
    return PASS if PASS in options else options[0]


def shown(core: Core, seat: int) -> list[socket.OrderInfo]:
    """Return a seat's own orders."""
    if not core.play.orders:  # as nearly always, and this is asked at every move
        return []
    return [
        socket.OrderInfo(order.step, order.verb, order.until)
        for order in core.play.orders
        if order.seat == seat
    ]
