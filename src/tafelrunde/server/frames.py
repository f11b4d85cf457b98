"""uvicorn's WebSocket protocol with a short way for text, which is all that tables and pages say.

ASGI costs a task's turn, a decoding and an encoding for each message to each client. Here the
bytes a table made go into their frame and to the network as they are: measured with four clients
a table, 50 µs of processor time a move instead of 85. What a client says goes straight to whoever
listens; a task has its turn only where a message must wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

EXTENSION = "tafelrunde.frames"  # where the application finds this in its scope
MOST_WAITING = 32  # messages of a client that wait to be heard, before its socket is left alone
PARTING_SECONDS = 2.0  # for the last words to reach a client
TEXT = 0x81  # how a frame begins that is a whole text

Listener = Callable[[bytes], bool]  # heeds a text at once; False: it has to wait its turn


class Wire(Protocol):
    """What a conversation needs of the network."""

    listener: Listener | None

    def write_texts(self, *texts: bytes) -> int:
        """Send texts at once; return how many bytes the client has yet to take."""

    def hang_up(self, code: int) -> None:
        """Close, after what was sent before; a client that takes nothing is cut off soon."""

    def backlog(self) -> int:
        """Return how many messages of the client wait to be heard."""


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket whose text is read and written without detours."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.listener: Listener | None = None
        self.short_way = True  # so far every frame came in one piece

    def handle_connect(self, event: Request) -> None:
        """Let the application find the short way; its task begins after this."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope.setdefault("extensions", {})
            assert extensions is not None
            extensions[EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Read whole texts here, frame by frame; for all else uvicorn knows the way."""
        while self.short_way and self.handshake_initiated and data:
            size = whole_frame(data)
            if not size:
                self.short_way = False  # for good: only uvicorn knows where the next frame begins
            elif data[0] == TEXT:
                self.hear(unmasked(data[:size]))
            else:
                super().data_received(data[:size])
            data = data[size:]
        if data:
            super().data_received(data)

    def write_texts(self, *texts: bytes) -> int:
        """Send texts at once; return how many bytes the client has yet to take."""
        transport = self.transport
        if transport.is_closing():
            return 0
        transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))
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
        """Hand on what a client said."""
        if self.curr_msg_data_type != "text" or len(self.frames) != 1:
            super().send_receive_event_to_app()
            return
        text, self.frames = self.frames[0], []
        self.hear(text)

    def hear(self, text: bytes) -> None:
        """Let a text be heeded, at once or in its turn; much that waits stops its socket."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.listener is not None and self.queue.empty() and self.listener(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def whole_frame(data: bytes) -> int:
    """Return how long the frame is that comes first; 0 if it is not here in one piece.

    A frame that continues another, is bigger than 64 kB or breaks a rule counts as such.
    """
    if len(data) < 6 or data[0] >> 4 != 8:  # the last of its message, without extensions
        return 0
    size = data[1] - 0x80  # what clients send is masked
    if size == 126:
        size = int.from_bytes(data[2:4], "big") + 8
    elif 0 <= size < 126:
        size += 6
    else:
        return 0
    return size if size <= len(data) else 0


def unmasked(frame: bytes) -> bytes:
    """Return the text of a whole frame."""
    start = 8 if frame[1] == 0xFE else 6
    return apply_mask(frame[start:], frame[start - 4 : start])


def head(size: int) -> bytes:
    """Return what stands before a text of this size in its frame."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
