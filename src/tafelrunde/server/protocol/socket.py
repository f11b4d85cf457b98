"""Messages of a table's WebSocket. `docs/protocol.md` shows them at work.

Every message is one JSON object whose `t` says what it is. What the server tells a viewer (a seat,
or the spectators) is numbered without gaps by `seq`; answers to one connection's own requests
(`done`, `refused`, `reason`, `chances`, `hinted`, `pong`) carry the request's `ref` instead.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .advice import Because, Weighed
from .common import Action, ChatLine, Event, TableInfo

Ref = Annotated[int, Meta(ge=0, le=2**31)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]

MOST_BYTES = 8192  # of a message from a client
MOST_ACTIONS = 64  # of one gesture


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a client may send."""


class Hello(FromClient, tag="hello"):
    """Opens the conversation; with the `boot` and `seq` heard last, only the rest is sent."""

    protocol: int
    boot: Annotated[str, Meta(max_length=40)] = ""
    viewer: int = -1
    seq: int = -1
    # Which of several own seats, where one device is passed around; -1: the first that is asked,
    # -2: none, show what everybody may know. Who has one seat or none always hears of that.
    seat: Annotated[int, Meta(ge=-2)] = -1


class Act(FromClient, tag="act"):
    """Answer a decision, by one action or several in a row (a gesture)."""

    ref: Ref
    decision: tuple[int, int]  # the decision's id: serial and seat
    actions: Annotated[list[Action], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Undo(FromClient, tag="undo"):
    """Take the last action back, if nobody learned anything from it."""

    ref: Ref


class Order(FromClient, tag="order"):
    """Leave a standing order for windows: answer by the first option with this verb, else pass.

    It holds until the seat is next asked something outside windows (`turn`), or to the end of the
    match; an empty `step` means every window.
    """

    ref: Ref
    step: Annotated[str, Meta(max_length=40)] = ""
    verb: Word = "pass"
    until: Literal["turn", "match"] = "turn"


class CancelOrders(FromClient, tag="cancel_orders"):
    """Take all standing orders back."""

    ref: Ref


class PassAll(FromClient, tag="pass_all"):
    """Nobody at a device that is passed around answers the window of this serial (any more)."""

    ref: Ref
    serial: int


class Why(FromClient, tag="why"):
    """Ask which rule forbids an action; answered by `reason`."""

    ref: Ref
    action: Action


class Odds(FromClient, tag="odds"):
    """Ask what may come of an action; answered by `chances`."""

    ref: Ref
    action: Action


class Hint(FromClient, tag="hint"):
    """Ask what the strong bot would do in your place, and why; answered by `hinted`."""

    ref: Ref
    decision: tuple[int, int]  # the decision's id: serial and seat


class Contribute(FromClient, tag="contribute"):
    """Random digits of the player's own that go into the key of the match about to begin."""

    ref: Ref
    digits: Hex


class Say(FromClient, tag="say"):
    """Say something to all at the table."""

    ref: Ref
    text: Text


class Sit(FromClient, tag="sit"):
    """Take an open seat; without a number the first one."""

    ref: Ref
    seat: int = -1


class Stand(FromClient, tag="stand"):
    """Leave: before the match the seat is free again, in a match a bot plays on."""

    ref: Ref


class Back(FromClient, tag="back"):
    """Take the own seat back from the bot that stands in."""

    ref: Ref


class SetSeat(FromClient, tag="set_seat"):
    """The host gives an open seat to a bot or to a friend at the same device, or frees it.

    Without `level` and `name` it is freed, whoever sat there.
    """

    ref: Ref
    seat: int
    level: Annotated[str, Meta(max_length=20)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""  # of the friend


class Start(FromClient, tag="start"):
    """The host begins the match; bots take the seats still open."""

    ref: Ref


class Vote(FromClient, tag="vote"):
    """Ask for another match, or to break this one off; it happens when all people ask for it."""

    ref: Ref
    what: Literal["rematch", "abandon"]
    yes: bool = True


class Ping(FromClient, tag="ping"):
    """Ask for a sign of life and the server's clock."""

    ref: Ref


ClientMessage = (
    Hello
    | Act
    | Undo
    | Order
    | CancelOrders
    | PassAll
    | Why
    | Odds
    | Hint
    | Contribute
    | Say
    | Sit
    | Stand
    | Back
    | SetSeat
    | Start
    | Vote
    | Ping
)


# From the server


class Decision(Struct):
    """What the reader is asked, and everything they may answer."""

    id: tuple[int, int]
    prompt: str
    values: list[Any]
    options: list[Action]
    answered: bool = False  # in already, but may still be changed
    window: bool = False


class Clock(Struct):
    """Who has how long, in milliseconds; `now` is the server's time (since 1970)."""

    now: int
    left: list[int | None]  # for each seat, None without a clock
    running: list[int]  # seats whose time is running
    window: tuple[int, int] | None = None  # when an open window may close, and when it must


class OrderInfo(Struct):
    """A standing order of the reader's own."""

    step: str
    verb: str
    until: Literal["turn", "match"]


class Position(Struct):
    """The match as the reader sees it now."""

    serial: int
    view: dict[str, Any]
    waiting: list[int]  # seats that have yet to decide; in a window all that are asked
    decision: Decision | None
    clock: Clock
    undo: bool  # taking back may be possible: ask and see
    orders: list[OrderInfo]


class MatchInfo(Struct):
    """What stays the same during a match, and how it ended."""

    number: int
    names: list[str]
    rules: int
    commitment: str
    contributions: list[str]  # by seat, empty where none came
    status: Literal["running", "over", "abandoned", "failed"] = "running"
    winners: list[int] = []
    secret: str = ""  # opened when the match has ended


class FromServer(Struct, tag_field="t"):
    """Anything the server sends."""


class Welcome(FromServer, tag="welcome"):
    """Everything there is to know, to begin with."""

    protocol: int
    version: str
    boot: str  # changes when the server starts anew: sequences begin again
    viewer: int  # seat, or -1 for a spectator
    seq: int  # of the last message this stands for
    table: TableInfo
    match: MatchInfo | None
    position: Position | None
    history: list[Event]  # what the viewer was told of this match and still stands
    chat: list[ChatLine]
    gathering: str = ""  # commitment of a match that waits for contributions


class Resumed(FromServer, tag="resumed"):
    """Nothing was missed but the messages that follow."""

    boot: str
    viewer: int
    seq: int


class Moved(FromServer, tag="moved"):
    """Something was done at the table, or taken back.

    The events belong at place `at` of the viewer's history; what was there and after it is void.
    """

    seq: int
    at: int
    events: list[Event]
    position: Position
    undone: int = -1  # the seat that took its last action back


class MatchChanged(FromServer, tag="match"):
    """A match began, ended, or was broken off."""

    seq: int
    match: MatchInfo
    position: Position | None
    history: list[Event] | None = None  # with a new match: all there is


class TableChanged(FromServer, tag="table"):
    """Seats, presence, votes or the table's status changed."""

    seq: int
    table: TableInfo
    viewer: int  # may have changed by sitting down or standing up
    gathering: str = ""


class Said(FromServer, tag="said"):
    """Somebody said something."""

    seq: int
    line: ChatLine


class Done(FromServer, tag="done"):
    """The request was carried out and is safely stored."""

    ref: int
    applied: int = 0  # how many actions of a gesture


class Refused(FromServer, tag="refused"):
    """The request was not carried out, and nothing changed."""

    ref: int  # -1 where no request could be read
    code: str  # for programs; see protocol/errors.py
    key: str  # of the text for people
    values: dict[str, str | int] = {}
    clause: str = ""  # of the rulebook
    text: str = ""  # in English, for logs


class Reason(FromServer, tag="reason"):
    """The clause that forbids an action; empty where none does."""

    ref: int
    clause: str


class Chance(Struct):
    """Something that may come of an action: in so many ways of so many."""

    key: str
    values: list[Any]
    ways: int
    of: int


class Chances(FromServer, tag="chances"):
    """What may come of an action, as far as its seat can know; empty where nothing is told."""

    ref: int
    chances: list[Chance]


class Hinted(FromServer, tag="hinted"):
    """What the strong bot would do with what your seat knows, and why."""

    ref: int
    decision: tuple[int, int]
    action: Action  # one of the decision's options
    then: list[Action]  # how it would go on
    chance: float  # to win, 0 to 1
    sure: float  # that nothing else it thought about is better, 0 to 1
    tried: int  # worlds it walked into; 0 where there is nothing to think about
    against: Action  # what the reasons compare it with; empty where they compare with nothing
    reasons: list[Because]
    costs: list[Because]  # what speaks against it all the same
    chances: list[Chance]  # exact odds of the action, where the table allows them
    others: list[Weighed]  # the best first


class Pong(FromServer, tag="pong"):
    """A sign of life."""

    ref: int
    now: int


class Bye(FromServer, tag="bye"):
    """The server is about to close this connection."""

    code: str
    again: bool  # whether it makes sense to connect again


ServerMessage = (
    Welcome
    | Resumed
    | Moved
    | MatchChanged
    | TableChanged
    | Said
    | Done
    | Refused
    | Reason
    | Chances
    | Hinted
    | Pong
    | Bye
)
