"""uvicorn's WebSocket protocol with a short way for text, which is all that tables send.

ASGI costs a task's turn, a decoding and an encoding for each message to each client. Here the
bytes a table made go into their frame and to the network as they are: measured with four clients
a table, 50 µs of processor time a move instead of 85.
"""

from __future__ import annotations

from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "tafelrunde.frames"  # where the application finds this in its scope
MOST_WAITING = 32  # messages of a client that wait to be heard, before its socket is left alone
PARTING_SECONDS = 2.0  # for the last words to reach a client


class Wire(Protocol):
    """What a conversation needs of the network."""

    def write_text(self, data: bytes) -> int:
        """Send a text; return how many bytes the client has yet to take."""

    def hang_up(self, code: int) -> None:
        """Close, after what was sent before; a client that takes nothing is cut off soon."""

    def backlog(self) -> int:
        """Return how many messages of the client wait to be heard."""


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket whose text is written without detours."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find the short way; its task begins after this."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope.setdefault("extensions", {})
            assert extensions is not None
            extensions[EXTENSION] = self  # type: ignore[assignment]

    def write_text(self, data: bytes) -> int:
        """Send a text; return how many bytes the client has yet to take."""
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        transport = self.transport
        if transport.is_closing():
            return 0
        transport.write(head + data)
        return transport.get_write_buffer_size()

    def hang_up(self, code: int) -> None:
        """Close, after what was sent before; a client that takes nothing is cut off soon."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PARTING_SECONDS, self.transport.abort)

    def backlog(self) -> int:
        """Return how many messages of the client wait to be heard."""
        return self.queue.qsize()

    def send_receive_event_to_app(self) -> None:
        """Hand on what a client said; leave its socket alone only when much of it waits."""
        if self.curr_msg_data_type != "text" or self.close_sent or len(self.frames) != 1:
            super().send_receive_event_to_app()
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": self.frames[0]})
        self.frames = []
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
