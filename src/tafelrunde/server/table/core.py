"""A table that is awake: all of it in memory, what has to be stored, and who is to be told.

Changes are made here without waiting for anything. What they leave behind (`writes`) is stored by
the mailbox, and only then is what they told sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tafelrunde.bots import USUAL, known_levels
from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import NOBODY
from tafelrunde.records.match import Match
from tafelrunde.records.record import Record

from ..protocol.common import Status
from ..protocol.errors import Refusal
from ..storage.rows import ChatRow, LogRow, MatchRow, TableRow, Write
from . import cards
from .channels import COVERS, HOST, WATCHERS, Channel, Channels, Connection, Delayed, Told
from .documents import BOT, OPEN, PERSON, PlayData, SeatData, TableData, write
from .sights import Sight

if TYPE_CHECKING:
    from ..people import Person

Thought = tuple[int, int, int]  # match, serial and seat of a decision a bot thinks about

# What a page may say instead of one of its person's seats
ASKED = -1  # the first that is asked something
COVERED = -2  # none of several: show what everybody may know


class Core:
    """Everything about one table, as it is stored or about to be."""

    def __init__(
        self,
        row: TableRow,
        data: TableData,
        info: GameInfo | None,
        channels: Channels,
        now: Callable[[], float],
    ) -> None:
        self.id = row.id
        self.info = info  # None if the game is gone
        self.visibility = row.visibility
        self.status: Status = row.status  # type: ignore[assignment]
        self.host = row.host
        self.invitation = row.invitation
        self.created = row.created
        self.updated = row.updated
        self.people: list[str] = list(row.people)
        self.data = data
        self.setting = data.setting
        self.channels = channels
        self.match: Match | None = None
        self.lost: Record | None = None  # a match the rules of today can't show any more
        self.play = PlayData()
        self.chat: list[ChatRow] = []
        self.opened = 0  # when the open decision was first seen
        self.thinking: set[Thought] = set()
        self.advising: set[int] = set()  # seats for which a hint is being thought about
        self._now = now
        self._sight: Sight | None = None
        self._header = ""
        self._lines = 0
        self._lost_row: MatchRow | None = None
        self._table_changed = False
        self._card_changed = False
        self._match_changed = False
        self._log: list[LogRow] = []
        self._said: list[ChatRow] = []

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return int(self._now() * 1000)

    # Who is who

    @property
    def seats(self) -> list[SeatData]:
        """Return the seats."""
        return self.data.seats

    def seats_of(self, person: str) -> list[int]:
        """Return all seats somebody has: several, where their device is passed around."""
        if not person:
            return []
        return [seat for seat, owner in enumerate(self.people) if owner == person]

    def seat_of(self, person: Person | None) -> int:
        """Return where somebody sits, or NOBODY; of several seats the first."""
        if person is None or person.id not in self.people:
            return NOBODY
        return self.people.index(person.id)

    def own_seats(self, person: Person | None) -> list[int]:
        """Return all seats somebody has; refuse if there is none."""
        seats = self.seats_of(person.id) if person is not None else []
        if not seats:
            raise Refusal("not-seated" if person is not None else "unknown-person")
        return seats

    def acting_seat(self, page: Connection) -> int:
        """Return the seat a page acts for; refuse if it only looks on."""
        key = self.key_of(page.person, page.seat)
        if key < 0:
            raise Refusal("not-seated" if page.person is not None else "unknown-person")
        return key

    def here(self, seat: int) -> bool:
        """Say whether a page of the person at that seat is open, for whichever of their seats."""
        if self.channels.all[seat].connections:
            return True
        seats = self.seats_of(self.people[seat])
        return self.channels.heard(seats) or self.channels.heard([COVERS - one for one in seats])

    def is_known(self, person: str) -> bool:
        """Say whether somebody sits here, is the host or was invited."""
        return person in self.people or person == self.host or person in self.data.guests

    def is_host(self, person: Person | None) -> bool:
        """Say whether somebody may change seats and start."""
        return person is not None and person.id == self.host

    def key_of(self, person: Person | None, wanted: int = COVERED) -> int:
        """Return the channel somebody listens to; who has several seats is covered in doubt."""
        seats = self.seats_of(person.id) if person is not None else []
        if wanted in seats:
            return wanted
        if len(seats) == 1 or (seats and wanted == ASKED):
            return seats[0]
        if seats:
            return COVERS - seats[0]
        return HOST if self.is_host(person) else WATCHERS

    def reader_at(self, key: int) -> str:
        """Return who listens to a channel; nobody in particular to that of the spectators."""
        if key >= 0:
            return self.people[key]
        if key <= COVERS:
            return self.people[COVERS - key]
        return self.host if key == HOST else ""

    def plays_itself(self, seat: int) -> bool:
        """Say whether a bot decides for the seat."""
        data = self.seats[seat]
        return data.kind == BOT or bool(data.stand_in)

    def voters(self) -> list[int]:
        """Return the seats of people who play themselves."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == PERSON and not seat.stand_in
        ]

    def names(self) -> list[str]:
        """Return the names by seat, empty for open ones."""
        return [seat.name for seat in self.seats]

    def has_people(self) -> bool:
        """Say whether any seat is a person's."""
        return any(seat.kind == PERSON for seat in self.seats)

    def has_bots(self) -> bool:
        """Say whether a bot decides for any seat."""
        # A list: this is asked at every move, and a generator takes twice as long.
        return bool([seat for seat in self.data.seats if seat.kind == BOT or seat.stand_in])

    def open_seats(self) -> list[int]:
        """Return the seats that are free."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == OPEN]

    def levels(self) -> tuple[str, ...]:
        """Return the bots this game has."""
        return known_levels(self.info) if self.info is not None else ()

    def usual_level(self) -> str:
        """Return the level of bots that nobody chose."""
        return usual_level(self.levels())

    def is_allowed(self, person: Person | None) -> bool:
        """Say whether somebody may know of this table at all."""
        if self.visibility != "private":
            return True
        if person is None:
            return False
        return self.is_known(person.id)

    def check_may_see(self, person: Person | None) -> None:
        """Refuse those who were not invited, and spectators where nobody may watch."""
        if not self.is_allowed(person):
            raise Refusal("by-invitation")
        if self.setting.watching.allowed or self.seat_of(person) != NOBODY or self.is_host(person):
            return
        if self.status in ("gathering", "playing") or not self.open_seats():
            raise Refusal("no-watching")

    # The match

    def running(self) -> Match:
        """Return the match that is being played; refuse if there is none."""
        if self.match is None or self.match.status != "running" or self.status != "playing":
            raise Refusal("wrong-status")
        return self.match

    def begin_match(self, match: Match) -> None:
        """Put a new match on the table."""
        self.match, self.lost = match, None
        self.play = PlayData()
        self._header = match.header()
        self._lines = 0
        self.log_step()

    def resume_match(self, match: Match | None, lost: Record | None, header: str) -> None:
        """Put a stored match on the table."""
        self.match, self.lost, self._header = match, lost, header

    def lose_match(self, lost: Record, row: MatchRow) -> None:
        """End a match that today's rules can't go on with."""
        self.match, self.lost, self._header = None, lost, row.header
        self._lost_row = row
        self._table_changed = True

    def resume_lines(self, lines: int) -> None:
        """Go on with the log after so many lines."""
        self._lines = lines

    def log_step(self) -> None:
        """Note what the match has logged since the last time, to be stored."""
        assert self.match is not None
        self._match_changed = True
        self._sight = None
        line = self.match.fresh_line()
        if line is not None:
            self._log.append(LogRow(self.id, self.data.match, self._lines, line))
            self._lines += 1

    def sight(self) -> Sight:
        """Return what can be seen of the match until it moves."""
        assert self.match is not None
        if self._sight is None:
            self._sight = Sight(self.match.game, self.match.s)
        return self._sight

    def play_changed(self) -> None:
        """Something about the match changed besides its log."""
        self._match_changed = True

    def table_changed(self) -> None:
        """Something about the table changed that outlasts its matches."""
        self._table_changed = True

    def card_changed(self) -> None:
        """What lists show is not what is stored."""
        self._card_changed = True

    def say(self, row: ChatRow) -> None:
        """Note a line of chat."""
        self.chat.append(row)
        del self.chat[:-200]
        self._said.append(row)

    # Storing

    def changed(self) -> bool:
        """Say whether anything has to be stored."""
        changed = self._table_changed or self._card_changed or self._match_changed
        return changed or bool(self._said)

    def writes(self) -> list[Write]:
        """Return what has to be stored, and begin anew."""
        rows: list[Write] = [*self._log, *self._said]
        # An answer that is held must not show, not even by the time of the last change in lists.
        if self._table_changed or self._log:
            self.updated = self.now()
        if self._table_changed or self._card_changed:
            rows.append(self.table_row())
        if self._match_changed:
            rows.append(self._match_row())
        if self._lost_row is not None:
            rows.append(self._lost_row)
        self._lost_row = None
        self._table_changed = self._card_changed = self._match_changed = False
        self._log, self._said = [], []
        return rows

    def table_row(self) -> TableRow:
        """Return the table as it is stored."""
        return TableRow(
            id=self.id,
            game=self.setting.game,
            visibility=self.visibility,
            status=self.status,
            host=self.host,
            invitation=self.invitation,
            created=self.created,
            updated=self.updated,
            people=tuple(self.people),
            data=write(self.data),
            card=write(cards.card_of(self)),
        )

    def _match_row(self) -> MatchRow:
        assert self.match is not None
        snapshot = f'{{"match":{self.match.standing()},"play":{write(self.play)}}}'
        return MatchRow(
            self.id, self.data.match, self.match.status, self._header, snapshot, self.now()
        )

    # Telling

    def tell(self, message_for: Callable[[Channel], Told]) -> None:
        """Tell every viewer something, each in their own way."""
        now = self.now()
        for channel in self.channels.all.values():
            if not channel.wanted(now):
                channel.skip()
            else:
                self.tell_one(channel, message_for(channel), now)

    def tell_one(self, channel: Channel, message: Told, now: int) -> None:
        """Tell one viewer something, at once or later."""
        if isinstance(channel, Delayed):
            delay = self.channels.delay if self.match is not None else 0
            channel.tell_at(message, now + delay)
            channel.release(now)
        else:
            channel.tell(message)

    def waiting(self) -> list[int]:
        """Return the seats that have yet to decide; in a window all that are asked."""
        match = self.match
        if match is None or match.status != "running":
            return []
        actors: Any = match.game.actors(match.s)
        return list(actors)


def usual_level(known: tuple[str, ...]) -> str:
    """Return the level of bots that nobody chose, among those a game has."""
    return USUAL if USUAL in known else known[-1]
