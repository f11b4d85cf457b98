"""Where browsers listen for turn notices is kept by both databases alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tafelrunde.server.storage import Store
from tests.server.rows import a_push, a_table


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    store = Store.open(store_url)
    yield store
    store.close()


def test_a_person_may_listen_with_several_browsers_the_newest_first(store: Store) -> None:
    old, new = a_push("https://push.example/old"), a_push("https://push.example/new")
    new = replace(new, created=old.created + 1)
    for row in (old, new, a_push("https://push.example/bob", "bob")):
        store.put_push(row)
    assert store.pushes_of("ann") == [new, old]
    assert store.pushes_of("nobody") == []


def test_a_browser_belongs_to_whoever_used_it_last(store: Store) -> None:
    store.put_push(a_push(person="ann"))
    store.put_push(a_push(person="bob"))
    assert store.pushes_of("ann") == []
    assert store.pushes_of("bob") == [a_push(person="bob")]


def test_browsers_that_stopped_listening_are_forgotten(store: Store) -> None:
    rows = [a_push(f"https://push.example/{number}") for number in range(3)]
    for row in rows:
        store.put_push(row)
    store.drop_pushes([rows[0].endpoint, rows[2].endpoint, "https://push.example/unknown"])
    store.drop_pushes([])
    assert store.pushes_of("ann") == [rows[1]]


def test_a_guests_browsers_move_to_the_account(store: Store) -> None:
    store.write([a_table()])
    store.put_push(a_push())
    store.move_person("ann", "eve")
    assert store.pushes_of("eve") == [a_push(person="eve")]
    assert store.pushes_of("ann") == []
