"""People who play, chat, change their minds, and come back whenever the server does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import Event
from tests.server.player import Guest, Hangup, Player, TurnedDown

CHATS, UNDOES, ORDERS = 0.05, 0.3, 0.05  # how often, when it is possible
NOT_NOW = ("stale", "wrong-status", "no-undo", "unavailable")  # refusals that happen


class Regular(Player):
    """A player who keeps account of everything they sent and what was acknowledged."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        rng: random.Random,
        up: asyncio.Event,
        moved: Callable[[str], None],
    ) -> None:
        super().__init__(guest, table)
        self.rng = rng
        self.up = up
        self.moved = moved
        self.ending = False  # no more matches after this one
        self.sent: dict[int, tuple[int, socket.ClientMessage]] = {}  # by ref: match and request
        self.stored: set[int] = set()  # refs the server said it had stored
        # Match, viewer (-1 while covered) and history at each loss of the line
        self.seen: list[tuple[int, int, list[Event]]] = []
        self.losses = 0
        self.leader: Regular | None = None  # whose device we share: they vote for both of us
        self.gone = False

    # Keeping account

    async def request(self, message: socket.ClientMessage) -> int:
        """Send a request, and note it before: nobody knows whether it arrives."""
        self.sent[self._ref + 1] = (self._match_number(), message)
        return await super().request(message)

    def _take_in(self, message: socket.ServerMessage) -> None:
        super()._take_in(message)
        if isinstance(message, socket.Done):
            self.stored.add(message.ref)
        elif isinstance(message, socket.Moved | socket.MatchChanged):
            self.moved(self.table_id)

    def acts(self, stored: bool) -> list[tuple[int, socket.Act]]:
        """Return match and action of all answers sent, or of those that are stored for sure."""
        return [
            (match, message)
            for ref, (match, message) in self.sent.items()
            if isinstance(message, socket.Act) and (ref in self.stored or not stored)
        ]

    def count(self, kind: type[socket.FromClient], match: int, stored: bool) -> int:
        """Count requests of a kind in a match."""
        return sum(
            isinstance(message, kind) and number == match and (ref in self.stored or not stored)
            for ref, (number, message) in self.sent.items()
        )

    def lines(self, stored: bool) -> list[str]:
        """Return what was said, or what is stored of it for sure."""
        return [
            message.text
            for ref, (_, message) in self.sent.items()
            if isinstance(message, socket.Say) and (ref in self.stored or not stored)
        ]

    # Living

    async def live(self) -> None:
        """Play match after match, over all losses of the line, until it is time to go."""
        while True:
            try:
                await self.up.wait()
                await self.connect()
                await self.play_matches()
                return
            except Hangup:
                self.losses += 1
                if self.match is not None:
                    self.seen.append((self.match.number, self.viewer, self.history[:]))
                await self.drop()
                await asyncio.sleep(0.02)

    async def play_matches(self) -> None:
        """Do what there is to do."""
        while True:
            try:
                if self.viewer != self.seat >= 0:  # covered: a match begins at a shared device
                    await self.connect(fresh=True)
                if self.over() and await self.after_match():
                    self.gone = True
                    return
                await self.do_something()
            except TurnedDown as no:
                if no.code not in NOT_NOW:
                    raise

    async def after_match(self) -> bool:
        """Ask for another match; or for none, and say whether we can go."""
        status = self.table.status if self.table is not None else ""
        if self.leader is not None:
            return await self.follow(self.leader)
        if status == "over" and self.ending:
            await self.ask(socket.Vote(0, "rematch", False))
            return True
        if status == "over" and self.table and self.viewer not in self.table.votes.rematch:
            await self.ask(socket.Vote(0, "rematch"))
        return False

    async def follow(self, leader: Regular) -> bool:
        """Wait for what whose device we share has voted; say whether they have gone."""
        while not leader.gone:
            if not self.over() or self.viewer != self.seat:
                return False  # another match
            with suppress(TimeoutError):
                await self.next(timeout=0.1)
        return True

    async def do_something(self) -> None:
        """Answer, chat, take back or leave an order; or wait for others."""
        position, chance = self.position, self.rng.random()
        decision = self.to_decide()
        if chance < CHATS and self.match is not None:
            await self.ask(
                socket.Say(0, f"line {self._ref} of {self.guest.name}, seat {self.seat}")
            )
        elif position is not None and position.undo and self.rng.random() < UNDOES:
            await self.ask(socket.Undo(0))
        elif decision is not None and decision.window and self.rng.random() < ORDERS:
            await self.ask(socket.Order(0, "", "pass"))
        elif decision is not None:
            await self.act([self.rng.choice(decision.options)])
        else:
            await self.wait()

    async def wait(self) -> None:
        """Wait for others; who waits in vain was told something that is not stored."""
        try:
            await self.next()
        except TimeoutError as error:
            raise AssertionError(f"{self.guest.name} waits in vain") from error
