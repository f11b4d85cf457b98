"""A bot that comes by WebSocket: one text frame each way for what would be a line."""

from __future__ import annotations

import queue
import threading
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve

from tafelrunde.bots.external import PATIENCE
from tafelrunde.bots.lines import LONGEST, BotGone
from tafelrunde.kernel import OptionError, TafelrundeError

RETURN = 60.0  # seconds a bot that lost its connection is waited for
LEAVING = 2.0  # seconds in which one that comes back may be here before it was seen to leave


class BotBack(TafelrundeError):
    """A bot lost its connection and has come back: it knows nothing of what it was told."""


class Door:
    """A port of this machine at which one bot is awaited; a second one is turned away."""

    def __init__(self, port: int, patience: float = PATIENCE, back: float = RETURN) -> None:
        self._patience = patience
        self._back = back
        self._arrived: queue.Queue[ServerConnection] = queue.Queue()
        self._taken = threading.Lock()
        self._bot: ServerConnection | None = None
        try:
            # Only programs of this machine: whoever comes here plays in somebody's name.
            self._server: Server = serve(self._enter, "127.0.0.1", port, max_size=4 * LONGEST)
        except OSError as error:
            raise OptionError(f"can't listen at port {port}: {error.strerror}") from None
        self.port: int = self._server.socket.getsockname()[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _enter(self, connection: ServerConnection) -> None:
        """Keep the first bot's connection until it is closed; then it may come again."""
        if connection.request is not None and "origin" in connection.request.headers:
            connection.close(1008, "pages of a browser can't play here")
            return
        if not self._taken.acquire(timeout=LEAVING):
            connection.close(1013, "a bot is here already")
            return
        self._arrived.put(connection)
        connection.wait_closed()
        self._taken.release()

    def wait(self) -> None:
        """Wait for the bot."""
        self._bot = self._arrived.get()

    def send(self, line: str) -> None:
        """Bring the bot a line."""
        self._talk(lambda bot: bot.send(line))

    def receive(self) -> str:
        """Wait for a line of the bot's."""
        answer = self._talk(lambda bot: bot.recv(timeout=self._patience))
        return answer if isinstance(answer, str) else answer.decode("utf-8", "replace")

    def _talk(self, doing: Any) -> Any:
        assert self._bot is not None, "nobody has come yet"
        try:
            return doing(self._bot)
        except ConnectionClosed:
            self._wait_again()
            raise BotBack("the bot has come back") from None
        except TimeoutError:
            raise BotGone(f"the bot gave no answer in {self._patience:.0f} seconds") from None

    def _wait_again(self) -> None:
        """Wait a while for a bot that has lost its connection."""
        try:
            self._bot = self._arrived.get(timeout=self._back)
        except queue.Empty:
            gone = (
                f"the bot has closed its connection and not come back in {self._back:.0f} seconds"
            )
            raise BotGone(gone) from None

    def close(self) -> None:
        """Say goodbye."""
        if self._bot is not None:
            self._bot.close()
        self._server.shutdown()
