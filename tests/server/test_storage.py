"""What is stored comes back, from both databases alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tafelrunde.server.storage import StorageError, Store, Write
from tests.server.rows import a_chat, a_line, a_match, a_person, a_summary, a_table


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    store = Store.open(store_url)
    yield store
    store.close()


def test_everything_written_in_a_batch_comes_back_after_reopening(store_url: str) -> None:
    store = Store.open(store_url)
    store.write([a_table(), a_match(), a_line(0), a_line(1), a_chat(0)])
    store.close()
    store = Store.open(store_url)
    assert store.table("t1") == a_table()
    assert store.match("t1", 1) == a_match()
    assert store.log("t1", 1) == [a_line(0), a_line(1)]
    assert store.chat("t1") == [a_chat(0)]
    store.close()


def test_what_is_not_there_is_none_or_empty(store: Store) -> None:
    assert store.table("t1") is None
    assert store.table_invited("x") is None
    assert store.match("t1", 1) is None
    assert store.log("t1", 1) == []
    assert store.chat("t1") == []
    assert store.person("ann") is None
    assert store.person_by_login("ann") is None
    assert store.setting("x") is None


def test_tables_and_matches_are_overwritten(store: Store) -> None:
    store.write([a_table(), a_match()])
    later = replace(a_table(), status="over", updated=9, data="[]", card="[]")
    store.write([later, a_match(snapshot="later"), a_match(number=2)])
    assert store.table("t1") == later
    assert store.match("t1", 1) == a_match(snapshot="later")
    assert store.match("t1", 2) == a_match(number=2)


def test_the_last_of_two_rows_for_one_table_in_a_batch_counts(store: Store) -> None:
    last = a_table(people=("cid", "ann", ""))
    store.write([a_table(), last])
    assert store.table("t1") == last
    assert store.tables_of("cid") == [last]
    assert store.tables_of("bob") == []


def test_a_summary_belongs_to_its_match_and_is_replaced_by_a_newer_one(store: Store) -> None:
    assert store.summary("t1", 1) is None
    store.keep_summary(a_summary())
    store.keep_summary(a_summary(2, summary="second"))
    store.keep_summary(a_summary(version=2, summary="newer"))
    assert store.summary("t1", 1) == a_summary(version=2, summary="newer")
    assert store.summary("t1", 2) == a_summary(2, summary="second")


@pytest.mark.parametrize("again", [a_line(0, line="other"), a_chat(0, "other")])
def test_a_line_written_twice_is_an_error_and_nothing_of_its_batch_is_stored(
    store: Store, again: Write
) -> None:
    store.write([a_table(), a_line(0), a_chat(0)])
    with pytest.raises(StorageError):
        store.write([a_table(status="over"), a_match(), a_line(1), again])
    assert store.table("t1") == a_table()
    assert store.match("t1", 1) is None
    assert store.log("t1", 1) == [a_line(0)]
    assert store.chat("t1") == [a_chat(0)]
    store.write([a_line(1)])  # the store goes on
    assert len(store.log("t1", 1)) == 2


def test_text_that_is_no_unicode_is_refused_and_the_store_goes_on(store: Store) -> None:
    with pytest.raises(StorageError):
        store.write([a_table(), a_chat(0, "\ud800")])
    assert store.table("t1") is None
    store.write([a_chat(0)])


def test_a_person_finds_their_tables_newest_first(store: Store) -> None:
    old, new = a_table("t1", updated=5), a_table("t2", updated=7)
    others = replace(a_table("t3", people=("bob", "", "")), host="bob")
    store.write([old, new, others])
    assert store.tables_of("ann") == [new, old]
    assert store.tables_of("ann", limit=1) == [new]
    assert store.tables_of("") == []


def test_a_table_is_found_once_by_who_has_several_seats_there(store: Store) -> None:
    shared = a_table(people=("ann", "ann", "bob"))
    store.write([shared])
    assert store.tables_of("ann") == [shared]
    assert store.move_person("ann", "eve") == ["t1"]
    assert [row.people for row in store.tables_of("eve")] == [("eve", "eve", "bob")]


def test_a_host_without_a_seat_finds_their_table(store: Store) -> None:
    watched = a_table(people=("", "bob", ""))
    store.write([watched, replace(a_table("t2", people=("bob",)), host="bob")])
    assert store.tables_of("ann") == [watched]
    assert store.move_person("ann", "eve") == ["t1"]
    assert store.tables_of("eve") == [replace(watched, host="eve")]
    assert store.tables_of("ann") == []


def test_seats_follow_the_people_of_a_table(store: Store) -> None:
    table = replace(a_table(), host="bob")
    store.write([table])
    stood_up = replace(table, people=("", "", "bob"))
    store.write([stood_up])
    assert store.tables_of("ann") == []
    assert store.tables_of("bob") == [stood_up]
    store.write([replace(table, people=("", "ann", "bob"))])
    assert [row.id for row in store.tables_of("ann")] == ["t1"]


def test_a_failed_batch_does_not_move_anybody(store: Store) -> None:
    store.write([a_table(), a_line(0)])
    with pytest.raises(StorageError):
        store.write([a_table(people=("", "", "")), a_line(0)])
    store.write([a_table(people=("", "", ""))])
    assert store.tables_of("bob") == []


def test_lists_show_only_what_is_listed_and_not_over(store: Store) -> None:
    seen = [a_table("t1", "open", updated=1), a_table("t2", "playing", updated=2)]
    hidden = [
        a_table("t3", "over"),
        a_table("t4", "closed"),
        a_table("t5", "open", "private"),
        a_table("t6", "playing", "link"),
    ]
    store.write([*seen, *hidden])
    assert store.listed() == seen[::-1]
    assert store.listed(limit=1) == seen[1:]


def test_tables_whose_clocks_run_are_awake(store: Store) -> None:
    for number, status in enumerate(["open", "gathering", "playing", "over", "closed"]):
        store.write([a_table(f"t{number}", status, "private")])
    assert store.awake() == ["t1", "t2"]


def test_an_invitation_leads_to_its_table_until_it_is_renewed(store: Store) -> None:
    store.write([a_table()])
    assert store.table_invited("to t1") == a_table()
    store.write([replace(a_table(), invitation="another")])
    assert store.table_invited("to t1") is None


def test_no_invitation_leads_nowhere(store: Store) -> None:
    store.write([replace(a_table(), invitation="")])
    assert store.table_invited("") is None


def test_the_log_comes_in_order_and_of_one_match_only(store: Store) -> None:
    store.write([a_line(10), a_line(9), replace(a_line(0), match=2), a_line(0, table="t2")])
    assert store.log("t1", 1) == [a_line(9), a_line(10)]


def test_the_last_words_of_a_chat_come_oldest_first(store: Store) -> None:
    store.write([a_chat(number) for number in range(12)])
    assert [row.number for row in store.chat("t1", limit=3)] == [9, 10, 11]


def test_people_are_found_by_login_whatever_its_capitals(store: Store) -> None:
    store.add_person(a_person(login="Ännchen"))
    assert store.person_by_login("äNNCHEN") == a_person(login="Ännchen")
    assert store.person("ann") == a_person(login="Ännchen")


def test_a_login_belongs_to_one_person(store: Store) -> None:
    store.add_person(a_person(login="Ann"))
    store.add_person(a_person("bob"))
    with pytest.raises(StorageError):
        store.add_person(a_person("cid", login="ANN"))
    with pytest.raises(StorageError):
        store.change_person(a_person("bob", login="ann"))
    assert store.person("cid") is None
    assert store.person("bob") == a_person("bob")


def test_many_guests_have_no_login(store: Store) -> None:
    store.add_person(a_person("ann"))
    store.add_person(a_person("bob"))
    renamed = replace(a_person("bob"), name="Robert", epoch=3)
    store.change_person(renamed)
    assert store.person("bob") == renamed


def test_a_guests_seats_tables_and_words_move_to_an_account(store: Store) -> None:
    store.write([a_table(), a_table("t2", people=("bob", "ann")), a_chat(0)])
    assert sorted(store.move_person("ann", "eve")) == ["t1", "t2"]
    moved = store.table("t1")
    assert moved is not None
    assert moved.people == ("eve", "", "bob")
    assert moved.host == "eve"
    assert store.chat("t1")[0].person == "eve"
    assert {row.id for row in store.tables_of("eve")} == {"t1", "t2"}
    assert store.tables_of("ann") == []


def test_nobody_gets_a_second_seat_at_a_table(store: Store) -> None:
    store.write([a_table()])
    assert store.move_person("ann", "bob") == []
    row = store.table("t1")
    assert row is not None and row.people == ("ann", "", "bob")


def test_settings_are_kept(store: Store) -> None:
    store.keep_setting("colour", "red")
    store.keep_setting("colour", "green")
    assert store.setting("colour") == "green"
