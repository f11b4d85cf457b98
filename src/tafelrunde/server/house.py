"""The house: all tables, those that are awake and those that sleep in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from tafelrunde.bots import known_levels, level_of
from tafelrunde.games import catalog
from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import OptionError

from .people import clean
from .protocol import api
from .protocol.common import TableSetting
from .protocol.errors import Refusal, bad_setting
from .storage import Desk
from .storage.rows import TableRow
from .storage.store import Store
from .table import Table
from .table import cards as table_cards
from .table.core import Core, usual_level
from .table.documents import BOT, PERSON, Card, ForkData, SeatData, TableData, read, write
from .table.naming import bot_name, unique
from .table.seating import new_token

if TYPE_CHECKING:
    from .people import Person
    from .push.bell import Bell
    from .thinking import Thinkers

log = logging.getLogger(__name__)

LISTED_FOR = 7 * 86_400_000  # milliseconds an open table is shown that nobody looks after
WAKING = 20  # tables at once

Later = Callable[[float, Callable[[], None]], asyncio.TimerHandle]


def later(seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
    """Call something some time later."""
    return asyncio.get_running_loop().call_later(seconds, call)


class House:
    """All tables of this server."""

    def __init__(
        self,
        desk: Desk,
        thinkers: Thinkers,
        now: Callable[[], float] = time.time,
        later: Later = later,
    ) -> None:
        self.desk = desk
        self.thinkers = thinkers
        self.now = now
        self.later = later
        self.bell: Bell | None = None  # where turn notices are sent
        self.boot = secrets.token_hex(6)
        self.awake: dict[str, Table] = {}
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._games: dict[str, GameInfo | None] = {}
        self._woken = 0

    # From beginning to end

    async def open(self) -> None:
        """Wake the tables where time goes on."""
        ids = await self.desk.ask(lambda store: store.awake())
        for first in range(0, len(ids), WAKING):
            await asyncio.gather(*(self._wake(id) for id in ids[first : first + WAKING]))

    async def _wake(self, id: str) -> None:
        try:
            await self.table(id)
        except Refusal as refusal:
            log.error("table %s sleeps on: %s", id, refusal)

    async def close(self) -> None:
        """Say goodbye to everybody."""
        for table in list(self.awake.values()):
            await table.close()
        self.awake.clear()

    def core(self, id: str) -> Core | None:
        """Return what is in memory of a table, if it is awake; only to be looked at."""
        table = self.awake.get(id)
        return table.core if table is not None else None

    def next_boot(self) -> str:
        """Return what sequences of messages are told apart by: each waking begins new ones."""
        self._woken += 1
        return f"{self.boot}.{self._woken}"

    def game(self, id: str) -> GameInfo | None:
        """Return a game, if there is one."""
        if id not in self._games:
            try:
                self._games[id] = catalog.load(id)
            except OptionError:
                self._games[id] = None
        return self._games[id]

    def add_game(self, info: GameInfo) -> None:
        """Let a game be played here that is not in the catalog."""
        self._games[info.id] = info

    # Tables

    async def table(self, id: str) -> Table:
        """Return a table that is awake; refuse if there is none."""
        table = self._tables.get(id)
        if table is None:
            table = self._tables[id] = Table(self, id)
        await table.ready()
        return table

    async def create(
        self, person: Person, wish: api.NewTable, fork: ForkData | None = None
    ) -> Table:
        """Set up a table as somebody wants it; its first match may go on from another one."""
        setting, info = self._checked(wish.setting)
        wishes = wish.seats or [api.SeatWish("me")]
        data, people = seated(person, wishes, setting, known_levels(info))
        data.fork = fork
        row = new_row(person, data, people, int(self.now() * 1000))
        await self.desk.write(row)
        table = await self.table(row.id)
        if wish.start:
            await table.start(person)
        return table

    def _checked(self, wish: TableSetting) -> tuple[TableSetting, GameInfo]:
        """Refuse what the game doesn't have, and fill in what is left open."""
        info = self.game(wish.game)
        if info is None:
            raise Refusal("no-game")
        try:
            setting = info.setting(wish.players, tuple(wish.modules), wish.options, wish.files)
            info.build_setting(setting)  # refuses what fits only some players, such as teams
        except OptionError as error:
            raise bad_setting(error) from None
        checked = TableSetting(
            game=info.id,
            players=setting.players,
            modules=list(setting.modules),
            options=setting.options,
            files=setting.files,
            visibility=wish.visibility,
            clock=wish.clock,
            pace=wish.pace,
            watching=wish.watching,
            odds=wish.odds,
            coach=wish.coach,
        )
        return checked, info

    async def invited(self, token: str) -> Table:
        """Return the table an invitation is for."""
        row = await self.desk.ask(lambda store: store.table_invited(token))
        if row is None or row.status == "closed":
            raise Refusal("link-expired")
        return await self.table(row.id)

    async def moved(self, old: str, new: str, tables: list[str]) -> None:
        """A guest has logged in, and the store gave their seats to the account: so do we."""
        for table in list(self.awake.values()):
            core = table.core
            if core is None or core.is_known(old):
                await table.move_person(old, new)

    # Lists

    async def lobby(self, person: Person | None) -> api.Lobby:
        """Return a person's tables, and those anybody may join or watch."""
        mine, listed = await self.desk.ask(lambda store: lists(store, person))
        own = [self._card(row, person) for row in mine if row.status != "closed"]
        oldest = int(self.now() * 1000) - LISTED_FOR
        known = {card.id for card in own}
        free = [self._card(row, person) for row in listed if row.updated > oldest]
        return api.Lobby(
            mine=newest_first(own),
            open=newest_first([card for card in free if card.id not in known]),
        )

    def _card(self, row: TableRow, person: Person | None) -> api.TableCard:
        """Return a table's card: of what is in memory, if it is awake."""
        table = self.awake.get(row.id)
        if table is not None and table.core is not None:
            core = table.core
            return table_cards.for_reader(table_cards.card_of(core), tuple(core.people), person)
        return table_cards.for_reader(read(Card, row.card), row.people, person)


def lists(store: Store, person: Person | None) -> tuple[list[TableRow], list[TableRow]]:
    """Return a person's tables, and the listed ones."""
    return store.tables_of(person.id) if person is not None else [], store.listed()


def newest_first(cards: list[api.TableCard]) -> list[api.TableCard]:
    """Sort by the last thing that happened; tables that wait for the reader come first."""
    return sorted(cards, key=lambda card: (not card.your_turn, -card.updated))


def seated(
    person: Person, wishes: list[api.SeatWish], setting: TableSetting, known: tuple[str, ...]
) -> tuple[TableData, list[str]]:
    """Return a new table with everybody in their seat, and the people's ids by seat."""
    if len(wishes) > setting.players:
        raise Refusal("bad-setting", "there are more seats than players")
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusal("bad-setting", "only friends at your device have more seats of yours")
    people = [""] * setting.players
    data = TableData(setting, [SeatData() for _ in range(setting.players)])
    for kind in ("me", "local", "bot"):  # bots are called as nobody else is
        for number, wish in enumerate(wishes):
            if wish.kind == kind:
                names = [seat.name for seat in data.seats if seat.name]
                data.seats[number] = seat_for(wish, person, number, names, known)
                people[number] = "" if kind == "bot" else person.id
    return data, people


def seat_for(
    wish: api.SeatWish, person: Person, number: int, names: list[str], known: tuple[str, ...]
) -> SeatData:
    """Return a seat with whom its host wants to see there."""
    if wish.kind == "bot":
        level = level_of(wish.level) or usual_level(known)
        if level not in known:
            raise Refusal("bad-setting", f"there is no bot '{level}'")
        return SeatData(BOT, bot_name([*names, person.name], number), level)
    name = person.name if wish.kind == "me" else clean(wish.name)
    return SeatData(PERSON, unique(name, names))


def new_row(person: Person, data: TableData, people: list[str], now: int) -> TableRow:
    """Return a new table, to be stored."""
    id = new_token()
    return TableRow(
        id=id,
        game=data.setting.game,
        visibility=data.setting.visibility,
        status="open",
        host=person.id,
        invitation=new_token(),
        created=now,
        updated=now,
        people=tuple(people),
        data=write(data),
        card=write(table_cards.card_of_new(id, data, now)),
    )
