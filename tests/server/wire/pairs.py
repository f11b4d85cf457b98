"""A table and its twin, played on by the same actions, and everything its viewers receive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, fields
from typing import Concatenate, ParamSpec, TypeVar

from tafelrunde.kernel import NOBODY
from tafelrunde.lab.laws import wrong_actions
from tafelrunde.lab.subject import Chooser, LawBroken, who
from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import Action
from tafelrunde.server.web.handling import COOKIE
from tests.server.player import Guest, Player, TurnedDown
from tests.server.wire.comparing import compare, masked
from tests.server.wire.twins import Staged

Got = TypeVar("Got")
What = ParamSpec("What")

PROBES = 3  # wrong actions tried at a decision
LOOKING_UP = 10  # decisions between two looks at what HTTP and a second page tell
REPLAYING = 16  # of so many looks one is at the replay, which takes a process
COVERED = -2  # the viewer who looks at a shared device while nobody's hand is shown


@dataclass
class Tally:
    """What was compared."""

    positions: int = 0  # decisions, times the viewers who looked on
    messages: int = 0
    refusals: int = 0
    odds: int = 0
    answers: int = 0  # by HTTP
    replays: int = 0  # among them
    covered: int = 0  # messages to devices whose hands are covered
    welcomes: int = 0
    undone: int = 0
    disclosed: int = 0  # pairs that parted for good reason
    settings: set[str] = field(default_factory=set)

    def add(self, other: Tally) -> None:
        """Count what another one counted."""
        self.settings |= other.settings
        for each in fields(self)[:-1]:
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


class Side:
    """One of two servers: who is connected there, and what they have heard since last asked."""

    def __init__(self, address: str, table: Staged, stack: AsyncExitStack) -> None:
        self.address = address
        self.table = table
        self.stack = stack
        self.players: dict[int, Player] = {}
        self.read: dict[int, int] = {}  # messages that were compared, by seat

    async def guest(self, seat: int) -> Guest:
        """Return somebody whom the server takes for who sits there; NOBODY is a stranger."""
        guest = await self.stack.enter_async_context(Guest(self.address, ""))
        if seat != NOBODY:
            guest.http.cookies.set(COOKIE, self.table.cookie(max(seat, 0)))
        return guest

    async def player(self, seat: int) -> Player:
        """Return a seat's player, up to date."""
        if seat not in self.players:
            player = (await self.guest(seat)).at(self.table.id)
            player.seat = seat
            self.players[seat] = await self.stack.enter_async_context(player)
            self.read[seat] = 0
        else:
            await self.players[seat].ask(socket.Ping(0))
        return self.players[seat]

    async def heard(self, seat: int) -> list[bytes]:
        """Return every message that came to a seat since this was asked last."""
        player = await self.player(seat)
        fresh, self.read[seat] = player.received[self.read[seat] :], len(player.received)
        return [data for data in fresh if not data.startswith(b'{"t":"pong"')]


class Pair:
    """A table and its twin at two servers."""

    def __init__(self, table: Staged, truth: str, twin: str, stack: AsyncExitStack) -> None:
        self.table = table
        self.subject = table.subject
        self.sides = (Side(truth, table, stack), Side(twin, table, stack))
        self.viewers = sorted({table.viewer, NOBODY, *([COVERED] if table.shared else [])})
        self.chooser = Chooser(f"pair {table.id}")
        self.tally = Tally()
        self.known: list[Action] = []  # actions that were offered once

    async def both(
        self,
        ask: Callable[Concatenate[Side, What], Awaitable[Got]],
        *what: What.args,
        **more: What.kwargs,
    ) -> tuple[Got, Got]:
        """Ask both servers at once."""
        here, there = await asyncio.gather(*(ask(side, *what, **more) for side in self.sides))
        return here, there

    # The way through the match

    async def play(self, most: int) -> Tally:
        """Play on by the same actions till they part, but not too long."""
        await self.compare("the welcome")
        for number in range(most):
            if number % LOOKING_UP == 0:
                await self.look_up()
            await self.probe()
            seat, options = await self.common_options()
            if not options:
                break
            self.known = [*self.known, self.chooser.one_of(options)][-12:]
            action = self.chooser.action([tuple(option) for option in options])
            if await self.act(seat, list(action)) or await self.maybe_undo(seat):
                break
            if self.sides[0].players[NOBODY].over():
                break
        return self.tally

    async def common_options(self) -> tuple[int, list[Action]]:
        """Return a seat that is asked, and what it may do at both tables."""
        position = self.sides[0].players[NOBODY].position
        assert position is not None
        waiting = position.waiting[:]
        while waiting:
            seat = waiting.pop(self.chooser.below(len(waiting)))
            here, there = await self.both(Side.player, seat)
            one, other = here.to_decide(), there.to_decide()
            if one is not None and other is not None:
                common = [option for option in one.options if option in other.options]
                if common:
                    return seat, common
        return NOBODY, []

    async def act(self, seat: int, action: Action) -> bool:
        """Let a seat do the same at both tables; return whether something was disclosed."""

        async def carry_out(side: Side) -> None:
            await side.players[seat].act([action])

        await self.both(carry_out)
        parted = await self.compare(f"{action} of seat {seat}")
        self.tally.positions += len(self.viewers)
        self.tally.settings.add(self.table.id.rpartition("_")[0])
        return parted

    async def maybe_undo(self, seat: int) -> bool:
        """Let a seat now and then take its action back; return whether the two parted by that."""
        positions = [side.players[seat].position for side in self.sides]
        if not all(position and position.undo for position in positions) or self.chooser.below(3):
            return False

        async def take_back(side: Side) -> str:
            try:
                await side.players[seat].ask(socket.Undo(0))
            except TurnedDown as no:
                return no.key
            return ""

        one, other = await self.both(take_back)
        self.tally.undone += not one
        parted = await self.compare(f"undo of seat {seat}") if one == other else True
        if one != other and seat in self.viewers:
            raise LawBroken(4, f"{who(seat)} may not undo: {one or 'nothing'} or {other}")
        return parted

    # What is compared

    async def compare(self, cause: str) -> bool:
        """Compare what the viewers have received; return whether something was disclosed."""
        parted = False
        for viewer in self.viewers:
            here, there = await self.both(Side.heard, viewer)
            self.tally.messages += len(here)
            self.tally.covered += len(here) if viewer == COVERED else 0
            seen_as = max(viewer, NOBODY)
            parted = compare(self.subject, seen_as, here, there, cause) or parted
        self.tally.disclosed += parted
        return parted

    async def probe(self) -> None:
        """The viewer tries what is not possible, and asks why: the answers tell nothing hidden."""
        seat = self.table.viewer
        position = self.sides[0].players[seat].position
        if seat == NOBODY or position is None:
            return
        decision = position.decision
        options = [tuple(option) for option in decision.options] if decision else []
        tried = [list(action) for action in self.wrong(options)]
        requests: list[socket.ClientMessage] = [socket.Why(0, action) for action in tried]
        requests += [socket.Act(0, (position.serial, seat), [action]) for action in tried]
        hoped = [*tried[:1], *([list(self.chooser.one_of(options))] if options else [])]
        requests += [socket.Odds(0, action) for action in hoped]
        self.tally.odds += len(hoped)
        if not position.undo:
            requests.append(socket.Undo(0))
        await self.both(refused, seat, requests)
        self.tally.refusals += len(requests)
        await self.compare(f"{tried} of seat {seat}")

    def wrong(self, options: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
        """Return a few actions that are not offered."""
        near = wrong_actions(self.subject.game, tuple(options), self.chooser) if options else []
        wrong = [*map(tuple, self.known), *near]
        wrong = [action for action in wrong if action not in options]
        return [self.chooser.one_of(wrong) for _ in range(PROBES)] if wrong else []

    async def look_up(self) -> None:
        """Compare what HTTP tells the viewers, and what a second page is told at its opening."""
        table = self.table
        paths = [
            f"/api/tables/{table.id}",
            f"/api/tables/{table.id}/record",
            f"/api/invitations/{table.invitation}",
            "/api/tables",
        ]
        if not self.chooser.below(REPLAYING):
            paths.append(f"/api/tables/{table.id}/replay?viewer=0")
            self.tally.replays += 1
        for viewer in self.viewers:
            for path in paths:
                here, there = await self.both(look_up, viewer, path)
                self.tally.answers += 1
                if here != there:
                    raise LawBroken(4, f"{path} tells {who(viewer)}: {here!r} or {there!r}")
        if table.viewer != NOBODY:
            page, twin = await self.both(second_page, table.viewer)
            self.tally.welcomes += 1
            compare(self.subject, table.viewer, page, twin, "a second welcome")


async def look_up(side: Side, viewer: int, path: str) -> tuple[int, list[str], bytes]:
    """Return the whole answer by HTTP, but for the time of day."""
    guest = side.players[viewer].guest
    answer = await guest.http.get(path)
    headers = sorted([f"{name}: {value}" for name, value in answer.headers.items()])
    return (
        answer.status_code,
        [line for line in headers if line[:4] != "date"],
        masked(answer.content),
    )


async def refused(side: Side, seat: int, requests: list[socket.ClientMessage]) -> None:
    """Let a seat ask for all this, and wait till everything is answered."""
    player = side.players[seat]
    waiting = {await player.request(request) for request in requests}
    while waiting:
        waiting.discard(getattr(await player.next(), "ref", -1))


async def second_page(side: Side, viewer: int) -> list[bytes]:
    """Return what a page hears that is opened beside the first; it stays, so that nobody left."""
    page = side.players[viewer].guest.at(side.table.id)
    await side.stack.enter_async_context(page)
    return page.received[:]


async def play_pair(table: Staged, truth: str, twin: str, most: int) -> Tally:
    """Play one table and its twin; return what was compared."""
    async with AsyncExitStack() as stack:
        return await Pair(table, truth, twin, stack).play(most)


async def play_pairs(
    tables: list[Staged], truth: str, twin: str, most: int, at_once: int = 8
) -> Tally:
    """Play all tables and their twins, a few at once."""
    total, waiting = Tally(), list(reversed(tables))

    async def work() -> None:
        while waiting:
            try:
                total.add(await play_pair(waiting.pop(), truth, twin, most))
            except BaseException:
                waiting.clear()  # the others finish what they have begun
                raise

    outcomes = await asyncio.gather(*(work() for _ in range(at_once)), return_exceptions=True)
    for broken in filter(None, outcomes):
        raise broken
    return total
