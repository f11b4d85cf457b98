"""Guests and accounts: names, passwords, cookies, and seats that move along."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from tafelrunde.server import people as module
from tafelrunde.server.patience import MOST_REMEMBERED, Patience
from tafelrunde.server.people import NOBODYS, People, clean
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.storage import Desk, Store
from tests.server.rows import a_table

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
Day = Callable[[People, Desk], Awaitable[None]]


def live(url: str, day: Day, hasher: PasswordHasher = QUICK) -> None:
    """Let people come and go for a day at a server with this database."""

    async def whole_day() -> None:
        desk = Desk(Store.open(url))
        try:
            await day(People(desk, "secret", hasher), desk)
        finally:
            await desk.close()

    asyncio.run(whole_day())


async def refused(code: str, request: Awaitable[object]) -> None:
    with pytest.raises(Refusal) as refusal:
        await request
    assert refusal.value.code == code


# Names


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Jörg-Ñandú  ", "Jörg-Ñandú"),
        ("Маша и Медведь", "Маша и Медведь"),
        ("e\u0301", "é"),
        ("x" * 40, "x" * 40),
        ("日本", "日本"),
    ],
)
def test_names_people_have_are_taken_as_they_are(given: str, shown: str) -> None:
    assert clean(given) == shown


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 41, "a\nb", "a\x00b", "a\u202eb", "a\u2066b", "a\u200bb", "\u2028"),
        *("\u3164", "\u2800\u2800", "\u0301", "\u00a0", "\ud800", "\ufeffAnn"),
    ],
)
def test_names_that_nobody_could_read_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        clean(name)
    assert refusal.value.code == "bad-name"


# Guests


def test_a_guest_is_known_again_by_the_cookie_even_after_a_restart(store_url: str) -> None:
    cookies: list[str] = []

    async def first(people: People, desk: Desk) -> None:
        opened = await People.open(desk)
        cookies.append(opened.cookie_of(await opened.guest(" Ann ")))

    async def second(people: People, desk: Desk) -> None:
        person = await (await People.open(desk)).of_cookie(cookies[0])
        assert person is not None and (person.name, person.login) == ("Ann", "")

    live(store_url, first)
    live(store_url, second)


def test_two_guests_may_have_one_name_and_are_still_two(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        assert (await people.guest("Ann")).id != (await people.guest("Ann")).id

    live(sqlite_url, day)


def test_a_guest_can_change_the_name(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        ann = await people.guest("Ann")
        anna = await people.rename(ann, "Anna")
        assert (anna.id, anna.name) == (ann.id, "Anna")
        assert await people.of_cookie(people.cookie_of(ann)) == anna
        await refused("bad-name", people.rename(ann, "\n"))

    live(sqlite_url, day)


def test_cookies_of_people_the_server_has_forgotten_are_worthless(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        ghost = module.Person("ghost", "Ghost")
        assert await people.of_cookie(people.cookie_of(ghost)) is None
        assert await people.of_cookie("nonsense") is None
        await refused("unknown-person", people.rename(ghost, "Casper"))

    live(sqlite_url, day)


def test_logging_out_everywhere_ends_all_sessions_but_the_new_one(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        ann = await people.guest("Ann")
        old = people.cookie_of(ann)
        ann = await people.logout_everywhere(ann)
        assert await people.of_cookie(old) is None
        assert await people.of_cookie(people.cookie_of(ann)) == ann

    live(sqlite_url, day)


# Accounts


def test_a_guest_who_opens_an_account_stays_the_same_person(store_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        guest = await people.guest("Ann")
        account = await people.register(guest, "ann.smith", "correct horse")
        assert (account.id, account.name, account.login) == (guest.id, "Ann", "ann.smith")
        assert await people.of_cookie(people.cookie_of(guest)) == account
        assert await people.login("ANN.Smith ", "correct horse") == account

    live(store_url, day)


def test_the_password_is_stored_as_a_hash_only(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        await people.register(None, "ann", "correct horse")
        row = await desk.ask(lambda store: store.person_by_login("ann"))
        assert row is not None and row.password is not None
        assert row.password.startswith("$argon2id$") and "horse" not in row.password

    live(sqlite_url, day)


def test_whoever_has_an_account_opens_a_second_one_as_somebody_else(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        first = await people.register(None, "one", "password 1")
        second = await people.register(first, "two", "password 2")
        assert second.id != first.id and second.name == "two"
        assert (await people.login("one", "password 1")).id == first.id

    live(sqlite_url, day)


def test_a_login_can_be_taken_only_once_even_at_the_same_moment(store_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        tries = [people.register(None, name, "password") for name in ("Ann", "ann", "ANN")]
        results = await asyncio.gather(*tries, return_exceptions=True)
        codes = [result.code for result in results if isinstance(result, Refusal)]
        assert codes == ["name-taken", "name-taken"]

    live(store_url, day)


def test_bad_logins_and_passwords_are_refused(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        await refused("bad-name", people.register(None, "\u202e", "password"))
        await refused("bad-password", people.register(None, "ann", "short"))
        await refused("bad-password", people.register(None, "ann", "x" * 201))
        await people.register(None, "ann", "password")
        await refused("wrong-password", people.login("ann", "Password"))
        await refused("wrong-password", people.login("bob", "password"))
        await refused("wrong-password", people.login("", ""))

    live(sqlite_url, day)


def test_nobody_can_log_in_as_a_guest(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        await people.guest("Ann")
        await refused("wrong-password", people.login("Ann", ""))

    live(sqlite_url, day)


def test_an_unknown_login_is_worth_as_much_work_as_a_wrong_password() -> None:
    real = PasswordHasher()
    assert not real.check_needs_rehash(NOBODYS)  # the same costs as everybody's
    with pytest.raises(VerifyMismatchError):
        real.verify(NOBODYS, "password")


def test_the_server_goes_on_while_passwords_are_hashed(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        work = asyncio.ensure_future(people.register(None, "ann", "password"))
        turns = 0
        while not work.done():
            await asyncio.sleep(0.001)
            turns += 1
        await work
        assert turns > 20  # hashing on the loop itself would leave it one or two

    live(sqlite_url, day, PasswordHasher(time_cost=20))


# A guest logs in


def test_a_guests_seats_move_to_the_account_and_the_house_hears_of_it(store_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        account = await people.register(None, "ann", "password")
        guest = await people.guest("Ann")
        await desk.write(a_table(people=(guest.id, "", "bob")))
        told: list[tuple[str, str, list[str]]] = []

        async def moved(old: str, new: str, tables: list[str]) -> None:
            told.append((old, new, tables))

        people.moved = moved
        await people.login("ann", "password", guest)
        assert told == [(guest.id, account.id, ["t1"])]
        mine = await desk.ask(lambda store: store.tables_of(account.id))
        assert [row.people for row in mine] == [(account.id, "", "bob")]

    live(store_url, day)


def test_seats_stay_with_an_account_whose_owner_logs_in_to_another(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        one = await people.register(None, "one", "password")
        await people.register(None, "two", "password")
        await desk.write(a_table(people=(one.id, "", "bob")))
        await people.login("two", "password", one)
        assert len(await desk.ask(lambda store: store.tables_of(one.id))) == 1

    live(sqlite_url, day)


# Patience


def test_guessing_a_password_is_stopped_per_login_and_per_address(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TRIES_PER_ADDRESS", 3)

    async def day(people: People, desk: Desk) -> None:
        await people.register(None, "ann", "password")
        for _ in range(module.TRIES_PER_LOGIN):
            await refused("wrong-password", people.login("ann", "guess"))
        await refused("too-fast", people.login("ANN", "password"))
        for number in range(3):
            await refused("wrong-password", people.login(f"x{number}", "guess", None, "1.2.3.4"))
        await refused("too-fast", people.login("y", "guess", None, "1.2.3.4"))
        await refused("too-fast", people.register(None, "z", "password", "1.2.3.4"))
        await refused("wrong-password", people.login("y", "guess", None, "1.2.3.5"))

    live(sqlite_url, day)


def test_a_crowd_that_wants_hashes_is_turned_away_instead_of_kept_waiting(sqlite_url: str) -> None:
    async def day(people: People, desk: Desk) -> None:
        crowd = [people.register(None, f"p{number}", "password") for number in range(40)]
        results = await asyncio.gather(*crowd, return_exceptions=True)
        turned_away = [result for result in results if isinstance(result, Refusal)]
        assert [refusal.code for refusal in turned_away] == ["too-fast"] * 20

    live(sqlite_url, day)


def test_patience_returns_with_time() -> None:
    now = [0.0]
    patience = Patience(2, 10.0, lambda: now[0])
    assert [patience.allows("a") for _ in range(3)] == [True, True, False]
    assert patience.allows("b")
    now[0] = 9.9
    assert not patience.allows("a")
    now[0] = 10.0
    assert patience.allows("a")


def test_patience_remembers_a_bounded_number_of_names() -> None:
    patience = Patience(1, 10.0)
    for number in range(MOST_REMEMBERED + 50):
        patience.allows(str(number))
    assert len(patience._times) == MOST_REMEMBERED
