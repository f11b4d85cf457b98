"""A bot in any language at a real table: joins as a player like any other, by the open protocol.

The table's messages come in on one side, the bot's lines go out on the other (bots/lines.py). The
bot hears what its seat is told, and nothing else, since nothing else comes over the wire. When the
connection breaks, the visitor comes back to its seat by itself.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlencode, urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tafelrunde.bots.lines import Talk, decide_line, match_line, over_line
from tafelrunde.kernel import OptionError, TafelrundeError

from .listening import BotBack

PROTOCOL = 1  # of the tables; docs/protocol.md
WAIT = 30.0  # seconds for an answer by HTTP
PAUSES = (1.0, 2.0, 4.0, 8.0, *[15.0] * 40)  # seconds before each try to come back: 10 minutes
Say = Callable[[str], None]
Answer = TypeVar("Answer")


class TableRefused(TafelrundeError):
    """The table doesn't want us, or is gone; in one sentence."""


class NobodyThere(TableRefused):
    """Nothing answers at the table's address, now at least."""


class Guest:
    """Somebody with a name and a cookie, who asks by HTTP while a `with` lasts."""

    def __init__(self, address: str, name: str) -> None:
        parts = urlsplit(address)
        place = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or len(place) != 2:
            raise OptionError(
                "give a table's address or an invitation, such as http://localhost:8765/t/…"
            )
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.page, self.token = place
        self.name = name
        self.http = httpx.Client(
            base_url=self.origin, headers={"origin": self.origin}, timeout=WAIT
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Ask by HTTP; a refusal is told in the server's own words."""
        headers = {"content-type": "application/json"}
        content = None if body is None else json.dumps(body)
        try:
            answer = self.http.request(method, path, content=content, headers=headers)
            told: dict[str, Any] = answer.json()
        except httpx.TransportError:
            raise NobodyThere(f"nobody answers at {self.origin}") from None
        except ValueError:
            raise TableRefused(f"there is no tafelrunde at {self.origin}") from None
        if answer.status_code >= 400:
            raise TableRefused(str(told.get("text", "the server refused")))
        return told

    def table(self) -> str:
        """Come in and return the id of the table; an invitation is accepted and gives a seat."""
        self.ask("PUT", "/api/me", {"name": self.name})
        if self.page == "join":
            return str(self.ask("POST", f"/api/invitations/{self.token}", {})["id"])
        return self.token

    def vocabulary(self, setting: dict[str, Any]) -> dict[str, Any]:
        """Return how the game's actions are built at this table."""
        path = f"/api/games/{setting['game']}/vocabulary"
        if setting["files"]:
            wish = {key: setting[key] for key in ("players", "modules", "options", "files")}
            return self.ask("POST", path, wish)
        query = {
            "players": setting["players"],
            "modules": ",".join(setting["modules"]),
            "options": ",".join(f"{key}:{value}" for key, value in setting["options"].items()),
        }
        return self.ask("GET", f"{path}?{urlencode(query)}")

    def dial(self, table: str) -> ClientConnection:
        """Open the table's socket."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        address = f"{self.origin.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        try:
            line: ClientConnection = connect(
                address,
                additional_headers={"cookie": cookies},
                origin=Origin(self.origin),
                max_size=None,
                proxy=None,
            )
        except (OSError, InvalidHandshake, EOFError, TimeoutError) as error:
            raise NobodyThere(f"the table does not answer: {error}") from None
        return line


class Visitor:
    """A bot's seat at a table, from sitting down to the end of the match."""

    def __init__(
        self,
        guest: Guest,
        talk: Talk,
        say: Say,
        matches: int = 1,
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self._guest = guest
        self._pauses = pauses
        self._talk = talk
        self._say = say
        self._left = matches
        self._ref = 0
        self._given: set[int] = set()  # requests that add to the dice; they may come too late
        self._seat = -1
        self._history: list[Any] = []
        self._told = 0  # how much of the history the bot knows
        self._answered: list[Any] = []  # match and decision
        self._opening: dict[str, Any] = {}  # what the bot was told first of the match that runs
        self._match: dict[str, Any] = {}  # the one that runs, if the bot knows of it
        self._table: dict[str, Any] = {}
        self._ended = False  # whether a match was played to its end

    def play(self) -> None:
        """Sit down and play as many matches as were asked for, coming back where that breaks."""
        table = self._guest.table()
        line = self._guest.dial(table)
        while True:
            try:
                with line:
                    self._stay(line)
                return
            except (ConnectionClosed, NobodyThere):
                line = self._come_back(table)

    def _stay(self, line: ClientConnection) -> None:
        """Play until all matches are over, and stand up."""
        self._line = line
        self._answered = []  # an answer may have been lost with the last connection
        self._send({"t": "hello", "protocol": PROTOCOL})
        while self._left:
            self._heed(json.loads(line.recv()))
        self._request({"t": "stand"})
        self._until_done()

    def _come_back(self, table: str) -> ClientConnection:
        """Try again, after longer and longer pauses, until the table answers."""
        self._say("the connection broke: trying to come back")
        for pause in self._pauses:
            time.sleep(pause)
            try:
                return self._guest.dial(table)
            except NobodyThere:
                continue
        minutes = round(sum(self._pauses) / 60)
        raise TableRefused(f"the connection broke, and nobody has answered for {minutes} minutes")

    def _until_done(self) -> None:
        """Wait until the last request was answered, whatever else is told."""
        while json.loads(self._line.recv()).get("ref") != self._ref:
            pass

    def _send(self, message: dict[str, Any]) -> None:
        self._line.send(json.dumps(message, ensure_ascii=False))

    def _request(self, message: dict[str, Any]) -> None:
        self._ref += 1
        self._send({**message, "ref": self._ref})

    # What the table tells

    def _heed(self, message: dict[str, Any]) -> None:
        """Take in a message, and do what it asks for."""
        kind = message["t"]
        if kind == "bye" and message["again"]:
            raise NobodyThere(f"the table said goodbye for now: {message['code']}")
        if kind == "bye":
            raise TableRefused(f"the table said goodbye: {message['code']}")
        if kind == "refused" and self._matters(message):
            raise TableRefused(f"the table refused: {message['text'] or message['code']}")
        if kind in ("welcome", "table"):
            self._see_table(message)
        if kind in ("welcome", "match"):
            self._see_match(message)
        if kind == "moved":
            self._history[message["at"] :] = message["events"]
            self._told = min(self._told, message["at"])
        if message.get("position"):
            self._answer(message["position"]["decision"], message["position"]["view"])

    def _matters(self, refusal: dict[str, Any]) -> bool:
        """Say whether a refusal is more than having been too late."""
        return refusal["ref"] not in self._given and refusal["code"] not in ("stale", "too-fast")

    def _see_table(self, message: dict[str, Any]) -> None:
        """Sit down where we have no seat yet, and add to the dice where that is wanted."""
        self._table = message["table"]
        self._seat = message["viewer"]
        if message["gathering"] and self._seat >= 0:
            self._request({"t": "contribute", "digits": secrets.token_hex(16)})
            self._given.add(self._ref)
        if message["t"] == "welcome" and self._seat < 0:
            self._request({"t": "sit"})
        if message["t"] == "welcome":
            self._say(f"at the table {self._table['id']} ({self._table['setting']['game']})")

    def _see_match(self, message: dict[str, Any]) -> None:
        """Tell the bot that a match began or ended."""
        match = message["match"]
        if message.get("history") is not None:
            self._history = list(message["history"])
            self._told = 0
        if match is None or self._seat < 0:
            return
        if match["status"] == "running" and self._match.get("number") != match["number"]:
            self._begin(match)
        elif match["status"] != "running" and self._match.get("number") == match["number"]:
            self._end(match)
        elif match["status"] != "running" and message["t"] == "welcome" and self._ended:
            self._vote()  # the last vote may have been lost with the connection

    def _begin(self, match: dict[str, Any]) -> None:
        setting = self._table["setting"]
        words = self._guest.vocabulary(setting)
        self._match = match
        self._opening = match_line(
            setting["game"],
            self._seat,
            match["names"],
            setting["options"],
            words["verbs"],
            words["kinds"],
        )
        self._with_bot(lambda: None, anew=True)
        self._say(f"match {match['number']}: playing as {match['names'][self._seat]}")

    def _end(self, match: dict[str, Any]) -> None:
        self._match = {}
        self._left -= 1
        over = over_line(match["winners"], self._seat)
        self._with_bot(lambda: self._talk.tell(over))
        names = " and ".join(match["names"][seat] for seat in match["winners"])
        self._say(f"match {match['number']} is {match['status']}: {names or 'nobody'} won")
        self._ended = True
        self._vote()

    def _vote(self) -> None:
        """Vote for another match, if one is wanted."""
        if self._left:
            self._request({"t": "vote", "what": "rematch"})

    def _answer(self, decision: dict[str, Any] | None, view: dict[str, Any]) -> None:
        """Let the bot decide what is asked of its seat and not answered yet."""
        if not self._match or decision is None or decision["answered"]:
            return
        name = [self._match["number"], decision["id"]]
        if name == self._answered:
            return
        self._answered = name
        place = self._with_bot(lambda: self._asked(decision, view))
        action = decision["options"][place]
        self._request({"t": "act", "decision": decision["id"], "actions": [action]})

    def _asked(self, decision: dict[str, Any], view: dict[str, Any]) -> int:
        """Ask the bot, with what it has not been told yet."""
        question = decide_line(
            view,
            decision["prompt"],
            decision["values"],
            decision["options"],
            self._told,
            self._history[self._told :],
        )
        self._told = len(self._history)
        return self._talk.ask(question)

    def _with_bot(self, doing: Callable[[], Answer], anew: bool = False) -> Answer:
        """Talk to the bot; one that was away is told of the match from its beginning first."""
        while True:
            try:
                if anew:
                    self._talk.tell(self._opening)
                return doing()
            except BotBack:
                self._say("the bot lost its connection and has come back")
                self._told, anew = 0, True
