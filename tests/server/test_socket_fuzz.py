"""Whatever comes over a socket: it is read as one of our messages, or refused and forgotten."""

from __future__ import annotations

import asyncio
import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.line import Line
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.settings import NO_LIMITS, Limits
from tafelrunde.server.socket import decoded
from tests.server.socket_partners import KeptWire, say

VALID: list[dict[str, Any]] = [
    {"t": "act", "ref": 1, "decision": [3, 0], "actions": [["reroll", 21], ["keep"]]},
    {"t": "undo", "ref": 2},
    {"t": "order", "ref": 3, "step": "cat", "verb": "pass", "until": "match"},
    {"t": "cancel_orders", "ref": 4},
    {"t": "why", "ref": 5, "action": ["shoot", 1, "beer"]},
    {"t": "odds", "ref": 5, "action": ["reroll", 21]},
    {"t": "hint", "ref": 5, "decision": [3, 0]},
    {"t": "contribute", "ref": 6, "digits": "00ff" * 8},
    {"t": "say", "ref": 7, "text": "Grüße, друзья"},
    {"t": "sit", "ref": 8, "seat": 1},
    {"t": "stand", "ref": 9},
    {"t": "back", "ref": 10},
    {"t": "set_seat", "ref": 11, "seat": 2, "level": "strong"},
    {"t": "set_seat", "ref": 11, "seat": 2, "name": "Boris"},
    {"t": "pass_all", "ref": 14, "serial": 2},
    {"t": "start", "ref": 12},
    {"t": "vote", "ref": 13, "what": "rematch", "yes": False},
]

SAID_ELSEWHERE = (socket.Hello, socket.Ping)  # before the table listens, and not to it

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


def is_ours(data: str | bytes) -> bool:
    """Say whether a message can be read; any error but a refusal fails the test."""
    try:
        decoded(data)
    except Refusal:
        return False
    return True


def heard(data: str | bytes) -> tuple[list[socket.ClientMessage], list[socket.ServerMessage]]:
    wire, table = asyncio.run(say([data]))
    return table.heard, wire.messages()


def check(data: str | bytes) -> None:
    """The table hears a message if it is one; else the client hears that it is none."""
    posted, answers = heard(data)
    if is_ours(data):
        assert len(posted) + len(answers) == 1
        return
    assert posted == []
    [answer] = answers
    assert isinstance(answer, socket.Refused)
    assert (answer.ref, answer.code in ("malformed", "too-big")) == (-1, True)


def test_there_is_an_example_of_every_message() -> None:
    kinds = {kind for kind in get_args(socket.ClientMessage) if kind not in SAID_ELSEWHERE}
    assert {type(decoded(json.dumps(message))) for message in VALID} == kinds


@pytest.mark.parametrize("message", VALID, ids=lambda message: message["t"])
def test_every_message_reaches_the_table_as_text_and_as_bytes(message: dict[str, Any]) -> None:
    text = json.dumps(message)
    for data in (text, text.encode()):
        posted, answers = heard(data)
        assert [msgspec.to_builtins(posted[0])["t"], answers] == [message["t"], []]


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(data: bytes) -> None:
    check(data)


@given(plain)
def test_random_json_is_refused(value: Any) -> None:
    check(json.dumps(value))


@given(st.sampled_from(VALID), st.data())
def test_a_message_with_one_value_changed_is_read_or_refused(
    message: dict[str, Any], data: st.DataObject
) -> None:
    key = data.draw(st.sampled_from(sorted(message)) | st.text(max_size=8))
    check(json.dumps(message | {key: data.draw(plain)}))


@given(st.sampled_from(VALID), st.data())
def test_a_message_with_a_few_bytes_changed_is_read_or_refused(
    message: dict[str, Any], data: st.DataObject
) -> None:
    text = bytearray(json.dumps(message).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=3))
    check(bytes(text))


@given(st.sampled_from(VALID), st.data())
def test_a_message_that_breaks_off_is_refused(message: dict[str, Any], data: st.DataObject) -> None:
    text = json.dumps(message)
    part = text[: data.draw(st.integers(0, len(text) - 1))]
    assert not is_ours(part)
    check(part)


@pytest.mark.parametrize(
    "data",
    [
        "[" * 8000,
        '{"t":"why","ref":1,"action":' + "[" * 4000 + "]" * 4000 + "}",
        '{"t":"say","ref":1,"text":"\\ud800"}',
        '{"t":"say","ref":1,"text":""}',
        '{"t":"say","ref":1,"text":"' + "x" * 501 + '"}',
        '{"t":"say","ref":-1,"text":"x"}',
        '{"t":"say","ref":1e99,"text":"x"}',
        '{"t":"undo","ref":true}',
        '{"t":"undo","ref":1,"seat":0}',
        '{"t":"act","ref":1,"decision":[1,2],"actions":[]}',
        '{"t":"act","ref":1,"decision":[1],"actions":[["keep"]]}',
        '{"t":"contribute","ref":1,"digits":"XYZ"}',
        '{"t":"hello","protocol":1}',
        '{"t":"welcome"}',
        '{"t":"done","ref":1,"applied":1}',
        "NaN",
        "",
        b"\xff\xfe\x00",
    ],
)
def test_odd_messages_are_refused(data: str | bytes) -> None:
    posted, answers = heard(data)
    assert posted == []
    assert [type(answer).__name__ for answer in answers] == ["Refused"]


def test_an_oversized_message_is_refused_as_such() -> None:
    padding = "я" * socket.MOST_BYTES  # counted in bytes, not in letters
    for data in (f'{{"t":"undo","ref":1{" " * socket.MOST_BYTES}}}', f'"{padding[:5000]}"'):
        _, [answer] = heard(data)
        assert isinstance(answer, socket.Refused) and answer.code == "too-big"


def test_whoever_sends_nothing_readable_is_closed() -> None:
    wire, table = asyncio.run(say(["rubbish"] * 50, Limits(malformed=10)))
    *refusals, bye = wire.messages()
    assert len(refusals) == 11
    assert bye == socket.Bye("malformed", again=False)
    assert wire.hung_up == 1008
    assert table.heard == []


def test_a_client_that_takes_nothing_is_cut_off() -> None:
    wire = KeptWire()
    wire.taking = False
    line = Line(wire, NO_LIMITS, Metrics())
    for _ in range(2000):
        line.send(b"x" * 1000)
    assert wire.hung_up == 1012
    assert len(wire.sent) == 1002, "a thousand and one, and then goodbye"
    assert wire.sent[-1] == b'{"t":"bye","code":"slow","again":true}'
