"""Rows for tests of the storage."""

from __future__ import annotations

from tafelrunde.server.storage import (
    ChatRow,
    LogRow,
    MatchRow,
    PersonRow,
    PushRow,
    SummaryRow,
    TableRow,
)


def a_table(
    id: str = "t1",
    status: str = "open",
    visibility: str = "listed",
    people: tuple[str, ...] = ("ann", "", "bob"),
    updated: int = 2,
) -> TableRow:
    return TableRow(
        id=id,
        game="bang",
        visibility=visibility,
        status=status,
        host="ann",
        invitation=f"to {id}",
        created=1,
        updated=updated,
        people=people,
        data='{"über": "всё"}',
        card="{}",
    )


def a_match(table: str = "t1", number: int = 1, snapshot: str = "{}") -> MatchRow:
    return MatchRow(table, number, "running", '{"secret": "…"}', snapshot, 1_800_000_000_000)


def a_line(number: int, table: str = "t1", line: str = "{}") -> LogRow:
    return LogRow(table, 1, number, line)


def a_chat(number: int, text: str = "Привет!") -> ChatRow:
    return ChatRow("t1", number, 1_800_000_000_000, 0, "ann", "Ann", text)


def a_person(id: str = "ann", login: str | None = None) -> PersonRow:
    return PersonRow(id, "Ann", login, "hash" if login else None, 1_800_000_000_000, 0)


def a_push(endpoint: str = "https://push.example/1", person: str = "ann") -> PushRow:
    return PushRow(endpoint, person, "key", "secret", 1_800_000_000_000)


def a_summary(match: int = 1, version: int = 1, summary: str = "{}") -> SummaryRow:
    return SummaryRow("t1", match, version, summary)
